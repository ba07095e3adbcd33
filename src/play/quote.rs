//! Foreign text in messages: bounded, and without power over the terminal that shows it.

/// So many characters of a foreign text stand in a message.
const MOST: usize = 60;

/// The first characters of a foreign text, made [`visible`].
#[must_use]
pub fn quote(text: &str) -> String {
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    visible_in(&short, |_| false)
}

/// The text with every character that steers a terminal or turns the direction of writing shown
/// as a sign instead; the ends of lines stay.
#[must_use]
pub fn visible(text: &str) -> String {
    visible_in(text, |letter| letter == '\n')
}

fn visible_in(text: &str, stays: impl Fn(char) -> bool) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if stays(letter) {
            shown.push(letter);
            continue;
        }
        match letter {
            // Unicode has a picture for each of these (Control Pictures, U+2400).
            '\0'..='\x1f' => {
                shown.push(char::from_u32(0x2400 + u32::from(letter)).unwrap_or('\u{fffd}'));
            }
            '\x7f' => shown.push('\u{2421}'),
            letter if letter.is_control() || turns_direction(letter) => {
                shown.extend(letter.escape_unicode());
            }
            letter => shown.push(letter),
        }
    }
    shown
}

/// The characters that embed, override or isolate a direction of writing (Unicode, UAX 9).
const fn turns_direction(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_shown() {
        assert_eq!(visible("a\x1b[31mb\x07\r\n7♥"), "a␛[31mb␇␍\n7♥");
        assert_eq!(visible("\u{9b}1m\x7f\u{202e}x"), "\\u{9b}1m␡\\u{202e}x");
    }

    #[test]
    fn a_quotation_is_one_short_line() {
        assert_eq!(quote("turn\nturn"), "turn␊turn");
        assert_eq!(quote(&"x".repeat(60)), "x".repeat(60));
        assert_eq!(quote(&"é".repeat(1000)), format!("{}…", "é".repeat(60)));
    }
}
