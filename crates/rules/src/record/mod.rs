//! Game records: tags and moves in the manner of PGN.
//!
//! The form as implemented: `docs/spec/game-record.md`.

mod canonical;
mod collection;
mod fault;
mod movetext;
mod tags;

pub(crate) use self::movetext::{Token, TokenKind};
pub use self::{
    canonical::CanonicalError,
    collection::{Collection, Part},
    fault::{Fault, FaultKind, MovetextFault, TagFault},
    tags::tag_line,
};
use self::{movetext::Lexed, tags::Header};
pub use crate::words::Words;
use crate::{Claim, Game, Seat, Termination};

/// A game as it was written down: its tags are checked, its moves are not yet.
///
/// [`verify`](Record::verify) and [`replay`](Record::replay) judge the moves, from left to right.
///
/// ```
/// use rules::{Claim, Record};
///
/// let record = Record::parse(b"[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 c30 *\n")?;
/// assert_eq!(record.game().to_string(), "gbg:5");
/// assert_eq!(record.claim(), Claim::Open);
///
/// let fault = Record::parse(b"[Game \"gbg:5\"]\n\n1. C30 *\n").unwrap_err();
/// assert_eq!(fault.kind.to_string(), "no tag Result, expected [Result \"...\"]");
/// # Ok::<(), rules::Fault>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    header: Header,
    /// The text that the tokens point into.
    text: String,
    movetext: Lexed,
}

impl Record {
    /// The longest record that is read, in bytes.
    pub const MOST_BYTES: usize = 64 * 1024;

    /// Reads a whole record: size, encoding and tags.
    ///
    /// What is wrong in the movetext is not said here but by [`verify`](Self::verify), since an
    /// illegal move may come before it.
    pub fn parse(bytes: &[u8]) -> Result<Self, Fault> {
        let text = decode(bytes)?;
        let (header, movetext_at) = tags::read(text)?;
        let movetext = Lexed::read(text, movetext_at);
        Ok(Self { header, text: text.to_owned(), movetext })
    }

    /// Takes bare moves, without tags, as somebody types them into a form.
    ///
    /// Lines and columns of faults refer to this text.
    pub fn from_movetext(
        game: Game,
        claim: Claim,
        termination: Termination,
        text: &str,
    ) -> Result<Self, Fault> {
        let text = decode(text.as_bytes())?;
        let header = Header { game, claim, termination, tags: Vec::new() };
        Ok(Self { header, text: text.to_owned(), movetext: Lexed::read(text, 0) })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.header.game
    }

    /// The result claimed.
    #[must_use]
    pub fn claim(&self) -> Claim {
        self.header.claim
    }

    /// How the play is said to have stopped.
    #[must_use]
    pub fn termination(&self) -> Termination {
        self.header.termination
    }

    /// The value of a tag, if the record has it.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|&(tag, _)| tag == name).map(|(_, value)| value)
    }

    /// All tags with their values, as written and in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.header.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// A player's name: the tag `First` or `Second`, or what the game calls that side.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        let general = match seat {
            Seat::First => "First",
            Seat::Second => "Second",
        };
        self.tag(self.game().side_name(seat)).or_else(|| self.tag(general))
    }

    /// The same record with other text: tags and all, or bare moves, as this one has it.
    pub(crate) fn with_text(&self, text: &str) -> Result<Self, Fault> {
        if self.header.tags.is_empty() {
            return Self::from_movetext(self.game(), self.claim(), self.termination(), text);
        }
        Self::parse(text.as_bytes())
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn tokens(&self) -> &[Token] {
        &self.movetext.tokens
    }

    /// Why the tokens end before the text does.
    pub(crate) fn movetext_fault(&self) -> Option<&Fault> {
        self.movetext.fault.as_ref()
    }
}

/// docs/spec/game-record.md §1.
fn decode(bytes: &[u8]) -> Result<&str, Fault> {
    if bytes.len() > Record::MOST_BYTES {
        return Err(Fault::of_file(FaultKind::TooLarge { bytes: bytes.len() }));
    }
    let text = str::from_utf8(bytes).map_err(|error| {
        let (valid, _) = bytes.split_at(error.valid_up_to());
        let valid = str::from_utf8(valid).unwrap_or_default();
        Fault::at(valid, valid.len(), FaultKind::NotUtf8)
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAGS: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n";

    #[test]
    fn a_record_of_64_kib_is_read_and_no_longer_one() {
        let mut text = format!("{TAGS}{}", " ".repeat(Record::MOST_BYTES - TAGS.len()));
        assert!(Record::parse(text.as_bytes()).is_ok());
        text.push(' ');
        let fault = Record::parse(text.as_bytes()).unwrap_err();
        assert_eq!(fault.to_string(), "65537 bytes, expected at most 65536");
    }

    #[test]
    fn other_bytes_than_utf_8_are_refused_where_they_stand() {
        let fault = Record::parse(b"[Event \"ok\"]\n[Site \"Z\xfcrich\"]").unwrap_err();
        assert_eq!(fault.to_string(), "line 2, column 9: not UTF-8 text");
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        let record = Record::parse(format!("\u{feff}{TAGS}").as_bytes()).unwrap();
        assert_eq!(record.claim(), Claim::Open);
    }
}
