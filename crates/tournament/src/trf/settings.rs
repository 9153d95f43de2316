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

    /// docs/spec/trf.md §5 and §8. Byes of the next round stand in the lines of the players only.
    fn settings_of_2016(&self) -> Vec<String> {
        let colour = match self.plan.initial_colour {
            Colour::White => "white1",
            Colour::Black => "black1",
        };
        let mut lines = vec![format!("XXR {}", self.plan.n_rounds), format!("XXC {colour}")];
        lines.extend(point_records(self.table.points()));
        lines.extend(self.table.numbers().flat_map(|number| self.fictitious(number)));
        lines.extend(self.forbidden_of_2016());
        lines.extend(self.byes(Dialect::Trf16));
        lines
    }

    /// `XXP` has no rounds: it says what holds now, or in every round. For which rounds the others hold is
    /// said by 260, which older programs pass over, so that the rounds can be checked.
    fn forbidden_of_2016(&self) -> Vec<String> {
        let next = self.next_round();
        let is_always =
            |group: &&Forbidden| group.from_round <= 1 && group.to_round >= self.plan.n_rounds;
        let (always, limited): (Vec<&Forbidden>, Vec<&Forbidden>) =
            self.plan.forbidden.iter().partition(is_always);
        let in_force =
            limited.iter().filter(|group| (group.from_round..=group.to_round).contains(&next));
        let by_player = always.iter().chain(in_force);
        let by_player = by_player.map(|group| format!("XXP{}", listed(&group.numbers)));
        let is_limited =
            |group: &&&Forbidden| limited.iter().any(|one| one.numbers == group.numbers);
        let by_round = always.iter().filter(is_limited).chain(&limited);
        by_player.chain(by_round.map(|group| forbidden_record(group))).collect()
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
        lines.extend(point_letters(self.table.points()));
        for VirtualPoints { points, from_round, to_round, from, to } in &self.plan.virtual_points {
            let (points, Number(from), Number(to)) = (decimal(*points), from, to);
            let range = format!("{from_round:03} {to_round:03} {from:04} {to:04}");
            lines.push(format!("250      {points:>4} {range}"));
        }
        lines.extend(self.plan.forbidden.iter().map(forbidden_record));
        lines.extend(self.byes(Dialect::Trf26));
        lines
    }

    /// 240: the byes ahead, but those that stand in the lines of the players.
    fn byes(&self, dialect: Dialect) -> Vec<String> {
        let (_, ahead) = self.byes_ahead(dialect);
        let kinds = [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
        kinds.into_iter().flat_map(|kind| byes_of(kind, &ahead)).collect()
    }
}

fn forbidden_record(forbidden: &Forbidden) -> String {
    let Forbidden { from_round, to_round, numbers } = forbidden;
    let to_round = (*to_round).min(MAX_ROUNDS);
    format!("260 {from_round:03} {to_round:03}{}", listed(numbers))
}

/// The byes of one kind, a record for each round.
fn byes_of(kind: Bye, ahead: &[(u16, Number, Bye)]) -> Vec<String> {
    let mut ahead = ahead.to_vec();
    ahead.retain(|(_, _, other)| *other == kind);
    let in_round = ahead.chunk_by(|one, other| one.0 == other.0);
    let parts = in_round.flat_map(|in_round| in_round.chunks(NUMBERS_PER_LINE));
    let line = |part: &[(u16, Number, Bye)]| {
        let numbers: Vec<Number> = part.iter().map(|(_, number, _)| *number).collect();
        format!("240 {} {:03}{}", kind.code(), part[0].0, listed(&numbers))
    };
    parts.map(line).collect()
}

fn listed(numbers: &[Number]) -> String {
    numbers.iter().fold(String::new(), |line, number| line + &format!(" {number:>4}"))
}

/// `162  W 3.0    D 1.0`: what is not the default, docs/spec/trf.md §6.
fn point_letters(points: &PointSystem) -> Option<String> {
    let letters = [
        ('W', points.win(), Score::WIN),
        ('D', points.draw(), Score::DRAW),
        ('L', points.loss(), Score::ZERO),
        ('A', points.absence(), Score::ZERO),
        ('P', points.pairing_allocated_bye(), points.win()),
    ];
    let others = letters.iter().filter(|(_, worth, default)| worth != default);
    let parts: Vec<String> =
        others.map(|(letter, worth, _)| format!("{letter}{:>4}", decimal(*worth))).collect();
    (!parts.is_empty()).then(|| format!("162  {}", parts.join("    ")))
}

/// `BBW  3.0`, `BBD  1.0`: what is not the default. The bye is worth 1 if nobody says otherwise,
/// which is said where a win is not.
fn point_records(points: &PointSystem) -> Vec<String> {
    let bye = points.pairing_allocated_bye();
    let is_plain = bye == Score::WIN && points.win() == Score::WIN;
    let records = [
        ("BBW", points.win(), points.win() == Score::WIN),
        ("BBD", points.draw(), points.draw() == Score::DRAW),
        ("BBL", points.loss(), points.loss() == Score::ZERO),
        ("BBZ", points.absence(), points.absence() == Score::ZERO),
        ("BBF", points.absence(), points.absence() == Score::ZERO),
        ("BBU", bye, is_plain),
    ];
    let others = records.into_iter().filter(|(_, _, is_default)| !is_default);
    others.map(|(tag, worth, _)| format!("{tag} {:>4}", decimal(worth))).collect()
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
