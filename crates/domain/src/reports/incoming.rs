//! A report → what is to be stored of it.

mod boards;
mod unfit;

use chrono::NaiveDate;
use rules::{Seat, Spec};
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::history::{Adjournment, Adjustment, Round, Withdrawal};
use tournament::pairing::plan::{Plan, VirtualPoints, baku};
use tournament::points::PointSystem;
use tournament::result::Bye;
use tournament::score::Score;
use tournament::standings::TieBreak;
use tournament::table::{System, Table};
use tournament::trf::{Header, Report};

use super::noted::is_of_struck;
use super::notes::Note;
use crate::LineError;
use crate::entries::{MAX_RATING, NewEntry};
use crate::events::{Days, Title};
use crate::players::{BirthYear, Club, PlayerName};
use crate::results::Decision;
use crate::tie_breaks::{MAX_TIE_BREAKS, Ranking, TieBreaks};
use crate::tournaments::{Acceleration, Format, MAX_SWISS_ROUNDS, Rated, Swiss, TournamentDetails};
use boards::{boards, meetings};

pub use unfit::Unfit;

/// What the file may leave open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Asked {
    /// The tournament's name, if not that of the file.
    pub name: Option<Title>,
    /// The game, if not that of the file.
    pub game: Option<Spec>,
    /// Whether it moves ratings, if not as the file says.
    pub rated: Option<Rated>,
}

/// A tournament that is to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// What it is played by.
    pub details: TournamentDetails,
    /// When it was played, as far as the file says.
    pub days: Option<Days>,
    /// Tie-breaks that the file names and that cannot be kept, as they are written.
    pub left_out: Vec<String>,
    /// Who plays, by number.
    pub players: Vec<(Number, NewEntry)>,
    /// When they were born, as far as the file knows.
    pub birth_years: Vec<(Number, BirthYear)>,
    /// What was paired, round by round, board by board.
    pub rounds: Vec<Vec<IncomingBoard>>,
    /// Games of a Swiss that are or were adjourned.
    pub adjourned: Vec<Adjournment>,
    /// Where odd numbers sit in the first round of a Swiss.
    pub initial: Seat,
    /// The last player who is accelerated.
    pub upper_half_ends: Option<Number>,
    /// Byes of rounds that are still to be paired.
    pub byes: Vec<(u16, Number, Bye)>,
    /// Avoided pairings, with the first and the last round.
    pub forbidden: Vec<(u16, u16, Vec<Number>)>,
    /// Who left, and from which round on.
    pub withdrawals: Vec<Withdrawal>,
}

/// A board of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IncomingBoard {
    /// Moves first, or has the bye.
    pub first: Number,
    /// Moves second; none in a bye.
    pub second: Option<Number>,
    /// What it is where there is no second player.
    pub bye: Option<Bye>,
    /// The result, if it is there.
    pub decision: Option<Decision>,
}

/// What is stored of a report, or everything that is in the way.
pub fn incoming(report: &Report, asked: &Asked) -> Result<Incoming, Vec<Unfit>> {
    let notes: Vec<Note> = report.comments().filter_map(Note::parse).collect();
    let mut draft = Draft { report, notes, faults: Vec::new() };
    let n_players = draft.n_players();
    let players = draft.players(n_players);
    let Some(played) = draft.played(n_players) else {
        return Err(draft.faults);
    };
    let format = draft.format(&played, n_players);
    let details = draft.details(asked, format);
    let upper_half_ends = draft.upper_half_ends(format, n_players);
    let (ranking, left_out) = draft.ranking(format);
    let (Some(details), true) = (details, draft.faults.is_empty()) else {
        return Err(draft.faults);
    };
    Ok(Incoming {
        days: days(report.header()),
        birth_years: birth_years(report),
        rounds: boards(&played, format, &report.plan(1)),
        adjourned: adjourned(&played, format),
        initial: match report.plan(1).initial_colour {
            Colour::White => Seat::First,
            Colour::Black => Seat::Second,
        },
        upper_half_ends,
        byes: draft.byes_ahead(&played, n_players),
        forbidden: draft.forbidden(n_players),
        withdrawals: played.withdrawals,
        players,
        left_out,
        details: TournamentDetails { ranking, ..details },
    })
}

