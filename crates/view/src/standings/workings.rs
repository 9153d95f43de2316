//! A player in the standings: how each value came about.

use askama::Template;
use domain::events::Event;
use domain::pages::Part;
use domain::standings::WallChart;
use domain::{PlayerId, TournamentId};
use tournament::entry::Number;
use tournament::standings::{Breakdown, Method, Row, Standings, TieBreak, breakdowns};
use words::Text;
use words::format::Numeral;

use super::working::{Asked, Level, Told};
use super::{beside, heading};
use crate::tie_breaks::TieBreakWords;
use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// The workings of one player's values; one of them is shown over the standings, without a page in between.
#[derive(Template)]
#[template(path = "standings/workings.html")]
pub struct WorkingsPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Of which standings, and where they are.
    pub standings: (Text, String),
    pub player: PlayerId,
    pub name: String,
    /// The rank among how many.
    pub place: Text,
    /// In the order in which they count.
    pub values: Vec<Worked>,
}

pages! { WorkingsPage }

/// A value, and how it came about.
#[derive(Debug, Clone)]
pub struct Worked {
    /// As the tie-break is written, which names its part of the page.
    pub code: String,
    pub what: Text,
    pub value: Numeral,
    pub told: Told,
}

/// The part of a player's page that tells of a value.
pub(super) fn href(
    tournament: TournamentId,
    number: Number,
    after: Option<u16>,
    tie_break: TieBreak,
) -> String {
    let after = after.map(|round| format!("?after={round}")).unwrap_or_default();
    format!("/tournaments/{tournament}/standings/{number}{after}#{tie_break}")
}

impl WorkingsPage {
    /// None if nobody has this number, or if the player has no values.
    pub fn new(
        frame: Frame,
        event: &Event,
        chart: &WallChart,
        (number, after): (Number, Option<u16>),
    ) -> Option<Self> {
        let order = chart.standings();
        let idx = order.rows.iter().position(|row| row.number == number)?;
        let (entry, rank) = (chart.entry(number)?, order.rows[idx].rank?);
        let name = entry.name.clone();
        let title = Text::new("workings-title").with("name", name.as_str());
        let id = chart.tournament.id;
        let page = Part::with(order.rows.len(), idx).number;
        let n_ranked = order.rows.iter().filter(|row| row.rank.is_some()).count();
        Some(Self {
            frame,
            head: TournamentHead::new(event, &chart.tournament, title, Tab::Standings),
            standings: (
                heading(chart, after),
                format!("/tournaments/{id}/standings?{}page={page}#number-{number}", beside(after)),
            ),
            player: entry.player,
            name,
            place: Text::new("workings-place").with("rank", rank).with("players", n_ranked),
            values: values(chart, order, idx),
        })
    }
}

/// How the values of a row came about.
pub(crate) fn values(chart: &WallChart, order: &Standings, idx: usize) -> Vec<Worked> {
    let workings = breakdowns(&chart.table, &order.tie_breaks);
    let (row, of_row) = (&order.rows[idx], &workings[idx]);
    let value = |((column, tie_break), working): ((usize, &TieBreak), &Breakdown)| Worked {
        code: tie_break.to_string(),
        what: TieBreakWords::new(*tie_break).name,
        value: row.values[column].into(),
        told: Told::new(
            Asked {
                chart,
                number: row.number,
                tie_break: *tie_break,
                value: row.values[column],
                working,
            },
            &level(order, &workings, (row, column)),
        ),
    };
    order.tie_breaks.iter().enumerate().zip(of_row).map(value).collect()
}

/// Those who are level with a row before a direct encounter.
fn level<'a>(
    order: &Standings,
    workings: &'a [Vec<Breakdown>],
    (row, column): (&Row, usize),
) -> Level<'a> {
    if order.tie_breaks[column].method() != Method::De {
        return Level::nobody();
    }
    let levels = Level::of_rows(&order.rows, workings, column).into_iter();
    levels.into_iter().find(|level| level.has(row.number)).unwrap_or_else(Level::nobody)
}
