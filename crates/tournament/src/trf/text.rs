//! From bytes to lines, and from lines to columns.

use super::fault::{Fault, Place, Problem};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 10_000_000;
/// The longest line that is read, in bytes, its end not counted.
pub const MAX_LINE_BYTES: usize = 20_000;

const MARK: &[u8] = b"\xef\xbb\xbf";

/// A file as lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Text {
    /// Whether it opens with a byte order mark.
    pub(super) has_mark: bool,
    /// Whether it was Unicode; else it was taken for Windows-1252.
    pub(super) is_unicode: bool,
    /// Its lines; the last one may be empty and without an end.
    pub(super) lines: Vec<Line>,
}

/// A line and what ends it: CR, LF, both, or nothing at the end of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) end: &'static str,
}

/// Cuts a file into lines; docs/spec/trf.md §1.
pub(super) fn lines(bytes: &[u8]) -> Result<Text, Vec<Fault>> {
    let too_large =
        |bytes: usize| vec![Fault::new(Place { line: 1, column: 1 }, Problem::TooLarge { bytes })];
    if bytes.len() > MAX_BYTES {
        return Err(too_large(bytes.len()));
    }
    let body = bytes.strip_prefix(MARK).unwrap_or(bytes);
    let raw = raw_lines(body);
    let faults = unreadable(raw.iter().map(|(text, _)| *text));
    if !faults.is_empty() {
        return Err(faults);
    }
    let is_unicode = str::from_utf8(body).is_ok();
    let decode = |text: &[u8]| match str::from_utf8(text) {
        Ok(text) if is_unicode => text.to_owned(),
        _ => text.iter().copied().map(windows_1252).collect(),
    };
    let lines = raw.into_iter().map(|(text, end)| Line { text: decode(text), end });
    let lines: Vec<Line> = lines.collect();
    // As UTF-8 it may have become longer, and has to be readable again.
    let faults = unreadable(lines.iter().map(|line| line.text.as_bytes()));
    let n_bytes = lines.iter().map(|line| line.text.len() + line.end.len()).sum::<usize>();
    match n_bytes + bytes.len() - body.len() {
        _ if !faults.is_empty() => Err(faults),
        n_bytes if n_bytes > MAX_BYTES => Err(too_large(n_bytes)),
        _ => Ok(Text { has_mark: body.len() < bytes.len(), is_unicode, lines }),
    }
}

/// Lines that are too long, else the first that is no text.
fn unreadable<'a>(lines: impl Iterator<Item = &'a [u8]> + Clone) -> Vec<Fault> {
    let fault = |line: u32, what: Problem| Fault::new(Place { line, column: 1 }, what);
    let numbered = (1..).zip(lines);
    let long = numbered.clone().filter(|(_, text)| text.len() > MAX_LINE_BYTES);
    let too_long: Vec<Fault> =
        long.map(|(line, text)| fault(line, Problem::LineTooLong { bytes: text.len() })).collect();
    if !too_long.is_empty() {
        return too_long;
    }
    let no_text = numbered.into_iter().find(|(_, text)| text.contains(&0));
    no_text.map(|(line, _)| fault(line, Problem::NotText)).into_iter().collect()
}

fn raw_lines(bytes: &[u8]) -> Vec<(&[u8], &'static str)> {
    let mut lines = Vec::new();
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n')) {
        let end = match (rest[at], rest.get(at + 1)) {
            (b'\r', Some(b'\n')) => "\r\n",
            (b'\r', _) => "\r",
            _ => "\n",
        };
        lines.push((&rest[..at], end));
        rest = &rest[at + end.len()..];
    }
    if !rest.is_empty() {
        lines.push((rest, ""));
    }
    lines
}

/// The character that a byte stands for in Windows-1252; the five that it leaves out are controls.
fn windows_1252(byte: u8) -> char {
    const FROM_0X80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => FROM_0X80[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// A line by columns, which are counted from 1.
#[derive(Debug, Clone)]
pub(super) struct Row<'a> {
    pub(super) line: u32,
    text: &'a str,
    /// Where each column begins; nothing where a column is a byte.
    starts: Option<Vec<usize>>,
}

/// Some columns of a line, without the blanks around them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) place: Place,
    pub(super) text: &'a str,
}

/// What nobody sees at the end of a text says nothing.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control()
}

impl<'a> Row<'a> {
    /// The line with a column for each character.
    pub(super) fn new(line: u32, text: &'a str) -> Self {
        let starts = || text.char_indices().map(|(start, _)| start).collect();
        Self { line, text, starts: (!text.is_ascii()).then(starts) }
    }

