//! Whether what was handed in is there, once, and counts where both said the same.

use std::path::Path;
use std::process::Command;

use domain::submissions::{Answer, Submission};
use store::{Store, results, submissions};

use super::hall::{Board, Hall};
use super::phone::Phone;

/// What is wrong with the pages, with the database, and with the chain of its audit log; nothing, if all is well.
pub(crate) fn faults_of(
    hall: &Hall,
    (url, database_url): (&str, &str),
    program: &Path,
) -> Vec<String> {
    let visitor = Phone::of_a_visitor(url);
    let store = Store::open(&database_url.parse().unwrap(), 1).unwrap();
    let mut faults: Vec<String> =
        hall.boards.iter().flat_map(|board| of_board(&store, board)).collect();
    for board in &hall.boards {
        let is_shown = visitor.get(&hall.path(board)).body.contains("Both players agree.");
        if is_shown == board.is_disputed() {
            faults.push(format!("board {}: its page says something else", board.number));
        }
    }
    let arguments = ["audit", "verify", "--database", database_url];
    let verified = Command::new(program).args(arguments).output().unwrap();
    if !verified.status.success() {
        faults.push(String::from_utf8_lossy(&verified.stderr).into_owned());
    }
    faults
}

fn of_board(store: &Store, board: &Board) -> Vec<String> {
    let read = |db: &mut _| {
        Ok((submissions::of_board(db, board.pairing)?, results::history(db, board.pairing)?))
    };
    let (handed_in, results) = store.read(read).unwrap();
    let mut faults = Vec::new();
    let mut expect = |is_so: bool, what: &str| {
        if !is_so {
            faults.push(format!("board {}: {what}: {handed_in:?}, {results:?}", board.number));
        }
    };
    expect(handed_in.len() == 1, "handed in once");
    expect(handed_in.first().is_some_and(|one| is_as_sent(one, board)), "as it was sent");
    let n_results = usize::from(!board.is_disputed());
    expect(results.len() == n_results, "a result where both say the same, and only there");
    let counts = results.iter().all(|result| {
        let of = handed_in.iter().find(|one| Some(one.id) == result.submission);
        of.is_some_and(|one| one.decision == result.decision) && result.recorded_by.is_none()
    });
    expect(counts, "the result is what was handed in");
    faults
}

fn is_as_sent(one: &Submission, board: &Board) -> bool {
    let (word, answer) =
        (board.word(), if board.is_disputed() { Answer::Dispute } else { Answer::Confirm });
    one.by == Some(board.seats[board.hands_in()].entry)
        && one.decision.outcome.as_str() == word.outcome
        && one.decision.ending.as_str() == word.ending
        && moves_of(one) == word.record
        && one.replaces.is_none()
        && one.answer.map(|(said, _)| said) == Some(answer)
}

/// The moves that were stored, without the tags before and the result behind them.
fn moves_of(one: &Submission) -> String {
    let record = one.record.as_deref().unwrap_or_default();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves);
    let moves: Vec<&str> = moves.split_whitespace().filter(|token| *token != "1-0").collect();
    moves.join(" ")
}
