//! What the next game of two players would do to both.

use askama::Template;
use rating::forecast::{Forecast, Moves};
use rating::ledger::LedgerRow;

use super::{Figure, change, pool_name};
use crate::domain::players::Player;
use crate::domain::ratings::RatingPool;
use crate::domain::{PlayerId, PoolId};
use crate::form::ratings::NextQuery;
use crate::view::complaints::Complaints;
use crate::view::format::fixed;
use crate::view::{Frame, Text, filters};

/// How many players of a name are offered.
const MOST_OFFERED: usize = 10;

/// The page of a game to come.
#[derive(Template)]
#[template(path = "ratings/next.html")]
pub struct NextPage {
    /// Around it.
    pub frame: Frame,
    /// The pool.
    pub pool: (PoolId, Text),
    /// What was asked for.
    pub query: NextQuery,
    /// Who moves first, and second.
    pub choices: Vec<Choice>,
    /// What is wrong.
    pub complaints: Complaints,
    /// What the game would do, once both are known.
    pub outlook: Option<Outlook>,
}

pages! { NextPage }

/// The choice of a player.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The field of the name.
    pub field: &'static str,
    /// The field of who was picked.
    pub picked_field: &'static str,
    /// What it is.
    pub label: Text,
    /// What was typed.
    pub typed: String,
    /// Who it is.
    pub chosen: Option<PlayerId>,
    /// Those among whom is to be picked: the query that picks each, and the name.
    pub offered: Vec<(String, String)>,
    /// Whether there are more than are offered.
    pub has_more: bool,
}

/// What a game would do.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// Who they are.
    pub players: [(PlayerId, String); 2],
    /// Their ratings on that day.
    pub before: [Figure; 2],
    /// What is expected, in words.
    pub expected: Text,
    /// Each outcome: what it is, and what it does to both.
    pub outcomes: Vec<OutcomeLine>,
}

/// What one outcome would do.
#[derive(Debug, Clone)]
pub struct OutcomeLine {
    /// Which.
    pub label: Text,
    /// Of each player the rating after it, and the difference.
    pub after: [(Figure, String); 2],
}

impl Choice {
    /// The choice of whoever moves first (`first`) or second, as far as it was made.
    #[must_use]
    pub fn new(query: &NextQuery, seat: rules::Seat, found: &[Player]) -> Self {
        let (field, picked_field, label, typed) = match seat {
            rules::Seat::First => ("first", "first_player", "next-first", &query.first),
            rules::Seat::Second => ("second", "second_player", "next-second", &query.second),
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
            "next-several"
        } else {
            return None;
        };
        Some((self.field, Text::new(id)))
    }
}

impl NextPage {
    /// The page as far as the players are known; `found` are those of each name.
    #[must_use]
    pub fn new(
        frame: Frame,
        pool: &RatingPool,
        query: NextQuery,
        found: &[Vec<Player>; 2],
    ) -> Self {
        let seats = [rules::Seat::First, rules::Seat::Second];
        let choices: Vec<Choice> = seats
            .into_iter()
            .zip(found)
            .map(|(seat, found)| Choice::new(&query, seat, found))
            .collect();
        let complaints: Vec<(&'static str, Text)> = choices
            .iter()
            .zip(found)
            .filter_map(|(choice, found)| choice.complaint(!found.is_empty()))
            .collect();
        let is_asked = query.is_asked();
        let complaints = Complaints::new(&complaints, |one| one.0, |one| one.1.clone());
        Self {
            frame,
            pool: (pool.id, pool_name(pool)),
            query,
            choices,
            complaints: if is_asked { complaints } else { Complaints::default() },
            outlook: None,
        }
    }

    /// The page with a complaint about the day or the pair.
    #[must_use]
    pub fn refused(mut self, field: &'static str, what: Text) -> Self {
        let also = Complaints::new(&[what], |_| field, Clone::clone);
        self.complaints = self.complaints.and(also);
        self
    }

    /// The page with what the game would do.
    #[must_use]
    pub fn with(mut self, players: [&Player; 2], forecast: &Forecast) -> Self {
        self.outlook = Some(Outlook::new(players, forecast));
        self
    }
}

impl Outlook {
    /// What a game would do to both; the first of them moves first.
    #[must_use]
    pub fn new(players: [&Player; 2], forecast: &Forecast) -> Self {
        let Forecast { expected, first_wins, draw, second_wins } = forecast;
        let names = players.map(|player| player.name.as_str());
        let line = |label: Text, moves: &Moves| OutcomeLine {
            label,
            after: [&moves.first, &moves.second].map(after),
        };
        let wins = |name: &str| Text::new("next-wins").with("name", name);
        Self {
            players: players.map(|player| (player.id, player.name.clone())),
            before: [&first_wins.first, &first_wins.second].map(before),
            expected: Text::new(expected_words(*expected))
                .with("first", names[0])
                .with("second", names[1])
                .with("points", fixed(expected * 100.0, 0))
                .with("number", fixed(*expected, 2)),
            outcomes: vec![
                line(wins(names[0]), first_wins),
                line(Text::new("next-draw"), draw),
                line(wins(names[1]), second_wins),
            ],
        }
    }
}

/// Who is the favourite, and how much so.
fn expected_words(expected: f64) -> &'static str {
    match expected {
        even if (0.45..=0.55).contains(&even) => "next-even",
        high if high >= 0.75 => "next-first-clear",
        high if high > 0.5 => "next-first-slight",
        low if low <= 0.25 => "next-second-clear",
        _ => "next-second-slight",
    }
}

fn before(row: &LedgerRow) -> Figure {
    let is_provisional = row.before.is_provisional(row.games_so_far - row.games);
    Figure { is_provisional, ..Figure::of(row.before) }
}

fn after(row: &LedgerRow) -> (Figure, String) {
    let figure = Figure { is_provisional: row.is_provisional(), ..Figure::of(row.after) };
    (figure, change(row.before, row.after))
}
