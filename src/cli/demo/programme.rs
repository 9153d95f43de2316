//! What happens when: ten small events of the past years, one today, one to come.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use domain::events::Days;
use domain::pairings::Pairing;
use domain::results::{Ending, FaultyRecord, Proposed, Reason, RecordedOutcome};
use domain::tournaments::{Acceleration, Format, Swiss};
use domain::{AccountId, EventId};
use rules::{BySeat, Points};
use store::Db;
use system::platform;
use tournament::result::Bye;

use super::DemoError;
use super::convention::{Convention, Plan};
use super::organiser::Hall;
use super::past::{PAST, Past};
use super::selfplay::PlayedGame;

const AS_PRINTED: &str =
    include_str!("../../../docs/games/freeling-van-zon-1997-as-printed.record");
const CORRECTED: &str = include_str!("../../../docs/games/freeling-van-zon-1997-corrected.record");

/// Somebody leaves the double round robin before half of the own games are played.
const LEAVES: &str = "Tito Designori";
/// Has handed in a result by phone, and waits for the arbiter.
const CALLS: &str = "Dasa";
/// From this round on.
const LEAVES_FROM: u16 = 5;

const WALDZELL: [&str; 8] = [
    "Josef Knecht",
    "Plinio Designori",
    "Fritz Tegularius",
    "Carlo Ferromonte",
    "Thomas von der Trave",
    "Pater Jakobus",
    "Alexander",
    "Der Ältere Bruder",
];
const SIDE_EVENT: [&str; 7] =
    ["Tito Designori", "Dubois", "Petrus", "Otto Zbinden", "Turu", "Dasa", "Famulus"];

/// Who plays the Swiss: one too many for two at each board.
const FIELD: [&str; 17] = [
    "Josef Knecht",
    "Plinio Designori",
    "Fritz Tegularius",
    "Carlo Ferromonte",
    "Thomas von der Trave",
    "Pater Jakobus",
    "Alexander",
    "Der Ältere Bruder",
    "Bertram",
    "Dion Pugil",
    "Otto Zbinden",
    "Dubois",
    "Petrus",
    "Gervasius",
    "Pravati",
    "Dasa",
    "Turu",
];
/// Has asked for half a point in the first round.
const LATE_RISER: &str = "Turu";
/// Are back from lunch before the others.
const HERE: [&str; 5] =
    ["Josef Knecht", "Fritz Tegularius", "Alexander", "Der Ältere Bruder", "Petrus"];
/// Will not play the last round.
const LEAVES_EARLY: &str = "Pater Jakobus";

/// Stores everything, as of `now`.
pub(super) fn play(db: &mut Db, by: AccountId, now: DateTime<Utc>) -> Result<(), DemoError> {
    let mut convention = Convention::open(db, by, now - TimeDelta::days(1320))?;
    for past in &PAST {
        past_event(&mut convention, past, now)?;
    }
    for days_ago in [365, 14] {
        convention.organiser.publish_list(now - TimeDelta::days(days_ago))?;
    }
    let opened = now - TimeDelta::hours(26);
    let days = days_around(now.date_naive(), -1, 1);
    let event = convention.organiser.publish_event(
        "Waldzell Open",
        "Waldzell, Vicus Lusorum",
        days,
        opened,
    )?;
    finished(&mut convention, event, now)?;
    challenge(&mut convention, event, now)?;
    running(&mut convention, event, now)?;
    swiss(&mut convention, event, now)?;
    let evening = Plan {
        event,
        name: "Evening tournament 2×4",
        spec: "gbg:4",
        format: Format::RoundRobin,
        players: &["Bertram", "Dion Pugil", "Pravati", "Josef Knecht", "Gervasius"],
    };
    let announced = now - TimeDelta::hours(3);
    let id = convention.announce(&evening, announced)?;
    convention.schedule(id, (5, 30), now + TimeDelta::minutes(150), announced)?;
    to_come(&mut convention, now)?;
    let title = "Freeling – van Zon, 1997, as printed";
    convention.publish_game(title, AS_PRINTED, now - TimeDelta::days(300))?;
    let title = "Freeling – van Zon, 1997, corrected";
    convention.publish_game(title, CORRECTED, now - TimeDelta::days(299))
}

/// Days from the first to the last, counted from today; a day out of the calendar is today.
pub(super) fn days_around(today: NaiveDate, first: i64, last: i64) -> Days {
    let day = |offset| today.checked_add_signed(TimeDelta::days(offset)).unwrap_or(today);
    Days::new(day(first), day(last)).unwrap_or_else(|| Days::single(today))
}

