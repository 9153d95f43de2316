//! One-time codes: staff sign in with one on a borrowed device, at one event and for half a day.

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};

use super::accounts::{Access, Rank, Role};
use super::{AccountId, EventId};

/// Digits and letters that are not taken for one another: no 0 and O, no 1 and I.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How long a code is.
pub const SIGNS: usize = 8;

/// So many signs at its beginning say which code is meant. They are unique among open codes; the
/// others are the secret.
const LOOKUP_SIGNS: usize = 3;

/// So long a code signs in.
pub const CODE_MINUTES: i64 = 2;

/// This many wrong tries end a code.
pub const WRONG_TRIES: i32 = 5;

/// The longest that a session lasts which a code began.
pub const SESSION_HOURS: i64 = 12;

/// A code, without its hyphen.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

/// A code is a secret: no log gets to see it.
impl fmt::Debug for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Code(…)")
    }
}

/// As it is shown.
impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.0.split_at(SIGNS / 2);
        write!(out, "{first}-{second}")
    }
}

impl Code {
    /// The code that chance has made: each byte is a sign of it.
    pub fn of(chance: [u8; SIGNS]) -> Self {
        let sign = |byte: u8| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]);
        Self(chance.into_iter().map(sign).collect())
    }

    /// Reads a code in small or capital letters, with or without spaces and hyphens.
    ///
    /// ```
    /// use domain::codes::Code;
    ///
    /// let code = Code::parse(" abcd efgh").unwrap();
    /// assert_eq!(code.to_string(), "ABCD-EFGH");
    /// assert_eq!(Code::parse("ABCD-EFG"), None);
    /// assert_eq!(Code::parse("ABCD-EFG0"), None);
    /// ```
    pub fn parse(typed: &str) -> Option<Self> {
        let is_between =
            |sign: &char| sign.is_whitespace() || matches!(sign, '-' | '‐' | '‑' | '–');
        let signs = typed.chars().filter(|sign| !is_between(sign)).take(SIGNS + 1);
        let signs: String = signs.map(|sign| sign.to_ascii_uppercase()).collect();
        let is_known = |sign: char| u8::try_from(sign).is_ok_and(|sign| ALPHABET.contains(&sign));
        let is_code = signs.chars().count() == SIGNS && signs.chars().all(is_known);
        is_code.then_some(Self(signs))
    }

    /// What says which code is meant.
    pub fn lookup(&self) -> &str {
        self.0.split_at(LOOKUP_SIGNS).0
    }

    /// All of its signs.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A code that could be given, with the hash that is kept of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCode {
    pub code: Code,
    pub hash: String,
}

/// A code that still signs in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenCode {
    /// Whose it is.
    pub account: AccountId,
    pub event: EventId,
    /// The role that it gives at the event, at most.
    pub role: Role,
    pub hash: String,
    pub wrong_tries: i32,
}

/// A code that was made at this moment or before has expired.
pub fn expired_since(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::minutes(CODE_MINUTES)
}

/// Until when a code signs in that is made now.
pub fn valid_until(now: DateTime<Utc>) -> DateTime<Utc> {
    now + TimeDelta::minutes(CODE_MINUTES)
}

/// What a session may do that a code began: a role at one event, for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByCode {
    pub event: EventId,
    pub role: Role,
    /// When the session ends.
    pub until: DateTime<Utc>,
}

impl ByCode {
    /// What is left of it by what its account may do at the event by now.
    pub fn within(self, rank: Rank, held: Option<Role>) -> Option<Self> {
        let most = match rank {
            Rank::Administrator => Role::Organiser,
            Rank::Member => held?,
        };
        Some(Self { role: self.role.min(most), ..self })
    }
}

/// The roles that somebody can give by a code, the own one last.
pub fn roles_to_give(access: Access) -> impl Iterator<Item = Role> {
    Role::ALL.iter().copied().filter(move |role| access >= Access::from(*role))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_code_is_read_however_it_is_typed(chance: [u8; SIGNS]) {
            let code = Code::of(chance);
            let shown = code.to_string();
            for typed in [&shown, &shown.to_lowercase(), &shown.replace('-', " "), code.as_str()] {
                prop_assert_eq!(Code::parse(typed), Some(code.clone()));
            }
            prop_assert!(code.as_str().starts_with(code.lookup()));
            prop_assert!(!shown.contains(['0', 'O', '1', 'I']));
            let (told, all) = (format!("{code:?}"), code.as_str());
            prop_assert!(!told.contains(all));
        }

        #[test]
        fn whatever_is_typed_is_a_code_of_eight_signs_or_none(typed in ".{0,40}") {
            if let Some(code) = Code::parse(&typed) {
                prop_assert_eq!(code.as_str().len(), SIGNS);
            }
        }
    }

    #[test]
    fn what_is_too_long_too_short_or_has_another_sign_is_no_code() {
        for typed in ["", "ABCD-EFG", "ABCD-EFGHJ", "ABCD-EFG1", "ABCD-EFGÄ", "ABCD_EFGH"] {
            assert_eq!(Code::parse(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_session_by_code_has_the_lower_of_two_roles_and_none_without_the_makers() {
        let event = EventId(1);
        let given = |role| ByCode { event, role, until: DateTime::UNIX_EPOCH };
        let left = |role, rank, held| given(role).within(rank, held).map(|left| left.role);
        let (arbiter, organiser) = (Role::Arbiter, Role::Organiser);
        assert_eq!(left(arbiter, Rank::Member, Some(organiser)), Some(arbiter));
        assert_eq!(left(organiser, Rank::Member, Some(arbiter)), Some(arbiter));
        assert_eq!(left(arbiter, Rank::Member, None), None);
        assert_eq!(left(organiser, Rank::Administrator, None), Some(organiser));
        assert_eq!(left(organiser, Rank::Administrator, Some(arbiter)), Some(organiser));
    }

    #[test]
    fn nobody_gives_more_than_they_have() {
        let given = |access| roles_to_give(access).collect::<Vec<_>>();
        assert_eq!(given(Access::Member), []);
        assert_eq!(given(Access::Scorekeeper), [Role::Scorekeeper]);
        assert_eq!(given(Access::Arbiter), [Role::Scorekeeper, Role::Arbiter]);
        assert_eq!(given(Access::Administrator), Role::ALL);
    }
}
