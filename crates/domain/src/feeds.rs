//! What is new in tournaments: rounds that were published, and results.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::pairings::Pairing;
use super::results::{Decision, Recorded};
use super::standings::WallChart;
use super::{EntryId, PairingId};

/// So much news is told, the latest first.
pub const MOST_NEWS: usize = 50;

/// When the rounds of a tournament were published, those that were paired one by one.
pub type Publications = HashMap<u16, DateTime<Utc>>;

/// Something new in a tournament.
#[derive(Debug, Clone)]
pub struct News<'c> {
    pub chart: &'c WallChart,
    pub what: What,
    /// When it was known first.
    pub published: DateTime<Utc>,
    /// When it changed last.
    pub updated: DateTime<Utc>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A round, with so many games.
    Round { round: u16, games: usize },
    /// The result of a board.
    Result { round: u16, board: u16, pairing: PairingId, players: [EntryId; 2], decision: Decision },
}

/// The latest news of tournaments, the newest first.
pub fn news(charts: &[(WallChart, Publications)]) -> Vec<News<'_>> {
    let mut all: Vec<News<'_>> = charts
        .iter()
        .flat_map(|(chart, published)| rounds(chart, published).chain(results(chart)))
        .collect();
    // What came at once stands in the order of rounds and boards, the last one first.
    all.sort_by_key(|news| std::cmp::Reverse((news.updated, news.published, news.place())));
    all.truncate(MOST_NEWS);
    all
}

impl News<'_> {
    fn place(&self) -> (u16, u16) {
        match self.what {
            What::Round { round, .. } => (round, 0),
            What::Result { round, board, .. } => (round, board),
        }
    }
}

/// Rounds that were not paired one by one were published with the start.
fn rounds<'c>(chart: &'c WallChart, published: &Publications) -> impl Iterator<Item = News<'c>> {
    let mut games: Vec<(u16, usize)> = Vec::new();
    let mut paired: Vec<&Pairing> = chart.pairings.iter().collect();
    paired.sort_by_key(|pairing| pairing.round);
    for pairing in paired {
        match games.last_mut() {
            Some((round, count)) if *round == pairing.round => {
                *count += usize::from(pairing.second.is_some());
            }
            _ => games.push((pairing.round, usize::from(pairing.second.is_some()))),
        }
    }
    let at = |round| published.get(&round).copied().or(chart.tournament.started_at);
    let news: Vec<News<'c>> = games
        .into_iter()
        .filter_map(|(round, games)| {
            let at = at(round)?;
            Some(News { chart, what: What::Round { round, games }, published: at, updated: at })
        })
        .collect();
    news.into_iter()
}

fn results(chart: &WallChart) -> impl Iterator<Item = News<'_>> {
    chart.pairings.iter().filter_map(move |pairing| {
        let result = chart.results.get(&pairing.id).filter(|result| result.is_decided())?;
        let first = chart.earlier.get(&pairing.id).and_then(|earlier| earlier.first());
        let what = What::Result {
            round: pairing.round,
            board: pairing.board,
            pairing: pairing.id,
            players: [pairing.first, pairing.second?],
            decision: result.decision,
        };
        let published = first.map_or(result.recorded_at, |first: &Recorded| first.recorded_at);
        Some(News { chart, what, published, updated: result.recorded_at })
    })
}
