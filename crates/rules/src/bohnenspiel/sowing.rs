//! The rules of moving, capturing and ending.

use super::{Illegal, Rules, SetupError, Shape, Trace};
use crate::{
    BySeat, EndReason,
    mancala::{self, Board, Pit, Sowing, Sown},
};

impl Sowing for Rules {
    /// docs/spec/bohnenspiel.md §1.
    const SEEDS_A_PIT: u8 = 6;
    const NO_MOVE: EndReason = EndReason::NothingToSow;
    const GAME_OVER: Illegal = Illegal::GameOver;

    type Note = ();
    type Trace = Trace;
    type Shape = Shape;
    type Illegal = Illegal;
    type SetupError = SetupError;

    /// docs/spec/bohnenspiel.md §4.2: in a position, no bean is left anywhere then.
    fn end(board: &Board) -> Option<EndReason> {
        (!board.has_seeds(board.turn())).then_some(Self::NO_MOVE)
    }

    fn moves(board: &Board) -> impl Iterator<Item = Pit> {
        board.occupied(board.turn())
    }

    /// docs/spec/bohnenspiel.md §2.1.
    fn check(board: &Board, pit: Pit) -> Result<(), Illegal> {
        Ok(board.check_lift(pit)?)
    }

    /// docs/spec/bohnenspiel.md §2.2 and §2.3.
    fn path(lifted: Pit, seeds: u8) -> impl Iterator<Item = Pit> {
        (1..=seeds).map(move |places| lifted.after(places))
    }

    fn play(board: &mut Board, pit: Pit, captured: impl FnMut(Pit, u8)) -> Sown<()> {
        let mover = board.turn();
        let mut sown = sow(board, pit);
        capture(board, sown.last, captured);
        board.pass_turn();
        // docs/spec/bohnenspiel.md §4.1.
        if !board.has_seeds(mover.other()) {
            sown.swept[mover] = board.sweep(mover, mover);
        }
        sown
    }

    fn trace(seeds: mancala::Trace, (): ()) -> Trace {
        Trace(seeds)
    }
}

/// docs/spec/bohnenspiel.md §2.2 and §2.3: the emptied pit is sown like any other.
fn sow(board: &mut Board, pit: Pit) -> Sown<()> {
    let seeds = board.lift(pit);
    let laps = seeds / LAP;
    if laps > 0 {
        board.drop_everywhere(laps);
    }
    let mut last = pit;
    for _ in 0..seeds % LAP {
        last = last.after(1);
        board.drop(last, 1);
    }
    Sown { seeds, last, swept: BySeat::default(), note: () }
}

/// Beans that it takes to come round to the emptied pit.
const LAP: u8 = 2 * Pit::PER_SIDE;

/// docs/spec/bohnenspiel.md §3: back from the last pit sown, on both sides of the board.
fn capture(board: &mut Board, last: Pit, mut captured: impl FnMut(Pit, u8)) {
    let mut pit = last;
    while matches!(board.seeds(pit), 2 | 4 | 6) {
        captured(pit, board.capture(pit, board.turn()));
        pit = pit.before();
    }
}

#[cfg(test)]
mod tests {
    use super::super::Position;
    use super::*;
    use crate::{Outcome, Seat, game::Position as _, mancala, words::Words};

    fn position(text: &str) -> Position {
        mancala::tests::position(text)
    }

    fn check(before: &str, moves: &str, after: &str) {
        mancala::tests::check::<Position>(before, moves, after);
    }

    fn refuse(before: &str, mv: &str, complaint: &str) {
        mancala::tests::refuse::<Position>(before, mv, complaint);
    }

    const START: &str = "6,6,6,6,6,6 6,6,6,6,6,6 0 0 S";

    #[test]
    fn beans_are_sown_one_by_one_from_the_next_pit_on() {
        check(START, "A", "0,7,7,7,7,7 7,6,6,6,6,6 0 0 N");
        check(START, "F a", "7,7,6,6,6,0 0,8,8,8,8,8 0 0 S");
        check(START, "6 1", "7,7,6,6,6,0 0,8,8,8,8,8 0 0 S");
    }

    #[test]
    fn the_emptied_pit_is_sown_like_any_other_on_a_full_lap() {
        check("13,0,0,0,0,0 0,0,0,0,0,0 30 29 S", "A", "1,0,1,1,1,1 1,1,1,1,1,1 32 29 N");
        check("12,2,2,2,2,2 2,2,2,2,2,2 20 18 S", "A", "1,3,3,3,3,3 3,3,3,3,3,3 20 18 N");
    }

    #[test]
    fn two_four_or_six_under_the_last_bean_go_to_the_movers_store() {
        check("0,0,0,1,1,1 0,0,0,0,0,9 30 30 S", "D", "0,0,0,0,0,1 0,0,0,0,0,9 32 30 N");
        check("0,0,0,1,3,1 0,0,0,0,0,9 30 28 S", "D", "0,0,0,0,0,1 0,0,0,0,0,9 34 28 N");
        check("0,0,0,1,5,1 0,0,0,0,0,9 30 26 S", "D", "0,0,0,0,0,1 0,0,0,0,0,9 36 26 N");
        check("0,0,0,1,7,1 0,0,0,0,0,9 30 24 S", "D", "0,0,0,0,8,1 0,0,0,0,0,9 30 24 N");
        check("0,0,0,1,2,1 0,0,0,0,0,9 30 29 S", "D", "0,0,0,0,3,1 0,0,0,0,0,9 30 29 N");
    }

