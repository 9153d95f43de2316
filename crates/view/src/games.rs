//! Games: lists, the replay ply by ply, publishing one.

mod abstract_play;
mod card;
mod changes;
mod embed;
mod excerpt;
mod faults;
mod game_view;
mod list;
mod picker;
mod points;
mod preview;
mod replay;
mod step;
mod writing;

// What several games have in common, and a file a game.
mod mancala;

mod bohnenspiel;
mod glass_bead_challenge;
mod glass_bead_game;
mod oware;

use askama::Template;
use rules::Spec;

pub use self::abstract_play::{AbstractPlay, abstract_play, is_over};
pub use self::card::{GameCard, ParameterField};
pub use self::changes::change_words;
pub use self::embed::EmbedPage;
pub use self::excerpt::Excerpt;
pub(super) use self::faults::move_fault_words;
pub use self::faults::{claim_words, fault_words, termination_words};
use self::game_view::usual_games;
pub use self::game_view::{board_of, family_words, side_words, spec_words, trace_words};
pub(super) use self::game_view::{example_of_moves, game_cards, piece};
pub(super) use self::glass_bead_challenge::size_words;
pub use self::list::{GameListLine, GamesPage, TournamentGamesPage, lines};
pub use self::picker::GamePicker;
pub use self::points::PointsChart;
pub use self::preview::{preview, preview_at_end};
pub(super) use self::replay::names;
pub use self::replay::{ReplayPage, Submitted};
pub(super) use self::step::state;
pub use self::step::{BoardAtPly, MoveLine, PlyLink, SeatLine};
pub use self::writing::WritingAnswer;
pub(super) use self::writing::{over_words, prompt, touched_words};
use domain::results::RecordProblem;
use form::games::{GameComplaint, GameForm};
use words::Text;
use words::complaints::{self, Complaints};

use super::{Frame, filters};

/// Publishing a game.
#[derive(Template)]
#[template(path = "games/new.html")]
pub struct NewGamePage {
    pub frame: Frame,
    /// What was typed.
    pub form: GameForm,
    pub complaints: Complaints,
}

pages! { NewGamePage }

/// The first lines of a record, and the game they are of, whose rules are played here.
fn beginnings() -> Vec<(String, Text)> {
    let line = |(spec, words)| (format!("[Game \"{spec}\"]\n[Result \"*\"]\n\n"), words);
    usual_games().into_iter().map(line).collect()
}

/// Complaints about a game to be published, in words.
pub fn game_complaints(found: &[GameComplaint]) -> Complaints {
    Complaints::new(found, GameComplaint::field, |complaint| match complaint {
        GameComplaint::Title(error) => complaints::line(*error),
        GameComplaint::TwoRecords => Text::new("game-two-records"),
        GameComplaint::SeveralRecords { count } => {
            Text::new("game-several-records").with("count", *count)
        }
        GameComplaint::NoRecord => Text::new("error-empty"),
        GameComplaint::Record(problem) => unread_words(problem, None),
    })
}

/// Why a text is not read as a record, in words.
fn unread_words(problem: &RecordProblem, spec: Option<&Spec>) -> Text {
    match problem {
        RecordProblem::Fault(fault) => fault_words(fault, spec),
        RecordProblem::Control { line, column } => {
            Text::new("fault-control").with("line", *line).with("column", *column)
        }
        RecordProblem::OtherGame { written, expected } => Text::new("problem-other-game")
            .with("written", spec_words(written))
            .with("expected", spec_words(expected)),
        RecordProblem::OfOtherGame => Text::new("problem-of-other-game"),
        _ => Text::new("status-malformed-long"),
    }
}
