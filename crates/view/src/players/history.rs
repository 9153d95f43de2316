//! How a player's rating in a pool came about: the curve, and the periods behind it.

use chrono::NaiveDate;
use domain::ratings::{KnownRating, PeriodKey, PeriodTitles, RatingPool, RatingRow};
use domain::{PlayerId, PoolId};
use form::players::ProfileQuery;
use words::Text;
use words::format::{date, date_short};

use super::profile::Profile;
use crate::chart::{self, Chart, Curve, Moment};
use crate::ratings::{Figure, PeriodName, change, pool_name, recomputed, why};

/// How many periods a page of the table shows.
const PAGE_SIZE: usize = 50;

/// A player's rating in a pool, and how it came about.
#[derive(Debug, Clone)]
pub struct PoolHistory {
    pub id: PoolId,
    pub name: Text,
    /// The rating now.
    pub figure: Figure,
    /// Since when nothing was played, and how uncertain it has become by that.
    pub idle: Option<Text>,
    /// How far the list is computed anew.
    pub recomputed: Option<Text>,
    /// Rated games.
    pub n_games: u32,
    pub games: Text,
    /// What was brought along.
    pub initial: Option<Text>,
    /// The curve.
    pub chart: Option<Chart>,
    /// What the curve, its dashes and its band mean.
    pub legend: Text,
    /// Why it moved last, the period in a slot.
    pub last: (PeriodName, Text),
    /// Whether the table is open: somebody has asked for a page of it.
    pub is_open: bool,
    /// How many periods there are.
    pub n_periods: Text,
    /// What each period on this page did, the latest first.
    pub steps: Vec<PeriodChange>,
    /// Which page it is; none if there is only one.
    pub page: Option<Text>,
    /// The page before.
    pub previous: Option<usize>,
    /// The page after.
    pub next: Option<usize>,
}

/// What one period did to the rating.
#[derive(Debug, Clone)]
pub struct PeriodChange {
    /// The word for the period in addresses.
    pub address: String,
    /// The period, and when it was closed.
    pub period: PeriodName,
    /// The difference.
    pub change: String,
    /// The rating after it.
    pub after: Figure,
    /// Why, in a line.
    pub why: Text,
}

/// What a history is drawn with.
#[derive(Clone, Copy)]
pub(crate) struct Drawn<'a> {
    /// The periods that the viewer may see.
    pub(crate) titles: &'a PeriodTitles,
    /// Which page is asked for.
    pub(crate) query: &'a ProfileQuery,
    pub(crate) today: NaiveDate,
}

/// The history of a player in a pool, from the player's rows in order; `None` without any.
pub(crate) fn history(
    player: (PlayerId, &str),
    pool: &RatingPool,
    rows: &[&RatingRow],
    drawn: Drawn<'_>,
) -> Option<PoolHistory> {
    let Drawn { titles, query, today } = drawn;
    let last = rows.last()?;
    let closed_on = titles.closed_on(last.period);
    let known = last.known_on(today, pool, closed_on);
    let n_pages = rows.len().div_ceil(PAGE_SIZE);
    let is_open = query.pool() == Some(pool.id);
    let page = if is_open { query.page().clamp(1, n_pages) } else { 1 };
    let on_page = rows.iter().rev().skip((page - 1) * PAGE_SIZE).take(PAGE_SIZE);
    Some(PoolHistory {
        id: pool.id,
        name: pool_name(pool),
        figure: Figure::known(&known),
        idle: idle(last, &known, closed_on),
        recomputed: recomputed(pool),
        n_games: last.games_so_far,
        games: Text::new("rating-games").with("count", last.games_so_far),
        initial: None,
        chart: chart::draw(curve(player, pool, rows, titles)?),
        legend: legend(last),
        last: (
            PeriodName::new(last.period, titles),
            Text::new("labelled").with_slot("label", "").with("what", why(last)),
        ),
        is_open,
        n_periods: Text::new("rating-history")
            .with("pool", pool_name(pool))
            .with("count", rows.len()),
        steps: on_page.map(|row| step(row, titles)).collect(),
        page: (n_pages > 1)
            .then(|| Text::new("players-page").with("page", page).with("all", n_pages)),
        previous: (page > 1).then(|| page - 1),
        next: (page < n_pages).then_some(page + 1),
    })
}

