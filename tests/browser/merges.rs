//! One person who was entered twice: merged, looked at, and made two again.

use crate::convention::{FIRST, close, fits, make_event};
use crate::database;
use crate::first_start::sign_up;
use crate::server::Server;
use crate::window::Window;

/// A closed tournament of two, in which the first has beaten the second.
pub(crate) fn play(window: &Window, event: &str, name: &str, players: [&str; 2]) -> String {
    window.go(&format!("{event}/tournaments/new"));
    window.fill("#name", name);
    window.fill("#spec", "result-only:Hive");
    window.go_by("#make");
    window.sees("What is next");
    let tournament = window.path();
    for player in players {
        window.go(&format!("{tournament}/entries"));
        window.fill("#name", player);
        window.go_by("form:has(#rating) button");
        window.sees(player);
        if window.path().ends_with("/preview") || window.text().contains("Enter as") {
            window.go_by("main form .actions button");
            window.sees(player);
        }
    }
    window.go(&tournament);
    window.click("input[value=entered]");
    window.go_by("form[action$=start] button");
    window.sees("Round 1 of 1");
    let board = format!("{tournament}/rounds/1/boards/1");
    window.go(&board);
    window.click(FIRST);
    window.click("input[value=resignation]");
    window.go_by("#result > button");
    assert_ne!(window.path(), board, "the result is in");
    close(window, &tournament);
    tournament
}

#[test]
fn a_player_entered_twice_becomes_one_and_two_again() {
    let mut server = Server::start(&database::on_sqlite(), &[]);
    let window = sign_up(&mut server);
    let event = make_event(&window);
    play(&window, &event, "Spring", ["Carlo Ferromonte", "Plinio Designori"]);
    let autumn = play(&window, &event, "Autumn", ["Carlo Feromonte", "Tito Designori"]);

    window.go("/players?q=carlo");
    window.follow("Carlo Ferromonte");
    let carlo = window.path();
    window.sees("one rated game");
    merge(&window);
    window.follow("To the player");
    window.sees("Also entered as Carlo Feromonte");
    window.sees("2 rated games");
    fits(&window);

    window.follow("Correct the name");
    window.sees("Correct a former name");
    fits(&window);
    window.fill("#name", "Carlo Feromonti");
    window.go_by("main form button");
    window.sees("Also entered as Carlo Feromonti");
    fits(&window);

    window.go(&format!("{autumn}/standings"));
    window.follow("Carlo Feromonti");
    assert_eq!(window.path(), carlo, "the old name leads to the one who was kept");
    window.follow("Tito Designori");
    window.sees("1 – 0");
    fits(&window);

    window.go(&carlo);
    take_back(&window);
    window.go(&format!("{autumn}/standings"));
    window.follow("Carlo Feromonti");
    assert_ne!(window.path(), carlo);
    window.sees("one rated game");
}

/// From the page of the one who is kept.
fn merge(window: &Window) {
    window.follow("Merge with another player");
    window.sees("Names alike");
    fits(window);
    window.follow("Compare");
    window.sees("What it means");
    window.sees("Who else’s ratings move");
    fits(window);
    window.go_by("main form button");
    window.sees("Please fill this in.");
    window.fill("#reason", "He has two r.");
    window.go_by("main form button");
    window.sees("Carlo Feromonte and Carlo Ferromonte are one player now");
    window.sees("Tito Designori");
    fits(window);
}

fn take_back(window: &Window) {
    window.follow("Take the merge back");
    window.sees("He has two r.");
    fits(window);
    window.fill("#reason", "His cousin.");
    window.go_by("main form button");
    window.sees("are two players again");
}
