//! A Swiss of forty in seven rounds, with all that goes wrong at one, in the browser.

use std::process::Command;

use domain::results::{Ending, RecordedOutcome};
use serde_json::json;

use crate::convention::{close, fits, id_of, make_event};
use crate::extent::few_or_many;
use crate::first_start::sign_up;
use crate::hall::Arbiter;
use crate::scenario::scenario;
use crate::server::Server;
use crate::temporary::temporary;
use crate::window::Window;

/// Thirty-nine; the last one comes late.
const PLAYERS: &str = "Josef Knecht; 2012; Waldzell
Thomas von der Trave; 1985; Waldzell
Fritz Tegularius; 1960; Waldzell
Der Ältere Bruder; 1944; Bambusgehölz
Alexander; 1930; Hirsland
Pater Jakobus; 1911; Mariafels
Plinio Designori; 1899; Eschholz
Carlo Ferromonte; 1880; Monteport
Otto Zbinden; 1866; Waldzell
Dubois; 1851; Hirsland
Petrus; 1833; Monteport
Gervasius; 1820; Mariafels
Dion Pugil; 1811
Josephus Famulus; 1799
Ferdinand Lauscher; 1790; Eschholz
Hildebrand Kessler; 1777; Keuperheim
Йозеф Шуберт; 1766; Вальдцель
Ludwig Wassermaler; 1755; Waldzell
Anton Chattus; 1744; Keuperheim
Bastian Perrot; 1733; Calw
Turu; 1722
Dasa; 1711
Rajah Nala; 1700
Pravati; 1690
Ada Tarsila; 1680
Maro; 1670
Regenmacher; 1660
Lilith Hagen; 1650; Planvaste
Veit Oberlin; 1640; Planvaste
Nikolaus Cusa; 1630
Johann Bengel; 1620
Friedrich Oetinger; 1610
Magnus Zwilling; 1600
Ursula Kamala; 1590
Siegfried Wendt; 1580; Porta
Yü Tschiao; 1570; Bambusgehölz
Paul Amietta; 1560
Emil Sinclair; 1550
Tito Designori; 1200; Eschholz";

const LATE: &str = "Bertram";

/// Asks for a bye in round two.
const AT_A_WEDDING: &str = "Plinio Designori";
/// Asks for a bye in round three.
const ASLEEP: &str = "Turu";
/// Leaves after round four.
const LEAVES: &str = "Dubois";

scenario!(forty_players_meet_in_seven_rounds_of_a_swiss, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    let arbiter = Arbiter::of(database);
    let event = make_event(&window);
    let tournament = make_tournament(&window, &event);
    enter_players(&window, &tournament);
    start(&window, &tournament);
    ask_for_bye(&window, &tournament, AT_A_WEDDING, "half-point", 2);
    ask_for_bye(&window, &tournament, ASLEEP, "zero-point", 3);
    publish(&window, &tournament, 1);
    enter_round(&window, &tournament, 1);
    enter_late(&window, &tournament);
    let n_by_hand = few_or_many(1, 7);
    for round in 2..=7 {
        publish(&window, &tournament, round);
        if round <= n_by_hand {
            enter_round(&window, &tournament, round);
        } else {
            record_round(&arbiter, &window, &tournament, round);
        }
        match round {
            4 => withdraw(&window, &tournament),
            5 => swap(&window, &tournament, 6),
            _ => {}
        }
    }
    window.go(&tournament);
    window.sees("results in");
    close(&window, &tournament);
    let visitor = Window::open(&server.url);
    look_at_rounds(&visitor, &tournament);
    look_at_tables(&visitor, &tournament);
    let report = export(&database.url, &tournament);
    reads_back(&visitor, &database.url, &report, [&event, &tournament]);
});

fn make_tournament(window: &Window, event: &str) -> String {
    window.go(&format!("{event}/tournaments/new"));
    window.go_by("button[value=gbg-6-swiss]");
    window.has("option[value=swiss]:checked");
    window.fill("#rounds", "7");
    window.go_by("#make");
    window.sees("Swiss, 7 rounds");
    window.path()
}

fn enter_players(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/entries"));
    window.paste("#lines", PLAYERS);
    window.go_by("form:has(#lines) button");
    window.sees("Review players");
    window.go_by(".actions button");
    window.sees("39 players added");
    fits(window);
}

