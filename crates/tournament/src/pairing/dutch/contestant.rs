//! What the criteria ask of one player.

use crate::colour::Colour;
use crate::entry::Number;
use crate::pairing::plan::Plan;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::{Cell, Table};

/// A player who is to be paired.
#[derive(Debug, Clone)]
pub(super) struct Contestant {
    /// Their pairing number.
    pub(super) number: Number,
    /// Is their place odd among those who have been paired so far, or are now (art. 5.2.5)?
    pub(super) is_odd: bool,
    /// Points and virtual points.
    pub(super) score: Score,
    /// Colours of the games played, unplayed rounds left out (C.04.2 art. 3.4).
    pub(super) colours: Vec<Colour>,
    /// Which colour they should have, and how urgently.
    pub(super) preference: Preference,
    /// Their floats one and two rounds back.
    pub(super) floats: [Option<Float>; 2],
    /// Last round, more than half of the points (art. 1.8).
    pub(super) is_topscorer: bool,
    /// C2.
    pub(super) may_have_bye: bool,
    /// Rounds without a game.
    pub(super) n_unplayed: u16,
}

/// Colour preference (art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Preference {
    /// The colour; `None` before the first game.
    pub(super) colour: Option<Colour>,
    pub(super) strength: Strength,
    /// Games with one colour more than with the other.
    pub(super) difference: u16,
    /// The last two games had the colour that is not preferred.
    pub(super) is_repeated: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// Art. 1.4.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
}

