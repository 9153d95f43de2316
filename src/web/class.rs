//! Where the requests of a route wait for their turn.

/// Where the requests of a route wait that the cache has no answer for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// They do not wait.
    Plain,
    /// In the queue of pages that are long, or made from much.
    Queued,
    /// In the queue of pictures.
    Picture,
    /// They do not wait: the answer is made piece by piece while the client reads.
    Streamed,
}
