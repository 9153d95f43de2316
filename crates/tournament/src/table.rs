//! The checked model of a tournament: for each player and round the opponent, the colour, the
//! points and why.

use std::collections::{BTreeMap, BTreeSet};

use crate::colour::Colour;
use crate::entry::{Entry, Number};
use crate::history::{Adjournment, Adjustment, GamePoints, Pairing, Round, Withdrawal};
use crate::points::PointSystem;
use crate::result::{Bye, GameResult, PlayerResult};
use crate::score::Score;
use crate::withdrawal::{self, Counting, Settled};

/// The most players: report files have four digits for a number.
pub const MAX_PLAYERS: u16 = 9999;
/// The most rounds; a double round robin of a hundred players has 198.
pub const MAX_ROUNDS: u16 = 999;

/// Who decides who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum System {
    /// Each round is paired after the one before: rounds without a game are made good.
    Swiss,
    /// All pairings are known from the start: forfeits count as games.
    RoundRobin,
}

/// The edition of the tie-break rules that a tournament has pinned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// In force from August 2024 until February 2026.
    August2024,
    /// In force from March 2026.
    #[default]
    March2026,
}

impl Edition {
    /// The edition in force in a month (from 1); the earliest that we have for those before it.
    ///
    /// ```
    /// use tournament::table::Edition;
    ///
    /// assert_eq!(Edition::in_force(2026, 2), Edition::August2024);
    /// assert_eq!(Edition::in_force(2026, 3), Edition::March2026);
    /// ```
    #[must_use]
    pub const fn in_force(year: u16, month: u8) -> Self {
        if year < 2026 || (year == 2026 && month < 3) { Self::August2024 } else { Self::March2026 }
    }
}

/// A tournament as it was entered, unchecked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// Who decides who meets whom.
    pub system: System,
    /// Which tie-break rules apply.
    pub edition: Edition,
    /// What results are worth.
    pub points: PointSystem,
    /// The players; the first has number 1.
    pub players: Vec<Entry>,
    /// In a Swiss the rounds paired so far, in a round robin all rounds.
    pub rounds: Vec<Round>,
    /// Who left. In a Swiss the rounds say so themselves (zero-point byes), and this changes
    /// nothing; in a round robin see [`withdrawal`].
    pub withdrawals: Vec<Withdrawal>,
    /// Points given or taken beside those of the results.
    pub adjustments: Vec<Adjustment>,
    /// Games that were adjourned.
    pub adjournments: Vec<Adjournment>,
    /// Points scored inside the games, as far as they were written down.
    pub game_points: Vec<GamePoints>,
}

/// A checked tournament. Numbers, rounds and opponents in it exist and agree with each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    system: System,
    edition: Edition,
    points: PointSystem,
    players: Vec<Entry>,
    rounds: Vec<Vec<Settled>>,
    cells: Vec<Vec<Cell>>,
    struck: Vec<Number>,
    adjustments: Vec<Adjustment>,
    adjournments: Vec<Adjournment>,
    /// Own and the opponent's, by number and round.
    game_points: BTreeMap<(Number, u16), (Score, Score)>,
}

/// What one player had in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Paired.
    Game(PlayerGame),
    /// Not paired.
    Bye(Bye),
}

/// A pairing as one of its players sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayerGame {
    /// Whom they were to meet.
    pub opponent: Number,
    /// Their own colour.
    pub colour: Colour,
    /// How it ended for them.
    pub outcome: PlayerResult,
    /// Does it count in the table?
    pub counting: Counting,
}

