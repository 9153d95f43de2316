//! What is sent about the file of an event.

use serde::Deserialize;

/// Which extension is meant.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ExtensionForm {
    pub id: String,
}
