//! The steps that a new database takes.

use std::ffi::OsString;
use std::path::Path;

/// Every step, from the first schema on.
pub(crate) fn all_steps() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let version = |name: OsString| name.to_str()?.split('_').next().map(str::to_owned);
    let mut steps: Vec<String> = names.filter_map(version).collect();
    steps.sort();
    steps
}
