//! The game as every game is played.

use std::ops::ControlFlow;

use super::{
    Illegal, Move, Position, Rules, SetupError, Shape, Trace, continuations, count, listing, near,
    notation, setup, sowing,
};
use crate::{
    BySeat, Continuations, Ending, Points, Seat,
    game::{self, Refusal},
    near::Offers,
    words::Words,
};

impl game::Position for Position {
    type Rules = Rules;
    type Move = Move;
    type Trace = Trace;
    type Shape = Shape;
    type Illegal = Illegal;
    type SetupError = SetupError;

    fn start(rules: Rules) -> Self {
        Self::opening(rules)
    }

    fn set_up(rules: Rules, text: &str) -> Result<Self, SetupError> {
        setup::parse(rules, text)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn score(&self) -> BySeat<Points> {
        self.cups.map(|cup| Points::from(cup.points()))
    }

    fn ending(&self) -> Option<Ending> {
        self.end()
    }

    fn play(&self, mv: &Move) -> Result<Self, Illegal> {
        let sown = sowing::checked(self, mv)?;
        let captured = sown.captured(self, mv)?;
        sown.take(self, &captured)
    }

    fn trace(&self, mv: &Move) -> Result<Trace, Illegal> {
        sowing::trace(self, mv)
    }

    fn each_move(&self, visit: &mut dyn FnMut(&Move) -> ControlFlow<()>) -> ControlFlow<()> {
        listing::each(self, visit)
    }

    fn count_moves(&self) -> u128 {
        count::count(self)
    }

    fn continuations(&self, begun: &str) -> Continuations<Self> {
        continuations::after(self, begun)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Move, Refusal<Self>> {
        notation::read(self, words)
    }

    fn near(&self, words: &[&str], offers: &mut Offers<'_, Move>) -> ControlFlow<()> {
        near::near(self, words, offers)
    }

    fn take_nearly(&self, words: &mut Words<'_>) {
        near::take(self, words);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EndReason, Game, Outcome, game::Position as _};

    fn position(spec: &str, text: &str) -> Position {
        let Ok(Game::GlassBeadGame(rules)) = spec.parse() else { panic!("a Glass Bead Game") };
        Position::set_up(rules, text).unwrap()
    }

    fn play(position: &Position, text: &str) -> Result<Position, Refusal<Position>> {
        let words: Vec<_> = text.split(' ').collect();
        let mut words = Words::new(&words);
        let mv = position.read(&mut words)?;
        assert_eq!(words.next(), None, "{text} is one move");
        Ok(position.play(&mv)?)
    }

    /// The position after `moves`, each of one word.
    fn check(before: &str, moves: &str, after: &str) {
        let start = position("gbg:3", before);
        let end = moves.split(' ').fold(start, |position, mv| play(&position, mv).unwrap());
        assert_eq!(end.to_string(), after, "{before}: {moves}");
    }

    fn refuse(before: &str, mv: &str, complaint: &str) {
        match play(&position("gbg:3", before), mv) {
            Err(Refusal::Illegal(illegal)) => assert_eq!(illegal.to_string(), complaint, "{mv}"),
            other => panic!("{before}: {mv}: {other:?}"),
        }
    }

    fn check_ending(spec: &str, text: &str, winner: Option<Seat>) {
        let ending = position(spec, text).ending();
        let outcome = ending.map(|ending| ending.outcome);
        assert_eq!(outcome, winner.map(Outcome::Win), "{spec}: {text}");
    }

    const START: &str = "30,20,10 30,20,10 - - S";

    #[test]
    fn beads_are_sown_anticlockwise_in_any_order() {
        check(START, "A03", "-,200,310 30,20,10 - - N");
        check(START, "A30", "-,320,100 30,20,10 - - N");
        check(START, "C01", "30,20,- 300,210,10 - - N");
        check(START, "C10 c01", "300,210,- 310,200,- - - S");
    }

    #[test]
    fn the_emptied_pit_is_skipped_on_every_lap() {
        let before = "3320000,10,10 2,-,- - - S";
        check(before, "A3320000", "-,3100,3100 22,0,0 - - N");
        check(before, "A0000233", "-,3100,3100 20,0,2 - - N");
    }

    #[test]
    fn a_stone_takes_the_single_gem_it_falls_on() {
        let before = "30000,2,100 3,2,1 - - S";
        check(before, "C010", "30000,2,- 30,21,0 1 - N");
        check(before, "C001", "30000,2,- 30,20,11 - - N");
    }

    #[test]
    fn a_direct_chain_takes_the_gem_under_each_of_its_stones() {
        check("30000,2,100 3,2,1 - - S", "C100", "30000,2,- 31,0,0 21 - N");
    }

    #[test]
    fn direct_and_indirect_capture_never_mix() {
        check("322000,-,100 3,0,1 - - S", "C100", "322000,-,- 31,00,0 1 - N");
    }

    #[test]
    fn a_stone_on_a_single_stone_takes_a_gem_of_choice_even_one_just_sown() {
        let before = "322000,-,100 3,-,0 1 - S";
        check(before, "C100xa3", "322000,-,- 1,0,00 31 - N");
        check(before, "C100xa1", "322000,-,- 3,0,00 11 - N");
        check(before, "C001", "322000,-,- 30,0,10 1 - N");
    }

    #[test]
    fn the_bead_under_the_last_may_have_been_sown_in_the_same_move() {
        let before = "33100000,-,- -,221,0 - - S";
        check(before, "A33010000xb2", "-,30,30 00,211,00 2 - N");
        check(before, "A31300000", "-,30,10 0,2210,00 3 - N");
    }

    #[test]
    fn an_indirect_chain_empties_the_pits_of_gems_before_the_cup() {
        let before = "0,-,100 0,0,0 322 31 S";
        check(before, "C100xa1,3", "0,-,- 0,00,00 33221 1 N");
        check(before, "C100xa1,1", "0,-,- 0,00,00 32211 3 N");
        let complaint = "expected 1 from the opponent's pits and 1 from the cup";
        refuse(before, "C100x31", complaint);
    }

    #[test]
    fn an_indirect_chain_takes_no_more_than_there_is() {
        check("0,-,100 0,0,0 33221 - S", "C100xa1", "0,-,- 0,00,00 332211 - N");
        check("0,-,00 0,0,0 332211 - S", "C00", "0,-,- 00,00,0 332211 - N");
    }

    #[test]
    fn the_gems_of_an_indirect_capture_must_be_named_rightly() {
        let before = "322000,-,100 3,-,0 1 - S";
        let number =
            |named| format!("{named} gems named, expected 1: the number captured indirectly");
        refuse(before, "C100", &number(0));
        refuse(before, "C100xa31", &number(2));
        refuse(before, "C100xa2", "there is no gem 2 in pit a");
        refuse(before, "C100xb3", "there is no gem 3 in pit b");
        refuse(before, "C100xd3", "there is no pit d on a board of 3 pits a side");
        refuse(before, "C001xa3", "no gem is captured indirectly here, expected none to be named");
    }

    #[test]
    fn a_move_names_an_own_pit_and_all_its_beads() {
        refuse(START, "a30", "pit a is the opponent's, expected a pit of the player to move");
        refuse(START, "D30", "there is no pit D on a board of 3 pits a side");
        let beads = "pit A holds 30, expected each of these beads once, in any order";
        for mv in ["A3", "A20", "A300", "A33", "A9999999999999999999999999999999999999999"] {
            refuse(START, mv, beads);
        }
        refuse("-,200,310 30,20,10 - - S", "A0", "pit A is empty");
    }

    #[test]
    fn an_opponent_without_beads_must_be_fed_while_a_gem_is_in_a_pit() {
        let before = "10000,0,10 -,-,- 32 32 S";
        refuse(before, "B0", "the opponent has no bead, expected a move that leaves one there");
        check(before, "C10", "10000,0,- 1,0,- 32 32 N");
        check("000,000,- -,-,- 321 321 S", "B000", "000,-,0 0,0,- 321 321 N");
        check("00,0000,- -,-,- 321 321 S", "A00", "-,00000,0 -,-,- 321 321 N");
    }

    #[test]
    fn a_player_who_cannot_feed_loses_whatever_the_points() {
        let text = "10000,0000,000,0,-,- -,-,-,-,-,- 665544 33221 S";
        check_ending("gbg:6", text, Some(Seat::Second));
        let ending = position("gbg:6", text).ending().unwrap();
        assert_eq!(ending.reason, EndReason::CannotFeed);
    }

    #[test]
    fn the_player_without_beads_loses_unless_the_other_has_less_than_half() {
        check_ending("gbg:3", "0,-,- 00,00,0 321 321 S", None);
        check_ending("gbg:3", "-,-,- 00,00,00 331 221 S", Some(Seat::First));
        check_ending("gbg:3", "-,-,- 00,00,00 221 331 S", Some(Seat::Second));
        check_ending("gbg:3", "00,00,00 -,-,- 331 221 N", Some(Seat::First));
    }

    #[test]
    fn an_equal_score_is_a_matter_of_the_option() {
        let text = "-,-,- 00,00,00 321 321 S";
        check_ending("gbg:3", text, Some(Seat::Second));
        check_ending("gbg:3,tie=emptied", text, Some(Seat::First));
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        refuse("-,-,- 00,00,00 321 321 S", "A0", "the game is already over");
        refuse("-,-,- 00,00,00 321 321 S", "a0", "the game is already over");
    }
}
