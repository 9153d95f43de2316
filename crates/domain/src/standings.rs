//! A tournament as it was stored → the checked table that standings and crosstables come from.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use chrono::{DateTime, Utc};
use rules::Points;
use tournament::entry::Number;
use tournament::history::{Adjournment, GamePoints, Round, Withdrawal};
use tournament::result::{Bye, GameResult, PlayerResult};
use tournament::score::Score;
use tournament::standings::{Standings, TieBreak, standings};
use tournament::table::{Cell, Facts, MAX_ROUNDS, Table, TableError};
use tournament::withdrawal::{Counting, Settled};

use super::adjournments::Adjourned;
use super::entries::Entry;
use super::pairings::Pairing;
use super::results::{Earlier, Recorded, is_corrected};
use super::schedule::{Schedule, Slot};
use super::tie_breaks::Ranking;
use super::tournaments::{Stage, Tournament};
use super::{EntryId, PairingId};

/// The result that counts of each pairing that has one.
pub type Results = HashMap<PairingId, Recorded>;

/// All that is recorded of a tournament, with the table that it gives. A clone shares what is long: every page of a
/// tournament is drawn from the same chart.
#[derive(Debug, Clone)]
pub struct WallChart {
    pub tournament: Tournament,
    pub entries: Arc<Vec<Entry>>,
    /// Who meets whom.
    pub pairings: Arc<Vec<Pairing>>,
    /// The result that counts of each pairing that has one.
    pub results: Arc<Results>,
    /// The results before those.
    pub earlier: Earlier,
    /// Pairings with a result that is not announced yet, and so not among [`Self::results`].
    pub withheld: HashSet<PairingId>,
    /// Games that were adjourned.
    pub adjourned: Vec<Adjourned>,
    /// When its rounds begin.
    pub schedule: Schedule,
    pub table: Arc<Table>,
    /// What [`Self::standings`] computes from the table and the tie-breaks, once for all clones.
    order: Arc<OnceLock<Standings>>,
    /// Where [`Self::entry_of`] finds entries.
    places: Arc<OnceLock<HashMap<EntryId, usize>>>,
    /// Where [`Self::pairing_of`] finds pairings.
    seats: Arc<OnceLock<HashMap<(u16, EntryId), usize>>>,
}

impl WallChart {
    /// Whether byes can be asked for: in rounds that are still to be paired.
    pub fn takes_byes(&self) -> bool {
        let Tournament { details, stage, .. } = &self.tournament;
        details.format.takes_byes() && !stage.is_over()
    }

    /// Whether it takes avoided pairings.
    pub fn takes_forbidden(&self) -> bool {
        let Tournament { details, stage, .. } = &self.tournament;
        details.format.takes_forbidden() && !stage.is_over()
    }

    /// Checks what was recorded.
    pub fn new(
        tournament: Tournament,
        entries: Vec<Entry>,
        pairings: Vec<Pairing>,
        results: Results,
    ) -> Result<Self, Vec<TableError>> {
        let table = table(&tournament, &entries, &pairings, &results)?;
        Ok(Self {
            tournament,
            entries: Arc::new(entries),
            pairings: Arc::new(pairings),
            results: Arc::new(results),
            earlier: Earlier::default(),
            withheld: HashSet::new(),
            adjourned: Vec::new(),
            schedule: Schedule::default(),
            table: Arc::new(table),
            order: Arc::default(),
            places: Arc::default(),
            seats: Arc::default(),
        })
    }

    /// The same chart with when its rounds begin.
    #[must_use]
    pub fn scheduled(self, schedule: Schedule) -> Self {
        let schedule = schedule.within(&self.tournament, self.entries.len());
        Self { schedule, ..self }
    }

    /// The same chart with the results that gave way to those that count.
    #[must_use]
    pub fn with_earlier(self, earlier: Earlier) -> Self {
        Self { earlier, ..self }
    }

    /// The same chart with the pairings whose results are not announced yet.
    #[must_use]
    pub fn withholding(self, withheld: HashSet<PairingId>) -> Self {
        Self { withheld, ..self }
    }

    /// How many results of a round are in, announced or not, and how many games it has.
    pub fn progress(&self, round: u16) -> (usize, usize) {
        self.progress_but(&self.open_games(), round)
    }

