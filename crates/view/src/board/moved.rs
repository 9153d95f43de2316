//! What a move did, step by step, for the script that shows it: `static/replay.js`.
//!
//! Words with a blank between them, in the order in which things happen. On a board of pits: the
//! letter of the pit that is emptied; for each bead the letter of the pit that it falls into, and
//! its worth where beads have one; `x` and a pit, or `x+` and `x-` for the cup of the first and of
//! the second side, that the mover takes a gem of that worth from, or all seeds; `+` or `-` when
//! that side takes what is left in its row. On a board of cells: the cell that is played,
//! then those that change hands.

use rules::glass_bead_game::{self, Place};
use rules::{Seat, glass_bead_challenge, mancala};

pub(super) fn beads(trace: &glass_bead_game::Trace) -> String {
    let fell = trace.sown.iter().map(|(pit, bead)| format!("{pit}{bead}"));
    let opponent = sign(trace.lifted.seat().other());
    let taken = trace.captured.iter().map(|taken| match taken.from {
        Place::Pit(pit) => format!("x{pit}{}", taken.gem),
        Place::Cup => format!("x{opponent}{}", taken.gem),
    });
    words(std::iter::once(trace.lifted.to_string()).chain(fell).chain(taken))
}

pub(super) fn seeds(trace: &mancala::Trace) -> String {
    let fell = trace.sown.iter().map(ToString::to_string);
    let taken = trace.captured.iter().map(|(pit, _)| format!("x{pit}"));
    let swept = Seat::ALL.into_iter().filter(|seat| trace.swept[*seat] > 0);
    let swept = swept.map(|seat| sign(seat).to_string());
    words(std::iter::once(trace.lifted.to_string()).chain(fell).chain(taken).chain(swept))
}

pub(super) fn cells(trace: &glass_bead_challenge::Trace) -> String {
    let changed = trace.gained.iter().chain(&trace.freed);
    words(std::iter::once(&trace.cell).chain(changed).map(ToString::to_string))
}

/// How a side's cup is called in the steps of a move.
pub(super) fn sign(seat: Seat) -> char {
    match seat {
        Seat::First => '+',
        Seat::Second => '-',
    }
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use rules::{Claim, Record, Termination, Trace};

    use super::*;

    /// The steps of the last of some moves.
    fn check(spec: &str, moves: &str, expected: &str) {
        let game = spec.parse().unwrap();
        let record = Record::from_movetext(game, Claim::Open, Termination::Normal, moves).unwrap();
        let found = match record.replay().plies.pop().unwrap().trace {
            Trace::GlassBeadGame(trace) => beads(&trace),
            Trace::GlassBeadChallenge(trace) => cells(&trace),
            Trace::Bohnenspiel(trace) => seeds(&trace.0),
            Trace::Oware(trace) => seeds(&trace.seeds),
        };
        assert_eq!(found, expected, "{spec} {moves}");
    }

    #[test]
    fn each_bead_of_a_move_is_told_in_its_turn() {
        check("gbg:5", "C30", "C D3 E0");
        check("bohnenspiel", "C e E", "E F a b c d e f A");
        check("oware", "D e", "e f A B C");
        check("gbc:9", "a1", "a1 a1 a2 b1 b2");
    }

    #[test]
    fn what_is_taken_is_told_after_the_beads_have_fallen() {
        let trace = mancala::Trace {
            lifted: mancala::Pit::named('F', Seat::First).unwrap(),
            sown: vec![mancala::Pit::named('a', Seat::Second).unwrap()],
            last: mancala::Pit::named('a', Seat::Second).unwrap(),
            captured: vec![(mancala::Pit::named('a', Seat::Second).unwrap(), 2)],
            swept: rules::BySeat { first: 12, second: 0 },
        };
        assert_eq!(seeds(&trace), "F a xa +");
        let record = include_str!("../../../../docs/games/freeling-van-zon-1997-corrected.record");
        let plies = Record::parse(record.as_bytes()).unwrap().replay().plies;
        let taken = plies.iter().find(|ply| ply.canonical.contains('x')).unwrap();
        let Trace::GlassBeadGame(trace) = &taken.trace else { panic!("a game of beads") };
        let told = beads(trace);
        assert!(told.rsplit(' ').next().unwrap().starts_with('x'), "{}: {told}", taken.canonical);
    }
}
