//! The hall that tournaments share: what is played at which board now, and which boards can still be
//! numbered anew.

use std::collections::{BTreeMap, BTreeSet};

use super::boards::{Boards, MAX_BOARD};
use super::events::Event;
use super::pairings::Pairing;
use super::standings::WallChart;
use super::{EntryId, PairingId, TournamentId};

/// The paired rounds whose boards can still be numbered anew, in order: no game of theirs, or of a
/// round after them, has a result.
pub fn open_rounds(chart: &WallChart) -> Vec<u16> {
    let rounds = chart.pairings.iter().map(|one| one.round).max().unwrap_or(0);
    let has_result = |one: &&Pairing| chart.results.contains_key(&one.id);
    let played = chart.pairings.iter().filter(has_result).map(|one| one.round).max().unwrap_or(0);
    (played + 1..=rounds).collect()
}

/// The pairings that change their board when a tournament gets these boards.
pub fn moved(chart: &WallChart, boards: &Boards) -> Vec<(PairingId, u16)> {
    let of_round = |round: u16| {
        let all: Vec<&Pairing> = chart.pairings.iter().filter(|one| one.round == round).collect();
        let games: Vec<(EntryId, EntryId)> =
            all.iter().filter_map(|one| Some((one.first, one.second?))).collect();
        let byes = all.iter().filter_map(|one| Some((one.first, one.bye?)));
        let new = boards.pairings(round, &games, byes);
        let moved = |one: &Pairing| {
            let board = new.iter().find(|new| new.first == one.first)?.board;
            (board != one.board).then_some((one.id, board))
        };
        all.into_iter().filter_map(moved).collect::<Vec<_>>()
    };
    open_rounds(chart).into_iter().flat_map(of_round).collect()
}

/// An event with the tournaments that are played now.
#[derive(Debug, Clone)]
pub struct Hall {
    pub event: Event,
    /// Those of which a round is paired, in the order of the event.
    pub tournaments: Vec<WallChart>,
}

/// A game that is played now, or was played last.
#[derive(Debug, Clone, Copy)]
pub struct HallGame<'a> {
    pub chart: &'a WallChart,
    pub pairing: &'a Pairing,
    pub second: EntryId,
}

impl Hall {
    /// The games of the round that each tournament is at, by board.
    pub fn games(&self) -> Vec<HallGame<'_>> {
        let mut games: Vec<HallGame<'_>> = self.tournaments.iter().flat_map(games_now).collect();
        games.sort_by_key(|game| game.pairing.board);
        games
    }

    /// The boards that games of more than one tournament are at, in order.
    pub fn shared(&self) -> Vec<u16> {
        let games = self.games();
        let both = games.windows(2).filter(|pair| pair[0].pairing.board == pair[1].pairing.board);
        let boards: BTreeSet<u16> = both.map(|pair| pair[0].pairing.board).collect();
        boards.into_iter().collect()
    }
}

fn games_now(chart: &WallChart) -> impl Iterator<Item = HallGame<'_>> {
    let round = round_now(chart);
    chart.pairings.iter().filter(move |one| one.round == round).filter_map(move |pairing| {
        let second = pairing.second?;
        Some(HallGame { chart, pairing, second })
    })
}

/// The round that a tournament is at: the first with an open game that the others have not left behind, as when a
/// single game was put off; else the last that is paired.
pub fn round_now(chart: &WallChart) -> u16 {
    let mut games: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
    for pairing in chart.pairings.iter().filter(|one| one.second.is_some()) {
        games.entry(pairing.round).or_default().1 += 1;
    }
    for pairing in chart.open_games() {
        games.entry(pairing.round).or_default().0 += 1;
    }
    let is_mostly_played = |(n_open, n_games): (usize, usize)| 2 * n_open <= n_games;
    let is_left_behind =
        |round: u16| games.range(round + 1..).any(|(_, progress)| is_mostly_played(*progress));
    let mut open = games.iter().filter(|(_, (n_open, _))| *n_open > 0).map(|(round, _)| *round);
    let first = open.clone().next();
    let last = chart.pairings.iter().map(|one| one.round).max();
    open.find(|round| !is_left_behind(*round)).or(first).or(last).unwrap_or(0)
}

/// The boards that a tournament takes, or is going to take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Range {
    pub tournament: TournamentId,
    pub name: String,
    pub first: u16,
    pub last: u16,
}

impl Range {
    /// As many boards as the tournament has games in a round, from its first.
    pub fn of(chart: &WallChart, boards: &Boards) -> Self {
        let present = chart.entries.iter().filter(|entry| entry.withdrawn_from.is_none()).count();
        let n_games = u16::try_from(present / 2).unwrap_or(MAX_BOARD).max(1);
        Self {
            tournament: chart.tournament.id,
            name: chart.tournament.details.name.to_string(),
            first: boards.first,
            last: boards.first.saturating_add(n_games - 1),
        }
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// A tournament with its boards, beside those of the others at its event.
#[derive(Debug, Clone)]
pub struct SharedHall {
    pub event: Event,
    pub chart: WallChart,
    pub boards: Boards,
    pub own: Range,
    /// Those of the tournaments that are not over.
    pub others: Vec<Range>,
}