    fn progress_but(&self, open: &[&Pairing], round: u16) -> (usize, usize) {
        let idx = usize::from(round).checked_sub(1);
        let all = idx.and_then(|idx| self.table.rounds().get(idx)).map_or(0, Vec::len);
        (all - open.iter().filter(|one| one.round == round).count(), all)
    }

    /// The rounds that have a time, and how far each is.
    pub fn slots(&self, now: DateTime<Utc>) -> Vec<Slot> {
        let open = self.open_games();
        let rounds = (1..).zip(self.table.rounds());
        let progress: Vec<_> = rounds.map(|(round, _)| self.progress_but(&open, round)).collect();
        self.schedule.slots(self.tournament.stage, &progress, now)
    }

    /// Whether the result of a pairing says something else than one before it did.
    pub fn is_corrected(&self, pairing: PairingId) -> bool {
        let both = self.earlier.get(&pairing).zip(self.results.get(&pairing));
        both.is_some_and(|(earlier, now)| is_corrected(earlier, now))
    }

    /// The result of a pairing as it was at a moment.
    pub fn result_at(&self, pairing: &Pairing, at: DateTime<Utc>) -> Option<&Recorded> {
        let earlier = self.earlier.get(&pairing.id).into_iter().flatten();
        let mut all = earlier.chain(self.results.get(&pairing.id)).rev();
        all.find(|one| one.recorded_at <= at)
    }

    /// The same chart with the games that were adjourned.
    pub fn with_adjourned(mut self, adjourned: Vec<Adjourned>) -> Result<Self, Vec<TableError>> {
        self.adjourned = adjourned;
        self.adjourn()
    }

    /// The rounds that a game was a draw for, as far as they are paired.
    fn adjourn(self) -> Result<Self, Vec<TableError>> {
        let n_paired = u16::try_from(self.table.rounds().len()).unwrap_or(MAX_ROUNDS);
        let adjournment = |adjourned: &Adjourned| {
            let Adjourned { pairing, from_round, to_round } = *adjourned;
            let pairing = self.pairings.iter().find(|one| one.id == pairing)?;
            let white = self.entry_of(pairing.first)?.number?;
            let to_round = to_round.map_or(MAX_ROUNDS, |last| last.min(n_paired));
            let round = pairing.round;
            (round <= n_paired).then_some(Adjournment { round, white, from_round, to_round })
        };
        let adjournments = self.adjourned.iter().filter_map(adjournment).collect();
        let table = Arc::unwrap_or_clone(self.table).adjourned(adjournments)?;
        Ok(Self { table: Arc::new(table), order: Arc::default(), ..self })
    }

    /// Whether a game is adjourned now.
    pub fn is_adjourned(&self, pairing: PairingId) -> bool {
        let mut games = self.adjourned.iter();
        games.any(|game| game.pairing == pairing && game.to_round.is_none())
    }

    /// The same chart as it was after a round.
    pub fn after(self, round: u16) -> Result<Self, Vec<TableError>> {
        let Self { tournament, entries, pairings, results, .. } = &self;
        let table = table_after(tournament, entries, pairings, results, round)?;
        Self { table: Arc::new(table), ..self }.adjourn()
    }