/// What is wrong with [`Facts`]. Rounds are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum TableError {
    #[error("{n_players} players are more than {MAX_PLAYERS}")]
    TooManyPlayers { n_players: usize },
    #[error("{n_rounds} rounds are more than {MAX_ROUNDS}")]
    TooManyRounds { n_rounds: usize },
    #[error("round {round}: there is no player {number}")]
    UnknownPlayer { round: u16, number: Number },
    #[error("round {round}: player {number} is paired with himself")]
    AgainstSelf { round: u16, number: Number },
    #[error("round {round}: player {number} appears more than once")]
    TwiceInRound { round: u16, number: Number },
    #[error("round {round}: player {number} has a bye that this system does not know: {bye:?}")]
    WrongBye { round: u16, number: Number, bye: Bye },
    #[error("player {number} withdrew, but there is no player {number}")]
    UnknownWithdrawal { number: Number },
    #[error("player {number} withdrew twice")]
    WithdrawnTwice { number: Number },
    #[error("points are given or taken, but there is no player {number}")]
    UnknownAdjustment { number: Number },
    #[error("round {round}: a game of {white} with White is adjourned, but there is none")]
    AdjournedNoGame { round: u16, white: Number },
    #[error("round {round}: points inside a game of {white} with White, but there is none")]
    PointsOfNoGame { round: u16, white: Number },
    #[error("round {round}: points inside the game of {white} with White are said twice")]
    GamePointsTwice { round: u16, white: Number },
    #[error("player {number} withdrew from round {from_round}, but rounds are numbered from 1")]
    WithdrawnFromNoRound { number: Number, from_round: u16 },
}

impl Facts {
    /// A Swiss of `n_players` unrated players, without rounds, 1-½-0, by the latest rules.
    #[must_use]
    pub fn swiss(n_players: u16) -> Self {
        Self {
            system: System::Swiss,
            edition: Edition::default(),
            points: PointSystem::STANDARD,
            players: vec![Entry::default(); usize::from(n_players)],
            rounds: Vec::new(),
            withdrawals: Vec::new(),
            adjustments: Vec::new(),
            adjournments: Vec::new(),
            game_points: Vec::new(),
        }
    }

    /// A round robin of `n_players` unrated players, without rounds, 1-½-0, by the latest rules.
    #[must_use]
    pub fn round_robin(n_players: u16) -> Self {
        Self { system: System::RoundRobin, ..Self::swiss(n_players) }
    }
}

impl Table {
    /// Checks the facts; all that is wrong with them is told at once.
    pub fn new(facts: Facts) -> Result<Self, Vec<TableError>> {
        let mut complaints = check_sizes(&facts);
        if !complaints.is_empty() {
            // Rounds could not be numbered.
            return Err(complaints);
        }
        for (round, in_round) in (1..).zip(&facts.rounds) {
            check_round(&facts, round, in_round, &mut complaints);
        }
        check_withdrawals(&facts, &mut complaints);
        let unknown = facts.adjustments.iter().map(|given| given.number);
        let unknown = unknown.filter(|number| !is_known(&facts, *number));
        complaints.extend(unknown.map(|number| TableError::UnknownAdjustment { number }));
        let adjourned = facts.adjournments.iter();
        let nothing = adjourned.filter(|game| black_of(&facts, game.round, game.white).is_none());
        complaints.extend(nothing.map(|game| {
            let &Adjournment { round, white, .. } = game;
            TableError::AdjournedNoGame { round, white }
        }));
        check_game_points(&facts, &mut complaints);
        if !complaints.is_empty() {
            return Err(complaints);
        }
        Ok(Self::of_checked(facts))
    }

    fn of_checked(facts: Facts) -> Self {
        let withdrawals = match facts.system {
            System::Swiss => &[][..],
            System::RoundRobin => &facts.withdrawals[..],
        };
        let rounds = withdrawal::settle(&facts.rounds, withdrawals);
        let struck = withdrawal::struck(&facts.rounds, withdrawals);
        let no_pairing = match facts.system {
            System::Swiss => Bye::ZeroPoint,
            System::RoundRobin => Bye::Free,
        };
        let mut cells = vec![vec![Cell::Bye(no_pairing); rounds.len()]; facts.players.len()];
        for (round_idx, settled) in rounds.iter().enumerate() {
            for (number, game) in settled.iter().copied().flat_map(both_sides) {
                cells[number.idx()][round_idx] = Cell::Game(game);
            }
            for (number, bye) in &facts.rounds[round_idx].byes {
                cells[number.idx()][round_idx] = Cell::Bye(*bye);
            }
        }
        let game_points = game_points_of_both(&facts);
        let Facts { system, edition, points, players, mut adjustments, adjournments, .. } = facts;
        adjustments.sort_by_key(|given| given.number);
        Self {
            system,
            edition,
            points,
            players,
            rounds,
            cells,
            struck,
            adjustments,
            adjournments,
            game_points,
        }
    }

