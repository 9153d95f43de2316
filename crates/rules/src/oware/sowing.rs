//! The rules of moving, capturing and ending.

use std::iter;

use super::{Illegal, Rules, SetupError, Shape, Trace};
use crate::{
    BySeat, EndReason, Seat,
    mancala::{self, Board, Pit, Sowing, Sown},
};

/// Whether all the opponent's seeds would have been captured, and so none were.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GrandSlam {
    /// They would.
    Yes,
    /// They would not.
    No,
}

impl Sowing for Rules {
    /// docs/spec/oware.md §1.
    const SEEDS_A_PIT: u8 = 4;
    const NO_MOVE: EndReason = EndReason::NoMove;
    const GAME_OVER: Illegal = Illegal::GameOver;

    type Note = GrandSlam;
    type Trace = Trace;
    type Shape = Shape;
    type Illegal = Illegal;
    type SetupError = SetupError;

    fn end(board: &Board) -> Option<EndReason> {
        // docs/spec/oware.md §4.1 and §4.3: where the pits are bare, the rows have been taken.
        if has_majority(board) && !board.is_bare() {
            return Some(EndReason::Majority);
        }
        // docs/spec/oware.md §4.2.
        pits_to_move(board).next().is_none().then_some(EndReason::NoMove)
    }

    fn moves(board: &Board) -> impl Iterator<Item = Pit> {
        (!has_majority(board)).then(|| pits_to_move(board)).into_iter().flatten()
    }

    fn check(board: &Board, pit: Pit) -> Result<(), Illegal> {
        // docs/spec/oware.md §2.1.
        board.check_lift(pit)?;
        // docs/spec/oware.md §2.4.
        if must_feed(board) && !reaches_opponent(board, pit) {
            return Err(Illegal::NotFed { pit });
        }
        Ok(())
    }

    /// docs/spec/oware.md §2.2 and §2.3.
    fn path(lifted: Pit, seeds: u8) -> impl Iterator<Item = Pit> {
        (0..seeds).map(move |idx| lifted.after(idx % LAP + 1))
    }

    fn play(board: &mut Board, pit: Pit, captured: impl FnMut(Pit, u8)) -> Sown<GrandSlam> {
        let mut sown = sow(board, pit);
        sown.note = capture(board, sown.last, captured);
        board.pass_turn();
        // docs/spec/oware.md §4.2.
        if Self::end(board) == Some(EndReason::NoMove) {
            for seat in Seat::ALL {
                sown.swept[seat] = board.sweep(seat, seat);
            }
        }
        sown
    }

    fn trace(seeds: mancala::Trace, note: GrandSlam) -> Trace {
        Trace { seeds, is_grand_slam: note == GrandSlam::Yes }
    }
}

fn has_majority(board: &Board) -> bool {
    Seat::ALL.into_iter().any(|seat| board.store(seat) >= Rules::MAJORITY)
}

/// The pits that can be emptied now, unless somebody has a majority.
fn pits_to_move(board: &Board) -> impl Iterator<Item = Pit> {
    let must_feed = must_feed(board);
    let pits = board.occupied(board.turn());
    pits.filter(move |&pit| !must_feed || reaches_opponent(board, pit))
}

fn must_feed(board: &Board) -> bool {
    !board.has_seeds(board.turn().other())
}

/// Whether the seeds of an own pit are more than the own pits after it.
fn reaches_opponent(board: &Board, pit: Pit) -> bool {
    board.seeds(pit) >= Pit::PER_SIDE - pit.column()
}

/// docs/spec/oware.md §2.2 and §2.3: the emptied pit stays empty.
fn sow(board: &mut Board, pit: Pit) -> Sown<GrandSlam> {
    let seeds = board.lift(pit);
    let laps = seeds / LAP;
    if laps > 0 {
        board.drop_everywhere(laps);
        board.lift(pit);
    }
    for place in 1..=seeds % LAP {
        board.drop(pit.after(place), 1);
    }
    // A full lap ends in the pit before the emptied one.
    let last = if seeds.is_multiple_of(LAP) { pit.before() } else { pit.after(seeds % LAP) };
    Sown { seeds, last, swept: BySeat::default(), note: GrandSlam::No }
}