/// Nothing waits for a result in a round robin.
fn adjourned(played: &Played, format: Format) -> Vec<Adjournment> {
    if format.pairs_round_by_round() { played.table.adjournments().to_vec() } else { Vec::new() }
}

/// From the first day to the last; if one of them is not said, only the other.
fn days(header: &Header) -> Option<Days> {
    let day = |text: &Option<String>| NaiveDate::parse_from_str(text.as_ref()?, "%Y/%m/%d").ok();
    let (first, last) = (day(&header.starts_on), day(&header.ends_on));
    Days::new(first.or(last)?, last.or(first)?)
}

fn birth_years(report: &Report) -> Vec<(Number, BirthYear)> {
    let born = |player: &tournament::trf::Player| {
        let year = BirthYear::of_date(player.person.birth.as_deref()?)?;
        Some((player.number, year))
    };
    report.players().iter().filter_map(born).collect()
}

/// What happened, with the withdrawals that only this program writes down.
struct Played {
    table: Table,
    rounds: Vec<Round>,
    withdrawals: Vec<Withdrawal>,
}

struct Draft<'a> {
    report: &'a Report,
    notes: Vec<Note>,
    faults: Vec<Unfit>,
}

impl Draft<'_> {
    /// The highest number of somebody who plays.
    fn n_players(&self) -> u16 {
        let stand_ins = self.report.stand_ins();
        let players = self.report.players().iter().map(|player| player.number);
        players.filter(|number| !stand_ins.contains(number)).max().map_or(0, |Number(last)| last)
    }

    fn players(&mut self, n_players: u16) -> Vec<(Number, NewEntry)> {
        let report = self.report;
        let mut players = Vec::new();
        for number in Number::first(n_players) {
            let player = report.players().binary_search_by_key(&number, |player| player.number);
            match player.map(|idx| &report.players()[idx]) {
                Err(_) => self.faults.push(Unfit::Gap { number }),
                Ok(_) if report.stand_ins().contains(&number) => {
                    self.faults.push(Unfit::StandIn { number });
                }
                Ok(player) => {
                    let entry = self.entry(number, &player.person);
                    players.extend(entry.map(|entry| (number, entry)));
                }
            }
        }
        if n_players < 2 {
            self.faults.push(Unfit::TooFew { n_players });
        }
        players
    }

    fn entry(&mut self, number: Number, person: &tournament::trf::Person) -> Option<NewEntry> {
        let noted = self.notes.iter().find_map(|note| match note {
            Note::Name { number: whose, name } if *whose == number => Some(name.as_str()),
            _ => None,
        });
        let club = self.notes.iter().find_map(|note| match note {
            Note::Club { number: whose, club } if *whose == number => Club::parse(club).ok(),
            _ => None,
        });
        let name = PlayerName::parse(noted.unwrap_or(&person.name));
        let rating = person.rating;
        if let Some(rating) = rating.filter(|rating| *rating > MAX_RATING) {
            self.faults.push(Unfit::Rating { number, rating });
        }
        match name {
            Ok(name) => Some(NewEntry { name, rating, club, born: None }),
            Err(error) => {
                self.faults.push(Unfit::Name { number, error });
                None
            }
        }
    }

    /// The rounds that are paired; all of them in a round robin.
    fn played(&mut self, n_players: u16) -> Option<Played> {
        let report = self.report;
        let next = report.next_round();
        let later = (next..=report.n_rounds()).find(|round| !report.pairs(*round).pairs.is_empty());
        if later.is_some() {
            self.faults.push(Unfit::SkippedRound { round: next });
        }
        let withdrawals = self.withdrawals(n_players);
        let mut facts = report.facts(next);
        facts.players.truncate(n_players.into());
        let given = std::mem::take(&mut facts.adjustments);
        facts.withdrawals.clone_from(&withdrawals);
        let rounds = facts.rounds.clone();
        match Table::new(facts) {
            Ok(table) => {
                self.check_given(&table, &given);
                Some(Played { table, rounds, withdrawals })
            }
            Err(complaints) => {
                let told = complaints.iter().map(ToString::to_string).collect::<Vec<_>>();
                self.faults.push(Unfit::Table(told.join("; ")));
                None
            }
        }
    }

    fn withdrawals(&mut self, n_players: u16) -> Vec<Withdrawal> {
        let mut withdrawals: Vec<Withdrawal> = Vec::new();
        for note in &self.notes {
            let Note::Withdrawn { number, from_round } = *note else {
                continue;
            };
            let is_there = (1..=n_players).contains(&number.0);
            let is_first = withdrawals.iter().all(|other| other.number != number);
            if is_there && is_first && (1..=self.report.n_rounds()).contains(&from_round) {
                withdrawals.push(Withdrawal { number, from_round });
            } else {
                self.faults.push(Unfit::NoSuchWithdrawal { number });
            }
        }
        withdrawals
    }

    /// Points given or taken have no place here, except those that a withdrawal takes anyway.
    fn check_given(&mut self, table: &Table, given: &[Adjustment]) {
        for taken in given.iter().filter(|given| !is_of_struck(table, **given)) {
            self.faults.push(Unfit::PointsGiven { number: taken.number });
        }
    }

    fn format(&mut self, played: &Played, n_players: u16) -> Format {
        if self.report.system() == System::RoundRobin {
            let meetings = meetings(&played.rounds, n_players.into());
            return match meetings {
                Some(1) => Format::RoundRobin,
                Some(2) => Format::DoubleRoundRobin,
                _ => {
                    self.faults.push(Unfit::NoRoundRobin);
                    Format::RoundRobin
                }
            };
        }
        // What was played counts, whatever 142 says.
        let n_played = u16::try_from(played.rounds.len()).unwrap_or(u16::MAX);
        let n_rounds = self.report.n_rounds().max(n_played);
        if n_rounds > MAX_SWISS_ROUNDS {
            self.faults.push(Unfit::TooManyRounds { n_rounds });
        }
        let acceleration = match self.report.plan(1).virtual_points[..] {
            [] => Acceleration::None,
            _ => Acceleration::Baku,
        };
        Format::Swiss(Swiss { n_rounds, acceleration })
    }

    /// Where the upper half ends, if the points are those of Baku.
    fn upper_half_ends(&mut self, format: Format, n_players: u16) -> Option<Number> {
        let plan = self.report.plan(1);
        let last = plan.virtual_points.iter().map(|given| given.to).max()?;
        let parts = baku(n_players, plan.n_rounds, self.report.points());
        let parts = parts.into_iter().map(|part| VirtualPoints { to: last, ..part });
        let usual = Plan { virtual_points: parts.collect(), ..Plan::new(plan.n_rounds) };
        let is_usual = |number: Number| {
            let mut rounds = 1..=plan.n_rounds;
            rounds.all(|round| {
                plan.virtual_points(number, round) == usual.virtual_points(number, round)
            })
        };
        if !format.pairs_round_by_round() || !Number::first(n_players).all(is_usual) {
            self.faults.push(Unfit::Acceleration);
        }
        Some(last).filter(|_| self.report.next_round() > 1)
    }

    fn details(&mut self, asked: &Asked, format: Format) -> Option<TournamentDetails> {
        let noted = self.notes.iter().find_map(|note| match note {
            Note::Game(spec) => Some(spec.clone()),
            _ => None,
        });
        let spec = asked.game.clone().or(noted);
        let rated = if self.notes.contains(&Note::Unrated) { Rated::Unrated } else { Rated::Rated };
        let points = self.points(format);
        if spec.is_none() {
            self.faults.push(Unfit::NoGame);
        }
        let name = asked.name.clone().or_else(|| self.name())?;
        let rated = asked.rated.unwrap_or(rated);
        Some(TournamentDetails {
            name,
            spec: spec?,
            format,
            points,
            rated,
            pie: None,
            ranking: Ranking::usual(format),
        })
    }

    /// The tournament's own name, else that of the file.
    fn name(&mut self) -> Option<Title> {
        let noted = self.notes.iter().find_map(|note| match note {
            Note::Tournament(name) => Some(name.as_str()),
            _ => None,
        });
        let written = noted.or(self.report.header().name.as_deref()).unwrap_or("");
        match Title::parse(written) {
            Ok(name) => Some(name),
            Err(LineError::Empty) => {
                self.faults.push(Unfit::NoName);
                None
            }
            Err(error) => {
                self.faults.push(Unfit::Title(error));
                None
            }
        }
    }

    /// By what the file is ranked, as far as it can be kept: record 212, else the points and record
    /// 202, else what is usual. The codes that are left out come with it.
    fn ranking(&self, format: Format) -> (Ranking, Vec<String>) {
        let header = self.report.header();
        let usual = Ranking::usual(format);
        let (tie_breaks, left_out) = match (&header.standings, &header.tie_breaks) {
            (Some(all), _) => known_tie_breaks(all),
            (None, Some(among_equals)) => known_tie_breaks(&format!("PTS,{among_equals}")),
            (None, None) => (Some(usual.tie_breaks.clone()), Vec::new()),
        };
        let noted = self.notes.iter().find_map(|note| match note {
            Note::Edition(edition) => Some(*edition),
            _ => None,
        });
        let is_dated = header.starts_on.is_some();
        let edition = noted.or_else(|| is_dated.then(|| self.report.edition()));
        (Ranking { tie_breaks: tie_breaks.unwrap_or(usual.tie_breaks), edition }, left_out)
    }

    /// What an absence brings is not stored, and a bye only in a Swiss.
    fn points(&mut self, format: Format) -> PointSystem {
        let points = *self.report.points();
        let (win, absence) = (points.win(), points.absence());
        if absence > Score::ZERO || win > Score::WIN.times(100) {
            self.faults.push(Unfit::Points { win, absence });
        }
        if format.takes_byes() {
            return points;
        }
        PointSystem::new(win, points.draw(), points.loss()).unwrap_or(points)
    }

    /// Byes of the rounds to come, without those who have left.
    fn byes_ahead(&self, played: &Played, n_players: u16) -> Vec<(u16, Number, Bye)> {
        let next = self.report.next_round();
        let mut ahead = Vec::new();
        if self.report.system() == System::RoundRobin {
            return ahead;
        }
        for round in next..=self.report.n_rounds() {
            let is_gone = |number: Number| {
                let mut left = played.withdrawals.iter();
                left.any(|left| left.number == number && left.from_round <= round)
            };
            let byes = self.report.plan(round).byes.into_iter();
            let byes = byes.filter(|(number, _)| number.0 <= n_players && !is_gone(*number));
            ahead.extend(byes.map(|(number, bye)| (round, number, bye)));
        }
        ahead
    }

    fn forbidden(&self, n_players: u16) -> Vec<(u16, u16, Vec<Number>)> {
        let n_rounds = self.report.n_rounds();
        let group = |forbidden: &tournament::pairing::plan::Forbidden| {
            let mut numbers: Vec<Number> =
                forbidden.numbers.iter().copied().filter(|number| number.0 <= n_players).collect();
            numbers.sort_unstable();
            numbers.dedup();
            (forbidden.from_round, forbidden.to_round.min(n_rounds), numbers)
        };
        let groups = self.report.plan(1).forbidden;
        let groups = groups.iter().map(group);
        groups.filter(|(from, to, numbers)| from <= to && numbers.len() > 1).collect()
    }
}

/// The tie-breaks of a list that we have, each once and not too many; and the other codes. Nothing
/// if none is left.
fn known_tie_breaks(list: &str) -> (Option<TieBreaks>, Vec<String>) {
    let (mut known, mut left_out) = (Vec::new(), Vec::new());
    for code in list.split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match code.parse::<TieBreak>() {
            Ok(again) if known.contains(&again) => {}
            Ok(new) if known.len() < MAX_TIE_BREAKS => known.push(new),
            _ => left_out.push(code.to_owned()),
        }
    }
    (TieBreaks::new(known).ok(), left_out)
}
