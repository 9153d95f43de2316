//! The app's own values and decisions. Pure: `now` and `seed` come in as parameters.

pub mod accounts;
pub mod addresses;
pub mod adjournments;
pub mod alerts;
pub mod allowances;
pub mod audit;
pub mod backups;
pub mod badges;
pub mod bin;
pub mod boards;
pub mod by_link;
pub mod byes;
pub mod calls;
pub mod checkins;
pub mod clocks;
pub mod closing;
pub mod codes;
pub mod entries;
pub mod event_files;
pub mod events;
pub mod feeds;
pub mod forbidden;
pub mod games;
pub mod hall;
pub mod history;
pub mod home;
pub mod how_to_play;
mod ids;
pub mod latecomers;
pub mod likeness;
pub mod links;
pub mod lists;
pub mod lots;
pub mod merges;
pub mod my;
mod names;
pub mod overlaps;
pub mod pages;
pub mod pairings;
pub mod pies;
pub mod played;
pub mod player_accounts;
pub mod players;
pub mod prints;
pub mod privacy;
pub mod queue;
pub mod ratings;
pub mod reports;
pub mod request_ids;
pub mod results;
pub mod schedule;
pub mod screens;
pub mod search;
pub mod silence;
pub mod stamps;
pub mod standings;
pub mod submissions;
pub mod swiss;
pub mod tie_breaks;
pub mod tokens;
pub mod tournaments;
pub mod unstart;
pub mod withdrawals;
mod words;
pub mod zone;

pub use ids::{
    AccountId, AddedTimeId, CallId, ChallengeId, ChangeId, ChoiceId, EntryId, EventId, ForbiddenId,
    GameId, HistoryId, InitialRatingId, LinkGameId, MergeId, OfferId, PairingId, PeriodId,
    PlayerId, PoolId, ResultId, SubmissionId, TokenId, TournamentId,
};
pub use names::{Line, LineError, NameKey};
