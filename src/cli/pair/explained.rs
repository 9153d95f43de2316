//! `magister pair --explain`: a round bracket by bracket, so that a person who knows the rules can
//! check it by reading.

use std::collections::BTreeMap;
use std::fmt::Write;

use tournament::check::Board;
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::check_list::{Float, Line, Strength};
use tournament::pairing::dutch::check_list;
use tournament::pairing::explanation::{Bracket, Pair, PairedRound};
use tournament::pairing::plan::Plan;

use super::words::{article, colour_rule, failure, name, reason};
use super::{Answer, Answered, Swiss};

const LEGEND: &str = "\
Players are in order of rank; * marks a topscorer. Colour wanted: WW and BB absolute, W and B strong,
w and b mild, - none. Floats: the last round, then the one before; d down, u up. Bye: whether C2
allows it, and rounds without a game. Games: colours so far. Cannot meet: others in the bracket (C1,
C3, avoided pairings).
";

/// A Swiss round and the players in it.
struct Explained<'a> {
    paired: &'a PairedRound,
    lines: BTreeMap<Number, Line>,
    pairs: BTreeMap<Number, Pair>,
}

pub(super) fn text(answered: &Answered) -> String {
    let Answered { round, n_rounds, .. } = answered;
    match &answered.answer {
        Answer::Dutch(swiss) => Explained::of(swiss).map_or_else(String::new, |explained| {
            explained.head(*n_rounds, &swiss.plan) + &explained.brackets() + &explained.bye()
        }),
        Answer::RoundRobin { n_players, boards } => {
            round_robin(&format!("Round {round} of {n_rounds}"), *n_players, boards)
        }
    }
}

fn round_robin(round: &str, n_players: usize, boards: &[Board]) -> String {
    let seats = n_players.next_multiple_of(2);
    let mut text = format!("{round}, by the Berger table for {seats} (C.05, annex).\n");
    for board in boards {
        if let Board::Bye(number) = board {
            let _ = writeln!(text, "{number} has a free round: there is no player {seats}.");
        }
    }
    text
}

impl<'a> Explained<'a> {
    /// Nothing if there is no legal pairing.
    fn of(swiss: &'a Swiss) -> Option<Self> {
        let Swiss { table, plan, paired } = swiss;
        let paired = paired.as_ref().ok()?;
        let both = |pair: &Pair| [(pair.white, *pair), (pair.black, *pair)];
        let lines = check_list(table, plan).into_iter();
        Some(Self {
            paired,
            lines: lines.map(|line| (line.number, line)).collect(),
            pairs: paired.pairs.iter().flat_map(both).collect(),
        })
    }

    fn head(&self, n_rounds: u16, plan: &Plan) -> String {
        let PairedRound { round, pairs, bye, .. } = self.paired;
        let bye = if bye.is_some() { ", and the bye" } else { "" };
        let last = if *round == n_rounds { ", the last" } else { "" };
        let colour = match plan.initial_colour {
            Colour::White => "White",
            Colour::Black => "Black",
        };
        let mut text = format!(
            "Round {round} of {n_rounds}{last}, by the Dutch system (C.04.3): {} pairs{bye}. \
             Initial colour: {colour}.\n",
            pairs.len()
        );
        if !plan.byes.is_empty() {
            let away: Vec<Number> = plan.byes.iter().map(|(number, _)| *number).collect();
            let _ = writeln!(text, "Not in this round: {}.", listed(&away));
        }
        if !plan.virtual_points.is_empty() {
            text.push_str("Scores include virtual points (C.04.7).\n");
        }
        text + "\n" + LEGEND
    }

    fn brackets(&self) -> String {
        let with_next = self.paired.brackets.iter().enumerate();
        with_next.fold(String::new(), |text, (idx, bracket)| {
            text + &self.bracket(bracket, self.paired.brackets.get(idx + 1))
        })
    }

    fn bracket(&self, bracket: &Bracket, next: Option<&Bracket>) -> String {
        let mut text = format!("\nScore {}\n", bracket.score);
        text.push_str("      No. score colour floats bye     games      cannot meet\n");
        for (title, numbers) in
            [("moved down", &bracket.moved_down), ("residents", &bracket.residents)]
        {
            if !numbers.is_empty() {
                let _ = writeln!(text, "  {title}");
            }
            for line in numbers.iter().filter_map(|number| self.lines.get(number)) {
                text.push_str(&player(line, bracket));
            }
        }
        if !bracket.pairs.is_empty() {
            text.push_str("  pairs, White first\n");
        }
        for pair in bracket.pairs.iter().filter_map(|(one, _)| self.pairs.get(one)) {
            let Pair { white, black, colours } = *pair;
            let (article, rule) = (article(colours), colour_rule(colours));
            let _ = writeln!(text, "    {white:>5} - {black:<5} art. {article}: {rule}");
        }
        text + &self.downfloaters(bracket, next) + &failures(bracket)
    }

