//! Two players of a rating list who might meet, as asked for.

use chrono::NaiveDate;
use domain::{PlayerId, PoolId};
use rules::Seat;
use serde::Deserialize;

use crate::id_or_nothing;
use crate::ratings::{NoDate, day};

/// A rating list, and two of its players.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PairQuery {
    /// The list; without one there is no pair.
    #[serde(deserialize_with = "id_or_nothing")]
    pub pool: Option<PoolId>,
    /// Part of the name of who moves first.
    pub first: String,
    /// Who moves first, where several have the name or none was typed.
    #[serde(alias = "first_player")]
    pub player: String,
    /// Part of the name of who moves second.
    pub second: String,
    /// Who moves second, likewise.
    #[serde(alias = "second_player")]
    pub opponent: String,
    /// When; empty for today.
    pub on: String,
}

impl PairQuery {
    /// When, if anything was typed.
    pub fn on(&self) -> Result<Option<NaiveDate>, NoDate> {
        day("on", &self.on)
    }

    /// Whether both players are asked for.
    pub fn is_asked(&self) -> bool {
        let [first, second] = self.picked();
        (first.is_some() || !self.first.trim().is_empty())
            && (second.is_some() || !self.second.trim().is_empty())
    }

    /// The same with a player picked for a seat, as a query.
    pub fn picking(&self, seat: Seat, player: PlayerId, name: &str) -> String {
        let mut picked = self.clone();
        let (typed, id) = match seat {
            Seat::First => (&mut picked.first, &mut picked.player),
            Seat::Second => (&mut picked.second, &mut picked.opponent),
        };
        (*typed, *id) = (name.to_owned(), player.to_string());
        let pool = self.pool.map(|pool| pool.to_string()).unwrap_or_default();
        let fields = [
            ("pool", pool),
            ("first", picked.first),
            ("player", picked.player),
            ("second", picked.second),
            ("opponent", picked.opponent),
            ("on", picked.on),
        ];
        let typed: Vec<_> = fields.into_iter().filter(|field| !field.1.is_empty()).collect();
        serde_html_form::to_string(typed).unwrap_or_default()
    }

    /// Who was picked to move first, and second.
    pub fn picked(&self) -> [Option<PlayerId>; 2] {
        [&self.player, &self.opponent].map(|id| id.parse().ok().map(PlayerId))
    }
}
