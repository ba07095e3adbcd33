//! Portuguese.

use super::{Grammar, Words};
use crate::explain::piece::{LISTED, Noun};

/// The words.
pub(super) const WORDS: Words = Words {
    // Joining.
    and: "e",
    or: "ou",
    then: "; depois ",
    or_if_empty: " ou, na falta de cartas ali, ",
    and_then: ", depois ",
    the: "{x:o|a|os|as} {x}",
    a: "{x:um|uma|uns|umas} {x}",
    each: "cada {x}",
    each_of: "cada {x:um|uma|um|uma} de {x}",
    every: "{x:todo|toda|todos|todas} {x}",
    no: "{x:nenhum|nenhuma|nenhuns|nenhumas} {x}",
    any: "{x:algum|alguma|alguns|algumas} {x}",
    at_least_of: "pelo menos {n} {x}",
    all_but_of: "{x:todo|toda|todos|todas} menos {n} {x}",
    counted: "{n} {x}",
    nth: "{x:o|a|os|as} {n} {x}",
    nth_bare: "{n} {x}",
    numbered: "{x:o|a|os|as} {x} {n}",
    range: "{first} a {last}",
    from_to: "de {from} a {to}",
    part_of: "{x} de {whole}",
    quoted: "“{x}”",
    once: "uma vez",
    twice: "duas vezes",
    time: "vez|vezes|f",
    without_limit: "qualquer número de",
    // Headings.
    heading_cards: "O que é preciso",
    heading_deal: "A distribuição",
    heading_removals: "Retirar cartas",
    heading_swaps: "Trocas",
    heading_actions: "Outras jogadas",
    heading_phases: "O andamento do jogo",
    heading_redeal: "A recolha",
    heading_ending: "O fim",
    heading_score: "A contagem",
    heading_columns: "Colunas",
    heading_notes: "Notas",
    heading_variants: "Variantes",
    // About the game.
    also_called: "também chamado {names}",
    family: "família: {name}",
    source: "Fonte: {source}",
    other_variants: "o arquivo traz ainda {names:a variante|as variantes} {names}",
    parameter: "o número “{name}” é {value}; pode ir de {least} a {most}",
    // Cards.
    card: "carta|cartas|f",
    top_card: "carta de cima|cartas de cima|f",
    top_cards: "{cards} de cima",
    last_card: "a última carta|as últimas cartas|f",
    last_cards: "as últimas {cards}",
    extra_card: "carta extra|cartas extras|f",
    red: "{x} {x:vermelho|vermelha|vermelhos|vermelhas}",
    black: "{x} {x:preto|preta|pretos|pretas}",
    card_of_suit: "{x} de {suit}",
    card_from_to: "uma carta de {low} a {high}",
    base_card: "carta do valor de base|cartas do valor de base|f",
    below_base_card: "carta do valor logo abaixo da base|cartas do valor logo abaixo da base|f",
    above_base_card: "carta do valor logo acima da base|cartas do valor logo acima da base|f",
    counts: "{card} vale {n}",
    pack: "baralho|baralhos",
    packs_named: "{packs} “{name}”",
    pack_of: "{packs} de {cards}",
    packs_of_each: "{packs} de {cards} cada um",
    pack_ranks: "só de {low} a {high}",
    pack_suits: "dos quais só se usam as cartas de {suits}",
    pack_extras: "com {cards}",
    pack_in_all: "{cards} ao todo",
    rank_order: "os valores vão de {low}, o mais baixo, a {high}, o mais alto",
    // Piles.
    pile: "pilha|pilhas|f",
    place: "lugar|lugares",
    column: "coluna|colunas|f",
    tableau_pile: "pilha do quadro|pilhas do quadro|f",
    row: "fileira|fileiras|f",
    grid_column: "coluna|colunas|f",
    row_and_column: "{row}, {column}",
    rank_pile: "{role} de {rank}",
    this_pile: "{x:o próprio|a própria} {x}",
    pile_left: "a pilha à esquerda|as pilhas à esquerda|f",
    pile_right: "a pilha à direita|as pilhas à direita|f",
    pile_above: "a pilha acima|as pilhas acima|f",
    pile_below: "a pilha abaixo|as pilhas abaixo|f",
    place_left: "o lugar à esquerda|os lugares à esquerda",
    place_right: "o lugar à direita|os lugares à direita",
    place_above: "o lugar acima|os lugares acima",
    place_below: "o lugar abaixo|os lugares abaixo",
    nth_left: "a {n} pilha à esquerda",
    nth_right: "a {n} pilha à direita",
    same_number: "{x:o|a|os|as} {x} de mesmo número",
    any_other: "qualquer {x:outro|outra|outros|outras} {x}",
    top_card_of: "a carta de cima de {pile}",
    card_at: "a carta em {pile}",
    card_left: "a carta à esquerda",
    card_right: "a carta à direita",
    card_above: "a carta acima",
    card_below: "a carta abaixo",
    first_card_of: "a primeira carta de {pile}",
    // Phrases, after `built`.
    up: "em ordem crescente",
    down: "em ordem decrescente",
    up_or_down: "em ordem crescente ou decrescente",
    up_any: "em ordem crescente, saltando valores à vontade,",
    down_any: "em ordem decrescente, saltando valores à vontade,",
    way_by: "{way}, de {n} em {n},",
    way_by_pile: "{way}, de tantos em tantos valores quanto diz o número da pilha (de um em um na primeira, de dois em dois na segunda, e assim por diante),",
    in_suit: "no mesmo naipe",
    in_colour: "na mesma cor",
    in_alternate_colours: "em cores alternadas",
    in_another_suit: "em qualquer naipe que não o mesmo",
    regardless: "sem olhar o naipe",
    manner_same_rank: "em valores iguais",
    manner_suit: "{suit} sem olhar o valor",
    manner_script: "por esta regra: {sentence}",
    corner_up: "dando a volta ({low} segue {high})",
    corner_down: "dando a volta ({high} segue {low})",
    corner_both: "dando a volta ({low} e {high} são vizinhos)",
    the_same_rank: "o mesmo valor",
    the_same_suit: "o mesmo naipe",
    the_same_colour: "a mesma cor",
    the_other_colour: "a outra cor",
    another_suit: "outro naipe",
    laid_on_like: "uma carta pode ser posta sobre {pile} cuja carta de cima tenha {what}",
    pile_laid_on_like: "{pile} pode ser {pile:posto|posta|postos|postas} sobre {pile:outro|outra|outros|outras} cuja carta de cima tenha {what} que a sua",
    // Phrases, as a card.
    card_laid_on: "a carta que cobre",
    any_card: "qualquer carta",
    no_card: "nenhuma carta",
    any_card_but: "qualquer carta que não seja {x}",
    that_is_also: "{x} que seja também {y}",
    and_also: "{x} e {y}",
    any_card_or_packet: "qualquer carta ou sequência que possa ser movida",
    respectively: "{cards}, na ordem das pilhas",
    card_step: "uma carta {step} que {other}, {suit}",
    higher: "acima",
    lower: "abaixo",
    higher_or_lower: "acima ou abaixo",
    any_higher: "de valor mais alto",
    any_lower: "de valor mais baixo",
    ranks_away: "{n} {n:valor|valores} mais {way}",
    pile_number_away: "tantos valores mais {way} quanto o número da pilha",
    of_same_suit: "do mesmo naipe",
    of_same_colour: "da mesma cor",
    of_other_colour: "da outra cor",
    of_other_suit: "de outro naipe",
    of_any_suit: "de qualquer naipe",
    card_that: "uma carta {x}",
    same_rank_as: "do mesmo valor que {other}",
    same_suit_as: "do mesmo naipe que {other}",
    same_colour_as: "da mesma cor que {other}",
    other_colour_than: "de cor diferente de {other}",
    other_suit_than: "de naipe diferente de {other}",
    whole_run: "uma sequência inteira de {from} a {to} {suit}, posta de uma só vez",
    taken_by: "que {piles} {piles:aceite|aceitem}",
    rank_found_in: "cujo valor se encontre em {piles}",
    rank_is_pile_number: "cujo valor seja o número da pilha ({values})",
    rank_is_tally: "cujo valor seja a contagem “{name}” ({values})",
    by_script: "por esta regra ({sentence})",
    // Clauses.
    card_from: "{card} de {piles}",
    one_of_piles: "{x:um|uma|um|uma} de {x}",
    in_pass: "em {pass}",
    in_last_pass: "em a última passada",
    on: "só sobre {cards}",
    not_on: "mas não sobre {cards}",
    on_face_down: "só sobre uma carta fechada",
    not_on_face_down: "mas não sobre uma carta fechada",
    only_from: "só a partir de {piles}",
    from: "a partir de {piles}",
    not_from: "mas não a partir de {piles}",
    only_to: "só para {piles}",
    to: "para {piles}",
    not_to: "mas não para {piles}",
    only_in: "só em {piles}",
    not_in: "mas não em {piles}",
    new_suit: "de um naipe ainda não começado em {piles}",
    old_suit: "de um naipe já começado em {piles}",
    when: "quando {x}",
    unless: "exceto quando {x}",
    one_way: "seguindo o sentido, crescente ou decrescente, em que essa pilha foi começada",
    not_one_way: "invertendo o sentido, crescente ou decrescente, em que essa pilha foi começada",
    all_one_way: "no mesmo sentido, crescente ou decrescente, da primeira dessas pilhas a ser seguida",
    not_all_one_way: "no sentido contrário ao da primeira dessas pilhas a ser seguida",
    side_by_side: "se estiverem lado a lado",
    not_side_by_side: "se não estiverem lado a lado",
    neighbours: "se estiverem lado a lado ou uma acima da outra",
    not_neighbours: "se não estiverem lado a lado nem uma acima da outra",
    neighbours_corners: "se forem vizinhas, lado a lado, uma acima da outra ou pelo canto",
    not_neighbours_corners: "se não forem vizinhas, nem pelo canto",
    both_settled: "se depois disso as duas cartas estiverem assentadas",
    not_both_settled: "se depois disso não estiverem as duas cartas assentadas",
    either_settled: "se depois disso ao menos uma das cartas estiver assentada",
    not_either_settled: "se depois disso nenhuma das cartas estiver assentada",
    times_in_game: "só {times} no jogo",
    budget_named: "{x} (“{name}”)",
    one_card: "uma carta de cada vez",
    as_cells_allow: "de uma vez no máximo uma carta a mais do que o número de {cells} {cells:vazio|vazia|vazios|vazias}",
    as_cells_and_spaces_allow: "de uma vez no máximo tantas cartas quantas se poderiam mover uma a uma pelo caminho de {cells} {cells:vazio|vazia|vazios|vazias} e espaços (uma a mais do que o número de {cells} {cells:vazio|vazia|vazios|vazias}, o dobro para cada espaço que aceite qualquer carta, sem contar o espaço de destino)",
    cells_missing: "células",
    at_bottom: "posta por baixo da pilha",
    at_once: "e isso se faz de imediato, assim que for possível",
    // Laying.
    line_start: "começa com {card}",
    line_build: "segue {how}",
    line_build_like: "posta onde a carta de cima tenha {what}",
    line_lay: "recebe {card}",
    built_with: "com {card}",
    begun: "{pile} começa com {card}",
    also_begun: "{pile} também pode começar com {card}",
    never_begun_but_turned: "enquanto {pile} {pile:estiver vazio|estiver vazia|estiverem vazios|estiverem vazias}, nenhuma carta lá se põe pelas regras da construção",
    never_begun: "uma vez {pile:vazio|vazia|vazios|vazias}, {pile} não recomeça",
    built: "{piles} {piles:segue|seguem} {how}",
    also_built: "{piles} também {piles:pode|podem} seguir {how}",
    not_built: "nada se põe sobre as cartas de {piles}",
    takes: "{pile} recebe {card}",
    may_be_laid_on: "{card} pode ser posta em {pile}",
    may_be_laid_only_on: "{card} só pode ser posta em {pile}",
    also_takes: "{pile} também recebe {card}",
    nothing_laid: "nada se põe em {piles}",
    space: "espaço",
    space_first: "espaço ({pile} {pile:vazio|vazia|vazios|vazias})",
    space_takes: "um {space} pode receber {card}",
    space_only: "um {space} só pode receber {card}",
    space_also: "um {space} também pode receber {card}",
    space_stays: "um {space} não se preenche",
    filled_at_once: "um {space} se preenche de imediato com {cards} de {from}",
    holds_at_most: "{pile} {pile:contém|contêm} no máximo {cards}",
    hold_respectively: "{piles} contêm, pela ordem, no máximo {n} cartas",
    // Lifting.
    also: "também ",
    lift_none: "nada se tira de {pile}",
    lift_top: "a carta de cima de {pile} pode {also}ser movida",
    lift_card: "a carta de {pile} pode {also}ser movida",
    lift_sequence: "uma carta aberta de {pile} pode {also}ser movida, junto com todas as que estão sobre ela, se formarem sequência{how}",
    built_the_same_way: ", seguindo do mesmo modo",
    and_packed: " e forem {how}",
    of_one_suit: "de um só naipe",
    of_one_colour: "de uma só cor",
    lift_all_face_up: "as cartas abertas de {pile} só podem {also}ser movidas todas juntas, nunca em parte",
    lift_whole_pile: "todas as cartas de {pile} podem {also}ser movidas juntas",
    lift_squared_pile: "{pile} pode {also}ser {pile:movido|movida|movidos|movidas} por inteiro, julgando-se pela carta de cima",
    lift_any_packet: "qualquer carta aberta de {pile} pode {also}ser movida, junto com todas as que estão sobre ela, em qualquer ordem que estejam",
    lift_any_card: "qualquer carta aberta de {pile} pode {also}ser movida sozinha para onde possa ser posta, e as que estão sobre ela fecham o vão",
    lifted_never: "nada se tira de {piles}",
    lifted_never_but_taken: "de {piles} só saem cartas como se diz abaixo",
    stays_on_foundation: "as cartas postas em {piles} ali ficam",
    only_card: "a carta de {pile} pode ser movida",
    any_card_of: "qualquer carta de {piles} pode ser movida",
    any_uncovered_card_of: "qualquer carta descoberta de {piles} pode ser movida",
    only_top: "só a carta de cima de {pile} pode ser movida",
    top_comes_back: "a carta de cima de {pile} pode voltar ao jogo",
    top_or_whole: "ou se move só a carta de cima de {pile}, ou todas as suas cartas juntas, nada entre as duas coisas",
    // Faces and lines.
    turns_up_at_once: "uma carta fechada de {pile} que fique descoberta é aberta de imediato",
    face_down_stays: "uma carta fechada de {pile} não se move",
    turns_up_never: "uma carta fechada de {pile} não é aberta",
    turns_up_when_last: "uma carta fechada de {pile} só é aberta quando for a última da pilha",
    turns_up_after_laying: "posta uma carta em {pile}, a carta de cima, se fechada, é aberta",
    laid_face_down: "as cartas postas em {pile} ficam fechadas",
    stock_face_up: "{pile} fica com as cartas abertas, de modo que a próxima está sempre à vista",
    closes_up: "quando uma {pile} foi movida dali, o vão se fecha: {piles} à direita avançam todas um lugar para a esquerda",
    // The deal.
    shuffle_pack: "embaralhar as cartas",
    shuffle_packs: "embaralhar juntos os baralhos",
    shuffle_apart: "embaralhar os baralhos um por um e pô-los um sobre o outro sem misturar",
    there_are: "há {piles}",
    in_all: "{x} ao todo",
    more: "mais {n} {x}",
    in_one_row: "numa só fileira, da esquerda para a direita",
    all_cards: "todas as cartas",
    all_other_cards: "todas as outras cartas",
    the_cards: "as cartas",
    to_each_in_turn: "em rodízio, {n} de cada vez",
    deal_piles: "dar {piles} de {sizes}",
    deal_out_piles: "dar {all} em {piles} de {sizes}",
    deal_all: "dar {all} a {piles}",
    deal_all_places: "dar {all} a {piles}, uma em cada lugar",
    deal_each: "dar {cards} a {pile}",
    deal_among: "dar {cards} a {piles}",
    deal_per_pile: "dar {cards} a {piles}, nesta ordem",
    numbers_of_cards: "{n} cartas",
    cards_each: "{cards} cada",
    sizes_range: "{from} a {to}",
    sizes_parts: "{parts}",
    size: "{cards} ({which})",
    first_one: "{x:o primeiro|a primeira|o primeiro|a primeira}",
    next_one: "{x:o|a|o|a} seguinte",
    last_one: "{x:o último|a última|o último|a última}",
    next_n: "{x:o|a|os|as} {x} seguintes",
    last_n: "{x:o|a|os|as} {x:último|última|últimos|últimas} {x}",
    sizes_listed: "{cards}, nesta ordem",
    by_rows: "por fileiras",
    at_a_time: "{cards} de cada vez",
    row_by_row: "fileira por fileira",
    column_by_column: "coluna por coluna",
    last_pile_first: "a começar pela última pilha",
    top_card_first: "a carta de cima primeiro",
    face_up: "{cards:aberto|aberta|abertos|abertas}",
    face_down: "{cards:fechado|fechada|fechados|fechadas}",
    faces_as_drawn: "abertas em o e fechadas em #",
    last_up: "{cards} {cards:aberto|aberta|abertos|abertas}",
    last_down: "{cards} {cards:fechado|fechada|fechados|fechadas}",
    last_of_each_up: "{cards} de cada pilha {cards:aberto|aberta|abertos|abertas}",
    last_of_each_down: "{cards} de cada pilha {cards:fechado|fechada|fechados|fechadas}",
    begins_a_pile: "indo {card} para {pile:o próximo|a próxima} {pile} {pile:vazio|vazia} e toda outra carta para {pile:o último|a última} {pile} {pile:começado|começada}",
    leaving: "deixando {places} {places:livre|livres} depois das cartas assentadas de cada fileira",
    sending: "mas {cards} vai para {piles}",
    sending_to_first: "mas {cards} vai para o primeiro lugar, em {piles}, que a aceite ou esteja vazio",
    sending_to_first_place: "mas {cards} vai para o primeiro lugar livre de {piles}",
    sending_to_bottom: "mas {cards} vai para debaixo de {piles}",
    sending_taken: "mas uma carta que {piles} {piles:aceite|aceitem} vai para lá",
    sent_is_replaced: ", e a carta seguinte toma a sua vez",
    sent_is_not_replaced: ", e nenhuma outra vem para o seu lugar",
    all_is_stock: "todas as cartas formam {stock}, {face}",
    rest_is_stock: "{cards:a|as} {cards} que {cards:resta|restam} {cards:forma|formam} {stock}, {face}",
    unknown_rest_is_stock: "o que resta forma {stock}, {face}",
    leave_room: "deixar espaço para {piles}",
    grid: "{whole} tem {rows} de {places}",
    drawing: "{whole} tem {places}, dispostos assim",
    covering: "cada fileira cobre em parte a anterior: uma carta está coberta pelas cartas da fileira seguinte que estão sobre parte dela, e só uma carta descoberta pode ser jogada",
    // Steps.
    begin_again: "juntar todas as cartas, embaralhar e dar de novo",
    shuffle_stock: "embaralhar",
    shuffle_piles: "embaralhar entre si as cartas e os vãos de {piles}",
    lay_out_again: "dar as cartas outra vez como no início, até onde chegarem ({steps})",
    sink: "pôr {cards}, em {pile}, por baixo, na mesma ordem",
    rotate: "pôr a carta de baixo de {pile} por cima",
    turn_up: "abrir a carta de cima de {pile}",
    close_up: "juntar {piles}, passando as cartas para os primeiros lugares na ordem de leitura",
    fill_places: "preencher os lugares vazios de {piles} a partir de {from}",
    script_step: "fazer isto: {sentence}",
    step_when: "se {when}, {x}",
    turn_one: "virar uma carta do monte sobre {piles}",
    turn_many: "virar {cards} do monte, uma a uma, sobre {piles}, de modo que {nth} fique por cima",
    turn_packet: "contar {cards} do monte, fechadas, uma sobre a outra, e virá-las juntas sobre {piles}, de modo que a primeira fique por cima e {nth} por baixo",
    put_each: "tirar do baralho {cards} e pôr {cards:um|uma|um|uma} em {pile}",
    put_one: "tirar do baralho {card} e {card:pô-lo|pô-la|pô-los|pô-las} em {pile}",
    put_list: "tirar do baralho {cards} e pô-las em {piles}, nesta ordem",
    one_of_each_suit: "uma de cada naipe",
    gather: "recolher {from} em {to}",
    gather_up: "recolher {from}",
    gather_up_unsettled: "recolher todas as cartas de {from} que não estejam assentadas",
    gather_unsettled: "recolher em {to} todas as cartas de {from} que não estejam assentadas",
    each_from_bottom: "para dar pilha por pilha, cada uma a partir da carta de baixo",
    each_from_top: "cada uma para dar a partir da carta de cima",
    move_these: "mover {cards} de {from} para {to}",
    move_all: "mover todas as cartas de {from} para {to}",
    move_top: "mover {cards:o|a|os|as} {cards} de {from} para {to}",
    // Stock and redeal.
    a_turn: "a cada virada do monte, {steps}",
    a_turn_when: "pode-se virar o monte: {steps}",
    in_passes: "em {passes}: {turn}",
    turns_one: "virar as cartas do monte uma de cada vez sobre {piles}",
    turns_many: "virar {cards} de cada vez do monte sobre {piles}, uma a uma, de modo que {nth} fique por cima",
    turns_packet: "virar {cards} de cada vez do monte: contá-las fechadas, uma sobre a outra, e depois virar o maço de uma só vez sobre {piles}, de modo que a primeira fique por cima e {nth} por baixo",
    fewer_left: "onde restarem menos, viram-se essas",
    carrying_over: "se o monte acabar antes que o maço esteja completo, guardar na mão as cartas já contadas, fazer a recolha e continuar a contar do novo monte até o maço estar completo; um monte vazio é recolhido do mesmo modo no começo da virada",
    carried_packet: "um maço começado antes da recolha se completa até {n}, diga o que disser a nova passada; um maço começado depois dela segue a nova passada",
    carried_packets: "um maço começado antes da recolha se completa até o seu próprio número, diga o que disser a nova passada; um maço começado depois dela segue a nova passada",
    no_turn_when_full: "nenhuma carta é virada enquanto {pile} {pile:estiver|estiverem} {pile:cheio|cheia|cheios|cheias}",
    passes_once: "o monte é percorrido uma só vez",
    passes_limited: "o monte é percorrido {times} ao todo ({redeals})",
    passes_without_limit: "o monte pode ser percorrido quantas vezes se quiser",
    pass: "passada|passadas|f",
    redeal: "recolha|recolhas|f",
    first_n: "{x:o|a|os|as} {x:primeiro|primeira|primeiros|primeiras} {x}",
    passes_from_to: "{x:o|a|os|as} {x} da {first} à {last}",
    from_then_on: "{x} e todas as seguintes",
    redeal_when_empty: "quando o monte está vazio",
    redeal_any_time: "a qualquer momento",
    redeal_rule: "{when}, pode-se fazer a recolha: {steps}",
    redeal_within_turn: "a recolha não é jogada à parte, mas se faz dentro da virada: {steps}",
    redeal_without_limit: "isto pode ser feito quantas vezes se quiser",
    redeal_times: "isto pode ser feito {times} no jogo",
    redeal_begins_pass: "com a recolha começa {pass}",
    redeals_begin_passes: "com cada recolha começa a passada seguinte",
    turn_over_waste: "virar {from} sem embaralhar, para ser o novo monte",
    unshuffled: "sem embaralhar",
    // Removals, swaps, actions, phases.
    remove: "{cards} {cards:pode|podem} ser {cards:retirado|retirada|retirados|retiradas} de {piles}",
    remove_anywhere: "{cards} {cards:pode|podem} ser {cards:retirado|retirada|retirados|retiradas}",
    swap: "{cards} de {piles} podem trocar de lugar",
    swap_anywhere: "{cards} podem trocar de lugar",
    swap_piles: "duas pilhas de {piles} podem trocar de lugar, julgadas pelas suas primeiras cartas: {cards}",
    each_from_any: ", cada uma de qualquer destes",
    both_from: "ambas de {piles}",
    one_from_each: "uma de cada",
    or_by_ways: ", ou ",
    by_these_ways: ": {ways}",
    removed_cards: "só se retiram cartas que nenhuma outra cobre, e elas ficam fora do jogo",
    removed_cards_of_places: "as cartas retiradas ficam fora do jogo",
    totalling: "que somem {n}",
    of_different_colours: "de cores diferentes",
    of_different_suits: "de naipes diferentes",
    of_equal_rank: "do mesmo valor",
    in_sequence: "em sequência",
    cards_by_script: "por esta regra ({sentence})",
    action: "“{name}”, {when}: {steps}",
    action_any_time: "“{name}”, a qualquer momento: {steps}",
    phase_first: "no começo: {sentence}; até que se verifique que {when}, só é permitido {only}",
    phase_then: "depois disso: {sentence}; até que se verifique que {when}, só é permitido {only}",
    phase_while: "{sentence}: enquanto {when}, e houver uma destas jogadas, só é permitido {only}",
    carry: "mover cartas de {from} para {to}",
    carry_from: "mover cartas de {from}",
    carry_to: "mover cartas para {to}",
    carry_anything: "mover cartas",
    the_turn: "virar o monte",
    the_redeal: "fazer a recolha",
    removals: "retirar cartas",
    swaps: "trocar cartas",
    the_action: "“{name}”",
    // Conditions.
    are: "{x:está|está|estão|estão} {what}",
    are_not: "não {x:está|está|estão|estão} {what}",
    hold: "{x:contém|contêm} {n}",
    hold_not: "não {x:contém|contêm} {n}",
    is_empty: "{x:vazio|vazia|vazios|vazias}",
    is_full: "{x:cheio|cheia|cheios|cheias}",
    is_complete: "{x:completo|completa|completos|completas}",
    is_settled: "{x:assentado|assentada|assentados|assentadas}",
    is_face_up: "{x:aberto|aberta|abertos|abertas}",
    is_face_down: "{x:fechado|fechada|fechados|fechadas}",
    card_in: "{x} em {piles}",
    piles_left: "{n:resta|restam} {n}",
    none_takes: "{x:nenhum|nenhuma|nenhuns|nenhumas} {x} aceita a carta",
    does_not_take: "{x} não {x:aceita|aceitam} a carta",
    it_is_not_so: "não se dá que {x}",
    script_holds: "vale isto: {sentence}",
    exactly: "{n}",
    at_least: "pelo menos {n}",
    at_most: "no máximo {n}",
    over: "mais de {n}",
    under: "menos de {n}",
    less: "menos de {n}",
    multiple_of: "um múltiplo de {n}",
    pass_is: "é {pass}",
    pass_at_least: "é {pass} ou uma posterior",
    pass_at_most: "é {pass} ou uma anterior",
    pass_over: "já passou {pass}",
    pass_under: "ainda não é {pass}",
    pass_multiple: "o número da passada é {n}",
    pass_is_last: "é a última passada",
    pass_is_not_last: "não é a última passada",
    no_redeal_left: "não resta recolha",
    redeal_is_left: "resta alguma recolha",
    blocked: "o jogo está bloqueado",
    redeals_made: "{n:foi|foram} {n:feito|feita|feitos|feitas} {n}",
    score_is: "a contagem é {n}",
    tally_is: "a contagem “{name}” é {n}",
    budget_left_is: "o que resta de “{name}” é {n}",
    // The end.
    won_on_foundations: "o jogo está ganho quando todas as cartas estão em {piles}",
    won_all_removed: "o jogo está ganho quando todas as cartas foram retiradas",
    won_when: "o jogo está ganho quando {when}",
    lost_when: "o jogo está perdido assim que {when}",
    lost_when_stuck: "está perdido quando nada mais se pode fazer",
    score_cards: "cada carta em {piles} conta um ponto",
    score_piles: "contam-se {piles} que restam",
    score_redeals: "contam-se as recolhas feitas",
    score_tally: "a contagem “{name}” é o resultado",
    score_script: "a contagem: {sentence}",
    score_points: "{points} por carta que vai {way}",
    score_turned_up: "{points} por carta fechada que se vira",
    minus: "menos {x}",
    score_at_start: "{points} no começo",
    least_is_best: "quanto menos, melhor",
    point: "ponto|pontos",
    way_any: "para onde for",
    way_from: "de {from}",
    way_to: "para {to}",
    way_from_to: "de {from} para {to}",
    tally: "“{name}” conta as cartas que vão {way}",
    tally_of_script: "“{name}” é uma contagem que as regras mantêm",
    tally_round: "de {first} a {last} e de novo",
    tally_since_redeal: "recomeçando a cada recolha",
    // Terms.
    term_base: "o valor de base é o da primeira carta posta em qualquer fundação",
    term_base_none: "enquanto não houver, toda carta é do valor de base",
    term_base_from: "o valor de base é o da primeira carta em {piles}",
    term_settled: "uma pilha ou lugar está assentado quando a sua primeira carta é das que ali poderiam começar pela própria regra; onde essa regra a compara com outra pilha, também essa deve estar assentada",
    term_settled_as: "uma carta de {piles} está assentada quando é {cards}",
    settled_too: ", desde que também essa carta esteja assentada",
    term_complete: "uma pilha está completa quando contém cada valor uma vez, na ordem em que a pilha segue",
    term_blocked: "o jogo está bloqueado quando nenhuma carta pode ser movida ou retirada",
};

