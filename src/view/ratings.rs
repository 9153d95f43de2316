//! Ratings: pools, leaderboards, and what a tournament did to whom.

use std::collections::HashMap;

use askama::Template;
use rating::{Rating, State, Thousandths};
use rules::Spec;
use tournament::score::Score;

use super::tournaments::{Tab, TournamentHead, spec_words};
use super::{Frame, Text, filters};
use crate::domain::events::Event;
use crate::domain::players::Player;
use crate::domain::ratings::{RatingPool, RatingRow, RatingSystem, latest};
use crate::domain::tournaments::{Tournament, TournamentTitle};
use crate::domain::{PlayerId, PoolId, TournamentId};

/// How many leaders the list of pools shows.
const LEADERS: usize = 5;

/// The tournaments that the viewer may see.
pub type Titles = HashMap<TournamentId, TournamentTitle>;

/// Every pool with its leaders.
#[derive(Template)]
#[template(path = "ratings/list.html")]
pub struct RatingsPage {
    /// Around it.
    pub frame: Frame,
    /// The pools.
    pub pools: Vec<PoolLine>,
}

/// A pool in a list.
#[derive(Debug, Clone)]
pub struct PoolLine {
    /// Its id.
    pub id: PoolId,
    /// Its name.
    pub name: Text,
    /// How many players have a rating in it.
    pub players: Text,
    /// The first ones.
    pub leaders: Vec<RatedLine>,
}

/// The leaderboard of a pool.
#[derive(Template)]
#[template(path = "ratings/pool.html")]
pub struct PoolPage {
    /// Around it.
    pub frame: Frame,
    /// How it is rated, in words.
    pub about: Text,
    /// What makes a rating provisional.
    pub provisional_rule: Text,
    /// By rank.
    pub ranked: Vec<RatedLine>,
    /// Whose rating is uncertain, by name.
    pub provisional: Vec<RatedLine>,
}

/// A player in a leaderboard.
#[derive(Debug, Clone)]
pub struct RatedLine {
    /// The rank, shared by equals; none while provisional.
    pub rank: Option<usize>,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The rating.
    pub figure: Figure,
    /// Rated games so far.
    pub games: u32,
    /// The last tournament, if the viewer may see it.
    pub last: Option<TournamentTitle>,
}

/// A rating as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// Whole points.
    pub points: String,
    /// The deviation, by Glicko-2.
    pub deviation: Option<String>,
    /// Whether a `?` stands behind it.
    pub is_provisional: bool,
}

/// What a tournament did to ratings.
#[derive(Template)]
#[template(path = "ratings/tournament.html")]
pub struct TournamentRatingsPage {
    /// Around it.
    pub frame: Frame,
    /// The tournament.
    pub head: TournamentHead,
    /// A table for each pool.
    pub pools: Vec<PoolMoves>,
}

/// What a tournament did in one pool.
#[derive(Debug, Clone)]
pub struct PoolMoves {
    /// The pool's id.
    pub id: PoolId,
    /// Its name.
    pub name: Text,
    /// Who gained most comes first.
    pub rows: Vec<MoveLine>,
}

/// What a tournament did to a player.
#[derive(Debug, Clone)]
pub struct MoveLine {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Before.
    pub before: Figure,
    /// After.
    pub after: Figure,
    /// The difference, with its sign.
    pub change: String,
    /// Why, in a line.
    pub why: Text,
}

impl Figure {
    /// A rating after a tournament.
    #[must_use]
    pub fn after(row: &RatingRow) -> Self {
        Self { is_provisional: row.is_provisional(), ..Self::of(row.after) }
    }

    /// A rating, without saying whether it is certain.
    #[must_use]
    pub fn of(state: State) -> Self {
        Self {
            points: state.rating().to_string(),
            deviation: state.deviation().map(|deviation| deviation.to_string()),
            is_provisional: false,
        }
    }
}

impl RatingsPage {
    /// The pools with all their rows.
    #[must_use]
    pub fn new(frame: Frame, pools: &[(RatingPool, Vec<RatingRow>)], players: &[Player]) -> Self {
        let pools = pools.iter().map(|(pool, rows)| {
            let (mut ranked, provisional) = board(rows, players, &Titles::new());
            let n_players = ranked.len() + provisional.len();
            ranked.truncate(LEADERS);
            PoolLine {
                id: pool.id,
                name: pool_name(pool),
                players: Text::new("ratings-players").with("count", n_players),
                leaders: ranked,
            }
        });
        Self { frame, pools: pools.collect() }
    }
}

impl PoolPage {
    /// The leaderboard of a pool.
    #[must_use]
    pub fn new(
        frame: Frame,
        pool: &RatingPool,
        rows: &[RatingRow],
        players: &[Player],
        titles: &Titles,
    ) -> Self {
        let (ranked, provisional) = board(rows, players, titles);
        let (about, rule) = match pool.system {
            RatingSystem::Glicko2 => ("ratings-about-glicko2", "ratings-provisional-glicko2"),
            RatingSystem::Elo => ("ratings-about-elo", "ratings-provisional-elo"),
        };
        Self {
            frame,
            about: Text::new(about),
            provisional_rule: Text::new(rule),
            ranked,
            provisional,
        }
    }
}

