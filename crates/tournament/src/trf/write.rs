//! A report made by the program: a table, what it is paired by, and the names.

use crate::colour::Colour;
use crate::entry::Number;
use crate::history::{Adjournment, Adjustment};
use crate::pairing::plan::Plan;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::{Cell, MAX_PLAYERS, MAX_ROUNDS, System, Table};
use crate::withdrawal::Counting;

use super::fault::Fault;
use super::header::{Header, TEXTS};
use super::player::Person;
use super::settings::type_code;
use super::{Report, read};

/// What a report is made of.
#[derive(Debug, Clone)]
pub struct Sheet<'a> {
    /// What the file says of the tournament as a whole. How many players there are and the system
    /// are filled in if they are missing; rounds and colour are those of the plan.
    pub header: Header,
    /// Who the players are, by number; who has no rating here has that of the table.
    pub people: Vec<Person>,
    /// Their ranks, by number; if there are none, by points.
    pub ranks: Vec<u16>,
    /// What has happened.
    pub table: &'a Table,
    /// What the next round is paired by, with the byes of that round.
    pub plan: &'a Plan,
    /// Byes of rounds after the next one.
    pub byes: Vec<(u16, Number, Bye)>,
    /// Comments, which stand after the header.
    pub comments: Vec<String>,
}

/// The edition of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Dialect {
    /// Of 2016, with the extensions `XXR`, `XXC`, `XXA`, `XXP` and `BB…` of older programs.
    Trf16,
    /// Of 2026.
    #[default]
    Trf26,
}

/// Byes by round and number.
type Byes = Vec<(u16, Number, Bye)>;

impl Report {
    /// Makes a report. What has no room in the format (a name of more than 33 letters) is cut off;
    /// whatever could not be read again is an error.
    ///
    /// ```
    /// use tournament::pairing::plan::Plan;
    /// use tournament::table::{Facts, Table};
    /// use tournament::trf::{Dialect, Header, Person, Report, Sheet};
    ///
    /// let table = Table::new(Facts::swiss(2)).map_err(|complaints| format!("{complaints:?}"))?;
    /// let person = |name: &str| Person { name: name.to_owned(), ..Person::default() };
    /// let sheet = Sheet {
    ///     header: Header { name: Some("Open".to_owned()), ..Header::default() },
    ///     people: ["Knecht, Josef", "Designori, Plinio"].map(person).to_vec(),
    ///     ranks: vec![],
    ///     table: &table,
    ///     plan: &Plan::new(7),
    ///     byes: vec![],
    ///     comments: vec![],
    /// };
    /// let report = Report::of(&sheet, Dialect::Trf26).map_err(|faults| format!("{faults:?}"))?;
    /// assert!(report.to_string().starts_with("012 Open\r\n062 2\r\n"));
    /// assert_eq!((report.n_rounds(), report.next_round()), (7, 1));
    /// # Ok::<(), String>(())
    /// ```
    pub fn of(sheet: &Sheet, dialect: Dialect) -> Result<Self, Vec<Fault>> {
        read(sheet.text(dialect).as_bytes())
    }
}

