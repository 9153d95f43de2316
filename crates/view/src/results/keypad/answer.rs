//! What the script of the keypad is answered, in the language of its page.
//!
//! `docs/scripts.md` describes it.

use domain::results::{Improbable, Keyed, Neighbour, Refused, Says, Shorthand, Sitting};
use serde::Serialize;
use tournament::result::GameResult;
use words::format::moment;
use words::{Language, Text};

use super::{board_path, messages, progress_words, score_of};
use crate::rounds::result_words;

/// Why an entry was not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeypadFault {
    /// There is no such board.
    Gone,
    /// It does not say what a key can say.
    Unread,
    Decided,
    SidesOpen,
    Improbable(Improbable),
    Refused(Refused),
}

/// A board, and what was typed for it as far as it could be read.
type Entry<'a> = (u16, Option<&'a Keyed>);

/// A board after an entry, saved or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeypadAnswer {
    /// Why nothing was saved.
    fault: Option<&'static str>,
    words: String,
    board: u16,
    /// Its page.
    href: Option<String>,
    /// The newest result, and the choice of sides.
    result: Option<i32>,
    choice: Option<i32>,
    /// What a key says of it.
    outcome: Option<&'static str>,
    score: Option<String>,
    /// Whether it waits for a result.
    open: bool,
    /// Results that are in, in words and as a number.
    progress: Option<String>,
    done: Option<usize>,
}

/// A second typing beside what counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Comparison {
    agrees: bool,
    words: String,
    board: u16,
    href: Option<String>,
}

impl KeypadFault {
    /// Whether it is saved once somebody says it again.
    pub fn can_be_confirmed(&self) -> bool {
        matches!(self, Self::Improbable(_))
    }

    fn kind(&self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Unread => "unread",
            Self::Decided => "decided",
            Self::SidesOpen => "sides-open",
            Self::Improbable(_) => "improbable",
            Self::Refused(Refused::Overtaken) => "overtaken",
            Self::Refused(Refused::Reseated) => "reseated",
            Self::Refused(Refused::For(_)) => "refused",
        }
    }

    pub(super) fn words(&self, (board, keyed): Entry<'_>, sitting: Option<&Sitting>) -> Text {
        let text = match self {
            Self::Gone => Text::new("keypad-fault-gone"),
            Self::Unread => Text::new("keypad-fault-unread"),
            Self::Decided => Text::new("keypad-fault-decided").with("score", counting(sitting)),
            Self::SidesOpen => Text::new("keypad-fault-sides"),
            Self::Improbable(improbable) => doubted(*improbable, sitting),
            Self::Refused(Refused::Overtaken) => overtaken(keyed, sitting),
            Self::Refused(Refused::Reseated) => Text::new("keypad-fault-reseated"),
            Self::Refused(Refused::For(refusals)) => match refusals.first().zip(sitting) {
                Some((refusal, sitting)) => Text::new("keypad-fault-refused")
                    .with("why", messages::refusal_words(refusal, &sitting.pairing.spec)),
                None => Text::new("keypad-fault-unread"),
            },
        };
        text.with("board", board)
    }
}

fn doubted(improbable: Improbable, sitting: Option<&Sitting>) -> Text {
    match improbable {
        Improbable::Upset { winner, loser } => {
            Text::new("keypad-fault-upset").with("winner", winner).with("loser", loser)
        }
        Improbable::BeforeTheRound { begins } => {
            let zone = sitting.map(|sitting| sitting.event.details.zone).unwrap_or_default();
            Text::new("keypad-fault-early").with("begins", moment(begins, zone))
        }
    }
}

/// What somebody else has done meanwhile, beside what was typed.
fn overtaken(keyed: Option<&Keyed>, sitting: Option<&Sitting>) -> Text {
    let typed = keyed.and_then(|keyed| match keyed.says {
        Says::Result(shorthand) => Some(shorthand),
        Says::Undo => None,
    });
    let counting = counting_of(sitting);
    let text = match typed {
        _ if counting == GameResult::Pending => Text::new("keypad-fault-removed"),
        Some(typed) if Shorthand::of(counting) == Some(typed) => Text::new("keypad-fault-same"),
        Some(typed) => Text::new("keypad-fault-other").with("typed", score_of(typed)),
        None => Text::new("keypad-fault-overtaken"),
    };
    text.with("score", result_words(counting))
}

fn counting_of(sitting: Option<&Sitting>) -> GameResult {
    sitting.map_or(GameResult::Pending, Sitting::counting)
}

fn counting(sitting: Option<&Sitting>) -> Text {
    result_words(counting_of(sitting))
}

impl KeypadAnswer {
    /// What was saved at a board.
    pub fn saved(sitting: &Sitting, language: Language) -> Self {
        let told = match sitting.decided() {
            Some(_) => Text::new("keypad-saved"),
            None => Text::new("keypad-undone"),
        };
        let told = told
            .with("board", sitting.pairing.board)
            .with("first", sitting.players.first.name.as_str())
            .with("second", sitting.players.second.name.as_str())
            .with("score", counting(Some(sitting)));
        Self { words: told.in_language(language), ..Self::of(sitting, language) }
    }

    /// Why nothing was.
    pub fn refused(
        fault: &KeypadFault,
        entry: Entry<'_>,
        sitting: Option<&Sitting>,
        language: Language,
    ) -> Self {
        let base = match sitting {
            Some(sitting) => Self::of(sitting, language),
            None => Self::nowhere(entry.0),
        };
        let words = fault.words(entry, sitting).in_language(language);
        Self { fault: Some(fault.kind()), words, ..base }
    }

    fn of(sitting: &Sitting, language: Language) -> Self {
        let counting = sitting.counting();
        let done = sitting.round.iter().filter(|one: &&Neighbour| !one.is_open).count();
        let progress = progress_words((done, sitting.round.len()));
        Self {
            href: Some(board_path(sitting)),
            result: sitting.newest().map(|newest| newest.id.0),
            choice: sitting.pairing.seating.choice().map(|choice| choice.0),
            outcome: Shorthand::of(counting).map(Shorthand::as_str),
            score: Some(result_words(counting).in_language(language)),
            open: counting == GameResult::Pending,
            progress: Some(progress.in_language(language)),
            done: Some(done),
            ..Self::nowhere(sitting.pairing.board)
        }
    }

    fn nowhere(board: u16) -> Self {
        Self {
            fault: None,
            words: String::new(),
            board,
            href: None,
            result: None,
            choice: None,
            outcome: None,
            score: None,
            open: false,
            progress: None,
            done: None,
        }
    }
}

impl Comparison {
    /// Whether what was typed again is what counts.
    pub fn new(
        board: u16,
        typed: Shorthand,
        sitting: Option<&Sitting>,
        language: Language,
    ) -> Self {
        let Some(sitting) = sitting else {
            let words = KeypadFault::Gone.words((board, None), None).in_language(language);
            return Self { agrees: false, words, board, href: None };
        };
        let counting = sitting.counting();
        let agrees = Shorthand::of(counting) == Some(typed);
        let told = match (agrees, counting) {
            (true, _) => Text::new("keypad-same"),
            (false, GameResult::Pending) => Text::new("keypad-open"),
            (false, _) => Text::new("keypad-differs"),
        };
        let told = told
            .with("board", board)
            .with("typed", score_of(typed))
            .with("recorded", result_words(counting));
        let href = Some(board_path(sitting));
        Self { agrees, words: told.in_language(language), board, href }
    }
}
