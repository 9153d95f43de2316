//! What is in the way of storing a report.

use tournament::entry::Number;
use tournament::score::Score;

use crate::LineError;
use crate::entries::MAX_RATING;
use crate::tournaments::MAX_SWISS_ROUNDS;

/// Why a report cannot be stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("the file does not say which game is played; name it with --game")]
    NoGame,
    #[error("the file does not name the tournament; name it with --name")]
    NoName,
    #[error("the name of the tournament: {0}")]
    Title(LineError),
    #[error("the name of player {number}: {error}")]
    Name { number: Number, error: LineError },
    #[error("player {number} is rated {rating}; the most is {MAX_RATING}")]
    Rating { number: Number, rating: u16 },
    #[error("there is no player {number}; numbers must have no gaps")]
    Gap { number: Number },
    #[error("player {number} only stands for the bye, but others have higher numbers")]
    StandIn { number: Number },
    #[error("{n_players} player is too few; two are needed")]
    TooFew { n_players: u16 },
    #[error(
        "a win is worth {win} and an absence {absence}; here an absence is worth nothing, and a win at most 100"
    )]
    Points { win: Score, absence: Score },
    #[error("player {number} has points added or taken beside the results")]
    PointsGiven { number: Number },
    #[error("{n_rounds} rounds are more than {MAX_SWISS_ROUNDS}")]
    TooManyRounds { n_rounds: u16 },
    #[error("round {round} is not paired, but a later one is")]
    SkippedRound { round: u16 },
    #[error("not everybody meets everybody equally often, once or twice")]
    NoRoundRobin,
    #[error("the acceleration is not Baku")]
    Acceleration,
    #[error("the comment says that player {number} left, but there is no such player or round")]
    NoSuchWithdrawal { number: Number },
    #[error("the results contradict each other: {0}")]
    Table(String),
}
