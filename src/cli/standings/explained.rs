//! `magister standings` for people: a table, and where the values of one player come from.

use std::fmt::Write;

use tournament::entry::Number;
use tournament::standings::{
    Against, Breakdown, Encounter, Fate, Origin, Row, Term, TieBreak, Value,
};

use super::Answered;
use crate::cli::files::visible;

pub(super) fn text(answered: &Answered<'_>) -> String {
    let mut text = table(answered);
    if answered.is_unrated {
        text +=
            "Tie-breaks by rating are left out: some players are unrated (/U1400 rates them).\n";
    }
    if let Some((row, workings)) = &answered.explained {
        let _ = write!(text, "\n{} {}", row.number, name(answered, row));
        if let Some(rank) = row.rank {
            let _ = write!(text, ", rank {rank}");
        }
        text.push('\n');
        let values = answered.standings.tie_breaks.iter().zip(&row.values).zip(workings);
        for ((tie_break, value), working) in values {
            text += &explained(answered, *tie_break, *value, working);
        }
    }
    text
}

/// Columns under their codes: numbers to the right, names to the left.
fn table(answered: &Answered<'_>) -> String {
    let codes = answered.standings.tie_breaks.iter().map(TieBreak::to_string);
    let head = ["rank", "no.", "name"].map(str::to_owned).into_iter().chain(codes);
    let mut lines: Vec<Vec<String>> = vec![head.collect()];
    for row in &answered.standings.rows {
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let mut line = vec![rank, row.number.to_string(), name(answered, row)];
        line.extend(row.values.iter().map(|value| shown(*value)));
        lines.push(line);
    }
    let n_columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, width))| match column {
            2 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

fn name(answered: &Answered<'_>, row: &Row) -> String {
    answered.name(row.number).chars().map(visible).collect()
}

fn shown(value: Value) -> String {
    match value {
        Value::Place(None) => "–".to_owned(),
        _ => value.decimal().unwrap_or_else(|| "–".to_owned()),
    }
}

fn explained(
    answered: &Answered<'_>,
    tie_break: TieBreak,
    value: Value,
    working: &Breakdown,
) -> String {
    let mut text = format!("\n{tie_break} = {}{}\n", shown(value), how(working));
    match working {
        Breakdown::Sum(terms)
        | Breakdown::Mean(terms)
        | Breakdown::UpperHalf { rounds: terms, .. }
        | Breakdown::Performance { games: terms, .. }
        | Breakdown::Expectation { games: terms, .. } => {
            for term in terms {
                let _ = writeln!(text, "  {}", round(answered, term));
            }
        }
        Breakdown::Encounters(encounters) => {
            for met in encounters {
                let _ = writeln!(text, "  {}", encounter(answered, met));
            }
        }
        Breakdown::Listed => {}
    }
    text
}

/// What is done with the lines.
fn how(working: &Breakdown) -> String {
    match working {
        Breakdown::Sum(_) | Breakdown::Encounters(_) | Breakdown::Listed => String::new(),
        Breakdown::Mean(_) => ", the mean of".to_owned(),
        Breakdown::UpperHalf { limit, .. } => {
            let limit = shown(Value::Hundredths(*limit));
            format!(": against players with at least {limit}")
        }
        Breakdown::Performance { mean, share, difference, .. } => {
            format!(": mean {mean}, {share} % of the points are worth {difference:+}")
        }
        Breakdown::Expectation { made, .. } => {
            let made = shown(Value::Hundredths(*made));
            format!(": the lowest rating with an expected score of {made}")
        }
    }
}

fn round(answered: &Answered<'_>, term: &Term) -> String {
    let against = match term.against {
        Against::Player(number) => person(answered, number),
        Against::Dummy => "a dummy".to_owned(),
        Against::Nobody => "nobody".to_owned(),
    };
    let adds = match (term.opponent_score, term.adds) {
        (Some(score), Value::Hundredths(_)) => {
            let (points, score) = (Value::Points(term.points), Value::Points(score));
            format!("{} × {} = {}", shown(points), shown(score), shown(term.adds))
        }
        _ => shown(term.adds),
    };
    let cut = match term.fate {
        Fate::Kept => "",
        Fate::CutLow => ", cut: the least significant",
        Fate::CutAsUnplayed => ", cut: a voluntary unplayed round",
        Fate::CutHigh => ", cut: the most significant",
    };
    let origin = match term.origin {
        Origin::AsMade | Origin::Dummy { cap: None, .. } => String::new(),
        Origin::ByesAsDraws { made, n_byes } => {
            let byes = if n_byes == 1 { "bye" } else { "byes" };
            format!(" ({} made, {n_byes} {byes} at the end as draws)", shown(Value::Points(made)))
        }
        Origin::Dummy { made, cap: Some(cap) } => {
            let (made, cap) = (Value::Points(made), Value::Points(cap.score()));
            format!(" with {}, at most {}", shown(made), shown(cap))
        }
    };
    format!("round {}, {against}{origin}: {adds}{cut}", term.round)
}

fn encounter(answered: &Answered<'_>, met: &Encounter) -> String {
    let points = shown(Value::Points(met.points));
    let games = if met.n_games == 1 { "game" } else { "games" };
    format!("{}: {points} from {} {games}", person(answered, met.opponent), met.n_games)
}

fn person(answered: &Answered<'_>, number: Number) -> String {
    let name: String = answered.name(number).chars().map(visible).collect();
    format!("{number} {name}").trim_end().to_owned()
}
