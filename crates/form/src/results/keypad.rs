//! Entries of the keypad.

use domain::results::{Confirmation, Keyed, Says, Shorthand};
use domain::{ChoiceId, ResultId};
use serde::Deserialize;

use crate::id_or_nothing;

/// What the form of a board sends.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct KeypadForm {
    pub board: u16,
    /// "first", "second", "draw", "first-absent", "second-absent", "both-absent"; "undo" takes back
    /// what was entered.
    pub outcome: String,
    /// The newest result that was seen at the board.
    #[serde(deserialize_with = "id_or_nothing")]
    pub replaces: Option<ResultId>,
    /// The choice of sides that was seen there.
    #[serde(deserialize_with = "id_or_nothing")]
    pub choice: Option<ChoiceId>,
    /// Whether it was confirmed.
    pub sure: String,
}

/// How the results of a round are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum KeypadMode {
    /// They are entered.
    #[default]
    Enter,
    /// They are typed again, to compare.
    Rekey,
    /// They are read in the order of the slips.
    Pile,
}

/// What is asked of the page.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct KeypadQuery {
    /// "rekey" or "pile".
    pub mode: String,
    /// The board that was saved just before, or that is compared.
    pub board: Option<u16>,
    /// What the second typing says of that board.
    pub outcome: String,
}

const UNDO: &str = "undo";
const SURE: &str = "yes";

impl KeypadForm {
    /// The entry; `None` if it says nothing of a board.
    pub fn keyed(&self) -> Option<Keyed> {
        let says = match self.outcome.as_str() {
            UNDO => Says::Undo,
            word => Says::Result(Shorthand::parse(word)?),
        };
        let confirmation = if self.sure == SURE { Confirmation::Given } else { Confirmation::None };
        let (made_from, made_for) = (self.replaces, self.choice);
        Some(Keyed { board: self.board, made_from, made_for, says, confirmation })
    }
}

impl KeypadQuery {
    pub fn mode(&self) -> KeypadMode {
        match self.mode.as_str() {
            "rekey" => KeypadMode::Rekey,
            "pile" => KeypadMode::Pile,
            _ => KeypadMode::Enter,
        }
    }

    /// A board and what is said of it, to be compared with what counts.
    pub fn typed_again(&self) -> Option<(u16, Shorthand)> {
        let is_compared = self.mode() == KeypadMode::Rekey;
        self.board.zip(Shorthand::parse(&self.outcome)).filter(|_| is_compared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(outcome: &str) -> Option<Says> {
        let form = KeypadForm { outcome: outcome.into(), ..KeypadForm::default() };
        form.keyed().map(|keyed| keyed.says)
    }

    #[test]
    fn one_word_says_a_result_or_takes_it_back() {
        assert_eq!(says("first-absent"), Some(Says::Result(Shorthand::FirstAbsent)));
        assert_eq!(says("undo"), Some(Says::Undo));
        assert_eq!(says("1"), None);
        assert_eq!(says(""), None);
    }

    #[test]
    fn only_a_second_typing_is_compared() {
        let query =
            |mode: &str| KeypadQuery { mode: mode.into(), board: Some(3), outcome: "draw".into() };
        assert_eq!(query("rekey").typed_again(), Some((3, Shorthand::Draw)));
        assert_eq!(query("").typed_again(), None);
        assert_eq!(query("pile").mode(), KeypadMode::Pile);
    }
}
