//! A Swiss between two rounds: what the next one is paired from, and the draft of it.
//!
//! A draft is not stored. It is a function of what is: results, byes, who must not meet, and what
//! the arbiter has changed by hand. Whoever publishes it sends along the [`Draft::mark`] of what was
//! seen, so that nothing else is published.

mod breaches;
mod changes;
mod draft;
mod numbers;
mod players;
mod publishing;
mod working;

use tournament::entry::Number;
use tournament::pairing::explanation::NoLegalPairing;
use tournament::pairing::plan::{Forbidden as Apart, Plan, VirtualPoints, baku};
use tournament::result::Bye;
use tournament::score::Score;

use super::EntryId;
use super::byes::RequestedBye;
use super::entries::Entry;
use super::forbidden::Forbidden;
use super::results::colour;
use super::standings::{Progress, WallChart};
use super::tournaments::{Acceleration, Opening, Stage, Swiss};

pub use breaches::Breach;
pub use changes::{Change, ChangeKind, ChangeRecord, ChangeRefusal, Trial};
pub use draft::{Draft, DraftGame};
pub use numbers::{
    Renumbering, Step, by_strength, is_taking_entries, may_renumber, moved, order_mark, reordered,
    with_late_entries,
};
pub use players::{Float, PlayerState};
pub use publishing::{Happened, UnpublishRefusal, may_unpublish};
pub use working::{Seats, WorkedBracket, WorkedFailure, WorkedGame, Working};

/// All that the next round of a Swiss is paired from.
#[derive(Debug, Clone)]
pub struct Preparation {
    /// What has happened so far.
    pub chart: WallChart,
    /// Byes that were asked for, of all rounds.
    pub byes: Vec<RequestedBye>,
    /// Who must not meet.
    pub forbidden: Vec<Forbidden>,
    /// What the arbiter has changed in the next round, in this order.
    pub changes: Vec<ChangeRecord>,
}

/// Why no round can be paired now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// All rounds were paired at the start.
    #[error("it is no swiss")]
    NotSwiss,
    /// Nobody has a number.
    #[error("it has not started")]
    NotStarted,
    /// Everything is decided.
    #[error("it is closed")]
    Closed,
    /// There is no round left.
    #[error("all {n_rounds} rounds are paired")]
    AllPaired {
        /// How many there are.
        n_rounds: u16,
    },
    /// The scores are not known yet.
    #[error("{open} results of round {round} are missing")]
    ResultsMissing {
        /// The first round in which one is missing.
        round: u16,
        /// How many are missing in all.
        open: usize,
    },
}

/// Why there is no draft.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DraftRefusal {
    /// It is not the time.
    #[error(transparent)]
    Obstacle(#[from] Obstacle),
    /// Everybody is away.
    #[error("there is nobody to pair")]
    NobodyThere,
    /// The rules allow no pairing of those who are there.
    #[error("no pairing is allowed")]
    NoLegalPairing(Blocked),
}

/// Who blocks whom: groups of odd size, each of whose players may meet only those of his own group
/// and the partners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    /// The groups.
    pub groups: Vec<Vec<EntryId>>,
    /// Whom players of several groups may meet.
    pub partners: Vec<EntryId>,
    /// Nobody who could take the bye may have it.
    pub is_bye_refused: bool,
}

/// Somebody who is not paired in the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// Who.
    pub entry: EntryId,
    /// What the round is worth.
    pub bye: Bye,
    /// Why.
    pub cause: Cause,
}

/// Why somebody is not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// They asked for it, or the arbiter gave it.
    Requested,
    /// They have left.
    Gone,
}

impl Preparation {
    /// How many rounds are published.
    #[must_use]
    pub fn n_paired(&self) -> u16 {
        n_paired(&self.chart)
    }

