//! Wrong passwords in a row are slowed down, by name and by address.
//!
//! A name comes in as its key, of a name that was parsed: its length has a limit.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use actix_web::HttpRequest;
use chrono::{DateTime, TimeDelta, Utc};

use super::state::State;
use crate::config::Accounts;
use crate::domain::NameKey;

/// From one address come many people: a hall behind one router has more tries than a name.
const TRIES_OF_AN_ADDRESS: u32 = 4;

/// More keys than this are not remembered: the oldest go.
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

/// Too many were wrong: the next try has to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MustWait;

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

    /// Takes a try at this name from this address, before the password is looked at: of many at
    /// once no more get through than one after the other.
    pub(super) fn take(
        &self,
        name: &NameKey,
        from: Option<IpAddr>,
        now: DateTime<Utc>,
    ) -> Result<(), MustWait> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let has_to_wait = |key: &Key| {
            failures.get(key).is_some_and(|found| {
                found.in_a_row >= self.tries(key) && now - found.last_at < self.pause
            })
        };
        if keys(name, from).any(|key| has_to_wait(&key)) {
            return Err(MustWait);
        }
        for key in keys(name, from) {
            make_room(&mut failures, &key);
            let found = failures.entry(key).or_insert(Failures { in_a_row: 0, last_at: now });
            found.in_a_row = found.in_a_row.saturating_add(1);
            found.last_at = now;
        }
        Ok(())
    }

    /// Gives the tries back, and forgets the wrong ones: the right password came.
    pub(super) fn succeeded(&self, name: &NameKey, from: Option<IpAddr>) {
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

/// Whose request this is: the connection's other end, or whom a proxy of ours names last.
pub(super) fn sender(request: &HttpRequest, state: &State) -> Option<IpAddr> {
    sender_behind(request, &state.settings.server.trusted_proxies)
}

fn sender_behind(request: &HttpRequest, trusted_proxies: &[IpAddr]) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip();
    if !trusted_proxies.contains(&peer) {
        return Some(peer);
    }
    // Each proxy adds a line, or an entry to the last one: all before it is hearsay.
    let named = request.headers().get_all("x-forwarded-for").last()?.to_str().ok()?;
    named.rsplit(',').next()?.trim().parse().ok()
}

/// The one that has been quiet for longest makes room for a new one.
fn make_room(failures: &mut HashMap<Key, Failures>, key: &Key) {
    if failures.len() < MOST_KEYS || failures.contains_key(key) {
        return;
    }
    let oldest = failures.iter().min_by_key(|(_, found)| found.last_at);
    if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
        failures.remove(&oldest);
    }
}

fn keys(name: &NameKey, from: Option<IpAddr>) -> impl Iterator<Item = Key> {
    let name = Key::Name(name.clone());
    std::iter::once(name).chain(from.map(Key::Address))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn attempts() -> Attempts {
        let settings = crate::config::Settings::load(None).unwrap().accounts;
        Attempts::new(&Accounts { sign_in_burst: 3, sign_in_pause_secs: 20, ..settings })
    }

    fn at(secs: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_000_000 + secs, 0).unwrap()
    }

    fn may(attempts: &Attempts, name: &str, from: Option<IpAddr>, secs: i64) -> bool {
        attempts.take(&NameKey::of(name), from, at(secs)).is_ok()
    }

    const HALL: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    #[test]
    fn after_three_wrong_ones_each_next_has_to_wait() {
        let attempts = attempts();
        for try_at in 0..3 {
            assert!(may(&attempts, "Knecht", HALL, try_at));
        }
        assert!(!may(&attempts, "knecht", HALL, 3), "however it is spelled");
        assert!(may(&attempts, "Designori", HALL, 3), "others may go on");
        assert!(may(&attempts, "Knecht", HALL, 22), "the refused one is not counted");
        assert!(!may(&attempts, "Knecht", HALL, 23), "one try a pause");
    }

    #[test]
    fn the_right_password_forgets_the_wrong_ones() {
        let attempts = attempts();
        for _ in 0..3 {
            assert!(may(&attempts, "Knecht", None, 0));
        }
        attempts.succeeded(&NameKey::of("Knecht"), None);
        assert!(may(&attempts, "Knecht", None, 1));
    }

    #[test]
    fn one_address_may_not_try_all_names() {
        let attempts = attempts();
        for name in 0..12 {
            assert!(may(&attempts, &format!("name {name}"), HALL, 0));
        }
        assert!(!may(&attempts, "a new name", HALL, 1));
        assert!(may(&attempts, "a new name", None, 1));
    }

    #[test]
    fn of_several_lines_of_proxies_the_last_one_names_the_sender() {
        let proxy: IpAddr = "192.0.2.1".parse().unwrap();
        let asked = |lines: &[&'static str], peer: &str| {
            let mut request = TestRequest::get().peer_addr(peer.parse().unwrap());
            for line in lines {
                request = request.append_header(("X-Forwarded-For", *line));
            }
            sender_behind(&request.to_http_request(), &[proxy]).map(|from| from.to_string())
        };
        let lines = ["203.0.113.9", "203.0.113.8, 198.51.100.7"];
        assert_eq!(asked(&lines, "192.0.2.1:1").as_deref(), Some("198.51.100.7"));
        assert_eq!(asked(&lines, "192.0.2.2:1").as_deref(), Some("192.0.2.2"), "no proxy of ours");
        assert_eq!(asked(&["nobody"], "192.0.2.1:1"), None);
    }

    #[test]
    fn what_is_remembered_has_a_limit_and_the_oldest_goes() {
        let attempts = attempts();
        for second in 0..3 {
            assert!(may(&attempts, "Knecht", None, second));
        }
        assert!(may(&attempts, "the oldest", None, 0));
        for name in 0..MOST_KEYS - 1 {
            assert!(may(&attempts, &format!("name {name}"), None, 3));
        }
        let remembered = attempts.failures.lock().unwrap();
        assert_eq!(remembered.len(), MOST_KEYS);
        assert!(!remembered.contains_key(&Key::Name(NameKey::of("the oldest"))));
        drop(remembered);
        assert!(!may(&attempts, "Knecht", None, 4), "still waiting");
    }
}
