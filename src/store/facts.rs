//! The rows that acts write: which there are, what the log has of them, and whether they are still the same
//! (`docs/spec/audit.md`).

mod check;
mod columns;
mod reading;
mod tables;
mod triggers;
mod upgrades;
mod written;

#[cfg(test)]
mod tests;

pub use check::{Difference, LogFaults, RowFault, log_faults, row_faults};
pub use tables::logged_columns;
pub use upgrades::{Upgrade, unlogged_upgrade};
pub use written::is_waiting;

pub(super) use triggers::{UNWATCH_POSTGRES, unwatch_sqlite, watch};
pub(super) use upgrades::{Before, is_logging, look, take_in};
pub(super) use written::{Taking, written};
