//! Passwords are hashed a few at a time: each takes 20 MB and a core.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// As many as are hashed at once.
const AT_ONCE: usize = 4;

/// Whose turn it is.
pub(super) struct Hashing(Arc<Semaphore>);

impl Hashing {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// Waits for a turn, first come, first served; it ends when it is dropped.
    pub(super) async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        // None only once it is closed, which nobody does.
        Arc::clone(&self.0).acquire_owned().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::*;

    #[test]
    fn only_a_few_passwords_are_hashed_at_once() {
        let hashing = Hashing::new();
        let (now, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let one = || async {
            let _turn = hashing.turn().await;
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            actix_web::rt::time::sleep(Duration::from_millis(5)).await;
            now.fetch_sub(1, Ordering::SeqCst);
        };
        actix_web::rt::System::new().block_on(async {
            join_all((0..3 * AT_ONCE).map(|_| one())).await;
        });
        assert_eq!(most.into_inner(), AT_ONCE);
    }
}
