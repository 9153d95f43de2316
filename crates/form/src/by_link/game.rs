//! What is settled of every game by link that people begin themselves, and what may be wrong with it.

use domain::LineError;
use domain::by_link::{Delay, TimeControl};
use rules::{Game, Spec};
use serde::Deserialize;

use super::time::{TimeComplaint, TimeForm};
use crate::tournaments::{PickedGame, TournamentComplaint};

/// The game, its clocks, and when it is watched, as filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LinkGameForm {
    /// What was looked for among the games.
    pub spec: String,
    #[serde(flatten)]
    pub picked: PickedGame,
    #[serde(flatten)]
    pub time: TimeForm,
    /// By how many plies watchers see it late; nothing for none.
    pub delay: String,
}

/// What is wrong with a challenge.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeComplaint {
    #[error("{0}")]
    Game(TournamentComplaint),
    #[error("the rules of this game are not known here")]
    OtherGame,
    #[error("time: {0}")]
    Time(TimeComplaint),
    #[error("begins: {0:?} is nobody")]
    Begins(String),
    #[error("delay: 0 to 20 plies")]
    Delay,
    #[error("name: {0}")]
    Name(LineError),
    /// The name of the second of two others.
    #[error("second name: {0}")]
    SecondName(LineError),
    #[error("second name: both have one name")]
    SameName,
}

impl ChallengeComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> String {
        match self {
            Self::Game(complaint) => complaint.field().into_owned(),
            Self::OtherGame => "spec".to_owned(),
            Self::Time(complaint) => complaint.field().to_owned(),
            Self::Begins(_) => "begins".to_owned(),
            Self::Delay => "delay".to_owned(),
            Self::Name(_) => "name".to_owned(),
            Self::SecondName(_) | Self::SameName => "second_name".to_owned(),
        }
    }
}

impl LinkGameForm {
    /// The form as it is opened: a board of the game that most play, and three days a move.
    pub(super) fn first(game: Option<Game>) -> Self {
        let game = game.or_else(|| "gbg:6".parse().ok()).map(Spec::from);
        let picked = game.as_ref().map(PickedGame::of).unwrap_or_default();
        let time = TimeForm { time: "3d".to_owned(), ..TimeForm::default() };
        Self { picked, time, ..Self::default() }
    }

    /// What is settled, or everything that is wrong with it.
    pub(super) fn parse(&self) -> Result<(Game, TimeControl, Delay), Vec<ChallengeComplaint>> {
        let control = self.time.parse();
        let delay = delay(&self.delay).ok_or(ChallengeComplaint::Delay);
        match (self.game(), control, delay) {
            (Ok(game), Ok(control), Ok(delay)) => Ok((game, control, delay)),
            (game, control, delay) => {
                let mut found = game.err().unwrap_or_default();
                let times = control.err().unwrap_or_default();
                found.extend(times.into_iter().map(ChallengeComplaint::Time));
                found.extend(delay.err());
                Err(found)
            }
        }
    }

    /// A game whose rules are known.
    fn game(&self) -> Result<Game, Vec<ChallengeComplaint>> {
        let spec = self
            .picked
            .parse()
            .map_err(|found| found.into_iter().map(ChallengeComplaint::Game).collect::<Vec<_>>())?;
        spec.game().ok_or(vec![ChallengeComplaint::OtherGame])
    }
}

/// By how many plies watchers see a game late.
pub(super) fn delay(plies: &str) -> Option<Delay> {
    if plies.is_empty() { Some(Delay::default()) } else { Delay::new(plies.trim().parse().ok()?) }
}
