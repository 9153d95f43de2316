//! What Node's packages give the tests: `tests/run` puts them beside `package.json`.

use std::path::PathBuf;

/// The path of a file of theirs.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/node_modules")).join(name)
}

/// A script of theirs.
pub(crate) fn read(name: &str) -> String {
    let advice = "`tests/run` installs it, and so does `npm ci` in tests/browser";
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}: {advice}"))
}