/// Seeds that it takes to come round to the emptied pit.
const LAP: u8 = 2 * Pit::PER_SIDE - 1;

/// Back from the last pit sown, in the opponent's row: docs/spec/oware.md §3.
fn capture(board: &mut Board, last: Pit, mut captured: impl FnMut(Pit, u8)) -> GrandSlam {
    let mover = board.turn();
    let back = || iter::successors(Some(last), |pit| Some(pit.before()));
    let is_taken = |pit: &Pit| pit.seat() != mover && matches!(board.seeds(*pit), 2 | 3);
    let n_taken = back().take_while(is_taken).count();
    // docs/spec/oware.md §3.3.
    if n_taken > 0 && n_taken == board.occupied(mover.other()).count() {
        return GrandSlam::Yes;
    }
    for pit in back().take(n_taken) {
        captured(pit, board.capture(pit, mover));
    }
    GrandSlam::No
}

#[cfg(test)]
mod tests {
    use super::super::Position;
    use super::*;
    use crate::{Outcome, game::Position as _, mancala, words::Words};

    fn position(text: &str) -> Position {
        mancala::tests::position(text)
    }

    fn check(before: &str, moves: &str, after: &str) {
        mancala::tests::check::<Position>(before, moves, after);
    }

    fn refuse(before: &str, mv: &str, complaint: &str) {
        mancala::tests::refuse::<Position>(before, mv, complaint);
    }

    const START: &str = "4,4,4,4,4,4 4,4,4,4,4,4 0 0 S";

    #[test]
    fn seeds_are_sown_one_by_one_from_the_next_pit_on() {
        check(START, "A", "0,5,5,5,5,4 4,4,4,4,4,4 0 0 N");
        check(START, "F a", "4,4,4,4,4,0 0,6,6,6,5,5 0 0 S");
        check(START, "6 1", "4,4,4,4,4,0 0,6,6,6,5,5 0 0 S");
    }

    #[test]
    fn the_emptied_pit_is_left_out_on_every_lap() {
        check("11,0,0,0,0,0 1,0,0,0,0,5 15 16 S", "A", "0,1,1,1,1,1 2,1,1,1,1,6 15 16 N");
        check("12,0,0,0,0,0 1,0,0,0,0,5 15 15 S", "A", "0,2,1,1,1,1 2,1,1,1,1,6 15 15 N");
        check("0,0,0,0,0,24 0,0,0,0,0,0 12 12 S", "F", "2,2,2,2,2,0 0,0,2,2,2,2 18 12 N");
        check("0,0,0,1,0,0 0,0,0,0,23,0 12 12 N", "e", "2,2,2,3,2,2 2,2,2,2,0,3 12 12 S");
    }

    #[test]
    fn two_or_three_under_the_last_seed_go_to_the_movers_store() {
        check("0,0,0,0,0,1 1,9,0,0,0,0 20 17 S", "F", "0,0,0,0,0,0 0,9,0,0,0,0 22 17 N");
        check("0,0,0,0,0,1 2,9,0,0,0,0 20 16 S", "F", "0,0,0,0,0,0 0,9,0,0,0,0 23 16 N");
        check("0,0,0,0,0,1 3,9,0,0,0,0 20 15 S", "F", "0,0,0,0,0,0 4,9,0,0,0,0 20 15 N");
        check("0,0,0,0,0,1 0,9,0,0,0,0 20 18 S", "F", "0,0,0,0,0,0 1,9,0,0,0,0 20 18 N");
    }

    #[test]
    fn captures_go_back_in_the_opponents_row_only() {
        check("0,0,0,0,2,4 1,2,1,2,9,0 12 15 S", "F", "0,0,0,0,2,0 0,0,0,0,9,0 22 15 N");
        check("0,0,0,0,2,4 1,3,1,2,9,0 12 14 S", "F", "0,0,0,0,2,0 2,4,0,0,9,0 17 14 N");
        check("0,0,0,0,3,0 1,2,9,0,0,1 16 16 S", "E", "0,0,0,0,0,1 0,0,9,0,0,1 21 16 N");
        check("1,9,0,0,0,0 0,0,0,0,2,1 17 18 N", "e", "0,9,0,0,0,0 0,0,0,0,0,2 17 20 S");
    }