fn start(window: &Window, tournament: &str) {
    window.go(tournament);
    window.sees("For 39 players, 7 rounds are usual");
    window.go_by("form[action$=start] button");
    window.sees(": draft");
}

fn ask_for_bye(window: &Window, tournament: &str, name: &str, bye: &str, round: u16) {
    window.go(&format!("{tournament}/byes"));
    choose(window, "#entry", name);
    window.click(&format!("input[name=round][value='{round}']"));
    window.click(&format!("input[value={bye}]"));
    window.go_by("#give > button");
    assert_eq!(window.n_of(".byes tbody th"), if bye == "half-point" { 1 } else { 2 });
    fits(window);
}

/// Chooses the option with these words.
fn choose(window: &Window, css: &str, words: &str) {
    let script = "const list = document.querySelector(arguments[0]);
        list.value = [...list.options].find((option) => option.text === arguments[1]).value;";
    window.has(css);
    window.run(script, &[json!(css), json!(words)]);
}

fn publish(window: &Window, tournament: &str, round: u16) {
    window.go(&format!("{tournament}/rounds/{round}/draft"));
    window.sees(&format!("Round {round} of 7: draft"));
    window.click(".draft details summary");
    assert!(!window.text().contains("Paired in the bracket of"), "the articles stand behind");
    window.click(".draft details details summary");
    window.sees("Paired in the bracket of");
    fits(window);
    window.go_by("form[action$=publish] button");
    window.sees("results in");
    assert_eq!(window.path(), format!("{tournament}/rounds/{round}"));
}

/// Board after board, as the pages lead on; one game of round one is a forfeit.
fn enter_round(window: &Window, tournament: &str, round: u16) {
    let n_boards = n_boards(window);
    window.go(&format!("{tournament}/rounds/{round}/boards/1"));
    for board in 1..=n_boards {
        let here = window.path();
        let (outcome, ending) = result(round, board);
        // One stroke for what a quick hand does with three keys.
        let script = "document.querySelector(arguments[0]).click();
            document.querySelector(arguments[1]).click();
            document.querySelector('#result > button').click();";
        let outcome = format!("input[name=outcome][value={}]", outcome.as_str());
        let ending = format!("input[name=ending][value={}]", ending.as_str());
        window.leaves(|window| window.run(script, &[json!(outcome), json!(ending)]));
        assert_ne!(window.path(), here, "the next board");
    }
    window.go(&format!("{tournament}/rounds/{round}"));
    window.sees(&format!("{n_boards} of {n_boards} results in"));
}

/// What the pages of a round would have done.
fn record_round(arbiter: &Arbiter, window: &Window, tournament: &str, round: u16) {
    let n_boards = n_boards(window);
    for board in 1..=n_boards {
        arbiter.enter((id_of(tournament), round, board), result(round, board), None);
    }
    window.go(&format!("{tournament}/rounds/{round}"));
    window.sees(&format!("{n_boards} of {n_boards} results in"));
}

fn n_boards(window: &Window) -> u16 {
    u16::try_from(window.n_of(".pairings tbody tr")).unwrap()
}

fn result(round: u16, board: u16) -> (RecordedOutcome, Ending) {
    match (round + board) % 4 {
        0 => (RecordedOutcome::Draw, Ending::Agreement),
        beaten => {
            let outcome =
                if beaten == 1 { RecordedOutcome::Second } else { RecordedOutcome::First };
            let is_forfeit = round == 1 && board >= 19;
            (outcome, if is_forfeit { Ending::Forfeit } else { Ending::Resignation })
        }
    }
}

fn enter_late(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/entries"));
    window.fill("#name", LATE);
    window.fill("#rating", "1875");
    window.click("form:has(#rating) input[value=half-point]");
    window.go_by("form:has(#rating) button");
    window.sees("1 player added");
    assert_eq!(window.n_of(".entries tbody tr"), 40);
}

fn withdraw(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/entries"));
    let script = "const row = [...document.querySelectorAll('.entries tbody tr')]
        .find((row) => row.innerText.includes(arguments[0]));
        row.querySelector('a[href$=withdraw]').click();";
    window.leaves(|window| window.run(script, &[json!(LEAVES)]));
    window.sees("From this round on the player isn’t paired");
    fits(window);
    window.go_by("main form button");
    window.sees("withdrew before round 5");
}

