//! What happened, round by round: the lines of all players, held against each other.

use std::collections::HashMap;

use crate::colour::Colour;
use crate::entry::Number;
use crate::history::Pairing;
use crate::result::{Bye, GameResult, PlayerResult};
use crate::table::MAX_PLAYERS;

use super::fault::{Guess, Notes, Place, Problem};
use super::player::{Cell, Mark, Player};

/// One round as the players' lines give it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Round {
    /// Who met whom, by the lower number.
    pub(super) pairings: Vec<Pairing>,
    /// Who of them is White by guess only, as the file has no colours.
    pub(super) colourless: Vec<Number>,
    /// Who has White in the games whose results are unknown.
    pub(super) unknown: Vec<Number>,
    /// Who had no opponent, and why, by number.
    pub(super) byes: Vec<(Number, Bye)>,
    /// For whom nothing is written, by number.
    pub(super) blank: Vec<Number>,
}

/// The players by their numbers.
pub(super) struct Players<'a> {
    all: &'a [Player],
    by_number: Vec<Option<usize>>,
    /// Who stands for the bye.
    pub(super) stand_ins: Vec<Number>,
    /// Whether there is a line of a player that could not be read.
    pub(super) is_incomplete: bool,
}

impl<'a> Players<'a> {
    /// The players, sorted by number.
    pub(super) fn new(players: &'a [Player]) -> Self {
        let mut by_number = vec![None; usize::from(MAX_PLAYERS) + 1];
        for (idx, player) in players.iter().enumerate() {
            by_number[usize::from(player.number.0)] = Some(idx);
        }
        let stand_ins = players.iter().filter(|player| is_bye(player)).map(|player| player.number);
        Self { all: players, by_number, stand_ins: stand_ins.collect(), is_incomplete: false }
    }

    fn stands_for_bye(&self, number: Number) -> bool {
        self.stand_ins.contains(&number)
    }

    pub(super) fn find(&self, number: Number) -> Option<&'a Player> {
        let idx = self.by_number.get(usize::from(number.0)).copied().flatten()?;
        self.all.get(idx)
    }
}

/// Names of the bye, where it is entered as a player.
const BYES: [&str; 9] =
    ["bye", "freilos", "spielfrei", "exempt", "libre", "descansa", "riposo", "vrij", "volný los"];

fn is_bye(player: &Player) -> bool {
    let name = player.person.name.to_lowercase();
    let name = name.trim_matches(|c: char| !c.is_alphabetic());
    player.person.rating.is_none() && BYES.contains(&name)
}

/// Byes by round and number, as 240 records give them.
pub(super) type Byes = HashMap<(u16, Number), Bye>;

/// All rounds; docs/spec/trf.md §2.
pub(super) fn rounds(players: &Players, byes: &Byes, notes: &mut Notes) -> Vec<Round> {
    let n_cells = players.all.iter().map(|player| player.cells.len()).max().unwrap_or(0);
    let last_bye = byes.keys().map(|(round, _)| usize::from(*round)).max().unwrap_or(0);
    let n_rounds = n_cells.max(last_bye);
    for player in players.stand_ins.iter().filter_map(|number| players.find(*number)) {
        let place = Place { line: player.line, column: 15 };
        notes.warn(place, Guess::PseudoPlayer { number: player.number });
    }
    let mut rounds: Vec<Round> =
        (1..).take(n_rounds).map(|n| round(players, byes, n, notes)).collect();
    while rounds.last().is_some_and(|round| round.pairings.is_empty() && round.byes.is_empty()) {
        rounds.pop();
    }
    warn_of_blanks(players, &rounds, notes);
    rounds
}

