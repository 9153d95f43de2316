//! Work that takes much memory or a core for long is done a few at a time.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub(super) struct Turns(Arc<Semaphore>);

impl Turns {
    /// To hash a password, which takes 20 MB.
    pub(super) fn hashing() -> Self {
        Self::of(4)
    }

    /// To look for the readings of a record, which may spend the whole budget for it.
    pub(super) fn reading() -> Self {
        Self::of(2)
    }

    fn of(at_once: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_once)))
    }

    /// Waits for a turn, first come, first served; it ends when it is dropped.
    pub(super) async fn next(&self) -> Option<OwnedSemaphorePermit> {
        // None only once it is closed, which nobody does.
        Arc::clone(&self.0).acquire_owned().await.ok()
    }
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
    fn only_a_few_passwords_are_hashed_at_once() {
        check(&Turns::hashing(), 4);
    }

    #[test]
    fn only_two_records_are_read_at_once() {
        check(&Turns::reading(), 2);
    }
}
