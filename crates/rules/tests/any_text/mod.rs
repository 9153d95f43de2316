//! Laws that any text obeys, whatever it is. The fuzzers try them, and `tests/seeds.rs` does so
//! with the texts that the fuzzers begin with.

#![allow(dead_code, reason = "each fuzzer takes one law")]
#![allow(clippy::expect_used, clippy::panic, reason = "a broken law is a finding")]

use rules::{
    AnyPosition, CanonicalError, Claim, Fault, Game, Record, Spec, Status, Termination, Verdict,
    readings::Budget, record::Collection, verify,
};

/// A text is a spec only in its own spelling, and every game can be begun.
pub(crate) fn spec_text(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    match text.parse::<Spec>() {
        Ok(spec) => {
            assert_eq!(spec.to_string(), text);
            if let Some(game) = spec.game() {
                assert_eq!(text.parse::<Game>(), Ok(game));
                let start = AnyPosition::start(game);
                assert_eq!(AnyPosition::parse(game, &start.to_string()).as_ref(), Ok(&start));
                assert!(start.count_moves() > 0);
            }
        }
        Err(error) => {
            assert_eq!(error.input, text);
            assert!(!error.to_string().is_empty());
        }
    }
}

/// The first line is a spec, the rest a position: it has moves unless it is over, and is the
/// position that its text stands for.
pub(crate) fn position_text(bytes: &[u8]) {
    let Some((spec, text)) = str::from_utf8(bytes).ok().and_then(|text| text.split_once('\n'))
    else {
        return;
    };
    let Ok(game) = spec.parse::<Game>() else {
        return;
    };
    match AnyPosition::parse(game, text) {
        Ok(position) => {
            let printed = position.to_string();
            assert_eq!(AnyPosition::parse(game, &printed).as_ref(), Ok(&position), "{printed}");
            let moves = position.count_moves();
            assert_eq!(moves == 0, position.ending().is_some(), "{printed}");
            if moves <= 500 {
                assert_eq!(position.perft(1), moves, "{printed}");
                let _ = position.perft(2);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text gets a verdict that hangs together, and is cut into records without loss.
pub(crate) fn record_text(bytes: &[u8]) {
    let verdict = verify(bytes);
    let is_faulty = matches!(verdict.status, Status::Malformed | Status::Illegal);
    assert_eq!(is_faulty, verdict.fault.is_some());
    assert_eq!(is_faulty, verdict.plies.is_none());
    if let Some(fault) = &verdict.fault {
        check_place(bytes, fault);
    }
    if let (Some(game), Some(end)) = (verdict.game, &verdict.final_position) {
        let position = AnyPosition::parse(game, end).expect("a game ends in a position");
        assert_eq!(Some(position.score()), verdict.score);
    }
    if let Ok(record) = Record::parse(bytes) {
        check_replay(&record, &verdict);
        check_readings(&record, &verdict);
    }
    check_parts(bytes);
}

/// A record that plays is written again and read as the same. The first line is a spec and the
/// rest bare moves, or all of it is a record.
pub(crate) fn canonical_record(bytes: &[u8]) {
    if let Some(record) = Record::parse(bytes).ok().or_else(|| bare_moves(bytes)) {
        check_canonical(&record, &record.verify());
    }
}

fn bare_moves(bytes: &[u8]) -> Option<Record> {
    let (spec, moves) = str::from_utf8(bytes).ok()?.split_once('\n')?;
    Record::from_movetext(spec.parse().ok()?, Claim::Open, Termination::Normal, moves).ok()
}

fn check_place(bytes: &[u8], fault: &Fault) {
    let (Some(line), Some(column)) = (fault.line, fault.column) else {
        return;
    };
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let line = text.split('\n').nth(line as usize - 1).expect("the line is there");
    assert!(column as usize <= line.chars().count() + 1, "{fault}");
}

fn check_replay(record: &Record, verdict: &Verdict) {
    let replay = record.replay();
    assert_eq!(replay.fault, verdict.fault);
    if let Some(plies) = verdict.plies {
        assert_eq!(replay.plies.len(), plies as usize);
    }
    for step in &replay.plies {
        assert!(!step.canonical.is_empty());
    }
}

/// Every reading plays, and is what its text says; a record that plays has none.
fn check_readings(record: &Record, verdict: &Verdict) {
    let readings = record.readings(Budget(5_000));
    if verdict.plies.is_some() {
        assert!(readings.best.is_empty() && readings.is_complete);
    }
    for reading in readings.best {
        assert!(reading.verdict.plies.is_some(), "{}", reading.text);
        assert!(reading.cost > 0 && !reading.changes.is_empty());
        if record.tags().next().is_some() {
            assert_eq!(verify(reading.text.as_bytes()), reading.verdict, "{}", reading.text);
        }
    }
}
fn check_canonical(record: &Record, verdict: &Verdict) {
    match record.canonical() {
        Ok(text) => {
            let again = Record::parse(text.as_bytes()).expect("canonical text is a record");
            assert_eq!(again.verify(), *verdict);
            assert_eq!(again.canonical().as_ref(), Ok(&text));
            if record.tags().next().is_some() {
                assert!(again.tags().eq(record.tags()));
            }
            assert_eq!(parts(text.as_bytes()), [text.into_bytes()]);
        }
        Err(CanonicalError::Fault(fault)) => assert_eq!(Some(fault), verdict.fault),
        Err(CanonicalError::TooLarge { bytes }) => assert!(bytes > Record::MOST_BYTES),
    }
}

/// No byte is lost or made up between the records of a text, if none is too long.
fn check_parts(bytes: &[u8]) {
    let parts = parts(bytes);
    assert!(!parts.is_empty());
    if bytes.len() <= Record::MOST_BYTES {
        assert_eq!(parts.concat(), bytes);
    }
}

fn parts(bytes: &[u8]) -> Vec<Vec<u8>> {
    let parts = Collection::new(bytes).map(|part| part.expect("bytes can be read"));
    parts.map(|part| part.bytes().to_vec()).collect()
}
