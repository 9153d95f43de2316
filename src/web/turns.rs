//! Work that takes much memory or a core for long is done a few at a time.

use std::sync::Arc;
use std::time::Duration;

use actix_web::rt::time::timeout;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::error::PageError;

pub(super) struct Turns {
    /// Whoever works or waits.
    room: Arc<Semaphore>,
    free: Arc<Semaphore>,
    patience: Duration,
}

/// A turn; it ends when it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    _room: OwnedSemaphorePermit,
    _turn: OwnedSemaphorePermit,
}

/// So many wait for a costly page, at most, and so long: a page takes a tenth of a second, and
/// nobody looks at an empty window for longer.
const MOST_WAITING: usize = 64;
const PATIENCE: Duration = Duration::from_secs(10);

impl Turns {
    /// To hash a password, which takes 20 MB.
    pub(super) fn hashing() -> Self {
        Self::of(4)
    }

    /// The same for those who need not wait behind strangers.
    pub(super) fn hashing_for_known() -> Self {
        Self::of(2)
    }

    /// To look for the readings of a record, which may spend the whole budget for it.
    pub(super) fn reading() -> Self {
        Self::of(2)
    }

    /// To draw a page that is long, or made from much: fewer than there are connections that read,
    /// and half the cores, so that results are entered meanwhile.
    pub(super) fn costly(connections: u32) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let readers = usize::try_from(connections).unwrap_or(1);
        let at_once = (cores / 2).min(readers.saturating_sub(1)).max(1);
        Self { room: permits(at_once + MOST_WAITING), patience: PATIENCE, ..Self::of(at_once) }
    }

    fn of(at_once: usize) -> Self {
        let room = permits(Semaphore::MAX_PERMITS);
        Self { room, free: permits(at_once), patience: Duration::MAX }
    }

    /// Waits for a turn, first come, first served, if there is room to wait and while it makes
    /// sense.
    pub(super) async fn next(&self) -> Result<Turn, PageError> {
        let full = |_| PageError::Full;
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(full)?;
        let next = timeout(self.patience, Arc::clone(&self.free).acquire_owned());
        // The turns are closed by nobody.
        let turn = next.await.map_err(|_| PageError::Full)?.map_err(|_| PageError::Full)?;
        Ok(Turn { _room: room, _turn: turn })
    }
}

fn permits(n: usize) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(n))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::*;
    use crate::web::answer::in_turn;

    fn check(turns: &Turns, at_once: usize) {
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = || {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            in_turn(turns, move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                now.fetch_sub(1, Ordering::SeqCst);
            })
        };
        actix_web::rt::System::new().block_on(async {
            join_all((0..3 * at_once).map(|_| one())).await;
        });
        let most = most.load(Ordering::SeqCst);
        assert!((1..=at_once).contains(&most), "{most} at once, expected at most {at_once}");
    }

    #[test]
    fn costly_pages_are_drawn_by_fewer_than_there_are_readers() {
        check(&Turns::costly(2), 1);
        let cores = std::thread::available_parallelism().unwrap().get();
        check(&Turns::costly(1000), (cores / 2).max(1));
    }

    #[actix_web::test]
    async fn who_finds_no_room_to_wait_is_told_so_at_once() {
        let turns = Turns::costly(2);
        let held = turns.next().await.unwrap();
        let waiting =
            join_all((0..2 * MOST_WAITING).map(|_| timeout(PATIENCE / 100, turns.next())));
        let answers = waiting.await;
        let full = |answer: &&Result<_, _>| matches!(answer, Ok(Err(PageError::Full)));
        assert_eq!(answers.iter().filter(full).count(), MOST_WAITING);
        drop(held);
        assert!(turns.next().await.is_ok(), "who went away waits no more");
    }

    #[actix_web::test]
    async fn who_has_waited_for_long_is_told_so() {
        let turns = Turns { patience: Duration::from_millis(1), ..Turns::costly(2) };
        let _held = turns.next().await.unwrap();
        assert!(matches!(turns.next().await, Err(PageError::Full)));
    }

    #[test]
    fn only_a_few_passwords_are_hashed_at_once() {
        check(&Turns::hashing(), 4);
        check(&Turns::hashing_for_known(), 2);
    }

    #[test]
    fn only_two_records_are_read_at_once() {
        check(&Turns::reading(), 2);
    }
}
