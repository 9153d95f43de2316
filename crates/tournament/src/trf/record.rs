//! Records beside the header and the players: byes, forbidden pairs, points of all kinds.

use std::ops::RangeInclusive;

use crate::entry::Number;
use crate::pairing::plan::{Forbidden, VirtualPoints};
use crate::result::Bye;
use crate::score::Score;
use crate::table::MAX_ROUNDS;

use super::adjournment::Noted;
use super::fault::{Guess, Notes, Place, Problem};
use super::number::{number, player, points, tenths};
use super::rounds::Byes;
use super::text::{Field, Row};
use super::values::Values;

/// What stands in the records beside the header and the players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Records {
    /// 240: byes, also of rounds to come; of two for a player and round the first counts.
    pub(super) byes: Byes,
    /// 250, `XXA`: points for pairing only.
    pub(super) virtual_points: Vec<VirtualPoints>,
    /// 260: avoided pairings, with their rounds.
    pub(super) forbidden: Vec<Forbidden>,
    /// `XXP`: avoided pairings in all rounds, unless a 260 with the same players gives the rounds.
    pub(super) always_forbidden: Vec<Vec<Number>>,
    /// 299: points given or taken.
    pub(super) given: Vec<Given>,
    /// `XXZ`: who is not there in the round to be paired.
    pub(super) absent: Vec<Number>,
    /// 162, `XXS`, `BB…`: what results are worth.
    pub(super) values: Values,
    /// Where the last of them stands.
    pub(super) values_place: Option<Place>,
    /// Comments on games that were adjourned.
    pub(super) adjourned: Vec<Noted>,
    /// Everybody who is named, with the place.
    pub(super) named: Vec<(Place, Number)>,
}

/// A 299 record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Given {
    /// The result whose points they are; without one they come on top.
    pub(super) code: Option<char>,
    /// Tenths of points.
    pub(super) tenths: i32,
    /// The round; nothing for all.
    pub(super) round: Option<u16>,
    /// Whose; with a result, nobody stands for everybody.
    pub(super) numbers: Vec<Number>,
}

const ROUNDS: RangeInclusive<u16> = 1..=MAX_ROUNDS;

