//! Certificates: one a sheet.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::prints::{Places, Printable};
use tournament::standings::Row;
use words::Text;
use words::format::Numeral;
use words::text::Argument;

use super::{Direction, Sheet, size_of};
use crate::games::spec_words;
use crate::{Frame, filters};

/// The certificates of some places.
#[derive(Template)]
#[template(path = "prints/certificates.html")]
pub struct CertificatesSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub certificates: Vec<Certificate>,
    /// Unless the tournament is named after it.
    pub game: Option<Text>,
    /// Where the event was.
    pub place: Option<String>,
}

/// What somebody takes home.
#[derive(Debug, Clone)]
pub struct Certificate {
    pub place: Text,
    pub name: String,
    pub size: &'static str,
    pub club: Option<String>,
    pub score: Text,
}

pages! { CertificatesSheet }

impl CertificatesSheet {
    /// The certificates of those who have one of these places.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        places: Places,
        asked: (&str, DateTime<Utc>),
    ) -> Self {
        let rows = &printable.chart.standings().rows;
        let winners = rows.iter().filter(|row| row.rank.is_some_and(|rank| places.has(rank)));
        let details = &printable.chart.tournament.details;
        let game = spec_words(&details.spec);
        let is_in_name = game.in_language(frame.language) == details.name.as_str();
        let heading = Text::new("prints-certificates");
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            certificates: winners.filter_map(|row| certificate(printable, rows, row)).collect(),
            game: (!is_in_name).then_some(game),
            place: printable.event.details.place.as_ref().map(ToString::to_string),
        }
    }
}

fn certificate(printable: &Printable, rows: &[Row], row: &Row) -> Option<Certificate> {
    let (entry, rank) = (printable.chart.entry(row.number)?, row.rank?);
    let is_shared = rows.iter().filter(|one| one.rank == row.rank).count() > 1;
    let place = if is_shared { "prints-place-shared" } else { "prints-place" };
    let score = printable.chart.table.score(row.number);
    Some(Certificate {
        place: Text::new(place).with("place", rank),
        name: entry.name.clone(),
        size: size_of(&entry.name),
        club: entry.club.clone(),
        score: Text::new("prints-score")
            .with("count", Argument::Tenths(score.tenths()))
            .with("points", Numeral::from(score))
            .with("rounds", printable.chart.n_rounds()),
    })
}
