//! Two players of a rating list who might meet, and what the game would do.

use domain::players::Player;
use domain::ratings::RatingPool;
use domain::{PlayerId, PoolId};
use form::calculator::PairQuery;
use rating::forecast::Forecast;
use rules::Seat;
use words::Text;
use words::complaints::Complaints;

use crate::ratings::{Outlook, pool_name};

/// How many players of a name are offered.
const MOST_OFFERED: usize = 10;

/// Two players of a rating list, as far as they are known.
#[derive(Debug, Clone)]
pub struct PairView {
    /// The list.
    pub pool: (PoolId, Text),
    /// What was asked for.
    pub query: PairQuery,
    /// Who moves first, and second.
    pub choices: Vec<PlayerChoice>,
    /// What is wrong.
    pub complaints: Complaints,
    /// What the game would do, once both are known.
    pub outlook: Option<Outlook>,
}

/// The choice of a player.
#[derive(Debug, Clone)]
pub struct PlayerChoice {
    /// The field of the name.
    pub field: &'static str,
    /// The field of the player.
    pub picked_field: &'static str,
    pub label: Text,
    pub typed: String,
    pub chosen: Option<PlayerId>,
    /// Those among whom is to be picked: the query that picks each, and the name.
    pub offered: Vec<(String, String)>,
    /// Whether there are more than are offered.
    pub has_more: bool,
}

impl PairView {
    /// The pair as far as it is known; `found` are the players of each name.
    pub fn new(pool: &RatingPool, query: PairQuery, found: &[Vec<Player>; 2]) -> Self {
        let seats = [Seat::First, Seat::Second].into_iter().zip(found);
        let choices: Vec<PlayerChoice> =
            seats.map(|(seat, found)| PlayerChoice::new(&query, seat, found)).collect();
        let mut complaints: Vec<(&'static str, Text)> = Vec::new();
        if query.is_asked() {
            let choices = choices.iter().zip(found);
            complaints.extend(choices.filter_map(|(one, found)| one.complaint(!found.is_empty())));
        }
        Self {
            pool: (pool.id, pool_name(pool)),
            query,
            choices,
            complaints: Complaints::new(&complaints, |one| one.0, |one| one.1.clone()),
            outlook: None,
        }
    }

    /// What the form of the numbers sends along, so that it stays the page of both.
    pub fn hidden(&self) -> Vec<(&'static str, String)> {
        let ids = self.choices.iter().filter_map(|one| Some((one.picked_field, one.chosen?)));
        let ids = ids.map(|(field, id)| (field, id.to_string()));
        let fixed = [("pool", self.pool.0.to_string()), ("on", self.query.on.clone())];
        fixed.into_iter().chain(ids).collect()
    }

    /// The same with a complaint about the day or the pair.
    #[must_use]
    pub fn refused(mut self, field: &'static str, what: Text) -> Self {
        let also = Complaints::new(&[what], |_| field, Clone::clone);
        self.complaints = self.complaints.and(also);
        self
    }

    /// The same with what the game would do.
    #[must_use]
    pub fn with(mut self, players: [&Player; 2], forecast: &Forecast) -> Self {
        self.outlook = Some(Outlook::new(players, forecast));
        self
    }
}

impl PlayerChoice {
    /// The choice of whoever moves first (`first`) or second, as far as it was made.
    pub fn new(query: &PairQuery, seat: Seat, found: &[Player]) -> Self {
        let (field, picked_field, label, typed) = match seat {
            Seat::First => ("first", "player", "calculator-first", &query.first),
            Seat::Second => ("second", "opponent", "calculator-second", &query.second),
        };
        let chosen = match found {
            [one] => Some(one),
            _ => None,
        };
        let is_open = chosen.is_none() && !typed.trim().is_empty();
        let offered = found.iter().take(if is_open { MOST_OFFERED } else { 0 });
        Self {
            field,
            picked_field,
            label: Text::new(label),
            typed: chosen.map_or_else(|| typed.clone(), |player| player.name.clone()),
            chosen: chosen.map(|player| player.id),
            offered: offered
                .map(|player| (query.picking(seat, player.id, &player.name), player.name.clone()))
                .collect(),
            has_more: is_open && found.len() > MOST_OFFERED,
        }
    }

    fn complaint(&self, is_found: bool) -> Option<(&'static str, Text)> {
        let id = if self.typed.trim().is_empty() {
            "error-empty"
        } else if !is_found {
            "players-none"
        } else if self.chosen.is_none() {
            "calculator-several"
        } else {
            return None;
        };
        Some((self.field, Text::new(id)))
    }
}
