//! The laws themselves, for the positions of any game.

use std::{collections::HashSet, ops::ControlFlow};

use proptest::{collection::vec, prelude::*, sample::Index, test_runner::TestCaseError};
use rules::{
    AnyPosition, Claim, Listed, Record, Seat, Status, Verdict,
    game::Position,
    mancala::{self, Pit},
    record::Words,
    verify,
};

/// Makes each law a test of one game.
///
/// `rules` is a strategy for sizes and options, `set_up` one for positions far from any game
/// (`None` where the text was no position), `slips` the letters that a slip of the pen may put
/// into a move, and `plies` about how long a game lasts.
macro_rules! laws {
    (
        $Position:ty,
        rules: $rules:expr, set_up: $set_up:expr, slips: $slips:literal, plies: $plies:literal
    ) => {
        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases(
                $crate::extent::few_or_many(64, 4_096)
            ))]

            #[test]
            fn every_move_listed_plays_and_reads_back(
                rules in $rules,
                chances in $crate::laws::chances($plies),
            ) {
                for position in $crate::laws::play::<$Position>(rules, &chances).positions {
                    $crate::laws::check_moves(&position)?;
                }
            }

            #[test]
            fn every_move_listed_in_a_set_up_position_plays_and_reads_back(position in $set_up) {
                proptest::prop_assume!(position.is_some());
                $crate::laws::check_moves(&position.unwrap())?;
            }

            #[test]
            fn a_misspelt_move_plays_exactly_if_it_is_listed(
                position in $set_up,
                slips in $crate::laws::slips($slips, 50),
            ) {
                proptest::prop_assume!(position.is_some());
                $crate::laws::check_misspelt(&position.unwrap(), &slips)?;
            }

            #[test]
            fn the_text_of_a_position_is_the_position(
                rules in $rules,
                chances in $crate::laws::chances($plies),
            ) {
                for position in $crate::laws::play::<$Position>(rules, &chances).positions {
                    $crate::laws::check_text(&position)?;
                }
            }

            #[test]
            fn the_text_of_a_set_up_position_is_the_position(position in $set_up) {
                proptest::prop_assume!(position.is_some());
                $crate::laws::check_text(&position.unwrap())?;
            }

            #[test]
            fn the_record_of_a_game_verifies(
                rules in $rules,
                chances in $crate::laws::chances(6 * $plies),
            ) {
                $crate::laws::check_record(&$crate::laws::play::<$Position>(rules, &chances))?;
            }

            #[test]
            fn a_slip_is_reported_at_the_first_ply_that_is_not_legal(
                rules in $rules,
                chances in $crate::laws::chances($plies),
                slips in $crate::laws::slips($slips, 4),
            ) {
                let played = $crate::laws::play::<$Position>(rules, &chances);
                for slip in &slips {
                    $crate::laws::check_slip(&played, slip)?;
                }
            }
        }
    };
}

/// Positions with more moves are left out: they would be listed one by one.
const MOST_LISTED: usize = 5_000;

/// A game played by chance.
pub(crate) struct Played<P: Position> {
    pub(crate) moves: Vec<P::Move>,
    /// The start, then the position after each move.
    pub(crate) positions: Vec<P>,
}

pub(crate) fn play<P: Position>(rules: P::Rules, chances: &[Index]) -> Played<P> {
    let mut played = Played { moves: Vec::new(), positions: vec![P::start(rules)] };
    for chance in chances {
        let position = played.positions.last().unwrap();
        let moves = some_moves(position);
        if moves.is_empty() {
            break;
        }
        let mv = chance.get(&moves).clone();
        let next = position.play(&mv).unwrap();
        played.positions.push(next);
        played.moves.push(mv);
    }
    played
}

pub(crate) fn chances(most: usize) -> impl Strategy<Value = Vec<Index>> {
    vec(any::<Index>(), 0..most)
}

/// One wrong letter: in which move, at which place of it, and the letter.
pub(crate) type Slip = (Index, Index, String);

