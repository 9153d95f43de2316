//! Games: lists, the replay ply by ply, publishing one.

mod changes;
mod excerpt;
mod faults;
mod list;
mod replay;

use askama::Template;

pub use self::changes::change_words;
pub use self::excerpt::Excerpt;
pub use self::faults::{claim_words, fault_words, termination_words};
pub use self::list::{GameListLine, GamesPage, TournamentGamesPage};
pub use self::replay::{MoveLine, PlyLink, ReplayPage, Step, Submitted};
use super::complaints::{self, Complaints};
use super::{Frame, Text, filters};
use crate::domain::results::RecordProblem;
use crate::form::games::{GameComplaint, GameForm};

/// Publishing a game.
#[derive(Template)]
#[template(path = "games/new.html")]
pub struct NewGamePage {
    /// Around it.
    pub frame: Frame,
    /// What was typed.
    pub form: GameForm,
    /// What is wrong with it.
    pub complaints: Complaints,
}

/// Complaints about a game to be published, in words.
#[must_use]
pub fn game_complaints(found: &[GameComplaint]) -> Complaints {
    Complaints::new(found, GameComplaint::field, |complaint| match complaint {
        GameComplaint::Title(error) => complaints::line(*error),
        GameComplaint::TwoRecords => Text::new("game-two-records"),
        GameComplaint::NoRecord => Text::new("error-empty"),
        GameComplaint::Record(RecordProblem::Fault(fault)) => fault_words(fault, None),
        GameComplaint::Record(RecordProblem::Control { line, column }) => {
            Text::new("fault-control").with("line", *line).with("column", *column)
        }
        GameComplaint::Record(_) => Text::new("status-malformed-long"),
    })
}