/// How Portuguese behaves.
pub(super) struct Portuguese;

/// Numbers in words, masculine.
const NUMBERS: [&str; 13] = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze",
];
/// Ordinals, without their ending.
const ORDINALS: [&str; 13] = [
    "zerésim",
    "primeir",
    "segund",
    "terceir",
    "quart",
    "quint",
    "sext",
    "sétim",
    "oitav",
    "non",
    "décim",
    "décimo primeir",
    "décimo segund",
];
/// Names of cards and of piles, from what files call them.
const NOUNS: [(&str, &str); 32] = [
    ("ace", "ás|ases"),
    ("two", "dois|dois"),
    ("three", "três|três"),
    ("four", "quatro|quatros"),
    ("five", "cinco|cincos"),
    ("six", "seis|seis"),
    ("seven", "sete|setes"),
    ("eight", "oito|oitos"),
    ("nine", "nove|noves"),
    ("ten", "dez|dez"),
    ("jack", "valete|valetes"),
    ("queen", "dama|damas|f"),
    ("king", "rei|reis"),
    ("joker", "curinga|curingas"),
    ("stock", "monte|montes"),
    ("waste", "descarte|descartes"),
    ("foundation", "fundação|fundações|f"),
    ("tableau", "quadro|quadros"),
    ("reserve", "reserva|reservas|f"),
    ("cell", "célula|células|f"),
    ("discard", "pilha das retiradas|pilhas das retiradas|f"),
    ("column", "coluna|colunas|f"),
    ("row", "fileira|fileiras|f"),
    ("fan", "leque|leques"),
    ("heap", "montinho|montinhos"),
    ("pile", "pilha|pilhas|f"),
    ("wing", "asa|asas|f"),
    ("hole", "buraco|buracos"),
    ("hand", "mão|mãos|f"),
    ("corner", "canto|cantos"),
    ("display", "mostra|mostras|f"),
    ("pocket", "bolsa|bolsas|f"),
];
/// Suits, after `de`.
const SUITS: [(&str, &str); 4] = [
    ("clubs", "paus"),
    ("diamonds", "ouros"),
    ("hearts", "copas"),
    ("spades", "espadas"),
];
/// What a preposition and the word after it grow into.
const CONTRACTIONS: [(&str, &str, &str); 16] = [
    ("de", "o", "do"),
    ("de", "a", "da"),
    ("de", "os", "dos"),
    ("de", "as", "das"),
    ("em", "o", "no"),
    ("em", "a", "na"),
    ("em", "os", "nos"),
    ("em", "as", "nas"),
    ("a", "o", "ao"),
    ("a", "a", "à"),
    ("a", "os", "aos"),
    ("a", "as", "às"),
    ("por", "o", "pelo"),
    ("por", "a", "pela"),
    ("por", "os", "pelos"),
    ("por", "as", "pelas"),
];

