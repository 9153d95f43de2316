//! A record while somebody writes it.

use rules::{Claim, Fault, FaultKind, MovetextFault, Record, Spec, Termination, Writing};

use super::problem::{RecordProblem, too_large, unreadable};
use super::text::is_tagged;

/// How far a record is written, and what may come next: bare moves of a game, or a whole record
/// with its tags, which must be of that game if one is expected.
pub fn writing(text: &str, expected: Option<&Spec>) -> Result<Writing, Box<RecordProblem>> {
    if let Some(problem) = unreadable(text).or_else(|| too_large(text)) {
        return Err(problem.into());
    }
    let Some(expected) = expected.filter(|_| !is_tagged(text)) else {
        return of_record(text, expected);
    };
    let game = expected.game().ok_or_else(|| Box::new(RecordProblem::OfOtherGame))?;
    let as_claimed = |claim| -> Result<Writing, Fault> {
        Ok(Record::from_movetext(game, claim, Termination::Normal, text)?.writing())
    };
    let writing = as_claimed(Claim::Open).map_err(RecordProblem::from)?;
    // Bare moves may end with their result, which is not held against anything here.
    match writing.fault.as_ref().map(|fault| &fault.kind) {
        Some(FaultKind::Movetext(MovetextFault::ResultDisagrees { written, .. })) => {
            Ok(as_claimed(*written).map_err(RecordProblem::from)?)
        }
        _ => Ok(writing),
    }
}

fn of_record(text: &str, expected: Option<&Spec>) -> Result<Writing, Box<RecordProblem>> {
    let record = Record::parse(text.as_bytes()).map_err(RecordProblem::from)?;
    let written = Spec::from(record.game());
    match expected.filter(|expected| **expected != written) {
        Some(expected) => {
            Err(Box::new(RecordProblem::OtherGame { written, expected: expected.clone() }))
        }
        None => Ok(record.writing()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, expected: Option<&str>) -> Result<Writing, Box<RecordProblem>> {
        writing(text, expected.map(|spec| spec.parse().unwrap()).as_ref())
    }

    #[test]
    fn bare_moves_and_whole_records_are_both_read() {
        assert_eq!(written("1. C30 c30", Some("gbg:5")).unwrap().plies, 2);
        let record = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n\n1. C30 c30 1-0";
        assert_eq!(written(record, Some("gbg:5")).unwrap().plies, 2);
        assert_eq!(written(record, None).unwrap().plies, 2);
    }

    #[test]
    fn bare_moves_may_end_with_any_result() {
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            let writing = written(&format!("C30 c30 {result}"), Some("gbg:5")).unwrap();
            assert_eq!((writing.plies, writing.fault), (2, None), "{result}");
        }
    }

    #[test]
    fn a_record_of_another_game_is_no_beginning_of_this_one() {
        let record = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n";
        let problem = written(record, Some("gbg:6")).unwrap_err();
        assert!(matches!(*problem, RecordProblem::OtherGame { .. }), "{problem}");
        let problem = written("e5", Some("result-only:Hive")).unwrap_err();
        assert_eq!(*problem, RecordProblem::OfOtherGame);
    }

    #[test]
    fn what_is_no_text_is_refused_before_it_is_read() {
        let problem = |text: &str, spec| *written(text, spec).unwrap_err();
        let control = problem("C30\u{0}", Some("gbg:5"));
        assert!(matches!(control, RecordProblem::Control { .. }), "{control}");
        assert!(matches!(problem(&"C".repeat(65_537), None), RecordProblem::Fault(_)));
        assert!(matches!(problem("C30", None), RecordProblem::Fault(_)), "no tags");
    }
}
