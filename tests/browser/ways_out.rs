//! Nothing is a dead end: what was done by mistake is undone by clicks, and the way on is there.

use domain::events::Visibility;

use crate::convention::{FIRST, close, make_event};
use crate::first_start::{PASSWORD, sign_up};
use crate::hall::{Arbiter, Hall, Plan};
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::Window;

const UNDO: &str = ".notice.good button";
const CONFIRM: &str = "button.danger";

/// Deletes what the page offers to, and takes it back by the button that answers.
fn delete_and_undo(window: &Window, page: &str, told: &str) {
    window.go(page);
    window.go_by(CONFIRM);
    window.sees(told);
    window.go_by(UNDO);
    window.sees("Restored.");
}

/// Sends one of the forms under “More”, which says that it did.
fn more(window: &Window, page: &str, act: &str, told: &str) {
    window.go(page);
    window.go_by(&format!("form[action$='/{act}'] button"));
    window.sees(told);
}

/// A form of one field.
fn enter_one(window: &Window, page: &str, name: &str) {
    window.go(page);
    window.fill("#name", name);
    window.go_by("form:has(#name) button");
}

scenario!(what_was_deleted_archived_or_copied_comes_and_goes_by_clicks, |database| {
    let Hall { window, event, tournament, .. } = &Hall::usual(database);
    delete_and_undo(window, &format!("{event}/delete"), "deleted.");
    delete_and_undo(window, &format!("{tournament}/delete"), "deleted.");
    window.go(&format!("{tournament}/entries"));
    window.go_by("a[href$='/remove']");
    window.go_by(CONFIRM);
    window.go_by(UNDO);
    window.go(&format!("{tournament}/entries"));
    assert_eq!(window.n_of("tbody tr"), 2, "the player is back");
    // By the bin as well as by the button.
    window.go(&format!("{tournament}/delete"));
    window.go_by(CONFIRM);
    window.go(&format!("{event}/bin"));
    window.go_by("main form button");
    window.go(tournament);

    for (page, at) in [(format!("{tournament}/edit"), tournament), (format!("{event}/edit"), event)]
    {
        more(window, &page, "duplicate", "This is the copy.");
        more(window, &page, "archive", "Archived.");
        more(window, at, "unarchive", "Restored from the archive.");
    }
});

scenario!(a_player_an_account_and_a_list_are_deleted_and_restored_by_clicks, |database| {
    let hall = Hall::usual(database);
    let window = &hall.window;
    let player = hall.player("Bertram");
    delete_and_undo(window, &format!("{player}/delete"), "Bertram deleted.");
    window.go("/accounts");
    window.fill("#name", "Scorekeeper");
    window.set("#rank", "member");
    window.fill("#password", PASSWORD);
    window.fill("#password_again", PASSWORD);
    window.go_by("#account-form button");
    window.go("/accounts");
    let script = "return [...document.querySelectorAll('tr')]
        .find((row) => row.innerText.includes('Scorekeeper'))
        .querySelector('a[href$=delete]').getAttribute('href');";
    let delete = window.read(script, &[]);
    delete_and_undo(window, delete.as_str().unwrap(), "Scorekeeper deleted.");
    window.go("/ratings/new?system=elo");
    window.fill("#name", "Fast");
    window.fill("#k", "40");
    window.go_by("form[action='/ratings'] button");
    let list = window.path();
    delete_and_undo(window, &format!("{list}/delete"), "deleted.");
});

/// A Swiss of four that is running; its path.
fn swiss_of_four(window: &Window, event: &str) -> String {
    window.go(&format!("{event}/tournaments/new"));
    window.go_by("button[value=gbg-6-swiss]");
    window.has("option[value=swiss]:checked");
    window.fill("#rounds", "3");
    window.go_by("#make");
    let path = window.path();
    window.go(&format!("{path}/entries"));
    window.paste("#lines", "Josef Knecht\nPlinio Designori\nFritz Tegularius\nCarlo Ferromonte");
    window.go_by("button[formaction]");
    window.go_by(".actions button");
    window.go(&path);
    window.go_by("form[action$=start] button");
    path
}

