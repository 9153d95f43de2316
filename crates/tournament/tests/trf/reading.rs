//! The cases of `tests/data/trf/`: a file, and what is read from it.

use std::fmt::Write as _;
use std::fs;

use tournament::history::{Adjournment, Round};
use tournament::table::{System, Table};
use tournament::trf::{Report, read};

#[test]
fn a_file_says_this() {
    check("reading.txt");
}

#[test]
fn a_file_leaves_this_to_be_guessed() {
    check("guesses.txt");
}

#[test]
fn a_file_is_wrong_about_this() {
    check("faults.txt");
}

#[test]
fn results_are_worth_this() {
    check("points.txt");
}

/// A case is a title (`# …`), the lines of a file (`| …`) and what is read from it.
fn check(name: &str) {
    let path = format!("{}/tests/data/trf/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).expect(&path);
    let mut failures = Vec::new();
    for (line, title, case) in cases(&text) {
        let (file, expected): (Vec<&str>, Vec<&str>) =
            case.iter().partition(|line| line.starts_with('|'));
        let file: Vec<&str> = file.iter().map(|line| line[1..].trim_start_matches(' ')).collect();
        let file = file.join("\n") + "\n";
        let found = told(&file);
        if found.lines().ne(expected) {
            failures.push(format!("{path}:{line}: {title}\n{found}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The line of each case, its title and its lines.
fn cases(text: &str) -> Vec<(usize, &str, Vec<&str>)> {
    let mut cases: Vec<(usize, &str, Vec<&str>)> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        match (text.strip_prefix("# "), cases.last_mut()) {
            (Some(title), _) => cases.push((line, title, Vec::new())),
            (None, Some(case)) if !text.is_empty() => case.2.push(text),
            _ => {}
        }
    }
    assert!(!cases.is_empty());
    cases
}

fn told(file: &str) -> String {
    match read(file.as_bytes()) {
        Ok(report) => {
            assert_eq!(report.to_string(), file);
            of_report(&report)
        }
        Err(faults) => {
            faults.iter().fold(String::new(), |told, fault| told + &format!("{fault}\n"))
        }
    }
}

fn of_report(report: &Report) -> String {
    let next = report.next_round();
    let system = match report.system() {
        System::Swiss => "Swiss",
        System::RoundRobin => "round robin",
    };
    let mut told = format!("{system}, {} rounds, next {next}\n", report.n_rounds());
    for warning in report.warnings() {
        writeln!(told, "{warning}").expect("a line");
    }
    let facts = report.facts(next);
    for (round, played) in (1..).zip(&facts.rounds) {
        writeln!(told, "round {round}:{}", of_round(played)).expect("a line");
    }
    for one in &facts.adjournments {
        let Adjournment { round, white, from_round, to_round } = one;
        writeln!(told, "adjourned: {white} in {round}, for {from_round}..{to_round}")
            .expect("a line");
    }
    let points = facts.points;
    let others = [points.pairing_allocated_bye(), points.absence()].map(|score| score.to_string());
    let table = Table::new(facts).expect("facts that agree");
    let scores = table.numbers().map(|number| format!(" {number}={}", table.score(number)));
    writeln!(told, "points {points}-{}:{}", others.join("-"), scores.collect::<String>())
        .expect("a line");
    told + &of_plan(report)
}

fn of_round(round: &Round) -> String {
    let pairings = round.pairings.iter().map(|p| format!(" {}-{} {}", p.white, p.black, p.result));
    let byes = round.byes.iter().map(|(number, bye)| format!(" {number}{}", bye.code()));
    pairings.chain(byes).collect()
}

fn of_plan(report: &Report) -> String {
    let plan = report.plan(report.next_round());
    let mut told = format!("plan {} {}", plan.n_rounds, plan.initial_colour);
    for (number, bye) in &plan.byes {
        write!(told, " {number}{}", bye.code()).expect("a word");
    }
    for given in &plan.virtual_points {
        let (from, to) = (given.from, given.to);
        let rounds = format!("{}..{}", given.from_round, given.to_round);
        write!(told, " +{} for {from}..{to} in {rounds}", given.points).expect("a word");
    }
    for forbidden in &plan.forbidden {
        let numbers: Vec<String> = forbidden.numbers.iter().map(ToString::to_string).collect();
        let rounds = format!("{}..{}", forbidden.from_round, forbidden.to_round);
        write!(told, " not {} in {rounds}", numbers.join("-")).expect("a word");
    }
    told + "\n"
}
