//! Several records in one text: docs/spec/game-record.md §7.

use std::{
    collections::BTreeSet,
    io::{self, BufRead, Read as _},
};

use super::Record;
use crate::Fault;

/// The records of a text, one after the other, each as it stands there.
///
/// Reads no further than the line that ends a record, and holds no more of one than is needed to
/// judge it, however long the text is. No record spoils another: each is handed out as bytes,
/// whatever is wrong with it. A text without any record is one, so that it gets an answer.
///
/// Source: `docs/spec/game-record.md` §7.
///
/// ```
/// use rules::{Record, record::Collection};
///
/// let text = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 {no end\n\n[Game \"gbg:6\"]\n[Result \"*\"]\n\nD30 *\n";
/// let parts: Vec<_> = Collection::new(text.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!(parts.len(), 2);
/// assert_eq!(parts[1].first_line(), 6);
/// assert!(Record::parse(parts[1].bytes())?.verify().fault.is_none());
///
/// let fault = Record::parse(parts[0].bytes())?.verify().fault.expect("a comment without end");
/// assert_eq!(fault.kind.to_string(), "the comment has no end, expected }");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Collection<R> {
    reader: R,
    /// What has been read of a line, and not yet given to a record.
    piece: Vec<u8>,
    /// Whether the piece begins its line.
    begins_line: bool,
    /// The number of the line that the piece belongs to, from 1.
    line: u32,
    n_parts: usize,
    is_over: bool,
    has_given_up: bool,
}

/// One record of a collection, to be parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    first_line: u32,
    bytes: Vec<u8>,
}

impl Part {
    /// The line of the whole text, from 1, in which it begins.
    #[must_use]
    pub fn first_line(&self) -> u32 {
        self.first_line
    }

    /// The record; of one longer than [`Record::MOST_BYTES`] only one byte more than that.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A fault of this record, with its line in the whole text.
    ///
    /// A fault of the record as a whole is in its first line, unless that is the text's own.
    #[must_use]
    pub fn locate(&self, fault: Fault) -> Fault {
        let lines_before = self.first_line - 1;
        let line = match fault.line {
            Some(line) => Some(line.saturating_add(lines_before)),
            None => (lines_before > 0).then_some(self.first_line),
        };
        Fault { line, ..fault }
    }

    fn add(&mut self, piece: &[u8]) {
        let room = (Record::MOST_BYTES + 1).saturating_sub(self.bytes.len());
        self.bytes.extend_from_slice(&piece[..piece.len().min(room)]);
    }
}

impl<R: BufRead> Collection<R> {
    /// How many bytes of one record are read in search of the next, before the rest of the text
    /// is left unread.
    pub const MOST_SKIPPED: usize = 4 * 1024 * 1024;

    /// The records of what `reader` reads.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            piece: Vec::new(),
            begins_line: true,
            line: 1,
            n_parts: 0,
            is_over: false,
            has_given_up: false,
        }
    }

    /// Whether the rest of the text was left unread, since no record began in
    /// [`MOST_SKIPPED`](Self::MOST_SKIPPED) bytes.
    pub fn has_given_up(&self) -> bool {
        self.has_given_up
    }

    /// Reads a line, or of a long one no more than a record may have.
    fn read_piece(&mut self) -> io::Result<()> {
        let most = u64::try_from(Record::MOST_BYTES).unwrap_or(u64::MAX);
        self.reader.by_ref().take(most).read_until(b'\n', &mut self.piece)?;
        Ok(())
    }

    fn read_part(&mut self) -> io::Result<Part> {
        let mut part = Part { first_line: self.line, bytes: Vec::new() };
        let (mut scanner, mut n_bytes) = (Scanner::default(), 0_usize);
        loop {
            if self.piece.is_empty() {
                self.read_piece()?;
            }
            let text = String::from_utf8_lossy(&self.piece);
            if self.piece.is_empty() || (self.begins_line && scanner.ends_before(&text)) {
                return Ok(part);
            }
            scanner.read(&text, self.begins_line);
            part.add(&self.piece);
            n_bytes += self.piece.len();
            self.begins_line = self.piece.ends_with(b"\n");
            self.line = self.line.saturating_add(self.begins_line.into());
            self.piece.clear();
            if n_bytes >= Self::MOST_SKIPPED {
                self.has_given_up = true;
                return Ok(part);
            }
        }
    }
}

impl<R: BufRead> Iterator for Collection<R> {
    type Item = io::Result<Part>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let part = self.read_part();
        // A text without a record gets an answer too; behind a record, nothing is nothing.
        let is_nothing = part.as_ref().is_ok_and(|part| part.bytes.is_empty()) && self.n_parts > 0;
        self.is_over = part.is_err() || is_nothing || self.has_given_up;
        self.n_parts += 1;
        (!is_nothing).then_some(part)
    }
}

/// The name, if a line begins like a tag: `[Name "`.
pub(super) fn tag_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix('[')?.trim_start();
    let length = rest.bytes().take_while(|&byte| is_of_name(byte.into())).count();
    let (name, rest) = rest.split_at(length);
    (length > 0 && rest.trim_start().starts_with('"')).then_some(name)
}

