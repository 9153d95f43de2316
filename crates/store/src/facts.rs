//! The rows that acts write: which there are, what the log has of them, and whether they are still the same
//! (`docs/spec/audit.md`).

mod check;
mod columns;
mod log;
mod order;
mod reading;
mod tables;
mod triggers;
mod upgrades;
mod written;

#[cfg(test)]
mod tests;

pub use check::{Difference, RowFault, row_faults};
pub use log::{LogFaults, log_faults};
pub use tables::logged_columns;
pub use upgrades::{Upgrade, forgotten_upgrades, unlogged_upgrade};
pub use written::is_waiting;

pub(super) use triggers::{UNWATCH_POSTGRES, is_watched, unwatch_sqlite, watch};
pub(super) use upgrades::{Before, Remembered, look, remembered, take_in};
pub(super) use written::{Taking, written};
