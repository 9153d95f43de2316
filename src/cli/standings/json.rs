//! `magister standings --json`; `docs/commands.md` describes it.

use std::io;

use serde::Serialize;
use serde_json::{Map, json};
use tournament::standings::{
    Against, Breakdown, Cap, Encounter, Fate, Origin, Row, Term, TieBreak, Value,
};

use super::Answered;

/// The answer as programs read it; the names of its fields stay the same.
#[derive(Serialize)]
struct JsonStandings<'a> {
    rows: Vec<JsonRow<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explained: Option<JsonExplained>,
}

#[derive(Serialize)]
struct JsonRow<'a> {
    rank: Option<u32>,
    tpn: u16,
    name: &'a str,
    values: Map<String, serde_json::Value>,
}

#[derive(Serialize)]
struct JsonExplained {
    tpn: u16,
    workings: Map<String, serde_json::Value>,
}

pub(super) fn line(answered: &Answered<'_>) -> io::Result<String> {
    let tie_breaks = &answered.standings.tie_breaks;
    let row = |row: &Row| JsonRow {
        rank: row.rank,
        tpn: row.number.0,
        name: answered.name(row.number),
        values: by_code(tie_breaks, row.values.iter().map(|value| decimal(*value))),
    };
    let standings = JsonStandings {
        rows: answered.standings.rows.iter().map(row).collect(),
        explained: answered.explained.as_ref().map(|(row, workings)| JsonExplained {
            tpn: row.number.0,
            workings: by_code(tie_breaks, workings.iter().map(working)),
        }),
    };
    Ok(serde_json::to_string(&standings)?)
}

/// What is listed twice is said once, as it is in its last place.
fn by_code(
    tie_breaks: &[TieBreak],
    all: impl Iterator<Item = serde_json::Value>,
) -> Map<String, serde_json::Value> {
    tie_breaks.iter().map(TieBreak::to_string).zip(all).collect()
}

fn decimal(value: Value) -> serde_json::Value {
    value.decimal().map_or(serde_json::Value::Null, serde_json::Value::String)
}

fn working(working: &Breakdown) -> serde_json::Value {
    match working {
        Breakdown::Sum(terms) => json!({ "kind": "sum", "rounds": rounds(terms) }),
        Breakdown::Mean(terms) => json!({ "kind": "mean", "rounds": rounds(terms) }),
        Breakdown::UpperHalf { rounds: counting, limit } => json!({
            "kind": "sum",
            "rounds": rounds(counting),
            "limit": decimal(Value::Hundredths(*limit)),
        }),
        Breakdown::Performance { games, mean, made, share, difference } => json!({
            "kind": "performance",
            "rounds": rounds(games),
            "mean": mean,
            "made": decimal(Value::Hundredths(*made)),
            "share": share,
            "difference": difference,
        }),
        Breakdown::Expectation { games, made } => json!({
            "kind": "expectation",
            "rounds": rounds(games),
            "made": decimal(Value::Hundredths(*made)),
        }),
        Breakdown::Encounters(encounters) => {
            let met = encounters.iter().map(encounter);
            json!({ "kind": "encounters", "met": met.collect::<Vec<_>>() })
        }
        Breakdown::Listed => json!({ "kind": "listed" }),
    }
}

fn rounds(terms: &[Term]) -> Vec<serde_json::Value> {
    let round = |term: &Term| {
        let (against, opponent) = match term.against {
            Against::Player(number) => ("player", Some(number.0)),
            Against::Dummy => ("dummy", None),
            Against::Nobody => ("nobody", None),
        };
        let score = term.opponent_score.map(Value::Points);
        let (made, n_byes, at_most) = match term.origin {
            Origin::AsMade => (term.opponent_score, 0, None),
            Origin::ByesAsDraws { made, n_byes } => (Some(made), n_byes, None),
            Origin::Dummy { made, cap } => (Some(made), 0, cap.map(Cap::score)),
        };
        json!({
            "round": term.round,
            "against": against,
            "opponent": opponent,
            "points": decimal(Value::Points(term.points)),
            "score": score.map_or(serde_json::Value::Null, decimal),
            "made": made.map(Value::Points).map_or(serde_json::Value::Null, decimal),
            "byes_as_draws": n_byes,
            "at_most": at_most.map(Value::Points).map_or(serde_json::Value::Null, decimal),
            "adds": decimal(term.adds),
            "cut": cut(term.fate),
        })
    };
    terms.iter().map(round).collect()
}

const fn cut(fate: Fate) -> Option<&'static str> {
    match fate {
        Fate::Kept => None,
        Fate::CutLow => Some("low"),
        Fate::CutAsUnplayed => Some("unplayed"),
        Fate::CutHigh => Some("high"),
    }
}

fn encounter(met: &Encounter) -> serde_json::Value {
    json!({
        "opponent": met.opponent.0,
        "games": met.n_games,
        "points": decimal(Value::Points(met.points)),
    })
}
