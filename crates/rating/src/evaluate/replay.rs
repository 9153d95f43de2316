//! Goes through games in time order: each is predicted, then learned from.
//!
//! Source: `docs/spec/ratings.md` §9.1.

use skillratings::Outcomes;

use super::learner::{Learner, Task, learn};
use super::model::{Learning, Model};
use super::parameter::Parameter;
use super::{Games, OrderedGame};
use crate::outcome::Outcome;

/// Hands each game that begins before `until` to `told`, with what the first side was expected
/// to take.
pub(super) fn replay(
    games: &Games,
    model: &Model,
    until: i32,
    told: impl FnMut(&OrderedGame, f64),
) {
    let n_before = games.ordered.partition_point(|game| game.day < until);
    let games_before = &games.ordered[..n_before];
    learn(model, Replay { model, n_players: games.n_players, games: games_before, told });
}

/// Nothing is ever certain, or a surprise would cost infinitely much.
const LEAST: f64 = 1e-6;

struct Replay<'g, T> {
    model: &'g Model,
    n_players: usize,
    games: &'g [OrderedGame],
    told: T,
}

impl<T: FnMut(&OrderedGame, f64)> Task for Replay<'_, T> {
    fn run<L: Learner>(self, learner: &L) {
        let Self { model, n_players, games, mut told } = self;
        let unknown = Estimate { state: learner.start(), on: None };
        let advantage = model.of(Parameter::Advantage);
        let mut table = Table { learner, advantage, known: vec![unknown; n_players] };
        let mut results = vec![Vec::new(); n_players];
        let period = |game: &OrderedGame| match model.learning() {
            Learning::Game => game.day,
            // Day 1 is a Monday.
            Learning::Days(n) => (game.day - 1).div_euclid(n.get().into()),
        };
        for games in games.chunk_by(|one, next| period(one) == period(next)) {
            for game in games {
                told(game, table.expected(game));
            }
            match model.learning() {
                Learning::Game => table.learn_each(games),
                Learning::Days(n) => {
                    let last_day =
                        games.first().map_or(0, |game| (period(game) + 1) * i32::from(n.get()));
                    table.learn_at_once(games, last_day, &mut results);
                }
            }
        }
    }
}

/// What is known about all players.
struct Table<'l, L: Learner> {
    learner: &'l L,
    advantage: f64,
    known: Vec<Estimate<L::State>>,
}

#[derive(Debug, Clone, Copy)]
struct Estimate<S> {
    state: S,
    /// The day, unless nothing is known.
    on: Option<i32>,
}

/// Each player's games of a period, as the player sees them.
type Results<S> = Vec<Vec<(S, Outcomes)>>;

impl<L: Learner> Table<'_, L> {
    fn state(&self, player: u32, day: i32) -> L::State {
        let Estimate { state, on } = self.known[player as usize];
        match on {
            Some(on) if on < day => self.learner.after_idle_days(state, day - on),
            _ => state,
        }
    }

    /// Each side as the other sees it: docs/spec/ratings.md §9.4.
    fn sides(&self, game: &OrderedGame, day: i32) -> [Side<L::State>; 2] {
        let lead = if game.has_advantage { self.advantage } else { 0.0 };
        let side = |player, lead| {
            let own = self.state(player, day);
            let seen = if lead == 0.0 { own } else { self.learner.stronger(own, lead) };
            Side { own, seen }
        };
        [side(game.first, lead), side(game.second, -lead)]
    }

    fn expected(&self, game: &OrderedGame) -> f64 {
        let [first, second] = self.sides(game, game.day);
        self.learner.expected(first.own, second.seen).clamp(LEAST, 1.0 - LEAST)
    }

    fn learn_each(&mut self, games: &[OrderedGame]) {
        for game in games {
            let [first, second] = self.sides(game, game.day);
            let [outcome, reversed] =
                [game.outcome, game.outcome.reversed()].map(Outcome::to_crate);
            let first_after = self.learner.after(first.own, &[(second.seen, outcome)]);
            let second_after = self.learner.after(second.own, &[(first.seen, reversed)]);
            self.keep(game.first, first_after, game.day);
            self.keep(game.second, second_after, game.day);
        }
    }

    /// As of `day`, when the period is over. `results` are empty, before and after.
    fn learn_at_once(&mut self, games: &[OrderedGame], day: i32, results: &mut Results<L::State>) {
        for game in games {
            let [first, second] = self.sides(game, day);
            results[game.first as usize].push((second.seen, game.outcome.to_crate()));
            results[game.second as usize].push((first.seen, game.outcome.reversed().to_crate()));
        }
        let mut after = Vec::new();
        for player in games.iter().flat_map(|game| [game.first, game.second]) {
            let results = &mut results[player as usize];
            if !results.is_empty() {
                after.push((player, self.learner.after(self.state(player, day), results)));
                results.clear();
            }
        }
        for (player, state) in after {
            self.keep(player, state, day);
        }
    }

    fn keep(&mut self, player: u32, state: L::State, day: i32) {
        self.known[player as usize] = Estimate { state, on: Some(day) };
    }
}

struct Side<S> {
    own: S,
    seen: S,
}
