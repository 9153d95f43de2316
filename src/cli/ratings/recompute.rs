//! `magister ratings recompute`: every rating by the rules of this program, old and new side by side.

use std::io;

use clap::Args;
use desk::ratings;
use domain::ratings::{KnownRating, RatingChange, RecomputedList};
use rating::State;
use rating::ledger::RULES_VERSION;
use serde::Serialize;
use store::Store;
use system::clock;

use crate::cli::failure::Failure;
use crate::cli::files::Streams;

pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings recompute --dry-run   only show what would change
  magister ratings recompute
  magister ratings recompute --json

Recomputes every rating list from its games in one transaction, and writes that to the audit log as
one act. Shows each rating that changes, old and new. The old ratings stay readable: of each list
that changes they are kept as a published list.

Exit code: 0.";

/// Options of `ratings recompute`.
#[derive(Debug, Clone, Args)]
pub struct Recompute {
    /// Show what would change, and change nothing.
    #[arg(long)]
    pub dry_run: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Recomputes the ratings, or tries to; the answer is an exit code.
pub(super) fn run(
    options: &Recompute,
    store: &Store,
    streams: &mut Streams<'_>,
) -> Result<u8, Failure> {
    let now = clock::now();
    let lists = store.write(|db| {
        if options.dry_run {
            ratings::would_recompute(db, now)
        } else {
            ratings::recompute_all(db, now)
        }
    })?;
    if options.json {
        let told = JsonRecomputed::of(options, &lists);
        // Numbers, texts and lists of them can always be written.
        return Ok(streams.tell(serde_json::to_string(&told).unwrap_or_default())?);
    }
    Ok(in_words(options, &lists, streams)?)
}

fn in_words(
    options: &Recompute,
    lists: &[RecomputedList],
    streams: &mut Streams<'_>,
) -> io::Result<u8> {
    for RecomputedList { pool, changes, kept } in lists {
        for RatingChange { player, name, before, after, .. } in changes {
            let (before, after) = (figure(*before), figure(*after));
            writeln!(
                streams.out,
                "pool {}, player {player} ({name}): {before} -> {after}",
                pool.id
            )?;
        }
        if let Some((number, _)) = kept.as_ref().filter(|_| !options.dry_run) {
            writeln!(
                streams.out,
                "pool {}: published list {number} keeps the old ratings",
                pool.id
            )?;
        }
    }
    let n_changed: usize = lists.iter().map(|list| list.changes.len()).sum();
    let verb = if options.dry_run { "would change" } else { "changed" };
    streams.tell(format_args!("{n_changed} ratings {verb}"))
}

/// A rating as the ledger keeps it: `1500.12 ± 45.00`.
fn figure(known: Option<KnownRating>) -> String {
    let Some(KnownRating { state, .. }) = known else { return "none".to_owned() };
    let points = |hundredths: i32| format!("{:.2}", f64::from(hundredths) / 100.0);
    let deviation = state.deviation().map(|deviation| format!(" ± {}", points(deviation.0)));
    format!("{}{}", points(state.rating().0), deviation.unwrap_or_default())
}

/// What was done as programs read it; the names of the fields stay the same.
/// `docs/commands.md` describes them.
#[derive(Serialize)]
struct JsonRecomputed<'r> {
    rules_version: u32,
    dry_run: bool,
    lists: Vec<JsonList<'r>>,
}

#[derive(Serialize)]
struct JsonList<'r> {
    pool: i32,
    family: &'r str,
    system: &'static str,
    kept_as: Option<u32>,
    ratings: Vec<JsonChange<'r>>,
}

#[derive(Serialize)]
struct JsonChange<'r> {
    player: i32,
    name: &'r str,
    before: Option<JsonRating>,
    after: Option<JsonRating>,
}

#[derive(Serialize)]
struct JsonRating {
    rating: f64,
    deviation: Option<f64>,
    volatility: Option<f64>,
}

impl<'r> JsonRecomputed<'r> {
    fn of(options: &Recompute, lists: &'r [RecomputedList]) -> Self {
        let list = |list: &'r RecomputedList| JsonList {
            pool: list.pool.id.0,
            family: list.pool.family(),
            system: list.pool.system().word(),
            kept_as: list.kept.as_ref().map(|(number, _)| *number).filter(|_| !options.dry_run),
            ratings: list.changes.iter().map(JsonChange::of).collect(),
        };
        Self {
            rules_version: RULES_VERSION,
            dry_run: options.dry_run,
            lists: lists.iter().map(list).collect(),
        }
    }
}

impl<'r> JsonChange<'r> {
    fn of(change: &'r RatingChange) -> Self {
        let known = |known: Option<KnownRating>| known.map(|known| JsonRating::of(known.state));
        Self {
            player: change.player.0,
            name: &change.name,
            before: known(change.before),
            after: known(change.after),
        }
    }
}

impl JsonRating {
    fn of(state: State) -> Self {
        Self {
            rating: f64::from(state.rating().0) / 100.0,
            deviation: state.deviation().map(|deviation| f64::from(deviation.0) / 100.0),
            volatility: state.volatility().map(|volatility| f64::from(volatility.0) / 1e6),
        }
    }
}
