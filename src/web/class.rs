//! Where the requests of a route wait for their turn.

use std::sync::Arc;

use actix_web::http::Method;

use super::access::Route;
use super::error::PageError;
use super::fair_queue::{FairQueue, Slot};
use super::kept::Keeps;
use super::senders::Client;

/// In which queue the requests of a route wait that the cache has no answer for. Only pages wait here: what a form has
/// sent may still be on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// In that of short pages, if it is a visitor's request for a page that is kept for all.
    Plain,
    /// In the queue of pages that are long, or made from much.
    Queued,
    /// In the queue of pictures.
    Picture,
    /// They do not wait: the answer is made piece by piece while the client reads.
    Streamed,
}

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

    /// The queue of a route; none if its requests do not wait.
    fn of(&self, route: &Route, is_staff: bool) -> Option<&FairQueue> {
        match route.class {
            _ if *route.method != Method::GET => None,
            Class::Queued if is_staff => Some(&self.costly_for_staff),
            Class::Queued => Some(&self.costly),
            Class::Picture => Some(&self.pictures),
            Class::Plain => (!is_staff && route.keeps != Keeps::Nothing).then_some(&self.plain),
            Class::Streamed => None,
        }
    }

    /// Waits for the turn of a request, in the line of its network.
    pub(super) async fn turn(
        &self,
        route: &Route,
        (client, is_staff): (Client, bool),
    ) -> Result<Turn, PageError> {
        match self.of(route, is_staff) {
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
