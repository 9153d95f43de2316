//! What a correction changes besides the result, as the form asks before it is stored.

use domain::PlayerId;
use domain::results::{Consequences, PlaceMoved};
use words::Text;
use words::format::Numeral;

use crate::ratings::MovedView;

/// What is asked.
#[derive(Debug, Clone)]
pub struct Asked {
    /// Sent along once it is confirmed.
    pub mark: String,
    /// The next round, which stays as it is.
    pub round: Option<Text>,
    pub places: Vec<PlaceLine>,
    pub ratings: MovedView,
}

/// A player's points and place before and after.
#[derive(Debug, Clone)]
pub struct PlaceLine {
    pub player: PlayerId,
    pub name: String,
    /// As they are and as they would be: `2 → 3`.
    pub points: Numeral,
    pub place: Numeral,
}

impl From<&Consequences> for Asked {
    fn from(found: &Consequences) -> Self {
        let round = found.repaired.map(|repaired| {
            let id = match repaired.differing {
                0 => "consequences-same-pairings",
                _ => "consequences-other-pairings",
            };
            Text::new(id)
                .with("round", repaired.round)
                .with("differing", repaired.differing)
                .with("boards", repaired.boards)
        });
        let line = |moved: &PlaceMoved| PlaceLine {
            player: moved.entry.player,
            name: moved.entry.name.clone(),
            points: step(moved.points.map(Numeral::from)),
            place: step(moved.places.map(place)),
        };
        Self {
            mark: found.mark(),
            round,
            places: found.places.iter().map(line).collect(),
            ratings: MovedView::of(&found.ratings),
        }
    }
}

/// A player struck from the table has no place.
fn place(place: Option<u32>) -> Numeral {
    place.map_or_else(|| Numeral::new('–'), Numeral::new)
}

fn step([before, after]: [Numeral; 2]) -> Numeral {
    if before == after { after } else { before.and("→", &after) }
}
