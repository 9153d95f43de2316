//! How fast standings are made: `cargo bench -p tournament --bench standings`.
//!
//! Each bench looks at its result too, so that nothing is fast and wrong. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use divan::{Bencher, black_box};
use tournament::colour::Colour;
use tournament::entry::{Entry, Number};
use tournament::history::{Pairing, Round};
use tournament::result::{Bye, GameResult};
use tournament::standings::{TieBreak, breakdowns, standings};
use tournament::table::{Facts, Table};

/// Every method, and every kind of modifier.
const ALL: &str = "PTS,DE,DE/P,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,FB,FB/C1,AOB,AOB/F,SB,SB/C1,SB/C2,\
    SB/M1,SB/P,KS,KS/L-1,PS,PS/C1,ARO,ARO/C1,ARO/M1,TPR,PTP,APRO,APPO,WIN,WON,BPG,BWG,REP,STD,GP,\
    GPD,RTNG,TPN";

fn main() {
    divan::main();
}

/// From the checked table to the ranks.
#[divan::bench(args = [200, 2000])]
fn all_tie_breaks(bencher: Bencher<'_, '_>, n_players: u16) {
    let (table, tie_breaks) = (table(n_players), TieBreak::parse_list(ALL).expect(ALL));
    bencher.bench(|| {
        let standings = standings(black_box(&table), &tie_breaks);
        assert_eq!(standings.rows.len(), usize::from(n_players));
        standings
    });
}

/// With the working of every value.
#[divan::bench(args = [200, 2000])]
fn all_workings(bencher: Bencher<'_, '_>, n_players: u16) {
    let (table, tie_breaks) = (table(n_players), TieBreak::parse_list(ALL).expect(ALL));
    bencher.bench(|| breakdowns(black_box(&table), &tie_breaks));
}

/// What most Swisses have.
#[divan::bench(args = [200, 2000])]
fn usual_tie_breaks(bencher: Bencher<'_, '_>, n_players: u16) {
    let tie_breaks = TieBreak::parse_list("PTS,BH/C1,BH,SB,DE,WON,BWG").expect("a list");
    let table = table(n_players);
    bencher.bench(|| standings(black_box(&table), &tie_breaks));
}

/// Eleven rounds with every kind of result and bye; who is stronger wins more often.
fn table(n_players: u16) -> Table {
    let rounds = (0..11).map(|round| mixed(round, &paired(n_players, round))).collect();
    let rating = |number: Number| Entry { rating: Some(2400 - number.0 / 2) };
    let players = Number::first(n_players).map(rating).collect();
    Table::new(Facts { players, rounds, ..Facts::swiss(0) }).expect("no complaints")
}

/// An even number of players on a circle, which turns round by round.
fn paired(n_players: u16, round: u16) -> Vec<Pairing> {
    let n_on_circle = n_players - 1;
    let on_circle = |idx: u16| Number(1 + (round + idx) % n_on_circle);
    let across = (1..n_players / 2).map(|idx| (on_circle(idx), on_circle(n_on_circle - idx)));
    let all = across.chain([(on_circle(0), Number(n_players))]);
    all.map(|(white, black)| Pairing::new(white, black)).collect()
}

fn mixed(round: u16, paired: &[Pairing]) -> Round {
    let mut mixed = Round::default();
    for pairing in paired {
        let (white, black) = (u32::from(pairing.white.0), u32::from(pairing.black.0));
        let stronger = if white < black { Colour::White } else { Colour::Black };
        let result = match (white * 7919 + black * 104_729 + u32::from(round) * 15_485_863) % 40 {
            0 => {
                mixed
                    .byes
                    .extend([(pairing.white, Bye::HalfPoint), (pairing.black, Bye::ZeroPoint)]);
                continue;
            }
            1 => GameResult::Forfeit { won_by: stronger },
            2 => GameResult::DoubleForfeit,
            3..12 => GameResult::Draw,
            12..20 => GameResult::Win { won_by: stronger.other() },
            _ => GameResult::Win { won_by: stronger },
        };
        mixed.pairings.push(Pairing { result, ..*pairing });
    }
    mixed
}