pub(crate) fn slips(letters: &'static str, most: usize) -> impl Strategy<Value = Vec<Slip>> {
    vec((any::<Index>(), any::<Index>(), letters), most)
}

fn misspell(text: &mut String, at: Index, letter: &str) {
    let at = at.index(text.len());
    text.replace_range(at..=at, letter);
}

/// All moves, but at most one more than can be listed.
fn some_moves<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    let _ = position.each_move(&mut |mv| {
        moves.push(mv.clone());
        if moves.len() > MOST_LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    moves
}

fn listed_moves<P: Position>(position: &P) -> Option<Vec<P::Move>> {
    Some(some_moves(position)).filter(|moves| moves.len() <= MOST_LISTED)
}

fn read<P: Position>(position: &P, text: &str) -> Option<P::Move> {
    position.read(&mut Words::new(&[text])).ok()
}

/// Each move is listed once, counted, can be played and traced, and is read back from its text;
/// there is none exactly if the game is over.
pub(crate) fn check_moves<P: Listed>(position: &P) -> Result<(), TestCaseError> {
    let Some(moves) = listed_moves(position) else {
        return Ok(());
    };
    prop_assert_eq!(position.count_moves(), moves.len() as u128, "{}", position);
    prop_assert_eq!(moves.is_empty(), position.ending().is_some(), "{}", position);
    let distinct: HashSet<_> = moves.iter().collect();
    prop_assert_eq!(distinct.len(), moves.len(), "{}", position);
    let any: AnyPosition = position.clone().into();
    let only = (moves.len() == 1).then(|| moves[0].to_string());
    prop_assert_eq!(any.only_move(), only, "{}", position);
    for mv in moves {
        let text = mv.to_string();
        let next = position.play(&mv).ok().map(|next| (next.into(), text.clone()));
        prop_assert_eq!(any.play(&text).ok(), next, "{}", position);
        prop_assert!(any.play(&format!("{text} {text}")).is_err(), "{position}: {mv}");
        prop_assert!(position.trace(&mv).is_ok(), "{position}: {mv}");
        prop_assert_eq!(read(position, &mv.to_string()), Some(mv), "{}", position);
    }
    Ok(())
}

pub(crate) fn check_misspelt<P: Position>(
    position: &P,
    slips: &[Slip],
) -> Result<(), TestCaseError> {
    let Some(moves) = listed_moves(position).filter(|moves| !moves.is_empty()) else {
        return Ok(());
    };
    for (which, at, letter) in slips {
        let mut text = which.get(&moves).to_string();
        misspell(&mut text, *at, letter);
        let legal = read(position, &text).filter(|mv| position.play(mv).is_ok());
        match legal {
            Some(mv) => prop_assert!(moves.contains(&mv), "{position}: {text}"),
            None => prop_assert!(moves.iter().all(|mv| mv.to_string() != text)),
        }
    }
    Ok(())
}

pub(crate) fn check_text<P: Position>(position: &P) -> Result<(), TestCaseError> {
    let read = P::set_up(position.rules(), &position.to_string()).ok();
    prop_assert_eq!(read.as_ref(), Some(position), "{}", position);
    Ok(())
}

/// The verdict on moves as they were written, with the given claim.
fn record<P: Position>(rules: P::Rules, claim: Claim, moves: &[String]) -> String {
    let tags = format!("[Game \"{rules}\"]\n[Result \"{claim}\"]\n");
    format!("{tags}\n{}\n", moves.join(" "))
}

fn verdict<P: Position>(rules: P::Rules, claim: Claim, moves: &[String]) -> Verdict {
    verify(record::<P>(rules, claim, moves).as_bytes())
}

pub(crate) fn check_record<P: Position>(played: &Played<P>) -> Result<(), TestCaseError> {
    let end = played.positions.last().unwrap();
    let claim = end.ending().map_or(Claim::Open, |ending| ending.outcome.into());
    let verdict = verdict::<P>(end.rules(), claim, &written(played));
    let status = if claim == Claim::Open { Status::Unfinished } else { Status::Verified };
    prop_assert_eq!(verdict.status, status, "{:?}", verdict.fault);
    prop_assert_eq!(verdict.final_position, Some(end.to_string()));
    prop_assert_eq!(verdict.score, Some(end.score()));
    let record = record::<P>(end.rules(), claim, &written(played));
    let record = Record::parse(record.as_bytes()).unwrap();
    prop_assert_eq!(record.last_position().to_string(), end.to_string());
    check_lead(played, record.replay().lead_for_good())
}

/// Behind at the ply before, ahead at it and at every one after it; and no other ply is like that.
fn check_lead<P: Position>(
    played: &Played<P>,
    lead: Option<(u32, Seat)>,
) -> Result<(), TestCaseError> {
    let is_ahead =
        |position: &P, seat: Seat| position.score()[seat] > position.score()[seat.other()];
    let mut found = Vec::new();
    for seat in Seat::ALL {
        let ahead: Vec<bool> = played.positions.iter().map(|it| is_ahead(it, seat)).collect();
        let is_first = |ply: &usize| !ahead[ply - 1] && ahead[*ply..].iter().all(|ahead| *ahead);
        let plies = (1..ahead.len()).filter(is_first);
        found.extend(plies.map(|ply| (u32::try_from(ply).unwrap(), seat)));
    }
    prop_assert!(found.len() <= 1);
    prop_assert_eq!(lead, found.first().copied());
    Ok(())
}

fn written<P: Position>(played: &Played<P>) -> Vec<String> {
    played.moves.iter().map(P::Move::to_string).collect()
}

/// One wrong letter is reported at the first ply that is not in the list of legal moves.
pub(crate) fn check_slip<P: Position>(
    played: &Played<P>,
    (which, at, letter): &Slip,
) -> Result<(), TestCaseError> {
    let mut moves = written(played);
    if moves.is_empty() {
        return Ok(());
    }
    let slip_idx = which.index(moves.len());
    misspell(&mut moves[slip_idx], *at, letter);
    // The slip may make a move a part of the one before it.
    let from = slip_idx.saturating_sub(1);
    let first_illegal = first_illegal(&played.positions[from], &moves[from..]);
    let expected = first_illegal.map(|idx| from + idx + 1);
    let verdict = verdict::<P>(played.positions[0].rules(), Claim::Open, &moves);
    let reported = verdict.fault.and_then(|fault| fault.ply);
    prop_assert_eq!(reported.map(|ply| ply as usize), expected, "{:?}", moves);
    Ok(())
}

/// How many moves are legal before the first that is not, if there is one.
fn first_illegal<P: Position>(position: &P, written: &[String]) -> Option<usize> {
    let words: Vec<&str> = written.iter().map(String::as_str).collect();
    let (mut position, mut n_read, mut n_legal) = (position.clone(), 0, 0);
    while n_read < words.len() {
        let mut rest = Words::new(&words[n_read..]);
        let Some(mv) = position.read(&mut rest).ok().filter(|mv| is_listed(&position, mv)) else {
            return Some(n_legal);
        };
        position = position.play(&mv).unwrap();
        n_read += rest.taken();
        n_legal += 1;
    }
    None
}

fn is_listed<P: Position>(position: &P, mv: &P::Move) -> bool {
    match listed_moves(position) {
        Some(moves) => moves.contains(mv),
        None => position.play(mv).is_ok(),
    }
}

/// How many seeds a pit holds after a move of which nothing is known but its trace.
pub(crate) fn told(before: &mancala::Board, trace: &mancala::Trace, pit: Pit) -> u8 {
    let is_taken = trace.captured.iter().any(|(from, _)| *from == pit);
    if is_taken || trace.swept[pit.seat()] > 0 {
        return 0;
    }
    let kept = if pit == trace.lifted { 0 } else { before.seeds(pit) };
    let fell = trace.sown.iter().filter(|fell| **fell == pit).count();
    kept + u8::try_from(fell).unwrap()
}
