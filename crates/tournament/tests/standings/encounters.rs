//! The law of the direct encounter: places follow from the encounters that its working tells.

use proptest::prelude::*;
use tournament::entry::Number;
use tournament::result::PlayerResult;
use tournament::score::Score;
use tournament::standings::{Breakdown, Encounter, Row, TieBreak, Value, breakdowns, standings};
use tournament::table::{Cell, System, Table};

use super::laws::facts;

/// Are these all the encounters of those who are level, and do they give the places?
fn check_level(
    table: &Table,
    level: &[(&Row, &[Encounter])],
    de: usize,
) -> Result<(), TestCaseError> {
    let met = |number: Number, opponent: Number| -> Vec<Score> {
        let games = table.cells(number).iter().filter(|cell| match cell {
            Cell::Game(game) => game.opponent == opponent && counts(table, game.outcome),
            Cell::Bye(_) => false,
        });
        games.map(|cell| table.points_of(*cell)).collect()
    };
    // A common multiple of all numbers of games between two.
    let made = |encounters: &[Encounter]| -> u32 {
        encounters.iter().map(|one| one.points.tenths() * 60 / one.n_games).sum()
    };
    let place = |row: &Row| match row.values[de] {
        Value::Place(place) => place,
        other => panic!("{other:?}"),
    };
    for (row, encounters) in level {
        for (other, _) in level.iter().filter(|(other, _)| other.number != row.number) {
            let games = met(row.number, other.number);
            let told = encounters.iter().find(|one| one.opponent == other.number);
            prop_assert_eq!(told.map_or(0, |one| one.n_games as usize), games.len());
            let points: u32 = games.iter().map(|points| points.tenths()).sum();
            prop_assert_eq!(told.map_or(0, |one| one.points.tenths()), points);
        }
    }
    let have_all_met = level.iter().all(|(_, encounters)| encounters.len() == level.len() - 1);
    for (row, own) in level.iter().filter(|_| have_all_met) {
        for (other, others) in level {
            if made(own) > made(others) {
                prop_assert!(place(row) < place(other) && place(row).is_some());
            }
        }
    }
    Ok(())
}

/// Direct encounters count games over the board; in a round robin forfeits too.
fn counts(table: &Table, outcome: PlayerResult) -> bool {
    match table.system() {
        System::Swiss => outcome.is_played(),
        System::RoundRobin => outcome != PlayerResult::Pending,
    }
}

proptest! {
    #[test]
    fn who_is_level_is_placed_by_the_encounters_of_the_working(
        facts in facts(),
        is_first in any::<bool>(),
    ) {
        let table = Table::new(facts).expect("no complaints");
        let (de, list) = if is_first { (0, "DE") } else { (1, "PTS,DE") };
        let list = TieBreak::parse_list(list).expect(list);
        let rows = standings(&table, &list).rows;
        let breakdowns = breakdowns(&table, &list);
        let ranked: Vec<(&Row, &[Encounter])> = rows
            .iter()
            .zip(&breakdowns)
            .filter(|(row, _)| row.rank.is_some())
            .map(|(row, breakdowns)| match &breakdowns[de] {
                Breakdown::Encounters(met) => (row, met.as_slice()),
                other => panic!("{other:?}"),
            })
            .collect();
        for level in ranked.chunk_by(|(one, _), (next, _)| one.values[..de] == next.values[..de]) {
            check_level(&table, level, de)?;
        }
    }
}
