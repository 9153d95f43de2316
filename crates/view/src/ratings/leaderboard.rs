//! Who leads a pool, and every pool with its leaders.

use askama::Template;
use domain::accounts::{self, Viewer};
use domain::pages::Counted;
use domain::players::Player;
use domain::ratings::{Board, InitialRating, ListedPool, PeriodTitles, RatingPool, Standing};
use domain::{PlayerId, PoolId};
use form::ratings::{LeaderboardQuery, NoDate};
use words::Text;
use words::complaints::Complaints;
use words::format::date;

use super::{
    Figure, InitialRow, PeriodName, change, initial, pool_name, pool_way, recomputed, systems,
};
use crate::games::family_words;
use crate::{Frame, filters};

/// How many leaders the list of pools shows.
pub const LEADERS: usize = 5;
/// Of so many initial ratings a leaderboard tells: those that were recorded last.
pub const BROUGHT: i64 = 100;

/// Every family with the pools that rate it.
#[derive(Template)]
#[template(path = "ratings/list.html")]
pub struct RatingsPage {
    pub frame: Frame,
    pub families: Vec<Family>,
    /// Lists that are in the archive.
    pub archived: Vec<(PoolId, Text)>,
    /// Whether the viewer may make another pool.
    pub may_add: bool,
    /// For administrators: that older rules gave some ratings, and what to do.
    pub older_rules: Option<Text>,
}

/// A family of games.
#[derive(Debug, Clone)]
pub struct Family {
    /// What it is called.
    pub name: Text,
    /// Its first pool, whose leaders are shown.
    pub id: PoolId,
    /// The system of that pool.
    pub system: Text,
    /// How far it is computed anew.
    pub recomputed: Option<Text>,
    /// How many players have a rating in it.
    pub players: Text,
    /// The first ones: those who are ranked, if anybody is.
    pub leaders: Vec<RatedLine>,
    /// Whether nobody is ranked.
    pub is_provisional: bool,
    /// The other pools: where they are, their systems, how many players.
    pub others: Vec<(PoolId, Text, Text)>,
}

/// The leaderboard of a pool.
#[derive(Template)]
#[template(path = "ratings/pool.html")]
pub struct PoolPage {
    pub frame: Frame,
    pub pool: PoolId,
    /// How it is rated, in words.
    pub about: Text,
    /// With which settings, in words.
    pub settings: Text,
    /// What makes a rating provisional.
    pub provisional_rule: Text,
    /// What players have brought along into it.
    pub initial: Vec<InitialRow>,
    /// That it is not all of it.
    pub more_brought: Option<Text>,
    /// Whether the viewer may add to that, and change the list.
    pub may_bring: bool,
    pub is_archived: bool,
    /// How far it is computed anew.
    pub recomputed: Option<Text>,
    /// What was asked for.
    pub query: LeaderboardQuery,
    pub complaints: Complaints,
    /// As it stood when, if not now.
    pub as_of: Option<Text>,
    /// How many players there are, in words.
    pub found: Text,
    /// Whether anybody has a rating here at all.
    pub is_empty: bool,
    /// That so long a list cannot be asked for days.
    pub refused: Option<Text>,
    /// That there are others behind the last page.
    pub cut_off: Option<Text>,
    pub ranked: Vec<RatedLine>,
    /// Whose rating is uncertain, by that rating.
    pub provisional: Vec<RatedLine>,
    /// Which page it is; none if there is only one.
    pub page: Option<Text>,
    /// The query of the page before.
    pub previous: Option<String>,
    /// The query of the page after.
    pub next: Option<String>,
}

pages! { RatingsPage PoolPage }

/// A player in a leaderboard.
#[derive(Debug, Clone)]
pub struct RatedLine {
    /// The rank, shared by equals; none while provisional.
    pub rank: Option<usize>,
    pub player: PlayerId,
    pub name: String,
    /// The rating.
    pub figure: Figure,
    /// Rated games so far.
    pub games: u32,
    /// By how much the last period moved it.
    pub change: String,
    /// The word for that period in addresses.
    pub address: String,
    pub last: PeriodName,
}

impl RatingsPage {
    /// The pools with everybody in them, those of a family one after the other.
    pub fn new(frame: Frame, viewer: &Viewer, pools: &[ListedPool]) -> Self {
        let (listed, archived): (Vec<_>, Vec<_>) =
            pools.iter().partition(|one| one.pool.archived_at.is_none());
        let same = listed.chunk_by(|one, next| one.pool.family() == next.pool.family());
        Self {
            frame,
            families: same.filter_map(family).collect(),
            archived: archived.iter().map(|one| (one.pool.id, pool_name(&one.pool))).collect(),
            may_add: viewer.is_at_least(accounts::Access::Administrator),
            older_rules: None,
        }
    }

