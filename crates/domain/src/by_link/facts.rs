//! What happens in a game by link, as it is stored. Nothing of it is ever changed.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use data_encoding::HEXLOWER;
use rules::Seat;
use sha2::{Digest, Sha256};

use crate::audit::Hash;
use crate::pies::side_word;
use crate::results::{EndKind, RecordedOutcome};

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its place in the game, from 1.
    pub number: u32,
    /// By the server's clock.
    pub at: DateTime<Utc>,
    pub deed: Deed,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Whoever was to move moved; in canonical notation.
    Move(String),
    OfferDraw(Seat),
    /// The offer of the other side was accepted.
    AcceptDraw(Seat),
    Resign(Seat),
    /// A player asks to take back the last own move.
    AskTakeBack(Seat),
    /// The other side lets it be taken back.
    AllowTakeBack(Seat),
    /// Whoever was to move had no time left: the server has written it down.
    TimeOut,
    /// An arbiter gives a player more time.
    Extend(Seat, TimeDelta),
    /// Nothing begins before both have come in.
    Wait,
    /// It was withdrawn before it began.
    Withdraw,
    /// An arbiter stops the game: no clock runs.
    Stop,
    /// Nobody can reach its tournament: no clock runs either.
    Hold,
    /// It goes on.
    GoOn,
    /// An arbiter decides the game.
    Adjudicate(RecordedOutcome),
    /// Its board has this result without it, or is gone.
    Settle(RecordedOutcome),
    /// No server ran since this moment: nobody's clock did either.
    Down(DateTime<Utc>),
}

/// The deeds that end a game, as they are stored, and what the end is then known by; any other end is known by the moves.
pub const ENDS: [(&str, EndKind); 6] = [
    ("time-out", EndKind::Clock),
    ("resign", EndKind::Act),
    ("accept-draw", EndKind::Act),
    ("adjudicate", EndKind::Word),
    ("settle", EndKind::Word),
    ("withdraw", EndKind::Word),
];

/// A row that no deed is stored as.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a game by link has no {kind:?} of {seat:?} with {detail:?}")]
pub struct UnknownDeed {
    kind: String,
    seat: Option<String>,
    detail: Option<String>,
}

impl Deed {
    /// The columns of its row: what it is, whose it is, and what else there is to it.
    pub fn columns(&self) -> (&'static str, Option<&'static str>, Option<String>) {
        let of = |kind, seat: &Seat| (kind, Some(side_word(*seat)), None);
        match self {
            Self::Move(text) => ("move", None, Some(text.clone())),
            Self::OfferDraw(seat) => of("offer-draw", seat),
            Self::AcceptDraw(seat) => of("accept-draw", seat),
            Self::Resign(seat) => of("resign", seat),
            Self::AskTakeBack(seat) => of("ask-take-back", seat),
            Self::AllowTakeBack(seat) => of("allow-take-back", seat),
            Self::TimeOut => ("time-out", None, None),
            Self::Extend(seat, by) => {
                ("extend", Some(side_word(*seat)), Some(by.num_seconds().to_string()))
            }
            Self::Wait => ("wait", None, None),
            Self::Withdraw => ("withdraw", None, None),
            Self::Stop => ("stop", None, None),
            Self::Hold => ("hold", None, None),
            Self::GoOn => ("go-on", None, None),
            Self::Adjudicate(outcome) => ("adjudicate", None, Some(outcome.as_str().to_owned())),
            Self::Settle(outcome) => ("settle", None, Some(outcome.as_str().to_owned())),
            Self::Down(since) => ("down", None, Some(moment(*since))),
        }
    }

