//! One player: ratings with their history, games, records.

use std::collections::HashMap;

use askama::Template;
use rules::{BySeat, Seat};
use tournament::withdrawal::Counting;

use crate::domain::accounts::{Standing, Viewer};
use crate::domain::played::{HeadToHead, PlayedGame, Tally, by_seat, head_to_head, own_colour};
use crate::domain::players::Player;
use crate::domain::ratings::{RatingPool, RatingRow};
use crate::domain::results::Proof;
use crate::domain::tournaments::TournamentTitle;
use crate::domain::{PlayerId, PoolId, TournamentId};
use crate::view::chart::{self, Chart};
use crate::view::crosstable::{href, outcome_words, proof_words, seat_sign, seat_words, sign};
use crate::view::events::date;
use crate::view::ratings::{Figure, Titles, change, pool_name, score, why};
use crate::view::{Frame, Text, filters};

/// All that is known of a player, as far as the viewer may see it.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Who.
    pub player: Player,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// The player's rows in every pool, in order.
    pub rows: Vec<RatingRow>,
    /// The games in tournaments that the viewer may see, the latest tournament first.
    pub games: Vec<PlayedGame>,
    /// The rows of everybody in those tournaments.
    pub others: Vec<RatingRow>,
    /// The tournaments that the viewer may see.
    pub titles: Titles,
}

/// The page of a player.
#[derive(Template)]
#[template(path = "players/show.html")]
pub struct PlayerPage {
    /// Around it.
    pub frame: Frame,
    /// Who.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Their club.
    pub club: Option<String>,
    /// Whether the viewer may change name and club.
    pub may_edit: bool,
    /// The pools in which the player has a rating.
    pub ratings: Vec<PoolHistory>,
    /// Whether any of these has a question mark, which wants an explanation.
    pub has_provisional: bool,
    /// Won, drawn and lost by seat; none without a game.
    pub record: Vec<(Text, Tally)>,
    /// Against whom how often.
    pub opponents: Vec<HeadToHead>,
    /// All games.
    pub games: Vec<GameLine>,
}

/// A player's rating in a pool, and how it came about.
#[derive(Debug, Clone)]
pub struct PoolHistory {
    /// The pool.
    pub id: PoolId,
    /// Its name.
    pub name: Text,
    /// The rating now.
    pub figure: Figure,
    /// Rated games.
    pub games: Text,
    /// The curve.
    pub chart: Option<Chart>,
    /// What the curve shows, in words.
    pub chart_label: Text,
    /// Why it moved last.
    pub last: Option<(Option<TournamentTitle>, Text)>,
    /// What each tournament did, the latest first.
    pub steps: Vec<Step>,
}

/// What one tournament did to the rating.
#[derive(Debug, Clone)]
pub struct Step {
    /// When it was closed.
    pub date: Option<Text>,
    /// The tournament, if the viewer may see it.
    pub tournament: Option<TournamentTitle>,
    /// Rated games in it.
    pub games: u32,
    /// What was expected of them.
    pub expected: String,
    /// What was scored.
    pub scored: String,
    /// The difference.
    pub change: String,
    /// The rating after it.
    pub after: Figure,
    /// Why, in a line.
    pub why: Text,
}

/// A game in the list.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// The tournament.
    pub tournament: TournamentTitle,
    /// The round.
    pub round: u16,
    /// The own seat, as a sign.
    pub seat: &'static str,
    /// The own seat, in words.
    pub seat_words: Text,
    /// The opponent.
    pub opponent: PlayerId,
    /// The opponent's name.
    pub opponent_name: String,
    /// The opponent's rating at that time.
    pub opponent_rating: Option<String>,
    /// How it ended, as a sign.
    pub sign: &'static str,
    /// How it ended, in words.
    pub outcome: Text,
    /// To the game if a record was handed in, else to the board.
    pub href: String,
    /// Whether a record proves it, in words.
    pub proven: Option<Text>,
    /// Whether it brings points.
    pub counts: bool,
}

