//! What is known about a player, in columns: a system fills those that it knows.

use diesel::prelude::*;
use rating::fide::{Newcomer, Peak};
use rating::{Deviation, Parts, Rating, RatingSystem, State, Thousandths, Volatility};

use super::super::schema::ledger;
use super::super::{StoreError, Stored};

/// A state in columns.
#[derive(Debug, Clone, Copy, Default, Queryable, Selectable)]
#[diesel(table_name = ledger)]
pub(super) struct Columns {
    pub(super) rating: i32,
    pub(super) deviation: Option<i32>,
    pub(super) volatility: Option<i32>,
    pub(super) games_counted: Option<i32>,
    pub(super) reached_2400: Option<bool>,
    pub(super) newcomer_games: Option<i32>,
    pub(super) newcomer_opponents: Option<i32>,
    pub(super) newcomer_score: Option<i32>,
}

impl From<State> for Columns {
    fn from(state: State) -> Self {
        let Parts { rating, deviation, volatility, games, peak, newcomer } = state.parts();
        Self {
            rating: rating.0,
            deviation: deviation.map(|deviation| deviation.0),
            volatility: volatility.map(|volatility| volatility.0),
            games_counted: games.map(column),
            reached_2400: peak.map(|peak| peak == Peak::Reached2400),
            newcomer_games: newcomer.map(|newcomer| column(newcomer.games)),
            newcomer_opponents: newcomer.map(|newcomer| newcomer.opponents),
            newcomer_score: newcomer.map(|newcomer| newcomer.score.0),
        }
    }
}

impl Columns {
    /// The state, by the system of its pool.
    pub(super) fn state(self, system: RatingSystem) -> Stored<State> {
        let peak = |reached| if reached { Peak::Reached2400 } else { Peak::Below2400 };
        let parts = Parts {
            rating: Rating(self.rating),
            deviation: self.deviation.map(Deviation),
            volatility: self.volatility.map(Volatility),
            games: self.games_counted.map(count).transpose()?,
            peak: self.reached_2400.map(peak),
            newcomer: newcomer(self)?,
        };
        let state = system.state(parts);
        state.ok_or_else(|| StoreError::corrupt("ledger.rating", &self.rating))
    }
}

fn newcomer(columns: Columns) -> Stored<Option<Newcomer>> {
    let Columns { newcomer_games, newcomer_opponents, newcomer_score, .. } = columns;
    match (newcomer_games, newcomer_opponents, newcomer_score) {
        (Some(games), Some(opponents), Some(score)) => {
            Ok(Some(Newcomer { games: count(games)?, opponents, score: Thousandths(score) }))
        }
        (None, None, None) => Ok(None),
        _ => Err(StoreError::corrupt("ledger.newcomer_games", &columns.rating)),
    }
}

/// A number of games as a column holds it.
pub(super) fn column(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// A number of games out of a column.
pub(super) fn count(number: i32) -> Stored<u32> {
    u32::try_from(number).map_err(|_| StoreError::corrupt("ledger", &number))
}

#[cfg(test)]
mod tests {
    use rating::fide::Fide;
    use rating::{Glicko, Glicko2};

    use super::*;

    #[track_caller]
    fn comes_back(system: RatingSystem, state: State) {
        assert_eq!(Columns::from(state).state(system).unwrap(), state);
        for other in RatingSystem::ALL.into_iter().filter(|other| *other != system) {
            assert!(Columns::from(state).state(other).is_err(), "{other:?}");
        }
    }

    #[test]
    fn a_state_of_every_system_comes_back_as_it_was() {
        let (rating, deviation) = (Rating(151_234), Deviation(6_001));
        let newcomer = Newcomer { games: 3, opponents: 5_321, score: Thousandths(1_500) };
        comes_back(RatingSystem::Elo, State::Elo(rating));
        comes_back(RatingSystem::Glicko, State::Glicko(Glicko { rating, deviation }));
        comes_back(
            RatingSystem::Glicko2,
            State::Glicko2(Glicko2 { rating, deviation, volatility: Volatility(59_999) }),
        );
        comes_back(RatingSystem::EloFide, State::EloFide(Fide::rated(2400, 31)));
        comes_back(
            RatingSystem::EloFide,
            State::EloFide(Fide { newcomer: Some(newcomer), ..Fide::UNRATED }),
        );
    }

    #[test]
    fn columns_of_no_system_are_refused() {
        let odd = Columns { volatility: Some(1), ..Columns::default() };
        assert!(odd.state(RatingSystem::Glicko2).is_err());
        let half =
            Columns { reached_2400: Some(false), newcomer_games: Some(1), ..Columns::default() };
        assert!(half.state(RatingSystem::EloFide).is_err());
    }
}
