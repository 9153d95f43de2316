//! Alerts: where they go.

use serde::Deserialize;

use domain::alerts::{Frequency, MailAddressError, MailWish};

/// Where mail is to go, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MailForm {
    pub address: String,
    /// "at-once" or "daily".
    pub frequency: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MailComplaint {
    #[error("address: {0}")]
    Address(#[from] MailAddressError),
    #[error("address: the mail server refuses it")]
    Refused,
    #[error("address: the mail server takes nothing at the moment")]
    Later,
    #[error("frequency: {0:?} is none")]
    Frequency(String),
}

impl MailComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Address(_) | Self::Refused | Self::Later => "address",
            Self::Frequency(_) => "frequency",
        }
    }
}

impl MailForm {
    /// What is wished, in a language, or everything that is wrong with it.
    pub fn parse(&self, language: &'static str) -> Result<MailWish, Vec<MailComplaint>> {
        let address = self.address.parse().map_err(MailComplaint::Address);
        let frequency = Frequency::parse(&self.frequency)
            .ok_or_else(|| MailComplaint::Frequency(self.frequency.clone()));
        match (address, frequency) {
            (Ok(address), Ok(frequency)) => Ok(MailWish { address, frequency, language }),
            (address, frequency) => Err(address.err().into_iter().chain(frequency.err()).collect()),
        }
    }
}
