//! Attacks the program: `cargo bench -p magister --bench attacks`, or with the beginning of a name for some of them.
//!
//! The database has ten thousand rated players and a Swiss of two thousand. Three hundred phones read pages and four
//! scorekeepers enter results, all at one address. A visitor at another address reads standings. Five seconds later the
//! same address begins an attack. For each attack the bench starts a new server and prints its memory (before
//! the attack, at most, and ten seconds after it), how long results took, its CPU time, by how much the database grew, and
//! all answers. The attackers run at the lowest priority, since real ones have their own computers. Figures are in
//! `docs/security.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

mod attackers;
mod crowd;
mod hall;
#[path = "../support/process.rs"]
mod process;
#[path = "../support/program.rs"]
mod program;
mod raw;

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;
use std::time::Duration;

use attackers::{ATTACKS, Attack};
use crowd::Figures;
use hall::Hall;
use process::Process;
use program::Program;

/// Staff, phones and visitors have this long before an attack begins.
const BEFORE: Duration = Duration::from_secs(5);
/// How long each attack goes on.
const LASTS: Duration = Duration::from_secs(35);
/// How long the program then has to give memory back.
const REST: Duration = Duration::from_secs(10);

fn main() {
    let hall = Hall::new();
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let wanted = wanted.unwrap_or_default();
    println!(
        "| attack | memory before | most | after | results | median | 99 % | longest elsewhere | CPU | written | answers |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for (number, (name, attack)) in ATTACKS.into_iter().enumerate() {
        if name.starts_with(&wanted) {
            let row = row(&hall.copy(number), attack);
            println!("| {name} | {row} |");
        }
    }
}

/// Starts a server, attacks it, and returns the cells of its row.
fn row(hall: &Hall, attack: Attack) -> String {
    let program = Program::start(&["serve", "--database", &hall.url]);
    let n_bytes = hall.n_bytes();
    let (figures, stop) = (Figures::default(), AtomicBool::new(false));
    let (process, before, cpu) = scope(|scope| {
        crowd::come(scope, hall, &program, (&figures, &stop));
        std::thread::sleep(BEFORE);
        figures.forget();
        let process = Process::of(program.id());
        let before = process.now_mb();
        scope.spawn(|| {
            give_way();
            attack(hall, &program, (&figures, &stop));
        });
        std::thread::sleep(LASTS);
        stop.store(true, Ordering::Relaxed);
        let cpu = process.cpu_since_then();
        (process, before, cpu)
    });
    let most = process.peak_mb();
    let (n_results, answers) = (figures.n_results(), figures.answers());
    let (median, slow) = (figures.result_ms(50), figures.result_ms(99));
    let elsewhere = figures.longest_ms("elsewhere");
    let written = hall.n_bytes().saturating_sub(n_bytes) / 1024;
    std::thread::sleep(REST);
    let after = process.now_mb();
    format!(
        "{before} MB | {most} MB | {after} MB | {n_results} | {median} ms | {slow} ms | {elsewhere} ms | {cpu:.0} s \
         | {written} KB | {answers}"
    )
}

/// Gives this thread, and each that it starts, the lowest priority.
fn give_way() {
    let thread = std::fs::read_link("/proc/thread-self").expect("Linux");
    let id = thread.file_name().expect("the number of the thread");
    let renice = Command::new("renice").args(["-n", "19", "-p"]).arg(id).output();
    assert!(renice.expect("renice").status.success());
}
