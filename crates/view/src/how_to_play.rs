//! How each game is played: its rules in plain words, with pictures, and a board to try.

mod lesson;
mod shown;
mod trial;

// What games of counted seeds have in common, and a file a game.
mod glass_bead_challenge;
mod glass_bead_game;
mod seeds;

mod bohnenspiel;
mod oware;

use askama::Template;
use rules::Game;

pub use self::lesson::{Example, Lesson, Part, Picture, Source};
pub use self::trial::Trial;
use form::tournaments::PickedGame;
use words::Text;

use super::board::Board;
use super::games::{GameCard, game_cards, spec_words};
use super::{Frame, filters};

/// All games that are played here.
#[derive(Template)]
#[template(path = "how_to_play/list.html")]
pub struct GamesToPlayPage {
    pub frame: Frame,
    /// Each with its board in the middle of a game.
    pub games: Vec<(GameCard, Option<Board>)>,
}

/// How one game is played.
#[derive(Template)]
#[template(path = "how_to_play/show.html")]
pub struct HowToPlayPage {
    pub frame: Frame,
    /// The game without its size.
    pub name: Text,
    /// The game in a line.
    pub about: Text,
    /// The kinds of its board, where there are several.
    pub kinds: Vec<BoardLink>,
    /// The sizes of its board, of the kind shown.
    pub sizes: Vec<BoardLink>,
    pub lesson: Lesson,
    pub trial: Trial,
}

pages! { GamesToPlayPage HowToPlayPage }

/// The way to the same game on another board.
#[derive(Debug, Clone)]
pub struct BoardLink {
    pub href: String,
    pub label: Text,
    pub is_current: bool,
}

impl GamesToPlayPage {
    pub fn new(frame: Frame) -> Self {
        let games = game_cards(&PickedGame::default()).into_iter().map(|card| {
            let board = card.first.parse().ok().and_then(glimpse);
            (card, board)
        });
        Self { frame, games: games.collect() }
    }
}

impl HowToPlayPage {
    /// The rules of a game, and the board of a game that somebody tries out. `None` if the game is
    /// not played here.
    pub fn new(frame: Frame, game: Game, trial: Trial) -> Option<Self> {
        let picked = PickedGame::of(&game.into());
        let card = game_cards(&picked).into_iter().find(|card| card.is_picked)?;
        let (kinds, sizes) = match game {
            Game::GlassBeadChallenge(rules) => glass_bead_challenge::boards(rules.board()),
            _ => (Vec::new(), sizes(&card)),
        };
        let lesson = lesson_of(game);
        Some(Self { frame, name: card.name, about: card.about, kinds, sizes, lesson, trial })
    }
}

/// The game that an address names: a spec, or a family or what it is rated as, which stand for their
/// usual board.
pub fn named(text: &str) -> Option<Game> {
    let of_family = || {
        let card = game_cards(&PickedGame::default()).into_iter().find(|card| card.family == text);
        card?.first.parse().ok()
    };
    text.parse().ok().or_else(of_family).or_else(|| glass_bead_challenge::usual(text))
}

/// What the window of a game's page is called.
pub fn title(game: Game) -> Text {
    Text::new("play-window-title").with("game", spec_words(&game.into()))
}

fn lesson_of(game: Game) -> Lesson {
    match game {
        Game::GlassBeadGame(_) => glass_bead_game::lesson(game),
        Game::GlassBeadChallenge(rules) => glass_bead_challenge::lesson(rules),
        Game::Bohnenspiel(_) => bohnenspiel::lesson(),
        Game::Oware(_) => oware::lesson(),
    }
}

/// A board in the middle of a game.
fn glimpse(game: Game) -> Option<Board> {
    let (spec, moves) = match game {
        Game::GlassBeadGame(_) => glass_bead_game::GLIMPSE,
        Game::GlassBeadChallenge(_) => glass_bead_challenge::GLIMPSE,
        Game::Bohnenspiel(_) => bohnenspiel::GLIMPSE,
        Game::Oware(_) => oware::GLIMPSE,
    };
    shown::after(spec, moves)
}

fn sizes(card: &GameCard) -> Vec<BoardLink> {
    let field = card.fields.iter().find(|field| field.name.ends_with("-size"));
    let choices = field.map(|field| field.choices.as_slice()).unwrap_or_default();
    let link = |size: &super::accounts::Choice| BoardLink {
        href: format!("/how-to-play/{}:{}", card.family, size.value),
        label: size.label.clone(),
        is_current: size.is_chosen,
    };
    choices.iter().map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_stands_for_its_usual_board() {
        let named = |text| named(text).map(|game| game.to_string());
        assert_eq!(named("gbg").as_deref(), Some("gbg:6"));
        assert_eq!(named("gbg:9").as_deref(), Some("gbg:9"));
        assert_eq!(named("oware").as_deref(), Some("oware"));
        for rated_as in Game::all_rated_as() {
            let usual = super::named(rated_as).map(|game| game.rated_as());
            assert_eq!(usual, Some(rated_as));
        }
        assert_eq!(named("chess"), None);
        assert_eq!(named("result-only:Hive"), None);
    }

    #[test]
    fn every_picture_of_every_lesson_can_be_drawn_and_every_example_is_a_move() {
        for spec in Game::samples() {
            assert!(glimpse(spec.parse().unwrap()).is_some(), "{spec}");
            let lesson = lesson_of(spec.parse().unwrap());
            assert!(lesson.sections.len() >= 5 && !lesson.sources.is_empty(), "{spec}");
            let parts = || lesson.sections.iter().flat_map(|section| &section.parts);
            let pictures: Vec<_> = parts()
                .filter_map(|part| match part {
                    Part::Picture(picture) => Some(picture),
                    _ => None,
                })
                .collect();
            assert!(pictures.len() >= 3, "{spec}");
            for picture in pictures {
                assert!(picture.board.is_some(), "{spec}: {:?}", picture.caption);
            }
        }
    }

    #[test]
    fn every_example_of_a_move_is_one() {
        // What has to be played before, so that the move is legal.
        let before = [("C30", ""), ("d20xC5", "A50 e01 B5410"), ("e5", ""), ("C", ""), ("c", "A")];
        for spec in Game::samples() {
            let game: Game = spec.parse().unwrap();
            let sections = lesson_of(game).sections;
            let examples =
                sections.iter().flat_map(|section| &section.parts).find_map(|part| match part {
                    Part::Examples(examples) => Some(examples),
                    _ => None,
                });
            for example in examples.unwrap() {
                let moves = before.iter().find(|(written, _)| *written == example.written);
                let moves = moves.map_or("", |(_, before)| *before);
                let written = format!("{moves} {}", example.written);
                let shown = if spec.starts_with("gbg") { "gbg:5".parse().unwrap() } else { game };
                let writing = domain::how_to_play::tried(shown, &written).unwrap();
                assert_eq!(
                    (writing.fault, writing.begun.as_str()),
                    (None, ""),
                    "{spec}: {written}"
                );
            }
        }
    }
}