/// The ranked ones by rating, and the provisional ones by name; `players` are in order of name.
fn board(
    rows: &[RatingRow],
    players: &[Player],
    titles: &Titles,
) -> (Vec<RatedLine>, Vec<RatedLine>) {
    let newest = latest(rows);
    let mut lines: Vec<(Rating, RatedLine)> = Vec::with_capacity(newest.len());
    let mut provisional = Vec::new();
    for player in players {
        let Some(row) = newest.get(&player.id) else {
            continue;
        };
        let line = RatedLine {
            rank: None,
            player: player.id,
            name: player.name.clone(),
            figure: Figure::after(row),
            games: row.games_so_far,
            last: titles.get(&row.tournament).cloned(),
        };
        if row.is_provisional() {
            provisional.push(line);
        } else {
            lines.push((row.after.rating(), line));
        }
    }
    lines.sort_by_key(|(rating, _)| std::cmp::Reverse(*rating));
    (with_ranks(lines), provisional)
}

fn with_ranks(lines: Vec<(Rating, RatedLine)>) -> Vec<RatedLine> {
    let mut ranked: Vec<RatedLine> = Vec::with_capacity(lines.len());
    let (mut rank, mut before) = (0, None);
    for (place, (rating, line)) in (1..).zip(lines) {
        if before != Some(rating) {
            rank = place;
        }
        before = Some(rating);
        ranked.push(RatedLine { rank: Some(rank), ..line });
    }
    ranked
}

impl TournamentRatingsPage {
    /// What a tournament did, pool by pool.
    #[must_use]
    pub fn new(
        frame: Frame,
        (event, tournament): (&Event, &Tournament),
        pools: &[RatingPool],
        rows: &[RatingRow],
        players: &[Player],
    ) -> Self {
        let names: HashMap<PlayerId, &str> =
            players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let in_pool = |pool: &RatingPool| {
            let mut rows: Vec<&RatingRow> = rows.iter().filter(|row| row.pool == pool.id).collect();
            rows.sort_by_key(|row| std::cmp::Reverse(row.after.rating().0 - row.before.rating().0));
            PoolMoves {
                id: pool.id,
                name: pool_name(pool),
                rows: rows.into_iter().map(|row| move_line(row, &names)).collect(),
            }
        };
        let mut moves: Vec<PoolMoves> = pools.iter().map(in_pool).collect();
        moves.retain(|pool| !pool.rows.is_empty());
        let heading = Text::new("tournament-ratings-title");
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, Tab::Standings),
            pools: moves,
        }
    }
}

fn move_line(row: &RatingRow, names: &HashMap<PlayerId, &str>) -> MoveLine {
    MoveLine {
        player: row.player,
        name: names.get(&row.player).copied().unwrap_or("").to_owned(),
        before: Figure::of(row.before),
        after: Figure::after(row),
        change: change(row.before, row.after),
        why: why(row),
    }
}

/// The name of a pool: its games and its system.
#[must_use]
pub fn pool_name(pool: &RatingPool) -> Text {
    Text::new("pool-name")
        .with("family", family_words(&pool.family))
        .with("system", system_name(pool.system))
}

/// A family of one size is called as its game is.
fn family_words(family: &str) -> Text {
    match (family, family.parse::<Spec>()) {
        ("gbg", _) => Text::new("family-gbg"),
        ("gbc", _) => Text::new("family-gbc"),
        (_, Ok(spec)) => spec_words(&spec),
        (other, Err(_)) => Text::new("title-plain").with("name", other),
    }
}

fn system_name(system: RatingSystem) -> Text {
    Text::new(match system {
        RatingSystem::Glicko2 => "system-glicko2",
        RatingSystem::Elo => "system-elo",
    })
}

/// Why a rating moved: "expected 2.31 of 5, scored 3, K 20: +14".
#[must_use]
pub fn why(row: &RatingRow) -> Text {
    let text = match row.k {
        Some(k) => Text::new("rating-why-elo").with("k", k),
        None => Text::new("rating-why"),
    };
    text.with("expected", row.expected.to_string())
        .with("games", row.games)
        .with("scored", score(row.scored).to_string())
        .with("change", change(row.before, row.after))
}

/// The difference of two printed ratings, with its sign.
#[must_use]
pub fn change(before: State, after: State) -> String {
    // As `Rating` is printed: halves away from zero.
    let points = |state: State| {
        let Rating(hundredths) = state.rating();
        (hundredths + 50 * hundredths.signum()) / 100
    };
    match points(after) - points(before) {
        0 => "±0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.abs()),
    }
}

/// Scored points are halves; their thousandths are tenths exactly.
#[must_use]
pub fn score(scored: Thousandths) -> Score {
    Score::from_tenths(u32::try_from(scored.0 / 100).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Language;

    fn row(before: i32, after: i32, k: Option<u16>) -> RatingRow {
        RatingRow {
            pool: PoolId(1),
            tournament: TournamentId(1),
            player: PlayerId(1),
            before: State::Elo(Rating(before)),
            after: State::Elo(Rating(after)),
            games: 5,
            games_so_far: 5,
            expected: Thousandths(2314),
            scored: Thousandths(3000),
            k,
            rules_version: 1,
        }
    }

    #[test]
    fn why_a_rating_moved_is_one_line() {
        let line = why(&row(150_000, 151_372, Some(20))).in_language(Language::English);
        assert_eq!(line, "expected 2.31 of 5, scored 3, K 20: +14");
    }

    #[test]
    fn a_change_is_the_difference_of_what_is_printed() {
        let check = |before, after| change(State::Elo(Rating(before)), State::Elo(Rating(after)));
        assert_eq!(check(150_049, 150_050), "+1");
        assert_eq!(check(150_000, 150_049), "±0");
        assert_eq!(check(150_000, 148_600), "−14");
    }
}
