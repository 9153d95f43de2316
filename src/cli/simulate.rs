//! `magister simulate`: simulated Swiss tournaments, as tournament report files.

mod slowest;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use system::platform::write_whole;
use system::secrets;
use tournament::pairing::dutch;
use tournament::points::PointSystem;
use tournament::simulate::{self, Options, Permille, ReportError, SimulateError, simulate};
use tournament::table::{MAX_PLAYERS, MAX_ROUNDS};
use tournament::trf::Dialect;

use super::export::Format;
use super::files::{Streams, YES};

pub(super) const EXAMPLES: &str = "Examples:
  magister simulate > open.trf
  magister simulate --seed 7 > open.trf
  magister simulate --players 4-300 --draws 45 --late 10 --count 100 -o events
  magister simulate --players 4-300 --count 5000 --slowest

Options you leave out are drawn from the seed: 20 to 120 players, enough rounds to find a winner
or up to three more, 20 to 50 % draws, up to 4 % forfeits and half-point byes, 2 % absences and
withdrawals, 6 % late entries, 400 to 1400 rating points. Games that are not drawn are won by
FIDE's table of expected scores (8.1.2). Without --seed one is drawn and printed.";

/// The rating of the strongest there can be.
const STRONGEST: u16 = 2800;

/// A seed that is drawn is short enough to be typed again.
const SEEDS: u64 = 1_000_000_000;

/// Arguments of `magister simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    /// Seed of all random draws; the same seed and options give the same event.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Number of events, each from the next seed.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub count: u32,
    /// Number of players; in a range such as 4-300 each seed takes the next.
    #[arg(long, value_name = "N")]
    pub players: Option<Sizes>,
    /// Number of rounds.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_ROUNDS)))]
    pub rounds: Option<u16>,
    /// How often anything happens.
    #[command(flatten)]
    pub chances: Chances,
    /// Groups of two to four players kept apart.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub forbidden: u16,
    /// Points for pairing only, in the first rounds.
    #[arg(long, value_name = "HOW", default_value = "none")]
    pub acceleration: Acceleration,
    /// Points for a win, a draw and a loss.
    #[arg(long, value_name = "W-D-L", default_value = "1-½-0")]
    pub points: PointSystem,
    /// Gap between highest and lowest rating.
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(u16).range(0..=i64::from(STRONGEST)))]
    pub rating_spread: Option<u16>,
    /// Edition of the format.
    #[arg(long, default_value = "trf26")]
    pub format: Format,
    /// Output file, or folder for several events; by default standard output.
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
    /// Show which round took longest to pair, and write no files.
    #[arg(long, conflicts_with_all = ["output", "format"])]
    pub slowest: bool,
}

/// How often anything happens, in percent.
#[derive(Debug, Clone, Copy, Args)]
pub struct Chances {
    /// Games that end in a draw.
    #[arg(long, value_name = "PERCENT")]
    pub draws: Option<Percent>,
    /// Games that are forfeited.
    #[arg(long, value_name = "PERCENT")]
    pub forfeits: Option<Percent>,
    /// Players who ask for a half-point bye, in each round but the last.
    #[arg(long, value_name = "PERCENT")]
    pub byes: Option<Percent>,
    /// Players who are given a full-point bye, in each round.
    #[arg(long, value_name = "PERCENT", default_value = "0")]
    pub full_point_byes: Percent,
    /// Players who are absent, in each round.
    #[arg(long, value_name = "PERCENT")]
    pub absences: Option<Percent>,
    /// Players who enter after round 1.
    #[arg(long, value_name = "PERCENT")]
    pub late: Option<Percent>,
    /// Players who withdraw, after each round.
    #[arg(long, value_name = "PERCENT")]
    pub withdrawals: Option<Percent>,
}

/// Points for pairing only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Acceleration {
    /// None.
    None,
    /// For the upper half, in the first half of the rounds.
    Baku,
}

/// So many players, or as many as the seed gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    least: u16,
    most: u16,
}

/// From 0 to 100, with one digit after the point at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Percent(Permille);

/// A text that is not a number of players.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a number of players: use 2 to {MAX_PLAYERS}, or a range such as 4-300")]
pub struct SizesError {
    text: String,
}

/// A text that is not a percentage.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a percentage: use 0 to 100, such as 30 or 2.5")]
pub struct PercentError {
    text: String,
}

