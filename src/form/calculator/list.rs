//! The numbers that a rating list gives the calculator.

use rating::fide::{Fide, FideSettings, Peak, Unrated};
use rating::{Glicko, Glicko2, Pool, Rating, State, System};

use super::{CalculatorQuery, CalculatorSystem};
use crate::form::ratings::{DEVIATION, START, TAU, VOLATILITY, written};

/// What a rating list knows of two players on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownPair {
    pub own: State,
    /// None as long as nobody is picked.
    pub opponent: Option<State>,
    /// Whether the first is a junior by FIDE's rules.
    pub is_junior: bool,
}

impl CalculatorQuery {
    /// The settings of a list and what it knows of two players, the first of whom wins; where
    /// players are missing, the numbers of the example.
    #[must_use]
    pub fn of_list(pool: &Pool, known: Option<KnownPair>) -> Self {
        let settings = of_settings(pool.system());
        let Some(KnownPair { own, opponent, is_junior }) = known else {
            return settings;
        };
        let filled = settings.with_own(own);
        let games = match opponent {
            Some(opponent) => line(opponent, own, pool.system()),
            None => filled.games.unwrap_or_default(),
        };
        let junior = if is_junior { "yes".to_owned() } else { String::new() };
        Self { games: Some(games), junior, ..filled }
    }

    fn with_own(self, own: State) -> Self {
        let filled = Self { rating: points(own.rating()), ..self };
        match own {
            State::Elo(_) => filled,
            State::EloFide(Fide { newcomer: Some(_), .. }) => {
                let games = filled.games;
                let example = Self::example(CalculatorSystem::EloFideInitial);
                Self { games, ..example }
            }
            State::EloFide(Fide { rating, games, peak, .. }) => Self {
                rating: rating.to_string(),
                games_before: games.to_string(),
                reached_2400: ticked(peak),
                ..filled
            },
            State::Glicko(Glicko { deviation, .. }) => {
                Self { deviation: written(deviation.0, DEVIATION), ..filled }
            }
            State::Glicko2(Glicko2 { deviation, volatility, .. }) => Self {
                deviation: written(deviation.0, DEVIATION),
                volatility: written(volatility.0, VOLATILITY),
                ..filled
            },
        }
    }
}

/// The example of a system with the settings of a list. Idle time is in the deviations already.
fn of_settings(system: &System) -> CalculatorQuery {
    let example = CalculatorQuery::example;
    match system {
        System::Elo(settings) => {
            CalculatorQuery { k: settings.k.to_string(), ..example(CalculatorSystem::Elo) }
        }
        System::EloFide(_) => example(CalculatorSystem::EloFide),
        System::Glicko(_) => example(CalculatorSystem::Glicko),
        System::Glicko2(settings) => {
            let tau = written(settings.tau.0, TAU);
            CalculatorQuery { tau, ..example(CalculatorSystem::Glicko2) }
        }
    }
}

/// A win, as a line of games; none if it counts for nothing.
fn line(opponent: State, own: State, system: &System) -> String {
    match (opponent, own, system) {
        (State::Elo(rating), ..) => format!("{} 1", points(rating)),
        (State::Glicko(Glicko { rating, deviation }), ..)
        | (State::Glicko2(Glicko2 { rating, deviation, .. }), ..) => {
            format!("{} {} 1", points(rating), written(deviation.0, DEVIATION))
        }
        (State::EloFide(Fide { newcomer: None, rating, .. }), ..) => format!("{rating} 1"),
        (
            State::EloFide(_),
            State::EloFide(Fide { newcomer: Some(_), .. }),
            System::EloFide(FideSettings { unrated: Unrated::As(rating) }),
        ) => format!("{rating} 1"),
        (State::EloFide(_), ..) => String::new(),
    }
}

fn points(rating: Rating) -> String {
    written(rating.0, START)
}

fn ticked(peak: Peak) -> String {
    match peak {
        Peak::Reached2400 => "yes".to_owned(),
        Peak::Below2400 => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use rating::{Deviation, Volatility};

    use super::*;
    use crate::form::calculator::Case;

    fn filled(pool: &Pool, own: State, opponent: State) -> CalculatorQuery {
        let known = KnownPair { own, opponent: Some(opponent), is_junior: false };
        let query = CalculatorQuery::of_list(pool, Some(known));
        assert!(query.parse().is_ok(), "{query:?}");
        query
    }

    #[test]
    fn the_fields_are_what_the_list_knows_of_both() {
        let glicko2 = |rating, deviation| {
            let volatility = Volatility(59_999);
            State::Glicko2(Glicko2 { rating: Rating(rating), deviation, volatility })
        };
        let own = glicko2(151_234, Deviation(8_001));
        let query = filled(&Pool::default(), own, glicko2(150_050, Deviation::whole(350)));
        let typed = [&query.rating, &query.deviation, &query.volatility, &query.tau];
        assert_eq!(typed, ["1512.34", "80.01", "0.059999", "0.5"]);
        assert_eq!(query.games.as_deref(), Some("1500.5 350 1"));
        let alone = KnownPair { own, opponent: None, is_junior: false };
        let alone = CalculatorQuery::of_list(&Pool::default(), Some(alone));
        assert_eq!((alone.rating.as_str(), alone.parse().is_ok()), ("1512.34", true));
    }

    #[test]
    fn who_has_no_rating_of_fide_is_given_an_initial_one() {
        let (rated, new) = (State::EloFide(Fide::rated(1720, 41)), State::EloFide(Fide::UNRATED));
        let case = |own, opponent| filled(&Pool::fide(), own, opponent).parse().unwrap();
        let Case::EloFideInitial(initial, _) = case(new, rated) else { panic!() };
        assert_eq!(initial.opponents, [1720]);
        let Case::EloFide(unmoved) = case(rated, new) else { panic!() };
        assert_eq!((unmoved.games_before, unmoved.games.len()), (41, 0));
    }
}
