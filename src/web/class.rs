//! Where the requests of a route wait for their turn.

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