/// What contracts.
const PREPOSITIONS: [&str; 4] = ["de", "em", "a", "por"];

/// Whether the word stands between the things of a list.
fn is_joining(word: &str) -> bool {
    word == "e" || word == "ou" || word.ends_with(',')
}

fn known(name: &str) -> Option<Noun> {
    NOUNS
        .iter()
        .find(|(word, _)| *word == name)
        .map(|(_, noun)| Noun::read(noun))
}

/// A noun by its ending, for names that are not in the list.
fn guessed(name: &str) -> Noun {
    let feminine = name.ends_with('a') || name.ends_with("ção");
    let many = if let Some(stem) = name.strip_suffix("ção") {
        format!("{stem}ções")
    } else if name.ends_with(['r', 'z', 'n']) {
        format!("{name}es")
    } else if let Some(stem) = name.strip_suffix('m') {
        format!("{stem}ns")
    } else if let Some(stem) = name.strip_suffix("al") {
        format!("{stem}ais")
    } else if name.ends_with('s') {
        name.to_owned()
    } else {
        format!("{name}s")
    };
    Noun {
        one: name.to_owned(),
        many,
        feminine,
    }
}

impl Grammar for Portuguese {
    fn number(&self, number: i64, feminine: bool) -> String {
        match (number, feminine) {
            (1, true) => "uma".to_owned(),
            (2, true) => "duas".to_owned(),
            _ => usize::try_from(number)
                .ok()
                .and_then(|number| NUMBERS.get(number))
                .map_or_else(|| number.to_string(), |word| (*word).to_owned()),
        }
    }