    fn downfloaters(&self, bracket: &Bracket, next: Option<&Bracket>) -> String {
        let numbers = &bracket.downfloaters;
        match (numbers.as_slice(), next) {
            ([], _) => String::new(),
            ([number], _) if self.paired.bye == Some(*number) => {
                format!("  left over for the bye: {number}\n")
            }
            (_, Some(next)) => format!("  float down to {}: {}\n", next.score, listed(numbers)),
            (_, None) => format!("  left over: {}\n", listed(numbers)),
        }
    }

    /// Who gets the bye, and why not another one.
    fn bye(&self) -> String {
        let Some(line) = self.paired.bye.and_then(|number| self.lines.get(&number)) else {
            return String::new();
        };
        let Line { number, score, n_unplayed, .. } = line;
        let below = || self.lines.values().filter(|other| other.score < *score);
        let allowed = below().filter(|other| other.may_have_bye).map(|other| other.number);
        let allowed: Vec<Number> = allowed.collect();
        let c5 = match (below().next().is_some(), allowed.is_empty()) {
            (false, _) => "nobody has fewer points".to_owned(),
            (true, true) => "nobody with fewer points may have it (C2)".to_owned(),
            (true, false) => {
                format!("if {} had it, the others could not all be paired", either(&allowed))
            }
        };
        let mut text = format!("\nThe bye: {number}, with {score} points\n  C5   {c5}\n");
        let bracket = self.paired.brackets.iter().find(|one| one.downfloaters.contains(number));
        let members = bracket.map_or_else(Vec::new, |bracket| members(bracket).collect());
        let members = members.iter().filter_map(|number| self.lines.get(number));
        let others = members.filter(|other| other.number != *number && other.may_have_bye);
        let others: Vec<String> =
            others.map(|other| format!("{} ({})", other.number, other.n_unplayed)).collect();
        let of_others = match others.join(", ") {
            none if none.is_empty() => "nobody else in the bracket may have it (C2)".to_owned(),
            others => format!("others in the bracket who may have it: {others}"),
        };
        let _ = writeln!(text, "  C9   rounds without a game: {n_unplayed}; {of_others}");
        text
    }
}

fn members(bracket: &Bracket) -> impl Iterator<Item = Number> {
    bracket.moved_down.iter().chain(&bracket.residents).copied()
}

fn player(line: &Line, bracket: &Bracket) -> String {
    let star = if line.is_topscorer { '*' } else { ' ' };
    let floats: String = line.floats.map(float).into_iter().collect();
    let bye = match (line.may_have_bye, line.n_unplayed) {
        (true, unplayed) => format!("yes, {unplayed}"),
        (false, _) => "no".to_owned(),
    };
    let games: String = line.colours.iter().map(Colour::to_string).collect();
    let barred: Vec<Number> =
        members(bracket).filter(|number| line.barred.contains(number)).collect();
    let Line { number, score, .. } = line;
    let columns = format!(
        "   {star}{number:>5} {:>5} {:<6} {floats:<6} {bye:<7} {games:<10} {}",
        score.to_string(),
        wanted(line),
        listed(&barred)
    );
    columns.trim_end().to_owned() + "\n"
}

/// As check-lists have it: `WW`, `W`, `w`.
fn wanted(line: &Line) -> String {
    let Some(preference) = line.preference else { return "-".to_owned() };
    let letter = preference.colour.to_string();
    match preference.strength {
        Strength::Mild => letter,
        Strength::Strong => letter.to_uppercase(),
        Strength::Absolute => letter.to_uppercase().repeat(2),
    }
}

const fn float(float: Option<Float>) -> char {
    match float {
        None => '-',
        Some(Float::Down) => 'd',
        Some(Float::Up) => 'u',
    }
}

fn failures(bracket: &Bracket) -> String {
    if bracket.failures.is_empty() {
        return "  C6 to C21 are fulfilled\n".to_owned();
    }
    let mut text = "  not fulfilled\n".to_owned();
    for of_criterion in &bracket.failures {
        let (name, what) = (name(of_criterion.criterion), failure(of_criterion.criterion));
        let (numbers, why) = (listed(&of_criterion.numbers), reason(of_criterion.reason));
        let _ = writeln!(text, "    {name:<4} {what}: {numbers}\n         since {why}");
    }
    text
}

/// `3, 17, 20`.
fn listed(numbers: &[Number]) -> String {
    joined(numbers, ", ")
}

fn either(numbers: &[Number]) -> String {
    joined(numbers, " or ")
}

fn joined(numbers: &[Number], between: &str) -> String {
    numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(between)
}