impl PoolHistory {
    /// As the viewer sees it: perhaps the rating as it is now, and not how it came about.
    pub(super) fn seen(self, profile: &Profile) -> Self {
        if profile.shows_curve {
            return self;
        }
        Self { chart: None, steps: Vec::new(), page: None, previous: None, next: None, ..self }
    }
}

/// Says why the deviation is not the one that the last period has left.
fn idle(last: &RatingRow, known: &KnownRating, closed_on: Option<NaiveDate>) -> Option<Text> {
    let (left, now) = (last.after.deviation()?.to_string(), known.state.deviation()?.to_string());
    let text = Text::new("rating-idle").with("date", date(closed_on?));
    (left != now).then(|| text.with("left", left).with("now", now))
}

fn step(row: &RatingRow, titles: &PeriodTitles) -> PeriodChange {
    PeriodChange {
        address: row.period.address(),
        period: PeriodName::new(row.period, titles),
        change: change(row.before, row.after),
        after: Figure::after(row),
        why: why(row),
    }
}

/// Without a deviation there is no band to explain.
fn legend(row: &RatingRow) -> Text {
    Text::new(match row.after.deviation() {
        Some(_) => "rating-chart-legend-band",
        None => "rating-chart-legend",
    })
}

fn curve(
    (player, name): (PlayerId, &str),
    pool: &RatingPool,
    rows: &[&RatingRow],
    titles: &PeriodTitles,
) -> Option<Curve> {
    let (first, last) = (rows.first()?, rows.last()?);
    let label = Text::new("rating-chart-label")
        .with("name", name)
        .with("pool", pool_name(pool))
        .with("first", first.before.rating().to_string())
        .with("last", last.after.rating().to_string())
        .with("count", rows.len());
    // Whoever sees a rating sees its periods; one without a day stands where the one before does.
    let days: Vec<Option<NaiveDate>> =
        rows.iter().map(|row| titles.closed_on(row.period)).collect();
    let mut on = days.iter().flatten().next().copied()?;
    let mut moments = Vec::with_capacity(rows.len());
    for (idx, (row, day)) in rows.iter().zip(days).enumerate() {
        on = day.unwrap_or(on).max(on);
        let page = (rows.len() - 1 - idx) / PAGE_SIZE + 1;
        let href = format!(
            "/players/{player}?pool={pool}&page={page}#{}",
            row_anchor(pool.id, row.period),
            pool = pool.id,
        );
        moments.push(moment(row, on, href, titles));
    }
    Some(Curve { label, start: first.before, moments })
}

/// Where the row of a period stands in the page.
fn row_anchor(pool: PoolId, period: PeriodKey) -> String {
    format!("pool-{pool}-{}", period.address())
}

fn moment(row: &RatingRow, on: NaiveDate, href: String, titles: &PeriodTitles) -> Moment {
    let name = PeriodName::new(row.period, titles);
    let is_provisional = row.is_provisional();
    let id = if is_provisional { "rating-chart-stop-provisional" } else { "rating-chart-stop" };
    let spoken = Text::new(id)
        .with("date", date(on))
        .with("period", name.in_words())
        .with("rating", Figure::of(row.after).plain())
        .with("change", change(row.before, row.after));
    let written = Text::new("rating-chart-written")
        .with("date", date_short(on))
        .with("rating", Figure::of(row.after).plain())
        .with("change", change(row.before, row.after));
    Moment { on, before: row.before, after: row.after, is_provisional, href, spoken, written }
}