    fn ordinal(&self, number: i64, feminine: bool) -> String {
        let end = if feminine { 'a' } else { 'o' };
        let sign = if feminine { 'ª' } else { 'º' };
        usize::try_from(number)
            .ok()
            .and_then(|number| ORDINALS.get(number))
            .map_or_else(
                || format!("{number}.{sign}"),
                |stem| {
                    let stem = if feminine {
                        stem.replace("décimo ", "décima ")
                    } else {
                        (*stem).to_owned()
                    };
                    format!("{stem}{end}")
                },
            )
    }

    fn rank(&self, name: &str) -> Noun {
        known(name).unwrap_or_else(|| guessed(name))
    }

    fn suit(&self, name: &str) -> String {
        SUITS
            .iter()
            .find(|(word, _)| *word == name)
            .map_or(name, |(_, suit)| suit)
            .to_owned()
    }

    fn extra(&self, name: &str) -> Noun {
        known(name).unwrap_or_else(|| guessed(name))
    }

    fn group(&self, name: &str, _several: bool) -> Noun {
        let name = name.replace('-', " ");
        known(&name).unwrap_or_else(|| guessed(&name))
    }

    fn finish(&self, text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let mut finished = String::with_capacity(text.len());
        let mut at = 0;
        // The preposition before the first thing of a list, which its other things have too.
        let mut shared: Option<&str> = None;
        let mut is_first = false;
        while let Some(word) = words.get(at) {
            if at > 0 {
                finished.push(' ');
            }
            let next = words.get(at + 1).copied().unwrap_or("");
            if next.starts_with(LISTED) && !is_joining(word) {
                shared = PREPOSITIONS.contains(word).then_some(*word);
                is_first = true;
            }
            let next = next.trim_start_matches(LISTED);
            let listed = word.strip_prefix(LISTED);
            let (first, second, taken) = match (listed, shared) {
                (Some(article), Some(preposition)) if !is_first => (preposition, article, 0),
                (Some(article), _) => (article, next, 1),
                (None, _) => (*word, next, 1),
            };
            let grown = CONTRACTIONS
                .iter()
                .find(|(one, two, _)| *one == first && *two == second);
            is_first = is_first && listed.is_none() && grown.is_none();
            match grown {
                Some((_, _, contraction)) => {
                    finished.push_str(contraction);
                    at += taken;
                }
                None if taken == 0 => {
                    finished.push_str(first);
                    finished.push(' ');
                    finished.push_str(second);
                }
                None => finished.push_str(first),
            }
            at += 1;
        }
        finished
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepositions_grow_together_with_articles() {
        assert_eq!(
            Portuguese.finish("de o monte a as colunas, em a reserva e por o lado"),
            "do monte às colunas, na reserva e pelo lado"
        );
        assert_eq!(
            Portuguese.finish("tirada de \u{2060}o monte, \u{2060}a reserva ou \u{2060}uma coluna"),
            "tirada do monte, da reserva ou de uma coluna"
        );
        assert_eq!(
            Portuguese.finish("de \u{2060}uma coluna ou \u{2060}a reserva"),
            "de uma coluna ou da reserva"
        );
        assert_eq!(
            Portuguese.finish("para \u{2060}o monte ou \u{2060}a reserva"),
            "para o monte ou a reserva"
        );
    }

    #[test]
    fn numbers_and_ordinals_agree() {
        assert_eq!(Portuguese.number(2, true), "duas");
        assert_eq!(Portuguese.number(12, false), "doze");
        assert_eq!(Portuguese.number(40, true), "40");
        assert_eq!(Portuguese.ordinal(3, true), "terceira");
        assert_eq!(Portuguese.ordinal(11, true), "décima primeira");
        assert_eq!(Portuguese.ordinal(20, false), "20.º");
    }

    #[test]
    fn names_that_are_not_known_are_guessed() {
        assert_eq!(Portuguese.group("base", true).many, "bases");
        assert!(Portuguese.group("mesa", true).feminine);
        assert_eq!(Portuguese.group("foundation", true).many, "fundações");
    }
}