    /// The tie-breaks of the tournament, in order.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        self.tournament.details.ranking.tie_breaks.as_slice()
    }

    /// Who leads.
    pub fn standings(&self) -> &Standings {
        self.order.get_or_init(|| standings(&self.table, self.tie_breaks()))
    }

    /// The same chart with something else that decides the order.
    #[must_use]
    pub fn ranked_by(mut self, ranking: Ranking) -> Self {
        let edition = ranking.edition.unwrap_or_default();
        self.tournament.details.ranking = ranking;
        let table = Arc::unwrap_or_clone(self.table).by_edition(edition);
        Self { table: Arc::new(table), order: Arc::default(), ..self }
    }

    /// How many rounds there are; those of a Swiss that are still to be paired are among them.
    pub fn n_rounds(&self) -> u16 {
        let paired = self.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
        self.tournament.details.format.planned_rounds().unwrap_or(paired)
    }

    /// How many rounds of a Swiss are still to be paired; none of a round robin.
    pub fn n_unpaired(&self) -> u16 {
        let paired = self.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
        self.n_rounds().saturating_sub(paired)
    }

    pub fn entry(&self, number: Number) -> Option<&Entry> {
        // They come by number, so that the first look mostly finds the right one.
        let is_it = |entry: &&Entry| entry.number == Some(number);
        let at_place = usize::from(number.0).checked_sub(1).and_then(|idx| self.entries.get(idx));
        at_place.filter(is_it).or_else(|| self.entries.iter().find(is_it))
    }

    /// The entry of an id.
    pub fn entry_of(&self, id: EntryId) -> Option<&Entry> {
        let ids = || self.entries.iter().map(|entry| entry.id);
        let places = self.places.get_or_init(|| ids().zip(0..).collect());
        places.get(&id).and_then(|place| self.entries.get(*place))
    }

    /// The pairing of an entry in a round: the last one if there are several.
    pub fn pairing_of(&self, round: u16, entry: EntryId) -> Option<&Pairing> {
        let seats = |(place, pairing): (usize, &Pairing)| {
            let round = pairing.round;
            let both = [Some(pairing.first), pairing.second].into_iter().flatten();
            both.map(move |entry| ((round, entry), place))
        };
        let all = || self.pairings.iter().enumerate().flat_map(seats).collect();
        let place = self.seats.get_or_init(all).get(&(round, entry));
        place.and_then(|place| self.pairings.get(*place))
    }

    /// Whether somebody has played a counting game over the board.
    pub fn has_played(&self, number: Number) -> bool {
        let cells = self.table.cells(number);
        let mut games = cells.iter().filter_map(|cell| match cell {
            Cell::Game(game) if game.counting == Counting::Counts => Some(game.outcome),
            _ => None,
        });
        games.any(PlayerResult::is_played)
    }

    /// Own and opponents' points inside the counting games, if any were written down.
    pub fn game_points(&self, number: Number) -> Option<(Score, Score)> {
        let cells = (1..).zip(self.table.cells(number));
        let written = cells.filter_map(|(round, cell)| match cell {
            Cell::Game(game) if game.counting == Counting::Counts && game.outcome.is_played() => {
                self.table.game_points(number, round)
            }
            _ => None,
        });
        written.reduce(|(own, other), game| (own + game.0, other + game.1))
    }

    /// The pairings without a result that no withdrawal has decided, by round and board.
    pub fn open_games(&self) -> Vec<&Pairing> {
        let numbers = numbers(&self.entries);
        let of_round = |(round, games): (u16, &Vec<Settled>)| {
            let open = games.iter().filter(|one| one.pairing.result == GameResult::Pending);
            open.map(|one| (round, one.pairing.white, one.pairing.black)).collect::<Vec<_>>()
        };
        let open: HashSet<_> = (1..).zip(self.table.rounds()).flat_map(of_round).collect();
        let key = |one: &Pairing| {
            Some((one.round, *numbers.get(&one.first)?, *numbers.get(&one.second?)?))
        };
        let is_open = |one: &&Pairing| {
            key(one).is_some_and(|key| open.contains(&key)) && !self.withheld.contains(&one.id)
        };
        self.pairings.iter().filter(is_open).collect()
    }
}

/// The table of a tournament by all that is recorded so far.
pub fn table(
    tournament: &Tournament,
    entries: &[Entry],
    pairings: &[Pairing],
    results: &Results,
) -> Result<Table, Vec<TableError>> {
    let last = pairings.iter().map(|pairing| pairing.round).max();
    table_after(tournament, entries, pairings, results, last.unwrap_or(0))
}

/// The table as it was after a round: what was recorded of later rounds is left aside, and so is
/// who left only later. In a Swiss nobody knew later pairings either.
pub fn table_after(
    tournament: &Tournament,
    entries: &[Entry],
    pairings: &[Pairing],
    results: &Results,
    after: u16,
) -> Result<Table, Vec<TableError>> {
    let numbers = numbers(entries);
    let format = tournament.details.format;
    let is_there = |round: &u16| !format.pairs_round_by_round() || *round <= after;
    let rounds = pairings.iter().map(|pairing| pairing.round).filter(is_there);
    let n_rounds = rounds.max().unwrap_or(0);
    let mut rounds = vec![Round::default(); usize::from(n_rounds)];
    let (mut complaints, mut game_points) = (Vec::new(), Vec::new());
    let mut in_order: Vec<&Pairing> =
        pairings.iter().filter(|pairing| pairing.round <= n_rounds).collect();
    in_order.sort_by_key(|pairing| (pairing.round, pairing.board));
    for pairing in in_order {
        let recorded = results.get(&pairing.id).filter(|_| pairing.round <= after);
        let result = recorded.map_or(GameResult::Pending, |result| result.decision.game_result());
        let round = rounds.get_mut(usize::from(pairing.round).wrapping_sub(1));
        let placed = round.and_then(|round| place(round, &numbers, pairing, result));
        game_points.extend(recorded.and_then(|result| inside(&numbers, pairing, result)));
        if placed.is_none() {
            complaints.push(TableError::UnknownPlayer { round: pairing.round, number: Number(0) });
        }
    }
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let is_gone = |from: u16| after >= n_rounds || from <= after;
    Table::new(Facts {
        system: format.system(),
        // Only a tournament without rounds may be without an edition.
        edition: tournament.details.ranking.edition.unwrap_or_default(),
        points: tournament.details.points,
        players: players(entries),
        rounds,
        withdrawals: withdrawals(entries, is_gone),
        adjustments: Vec::new(),
        adjournments: Vec::new(),
        game_points,
    })
}

