//! What a record that does not play may have meant, and what is kept of it when one of its
//! readings is accepted.

use rules::readings::{Budget, Change, Reading, Readings};
use rules::{FaultKind, Record, Spec};

use super::problem::{too_large, unreadable};
use super::proposed::Proposed;
use super::sheet::Sheet;
use super::text::is_tagged;

/// The readings of the record of a result, if the first thing wrong with it is a move.
pub fn readings(spec: &Spec, proposed: &Proposed) -> Option<Readings> {
    let sheet = Sheet::read(spec, proposed).filter(|sheet| can_be_read(&sheet.text))?;
    let game = sheet.game.ok()?;
    let (record, fault) = (game.record(), game.verdict().fault.as_ref()?);
    let is_of_move = matches!(fault.kind, FaultKind::Shape(_) | FaultKind::Illegal(_));
    (is_of_move && Some(record.game()) == spec.game()).then(|| record.readings(Budget::SHORT))
}

/// What tells one reading of a text from the others: the moves that it changes.
pub fn name(reading: &Reading) -> String {
    let change = |change: &Change| format!("{}:{}", change.ply, change.to.as_deref().unwrap_or(""));
    reading.changes.iter().map(change).collect::<Vec<_>>().join(" ")
}

/// What was changed in a record since it was handed in, move by move.
pub fn changes(record: &str, submitted: &str) -> Vec<Change> {
    both(record, submitted).map(|[after, before]| after.changes_since(&before)).unwrap_or_default()
}

/// A record, and what was handed in for it: a whole record too, or bare moves.
fn both(record: &str, submitted: &str) -> Option<[Record; 2]> {
    let record = Record::parse(record.as_bytes()).ok()?;
    let before = if is_tagged(submitted) {
        Record::parse(submitted.as_bytes())
    } else {
        let (claim, termination) = (record.claim(), record.termination());
        Record::from_movetext(record.game(), claim, termination, submitted)
    };
    Some([record, before.ok()?])
}

/// The text as submitted, if it does not play and the record is a reading of it.
pub(super) fn kept(record: &str, submitted: Option<&str>) -> Option<String> {
    let submitted = submitted.filter(|text| can_be_read(text))?;
    let [after, before] = both(record, submitted)?;
    after.is_reading_of(&before).then(|| submitted.to_owned())
}

fn can_be_read(text: &str) -> bool {
    unreadable(text).is_none() && too_large(text).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 c30 2. D032 b240 *\n";

    fn check(submitted: &str, is_kept: bool) {
        let kept = kept(RECORD, Some(submitted));
        assert_eq!(kept.as_deref(), is_kept.then_some(submitted), "{submitted}");
    }

    #[test]
    fn a_text_is_kept_if_the_record_is_a_reading_of_it() {
        check("C3O c30 D032 b240", true);
        check(&RECORD.replace("D032", "D03"), true);
        check("C30 c30 D032", false);
        check("C30 c30 D032 b240", false);
        check(&"x ".repeat(11), false);
        check("D20 c3O D03 b24 E0", false);
        check(&RECORD.replace("D032", "D03").replace("gbg:5", "gbg:6"), false);
        check("C3O\u{0} c30 D032 b240", false);
        assert_eq!(kept(RECORD, None), None);
    }

    #[test]
    fn a_text_is_kept_of_however_many_words_the_mended_move_was() {
        let spec: Spec = "gbg:9".parse().unwrap();
        let before = "A90 b80 E50 a90 G300 g30 B980 d600 C9700 c8700";
        for capture in ["x b8", "x , , , , , , , , , , , , b9", "x & & & & & & & & & & b9"] {
            let moves = format!("{before} F5400 {capture} f4000");
            let text = format!("[Game \"gbg:9\"]\n[Result \"*\"]\n\n{moves}\n");
            for submitted in [moves, text] {
                let way = "[Game \"gbg:9\"]\n[Result \"*\"]\n\n";
                let record = Some(format!("{way}{}", submitted.trim_start_matches(way)));
                let proposed = Proposed { record, ..Proposed::default() };
                let found = readings(&spec, &proposed).unwrap();
                assert!(!found.best.is_empty(), "{submitted}");
                for reading in found.best {
                    let kept = kept(&reading.text, Some(&submitted));
                    assert!(kept.is_some(), "{submitted}: {}", reading.text);
                }
            }
        }
    }

    #[test]
    fn a_record_that_plays_has_no_readings() {
        let spec: Spec = "gbg:5".parse().unwrap();
        let found = |record: &str| {
            let proposed = Proposed { record: Some(record.into()), ..Proposed::default() };
            readings(&spec, &proposed).map(|found| found.best.iter().map(name).collect::<Vec<_>>())
        };
        assert_eq!(found(RECORD), None);
        assert_eq!(found("C30 c30 {"), None);
        assert_eq!(found("C30 c3O").unwrap()[0], "2:c30");
        assert_eq!(found(&RECORD.replace("gbg:5", "gbg:6")), None, "another game");
    }
}
