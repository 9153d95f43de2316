//! The database: the large demonstration and what it lacks.

use std::path::Path;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use desk::{self, Actor};
use domain::accounts::{Access, AccountName};
use domain::history::{HistoryFile, KnownGame, PeriodRule};
use domain::lots::below;
use domain::players::Player;
use domain::privacy::Eyes;
use domain::ratings::ListRefusal;
use domain::tournaments::{Stage, Tournament};
use domain::{PlayerId, TournamentId};
use magister::cli::demo::{ADMINISTRATOR, Size, fill};
use magister::config::Settings;
use rating::ledger::Outcome;
use store::{
    Db, Store, StoreError, Stored, accounts, entries, events, games, history, pairings, players,
    ratings, tournaments,
};
use system::clock;

use crate::{links, swiss};

const HISTORY_GAMES: usize = 5_000;

/// Maps the placeholders of addresses to ids of this database.
pub(crate) struct Ids {
    ids: Vec<(&'static str, i32)>,
    pub(crate) yesterday: NaiveDate,
}

impl Ids {
    pub(crate) fn of(&self, word: &str) -> i32 {
        self.ids.iter().find(|(known, _)| *known == word).expect(word).1
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, i32)> {
        self.ids.iter().copied()
    }
}

pub(crate) fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// Opens a database that an earlier run has filled, or fills it.
pub(crate) fn open_or_fill(file: &Path) -> Ids {
    let is_there = file.exists();
    let store = Store::open(&url(file).parse().unwrap(), 1).unwrap();
    if !is_there {
        let begun = clock::instant();
        store.migrate().unwrap();
        fill_all(&store);
        println!("the database was filled in {} s", begun.elapsed().as_secs());
    }
    store.read(ids).unwrap()
}

/// Removes the database of this run, if it has made one of its own.
pub(crate) fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

fn fill_all(store: &Store) {
    let now = clock::now();
    fill(store, &Settings::load(None).unwrap(), (Size::Large, now)).unwrap();
    let by = store
        .read(|db| accounts::find_by_name(db, &AccountName::parse(ADMINISTRATOR).unwrap()))
        .unwrap()
        .unwrap();
    let access = Access::Administrator;
    let actor = Actor { account: by.id, access, by_code: None, by_token: None, now };
    swiss::play(store, &actor);
    store
        .write(|db| {
            import(db, now)?;
            desk::ratings::recompute_all(db, now)?;
            publish_lists(db, &actor)?;
            let event = swiss::event(db)?;
            links::make(db, &actor, event)
        })
        .unwrap();
}

/// Imports a history of games from elsewhere.
fn import(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let known = players::list(db, Eyes::Staff)?;
    let day = (now - TimeDelta::days(7_000)).date_naive();
    let file = HistoryFile {
        family: "gbg".to_owned(),
        file_name: "bench.csv".to_owned(),
        sha256: "0".repeat(64),
        source: None,
        rule: PeriodRule::Month,
    };
    let id = history::insert(db, &file, HISTORY_GAMES, &[(None, day)], now)?;
    let period = history::periods_of(db, id)?[0];
    let mut state = 7;
    let games: Vec<KnownGame> = (2..)
        .take(HISTORY_GAMES)
        .map(|line| {
            let [first, second] = two(&known, &mut state);
            let outcome =
                [Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins][below(3, &mut state)];
            let (first, second) = (first.id, second.id);
            KnownGame { line, played_on: day, first, second, outcome, period }
        })
        .collect();
    history::insert_games(db, id, &games)?;
    history::complete(db, id, now)
}

fn two<'a>(players: &'a [Player], state: &mut u64) -> [&'a Player; 2] {
    let first = below(players.len(), state);
    let second = (first + 1 + below(players.len() - 1, state)) % players.len();
    [&players[first], &players[second]]
}

/// Publishes each rating list as of today.
fn publish_lists(db: &mut Db, actor: &Actor) -> Stored<()> {
    let today = actor.now.date_naive();
    for pool in ratings::pools(db)? {
        let published = desk::ratings::publish(db, actor, pool.id, (today, today))?;
        let is_empty = published == Err(ListRefusal::Nobody);
        assert!(published.is_ok() || is_empty, "{published:?}");
    }
    Ok(())
}

fn ids(db: &mut Db) -> Stored<Ids> {
    let (event, all) = (swiss::event(db)?, all(db)?);
    let id =
        |is_one: &dyn Fn(&Tournament) -> bool| all.iter().find(|one| is_one(one)).expect("one");
    let [closed, running] = swiss::both(db)?;
    let small = id(&|one| one.stage == Stage::Running && one.event != event);
    let large = id(&|one| one.details.name.as_str() == "Open of the Federation");
    let [player, opponent] = players_of(db, running)?;
    let pool = ratings::pools(db)?.into_iter().find(|pool| pool.family() == "gbg").expect("a list");
    let mut game_of = |spec: &str| {
        let is_one =
            |one: &Tournament| one.stage == Stage::Closed && one.details.spec.to_string() == spec;
        Ok::<_, StoreError>(games::ids_by_tournament(db, id(&is_one).id)?[0].0)
    };
    let games = [game_of("gbg:6")?, game_of("gbc:9")?, game_of("oware")?];
    let [link_game, challenge] = links::IDS;
    let ids = vec![
        ("{event}", event.0),
        ("{small_event}", small.event.0),
        ("{tournament}", running.0),
        ("{closed}", closed.0),
        ("{large}", large.id.0),
        ("{small}", small.id.0),
        ("{player}", player.0),
        ("{opponent}", opponent.0),
        ("{pool}", pool.id.0),
        ("{game}", games[0]),
        ("{challenge_game}", games[1]),
        ("{oware_game}", games[2]),
        ("{link_game}", link_game),
        ("{challenge}", challenge),
    ];
    Ok(Ids { ids, yesterday: clock::now().date_naive() - TimeDelta::days(1) })
}

fn all(db: &mut Db) -> Stored<Vec<Tournament>> {
    let mut all = Vec::new();
    for event in events::list(db)? {
        all.extend(tournaments::list_by_event(db, event.id)?);
    }
    Ok(all)
}

/// Two who met on the first board of a round.
fn players_of(db: &mut Db, id: TournamentId) -> Stored<[PlayerId; 2]> {
    let (entries, pairings) = (entries::list(db, id, Eyes::Staff)?, pairings::list(db, id)?);
    let board = pairings.into_iter().find(|one| one.board == 1 && one.round == 2).expect("a board");
    let player = |id| entries.iter().find(|one| Some(one.id) == id).expect("an entry").player;
    Ok([player(Some(board.first)), player(board.second)])
}
