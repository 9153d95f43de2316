//! A game as a record of Abstract Play: schema `gamerecord` 1-0-0 of abstractplay.com.
//!
//! Players stand in the order in which they moved, as a pie has seated them, and have no user ids: nobody is known
//! there.

use chrono::{DateTime, NaiveDate, NaiveTime, SecondsFormat, Utc};
use domain::games::{GameRecord, Occasion, Summary};
use rules::{BySeat, Claim, Record, Seat, Status};
use serde::Serialize;
use words::Language;

use super::spec_words;

#[derive(Debug, Serialize)]
pub struct AbstractPlay {
    header: Header,
    /// A round is a move of each; the last one may lack the second.
    moves: Vec<[Option<String>; 2]>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Header {
    game: PlayedGame,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    site: Site,
    date_start: String,
    date_end: String,
    date_generated: String,
    pied: bool,
    players: [Player; 2],
}

#[derive(Debug, Serialize)]
struct PlayedGame {
    name: String,
    variants: [String; 1],
}

#[derive(Debug, Serialize)]
struct Site {
    name: String,
}

#[derive(Debug, Serialize)]
struct Player {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    result: u8,
}

/// The record of a game that is over and was played as the rules say; of others there is none. `place` is where
/// its event was held.
pub fn abstract_play(
    game: &GameRecord,
    (occasion, place): (Option<&Occasion>, Option<&str>),
) -> Option<AbstractPlay> {
    let text = game.record.as_ref().filter(|text| is_over(text, &game.summary))?;
    let record = Record::parse(text.as_bytes()).ok()?;
    let results = match record.claim() {
        Claim::FirstWins => [1, 0],
        Claim::SecondWins => [0, 1],
        Claim::Draw => [0, 0],
        Claim::Open => return None,
    };
    let own = BySeat {
        first: record.player(Seat::First).unwrap_or("First").to_owned(),
        second: record.player(Seat::Second).unwrap_or("Second").to_owned(),
    };
    let names = occasion.map_or(&own, |occasion| &occasion.players);
    let score =
        |seat| game.summary.score.as_ref().map(|score| f64::from(score[seat].halves()) / 2.0);
    let player =
        |seat: Seat, result| Player { name: names[seat].clone(), score: score(seat), result };
    let (spec, recorded) = (game.summary.spec.as_ref()?, moment(game.recorded_at));
    let event_name = occasion.map(|occasion| occasion.event_name.clone());
    let place = place.filter(|place| !place.is_empty()).map(ToOwned::to_owned);
    let site = place.or_else(|| event_name.clone()).unwrap_or_else(|| "Magister".to_owned());
    Some(AbstractPlay {
        header: Header {
            game: PlayedGame {
                name: spec_words(spec).in_language(Language::DEFAULT),
                variants: [spec.to_string()],
            },
            event: event_name,
            round: occasion.map(|occasion| occasion.round.to_string()),
            site: Site { name: site },
            date_start: record.tag("Date").and_then(day).unwrap_or_else(|| recorded.clone()),
            date_end: recorded.clone(),
            date_generated: recorded,
            pied: occasion.is_some_and(|occasion| occasion.is_turned),
            players: [player(Seat::First, results[0]), player(Seat::Second, results[1])],
        },
        moves: rounds(&record),
    })
}

/// Whether a record is that of a whole game.
pub fn is_over(record: &str, summary: &Summary) -> bool {
    let record = Record::parse(record.as_bytes());
    summary.status == Status::Verified && record.is_ok_and(|record| record.claim() != Claim::Open)
}

fn rounds(record: &Record) -> Vec<[Option<String>; 2]> {
    let (moves, _) = record.opening(usize::MAX);
    moves.chunks(2).map(|both| [both.first().cloned(), both.get(1).cloned()]).collect()
}

fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

fn day(text: &str) -> Option<String> {
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
    Some(moment(day.and_time(NaiveTime::MIN).and_utc()))
}
