//! The tags of a record: docs/spec/game-record.md §3.

use std::collections::HashSet;

use super::{Fault, FaultKind, TagFault, collection::is_of_name};
use crate::{Claim, Game, Termination};

/// What the tags say of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) game: Game,
    pub(super) claim: Claim,
    pub(super) termination: Termination,
    pub(super) tags: Vec<Tag>,
}

/// A tag as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
}

/// A tag as a line of a record, with `"` and `\` escaped: docs/spec/game-record.md §3.1.
///
/// The name is one of letters, digits and `_`; a line end in the value cannot be read back.
///
/// ```
/// use rules::{Record, record::tag_line};
///
/// let event = tag_line("Event", "The \"Open\"");
/// assert_eq!(event, "[Event \"The \\\"Open\\\"\"]\n");
///
/// let tags = [tag_line("Game", "gbg:5"), tag_line("Result", "*")].concat();
/// let record = Record::parse((tags.clone() + &event).as_bytes())?;
/// assert_eq!(record.tag("Event"), Some("The \"Open\""));
///
/// let refused = Record::parse((tags + &tag_line("Event", "The\nOpen")).as_bytes());
/// assert!(refused.is_err());
/// # Ok::<(), rules::Fault>(())
/// ```
#[must_use]
pub fn tag_line(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

/// Reads the tags; returns with them where the movetext begins.
pub(super) fn read(text: &str) -> Result<(Header, usize), Fault> {
    let mut reader = Reader { text, at: 0, found: Found::default() };
    reader.skip_space();
    while reader.rest().starts_with('[') {
        reader.read_tag().map_err(|(at, fault)| Fault::at(text, at, fault.into()))?;
        reader.skip_space();
    }
    let header = reader.found.finish().map_err(|fault| Fault::of_file(FaultKind::Tag(fault)))?;
    Ok((header, reader.at))
}

/// What has been found in the tags so far.
#[derive(Default)]
struct Found {
    game: Option<Game>,
    claim: Option<Claim>,
    termination: Option<Termination>,
    tags: Vec<Tag>,
    names: HashSet<String>,
}

impl Found {
    fn add(&mut self, tag: Tag) -> Result<(), TagFault> {
        if !self.names.insert(tag.name.clone()) {
            return Err(TagFault::Twice { name: tag.name });
        }
        match tag.name.as_str() {
            "Game" => self.game = Some(tag.value.parse().map_err(TagFault::Game)?),
            "Result" => self.claim = Some(tag.value.parse().map_err(TagFault::Result)?),
            "Termination" => {
                self.termination = Some(tag.value.parse().map_err(TagFault::Termination)?);
            }
            _ => {}
        }
        self.tags.push(tag);
        Ok(())
    }

    fn finish(self) -> Result<Header, TagFault> {
        Ok(Header {
            game: self.game.ok_or(TagFault::Missing { name: "Game" })?,
            claim: self.claim.ok_or(TagFault::Missing { name: "Result" })?,
            termination: self.termination.unwrap_or_default(),
            tags: self.tags,
        })
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    found: Found,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn expect(&mut self, mark: char, otherwise: TagFault) -> Result<(), (usize, TagFault)> {
        if !self.rest().starts_with(mark) {
            return Err((self.at, otherwise));
        }
        self.at += mark.len_utf8();
        Ok(())
    }

    fn read_tag(&mut self) -> Result<(), (usize, TagFault)> {
        let tag_at = self.at;
        self.expect('[', TagFault::Name)?;
        self.skip_space();
        let name = self.take_while(is_of_name);
        if name.is_empty() {
            return Err((self.at, TagFault::Name));
        }
        self.skip_space();
        self.expect('"', TagFault::Value)?;
        let value = self.read_value()?;
        self.skip_space();
        self.expect(']', TagFault::UnclosedTag)?;
        let tag = Tag { name: name.to_owned(), value };
        self.found.add(tag).map_err(|fault| (tag_at, fault))
    }

    /// Reads up to the closing quotes; `\"` and `\\` stand for quotes and a backslash.
    fn read_value(&mut self) -> Result<String, (usize, TagFault)> {
        let mut value = String::new();
        let mut letters = self.rest().char_indices().peekable();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.at += at + 1;
                    return Ok(value);
                }
                '\n' | '\r' => break,
                '\\' => {
                    let escaped = letters.next_if(|&(_, letter)| letter == '"' || letter == '\\');
                    value.push(escaped.map_or('\\', |(_, letter)| letter));
                }
                _ => value.push(letter),
            }
        }
        Err((self.at, TagFault::UnclosedValue))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Record, Seat, Termination};

    fn refuse(text: &str, complaint: &str) {
        let fault = Record::parse(text.as_bytes()).unwrap_err();
        assert_eq!(fault.to_string(), complaint, "{text}");
    }

    #[test]
    fn tags_are_kept_as_written_and_in_order() {
        let text =
            "[ Weather  \"rain \\\"and\\\" \\\\hail\\x\" ][Game \"gbg:5\"]\r\n\n[Result \"*\"]*";
        let record = Record::parse(text.as_bytes()).unwrap();
        let tags: Vec<_> = record.tags().collect();
        let expected = [("Weather", "rain \"and\" \\hail\\x"), ("Game", "gbg:5"), ("Result", "*")];
        assert_eq!(tags, expected);
        assert_eq!(record.tag("Event"), None);
        assert_eq!(record.termination(), Termination::Normal);
    }

    #[test]
    fn players_are_named_by_side_or_by_order() {
        let text = "[South \"Josef\"]\n[Second \"Plinio\"]\n[Game \"gbg:5\"]\n[Result \"*\"]\n";
        let record = Record::parse(text.as_bytes()).unwrap();
        assert_eq!(record.player(Seat::First), Some("Josef"));
        assert_eq!(record.player(Seat::Second), Some("Plinio"));
    }

    #[test]
    fn game_and_result_are_required() {
        refuse("", "no tag Game, expected [Game \"...\"]");
        refuse("1. C30 *", "no tag Game, expected [Game \"...\"]");
        refuse("[Result \"*\"]", "no tag Game, expected [Game \"...\"]");
        refuse("[Game \"gbg:5\"]\n*", "no tag Result, expected [Result \"...\"]");
    }

    #[test]
    fn no_tag_is_given_twice() {
        refuse("[Event \"a\"]\n [Event \"b\"]", "line 2, column 2: tag Event is given twice");
    }

    #[test]
    fn the_tags_that_matter_have_known_values() {
        refuse(
            "[Game \"gbg:05\"]",
            "line 1, column 1: game \"gbg:05\": not the one spelling of this game, expected gbg:5",
        );
        refuse(
            "[Result \"won\"]",
            "line 1, column 1: unknown result \"won\", expected 1-0, 0-1, 1/2-1/2 or *",
        );
        refuse(
            "[Termination \"Normal\"]",
            "line 1, column 1: unknown termination \"Normal\", \
             expected normal, resignation, time forfeit, adjudication or agreement",
        );
    }

    #[test]
    fn a_tag_has_a_name_a_quoted_value_and_an_end() {
        refuse("[", "line 1, column 2: expected a tag's name after [");
        refuse("[\"x\"]", "line 1, column 2: expected a tag's name after [");
        refuse("[Event]", "line 1, column 7: expected the tag's value in double quotes");
        let unclosed = "expected double quotes at the end of the value, in the same line";
        refuse("[Event \"x]\n", &format!("line 1, column 9: {unclosed}"));
        refuse("[Event \"x\\\"]", &format!("line 1, column 9: {unclosed}"));
        refuse("[Event \"é\"\n", "line 2, column 1: expected ] at the end of the tag");
    }
}
