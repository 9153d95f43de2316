//! One period after the other: everybody's games against everybody's ratings before it.
//!
//! Source: `docs/spec/ratings.md` §6.

use std::collections::HashMap;

use crate::outcome::Outcome;
use crate::rule::{Age, Own, Rule, Side};

use super::players::Players;
use super::written::{CompactRow, Written, WrittenPeriod};
use super::{Day, Period, PlayerId, RatedGame};

/// What is known about a player after the periods so far.
#[derive(Clone, Copy)]
pub(super) struct Current<S> {
    pub(super) state: S,
    pub(super) games: u32,
    pub(super) day: Day,
}

/// A player of the ledger that is being written.
struct Player<R: Rule> {
    /// What is known after the periods so far; `None` without a rating.
    known: Option<Current<R::State>>,
    /// What they bring into the period that is being read, once they have played.
    before: R::State,
    /// Games in the period that is being read.
    games: u32,
    tally: R::Tally,
}

/// The ledger as far as it is written.
pub(super) struct Writer<'r, R: Rule> {
    rule: &'r R,
    places: Players,
    juniors: HashMap<PlayerId, Day>,
    /// By place.
    players: Vec<Player<R>>,
    /// The places of those who have played in the period that is being read.
    present: Vec<u32>,
    /// The games of that period, with the places of their players.
    games: Vec<(u32, u32, Outcome)>,
}

impl<'r, R: Rule> Writer<'r, R> {
    /// What is known is by the place of the player.
    pub(super) fn new(
        rule: &'r R,
        places: Players,
        known: Vec<Option<Current<R::State>>>,
        juniors: HashMap<PlayerId, Day>,
    ) -> Self {
        let player =
            |known| Player { known, before: rule.start(), games: 0, tally: R::Tally::default() };
        let players = known.into_iter().map(player).collect();
        Self { rule, places, juniors, players, present: Vec::new(), games: Vec::new() }
    }

    /// All compact of the periods, which are in order.
    pub(super) fn write(mut self, periods: &[&Period]) -> Written<R::State> {
        let most = |period: &&Period| self.players.len().min(2 * period.games.len());
        let mut compact = Vec::with_capacity(periods.iter().map(most).sum());
        let mut written = Vec::with_capacity(periods.len());
        for period in periods {
            self.read(&period.games);
            self.put_in_order();
            self.tally(period.closed_on);
            compact.extend((0..self.present.len()).map(|idx| self.rate(period.closed_on, idx)));
            let Period { id, closed_on, .. } = **period;
            written.push(WrittenPeriod { id, closed_on, n_rows: compact.len() });
        }
        Written { players: self.places.into_ids(), periods: written, compact }
    }

    /// Finds out who is present. A million games are read without a branch that chance decides.
    fn read(&mut self, games: &[RatedGame]) {
        let places = &self.places;
        self.games.clear();
        self.games.extend(games.iter().filter_map(|game| {
            Some((places.place(game.first)?, places.place(game.second)?, game.outcome))
        }));
        self.present.clear();
        self.present.resize(2 * self.games.len() + 1, 0);
        let mut n_present = 0;
        for (first, second, _) in &self.games {
            for place in [*first, *second] {
                let games = &mut self.players[place as usize].games;
                self.present[n_present] = place;
                n_present += usize::from(*games == 0);
                *games = games.saturating_add(1);
            }
        }
        self.present.truncate(n_present);
    }

    /// Puts those who are present in the order of their ids.
    fn put_in_order(&mut self) {
        // Looking at everybody is faster than sorting, if not very many are absent.
        if 64 * self.present.len() < self.players.len() {
            self.present.sort_unstable();
            return;
        }
        self.present.resize(self.players.len() + 1, 0);
        let mut n_present = 0;
        for (place, player) in (0..).zip(&self.players) {
            self.present[n_present] = place;
            n_present += usize::from(player.games > 0);
        }
        self.present.truncate(n_present);
    }

    fn tally(&mut self, day: Day) {
        for place in &self.present {
            let player = &mut self.players[*place as usize];
            // A rating that becomes known later says nothing of these games, and afterwards the
            // player has one of their own. Rows come in the order of their days.
            player.known = player.known.filter(|known| known.day <= day);
            player.before = before(self.rule, day, player.known);
        }
        for &(first, second, outcome) in &self.games {
            let places = [first as usize, second as usize];
            // Nobody plays against themselves: that has been checked.
            if let Ok([one, other]) = self.players.get_disjoint_mut(places) {
                let first = Side { state: one.before, tally: &mut one.tally };
                let second = Side { state: other.before, tally: &mut other.tally };
                self.rule.tally(first, second, outcome);
            }
        }
    }

    /// Rates one of those who are present. In line, so that the entry is made where it is kept.
    #[inline]
    fn rate(&mut self, day: Day, idx: usize) -> CompactRow<R::State> {
        let place = self.present[idx];
        let age = self.age(place, day);
        let Player { known, before, games, tally } = &mut self.players[place as usize];
        let rated = self.rule.rate(Own { state: *before, age }, tally);
        let games = std::mem::take(games);
        let games_so_far = known.map_or(0, |known| known.games).saturating_add(games);
        *known = Some(Current { state: rated.after, games: games_so_far, day });
        CompactRow { place, games, games_so_far, before: *before, rated }
    }

    #[inline]
    fn age(&self, place: u32, day: Day) -> Age {
        if self.juniors.is_empty() {
            return Age::Grown;
        }
        let until = self.juniors.get(&self.places.ids()[place as usize]);
        if until.is_some_and(|until| day <= *until) { Age::Junior } else { Age::Grown }
    }
}

/// docs/spec/ratings.md §6.3: what a player brings into a period that is closed on `day`.
fn before<R: Rule>(rule: &R, day: Day, known: Option<Current<R::State>>) -> R::State {
    let Some(known) = known else { return rule.start() };
    let idle_days = u32::try_from(day.0.saturating_sub(known.day.0)).unwrap_or(0);
    rule.after_idle_days(known.state, idle_days)
}
