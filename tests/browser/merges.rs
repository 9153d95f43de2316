//! One person who was entered twice: merged, looked at, and made two again.

use domain::events::Visibility;

use crate::convention::fits;
use crate::hall::Arbiter;
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::Window;

scenario!(a_player_entered_twice_becomes_one_and_two_again, |database| {
    let arbiter = Arbiter::of(database);
    let event = arbiter.event("Waldzell Open", Visibility::Published);
    arbiter.play(event, "Spring", ["Carlo Ferromonte", "Plinio Designori"]);
    let autumn = arbiter.play(event, "Autumn", ["Carlo Feromonte", "Tito Designori"]);
    let server = Server::start(&database.url, &[]);
    let window = arbiter.sit_down(&server);

    window.go("/players?q=carlo");
    window.follow("Carlo Ferromonte");
    let carlo = window.path();
    window.sees("1 rated game");
    merge(&window);
    window.follow("To the player");
    window.sees("Also entered as Carlo Feromonte");
    window.sees("2 rated games");
    fits(&window);

    window.follow("Edit name");
    window.sees("Edit former name");
    fits(&window);
    window.fill("#name", "Carlo Feromonti");
    window.go_by("main form button");
    window.sees("Also entered as Carlo Feromonti");
    fits(&window);

    window.go(&format!("{autumn}/standings"));
    window.follow("Carlo Feromonti");
    assert_eq!(window.path(), carlo, "the old name leads to the one who was kept");
    window.go_by("#opponents tbody a");
    window.sees("1 – 0");
    fits(&window);

    window.go(&carlo);
    take_back(&window);
    window.go(&format!("{autumn}/standings"));
    window.follow("Carlo Feromonti");
    assert_ne!(window.path(), carlo);
    window.sees("1 rated game");
});

/// From the page of the one who is kept.
fn merge(window: &Window) {
    window.follow("Merge with another player");
    window.sees("Similar names");
    fits(window);
    window.follow("Compare");
    window.sees("What changes");
    window.sees("Other ratings that change");
    fits(window);
    window.go_by("main form button");
    window.sees("Please fill this in.");
    window.fill("#reason", "He has two r.");
    window.go_by("main form button");
    window.sees("Carlo Feromonte and Carlo Ferromonte are now one player");
    window.sees("Tito Designori");
    fits(window);
}

fn take_back(window: &Window) {
    window.follow("Undo merge");
    window.sees("He has two r.");
    fits(window);
    window.fill("#reason", "His cousin.");
    window.go_by("main form button");
    window.sees("are two players again");
}