impl Preference {
    /// Art. 1.7, from the colours of the games played.
    pub(super) fn of(colours: &[Colour]) -> Self {
        let n_white = colours.iter().filter(|colour| **colour == Colour::White).count();
        let n_black = colours.len() - n_white;
        let difference = u16::try_from(n_white.abs_diff(n_black)).unwrap_or(u16::MAX);
        let rarer = if n_white > n_black { Colour::Black } else { Colour::White };
        let last = colours.last().copied();
        let twice = match colours {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        let (colour, strength) = match (difference, twice) {
            (2.., _) => (Some(rarer), Strength::Absolute),
            (_, Some(repeated)) => (Some(repeated.other()), Strength::Absolute),
            (1, None) => (Some(rarer), Strength::Strong),
            (_, None) => (last.map(Colour::other), Strength::Mild),
        };
        let strength = if colour.is_none() { Strength::None } else { strength };
        let is_repeated = twice.is_some() && twice.map(Colour::other) == colour;
        Self { colour, strength, difference, is_repeated }
    }

    /// Strong or absolute.
    pub(super) fn is_strong(self) -> bool {
        self.strength >= Strength::Strong
    }

    pub(super) fn is_absolute(self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Both want the same colour.
    pub(super) fn clashes(self, other: Self) -> bool {
        self.colour.is_some() && self.colour == other.colour
    }

    /// Both want the same colour absolutely: C3 forbids it, unless a topscorer is in it.
    pub(super) fn clashes_absolutely(self, other: Self) -> bool {
        self.clashes(other) && self.is_absolute() && other.is_absolute()
    }
}

/// Everybody who is to be paired, by rank: score, then number (art. 1.2).
pub(super) fn contestants(table: &Table, plan: &Plan) -> Vec<Contestant> {
    let placed = marked(table, plan.placed.iter().copied());
    let away = marked(table, plan.byes.iter().map(|(number, _)| *number));
    let is_away = |number: Number| away[number.idx()] || placed[number.idx()];
    let scores = scores_by_round(table, plan);
    // A player who has never been paired has no number yet that counts (C.04.2 art. 2).
    let is_here = |number: &Number| {
        !is_away(*number) || placed[number.idx()] || has_been_paired(table, *number)
    };
    let mut all: Vec<Contestant> = (table.numbers().filter(is_here).zip((0..2).cycle()))
        .filter(|(number, _)| !is_away(*number))
        .map(|(number, parity)| contestant(table, plan, &scores, (number, parity == 0)))
        .collect();
    all.sort_by(|one, other| other.score.cmp(&one.score).then(one.number.cmp(&other.number)));
    all
}

/// By number: who is in a list. Numbers that nobody has are passed over.
fn marked(table: &Table, numbers: impl Iterator<Item = Number>) -> Vec<bool> {
    let mut marked = vec![false; table.players().len()];
    for number in numbers {
        if let Some(mark) = usize::from(number.0).checked_sub(1).and_then(|idx| marked.get_mut(idx))
        {
            *mark = true;
        }
    }
    marked
}

/// The pairing score of everybody before the next round, before the last and the last but one.
type Scores = [Vec<Score>; 3];

fn scores_by_round(table: &Table, plan: &Plan) -> Scores {
    let n_rounds = table.rounds().len();
    let before = |back: usize| {
        let n_played = u16::try_from(n_rounds.saturating_sub(back)).unwrap_or(u16::MAX);
        let points = |number| {
            let round = n_played.saturating_add(1);
            table.paired_by(number, round) + plan.virtual_points(number, round)
        };
        table.numbers().map(points).collect()
    };
    [before(0), before(1), before(2)]
}

fn has_been_paired(table: &Table, number: Number) -> bool {
    let is_paired = |cell: &Cell| match cell {
        Cell::Game(_) => true,
        Cell::Bye(bye) => *bye == Bye::PairingAllocated,
    };
    table.cells(number).iter().any(is_paired)
}

fn contestant(
    table: &Table,
    plan: &Plan,
    scores: &Scores,
    (number, is_odd): (Number, bool),
) -> Contestant {
    let cells = table.cells(number);
    let colours: Vec<Colour> = cells.iter().filter_map(|cell| colour_played(*cell)).collect();
    let score = scores[0][number.idx()];
    let n_rounds = u32::try_from(cells.len()).unwrap_or(u32::MAX);
    let is_last_round = cells.len() + 1 >= usize::from(plan.n_rounds);
    let full = table.points().win().times(n_rounds);
    let win = table.points().win();
    let has_had_bye = |cell: &Cell| match cell {
        Cell::Bye(Bye::PairingAllocated) => true,
        cell => colour_played(*cell).is_none() && table.points_of(*cell) >= win,
    };
    Contestant {
        number,
        is_odd,
        score,
        preference: Preference::of(&colours),
        n_unplayed: u16::try_from(cells.len() - colours.len()).unwrap_or(u16::MAX),
        colours,
        floats: [1, 2].map(|back| float(table, scores, number, back)),
        is_topscorer: is_last_round && score.times(2) > full,
        may_have_bye: !cells.iter().any(has_had_bye),
    }
}

/// A game whose result is not known yet is a game.
fn colour_played(cell: Cell) -> Option<Colour> {
    match cell {
        Cell::Game(game) if game.outcome.is_played() || game.outcome == PlayerResult::Pending => {
            Some(game.colour)
        }
        Cell::Game(_) | Cell::Bye(_) => None,
    }
}

/// Art. 1.4. A player who lost by forfeit met nobody and won nothing: no float.
fn float(table: &Table, scores: &Scores, number: Number, back: usize) -> Option<Float> {
    let cells = table.cells(number);
    let cell = cells.len().checked_sub(back).map(|idx| cells[idx])?;
    if colour_played(cell).is_none() {
        return (table.points_of(cell) > table.points().loss()).then_some(Float::Down);
    }
    let Cell::Game(game) = cell else { return None };
    let (own, theirs) = (scores[back][number.idx()], scores[back][game.opponent.idx()]);
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => Some(Float::Down),
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
    }
}

/// Whom a player has met: forfeits are no meetings (C1).
pub(super) fn met(table: &Table, number: Number) -> impl Iterator<Item = Number> {
    table.cells(number).iter().filter_map(|cell| match cell {
        Cell::Game(game) => colour_played(*cell).map(|_| game.opponent),
        Cell::Bye(_) => None,
    })
}

/// The round in which two players met over the board.
pub(super) fn met_in(table: &Table, one: Number, other: Number) -> Option<u16> {
    let is_it = |cell: &Cell| match cell {
        Cell::Game(game) => game.opponent == other && colour_played(*cell).is_some(),
        Cell::Bye(_) => false,
    };
    let idx = table.cells(one).iter().position(is_it)?;
    u16::try_from(idx + 1).ok()
}