fn round(players: &Players, byes: &Byes, round: u16, notes: &mut Notes) -> Round {
    let mut in_round = Round::default();
    let mut results: Vec<(Place, Number, PlayerResult)> = Vec::new();
    for player in players.all.iter().filter(|player| !players.stands_for_bye(player.number)) {
        let at = Place { line: player.line, column: 82 + 10 * u32::from(round) };
        if notes.unread.contains(&(player.line, round)) {
            continue;
        }
        let Some(cell) = player.cell(round) else {
            match byes.get(&(round, player.number)) {
                Some(bye) => in_round.byes.push((player.number, *bye)),
                None => in_round.blank.push(player.number),
            }
            continue;
        };
        let opponent = cell.opponent.filter(|number| !players.stands_for_bye(*number));
        match (opponent, cell.mark) {
            (Some(opponent), _) => {
                let meeting = Meeting { players, round, at, player, opponent, cell };
                meeting.add_to(&mut in_round, notes);
            }
            (None, None) => in_round.byes.push((player.number, Bye::ZeroPoint)),
            (None, Some(Mark::Bye(bye))) => in_round.byes.push((player.number, bye)),
            (None, Some(Mark::Result(outcome))) => results.push((at, player.number, outcome)),
        }
    }
    add_results_as_byes(&mut in_round, round, &results, notes);
    in_round
}

/// docs/spec/trf.md §2.5: a result without an opponent is a bye; a won one that nobody else has is
/// the one that the pairing gave.
fn add_results_as_byes(
    in_round: &mut Round,
    round: u16,
    results: &[(Place, Number, PlayerResult)],
    notes: &mut Notes,
) {
    let is_win = |outcome: PlayerResult| {
        matches!(outcome, PlayerResult::Win | PlayerResult::UnratedWin | PlayerResult::ForfeitWin)
    };
    let is_given = in_round.byes.iter().any(|(_, bye)| *bye == Bye::PairingAllocated);
    let n_won = results.iter().filter(|(_, _, outcome)| is_win(*outcome)).count();
    for &(place, number, outcome) in results {
        let bye = match outcome {
            PlayerResult::Draw | PlayerResult::UnratedDraw => Bye::HalfPoint,
            outcome if !is_win(outcome) => Bye::ZeroPoint,
            _ if is_given || n_won > 1 => Bye::FullPoint,
            _ => Bye::PairingAllocated,
        };
        notes.warn(place, Guess::ResultIsBye { round, code: outcome.code(), bye: bye.code() });
        in_round.byes.push((number, bye));
    }
    in_round.byes.sort_unstable_by_key(|(number, _)| *number);
}

/// A player's word that they meet somebody.
struct Meeting<'a> {
    players: &'a Players<'a>,
    round: u16,
    at: Place,
    player: &'a Player,
    opponent: Number,
    cell: Cell,
}