    #[test]
    fn captures_go_back_past_the_first_pit_sown_and_over_both_sides() {
        check("24,1,1,1,1,1 1,1,1,1,2,4 18 15 S", "A", "0,3,3,3,3,3 3,3,3,3,0,0 30 15 N");
        check("4,3,2,2,1,9 5,3,9,0,0,9 10 15 S", "E", "4,3,2,2,0,10 5,3,9,0,0,9 10 15 N");
        check("0,2,4,0,9,2 1,3,5,0,0,9 20 17 S", "F", "0,2,4,0,9,0 0,0,5,0,0,9 26 17 N");
        check("0,2,4,3,9,2 1,5,3,0,0,0 20 23 N", "c", "0,2,4,3,9,2 1,5,0,1,1,1 20 23 S");
        check("1,2,4,9,9,2 1,5,3,0,4,1 20 11 N", "f", "0,2,4,9,9,2 1,5,3,0,4,0 20 13 S");
        check("1,1,0,9,9,2 1,5,3,6,4,2 20 9 N", "f", "0,0,0,9,9,2 1,5,3,6,4,0 20 13 S");
        check("1,5,9,9,9,1 1,5,3,2,4,2 20 1 N", "f", "0,0,9,9,9,1 1,5,3,2,4,0 20 9 S");
    }

    #[test]
    fn captures_stop_where_they_come_upon_the_emptied_pit() {
        let before = "1,1,9,9,9,1 1,5,3,4,4,2 20 3 N";
        check(before, "f", "0,0,9,9,9,1 1,5,3,4,4,0 20 7 S");
    }

    #[test]
    fn a_side_without_beans_at_its_move_loses_the_rest_to_the_other() {
        check("0,0,0,0,0,9 1,0,0,0,0,0 30 32 N", "a", "0,0,0,0,0,9 0,1,0,0,0,0 30 32 S");
        check("9,0,3,0,0,0 0,0,0,0,0,0 30 30 S", "C", "0,0,0,0,0,0 0,0,0,0,0,0 42 30 N");
    }

    #[test]
    fn a_last_capture_may_leave_nothing_to_sweep() {
        check("0,0,0,0,0,1 1,0,0,0,0,0 34 36 S", "F", "0,0,0,0,0,0 0,0,0,0,0,0 36 36 N");
    }

    fn check_ending(text: &str, outcome: Option<Outcome>) {
        let ending = position(text).ending();
        assert_eq!(ending.map(|ending| ending.outcome), outcome, "{text}");
        assert_eq!(position(text).count_moves() == 0, outcome.is_some());
    }

    #[test]
    fn more_beans_win_and_36_each_are_a_draw() {
        const BARE: &str = "0,0,0,0,0,0 0,0,0,0,0,0";
        check_ending(&format!("{BARE} 37 35 N"), Some(Outcome::Win(Seat::First)));
        check_ending(&format!("{BARE} 20 52 N"), Some(Outcome::Win(Seat::Second)));
        check_ending(&format!("{BARE} 36 36 S"), Some(Outcome::Draw));
    }

    #[test]
    fn a_majority_alone_does_not_end_the_game() {
        check_ending("1,0,0,0,0,0 1,0,0,0,0,0 70 0 S", None);
    }

    #[test]
    fn a_move_names_an_own_pit_with_beans() {
        refuse(START, "c", "pit c is the opponent's, expected a pit of the player to move");
        let complaint = "expected A to F, a to f, or 1 to 6";
        refuse(START, "G", &format!("there is no pit G, {complaint}"));
        refuse(START, "7", &format!("there is no pit 7, {complaint}"));
        refuse("0,6,6,6,6,6 6,6,6,6,6,6 6 0 S", "A", "pit A is empty");
        let shape =
            "malformed: expected one pit, as a letter like C or its number from the mover's left";
        for word in ["C3", "CC", "12", "é", "-", "C-D"] {
            refuse(START, word, shape);
        }
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        for word in ["A", "a", "1", "G"] {
            refuse("0,0,0,0,0,0 0,0,0,0,0,0 36 36 S", word, "the game is already over");
        }
    }

    #[test]
    fn a_side_to_move_without_beans_has_been_swept() {
        let complaint = "the side to move cannot move, but seeds are left in pits that the end \
                         has cleared";
        let text = "0,0,0,0,0,0 1,0,0,0,0,0 35 36 S";
        let error = Position::set_up(Rules, text).unwrap_err();
        assert_eq!(error.to_string(), format!("\"{text}\" is no position: {complaint}"));
        assert!(Position::set_up(Rules, &text.replace('S', "N")).is_ok());
    }

    fn path(trace: &mancala::Trace) -> String {
        trace.sown.iter().map(|pit| pit.letter()).collect()
    }

    #[test]
    fn a_trace_tells_what_became_of_the_beans() {
        let trace = |text, word| {
            let position = position(text);
            let pit = position.read(&mut Words::new(&[word])).unwrap();
            position.trace(&pit).unwrap().0
        };
        let told = trace("1,1,0,9,9,2 1,5,3,6,4,2 20 9 N", "f");
        assert_eq!(
            (told.lifted.letter(), path(&told), told.last.letter()),
            ('f', "AB".into(), 'B')
        );
        let captured: Vec<_> = told.captured.iter().map(|(pit, n)| (pit.letter(), *n)).collect();
        assert_eq!(captured, [('B', 2), ('A', 2)]);
        let told = trace("13,0,0,0,0,0 0,0,0,0,0,0 30 29 S", "A");
        assert_eq!(path(&told), "BCDEFabcdefAB");
        let told = trace("9,0,3,0,0,0 0,0,0,0,0,0 30 30 S", "C");
        assert_eq!(told.swept, BySeat { first: 12, second: 0 });
    }
}
