//! The queues in which requests for pages wait for their turn.

use std::sync::Arc;

use super::class::Class;
use super::error::PageError;
use super::fair_queue::{FairQueue, Slot};
use super::senders::Client;

/// The queues of pages. Whoever is signed in does not wait for visitors.
pub(super) struct Queues {
    plain: FairQueue,
    costly: FairQueue,
    costly_for_staff: FairQueue,
    pictures: FairQueue,
}

impl Queues {
    /// The queues of a server with so many connections that read.
    pub(super) fn new(connections: u32) -> Self {
        let [costly, costly_for_staff] = [(); 2].map(|()| FairQueue::costly(connections));
        let (plain, pictures) = (FairQueue::plain(connections), FairQueue::pictures());
        Self { plain, costly, costly_for_staff, pictures }
    }

    /// Phones of a hall that write down a game take turns, as visitors do.
    pub(super) fn of_phones(&self) -> &FairQueue {
        &self.costly
    }

    /// The queue of a class; none if such requests do not wait.
    fn of(&self, class: Class, is_staff: bool) -> Option<&FairQueue> {
        match class {
            Class::Queued if is_staff => Some(&self.costly_for_staff),
            Class::Queued => Some(&self.costly),
            Class::Picture => Some(&self.pictures),
            Class::Plain => (!is_staff).then_some(&self.plain),
            Class::Streamed => None,
        }
    }

    /// Waits for the turn of a request, in the line of its network.
    pub(super) async fn turn(
        &self,
        class: Option<Class>,
        (client, is_staff): (Client, bool),
    ) -> Result<Turn, PageError> {
        match class.and_then(|class| self.of(class, is_staff)) {
            Some(queue) => Ok(Turn(Some(Arc::new(queue.slot(client).await?)))),
            None => Ok(Turn(None)),
        }
    }
}

/// The right to make an answer now, for as long as anything holds it.
#[derive(Debug, Clone, Default)]
pub(super) struct Turn(Option<Arc<Slot>>);

impl Turn {
    pub(super) fn has_waited(&self) -> bool {
        self.0.is_some()
    }
}
