//! Histories of games: imported file by file, in parts, and forgotten when broken off.

mod importing;

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use domain::audit::{Act, HistoryForgotten, HistoryImported};
use domain::history::{
    History, HistoryFile, HistoryPeriod, HistoryPlayer, HistoryStage, ImportNotice, KnownGame,
    PeriodRule, StoredHistory, known_games, period_names,
};
use domain::merges::Merges;
use domain::privacy::Eyes;
use domain::ratings::RatingsMoved;
use domain::standings::WallChart;
use domain::{HistoryId, NameKey, PlayerId, TournamentId};
use store::{Db, StoreError, Stored, events, history, merges, players, standings, tournaments};
use tournament::entry::Number;

use super::{Who, ratings};

pub use importing::{Done, ImportStep, NotImported, Overlapping, import};

/// A history that is not there any more.
#[derive(Debug, thiserror::Error)]
#[error("history {0} has been forgotten meanwhile: nothing of it is stored")]
pub struct Gone(HistoryId);

/// A file that is being imported.
#[derive(Debug)]
pub struct Begun {
    pub id: HistoryId,
    /// All its games, by the lines of the file.
    pub games: Vec<KnownGame>,
    /// In how many periods.
    pub n_periods: usize,
    /// What should be looked at.
    pub notices: Vec<ImportNotice>,
}

/// What becomes of a file that is to be imported.
#[derive(Debug)]
pub enum Beginning {
    /// Its games can be stored, part by part.
    Begun(Begun),
    Complete(HistoryId),
    /// It was begun as this history, with other periods.
    OtherPeriods(HistoryId, PeriodRule),
    /// Both players of a game are one person by now.
    OnePerson {
        /// The first such line.
        line: u64,
    },
}

/// Begins a file, or goes on with it: everybody in it gets a player, every game a period.
pub fn begin(
    db: &mut Db,
    file: &HistoryFile,
    history: &History,
    in_periods: &[HistoryPeriod],
    now: DateTime<Utc>,
) -> Stored<Beginning> {
    let begun = match history::find_file(db, &file.family, &file.sha256)? {
        Some(known) if known.file.rule != file.rule => {
            return Ok(Beginning::OtherPeriods(known.id, known.file.rule));
        }
        Some(StoredHistory { id, stage: HistoryStage::Complete, .. }) => {
            return Ok(Beginning::Complete(id));
        }
        known => known.map(|known| known.id),
    };
    let mut notices = Vec::new();
    let stored = stored_players(db, begun, history)?;
    let players = players_of(db, history, (&stored, &mut notices), now)?;
    let merges = merges::current(db)?;
    if let Some(line) = line_of_one_person(history, &players, &merges) {
        return Ok(Beginning::OnePerson { line });
    }
    let id = if let Some(id) = begun {
        id
    } else {
        let names = period_names(history, in_periods);
        history::insert(db, file, history.games.len(), &names, now)?
    };
    let period_ids = history::periods_of(db, id)?;
    let games = known_games(in_periods, &players, &period_ids)
        .ok_or_else(|| StoreError::corrupt("periods", &id))?;
    Ok(Beginning::Begun(Begun { id, games, n_periods: period_ids.len(), notices }))
}

/// Other files of the family with games of the same time, and rated tournaments in which the same
/// players met then: perhaps the same games.
pub fn overlaps(
    db: &mut Db,
    file: &HistoryFile,
    history: &History,
    in_periods: &[HistoryPeriod],
) -> Stored<Vec<ImportNotice>> {
    let mut found = overlapping_files(db, file, in_periods)?;
    // What has been begun goes on, whatever was played meanwhile.
    if history::find_file(db, &file.family, &file.sha256)?.is_none() {
        found.extend(overlapping_tournaments(db, file, history)?);
    }
    Ok(found)
}

