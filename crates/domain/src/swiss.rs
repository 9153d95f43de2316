//! A Swiss between two rounds: what the next one is paired from, and the draft of it.
//!
//! A draft is not stored. It is a function of what is: results, byes, avoided pairings, and what
//! the arbiter has changed by hand. Whoever publishes it sends along the [`Draft::mark`] of what was
//! seen, so that nothing else is published.

mod breaches;
mod changes;
mod draft;
mod late;
mod numbers;
mod players;
mod publishing;
mod since;
mod why_not;
mod working;

use tournament::entry::Number;
use tournament::pairing::explanation::NoLegalPairing;
use tournament::pairing::plan::{self, Plan, VirtualPoints, baku};
use tournament::result::Bye;
use tournament::score::Score;

use super::EntryId;
use super::boards::Boards;
use super::byes::RequestedBye;
use super::entries::Entry;
use super::forbidden::Forbidden;
use super::results::colour;
use super::standings::WallChart;
use super::tournaments::{Acceleration, Opening, Stage, Swiss};

pub use breaches::Breach;
pub use changes::{Change, ChangeKind, ChangeRecord, ChangeRefusal, Trial, mark};
pub use draft::{Draft, DraftGame};
pub use late::{Idle, LateRefusal, idle, may_pair_late, pair_late};
pub use numbers::{
    Direction, Renumbering, Reorder, by_strength, may_renumber, moved, order_mark, reordered,
    with_late_entries,
};
pub use players::{Float, PlayerState};
pub use publishing::{UnpublishRefusal, decided, may_unpublish};
pub use since::corrected_since;
pub use why_not::WhyNot;
pub use working::{RoundWorking, Seats, WorkedBracket, WorkedFailure, WorkedGame};

/// All that the next round of a Swiss is paired from.
#[derive(Debug, Clone)]
pub struct Preparation {
    /// What has happened so far.
    pub chart: WallChart,
    /// Byes that were asked for, of all rounds.
    pub byes: Vec<RequestedBye>,
    /// Avoided pairings.
    pub forbidden: Vec<Forbidden>,
    /// At which boards it is played.
    pub boards: Boards,
    /// What the arbiter has changed in the next round, in this order.
    pub changes: Vec<ChangeRecord>,
}

/// Why no round can be paired now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    #[error("it is no swiss")]
    NotSwiss,
    #[error("it has not started")]
    NotStarted,
    #[error("it is closed")]
    Closed,
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
        /// How many are missing in it.
        open: usize,
    },
}

/// Why there is no draft.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DraftRefusal {
    /// It is not the time.
    #[error(transparent)]
    Obstacle(#[from] Obstacle),
    #[error("there is nobody to pair")]
    NobodyThere,
    #[error("no pairing is allowed")]
    NoLegalPairing(Blocked),
}

/// Who blocks whom: groups of odd size, each of whose players may meet only those of his own group
/// and the partners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    pub groups: Vec<Vec<EntryId>>,
    /// Whom players of several groups may meet.
    pub partners: Vec<EntryId>,
    /// Nobody who could take the bye may have it.
    pub is_bye_refused: bool,
}

