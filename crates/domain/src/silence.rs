//! Silent rounds: results are collected, and only staff see them until they are announced.

use std::collections::HashSet;

use super::PairingId;
use super::entries::Entry;
use super::pairings::Pairing;
use super::privacy::Eyes;
use super::standings::WallChart;
use super::tournaments::Tournament;

/// Why rounds do not become silent, or results are not announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SilenceRefusal {
    #[error("the tournament is over")]
    Over,
    #[error("rounds are silent already")]
    Silent,
    #[error("no round is silent")]
    NotSilent,
    #[error("round {round}, possible are {first} to {last}")]
    NoSuchRound { round: u16, first: u16, last: u16 },
}

/// The rounds that can be silent, from the first without a result on: what was shown stays shown.
pub fn first_rounds(chart: &WallChart) -> Vec<u16> {
    if chart.tournament.stage.is_over() || chart.tournament.silent_from.is_some() {
        return Vec::new();
    }
    let has_result = |one: &&Pairing| chart.results.contains_key(&one.id);
    let played = chart.pairings.iter().filter(has_result).map(|one| one.round).max().unwrap_or(0);
    let last = chart.n_rounds().max(likely_rounds(chart));
    (played + 1..=last).collect()
}

/// How many rounds a tournament has that has not started, if it stays as it is.
fn likely_rounds(chart: &WallChart) -> u16 {
    let rounds = chart.tournament.details.format.n_rounds(chart.entries.len());
    u16::try_from(rounds).unwrap_or(u16::MAX)
}

/// Whether rounds can be silent from one on.
pub fn may_silence(chart: &WallChart, round: u16) -> Result<(), SilenceRefusal> {
    if chart.tournament.stage.is_over() {
        return Err(SilenceRefusal::Over);
    }
    if chart.tournament.silent_from.is_some() {
        return Err(SilenceRefusal::Silent);
    }
    let rounds = first_rounds(chart);
    if rounds.contains(&round) {
        return Ok(());
    }
    let (first, last) = (rounds.first().copied(), rounds.last().copied());
    let (first, last) = (first.unwrap_or(0), last.unwrap_or(0));
    Err(SilenceRefusal::NoSuchRound { round, first, last })
}

impl Tournament {
    /// Whether the results of a round are kept from somebody.
    pub fn is_silent(&self, round: u16, eyes: Eyes) -> bool {
        eyes != Eyes::Staff && self.silent_from.is_some_and(|from| round >= from)
    }
}

/// The pairings whose results are kept from somebody: those of silent rounds but one's own.
pub fn withheld(
    tournament: &Tournament,
    (entries, pairings): (&[Entry], &[Pairing]),
    eyes: Eyes,
) -> HashSet<PairingId> {
    let plays = |one: &Pairing| match eyes {
        Eyes::Own(player) => entries.iter().any(|entry| {
            entry.player == player && (one.first == entry.id || one.second == Some(entry.id))
        }),
        Eyes::Public | Eyes::Staff => false,
    };
    let is_withheld = |one: &&Pairing| tournament.is_silent(one.round, eyes) && !plays(one);
    pairings.iter().filter(is_withheld).map(|one| one.id).collect()
}
