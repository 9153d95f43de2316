//! One player: ratings with their history, games, records.

use std::collections::HashMap;

use askama::Template;
use chrono::NaiveDate;
use rules::{BySeat, Seat};
use tournament::withdrawal::Counting;

use super::history::{Drawn, PoolHistory, history};
use crate::domain::accounts::{Standing, Viewer};
use crate::domain::merges::Merge;
use crate::domain::played::{HeadToHead, PlayedGame, Tally, by_seat, head_to_head, own_colour};
use crate::domain::players::{BirthYear, Player};
use crate::domain::ratings::{InitialRating, PeriodKey, PeriodTitles, RatingPool, RatingRow};
use crate::domain::results::Proof;
use crate::domain::tournaments::TournamentTitle;
use crate::domain::{MergeId, PlayerId, PoolId};
use crate::form::players::HistoryQuery;
use crate::view::crosstable::{href, outcome_words, proof_words, seat_sign, seat_words, sign};
use crate::view::events::date;
use crate::view::ratings::initial_words;
use crate::view::{Frame, Text, filters};

/// All that is known of a player, as far as the viewer may see it.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Who.
    pub player: Player,
    /// The day on which it is looked at.
    pub today: NaiveDate,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// The player's rows in every pool, in order.
    pub rows: Vec<RatingRow>,
    /// What the player has brought along into pools.
    pub initial: Vec<InitialRating>,
    /// The games in tournaments that the viewer may see, the latest tournament first.
    pub games: Vec<PlayedGame>,
    /// The rows of everybody in those tournaments.
    pub others: Vec<RatingRow>,
    /// The periods that the viewer may see.
    pub titles: PeriodTitles,
    /// The year of birth, if the viewer may know it.
    pub birth_year: Option<BirthYear>,
    /// Those who were merged into the player.
    pub merges: Vec<Merge>,
    /// What the opponents are called now.
    pub names: HashMap<PlayerId, String>,
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
    /// The year of birth, if the viewer may know it.
    pub born: Option<Text>,
    /// The former names.
    pub also: Vec<String>,
    /// The merges that the viewer may take back.
    pub merges: Vec<MergeLine>,
    /// Whether the viewer may change name and club, and merge.
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

/// Somebody who was merged into the player.
#[derive(Debug, Clone)]
pub struct MergeLine {
    /// The merge.
    pub id: MergeId,
    /// The former name.
    pub name: String,
    /// When, and why.
    pub told: Text,
    /// What the link says to those who only hear the page.
    pub label: Text,
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
    pub fn new(frame: Frame, viewer: &Viewer, profile: &Profile, query: &HistoryQuery) -> Self {
        let Profile { player, pools, games, .. } = profile;
        let in_pool = |pool: &RatingPool| {
            let rows = profile.rows.iter().filter(|row| row.pool == pool.id);
            let rows: Vec<&RatingRow> = rows.collect();
            let drawn = Drawn { titles: &profile.titles, query, today: profile.today };
            let found = history((player.id, &player.name), pool, &rows, drawn)?;
            let initial = profile.initial.iter().find(|initial| initial.pool == pool.id);
            Some(PoolHistory { initial: initial.and_then(initial_words), ..found })
        };
        let ratings: Vec<PoolHistory> = pools.iter().filter_map(in_pool).collect();
        let may_edit = viewer.is_at_least(Standing::Administrator);
        let merges = profile.merges.iter().filter(|_| may_edit);
        Self {
            frame,
            id: player.id,
            name: player.name.clone(),
            club: player.club.clone(),
            born: profile.birth_year.map(born),
            also: former_names(player),
            merges: merges.map(merge_line).collect(),
            may_edit,
            has_provisional: ratings.iter().any(|pool| pool.figure.is_provisional),
            ratings,
            record: record(by_seat(games)),
            opponents: opponents(profile),
            games: game_lines(profile),
        }
    }
}

/// By the names they have now: each may have been met under several.
fn opponents(profile: &Profile) -> Vec<HeadToHead> {
    let named = |met: HeadToHead| {
        let name = profile.names.get(&met.opponent).cloned();
        HeadToHead { name: name.unwrap_or(met.name), ..met }
    };
    head_to_head(&profile.games).into_iter().map(named).collect()
}

fn born(year: BirthYear) -> Text {
    Text::new("player-born").with("year", year.get().to_string())
}

/// Each once, and not the present one.
fn former_names(player: &Player) -> Vec<String> {
    let mut names = player.also.clone();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| *name != player.name);
    names
}

fn merge_line(merge: &Merge) -> MergeLine {
    MergeLine {
        id: merge.id,
        name: merge.name.clone(),
        told: Text::new("player-merged")
            .with("date", date(merge.at.date_naive()))
            .with("reason", merge.reason.as_str()),
        label: Text::new("unmerge-link-label").with("name", merge.name.as_str()),
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
    let before: HashMap<(PeriodKey, PlayerId), String> = profile
        .others
        .iter()
        .filter(|row| Some(row.pool) == shown)
        .map(|row| ((row.period, row.player), row.before.rating().to_string()))
        .collect();
    let line = |game: &PlayedGame| {
        let period = PeriodKey::Tournament(game.tournament);
        let at_that_time = before.get(&(period, game.opponent)).cloned();
        let recorded = game.recorded.as_ref();
        Some(GameLine {
            tournament: profile.titles.tournaments.get(&game.tournament)?.clone(),
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
