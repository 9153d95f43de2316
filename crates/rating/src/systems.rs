//! The one list of all rating systems, and what stands for any of them.

use crate::evaluate::Parameter;
use crate::parts::Parts;
use crate::rule::{PoolError, Rule};
use crate::setting::Setting;
use crate::units::{Deviation, Rating, Volatility};

/// Hands the list to the macro `make`: the name of a system, its word, its settings, which are its
/// [`Rule`], and what it knows about a player.
macro_rules! systems {
    ($make:ident) => {
        $make! {
            /// Elo with a fixed K on the logistic curve: the rating is all that is known.
            Elo "elo": crate::elo::EloSettings, crate::units::Rating;
            /// Elo as FIDE computes it: tables, whole points, K by age and strength.
            EloFide "elo-fide": crate::fide::FideSettings, crate::fide::Fide;
            /// Glicko.
            Glicko "glicko": crate::glicko::GlickoSettings, crate::glicko::Glicko;
            /// Glicko-2.
            Glicko2 "glicko2": crate::glicko2::Glicko2Settings, crate::glicko2::Glicko2;
        }
    };
}
pub(crate) use systems;

/// A system of the list.
pub(crate) trait Listed: Rule {
    /// What this system knows; `None` of another's state.
    fn own(state: State) -> Option<Self::State>;

    /// A stored state as one of this system; `None` if it is another's, or outside the limits.
    fn read(&self, state: State) -> Option<Self::State> {
        Self::own(state).filter(|state| self.is_possible(state))
    }
}