/// What became of a pairing: its result after withdrawals, and whether it counts; `None` for a
/// bye, and for a pairing of another tournament.
pub fn settled(table: &Table, entries: &[Entry], pairing: &Pairing) -> Option<Settled> {
    let number = |id: EntryId| {
        let entry = entries.iter().find(|entry| entry.id == id);
        entry.and_then(|entry| entry.number)
    };
    let (white, black) = (number(pairing.first)?, number(pairing.second?)?);
    let round = table.rounds().get(usize::from(pairing.round).checked_sub(1)?)?;
    let is_this = |game: &&Settled| game.pairing.white == white && game.pairing.black == black;
    round.iter().find(is_this).copied()
}

/// The tie-breaks of the list that look at ratings which not everybody has: docs/spec/standings.md §7.1.
pub fn left_out(chart: &WallChart) -> Vec<TieBreak> {
    if chart.table.players().iter().all(|player| player.rating.is_some()) {
        return Vec::new();
    }
    let by_ratings = chart.tie_breaks().iter().copied();
    by_ratings.filter(|one| one.is_by_ratings() && one.unrated().is_none()).collect()
}

/// Who has won a tournament that is closed: several who share the first place.
pub fn winners(chart: &WallChart) -> Vec<&Entry> {
    if chart.tournament.stage != Stage::Closed {
        return Vec::new();
    }
    let first = chart.standings().rows.iter().filter(|row| row.rank == Some(1));
    first.filter_map(|row| chart.entry(row.number)).collect()
}

/// How many games there are, and how many of them still have no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games without a result; those that withdrawals have decided are not among them.
    pub open: usize,
    /// All games.
    pub all: usize,
}

impl Progress {
    /// Counts the games of a table.
    pub fn of(table: &Table) -> Self {
        let games = || table.rounds().iter().flatten();
        let is_open = |game: &&Settled| game.pairing.result == GameResult::Pending;
        Self { open: games().filter(is_open).count(), all: games().count() }
    }
}

fn numbers(entries: &[Entry]) -> HashMap<EntryId, Number> {
    let numbered = entries.iter();
    numbered.filter_map(|entry| Some((entry.id, entry.number?))).collect()
}

/// `None` if somebody in the pairing has no number here.
fn place(
    round: &mut Round,
    numbers: &HashMap<EntryId, Number>,
    pairing: &Pairing,
    result: GameResult,
) -> Option<()> {
    let white = *numbers.get(&pairing.first)?;
    let Some(second) = pairing.second else {
        round.byes.push((white, pairing.bye.unwrap_or(Bye::Free)));
        return Some(());
    };
    let black = *numbers.get(&second)?;
    let pairing = tournament::history::Pairing::new(white, black);
    round.pairings.push(tournament::history::Pairing { result, ..pairing });
    Some(())
}

/// What was scored inside a game, if it was written down.
fn inside(
    numbers: &HashMap<EntryId, Number>,
    pairing: &Pairing,
    result: &Recorded,
) -> Option<GamePoints> {
    let points = result.decision.points?;
    // A half point is five tenths.
    let score = |points: Points| Score::from_tenths(points.halves().saturating_mul(5));
    pairing.second?;
    Some(GamePoints {
        round: pairing.round,
        white: *numbers.get(&pairing.first)?,
        white_points: score(points.first),
        black_points: score(points.second),
    })
}

