//! Why two players meet, and what their tournament did to their ratings.

use domain::PoolId;
use domain::pages::Part;
use domain::ratings::{RatingPool, RatingRow};
use domain::results::{Grounds, Sitting};
use domain::swiss::WorkedGame;
use domain::tournaments::Format;
use words::Text;

use crate::parts::part_query;
use crate::ratings::{MoveLine, pool_name, row_line};
use crate::rounds::{Names, in_short};

/// What a board's page concludes, each with the way to its working.
#[derive(Debug, Clone)]
pub struct Why {
    /// Why these two meet.
    pub meet: Text,
    /// Where that is told by the rules.
    pub working: Option<String>,
    /// What became of their ratings, list by list.
    pub ratings: Vec<RatingWhy>,
}

/// A rating that the tournament moved.
#[derive(Debug, Clone)]
pub struct RatingWhy {
    pub pool: (PoolId, Text),
    /// The page that tells it game by game.
    pub href: String,
    pub line: MoveLine,
}

impl Why {
    pub(super) fn new(sitting: &Sitting, grounds: &Grounds) -> Self {
        let rating = |(pool, row): &(RatingPool, RatingRow)| RatingWhy {
            pool: (pool.id, pool_name(pool)),
            href: format!(
                "/ratings/{}/periods/{}/players/{}",
                pool.id,
                row.period.address(),
                row.player
            ),
            line: row_line(row, name_of(sitting, row)),
        };
        let (meet, working) = meet(sitting, grounds);
        Self { meet, working, ratings: grounds.rows.iter().map(rating).collect() }
    }
}

fn name_of<'s>(sitting: &'s Sitting, row: &RatingRow) -> &'s str {
    let players = [&sitting.players.first, &sitting.players.second];
    players.into_iter().find(|entry| entry.player == row.player).map_or("", |entry| &entry.name)
}

fn meet(sitting: &Sitting, grounds: &Grounds) -> (Text, Option<String>) {
    let pairing = &sitting.pairing;
    let by_format = Text::new(match sitting.tournament.details.format {
        Format::RoundRobin => "board-meet-once",
        Format::DoubleRoundRobin => "board-meet-twice",
        Format::Swiss(_) if grounds.is_silent => "board-meet-silent",
        Format::Swiss(_) => "board-meet-by-hand",
    });
    let Some(working) = &grounds.working else {
        return (by_format, None);
    };
    let both = [sitting.players.first.id, sitting.players.second.id];
    let is_here = |game: &WorkedGame| both.contains(&game.first) && both.contains(&game.second);
    let Some(idx) = working.games.iter().position(is_here) else {
        return (by_format, None);
    };
    let entries = [sitting.players.first.clone(), sitting.players.second.clone()];
    let names = Names { entries: &entries, is_by_pairing_score: grounds.is_by_pairing_score };
    let path = format!("/tournaments/{}/rounds/{}", pairing.tournament, pairing.round);
    let part = part_query(Part::with(working.games.len(), idx));
    let href = format!("{path}/working{part}#board-{}", pairing.board);
    (in_short(names, working, &working.games[idx]), Some(href))
}
