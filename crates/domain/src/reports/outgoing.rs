//! A tournament as it is stored → its report.

use tournament::entry::Number;
use tournament::pairing::plan::Plan;
use tournament::result::Bye;
use tournament::standings::{Row, TieBreak};
use tournament::trf::{Dialect, Fault, Header, Person, Report, Sheet};

use super::notes::Note;
use crate::audit::Hash;
use crate::byes::RequestedBye;
use crate::entries::Entry;
use crate::events::Event;
use crate::swiss::Preparation;
use crate::tournaments::Rated;

/// Names are this long in a report.
const NAME_CHARS: usize = 33;

/// Why there is no report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    #[error("the tournament has not started")]
    NotStarted,
    /// The format cannot hold it.
    #[error("{}", told(.0))]
    Faults(Vec<Fault>),
}

fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Whom a report is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Those who pair: with avoided pairings and absences.
    Arbiters,
    /// Anybody: what has been published.
    Public,
}

/// The report of a tournament that has started; `head` is how the audit log of its event ends.
pub fn report(
    event: &Event,
    preparation: &Preparation,
    head: Option<&Hash>,
    dialect: Dialect,
    audience: Audience,
) -> Result<Report, Unwritable> {
    let chart = &preparation.chart;
    let people: Vec<Person> = numbered(preparation).map(person).collect();
    if people.is_empty() {
        return Err(Unwritable::NotStarted);
    }
    let mut plan = preparation.plan_of_next().unwrap_or_else(|| Plan::new(chart.n_rounds()));
    let mut byes = later_byes(preparation);
    if audience == Audience::Public {
        plan.forbidden.clear();
        plan.byes.clear();
        byes.clear();
    }
    let sheet = Sheet {
        header: header(event, preparation),
        people,
        ranks: ranks(preparation),
        table: &chart.table,
        plan: &plan,
        byes,
        comments: notes(preparation, head).iter().map(ToString::to_string).collect(),
    };
    Report::of(&sheet, dialect).map_err(Unwritable::Faults)
}

/// The entries by number.
fn numbered(preparation: &Preparation) -> impl Iterator<Item = &Entry> {
    let table = &preparation.chart.table;
    table.numbers().filter_map(|number| preparation.chart.entry(number))
}

fn person(entry: &Entry) -> Person {
    Person { name: entry.name.clone(), rating: entry.rating, ..Person::default() }
}

fn header(event: &Event, preparation: &Preparation) -> Header {
    let details = &preparation.chart.tournament.details;
    let day = |day: chrono::NaiveDate| Some(day.format("%Y/%m/%d").to_string());
    let all = details.ranking.tie_breaks.as_slice();
    // 202 has no code for the points, since it is about equal ones.
    let among_equals = all.strip_prefix(&[TieBreak::PTS]);
    Header {
        name: Some(full_name(event, preparation)),
        city: event.details.place.as_ref().map(ToString::to_string),
        starts_on: day(event.details.days.first()),
        ends_on: day(event.details.days.last()),
        pairing_controller: Some("Magister".to_owned()),
        tie_breaks: among_equals.filter(|rest| !rest.is_empty()).map(codes),
        standings: Some(codes(all)),
        ..Header::default()
    }
}

/// Who reads the file knows neither: `U-Con 2026: Glass Bead Open`.
fn full_name(event: &Event, preparation: &Preparation) -> String {
    let own = &preparation.chart.tournament.details.name;
    let of_event = &event.details.name;
    if own.as_str().contains(of_event.as_str()) {
        return own.to_string();
    }
    format!("{of_event}: {own}")
}

fn codes(tie_breaks: &[TieBreak]) -> String {
    tie_breaks.iter().map(TieBreak::to_string).collect::<Vec<_>>().join(",")
}

/// By number; whoever was struck from the table comes last.
fn ranks(preparation: &Preparation) -> Vec<u16> {
    let standings = preparation.chart.standings();
    let last = u32::try_from(standings.rows.len()).unwrap_or(u32::MAX);
    let mut rows: Vec<&Row> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.number);
    rows.iter().map(|row| u16::try_from(row.rank.unwrap_or(last)).unwrap_or(u16::MAX)).collect()
}

/// Byes that were asked for in rounds after the next one.
fn later_byes(preparation: &Preparation) -> Vec<(u16, Number, Bye)> {
    let entries = &preparation.chart.entries;
    let number = |bye: &RequestedBye| {
        // Who has left has no bye any more.
        let mut entries = entries.iter().filter(|entry| !entry.is_gone(bye.round));
        entries.find(|entry| entry.id == bye.entry).and_then(|entry| entry.number)
    };
    let later = preparation.byes.iter().filter(|bye| bye.round > preparation.round());
    later.filter_map(|bye| Some((bye.round, number(bye)?, bye.bye))).collect()
}

fn notes(preparation: &Preparation, head: Option<&Hash>) -> Vec<Note> {
    let details = &preparation.chart.tournament.details;
    let mut notes =
        vec![Note::Game(details.spec.clone()), Note::Tournament(details.name.to_string())];
    notes.extend(details.ranking.edition.map(Note::Edition));
    if details.rated == Rated::Unrated {
        notes.push(Note::Unrated);
    }
    for entry in numbered(preparation) {
        let Some(number) = entry.number else {
            continue;
        };
        if entry.name.chars().count() > NAME_CHARS {
            notes.push(Note::Name { number, name: entry.name.clone() });
        }
        notes.extend(entry.club.clone().map(|club| Note::Club { number, club }));
        let withdrawn = entry.withdrawn_from;
        notes.extend(withdrawn.map(|from_round| Note::Withdrawn { number, from_round }));
    }
    notes.extend(head.cloned().map(Note::Audit));
    notes
}
