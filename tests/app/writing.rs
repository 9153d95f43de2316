//! Records while somebody writes them: where they stand, and how they can go on.

use domain::results::Ending;
use magister::cli::demo::selfplay::{Skill, play};
use rules::{AnyPosition, BySeat, Game};
use serde_json::{Value, json};

use super::support::{Browser, lacks};

const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

/// The first moves of a game, up to one that takes a gem of choice.
const INDIRECT: &str = "1. D30 e02 2. E320 c04 3. F3100 c0 4. A026 a6032 5. C042 b15006 6. B050 f0010 \
    7. F2 c01 8. B0 a2 9. D5060 e0241 10. A620 f0 11. D0 d30530000xE5";

/// What is answered about moves of a game, or of a whole record if none is named.
fn written(browser: &Browser, spec: &str, record: &str) -> Value {
    let answer = browser.post("/games/writing", &[("spec", spec), ("record", record)]);
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// What each choice writes.
fn begun(answer: &Value) -> Vec<&str> {
    let choices = answer["choices"].as_array().unwrap();
    choices.iter().map(|choice| choice["begun"].as_str().unwrap()).collect()
}

both!(moves_are_answered_with_the_board_and_what_may_come_next, |site| {
    let administrator = site.administrator();
    let start = written(&administrator, "gbg:5", "");
    assert_eq!(begun(&start), ["A", "B", "C", "D", "E"]);
    assert_eq!(start["next"], json!({ "from": 0, "to": 0, "lead": "1. ", "trail": "" }));
    assert_eq!((&start["undo"], &start["fault"]), (&Value::Null, &Value::Null));
    assert!(start["board"].as_str().unwrap().contains("data-field=\"C\""), "{start}");
    let hand = written(&administrator, "gbg:5", "1. C30 d");
    assert_eq!(begun(&hand), ["d20", "d02"]);
    assert_eq!(hand["choices"][1]["label"], "The stone, into e");
    assert_eq!(hand["prompt"], "North: which bead falls into e?");
    assert_eq!(hand["begun"], "d");
    assert_eq!(hand["undo"], json!([7, 8]));
    let two = written(&administrator, "gbg:5", "1. C30 d20");
    assert_eq!(two["last"], "d20");
    assert_eq!((&two["plies"], &two["turn"]), (&json!(2), &json!("first")));
    assert_eq!(two["state"], "South 0 · North 0 · South to move");
    assert!(two["done"].as_str().unwrap().starts_with("Sows 2 beads from d."), "{two}");
});

both!(an_indirect_capture_is_answered_with_its_gems, |site| {
    let administrator = site.administrator();
    let (moves, _) = INDIRECT.rsplit_once("xE5").unwrap();
    let owed = written(&administrator, "gbg:6", moves);
    let labels: Vec<_> =
        owed["choices"].as_array().unwrap().iter().map(|one| &one["label"]).collect();
    assert!(labels.contains(&&json!("Take the gem 5 from pit E")), "{owed}");
    assert!(begun(&owed).iter().all(|text| text.starts_with("d30530000x")), "{owed}");
    assert_eq!(owed["prompt"], "North captures: which gem?");
});

both!(every_game_has_a_board_to_touch, |site| {
    let administrator = site.administrator();
    for spec in Game::samples() {
        let start = AnyPosition::start(spec.parse().unwrap());
        let n_choices = start.continuations("").next.len();
        let answer = written(&administrator, spec, "");
        let board = answer["board"].as_str().unwrap();
        let choices = answer["choices"].as_array().unwrap();
        assert_eq!(choices.len(), n_choices, "{spec}");
        for choice in choices {
            let field = format!("data-field=\"{}\"", choice["field"].as_str().unwrap());
            assert!(board.contains(&field), "{spec}: {field}");
        }
    }
    let page = administrator.page("/games/new");
    assert!(page.contains("[Game &#34;bohnenspiel&#34;]"));
    lacks(&page, "result-only");
});

both!(a_whole_record_is_answered_up_to_its_end, |site| {
    let administrator = site.administrator();
    let answer = written(&administrator, "", CORRECTED);
    assert_eq!((&answer["plies"], &answer["game"]), (&json!(143), &json!("gbg:5")));
    assert_eq!(answer["fault"], Value::Null);
    assert_eq!(answer["next"]["from"], CORRECTED.encode_utf16().count(), "after the last move");
    let answer = written(&administrator, "gbg:6", CORRECTED);
    let fault = answer["fault"]["words"].as_str().unwrap();
    assert!(fault.starts_with("This is a record of Glass Bead Game 2×5"), "{fault}");
});

both!(a_game_that_is_over_names_its_result, |site| {
    let spec: rules::Spec = "gbg:6".parse().unwrap();
    let skill = BySeat { first: Skill(3), second: Skill(3) };
    let game = (0..).map(|seed| play(spec.game().unwrap(), skill, seed));
    let game = game.into_iter().find(|game| game.ending == Ending::Played).unwrap();
    let answer = written(&site.administrator(), "gbg:6", &game.moves);
    assert_eq!(answer["over"]["outcome"], game.outcome.as_str(), "{answer}");
    assert!(begun(&answer).is_empty() && answer["prompt"] == "");
});

both!(what_cannot_go_on_is_said_with_its_place, |site| {
    let administrator = site.administrator();
    let answer = written(&administrator, "gbg:5", "1. C30 c30\n2. D9 d20");
    assert_eq!(answer["fault"]["ply"], 3);
    assert_eq!((&answer["fault"]["line"], &answer["fault"]["column"]), (&json!(2), &json!(4)));
    assert!(answer["fault"]["words"].as_str().unwrap().contains("Pit D holds"), "{answer}");
    assert!(begun(&answer).is_empty() && answer["board"].is_string());
    for (spec, hostile) in [
        ("gbg:5", "\u{0}"),
        ("gbg:5", "C30 \u{202e}{"),
        ("gbg:5", "[Game \"gbg:5\"]"),
        ("", "C30"),
        ("", "[Game \"gbg:999\"]\n[Result \"*\"]"),
        ("result-only:Hive", "wQ"),
        ("gbg:9", &"A".repeat(65_537)),
        ("gbg:5", &"C30 ".repeat(16_000)),
        ("gbg:5", "A999999999999999999999999999999999999999999999999999x"),
        ("gbg:5", "<script>alert(1)</script>"),
    ] {
        assert!(written(&administrator, spec, hostile)["fault"].is_object(), "{spec}");
    }
});

both!(only_who_is_signed_in_asks_how_moves_go_on, |site| {
    let administrator = site.administrator();
    let form = [("spec", "gbg:5"), ("record", "")];
    assert_eq!(site.visitor().post("/games/writing", &form).status, 401);
    assert_eq!(administrator.post("/games/writing", &[("spec", "gbg:999")]).status, 400);
    assert_eq!(
        administrator.post_bytes("/games/writing", "text/plain", b"form_key=k&\xff=%").status,
        200
    );
    let large = vec![b'a'; 2 * 1024 * 1024];
    let form = "application/x-www-form-urlencoded";
    assert_eq!(administrator.post_bytes("/games/writing", form, &large).status, 413);
    let elsewhere = administrator.post_from("/games/writing", form, b"", "http://evil.example");
    assert_eq!(elsewhere.status, 403);
});
