//! The game of a tournament, picked from a list instead of spelled.

use super::support::{Answer, Browser};
use super::tournaments::{chosen, picked};

type Fields<'a> = [(&'a str, &'a str)];

/// The form of a tournament whose game is picked so.
fn form<'a>(game: &'a str, fields: &Fields<'a>) -> Vec<(&'a str, &'a str)> {
    let is_own = |name: &str| name == "spec" || fields.iter().any(|(own, _)| *own == name);
    let usual = Browser::TOURNAMENT.into_iter().filter(|(name, _)| !is_own(name));
    usual.chain([("game", game)]).chain(fields.iter().copied()).collect()
}

/// What a browser sends of the fields of all games, as the page fills them in.
const ALL: &Fields<'static> = &[
    ("gbg-size", "6"),
    ("gbg-tie", ""),
    ("gbc-size", "9"),
    ("gbc-drop", ""),
    ("gbc-stakes", ""),
    ("gbc-komi", ""),
    ("other-name", ""),
];

/// Those fields with some filled in otherwise.
fn filled<'a>(own: &Fields<'a>) -> Vec<(&'a str, &'a str)> {
    let is_own = |name: &str| own.iter().any(|(other, _)| *other == name);
    ALL.iter().copied().filter(|(name, _)| !is_own(name)).chain(own.iter().copied()).collect()
}

fn refused(organiser: &Browser, game: &str, fields: &Fields<'_>) -> Answer {
    let event = organiser.published_event();
    let answer = organiser.post(&format!("{event}/tournaments"), &form(game, &filled(fields)));
    assert_eq!(answer.status, 422, "{game} {fields:?}");
    answer
}

#[track_caller]
fn complains(answer: &Answer, field: &str, words: &str) {
    let complaint = format!("id=\"{field}-complaint\">{words}");
    assert!(answer.body.contains(&complaint), "{field}: {}", answer.body);
}

both!(a_game_that_is_picked_is_the_game_of_the_tournament, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let cases: [(&str, &Fields<'_>, &str); 9] = [
        ("gbg", &[], "gbg:6"),
        ("gbg", &[("gbg-size", "5")], "gbg:5"),
        ("gbg", &[("gbg-size", "9"), ("gbg-tie", "emptied")], "gbg:9,tie=emptied"),
        ("gbc", &[], "gbc:9"),
        ("gbc", &[("gbc-size", "11"), ("gbc-stakes", "F6, c3")], "gbc:11,stakes=c3+f6"),
        ("gbc", &[("gbc-drop", "unowned"), ("gbc-komi", "3½")], "gbc:9,drop=unowned,komi=3.5"),
        ("bohnenspiel", &[], "bohnenspiel"),
        ("oware", &[("gbg-size", "many"), ("other-name", "Hive!")], "oware"),
        ("other", &[("other-name", "Go 9x9")], "result-only:Go 9x9"),
    ];
    for (idx, (game, fields, spec)) in cases.into_iter().enumerate() {
        let (key, mut form) = (format!("key {idx}"), form(game, &filled(fields)));
        form.push(("form_key", &key));
        let tournament = organiser.submit(&format!("{event}/tournaments"), &form);
        let page = organiser.page(&tournament);
        assert!(page.contains(&format!("<code>{spec}</code>")), "{spec}: {page}");
    }
});

both!(a_program_may_still_send_the_code_of_a_game, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let tournament = organiser.tournament(&event);
    assert!(organiser.page(&tournament).contains("<code>gbg:6</code>"));
    let fields = [&Browser::TOURNAMENT[2..], &[("name", "A"), ("spec", "chess")]].concat();
    let answer = organiser.post(&format!("{event}/tournaments"), &fields);
    complains(&answer, "spec", "No game here is called “chess”");
    assert!(answer.body.contains("type=\"search\" value=\"chess\""), "{}", answer.body);
});

both!(a_wrong_option_is_told_at_its_field_and_kept, |site| {
    let organiser = site.administrator();
    let wrong = [("gbc-stakes", "c3 z9"), ("gbc-komi", "three"), ("win", "one")];
    let answer = refused(&organiser, "gbc", &wrong);
    complains(&answer, "gbc-stakes", "“z9” isn’t a square of a 9 by 9 board. Write stakes as in");
    complains(
        &answer,
        "gbc-komi",
        "“three” isn’t a komi. Use a whole or half number from 0.5 to 81",
    );
    assert!(answer.body.contains("Please fix the 3 highlighted fields"), "{}", answer.body);
    for kept in ["value=\"c3 z9\"", "value=\"three\"", "value=\"one\""] {
        assert!(answer.body.contains(kept), "{kept}");
    }
    assert!(picked(&answer.body, "gbc"), "{}", answer.body);
    complains(&refused(&organiser, "gbg", &[("gbg-size", "")]), "gbg-size", "Choose a board.");
    complains(&refused(&organiser, "gbg", &[("gbg-size", "12")]), "gbg-size", "“12” isn’t a size");
    complains(
        &refused(&organiser, "gbg", &[("gbg-tie", "no")]),
        "gbg-tie",
        "“tie=no” isn’t an option",
    );
    complains(&refused(&organiser, "other", &[]), "other-name", "Please fill this in.");
    complains(
        &refused(&organiser, "other", &[("other-name", "Hive!")]),
        "other-name",
        "The name of",
    );
    complains(&refused(&organiser, "", &[]), "spec", "Please fill this in.");
    complains(&refused(&organiser, "chess", &[]), "spec", "No game here is called “chess”");
});

both!(a_refused_form_keeps_what_was_typed_for_games_that_are_not_picked, |site| {
    let organiser = site.administrator();
    let fields = [("gbg-size", "7"), ("gbc-komi", "4"), ("other-name", "Hive"), ("win", "one")];
    let page = refused(&organiser, "oware", &fields).body;
    assert!(picked(&page, "oware") && chosen(&page, "gbg-size", "7"), "{page}");
    assert!(page.contains("value=\"4\"") && page.contains("value=\"Hive\""), "{page}");
});

both!(the_form_of_a_tournament_has_its_game_picked, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let fields = filled(&[("gbc-size", "8"), ("gbc-drop", "unowned"), ("gbc-komi", "4")]);
    let tournament = organiser.submit(&format!("{event}/tournaments"), &form("gbc", &fields));
    let page = organiser.page(&format!("{tournament}/edit"));
    assert!(picked(&page, "gbc") && chosen(&page, "gbc-size", "8"), "{page}");
    assert!(chosen(&page, "gbc-drop", "unowned") && page.contains("value=\"4\""), "{page}");
    assert!(!page.contains("gbc:8,drop"), "the code is not there to be read: {page}");
    let copy = organiser.submit(&format!("{tournament}/duplicate"), &[]);
    let copy = copy.trim_end_matches("/edit");
    assert!(organiser.page(copy).contains("<code>gbc:8,drop=unowned,komi=4</code>"));
    let fields = [&form("other", &[("other-name", "Hive")])[..], &[("version", "1")]].concat();
    organiser.submit(&tournament, &fields);
    let page = organiser.page(&format!("{tournament}/edit"));
    assert!(picked(&page, "other") && page.contains("value=\"Hive\""), "{page}");
});
