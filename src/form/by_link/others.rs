//! A game that somebody begins for two others.

use rules::{BySeat, Game, Seat, Spec};
use serde::Deserialize;

use super::{ChallengeComplaint, control, delay, game};
use crate::domain::by_link::{ForOthers, SeatName};
use crate::domain::lots;
use crate::form::tournaments::PickedGame;

/// The game, as filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct OthersForm {
    /// What was looked for among the games.
    pub spec: String,
    #[serde(flatten)]
    pub picked: PickedGame,
    /// A time control without holidays, as `3d`.
    pub time: String,
    /// Days that each player may take off; nothing for none.
    pub holidays: String,
    /// "lot", or "first": who is named first moves first.
    pub begins: String,
    /// By how many plies watchers see it late; nothing for none.
    pub delay: String,
    pub name: String,
    pub second_name: String,
}

impl OthersForm {
    /// The form as it is opened.
    pub fn first() -> Self {
        let game = "gbg:6".parse().ok().map(|game: Game| Spec::from(game));
        Self {
            picked: game.as_ref().map(PickedGame::of).unwrap_or_default(),
            time: "3d".to_owned(),
            begins: "lot".to_owned(),
            ..Self::default()
        }
    }

    /// The game, with the lot that this seed draws, or everything that is wrong with it.
    pub fn parse(&self, seed: u64) -> Result<ForOthers, Vec<ChallengeComplaint>> {
        let game = game(&self.picked);
        let control = control(&self.time, &self.holidays).map_err(ChallengeComplaint::Time);
        let lot_seed = match self.begins.as_str() {
            "lot" => Ok(Some(seed)),
            "first" => Ok(None),
            _ => Err(ChallengeComplaint::Begins(self.begins.clone())),
        };
        let name = SeatName::parse(&self.name).map_err(ChallengeComplaint::Name);
        let second = SeatName::parse(&self.second_name).map_err(ChallengeComplaint::SecondName);
        let delay = delay(&self.delay).ok_or(ChallengeComplaint::Delay);
        match (game, control, lot_seed, name, second, delay) {
            (Ok(game), Ok(control), Ok(lot_seed), Ok(name), Ok(second), Ok(delay)) => {
                let seat = lot_seed.map_or(Seat::First, lots::seat);
                let names =
                    BySeat::new_with(|one| if one == seat { name.clone() } else { second.clone() });
                Ok(ForOthers { game, control, delay, names, lot_seed })
            }
            (game, control, lot_seed, name, second, delay) => {
                let mut found = game.err().unwrap_or_default();
                let others = [control.err(), lot_seed.err(), name.err(), second.err(), delay.err()];
                found.extend(others.into_iter().flatten());
                Err(found)
            }
        }
    }
}
