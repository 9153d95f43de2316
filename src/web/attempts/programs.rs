//! Programs ask no more than a bounded number of times within a minute, each by itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Accounts;
use crate::domain::TokenId;
use crate::web::error::PageError;

const WITHIN: Duration = Duration::from_mins(1);

/// How much each program has asked for lately.
pub(in crate::web) struct Programs {
    /// So many requests each may make within a minute.
    most: u32,
    asked: Mutex<HashMap<TokenId, (u32, Instant)>>,
}

impl Programs {
    pub(in crate::web) fn new(settings: &Accounts) -> Self {
        Self { most: settings.token_requests_per_minute, asked: Mutex::default() }
    }

    /// Counts a request; too many within a minute have to wait.
    pub(in crate::web) fn count(&self, token: TokenId, now: Instant) -> Result<(), PageError> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, (_, since)| now.saturating_duration_since(*since) < WITHIN);
        let (n_asked, _) = asked.entry(token).or_insert((0, now));
        *n_asked = n_asked.saturating_add(1);
        if *n_asked > self.most { Err(PageError::TooManyRequests) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock;

    #[test]
    fn a_program_that_asks_too_much_waits_for_a_minute_and_no_other_does() {
        let programs = Programs { most: 20, asked: Mutex::default() };
        let now = clock::instant();
        for _ in 0..20 {
            assert!(programs.count(TokenId(1), now).is_ok());
        }
        assert!(programs.count(TokenId(1), now).is_err());
        assert!(programs.count(TokenId(2), now).is_ok());
        assert!(programs.count(TokenId(1), now + WITHIN).is_ok());
    }
}
