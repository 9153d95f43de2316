//! `magister import`: a report file as a tournament, or the file of an event.

use std::fmt::Write as _;
use std::io::BufRead as _;
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use clap::Args;
use desk::Who;
use desk::reports::{self, Again, Importer, NotStored, ReportFile};
use domain::accounts::{AccountName, Rank};
use domain::event_files::is_event_file;
use domain::events::{Event, Title};
use domain::players::Player;
use domain::privacy::Eyes;
use domain::reports::{Asked, Incoming, Known, Told, Unfit, Unidentified, Why, incoming};
use domain::tournaments::Rated;
use domain::{AccountId, LineError, NameKey, PlayerId, TournamentId};
use rules::Spec;
use store::{Db, Store, StoreError, Stored, accounts, events, players};
use system::secrets::digest;
use tournament::trf::{Fault, read};

use super::event_files;
use super::files::open;
use super::reports::bytes_of;

pub(super) const EXAMPLES: &str = "Examples:
  magister import open.trf --event \"U-Con 2026\" --game result-only:Chess
  magister import open.trf --event 3 --match \"Knecht, Josef=12\" --new 7
  magister import ucon-2026.json

The file of an event, which `magister export --event` writes, brings its event along.

Players are matched by name, ignoring case. If a name is only similar to a known one, nothing is
stored until you say who it is: `--match WHO=PLAYER` for a known player (PLAYER is the number in
the address of the player's page), `--new WHO` for a new one. WHO is a player's number or name in
the file.

Nothing is stored either if the file, or a tournament with the same players, rounds and results,
is stored already, even with fewer or more rounds; nor if an event of the same name and days is.
`--again` stores the file anyway.

Exit code: 0 if it is stored, 1 if not, 2 for wrong arguments, 3 if the file
cannot be read.";

/// Options of `import`.
#[derive(Debug, Args)]
pub struct Import {
    /// Report file (TRF of 2016 or 2026), or the file of an event.
    pub file: PathBuf,
    /// Event to add a tournament to, by number or name.
    #[arg(long, value_name = "NAME|ID")]
    pub event: Option<String>,
    /// Game, such as `gbg:6` or `result-only:Chess`, if the file does not say.
    #[arg(long, value_name = "GAME", value_parser = parse_game)]
    pub game: Option<Spec>,
    /// Name of the tournament, if not the file's.
    #[arg(long, value_name = "NAME", value_parser = parse_title)]
    pub name: Option<Title>,
    /// Leave its games unrated.
    #[arg(long)]
    pub unrated: bool,
    /// Match a player in the file to a known one.
    #[arg(long = "match", value_name = "WHO=PLAYER", value_parser = parse_match)]
    pub matches: Vec<Told>,
    /// Add a player in the file as new.
    #[arg(long, value_name = "WHO")]
    pub new: Vec<String>,
    /// Store it even if the tournament, or part of it, is stored already.
    #[arg(long)]
    pub again: bool,
    /// Account that records the results; by default the only administrator.
    #[arg(long, value_name = "ACCOUNT")]
    pub by: Option<String>,
}

/// Why nothing was stored.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("{file}: {error}")]
    File {
        file: String,
        /// What is wrong with it.
        error: std::io::Error,
    },
    #[error("{file}: not a valid report\n{}", listed(.faults))]
    Faults {
        file: String,
        /// What is wrong with it.
        faults: Vec<Fault>,
    },
    #[error("{file}: not the file of an event\n{}", .lines.join("\n"))]
    EventFile { file: String, lines: Vec<String> },
    #[error("the file is a whole event: leave out --event")]
    OwnEvent,
    #[error("say with --event which event the tournament belongs to")]
    EventMissing,
    #[error(
        "nothing is stored, because an event of the same name and days is there: {}; store it as another \
         event with --again",
        listed_ids(.0)
    )]
    KnownEvent(Vec<domain::EventId>),
    /// It cannot be a tournament here.
    #[error("{}", listed(.0))]
    Unfit(Vec<Unfit>),
    #[error("say who is who with --match WHO=PLAYER or --new WHO:\n{}", listed(.0))]
    Unidentified(Vec<Unidentified>),
    /// The same tournament, or a part of it.
    #[error("{}", known_already(.0))]
    Known(Vec<Known>),
    #[error("there is no event \"{0}\"")]
    NoEvent(String),
    #[error("several events are named \"{name}\": use one of the numbers {}", listed_ids(.ids))]
    SeveralEvents { name: String, ids: Vec<domain::EventId> },
    #[error("there is no account named \"{0}\"")]
    NoAccount(String),
    #[error(
        "say with --by which account records the results: there is not exactly one administrator"
    )]
    By,
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn listed(lines: &[impl ToString]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn listed_ids(ids: &[domain::EventId]) -> String {
    ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn known_already(known: &[Known]) -> String {
    let line = |known: &Known| {
        let Known { tournament, name, event, days, why } = known;
        let (first, last) = (days.first(), days.last());
        let days = if first == last { first.to_string() } else { format!("{first} to {last}") };
        let why = match why {
            Why::SameFile => "was read from this file".to_owned(),
            Why::InBin => "was read from this file and is in the bin".to_owned(),
            Why::SamePlay(likeness) => likeness.to_string(),
        };
        format!("tournament {tournament}, \"{name}\" at \"{event}\", {days}, {why}")
    };
    let lines: Vec<String> = known.iter().map(line).collect();
    format!(
        "nothing is stored, because the tournament is already there:\n{}\n\
         enter what is missing there, or store the file as another tournament with --again",
        lines.join("\n")
    )
}

fn parse_game(text: &str) -> Result<Spec, rules::SpecError> {
    text.parse()
}

fn parse_title(text: &str) -> Result<Title, LineError> {
    Title::parse(text)
}

fn parse_match(text: &str) -> Result<Told, String> {
    let (who, id) = text.rsplit_once('=').ok_or("write WHO=PLAYER")?;
    let id = id.trim().parse().map_err(|_| format!("\"{id}\" is not a player number"))?;
    Ok(Told { who: who.trim().to_owned(), is: Some(PlayerId(id)) })
}

/// What was stored, and what was guessed on the way.
#[derive(Debug)]
pub struct Imported {
    /// What to print.
    pub told: String,
    pub guesses: Vec<String>,
}

/// Stores the tournament of a file, or nothing at all.
pub fn run(options: &Import, store: &Store, now: DateTime<Utc>) -> Result<Imported, ImportError> {
    let new = options.new.iter().map(|who| Told { who: who.clone(), is: None });
    let who: Vec<Told> = options.matches.iter().cloned().chain(new).collect();
    let file = || options.file.display().to_string();
    let unread = |error| ImportError::File { file: file(), error };
    let mut reader = open(&options.file).map_err(unread)?;
    if is_event_file(reader.fill_buf().map_err(unread)?) {
        return event_files::import(options, (&mut reader, &who), store, now);
    }
    let bytes = bytes_of(&mut reader).map_err(unread)?;
    let report = read(&bytes).map_err(|faults| ImportError::Faults { file: file(), faults })?;
    let sha256 = digest(&[&bytes]);
    let asked = Asked {
        name: options.name.clone(),
        game: options.game.clone(),
        rated: options.unrated.then_some(Rated::Unrated),
    };
    let incoming = incoming(&report, &asked).map_err(ImportError::Unfit)?;
    if !options.again {
        // It takes a while, and nobody has to wait for it.
        refuse(store.read(|db| reports::known(db, &sha256, &incoming, &who))?)?;
    }
    let told = store.write(|db| store_in(db, options, (&incoming, &sha256, &who), now))??;
    let left_out = incoming.left_out.iter();
    let left_out = left_out.map(|code| format!("unknown tie-break \"{code}\": left out"));
    let guesses = report.warnings().iter().map(ToString::to_string).chain(left_out).collect();
    Ok(Imported { told, guesses })
}

/// Decides everything before it stores anything.
fn store_in(
    db: &mut Db,
    options: &Import,
    (incoming, sha256, told): (&Incoming, &str, &[Told]),
    now: DateTime<Utc>,
) -> Stored<Result<String, ImportError>> {
    let Some(event) = &options.event else {
        return Ok(Err(ImportError::EventMissing));
    };
    let event = match find_event(db, event)? {
        Ok(event) => event,
        Err(error) => return Ok(Err(error)),
    };
    let by = match find_account(db, options.by.as_deref())? {
        Ok(by) => by,
        Err(error) => return Ok(Err(error)),
    };
    let again = if options.again { Again::Stored } else { Again::Refused };
    let file = ReportFile { incoming, sha256, told, again };
    let importer = Importer { by, who: Who::Shell(now) };
    let (id, identities) = match reports::store(db, event.id, file, importer)? {
        Ok(stored) => stored,
        Err(NotStored::Known(known)) => return Ok(Err(ImportError::Known(known))),
        Err(NotStored::Unidentified(problems)) => {
            return Ok(Err(ImportError::Unidentified(problems)));
        }
    };
    let known = players::list(db, Eyes::Staff)?;
    Ok(Ok(summary(&event, id, incoming, &identities, &known)))
}

fn refuse(stored: Vec<Known>) -> Result<(), ImportError> {
    if stored.is_empty() { Ok(()) } else { Err(ImportError::Known(stored)) }
}

pub(super) fn find_event(db: &mut Db, asked: &str) -> Stored<Result<Event, ImportError>> {
    let mut found = events::list(db)?;
    let key = NameKey::of(asked);
    found.retain(|event| {
        event.id.to_string() == asked || NameKey::of(event.details.name.as_str()) == key
    });
    // A number means the event of this number, whatever the names of others are.
    if let Some(idx) = found.iter().position(|event| event.id.to_string() == asked) {
        return Ok(Ok(found.swap_remove(idx)));
    }
    let name = asked.to_owned();
    Ok(match found.len() {
        0 => Err(ImportError::NoEvent(name)),
        1 => Ok(found.swap_remove(0)),
        _ => {
            let ids = found.iter().map(|event| event.id).collect();
            Err(ImportError::SeveralEvents { name, ids })
        }
    })
}

fn find_account(db: &mut Db, asked: Option<&str>) -> Stored<Result<AccountId, ImportError>> {
    if let Some(asked) = asked {
        let unknown = || ImportError::NoAccount(asked.to_owned());
        let Ok(name) = AccountName::parse(asked) else {
            return Ok(Err(unknown()));
        };
        let account = accounts::find_by_name(db, &name)?;
        return Ok(account.map(|account| account.id).ok_or_else(unknown));
    }
    let mut administrators = accounts::list(db)?;
    administrators.retain(|account| account.rank == Rank::Administrator);
    Ok(match administrators[..] {
        [ref only] => Ok(only.id),
        _ => Err(ImportError::By),
    })
}

fn summary(
    event: &Event,
    id: TournamentId,
    incoming: &Incoming,
    identities: &[Option<PlayerId>],
    known: &[Player],
) -> String {
    let boards = || incoming.rounds.iter().flatten();
    let n_known = identities.iter().flatten().count();
    let mut told = format!(
        "tournament {id}, \"{}\", at \"{}\": {} players, {n_known} of them known; {} rounds, {} results\n",
        incoming.details.name,
        event.details.name,
        incoming.players.len(),
        incoming.rounds.len(),
        boards().filter(|board| board.decision.is_some()).count(),
    );
    for ((number, entry), identity) in incoming.players.iter().zip(identities) {
        let player = known.iter().find(|player| Some(player.id) == *identity);
        // Writing to a text cannot fail.
        let _ = match player {
            Some(player) => {
                writeln!(
                    told,
                    "{number} {} is player {} \"{}\"",
                    entry.name, player.id, player.name
                )
            }
            None => writeln!(told, "{number} {} is new", entry.name),
        };
    }
    told
}
