//! The address of an event, chosen from those that lead here.

use serde::Deserialize;

use domain::prints::address::{PrintAddress, PrintAddressError};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ChosenForm {
    pub address: String,
    /// The version of the event that the form was made from.
    pub version: i32,
}

impl ChosenForm {
    pub fn parse(&self) -> Result<PrintAddress, PrintAddressError> {
        PrintAddress::parse(&self.address)
    }
}
