//! Publishing a rating list.

use chrono::NaiveDate;
use serde::Deserialize;

use crate::day;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PublishForm {
    /// The day as of which it stands.
    pub as_of: String,
}

impl PublishForm {
    /// The day, if it is one.
    pub fn day(&self) -> Option<NaiveDate> {
        day(self.as_of.trim())
    }
}