/// By number. A number that is missing in between is found by the table: then the last player
/// is one whom nobody is.
fn players(entries: &[Entry]) -> Vec<tournament::entry::Entry> {
    let mut numbered: Vec<&Entry> = entries.iter().filter(|entry| entry.number.is_some()).collect();
    numbered.sort_by_key(|entry| entry.number);
    let player = |entry: &Entry| tournament::entry::Entry { rating: entry.rating };
    numbered.into_iter().map(player).collect()
}

fn withdrawals(entries: &[Entry], is_gone: impl Fn(u16) -> bool) -> Vec<Withdrawal> {
    let withdrawal = |entry: &Entry| {
        Some(Withdrawal { number: entry.number?, from_round: entry.withdrawn_from? })
    };
    let all = entries.iter().filter_map(withdrawal);
    all.filter(|left| is_gone(left.from_round)).collect()
}

#[cfg(test)]
mod tests {
    use tournament::colour::Colour;
    use tournament::pairing::round_robin::{Cycles, schedule};
    use tournament::points::PointSystem;

    use super::*;
    use crate::pairings::Seating;
    use crate::results::{Decision, Ending, Proof, RecordedOutcome};
    use crate::tie_breaks::TieBreaks;
    use crate::tournaments::{Format, Rated, Stage, TournamentDetails};
    use crate::{
        AccountId, EventId, NameKey, PlayerId, ResultId, TournamentId,
        events::{Title, Visibility},
    };

    fn tournament() -> Tournament {
        Tournament {
            id: TournamentId(1),
            event: EventId(1),
            details: TournamentDetails {
                name: Title::parse("Open").unwrap(),
                spec: "gbg:6".parse().unwrap(),
                format: Format::RoundRobin,
                points: PointSystem::STANDARD,
                rated: Rated::Rated,
                pie: None,
                ranking: Ranking::usual(Format::RoundRobin),
            },
            stage: Stage::Running,
            opening: None,
            visibility: Visibility::Published,
            cancelled_because: None,
            silent_from: None,
            archived_at: None,
            started_at: None,
            closed_at: None,
            version: 1,
        }
    }

    /// Entry 10 has number 1, entry 11 number 2, and so on.
    fn entry(number: u16, withdrawn_from: Option<u16>) -> Entry {
        Entry {
            id: EntryId(9 + i32::from(number)),
            tournament: TournamentId(1),
            player: PlayerId(i32::from(number)),
            entered_as: PlayerId(i32::from(number)),
            name: format!("Player {number}"),
            key: NameKey::of("player"),
            number: Some(Number(number)),
            rating: None,
            club: None,
            withdrawn_from,
        }
    }

    fn pairings(n_players: u16) -> Vec<Pairing> {
        let id = |number: Number| EntryId(9 + i32::from(number.0));
        let mut all = Vec::new();
        for (round, scheduled) in (1..).zip(schedule(n_players, Cycles::Single).unwrap()) {
            let games = scheduled.pairings.iter();
            let games = games.map(|game| (id(game.white), Some(id(game.black)), None));
            let byes = scheduled.byes.iter();
            let byes = byes.map(|(number, bye)| (id(*number), None, Some(*bye)));
            for (board, (first, second, bye)) in (1..).zip(games.chain(byes)) {
                all.push(Pairing {
                    id: PairingId(i32::try_from(all.len()).unwrap()),
                    tournament: TournamentId(1),
                    round,
                    board,
                    first,
                    second,
                    bye,
                    paired_first: first,
                    spec: "gbg:6".parse().unwrap(),
                    seating: Seating::AsPaired,
                    is_late: false,
                });
            }
        }
        all
    }

    /// Everybody who moves first wins.
    fn first_wins(pairings: &[Pairing], rounds: std::ops::RangeInclusive<u16>) -> Results {
        let played = pairings.iter().filter(|pairing| rounds.contains(&pairing.round));
        let result = |pairing: &Pairing| Recorded {
            id: ResultId(pairing.id.0),
            pairing: pairing.id,
            replaces: None,
            decision: Decision {
                outcome: RecordedOutcome::First,
                ending: Ending::Played,
                points: None,
            },
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            recorded_at: chrono::DateTime::UNIX_EPOCH,
            recorded_by: Some(AccountId(1)),
            submission: None,
            choice: None,
        };
        played
            .filter(|pairing| pairing.second.is_some())
            .map(|pairing| (pairing.id, result(pairing)))
            .collect()
    }