/// Makes the types that stand for any system out of the list.
macro_rules! types {
    ($($(#[$doc:meta])* $System:ident $word:literal: $Settings:ty, $State:ty;)+) => {
        /// A system, whatever its settings.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RatingSystem {
            $($(#[$doc])* $System,)+
        }

        impl RatingSystem {
            /// Every one.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$System),+];

            /// Its name on the command line, in addresses and in tables.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$System => $word,)+
                }
            }

            /// What a pool can choose, in the order of its form.
            #[must_use]
            pub fn settings(self) -> &'static [Setting] {
                match self {
                    $(Self::$System => <$Settings>::SETTINGS,)+
                }
            }

            /// What it leaves open to be tried out.
            #[must_use]
            pub const fn parameters(self) -> &'static [Parameter] {
                match self {
                    $(Self::$System => <$Settings>::PARAMETERS,)+
                }
            }

            /// With the usual settings.
            pub(crate) fn usual(self) -> System {
                match self {
                    $(Self::$System => System::$System(<$Settings>::default()),)+
                }
            }

            /// The system with these values of its settings; `None` if one is missing.
            pub fn with_values(self, value: impl Fn(Setting) -> Option<i32>) -> Option<System> {
                match self {
                    $(Self::$System => <$Settings>::of_values(value).map(System::$System),)+
                }
            }

            /// The state of its parts; `None` if they are another system's.
            #[must_use]
            pub fn state(self, parts: Parts) -> Option<State> {
                match self {
                    $(Self::$System => <$Settings>::of_parts(parts).map(State::$System),)+
                }
            }
        }

        /// How a pool is rated.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum System {
            $($(#[$doc])* $System($Settings),)+
        }

        /// What is known about a player, by the system of the pool.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum State {
            $($(#[$doc])* $System($State),)+
        }

        $(impl Listed for $Settings {
            fn own(state: State) -> Option<$State> {
                match state {
                    State::$System(state) => Some(state),
                    _ => None,
                }
            }
        })+

        impl System {
            /// Which it is, whatever its settings.
            #[must_use]
            pub const fn kind(&self) -> RatingSystem {
                match self {
                    $(Self::$System(_) => RatingSystem::$System,)+
                }
            }

            /// What is chosen; none of a setting that the system has not, or that is left out.
            #[must_use]
            pub fn value(&self, setting: Setting) -> Option<i32> {
                match self {
                    $(Self::$System(settings) => settings.value(setting),)+
                }
            }

            /// What is known of a player who brings along a rating that rests on so many games.
            pub(crate) fn brought(&self, rating: Rating, games: u32) -> State {
                match self {
                    $(Self::$System(settings) => State::$System(settings.brought(rating, games)),)+
                }
            }

            /// Whether the settings can be used.
            pub(crate) fn check(&self) -> Result<(), PoolError> {
                match self {
                    $(Self::$System(settings) => settings.check(),)+
                }
            }

            /// Where a player starts who has no initial rating.
            pub(crate) fn start(&self) -> State {
                match self {
                    $(Self::$System(settings) => State::$System(settings.start()),)+
                }
            }

            /// The state after days without games; that of another system stays as it is.
            pub(crate) fn after_idle_days(&self, state: State, days: u32) -> State {
                match (self, state) {
                    $((Self::$System(settings), State::$System(own)) => {
                        State::$System(settings.after_idle_days(own, days))
                    })+
                    _ => state,
                }
            }
        }

        impl State {
            /// All that is known, in numbers.
            #[must_use]
            pub fn parts(self) -> Parts {
                match self {
                    $(Self::$System(state) => <$Settings>::parts(state),)+
                }
            }

            /// The rating.
            #[must_use]
            pub fn rating(self) -> Rating {
                self.parts().rating
            }

            /// The deviation, if the system has one.
            #[must_use]
            pub fn deviation(self) -> Option<Deviation> {
                self.parts().deviation
            }

            /// The volatility, if the system has one.
            #[must_use]
            pub fn volatility(self) -> Option<Volatility> {
                self.parts().volatility
            }

            /// Is the rating, after so many games, still uncertain? Shown with `?`, and not
            /// ranked. Source: `docs/spec/ratings.md` §6.6.
            ///
            /// ```
            /// use rating::fide::Fide;
            /// use rating::{Rating, State};
            ///
            /// assert!(State::Elo(Rating::whole(1500)).is_provisional(9));
            /// assert!(!State::Elo(Rating::whole(1500)).is_provisional(10));
            /// assert!(State::EloFide(Fide::UNRATED).is_provisional(10));
            /// ```
            #[must_use]
            pub fn is_provisional(self, games_so_far: u32) -> bool {
                match self {
                    $(Self::$System(state) => <$Settings>::is_provisional(state, games_so_far),)+
                }
            }
        }

        /// The share of the point, from 0 to 1, that `own` is expected to take off `opponent` in
        /// one game; `None` if the two are rated by different systems.
        ///
        /// Glicko and Glicko-2 take into account how uncertain both ratings are. Source:
        /// `docs/spec/ratings.md` §2.1, §3.6, §4.3 and §5.4.
        ///
        /// ```
        /// use rating::{Rating, State, expected_score};
        ///
        /// let (strong, weak) = (State::Elo(Rating::whole(1900)), State::Elo(Rating::whole(1500)));
        /// let expected = expected_score(strong, weak).ok_or("one system")?;
        /// assert!((expected - 10.0 / 11.0).abs() < 1e-12);
        /// # Ok::<(), &str>(())
        /// ```
        #[must_use]
        pub fn expected_score(own: State, opponent: State) -> Option<f64> {
            match (own, opponent) {
                $((State::$System(own), State::$System(opponent)) => {
                    Some(<$Settings>::expected_score(own, opponent))
                })+
                _ => None,
            }
        }
    };
}

systems!(types);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glicko2::Glicko2;

    #[test]
    fn there_is_no_expectation_between_two_systems() {
        let glicko2 = Glicko2 {
            rating: Rating::whole(1500),
            deviation: Deviation::whole(350),
            volatility: Volatility(60_000),
        };
        let (elo, glicko2) = (State::Elo(Rating::whole(1500)), State::Glicko2(glicko2));
        assert_eq!(expected_score(elo, glicko2), None);
        assert_eq!(expected_score(glicko2, elo), None);
        assert_eq!(expected_score(glicko2, glicko2), Some(0.5));
    }
}
