//! A tournament as it is written in `tests/data/tie_breaks/` and above cases by hand.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use tournament::entry::{Entry, Number};
use tournament::history::{Pairing, Round};
use tournament::result::{Bye, GameResult};
use tournament::standings::TieBreak;
use tournament::table::{Edition, Facts};

/// All tournaments of the reference, with what their values and ranks are by.
pub(crate) struct Reference {
    pub(crate) columns: Vec<TieBreak>,
    /// What made the ranks.
    pub(crate) order: Vec<TieBreak>,
    pub(crate) tournaments: Vec<Written>,
}

/// The lines of one tournament.
pub(crate) struct Written {
    pub(crate) name: String,
    is_swiss: bool,
    players: Vec<Line>,
}

struct Line {
    rating: Option<u16>,
    cells: Vec<String>,
    /// By edition: the rank, and the values by column.
    values: Vec<Vec<String>>,
}

impl Reference {
    pub(crate) fn read() -> Self {
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tie_breaks/reference.txt.gz");
        let packed = std::fs::File::open(file).expect("the reference");
        let mut text = String::new();
        GzDecoder::new(packed).read_to_string(&mut text).expect("a compressed text");
        let (head, tournaments) = text.split_once("tournament ").expect("tournaments");
        let list = |name: &str| {
            let line = head.lines().find_map(|line| line.strip_prefix(name)).expect(name);
            TieBreak::parse_list(line).expect(line)
        };
        let tournaments = tournaments.split("\ntournament ").map(Written::read).collect();
        Self { columns: list("columns "), order: list("order "), tournaments }
    }
}

impl Written {
    /// The name, `system …`, a line for each player.
    fn read(text: &str) -> Self {
        let mut lines = text.lines();
        let name = lines.next().expect("a name").to_owned();
        let system = lines.next().expect("a system");
        Self { name, ..Self::of_lines(system, lines.collect()) }
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

    /// A value as it is printed for machines; `None` if there is none.
    pub(crate) fn value(&self, number: Number, edition: Edition, column: usize) -> Option<String> {
        let value = &self.line(number).values[edition_idx(edition)][column + 1];
        let number = if value.contains('.') {
            value.trim_end_matches('0').trim_end_matches('.')
        } else {
            value
        };
        (number != "–").then(|| number.to_owned())
    }

    pub(crate) fn rank(&self, number: Number, edition: Edition) -> Option<u32> {
        self.line(number).values[edition_idx(edition)][0].parse().ok()
    }

    fn line(&self, number: Number) -> &Line {
        &self.players[usize::from(number.0) - 1]
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
        &self.line(number).cells[round_idx]
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

fn edition_idx(edition: Edition) -> usize {
    usize::from(edition == Edition::March2026)
}
