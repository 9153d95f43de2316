//! The one list of all games played here.

use std::fmt;

use crate::{
    BySeat, Continuations, Ending, MoveFault, Points, Seat, SpecReason,
    game::{Parameter, Position, Rules},
};

/// Something to be done with one game's own types, whichever game that is.
///
/// Who has a [`Game`] and wants to play it as what it is implements this and calls
/// [`Game::visit`].
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the types of one game.
    fn visit<P: Listed>(self, rules: P::Rules) -> Self::Output;
}

/// A position of a game of the list: what is its own is a case of what stands for any game.
pub trait Listed:
    Position<
        Trace: Into<Trace>,
        Shape: Into<Shape>,
        Illegal: Into<Illegal>,
        SetupError: Into<SetupError>,
    > + Into<AnyPosition>
{
}

impl<P> Listed for P where
    P: Position<
            Trace: Into<Trace>,
            Shape: Into<Shape>,
            Illegal: Into<Illegal>,
            SetupError: Into<SetupError>,
        > + Into<AnyPosition>
{
}

/// Hands the list of all games to a macro: each one's name in Rust, as in [`Game`], and its module.
///
/// Who has something of each game's own, as the pages have, goes through the list by it.
///
/// ```
/// macro_rules! families {
///     ($($(#[$doc:meta])* $Game:ident in $game:ident;)+) => {
///         [$(<rules::$game::Rules as rules::game::Rules>::FAMILY),+]
///     };
/// }
///
/// assert_eq!(rules::games!(families), rules::Game::FAMILIES);
/// ```
#[macro_export]
macro_rules! games {
    ($take:ident) => {
        $take! {
            /// Glass Bead Game, `gbg:3` to `gbg:9`.
            GlassBeadGame in glass_bead_game;
            /// Glass Bead Challenge, `gbc:5` to `gbc:19`, `gbc:hex4` to `gbc:hex9`, `gbc:cairo3` to
            /// `gbc:cairo9`.
            GlassBeadChallenge in glass_bead_challenge;
            /// Bohnenspiel, `bohnenspiel`.
            Bohnenspiel in bohnenspiel;
            /// Oware, `oware`.
            Oware in oware;
        }
    };
}

