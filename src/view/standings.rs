//! Standings: who leads, and the working of each number.

mod closing;
mod csv;
mod working;

use askama::Template;
use rules::{BySeat, Points, Seat};
use tournament::entry::Number;
use tournament::standings::{Row, Standings, TieBreak, standings};
use tournament::withdrawal::Counting;

use super::tournaments::{Tab, TournamentHead};
use super::{Frame, Text, filters};
use crate::domain::PlayerId;
use crate::domain::entries::Entry;
use crate::domain::events::Event;
use crate::domain::ratings::moves_ratings;
use crate::domain::standings::{Progress, WallChart, settled};
use crate::domain::tournaments::Stage;

pub use closing::{ClosePage, OpenGame};
pub(super) use csv::first_cells;
pub use csv::{Spreadsheet, standings_csv};
pub use working::WorkingLine;

/// The standings of a tournament, now or after an earlier round.
#[derive(Template)]
#[template(path = "standings/show.html")]
pub struct StandingsPage {
    /// Around it.
    pub frame: Frame,
    /// The tournament.
    pub head: TournamentHead,
    /// Why the order may still change.
    pub provisional: Option<Text>,
    /// The same page after each round.
    pub rounds: Vec<RoundLink>,
    /// The columns of values, points first.
    pub columns: Vec<Column>,
    /// Whether anybody was entered with a rating.
    pub has_ratings_entered: bool,
    /// Whether any game points were written down.
    pub has_game_points: bool,
    /// By rank; struck players last.
    pub rows: Vec<StandingRow>,
    /// What an arbiter is offered here.
    pub actions: Actions,
    /// Whether there is a page of what it did to ratings.
    pub has_ratings: bool,
}

/// What an arbiter is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actions {
    /// Nothing.
    None,
    /// To close the tournament.
    Close,
    /// To open it again.
    Reopen,
}

/// A link to the standings after a round.
#[derive(Debug, Clone)]
pub struct RoundLink {
    /// The round.
    pub round: u16,
    /// What the link says aloud.
    pub label: Text,
    /// Whether it is shown now.
    pub is_current: bool,
}

/// A tie-break as a column.
#[derive(Debug, Clone)]
pub struct Column {
    /// Its heading.
    pub short: Text,
    /// What that means.
    pub long: Text,
}

/// A player in the standings.
#[derive(Debug, Clone)]
pub struct StandingRow {
    /// The rank, shared by equals; none for a struck player.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The rating when entered.
    pub rating: Option<u16>,
    /// Whether they left, and what became of their games.
    pub left: Option<Text>,
    /// One for each column; none for a struck player.
    pub values: Vec<ValueCell>,
    /// Own and opponents' game points, if any were written down.
    pub game_points: Option<Text>,
}

/// A value that opens into its working.
#[derive(Debug, Clone)]
pub struct ValueCell {
    /// The value.
    pub value: String,
    /// What it is, aloud.
    pub label: Text,
    /// What each round brought.
    pub lines: Vec<WorkingLine>,
    /// What there is to say when no round brought anything.
    pub none: Text,
}

impl StandingsPage {
    /// The standings of a chart, which may be one after an earlier round.
    #[must_use]
    pub fn new(frame: Frame, event: &Event, chart: &WallChart, after: Option<u16>) -> Self {
        let tie_breaks = chart.tournament.details.format.tie_breaks();
        let order = standings(&chart.table, tie_breaks);
        let rows: Vec<StandingRow> =
            order.rows.iter().filter_map(|row| standing_row(chart, &order, row)).collect();
        Self {
            frame,
            head: TournamentHead::new(
                event,
                &chart.tournament,
                heading(chart, after),
                Tab::Standings,
            ),
            provisional: provisional(chart),
            rounds: round_links(chart, after),
            columns: tie_breaks.iter().map(|tie_break| column(*tie_break)).collect(),
            has_ratings_entered: rows.iter().any(|row| row.rating.is_some()),
            has_game_points: rows.iter().any(|row| row.game_points.is_some()),
            rows,
            actions: Actions::None,
            has_ratings: moves_ratings(&chart.tournament, event.visibility),
        }
    }

    /// The same page for an arbiter.
    #[must_use]
    pub fn for_arbiters(mut self, stage: Stage) -> Self {
        self.actions = match stage {
            Stage::Entry => Actions::None,
            Stage::Running => Actions::Close,
            Stage::Closed => Actions::Reopen,
        };
        self
    }
}

