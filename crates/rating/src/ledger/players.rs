//! The players of a ledger, numbered in the order of their ids.

use super::{Period, PlayerId};

/// Everyone who plays in the periods.
pub(super) struct Players {
    /// In order, each once.
    ids: Vec<PlayerId>,
    places: Places,
}

/// Where an id is found.
enum Places {
    /// By its distance from the lowest id: its place and one more, 0 for nobody's. Usual, since
    /// databases count.
    Direct { lowest: i32, places: Vec<u32> },
    /// By a search through the ids, which lie too far apart for a list of all between them.
    Searched,
}

/// The lowest and the highest id.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    lowest: i32,
    highest: i32,
}

impl Span {
    /// Of nobody.
    pub(super) const EMPTY: Self = Self { lowest: i32::MAX, highest: i32::MIN };

    pub(super) fn include(&mut self, id: PlayerId) {
        self.lowest = self.lowest.min(id.0);
        self.highest = self.highest.max(id.0);
    }
}

impl Players {
    /// Of periods in which ids have this span.
    pub(super) fn of(periods: &[&Period], span: Span) -> Self {
        let n_seats: usize = 2 * periods.iter().map(|period| period.games.len()).sum::<usize>();
        // Four times as many places as seats cost less than the games themselves.
        match distance(span.lowest, span.highest) {
            Some(distance) if distance <= 4 * n_seats => {
                Self::directly(span.lowest, distance, periods)
            }
            _ => Self::by_search(periods),
        }
    }

    fn directly(lowest: i32, distance: usize, periods: &[&Period]) -> Self {
        let mut places = vec![0; distance + 1];
        for period in periods {
            for game in &period.games {
                places[game.first.0.abs_diff(lowest) as usize] = 1;
                places[game.second.0.abs_diff(lowest) as usize] = 1;
            }
        }
        let mut ids = Vec::new();
        for (place, id) in places.iter_mut().zip(lowest..).filter(|(place, _)| **place == 1) {
            ids.push(PlayerId(id));
            *place = u32::try_from(ids.len()).unwrap_or(u32::MAX);
        }
        Self { ids, places: Places::Direct { lowest, places } }
    }

    fn by_search(periods: &[&Period]) -> Self {
        let games = periods.iter().flat_map(|period| &period.games);
        let mut ids: Vec<PlayerId> = games.flat_map(|game| [game.first, game.second]).collect();
        ids.sort_unstable();
        ids.dedup();
        Self { ids, places: Places::Searched }
    }

    /// In the order of their places.
    pub(super) fn ids(&self) -> &[PlayerId] {
        &self.ids
    }

    pub(super) fn into_ids(self) -> Vec<PlayerId> {
        self.ids
    }

    /// The place of a player, from 0; `None` for somebody who does not play.
    pub(super) fn place(&self, id: PlayerId) -> Option<u32> {
        match &self.places {
            Places::Direct { lowest, places } => {
                let distance = distance(*lowest, id.0)?;
                places.get(distance)?.checked_sub(1)
            }
            Places::Searched => u32::try_from(self.ids.binary_search(&id).ok()?).ok(),
        }
    }
}

/// How far above `lowest` a number is.
fn distance(lowest: i32, number: i32) -> Option<usize> {
    let distance = i64::from(number) - i64::from(lowest);
    usize::try_from(distance).ok()
}

#[cfg(test)]
mod tests {
    use super::super::{Day, Outcome, PeriodId, RatedGame};
    use super::*;

    #[track_caller]
    fn check(games: &[(i32, i32)]) {
        let game = |&(first, second): &(i32, i32)| RatedGame {
            first: PlayerId(first),
            second: PlayerId(second),
            outcome: Outcome::Draw,
        };
        let games: Vec<RatedGame> = games.iter().map(game).collect();
        let period = Period { id: PeriodId(1), closed_on: Day(0), games: games.clone() };
        let mut span = Span::EMPTY;
        for game in &games {
            span.include(game.first);
            span.include(game.second);
        }
        let players = Players::of(&[&period], span);
        assert!(players.ids().is_sorted_by(|one, next| one < next));
        for (place, id) in (0..).zip(players.ids()) {
            assert_eq!(players.place(*id), Some(place));
        }
        for game in games {
            assert!(players.place(game.first).is_some() && players.place(game.second).is_some());
        }
        for id in [i32::MIN, -1, 0, 5, i32::MAX] {
            let is_found = players.place(PlayerId(id)).is_some();
            assert_eq!(is_found, players.ids().contains(&PlayerId(id)), "{id}");
        }
    }

    #[test]
    fn ids_near_each_other_and_far_apart_are_found() {
        check(&[]);
        check(&[(1, 2), (4, 2), (9, 7)]);
        check(&[(-3, -7)]);
        check(&[(1, 1_000_000), (-5, 7)]);
        check(&[(i32::MIN, i32::MAX), (0, 1)]);
    }
}
