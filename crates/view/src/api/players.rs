//! People who play.

use std::collections::HashMap;

use chrono::NaiveDate;
use domain::played::{GamePlace, PlayedGame};
use domain::players::Player;
use domain::ratings::{KnownRating, RatingPool};
use domain::{PlayerId, PoolId};
use rules::Seat;
use serde::Serialize;
use tournament::result::PlayerResult;
use utoipa::ToSchema;

use super::ratings::FigureItem;

/// A person who plays.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerItem {
    pub id: i32,
    pub name: String,
    /// The club they belong to.
    pub club: Option<String>,
    /// Their page.
    #[schema(example = "/players/7")]
    pub page: String,
}

/// A player with what is known of their strength.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerWithRatings {
    #[serde(flatten)]
    pub player: PlayerItem,
    /// Names that they had before.
    pub also: Vec<String>,
    pub ratings: Vec<RatingNow>,
}

/// A rating as it is today.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingNow {
    /// Which rating list.
    pub list: i32,
    #[serde(flatten)]
    pub rating: FigureItem,
}

/// A game of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedItem {
    /// The game or family of games.
    #[schema(example = "gbg")]
    pub family: String,
    /// Whether the player moved `first` or `second`.
    #[schema(pattern = "^(first|second)$")]
    pub seat: &'static str,
    pub opponent: i32,
    pub opponent_name: String,
    /// `win`, `draw`, `loss`, `forfeit-win`, `forfeit-loss`, `unrated-win`, `unrated-draw`, `unrated-loss` or `pending`.
    pub outcome: &'static str,
    /// The tournament, if it was played in one here.
    pub tournament: Option<i32>,
    pub round: Option<u16>,
    pub board: Option<u16>,
    /// The game with its moves.
    pub game: Option<i32>,
    /// The day, of a game that is known from a history.
    pub played_on: Option<NaiveDate>,
    /// The game by link, if it was a rated one.
    pub link_game: Option<i32>,
}

impl From<Player> for PlayerItem {
    fn from(player: Player) -> Self {
        let page = format!("/players/{}", player.id);
        Self { id: player.id.0, name: player.name, club: player.club, page }
    }
}

impl PlayerWithRatings {
    pub fn new(
        mut player: Player,
        pools: &[RatingPool],
        known: &HashMap<(PoolId, PlayerId), KnownRating>,
    ) -> Self {
        let rating = |pool: &RatingPool| {
            let known = known.get(&(pool.id, player.id))?;
            Some(RatingNow { list: pool.id.0, rating: FigureItem::known(known) })
        };
        Self {
            ratings: pools.iter().filter_map(rating).collect(),
            also: std::mem::take(&mut player.also),
            player: player.into(),
        }
    }
}

impl From<PlayedGame> for PlayedItem {
    fn from(played: PlayedGame) -> Self {
        let (board, played_on, link) = match played.place {
            GamePlace::Board(board) => (Some(board), None, None),
            GamePlace::History { played_on, link, .. } => (None, Some(played_on), link),
        };
        let recorded = board.as_ref().and_then(|board| board.recorded.as_ref());
        Self {
            family: played.family,
            seat: match played.seat {
                Seat::First => "first",
                Seat::Second => "second",
            },
            opponent: played.opponent.0,
            opponent_name: played.opponent_name,
            outcome: outcome_word(played.outcome),
            game: recorded.and_then(|recorded| recorded.game).map(|game| game.0),
            tournament: board.as_ref().map(|board| board.pairing.tournament.0),
            round: board.as_ref().map(|board| board.pairing.round),
            board: board.as_ref().map(|board| board.pairing.board),
            played_on,
            link_game: link.map(|(link, _)| link.0),
        }
    }
}

pub(super) fn outcome_word(outcome: PlayerResult) -> &'static str {
    match outcome {
        PlayerResult::Pending => "pending",
        PlayerResult::Win => "win",
        PlayerResult::Draw => "draw",
        PlayerResult::Loss => "loss",
        PlayerResult::ForfeitWin => "forfeit-win",
        PlayerResult::ForfeitLoss => "forfeit-loss",
        PlayerResult::UnratedWin => "unrated-win",
        PlayerResult::UnratedDraw => "unrated-draw",
        PlayerResult::UnratedLoss => "unrated-loss",
    }
}
