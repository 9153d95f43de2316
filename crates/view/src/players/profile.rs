//! One player: ratings with their history, games, records.

use std::collections::HashMap;

use askama::Template;
use chrono::NaiveDate;
use domain::accounts::{Access, Viewer};
use domain::games::{GameLine, Records};
use domain::merges::Merge;
use domain::pages::Page;
use domain::played::{HeadToHead, NextGame, PlayedGame, StatesThen, Tally};
use domain::players::{BirthYear, Player};
use domain::ratings::{InitialRating, PeriodTitles, RatingPool, RatingRow};
use domain::{MergeId, PlayerId};
use form::players::ProfileQuery;
use rules::{BySeat, Seat};
use tournament::withdrawal::Counting;
use words::Text;
use words::format::date;

use super::games::{GameCells, GameSource, Pages};
use super::history::{Drawn, PoolHistory, history};
use crate::games::{self, GameListLine};
use crate::ratings::initial_words;
use crate::results::Badge;
use crate::{Frame, filters};

/// All that is known of a player, as far as the viewer may see it.
#[derive(Debug, Clone)]
pub struct Profile {
    pub player: Player,
    /// The day on which it is looked at.
    pub today: NaiveDate,
    /// Whether the viewer sees how the ratings came about.
    pub shows_curve: bool,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// The player's rows in every pool, in order.
    pub rows: Vec<RatingRow>,
    /// What the player has brought along into pools.
    pub initial: Vec<InitialRating>,
    /// Won, drawn and lost by seat, in all games that the viewer may see.
    pub record: BySeat<Tally>,
    /// The latest of these games.
    pub form: Vec<PlayedGame>,
    /// The latest games with a record.
    pub replayed: (Vec<GameLine>, Records),
    /// Games without a result.
    pub next: Vec<NextGame>,
    /// Against whom how often: a page of them.
    pub opponents: Page<HeadToHead>,
    /// A page of these games, the latest first.
    pub games: Page<PlayedGame>,
    /// What was known of the opponents before the games of this page.
    pub then: StatesThen,
    /// The periods that the viewer may see.
    pub titles: PeriodTitles,
    /// The year of birth, if the viewer may know it.
    pub birth_year: Option<BirthYear>,
    /// Those who were merged into the player.
    pub merges: Vec<Merge>,
    /// What the opponents of the page are called now.
    pub names: HashMap<PlayerId, String>,
}

#[derive(Template)]
#[template(path = "players/show.html")]
pub struct PlayerPage {
    pub frame: Frame,
    pub id: PlayerId,
    pub name: String,
    pub club: Option<String>,
    /// The year of birth, if the viewer may know it.
    pub born: Option<Text>,
    /// The former names.
    pub also: Vec<String>,
    /// What is said of these names, which are in a slot.
    pub also_words: Text,
    /// The merges that the viewer may take back.
    pub merges: Vec<MergeLine>,
    /// Whether the viewer may change name and club, and merge.
    pub may_edit: bool,
    /// The pool of most of the player's games: its rating is the one that people ask for.
    pub main: Option<PoolHistory>,
    /// The other pools in which the player has a rating.
    pub others: Vec<PoolHistory>,
    /// Whether any of these has a question mark, which wants an explanation.
    pub has_provisional: bool,
    /// The latest results, the last one first.
    pub form: Vec<PlayedLine>,
    /// The latest games with a record, with their boards.
    pub replayed: Vec<GameListLine>,
    /// Where the player sits now.
    pub next: Vec<NextLine>,
    /// Won, drawn and lost by seat; none without a game.
    pub record: Vec<(Text, Tally)>,
    /// "44 won, 0 drawn, 10 lost", once there is a game.
    pub total: Option<Text>,
    /// Against whom how often.
    pub opponents: Vec<HeadToHead>,
    /// The way to other opponents.
    pub opponent_pages: Pages,
    /// The games, the latest first.
    pub games: Vec<PlayedLine>,
    /// What the marks of their moves mean.
    pub legend: Vec<Badge>,
    /// The way to other games.
    pub game_pages: Pages,
}

pages! { PlayerPage }

/// Somebody who was merged into the player.
#[derive(Debug, Clone)]
pub struct MergeLine {
    pub id: MergeId,
    pub merged: PlayerId,
    /// The former name.
    pub name: String,
    /// When, and why.
    pub told: Text,
    /// What the link to the former name says to those who only hear the page.
    pub correct_label: Text,
    /// What the link that takes it back says to them.
    pub label: Text,
}

/// A board where the player sits.
#[derive(Debug, Clone)]
pub struct NextLine {
    pub href: String,
    /// The tournament.
    pub title: String,
    /// Round and board.
    pub place: Text,
    pub opponent: PlayerId,
    pub opponent_name: String,
}

/// A game in the list.
#[derive(Debug, Clone)]
pub struct PlayedLine {
    /// What every list of games tells.
    pub cells: GameCells,
    pub opponent: PlayerId,
    /// The opponent's name.
    pub opponent_name: String,
    /// The opponent's rating at that time.
    pub opponent_rating: Option<String>,
    /// What its moves show.
    pub backing: Option<Badge>,
    /// Whether it brings points.
    pub counts: bool,
}

