//! The numbers that a rating list gives the calculator.

use rating::fide::Peak;
use rating::{Parts, Pool, Setting, State};

use super::{CalculatorQuery, CalculatorSystem};
use crate::ratings::written;

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
    pub fn of_list(pool: &Pool, known: Option<KnownPair>) -> Self {
        let settings = of_settings(pool);
        let Some(KnownPair { own, opponent, is_junior }) = known else {
            return settings;
        };
        let filled = settings.with_own(own.parts());
        let games = match opponent {
            Some(opponent) => line(opponent.parts(), own.parts(), pool),
            None => filled.games.unwrap_or_default(),
        };
        Self { games: Some(games), junior: ticked(is_junior.then_some(())), ..filled }
    }

    fn with_own(self, own: Parts) -> Self {
        if own.newcomer.is_some() {
            return Self::example(CalculatorSystem::FideInitial);
        }
        let deviation = own.deviation.map(|one| written(one.0, Setting::Deviation));
        let volatility = own.volatility.map(|one| written(one.0, Setting::Volatility));
        Self {
            rating: written(own.rating.0, Setting::Start),
            deviation: deviation.unwrap_or(self.deviation),
            volatility: volatility.unwrap_or(self.volatility),
            games_before: own.games.map_or(self.games_before, |games| games.to_string()),
            reached_2400: ticked(own.peak.filter(|peak| *peak == Peak::Reached2400)),
            ..self
        }
    }
}

/// The example of a system with the settings of a list.
fn of_settings(pool: &Pool) -> CalculatorQuery {
    let mut query = CalculatorQuery::example(CalculatorSystem::Of(pool.kind()));
    for setting in Setting::ALL {
        let field = match setting {
            Setting::K => &mut query.k,
            Setting::Tau => &mut query.tau,
            // What a newcomer begins with and what idle time does is in the numbers already.
            Setting::Start
            | Setting::Deviation
            | Setting::Volatility
            | Setting::UnratedAs
            | Setting::IdleFrom
            | Setting::IdleTo
            | Setting::IdleDays => continue,
        };
        if let Some(value) = pool.system().value(setting) {
            *field = written(value, setting);
        }
    }
    query
}

/// A win, as a line of games; none if it counts for nothing.
fn line(opponent: Parts, own: Parts, pool: &Pool) -> String {
    let rating = match (opponent.newcomer, own.newcomer) {
        (None, _) => Some(opponent.rating.0),
        (Some(_), Some(_)) => pool.system().value(Setting::UnratedAs),
        (Some(_), None) => None,
    };
    let Some(rating) = rating.map(|rating| written(rating, Setting::Start)) else {
        return String::new();
    };
    match opponent.deviation {
        Some(deviation) => format!("{rating} {} 1", written(deviation.0, Setting::Deviation)),
        None => format!("{rating} 1"),
    }
}

fn ticked<T>(is_so: Option<T>) -> String {
    is_so.map(|_| "yes".to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use rating::fide::Fide;
    use rating::{Deviation, Glicko2, Rating, Volatility};

    use super::*;
    use crate::calculator::Case;

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
        let case = |own, opponent| filled(&Pool::fide(), own, opponent).parse().unwrap().0;
        let Case::EloFideInitial(initial) = case(new, rated) else { panic!() };
        assert_eq!(initial.opponents, [1720]);
        let Case::EloFide(unmoved) = case(rated, new) else { panic!() };
        assert_eq!((unmoved.games_before, unmoved.games.len()), (41, 0));
    }
}