    /// The line with a column for each byte, as programs write it that do not know letters.
    pub(super) fn by_bytes(&self) -> Self {
        Self { starts: None, ..*self }
    }

    /// Whether columns as characters and as bytes differ.
    pub(super) fn is_ambiguous(&self) -> bool {
        self.starts.is_some()
    }

    /// The first three columns.
    pub(super) fn tag(&self) -> &'a str {
        self.slice(1, 3)
    }

    /// Columns `from` to `to`, both included; nothing where the line is shorter.
    pub(super) fn field(&self, from: usize, to: usize) -> Field<'a> {
        let slice = self.slice(from, to);
        let text = slice.trim_start_matches(is_blank);
        let n_blank = slice[..slice.len() - text.len()].chars().count();
        Field { place: self.place(from + n_blank), text: text.trim_end_matches(is_blank) }
    }

    /// Everything from a column on.
    pub(super) fn rest(&self, from: usize) -> Field<'a> {
        self.field(from, usize::MAX)
    }

    /// Everything from a column on, split at blanks.
    pub(super) fn words(&self, from: usize) -> Vec<Field<'a>> {
        let rest = self.slice(from, usize::MAX);
        let mut words = Vec::new();
        let mut column = from;
        for part in rest.split_inclusive(char::is_whitespace) {
            let text = part.trim_matches(is_blank);
            if !text.is_empty() {
                words.push(Field { place: self.place(column), text });
            }
            column += part.chars().count();
        }
        words
    }

    /// Whether the line ends before this column.
    pub(super) fn ends_before(&self, column: usize) -> bool {
        self.at(column) >= self.text.trim_end_matches(is_blank).len()
    }

    pub(super) fn place(&self, column: usize) -> Place {
        Place { line: self.line, column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        let end = if to == usize::MAX { self.text.len() } else { self.at(to + 1) };
        self.text.get(self.at(from)..end).unwrap_or("")
    }

    /// The byte at which a column begins.
    fn at(&self, column: usize) -> usize {
        let idx = column - 1;
        match &self.starts {
            Some(starts) => starts.get(idx).copied().unwrap_or(self.text.len()),
            None => self.text.ceil_char_boundary(idx),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(bytes: &[u8]) -> Vec<(String, &'static str)> {
        let text = lines(bytes).expect("lines");
        text.lines.into_iter().map(|line| (line.text, line.end)).collect()
    }

    #[test]
    fn lines_end_as_they_like() {
        let expected = [("a", "\r"), ("b", "\r\n"), ("", "\n"), ("c", "\n"), ("d", "")];
        let expected = expected.map(|(text, end)| (text.to_owned(), end));
        assert_eq!(texts(b"a\rb\r\n\nc\nd"), expected);
        assert!(texts(b"").is_empty());
    }

    #[test]
    fn what_is_no_unicode_is_windows_1252() {
        assert_eq!(texts(b"M\xfcller \x80"), [("Müller €".to_owned(), "")]);
        assert_eq!(texts("\u{feff}Müller €".as_bytes()), [("Müller €".to_owned(), "")]);
    }

    #[test]
    fn what_is_too_large_or_no_text_is_refused() {
        let refused = |bytes: &[u8]| lines(bytes).expect_err("refused").remove(0).to_string();
        let mut line = vec![b'x'; MAX_LINE_BYTES];
        assert!(lines(&line).is_ok());
        line.push(b'x');
        let expected = "line 1, column 1: a line of 20001 bytes, more than 20000";
        assert_eq!(refused(&line), expected);
        let expected = "line 1, column 1: a file of 10000001 bytes, more than 10000000";
        assert_eq!(refused(&vec![b'\n'; MAX_BYTES + 1]), expected);
        assert!(refused(b"0\0").contains("no text"));
    }

    #[test]
    fn columns_are_characters_or_bytes() {
        let row = Row::new(1, "é b  c");
        assert_eq!([row.field(1, 1).text, row.field(2, 5).text, row.rest(6).text], ["é", "b", "c"]);
        let row = Row::new(1, "é b  c").by_bytes();
        assert_eq!([row.field(1, 2).text, row.field(2, 2).text, row.rest(5).text], ["é", "", "c"]);
        assert_eq!(row.field(1, 99).text, "é b  c");
        assert_eq!(row.rest(99).text, "");
        let words: Vec<_> =
            Row::new(1, "a  bc d").words(2).iter().map(|w| w.place.column).collect();
        assert_eq!(words, [4, 7]);
    }
}
