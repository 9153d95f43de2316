//! Wrong passwords in a row are slowed down: a stranger's by name and by address.
//!
//! A browser that signed in to the account before, and an address from which somebody lately did,
//! have tries of their own: strangers' wrong ones never keep the owner out.
//!
//! A name comes in as its key, of a name that was parsed: its length has a limit.

mod bound;
mod exchange;
mod links;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use domain::NameKey;

use super::senders::Network;
use crate::config::Accounts;

pub(super) use bound::Bound;
pub(super) use exchange::tell;
use exchange::{Change, Own};
pub(super) use links::Guesses;

/// From one address come many people: a hall behind one router has more tries than a name.
const TRIES_OF_AN_ADDRESS: u32 = 4;

/// More keys than this are not remembered: the oldest go.
const MOST_KEYS: usize = 10_000;

/// So long it is remembered where somebody signed in: over the night of a convention.
const LATELY: Duration = Duration::from_hours(24);

/// Who has been wrong lately, and who was right.
pub(super) struct Attempts {
    burst: u32,
    pause: Duration,
    seen: Mutex<Seen>,
    /// Who tells others; nobody before it knows how.
    own: OnceLock<Own>,
}

#[derive(Default)]
struct Seen {
    failures: HashMap<Key, Failures>,
    successes: HashMap<(NameKey, Network), Instant>,
    /// What other servers are to be told.
    unsent: HashMap<Key, Change>,
    /// What they told, by the hash of what it is counted for, until that is asked for.
    told: HashMap<String, (Change, Instant)>,
    /// Whether another server has said anything.
    is_spoken_to: bool,
}

/// A try at the password of an account.
#[derive(Debug, Clone)]
pub(super) struct Try {
    pub(super) name: NameKey,
    pub(super) from: Option<Network>,
    /// The hash of a secret that its browser has got by signing in to the account.
    pub(super) known_by: Option<String>,
}

/// A try that may go on, and what it is counted for.
#[derive(Debug)]
pub(super) struct Taken {
    keys: Vec<Key>,
    of: Try,
}

/// What tries are counted for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    /// A stranger's at a name.
    Name(NameKey),
    /// Strangers' from an address, at any name.
    Network(Network),
    /// At a name, from where somebody lately signed in by it.
    Place(NameKey, Network),
    /// Of a browser that signed in to the account.
    Browser(String),
}

/// Too many were wrong: the next try has to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MustWait;

#[derive(Debug, Clone, Copy)]
struct Failures {
    in_a_row: u32,
    last_at: Instant,
}

impl Key {
    /// As it is hashed.
    fn text(&self) -> String {
        match self {
            Self::Name(name) => format!("name {}", name.as_str()),
            Self::Network(network) => format!("network {network}"),
            Self::Place(name, network) => format!("place {network} {}", name.as_str()),
            Self::Browser(secret) => format!("browser {secret}"),
        }
    }
}

impl Taken {
    /// Whether nothing tells it from a stranger's.
    pub(super) fn is_strangers(&self) -> bool {
        self.keys.iter().any(|key| matches!(key, Key::Name(_)))
    }
}

impl Attempts {
    pub(super) fn new(settings: &Accounts) -> Self {
        Self {
            burst: settings.sign_in_burst.max(1),
            pause: Duration::from_secs(settings.sign_in_pause_secs),
            seen: Mutex::default(),
            own: OnceLock::new(),
        }
    }

    /// Takes a try before the password is looked at: of many at once no more get through than one
    /// after the other.
    pub(super) fn take(&self, of: Try, now: Instant) -> Result<Taken, MustWait> {
        let mut seen = self.seen();
        let keys = seen.keys(&of, now);
        self.take_in(&mut seen, &keys);
        let has_to_wait = |key: &Key| {
            seen.failures.get(key).is_some_and(|found| {
                let since = now.saturating_duration_since(found.last_at);
                found.in_a_row >= self.tries(key) && since < self.pause
            })
        };
        if keys.iter().any(has_to_wait) {
            return Err(MustWait);
        }
        for key in &keys {
            make_room(&mut seen.failures, key, |found| found.last_at);
            let found = seen.failures.entry(key.clone());
            let found = found.or_insert(Failures { in_a_row: 0, last_at: now });
            found.in_a_row = found.in_a_row.saturating_add(1);
            found.last_at = now;
            seen.note(key, Change::more(1));
        }
        Ok(Taken { keys, of })
    }

    /// The right password came: this try was none, and the wrong ones at the name are forgotten.
    /// Those of the address are not: somebody else's they may be.
    pub(super) fn succeeded(&self, Taken { keys, of }: Taken, now: Instant) {
        let mut seen = self.seen();
        let name = Key::Name(of.name.clone());
        self.take_in(&mut seen, std::slice::from_ref(&name));
        seen.forget(&name);
        for key in keys {
            match key {
                Key::Network(_) => seen.give_back(&key),
                _ => seen.forget(&key),
            }
        }
        if let Some(from) = of.from {
            let place = (of.name, from);
            make_room(&mut seen.successes, &place, |at| *at);
            seen.successes.insert(place, now);
        }
    }

    fn tries(&self, key: &Key) -> u32 {
        match key {
            Key::Network(_) => self.burst.saturating_mul(TRIES_OF_AN_ADDRESS),
            _ => self.burst,
        }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seen {
    fn keys(&self, of: &Try, now: Instant) -> Vec<Key> {
        if let Some(secret) = &of.known_by {
            return vec![Key::Browser(secret.clone())];
        }
        let name = of.name.clone();
        let Some(from) = of.from else {
            return vec![Key::Name(name)];
        };
        let place = (name, from);
        let is_known = |at: &Instant| now.saturating_duration_since(*at) < LATELY;
        let is_known = self.successes.get(&place).is_some_and(is_known);
        let (name, from) = place;
        if is_known {
            return vec![Key::Place(name, from)];
        }
        vec![Key::Name(name), Key::Network(from)]
    }

    fn forget(&mut self, key: &Key) {
        let n = self.failures.remove(key).map_or(0, |found| found.in_a_row);
        self.note_forgotten(key, n);
    }

    fn give_back(&mut self, key: &Key) {
        self.note(key, Change::more(-1));
        if let Some(found) = self.failures.get_mut(key) {
            found.in_a_row = found.in_a_row.saturating_sub(1);
        }
    }
}

/// The one that has been quiet for longest makes room for a new one.
fn make_room<K: Clone + Eq + Hash, V>(
    remembered: &mut HashMap<K, V>,
    key: &K,
    at: impl Fn(&V) -> Instant,
) {
    if remembered.len() < MOST_KEYS || remembered.contains_key(key) {
        return;
    }
    let oldest = remembered.iter().min_by_key(|(_, value)| at(value));
    if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
        remembered.remove(&oldest);
    }
}

#[cfg(test)]
mod tests;
