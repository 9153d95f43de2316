//! The line of a text in which something is wrong, with the place marked.

use rules::Fault;

use words::Text;

/// A line of a record around the place at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    /// The line's number, from 1.
    pub line: u32,
    /// What stands before the place.
    pub before: String,
    /// The text at fault.
    pub marked: String,
    /// What stands behind it.
    pub after: String,
}

/// So many characters of a long line are shown on either side: what fits a phone.
const MOST_CHARS: usize = 24;

impl Excerpt {
    /// Which line it is, in words.
    pub fn place(&self) -> Text {
        Text::new("record-place").with("line", self.line)
    }

    /// The line at which a fault points, if it points at one.
    pub fn of(text: &str, fault: &Fault) -> Option<Self> {
        let (line, column) = fault.line.zip(fault.column)?;
        Self::at(text, line, column, fault.token.as_deref())
    }

    /// The place at a line and column, from 1: the token if it stands there, else the word.
    pub fn at(text: &str, line: u32, column: u32, token: Option<&str>) -> Option<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (line_idx, column_idx) = (line.checked_sub(1)?, column.checked_sub(1)?);
        let whole = text.split('\n').nth(usize::try_from(line_idx).ok()?)?;
        let whole = whole.trim_end_matches('\r');
        let column_idx = usize::try_from(column_idx).ok()?;
        let at = whole.char_indices().nth(column_idx).map_or(whole.len(), |(at, _)| at);
        let (before, rest) = whole.split_at(at);
        let length = match token.filter(|token| rest.starts_with(*token)) {
            Some(token) => token.len(),
            None => rest.find(char::is_whitespace).unwrap_or(rest.len()),
        };
        let (marked, after) = rest.split_at(length);
        Some(Self {
            line,
            before: last_chars(before),
            marked: first_chars(marked),
            after: first_chars(after),
        })
    }
}

fn first_chars(text: &str) -> String {
    match text.char_indices().nth(MOST_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

fn last_chars(text: &str) -> String {
    match text.char_indices().rev().nth(MOST_CHARS) {
        Some((at, letter)) => format!("…{}", &text[at + letter.len_utf8()..]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, place: (u32, u32), token: Option<&str>, expected: [&str; 3]) {
        let found = Excerpt::at(text, place.0, place.1, token).unwrap();
        let parts = [&*found.before, &*found.marked, &*found.after];
        assert_eq!(parts, expected, "{text}");
    }

    #[test]
    fn the_token_at_fault_is_marked_in_its_line() {
        check("é C30\r\n1. D0 d5 x", (2, 7), Some("d5"), ["1. D0 ", "d5", " x"]);
        check("\u{feff}C30 c3", (1, 5), Some("c3"), ["C30 ", "c3", ""]);
    }

    #[test]
    fn a_token_that_is_written_otherwise_is_marked_by_its_first_word() {
        check("C30 {why} xd5", (1, 1), Some("C30 xd5"), ["", "C30", " {why} xd5"]);
        check("C30 \u{0}a b", (1, 5), None, ["C30 ", "\u{0}a", " b"]);
    }

    #[test]
    fn the_end_of_a_line_or_text_can_be_at_fault() {
        check("[Event \"é\"\n", (2, 1), None, ["", "", ""]);
        check("[Event", (1, 7), None, ["[Event", "", ""]);
        assert_eq!(Excerpt::at("C30", 2, 1, None), None);
        assert_eq!(Excerpt::at("C30", 0, 1, None), None);
    }

    #[test]
    fn long_lines_are_cut() {
        let text = format!("{}bad{}", "é".repeat(100), " x".repeat(100));
        let found = Excerpt::at(&text, 1, 101, Some("bad")).unwrap();
        assert_eq!(found.before, format!("…{}", "é".repeat(24)));
        assert_eq!(found.after, format!("{}…", " x".repeat(12)));
    }
}