fn past_event(
    convention: &mut Convention<'_>,
    past: &Past,
    now: DateTime<Utc>,
) -> Result<(), DemoError> {
    let morning = now - TimeDelta::days(past.days_ago);
    let days = days_around(morning.date_naive(), 0, 1);
    let event = convention.organiser.publish_event(
        past.event,
        past.place,
        days,
        morning - TimeDelta::days(20),
    )?;
    let plan = Plan {
        event,
        name: "Round robin",
        spec: past.spec,
        format: Format::RoundRobin,
        players: past.players,
    };
    let id = convention.announce(&plan, morning - TimeDelta::days(2))?;
    let seed = past.days_ago.unsigned_abs();
    let hall = convention.organiser.start(id, seed, morning)?;
    for pairing in &hall.pairings {
        if let Some(game) = convention.play(&hall, pairing) {
            // Few wrote their moves down in those days.
            let proposed = match pairing.board {
                1 => with_record(&game),
                _ => without_record(&hall, &game),
            };
            convention.enter(pairing, proposed, after_rounds(morning, 100, pairing))?;
        }
    }
    convention.organiser.close(&hall, morning + TimeDelta::hours(14))
}

/// The round robin on 2×6: every move of it is on record.
fn finished(
    convention: &mut Convention<'_>,
    event: EventId,
    now: DateTime<Utc>,
) -> Result<(), DemoError> {
    let plan = Plan {
        event,
        name: "Glass Bead Game 2×6",
        spec: "gbg:6",
        format: Format::RoundRobin,
        players: &WALDZELL,
    };
    let morning = now - TimeDelta::hours(24);
    let id = convention.announce(&plan, morning - TimeDelta::hours(1))?;
    let hall = convention.organiser.start(id, 1943, morning)?;
    for pairing in &hall.pairings {
        if let Some(game) = convention.play(&hall, pairing) {
            let at = after_rounds(morning, 180, pairing);
            convention.enter(pairing, with_record(&game), at)?;
        }
    }
    convention.organiser.close(&hall, now - TimeDelta::hours(2))
}

/// The Challenge on 9×9, on record too: its games are over within the morning.
fn challenge(
    convention: &mut Convention<'_>,
    event: EventId,
    now: DateTime<Utc>,
) -> Result<(), DemoError> {
    let plan = Plan {
        event,
        name: "Glass Bead Challenge 9×9",
        spec: "gbc:9",
        format: Format::RoundRobin,
        players: &["Bertram", "Dion Pugil", "Fritz Tegularius", "Pravati"],
    };
    let morning = now - TimeDelta::hours(23);
    let id = convention.announce(&plan, morning - TimeDelta::hours(1))?;
    convention.schedule(id, (3, 60), morning, morning - TimeDelta::hours(1))?;
    let hall = convention.organiser.start(id, 1946, morning)?;
    for pairing in &hall.pairings {
        if let Some(game) = convention.play(&hall, pairing) {
            let at = after_rounds(morning, 60, pairing);
            convention.enter(pairing, with_record(&game), at)?;
        }
    }
    convention.organiser.close(&hall, morning + TimeDelta::hours(4))
}

/// The double round robin on 2×5, in its ninth round, with all that an arbiter meets.
fn running(
    convention: &mut Convention<'_>,
    event: EventId,
    now: DateTime<Utc>,
) -> Result<(), DemoError> {
    let plan = Plan {
        event,
        name: "Castalia Cup",
        spec: "gbg:5",
        format: Format::DoubleRoundRobin,
        players: &SIDE_EVENT,
    };
    let morning = now - TimeDelta::hours(8);
    let id = convention.announce(&plan, morning - TimeDelta::hours(1))?;
    let first = morning + TimeDelta::minutes(5);
    convention.schedule(id, (14, 55), first, morning - TimeDelta::hours(1))?;
    let hall = convention.organiser.start(id, 1931, morning)?;
    for pairing in &hall.pairings {
        let is_over = pairing.round <= 8 || (pairing.round, pairing.board) == (9, 1);
        if is_over && !has_left(&hall, pairing) {
            one_board(convention, &hall, pairing, after_rounds(morning, 55, pairing))?;
        }
    }
    convention.withdraw(&hall, LEAVES, LEAVES_FROM, morning + TimeDelta::hours(4))?;
    convention.hand_in(&hall, (9, 2), CALLS, now - TimeDelta::minutes(9))
}

/// The Swiss sits beside the round robin.
const FIRST_BOARD: u16 = 11;

/// The Swiss: three rounds are played, and the fourth waits to be paired.
fn swiss(
    convention: &mut Convention<'_>,
    event: EventId,
    now: DateTime<Utc>,
) -> Result<(), DemoError> {
    let swiss = Swiss { n_rounds: 5, acceleration: Acceleration::None };
    let plan = Plan {
        event,
        name: "Oware, five rounds",
        spec: "oware",
        format: Format::Swiss(swiss),
        players: &FIELD,
    };
    let morning = now - TimeDelta::hours(6);
    let id = convention.announce(&plan, morning - TimeDelta::hours(1))?;
    let first = morning + TimeDelta::minutes(20);
    convention.schedule(id, (5, 120), first, morning - TimeDelta::hours(1))?;
    convention.seat(id, FIRST_BOARD, morning - TimeDelta::hours(1))?;
    let hall = convention.organiser.start(id, 1877, morning)?;
    convention.give_bye(&hall, LATE_RISER, (1, Bye::HalfPoint), morning)?;
    convention.give_bye(&hall, LEAVES_EARLY, (5, Bye::ZeroPoint), morning)?;
    for round in 1..=3_u16 {
        let hall = convention
            .organiser
            .pair((id, round), morning + TimeDelta::minutes(120 * (i64::from(round) - 1)))?;
        let is_here = |pairing: &&Pairing| pairing.round == round;
        for pairing in hall.pairings.iter().filter(is_here) {
            if let Some(game) = convention.play(&hall, pairing) {
                let at = after_rounds(morning, 120, pairing);
                let proposed = match pairing.board {
                    FIRST_BOARD => with_record(&game),
                    _ => without_record(&hall, &game),
                };
                convention.enter(pairing, proposed, at)?;
            }
        }
    }
    convention.check_in(&hall, 4, &HERE, now - TimeDelta::minutes(7))
}

