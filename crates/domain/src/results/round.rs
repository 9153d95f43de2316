//! A round, as its results are entered and compared.

use std::collections::HashMap;

use tournament::result::GameResult;

use super::{Author, Recorded, Undo};
use crate::events::Event;
use crate::pairings::Pairing;
use crate::standings::{WallChart, settled};
use crate::{AccountId, EntryId};

/// A round, and who entered its results.
#[derive(Debug, Clone)]
pub struct RoundSheet {
    pub event: Event,
    pub chart: WallChart,
    /// Its number, from 1.
    pub round: u16,
    /// The names of those who recorded its results.
    pub scribes: HashMap<AccountId, String>,
}

/// A game of the round.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    pub pairing: &'a Pairing,
    /// What counts, forfeits after a withdrawal included.
    pub result: GameResult,
    /// What was recorded last; it may be that there is no result.
    pub newest: Option<&'a Recorded>,
}

impl RoundSheet {
    /// The name of somebody who plays.
    pub fn name(&self, id: EntryId) -> String {
        let entry = self.chart.entry_of(id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    }

    /// Its games, by board; byes are none.
    pub fn games(&self) -> Vec<Game<'_>> {
        let Self { chart, round, .. } = self;
        let here = chart.pairings.iter().filter(|pairing| pairing.round == *round);
        let game = |pairing| {
            let settled = settled(&chart.table, &chart.entries, pairing)?;
            let newest = chart.results.get(&pairing.id);
            Some(Game { pairing, result: settled.pairing.result, newest })
        };
        here.filter_map(game).collect()
    }

    /// The results that were entered, by who entered them and when: as their slips lie.
    pub fn piles(&self) -> Vec<(&str, Vec<Game<'_>>)> {
        let recorded = |game: &Game<'_>| game.newest.filter(|newest| newest.is_decided()).cloned();
        let games = self.games().into_iter();
        let mut entered: Vec<_> = games.filter_map(|one| Some((recorded(&one)?, one))).collect();
        entered.sort_by_key(|(newest, _)| (newest.recorded_at, newest.id));
        let mut piles: Vec<(&str, Vec<Game<'_>>)> = Vec::new();
        for (newest, game) in entered {
            let by = newest.recorded_by.and_then(|by| self.scribes.get(&by));
            let scribe = by.map_or("", String::as_str);
            match piles.iter_mut().find(|(name, _)| *name == scribe) {
                Some((_, pile)) => pile.push(game),
                None => piles.push((scribe, vec![game])),
            }
        }
        piles
    }

    /// Whether somebody can undo the result of a game; not once a round was paired by it.
    pub fn undo(&self, game: &Game<'_>, author: &Author) -> Undo {
        let Self { chart, round, .. } = self;
        let n_paired = chart.n_rounds() - chart.n_unpaired();
        let tournament = &chart.tournament;
        let is_paired_on = tournament.details.format.pairs_round_by_round() && *round < n_paired;
        if is_paired_on || tournament.stage.is_over() {
            return Undo::Shut;
        }
        let earlier = chart.earlier.get(&game.pairing.id).into_iter().flatten();
        let history: Vec<_> = earlier.chain(game.newest).cloned().collect();
        Undo::of(&history, author)
    }
}
