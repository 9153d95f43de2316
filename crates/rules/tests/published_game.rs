//! Freeling–van Zon 1997, the one game that is published: docs/spec/glass-bead-game.md, Sources.

use rules::{EndReason, Record, Status, Verdict, verify};

const AS_PRINTED: &str = include_str!("data/freeling-van-zon-1997.txt");
const TAGS: &str = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n";

/// The same beads in another order: only so can North's answer take a 1.
const FIRST_SLIP: (&str, &str) = ("E530110000000 xa5", "E530011000000xa5");
/// An indirect capture printed without its gem.
const SECOND_SLIP: (&str, &str) = ("(17) E0 d0", "(17) E0xb4 d0");

fn record(slips: &[(&str, &str)]) -> String {
    let moves = slips.iter().fold(AS_PRINTED.to_owned(), |moves, (slip, meant)| {
        assert!(moves.contains(slip), "{slip} is printed");
        moves.replace(slip, meant)
    });
    format!("{TAGS}{moves}")
}

fn check(slips: &[(&str, &str)], status: Status) -> Verdict {
    let verdict = verify(record(slips).as_bytes());
    assert_eq!(verdict.status, status, "{:?}", verdict.fault);
    verdict
}

#[test]
fn the_game_as_printed_goes_wrong_at_ply_30() {
    let fault = check(&[], Status::Illegal).fault.unwrap();
    assert_eq!(fault.ply, Some(30));
    assert_eq!(fault.token.as_deref(), Some("d00"));
    assert_eq!((fault.line, fault.column), (Some(7), Some(46)));
}

#[test]
fn with_the_first_slip_mended_the_second_shows() {
    let fault = check(&[FIRST_SLIP], Status::Illegal).fault.unwrap();
    assert_eq!(fault.ply, Some(33));
    assert_eq!(fault.kind.to_string(), "0 gems named, expected 1: the number captured indirectly");
}

#[test]
fn with_both_slips_mended_the_game_plays_to_its_published_end() {
    let verdict = check(&[FIRST_SLIP, SECOND_SLIP], Status::Verified);
    assert_eq!(verdict.final_position.as_deref(), Some("-,-,-,000,0 -,-,0,00,000 554432 3211 N"),);
    let score = verdict.score.unwrap();
    assert_eq!((score.first.to_string(), score.second.to_string()), ("23".into(), "7".into()));
    assert_eq!(verdict.plies, Some(143));
    assert_eq!(verdict.reason, Some(EndReason::Resignation));
}

#[test]
fn three_other_orders_mend_the_first_slip_too() {
    for order in ["E500011000030xa5", "E030011000500xa5", "E000011000530xa5"] {
        let verdict = check(&[(FIRST_SLIP.0, order), SECOND_SLIP], Status::Verified);
        let end = verdict.final_position.unwrap();
        assert_eq!(end, "-,-,-,000,0 -,-,0,00,000 554432 3211 N", "{order}");
    }
}

#[test]
fn spaced_captures_and_marks_are_kept_as_printed() {
    let record = Record::parse(record(&[FIRST_SLIP, SECOND_SLIP]).as_bytes()).unwrap();
    let steps = record.replay().plies;
    let step = steps.iter().find(|step| step.text.starts_with("e000301300000")).unwrap();
    assert_eq!(step.text, "e000301300000 xD3 & pit 55");
    assert_eq!(step.canonical, "e000301300000xD3,55");
    assert_eq!(steps[127].canonical, "c0");
    assert_eq!(steps[127].marks, "??");
}

#[test]
fn move_numbers_and_results_are_never_taken_for_gems() {
    for word in ["5.", "(5)", "1-0"] {
        let written = format!("E530011000000 x {word} a5");
        let fault = check(&[(FIRST_SLIP.0, &written), SECOND_SLIP], Status::Illegal).fault.unwrap();
        assert_eq!(fault.ply, Some(29), "{word}");
        assert_eq!(fault.token.as_deref(), Some("E530011000000 x"), "{word}");
    }
}

#[test]
fn comments_and_marks_do_not_part_a_move_from_its_gems() {
    let written = "E530011000000!? {which} x {gem} a5";
    check(&[(FIRST_SLIP.0, written), SECOND_SLIP], Status::Verified);
}
