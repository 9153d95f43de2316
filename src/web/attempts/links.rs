//! Wrong links in a row are slowed down: those of a network, each by a second.
//!
//! Only wrong ones are: a hall is one network, and a right link is answered at once, whoever else
//! there is wrong. A link has 128 random bits, so that nobody finds one by being quick; what is
//! bounded is how much guessing costs everybody else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use actix_web::rt::time::sleep;
use system::clock;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::make_room;
use crate::web::error::PageError;
use crate::web::senders::Network;

/// So many wrong links of a network within a minute are answered at once: codes of old cards.
const FREE: u32 = 10;
const WITHIN: Duration = Duration::from_mins(1);

/// So long each further one waits.
const PAUSE: Duration = Duration::from_secs(1);

/// So many wait at once, of a network and in all.
const MOST_WAITING_OF_A_NETWORK: usize = 50;
const MOST_WAITING: usize = 500;

/// From where wrong links came lately.
pub(in crate::web) struct Guesses {
    seen: Mutex<HashMap<Option<Network>, Wrong>>,
    room: Arc<Semaphore>,
}

/// The wrong links of a network.
struct Wrong {
    count: u32,
    since: Instant,
    room: Arc<Semaphore>,
}

/// What becomes of the answer to a wrong link.
#[derive(Debug)]
enum Answered {
    AtOnce,
    /// A second later; the place to wait is free again once this is dropped.
    Later(#[allow(dead_code, reason = "held while it waits")] [OwnedSemaphorePermit; 2]),
    /// Too many wait already.
    NotAtAll,
}

impl Guesses {
    pub(in crate::web) fn new() -> Self {
        Self { seen: Mutex::default(), room: Arc::new(Semaphore::new(MOST_WAITING)) }
    }

    /// Counts a wrong link, and waits with it if it is one of many.
    pub(in crate::web) async fn wrong(&self, from: Option<Network>) -> Result<(), PageError> {
        match self.count(from, clock::instant()) {
            Answered::AtOnce => Ok(()),
            Answered::NotAtAll => Err(PageError::TooManyGuesses),
            Answered::Later(_place) => {
                sleep(PAUSE).await;
                Ok(())
            }
        }
    }

    fn count(&self, from: Option<Network>, now: Instant) -> Answered {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut seen, &from, |wrong| wrong.since);
        let wrong = seen.entry(from).or_insert_with(|| Wrong::none(now));
        if now.saturating_duration_since(wrong.since) >= WITHIN {
            (wrong.count, wrong.since) = (0, now);
        }
        wrong.count = wrong.count.saturating_add(1);
        if wrong.count <= FREE {
            return Answered::AtOnce;
        }
        let place = |room: &Arc<Semaphore>| Arc::clone(room).try_acquire_owned();
        match (place(&wrong.room), place(&self.room)) {
            (Ok(own), Ok(common)) => Answered::Later([own, common]),
            _ => Answered::NotAtAll,
        }
    }
}

impl Wrong {
    fn none(now: Instant) -> Self {
        let room = Arc::new(Semaphore::new(MOST_WAITING_OF_A_NETWORK));
        Self { count: 0, since: now, room }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::super::MOST_KEYS;
    use super::*;

    fn network(number: usize) -> Network {
        let bits = u32::try_from(number).unwrap();
        IpAddr::V4(Ipv4Addr::from_bits(bits)).into()
    }

    /// Counts so many wrong links; answers how many were answered at once, later, and not at all.
    fn count(guesses: &Guesses, n: usize, from: Network, now: Instant) -> [usize; 3] {
        let answers: Vec<Answered> = (0..n).map(|_| guesses.count(Some(from), now)).collect();
        let at_once = answers.iter().filter(|one| matches!(one, Answered::AtOnce)).count();
        let later = answers.iter().filter(|one| matches!(one, Answered::Later(_))).count();
        [at_once, later, n - at_once - later]
    }

    #[test]
    fn after_ten_wrong_links_within_a_minute_each_next_one_waits() {
        let (guesses, start) = (Guesses::new(), clock::instant());
        assert_eq!(count(&guesses, 12, network(1), start), [10, 2, 0]);
        assert_eq!(count(&guesses, 1, network(2), start), [1, 0, 0], "another network");
        let soon = start + Duration::from_secs(59);
        assert_eq!(count(&guesses, 1, network(1), soon), [0, 1, 0]);
        assert_eq!(count(&guesses, 12, network(1), start + WITHIN), [10, 2, 0]);
    }

    #[test]
    fn a_bounded_number_of_wrong_links_waits_and_the_places_are_free_again() {
        let (guesses, now) = (Guesses::new(), clock::instant());
        let most = MOST_WAITING_OF_A_NETWORK;
        assert_eq!(count(&guesses, 10 + most + 5, network(1), now), [10, most, 5]);
        assert_eq!(count(&guesses, 1, network(1), now), [0, 1, 0], "those are answered by now");
        let held: Vec<Answered> = (0..MOST_WAITING / most)
            .flat_map(|number| (0..10 + most).map(move |_| network(number + 2)))
            .map(|from| guesses.count(Some(from), now))
            .collect();
        assert_eq!(count(&guesses, 11, network(100), now), [10, 0, 1], "{} held", held.len());
        drop(held);
        assert_eq!(count(&guesses, 1, network(100), now), [0, 1, 0]);
    }

    #[test]
    fn of_networks_with_wrong_links_a_bounded_number_is_remembered() {
        let (guesses, now) = (Guesses::new(), clock::instant());
        count(&guesses, 11, network(0), now);
        for number in 1..MOST_KEYS + 10 {
            guesses.count(Some(network(number)), now + Duration::from_secs(1));
        }
        assert_eq!(guesses.seen.lock().unwrap().len(), MOST_KEYS);
    }
}
