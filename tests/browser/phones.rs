//! Two players at a board with their phones, and the arbiter at the desk.

use domain::tournaments::{Acceleration, Format, Swiss};

use crate::database::Lent;
use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::{PHONE, Window};

/// A hall with two players who are in by their links.
struct Table {
    hall: Hall,
    knecht: Window,
    designori: Window,
}

impl Table {
    fn laid(database: &Lent) -> Self {
        let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
        let [knecht, designori] = [1, 2].map(|nth| comes_in(&hall, nth));
        Self { hall, knecht, designori }
    }

    fn board(&self) -> String {
        format!("{}/rounds/1/boards/1", self.hall.tournament)
    }
}

/// The arbiter shows the code of the nth player of the list, and the player's phone opens it.
pub(crate) fn comes_in(hall: &Hall, nth: usize) -> Window {
    comes_in_by(hall, nth, hall.phone())
}

/// The same with a phone of their own.
pub(crate) fn comes_in_by(hall: &Hall, nth: usize, phone: Window) -> Window {
    hall.go("/links");
    hall.window.go_by(&format!(".lines li:nth-child({nth}) form button"));
    let shown = "return document.querySelector('p.code').textContent;";
    let address = hall.window.read(shown, &[]);
    let (_, token) = address.as_str().unwrap().split_once("/p/").unwrap();
    phone.go(&format!("/p/{token}"));
    phone.sees("You are");
    phone.go_by(".welcome button");
    assert!(phone.path().ends_with("/my"), "{}", phone.path());
    assert_eq!((phone.overflow(), PHONE), (0, 390));
    phone
}

const SLIP: &str = "C30 c30 D023 b240";

scenario!(a_slip_is_read_and_the_other_confirms, on_postgres, |database| {
    let Table { hall, knecht, designori } = &Table::laid(database);
    let standings = || {
        hall.go("/standings");
        let rows = "return document.querySelector('main table, main ol').textContent;";
        hall.window.read(rows, &[])
    };
    let before = standings();
    let (winner, loser) = (designori, knecht);
    winner.click("input[name=outcome][value=first]");
    winner.click(".hand-in summary");
    winner.click("input[name=ending][value=resignation]");
    winner.fill("#record", SLIP);
    winner.go_by(".hand-in button.wide");
    winner.go_by("#readings li button");
    winner.go_by(".hand-in button.wide");
    winner.sees("Handed in. It counts once");
    loser.go(&loser.path());
    loser.sees("moves legal");
    loser.go_by(".answers form:first-child button");
    loser.sees("The result counts.");
    assert_ne!(standings(), before, "the standings move");
    hall.go("/rounds/1/boards/1");
    hall.window.sees("Both players agree.");
});

scenario!(from_the_slip_to_sent_are_three_taps_at_most, |database| {
    let table = &Table::laid(database);
    // The code of a slip leads to the board that everybody sees.
    table.knecht.go(&table.board());
    table.knecht.click("input[name=outcome][value=first]");
    table.knecht.go_by(".hand-in button.wide");
    table.knecht.sees("Handed in.");
});

scenario!(a_dispute_reaches_the_desk_and_an_arbiter_decides, on_postgres, |database| {
    let table = &Table::laid(database);
    let Table { hall, knecht, designori } = table;
    knecht.click("input[name=outcome][value=first]");
    knecht.go_by(".hand-in button.wide");
    designori.go(&designori.path());
    designori.go_by(".answers form:last-child button");
    designori.sees("don’t say the same");
    hall.go("/rounds/1/boards/1");
    hall.window.go_by(".claims form button");
    hall.window.sees("confirmed by an arbiter");
    knecht.go(&table.board());
    knecht.sees("confirmed by an arbiter");
});

const FIVE: [&str; 5] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte", "Pater Jakobus"];

/// Whose phone it is, by the place in the list of links, which is by name.
fn phone_of(hall: &Hall, name: &str) -> Window {
    let mut by_name = FIVE;
    by_name.sort_unstable();
    comes_in(hall, by_name.iter().position(|one| *one == name).unwrap() + 1)
}

scenario!(a_call_a_dropout_and_a_latecomer_reach_desk_and_phones, on_postgres, |database| {
    let format = Format::Swiss(Swiss { n_rounds: 3, acceleration: Acceleration::None });
    let plan = Plan { spec: "gbg:5", format, players: &FIVE, ..Plan::USUAL };
    let hall = &Hall::open(database, plan).started();
    hall.go("/rounds/1/draft");
    hall.window.go_by("form[action$=publish] button");
    // Numbered as entered: 1 meets 3, 2 meets 4, 5 has the bye.
    let [knecht, tegularius, designori, jakobus] =
        ["Josef Knecht", "Fritz Tegularius", "Plinio Designori", "Pater Jakobus"]
            .map(|name| phone_of(hall, name));
    both_claim_the_win(&knecht, &tegularius);
    hall.window.go(&format!("{}/queue", hall.event));
    hall.window.sees("players disagree");
    knecht.go_by("form[action$=\"/call\"] button");
    knecht.sees("You called the arbiter");
    // The list keeps itself up to date.
    hall.window.sees("Josef Knecht calls the arbiter");
    hall.window.go_by("form[action$=answer] button");
    rule(&hall.window, "The slip has two signatures.");
    for phone in [&knecht, &tegularius] {
        phone.go(&phone.path());
        phone.sees("The result counts.");
    }
    designori.follow("Withdraw");
    designori.sees("you aren’t paired any more");
    designori.go_by("form[action$=withdraw] button");
    designori.sees("You have withdrawn.");
    hall.go("/entries");
    hall.window.sees("withdrew before round 2");
    a_latecomer_comes(hall);
    jakobus.go(&jakobus.path());
    jakobus.sees("Bertram");
});

fn both_claim_the_win(one: &Window, other: &Window) {
    for phone in [one, other] {
        phone.go(&phone.path());
        // Folded away for the second, since the first one's claim comes before it.
        phone.run(
            "document.querySelectorAll('details').forEach((one) => { one.open = true; });",
            &[],
        );
        phone.click(".hand-in label:first-child input[name=outcome]");
        phone.go_by(".hand-in button.wide");
    }
    other.sees("don’t say the same");
}

/// The arbiter takes the first of what was handed in.
fn rule(desk: &Window, reason: &str) {
    desk.click(".decide summary");
    desk.click("input[name=decision][value^=take]");
    desk.fill("input[name=reason]", reason);
    desk.go_by(".ruling button");
    desk.sees("Decision saved.");
    desk.sees("Nothing is waiting.");
}

fn a_latecomer_comes(hall: &Hall) {
    hall.go("/entries");
    hall.window.fill("#name", "Bertram");
    hall.window.go_by("form:has(#name) button");
    hall.go("/rounds/1");
    hall.window.follow("Pair latecomer");
    hall.window.click("label:nth-child(1) input[name=player]");
    hall.window.click("label:nth-child(2) input[name=player]");
    hall.window.go_by("form.sheet button");
    hall.window.sees("paired late");
}
