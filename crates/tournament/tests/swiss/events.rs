//! Simulated events of every kind, each from its seed.

use tournament::entry::Number;
use tournament::pairing::explanation::{NoLegalPairing, Pair, PairedRound};
use tournament::pairing::plan::Plan;
use tournament::points::PointSystem;
use tournament::simulate::{Acceleration, Options, Permille};
use tournament::table::Table;

use crate::by_the_book::field::{Field, Idx};

/// Digits that look like chance, a different one for each `what`.
pub(crate) fn lot(seed: u64, what: u64, end: u64) -> u64 {
    let mut mixed =
        seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ what.wrapping_mul(0xD1B5_4A32_D192_ED03);
    for _ in 0..3 {
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    }
    (mixed >> 32) % end
}

fn lot16(seed: u64, what: u64, end: u64) -> u16 {
    u16::try_from(lot(seed, what, end)).expect("a small number")
}

/// An event of so many players in which everything happens that can.
pub(crate) fn event(seed: u64, n_players: u16) -> Options {
    let often = |what: u64, most: u64| Permille(lot16(seed, what, most + 1));
    let points = ["1-½-0", "3-1-0", "2-1-0", "3-2-1", "1-½-0", "1-½-0"];
    let points: PointSystem =
        points[usize::from(lot16(seed, 1, 6))].parse().expect("a point system");
    let points = match lot(seed, 2, 4) {
        0 => points.with_pairing_allocated_bye(points.draw()).expect("less than a win"),
        1 => points.with_absence(points.loss()).expect("no more than a loss"),
        _ => points,
    };
    Options {
        seed,
        n_players,
        n_rounds: 3 + lot16(seed, 3, 9),
        strongest: 2400,
        weakest: 2400 - lot16(seed, 4, 1200),
        draws: often(5, 600),
        forfeits: often(6, 120),
        full_point_byes: often(7, 20),
        half_point_byes: often(8, 80),
        zero_point_byes: often(9, 80),
        late_entries: often(10, 150),
        withdrawals: often(11, 50),
        n_forbidden: lot16(seed, 12, 6).saturating_sub(3),
        acceleration: if lot(seed, 13, 3) == 0 { Acceleration::Baku } else { Acceleration::None },
        points,
    }
}

/// Pairs anybody with anybody whom C1 to C3 allow, so that there are states which no Swiss would
/// lead to, and floats everywhere.
pub(crate) fn wildly(seed: u64) -> impl Fn(&Table, &Plan) -> Result<PairedRound, NoLegalPairing> {
    move |table, plan| {
        let round = u16::try_from(table.rounds().len() + 1).expect("few rounds");
        let none = || NoLegalPairing {
            groups: Vec::new(),
            partners: Vec::new(),
            is_bye_shared: false,
            is_bye_refused: false,
        };
        let field = Field::new(table, plan).ok_or_else(none)?;
        let number = |idx: Idx| field.players[idx].number;
        let mut left: Vec<Idx> = (0..field.players.len()).collect();
        left.sort_by_key(|idx| {
            lot(seed, u64::from(round) << 16 | u64::from(number(*idx).0), 1 << 30)
        });
        let (pairs, bye) = field.any_pairing(&left).ok_or_else(none)?;
        let pair = |(one, other): (Idx, Idx)| {
            let (white, black, colours) = crate::by_the_book::colours::allocate(&field, one, other);
            Pair { white: number(white), black: number(black), colours }
        };
        let pairs: Vec<Pair> = pairs.into_iter().map(pair).collect();
        let bye: Option<Number> = bye.map(number);
        Ok(PairedRound { round, pairs, bye, brackets: Vec::new() })
    }
}