/// Makes the types that stand for any game out of the list of games.
macro_rules! types_of_any_game {
    ($($(#[$doc:meta])* $Game:ident in $game:ident;)+) => {
        /// A game whose rules are played here, with its size and options.
        ///
        /// Its text is its [`Spec`](crate::Spec).
        ///
        /// ```
        /// use rules::Game;
        ///
        /// let game: Game = "gbg:5,tie=emptied".parse()?;
        /// assert_eq!(game.family(), "gbg");
        /// assert_eq!(game.to_string(), "gbg:5,tie=emptied");
        ///
        /// let refused = "gbg:12".parse::<Game>().unwrap_err();
        /// assert_eq!(refused.to_string(), "\"gbg:12\": size 12, expected 3 to 9");
        /// # Ok::<(), rules::SpecError>(())
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Game {
            $($(#[$doc])* $Game(crate::$game::Rules),)+
        }

        impl Game {
            /// The families played here, in the order of this list.
            pub const FAMILIES: &[&str] = &[$(<crate::$game::Rules as Rules>::FAMILY),+];

            /// Specs that stand for all sizes and options of all families, in the order of this
            /// list.
            #[must_use]
            pub fn samples() -> Vec<&'static str> {
                [$(<crate::$game::Rules as Rules>::SAMPLES),+].concat()
            }

            /// What games are rated as, in the order of this list: each family, or its kinds of
            /// boards.
            ///
            /// ```
            /// use rules::Game;
            ///
            /// assert!(Game::all_rated_as().starts_with(&["gbg", "gbc", "gbc:hex", "gbc:cairo"]));
            /// ```
            #[must_use]
            pub fn all_rated_as() -> Vec<&'static str> {
                [$(<crate::$game::Rules as Rules>::RATED),+].concat()
            }

            /// What a spec of a family says after its name; nothing of a family that is not
            /// played here.
            ///
            /// ```
            /// use rules::Game;
            ///
            /// let names: Vec<_> = Game::parameters("gbg").iter().map(|each| each.name).collect();
            /// assert_eq!(names, ["size", "tie"]);
            /// assert_eq!(Game::parameters("chess"), []);
            /// ```
            #[must_use]
            pub fn parameters(family: &str) -> &'static [Parameter] {
                match family {
                    $(<crate::$game::Rules as Rules>::FAMILY => {
                        <crate::$game::Rules as Rules>::PARAMETERS
                    })+
                    _ => &[],
                }
            }

            /// What its spec begins with: the game without size and options.
            #[must_use]
            pub fn family(&self) -> &'static str {
                match self {
                    $(Self::$Game(_) => <crate::$game::Rules as Rules>::FAMILY,)+
                }
            }

            /// What it is rated as: its family, or its kind of board.
            #[must_use]
            pub fn rated_as(&self) -> &'static str {
                match self {
                    $(Self::$Game(rules) => rules.rated_as(),)+
                }
            }

            /// What the game calls a side, as in South or North.
            #[must_use]
            pub fn side_name(&self, seat: Seat) -> &'static str {
                match self {
                    $(Self::$Game(_) => <crate::$game::Rules as Rules>::SIDES[seat],)+
                }
            }

            /// Hands the game's own types to `visitor`.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(Self::$Game(rules) => visitor.visit::<crate::$game::Position>(*rules),)+
                }
            }

            /// Whether the rules can end it in a draw.
            #[must_use]
            pub fn can_draw(&self) -> bool {
                match self {
                    $(Self::$Game(rules) => rules.can_draw(),)+
                }
            }

            /// The most points that both sides together can have.
            #[must_use]
            pub fn total_points(&self) -> Points {
                match self {
                    $(Self::$Game(rules) => rules.total_points(),)+
                }
            }

            /// Whether a game that ends by its rules has given all points out.
            #[must_use]
            pub fn gives_all_points(&self) -> bool {
                match self {
                    $(Self::$Game(rules) => rules.gives_all_points(),)+
                }
            }

            /// What both sides have without playing, as a handicap.
            #[must_use]
            pub fn given_points(&self) -> BySeat<Points> {
                match self {
                    $(Self::$Game(rules) => rules.given_points(),)+
                }
            }

            pub(crate) fn read(family: &str, parameters: Option<&str>) -> Result<Self, SpecReason> {
                match family {
                    $(<crate::$game::Rules as Rules>::FAMILY => {
                        crate::$game::Rules::parse(parameters).map(Self::$Game)
                    })+
                    _ => {
                        let name = family.to_owned();
                        Err(SpecReason::UnknownGame { name, known: Self::FAMILIES })
                    }
                }
            }
        }

        impl fmt::Display for Game {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Game(rules) => rules.fmt(f),)+
                }
            }
        }

        /// A position of any game; `Display` is the position as text.
        #[allow(clippy::large_enum_variant, reason = "positions of the larger boards are no rarity")]
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum AnyPosition {
            $($(#[$doc])* $Game(crate::$game::Position),)+
        }

        impl AnyPosition {
            /// The game being played.
            #[must_use]
            pub fn game(&self) -> Game {
                match self {
                    $(Self::$Game(position) => Game::$Game(position.rules()),)+
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

            /// The position after a move, and the move in canonical notation.
            ///
            /// ```
            /// use rules::AnyPosition;
            ///
            /// let start = AnyPosition::start("gbg:5".parse()?);
            /// let (after, mv) = start.play("C03")?;
            /// assert_eq!((mv.as_str(), after.turn()), ("C03", rules::Seat::Second));
            /// assert!(start.play("C03 c30").is_err(), "one move at a time");
            /// assert!(start.play("c30").is_err(), "South begins");
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn play(&self, text: &str) -> Result<(Self, String), MoveFault> {
                match self {
                    $(Self::$Game(position) => crate::written::play(position, text),)+
                }
            }

            /// The legal move, if there is no other.
            #[must_use]
            pub fn only_move(&self) -> Option<String> {
                match self {
                    $(Self::$Game(position) => crate::written::only_move(position),)+
                }
            }

            /// What may come next in a move that is being written.
            ///
            /// ```
            /// use rules::{AnyPosition, Game};
            ///
            /// let game: Game = "gbg:5".parse()?;
            /// let begun = |begun| AnyPosition::start(game).continuations(begun).next;
            /// let next: Vec<_> = begun("C").into_iter().map(|choice| choice.begun).collect();
            /// assert_eq!(next, ["C30", "C03"]);
            /// assert!(begun("C4").is_empty());
            /// # Ok::<(), rules::SpecError>(())
            /// ```
            #[must_use]
            pub fn continuations(&self, begun: &str) -> Continuations<Self> {
                match self {
                    $(Self::$Game(position) => position.continuations(begun).on(Self::$Game),)+
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

        $(impl From<crate::$game::Position> for AnyPosition {
            fn from(position: crate::$game::Position) -> Self {
                Self::$Game(position)
            }
        })+

        /// What a move of any game did to the board.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Trace {
            $($(#[$doc])* $Game(crate::$game::Trace),)+
        }

        $(impl From<crate::$game::Trace> for Trace {
            fn from(trace: crate::$game::Trace) -> Self {
                Self::$Game(trace)
            }
        })+

        /// Text that has not the shape of a move of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum Shape {
            $($(#[$doc])* $Game(#[from] crate::$game::Shape),)+
        }

        /// A move against the rules of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum Illegal {
            $($(#[$doc])* $Game(#[from] crate::$game::Illegal),)+
        }

        /// Text that is no position of its game.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error(transparent)]
        pub enum SetupError {
            $($(#[$doc])* $Game(#[from] crate::$game::SetupError),)+
        }
    };
}

games!(types_of_any_game);

impl AnyPosition {
    /// The position before the first move.
    ///
    /// ```
    /// use rules::AnyPosition;
    ///
    /// let start = AnyPosition::start("gbc:9".parse()?);
    /// assert_eq!((start.count_moves(), start.ending()), (81, None));
    /// # Ok::<(), rules::SpecError>(())
    /// ```
    #[must_use]
    pub fn start(game: Game) -> Self {
        struct Start;

        impl Visitor for Start {
            type Output = AnyPosition;

            fn visit<P: Listed>(self, rules: P::Rules) -> AnyPosition {
                P::start(rules).into()
            }
        }

        game.visit(Start)
    }

    /// The position of a game that `text` stands for.
    ///
    /// ```
    /// use rules::{AnyPosition, Game};
    ///
    /// let game: Game = "gbg:5".parse()?;
    /// let text = "50,40,30,20,10 50,40,30,20,10 - - S";
    /// assert_eq!(AnyPosition::parse(game, text)?, AnyPosition::start(game));
    /// assert!(AnyPosition::parse(game, "50,40 50,40 - - S").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(game: Game, text: &str) -> Result<Self, SetupError> {
        struct Parse<'t>(&'t str);

        impl Visitor for Parse<'_> {
            type Output = Result<AnyPosition, SetupError>;

            fn visit<P: Listed>(self, rules: P::Rules) -> Self::Output {
                P::set_up(rules, self.0).map(P::into).map_err(P::SetupError::into)
            }
        }

        game.visit(Parse(text))
    }
}

/// The number of move sequences of length `depth`, in plies, from a position as text or from the
/// start.
///
/// ```
/// use rules::perft;
///
/// assert_eq!(perft("gbg:5".parse()?, None, 3)?, 1_434);
///
/// let refused = perft("bohnenspiel".parse()?, Some("6,6 6,6 0 0 S"), 1);
/// assert!(refused.is_err(), "a row has six pits");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft(game: Game, position: Option<&str>, depth: u32) -> Result<u128, SetupError> {
    let position = match position {
        Some(text) => AnyPosition::parse(game, text)?,
        None => AnyPosition::start(game),
    };
    Ok(position.perft(depth))
}
