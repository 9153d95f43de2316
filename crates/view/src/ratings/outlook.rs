//! What the next game of two players would do to both.

use domain::PlayerId;
use domain::players::Player;
use rating::forecast::{Forecast, Moves};
use rating::ledger::LedgerRow;
use words::Text;
use words::format::fixed;

use super::{Figure, change};

/// What a game would do.
#[derive(Debug, Clone)]
pub struct Outlook {
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
    pub label: Text,
    /// Of each player the rating after it, and the difference.
    pub after: [(Figure, String); 2],
}

impl Outlook {
    /// What a game would do to both; the first of them moves first.
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
