//! What is asked for no more than a bounded number of times within a while, for each who asks by itself.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::make_room;
use crate::web::error::PageError;

/// How often each has asked lately.
pub(in crate::web) struct Bound<K> {
    /// So many times each may, within the while.
    most: u32,
    within: Duration,
    asked: Mutex<HashMap<K, (u32, Instant)>>,
}

impl<K: Clone + Eq + Hash> Bound<K> {
    pub(in crate::web) fn new(most: u32, within: Duration) -> Self {
        Self { most, within, asked: Mutex::default() }
    }

    /// Counts a request; who has made too many has to wait.
    pub(in crate::web) fn count(&self, by: &K, now: Instant) -> Result<(), PageError> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, (_, since)| now.saturating_duration_since(*since) < self.within);
        make_room(&mut asked, by, |(_, since)| *since);
        let (n_asked, _) = asked.entry(by.clone()).or_insert((0, now));
        *n_asked = n_asked.saturating_add(1);
        if *n_asked > self.most { Err(PageError::TooManyRequests) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use system::clock;

    use super::*;

    #[test]
    fn who_asks_too_much_waits_for_the_while_and_nobody_else_does() {
        let bound = Bound::new(20, Duration::from_mins(1));
        let now = clock::instant();
        for _ in 0..20 {
            assert!(bound.count(&1, now).is_ok());
        }
        assert!(bound.count(&1, now).is_err());
        assert!(bound.count(&2, now).is_ok());
        assert!(bound.count(&1, now + Duration::from_mins(1)).is_ok());
    }
}
