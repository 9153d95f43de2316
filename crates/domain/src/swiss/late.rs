//! Two players without a game are paired in a round that is published already: a latecomer with the
//! holder of the bye, or any two by hand.

use tournament::pairing::plan::Plan;
use tournament::result::Bye;

use super::{DraftGame, Preparation, n_paired};
use crate::EntryId;
use crate::entries::Entry;
use crate::pairings::Pairing;
use crate::standings::WallChart;
use crate::tournaments::Stage;

/// A player who has no game in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Idle {
    pub entry: Entry,
    /// The bye, and its row; none of a player who came too late for one.
    pub bye: Option<(Pairing, Bye)>,
}

/// Why two players are not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LateRefusal {
    #[error("the round is not the last one of a running swiss")]
    NotNow,
    #[error("two players are needed")]
    SamePlayer,
    #[error("one of the two has a game in the round, or has left")]
    NotIdle,
    #[error("the two have met before")]
    Met {
        /// In which round.
        round: u16,
    },
    #[error("the two are kept apart")]
    Forbidden,
}

/// Who of a round has no game and is still there, by name.
pub fn idle(chart: &WallChart, round: u16) -> Vec<Idle> {
    let here: Vec<&Pairing> = chart.pairings.iter().filter(|one| one.round == round).collect();
    let of = |entry: &Entry| {
        let sits = |one: &&&Pairing| one.first == entry.id || one.second == Some(entry.id);
        let row = here.iter().find(sits).copied();
        if entry.is_gone(round) || row.is_some_and(|row| row.second.is_some()) {
            return None;
        }
        let bye = row.and_then(|row| Some((row.clone(), row.bye?)));
        Some(Idle { entry: entry.clone(), bye })
    };
    let mut idle: Vec<Idle> = chart.entries.iter().filter_map(of).collect();
    idle.sort_by(|one, other| one.entry.key.cmp(&other.entry.key));
    idle
}

/// Whether players can still be paired in a round: in the last published one of a running Swiss.
pub fn may_pair_late(chart: &WallChart, round: u16) -> bool {
    let details = &chart.tournament.details;
    let is_swiss = details.format.pairs_round_by_round();
    is_swiss && chart.tournament.stage == Stage::Running && round > 0 && round == n_paired(chart)
}

/// Pairs two in a round of a chart. `before` is what the round was paired from; the rules give the
/// seats by it.
pub fn pair_late(
    chart: &WallChart,
    before: &Preparation,
    round: u16,
    (one, other): (EntryId, EntryId),
) -> Result<DraftGame, LateRefusal> {
    if !may_pair_late(chart, round) {
        return Err(LateRefusal::NotNow);
    }
    if one == other {
        return Err(LateRefusal::SamePlayer);
    }
    let idle = idle(chart, round);
    let is_idle = |id: EntryId| idle.iter().any(|idle| idle.entry.id == id);
    if !is_idle(one) || !is_idle(other) {
        return Err(LateRefusal::NotIdle);
    }
    let meet = |pairing: &&Pairing| {
        pairing.round < round
            && pairing.second.is_some_and(|second| {
                [(one, other), (other, one)].contains(&(pairing.first, second))
            })
    };
    if let Some(met) = chart.pairings.iter().find(meet) {
        return Err(LateRefusal::Met { round: met.round });
    }
    let apart = |forbidden: &super::Forbidden| {
        let group = &forbidden.group;
        (group.from_round..=group.to_round).contains(&round)
            && group.entries.contains(&one)
            && group.entries.contains(&other)
    };
    if before.forbidden.iter().any(apart) {
        return Err(LateRefusal::Forbidden);
    }
    // Their byes are over.
    let plan = before.plan_of_next().ok_or(LateRefusal::NotNow)?;
    let plan = Plan { byes: Vec::new(), ..plan };
    Ok(before.seated(&plan, one, other))
}
