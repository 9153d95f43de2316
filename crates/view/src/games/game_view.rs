//! What the pages say and show of each game that is played here.

use domain::by_link::played_family;
use form::tournaments::PickedGame;
use rules::game::Position;
use rules::{AnyPosition, Game, Illegal, Seat, Shape, Spec, Touched, Trace};
use words::Text;

use super::card::GameCard;
use crate::board::{Board, LoneBead};

/// A game as people see it: all that the pages have to know of it.
///
/// Each game has a file of its own beside this one, named as in [`rules::games`]; what several
/// games are drawn with is in `view/board/`.
pub(super) trait GameView: Position {
    /// The specs that somebody who writes a record on a board can begin with at once.
    const USUAL: &'static [&'static str];
    /// The spec that is filled in when somebody picks the game.
    const FIRST: &'static str;
    /// What people look for it by, besides its own name: who invented it, who tells its rules.
    const SOUGHT_BY: &'static [&'static str];
    /// The first moves of a game, as an example of how they are written.
    const EXAMPLE: &'static str;

    /// The same on a board where other moves are needed.
    fn example(_rules: &Self::Rules) -> &'static str {
        Self::EXAMPLE
    }

    /// The game in a line.
    fn about_words() -> Text;

    /// What the game is called, with its size and options.
    fn spec_words(rules: &Self::Rules) -> Text;

    /// What all its sizes together are called; nothing where the spec is the family alone.
    fn family_words() -> Option<Text> {
        None
    }

    /// What a kind of board that is rated by itself is called.
    fn rated_words(_rated_as: &str) -> Option<Text> {
        None
    }

    /// What a size or an option of its specs is called; each of them has words.
    fn parameter_words(_name: &str) -> Option<Text> {
        None
    }

    /// What to type for it, where that has to be said.
    fn parameter_hint(_name: &str) -> Option<Text> {
        None
    }

    /// What a size, or a word of an option, is called; of no word where the option is left out.
    fn value_words(_name: &str, _value: &str) -> Option<Text> {
        None
    }

    /// What it calls a side.
    fn side_words(seat: Seat) -> Text;

    /// The board to who sits at `from`, with what the move that led there touched marked.
    fn drawing(&self, trace: Option<&Self::Trace>, from: Seat) -> Board;

    /// What a move did.
    fn trace_words(trace: &Self::Trace) -> Vec<Text>;

    /// Why a text is no move, whatever the position.
    fn shape_words(shape: &Self::Shape) -> Text;

    /// Why a move is against the rules.
    fn illegal_words(illegal: &Self::Illegal) -> Text;

    /// What to touch for a piece in hand or one that is captured; nothing where all that is
    /// touched are fields of the board.
    fn piece_words(_touched: &Touched) -> Option<Text> {
        None
    }

    /// That piece, drawn.
    fn piece(_touched: &Touched) -> Option<LoneBead> {
        None
    }
}

/// Asks the game that a value is of.
macro_rules! ask_any_game {
    ($($(#[$doc:meta])* $Game:ident in $game:ident;)+) => {
        /// A game in words.
        pub fn spec_words(spec: &Spec) -> Text {
            match spec {
                Spec::ResultOnly(other) => Text::new("game-result-only").with("name", other.name()),
                $(Spec::Game(Game::$Game(rules)) => <rules::$game::Position as GameView>::spec_words(rules),)+
            }
        }

        /// A family of games, or what is rated together, in words. One of a single size is called as its game is.
        pub fn family_words(family: &str) -> Text {
            if let Some(played) = played_family(family) {
                return Text::new("family-by-link").with("family", family_words(played));
            }
            let kinds = [$(<rules::$game::Position as GameView>::rated_words(family)),+];
            if let Some(words) = kinds.into_iter().flatten().next() {
                return words;
            }
            let of_sizes = match family {
                $(<rules::$game::Rules as rules::game::Rules>::FAMILY => {
                    <rules::$game::Position as GameView>::family_words()
                })+
                _ => None,
            };
            match (of_sizes, family.parse::<Spec>()) {
                (Some(words), _) => words,
                (None, Ok(spec)) => spec_words(&spec),
                (None, Err(_)) => Text::new("title-plain").with("name", family),
            }
        }

        /// The games of each family in their usual sizes: how they are written, what they are
        /// called.
        pub(super) fn usual_games() -> Vec<(String, Text)> {
            let played = [$(<rules::$game::Position as GameView>::USUAL),+].concat();
            let specs = played.into_iter().filter_map(|text| text.parse::<Spec>().ok());
            specs.map(|spec| (spec.to_string(), spec_words(&spec))).collect()
        }

        /// A card for each family, as a form shows them to pick from.
        pub(in crate) fn game_cards(picked: &PickedGame) -> Vec<GameCard> {
            vec![$(GameCard::of::<rules::$game::Position>(picked)),+]
        }

        /// What a game calls a side, in words.
        pub fn side_words(spec: &Spec, seat: Seat) -> Text {
            match spec {
                $(Spec::Game(Game::$Game(_)) => <rules::$game::Position as GameView>::side_words(seat),)+
                Spec::ResultOnly(_) => Text::new(match seat {
                    Seat::First => "side-first",
                    Seat::Second => "side-second",
                }),
            }
        }

        /// The first moves of a game, as an example of how they are written.
        pub(in crate) fn example_of_moves(game: Game) -> &'static str {
            match game {
                $(Game::$Game(rules) => <rules::$game::Position as GameView>::example(&rules),)+
            }
        }

        /// The board of a position to who sits at `from`, with what the move that led there
        /// touched marked.
        pub fn board_of(position: &AnyPosition, trace: Option<&Trace>, from: Seat) -> Board {
            match position {
                $(AnyPosition::$Game(position) => {
                    let trace = trace.and_then(|trace| match trace {
                        Trace::$Game(trace) => Some(trace),
                        _ => None,
                    });
                    position.drawing(trace, from)
                })+
            }
        }

        /// What a move did, in words.
        pub fn trace_words(trace: &Trace) -> Vec<Text> {
            match trace {
                $(Trace::$Game(trace) => <rules::$game::Position as GameView>::trace_words(trace),)+
            }
        }

        /// Why a text is no move of its game, in words.
        pub(super) fn shape_words(shape: &Shape) -> Text {
            match shape {
                $(Shape::$Game(shape) => <rules::$game::Position as GameView>::shape_words(shape),)+
            }
        }

        /// Why a move is against the rules of its game, in words.
        pub(super) fn illegal_words(illegal: &Illegal) -> Text {
            match illegal {
                $(Illegal::$Game(illegal) => <rules::$game::Position as GameView>::illegal_words(illegal),)+
            }
        }

        /// What is touched in the middle of a move, in words.
        pub(super) fn piece_words(game: Game, touched: &Touched) -> Option<Text> {
            match game {
                $(Game::$Game(_) => <rules::$game::Position as GameView>::piece_words(touched),)+
            }
        }

        /// The piece that is touched in the middle of a move.
        pub(in crate) fn piece(game: Game, touched: &Touched) -> Option<LoneBead> {
            match game {
                $(Game::$Game(_) => <rules::$game::Position as GameView>::piece(touched),)+
            }
        }
    };
}

rules::games!(ask_any_game);
