//! Events as files: written, looked at, stored.

use std::collections::HashSet;

use chrono::DateTime;
use domain::accounts::{Access, AccountName, Viewer};
use domain::audit::{Act, EventImported};
use domain::backups::Mark;
use domain::entries::NewEntry;
use domain::event_files::{
    EventFile, EventFileError, Examined, NamedPlayer, Rows, SeenTournament, Tables,
};
use domain::events::{Event, Visibility};
use domain::players::{BirthYear, Club, PlayerName};
use domain::privacy::Eyes;
use domain::reports::{Told, Unidentified, identify};
use domain::tournaments::Tournament;
use domain::{EventId, NameKey, PlayerId};
use serde_json::Value;
use store::event_files::{self, Staged};
use store::rounds::working;
use store::{
    Db, StoreError, Stored, allowances, boards, by_link, erasures, events, players, prints,
    schedule, screens, tournaments,
};
use tournament::entry::Number;

use super::{Actor, Who, checkins, privacy, queue, ratings, rounds};

/// The file of an event. Somebody who may not know when players were born gets it without; the command line
/// may know all.
pub fn find(db: &mut Db, id: EventId, viewer: Option<&Viewer>) -> Stored<Option<EventFile>> {
    if events::find(db, id)?.is_none() {
        return Ok(None);
    }
    let Some((mut tables, named)) = event_files::read(db, id)? else {
        return Ok(None);
    };
    if viewer.is_some_and(|viewer| !viewer.is_at_least(Access::Administrator)) {
        let open = players::open_at(db, id)?;
        hide_birth_years(&mut tables, &named, &open);
    }
    let extensions = event_files::extensions(db, id)?;
    Ok(Some(EventFile::new(event_files::step(db)?, extensions, tables)))
}

fn hide_birth_years(tables: &mut Tables, named: &[PlayerId], open: &HashSet<PlayerId>) {
    let Some(rows) = tables.0.get_mut("players") else { return };
    let Some(place) = rows.place("birth_year") else { return };
    let mut named = named.iter();
    *rows = rows.changed(|row| {
        if named.next().is_none_or(|player| !open.contains(player)) {
            row[place] = Value::Null;
        }
        Some(())
    });
}

/// Reads a file to the end: makes a database of it, replays every game, and reads it as pages do. All that is
/// wrong is told at once.
pub fn examine(file: EventFile) -> Result<Examined, Vec<EventFileError>> {
    let mut staged = event_files::stage(&file).map_err(|error| vec![error])?;
    let EventFile { extensions, sha256, tables, .. } = file;
    // They are in the database now.
    drop(tables);
    let unsound = |error: StoreError| vec![EventFileError::Unsound(error.to_string())];
    let mut faults = Vec::new();
    let claims = event_files::each_claim(&mut staged, |one| faults.extend(one.check().err()));
    claims.map_err(unsound)?;
    if !faults.is_empty() {
        return Err(faults);
    }
    let (event, tournaments) = look_through(&mut staged).map_err(unsound)?;
    let tables = event_files::read(&mut staged, event.id).map_err(unsound)?;
    let (tables, _) = tables.unwrap_or_default();
    let people = named_players(&tables).zip(named_accounts(&tables));
    let (players, accounts) =
        people.ok_or_else(|| vec![EventFileError::Unsound("players, accounts".to_owned())])?;
    Ok(Examined { event, tournaments, players, accounts, extensions, tables, sha256 })
}

/// The event, once everything in it has been read.
fn look_through(db: &mut Staged) -> Stored<(Event, Vec<SeenTournament>)> {
    let id = EventId(1);
    let [event] = <[Event; 1]>::try_from(events::list(db)?)
        .map_err(|events| StoreError::corrupt("events", &events.len()))?;
    prints::find(db, id)?;
    screens::list(db, id)?;
    queue::find(db, id, DateTime::UNIX_EPOCH)?;
    let mut seen = Vec::new();
    for Tournament { id, details, stage, .. } in tournaments::list_by_event(db, id)? {
        let found = rounds::find(db, id, Eyes::Staff)?;
        let (_, preparation) = found.ok_or_else(|| StoreError::corrupt("tournaments", &id))?;
        let chart = preparation.chart;
        allowances::of(db, &chart.tournament)?;
        boards::of(db, id)?;
        schedule::find(db, id)?;
        checkins::find(db, id, Eyes::Staff)?;
        for round in (1..).take(chart.table.rounds().len()) {
            working(db, id, round)?;
        }
        for game in by_link::terms::games(db, id)? {
            super::by_link::find(db, game.id, Eyes::Staff)?;
            by_link::phrases::of(db, game.id)?;
        }
        seen.push(SeenTournament {
            details,
            stage,
            n_players: chart.entries.len(),
            n_rounds: chart.table.rounds().len(),
            n_results: chart.results.len(),
        });
    }
    Ok((event, seen))
}

