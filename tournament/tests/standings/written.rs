//! A tournament as it is written in `tests/data/tie_breaks/` and above cases by hand.

use std::cmp::Ordering;
use std::fs;
use std::path::Path;

use tournament::entry::{Entry, Number};
use tournament::history::{Pairing, Round};
use tournament::result::{Bye, GameResult};
use tournament::standings::TieBreak;
use tournament::table::{Edition, Facts};

/// The lines of one file.
pub(crate) struct Written {
    pub(crate) name: String,
    is_swiss: bool,
    players: Vec<Line>,
}

struct Line {
    rating: Option<u16>,
    cells: Vec<String>,
    /// By edition, by column.
    values: Vec<Vec<String>>,
}

impl Written {
    pub(crate) fn read(file: &Path) -> Self {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(file).expect(&name);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let (system, players): (Vec<&str>, Vec<&str>) =
            lines.partition(|line| line.starts_with("system"));
        Self { name, ..Self::of_lines(system[0], players) }
    }

    /// A line for each player: number, `|`, the cells of his rounds; no values.
    pub(crate) fn of_crosstable(system: &str, crosstable: &str) -> Self {
        let lines = crosstable.lines().filter(|line| !line.trim().is_empty());
        Self::of_lines(system, lines.collect())
    }

    fn of_lines(system: &str, players: Vec<&str>) -> Self {
        let is_swiss = system.ends_with("swiss");
        let players = players.into_iter().map(|line| Line::parse(line).expect(line)).collect();
        Self { name: String::new(), is_swiss, players }
    }

    pub(crate) fn facts(&self, edition: Edition) -> Facts {
        let n_players = u16::try_from(self.players.len()).expect("few players");
        let empty = if self.is_swiss { Facts::swiss(0) } else { Facts::round_robin(0) };
        let n_rounds = self.players[0].cells.len();
        let players = self.players.iter().map(|line| Entry { rating: line.rating }).collect();
        let rounds = (0..n_rounds).map(|round_idx| self.round(n_players, round_idx)).collect();
        Facts { edition, players, rounds, ..empty }
    }

    pub(crate) fn value(&self, number: Number, edition: Edition, column: usize) -> &str {
        let values = &self.players[usize::from(number.0) - 1].values;
        &values[usize::from(edition == Edition::March2026)][column]
    }

    /// One more than the players who are ahead by the written values.
    pub(crate) fn rank(
        &self,
        number: Number,
        edition: Edition,
        tie_breaks: &[TieBreak],
        columns: &[TieBreak],
    ) -> u32 {
        let key = |number: Number| -> Vec<f64> {
            let written = |tie_break: &TieBreak| {
                let column = columns.iter().position(|column| column == tie_break);
                let value = self.value(number, edition, column.expect("a column"));
                let value: f64 = value.parse().expect(value);
                // Places are better when they are small.
                if *tie_break == TieBreak::De { -value } else { value }
            };
            tie_breaks.iter().map(written).collect()
        };
        let own = key(number);
        let all = (1..).map(Number).take(self.players.len());
        let n_ahead = all.filter(|other| key(*other).partial_cmp(&own) == Some(Ordering::Greater));
        1 + u32::try_from(n_ahead.count()).expect("few players")
    }

    fn round(&self, n_players: u16, round_idx: usize) -> Round {
        let mut round = Round::default();
        for number in Number::first(n_players) {
            let cell = self.cell(number, round_idx);
            if let Some(bye) = bye(cell) {
                round.byes.push((number, bye));
            } else if let Some((opponent, own)) = cell.split_once('w') {
                let opponent = Number(opponent.parse().expect(cell));
                let other = self.cell(opponent, round_idx);
                let result = result(own, &other[other.len() - 1..]).expect(cell);
                round.pairings.push(Pairing { white: number, black: opponent, result });
            }
        }
        round
    }

    fn cell(&self, number: Number, round_idx: usize) -> &str {
        &self.players[usize::from(number.0) - 1].cells[round_idx]
    }
}

impl Line {
    fn parse(line: &str) -> Option<Self> {
        let words = |part: &str| part.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let parts: Vec<Vec<String>> = line.split('|').map(words).collect();
        let [player, cells, values @ ..] = &parts[..] else {
            return None;
        };
        let rating = player.get(1).and_then(|rating| rating.parse().ok());
        Some(Self { rating, cells: cells.clone(), values: values.to_vec() })
    }
}

fn bye(cell: &str) -> Option<Bye> {
    match cell {
        "U" => Some(Bye::PairingAllocated),
        "F" => Some(Bye::FullPoint),
        "H" => Some(Bye::HalfPoint),
        "Z" => Some(Bye::ZeroPoint),
        _ => None,
    }
}

/// The result from the letters of White and Black.
fn result(white: &str, black: &str) -> Option<GameResult> {
    let text = match (white, black) {
        ("*", "*") => "*".to_owned(),
        ("=", "=") => "½-½".to_owned(),
        ("+" | "-", "+" | "-") => format!("{white}/{black}"),
        _ => format!("{white}-{black}"),
    };
    text.parse().ok()
}
