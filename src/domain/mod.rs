//! The app's own values and decisions. Pure: `now` and `seed` come in as parameters.

pub mod accounts;
pub mod audit;
pub mod events;
mod ids;
mod names;

pub use ids::{
    AccountId, EntryId, EventId, GameId, PairingId, PlayerId, PoolId, ResultId, TournamentId,
};
pub use names::{Line, LineError, NameKey};