impl Records {
    /// Reads a record; answers whether it was one of these.
    pub(super) fn read(&mut self, row: &Row, notes: &mut Notes) -> bool {
        match row.tag() {
            "240" => self.read_byes(row, notes),
            "250" => self.read_virtual_points(row, notes),
            "260" => self.read_forbidden(row, notes),
            "299" => self.read_given(row, notes),
            "XXA" => self.read_fictitious(row, notes),
            "XXP" => {
                let numbers = self.players(&row.words(4), notes);
                self.always_forbidden.push(numbers);
            }
            "XXZ" => {
                let numbers = self.players(&row.words(4), notes);
                self.absent.extend(numbers);
            }
            "162" | "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.values.read(row, notes);
                self.values_place = Some(row.place(1));
            }
            _ => return false,
        }
        true
    }

    fn players(&mut self, words: &[Field], notes: &mut Notes) -> Vec<Number> {
        let mut numbers = Vec::new();
        for word in words {
            if let Some(number) = player(*word, notes) {
                self.named.push((word.place, number));
                numbers.push(number);
            }
        }
        numbers
    }

    /// docs/spec/trf.md §4: `240 H 003  026  047`.
    fn read_byes(&mut self, row: &Row, notes: &mut Notes) {
        let words = row.words(4);
        let [kind, round, players @ ..] = &words[..] else {
            return notes.fault(row.place(1), Problem::Incomplete);
        };
        let bye = match kind.text {
            "F" | "f" => Some(Bye::FullPoint),
            "H" | "h" => Some(Bye::HalfPoint),
            "Z" | "z" => Some(Bye::ZeroPoint),
            text => {
                let problem = Problem::Unknown { text: text.to_owned(), possible: "F, H and Z" };
                notes.fault(kind.place, problem);
                None
            }
        };
        let round = number(*round, "round", ROUNDS, notes);
        let numbers = self.players(players, notes);
        if let (Some(bye), Some(round)) = (bye, round) {
            for number in numbers {
                self.byes.entry((round, number)).or_insert(bye);
            }
        }
    }

    /// docs/spec/trf.md §4: `250 MMMM GGGG RRF RRL PPPF PPPL`, without match points.
    fn read_virtual_points(&mut self, row: &Row, notes: &mut Notes) {
        let words = row.words(4);
        // Points of matches, which individuals do not have, stand before those of games.
        let words = if words.len() == 6 { &words[1..] } else { &words[..] };
        let &[given, from_round, to_round, from, to] = words else {
            return notes.fault(row.place(1), Problem::Incomplete);
        };
        let points = points(given, notes);
        let rounds = [from_round, to_round].map(|round| number(round, "round", ROUNDS, notes));
        let ends = [from, to].map(|end| player(end, notes));
        if let (Some(points), [Some(from_round), Some(to_round)], [Some(from), Some(to)]) =
            (points, rounds, ends)
        {
            self.virtual_points.push(VirtualPoints { points, from_round, to_round, from, to });
        }
    }

    /// docs/spec/trf.md §4: `260 001 002  125  180  184`.
    fn read_forbidden(&mut self, row: &Row, notes: &mut Notes) {
        let words = row.words(4);
        let [from, to, players @ ..] = &words[..] else {
            return notes.fault(row.place(1), Problem::Incomplete);
        };
        let rounds = [from, to].map(|round| number(*round, "round", ROUNDS, notes));
        let numbers = self.players(players, notes);
        if let [Some(from_round), Some(to_round)] = rounds {
            self.forbidden.push(Forbidden { from_round, to_round, numbers });
        }
    }

    /// docs/spec/trf.md §5: `XXA NNNN pp.p pp.p`, a column of five for each round.
    fn read_fictitious(&mut self, row: &Row, notes: &mut Notes) {
        let numbers = self.players(&[row.field(4, 8)], notes);
        let Some(number) = numbers.first().copied() else {
            return;
        };
        let columns = (10..).step_by(5).take_while(|column| !row.ends_before(*column));
        for (round, column) in ROUNDS.zip(columns) {
            let field = row.field(column - 1, column + 3);
            if field.text.is_empty() {
                continue;
            }
            if let Some(points) = points(field, notes) {
                self.add_fictitious(number, round, points);
            }
        }
    }

    fn add_fictitious(&mut self, number: Number, round: u16, points: Score) {
        let last = self.virtual_points.last_mut();
        let continued = last.filter(|last| {
            last.from == number
                && last.to == number
                && last.points == points
                && last.to_round + 1 == round
        });
        match continued {
            Some(last) => last.to_round = round,
            None if points == Score::ZERO => {}
            None => self.virtual_points.push(VirtualPoints {
                points,
                from_round: round,
                to_round: round,
                from: number,
                to: number,
            }),
        }
    }

    /// docs/spec/trf.md §4: columns 5, 14 to 17, 20 to 22, and players from 24.
    fn read_given(&mut self, row: &Row, notes: &mut Notes) {
        let (code, points, round) = (row.field(5, 5), row.field(12, 17), row.field(20, 22));
        for between in [row.field(18, 19), row.field(23, 23)] {
            if !between.text.is_empty() {
                let text = between.text.to_owned();
                notes.fault(between.place, Problem::NotBlank { text });
            }
        }
        if !matches!(code.text, "" | "+" | "-") && !"WDLFHZwdlfhz".contains(code.text) {
            let possible = "W, D, L, F, H, Z, +, - and a blank";
            notes.fault(code.place, Problem::Unknown { text: code.text.to_owned(), possible });
        }
        let value = tenths(points.text);
        if value.is_none() {
            notes.fault(points.place, Problem::NoPoints { text: points.text.to_owned() });
        }
        let round = match round.text {
            "" => Some(0),
            _ => number(round, "round", 0..=MAX_ROUNDS, notes),
        };
        let numbers = self.players(&row.words(23), notes);
        if let (Some(tenths), Some(round)) = (value, round) {
            let code = code.text.chars().next().map(|code| code.to_ascii_uppercase());
            let round = Some(round).filter(|round| *round > 0);
            self.given.push(Given { code, tenths, round, numbers });
        }
    }

    /// docs/spec/trf.md §5: a group of `XXP`, which has no rounds, is kept apart in those of a 260 record
    /// about the same players, and in all if there is none.
    pub(super) fn forbidden(&self) -> Vec<Forbidden> {
        let is_limited = |numbers: &Vec<Number>| {
            self.forbidden.iter().any(|forbidden| forbidden.numbers == *numbers)
        };
        let always = self.always_forbidden.iter().filter(|numbers| !is_limited(numbers)).cloned();
        let always =
            always.map(|numbers| Forbidden { from_round: 1, to_round: MAX_ROUNDS, numbers });
        always.chain(self.forbidden.iter().cloned()).collect()
    }

    /// Forgets those whom nobody is, with a warning for each.
    pub(super) fn forget_unknown(&mut self, is_known: impl Fn(Number) -> bool, notes: &mut Notes) {
        for (place, number) in self.named.drain(..).filter(|(_, number)| !is_known(*number)) {
            notes.warn(place, Guess::UnknownPlayer { number });
        }
        self.byes.retain(|(_, number), _| is_known(*number));
        self.absent.retain(|number| is_known(*number));
        self.virtual_points.retain(|given| given.from != given.to || is_known(given.from));
        for forbidden in &mut self.forbidden {
            forbidden.numbers.retain(|number| is_known(*number));
        }
        for numbers in &mut self.always_forbidden {
            numbers.retain(|number| is_known(*number));
        }
        for given in &mut self.given {
            let n_named = given.numbers.len();
            given.numbers.retain(|number| is_known(*number));
            // Nobody would stand for everybody.
            if given.numbers.is_empty() && n_named > 0 {
                given.code = None;
            }
        }
    }
}