impl Sheet<'_> {
    fn text(&self, dialect: Dialect) -> String {
        let mut lines = header_lines(&self.filled_header(dialect));
        lines.extend(self.comments.iter().map(|comment| format!("### {comment}")));
        lines.extend(self.adjournments(dialect));
        lines.extend(self.settings(dialect));
        let (mut ahead, _) = self.byes_ahead(dialect);
        ahead.sort_by_key(|(_, number, _)| *number);
        for (number, rank) in self.table.numbers().zip(self.ranks()) {
            let first = ahead.partition_point(|(_, other, _)| *other < number);
            let last = ahead.partition_point(|(_, other, _)| *other <= number);
            let cells = self.cells(number, &ahead[first..last], dialect);
            let player = self.player(number, rank, dialect);
            lines.push(cells.iter().fold(player, |line, cell| line + cell));
        }
        lines.extend(self.adjustments());
        lines.iter().fold(String::new(), |text, line| text + plain(line).trim_end() + "\r\n")
    }

    fn filled_header(&self, dialect: Dialect) -> Header {
        let n = self.table.players().len();
        let n_rated = self.table.players().iter().filter(|entry| entry.rating.is_some()).count();
        let mut header = self.header.clone();
        header.n_players.get_or_insert_with(|| n.to_string());
        header.n_rated.get_or_insert_with(|| n_rated.to_string());
        if dialect == Dialect::Trf16 {
            header = of_2016(header);
        }
        let is_round_robin = self.table.system() == System::RoundRobin;
        let is_said = header.names_round_robin() == is_round_robin;
        let system = match dialect {
            Dialect::Trf16 => &mut header.kind,
            Dialect::Trf26 => &mut header.type_code,
        };
        if system.is_none() || !is_said {
            *system = Some(self.system(dialect));
        }
        header
    }

    fn system(&self, dialect: Dialect) -> String {
        let starts_on = self.header.starts_on.as_deref();
        let text = match (dialect, self.table.system()) {
            (Dialect::Trf16, System::Swiss) => "Individual: Swiss System (Dutch)",
            (Dialect::Trf16, System::RoundRobin) => "Individual: Round Robin",
            (Dialect::Trf26, _) => type_code(self.table, starts_on),
        };
        text.to_owned()
    }

    /// A 001 record up to the rounds.
    fn player(&self, number: Number, rank: u16, dialect: Dialect) -> String {
        let nobody = Person::default();
        let person = self.people.get(number.idx()).unwrap_or(&nobody);
        let Person { name, sex, title, rating, federation, id, birth } = person;
        let text = |value: &Option<String>, width: usize| fitted(value.as_deref(), width);
        let rating = rating.or(self.table.players()[number.idx()].rating);
        let rating = rating.filter(|rating| *rating <= 9999).map(|rating| rating.to_string());
        let points = match dialect {
            Dialect::Trf16 => self.table.score(number),
            // An unknown result is worth a draw in the column (162, X).
            Dialect::Trf26 => self.table.paired_by(number, self.next_round()),
        };
        let points = decimal(points);
        // A hundred points reach into the column before theirs.
        let points = if points.len() <= 5 { points } else { String::new() };
        format!(
            "001 {number:>4} {}{:>3} {} {} {} {:>11} {}{points:>5} {rank:>4}",
            text(sex, 1),
            text(title, 3).trim_end(),
            fitted(Some(name), 33),
            format_args!("{:>4}", rating.unwrap_or_default()),
            text(federation, 3),
            text(id, 11).trim_end(),
            text(birth, 10),
        )
    }

    /// By number; shared by equal points.
    fn ranks(&self) -> Vec<u16> {
        if !self.ranks.is_empty() {
            return self.ranks.iter().map(|rank| (*rank).min(MAX_PLAYERS)).collect();
        }
        let scores: Vec<Score> = self.table.numbers().map(|n| self.table.score(n)).collect();
        let mut best_first = scores.clone();
        best_first.sort_unstable_by(|one, other| other.cmp(one));
        let n_better = |own: &Score| best_first.partition_point(|score| score > own);
        scores.iter().map(|own| u16::try_from(n_better(own) + 1).unwrap_or(u16::MAX)).collect()
    }

    /// The rounds of a player, and the byes that they have ahead.
    fn cells(&self, number: Number, ahead: &[(u16, Number, Bye)], dialect: Dialect) -> Vec<String> {
        let played = (1..).zip(self.table.cells(number).iter().copied());
        let mut cells: Vec<String> =
            played.map(|(round, cell)| self.cell(round, number, cell, dialect)).collect();
        for (round, _, bye) in ahead {
            let idx = usize::from(*round) - 1;
            cells.resize(cells.len().max(idx + 1), " ".repeat(10));
            cells[idx] = cell(Cell::Bye(*bye));
        }
        cells
    }

    /// In ten columns: `  0012 w 1`; TRF26 has `?` for a game that is adjourned.
    fn cell(&self, round: u16, number: Number, played: Cell, dialect: Dialect) -> String {
        let Cell::Game(game) = played else { return cell(played) };
        let white = if game.colour == Colour::White { number } else { game.opponent };
        let is_this = |one: &Adjournment| (one.round, one.white) == (round, white);
        let mut adjourned = self.table.adjournments().iter().filter(|one| is_this(one));
        let is_open = game.outcome == PlayerResult::Pending
            && adjourned.any(|one| one.to_round >= self.next_round());
        if dialect == Dialect::Trf26 && is_open {
            return format!("  {:>4} {} ?", game.opponent, game.colour);
        }
        cell(played)
    }

    /// The first round that has not been paired.
    pub(super) fn next_round(&self) -> u16 {
        u16::try_from(self.table.rounds().len() + 1).unwrap_or(u16::MAX)
    }

    /// Byes of rounds that have not been paired, by round and number: those that stand in the lines
    /// of the players, as the older edition has it for the next round, and those of 240.
    pub(super) fn byes_ahead(&self, dialect: Dialect) -> (Byes, Byes) {
        let next = self.next_round();
        let planned = self.plan.byes.iter().map(|(number, bye)| (next, *number, *bye));
        let later = self.byes.iter().copied().filter(|(round, _, _)| *round > next);
        let mut byes: Byes = planned.chain(later).collect();
        byes.retain(|(round, _, _)| *round <= self.plan.n_rounds.min(MAX_ROUNDS));
        byes.sort_unstable_by_key(|(round, number, _)| (*round, *number));
        // A bye that the pairing gives has no letter in 240.
        let has_cell = |(round, _, bye): &(u16, Number, Bye)| {
            dialect == Dialect::Trf16 && *round == next || *bye == Bye::PairingAllocated
        };
        byes.into_iter().partition(has_cell)
    }

    /// 299 records: what was given or taken, and the points of games struck from the table.
    fn adjustments(&self) -> Vec<String> {
        let struck = self.table.numbers().flat_map(|number| {
            let cells = (1..).zip(self.table.cells(number));
            cells.filter_map(move |(round, cell)| match cell {
                Cell::Game(game) if game.counting == Counting::Struck => {
                    let points = game.outcome.points(self.table.points());
                    let tenths = -i32::try_from(points.tenths()).unwrap_or(i32::MAX);
                    Some(Adjustment { number, round, tenths })
                }
                _ => None,
            })
        });
        let all = self.table.adjustments().iter().copied().chain(struck);
        all.flat_map(in_parts).map(adjustment).collect()
    }
}

