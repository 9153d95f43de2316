//! The field at the top, with the keyboard alone.

use crate::hall::{Hall, Plan};
use crate::scenario::scenario;

const OFFERED: &str = ".suggestions:not([hidden]) [role=option]";

scenario!(who_types_a_name_is_offered_who_is_meant, |database| {
    let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    let window = &hall.window;
    window.go("/ratings");
    window.press("/");
    window.press_all(&["k", "n", "e", "c"]);
    window.has(OFFERED);
    let expanded = "return document.activeElement.ariaExpanded;";
    assert_eq!(window.read(expanded, &[]), "true");
    window.press("\u{e00c}");
    window.waits_for("an empty list", |window| window.n_of(OFFERED) == 0);
    assert_eq!(window.path(), "/ratings", "Escape shuts the list alone");
    window.press("h");
    window.has(OFFERED);
    // Down, up around the end, down again: the first.
    window.press_all(&["\u{e015}", "\u{e013}", "\u{e015}"]);
    window.has("[role=option][aria-selected=true]");
    let pointed = "return document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent;";
    let name = window.read(pointed, &[]);
    assert!(name.as_str().unwrap().contains("Knecht"), "{name}");
    window.leaves(|window| window.press("\u{e007}"));
    assert!(window.path().starts_with("/players/"), "{}", window.path());

    // Enter without a choice searches for what was typed.
    window.press("/");
    window.press_all(&["o", "p", "e", "n"]);
    window.leaves(|window| window.press("\u{e007}"));
    assert_eq!(window.path(), "/search?q=open");

    let phone = hall.phone();
    phone.go("/");
    phone.go_by("form.find button");
    phone.sees("Part of a name is enough.");
    assert_eq!(phone.overflow(), 0);
});
