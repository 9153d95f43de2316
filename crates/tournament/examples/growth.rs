//! How the time of a round grows with the number of players, as a picture:
//!
//!     cargo run --release -p tournament --example growth > docs/pairing-growth.svg
//!
//! Round six of nine of simulated Swisses, from the text of the report to the pairs. The figures
//! themselves go to standard error.

#![allow(clippy::expect_used, reason = "a measurement that cannot go on has failed")]

use std::fmt::Write;
use std::time::{Duration, Instant};

use tournament::pairing::dutch::pair;
use tournament::simulate::{Options, simulate};
use tournament::table::Table;
use tournament::trf::{Dialect, read};

const SIZES: [u16; 10] = [50, 100, 150, 200, 300, 500, 700, 1000, 1400, 2000];
/// Events of each size.
const N_EVENTS: u64 = 9;
/// Each round is paired so often, and the shortest time counts: what else the machine does makes a
/// round slower, never faster.
const N_AGAIN: usize = 7;
/// The round that is measured.
const ROUND: u16 = 6;

/// Seconds of other programs for such a round, by players; `docs/performance.md` says of which.
const OTHERS: [(&str, &[(u16, f64)]); 2] = [
    (
        "bbpPairings 6.0.0",
        &[(50, 0.0057), (100, 0.033), (200, 0.236), (500, 4.6), (1000, 58.0), (2000, 496.0)],
    ),
    ("Gacrux", &[(50, 0.27), (100, 0.30), (200, 0.40), (500, 1.3), (1000, 4.4), (2000, 19.0)]),
];

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 50.0;
const PLAYERS: (f64, f64) = (40.0, 2500.0);
const SECONDS: (f64, f64) = (0.000_01, 1000.0);

fn main() {
    let measured: Vec<(u16, Vec<f64>)> = SIZES.iter().map(|size| (*size, times(*size))).collect();
    for (size, times) in &measured {
        let [least, middle, most] =
            [times[0], times[times.len() / 2], times[times.len() - 1]].map(|time| time * 1000.0);
        eprintln!("{size:>5} players: {least:.3} to {most:.3} ms, median {middle:.3} ms");
    }
    println!("{}", picture(&measured));
}

/// Seconds, the shortest first.
fn times(n_players: u16) -> Vec<f64> {
    let mut times: Vec<f64> =
        (0..N_EVENTS).map(|seed| time(&report(n_players, seed)).as_secs_f64()).collect();
    times.sort_by(f64::total_cmp);
    times
}

/// An event before the round that is measured, with the byes of it.
fn report(n_players: u16, seed: u64) -> String {
    let options = Options { seed, n_players, ..Options::default() };
    let simulated = simulate(&options, pair).expect("an event");
    simulated.report_before(ROUND, Dialect::Trf26).expect("a report").to_string()
}

#[allow(clippy::disallowed_methods, reason = "how long it takes is what is asked for")]
fn time(text: &str) -> Duration {
    let once = || {
        let start = Instant::now();
        let report = read(text.as_bytes()).expect("a report");
        let round = report.next_round();
        let table = Table::new(report.facts(round)).expect("a table");
        let paired = pair(&table, &report.plan(round)).expect("a pairing");
        let took = start.elapsed();
        assert_eq!(paired.round, ROUND);
        took
    };
    (0..N_AGAIN).map(|_| once()).min().unwrap_or_default()
}

fn picture(measured: &[(u16, Vec<f64>)]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"#222\">\n\
         <title>Seconds to pair a round, by players</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    svg.push_str(&grid());
    for ((name, points), dashes) in OTHERS.iter().zip(["7 4", "2 4"]) {
        svg.push_str(&curve(
            name,
            points,
            &format!("stroke-dasharray=\"{dashes}\" stroke=\"#777\""),
        ));
    }
    let medians: Vec<(u16, f64)> =
        measured.iter().map(|(size, times)| (*size, times[times.len() / 2])).collect();
    svg.push_str(&curve("Magister", &medians, "stroke=\"#1d5fa8\""));
    for (size, times) in measured {
        for time in times {
            let (x, y) = (across(f64::from(*size)), down(*time));
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\" fill=\"#1d5fa8\" fill-opacity=\".5\"/>"
            );
        }
    }
    svg + "</svg>"
}

/// Both axes are logarithmic.
fn grid() -> String {
    let mut svg = String::new();
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let ticks = ["10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s", "1000 s"];
    for (power, label) in (-5..).zip(ticks) {
        let y = down(10_f64.powi(power));
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#ddd\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    for size in [50, 100, 200, 500, 1000, 2000] {
        let x = across(f64::from(size));
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"#ddd\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{size}</text>",
            bottom + 18.0
        );
    }
    let middle = f64::midpoint(LEFT, right);
    let _ = writeln!(
        svg,
        "<text x=\"{middle}\" y=\"{:.1}\" text-anchor=\"middle\">players</text>",
        HEIGHT - 10.0
    );
    svg
}

fn curve(name: &str, points: &[(u16, f64)], style: &str) -> String {
    let places: Vec<(f64, f64)> =
        points.iter().map(|(size, time)| (across(f64::from(*size)), down(*time))).collect();
    let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let (x, y) = places.last().copied().unwrap_or_default();
    format!(
        "<polyline points=\"{}\" fill=\"none\" stroke-width=\"2\" {style}/>\
         <text x=\"{:.1}\" y=\"{:.1}\">{name}</text>\n",
        path.join(" "),
        x + 10.0,
        y + 4.0
    )
}

fn across(players: f64) -> f64 {
    LEFT + (WIDTH - LEFT - RIGHT) * part(players, PLAYERS)
}

fn down(seconds: f64) -> f64 {
    HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part(seconds, SECONDS)
}

/// Where a value lies between two others, from 0 to 1.
fn part(value: f64, (least, most): (f64, f64)) -> f64 {
    (value / least).ln() / (most / least).ln()
}
