//! Which acts of the audit log are looked for.

use serde::Deserialize;

use domain::audit::{Area, By, Filter, Via};
use domain::{AccountId, TournamentId};

/// What is asked for, as it stands in the address. What means nothing asks for nothing.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct AuditQuery {
    pub tournament: String,
    pub area: String,
    /// An account, or `shell`.
    pub by: String,
    /// Only acts before this place.
    pub before: String,
}

impl AuditQuery {
    pub fn filter(&self) -> Filter {
        let account = self.by.parse().ok().map(|id| By::Account(AccountId(id)));
        Filter {
            tournament: self.tournament.parse().ok().map(TournamentId),
            area: Area::parse(&self.area),
            by: account.or_else(|| Via::parse(&self.by).map(By::Via)),
        }
    }

    pub fn before(&self) -> Option<i32> {
        self.before.parse().ok()
    }

    /// The same from another place on, as an address has it.
    pub fn from(&self, before: i32) -> String {
        let before = format!("before={before}");
        [self.from_start(), before]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("&")
    }

    /// The same from its newest act on.
    pub fn from_start(&self) -> String {
        let Filter { tournament, area, by } = self.filter();
        let by = by.map(|by| match by {
            By::Account(account) => account.to_string(),
            By::Via(via) => via.as_str().to_owned(),
        });
        let parts = [
            tournament.map(|id| format!("tournament={id}")),
            area.map(|area| format!("area={}", area.as_str())),
            by.map(|by| format!("by={by}")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("&")
    }
}
