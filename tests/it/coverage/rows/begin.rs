//! How a game is laid out.

use crate::coverage::look::{
    among, deals, heights, names, of, piles, put_out, shuffles, some_down,
};
use crate::coverage::table::Row;
use patience::rules::{
    CardSpec, DealAmount, Face, Leaf, Phrase, Role, Rules, Send, Shape, StepKind,
};

pub const ROWS: &[Row] = &[
    Row {
        value: "equal piles, all face up",
        said: "`deal 6 to each tableau`",
        shows: |rules| spread_of(rules).is_some_and(|by| by == 0) && !some_down(rules),
    },
    Row {
        value: "equal piles, some cards face down",
        said: "`deal 4 to each tableau, face down, last face up`",
        shows: |rules| spread_of(rules).is_some_and(|by| by == 0) && some_down(rules),
    },
    Row {
        value: "piles that differ by one",
        said: "`deal 6 6 6 6 5 5 5 5 to tableau`, `deal all to tableau`",
        shows: |rules| spread_of(rules).is_some_and(|by| by == 1),
    },
    Row {
        value: "a triangle, all face up",
        said: "`deal 1 2 3 4 5 6 7 to tableau`",
        shows: |rules| is_triangle(rules) && !some_down(rules),
    },
    Row {
        value: "a triangle, some cards face down",
        said: "`deal 1 2 3 4 5 6 7 to tableau, face down, last face up`",
        shows: |rules| is_triangle(rules) && some_down(rules),
    },
    Row {
        value: "another shape",
        said: "one number for each pile",
        shows: |rules| spread_of(rules).is_some_and(|by| by > 1) && !is_triangle(rules),
    },
    Row {
        value: "nothing dealt to the tableau",
        said: "no step",
        shows: |rules| {
            names(rules, Role::Tableau)
                && !rules.layout.iter().any(|step| match &step.kind {
                    StepKind::Deal(deal) => among(rules, &deal.to, Role::Tableau),
                    StepKind::Put { on, .. } => among(rules, on, Role::Tableau),
                    _ => false,
                })
        },
    },
    Row {
        value: "all face down",
        said: "`deal 4 to each tableau, face down`",
        shows: |rules| {
            deals(rules, |deal| {
                deal.face == Some(Face::Down)
                    && deal.last.is_none()
                    && among(rules, &deal.to, Role::Tableau)
            }) && !deals(rules, |deal| {
                deal.face != Some(Face::Down) && among(rules, &deal.to, Role::Tableau)
            })
        },
    },
    Row {
        value: "the last card up, the rest down",
        said: "`last face up`",
        shows: |rules| deals(rules, |deal| deal.last == Some((1, Face::Up))),
    },
    Row {
        value: "the last n up",
        said: "`last 4 face up`",
        shows: |rules| deals(rules, |deal| matches!(deal.last, Some((2.., Face::Up)))),
    },
    Row {
        value: "rows face up and face down in turn",
        said: "`deal 1 to each tableau, face down; deal 1 to each tableau; …`",
        shows: |rules| {
            let faces: Vec<bool> = rules
                .layout
                .iter()
                .filter_map(|step| match &step.kind {
                    StepKind::Deal(deal) if among(rules, &deal.to, Role::Tableau) => {
                        Some(deal.face == Some(Face::Down))
                    }
                    _ => None,
                })
                .collect();
            faces.windows(2).filter(|pair| pair[0] != pair[1]).count() > 1
        },
    },
    Row {
        value: "cards up only where nothing covers them",
        said: "`#` and `o` in a `shape`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                matches!(&group.shape, Shape::Drawing { spots }
                    if spots.iter().any(|spot| spot.face == Face::Down))
            })
        },
    },
    Row {
        value: "no card put out first",
        said: "no step",
        shows: |rules| names(rules, Role::Foundation) && put_out(rules) == 0,
    },
    Row {
        value: "one base card put out",
        said: "`deal 1 to foundation 1`, `put AS on foundation`",
        shows: |rules| put_out(rules) == 1,
    },
    Row {
        value: "four cards put out",
        said: "`put A on foundation`",
        shows: |rules| put_out(rules) == 4,
    },
    Row {
        value: "eight cards put out",
        said: "`put A on foundation` with eight of them",
        shows: |rules| put_out(rules) == 8,
    },
    Row {
        value: "another number put out",
        said: "`put A 2 3 4 5 6 on foundation`",
        shows: |rules| !matches!(put_out(rules), 0 | 1 | 4 | 8),
    },
    Row {
        value: "kings go to the bottom of their piles",
        said: "`sink K in tableau`",
        shows: |rules| {
            rules
                .layout
                .iter()
                .any(|step| matches!(step.kind, StepKind::Sink { .. }))
        },
    },
    Row {
        value: "the mates of the first card are put out",
        said: "`sending base to foundation`",
        shows: |rules| {
            rules.layout.iter().any(|step| {
                matches!(&step.kind, StepKind::Put { cards, .. }
                    if cards.iter().any(|card| matches!(card, CardSpec::Base(_))))
            }) || sends(rules, |send| {
                crate::coverage::look::says(&send.phrase, &crate::coverage::look::is_base(0))
            })
        },
    },
    Row {
        value: "cards met in the deal go elsewhere and are replaced",
        said: "`sending A to foundation`",
        shows: |rules| sends(rules, |send| send.replaced && !send.bottom),
    },
    Row {
        value: "cards met in the deal go elsewhere and are not replaced",
        said: "`sending what foundation takes to foundation, not replaced`",
        shows: |rules| sends(rules, |send| !send.replaced),
    },
    Row {
        value: "cards met in the deal are put off",
        said: "`sending K to bottom of stock`",
        shows: |rules| sends(rules, |send| send.bottom),
    },
    Row {
        value: "no equal ranks in a pile while dealing",
        said: "`sending rank found in it to bottom of stock`",
        shows: |rules| {
            sends(rules, |send| {
                matches!(send.phrase, Phrase::Leaf(Leaf::RankFoundIn(_), _))
            })
        },
    },
    Row {
        value: "dealt again until a condition holds",
        said: "`begin again, when …`",
        shows: |rules| {
            rules
                .layout
                .iter()
                .any(|step| matches!(step.kind, StepKind::BeginAgain))
        },
    },
    Row {
        value: "a reserve is dealt",
        said: "`deal 13 to reserve`",
        shows: |rules| deals(rules, |deal| among(rules, &deal.to, Role::Reserve)),
    },
    Row {
        value: "the first waste card is dealt",
        said: "`deal 1 to waste`",
        shows: |rules| deals(rules, |deal| among(rules, &deal.to, Role::Waste)),
    },
    Row {
        value: "a king begins a new column in the deal",
        said: "`deal all to tableau, each K begins a pile`",
        shows: |rules| {
            rules
                .layout
                .iter()
                .chain(crate::coverage::look::later(rules))
                .any(|step| crate::coverage::look::is_deal(step, |deal| !deal.begins.is_empty()))
        },
    },
    Row {
        value: "a grid of n rows and m columns",
        said: "`tableau 5 by 5`",
        shows: |rules| {
            of(rules, Role::Tableau).any(|group| matches!(group.shape, Shape::Grid { .. }))
        },
    },
    Row {
        value: "rings, crosses, braids on the screen",
        said: "`picture \"\"\"…\"\"\"`",
        shows: |rules| rules.picture.is_some(),
    },
    Row {
        value: "several cards to a pile at a time",
        said: "`3 at a time`",
        shows: |rules| deals(rules, |deal| deal.at_a_time > 1),
    },
    Row {
        value: "cards and gaps mixed again later",
        said: "`shuffle tableau`, `leaving 1 place after each row's settled cards`",
        shows: |rules| {
            shuffles(rules)
                && of(rules, Role::Tableau).any(|group| matches!(group.shape, Shape::Grid { .. }))
        },
    },
];