fn has_left(hall: &Hall, pairing: &Pairing) -> bool {
    let seats = [Some(pairing.first), pairing.second];
    let mut names = seats.into_iter().flatten().map(|entry| hall.name(entry));
    pairing.round >= LEAVES_FROM && names.any(|name| name == LEAVES)
}

fn one_board(
    convention: &mut Convention<'_>,
    hall: &Hall,
    pairing: &Pairing,
    at: DateTime<Utc>,
) -> Result<(), DemoError> {
    let Some(game) = convention.play(hall, pairing) else {
        return Ok(());
    };
    match (pairing.round, pairing.board) {
        (2, 2) => {
            convention.enter(pairing, turned_round(&game), at)?;
            let reason =
                Reason::parse("The slip was read the wrong way round; both players agree.")?;
            let corrected = Proposed { reason: Some(reason), ..with_record(&game) };
            convention.enter(pairing, corrected, at + TimeDelta::minutes(25))
        }
        (3, 1) => convention.enter(pairing, forfeit(), at),
        (4, 2) => convention.enter(pairing, unproven(&game), at),
        (_, 2) => convention.enter(pairing, without_record(hall, &game), at),
        _ => convention.enter(pairing, with_record(&game), at),
    }
}

fn to_come(convention: &mut Convention<'_>, now: DateTime<Utc>) -> Result<(), DemoError> {
    let days = days_around(now.date_naive(), 63, 65);
    let announced = now - TimeDelta::days(9);
    let event =
        convention.organiser.publish_event("Mariafels Jubilee", "Mariafels", days, announced)?;
    let plan = Plan {
        event,
        name: "Jubilee round robin 2×6",
        spec: "gbg:6",
        format: Format::RoundRobin,
        players: &["Pater Jakobus", "Gervasius", "Josef Knecht"],
    };
    let id = convention.announce(&plan, announced)?;
    let morning = days.first().and_hms_opt(10, 0, 0).unwrap_or_default();
    let morning = platform::zone().moment(morning);
    convention.schedule(id, (5, 90), morning, announced)
}

/// When a round is over, board by board, for rounds of so many minutes; before the next is paired.
fn after_rounds(start: DateTime<Utc>, minutes: i64, pairing: &Pairing) -> DateTime<Utc> {
    // Of each tournament the boards are numbered from 1, or from 11.
    let board_minutes = i64::from(pairing.board % 10) * 3;
    start + TimeDelta::minutes(minutes * i64::from(pairing.round) - 30 + board_minutes)
}

fn with_record(game: &PlayedGame) -> Proposed {
    Proposed {
        outcome: Some(game.outcome),
        ending: Some(game.ending),
        record: Some(game.moves.clone()),
        ..Proposed::default()
    }
}

/// The points are written on the slip where they add up to all that are on the board.
fn without_record(hall: &Hall, game: &PlayedGame) -> Proposed {
    let total = hall.tournament.details.spec.game().map(|game| game.total_points());
    let is_whole = game.ending == Ending::Played && total == Some(sum(game));
    let points = if is_whole { game.score.map(Some) } else { BySeat::default() };
    Proposed {
        outcome: Some(game.outcome),
        ending: Some(game.ending),
        points,
        ..Proposed::default()
    }
}

fn sum(game: &PlayedGame) -> Points {
    Points::from_halves(game.score.first.halves() + game.score.second.halves())
}

/// The other one has won: a slip of the pen.
fn turned_round(game: &PlayedGame) -> Proposed {
    let outcome = match game.outcome {
        RecordedOutcome::First => RecordedOutcome::Second,
        _ => RecordedOutcome::First,
    };
    Proposed { outcome: Some(outcome), ending: Some(game.ending), ..Proposed::default() }
}

fn forfeit() -> Proposed {
    Proposed {
        outcome: Some(RecordedOutcome::Second),
        ending: Some(Ending::Forfeit),
        ..Proposed::default()
    }
}

/// A move was forgotten on the sheet, so that the record stops playing.
fn unproven(game: &PlayedGame) -> Proposed {
    let words: Vec<&str> = game.moves.split_whitespace().collect();
    let forgotten_idx = 16;
    let kept =
        words.iter().enumerate().filter(|(idx, _)| *idx != forgotten_idx).map(|(_, word)| *word);
    Proposed {
        record: Some(kept.collect::<Vec<_>>().join(" ")),
        faulty_record: FaultyRecord::StoreUnproven,
        ..with_record(game)
    }
}