    /// With what administrators do about ratings that older rules gave.
    #[must_use]
    pub fn with_older_rules(self) -> Self {
        let command = "magister ratings recompute";
        Self {
            older_rules: Some(Text::new("ratings-older-rules").with("command", command)),
            ..self
        }
    }
}

/// The card of one list on the start page.
pub(crate) fn leading_family(list: &ListedPool) -> Option<Family> {
    family(&[list])
}

fn family(pools: &[&ListedPool]) -> Option<Family> {
    let (&ListedPool { pool: first, standings, n_players }, others) = pools.split_first()?;
    // Those who are ranked come first.
    let is_provisional = standings.first().is_some_and(|first| first.rank.is_none());
    let leaders = standings.iter().filter(|one| is_provisional || one.rank.is_some());
    let titles = PeriodTitles::default();
    Some(Family {
        name: family_words(first.family()),
        id: first.id,
        system: pool_way(first),
        recomputed: recomputed(first),
        players: counted("ratings-players", *n_players),
        is_provisional,
        leaders: leaders.take(LEADERS).map(|standing| line(standing, &titles)).collect(),
        others: others
            .iter()
            .map(|one| {
                let players = counted("ratings-players", one.n_players);
                (one.pool.id, pool_way(&one.pool), players)
            })
            .collect(),
    })
}

/// How many players there are, as far as they are counted.
fn counted(message: &'static str, players: Counted) -> Text {
    match players {
        Counted::Exactly(n) => Text::new(message).with("count", n),
        Counted::MoreThan(n) => Text::new("players-more-than").with("count", n),
    }
}

impl PoolPage {
    /// The leaderboard of a pool, for what was asked.
    pub fn new(
        frame: Frame,
        pool: &RatingPool,
        board: &Board,
        titles: &PeriodTitles,
        query: LeaderboardQuery,
    ) -> Self {
        let (days, wrong) = query.days();
        let Board { number: page, n_pages, is_empty, .. } = *board;
        let (ranked, provisional) = board
            .standings
            .iter()
            .map(|standing| line(standing, titles))
            .partition(|line: &RatedLine| line.rank.is_some());
        Self {
            frame,
            pool: pool.id,
            is_archived: pool.archived_at.is_some(),
            recomputed: recomputed(pool),
            about: systems::about(pool.system()),
            settings: systems::settings_words(pool.details.rating.system()),
            provisional_rule: systems::provisional_rule(pool.system()),
            initial: Vec::new(),
            more_brought: None,
            may_bring: false,
            complaints: Complaints::new(
                &wrong,
                |one: &NoDate| one.field,
                |_| Text::new("error-no-date"),
            ),
            as_of: days.on.map(|on| Text::new("ratings-as-of").with("date", date(on))),
            found: counted("players-found", board.n_found),
            is_empty,
            refused: board.is_refused.then(|| Text::new("ratings-only-by-name")),
            cut_off: board.is_cut_off().then(|| Text::new("ratings-others-by-name")),
            ranked,
            provisional,
            page: (n_pages > 1)
                .then(|| Text::new("players-page").with("page", page).with("all", n_pages)),
            previous: (page > 1).then(|| query.on_page(page - 1)),
            next: (page < n_pages).then(|| query.on_page(page + 1)),
            query,
        }
    }
}

impl PoolPage {
    /// The same, with what players have brought along, as far as the viewer may see it.
    #[must_use]
    pub fn with_initial(
        mut self,
        viewer: &Viewer,
        initial: &[InitialRating],
        players: &[Player],
    ) -> Self {
        self.may_bring = viewer.is_at_least(accounts::Access::Administrator);
        let is_shown = |one: &InitialRating| self.may_bring || one.brought.is_some();
        let most = usize::try_from(BROUGHT).unwrap_or(usize::MAX);
        self.more_brought = (initial.len() > most).then(|| Text::new("initial-more"));
        let shown: Vec<_> =
            initial.iter().take(most).filter(|one| is_shown(one)).cloned().collect();
        self.initial = initial::rows(&shown, players);
        self
    }
}

fn line(standing: &Standing, titles: &PeriodTitles) -> RatedLine {
    let Standing { rank, player, row, known, .. } = standing;
    RatedLine {
        rank: *rank,
        player: player.id,
        name: player.name.clone(),
        figure: Figure::known(known),
        games: row.games_so_far,
        change: change(row.before, row.after),
        address: row.period.address(),
        last: PeriodName::new(row.period, titles),
    }
}
