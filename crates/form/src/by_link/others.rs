//! A game that somebody begins for two others.

use domain::by_link::{ForOthers, SeatName};
use domain::lots;
use rules::{BySeat, Seat};
use serde::Deserialize;

use super::game::{ChallengeComplaint, LinkGameForm};

/// The game, as filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct OthersForm {
    #[serde(flatten)]
    pub game: LinkGameForm,
    /// "lot", or "first": who is named first moves first.
    pub begins: String,
    pub name: String,
    pub second_name: String,
}

impl OthersForm {
    /// The form as it is opened.
    pub fn first() -> Self {
        Self { game: LinkGameForm::first(None), begins: "lot".to_owned(), ..Self::default() }
    }

    /// The game, with the lot that this seed draws, or everything that is wrong with it.
    pub fn parse(&self, seed: u64) -> Result<ForOthers, Vec<ChallengeComplaint>> {
        let game = self.game.parse();
        let lot_seed = match self.begins.as_str() {
            "lot" => Ok(Some(seed)),
            "first" => Ok(None),
            _ => Err(ChallengeComplaint::Begins(self.begins.clone())),
        };
        let name = SeatName::parse(&self.name).map_err(ChallengeComplaint::Name);
        let second = match SeatName::parse(&self.second_name) {
            Ok(second) if name.as_ref().is_ok_and(|name| name.reads_as(&second)) => {
                Err(ChallengeComplaint::SameName)
            }
            second => second.map_err(ChallengeComplaint::SecondName),
        };
        match (game, lot_seed, name, second) {
            (Ok((game, control, delay)), Ok(lot_seed), Ok(name), Ok(second)) => {
                let seat = lot_seed.map_or(Seat::First, lots::seat);
                let names =
                    BySeat::new_with(|one| if one == seat { name.clone() } else { second.clone() });
                Ok(ForOthers { game, control, delay, names, lot_seed })
            }
            (game, lot_seed, name, second) => {
                let mut found = game.err().unwrap_or_default();
                found.extend([lot_seed.err(), name.err(), second.err()].into_iter().flatten());
                Err(found)
            }
        }
    }
}