/// §3.1.
pub(super) fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Tells where a record ends, going through it letter by letter.
#[derive(Debug, Default)]
struct Scanner {
    place: Place,
    /// Whether the tag being read began in this line.
    is_tag_of_line: bool,
    /// The names at the beginnings of its lines.
    names: BTreeSet<String>,
    is_after_empty_line: bool,
}

/// Where in a record a letter stands.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Place {
    #[default]
    BetweenTags,
    /// In a tag, up to its value.
    Name,
    /// In a tag's value.
    Value,
    /// In a tag's value, after a backslash.
    Backslash,
    /// In a tag, after its value.
    TagEnd,
    /// In a line that has gone wrong.
    BrokenTag,
    Moves,
    Comment,
}

impl Scanner {
    /// Whether a line belongs to the next record.
    fn ends_before(&self, line: &str) -> bool {
        match self.place {
            // §7.1.
            Place::Moves => tag_name(without_bom(line).trim_start()).is_some(),
            // §7.2.
            Place::Comment => tag_name(line).is_some(),
            // §7.3.
            _ if self.is_after_empty_line => {
                let name = tag_name(without_bom(line).trim_start());
                name.is_some_and(|name| self.names.contains(name))
            }
            _ => false,
        }
    }

    fn read(&mut self, text: &str, begins_line: bool) {
        let text = if begins_line { without_bom(text) } else { text };
        if begins_line {
            self.is_tag_of_line = false;
            self.is_after_empty_line = text.trim().is_empty();
            self.names.extend(tag_name(text.trim_start()).map(str::to_owned));
        }
        for letter in text.chars() {
            self.place = self.after(letter);
        }
    }

    fn after(&mut self, letter: char) -> Place {
        match self.place {
            Place::BetweenTags => self.after_no_tag(letter),
            Place::Name => match letter {
                '"' => Place::Value,
                _ if letter.is_whitespace() || is_of_name(letter) => Place::Name,
                _ => self.after_slip(letter),
            },
            Place::Value => match letter {
                '"' => Place::TagEnd,
                '\\' => Place::Backslash,
                '\n' => Place::BetweenTags,
                _ => Place::Value,
            },
            Place::Backslash | Place::BrokenTag if letter == '\n' => Place::BetweenTags,
            Place::Backslash => Place::Value,
            Place::TagEnd => match letter {
                ']' => Place::BetweenTags,
                _ if letter.is_whitespace() => Place::TagEnd,
                _ => self.after_slip(letter),
            },
            Place::Moves if letter == '{' => Place::Comment,
            Place::Comment if letter == '}' => Place::Moves,
            place => place,
        }
    }

    fn after_no_tag(&mut self, letter: char) -> Place {
        match letter {
            '[' => {
                self.is_tag_of_line = true;
                Place::Name
            }
            '{' => Place::Comment,
            _ if letter.is_whitespace() => Place::BetweenTags,
            _ => Place::Moves,
        }
    }

    /// §7.4: a tag that goes wrong ends with its line; what goes wrong in a later line is no
    /// part of it.
    fn after_slip(&mut self, letter: char) -> Place {
        if self.is_tag_of_line {
            return Place::BrokenTag;
        }
        self.after_no_tag(letter)
    }
}

fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    const TAGS: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n";

    /// The parts of a text as the line each begins in and its text.
    fn parts(text: &str) -> Vec<(u32, String)> {
        let read = |part: io::Result<Part>| {
            let part = part.unwrap();
            (part.first_line(), String::from_utf8_lossy(part.bytes()).into_owned())
        };
        Collection::new(text.as_bytes()).map(read).collect()
    }

    /// Cuts `text` before each of the given lines, and nowhere else.
    fn check(text: &str, expected: &[u32]) {
        let parts = parts(text);
        let lines: Vec<_> = parts.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, expected, "{text}");
        assert_eq!(parts.into_iter().map(|(_, text)| text).collect::<String>(), text);
    }

    #[test]
    fn a_text_without_a_record_is_one() {
        check("", &[1]);
        check("\n\n", &[1]);
        check("just words\n", &[1]);
        check(TAGS, &[1]);
    }

    #[test]
    fn a_line_that_begins_like_a_tag_begins_a_record_after_moves() {
        check(&format!("{TAGS}\n1. C30 *\n\n{TAGS}\n1. D40 *\n"), &[1, 6]);
        check(&format!("{TAGS}\n*\n{TAGS}*"), &[1, 5]);
        check(&format!("\n\n{TAGS}\n*\r\n  [ Game \t\"gbg:5\"]\n*\n"), &[1, 7]);
        check(&format!("words\n{TAGS}*\n"), &[1, 2]);
        check(&format!("{TAGS}*\n\u{feff}{TAGS}*\n"), &[1, 4]);
        check(&format!("[Event \"x\"]{TAGS}C30\n[no tag]\n[]\n[1] \"\n"), &[1]);
    }

    #[test]
    fn tags_may_stand_apart_and_be_broken_into_lines() {
        check("[Event \"a\"]\n\n\n[Game\n\"gbg:5\"\n]\u{a0}\n\n[Result \"*\"] 1. C30\n", &[1]);
        check("[Event \"a \\\" [b\\\\\"][Site \"{\"]\n[Game \"gbg:5\"]\n", &[1]);
    }

    #[test]
    fn a_comment_without_end_ends_with_its_record() {
        check(&format!("{TAGS}\n1. C30 {{no end\n\n{TAGS}\n1. D40 {{x}} *\n"), &[1, 6]);
        check(&format!("{TAGS}\n1. C30 {{a\n [Site \"b\"]\n}} *\n"), &[1]);
    }

    #[test]
    fn a_record_without_moves_ends_where_its_tags_come_again() {
        check(&format!("{TAGS}\n{TAGS}\n*\n"), &[1, 4]);
        check(&format!("{TAGS}{TAGS}\n*\n"), &[1]);
        check(&format!("{TAGS}\n[Event \"x\"]\n\n{TAGS}\n*\n"), &[1, 6]);
    }

    #[test]
    fn a_broken_tag_spoils_its_own_record_only() {
        for tag in ["[Event \"x]", "[Event x]", "[Event \"x\" y]", "[Event", "[", "[Event \"x\""] {
            check(&format!("{tag}\n{TAGS}\n1. C30 *\n\n{TAGS}\n*\n"), &[1, 7]);
            check(&format!("{TAGS}{tag}\n\n1. C30 *\n\n{TAGS}\n*\n"), &[1, 7]);
        }
    }

    #[test]
    fn other_bytes_than_utf_8_spoil_their_own_record_only() {
        let mut text = format!("{TAGS}\n1. C30 *\n\n").into_bytes();
        text[8] = 0xfc;
        text.extend_from_slice(TAGS.as_bytes());
        let lines: Vec<_> = Collection::new(&*text).map(|part| part.unwrap().first_line).collect();
        assert_eq!(lines, [1, 6]);
    }

    #[test]
    fn of_a_long_record_no_more_is_kept_than_shows_that_it_is_too_long() {
        let long = "x".repeat(3 * Record::MOST_BYTES);
        let parts = parts(&format!("{TAGS}\n{long}\n{long}\n\n{TAGS}\n*\n"));
        assert_eq!(parts[0].1.len(), Record::MOST_BYTES + 1);
        assert_eq!(parts[1], (7, format!("{TAGS}\n*\n")));
    }

    #[test]
    fn the_limit_is_one_of_a_record_and_not_of_the_text() {
        let padded = format!("{TAGS}{}\n", "x".repeat(Record::MOST_BYTES - TAGS.len() - 1));
        let parts = parts(&padded.repeat(3));
        assert_eq!(parts.len(), 3);
        assert!(parts.iter().all(|(_, text)| text.len() == Record::MOST_BYTES));
    }

    #[test]
    fn a_text_without_end_is_left_unread() {
        for endless in ["x", "x\n", "\n", "[Site \"x\"]\n"] {
            let endless = io::BufReader::new(Endless(endless.as_bytes()));
            let mut collection = Collection::new(endless);
            assert!(!collection.has_given_up());
            let part = collection.next().unwrap().unwrap();
            assert_eq!(part.bytes().len(), Record::MOST_BYTES + 1);
            assert!(collection.next().is_none() && collection.has_given_up());
        }
    }

    struct Endless(&'static [u8]);

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = buffer.len() / self.0.len() * self.0.len();
            buffer[..length].chunks_mut(self.0.len()).for_each(|to| to.copy_from_slice(self.0));
            Ok(length)
        }
    }

    #[test]
    fn a_text_that_cannot_be_read_on_says_so_once() {
        struct Broken;

        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::ConnectionReset.into())
            }
        }

        let text = format!("{TAGS}*\n{TAGS}*\n");
        let mut collection = Collection::new(io::BufReader::new(text.as_bytes().chain(Broken)));
        assert!(collection.next().unwrap().is_ok());
        assert!(collection.next().unwrap().is_err());
        assert!(collection.next().is_none());
    }

    #[test]
    fn a_fault_is_found_in_the_whole_text() {
        let text = format!("{TAGS}*\n\n{TAGS}C30 d5\n\n[Game \"gbg:5\"]\n\n*\n");
        let fault = |part: io::Result<Part>| {
            let part = part.unwrap();
            let fault = match Record::parse(part.bytes()) {
                Ok(record) => record.verify().fault,
                Err(fault) => Some(fault),
            };
            fault.map(|fault| part.locate(fault)).map(|fault| (fault.line, fault.column))
        };
        let faults: Vec<_> = Collection::new(text.as_bytes()).map(fault).collect();
        assert_eq!(faults, [None, Some((Some(7), Some(5))), Some((Some(9), None))]);
    }
}