    /// The round that is paired next, whether it can be or not.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.n_paired() + 1
    }

    /// What it is played by, if a round can be paired now.
    pub fn may_pair(&self) -> Result<(Swiss, Opening), Obstacle> {
        may_pair(&self.chart)
    }

    /// Who is not paired in the next round, by number.
    #[must_use]
    pub fn absences(&self) -> Vec<Absence> {
        let round = self.round();
        let requested = |entry: &Entry| {
            let is_this = |bye: &&RequestedBye| (bye.entry, bye.round) == (entry.id, round);
            self.byes.iter().find(is_this).map(|requested| requested.bye)
        };
        let absence = |entry: &Entry| {
            entry.number?;
            if entry.is_gone(round) {
                return Some(Absence { entry: entry.id, bye: Bye::ZeroPoint, cause: Cause::Gone });
            }
            let bye = requested(entry)?;
            Some(Absence { entry: entry.id, bye, cause: Cause::Requested })
        };
        self.chart.entries.iter().filter_map(absence).collect()
    }

    /// What the next round is paired by, before the arbiter changes anything; nothing if it is no
    /// Swiss that has started.
    pub(in crate::domain) fn plan_of_next(&self) -> Option<Plan> {
        let tournament = &self.chart.tournament;
        let (swiss, opening) = tournament.details.format.swiss().zip(tournament.opening)?;
        Some(self.plan(swiss, opening))
    }

    /// What the next round is paired by, before the arbiter changes anything.
    fn plan(&self, swiss: Swiss, opening: Opening) -> Plan {
        let group = |forbidden: &Forbidden| Apart {
            from_round: forbidden.group.from_round,
            to_round: forbidden.group.to_round,
            numbers: self.numbers(&forbidden.group.entries),
        };
        let away = |absence: Absence| Some((self.number(absence.entry)?, absence.bye));
        Plan {
            initial_colour: colour(opening.initial),
            virtual_points: virtual_points(&self.chart, swiss, opening),
            forbidden: self.forbidden.iter().map(group).collect(),
            byes: self.absences().into_iter().filter_map(away).collect(),
            ..Plan::new(swiss.n_rounds)
        }
    }

    fn number(&self, id: EntryId) -> Option<Number> {
        number_of(&self.chart, id)
    }

    fn numbers(&self, ids: &[EntryId]) -> Vec<Number> {
        ids.iter().filter_map(|id| self.number(*id)).collect()
    }

    fn entry(&self, number: Number) -> Option<EntryId> {
        self.chart.entry(number).map(|entry| entry.id)
    }

    fn entries(&self, numbers: &[Number]) -> Vec<EntryId> {
        numbers.iter().filter_map(|number| self.entry(*number)).collect()
    }

    fn blocked(&self, refusal: &NoLegalPairing) -> Blocked {
        Blocked {
            groups: refusal.groups.iter().map(|group| self.entries(group)).collect(),
            partners: self.entries(&refusal.partners),
            is_bye_refused: refusal.is_bye_refused,
        }
    }

    /// The points that a player is paired by in the next round, virtual ones included.
    fn pairing_score(&self, plan: &Plan, number: Number) -> Score {
        self.chart.table.score(number) + plan.virtual_points(number, self.round())
    }
}

/// How many rounds of a Swiss are published.
#[must_use]
pub fn n_paired(chart: &WallChart) -> u16 {
    u16::try_from(chart.table.rounds().len()).unwrap_or(u16::MAX)
}

/// What a Swiss is played by, if its next round can be paired now.
pub fn may_pair(chart: &WallChart) -> Result<(Swiss, Opening), Obstacle> {
    let tournament = &chart.tournament;
    let swiss = tournament.details.format.swiss().ok_or(Obstacle::NotSwiss)?;
    match tournament.stage {
        Stage::Entry => return Err(Obstacle::NotStarted),
        Stage::Closed => return Err(Obstacle::Closed),
        Stage::Running => {}
    }
    if n_paired(chart) >= swiss.n_rounds {
        return Err(Obstacle::AllPaired { n_rounds: swiss.n_rounds });
    }
    if let Some(game) = chart.open_games().first() {
        let open = Progress::of(&chart.table).open;
        return Err(Obstacle::ResultsMissing { round: game.round, open });
    }
    let opening = tournament.opening.ok_or(Obstacle::NotStarted)?;
    Ok((swiss, opening))
}

/// Points that count for pairing only. Once round one has been paired, the upper half ends with
/// the same player (C.04.7 art. 3), whatever numbers late entries have made.
fn virtual_points(chart: &WallChart, swiss: Swiss, opening: Opening) -> Vec<VirtualPoints> {
    if swiss.acceleration == Acceleration::None {
        return Vec::new();
    }
    let numbered = chart.entries.iter().filter(|entry| entry.number.is_some());
    let n_players = u16::try_from(numbered.count()).unwrap_or(u16::MAX);
    let parts = baku(n_players, swiss.n_rounds, &chart.tournament.details.points);
    let last = opening.upper_half_ends.and_then(|id| number_of(chart, id));
    let until = |part: VirtualPoints| VirtualPoints { to: last.unwrap_or(part.to), ..part };
    parts.into_iter().map(until).collect()
}

/// The last player of the upper half, as the first round is published; none without acceleration.
#[must_use]
pub fn upper_half_ends(chart: &WallChart) -> Option<EntryId> {
    let tournament = &chart.tournament;
    let (swiss, opening) = tournament.details.format.swiss().zip(tournament.opening)?;
    let last = virtual_points(chart, swiss, opening).first()?.to;
    chart.entry(last).map(|entry| entry.id)
}

fn number_of(chart: &WallChart, id: EntryId) -> Option<Number> {
    chart.entries.iter().find(|entry| entry.id == id)?.number
}