    #[test]
    fn nothing_is_captured_in_the_own_row() {
        check("1,1,0,0,0,0 4,0,0,0,0,0 21 21 S", "A", "0,2,0,0,0,0 4,0,0,0,0,0 21 21 N");
        check("1,1,1,1,0,0 0,0,1,0,0,9 16 18 N", "f", "2,2,2,2,1,1 1,1,2,0,0,0 16 18 S");
    }

    #[test]
    fn a_grand_slam_is_legal_and_captures_nothing() {
        check("1,0,0,0,0,1 1,0,0,0,0,0 22 23 S", "F", "1,0,0,0,0,0 2,0,0,0,0,0 22 23 N");
        check("1,0,0,0,0,2 2,1,0,0,0,0 20 22 S", "F", "1,0,0,0,0,0 3,2,0,0,0,0 20 22 N");
        check("9,0,0,0,0,2 2,1,0,0,0,1 20 13 S", "F", "9,0,0,0,0,0 0,0,0,0,0,1 25 13 N");
    }

    #[test]
    fn an_opponent_without_seeds_is_fed() {
        let hungry = "5,6,0,1,2,1 0,0,0,0,0,0 16 17 S";
        let complaint = |pit| format!("the opponent has no seed, and pit {pit} would give none");
        refuse(hungry, "A", &complaint('A'));
        refuse(hungry, "D", &complaint('D'));
        refuse(hungry, "C", "pit C is empty");
        refuse(hungry, "a", "pit a is the opponent's, expected a pit of the player to move");
        check(hungry, "B", "5,0,1,2,3,2 1,1,0,0,0,0 16 17 N");
        check(hungry, "E", "5,6,0,1,0,2 1,0,0,0,0,0 16 17 N");
        assert_eq!(position(hungry).count_moves(), 3);
    }

    #[test]
    fn a_player_who_cannot_feed_ends_the_game_and_each_takes_the_own_row() {
        let before = "4,0,0,0,0,0 0,0,0,0,0,1 21 22 N";
        check(before, "f", "0,0,0,0,0,0 0,0,0,0,0,0 26 22 S");
        check("0,0,0,0,0,1 0,4,0,0,0,0 21 22 S", "F", "0,0,0,0,0,0 0,0,0,0,0,0 21 27 N");
        check("0,0,0,0,0,1 0,5,0,0,0,0 20 22 S", "F", "0,0,0,0,0,0 1,5,0,0,0,0 20 22 N");
    }

    fn check_ending(text: &str, expected: Option<(Outcome, EndReason)>) {
        let ending = position(text).ending();
        assert_eq!(ending.map(|ending| (ending.outcome, ending.reason)), expected, "{text}");
        assert_eq!(position(text).count_moves() == 0, expected.is_some(), "{text}");
        assert_eq!(position(text).legal_moves().is_empty(), expected.is_some(), "{text}");
    }

    #[test]
    fn twenty_five_seeds_win_at_once() {
        let on_board = "4,0,0,0,0,0 4,0,0,0,0,0";
        check_ending(&format!("{on_board} 25 15 N"), Some((SOUTH, EndReason::Majority)));
        check_ending(&format!("{on_board} 12 28 S"), Some((NORTH, EndReason::Majority)));
        check_ending(&format!("{on_board} 24 16 N"), None);
    }

    const SOUTH: Outcome = Outcome::Win(Seat::First);
    const NORTH: Outcome = Outcome::Win(Seat::Second);

