//! Calls for an arbiter, from a board or from a player without one.

use chrono::{DateTime, Utc};

use super::{CallId, EntryId, PairingId, TournamentId};

/// A call that nobody has answered yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    pub id: CallId,
    pub tournament: TournamentId,
    /// The board; none of a player who has none now.
    pub pairing: Option<PairingId>,
    /// Its round and number, unless the round is unpublished meanwhile.
    pub place: Option<(u16, u16)>,
    /// The player who calls; nobody is named by a tablet.
    pub entry: Option<EntryId>,
    pub called_at: DateTime<Utc>,
}

/// Where an arbiter is called to, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewCall {
    pub tournament: TournamentId,
    pub pairing: Option<PairingId>,
    pub entry: Option<EntryId>,
}

impl Call {
    /// The same, as it was made.
    pub fn as_made(&self) -> NewCall {
        let Self { tournament, pairing, entry, .. } = *self;
        NewCall { tournament, pairing, entry }
    }

    /// Whether it is the same call, made once more.
    pub fn is_by(&self, new: NewCall) -> bool {
        let same_player = self.entry.is_some() && self.entry == new.entry;
        let same_tablet =
            self.entry.is_none() && new.entry.is_none() && self.pairing == new.pairing;
        same_player || same_tablet
    }
}
