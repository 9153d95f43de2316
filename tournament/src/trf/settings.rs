//! The records of a report made by the program that say by what it is paired.

use crate::colour::Colour;
use crate::entry::Number;
use crate::pairing::plan::{Forbidden, VirtualPoints};
use crate::points::PointSystem;
use crate::result::Bye;
use crate::score::Score;
use crate::table::{MAX_ROUNDS, System, Table};

use super::header::is_date;
use super::write::{Dialect, MOST_TENTHS, Sheet, decimal};

/// From this day on the code without a year stands for the rules of 2026.
const RULES_OF_2026: &str = "2026/02/01";

/// So many numbers stay far below the longest line.
const NUMBERS_PER_LINE: usize = 1000;

impl Sheet<'_> {
    /// Rounds, initial colour, points, acceleration, forbidden pairs and byes.
    pub(super) fn settings(&self, dialect: Dialect) -> Vec<String> {
        match dialect {
            Dialect::Trf16 => self.settings_of_2016(),
            Dialect::Trf26 => self.settings_of_2026(),
        }
    }

    /// docs/spec/trf.md §5. Byes stand in the lines of the players only.
    fn settings_of_2016(&self) -> Vec<String> {
        let colour = match self.plan.initial_colour {
            Colour::White => "white1",
            Colour::Black => "black1",
        };
        let mut lines = vec![format!("XXR {}", self.plan.n_rounds), format!("XXC {colour}")];
        let points = self.table.points();
        if *points != PointSystem::STANDARD {
            lines.push(point_codes(points));
        }
        lines.extend(self.table.numbers().flat_map(|number| self.fictitious(number)));
        let next = self.table.rounds().len() + 1;
        // There are no rounds in it: what is forbidden now is said.
        let is_now = |forbidden: &&Forbidden| {
            (usize::from(forbidden.from_round)..=usize::from(forbidden.to_round)).contains(&next)
        };
        let forbidden = self.plan.forbidden.iter().filter(is_now);
        lines.extend(forbidden.map(|forbidden| format!("XXP{}", listed(&forbidden.numbers))));
        lines
    }

    /// A player's virtual points round by round; what there is no room for in a further record.
    fn fictitious(&self, number: Number) -> Vec<String> {
        let rounds = 1..=self.plan.n_rounds;
        let points = rounds.map(|round| self.plan.virtual_points(number, round).tenths());
        let mut rest: Vec<u32> = points.collect();
        let mut lines = Vec::new();
        while let Some(last_idx) = rest.iter().rposition(|tenths| *tenths > 0) {
            let in_round = |tenths: &mut u32| {
                let part = (*tenths).min(MOST_TENTHS);
                *tenths -= part;
                format!("{:>5}", decimal(Score::from_tenths(part)))
            };
            let in_rounds: Vec<String> = rest[..=last_idx].iter_mut().map(in_round).collect();
            lines.push(format!("XXA {number:>4}{}", in_rounds.concat()));
        }
        lines
    }

    /// docs/spec/trf.md §4.
    fn settings_of_2026(&self) -> Vec<String> {
        let colour = self.plan.initial_colour.to_string().to_uppercase();
        let mut lines = vec![format!("142 {}", self.plan.n_rounds), format!("152 {colour}")];
        let points = self.table.points();
        if *points != PointSystem::STANDARD {
            lines.push(point_letters(points));
        }
        for VirtualPoints { points, from_round, to_round, from, to } in &self.plan.virtual_points {
            let (points, Number(from), Number(to)) = (decimal(*points), from, to);
            let range = format!("{from_round:03} {to_round:03} {from:04} {to:04}");
            lines.push(format!("250      {points:>4} {range}"));
        }
        for Forbidden { from_round, to_round, numbers } in &self.plan.forbidden {
            let to_round = (*to_round).min(MAX_ROUNDS);
            lines.push(format!("260 {from_round:03} {to_round:03}{}", listed(numbers)));
        }
        for bye in [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
            lines.extend(self.byes(bye));
        }
        lines
    }

    /// The byes of one kind ahead, a record for each round.
    fn byes(&self, bye: Bye) -> Vec<String> {
        let mut ahead = self.byes_ahead();
        ahead.retain(|(_, _, kind)| *kind == bye);
        let in_round = ahead.chunk_by(|one, other| one.0 == other.0);
        let parts = in_round.flat_map(|in_round| in_round.chunks(NUMBERS_PER_LINE));
        let line = |part: &[(u16, Number, Bye)]| {
            let numbers: Vec<Number> = part.iter().map(|(_, number, _)| *number).collect();
            format!("240 {} {:03}{}", bye.code(), part[0].0, listed(&numbers))
        };
        parts.map(line).collect()
    }
}

fn listed(numbers: &[Number]) -> String {
    numbers.iter().fold(String::new(), |line, number| line + &format!(" {number:>4}"))
}

/// `162  W 3.0    D 1.0    …`
fn point_letters(points: &PointSystem) -> String {
    let letters = [
        ('W', points.win()),
        ('D', points.draw()),
        ('L', points.loss()),
        ('A', points.absence()),
        ('P', points.pairing_allocated_bye()),
    ];
    let parts = letters.map(|(letter, worth)| format!("{letter}{:>4}", decimal(worth)));
    format!("162  {}", parts.join("    "))
}

/// `XXS W=3.0 D=1.0 …`
fn point_codes(points: &PointSystem) -> String {
    let codes = [
        ("W", points.win()),
        ("D", points.draw()),
        ("WL", points.loss()),
        ("BL", points.loss()),
        ("ZPB", points.absence()),
        ("FL", points.absence()),
        ("PAB", points.pairing_allocated_bye()),
    ];
    let parts = codes.map(|(code, worth)| format!("{code}={}", decimal(worth)));
    format!("XXS {}", parts.join(" "))
}

/// docs/spec/trf.md §3: the code of the system; the Dutch one without a year, which every program
/// knows, unless the tournament began under older rules.
pub(super) fn type_code(table: &Table, starts_on: Option<&str>) -> &'static str {
    let is_older = starts_on.is_some_and(|date| is_date(date) && date < RULES_OF_2026);
    let n_players = table.players().len();
    match table.system() {
        System::Swiss if is_older => "FIDE_DUTCH_2026",
        System::Swiss => "FIDE_DUTCH",
        System::RoundRobin if table.rounds().len() >= n_players.next_multiple_of(2) => {
            "FIDE_DOUBLEROUNDROBIN"
        }
        System::RoundRobin => "BERGER_ROUNDROBIN",
    }
}