    /// The same tournament by another edition of the tie-break rules.
    #[must_use]
    pub fn by_edition(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }

    /// The same tournament with other games adjourned.
    pub fn adjourned(self, adjournments: Vec<Adjournment>) -> Result<Self, Vec<TableError>> {
        let is_there = |game: &&Adjournment| {
            let idx = usize::from(game.round).checked_sub(1);
            let round = idx.and_then(|idx| self.rounds.get(idx));
            round.is_some_and(|round| round.iter().any(|one| one.pairing.white == game.white))
        };
        let nothing = adjournments.iter().filter(|game| !is_there(game)).map(|game| {
            let &Adjournment { round, white, .. } = game;
            TableError::AdjournedNoGame { round, white }
        });
        let complaints: Vec<TableError> = nothing.collect();
        if complaints.is_empty() { Ok(Self { adjournments, ..self }) } else { Err(complaints) }
    }

    /// Who decides who meets whom.
    #[must_use]
    pub const fn system(&self) -> System {
        self.system
    }

    /// Which tie-break rules apply.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// What results are worth.
    #[must_use]
    pub const fn points(&self) -> &PointSystem {
        &self.points
    }

    /// The players; the first has number 1.
    #[must_use]
    pub fn players(&self) -> &[Entry] {
        &self.players
    }

    /// All numbers, from 1.
    pub fn numbers(&self) -> impl Iterator<Item = Number> {
        (1..).map(Number).take(self.players.len())
    }

