//! The cases of `tests/data/swiss/`; its README says what is in them.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use tournament::colour::Colour;
use tournament::entry::{Entry, Number};
use tournament::history::{Pairing, Round};
use tournament::pairing::plan::{Forbidden, Plan, VirtualPoints};
use tournament::result::{Bye, GameResult};
use tournament::score::Score;
use tournament::table::{Facts, Table};

/// Pairs with their colours, the first player first; 0 is the bye.
pub(crate) type Pairs = BTreeSet<(u16, u16)>;

/// A round to be paired, and the reference's answer.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) table: Table,
    pub(crate) plan: Plan,
    /// `None`: no legal pairing exists.
    pub(crate) expected: Option<Pairs>,
}

/// All cases of a file of `tests/data/swiss/`.
pub(crate) fn cases(file: &str) -> Vec<Case> {
    let text = unpacked(file);
    let sections: Vec<(&str, &str)> = text
        .split("=== ")
        .skip(1)
        .map(|section| section.split_once('\n').expect("a line after the title"))
        .collect();
    sections.chunks(2).map(|two| case(two[0], two[1])).collect()
}

fn unpacked(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/swiss");
    let packed = File::open(folder.join(format!("{file}.txt.gz"))).expect(file);
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect(file);
    text
}

fn case((name, trf): (&str, &str), (title, expected): (&str, &str)) -> Case {
    assert_eq!(title, "expected", "{name}");
    let (table, plan) = read(trf);
    let pairs = || expected.lines().map(|line| pair(line).expect(line)).collect();
    let expected = (expected.trim() != "RC 1").then(pairs);
    Case { name: name.to_owned(), table, plan, expected }
}

fn pair(line: &str) -> Option<(u16, u16)> {
    let (white, black) = line.split_once(' ')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

/// What a player has in a round.
#[derive(Clone, Copy)]
enum Cell {
    Bye(Bye),
    Game { opponent: u16, colour: char, code: char },
}

/// Just enough of the format for the files of these tests.
fn read(trf: &str) -> (Table, Plan) {
    let mut players: Vec<Vec<Option<Cell>>> = Vec::new();
    let mut plan = Plan::new(0);
    for line in trf.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["001", ..] => {
                assert_eq!(words[1], (players.len() + 1).to_string(), "{line}");
                players.push(cells(line));
            }
            ["XXR", n_rounds] => plan.n_rounds = n_rounds.parse().expect(line),
            ["XXC", "white1"] | ["152", "W"] => plan.initial_colour = Colour::White,
            ["XXC", "black1"] => plan.initial_colour = Colour::Black,
            ["XXP", ..] => plan.forbidden.push(Forbidden {
                from_round: 1,
                to_round: u16::MAX,
                numbers: words[1..].iter().map(|word| Number(word.parse().expect(line))).collect(),
            }),
            ["250", points, from_round, to_round, from, to] => {
                plan.virtual_points.push(VirtualPoints {
                    points: points.parse::<Score>().expect(line),
                    from_round: from_round.parse().expect(line),
                    to_round: to_round.parse().expect(line),
                    from: Number(from.parse().expect(line)),
                    to: Number(to.parse().expect(line)),
                });
            }
            ["012", ..] => {}
            _ => panic!("unknown line {line:?}"),
        }
    }
    let cell = |cells: &[Option<Cell>], idx: usize| cells.get(idx).copied().flatten();
    let next =
        (0..).find(|idx| players.iter().any(|cells| cell(cells, *idx).is_none())).expect("a round");
    let round = |idx: usize| -> Round {
        let mut round = Round::default();
        for (number, cells) in (1..).map(Number).zip(&players) {
            match cell(cells, idx).expect("every cell before the next round") {
                Cell::Bye(bye) => round.byes.push((number, bye)),
                Cell::Game { colour: 'b', .. } => {}
                Cell::Game { opponent, code, .. } => {
                    let other = cell(&players[usize::from(opponent) - 1], idx);
                    let result = result(code, other);
                    round.pairings.push(Pairing { white: number, black: Number(opponent), result });
                }
            }
        }
        round
    };
    let facts = Facts {
        players: vec![Entry::default(); players.len()],
        rounds: (0..next).map(round).collect(),
        ..Facts::swiss(0)
    };
    let byes = (1..).map(Number).zip(&players);
    plan.byes = byes
        .filter_map(|(number, cells)| match cell(cells, next)? {
            Cell::Bye(bye) => Some((number, bye)),
            Cell::Game { .. } => panic!("{number} is paired already"),
        })
        .collect();
    (Table::new(facts).expect("a table"), plan)
}

fn cells(line: &str) -> Vec<Option<Cell>> {
    let columns: Vec<char> = line.chars().collect();
    let blocks = columns.get(91..).unwrap_or(&[]).chunks(10);
    blocks
        .map(|block| {
            let text: String = block.iter().collect();
            let words: Vec<&str> = text.split_whitespace().collect();
            let char_of = |word: &str| word.chars().next().expect("a word");
            match words[..] {
                [] => None,
                ["0000", "-", "U"] => Some(Cell::Bye(Bye::PairingAllocated)),
                ["0000", "-", "H"] => Some(Cell::Bye(Bye::HalfPoint)),
                ["0000", "-", "Z"] => Some(Cell::Bye(Bye::ZeroPoint)),
                [opponent, colour, code] => Some(Cell::Game {
                    opponent: opponent.parse().expect(line),
                    colour: char_of(colour),
                    code: char_of(code),
                }),
                _ => panic!("unknown cell {text:?}"),
            }
        })
        .collect()
}

/// White's code and Black's cell.
fn result(white: char, black: Option<Cell>) -> GameResult {
    let Some(Cell::Game { colour: 'b', code: black, .. }) = black else {
        panic!("Black does not agree");
    };
    match (white, black) {
        ('1', '0') => GameResult::Win { won_by: Colour::White },
        ('0', '1') => GameResult::Win { won_by: Colour::Black },
        ('=', '=') => GameResult::Draw,
        ('+', '-') => GameResult::Forfeit { won_by: Colour::White },
        ('-', '+') => GameResult::Forfeit { won_by: Colour::Black },
        ('-', '-') => GameResult::DoubleForfeit,
        other => panic!("no result: {other:?}"),
    }
}
