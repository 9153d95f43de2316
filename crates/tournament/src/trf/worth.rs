//! Points that no point system says: they become points given or taken.

use std::collections::HashMap;

use crate::colour::Colour;
use crate::entry::Number;
use crate::history::{Adjustment, Pairing};
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::{MAX_PLAYERS, MAX_ROUNDS, System};

use super::Report;
use super::fault::{Guess, Notes, Place};
use super::player::Mark;
use super::rounds::Round;

/// Points of a kind of result by 299 records: the kind, the round and the player, if they are said.
type Special = HashMap<(char, Option<u16>, Option<Number>), i32>;

impl Report {
    /// 299 records, and what the point system does not say, for the first so many rounds;
    /// docs/spec/trf.md §6.
    pub(super) fn adjustments(&self, n_rounds: usize) -> Vec<Adjustment> {
        let mut adjustments = Vec::new();
        for given in self.records.given.iter().filter(|given| given.code.is_none()) {
            let (round, tenths) = (given.round.unwrap_or(0), given.tenths);
            if usize::from(round) <= n_rounds {
                let for_each = given.numbers.iter();
                adjustments.extend(for_each.map(|&number| Adjustment { number, round, tenths }));
            }
        }
        let special = self.special();
        for (round, written) in (1..).zip(self.rounds.iter().take(n_rounds)) {
            for (number, mark, colour) in self.marks(written) {
                let worth = special_worth(&special, number, round, mark);
                let worth = worth.unwrap_or_else(|| tenths(self.records.values.of(mark, colour)));
                let tenths = worth - tenths(self.usual(mark));
                if tenths != 0 {
                    adjustments.push(Adjustment { number, round, tenths });
                }
            }
        }
        adjustments
    }

    fn special(&self) -> Special {
        let mut special = Special::new();
        for given in &self.records.given {
            let Some(code) = given.code else {
                continue;
            };
            if given.numbers.is_empty() {
                special.insert((code, given.round, None), given.tenths);
            }
            for number in &given.numbers {
                special.insert((code, given.round, Some(*number)), given.tenths);
            }
        }
        special
    }

    /// Everything in a round that may bring points; nothing is free in a Swiss.
    fn marks(&self, round: &Round) -> Vec<(Number, Mark, Colour)> {
        let both = round.pairings.iter().flat_map(|pairing| {
            [Colour::White, Colour::Black].map(|colour| {
                (pairing.player(colour), Mark::Result(pairing.result.seen_by(colour)), colour)
            })
        });
        let mut marks: Vec<_> = both.collect();
        if self.system() == System::Swiss {
            let blank = round.blank.iter().map(|number| (*number, Bye::ZeroPoint));
            let byes = round.byes.iter().copied().chain(blank);
            marks.extend(byes.map(|(number, bye)| (number, Mark::Bye(bye), Colour::White)));
        }
        marks
    }

    /// What the point system says.
    fn usual(&self, mark: Mark) -> Score {
        match mark {
            Mark::Result(outcome) => outcome.points(&self.points),
            Mark::Bye(bye) => bye.points(&self.points),
        }
    }

    /// Warns of points that are written otherwise than the results add up: before the next round,
    /// or with the byes of the rounds ahead.
    pub(super) fn warn_of_points(&self, notes: &mut Notes) {
        let n_before = usize::from(self.next_round().saturating_sub(1));
        let [before, ahead] = [n_before, usize::from(MAX_ROUNDS)].map(|n| self.scores(n));
        for player in &self.players {
            let [before, ahead] = [&before, &ahead].map(|scores| {
                let tenths = scores[usize::from(player.number.0)].max(0);
                Score::from_tenths(u32::try_from(tenths).unwrap_or(u32::MAX))
            });
            let is_other = |points: &Score| *points != before && *points != ahead;
            if let Some(written) = player.points.filter(is_other) {
                let place = Place { line: player.line, column: 81 };
                let what = Guess::OtherPoints { number: player.number, written, counted: before };
                notes.warn(place, what);
            }
        }
    }

    /// Tenths of points of everybody, by number from 0, after so many rounds.
    fn scores(&self, n_rounds: usize) -> Vec<i64> {
        let mut scores = vec![0; usize::from(MAX_PLAYERS) + 1];
        for round in self.rounds.iter().take(n_rounds) {
            for (number, mark, _) in self.marks(round) {
                scores[usize::from(number.0)] += i64::from(self.usual(mark).tenths());
            }
        }
        // The column of points counts what is unknown (162, X).
        for round in self.rounds.iter().take(n_rounds) {
            let unknown = |game: &&Pairing| round.unknown.contains(&game.white);
            for game in round.pairings.iter().filter(unknown) {
                for number in [game.white, game.black] {
                    scores[usize::from(number.0)] +=
                        i64::from(self.records.values.unknown().tenths());
                }
            }
        }
        for Adjustment { number, tenths, .. } in self.adjustments(n_rounds) {
            scores[usize::from(number.0)] += i64::from(tenths);
        }
        scores
    }
}

/// The record that says most: of this player and round, of the player, of the round, of all.
fn special_worth(special: &Special, number: Number, round: u16, mark: Mark) -> Option<i32> {
    if special.is_empty() {
        return None;
    }
    let code = match mark {
        Mark::Result(PlayerResult::Win) => 'W',
        Mark::Result(PlayerResult::Draw) => 'D',
        Mark::Result(PlayerResult::Loss) => 'L',
        mark => mark.code(),
    };
    let (round, number) = (Some(round), Some(number));
    let keys = [(round, number), (None, number), (round, None), (None, None)];
    let found = keys.into_iter().find_map(|(round, number)| special.get(&(code, round, number)));
    found.copied()
}

fn tenths(score: Score) -> i32 {
    i32::try_from(score.tenths()).unwrap_or(i32::MAX)
}