scenario!(a_published_round_and_a_start_are_undone_by_clicks, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    let event = make_event(&window);
    let swiss = swiss_of_four(&window, &event);
    window.go_by("form[action$=publish] button");
    let board = format!("{swiss}/rounds/1/boards/1");
    window.go(&board);
    window.click(FIRST);
    window.click("input[name=ending][value=resignation]");
    window.go_by("#result > button");
    window.go(&format!("{swiss}/rounds/1/unpublish"));
    window.sees("has a result. Remove it first.");
    window.go(&board);
    window.click("details:has(#take-back-reason) > summary");
    window.fill("#take-back-reason", "Wrong board.");
    window.go_by("form:has(#take-back-reason) button");
    window.go(&format!("{swiss}/rounds/1/unpublish"));
    window.go_by("main form button");
    window.sees(": draft");
    window.go(&swiss);
    window.go_by("a[href$=unstart]");
    window.go_by(CONFIRM);
    window.go(&swiss);
    window.has("form[action$=start] button");
});

scenario!(
    a_latecomer_takes_the_free_place_and_a_round_robin_is_cancelled_and_reopened,
    |database| {
        let players = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"];
        let hall = Hall::of(database, Plan { players: &players, ..Plan::USUAL }).started();
        let Hall { window, tournament, .. } = &hall;
        hall.go("/rounds/1/boards/1");
        window.click(FIRST);
        window.click("input[name=ending][value=resignation]");
        window.go_by("#result > button");
        enter_one(window, &format!("{tournament}/entries"), "Bertram");
        window.sees("Bertram");
        hall.go("/rounds/1");
        window.sees("Bertram");
        assert_eq!(
            window.n_of("tbody tr"),
            2,
            "nobody is free any more, and the played game stays"
        );
        hall.go("/cancel");
        window.fill("#reason", "The hall is closed.");
        window.go_by(CONFIRM);
        window.sees("Cancelled: The hall is closed.");
    }
);

scenario!(unpublishing_asks_whose_ratings_go_and_a_last_result_leads_on, |database| {
    let arbiter = Arbiter::of(database);
    let event = arbiter.event("Waldzell Open", Visibility::Published);
    arbiter.play(event, "Hive", ["Josef Knecht", "Plinio Designori"]);
    let plan = Plan { players: &["Josef Knecht", "Carlo Ferromonte"], ..Plan::USUAL };
    let id = arbiter.tournament(event, plan);
    arbiter.start(id);
    let server = Server::start(&database.url, &[]);
    let window = arbiter.sit_down(&server);
    let (event, tournament) = (format!("/events/{event}"), format!("/tournaments/{id}"));
    window.go(&format!("{event}/edit"));
    window.click("input[value=draft]");
    window.go_by("main form button");
    window.sees("4 ratings change");
    window.follow("Waldzell Open");
    window.sees("Hive");

    window.go(&format!("{tournament}/rounds/1/boards/1"));
    window.click(FIRST);
    window.click("input[name=ending][value=resignation]");
    window.go_by("#result > button");
    window.go(&tournament);
    window.sees("Close");
    close(&window, &tournament);
    let visitor = Window::open(&server.url);
    for page in [tournament.as_str(), event.as_str()] {
        visitor.go(page);
        visitor.sees("Winner: ");
    }
    // A draft inside a published event is for staff alone.
    window.go(&format!("{event}/tournaments/new"));
    window.fill("#name", "The secret one");
    window.click("input[value=draft]");
    window.go_by("#make");
    window.go(&event);
    window.sees("The secret one");
    visitor.go(&event);
    assert!(!visitor.text().contains("The secret one"), "{}", visitor.text());
});