/// Somebody who is not paired in the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
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
    pub fn n_paired(&self) -> u16 {
        n_paired(&self.chart)
    }

    /// The round that is paired next, whether it can be or not.
    pub fn round(&self) -> u16 {
        self.n_paired() + 1
    }

    /// What it is played by, if a round can be paired now.
    pub fn may_pair(&self) -> Result<(Swiss, Opening), Obstacle> {
        may_pair(&self.chart)
    }

    /// Who is not paired in the next round, by number.
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
    pub(crate) fn plan_of_next(&self) -> Option<Plan> {
        let tournament = &self.chart.tournament;
        let (swiss, opening) = tournament.details.format.swiss().zip(tournament.opening)?;
        Some(self.plan(swiss, opening))
    }

    /// What the next round is paired by, before the arbiter changes anything.
    fn plan(&self, swiss: Swiss, opening: Opening) -> Plan {
        let group = |forbidden: &Forbidden| plan::Forbidden {
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

    /// The smallest first.
    fn numbers(&self, ids: &[EntryId]) -> Vec<Number> {
        let mut numbers: Vec<Number> = ids.iter().filter_map(|id| self.number(*id)).collect();
        numbers.sort_unstable();
        numbers
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
        let round = self.round();
        self.chart.table.paired_by(number, round) + plan.virtual_points(number, round)
    }
}

/// How many rounds of a Swiss are published.
pub fn n_paired(chart: &WallChart) -> u16 {
    u16::try_from(chart.table.rounds().len()).unwrap_or(u16::MAX)
}

/// What a Swiss is played by, if its next round can be paired now.
pub fn may_pair(chart: &WallChart) -> Result<(Swiss, Opening), Obstacle> {
    let tournament = &chart.tournament;
    let swiss = tournament.details.format.swiss().ok_or(Obstacle::NotSwiss)?;
    match tournament.stage {
        Stage::Entry => return Err(Obstacle::NotStarted),
        Stage::Closed | Stage::Cancelled => return Err(Obstacle::Closed),
        Stage::Running => {}
    }
    if n_paired(chart) >= swiss.n_rounds {
        return Err(Obstacle::AllPaired { n_rounds: swiss.n_rounds });
    }
    let mut open_games = chart.open_games();
    open_games.retain(|game| !chart.is_adjourned(game.id));
    if let Some(round) = open_games.iter().map(|game| game.round).min() {
        let open = open_games.iter().filter(|game| game.round == round).count();
        return Err(Obstacle::ResultsMissing { round, open });
    }
    let opening = tournament.opening.ok_or(Obstacle::NotStarted)?;
    Ok((swiss, opening))
}

/// Points that count for pairing only. Once round one has been paired, the upper half ends with
/// the same player (`docs/spec/swiss.md` C.04.7), whatever numbers late entries have made.
fn virtual_points(chart: &WallChart, swiss: Swiss, opening: Opening) -> Vec<VirtualPoints> {
    if swiss.acceleration == Acceleration::None {
        return Vec::new();
    }
    let numbered = chart.entries.iter().filter(|entry| entry.number.is_some());
    let n_players = u16::try_from(numbered.count()).unwrap_or(u16::MAX);
    let n_rounds = opening.accelerated_for.unwrap_or(swiss.n_rounds);
    let parts = baku(n_players, n_rounds, &chart.tournament.details.points);
    let last = opening.upper_half_ends.and_then(|id| number_of(chart, id));
    let until = |part: VirtualPoints| VirtualPoints { to: last.unwrap_or(part.to), ..part };
    parts.into_iter().map(until).collect()
}

/// The last player of the upper half, as the first round is published; none without acceleration.
pub fn upper_half_ends(chart: &WallChart) -> Option<EntryId> {
    let tournament = &chart.tournament;
    let (swiss, opening) = tournament.details.format.swiss().zip(tournament.opening)?;
    let last = virtual_points(chart, swiss, opening).first()?.to;
    chart.entry(last).map(|entry| entry.id)
}

fn number_of(chart: &WallChart, id: EntryId) -> Option<Number> {
    chart.entry_of(id)?.number
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use chrono::DateTime;
    use proptest::prelude::*;
    use rules::Seat;
    use tournament::points::PointSystem;

    use super::*;
    use crate::events::{Title, Visibility};
    use crate::pairings::{NewPairing, Pairing, Seating};
    use crate::results::{Decision, Ending, Proof, Recorded, RecordedOutcome};
    use crate::tie_breaks::Ranking;
    use crate::tournaments::{Format, Rated, Tournament, TournamentDetails};
    use crate::{AccountId, EventId, NameKey, PairingId, PlayerId, ResultId, TournamentId};

    /// Rounds of a Swiss as they are played, without a database.
    struct Hall {
        tournament: Tournament,
        entries: Vec<Entry>,
        pairings: Vec<Pairing>,
        results: HashMap<PairingId, Recorded>,
        byes: Vec<RequestedBye>,
    }

    fn entry(number: u16) -> Entry {
        Entry {
            id: EntryId(number.into()),
            tournament: TournamentId(1),
            player: PlayerId(number.into()),
            entered_as: PlayerId(number.into()),
            name: format!("Player {number}"),
            key: NameKey::of("player"),
            number: Some(Number(number)),
            rating: None,
            club: None,
            withdrawn_from: None,
        }
    }

    impl Hall {
        fn new(n_players: u16, n_rounds: u16) -> Self {
            let swiss = Swiss { n_rounds, acceleration: Acceleration::None };
            let opening = Opening {
                initial: Seat::First,
                seed: Some(1),
                upper_half_ends: None,
                accelerated_for: None,
            };
            let tournament = Tournament {
                id: TournamentId(1),
                event: EventId(1),
                details: TournamentDetails {
                    name: Title::parse("Open").unwrap(),
                    spec: "gbg:6".parse().unwrap(),
                    format: Format::Swiss(swiss),
                    points: PointSystem::STANDARD,
                    rated: Rated::Rated,
                    pie: None,
                    ranking: Ranking::usual(Format::Swiss(swiss)),
                },
                stage: Stage::Running,
                opening: Some(opening),
                visibility: Visibility::Published,
                cancelled_because: None,
                silent_from: None,
                archived_at: None,
                started_at: None,
                closed_at: None,
                version: 1,
            };
            Self {
                tournament,
                entries: (1..=n_players).map(entry).collect(),
                pairings: Vec::new(),
                results: HashMap::new(),
                byes: Vec::new(),
            }
        }

        fn preparation(&self) -> Preparation {
            let Self { tournament, entries, pairings, results, byes } = self;
            let chart = WallChart::new(
                tournament.clone(),
                entries.clone(),
                pairings.clone(),
                results.clone(),
            );
            Preparation {
                chart: chart.unwrap(),
                byes: byes.clone(),
                forbidden: Vec::new(),
                boards: Boards::default(),
                changes: Vec::new(),
            }
        }

        /// Publishes a draft; `outcome` says how a board ends.
        fn hold(
            &mut self,
            draft: &Draft,
            outcome: impl Fn(&NewPairing) -> (RecordedOutcome, Ending),
        ) {
            for new in &draft.pairings {
                let id = PairingId(i32::try_from(self.pairings.len()).unwrap());
                let (outcome, ending) = outcome(new);
                if new.second.is_some() {
                    self.results.insert(id, recorded(id, outcome, ending));
                }
                self.pairings.push(Pairing {
                    id,
                    tournament: TournamentId(1),
                    round: new.round,
                    board: new.board,
                    first: new.first,
                    second: new.second,
                    bye: new.bye,
                    paired_first: new.first,
                    spec: "gbg:6".parse().unwrap(),
                    seating: Seating::AsPaired,
                    is_late: false,
                });
            }
        }
    }

    fn recorded(pairing: PairingId, outcome: RecordedOutcome, ending: Ending) -> Recorded {
        Recorded {
            id: ResultId(pairing.0),
            pairing,
            replaces: None,
            decision: Decision { outcome, ending, points: None },
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: Some(AccountId(1)),
            submission: None,
            choice: None,
        }
    }

    fn first_wins(_: &NewPairing) -> (RecordedOutcome, Ending) {
        (RecordedOutcome::First, Ending::Resignation)
    }

    fn everybody(draft: &Draft) -> Vec<EntryId> {
        let games = draft.games.iter().flat_map(|game| [game.first, game.second]);
        let away = draft.absences.iter().map(|absence| absence.entry);
        let mut all: Vec<EntryId> = games.chain(draft.bye).chain(away).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn a_round_waits_for_the_results_of_the_one_before() {
        let mut hall = Hall::new(4, 3);
        let draft = hall.preparation().draft().unwrap();
        hall.hold(&draft, first_wins);
        hall.results.clear();
        let obstacle = Obstacle::ResultsMissing { round: 1, open: 2 };
        let refusal = hall.preparation().draft().unwrap_err();
        assert_eq!(refusal, DraftRefusal::Obstacle(obstacle));
    }

    #[test]
    fn a_player_comes_with_points_seats_and_floats() {
        let mut hall = Hall::new(5, 4);
        let draft = hall.preparation().draft().unwrap();
        assert_eq!(draft.bye, Some(EntryId(5)));
        hall.hold(&draft, first_wins);
        let with_bye = hall.preparation().states()[&EntryId(5)].clone();
        assert_eq!(with_bye.score, Score::WIN);
        assert_eq!(with_bye.seats, [None]);
        assert_eq!(with_bye.floats, [Some(Float::Down), None], "points without a game");
        let first = hall.preparation().states()[&EntryId(1)].clone();
        assert_eq!((first.seats.as_slice(), first.difference()), (&[Some(Seat::First)][..], 1));
        assert_eq!(first.floats, [None, None]);
    }

    #[test]
    fn a_player_who_is_away_makes_changes_idle_and_is_in_no_draft() {
        let mut hall = Hall::new(6, 3);
        let mut preparation = hall.preparation();
        preparation.changes.push(ChangeRecord {
            id: Some(crate::ChangeId(7)),
            change: Change::Fix(EntryId(1), EntryId(2)),
            reason: "Asked for.".to_owned(),
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: AccountId(1),
        });
        let draft = preparation.draft().unwrap();
        assert!(draft.has_pair(EntryId(1), EntryId(2)) && draft.idle.is_empty());
        hall.byes.push(RequestedBye { entry: EntryId(2), round: 1, bye: Bye::HalfPoint });
        preparation.byes.clone_from(&hall.byes);
        let draft = preparation.draft().unwrap();
        assert_eq!(draft.idle, [crate::ChangeId(7)]);
        assert!(!draft.has(EntryId(2)) && draft.bye.is_some());
        assert_ne!(draft.mark(), hall_mark(&Hall::new(6, 3)));
    }

    fn hall_mark(hall: &Hall) -> String {
        hall.preparation().draft().unwrap().mark()
    }

    fn changed(hall: &Hall, changes: &[Change]) -> Preparation {
        let mut preparation = hall.preparation();
        for change in changes {
            preparation = preparation.try_change(*change).unwrap().changed;
        }
        preparation
    }

    #[test]
    fn a_place_given_after_a_swap_of_the_same_player_is_refused() {
        let swapped = changed(&Hall::new(9, 3), &[Change::Swap(EntryId(1), EntryId(3))]);
        let refused = ChangeRefusal::PlacedAlready { entry: EntryId(3) };
        for change in [Change::Bye(EntryId(3)), Change::Fix(EntryId(3), EntryId(5))] {
            assert_eq!(swapped.try_change(change).err(), Some(refused.clone()));
        }
    }

    #[test]
    fn changes_that_were_kept_against_each_other_leave_nobody_without_a_place() {
        let hall = Hall::new(9, 3);
        let mut preparation = changed(&hall, &[Change::Swap(EntryId(1), EntryId(3))]);
        let later = changed(&hall, &[Change::Bye(EntryId(3))]).changes.remove(0);
        preparation.changes.push(later);
        let draft = preparation.draft().unwrap();
        assert_eq!(everybody(&draft), (1..=9).map(EntryId).collect::<Vec<_>>());
    }

    #[test]
    fn a_bye_given_by_hand_has_no_effect_when_the_field_has_turned_even() {
        let given = changed(&Hall::new(9, 3), &[Change::Bye(EntryId(2))]).changes.remove(0);
        let mut even = Hall::new(10, 3).preparation();
        even.changes.push(given);
        let draft = even.draft().unwrap();
        assert_eq!(draft.bye, None);
        assert_eq!(everybody(&draft), (1..=10).map(EntryId).collect::<Vec<_>>());
    }

    #[test]
    fn a_pair_of_round_one_that_is_fixed_as_it_was_turns_nobody_round() {
        let hall = Hall::new(8, 3);
        let seats = |preparation: &Preparation| {
            let draft = preparation.draft().unwrap();
            draft.games.iter().map(|game| (game.first, game.second)).collect::<Vec<_>>()
        };
        let by_rules = seats(&hall.preparation());
        let (first, second) = by_rules[2];
        assert_eq!(seats(&changed(&hall, &[Change::Fix(first, second)])), by_rules);
        let swapped = changed(&hall, &[Change::Swap(EntryId(5), EntryId(6))]);
        let of_two =
            seats(&swapped).into_iter().find(|(one, other)| [*one, *other].contains(&EntryId(2)));
        let was =
            by_rules.iter().find(|(one, other)| [*one, *other].contains(&EntryId(2))).unwrap();
        // Number 2 sits where even numbers do, whoever he meets.
        assert_eq!(of_two.unwrap().0 == EntryId(2), was.0 == EntryId(2));
    }

    #[test]
    fn a_pair_that_is_fixed_cannot_be_forbidden() {
        let fixed = changed(&Hall::new(8, 3), &[Change::Fix(EntryId(1), EntryId(2))]);
        let refused = ChangeRefusal::PlacedAlready { entry: EntryId(2) };
        assert_eq!(fixed.try_change(Change::Forbid(EntryId(2), EntryId(1))).err(), Some(refused));
    }

    #[test]
    fn two_who_have_met_are_told_when_they_are_to_meet_again() {
        let mut hall = Hall::new(4, 3);
        let draft = hall.preparation().draft().unwrap();
        let game = draft.games[0];
        hall.hold(&draft, first_wins);
        // The same two with the same seats once more.
        let preparation = hall.preparation();
        let again = Draft { games: vec![game], bye: None, ..preparation.draft().unwrap() };
        let DraftGame { first, second, .. } = game;
        let breaches = preparation.breaches(&again, None);
        assert_eq!(breaches, [Breach::MetBefore { first, second, round: 1 }]);
    }

    #[test]
    fn numbers_move_to_where_they_are_typed() {
        let entries: Vec<Entry> = (1..=5).map(entry).collect();
        let order = |wanted: &[(i32, u16)]| {
            let wanted: Vec<_> = wanted.iter().map(|(id, to)| (EntryId(*id), *to)).collect();
            let numbers = reordered(&entries, &wanted);
            numbers.into_iter().map(|(id, _)| id.0).collect::<Vec<_>>()
        };
        assert_eq!(order(&[]), [1, 2, 3, 4, 5]);
        assert_eq!(order(&[(5, 2)]), [1, 5, 2, 3, 4]);
        assert_eq!(order(&[(1, 4)]), [2, 3, 4, 1, 5]);
        assert_eq!(order(&[(1, 2), (2, 1)]), [2, 1, 3, 4, 5]);
        let step = |id, step| {
            let numbers = moved(&entries, EntryId(id), step);
            numbers.into_iter().map(|(id, _)| id.0).collect::<Vec<_>>()
        };
        assert_eq!(step(2, Direction::Up), [2, 1, 3, 4, 5]);
        assert_eq!(step(1, Direction::Up), [1, 2, 3, 4, 5]);
        assert_eq!(step(5, Direction::Down), [1, 2, 3, 4, 5]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn the_rules_break_no_rule_and_whatever_is_changed_everybody_has_one_place(
            n_players in 4..=13_u16,
            seed in any::<u64>(),
            wishes in prop::collection::vec((0..5_usize, 1..=13_i32, 1..=13_i32), 0..6),
        ) {
            let mut hall = Hall::new(n_players, 9);
            let mut luck = seed;
            for round in 1..=3_u16 {
                if round == 2 {
                    let bye = Bye::HalfPoint;
                    hall.byes.push(RequestedBye { entry: EntryId(1), round, bye });
                }
                let Ok(draft) = hall.preparation().draft() else {
                    // So few players cannot always go on.
                    return Ok(());
                };
                prop_assert_eq!(hall.preparation().breaches(&draft, None), vec![]);
                luck = luck.rotate_left(7).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                hall.hold(&draft, |game| match (luck >> (game.board % 60)) & 3 {
                    0 => (RecordedOutcome::Draw, Ending::Agreement),
                    1 => (RecordedOutcome::Second, Ending::Forfeit),
                    2 => (RecordedOutcome::First, Ending::Resignation),
                    _ => (RecordedOutcome::Second, Ending::Resignation),
                });
            }
            let mut preparation = hall.preparation();
            for (kind, one, other) in wishes {
                let kind = ChangeKind::ALL[kind];
                let second = (kind != ChangeKind::Bye).then_some(EntryId(other));
                let Some(change) = Change::new(kind, EntryId(one), second) else { continue };
                if let Ok(trial) = preparation.try_change(change) {
                    preparation = trial.changed;
                }
            }
            if let Ok(draft) = preparation.draft() {
                let all: Vec<EntryId> = hall.entries.iter().map(|entry| entry.id).collect();
                prop_assert_eq!(everybody(&draft), all);
            }
        }
    }
}