/// The arbiter lets two players change places, says why, and takes it back.
fn swap(window: &Window, tournament: &str, round: u16) {
    window.go(&format!("{tournament}/rounds/{round}/draft"));
    window.sees("Edit pairings");
    let script = "return [...document.querySelectorAll('.draft td > bdi')].slice(4, 9)
        .map((name) => name.innerText);";
    let names = window.read(script, &[]);
    choose(window, "#first", names[0].as_str().unwrap());
    choose(window, "#second", names[2].as_str().unwrap());
    window.go_by("form[action$=change] button");
    window.sees("Change round 6");
    fits(window);
    window.fill("#reason", "They share a room.");
    window.go_by("form[action$=change] button");
    window.sees("They share a room.");
    window.has(".draft .pill.warn");
    fits(window);
    window.go_by(".acts button");
    window.has(".draft");
    assert_eq!(window.n_of(".draft .pill.warn"), 0, "the draft of the rules");
}

fn look_at_rounds(visitor: &Window, tournament: &str) {
    visitor.go(&format!("{tournament}/rounds/6"));
    fits(visitor);
    visitor.follow("How this round was paired");
    visitor.sees("Score brackets");
    visitor.click("details summary");
    fits(visitor);
    visitor.go(&format!("{tournament}/rounds/2"));
    visitor.sees("Half-point bye");
    visitor.go(&format!("{tournament}/rounds/1"));
    visitor.sees("Bye (1 point):");
    visitor.go(&format!("{tournament}/rounds/7/draft"));
    visitor.sees("Sign in");
}

fn look_at_tables(visitor: &Window, tournament: &str) {
    visitor.go(&format!("{tournament}/standings"));
    visitor.sees("Final standings");
    assert_eq!(visitor.n_of("tbody tr"), 40);
    fits(visitor);
    visitor.go(&format!("{tournament}/crosstable"));
    visitor.sees(LATE);
    let byes = |name: &str| {
        let script = "const row = [...document.querySelectorAll('.crosstable tbody tr')]
            .find((row) => row.querySelector('th').innerText.includes(arguments[0]));
            return [...row.querySelectorAll('td abbr')].map((bye) => bye.innerText).join('');";
        visitor.read(script, &[json!(name)]).as_str().unwrap().to_owned()
    };
    assert_eq!(visitor.n_of(".crosstable thead th"), 1 + 7 + 2);
    assert_eq!(byes(LATE), "H");
    assert_eq!(byes(AT_A_WEDDING), "H");
    assert_eq!(byes(ASLEEP), "Z");
    assert_eq!(byes(LEAVES), "ZZZ");
    let all = visitor.text();
    assert!(all.contains('+') && all.contains('−'), "the forfeit");
    fits(visitor);
}

/// Runs the program on the database of the server.
pub(crate) fn magister(database_url: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    let output = command.args(["--database", database_url]).args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The tournament as a report file, which its page gives to everybody too.
fn export(database_url: &str, tournament: &str) -> String {
    let id = tournament.trim_start_matches("/tournaments/");
    magister(database_url, &["export", id])
}

/// The rules give every round of the file again. Imported once more, it has the same standings and
/// the same crosstable.
fn reads_back(visitor: &Window, database_url: &str, report: &str, [event, before]: [&str; 2]) {
    let file = temporary("open").with_extension("trf");
    std::fs::write(&file, report).unwrap();
    magister(database_url, &["check", file.to_str().unwrap()]);
    let event = event.trim_start_matches("/events/");
    magister(database_url, &["import", file.to_str().unwrap(), "--event", event, "--again"]);
    std::fs::remove_file(&file).unwrap();
    let number: u32 = before.trim_start_matches("/tournaments/").parse().unwrap();
    let after = format!("/tournaments/{}", number + 1);
    for table in ["standings.csv", "crosstable.csv"] {
        let text = |tournament: &str| {
            let script = "const request = new XMLHttpRequest();
                request.open('GET', arguments[0], false);
                request.send();
                return request.responseText;";
            visitor.read(script, &[json!(format!("{tournament}/{table}"))])
        };
        assert_eq!(text(&after), text(before), "{table}");
    }
}