/// In ten columns: `  0012 w 1`.
fn cell(cell: Cell) -> String {
    match cell {
        Cell::Game(game) => {
            let code = match game.outcome {
                PlayerResult::Pending => ' ',
                outcome => outcome.code(),
            };
            format!("  {:>4} {} {code}", game.opponent, game.colour)
        }
        // A free round is written as what it is elsewhere: a round without a game and points.
        Cell::Bye(Bye::Free) => "  0000 - Z".to_owned(),
        Cell::Bye(bye) => format!("  0000 - {}", bye.code()),
    }
}

/// The most tenths of a point that the columns of points have room for.
pub(super) const MOST_TENTHS: u32 = 9_999;

/// Points that there is no room for are given in several records.
fn in_parts(given: Adjustment) -> impl Iterator<Item = Adjustment> {
    let mut rest = given.tenths.unsigned_abs();
    let part = move || {
        let tenths = i32::try_from(rest.min(MOST_TENTHS)).unwrap_or(0);
        rest -= rest.min(MOST_TENTHS);
        (tenths > 0).then_some(Adjustment { tenths: tenths * given.tenths.signum(), ..given })
    };
    std::iter::from_fn(part)
}

fn adjustment(given: Adjustment) -> String {
    let Adjustment { number, round, tenths } = given;
    let sign = if tenths < 0 { "-" } else { "" };
    let points = format!("{sign}{}", decimal(Score::from_tenths(tenths.unsigned_abs())));
    format!("299{points:>14}  {round:>3} {number:>4}")
}

fn header_lines(header: &Header) -> Vec<String> {
    let mut header = header.clone();
    let mut lines = Vec::new();
    for (tag, text) in TEXTS {
        lines.extend(text(&mut header).take().map(|text| format!("{tag} {text}")));
        if tag == "102" {
            lines.extend(header.deputies.iter().map(|deputy| format!("112 {deputy}")));
        }
    }
    if !header.round_dates.is_empty() {
        let dates = header.round_dates.iter().map(|date| fitted(date.as_deref(), 10));
        lines.push(format!("132{}{}", " ".repeat(88), dates.collect::<String>()));
    }
    lines
}

/// What the edition of 2016 knows.
fn of_2016(header: Header) -> Header {
    Header {
        rank_method: None,
        pairing_controller: None,
        type_code: None,
        tie_breaks: None,
        standings: None,
        time_code: None,
        ..header
    }
}

/// `1.0`, `11.5`.
pub(super) fn decimal(score: Score) -> String {
    format!("{}.{}", score.tenths() / 10, score.tenths() % 10)
}

/// Cut off or filled up to so many columns.
fn fitted(text: Option<&str>, width: usize) -> String {
    let cut: String = plain(text.unwrap_or("")).trim().chars().take(width).collect();
    format!("{cut:<width$}")
}

/// On one line.
fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}
