//! What the rules ask about the players before a round.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::plan::Plan;
use tournament::result::Bye;
use tournament::score::Score;
use tournament::table::{Cell, Table};

use super::matching;

/// A place in [`Field::players`], which are in the order of art. 1.2.
pub(crate) type Idx = usize;

/// Pairs, and who has the bye.
pub(crate) type Complete = (Vec<(Idx, Idx)>, Option<Idx>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Float {
    Down,
    Up,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) number: Number,
    /// Art. 5.2.5: his number among those who take part, from 1.
    pub(crate) participant: usize,
    /// Virtual points included.
    pub(crate) score: Score,
    /// Those he has met over the board.
    pub(crate) met: BTreeSet<Number>,
    /// Of the games played over the board, the latest last.
    pub(crate) colours: Vec<Colour>,
    /// Art. 1.4, of the last round and of the one before it.
    pub(crate) floats: [Option<Float>; 2],
    /// C2.
    pub(crate) is_bye_refused: bool,
    /// Rounds without a game, for C9.
    pub(crate) n_unplayed: usize,
    pub(crate) is_topscorer: bool,
}

/// The players of a round that is to be paired.
pub(crate) struct Field {
    /// By score, then by number.
    pub(crate) players: Vec<Player>,
    pub(crate) initial_colour: Colour,
    forbidden: Vec<Vec<Number>>,
    /// C5: the lowest score that the bye can go to; `None` without a bye.
    pub(crate) bye_score: Option<Score>,
    completed: RefCell<HashMap<Vec<Idx>, bool>>,
}

impl Field {
    /// `None` if there is no complete pairing (art. 1.9.3).
    pub(crate) fn new(table: &Table, plan: &Plan) -> Option<Self> {
        let mut field = Self::of_any(table, plan);
        let all: Vec<Idx> = (0..field.players.len()).collect();
        if all.len() % 2 == 1 {
            field.bye_score = Some(field.lowest_bye(&all)?);
        }
        field.is_completable(&all).then_some(field)
    }

    /// Whether there is a complete pairing or not; the bye is not looked at.
    pub(crate) fn of_any(table: &Table, plan: &Plan) -> Self {
        let round = table.rounds().len() + 1;
        let is_away = |number: Number| plan.byes.iter().any(|(away, _)| *away == number);
        let here = table.numbers().filter(|number| !is_away(*number));
        let mut players: Vec<Player> = here.map(|number| player(table, plan, number)).collect();
        number_participants(table, &mut players);
        players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.number));
        let counts = |from: u16, to: u16| (usize::from(from)..=usize::from(to)).contains(&round);
        let forbidden =
            plan.forbidden.iter().filter(|group| counts(group.from_round, group.to_round));
        Self {
            players,
            initial_colour: plan.initial_colour,
            forbidden: forbidden.map(|group| group.numbers.clone()).collect(),
            bye_score: None,
            completed: RefCell::default(),
        }
    }

    pub(crate) fn idx(&self, number: Number) -> Idx {
        let found = self.players.iter().position(|player| player.number == number);
        found.expect("a player who is here")
    }

    /// C5, decided before anything is paired.
    fn lowest_bye(&self, all: &[Idx]) -> Option<Score> {
        let scores: BTreeSet<Score> = all.iter().map(|idx| self.players[*idx].score).collect();
        scores.into_iter().find(|score| self.has_complete_pairing(all, Some(*score)))
    }

    /// C1, C3 and the organiser's will.
    pub(crate) fn may_meet(&self, one: Idx, other: Idx) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        let is_forbidden = self
            .forbidden
            .iter()
            .any(|group| group.contains(&one.number) && group.contains(&other.number));
        let clash = match (one.preference(), other.preference()) {
            (Some((first, Strength::Absolute)), Some((second, Strength::Absolute))) => {
                first == second && !one.is_topscorer && !other.is_topscorer
            }
            _ => false,
        };
        !is_forbidden && !one.met.contains(&other.number) && !clash
    }

    /// C4 and C5 for those who are not paired yet.
    pub(crate) fn is_completable(&self, unpaired: &[Idx]) -> bool {
        let mut key = unpaired.to_vec();
        key.sort_unstable();
        if let Some(known) = self.completed.borrow().get(&key) {
            return *known;
        }
        let answer = self.has_complete_pairing(&key, self.bye_score);
        self.completed.borrow_mut().insert(key, answer);
        answer
    }

    /// An odd number leaves somebody with this score for the bye.
    fn has_complete_pairing(&self, unpaired: &[Idx], bye_score: Option<Score>) -> bool {
        let takes_bye = |idx: Idx| {
            !self.players[idx].is_bye_refused && Some(self.players[idx].score) == bye_score
        };
        let n = unpaired.len();
        let is_edge = |one: usize, other: usize| match (unpaired.get(one), unpaired.get(other)) {
            (Some(one), Some(other)) => self.may_meet(*one, *other),
            (Some(idx), None) | (None, Some(idx)) => takes_bye(*idx),
            (None, None) => false,
        };
        matching::is_perfect(n + n % 2, is_edge)
    }

    /// The first complete pairing, and its bye, when everybody takes the first partner in this
    /// order with whom the rest can be completed.
    pub(crate) fn any_pairing(&self, order: &[Idx]) -> Option<Complete> {
        let Some((first, others)) = order.split_first() else { return Some((Vec::new(), None)) };
        let partner = others.iter().copied().find(|other| {
            let rest: Vec<Idx> = others.iter().copied().filter(|idx| idx != other).collect();
            self.may_meet(*first, *other) && self.is_completable(&rest)
        });
        let Some(partner) = partner else {
            let (pairs, none) = self.any_pairing(others)?;
            return none.is_none().then_some((pairs, Some(*first)));
        };
        let rest: Vec<Idx> = others.iter().copied().filter(|idx| *idx != partner).collect();
        let (mut pairs, bye) = self.any_pairing(&rest)?;
        pairs.push((*first, partner));
        Some((pairs, bye))
    }

    /// Can all of these meet each other, nobody left over?
    pub(crate) fn is_pairable(&self, players: &[Idx]) -> bool {
        matching::is_perfect(players.len(), |one, other| {
            self.may_meet(players[one], players[other])
        })
    }

    /// Players by score, the highest first.
    pub(crate) fn scoregroups(&self) -> Vec<Vec<Idx>> {
        let all: Vec<Idx> = (0..self.players.len()).collect();
        let groups =
            all.chunk_by(|one, next| self.players[*one].score == self.players[*next].score);
        groups.map(<[Idx]>::to_vec).collect()
    }

    /// The scores of these players, the highest first.
    pub(crate) fn descending(&self, players: &[Idx]) -> Vec<Score> {
        let mut scores: Vec<Score> = players.iter().map(|idx| self.players[*idx].score).collect();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        scores
    }
}