fn overlapping_files(
    db: &mut Db,
    file: &HistoryFile,
    in_periods: &[HistoryPeriod],
) -> Stored<Vec<ImportNotice>> {
    let first = in_periods.iter().map(|period| period.opened_on).min();
    let last = in_periods.iter().map(|period| period.closed_on).max();
    let Some((first, last)) = first.zip(last) else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for other in history::list(db)? {
        if other.file.family != file.family || other.file.sha256 == file.sha256 {
            continue;
        }
        let Some((from, to)) = history::days(db, other.id)? else {
            continue;
        };
        let (first, last) = (first.max(from), last.min(to));
        if first <= last {
            let StoredHistory { id, stage, file, .. } = other;
            let file_name = file.file_name;
            found.push(ImportNotice::Overlap { id, file_name, stage, first, last });
        }
    }
    Ok(found)
}

/// Charts are read only of tournaments on days of the file.
fn overlapping_tournaments(
    db: &mut Db,
    file: &HistoryFile,
    history: &History,
) -> Stored<Vec<ImportNotice>> {
    let met = days_of_meetings(history);
    let played_on: BTreeSet<NaiveDate> = history.games.iter().map(|game| game.played_on).collect();
    let mut rated = tournaments::list_rated(db)?;
    rated.retain(|(spec, _)| spec.rated_as() == file.family);
    let mut ids: Vec<TournamentId> =
        rated.iter().filter_map(|(_, place)| place.tournament()).collect();
    ids.sort_unstable();
    let mut found = Vec::new();
    for id in ids {
        let Some(tournament) = tournaments::find(db, id)? else {
            continue;
        };
        let Some(event) = events::find(db, tournament.event)? else {
            continue;
        };
        let days = event.details.days.first()..=event.details.days.last();
        if played_on.range(days.clone()).next().is_none() {
            continue;
        }
        let chart = standings::load(db, tournament, Eyes::Staff)?;
        let n_games = meetings(&chart)
            .filter(|both| {
                met.get(both).is_some_and(|met| met.iter().any(|day| days.contains(day)))
            })
            .count();
        if n_games > 0 {
            let (id, name) = (chart.tournament.id, chart.tournament.details.name.to_string());
            let (event, first) = (event.details.name.to_string(), *days.start());
            found.push(ImportNotice::Tournament { id, name, event, first, n_games });
        }
    }
    Ok(found)
}

/// Who met in the rated games of a tournament, whoever moved first.
fn meetings(chart: &WallChart) -> impl Iterator<Item = [NameKey; 2]> {
    let entries = chart.entries.iter();
    let keys: HashMap<Number, &NameKey> =
        entries.filter_map(|entry| Some((entry.number?, &entry.key))).collect();
    chart.table.rated_games().filter_map(move |(_, game)| {
        let (one, other) = (*keys.get(&game.white)?, *keys.get(&game.black)?);
        Some([one.min(other).clone(), one.max(other).clone()])
    })
}

/// When two people met, whoever moved first.
fn days_of_meetings(history: &History) -> HashMap<[NameKey; 2], Vec<NaiveDate>> {
    let keys: Vec<NameKey> =
        history.players.iter().map(|name| NameKey::of(name.as_str())).collect();
    let key = |player: HistoryPlayer| keys.get(usize::try_from(player.0).ok()?);
    let mut days: HashMap<[NameKey; 2], Vec<NaiveDate>> = HashMap::new();
    for game in &history.games {
        if let Some((one, other)) = key(game.first).zip(key(game.second)) {
            let both = [one.min(other).clone(), one.max(other).clone()];
            days.entry(both).or_default().push(game.played_on);
        }
    }
    days
}

/// Everybody's player: the one who is stored, else by the name; who is not known is made.
fn players_of(
    db: &mut Db,
    history: &History,
    (stored, notices): (&HashMap<HistoryPlayer, PlayerId>, &mut Vec<ImportNotice>),
    now: DateTime<Utc>,
) -> Stored<Vec<PlayerId>> {
    let known = players::by_name(db)?;
    let mut ids = Vec::with_capacity(history.players.len());
    for (place, name) in (0..).map(HistoryPlayer).zip(&history.players) {
        let named = known.get(&NameKey::of(name.as_str())).map_or(&[][..], Vec::as_slice);
        let id = match (stored.get(&place), named) {
            (Some(id), _) | (None, [id]) => *id,
            (None, []) => players::insert(db, name, None, now)?,
            (None, [taken, ..]) => {
                let (name, taken) = (name.as_str().to_owned(), *taken);
                notices.push(ImportNotice::SeveralPlayers { name, taken });
                taken
            }
        };
        ids.push(id);
    }
    Ok(ids)
}

