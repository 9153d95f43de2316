//! A random game with one random slip.

use std::ops::ControlFlow;

use rules::{
    Game, Record, Visitor,
    game::Position,
    readings::{Budget, Readings},
};

use super::extent::few_or_many;
use super::tagged;
use proptest::{collection::vec, prelude::*, sample::Index};

/// Positions with more moves are played with one of the first so many.
const MOST_LISTED: usize = 1_000;

/// Moves played by chance, in canonical notation.
struct Playing<'c>(&'c [Index]);

impl Visitor for Playing<'_> {
    type Output = Vec<String>;

    fn visit<P: Position>(self, rules: P::Rules) -> Vec<String> {
        let mut position = P::start(rules);
        let mut played = Vec::new();
        for chance in self.0 {
            let mut moves = Vec::new();
            let _ = position.each_move(&mut |mv| {
                moves.push(mv.clone());
                if moves.len() < MOST_LISTED {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            if moves.is_empty() {
                break;
            }
            let mv = chance.get(&moves);
            position = position.play(mv).unwrap();
            played.push(mv.to_string());
        }
        played
    }
}

/// A game as played, and the place of a slip in it.
fn games() -> impl Strategy<Value = (&'static str, Vec<String>, usize)> {
    let chances = vec(any::<Index>(), 4..40);
    (prop::sample::select(Game::samples()), chances, any::<Index>()).prop_map(
        |(spec, chances, at)| {
            let game: Game = spec.parse().unwrap();
            let moves = game.visit(Playing(&chances));
            let at = at.index(moves.len() - 2);
            (spec, moves, at)
        },
    )
}

/// What is found, if the slip shows; everything found plays.
fn shown(spec: &str, moves: &[String]) -> Result<Option<Readings>, TestCaseError> {
    let record = Record::parse(tagged(spec, &moves.join(" ")).as_bytes()).unwrap();
    let readings = record.readings(Budget::SHORT);
    for reading in &readings.best {
        let changed = rules::verify(reading.text.as_bytes());
        prop_assert!(changed.plies.is_some(), "{}", reading.text);
        prop_assert_eq!(&changed, &reading.verdict);
        prop_assert!((1..=Readings::MOST_COST).contains(&reading.cost));
        prop_assert!(!reading.changes.is_empty());
    }
    if record.verify().plies.is_some() {
        prop_assert_eq!(readings, Readings { best: Vec::new(), is_complete: true });
        return Ok(None);
    }
    Ok(Some(readings))
}

/// A slip of this cost shows, or is mended at no more.
fn check(spec: &str, moves: &[String], cost: u32) -> Result<(), TestCaseError> {
    let Some(readings) = shown(spec, moves)? else {
        return Ok(());
    };
    let found = readings.best.first().map(|reading| reading.cost);
    prop_assert!(
        !readings.is_complete || found.is_some_and(|found| found <= cost),
        "{} {}: {:?}",
        spec,
        moves.join(" "),
        readings
    );
    Ok(())
}

fn place(at: Index, text: &str) -> usize {
    at.index(text.len())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(100, 2_000)))]

    #[test]
    fn a_letter_wrong_is_mended((spec, mut moves, ply) in games(), at in any::<Index>(), letter in "[0-5A-Fa-fOo]") {
        let at = place(at, &moves[ply]);
        prop_assume!(moves[ply].as_bytes()[at] != b'x');
        moves[ply].replace_range(at..=at, &letter);
        check(spec, &moves, 2)?;
    }

    #[test]
    fn a_letter_left_out_is_mended((spec, mut moves, ply) in games(), at in any::<Index>()) {
        let at = place(at, &moves[ply]);
        prop_assume!(moves[ply].as_bytes()[at] != b'x');
        moves[ply].remove(at);
        prop_assume!(!moves[ply].is_empty());
        check(spec, &moves, 2)?;
    }

    #[test]
    fn a_letter_too_many_is_mended((spec, mut moves, ply) in games(), at in any::<Index>(), letter in "[0-5Oo]") {
        let at = place(at, &moves[ply]);
        moves[ply].insert_str(at + 1, &letter);
        check(spec, &moves, 1)?;
    }

    #[test]
    fn a_bead_in_the_wrong_place_is_mended((spec, mut moves, ply) in games(), from in any::<Index>(), to in any::<Index>()) {
        let beads = moves[ply].find('x').unwrap_or(moves[ply].len());
        if beads <= 2 {
            return Ok(());
        }
        let bead = moves[ply].remove(1 + from.index(beads - 1));
        moves[ply].insert(1 + to.index(beads - 1), bead);
        check(spec, &moves, 1)?;
    }

    #[test]
    fn a_capture_left_out_is_mended((spec, mut moves, ply) in games()) {
        let capture = moves.iter().skip(ply).position(|mv| mv.contains('x'));
        let Some(capture) = capture else {
            return Ok(());
        };
        let mv = &mut moves[ply + capture];
        let x = mv.find('x').unwrap();
        let gems = mv[x..].bytes().filter(u8::is_ascii_digit).count();
        mv.truncate(x);
        prop_assume!(gems <= 4);
        check(spec, &moves, u32::try_from(gems).unwrap())?;
    }

    #[test]
    fn swapped_moves_are_mended((spec, mut moves, ply) in games(), apart in 1_usize..=2) {
        moves.swap(ply, ply + apart);
        check(spec, &moves, 2)?;
    }

    #[test]
    fn a_move_written_twice_is_mended((spec, mut moves, ply) in games()) {
        moves.insert(ply, moves[ply].clone());
        check(spec, &moves, 2)?;
    }

    #[test]
    fn a_missing_move_is_mended((spec, mut moves, ply) in games()) {
        let is_listable = |game: Game| {
            let before = tagged(spec, &moves[..ply].join(" "));
            let record = Record::parse(before.as_bytes()).unwrap();
            let replay = record.replay();
            let end = replay.plies.last().map_or(replay.start, |step| step.position.clone());
            assert_eq!(end.game(), game);
            end.count_moves() <= 1_000
        };
        prop_assume!(is_listable(spec.parse().unwrap()));
        moves.remove(ply);
        if let Some(readings) = shown(spec, &moves)? {
            prop_assert!(!readings.is_complete || !readings.best.is_empty(), "{spec} {moves:?}");
        }
    }
}
