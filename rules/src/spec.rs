//! The names of games, and the one list of all games played here.

use std::{fmt, str::FromStr};

use crate::{
    BySeat, Ending, Points, Seat,
    game::{Position, Rules},
    glass_bead_game,
};

/// Something to be done with one game's own types, whichever game a [`Spec`] names.
pub(crate) trait Visitor {
    type Output;

    fn visit<P: Position>(self, rules: P::Rules) -> Self::Output;
}

/// Makes the types that stand for any game out of the list of games.
macro_rules! games {
    ($($(#[$doc:meta])* $Game:ident in $game:ident;)+) => {
        /// The game of a record: one line of text that a tag, a URL and a command line carry.
        ///
        /// A spec has one spelling, and parses back to itself. Source: `docs/spec/game-record.md`
        /// §2.
        ///
        /// ```
        /// use rules::Spec;
        ///
        /// let spec: Spec = "gbg:5,tie=emptied".parse()?;
        /// assert_eq!(spec.family(), "gbg");
        /// assert_eq!(spec.to_string(), "gbg:5,tie=emptied");
        ///
        /// let refused = "gbg:12".parse::<Spec>().unwrap_err();
        /// assert_eq!(refused.to_string(), "\"gbg:12\": size 12, expected 3 to 9");
        /// # Ok::<(), rules::SpecError>(())
        /// ```
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub enum Spec {
            $($(#[$doc])* $Game($game::Rules),)+
        }

        impl Spec {
            /// The families played here, in the order of this list.
            pub const FAMILIES: &[&str] = &[$(<$game::Rules as Rules>::FAMILY),+];

            /// What the spec begins with: the game without size and options.
            #[must_use]
            pub fn family(&self) -> &'static str {
                match self {
                    $(Self::$Game(_) => <$game::Rules as Rules>::FAMILY,)+
                }
            }

            /// What the game calls a side, as in South or North.
            #[must_use]
            pub fn side_name(&self, seat: Seat) -> &'static str {
                match self {
                    $(Self::$Game(_) => <$game::Rules as Rules>::SIDES[seat],)+
                }
            }

            pub(crate) fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(Self::$Game(rules) => visitor.visit::<$game::Position>(*rules),)+
                }
            }

            fn read(family: &str, parameters: Option<&str>) -> Result<Self, SpecReason> {
                match family {
                    $(<$game::Rules as Rules>::FAMILY => {
                        $game::Rules::parse(parameters).map(Self::$Game)
                    })+
                    _ => Err(SpecReason::UnknownGame { name: family.to_owned() }),
                }
            }
        }

        impl fmt::Display for Spec {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Game(rules) => rules.fmt(f),)+
                }
            }
        }

        /// A position of any game; `Display` is the position as text.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum AnyPosition {
            $($(#[$doc])* $Game($game::Position),)+
        }

        impl AnyPosition {
            /// The game being played.
            #[must_use]
            pub fn spec(&self) -> Spec {
                match self {
                    $(Self::$Game(position) => Spec::$Game(position.rules()),)+
                }
            }

            /// The side to move; after the end, the side that would have been.
            #[must_use]
            pub fn turn(&self) -> Seat {
                match self {
                    $(Self::$Game(position) => position.turn(),)+
                }
            }

            /// The points of both sides so far.
            #[must_use]
            pub fn score(&self) -> BySeat<Points> {
                match self {
                    $(Self::$Game(position) => position.score(),)+
                }
            }

            /// The end of the game, if the rules have ended it here.
            #[must_use]
            pub fn ending(&self) -> Option<Ending> {
                match self {
                    $(Self::$Game(position) => position.ending(),)+
                }
            }

            /// The number of legal moves.
            #[must_use]
            pub fn count_moves(&self) -> u128 {
                match self {
                    $(Self::$Game(position) => position.count_moves(),)+
                }
            }

            /// The number of move sequences of length `depth`: see [`perft`](crate::game::perft).
            #[must_use]
            pub fn perft(&self, depth: u32) -> u128 {
                match self {
                    $(Self::$Game(position) => crate::game::perft(position, depth),)+
                }
            }
        }

        impl fmt::Display for AnyPosition {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Game(position) => position.fmt(f),)+
                }
            }
        }

        $(impl From<$game::Position> for AnyPosition {
            fn from(position: $game::Position) -> Self {
                Self::$Game(position)
            }
        })+

        /// What a move of any game did to the board.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Trace {
            $($(#[$doc])* $Game($game::Trace),)+
        }

        $(impl From<$game::Trace> for Trace {
            fn from(trace: $game::Trace) -> Self {
                Self::$Game(trace)
            }
        })+

        /// Text that has not the shape of a move of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum Shape {
            $($(#[$doc])* $Game(#[from] $game::Shape),)+
        }

        /// A move against the rules of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum Illegal {
            $($(#[$doc])* $Game(#[from] $game::Illegal),)+
        }

        /// Text that is no position of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum SetupError {
            $($(#[$doc])* $Game(#[from] $game::SetupError),)+
        }
    };
}

games! {
    /// Glass Bead Game, `gbg:3` to `gbg:9`.
    GlassBeadGame in glass_bead_game;
}

impl AnyPosition {
    /// The position before the first move.
    #[must_use]
    pub fn start(spec: &Spec) -> Self {
        struct Start;

        impl Visitor for Start {
            type Output = AnyPosition;

            fn visit<P: Position>(self, rules: P::Rules) -> AnyPosition {
                P::start(rules).into()
            }
        }

        spec.visit(Start)
    }

    /// The position of a game that `text` stands for.
    ///
    /// ```
    /// use rules::{AnyPosition, Spec};
    ///
    /// let spec: Spec = "gbg:5".parse()?;
    /// let text = "50,40,30,20,10 50,40,30,20,10 - - S";
    /// assert_eq!(AnyPosition::parse(&spec, text)?, AnyPosition::start(&spec));
    /// assert!(AnyPosition::parse(&spec, "50,40 50,40 - - S").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(spec: &Spec, text: &str) -> Result<Self, SetupError> {
        struct Parse<'t>(&'t str);

        impl Visitor for Parse<'_> {
            type Output = Result<AnyPosition, SetupError>;

            fn visit<P: Position>(self, rules: P::Rules) -> Self::Output {
                P::set_up(rules, self.0).map(P::into).map_err(P::SetupError::into)
            }
        }

        spec.visit(Parse(text))
    }
}

