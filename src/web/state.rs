//! What all requests share.

use super::attempts::Attempts;
use super::turns::Turns;
use crate::config::Settings;
use crate::store::Store;

/// What all requests share.
pub struct State {
    /// The settings of this run.
    pub settings: Settings,
    /// The database.
    pub store: Store,
    /// Wrong passwords of late.
    pub(super) attempts: Attempts,
    /// Whose turn it is to hash a password.
    pub(super) hashing: Turns,
    /// Whose turn it is to look for readings.
    pub(super) reading: Turns,
}

impl State {
    /// What all requests share.
    pub fn new(settings: Settings, store: Store) -> Self {
        let attempts = Attempts::new(&settings.accounts);
        let (hashing, reading) = (Turns::hashing(), Turns::reading());
        Self { settings, store, attempts, hashing, reading }
    }

    /// Whether browsers come by HTTPS: to this server itself, or to a proxy in front of it.
    pub(super) fn is_https(&self) -> bool {
        let server = &self.settings.server;
        !server.certificate.is_empty() || server.public_url.is_https()
    }
}
