//! Attacks on the program: `cargo bench -p magister --bench attacks`, or with the beginning of a name for some of them.
//!
//! The database has ten thousand rated players and a Swiss of two thousand. Three hundred phones read pages and four
//! scorekeepers enter results, all at one address, and the same address repeats one attack after the other. A visitor at
//! another address reads standings. The bench prints for each attack the most memory that the program took and what it
//! took ten seconds after the attack, how long results took, by how much the database grew, and all answers. Figures are in
//! `docs/security.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

mod attackers;
mod crowd;
mod hall;
#[path = "../support/program.rs"]
mod program;
mod raw;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;
use std::time::Duration;

use attackers::ATTACKS;
use crowd::Figures;
use hall::Hall;
use program::Program;

/// How long each attack goes on.
const LASTS: Duration = Duration::from_secs(35);
/// How long the program then has to give memory back.
const REST: Duration = Duration::from_secs(10);

fn main() {
    let hall = Hall::new();
    let program = Program::start(&["serve", "--database", &hall.url]);
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let wanted = wanted.unwrap_or_default();
    println!(
        "| {:<34} | {:>7} | {:>7} | {:>7} | {:>7} | {:>7} | {:>9} | {:>8} | answers |",
        "attack", "most", "after", "results", "median", "99 %", "elsewhere", "written"
    );
    for (name, attack) in ATTACKS.into_iter().filter(|(name, _)| name.starts_with(&wanted)) {
        program.forget_peak();
        let n_bytes = hall.n_bytes();
        let (figures, stop) = (Figures::default(), AtomicBool::new(false));
        scope(|scope| {
            crowd::come(scope, &hall, &program, (&figures, &stop));
            scope.spawn(|| attack(&hall, &program, (&figures, &stop)));
            std::thread::sleep(LASTS);
            stop.store(true, Ordering::Relaxed);
        });
        let (peak, n_results) = (program.peak_mb(), figures.n_results());
        let (median, most) = (figures.result_ms(50), figures.result_ms(99));
        let (answers, elsewhere) = (figures.answers(), figures.longest_ms("elsewhere"));
        let written = hall.n_bytes().saturating_sub(n_bytes) / 1024;
        std::thread::sleep(REST);
        // From now on the most is what it takes at this moment.
        program.forget_peak();
        let after = program.peak_mb();
        println!(
            "| {name:<34} | {peak:>4} MB | {after:>4} MB | {n_results:>7} | {median:>4} ms | {most:>4} ms \
             | {elsewhere:>6} ms | {written:>5} KB | {answers} |"
        );
    }
}