fn named_players(tables: &Tables) -> Option<Vec<NamedPlayer>> {
    let none = Rows::default();
    let rows = tables.0.get("players").unwrap_or(&none);
    let text = |row: &[Value], column| {
        let value = row.get(rows.place(column)?)?;
        value.as_str().map(ToOwned::to_owned)
    };
    let player = |row: Vec<Value>| {
        let born = rows.place("birth_year").and_then(|place| row[place].as_u64());
        let born = born.and_then(|year| u16::try_from(year).ok());
        let entry = NewEntry {
            name: PlayerName::parse(&text(&row, "name")?).ok()?,
            rating: None,
            club: text(&row, "club").and_then(|club| Club::parse(&club).ok()),
            born: born.and_then(BirthYear::new),
        };
        Some(NamedPlayer { entry, mark: Mark(text(&row, "mark")?) })
    };
    rows.iter().map(player).collect()
}

fn named_accounts(tables: &Tables) -> Option<Vec<AccountName>> {
    let none = Rows::default();
    let rows = tables.0.get("accounts").unwrap_or(&none);
    let name = |row: Vec<Value>| AccountName::parse(row.get(rows.place("name")?)?.as_str()?).ok();
    rows.iter().map(name).collect()
}

/// Stored events of the same name and days.
pub fn known(db: &mut Db, examined: &Examined) -> Stored<Vec<Event>> {
    let details = &examined.event.details;
    let key = NameKey::of(details.name.as_str());
    let is_same = |event: &Event| {
        NameKey::of(event.details.name.as_str()) == key && event.details.days == details.days
    };
    Ok(events::list(db)?.into_iter().filter(is_same).collect())
}

/// Who is who: whoever has been here before by the same mark, else by name, as in a report file. Somebody who
/// was erased here is nobody known.
pub fn identities(
    db: &mut Db,
    examined: &Examined,
    told: &[Told],
) -> Stored<Result<Vec<Option<PlayerId>>, Vec<Unidentified>>> {
    let erased: HashSet<Mark> = erasures::list(db)?.into_iter().collect();
    let marked = players::by_mark(db)?;
    let by_mark = (1..).map(Number).zip(&examined.players).filter_map(|(number, player)| {
        let is = marked.get(&player.mark).copied();
        let is_sure = is.is_some() || erased.contains(&player.mark);
        is_sure.then(|| Told { who: number.to_string(), is })
    });
    let told: Vec<Told> = told.iter().cloned().chain(by_mark).collect();
    Ok(identify(&examined.lines(), &players::list(db, Eyes::Staff)?, &told))
}

/// The accounts of those who recorded an event that are made when it is stored: nobody can sign in with them.
pub fn new_accounts(db: &mut Db, examined: &Examined) -> Stored<Vec<AccountName>> {
    let mut new = Vec::new();
    for name in &examined.accounts {
        if event_files::find_account(db, name)?.is_none() {
            new.push(name.clone());
        }
    }
    Ok(new)
}

/// Stores an event; `identities` are the known players among its own, in the same order. Its ratings count if
/// it is published.
pub fn import(
    db: &mut Db,
    examined: &Examined,
    identities: &[Option<PlayerId>],
    who: Who,
) -> Stored<EventId> {
    let mut recorders = Vec::new();
    for name in &examined.accounts {
        recorders.push(event_files::account_named(db, name, who.now())?);
    }
    let people = event_files::insert_players(db, &examined.tables, identities)?;
    let id = event_files::insert(db, &examined.tables, &people, &recorders)?;
    event_files::keep_extensions(db, id, &examined.extensions)?;
    let erased: HashSet<Mark> = erasures::list(db)?.into_iter().collect();
    let marks = examined.players.iter().map(|player| player.mark.clone());
    erasures::repeat(db, &marks.filter(|mark| erased.contains(mark)).collect(), who.now())?;
    privacy::compute(db)?;
    let draft = Event { id, visibility: Visibility::Draft, ..examined.event.clone() };
    let moved = ratings::after_publishing(db, &draft, examined.event.visibility)?;
    let imported = EventImported {
        event: examined.event.details.clone(),
        sha256: examined.sha256.clone(),
        tournaments: examined.tournaments.len(),
        players: people.len(),
        new_players: identities.iter().filter(|known| known.is_none()).count(),
        results: examined.tournaments.iter().map(|one| one.n_results).sum(),
        ratings_moved: moved.changes.len(),
    };
    who.record(id, Act::EventImported(Box::new(imported)));
    Ok(id)
}

/// Takes out what another program kept with an event; answers whether it was there.
pub fn remove_extension(db: &mut Db, actor: &Actor, event: EventId, id: &str) -> Stored<bool> {
    let removed = event_files::remove_extension(db, event, id)?;
    if removed {
        actor.record(event, Act::ExtensionRemoved { extension: id.to_owned() });
    }
    Ok(removed)
}
