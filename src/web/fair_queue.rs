//! A queue for work that takes a core for long, or much memory. It is fair between networks: each has a line of its own,
//! and the lines take turns, so that a network with many requests only makes its own wait. All that a provider gives one
//! customer is one network here.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use actix_web::rt::time::timeout;
use tokio::sync::oneshot;

use super::error::PageError;
use super::senders::{Client, Network};

/// How long a visitor's request may wait, from its arrival: nobody looks at an empty window for longer.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How much is worked on at once, and how much may wait.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    pub(super) at_once: usize,
    pub(super) waiting: usize,
    pub(super) waiting_of_a_network: usize,
    /// How long a request may wait, from its arrival.
    pub(super) patience: Duration,
}

/// A queue. Clients without an address share a line.
pub(super) struct FairQueue(Arc<Mutex<Table>>);

/// The right to work; dropping it lets the next one work.
#[derive(Debug)]
pub(super) struct Slot(Arc<Mutex<Table>>);

#[derive(Debug)]
struct Table {
    limits: Limits,
    n_working: usize,
    n_waiting: usize,
    lines: HashMap<Option<Network>, VecDeque<Waiting>>,
    /// The networks with a line, in the order of their turns.
    turns: VecDeque<Option<Network>>,
    next_id: u64,
}

#[derive(Debug)]
struct Waiting {
    id: u64,
    granted: oneshot::Sender<Slot>,
}

/// A place in a line; dropping it leaves the line.
struct Place {
    table: Arc<Mutex<Table>>,
    network: Option<Network>,
    id: u64,
}

impl FairQueue {
    pub(super) fn new(limits: Limits) -> Self {
        let (lines, turns) = (HashMap::new(), VecDeque::new());
        let table = Table { limits, n_working: 0, n_waiting: 0, lines, turns, next_id: 0 };
        Self(Arc::new(Mutex::new(table)))
    }

    /// A queue for hashing passwords, which takes 20 MB each.
    pub(super) fn hashing(at_once: usize) -> Self {
        let (waiting, waiting_of_a_network, patience) = (1000, 250, Duration::MAX);
        Self::new(Limits { at_once, waiting, waiting_of_a_network, patience })
    }

    /// A queue for looking for the readings of a record, which may spend the whole budget for it.
    pub(super) fn reading() -> Self {
        Self::hashing(2)
    }

    /// A queue for pages that are long, or made from much: fewer at once than there are connections that read, and half
    /// the cores, so that results are entered meanwhile.
    pub(super) fn costly(connections: u32) -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        let readers = usize::try_from(connections).unwrap_or(1);
        let at_once = (cores / 2).min(readers.saturating_sub(1)).max(1);
        let (waiting, waiting_of_a_network, patience) = (256, 64, PATIENCE);
        Self::new(Limits { at_once, waiting, waiting_of_a_network, patience })
    }

    /// A queue for short pages of visitors: more at once, but not so many that nobody else has a connection to read by.
    pub(super) fn plain(connections: u32) -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        let readers = usize::try_from(connections).unwrap_or(1);
        let at_once = (cores * 2).min(readers.saturating_sub(1)).max(1);
        let (waiting, waiting_of_a_network, patience) = (1000, 250, PATIENCE);
        Self::new(Limits { at_once, waiting, waiting_of_a_network, patience })
    }

    /// A queue for pictures: pages never wait for them.
    pub(super) fn pictures() -> Self {
        let at_once = available_parallelism().map_or(1, |cores| (cores.get() / 4).max(1));
        let (waiting, waiting_of_a_network, patience) = (64, 16, PATIENCE);
        Self::new(Limits { at_once, waiting, waiting_of_a_network, patience })
    }

    /// Waits for a slot, if there is room to wait, for as long as the queue has patience.
    pub(super) async fn slot(&self, client: Client) -> Result<Slot, PageError> {
        let (granted, slot) = oneshot::channel();
        let network = client.network.map(Network::site);
        let (patience, _place, evicted) = {
            let mut table = lock(&self.0);
            if table.n_waiting == 0 && table.n_working < table.limits.at_once {
                table.n_working += 1;
                return Ok(Slot(Arc::clone(&self.0)));
            }
            let evicted = table.make_room(network)?;
            let place = self.place(&mut table, network, granted);
            (table.limits.patience, place, evicted)
        };
        drop(evicted);
        let slot = timeout(client.patience(patience), slot).await;
        slot.map_err(|_| PageError::Full)?.map_err(|_| PageError::Full)
    }

    fn place(
        &self,
        table: &mut Table,
        network: Option<Network>,
        granted: oneshot::Sender<Slot>,
    ) -> Place {
        let id = table.next_id;
        table.next_id += 1;
        table.n_waiting += 1;
        let line = table.lines.entry(network).or_default();
        if line.is_empty() {
            table.turns.push_back(network);
        }
        line.push_back(Waiting { id, granted });
        Place { table: Arc::clone(&self.0), network, id }
    }
}

impl Table {
    /// Makes room for one more of a network. Where all room is taken, the last of the longest line has to go, if that
    /// line stays longer than the own one.
    fn make_room(&mut self, network: Option<Network>) -> Result<Option<Waiting>, PageError> {
        let n_own = self.lines.get(&network).map_or(0, VecDeque::len);
        if n_own >= self.limits.waiting_of_a_network {
            return Err(PageError::Full);
        }
        if self.n_waiting < self.limits.waiting {
            return Ok(None);
        }
        let longest = self.lines.iter().max_by_key(|(_, line)| line.len());
        let longest =
            longest.filter(|(_, line)| line.len() > n_own + 1).map(|(network, _)| *network);
        let last = longest.and_then(|longest| self.lines.get_mut(&longest)?.pop_back());
        self.n_waiting -= usize::from(last.is_some());
        last.map(Some).ok_or(PageError::Full)
    }

    /// Takes the next one that waits out of its line, if there is one and it may work.
    fn next(&mut self) -> Option<Waiting> {
        if self.n_working >= self.limits.at_once {
            return None;
        }
        let network = self.turns.pop_front()?;
        let line = self.lines.get_mut(&network)?;
        let next = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&network);
        } else {
            self.turns.push_back(network);
        }
        self.n_working += usize::from(next.is_some());
        self.n_waiting -= usize::from(next.is_some());
        next
    }

    fn leave(&mut self, network: Option<Network>, id: u64) {
        let Some(line) = self.lines.get_mut(&network) else { return };
        let before = line.len();
        line.retain(|waiting| waiting.id != id);
        self.n_waiting -= before - line.len();
        if line.is_empty() {
            self.lines.remove(&network);
            self.turns.retain(|one| *one != network);
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let next = {
            let mut table = lock(&self.0);
            table.n_working -= 1;
            table.next()
        };
        if let Some(Waiting { granted, .. }) = next {
            // If the request has gone meanwhile, its slot comes back and is dropped here, for the one after it.
            drop(granted.send(Self(Arc::clone(&self.0))));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.table).leave(self.network, self.id);
    }
}

fn lock(table: &Mutex<Table>) -> MutexGuard<'_, Table> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
