//! Games by link.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use domain::by_link::{Fact, Halt, LinkGame, MoveMade};
use domain::pies::side_word;
use domain::tournaments::Rated;

/// A game by link, as everybody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct LinkGameItem {
    pub id: i32,
    #[schema(example = "bohnenspiel")]
    pub game: String,
    /// The time control: days a move, hours, or live.
    #[schema(example = "3d")]
    pub time: String,
    pub started_at: DateTime<Utc>,
    /// Who moves first.
    pub first: String,
    pub second: String,
    /// The players, in a tournament or a rated game.
    pub first_player: Option<i32>,
    pub second_player: Option<i32>,
    pub is_rated: bool,
    /// `waiting` for its players, `running`, `stopped` or `over`.
    pub state: &'static str,
    /// Who is to move: `first` or `second`.
    pub turn: Option<&'static str>,
    /// When the time of whoever is to move is over.
    pub due_at: Option<DateTime<Utc>>,
    /// By how many plies everybody sees it late, as long as it is not over.
    pub delay: u8,
    /// The moves in canonical notation; none if a player keeps them private.
    pub moves: Option<Vec<String>>,
    /// `first`, `second`, `draw`, `neither` or `open`, once it is over.
    pub outcome: Option<&'static str>,
    /// How it ended, as results have it.
    #[schema(example = "resignation")]
    pub ending: Option<&'static str>,
    /// What the end is known by: the `moves`, the server's `clock`, a player's own `act`, or somebody's `word`.
    pub known_by: Option<&'static str>,
    /// The game with its record, once it is over.
    pub record: Option<i32>,
    /// The tournament, if it is played in one.
    pub tournament: Option<i32>,
    pub round: Option<u16>,
    pub board: Option<u16>,
    /// Its page.
    #[schema(example = "/by-link/7")]
    pub page: String,
}

impl LinkGameItem {
    /// A game as everybody sees it, with what is late left out already.
    pub fn of_seen(game: &LinkGame) -> Self {
        let hides_moves = game.hides_moves(&[]).is_some();
        let (playing, setup) = (&game.playing, *game.playing.setup());
        let (end, at) = (playing.end(), game.at);
        let texts = |moves: &[MoveMade]| moves.iter().map(|made| made.text.clone()).collect();
        Self {
            id: setup.id.0,
            game: setup.game.to_string(),
            time: setup.control.to_string(),
            started_at: setup.started_at,
            first: game.seats.first.name.clone(),
            second: game.seats.second.name.clone(),
            first_player: game.seats.first.player.map(|player| player.0),
            second_player: game.seats.second.player.map(|player| player.0),
            is_rated: game.rated == Rated::Rated,
            state: match (end, playing.halt()) {
                (Some(_), _) => "over",
                (None, Some(Halt::Waiting)) => "waiting",
                (None, Some(_)) => "stopped",
                (None, None) => "running",
            },
            turn: playing.turn().map(side_word),
            due_at: playing.due_at(),
            delay: game.delay.plies(),
            moves: (!hides_moves).then(|| texts(playing.moves())),
            outcome: end.map(|end| end.outcome().as_str()),
            ending: end.map(|end| end.ending().as_str()),
            known_by: end.map(|end| end.kind().as_str()),
            record: game.game.map(|record| record.0),
            tournament: at.map(|at| at.tournament.0),
            round: at.map(|at| at.round),
            board: at.map(|at| at.board),
            page: format!("/by-link/{}", setup.id),
        }
    }
}

/// What has happened in a game by link: `docs/spec/games-by-link.md`, §1.
#[derive(Debug, Serialize, ToSchema)]
pub struct LinkFacts {
    pub game: i32,
    /// What the record of the moves is known by.
    pub hash: String,
    pub facts: Vec<LinkFact>,
}

/// Something that happened.
#[derive(Debug, Serialize, ToSchema)]
pub struct LinkFact {
    /// Its place in the game, from 1.
    pub number: u32,
    /// By the server's clock, to the millisecond.
    pub at: DateTime<Utc>,
    #[schema(example = "move")]
    pub kind: &'static str,
    /// Whose it is: `first` or `second`.
    pub seat: Option<&'static str>,
    /// A move in canonical notation, seconds that were given, an outcome, or since when no server ran.
    #[schema(example = "C30")]
    pub detail: Option<String>,
}

impl LinkFacts {
    /// A game with its facts, all of which everybody may see.
    pub fn new(game: &LinkGame, facts: &[Fact]) -> Self {
        let fact = |fact: &Fact| {
            let (kind, seat, detail) = fact.deed.columns();
            LinkFact { number: fact.number, at: fact.at, kind, seat, detail }
        };
        Self {
            game: game.playing.setup().id.0,
            hash: game.playing.hash().as_str().to_owned(),
            facts: facts.iter().map(fact).collect(),
        }
    }
}