fn heading(chart: &WallChart, after: Option<u16>) -> Text {
    let all = chart.n_rounds();
    match after {
        Some(round) => Text::new("standings-after-round").with("round", round).with("all", all),
        None if chart.tournament.stage == Stage::Closed => Text::new("standings-final"),
        None => Text::new("standings-title"),
    }
}

/// Says how many games are open, as long as there are any, else how many rounds are to come.
#[must_use]
pub fn provisional(chart: &WallChart) -> Option<Text> {
    let Progress { open, all } = Progress::of(&chart.table);
    if open > 0 {
        return Some(Text::new("standings-provisional").with("open", open).with("all", all));
    }
    let unpaired = chart.n_unpaired();
    (unpaired > 0).then(|| Text::new("standings-rounds-to-come").with("rounds", unpaired))
}

fn round_links(chart: &WallChart, after: Option<u16>) -> Vec<RoundLink> {
    // The table of a Swiss after a round knows no later one.
    let n_rounds = chart.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
    let link = |round| RoundLink {
        round,
        label: Text::new("standings-after-round-label").with("round", round),
        is_current: after == Some(round),
    };
    (1..=n_rounds).map(link).collect()
}

/// A tie-break in a few letters and in words.
#[must_use]
pub fn column(tie_break: TieBreak) -> Column {
    let (short, long) = match tie_break {
        TieBreak::Pts => ("tie-break-pts", "tie-break-pts-long"),
        TieBreak::De => ("tie-break-de", "tie-break-de-long"),
        TieBreak::Sb => ("tie-break-sb", "tie-break-sb-long"),
        TieBreak::Win => ("tie-break-win", "tie-break-win-long"),
        TieBreak::Won => ("tie-break-won", "tie-break-won-long"),
    };
    Column { short: Text::new(short), long: Text::new(long) }
}

fn standing_row(chart: &WallChart, order: &Standings, row: &Row) -> Option<StandingRow> {
    let entry = chart.entry(row.number)?;
    let values = order.tie_breaks.iter().zip(&row.values);
    let values = values.map(|(tie_break, valued)| ValueCell {
        value: valued.value.to_string(),
        label: Text::new("standings-value-label")
            .with("value", valued.value.to_string())
            .with("what", column(*tie_break).long)
            .with("name", entry.name.as_str()),
        lines: working::lines(chart, row.number, &valued.working),
        none: working::none(*tie_break),
    });
    Some(StandingRow {
        rank: row.rank,
        player: entry.player,
        name: entry.name.clone(),
        rating: entry.rating,
        left: left(chart, entry, row.number),
        values: values.collect(),
        game_points: game_points(chart, entry).map(|(own, other)| {
            Text::new("standings-game-points")
                .with("own", own.to_string())
                .with("other", other.to_string())
        }),
    })
}

/// Whether a player left, and what became of the games.
fn left(chart: &WallChart, entry: &Entry, number: Number) -> Option<Text> {
    let round = entry.withdrawn_from?;
    let id = if chart.table.is_struck(number) { "standings-struck" } else { "standings-withdrawn" };
    Some(Text::new(id).with("round", round))
}

/// Own and opponents' points of all counting games in which they were written down.
#[must_use]
pub fn game_points(chart: &WallChart, entry: &Entry) -> Option<(Points, Points)> {
    let mut sums: Option<BySeat<u32>> = None;
    for pairing in &chart.pairings {
        let seat = match entry.id {
            id if pairing.first == id => Seat::First,
            id if pairing.second == Some(id) => Seat::Second,
            _ => continue,
        };
        let Some(game) = settled(&chart.table, &chart.entries, pairing) else {
            continue;
        };
        let result = chart.results.get(&pairing.id);
        let points = result.and_then(|result| result.decision.points.as_ref());
        let (Counting::Counts, true, Some(points)) =
            (game.counting, game.pairing.result.is_played(), points)
        else {
            continue;
        };
        let sum = sums.get_or_insert(BySeat { first: 0, second: 0 });
        sum.first += points[seat].halves();
        sum.second += points[seat.other()].halves();
    }
    let points = sums?.map(Points::from_halves);
    Some((points.first, points.second))
}
