//! `magister export --event`, and `magister import` of what it writes.

use super::reports::{Hall, SWISS, refused};

#[test]
fn an_event_is_taken_to_another_folder() {
    let hall = Hall::new();
    assert_eq!(hall.import(SWISS, &[]).code, 0);
    let written = hall.run(&["export", "--event", "u-con 2026"]);
    assert_eq!(written.code, 0, "{written:?}");
    let other = Hall::new();
    let file = other.0.file("ucon.json", written.out.as_bytes());
    refused(&other.run(&["import", &file, "--event", "1"]), 2, &["leave out --event"]);
    refused(&other.run(&["import", &file]), 1, &["same name and days", "--again"]);
    let stored = other.run(&["import", &file, "--again"]);
    assert_eq!(stored.code, 0, "{stored:?}");
    assert!(stored.out.starts_with("event 2, \"U-Con 2026\": "), "{stored:?}");
    assert_eq!(other.stored(), hall.stored());
    let again = other.run(&["export", "--event", "2"]);
    assert_eq!(again.out, written.out);
}

#[test]
fn what_is_no_event_is_unreadable() {
    let hall = Hall::new();
    let file = |content: &str| hall.0.file("event.json", content.as_bytes());
    refused(&hall.run(&["import", &file("{}")]), 3, &["not the file of an event"]);
    refused(&hall.run(&["import", &file("{")]), 3, &["not JSON"]);
    refused(&hall.run(&["export", "--event", "Nowhere"]), 1, &["no event \"Nowhere\""]);
    refused(&hall.run(&["export"]), 2, &["<TOURNAMENT>"]);
    refused(&hall.run(&["export", "7", "--event", "1"]), 2, &["cannot be used with"]);
}
