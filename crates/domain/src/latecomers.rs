//! Who comes when a tournament is running.

use tournament::entry::Number;
use tournament::pairing::round_robin::{MAX_PLAYERS, schedule};
use tournament::result::Bye;

use super::pairings::Pairing;
use super::standings::WallChart;
use super::tournaments::Stage;
use super::{EntryId, PairingId};

/// For how many more players there is room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// For as many as come.
    Any,
    /// For so many.
    Places(usize),
    None,
}

/// Before the start there is room for everybody, and in a Swiss as long as a round is to be paired.
/// In a running round robin of an odd number of players one place is free: whoever would meet it has
/// a bye (`docs/spec/round-robin.md` §1.3).
pub fn room(chart: &WallChart) -> Room {
    let format = chart.tournament.details.format;
    match chart.tournament.stage {
        Stage::Entry => Room::Any,
        Stage::Running if chart.n_unpaired() > 0 => Room::Any,
        Stage::Running if format.cycles().is_some() && has_free_place(chart) => Room::Places(1),
        Stage::Running | Stage::Closed | Stage::Cancelled => Room::None,
    }
}

fn has_free_place(chart: &WallChart) -> bool {
    chart.entries.len() % 2 == 1 && chart.entries.len() < usize::from(MAX_PLAYERS)
}

/// A bye of a round robin that becomes a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    pub bye: PairingId,
    pub first: EntryId,
    pub second: EntryId,
}

/// The games of a latecomer who takes the free place of a round robin: everybody's bye becomes a
/// game, in its round, and no other game changes.
pub fn meetings(chart: &WallChart, latecomer: EntryId) -> Vec<Meeting> {
    let numbered = chart.entries.iter().filter_map(|entry| entry.number).count();
    let Ok(place) = u16::try_from(numbered + 1) else {
        return Vec::new();
    };
    let rounds = chart.tournament.details.format.cycles();
    let rounds = rounds.and_then(|cycles| schedule(place, cycles).ok()).unwrap_or_default();
    let sits_first: Vec<bool> = rounds
        .iter()
        .map(|round| round.pairings.iter().any(|game| game.white == Number(place)))
        .collect();
    let byes = chart.pairings.iter().filter(|pairing| pairing.bye == Some(Bye::Free));
    let meeting = |bye: &Pairing| {
        let round_idx = usize::from(bye.round).checked_sub(1)?;
        let [first, second] = match sits_first.get(round_idx)? {
            true => [latecomer, bye.first],
            false => [bye.first, latecomer],
        };
        Some(Meeting { bye: bye.id, first, second })
    };
    byes.filter_map(meeting).collect()
}