/// The first line whose two names are one person now.
fn line_of_one_person(history: &History, players: &[PlayerId], merges: &Merges) -> Option<u64> {
    let person = |player: HistoryPlayer| {
        let player = players.get(usize::try_from(player.0).ok()?)?;
        Some(merges.stands_for(*player))
    };
    let mut games = history.games.iter();
    games.find(|game| person(game.first) == person(game.second)).map(|game| game.line)
}

/// Whoever has been stored for a name: he stays, even if names have changed since the import was
/// broken off.
fn stored_players(
    db: &mut Db,
    begun: Option<HistoryId>,
    history: &History,
) -> Stored<HashMap<HistoryPlayer, PlayerId>> {
    let Some(id) = begun else {
        return Ok(HashMap::new());
    };
    let by_line = history::players_by_line(db, id)?;
    let stored = history.games.iter().filter_map(|game| {
        let [first, second] = by_line.get(&game.line)?;
        Some([(game.first, *first), (game.second, *second)])
    });
    Ok(stored.flatten().collect())
}

/// Stores those games of a part that are not there yet: whoever imports the same file at the same
/// time, or was killed at it, has stored all up to some line.
pub fn insert(db: &mut Db, id: HistoryId, games: &[KnownGame]) -> Stored<Result<(), Gone>> {
    if history::find(db, id)?.is_none() {
        return Ok(Err(Gone(id)));
    }
    let last = history::last_line(db, id)?;
    let n_there = games.partition_point(|game| game.line <= last);
    history::insert_games(db, id, &games[n_there..]).map(Ok)
}

/// Answers which ratings moved; none if somebody else has imported the same file at the same
/// time.
pub fn complete(db: &mut Db, id: HistoryId, who: Who) -> Stored<Result<RatingsMoved, Gone>> {
    let file = match history::find(db, id)? {
        None => return Ok(Err(Gone(id))),
        Some(known) if known.stage == HistoryStage::Complete => {
            return Ok(Ok(RatingsMoved::default()));
        }
        Some(known) => known.file,
    };
    let moved = ratings::complete_history(db, id, &file.family, who.now())?;
    let imported = HistoryImported {
        history: id,
        family: file.family,
        file: file.file_name,
        sha256: file.sha256,
        periods: file.rule.to_string(),
        ratings_moved: moved.changes.len(),
    };
    who.record(None, Act::HistoryImported(imported));
    Ok(Ok(moved))
}

/// A history that was taken out again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgotten {
    pub id: HistoryId,
    /// The name of its file.
    pub file: String,
    /// How many games were there.
    pub n_games: usize,
    /// How many players went with them.
    pub n_players: usize,
}

/// Why a history stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stays {
    /// There is none of this number.
    Unknown,
    /// It is a fact by now: the name of its file.
    Complete(String),
}

/// Takes a history out again that was broken off, and the players whom nobody else names.
pub fn forget(db: &mut Db, id: HistoryId, now: DateTime<Utc>) -> Stored<Result<Forgotten, Stays>> {
    let Some(known) = history::find(db, id)? else {
        return Ok(Err(Stays::Unknown));
    };
    let HistoryFile { family, file_name: file, sha256, .. } = known.file;
    if known.stage == HistoryStage::Complete {
        return Ok(Err(Stays::Complete(file)));
    }
    let n_games = history::count_games(db, id)?;
    let in_games = history::players_of(db, id)?;
    history::delete(db, id)?;
    let mut n_players = 0;
    for player in in_games {
        n_players += usize::from(players::delete_unused(db, player)?);
    }
    let forgotten = HistoryForgotten {
        history: id,
        family,
        file: file.clone(),
        sha256,
        games: n_games,
        players: n_players,
    };
    Who::Shell(now).record(None, Act::HistoryForgotten(forgotten));
    Ok(Ok(Forgotten { id, file, n_games, n_players }))
}
