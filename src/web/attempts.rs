//! Wrong passwords in a row are slowed down, by name and by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

use crate::config::Accounts;
use crate::domain::NameKey;

/// From one address come many people: a hall behind one router has more tries than a name.
const TRIES_OF_AN_ADDRESS: u32 = 4;

/// More keys than this are not remembered; those that need not wait any more go first.
const MOST_KEYS: usize = 10_000;

/// Who has been wrong lately.
pub(super) struct Attempts {
    burst: u32,
    pause: TimeDelta,
    failures: Mutex<HashMap<Key, Failures>>,
}

/// A name or an address.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Name(NameKey),
    Address(IpAddr),
}

#[derive(Debug, Clone, Copy)]
struct Failures {
    in_a_row: u32,
    last_at: DateTime<Utc>,
}

impl Attempts {
    pub(super) fn new(settings: &Accounts) -> Self {
        let pause = i64::try_from(settings.sign_in_pause_secs).unwrap_or(i64::from(u32::MAX));
        Self {
            burst: settings.sign_in_burst.max(1),
            pause: TimeDelta::seconds(pause.min(i64::from(u32::MAX))),
            failures: Mutex::default(),
        }
    }

    /// Whether a password for this name, from this address, is looked at now.
    pub(super) fn is_allowed(&self, name: &str, from: Option<IpAddr>, now: DateTime<Utc>) -> bool {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        keys(name, from).all(|key| {
            let most = self.tries(&key);
            failures
                .get(&key)
                .is_none_or(|found| found.in_a_row < most || now - found.last_at >= self.pause)
        })
    }

    /// Remembers a wrong password.
    pub(super) fn failed(&self, name: &str, from: Option<IpAddr>, now: DateTime<Utc>) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= MOST_KEYS {
            failures.retain(|_, found| now - found.last_at < self.pause);
        }
        for key in keys(name, from) {
            let found = failures.entry(key).or_insert(Failures { in_a_row: 0, last_at: now });
            found.in_a_row = found.in_a_row.saturating_add(1);
            found.last_at = now;
        }
    }

    /// Forgets the wrong ones: the right password came.
    pub(super) fn succeeded(&self, name: &str, from: Option<IpAddr>) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        for key in keys(name, from) {
            failures.remove(&key);
        }
    }

    fn tries(&self, key: &Key) -> u32 {
        match key {
            Key::Name(_) => self.burst,
            Key::Address(_) => self.burst.saturating_mul(TRIES_OF_AN_ADDRESS),
        }
    }
}

fn keys(name: &str, from: Option<IpAddr>) -> impl Iterator<Item = Key> {
    let name = Key::Name(NameKey::of(name));
    std::iter::once(name).chain(from.map(Key::Address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempts() -> Attempts {
        let settings = crate::config::Settings::load(None).unwrap().accounts;
        Attempts::new(&Accounts { sign_in_burst: 3, sign_in_pause_secs: 20, ..settings })
    }

    fn at(secs: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_000_000 + secs, 0).unwrap()
    }

    const HALL: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    #[test]
    fn after_three_wrong_ones_each_next_has_to_wait() {
        let attempts = attempts();
        for try_at in 0..3 {
            assert!(attempts.is_allowed("Knecht", HALL, at(try_at)));
            attempts.failed("Knecht", HALL, at(try_at));
        }
        assert!(!attempts.is_allowed("knecht", HALL, at(3)), "however it is spelled");
        assert!(attempts.is_allowed("Designori", HALL, at(3)), "others may go on");
        assert!(attempts.is_allowed("Knecht", HALL, at(22)));
        attempts.failed("Knecht", HALL, at(22));
        assert!(!attempts.is_allowed("Knecht", HALL, at(23)), "one try a pause");
    }

    #[test]
    fn the_right_password_forgets_the_wrong_ones() {
        let attempts = attempts();
        for _ in 0..2 {
            attempts.failed("Knecht", None, at(0));
        }
        attempts.succeeded("Knecht", None);
        attempts.failed("Knecht", None, at(1));
        assert!(attempts.is_allowed("Knecht", None, at(1)));
    }

    #[test]
    fn one_address_may_not_try_all_names() {
        let attempts = attempts();
        for name in 0..12 {
            attempts.failed(&format!("name {name}"), HALL, at(0));
        }
        assert!(!attempts.is_allowed("a new name", HALL, at(1)));
        assert!(attempts.is_allowed("a new name", None, at(1)));
    }

    #[test]
    fn what_is_remembered_has_a_limit() {
        let attempts = attempts();
        for name in 0..MOST_KEYS {
            attempts.failed(&format!("name {name}"), None, at(0));
        }
        attempts.failed("one more", None, at(60));
        assert_eq!(attempts.failures.lock().unwrap().len(), 1);
    }
}
