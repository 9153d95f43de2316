//! Looking for anything.

use serde::Deserialize;

/// What is looked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SearchQuery {
    /// Part of a name.
    pub q: String,
}
