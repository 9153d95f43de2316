//! Why one player stands above another: for the players, and value by value for the arbiter.

use domain::NameKey;
use domain::pages::Part;
use domain::standings::WallChart;
use form::standings::StandingsAsked;
use tournament::entry::Number;
use tournament::standings::{Row, Standings};
use words::Text;

use crate::tie_breaks::TieBreakWords;

/// The question why somebody stands above somebody else, and its answer.
#[derive(Debug, Clone)]
pub struct AboveForm {
    /// Who can be picked, by name: those of this part of the table, and those asked about.
    pub players: Vec<(Number, String)>,
    /// Who is picked, the one above and the one below: those asked about, or the first two.
    pub picked: Option<(Number, Number)>,
    pub answer: Option<AboveWords>,
}

#[derive(Debug, Clone)]
pub struct AboveWords {
    pub title: Text,
    pub short: Text,
    /// What was compared, up to what decides: each with the values of both.
    pub compared: Vec<Text>,
}

impl AboveForm {
    pub(super) fn new(
        chart: &WallChart,
        order: &Standings,
        (asked, part): (&StandingsAsked, Part),
    ) -> Self {
        let rows = &order.rows;
        let place = |number: Number| rows.iter().position(|row| row.number == number);
        let pair = asked.above.and_then(|(one, other)| {
            let (one, other) = (place(one)?, place(other)?);
            (one != other).then(|| (&rows[one.min(other)], &rows[one.max(other)]))
        });
        let shown = &rows[part.rows()];
        let pair = pair.or_else(|| Some((shown.first()?, shown.get(1)?)));
        let asked = pair.into_iter().flat_map(|(above, below)| [above, below]);
        let is_shown = |row: &Row| shown.iter().any(|one| one.number == row.number);
        let others = asked.filter(|row| !is_shown(row));
        let named = |row: &Row| Some((row.number, chart.entry(row.number)?.name.clone()));
        let mut players: Vec<_> = shown.iter().chain(others).filter_map(named).collect();
        players.sort_by_cached_key(|(_, name)| NameKey::of(name));
        Self {
            players,
            picked: pair.map(|(above, below)| (above.number, below.number)),
            answer: pair.and_then(|(above, below)| answer(chart, order, above, below)),
        }
    }

    /// Whether somebody is picked as the one above.
    pub fn is_above(&self, number: &Number) -> bool {
        self.picked.is_some_and(|(above, _)| above == *number)
    }

    /// Whether somebody is picked as the one below.
    pub fn is_below(&self, number: &Number) -> bool {
        self.picked.is_some_and(|(_, below)| below == *number)
    }
}

fn answer(chart: &WallChart, order: &Standings, above: &Row, below: &Row) -> Option<AboveWords> {
    let name = |row: &Row| Some(chart.entry(row.number)?.name.clone());
    let (first, second) = (name(above)?, name(below)?);
    let decides = above.values.iter().zip(&below.values).position(|(one, other)| one != other);
    let n_compared = decides.map_or(above.values.len(), |column| column + 1);
    let line = |column: usize| {
        let words = TieBreakWords::new(order.tie_breaks[column]);
        Text::new("above-compared")
            .with("tie-break", words.name)
            .with("own", above.values[column])
            .with("other", below.values[column])
    };
    let compared = (0..n_compared.min(below.values.len())).map(line).collect();
    let short = match decides {
        _ if below.rank.is_none() => Text::new("above-struck"),
        None => Text::new("above-level").with("rank", below.rank.unwrap_or_default()),
        Some(0) => Text::new("above-points"),
        Some(column) => Text::new("above-tie-break")
            .with("points", above.values[0])
            .with("tie-break", TieBreakWords::new(order.tie_breaks[column]).name),
    };
    let value = |row: &Row| {
        let column = decides.unwrap_or_default();
        row.values.get(column).map_or_else(
            || Text::new("above-none"),
            |value| Text::new("above-value").with("value", *value),
        )
    };
    Some(AboveWords {
        title: Text::new("above-of").with("above", first.as_str()).with("below", second.as_str()),
        short: short
            .with("above", first.as_str())
            .with("below", second.as_str())
            .with("own", value(above))
            .with("other", value(below)),
        compared,
    })
}
