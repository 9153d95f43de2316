//! What is asked for of the list of boards.

use serde::Deserialize;

/// The query of the list.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct HallQuery {
    /// "name", or nothing for the order of the boards.
    pub by: String,
}

/// In which order the list is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    Board,
    Name,
}

impl HallQuery {
    pub fn order(&self) -> Order {
        if self.by == "name" { Order::Name } else { Order::Board }
    }
}