/// The number of move sequences of length `depth`, from a position as text or from the start.
///
/// ```
/// assert_eq!(rules::perft(&"gbg:5".parse()?, None, 3)?, 1_434);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft(spec: &Spec, position: Option<&str>, depth: u32) -> Result<u128, SetupError> {
    let position = match position {
        Some(text) => AnyPosition::parse(spec, text)?,
        None => AnyPosition::start(spec),
    };
    Ok(position.perft(depth))
}

/// Text that names no game played here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{input}\": {reason}")]
pub struct SpecError {
    /// The text as given.
    pub input: String,
    /// What is wrong with it.
    pub reason: SpecReason,
}

/// What is wrong with a spec.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum SpecReason {
    #[error("no game of the name \"{name}\" is played here, only {}", Spec::FAMILIES.join(", "))]
    UnknownGame { name: String },
    #[error("no size, expected {least} to {most} after a colon")]
    MissingSize { least: u8, most: u8 },
    #[error("size {given}, expected {least} to {most}")]
    Size { given: String, least: u8, most: u8 },
    #[error("unknown option \"{option}\", expected {expected}")]
    UnknownOption { option: String, expected: &'static str },
    #[error("not the one spelling of this game, expected {canonical}")]
    NotCanonical { canonical: Spec },
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_canonical(text).map_err(|reason| SpecError { input: text.to_owned(), reason })
    }
}

/// docs/spec/game-record.md §2: one spelling a game, so that equal texts are equal games.
fn parse_canonical(text: &str) -> Result<Spec, SpecReason> {
    let lenient = text.trim().to_ascii_lowercase();
    let (family, parameters) = match lenient.split_once(':') {
        Some((family, parameters)) => (family, Some(parameters)),
        None => (lenient.as_str(), None),
    };
    let spec = Spec::read(family, parameters)?;
    if spec.to_string() != text {
        return Err(SpecReason::NotCanonical { canonical: spec });
    }
    Ok(spec)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, complaint: &str) {
        let error = text.parse::<Spec>().unwrap_err();
        assert_eq!(error.input, text);
        assert_eq!(error.reason.to_string(), complaint, "{text}");
    }

    #[test]
    fn every_spec_parses_back_to_itself() {
        for size in 3..=9 {
            for text in [format!("gbg:{size}"), format!("gbg:{size},tie=emptied")] {
                assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
            }
        }
    }

    #[test]
    fn a_game_that_is_not_played_is_refused_by_name() {
        check("", "no game of the name \"\" is played here, only gbg");
        check("chess", "no game of the name \"chess\" is played here, only gbg");
        check("go:19", "no game of the name \"go\" is played here, only gbg");
    }

    #[test]
    fn a_size_is_a_number_that_fits_the_game() {
        check("gbg", "no size, expected 3 to 9 after a colon");
        check("gbg:", "size , expected 3 to 9");
        check("gbg:2", "size 2, expected 3 to 9");
        check("gbg:10", "size 10, expected 3 to 9");
        check("gbg:five", "size five, expected 3 to 9");
        check("gbg:5 stones", "size 5 stones, expected 3 to 9");
    }

    #[test]
    fn an_option_must_be_one_of_the_game() {
        check("gbg:5,tie=draw", "unknown option \"tie=draw\", expected tie=emptied");
        check("gbg:5,", "unknown option \"\", expected tie=emptied");
        check("gbg:5,komi=4", "unknown option \"komi=4\", expected tie=emptied");
    }

    #[test]
    fn another_spelling_is_answered_with_the_right_one() {
        check("GBG:5", "not the one spelling of this game, expected gbg:5");
        check(" gbg:5", "not the one spelling of this game, expected gbg:5");
        check("gbg:05", "not the one spelling of this game, expected gbg:5");
        check("gbg:+5", "not the one spelling of this game, expected gbg:5");
        check(
            "gbg:5,tie=emptied,tie=emptied",
            "not the one spelling of this game, expected gbg:5,tie=emptied",
        );
    }
}