/// Why there is no event.
#[derive(Debug, thiserror::Error)]
pub enum NoEvent {
    #[error("several events need a folder: name one with --output")]
    NoFolder,
    #[error("Baku acceleration needs a win worth two draws and a loss worth 0: change --points")]
    Baku,
    #[error("seed {seed}: {error}")]
    Simulate { seed: u64, error: SimulateError },
    #[error("seed {seed}: {error}")]
    Report { seed: u64, error: ReportError },
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: io::Error },
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Plays the events and writes them; a drawn seed goes to the complaints.
pub(super) fn run(options: &Simulate, streams: &mut Streams<'_>) -> Result<u8, NoEvent> {
    if options.count > 1 && options.output.is_none() && !options.slowest {
        return Err(NoEvent::NoFolder);
    }
    if options.acceleration == Acceleration::Baku && !options.points.takes_baku() {
        return Err(NoEvent::Baku);
    }
    let first = if let Some(seed) = options.seed {
        seed
    } else {
        let seed = secrets::lot_seed().map_err(io::Error::other)? % SEEDS;
        writeln!(streams.complaints, "seed {seed}")?;
        seed
    };
    if options.slowest {
        writeln!(streams.out, "{}", slowest::slowest(options, first)?)?;
        return Ok(YES);
    }
    options.write_all(first, streams.out)?;
    Ok(YES)
}

impl Simulate {
    fn write_all(&self, first: u64, out: &mut dyn Write) -> Result<(), NoEvent> {
        match &self.output {
            None => out.write_all(self.text(first)?.as_bytes())?,
            Some(file) if self.count == 1 && !file.is_dir() => self.write(first, file)?,
            Some(folder) => {
                let failed = |error| NoEvent::File { file: folder.clone(), error };
                fs::create_dir_all(folder).map_err(failed)?;
                for seed in self.seeds(first) {
                    self.write(seed, &folder.join(format!("swiss-{seed}.trf")))?;
                }
            }
        }
        Ok(())
    }

    fn seeds(&self, first: u64) -> impl Iterator<Item = u64> {
        (0..u64::from(self.count)).map(move |n| first.wrapping_add(n))
    }

    /// What is not set is drawn.
    fn event(&self, seed: u64) -> Options {
        let drawn = Options::drawn(seed, self.players.map(|players| players.of_seed(seed)));
        let or = |set: Option<Percent>, drawn: Permille| set.map_or(drawn, |percent| percent.0);
        let spread = self.rating_spread.unwrap_or(drawn.strongest - drawn.weakest);
        let Chances { draws, forfeits, byes, full_point_byes, absences, late, withdrawals } =
            self.chances;
        Options {
            n_rounds: self.rounds.unwrap_or(drawn.n_rounds),
            strongest: STRONGEST,
            weakest: STRONGEST.saturating_sub(spread),
            draws: or(draws, drawn.draws),
            forfeits: or(forfeits, drawn.forfeits),
            full_point_byes: full_point_byes.0,
            half_point_byes: or(byes, drawn.half_point_byes),
            zero_point_byes: or(absences, drawn.zero_point_byes),
            late_entries: or(late, drawn.late_entries),
            withdrawals: or(withdrawals, drawn.withdrawals),
            n_forbidden: self.forbidden,
            acceleration: match self.acceleration {
                Acceleration::None => simulate::Acceleration::None,
                Acceleration::Baku => simulate::Acceleration::Baku,
            },
            points: self.points,
            ..drawn
        }
    }

    fn text(&self, seed: u64) -> Result<String, NoEvent> {
        let simulated = simulate(&self.event(seed), dutch::pair)
            .map_err(|error| NoEvent::Simulate { seed, error })?;
        let dialect = match self.format {
            Format::Trf16 => Dialect::Trf16,
            Format::Trf26 => Dialect::Trf26,
        };
        let report = simulated.report_before(u16::MAX, dialect);
        let report = report.map_err(|error| NoEvent::Report { seed, error })?;
        Ok(format!("### seed {seed}\r\n{report}"))
    }

    fn write(&self, seed: u64, file: &Path) -> Result<(), NoEvent> {
        let failed = |error| NoEvent::File { file: file.to_owned(), error };
        write_whole(file, &self.text(seed)?).map_err(failed)
    }
}

impl Sizes {
    fn of_seed(self, seed: u64) -> u16 {
        let n_sizes = u64::from(self.most - self.least) + 1;
        self.least + u16::try_from(seed % n_sizes).unwrap_or(0)
    }
}

impl FromStr for Sizes {
    type Err = SizesError;

    fn from_str(text: &str) -> Result<Self, SizesError> {
        let size =
            |text: &str| text.trim().parse().ok().filter(|size| (2..=MAX_PLAYERS).contains(size));
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        match (size(least), size(most)) {
            (Some(least), Some(most)) if least <= most => Ok(Self { least, most }),
            _ => Err(SizesError { text: text.to_owned() }),
        }
    }
}

impl FromStr for Percent {
    type Err = PercentError;

    fn from_str(text: &str) -> Result<Self, PercentError> {
        let no_percentage = || PercentError { text: text.to_owned() };
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let is_plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_plain(whole) || !is_plain(tenth) || tenth.len() != 1 {
            return Err(no_percentage());
        }
        let whole: u16 = whole.parse().map_err(|_| no_percentage())?;
        let tenth: u16 = tenth.parse().map_err(|_| no_percentage())?;
        let permille = whole.saturating_mul(10).saturating_add(tenth);
        if permille > 1000 {
            return Err(no_percentage());
        }
        Ok(Self(Permille(permille)))
    }
}