/// By how much the fullest pile of the tableau exceeds the emptiest. `deal all` differs by one at
/// most.
fn spread_of(rules: &Rules) -> Option<u16> {
    if let Some(heights) = heights(rules) {
        return Some(heights.iter().max()? - heights.iter().min()?);
    }
    let all = deals(rules, |deal| {
        deal.amount == DealAmount::All
            && deal.sending.is_none()
            && deal.begins.is_empty()
            && among(rules, &deal.to, Role::Tableau)
    });
    let cards = rules.pack.size() - put_out(rules);
    let columns = usize::try_from(piles(rules, Role::Tableau)).ok()?;
    (all && rules.layout.len() == 1 && columns > 0)
        .then(|| u16::from(!cards.is_multiple_of(columns)))
}

fn is_triangle(rules: &Rules) -> bool {
    heights(rules).is_some_and(|heights| {
        let growing = heights
            .windows(2)
            .filter(|pair| pair[1] == pair[0] + 1)
            .count();
        heights.len() > 3 && growing + 3 >= heights.len()
    })
}

fn sends(rules: &Rules, test: impl Fn(&Send) -> bool) -> bool {
    let dealt = crate::coverage::look::steps(rules).any(|step| {
        crate::coverage::look::is_deal(step, |deal| deal.sending.as_ref().is_some_and(&test))
    });
    dealt
        || rules
            .groups
            .iter()
            .filter_map(|group| group.fill.as_ref()?.sending.as_ref())
            .any(test)
}
