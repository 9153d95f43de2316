//! Every change says who made it, when, and what it was.

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

macro_rules! act_kinds {
    ($($variant:ident = $word:literal,)+) => {
        /// What was done.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each says what its word says")]
        pub enum ActKind { $($variant,)+ }

        impl ActKind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The word in the table.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// Reads the word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.as_str() == word)
            }
        }
    };
}

act_kinds! {
    AccountAdded = "account-added",
    PasswordChanged = "password-changed",
    RankChanged = "rank-changed",
    RoleChanged = "role-changed",
    EventAdded = "event-added",
    EventChanged = "event-changed",
    TournamentAdded = "tournament-added",
    TournamentChanged = "tournament-changed",
    TournamentStarted = "tournament-started",
    TournamentClosed = "tournament-closed",
    TournamentReopened = "tournament-reopened",
    PlayersEntered = "players-entered",
    EntryRemoved = "entry-removed",
    EntryChanged = "entry-changed",
    PlayerChanged = "player-changed",
    Withdrawn = "withdrawn",
    Returned = "returned",
    ResultEntered = "result-entered",
    ResultCorrected = "result-corrected",
    GameAdded = "game-added",
}
