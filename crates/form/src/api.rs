//! What programs ask for.

use domain::{ChoiceId, ResultId};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::results::{ResultForm, YES};

/// How many items a page of a list has, if nobody says otherwise.
const USUAL_LIMIT: usize = 50;

/// The most that a page of a list has.
const MOST: usize = 200;

/// Which page of a list is asked for.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// The id of the last item of the page before, as its `next` has it.
    #[param(minimum = 1, maximum = 2_147_483_647)]
    pub after: Option<i32>,
    /// How many items the page has at most; 50 if it is not said.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<usize>,
}

/// Which page of a list that can be searched is asked for.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchedQuery {
    /// Part of a name; accents and capitals make no difference.
    pub q: Option<String>,
    /// The id of the last item of the page before, as its `next` has it.
    #[param(minimum = 1, maximum = 2_147_483_647)]
    pub after: Option<i32>,
    /// How many items the page has at most; 50 if it is not said.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<usize>,
}

/// Which games are asked for. Whatever is given narrows them down.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GamesQuery {
    /// Part of a player's name, or of a title.
    #[param(max_length = 120)]
    pub name: Option<String>,
    /// A game (`gbg:6`) or a family of games (`gbg`).
    pub game: Option<String>,
    /// The first moves, twelve at most, with or without their numbers: `1. C30 c30`.
    pub opening: Option<String>,
    /// The least number of moves.
    #[param(minimum = 0, maximum = 65535)]
    pub shortest: Option<u16>,
    /// The greatest number of moves.
    #[param(minimum = 0, maximum = 65535)]
    pub longest: Option<u16>,
    /// How the play stopped.
    #[param(pattern = "^(normal|resignation|time forfeit|adjudication|agreement)?$")]
    pub ending: Option<String>,
    /// The id of the last game of the page before, as its `next` has it.
    #[param(minimum = 1, maximum = 2_147_483_647)]
    pub after: Option<i32>,
    /// How many games the page has at most; 50 if it is not said.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<usize>,
}

/// As of when standings are asked for.
#[derive(Debug, Clone, Copy, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AfterQuery {
    /// The round after which they stood so; now if it is not said.
    #[param(minimum = 1, maximum = 65535)]
    pub after_round: Option<u16>,
}

/// What is not a number of items that a page can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a limit is a number from 1 to {MOST}")]
pub struct BadLimit;

/// How many items a page has.
///
/// ```
/// use form::api::{BadLimit, limit};
///
/// assert_eq!((limit(None), limit(Some(200))), (Ok(50), Ok(200)));
/// assert_eq!((limit(Some(0)), limit(Some(201))), (Err(BadLimit), Err(BadLimit)));
/// ```
pub fn limit(asked: Option<usize>) -> Result<usize, BadLimit> {
    let limit = asked.unwrap_or(USUAL_LIMIT);
    if (1..=MOST).contains(&limit) { Ok(limit) } else { Err(BadLimit) }
}

/// By what a request is known if it is sent again.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Header)]
pub struct OnceKey {
    /// The same request with the same key is carried out once.
    #[serde(rename = "Idempotency-Key")]
    pub key: Option<String>,
}

/// A result, as a program sends it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultBody {
    /// Who won: `first`, `second`, `draw`, `neither`; `open` takes the result back.
    #[schema(pattern = "^(first|second|draw|neither|open)$", example = "first")]
    pub outcome: String,
    /// How it ended: `played`, `resignation`, `time`, `forfeit`, `adjudication` or `agreement`.
    #[schema(example = "resignation")]
    pub ending: Option<String>,
    /// The points in the game of who moved first.
    #[schema(example = "23")]
    pub first_points: Option<String>,
    /// The points in the game of who moved second.
    #[schema(example = "7")]
    pub second_points: Option<String>,
    /// The moves, as a game record or alone.
    pub record: Option<String>,
    /// Whether moves are kept that prove nothing; only an arbiter may.
    pub unproven: Option<bool>,
    /// The id of the result that this one corrects; none for the first result of the board.
    pub replaces: Option<i32>,
    /// The choice of sides that the result is of, in a tournament with a pie.
    pub choice: Option<i32>,
    /// Why the result before was wrong.
    pub reason: Option<String>,
}

/// A draft that is to be published.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishBody {
    /// The mark of the draft that was seen: what has changed meanwhile is not published.
    pub draft: String,
}

/// Who is here, or is not.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckInBody {
    /// The round that people check in for.
    pub round: u16,
    /// Which entry of the tournament.
    pub entry: i32,
}

/// Nothing: the address says it all.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

impl From<ResultBody> for ResultForm {
    fn from(body: ResultBody) -> Self {
        Self {
            replaces: body.replaces.map(ResultId),
            choice: body.choice.map(ChoiceId),
            outcome: body.outcome,
            ending: body.ending.unwrap_or_default(),
            first_points: body.first_points.unwrap_or_default(),
            second_points: body.second_points.unwrap_or_default(),
            record: body.record.unwrap_or_default(),
            unproven: if body.unproven == Some(true) { YES.to_owned() } else { String::new() },
            reason: body.reason.unwrap_or_default(),
            ..Self::default()
        }
    }
}
