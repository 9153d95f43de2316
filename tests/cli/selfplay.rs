//! `magister selfplay`.

use crate::program::{Output, run};

fn refused(arguments: &[&str], words: &str) {
    let Output { code, out, complaints } = run(arguments);
    assert_eq!((code, out.as_str()), (2, ""), "{complaints}");
    assert!(complaints.contains(words), "{complaints}");
}

#[test]
fn a_seed_plays_the_same_games_and_tells_what_the_first_move_is_worth() {
    let arguments = ["selfplay", "gbc:hex4", "--count", "20", "--seed", "7"];
    let (one, again) = (run(&arguments), run(&arguments));
    assert_eq!(one.code, 0, "{one:?}");
    assert_eq!(one.out, again.out);
    let lines: Vec<&str> = one.out.lines().collect();
    assert_eq!(lines[0], "gbc:hex4 --count 20 --seed 7");
    assert!(lines[1].starts_with("chance: +") && lines[2].starts_with("simple: +"), "{}", one.out);
    assert!(lines[1].contains(" %") && lines[2].contains("; komi "), "{}", one.out);
}

#[test]
fn without_a_seed_one_is_drawn_and_told() {
    let output = run(&["selfplay", "gbc:cairo3", "--count", "1"]);
    assert!(output.out.starts_with("gbc:cairo3 --count 1 --seed "), "{output:?}");
}

#[test]
fn a_game_that_is_none_and_no_games_are_refused() {
    refused(
        &["selfplay", "gbc:hex3"],
        "size hex3, expected 5 to 19, hex4 to hex9 or cairo3 to cairo9",
    );
    refused(&["selfplay", "gbc:9", "--count", "0"], "0 is not in 1..=1000000");
}