    fn entries(withdrawn: &[(u16, u16)], n_players: u16) -> Vec<Entry> {
        let from = |number| {
            let left = withdrawn.iter().find(|(who, _)| *who == number);
            left.map(|(_, round)| *round)
        };
        (1..=n_players).map(|number| entry(number, from(number))).collect()
    }

    #[test]
    fn who_moves_first_has_white_and_a_bye_of_five_players_is_free() {
        let (entries, pairings) = (entries(&[], 5), pairings(5));
        let results = first_wins(&pairings, 1..=1);
        let table = table(&tournament(), &entries, &pairings, &results).unwrap();
        let game = settled(&table, &entries, &pairings[0]).unwrap();
        let won_by = Colour::White;
        assert_eq!(game.pairing.result, GameResult::Win { won_by });
        let bye = pairings.iter().find(|pairing| pairing.second.is_none());
        assert_eq!(settled(&table, &entries, bye.unwrap()), None);
        assert_eq!(Progress::of(&table), Progress { open: 8, all: 10 });
    }

    #[test]
    fn what_a_withdrawal_decides_is_not_open() {
        let (entries, pairings) = (entries(&[(4, 1)], 4), pairings(4));
        let results = first_wins(&pairings, 2..=3);
        let chart = WallChart::new(tournament(), entries, pairings, results).unwrap();
        // 1–4 of the first round is a forfeit; 2–3 is open. Of three games 4 has played two.
        let open: Vec<(u16, u16)> =
            chart.open_games().iter().map(|pairing| (pairing.round, pairing.board)).collect();
        assert_eq!(open, [(1, 2)]);
        let game = settled(&chart.table, &chart.entries, &chart.pairings[0]).unwrap();
        let won_by = Colour::White;
        assert_eq!(game.pairing.result, GameResult::Forfeit { won_by });
        assert_eq!(game.counting, Counting::Counts);
    }

    #[test]
    fn after_a_round_neither_later_results_nor_later_withdrawals_are_known() {
        let (entries, pairings) = (entries(&[(4, 3)], 4), pairings(4));
        let results = first_wins(&pairings, 1..=2);
        let chart = WallChart::new(tournament(), entries, pairings, results).unwrap();
        let score = |chart: &WallChart, number| chart.table.score(Number(number));
        assert_eq!(score(&chart, 2), Score::WIN + Score::WIN, "2–4 is a forfeit");
        let after = chart.after(1).unwrap();
        assert_eq!(score(&after, 2), Score::WIN);
        assert_eq!(Progress::of(&after.table), Progress { open: 4, all: 6 });
    }

    #[test]
    fn an_order_is_computed_once_for_all_clones_and_anew_for_another_table() {
        let (entries, pairings) = (entries(&[], 4), pairings(4));
        let results = first_wins(&pairings, 1..=6);
        let chart = WallChart::new(tournament(), entries, pairings, results).unwrap();
        let clone = chart.clone();
        assert!(std::ptr::eq(chart.standings(), clone.standings()));
        let earlier = chart.clone().after(1).unwrap();
        assert_ne!(earlier.standings(), chart.standings());
        let mut ranking = chart.tournament.details.ranking.clone();
        ranking.tie_breaks = TieBreaks::points();
        assert_ne!(chart.clone().ranked_by(ranking).standings(), chart.standings());
    }

    #[test]
    fn an_entry_and_its_pairings_are_found_by_its_id() {
        let (entries, pairings) = (entries(&[], 5), pairings(5));
        let chart = WallChart::new(tournament(), entries, pairings, Results::new()).unwrap();
        for entry in chart.entries.iter() {
            assert_eq!(chart.entry_of(entry.id), Some(entry));
            for round in 1..=5 {
                let pairing = chart.pairing_of(round, entry.id).unwrap();
                assert_eq!(pairing.round, round);
                assert!(pairing.first == entry.id || pairing.second == Some(entry.id));
            }
        }
        assert_eq!(chart.entry_of(EntryId(99)), None);
        assert_eq!(chart.pairing_of(6, EntryId(10)), None);
    }

    #[test]
    fn a_pairing_of_somebody_else_is_a_complaint() {
        let (entries, pairings) = (entries(&[], 3), pairings(4));
        assert!(table(&tournament(), &entries, &pairings, &Results::new()).is_err());
    }
}
