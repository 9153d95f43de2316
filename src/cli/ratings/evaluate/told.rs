//! The figures, in words and as data.

use std::fmt::Write as _;

use rating::evaluate::{Learning, Model, Parameter, RatingSystem};
use rating::{HIGHEST_VOLATILITY, REACH};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Evaluate, Figures, Row};

/// When a model learns, in short.
pub(super) fn periods(model: &Model) -> String {
    match model.learning() {
        Learning::Game => "by game".to_owned(),
        Learning::Days(days) => format!("{days} days"),
    }
}

pub(super) fn in_words(options: &Evaluate, figures: &Figures) -> String {
    let Figures { history, days: (first, last), from, rows } = figures;
    let mut text = format!(
        "{} games of {} players, {first} to {last}\n",
        history.games.len(),
        history.players.len()
    );
    // Writing to a text cannot fail.
    if history.n_unplayed > 0 {
        let _ = writeln!(text, "left out, without a result: {}", history.n_unplayed);
    }
    if let Some((until, tuned)) = options.tune_until.zip(rows.iter().find_map(|row| row.tuned)) {
        let _ = writeln!(text, "tuned on {} games before {until}", tuned.score.n_games);
    }
    if let Some(row) = rows.first() {
        let _ = writeln!(text, "predicted: {} games from {from} on\n", row.score.n_games);
    }
    let _ = writeln!(
        text,
        "{:<9} {:<10} {:>8} {:>8}  parameters",
        "system", "learns", "log-loss", "Brier"
    );
    for row in rows {
        let _ = writeln!(text, "{}", line(row).trim_end());
    }
    text + &bounds(rows)
}

/// How far a period moves ratings, for the systems that have bounds.
fn bounds(rows: &[Row]) -> String {
    let has_bounds =
        |row: &Row| matches!(row.model.method(), RatingSystem::Glicko | RatingSystem::Glicko2);
    if !rows.iter().any(has_bounds) {
        return String::new();
    }
    format!(
        "\nglicko, glicko2: as in rating lists, a period moves a rating at most {REACH} points beyond \
         its own\nand the opponents' ratings, and a volatility to at most {HIGHEST_VOLATILITY}\n"
    )
}

fn line(Row { model, score, .. }: &Row) -> String {
    let values: Vec<String> = Parameter::ALL
        .into_iter()
        .filter_map(|parameter| Some((parameter, model.value(parameter)?)))
        .filter(|(parameter, value)| *parameter != Parameter::Advantage || *value > 0.0)
        .map(|(parameter, value)| format!("{parameter}={value}"))
        .collect();
    format!(
        "{:<9} {:<10} {:>8.5} {:>8.5}  {}",
        model.method(),
        periods(model),
        score.log_loss,
        score.brier,
        values.join(",")
    )
}

/// The figures as programs read them; the names of the fields stay the same.
/// `docs/commands.md` describes them.
#[derive(Serialize)]
struct JsonFigures {
    games: usize,
    players: usize,
    unplayed: usize,
    first: String,
    last: String,
    from: String,
    tune_until: Option<String>,
    bounds: JsonBounds,
    rows: Vec<JsonRow>,
}

/// Of a period of Glicko and Glicko-2.
#[derive(Serialize)]
struct JsonBounds {
    reach: i32,
    volatility: f64,
}

#[derive(Serialize)]
struct JsonRow {
    system: &'static str,
    period_days: Option<u16>,
    parameters: Map<String, Value>,
    games: u32,
    log_loss: f64,
    brier: f64,
    tuned: Option<JsonTuned>,
}

#[derive(Serialize)]
struct JsonTuned {
    games: u32,
    log_loss: f64,
    trials: u32,
}

pub(super) fn as_json(options: &Evaluate, figures: &Figures) -> String {
    let Figures { history, days: (first, last), from, rows } = figures;
    let figures = JsonFigures {
        games: history.games.len(),
        players: history.players.len(),
        unplayed: history.n_unplayed,
        first: first.to_string(),
        last: last.to_string(),
        from: from.to_string(),
        tune_until: options.tune_until.map(|until| until.to_string()),
        bounds: JsonBounds { reach: REACH.0 / 100, volatility: HIGHEST_VOLATILITY },
        rows: rows.iter().map(JsonRow::from).collect(),
    };
    // Numbers, texts and lists of them can always be written.
    serde_json::to_string(&figures).unwrap_or_default()
}

impl From<&Row> for JsonRow {
    fn from(Row { model, score, tuned }: &Row) -> Self {
        let values = Parameter::ALL.into_iter().filter_map(|parameter| {
            Some((parameter.to_string(), Value::from(model.value(parameter)?)))
        });
        Self {
            system: model.method().word(),
            period_days: match model.learning() {
                Learning::Game => None,
                Learning::Days(days) => Some(days.get()),
            },
            parameters: values.collect(),
            games: score.n_games,
            log_loss: score.log_loss,
            brier: score.brier,
            tuned: tuned.map(|tuned| JsonTuned {
                games: tuned.score.n_games,
                log_loss: tuned.score.log_loss,
                trials: tuned.n_trials,
            }),
        }
    }
}
