//! Tournaments as report files: what is written of one, and what is made of a file.
//!
//! Source: `docs/spec/trf.md`, for what only this program knows §9.

mod identity;
mod incoming;
mod known;
mod noted;
mod notes;
mod outgoing;
mod stored;

pub use identity::{Doubt, Told, Unidentified, identify};
pub use incoming::{Asked, Incoming, IncomingBoard, Unfit, incoming};
pub use known::{Known, Why};
pub use noted::noted_table;
pub use outgoing::{Audience, Unwritable, report};
pub use stored::{Extent, Likeness, Sought};