    #[test]
    fn more_seeds_win_and_24_each_are_a_draw_when_the_rows_were_shared_out() {
        let bare = "0,0,0,0,0,0 0,0,0,0,0,0";
        check_ending(&format!("{bare} 24 24 N"), Some((Outcome::Draw, EndReason::NoMove)));
        check_ending(&format!("{bare} 22 26 N"), Some((NORTH, EndReason::NoMove)));
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        for word in ["A", "a", "1", "G"] {
            refuse("4,0,0,0,0,0 4,0,0,0,0,0 25 15 N", word, "the game is already over");
            refuse("0,0,0,0,0,0 0,0,0,0,0,0 24 24 S", word, "the game is already over");
        }
    }

    #[test]
    fn a_move_names_an_own_pit_with_seeds() {
        refuse(START, "c", "pit c is the opponent's, expected a pit of the player to move");
        let complaint = "expected A to F, a to f, or 1 to 6";
        refuse(START, "G", &format!("there is no pit G, {complaint}"));
        refuse(START, "7", &format!("there is no pit 7, {complaint}"));
        refuse("0,4,4,4,4,4 4,4,4,4,4,4 4 0 S", "A", "pit A is empty");
        let shape =
            "malformed: expected one pit, as a letter like C or its number from the mover's left";
        for word in ["C3", "CC", "12", "é", "-", "C-D"] {
            refuse(START, word, shape);
        }
    }

    #[test]
    fn a_side_to_move_that_cannot_move_has_ended_the_game() {
        let complaint = "the side to move cannot move, but seeds are left in pits that the end \
                         has cleared";
        for row in ["0,0,0,0,0,0 1,0,0,0,0,0", "1,0,0,0,0,0 0,0,0,0,0,0"] {
            let text = format!("{row} 23 24 S");
            let error = Position::set_up(Rules, &text).unwrap_err();
            assert_eq!(error.to_string(), format!("\"{text}\" is no position: {complaint}"));
            let won = format!("{row} 22 25 S");
            assert_eq!(position(&won).ending().map(|end| end.reason), Some(EndReason::Majority));
        }
    }

    fn path(trace: &mancala::Trace) -> String {
        trace.sown.iter().map(|pit| pit.letter()).collect()
    }

    #[test]
    fn a_trace_tells_what_became_of_the_seeds() {
        let trace = |text, word| {
            let position = position(text);
            let pit = position.read(&mut Words::new(&[word])).unwrap();
            position.trace(&pit).unwrap().seeds
        };
        let told = trace("0,0,0,0,2,4 1,3,1,2,9,0 12 14 S", "F");
        assert_eq!(
            (told.lifted.letter(), path(&told), told.last.letter()),
            ('F', "abcd".into(), 'd')
        );
        let captured: Vec<_> = told.captured.iter().map(|(pit, n)| (pit.letter(), *n)).collect();
        assert_eq!(captured, [('d', 3), ('c', 2)]);
        assert_eq!(told.swept, BySeat::default());
        let told = trace("4,0,0,0,0,0 0,0,0,0,0,1 21 22 N", "f");
        assert_eq!(told.swept, BySeat { first: 5, second: 0 });
        let told = trace("11,0,0,0,0,0 1,0,0,0,0,5 15 16 S", "A");
        assert_eq!((path(&told), told.last.letter()), ("BCDEFabcdef".into(), 'f'));
        let told = trace("12,0,0,0,0,0 1,0,0,0,0,4 15 16 S", "A");
        assert_eq!((path(&told), told.last.letter()), ("BCDEFabcdefB".into(), 'B'));
    }

    #[test]
    fn a_trace_tells_of_a_grand_slam() {
        let is_grand_slam = |text, word| {
            let position = position(text);
            let pit = position.read(&mut Words::new(&[word])).unwrap();
            position.trace(&pit).unwrap().is_grand_slam
        };
        assert!(is_grand_slam("1,0,0,0,0,1 1,0,0,0,0,0 22 23 S", "F"));
        assert!(!is_grand_slam("1,0,0,0,0,1 1,0,0,0,0,0 22 23 S", "A"));
        assert!(!is_grand_slam("9,0,0,0,0,2 2,1,0,0,0,1 20 13 S", "F"));
        assert!(!is_grand_slam("0,0,0,0,1,1 0,0,0,0,0,0 22 24 S", "F"));
    }
}