    /// The pairings round by round, board by board, after withdrawals.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Settled>] {
        &self.rounds
    }

    /// What a player had, round by round; nothing for a number that nobody has.
    #[must_use]
    pub fn cells(&self, number: Number) -> &[Cell] {
        let idx = usize::from(number.0).checked_sub(1);
        idx.and_then(|idx| self.cells.get(idx)).map_or(&[], Vec::as_slice)
    }

    /// Was the player struck, having withdrawn before completing half of their games?
    #[must_use]
    pub fn is_struck(&self, number: Number) -> bool {
        self.struck.contains(&number)
    }

    /// The points of one round; struck games bring none.
    #[must_use]
    pub fn points_of(&self, cell: Cell) -> Score {
        match cell {
            Cell::Game(game) if game.counting == Counting::Struck => Score::ZERO,
            Cell::Game(game) => game.outcome.points(&self.points),
            Cell::Bye(bye) => bye.points(&self.points),
        }
    }

    /// Points given or taken beside those of the results, by number.
    #[must_use]
    pub fn adjustments(&self) -> &[Adjustment] {
        &self.adjustments
    }

    /// The points of all rounds so far, with those given and without those taken.
    #[must_use]
    pub fn score(&self, number: Number) -> Score {
        self.score_after(number, u16::MAX)
    }

    /// The points of the first so many rounds, with those given and without those taken in them;
    /// never below zero.
    #[must_use]
    pub fn score_after(&self, number: Number, n_rounds: u16) -> Score {
        let cells = self.cells(number).iter().take(usize::from(n_rounds));
        self.adjusted(number, n_rounds, cells.map(|cell| self.points_of(*cell)).sum())
    }

    /// The points that a player was paired by in a round, from 1, or is in the next one: a game that was
    /// adjourned then counts as a draw. Points that count for pairing only come on top.
    #[must_use]
    pub fn paired_by(&self, number: Number, round: u16) -> Score {
        let n_before = round.saturating_sub(1);
        let cells = (1..).zip(self.cells(number)).take(usize::from(n_before));
        let points = cells.map(|(played, cell)| match cell {
            Cell::Game(game) if self.is_adjourned(played, number, *game, round) => {
                self.points.draw()
            }
            cell => self.points_of(*cell),
        });
        self.adjusted(number, n_before, points.sum())
    }

    /// The games without a result before a round, from 1, that are not adjourned for it, with their rounds:
    /// that round cannot be paired before they are decided.
    pub fn undecided_before(&self, round: u16) -> impl Iterator<Item = (u16, Pairing)> {
        let n_before = usize::from(round.saturating_sub(1));
        let rounds = (1..).zip(self.rounds.iter().take(n_before));
        let games = rounds.flat_map(|(played, games)| games.iter().map(move |game| (played, game)));
        games.filter_map(move |(played, game)| {
            let is_open = game.pairing.result == GameResult::Pending;
            let is_adjourned = self.has_adjourned(played, game.pairing.white, round);
            (is_open && !is_adjourned).then_some((played, game.pairing))
        })
    }

    fn is_adjourned(&self, played: u16, number: Number, game: PlayerGame, when: u16) -> bool {
        let white = match game.colour {
            Colour::White => number,
            Colour::Black => game.opponent,
        };
        self.has_adjourned(played, white, when)
    }

    fn has_adjourned(&self, played: u16, white: Number, when: u16) -> bool {
        self.adjournments.iter().any(|one| {
            (one.round, one.white) == (played, white)
                && (one.from_round..=one.to_round).contains(&when)
        })
    }

    /// The games that were adjourned, those that have a result now too.
    #[must_use]
    pub fn adjournments(&self) -> &[Adjournment] {
        &self.adjournments
    }

    /// So many points of results, with what was given or taken in the first so many rounds.
    pub(crate) fn adjusted(&self, number: Number, n_rounds: u16, points: Score) -> Score {
        let first = self.adjustments.partition_point(|given| given.number < number);
        let of_player = self.adjustments[first..].iter().take_while(|given| given.number == number);
        let so_far = of_player.filter(|given| given.round <= n_rounds);
        let given: i64 = so_far.map(|given| i64::from(given.tenths)).sum();
        let tenths = i64::from(points.tenths()) + given;
        Score::from_tenths(u32::try_from(tenths.max(0)).unwrap_or(u32::MAX))
    }

    /// What a player and their opponent scored inside the game of a round, from 1; `None` if that was
    /// not written down.
    #[must_use]
    pub fn game_points(&self, number: Number, round: u16) -> Option<(Score, Score)> {
        self.game_points.get(&(number, round)).copied()
    }

    /// Games that count for ratings with their round, struck ones too.
    pub fn rated_games(&self) -> impl Iterator<Item = (u16, Pairing)> {
        let with_round = |(round, settled): (u16, &Vec<Settled>)| {
            let games: Vec<_> = settled.iter().map(|game| (round, game.pairing)).collect();
            games
        };
        let games = (1..).zip(&self.rounds).flat_map(with_round);
        games.filter(|(_, pairing)| pairing.result.is_rated())
    }
}

fn both_sides(settled: Settled) -> [(Number, PlayerGame); 2] {
    [Colour::White, Colour::Black].map(|colour| {
        let game = PlayerGame {
            opponent: settled.pairing.player(colour.other()),
            colour,
            outcome: settled.pairing.result.seen_by(colour),
            counting: settled.counting,
        };
        (settled.pairing.player(colour), game)
    })
}

fn check_sizes(facts: &Facts) -> Vec<TableError> {
    let (n_players, n_rounds) = (facts.players.len(), facts.rounds.len());
    let mut complaints = Vec::new();
    if n_players > usize::from(MAX_PLAYERS) {
        complaints.push(TableError::TooManyPlayers { n_players });
    }
    if n_rounds > usize::from(MAX_ROUNDS) {
        complaints.push(TableError::TooManyRounds { n_rounds });
    }
    complaints
}

