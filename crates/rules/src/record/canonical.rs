//! Records written again in one spelling: docs/spec/game-record.md §6.

use super::{Record, collection::tag_name, tag_line};
use crate::Fault;

/// Why a record has no canonical text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum CanonicalError {
    #[error(transparent)]
    Fault(#[from] Fault),
    #[error(
        "{bytes} bytes in canonical form, expected at most {}: a longer record is not read",
        Record::MOST_BYTES
    )]
    TooLarge { bytes: usize },
}

impl Record {
    /// The record in its canonical form, which reads back as the same record.
    ///
    /// Tags stand as they were written and in their order; those of a record
    /// [without tags](Self::from_movetext) are `Game`, `Result` and `Termination`. Moves are in
    /// canonical notation, numbered, each with its marks and then its comments. Lines end in LF
    /// and have at most 80 characters where white space allows.
    ///
    /// A record whose moves do not all play cannot be written so; nor one that numbering makes
    /// longer than [`MOST_BYTES`](Self::MOST_BYTES). A claim that the moves do not bear out is
    /// written as it is.
    ///
    /// Source: `docs/spec/game-record.md` §6.
    ///
    /// ```
    /// use rules::Record;
    ///
    /// let record = Record::parse(b"[Game \"gbg:5\"][Result \"*\"] (1)C30 {so far known}c30!")?;
    /// let canonical = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 {so far known} c30! *\n";
    /// assert_eq!(record.canonical()?, canonical);
    ///
    /// let record = Record::parse(b"[Game \"gbg:5\"][Result \"*\"] C30 d5")?;
    /// let fault = record.canonical().unwrap_err();
    /// assert!(fault.to_string().starts_with("line 1, column 32, ply 2, \"d5\": pit d holds 20"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn canonical(&self) -> Result<String, CanonicalError> {
        let replay = self.replay();
        if let Some(fault) = replay.fault {
            return Err(fault.into());
        }
        let mut lines = Lines { text: self.canonical_tags() + "\n", column: 0 };
        lines.push_comments(&replay.comments);
        for (ply_idx, step) in replay.plies.iter().enumerate() {
            let mv = format!("{}{}", step.canonical, step.marks);
            lines.push(&if ply_idx % 2 == 0 { format!("{}. {mv}", ply_idx / 2 + 1) } else { mv });
            lines.push_comments(&step.comments);
        }
        lines.push(self.claim().as_str());
        let text = lines.text + "\n";
        let bytes = text.len();
        if bytes > Self::MOST_BYTES { Err(CanonicalError::TooLarge { bytes }) } else { Ok(text) }
    }

    fn canonical_tags(&self) -> String {
        let mut text: String = self.tags().map(|(name, value)| tag_line(name, value)).collect();
        if text.is_empty() {
            text.push_str(&tag_line("Game", &self.game().to_string()));
            text.push_str(&tag_line("Result", self.claim().as_str()));
            text.push_str(&tag_line("Termination", self.termination().as_str()));
        }
        text
    }
}

/// Movetext, broken into lines.
struct Lines {
    text: String,
    /// The characters of the last line.
    column: usize,
}

impl Lines {
    const MOST_CHARS: usize = 80;

    /// Adds a piece that is not broken, in the same line if it fits.
    fn push(&mut self, piece: &str) {
        let width = |text: &str| text.chars().count();
        let first = piece.split('\n').next().map_or(0, width);
        if self.column > 0 {
            let fits = self.column + 1 + first <= Self::MOST_CHARS;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(piece);
        self.column = match piece.rsplit_once('\n') {
            Some((_, last)) => width(last),
            None => self.column + first,
        };
    }

    fn push_comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.push(&format!("{{{}}}", canonical_comment(comment)));
        }
    }
}

