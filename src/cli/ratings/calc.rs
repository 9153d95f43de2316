//! `magister ratings calc`: new ratings for cases on standard input, a line each.

use std::io::{self, BufRead, Read};

use rating::calc::{
    CalcError, FideCase, FideGame, Glicko2Case, Glicko2Values, GlickoCase, GlickoValues,
    InitialCase, UncertainGame, bounded_glicko, bounded_glicko2, elo_fide, elo_fide_initial,
    glicko, glicko2,
};
use rating::fide::Peak;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::cli::files::{Streams, UNREADABLE, YES};
use crate::cli::reports::unless_seen_enough;

/// No case has so many games.
const MOST_BYTES: usize = 1 << 20;

/// Why a line has no answer.
#[derive(Debug, thiserror::Error)]
enum LineError {
    #[error("column {column}: {what}")]
    Json { column: usize, what: String },
    #[error("longer than {MOST_BYTES} bytes")]
    TooLong,
    #[error(transparent)]
    Case(#[from] CalcError),
}

/// A line of input, without the end of the line.
enum Line {
    Whole(Vec<u8>),
    TooLong,
}

#[derive(Deserialize)]
struct Tagged {
    system: CalcSystem,
}

/// As cases name them.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CalcSystem {
    Glicko,
    Glicko2,
    EloFide,
    EloFideInitial,
}

/// A case of either Glicko; what it was to give, and other keys, are passed over.
#[derive(Deserialize)]
struct GlickoLine {
    r: f64,
    rd: f64,
    c: f64,
    opp: Vec<(f64, f64, f64)>,
}

#[derive(Deserialize)]
struct Glicko2Line {
    r: f64,
    rd: f64,
    vol: f64,
    tau: f64,
    opp: Vec<(f64, f64, f64)>,
}

#[derive(Deserialize)]
struct FideLine {
    rating: i32,
    games_before: u32,
    ever2400: bool,
    junior: bool,
    games: Vec<(i32, f64)>,
}

#[derive(Deserialize)]
struct InitialLine {
    opponents: Vec<i32>,
    score: f64,
}

/// Answers each case; returns the exit code.
///
/// Faulty lines go to `complaints`; the others are still answered.
pub(super) fn run(input: &mut impl BufRead, streams: &mut Streams<'_>) -> io::Result<u8> {
    let mut code = YES;
    let answered = answer_all(input, streams, &mut code);
    unless_seen_enough(answered.map(|()| code), code)
}

fn answer_all(
    input: &mut impl BufRead,
    streams: &mut Streams<'_>,
    code: &mut u8,
) -> io::Result<()> {
    let mut number = 0u64;
    while let Some(line) = next_line(input)? {
        number += 1;
        let answer = match line {
            Line::Whole(line) if line.trim_ascii().is_empty() => continue,
            Line::Whole(line) => answer(&line),
            Line::TooLong => Err(vec![LineError::TooLong]),
        };
        match answer {
            Ok(values) => writeln!(streams.out, "{values}")?,
            Err(errors) => {
                *code = UNREADABLE;
                let about = format!("line {number}");
                errors.iter().try_for_each(|error| streams.complain(&about, error))?;
            }
        }
    }
    Ok(())
}

fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX) + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() <= MOST_BYTES || line.ends_with(b"\n") {
        return Ok(Some(Line::Whole(line)));
    }
    input.skip_until(b'\n')?;
    Ok(Some(Line::TooLong))
}

fn answer(line: &[u8]) -> Result<Value, Vec<LineError>> {
    let Tagged { system } = parse(line)?;
    let values = match system {
        CalcSystem::Glicko => of_glicko(parse(line)?),
        CalcSystem::Glicko2 => of_glicko2(parse(line)?),
        CalcSystem::EloFide => of_fide(parse(line)?),
        CalcSystem::EloFideInitial => of_initial(parse(line)?),
    };
    values.map_err(|errors| errors.into_iter().map(LineError::from).collect())
}

fn parse<T: DeserializeOwned>(line: &[u8]) -> Result<T, Vec<LineError>> {
    serde_json::from_slice(line).map_err(|error| {
        let (column, what) = (error.column(), error.to_string());
        // The crate counts lines, too; but here each is parsed alone.
        let place = format!(" at line {} column {column}", error.line());
        let what = what.strip_suffix(&place).unwrap_or(&what).to_owned();
        vec![LineError::Json { column, what }]
    })
}

fn of_glicko(line: GlickoLine) -> Result<Value, Vec<CalcError>> {
    let GlickoLine { r: rating, rd: deviation, c, opp } = line;
    let case = GlickoCase { rating, deviation, c, games: uncertain(&opp) };
    let (by_paper, (bounded, _)) = (glicko(&case)?, bounded_glicko(&case)?);
    let told = |values: GlickoValues| json!({ "r": values.rating, "rd": values.deviation });
    Ok(beside(told(by_paper), told(bounded)))
}

fn of_glicko2(line: Glicko2Line) -> Result<Value, Vec<CalcError>> {
    let Glicko2Line { r: rating, rd: deviation, vol: volatility, tau, opp } = line;
    let games = uncertain(&opp);
    let case = Glicko2Case { rating, deviation, volatility, tau, games };
    let (by_paper, (bounded, _)) = (glicko2(&case)?, bounded_glicko2(&case)?);
    let told = |values: Glicko2Values| json!({ "r": values.rating, "rd": values.deviation, "vol": values.volatility });
    Ok(beside(told(by_paper), told(bounded)))
}

/// What the paper gives, and beside it what a rating list makes of it if that is something else.
fn beside(mut by_paper: Value, bounded: Value) -> Value {
    if by_paper != bounded {
        by_paper["bounded"] = bounded;
    }
    by_paper
}

fn of_fide(line: FideLine) -> Result<Value, Vec<CalcError>> {
    let FideLine { rating, games_before, ever2400, junior, games } = line;
    let change = elo_fide(&FideCase {
        rating,
        games_before,
        peak: if ever2400 { Peak::Reached2400 } else { Peak::Below2400 },
        is_junior: junior,
        games: games.iter().map(|&(rating, score)| FideGame { rating, score }).collect(),
    })?;
    Ok(json!({ "change": change.change, "k": change.k }))
}

fn of_initial(line: InitialLine) -> Result<Value, Vec<CalcError>> {
    let InitialLine { opponents, score } = line;
    let values = elo_fide_initial(&InitialCase { opponents, score })?;
    Ok(json!({ "initial": values.initial, "published": values.is_published }))
}

fn uncertain(games: &[(f64, f64, f64)]) -> Vec<UncertainGame> {
    let game = |&(rating, deviation, score)| UncertainGame { rating, deviation, score };
    games.iter().map(game).collect()
}