    /// The deed of a row.
    pub fn from_columns(
        kind: &str,
        seat: Option<&str>,
        detail: Option<&str>,
    ) -> Result<Self, UnknownDeed> {
        let side = seat.and_then(|word| Seat::ALL.into_iter().find(|one| side_word(*one) == word));
        let read = || match (kind, side, detail) {
            ("move", None, Some(text)) => Some(Self::Move(text.to_owned())),
            ("offer-draw", Some(seat), None) => Some(Self::OfferDraw(seat)),
            ("accept-draw", Some(seat), None) => Some(Self::AcceptDraw(seat)),
            ("resign", Some(seat), None) => Some(Self::Resign(seat)),
            ("ask-take-back", Some(seat), None) => Some(Self::AskTakeBack(seat)),
            ("allow-take-back", Some(seat), None) => Some(Self::AllowTakeBack(seat)),
            ("time-out", None, None) => Some(Self::TimeOut),
            ("extend", Some(seat), Some(by)) => {
                Some(Self::Extend(seat, TimeDelta::try_seconds(by.parse().ok()?)?))
            }
            ("wait", None, None) => Some(Self::Wait),
            ("withdraw", None, None) => Some(Self::Withdraw),
            ("stop", None, None) => Some(Self::Stop),
            ("hold", None, None) => Some(Self::Hold),
            ("go-on", None, None) => Some(Self::GoOn),
            ("adjudicate", None, Some(word)) => {
                Some(Self::Adjudicate(RecordedOutcome::parse(word)?))
            }
            ("settle", None, Some(word)) => Some(Self::Settle(RecordedOutcome::parse(word)?)),
            ("down", None, Some(since)) => {
                Some(Self::Down(DateTime::parse_from_rfc3339(since).ok()?.to_utc()))
            }
            _ => None,
        };
        read().ok_or_else(|| UnknownDeed {
            kind: kind.to_owned(),
            seat: seat.map(str::to_owned),
            detail: detail.map(str::to_owned),
        })
    }

    /// Whether the position is another one after it.
    pub fn moves_the_board(&self) -> bool {
        matches!(self, Self::Move(_) | Self::AllowTakeBack(_))
    }
}

impl Fact {
    /// The hash of the record with this, after one with that hash.
    pub(super) fn hash(&self, before: &Hash) -> Hash {
        let (kind, seat, detail) = self.deed.columns();
        let (seat, detail) = (seat.unwrap_or_default(), detail.unwrap_or_default());
        hash_of(&[before.as_str(), &moment(self.at), kind, seat, &detail])
    }
}

/// The hash of some lines.
pub(super) fn hash_of(lines: &[&str]) -> Hash {
    Hash::stored(HEXLOWER.encode(&Sha256::digest(lines.join("\n"))))
}

/// To the millisecond, as clocks go.
pub(super) fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_is_read_from_its_row_as_itself() {
        let at = DateTime::from_timestamp_millis(1_795_000_000_123).unwrap();
        let of_both = Seat::ALL.into_iter().flat_map(|seat| {
            [
                Deed::OfferDraw(seat),
                Deed::AcceptDraw(seat),
                Deed::Resign(seat),
                Deed::AskTakeBack(seat),
                Deed::AllowTakeBack(seat),
                Deed::Extend(seat, TimeDelta::hours(36)),
            ]
        });
        let outcomes = || RecordedOutcome::ALL.iter().copied();
        let decided = outcomes().map(Deed::Adjudicate).chain(outcomes().map(Deed::Settle));
        let plain = [Deed::TimeOut, Deed::Wait, Deed::Withdraw, Deed::Stop, Deed::Hold, Deed::GoOn];
        let others = plain.into_iter().chain([Deed::Move("C30".to_owned()), Deed::Down(at)]);
        for deed in of_both.chain(decided).chain(others) {
            let (kind, seat, detail) = deed.columns();
            assert_eq!(Deed::from_columns(kind, seat, detail.as_deref()), Ok(deed));
        }
    }

    #[test]
    fn what_an_end_is_known_by_is_told_by_its_deed() {
        use crate::by_link::End;

        let outcome = RecordedOutcome::First;
        for (deed, end) in [
            (Deed::TimeOut, End::TimeOut { seat: Seat::First, has_moved: true }),
            (Deed::Resign(Seat::First), End::Resigned(Seat::First)),
            (Deed::AcceptDraw(Seat::First), End::Agreed),
            (Deed::Adjudicate(outcome), End::Adjudicated(outcome)),
            (Deed::Settle(outcome), End::Settled(outcome)),
            (Deed::Withdraw, End::Withdrawn),
        ] {
            assert!(ENDS.contains(&(deed.columns().0, end.kind())), "{deed:?}");
        }
    }

    #[test]
    fn a_row_that_says_too_little_or_too_much_is_none() {
        for (kind, seat, detail) in [
            ("move", None, None),
            ("move", Some("first"), Some("C30")),
            ("resign", None, None),
            ("resign", Some("third"), None),
            ("extend", Some("first"), Some("an hour")),
            ("adjudicate", None, Some("won")),
            ("down", None, Some("yesterday")),
            ("pass", None, None),
        ] {
            assert!(Deed::from_columns(kind, seat, detail).is_err(), "{kind}");
        }
    }
}