fn check_round(facts: &Facts, round: u16, in_round: &Round, complaints: &mut Vec<TableError>) {
    for pairing in in_round.pairings.iter().filter(|pairing| pairing.white == pairing.black) {
        complaints.push(TableError::AgainstSelf { round, number: pairing.white });
    }
    for &(number, bye) in &in_round.byes {
        if (bye == Bye::Free) != (facts.system == System::RoundRobin) {
            complaints.push(TableError::WrongBye { round, number, bye });
        }
    }
    let paired = in_round.pairings.iter().flat_map(|pairing| {
        let black = Some(pairing.black).filter(|black| *black != pairing.white);
        [Some(pairing.white), black].into_iter().flatten()
    });
    let mut numbers: Vec<Number> = paired.chain(in_round.byes.iter().map(|bye| bye.0)).collect();
    numbers.sort_unstable();
    for same in numbers.chunk_by(|one, next| one == next) {
        let number = same[0];
        if !is_known(facts, number) {
            complaints.push(TableError::UnknownPlayer { round, number });
        }
        if same.len() > 1 {
            complaints.push(TableError::TwiceInRound { round, number });
        }
    }
}

fn check_withdrawals(facts: &Facts, complaints: &mut Vec<TableError>) {
    for (idx, &Withdrawal { number, from_round }) in facts.withdrawals.iter().enumerate() {
        if !is_known(facts, number) {
            complaints.push(TableError::UnknownWithdrawal { number });
        }
        if facts.withdrawals[..idx].iter().any(|earlier| earlier.number == number) {
            complaints.push(TableError::WithdrawnTwice { number });
        }
        if from_round == 0 {
            complaints.push(TableError::WithdrawnFromNoRound { number, from_round });
        }
    }
}

fn check_game_points(facts: &Facts, complaints: &mut Vec<TableError>) {
    let mut games = BTreeSet::new();
    for &GamePoints { round, white, .. } in &facts.game_points {
        if black_of(facts, round, white).is_none() {
            complaints.push(TableError::PointsOfNoGame { round, white });
        }
        if !games.insert((round, white)) {
            complaints.push(TableError::GamePointsTwice { round, white });
        }
    }
}

fn game_points_of_both(facts: &Facts) -> BTreeMap<(Number, u16), (Score, Score)> {
    let both = facts.game_points.iter().flat_map(|game| {
        let (white, black) = (game.white_points, game.black_points);
        let black_player = black_of(facts, game.round, game.white);
        let of_black = black_player.map(|number| ((number, game.round), (black, white)));
        [Some(((game.white, game.round), (white, black))), of_black].into_iter().flatten()
    });
    both.collect()
}

fn black_of(facts: &Facts, round: u16, white: Number) -> Option<Number> {
    let in_round = facts.rounds.get(usize::from(round).checked_sub(1)?)?;
    let game = in_round.pairings.iter().find(|pairing| pairing.white == white)?;
    Some(game.black)
}

