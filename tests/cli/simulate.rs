//! `magister simulate`.

use crate::program::{Folder, run};

#[test]
fn a_seed_gives_the_same_event_for_ever() {
    let event = |seed: &str| run(&["simulate", "--players", "12", "--seed", seed]).out;
    assert_eq!(event("7"), event("7"));
    assert_ne!(event("7"), event("8"));
    assert!(event("7").starts_with("### seed 7\r\n012 Simulated\r\n"));
}

#[test]
fn several_events_are_files_of_a_folder_of_all_sizes_and_by_the_rules() {
    let folder = Folder::new();
    let sizes = ["simulate", "--seed", "0", "--players", "4-9", "--rounds", "3"];
    let output = folder.run(&[&sizes[..], &["--count", "12", "-o", "all"]].concat());
    assert_eq!((output.code, output.out.as_str()), (0, ""), "{}", output.complaints);
    let mut sizes = Vec::new();
    for seed in 0..12 {
        let name = format!("all/swiss-{seed}.trf");
        let text = std::fs::read_to_string(folder.0.join(&name)).unwrap();
        sizes.push(text.lines().filter(|line| line.starts_with("001")).count());
        assert_eq!(folder.run(&["check", &name]).code, 0, "{name}");
    }
    assert_eq!(sizes, [4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn options_change_what_happens() {
    let with = |option: &str, value: &str| {
        let players = ["simulate", "--seed", "0", "--players", "40", "--rounds", "5"];
        run(&[&players[..], &[option, value]].concat()).out
    };
    let has = |text: &str, code: &str| text.lines().any(|line| line.contains(code));
    assert!(!has(&with("--draws", "0"), " = "));
    assert!(has(&with("--forfeits", "100"), " + ") && !has(&with("--forfeits", "100"), " 1\r"));
    assert!(has(&with("--byes", "25.5"), " - H") && !has(&with("--byes", "0"), " - H"));
    assert!(has(&with("--full-point-byes", "10"), " - F"));
    assert!(has(&with("--absences", "40"), " - Z"));
    assert!(has(&with("--acceleration", "baku"), "250 "));
    assert!(has(&with("--forbidden", "2"), "260 "));
    assert!(has(&with("--points", "3-1-0"), "162  W 3.0"));
    let equal = with("--rating-spread", "0");
    assert!(equal.lines().filter(|line| line.starts_with("001")).all(|line| has(line, " 2800 ")));
}

#[test]
fn the_older_edition_can_be_written() {
    let event = ["simulate", "--seed", "0", "--players", "8", "--rounds", "9", "--forbidden", "1"];
    let old = run(&[&event[..], &["--format", "trf16"]].concat()).out;
    let new = run(&event).out;
    let rounds = "\r\n142 ";
    assert!(new.contains(rounds), "{new}");
    assert!(old.contains("\r\nXXR 9\r\n") && !old.contains(rounds), "{old}");
    assert!(old.contains("\r\nXXP "), "{old}");
}

#[test]
fn the_slowest_round_is_told_with_its_seed() {
    let output = run(&["simulate", "--players", "4-12", "--count", "9", "--slowest"]);
    assert_eq!(output.code, 0, "{}", output.complaints);
    assert!(output.out.starts_with("9 events, "), "{}", output.out);
    assert!(output.out.contains(" of seed "), "{}", output.out);
}

#[test]
fn options_that_mean_nothing_are_a_wrong_usage() {
    let refused = |arguments: &[&str], words: &str| {
        let output = run(&[&["simulate"], arguments].concat());
        assert_eq!((output.code, output.out.as_str()), (2, ""), "{arguments:?}");
        assert!(output.complaints.contains(words), "{}", output.complaints);
    };
    refused(&["--count", "3"], "several events need a folder");
    refused(&["--players", "1"], "\"1\" is not a number of players: use 2 to 9999");
    refused(&["--players", "9-4"], "or a range such as 4-300");
    refused(&["--draws", "101"], "\"101\" is not a percentage: use 0 to 100");
    refused(&["--draws", "+5"], "is not a percentage");
    refused(&["--rounds", "0"], "0 is not in 1..=999");
    refused(&["--points", "1-1-0"], "a draw (1) must be worth less than a win (1)");
    let accelerated = ["--acceleration", "baku", "--points", "3-1-0"];
    refused(&accelerated, "Baku acceleration needs a win worth two draws");
    refused(&["--slowest", "-o", "a"], "cannot be used with");
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = Folder::new();
    let output = folder.run(&["simulate", "--seed", "0", "-o", "no/such/folder.trf"]);
    assert_eq!((output.code, output.out.as_str()), (1, ""));
    assert!(output.complaints.starts_with("magister: no/such/folder.trf: "), "{output:?}");
}

#[test]
fn without_a_seed_one_is_drawn_and_told() {
    let drawn = [(), ()].map(|()| run(&["simulate", "--players", "12"]));
    let seeds = drawn.each_ref().map(|output| {
        let seed = output.complaints.strip_prefix("seed ").unwrap().trim().to_owned();
        assert!(output.out.starts_with(&format!("### seed {seed}\r\n")), "{output:?}");
        seed
    });
    assert_ne!(seeds[0], seeds[1]);
    let again = run(&["simulate", "--players", "12", "--seed", &seeds[0]]);
    assert_eq!((again.out, again.complaints.as_str()), (drawn[0].out.clone(), ""));
}

#[test]
fn what_is_not_set_is_drawn_from_the_seed() {
    let event = |seed: u64| run(&["simulate", "--seed", &seed.to_string()]).out;
    let count = |text: &str| text.lines().filter(|line| line.starts_with("001")).count();
    let events: Vec<String> = (0..6).map(event).collect();
    let mut sizes: Vec<usize> = events.iter().map(|text| count(text)).collect();
    assert!(sizes.iter().all(|n| (20..=120).contains(n)), "{sizes:?}");
    sizes.sort_unstable();
    sizes.dedup();
    assert!(sizes.len() > 3, "{sizes:?}");
}
