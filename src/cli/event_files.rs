//! Events as files: `magister export --event` and `magister import` of such a file.

use std::fmt::Write as _;
use std::io::Read;

use chrono::{DateTime, Utc};
use desk::{Who, event_files};
use domain::event_files::{EventFile, Examined};
use domain::events::Event;
use domain::reports::Told;
use domain::{EventId, PlayerId};
use store::{Db, Store, Stored};

use super::export::ExportError;
use super::import::{Import, ImportError, Imported};

/// The text of an event's file.
pub(super) fn export(event: &str, store: &Store) -> Result<String, ExportError> {
    let found = store.read(|db| super::import::find_event(db, event))?;
    let event = found.map_err(|error| ExportError::Event(error.to_string()))?;
    let file = store.read(|db| event_files::find(db, event.id, None))?;
    let file = file.ok_or_else(|| ExportError::Event(format!("there is no event {}", event.id)))?;
    Ok(file.to_text())
}

/// Stores the event of a file, or nothing at all.
pub(super) fn import(
    options: &Import,
    (file, who): (&mut dyn Read, &[Told]),
    store: &Store,
    now: DateTime<Utc>,
) -> Result<Imported, ImportError> {
    let unfit = |errors: Vec<_>| {
        let lines = errors.iter().map(ToString::to_string);
        ImportError::EventFile { file: options.file.display().to_string(), lines: lines.collect() }
    };
    if options.event.is_some() {
        return Err(ImportError::OwnEvent);
    }
    let examined = EventFile::parse(file).and_then(event_files::examine).map_err(unfit)?;
    let told = store.write(|db| store_in(db, (&examined, who), options.again, now))??;
    Ok(Imported { told, guesses: Vec::new() })
}

fn store_in(
    db: &mut Db,
    (examined, told): (&Examined, &[Told]),
    again: bool,
    now: DateTime<Utc>,
) -> Stored<Result<String, ImportError>> {
    let known = event_files::known(db, examined)?;
    if !again && !known.is_empty() {
        return Ok(Err(ImportError::KnownEvent(known.into_iter().map(|event| event.id).collect())));
    }
    let identities = match event_files::identities(db, examined, told)? {
        Ok(identities) => identities,
        Err(problems) => return Ok(Err(ImportError::Unidentified(problems))),
    };
    let id = event_files::import(db, examined, &identities, Who::Shell(now))?;
    Ok(Ok(summary(id, examined, &identities)))
}

fn summary(id: EventId, examined: &Examined, identities: &[Option<PlayerId>]) -> String {
    let Examined { event: Event { details, .. }, tournaments, players, extensions, .. } = examined;
    let n_known = identities.iter().flatten().count();
    let mut told = format!(
        "event {id}, \"{}\": {n_known} of {} players known; tournaments: {}\n",
        details.name,
        players.len(),
        tournaments.len(),
    );
    for one in tournaments {
        // Writing to a text cannot fail.
        let _ = writeln!(
            told,
            "\"{}\": {} players, {} rounds, {} results",
            one.details.name, one.n_players, one.n_rounds, one.n_results
        );
    }
    if !extensions.is_empty() {
        let ids: Vec<&str> = extensions.iter().map(|one| one.id.as_str()).collect();
        let _ = writeln!(told, "extensions: {}", ids.join(", "));
    }
    told
}