impl PlayerPage {
    /// The page of a player.
    pub fn new(frame: Frame, viewer: &Viewer, profile: &Profile, query: &ProfileQuery) -> Self {
        let Profile { player, pools, opponents, games, .. } = profile;
        let own = format!("/players/{}", player.id);
        let in_pool = |pool: &RatingPool| {
            let rows: Vec<_> = profile.rows.iter().filter(|row| row.pool == pool.id).collect();
            let drawn = Drawn { titles: &profile.titles, query, today: profile.today };
            let found = history((player.id, &player.name), pool, &rows, drawn)?.seen(profile);
            let initial = profile.initial.iter().find(|initial| initial.pool == pool.id);
            Some(PoolHistory { initial: initial.and_then(initial_words), ..found })
        };
        let mut others: Vec<PoolHistory> = pools.iter().filter_map(in_pool).collect();
        // Of equals the first.
        others.sort_by_key(|pool| std::cmp::Reverse(pool.n_games));
        let has_provisional = others.iter().any(|pool| pool.figure.is_provisional);
        let main = (!others.is_empty()).then(|| others.remove(0));
        let may_edit = viewer.is_at_least(Access::Administrator);
        let merges = profile.merges.iter().filter(|_| may_edit);
        Self {
            frame,
            id: player.id,
            name: player.name.clone(),
            club: player.club.clone(),
            born: profile.birth_year.map(born),
            also: former_names(player),
            also_words: Text::new("player-also").with_slot("names", ""),
            merges: merges.map(|merge| merge_line(merge, player)).collect(),
            may_edit,
            has_provisional,
            main,
            others,
            form: profile.form.iter().filter_map(|game| game_line(profile, game)).collect(),
            replayed: games::lines(profile.replayed.0.clone(), &profile.replayed.1).collect(),
            next: profile.next.iter().map(next_line).collect(),
            total: total(profile.record),
            record: record(profile.record),
            opponent_pages: Pages::new(opponents, (&format!("{own}?opponents="), "opponents")),
            opponents: by_present_names(opponents, &profile.names),
            game_pages: Pages::new(games, (&format!("{own}?games="), "games")),
            legend: Badge::legend(games.items.iter().filter_map(PlayedGame::backing)),
            games: games.items.iter().filter_map(|game| game_line(profile, game)).collect(),
        }
    }
}

/// Each may have been met under several names.
fn by_present_names(
    opponents: &Page<HeadToHead>,
    names: &HashMap<PlayerId, String>,
) -> Vec<HeadToHead> {
    let met_now = |met: &HeadToHead| {
        let name = names.get(&met.opponent).unwrap_or(&met.name);
        HeadToHead { name: name.clone(), ..met.clone() }
    };
    opponents.items.iter().map(met_now).collect()
}

fn next_line(next: &NextGame) -> NextLine {
    let NextGame { tournament, round, board, .. } = next;
    NextLine {
        href: format!("/tournaments/{tournament}/rounds/{round}/boards/{board}"),
        title: next.title.clone(),
        place: Text::new("game-round-board").with("round", *round).with("board", *board),
        opponent: next.opponent,
        opponent_name: next.opponent_name.clone(),
    }
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

fn merge_line(merge: &Merge, now: &Player) -> MergeLine {
    let is_direct = merge.kept == now.id;
    MergeLine {
        id: merge.id,
        merged: merge.merged,
        name: merge.name.clone(),
        told: Text::new(if is_direct { "player-merged" } else { "player-merged-into" })
            .with("date", date(merge.at.date_naive()))
            .with("kept", merge.kept_name.as_str())
            .with("reason", merge.reason.as_str()),
        correct_label: Text::new("player-former-link-label").with("name", merge.name.as_str()),
        label: Text::new("unmerge-link-label").with("name", merge.name.as_str()),
    }
}

fn sum(record: BySeat<Tally>) -> Tally {
    Tally {
        won: record.first.won + record.second.won,
        drawn: record.first.drawn + record.second.drawn,
        lost: record.first.lost + record.second.lost,
    }
}

fn total(record: BySeat<Tally>) -> Option<Text> {
    let sum = sum(record);
    (sum.games() > 0).then(|| {
        Text::new("record-total")
            .with("won", sum.won)
            .with("drawn", sum.drawn)
            .with("lost", sum.lost)
    })
}

fn record(record: BySeat<Tally>) -> Vec<(Text, Tally)> {
    let sum = sum(record);
    if sum.games() == 0 {
        return Vec::new();
    }
    vec![
        (Text::new("record-first"), record[Seat::First]),
        (Text::new("record-second"), record[Seat::Second]),
        (Text::new("record-all"), sum),
    ]
}

fn game_line(profile: &Profile, game: &PlayedGame) -> Option<PlayedLine> {
    let Profile { player, titles, pools, then, .. } = profile;
    let board = game.board();
    let state = then.get(&(game.period(), game.opponent));
    let entered = board.and_then(|board| board.opponent_rating);
    Some(PlayedLine {
        cells: GameCells::new(game, player.id, (titles, pools))?,
        opponent: game.opponent,
        opponent_name: game.opponent_name.clone(),
        opponent_rating: state
            .map(|state| state.rating().to_string())
            .or_else(|| Some(entered?.to_string())),
        backing: game.backing().and_then(Badge::of_checked),
        counts: board.is_none_or(|board| board.counting == Counting::Counts),
    })
}