impl Meeting<'_> {
    /// Adds the pairing if this is its lower number; complains if the other side says otherwise.
    fn add_to(&self, in_round: &mut Round, notes: &mut Notes) {
        let Some((other, answer)) = self.answered(notes) else {
            return;
        };
        let (number, opponent) = (self.player.number, self.opponent);
        if number > opponent {
            return;
        }
        let colour = self.colour(other, answer, notes);
        let (own, has_colours) = colour.unwrap_or((Colour::White, false));
        let (Some(own_outcome), Some(other_outcome)) = (outcome_of(self.cell), outcome_of(answer))
        else {
            return;
        };
        let (white, black) = by_colour(own, number, opponent);
        let (for_white, for_black) = by_colour(own, own_outcome, other_outcome);
        let Some(result) = game_result(for_white, for_black) else {
            return self.contradict(other, answer, notes);
        };
        in_round.pairings.push(Pairing { white, black, result });
        if self.cell.is_unknown || answer.is_unknown {
            in_round.unknown.push(white);
        }
        if !has_colours {
            in_round.colourless.push(white);
        }
    }

    /// The opponent, who says that they meet this player.
    fn answered(&self, notes: &mut Notes) -> Option<(&Player, Cell)> {
        let Self { players, round, at, player, opponent, cell } = *self;
        let number = player.number;
        if let Some(Mark::Bye(bye)) = cell.mark {
            notes.fault(at, Problem::ByeWithOpponent { round, code: bye.code(), opponent });
            return None;
        }
        if opponent == number {
            notes.fault(at, Problem::AgainstSelf { round, number });
            return None;
        }
        let Some(other) = players.find(opponent) else {
            if !players.is_incomplete {
                notes.fault(at, Problem::UnknownOpponent { round, opponent });
            }
            return None;
        };
        if notes.unread.contains(&(other.line, round)) {
            return None;
        }
        let answer = other.cell(round).filter(|answer| answer.opponent == Some(number));
        if answer.is_none() {
            let line = other.line;
            notes.fault(at, Problem::OneSided { round, number, opponent, line });
        }
        Some((other, answer?))
    }

    /// The player's own colour, and whether the file says it.
    fn colour(&self, other: &Player, answer: Cell, notes: &mut Notes) -> Option<(Colour, bool)> {
        let (round, number, opponent) = (self.round, self.player.number, self.opponent);
        let line = other.line;
        match (self.cell.colour, answer.colour) {
            (Some(own), Some(theirs)) if own == theirs => {
                notes.fault(self.at, Problem::SameColour { round, number, opponent, line });
                None
            }
            (Some(own), Some(_)) => Some((own, true)),
            (Some(own), None) => {
                let place = Place { line, ..self.at };
                notes.warn(place, Guess::ColourOfOpponent { round });
                Some((own, true))
            }
            (None, Some(theirs)) => {
                notes.warn(self.at, Guess::ColourOfOpponent { round });
                Some((theirs.other(), true))
            }
            (None, None) if is_forfeit(self.cell) || is_forfeit(answer) => {
                notes.warn(self.at, Guess::ColourlessForfeit { round });
                Some((Colour::White, false))
            }
            (None, None) => {
                notes.fault(self.at, Problem::ColourMissing { round, number, opponent, line });
                None
            }
        }
    }

    fn contradict(&self, other: &Player, answer: Cell, notes: &mut Notes) {
        let code = |cell: Cell| cell.mark.map_or(' ', Mark::code);
        let what = Problem::Contradiction {
            round: self.round,
            number: self.player.number,
            own: code(self.cell),
            opponent: self.opponent,
            other: code(answer),
            line: other.line,
        };
        notes.fault(self.at, what);
    }
}

fn is_forfeit(cell: Cell) -> bool {
    matches!(cell.mark, Some(Mark::Result(PlayerResult::ForfeitWin | PlayerResult::ForfeitLoss)))
}

/// The player's own outcome; a bye is none, and is complained of where it stands.
fn outcome_of(cell: Cell) -> Option<PlayerResult> {
    match cell.mark {
        None => Some(PlayerResult::Pending),
        Some(Mark::Result(outcome)) => Some(outcome),
        Some(Mark::Bye(_)) => None,
    }
}

/// White's first.
fn by_colour<T>(colour: Colour, own: T, opponents: T) -> (T, T) {
    match colour {
        Colour::White => (own, opponents),
        Colour::Black => (opponents, own),
    }
}

/// What White's and Black's outcome are together; nothing if they contradict each other.
fn game_result(white: PlayerResult, black: PlayerResult) -> Option<GameResult> {
    let agrees = |result: &GameResult| {
        result.seen_by(Colour::White) == white && result.seen_by(Colour::Black) == black
    };
    // A game of less than one move that both lost is not rated as it is.
    let both_lose = (white == PlayerResult::UnratedLoss && black == PlayerResult::UnratedLoss)
        .then_some(GameResult::BothLose);
    GameResult::ALL.into_iter().find(agrees).or(both_lose)
}

/// docs/spec/trf.md §2.6: blanks in a round that was paired; one warning for each player.
fn warn_of_blanks(players: &Players, rounds: &[Round], notes: &mut Notes) {
    let mut warned = vec![false; usize::from(MAX_PLAYERS) + 1];
    for (round, in_round) in (1..).zip(rounds) {
        if in_round.pairings.is_empty() {
            continue;
        }
        for number in &in_round.blank {
            let is_new = !std::mem::replace(&mut warned[usize::from(number.0)], true);
            let Some(player) = players.find(*number).filter(|_| is_new) else {
                continue;
            };
            let place = Place { line: player.line, column: 82 + 10 * u32::from(round) };
            notes.warn(place, Guess::BlankIsAbsent { round, number: *number });
        }
    }
}