fn is_known(facts: &Facts, number: Number) -> bool {
    (1..=facts.players.len()).contains(&usize::from(number.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::result::GameResult;

    fn pairing(white: u16, black: u16, result: &str) -> Pairing {
        let result = result.parse().expect(result);
        Pairing { result, ..Pairing::new(Number(white), Number(black)) }
    }

    #[test]
    fn all_that_is_wrong_with_rounds_is_told_at_once() {
        let round = Round {
            pairings: vec![pairing(1, 9, "1-0"), pairing(2, 2, "*"), pairing(3, 1, "*")],
            byes: vec![(Number(3), Bye::Free), (Number(0), Bye::HalfPoint)],
        };
        let facts = Facts { rounds: vec![Round::default(), round], ..Facts::swiss(4) };
        let complaints = [
            TableError::AgainstSelf { round: 2, number: Number(2) },
            TableError::WrongBye { round: 2, number: Number(3), bye: Bye::Free },
            TableError::UnknownPlayer { round: 2, number: Number(0) },
            TableError::TwiceInRound { round: 2, number: Number(1) },
            TableError::TwiceInRound { round: 2, number: Number(3) },
            TableError::UnknownPlayer { round: 2, number: Number(9) },
        ];
        assert_eq!(Table::new(facts), Err(complaints.to_vec()));
    }

    #[test]
    fn all_that_is_wrong_with_withdrawals_is_told_at_once() {
        let withdrawal = |(number, from_round)| Withdrawal { number: Number(number), from_round };
        let withdrawals = [(4, 1), (7, 0), (4, 2)].map(withdrawal).to_vec();
        let complaints = [
            TableError::UnknownWithdrawal { number: Number(7) },
            TableError::WithdrawnFromNoRound { number: Number(7), from_round: 0 },
            TableError::WithdrawnTwice { number: Number(4) },
        ];
        let facts = Facts { withdrawals, ..Facts::swiss(4) };
        assert_eq!(Table::new(facts), Err(complaints.to_vec()));
    }

    #[test]
    fn a_round_robin_has_no_byes_with_points() {
        let round = Round { pairings: vec![], byes: vec![(Number(1), Bye::PairingAllocated)] };
        let facts = Facts { rounds: vec![round], ..Facts::round_robin(3) };
        let bye = Bye::PairingAllocated;
        let complaint = TableError::WrongBye { round: 1, number: Number(1), bye };
        assert_eq!(Table::new(facts), Err(vec![complaint]));
    }

    #[test]
    fn a_table_has_limits() {
        let facts = Facts {
            players: vec![Entry::default(); 10_000],
            rounds: vec![Round::default(); 1000],
            ..Facts::swiss(0)
        };
        let players = TableError::TooManyPlayers { n_players: 10_000 };
        let rounds = TableError::TooManyRounds { n_rounds: 1000 };
        assert_eq!(Table::new(facts), Err(vec![players, rounds]));
    }

    #[test]
    fn who_is_not_paired_has_a_zero_point_bye_in_a_swiss_and_a_free_round_in_a_round_robin() {
        let round = Round { pairings: vec![pairing(1, 2, "1-0")], byes: vec![] };
        let swiss = Facts { rounds: vec![round.clone()], ..Facts::swiss(3) };
        let round_robin = Facts { rounds: vec![round], ..Facts::round_robin(3) };
        let cells = |facts| Table::new(facts).expect("checked").cells(Number(3)).to_vec();
        assert_eq!(cells(swiss), [Cell::Bye(Bye::ZeroPoint)]);
        assert_eq!(cells(round_robin), [Cell::Bye(Bye::Free)]);
    }

    #[test]
    fn points_given_and_taken_count_from_their_round_and_never_below_zero() {
        let rounds = vec![Round { pairings: vec![pairing(1, 2, "1-0")], byes: vec![] }; 2];
        let given = |number, round, tenths| Adjustment { number: Number(number), round, tenths };
        let adjustments = vec![given(1, 2, -15), given(1, 0, 5), given(2, 1, -5)];
        let table = Table::new(Facts { rounds, adjustments, ..Facts::swiss(2) }).expect("checked");
        let after = |n_rounds| table.score_after(Number(1), n_rounds).to_string();
        assert_eq!([after(0), after(1), after(2)], ["½", "1½", "1"]);
        assert_eq!(table.score(Number(1)).to_string(), "1");
        assert_eq!(table.score(Number(2)), Score::ZERO);
    }

    #[test]
    fn points_are_given_to_players_who_take_part() {
        let nobody = Adjustment { number: Number(3), round: 1, tenths: 5 };
        let facts = Facts { adjustments: vec![nobody], ..Facts::swiss(2) };
        let complaint = TableError::UnknownAdjustment { number: Number(3) };
        assert_eq!(Table::new(facts), Err(vec![complaint]));
    }

    #[test]
    fn a_player_nobody_is_has_no_cells() {
        let table = Table::new(Facts::swiss(2)).expect("checked");
        assert!(table.cells(Number(0)).is_empty());
        assert!(table.cells(Number(3)).is_empty());
    }

    #[test]
    fn forfeits_are_not_rated() {
        let pairings = ["1-0", "+/-", "-/-", "*", "0-0", "½-½"];
        let pairings = (1..).step_by(2).zip(pairings).map(|(n, result)| pairing(n, n + 1, result));
        let round = Round { pairings: pairings.collect(), byes: vec![] };
        let table = Table::new(Facts { rounds: vec![round], ..Facts::swiss(12) }).expect("checked");
        let rated: Vec<GameResult> = table.rated_games().map(|(_, game)| game.result).collect();
        assert_eq!(rated, [GameResult::Win { won_by: Colour::White }, GameResult::Draw]);
    }
}