impl PlayerPage {
    /// The page of a player.
    #[must_use]
    pub fn new(frame: Frame, viewer: &Viewer, profile: &Profile) -> Self {
        let Profile { player, pools, games, .. } = profile;
        let ratings: Vec<PoolHistory> =
            pools.iter().filter_map(|pool| history(profile, pool)).collect();
        Self {
            frame,
            id: player.id,
            name: player.name.clone(),
            club: player.club.clone(),
            may_edit: viewer.is_at_least(Standing::Administrator),
            has_provisional: ratings.iter().any(|pool| pool.figure.is_provisional),
            ratings,
            record: record(by_seat(games)),
            opponents: head_to_head(games),
            games: game_lines(profile),
        }
    }
}

fn history(profile: &Profile, pool: &RatingPool) -> Option<PoolHistory> {
    let rows = profile.rows.iter().filter(|row| row.pool == pool.id);
    let rows: Vec<&RatingRow> = rows.collect();
    let (first, last) = (rows.first()?, rows.last()?);
    let states: Vec<rating::State> =
        std::iter::once(first.before).chain(rows.iter().map(|row| row.after)).collect();
    let titles = &profile.titles;
    let label = Text::new("rating-chart-label")
        .with("name", profile.player.name.as_str())
        .with("pool", pool_name(pool))
        .with("first", first.before.rating().to_string())
        .with("last", last.after.rating().to_string())
        .with("count", rows.len());
    Some(PoolHistory {
        id: pool.id,
        name: pool_name(pool),
        figure: Figure::after(last),
        games: Text::new("rating-games").with("count", last.games_so_far),
        chart: chart::draw(&states),
        chart_label: label,
        last: Some((titles.get(&last.tournament).cloned(), why(last))),
        steps: rows.iter().rev().map(|row| step(row, titles)).collect(),
    })
}

fn step(row: &RatingRow, titles: &Titles) -> Step {
    let tournament = titles.get(&row.tournament).cloned();
    let at = tournament.as_ref().and_then(|tournament| tournament.at);
    Step {
        date: at.map(|at| date(at.date_naive())),
        tournament,
        games: row.games,
        expected: row.expected.to_string(),
        scored: score(row.scored).to_string(),
        change: change(row.before, row.after),
        after: Figure::after(row),
        why: why(row),
    }
}

fn record(record: BySeat<Tally>) -> Vec<(Text, Tally)> {
    let sum = Tally {
        won: record.first.won + record.second.won,
        drawn: record.first.drawn + record.second.drawn,
        lost: record.first.lost + record.second.lost,
    };
    if sum.games() == 0 {
        return Vec::new();
    }
    vec![
        (Text::new("record-first"), record[Seat::First]),
        (Text::new("record-second"), record[Seat::Second]),
        (Text::new("record-all"), sum),
    ]
}

fn game_lines(profile: &Profile) -> Vec<GameLine> {
    let shown: Option<PoolId> = profile.pools.first().map(|pool| pool.id);
    let before: HashMap<(TournamentId, PlayerId), String> = profile
        .others
        .iter()
        .filter(|row| Some(row.pool) == shown)
        .map(|row| ((row.tournament, row.player), row.before.rating().to_string()))
        .collect();
    let line = |game: &PlayedGame| {
        let at_that_time = before.get(&(game.tournament, game.opponent)).cloned();
        let recorded = game.recorded.as_ref();
        Some(GameLine {
            tournament: profile.titles.get(&game.tournament)?.clone(),
            round: game.pairing.round,
            seat: seat_sign(own_colour(game)),
            seat_words: seat_words(own_colour(game)),
            opponent: game.opponent,
            opponent_name: game.opponent_name.clone(),
            opponent_rating: at_that_time.or_else(|| Some(game.opponent_rating?.to_string())),
            sign: sign(game.outcome),
            outcome: outcome_words(game.outcome),
            href: href(&game.pairing, recorded),
            proven: recorded
                .filter(|recorded| recorded.proof == Proof::Proven)
                .map(|recorded| proof_words(recorded.proof)),
            counts: game.counting == Counting::Counts,
        })
    };
    profile.games.iter().filter_map(line).collect()
}
