//! Every change says who made it, when, and what it was.

use super::words::words;
use super::{AccountId, EventId};

/// One change, to be written down in the transaction that makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// Who: `None` for the shell.
    pub account: Option<AccountId>,
    /// The event it belongs to, if any.
    pub event: Option<EventId>,
    /// What was done.
    pub kind: ActKind,
    /// The values that it set or changed, as JSON.
    pub detail: serde_json::Value,
}

/// What was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each says what its word says")]
pub enum ActKind {
    AccountAdded,
    PasswordChanged,
    RankChanged,
    RoleChanged,
    EventAdded,
    EventChanged,
    TournamentAdded,
    TournamentImported,
    TournamentChanged,
    TieBreaksChanged,
    TournamentStarted,
    TournamentClosed,
    TournamentReopened,
    NumbersChanged,
    ByesChanged,
    MeetingForbidden,
    MeetingAllowed,
    DraftChanged,
    DraftChangeRemoved,
    RoundPublished,
    RoundUnpublished,
    PlayersEntered,
    EntryRemoved,
    PlayerChanged,
    PlayersMerged,
    PlayersUnmerged,
    Withdrawn,
    Returned,
    PieOffered,
    PieChosen,
    ResultEntered,
    ResultCorrected,
    GameAdded,
    HistoryImported,
    HistoryForgotten,
    RatingsRenewed,
    PoolAdded,
    InitialRatingsRecorded,
}

words! { ActKind {
    AccountAdded = "account-added",
    PasswordChanged = "password-changed",
    RankChanged = "rank-changed",
    RoleChanged = "role-changed",
    EventAdded = "event-added",
    EventChanged = "event-changed",
    TournamentAdded = "tournament-added",
    TournamentImported = "tournament-imported",
    TournamentChanged = "tournament-changed",
    TieBreaksChanged = "tie-breaks-changed",
    TournamentStarted = "tournament-started",
    TournamentClosed = "tournament-closed",
    TournamentReopened = "tournament-reopened",
    NumbersChanged = "numbers-changed",
    ByesChanged = "byes-changed",
    MeetingForbidden = "meeting-forbidden",
    MeetingAllowed = "meeting-allowed",
    DraftChanged = "draft-changed",
    DraftChangeRemoved = "draft-change-removed",
    RoundPublished = "round-published",
    RoundUnpublished = "round-unpublished",
    PlayersEntered = "players-entered",
    EntryRemoved = "entry-removed",
    PlayerChanged = "player-changed",
    PlayersMerged = "players-merged",
    PlayersUnmerged = "players-unmerged",
    Withdrawn = "withdrawn",
    Returned = "returned",
    PieOffered = "pie-offered",
    PieChosen = "pie-chosen",
    ResultEntered = "result-entered",
    ResultCorrected = "result-corrected",
    GameAdded = "game-added",
    HistoryImported = "history-imported",
    HistoryForgotten = "history-forgotten",
    RatingsRenewed = "ratings-renewed",
    PoolAdded = "pool-added",
    InitialRatingsRecorded = "initial-ratings-recorded",
} }
