//! A convention's round robin, from eight pasted names to published standings, in the browser.

use domain::TournamentId;
use domain::results::{Ending, RecordedOutcome};
use magister::cli::demo::selfplay::{PlayedGame, Skill, play};
use rules::BySeat;

use crate::extent::few_or_many;
use crate::first_start::sign_up;
use crate::hall::Arbiter;
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, Window};

const PLAYERS: &str = "Josef Knecht; 1711; Waldzell
Plinio Designori; 1688; Eschholz
Fritz Tegularius; 1602; Waldzell
Carlo Ferromonte; 1570; Monteport
Thomas von der Trave; 1644; Waldzell
Tito Designori; 1498; Eschholz
Йозеф Шуберт; ; Вальдцель
Älterer Bruder; 1820; Bambusgehölz";

/// The right arrow, as the protocol writes it.
const ARROW_RIGHT: &str = "\u{e014}";
const ARROW_LEFT: &str = "\u{e012}";

scenario!(eight_players_meet_in_seven_rounds, on_postgres, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    let event = make_event(&window);
    let tournament = make_tournament(&window, &event);
    enter_players(&window, &tournament);
    start(&window, &tournament);
    let n_by_hand = few_or_many(1, 7);
    for round in 1..=n_by_hand {
        enter_round(&window, &tournament, round);
    }
    let arbiter = Arbiter::of(database);
    for round in n_by_hand + 1..=7 {
        record_round(&arbiter, &tournament, round);
    }
    window.go(&tournament);
    window.sees("28 of 28 results in");
    close(&window, &tournament);

    let visitor = Window::open(&server.url);
    look_at_standings(&visitor, &tournament);
    look_at_crosstable(&visitor, &tournament);
    replay(&visitor, &tournament);
    look_at_ratings(&visitor);
});

pub(crate) fn make_event(window: &Window) -> String {
    window.go("/events/new");
    window.fill("#name", "Waldzell Open");
    window.set("#starts_on", "2026-11-20");
    window.go_by("main form button");
    window.follow("Edit event");
    window.click("input[value=published]");
    window.go_by("main form button");
    let event = window.path();
    assert!(!event.ends_with("/edit"), "{event}");
    event
}

fn make_tournament(window: &Window, event: &str) -> String {
    window.go(&format!("{event}/tournaments/new"));
    window.go_by("button[value=gbg-6]");
    window.has("#name[value]:not([value=''])");
    window.go_by("#make");
    let tournament = window.path();
    assert!(tournament.starts_with("/tournaments/"), "{tournament}");
    tournament
}

/// Pastes the list with a slip in it, sees the slip, mends it, and enters everybody.
fn enter_players(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/entries"));
    window.paste("#lines", &PLAYERS.replace("1688", "many"));
    window.go_by("form:has(#lines) button");
    window.sees("Enter a whole number");
    window.paste("#lines", PLAYERS);
    window.go_by("button[formaction]");
    window.go_by(".actions button");
    window.sees("Älterer Bruder");
    assert_eq!(window.n_of("tbody tr"), 8);
}

fn start(window: &Window, tournament: &str) {
    window.go(tournament);
    window.click("input[value=entered]");
    window.go_by("form[action$=start] button");
    window.sees("Rounds");
}

fn enter_round(window: &Window, tournament: &str, round: u16) {
    for board in 1..=4 {
        let here = format!("{tournament}/rounds/{round}/boards/{board}");
        window.go(&here);
        if board == 1 {
            let game = game(round);
            window.click(if game.outcome == RecordedOutcome::First { FIRST } else { SECOND });
            window.click(&format!("input[value={}]", game.ending.as_str()));
            window.paste("#record", &game.moves);
        } else {
            window.click(if (round + board).is_multiple_of(2) { FIRST } else { SECOND });
            window.click("input[value=resignation]");
        }
        window.go_by("#result > button");
        assert_ne!(window.path(), here, "the next board");
    }
    window.go(&format!("{tournament}/rounds/{round}"));
    window.sees("4 of 4 results in");
    let is_played = game(round).ending == Ending::Played;
    window.sees(if is_played { "verified" } else { "moves legal" });
}

/// The one game of a round that was written down.
fn game(round: u16) -> PlayedGame {
    let spec = "gbg:6".parse().unwrap();
    play(spec, BySeat { first: Skill(3), second: Skill(3) }, round.into())
}

/// What the pages of a round would have done.
fn record_round(arbiter: &Arbiter, tournament: &str, round: u16) {
    let id = id_of(tournament);
    let game = game(round);
    arbiter.enter((id, round, 1), (game.outcome, game.ending), Some(game.moves));
    for board in 2..=4 {
        let is_first = (round + board).is_multiple_of(2);
        let outcome = if is_first { RecordedOutcome::First } else { RecordedOutcome::Second };
        arbiter.enter((id, round, board), (outcome, Ending::Resignation), None);
    }
}

/// The tournament whose pages begin with this path.
pub(crate) fn id_of(tournament: &str) -> TournamentId {
    TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap())
}

pub(crate) const FIRST: &str = "input[name=outcome][value=first]";
pub(crate) const SECOND: &str = "input[name=outcome][value=second]";

pub(crate) fn close(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/close"));
    window.go_by("main form button");
    assert!(!window.path().ends_with("/close"), "the answer");
    window.go(tournament);
    window.sees("finished");
}

fn look_at_standings(visitor: &Window, tournament: &str) {
    visitor.go(&format!("{tournament}/standings"));
    visitor.sees("Final standings");
    assert_eq!(visitor.n_of("tbody tr"), 8);
    visitor.click("tbody tr:first-child a.working");
    visitor.sees("Round 1, against");
    fits(visitor);
}

fn look_at_crosstable(visitor: &Window, tournament: &str) {
    visitor.go(&format!("{tournament}/crosstable"));
    visitor.sees("Йозеф Шуберт");
    assert_eq!(visitor.n_of("tbody tr"), 8);
    fits(visitor);
}

/// Steps through a proven game by keys.
fn replay(visitor: &Window, tournament: &str) {
    visitor.go(&format!("{tournament}/games"));
    assert_eq!(visitor.n_of(".gallery .card"), 7, "one record a round");
    visitor.go_by(".gallery h2 a");
    visitor.has(".replay");
    let game = visitor.path();
    visitor.go(&format!("{game}/0"));
    for key in [ARROW_RIGHT, ARROW_RIGHT, ARROW_LEFT] {
        let before = visitor.path();
        visitor.press(key);
        visitor.waits_for("the next ply", |window| window.path() != before);
    }
    assert_eq!(visitor.path(), format!("{game}/1"));
    fits(visitor);
}

fn look_at_ratings(visitor: &Window) {
    visitor.go("/ratings");
    visitor.sees("Glicko-2");
    visitor.sees("Elo");
    visitor.go("/players?q=alterer");
    visitor.follow("Älterer Bruder");
    visitor.sees("expected");
    fits(visitor);
}

/// The page is never wider than its window.
pub(crate) fn fits(visitor: &Window) {
    for width in [PHONE, LAPTOP] {
        visitor.resize(width);
        assert_eq!(visitor.overflow(), 0, "{} at {width} pixels", visitor.path());
    }
}
