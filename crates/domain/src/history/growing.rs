//! Histories that are no file: they grow game by game.

use std::num::NonZeroU16;

use super::{HistoryFile, PeriodRule};

/// What stands for the hash where there is no file.
pub const NO_FILE: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// The history of a family whose games are played here one by one. Each day is rated at once.
pub fn growing(family: String) -> HistoryFile {
    HistoryFile {
        family,
        file_name: "by link".to_owned(),
        sha256: NO_FILE.to_owned(),
        source: None,
        rule: PeriodRule::Days(NonZeroU16::MIN),
    }
}
