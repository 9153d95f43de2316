//! What visitors may do to the program: `cargo bench -p magister --bench attacks`.
//!
//! Ten thousand rated players, a Swiss of two thousand. Three hundred phones read pages, staff enter
//! results, and one address repeats five attacks, one after the other. Said of each: the most memory
//! that the program took, how long a result took to enter, and which answers were failures. Figures
//! are kept in `docs/security.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

mod attackers;
mod crowd;
mod hall;
#[path = "../support/program.rs"]
mod program;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;
use std::time::Duration;

use attackers::ATTACKS;
use crowd::Figures;
use hall::Hall;
use program::Program;

/// How long each attack goes on; forms that never come are given up after median a minute.
const LASTS: Duration = Duration::from_secs(35);

fn main() {
    let hall = Hall::new();
    let program = Program::start(&["serve", "--database", &hall.url]);
    println!("{:<28} {:>8} {:>8} {:>9} {:>9}  answers", "attack", "peak", "results", "p50", "p99");
    for (name, attack) in ATTACKS {
        program.forget_peak();
        let (figures, stop) = (Figures::default(), AtomicBool::new(false));
        scope(|scope| {
            crowd::come(scope, &hall, &program, (&figures, &stop));
            scope.spawn(|| attack(&hall, &program, (&figures, &stop)));
            std::thread::sleep(LASTS);
            stop.store(true, Ordering::Relaxed);
        });
        let (peak, n_results) = (program.peak_mb(), figures.n_results());
        let (median, most) = (figures.result_ms(50), figures.result_ms(99));
        let answers = figures.answers();
        println!("{name:<28} {peak:>5} MB {n_results:>8} {median:>6} ms {most:>6} ms  {answers}");
    }
}
