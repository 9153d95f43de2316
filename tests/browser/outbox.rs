//! What is entered without a network arrives once there is one, and arrives once.

use crate::hall::{Hall, Plan};
use crate::phones::{comes_in, comes_in_by};
use crate::scenario::scenario;
use crate::window::Window;

const PLAN: Plan<'_> = Plan { spec: "gbg:5", ..Plan::USUAL };

fn hands_in(phone: &Window) {
    phone.click("input[name=outcome][value=first]");
    phone.click(".hand-in button.wide");
}

scenario!(without_a_network_an_open_page_goes_on_working, on_postgres, |database| {
    let hall = &Hall::open(database, PLAN).started();
    let phone = comes_in_by(hall, 1, hall.phone_by_name());
    // As in a hall: no browser offers more at such an address.
    assert_eq!(phone.read("return isSecureContext;", &[]), false);
    phone.is_offline(true);
    hands_in(&phone);
    phone.sees("Not sent yet");
    phone.sees("Round 1, board 1: ");
    phone.sees("Sent by itself as soon as there is a connection.");
    // What needs the network says so, and the page stays.
    phone.click(".crumb a");
    phone.sees("This needs the network");
    assert!(phone.path().ends_with("/my"), "{}", phone.path());
    assert_eq!((phone.overflow(), hall.n_handed_in(1)), (0, 0));
    phone.is_offline(false);
    phone.sees("Handed in.");
    phone.waits_for("an empty outbox", |phone| !phone.text().contains("Not sent yet"));
    assert_eq!(hall.n_handed_in(1), 1);
});

scenario!(over_https_an_entry_outlives_its_page, on_postgres, |database| {
    let mut hall = Hall::over_https(database, PLAN).started();
    let phone = comes_in(&hall, 1);
    assert_eq!(phone.read("return isSecureContext;", &[]), true);
    // The first page was loaded before there was anybody to keep it.
    phone.waits_for("a worker", |phone| {
        phone.read("return Boolean(navigator.serviceWorker.controller);", &[]) == true
    });
    phone.go(&phone.path());
    keeps_own_page(&phone);
    hall.dies();
    hands_in(&phone);
    phone.sees("Not sent yet");
    phone.go(&phone.path());
    phone.sees("No connection since");
    phone.sees("Not sent yet");
    phone.go("/events");
    phone.sees("This page needs the network.");
    phone.follow("Open my page");
    phone.sees("Not sent yet");
    hall.comes_back();
    phone.sees("Handed in.");
    phone.waits_for("an empty outbox", |phone| !phone.text().contains("Not sent yet"));
    assert_eq!(hall.n_handed_in(1), 1);
    // Nothing of it is left on a phone that leaves.
    phone.go_by("form[action$=\"/my/leave\"] button");
    phone.waits_for("an empty store", |phone| kept(phone) == "0");
    let stays = "caches.match('/offline').then((page) => page.text())
            .then((text) => { window.stays = text; });
        return window.stays ?? '';";
    phone.waits_for("a page of nobody", |phone| phone.read(stays, &[]) != "");
    let stays = phone.read(stays, &[]);
    assert!(!stays.as_str().unwrap().contains("My page"), "{stays}");
});

/// How many own pages the browser keeps.
fn kept(phone: &Window) -> String {
    let script = "caches.open('magister-own').then((cache) => cache.keys())
            .then((keys) => { window.kept = keys.length; });
        return String(window.kept);";
    phone.read(script, &[]).as_str().unwrap().to_owned()
}

fn keeps_own_page(phone: &Window) {
    phone.waits_for("a page that is kept", |phone| kept(phone) == "1");
}
