//! Rounds of a report, board by board.

use std::cmp::{Ordering, Reverse};

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::history::{Pairing, Round};
use tournament::pairing::plan::Plan;
use tournament::pairing::round_robin::schedule;
use tournament::result::{Bye, GameResult};
use tournament::table::{Cell, System, Table};

use super::{IncomingBoard, Played};
use crate::results::{Decision, Ending, RecordedOutcome};
use crate::tournaments::Format;

/// How often everybody meets everybody; nothing if not all do so equally often.
pub(super) fn meetings(rounds: &[Round], n_players: usize) -> Option<usize> {
    let mut met = vec![0_usize; n_players * n_players];
    for pairing in rounds.iter().flat_map(|round| &round.pairings) {
        let (white, black) = (usize::from(pairing.white.0) - 1, usize::from(pairing.black.0) - 1);
        *met.get_mut(white.min(black) * n_players + white.max(black))? += 1;
    }
    let pairs = (0..n_players).flat_map(|one| (one + 1..n_players).map(move |two| (one, two)));
    let mut counts = pairs.map(|(one, two)| met[one * n_players + two]);
    let first = counts.next()?;
    counts.all(|count| count == first).then_some(first)
}

/// By board: in a round robin that of the Berger tables, in a Swiss as it is published (C.04.2 art.
/// 4), the best pairing score first; byes last.
pub(super) fn boards(played: &Played, format: Format, plan: &Plan) -> Vec<Vec<IncomingBoard>> {
    let table = &played.table;
    let berger = berger(table, format);
    let of_round = |(n_before, round): (u16, &Round)| {
        let when = n_before + 1;
        let score =
            |number: Number| table.paired_by(number, when) + plan.virtual_points(number, when);
        let mut pairings = round.pairings.clone();
        pairings.sort_by_key(|pairing| {
            let scheduled =
                berger.get(usize::from(n_before)).map_or(&[][..], |round| &round.pairings);
            let is_this =
                |game: &Pairing| (game.white, game.black) == (pairing.white, pairing.black);
            let (white, black) = (score(pairing.white), score(pairing.black));
            let higher_ranked = match white.cmp(&black) {
                Ordering::Greater => pairing.white,
                Ordering::Less => pairing.black,
                Ordering::Equal => pairing.white.min(pairing.black),
            };
            let board = scheduled.iter().position(is_this).unwrap_or(scheduled.len());
            (board, Reverse((white.max(black), white + black)), higher_ranked)
        });
        let games = pairings.iter().map(|pairing| IncomingBoard {
            first: pairing.white,
            second: Some(pairing.black),
            bye: None,
            decision: decision(pairing.result),
        });
        let byes = byes(table.system(), n_before.into(), round, table);
        let byes = byes.into_iter().map(|(number, bye)| IncomingBoard {
            first: number,
            second: None,
            bye: Some(bye),
            decision: None,
        });
        games.chain(byes).collect()
    };
    (0..).zip(&played.rounds).map(of_round).collect()
}

/// The rounds as they are scheduled here; none of a Swiss.
fn berger(table: &Table, format: Format) -> Vec<Round> {
    let n_players = u16::try_from(table.players().len()).unwrap_or(u16::MAX);
    let cycles = format.cycles();
    cycles.and_then(|cycles| schedule(n_players, cycles).ok()).unwrap_or_default()
}

/// A free round of a round robin is stored too.
fn byes(system: System, idx: usize, round: &Round, table: &Table) -> Vec<(Number, Bye)> {
    match system {
        System::Swiss => round.byes.clone(),
        System::RoundRobin => {
            let is_free = |number: &Number| {
                matches!(table.cells(*number).get(idx), Some(Cell::Bye(Bye::Free)))
            };
            table.numbers().filter(is_free).map(|number| (number, Bye::Free)).collect()
        }
    }
}

/// How a result is recorded of which nothing else is known.
fn decision(result: GameResult) -> Option<Decision> {
    let won = |colour: Colour| match colour {
        Colour::White => RecordedOutcome::First,
        Colour::Black => RecordedOutcome::Second,
    };
    let (outcome, ending) = match result {
        GameResult::Pending => return None,
        GameResult::Win { won_by } => (won(won_by), Ending::Played),
        GameResult::Draw => (RecordedOutcome::Draw, Ending::Played),
        GameResult::BothLose => (RecordedOutcome::Neither, Ending::Adjudication),
        GameResult::Forfeit { won_by } => (won(won_by), Ending::Forfeit),
        GameResult::DoubleForfeit => (RecordedOutcome::Neither, Ending::Forfeit),
        GameResult::UnratedWin { won_by } => (won(won_by), Ending::Unrated),
        GameResult::UnratedDraw => (RecordedOutcome::Draw, Ending::Unrated),
    };
    Some(Decision { outcome, ending, points: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_recorded_as_what_it_is() {
        for result in GameResult::ALL {
            let recorded = decision(result).map_or(GameResult::Pending, |way| way.game_result());
            assert_eq!(recorded, result);
        }
    }
}