fn player(table: &Table, plan: &Plan, number: Number) -> Player {
    let cells = table.cells(number);
    let played = cells.iter().filter_map(|cell| match cell {
        Cell::Game(game) if game.outcome.is_played() => Some(game),
        _ => None,
    });
    let win = table.points().win();
    let is_like_a_win = |cell: &Cell| match cell {
        Cell::Bye(Bye::PairingAllocated) => true,
        Cell::Game(game) if game.outcome.is_played() => false,
        _ => table.points_of(*cell) >= win,
    };
    let round_idx = cells.len();
    let float =
        |back: usize| round_idx.checked_sub(back).and_then(|idx| float(table, plan, number, idx));
    Player {
        number,
        participant: 0,
        score: pairing_score(table, plan, number, round_idx),
        met: played.clone().map(|game| game.opponent).collect(),
        colours: played.clone().map(|game| game.colour).collect(),
        floats: [float(1), float(2)],
        is_bye_refused: cells.iter().any(is_like_a_win),
        n_unplayed: cells.len() - played.count(),
        is_topscorer: is_topscorer(table, plan, number),
    }
}

/// Those who take part: paired now or before, the pairing-allocated bye included. Who has only been
/// absent so far, or had byes on request, has not come yet.
fn number_participants(table: &Table, players: &mut [Player]) {
    let has_taken_part = |number: Number| {
        let is_paired =
            |cell: &Cell| matches!(cell, Cell::Game(_) | Cell::Bye(Bye::PairingAllocated));
        table.cells(number).iter().any(is_paired)
    };
    let here: BTreeSet<Number> = players.iter().map(|player| player.number).collect();
    let takes_part = |number: &Number| here.contains(number) || has_taken_part(*number);
    let participants: Vec<Number> = table.numbers().filter(takes_part).collect();
    for player in players {
        player.participant = 1 + participants.partition_point(|number| *number < player.number);
    }
}

/// When the round with this index was, or is, paired.
fn pairing_score(table: &Table, plan: &Plan, number: Number, round_idx: usize) -> Score {
    let n_before = u16::try_from(round_idx).expect("few rounds");
    table.score_after(number, n_before) + plan.virtual_points(number, n_before + 1)
}

/// Art. 1.4.2 to 1.4.4.
fn float(table: &Table, plan: &Plan, number: Number, round_idx: usize) -> Option<Float> {
    let cell = table.cells(number)[round_idx];
    match cell {
        Cell::Game(game) if game.outcome.is_played() => {
            let own = pairing_score(table, plan, number, round_idx);
            let other = pairing_score(table, plan, game.opponent, round_idx);
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Cell::Bye(Bye::PairingAllocated) => Some(Float::Down),
        _ => (table.points_of(cell) > table.points().loss()).then_some(Float::Down),
    }
}

/// Art. 1.8.
fn is_topscorer(table: &Table, plan: &Plan, number: Number) -> bool {
    let n_played = u32::try_from(table.rounds().len()).expect("few rounds");
    let most = table.points().win().times(n_played);
    n_played + 1 == u32::from(plan.n_rounds)
        && pairing_score(table, plan, number, table.rounds().len()).times(2) > most
}
