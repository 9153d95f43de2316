//! What is known about a player, in columns: which of them are filled says by which system.

use rating::fide::{Fide, Newcomer, Peak};
use rating::{Deviation, Glicko, Glicko2, Rating, State, Thousandths, Volatility};

use super::super::{StoreError, Stored};

/// A state in columns.
#[derive(Debug, Clone, Copy, Default)]
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
        let columns = Self {
            rating: state.rating().0,
            deviation: state.deviation().map(|deviation| deviation.0),
            volatility: state.volatility().map(|volatility| volatility.0),
            ..Self::default()
        };
        let State::EloFide(Fide { games, peak, newcomer, .. }) = state else {
            return columns;
        };
        Self {
            games_counted: Some(column(games)),
            reached_2400: Some(peak == Peak::Reached2400),
            newcomer_games: newcomer.map(|newcomer| column(newcomer.games)),
            newcomer_opponents: newcomer.map(|newcomer| newcomer.opponents),
            newcomer_score: newcomer.map(|newcomer| newcomer.score.0),
            ..columns
        }
    }
}

impl TryFrom<Columns> for State {
    type Error = StoreError;

    fn try_from(columns: Columns) -> Stored<Self> {
        let Columns { deviation, volatility, reached_2400, .. } = columns;
        let rating = Rating(columns.rating);
        match (deviation.map(Deviation), volatility.map(Volatility), reached_2400) {
            (None, None, None) => Ok(Self::Elo(rating)),
            (Some(deviation), None, None) => Ok(Self::Glicko(Glicko { rating, deviation })),
            (Some(deviation), Some(volatility), None) => {
                Ok(Self::Glicko2(Glicko2 { rating, deviation, volatility }))
            }
            (None, None, Some(reached)) => Ok(Self::EloFide(Fide {
                rating,
                games: count(columns.games_counted.unwrap_or(0))?,
                peak: if reached { Peak::Reached2400 } else { Peak::Below2400 },
                newcomer: newcomer(columns)?,
            })),
            _ => Err(StoreError::corrupt("ledger.rating", &columns.rating)),
        }
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
    use super::*;

    #[track_caller]
    fn comes_back(state: State) {
        assert_eq!(State::try_from(Columns::from(state)).unwrap(), state);
    }

    #[test]
    fn a_state_of_every_system_comes_back_as_it_was() {
        let (rating, deviation) = (Rating(151_234), Deviation(6_001));
        let newcomer = Newcomer { games: 3, opponents: 5_321, score: Thousandths(1_500) };
        comes_back(State::Elo(rating));
        comes_back(State::Glicko(Glicko { rating, deviation }));
        comes_back(State::Glicko2(Glicko2 { rating, deviation, volatility: Volatility(59_999) }));
        comes_back(State::EloFide(Fide::rated(2400, 31)));
        comes_back(State::EloFide(Fide { newcomer: Some(newcomer), ..Fide::UNRATED }));
    }

    #[test]
    fn columns_of_no_system_are_refused() {
        let odd = Columns { volatility: Some(1), ..Columns::default() };
        assert!(State::try_from(odd).is_err());
        let half =
            Columns { reached_2400: Some(false), newcomer_games: Some(1), ..Columns::default() };
        assert!(State::try_from(half).is_err());
    }
}
