//! Two Swisses of everybody in the database: one is closed, in the other a round is being played.

use chrono::TimeDelta;
use desk::tournaments::{Seen, Start};
use desk::{self, Actor, rounds};
use domain::entries::NewEntry;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::lists::Admission;
use domain::lots::below;
use domain::pairings::Pairing;
use domain::players::{Club, PlayerName};
use domain::privacy::{Eyes, Shown};
use domain::results::{Decision, Ending, Proof, Proposed, RecordedOutcome};
use domain::tie_breaks::Ranking;
use domain::tournaments::{Acceleration, Format, Rated, Swiss, TournamentDetails};
use domain::zone::Zone;
use domain::{EventId, TournamentId};
use magister::cli::demo::selfplay::{self, Skill};
use rules::BySeat;
use store::results::NewResult;
use store::{Db, Store, Stored, events, pairings, players, results, tournaments};
use tournament::points::PointSystem;

const NAME: &str = "Festival of Everybody";
const N_ROUNDS: u16 = 11;
/// So many boards of each round have a record of the moves.
const N_RECORDS: u16 = 20;

/// Plays both: a transaction for each round.
pub(crate) fn play(store: &Store, actor: &Actor) {
    let event = store.write(|db| publish_event(db, actor)).unwrap();
    let closed = play_one(store, actor, (event, "Closed Open"));
    let closing = store.write(|db| {
        let version = tournaments::find(db, closed)?.expect("a tournament").version;
        desk::tournaments::close(db, actor, (closed, Some(version)))
    });
    assert!(closing.unwrap().is_ok(), "it is closed");
    play_one(store, actor, (event, "Running Open"));
}

/// The event of both.
pub(crate) fn event(db: &mut Db) -> Stored<EventId> {
    let all = events::list(db)?;
    Ok(all.iter().find(|event| event.details.name.as_str() == NAME).expect("the event").id)
}

/// The closed one and the one that is running.
pub(crate) fn both(db: &mut Db) -> Stored<[TournamentId; 2]> {
    let event = event(db)?;
    let all = tournaments::list_by_event(db, event)?;
    Ok(["Closed Open", "Running Open"]
        .map(|name| all.iter().find(|one| one.details.name.as_str() == name).expect(name).id))
}

fn publish_event(db: &mut Db, actor: &Actor) -> Stored<EventId> {
    let day = actor.now.date_naive();
    let details = EventDetails {
        name: Title::parse(NAME).unwrap(),
        place: Title::parse_optional("Waldzell").unwrap(),
        days: Days::new(day - TimeDelta::days(5), day + TimeDelta::days(1)).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: Shown::default(),
    };
    let id = events::insert(db, &details)?;
    events::update(db, id, 1, &details, Visibility::Published)?;
    Ok(id)
}

fn play_one(store: &Store, actor: &Actor, at: (EventId, &str)) -> TournamentId {
    let before = Actor { now: actor.now - TimeDelta::hours(i64::from(N_ROUNDS) * 2), ..*actor };
    let id = store.write(|db| begin(db, &before, at)).unwrap();
    let is_running = at.1.starts_with("Running");
    for round in 1..=N_ROUNDS {
        let now = before.now + TimeDelta::hours(2) * i32::from(round - 1);
        let actor = Actor { now, ..*actor };
        store
            .write(|db| {
                rounds::publish(db, &actor, (id, round), rounds::Seen::Nobody)?.expect("a round");
                let mut boards = pairings::list(db, id)?;
                boards.retain(|one| one.round == round && one.second.is_some());
                if is_running && round == N_ROUNDS {
                    boards.truncate(boards.len() / 2);
                }
                boards.iter().try_for_each(|pairing| enter(db, &actor, pairing))
            })
            .unwrap();
    }
    id
}

fn begin(db: &mut Db, actor: &Actor, (event, name): (EventId, &str)) -> Stored<TournamentId> {
    let format = Format::Swiss(Swiss { n_rounds: N_ROUNDS, acceleration: Acceleration::None });
    let details = TournamentDetails {
        name: Title::parse(name).unwrap(),
        spec: "gbg:6".parse().unwrap(),
        format,
        points: PointSystem::STANDARD,
        rated: Rated::Rated,
        pie: None,
        ranking: Ranking::usual(format),
    };
    let id = desk::tournaments::add(db, actor, event, (&details, Visibility::Published))?;
    let mut admissions = Vec::new();
    for (number, player) in players::list(db, Eyes::Staff)?.into_iter().enumerate() {
        let name = PlayerName::parse(&player.name).unwrap();
        let club = player.club.as_deref().map(|club| Club::parse(club).unwrap());
        let rating = Some(700 + u16::try_from(number * 7_919 % 1_500).unwrap());
        let entry = NewEntry { name, rating, club, born: None };
        admissions.push(Admission { player: Some(player.id), entry });
    }
    assert!(desk::entries::admit_known(db, actor, id, &admissions)?.is_ok(), "they are entered");
    let numbering = Some(format.usual_numbering());
    let start = Start { numbering, seed: 7, seen: Seen::Everybody };
    assert!(desk::tournaments::start(db, actor, id, &start, Ok::<_, ()>)?.is_ok(), "it starts");
    Ok(id)
}

/// By the rules of entering results, or at once where there is no record.
fn enter(db: &mut Db, actor: &Actor, pairing: &Pairing) -> Stored<()> {
    let seed = u64::from(pairing.id.0.unsigned_abs());
    if pairing.board <= N_RECORDS {
        let skills = BySeat { first: Skill(6), second: Skill(4) };
        let game = selfplay::play(pairing.spec.game().expect("a game"), skills, seed);
        let proposed = Proposed {
            outcome: Some(game.outcome),
            ending: Some(game.ending),
            record: Some(game.moves),
            ..Proposed::default()
        };
        let board = (pairing.tournament, pairing.round, pairing.board);
        desk::results::enter(db, actor, board, &proposed)?.expect("a result");
        return Ok(());
    }
    let mut state = seed;
    let (outcome, ending) = match below(100, &mut state) {
        0 => (RecordedOutcome::First, Ending::Forfeit),
        1..48 => (RecordedOutcome::First, Ending::Played),
        48..60 => (RecordedOutcome::Draw, Ending::Agreement),
        _ => (RecordedOutcome::Second, Ending::Played),
    };
    let result = NewResult {
        pairing: pairing.id,
        replaces: None,
        decision: Decision { outcome, ending, points: None },
        game: None,
        proof: Proof::NoRecord,
        reason: None,
        by: Some(actor.account),
        submission: None,
    };
    results::insert(db, &result, actor.now)?;
    Ok(())
}
