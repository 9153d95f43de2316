//! Calls for an arbiter, from a board or from a player without one.

use chrono::{DateTime, TimeDelta, Utc};

use super::{CallId, EntryId, PairingId, TournamentId};

/// Calls are counted within this time.
pub const CALLS_WITHIN: TimeDelta = TimeDelta::hours(1);

/// At most this many calls come from a player, or from the tablets at a board, within [`CALLS_WITHIN`].
pub const MOST_CALLS: usize = 6;

/// At most this many calls come from all tablets of a tournament within [`CALLS_WITHIN`].
pub const MOST_CALLS_OF_TABLETS: usize = 120;

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

impl NewCall {
    /// Whether it may be made after these of the same player, or of the tablets of the tournament, within
    /// [`CALLS_WITHIN`].
    pub fn is_allowed_after(&self, before: &[NewCall]) -> bool {
        let is_same = |one: &&NewCall| self.entry.is_some() || one.pairing == self.pairing;
        before.iter().filter(is_same).count() < MOST_CALLS && before.len() < MOST_CALLS_OF_TABLETS
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn call(entry: Option<i32>, pairing: i32) -> NewCall {
        let (tournament, pairing) = (TournamentId(1), Some(PairingId(pairing)));
        NewCall { tournament, pairing, entry: entry.map(EntryId) }
    }

    #[test]
    fn a_player_calls_six_times_within_an_hour_from_whatever_board() {
        let new = call(Some(1), 9);
        let before: Vec<NewCall> = (1..=6).map(|board| call(Some(1), board)).collect();
        assert!(new.is_allowed_after(&before[..5]));
        assert!(!new.is_allowed_after(&before));
    }

    #[test]
    fn tablets_call_six_times_within_an_hour_to_each_board_and_120_times_in_all() {
        let here = [call(None, 1); 6];
        assert!(!call(None, 1).is_allowed_after(&here));
        assert!(call(None, 2).is_allowed_after(&here));
        let all: Vec<NewCall> = (1..=120).map(|board| call(None, board)).collect();
        assert!(call(None, 121).is_allowed_after(&all[..119]));
        assert!(!call(None, 121).is_allowed_after(&all));
    }
}
