//! Rating lists.

use chrono::NaiveDate;
use rating::State;
use serde::Serialize;
use utoipa::ToSchema;

use domain::ratings::{KnownRating, PeriodKey, RatingPool, RatingRow, Standing};

/// A rating list.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingListItem {
    pub id: i32,
    /// The family of games that it rates.
    #[schema(example = "gbg")]
    pub family: String,
    /// What it is called besides.
    pub name: Option<String>,
    /// `elo`, `elo-fide`, `glicko` or `glicko-2`.
    #[schema(example = "glicko-2")]
    pub system: &'static str,
    pub is_archived: bool,
    /// How much of it is computed, in percent, while it is being recomputed: later ratings are older than their games.
    #[schema(minimum = 0, maximum = 99)]
    pub recomputed_percent: Option<u32>,
    /// Its page.
    #[schema(example = "/ratings/1")]
    pub page: String,
}

/// A rating in points, to the hundredth.
#[derive(Debug, Serialize, ToSchema)]
pub struct FigureItem {
    #[schema(example = 1893.27)]
    pub rating: f64,
    /// How uncertain it is, by systems that know that.
    pub deviation: Option<f64>,
    /// Whether it is still uncertain: such players have no rank.
    pub is_provisional: bool,
}

/// A player in a rating list.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingItem {
    /// From 1, shared by equals; none while the rating is provisional.
    pub rank: Option<usize>,
    pub player: i32,
    pub name: String,
    #[serde(flatten)]
    pub figure: FigureItem,
    /// How many games it comes from.
    pub n_games: u32,
    /// When the last of them were rated.
    pub on: Option<NaiveDate>,
}

/// What a tournament, or a stretch of a history, did to a player's rating.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingPeriod {
    /// Which rating list.
    pub list: i32,
    /// The tournament, if it was one here.
    pub tournament: Option<i32>,
    /// The rating before, as opponents saw it.
    pub before: f64,
    pub after: FigureItem,
    /// Rated games in it.
    pub n_games: u32,
    /// Rated games up to and with it.
    pub n_games_so_far: u32,
}

impl From<&RatingPool> for RatingListItem {
    fn from(pool: &RatingPool) -> Self {
        Self {
            id: pool.id.0,
            family: pool.family().to_owned(),
            name: pool.details.name.as_ref().map(ToString::to_string),
            system: pool.system().word(),
            is_archived: pool.archived_at.is_some(),
            recomputed_percent: pool.recomputed,
            page: format!("/ratings/{}", pool.id),
        }
    }
}

fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

impl FigureItem {
    pub(super) fn known(known: &KnownRating) -> Self {
        Self { is_provisional: known.is_provisional, ..Self::of(known.state) }
    }

    fn of(state: State) -> Self {
        Self {
            rating: points(state.rating().0),
            deviation: state.deviation().map(|deviation| points(deviation.0)),
            is_provisional: false,
        }
    }
}

impl From<Standing> for RatingItem {
    fn from(standing: Standing) -> Self {
        Self {
            rank: standing.rank,
            player: standing.player.id.0,
            name: standing.player.name,
            figure: FigureItem::known(&standing.known),
            n_games: standing.row.games_so_far,
            on: standing.on,
        }
    }
}

impl From<RatingRow> for RatingPeriod {
    fn from(row: RatingRow) -> Self {
        Self {
            list: row.pool.0,
            tournament: match row.period {
                PeriodKey::Tournament(id) => Some(id.0),
                PeriodKey::Stretch(_) => None,
            },
            before: points(row.before.rating().0),
            after: FigureItem { is_provisional: row.is_provisional(), ..FigureItem::of(row.after) },
            n_games: row.games,
            n_games_so_far: row.games_so_far,
        }
    }
}