/// §6.3: lines end in LF, and none may be taken for the beginning of another record.
fn canonical_comment(comment: &str) -> String {
    let comment = comment.replace("\r\n", "\n").replace('\r', "\n");
    let mut lines = comment.split('\n');
    let mut text = lines.next().unwrap_or_default().to_owned();
    for line in lines {
        text.push_str(if tag_name(line).is_some() { "\n " } else { "\n" });
        text.push_str(line);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAGS: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n";

    fn check(movetext: &str, expected: &str) {
        let record = Record::parse(format!("{TAGS}{movetext}").as_bytes()).unwrap();
        let canonical = record.canonical().unwrap();
        assert_eq!(canonical, format!("{TAGS}{expected}\n"), "{movetext}");
        assert_eq!(Record::parse(canonical.as_bytes()).unwrap().canonical(), Ok(canonical));
    }

    #[test]
    fn moves_are_numbered_whatever_their_numbers_were() {
        check("", "*");
        check("(12)C30 c30 (1) D032", "1. C30 c30 2. D032 *");
        check("C30 9. c30 *", "1. C30 c30 *");
    }

    #[test]
    fn marks_stand_at_their_move_and_comments_behind_them() {
        check("{a}{b}1.C30{c}! c30!?", "{a} {b} 1. C30! {c} c30!? *");
        check("C30 {c} ?! {d} c30 ! ?", "1. C30?! {c} {d} c30!? *");
    }

    #[test]
    fn a_spaced_capture_is_one_word_and_its_comments_follow_it() {
        let moves = "C30 c30 D032 b240 B40 d4320 D0 a350 B2 b3 C20 e40001 D02 c352 C0 d03 B0 a2 \
                     A234530 a3 D04 b03 C30 a4 B2 d3 D3 c0";
        let record = |last: &str| {
            Record::parse(format!("{TAGS}{moves} {last}").as_bytes()).unwrap().canonical().unwrap()
        };
        let canonical = record("E530011000000!? {which} X {gem} A5");
        assert!(canonical.contains(" 15. E530011000000xa5!? {which} {gem} *\n"), "{canonical}");
    }

    #[test]
    fn lines_are_broken_before_the_eightieth_character_is_passed() {
        let comment = "é".repeat(71);
        check(&format!("C30 {{{comment}}} c30"), &format!("1. C30 {{{comment}}}\nc30 *"));
        let comment = "é".repeat(67);
        check(&format!("C30 {{{comment}}} c30"), &format!("1. C30 {{{comment}}} c30\n*"));
        let comment = "é".repeat(72);
        check(&format!("C30 {{{comment}}} c30"), &format!("1. C30\n{{{comment}}} c30 *"));
        let comment = "é".repeat(90);
        check(&format!("C30 {{{comment}}} c30"), &format!("1. C30\n{{{comment}}}\nc30 *"));
        check("C30 {a\n\nb} c30", "1. C30 {a\n\nb} c30 *");
    }

    #[test]
    fn lines_end_in_lf_in_comments_too() {
        check("C30\r\n{a\r\nb\r\r\nc\r}\r\n", "1. C30 {a\nb\n\nc\n} *");
    }

    #[test]
    fn no_line_of_a_comment_begins_like_a_tag() {
        check("{\n[Site \"x\"]\n [Site \"y\"]}", "{\n [Site \"x\"]\n [Site \"y\"]} *");
    }

    #[test]
    fn tags_are_escaped_and_stand_as_they_were_written() {
        let text = "[ Weather  \"\\\"wet\\\" \\\\hail\\x\" ]\r\n[Result \"*\"]\r\n[Game \"gbg:5\"]";
        let canonical = Record::parse(text.as_bytes()).unwrap().canonical().unwrap();
        let tags = "[Weather \"\\\"wet\\\" \\\\hail\\\\x\"]\n[Result \"*\"]\n[Game \"gbg:5\"]\n";
        assert_eq!(canonical, format!("{tags}\n*\n"));
    }

    #[test]
    fn bare_moves_get_the_tags_that_a_record_needs() {
        let game = "gbg:5".parse().unwrap();
        let (claim, termination) = (crate::Claim::FirstWins, crate::Termination::TimeForfeit);
        let record = Record::from_movetext(game, claim, termination, "C30").unwrap();
        let tags = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"time forfeit\"]\n";
        assert_eq!(record.canonical().unwrap(), format!("{tags}\n1. C30 1-0\n"));
    }

    #[test]
    fn what_does_not_play_is_not_written() {
        for movetext in ["C30 d5", "C30 =", "C30 {", "C30 1-0", "C30 * c30"] {
            let record = Record::parse(format!("{TAGS}{movetext}").as_bytes()).unwrap();
            let fault = record.verify().fault.unwrap();
            assert_eq!(record.canonical(), Err(CanonicalError::Fault(fault)), "{movetext}");
        }
    }

    #[test]
    fn a_record_that_numbers_make_too_long_is_not_written() {
        let comment = "x".repeat(Record::MOST_BYTES - TAGS.len() - "C30{}".len());
        let record = Record::parse(format!("{TAGS}C30{{{comment}}}").as_bytes()).unwrap();
        let error = record.canonical().unwrap_err();
        assert_eq!(error, CanonicalError::TooLarge { bytes: Record::MOST_BYTES + 7 });
        let comment = &comment[7..];
        let record = Record::parse(format!("{TAGS}C30{{{comment}}}").as_bytes()).unwrap();
        assert_eq!(record.canonical().unwrap().len(), Record::MOST_BYTES);
    }
}
