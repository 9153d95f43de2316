//! What a file says of the tournament as a whole.

use crate::colour::Colour;

use super::fault::{Guess, Notes, Problem};
use super::number::number;
use super::text::Row;
use crate::table::MAX_ROUNDS;

/// What a file says of the tournament as a whole: one text for each record, without the blanks
/// around it. Source: `docs/spec/trf.md` §3.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Header {
    /// 012: the tournament's name.
    pub name: Option<String>,
    /// 022: where.
    pub city: Option<String>,
    /// 032: the federation, three letters.
    pub federation: Option<String>,
    /// 042: the first day, `YYYY/MM/DD` in a well-formed file.
    pub starts_on: Option<String>,
    /// 052: the last day, likewise.
    pub ends_on: Option<String>,
    /// 062: how many players.
    pub n_players: Option<String>,
    /// 072: how many of them rated.
    pub n_rated: Option<String>,
    /// 082: how many teams.
    pub n_teams: Option<String>,
    /// 092: the kind of tournament in words.
    pub kind: Option<String>,
    /// 102: the chief arbiter.
    pub chief_arbiter: Option<String>,
    /// 112: deputies, one a record.
    pub deputies: Vec<String>,
    /// 122: the time control in words.
    pub time_control: Option<String>,
    /// 132: the days of the rounds, `YY/MM/DD` in a well-formed file.
    pub round_dates: Vec<Option<String>>,
    /// 142 or `XXR`: how many rounds.
    pub n_rounds: Option<u16>,
    /// 152 or `XXC`: the initial colour.
    pub initial_colour: Option<Colour>,
    /// 172: how the order of the start was made.
    pub rank_method: Option<String>,
    /// 182: who, or which program, paired.
    pub pairing_controller: Option<String>,
    /// 192: the pairing system, by code.
    pub type_code: Option<String>,
    /// 202: the tie-breaks among equal points.
    pub tie_breaks: Option<String>,
    /// 212: the tie-breaks, points among them.
    pub standings: Option<String>,
    /// 222: the time control, by code.
    pub time_code: Option<String>,
}

/// The one place of a header that a record fills.
pub(super) type Text = fn(&mut Header) -> &mut Option<String>;

/// Records that are one text.
pub(super) const TEXTS: [(&str, Text); 17] = [
    ("012", |header| &mut header.name),
    ("022", |header| &mut header.city),
    ("032", |header| &mut header.federation),
    ("042", |header| &mut header.starts_on),
    ("052", |header| &mut header.ends_on),
    ("062", |header| &mut header.n_players),
    ("072", |header| &mut header.n_rated),
    ("082", |header| &mut header.n_teams),
    ("092", |header| &mut header.kind),
    ("102", |header| &mut header.chief_arbiter),
    ("122", |header| &mut header.time_control),
    ("172", |header| &mut header.rank_method),
    ("182", |header| &mut header.pairing_controller),
    ("192", |header| &mut header.type_code),
    ("202", |header| &mut header.tie_breaks),
    ("212", |header| &mut header.standings),
    ("222", |header| &mut header.time_code),
];

impl Header {
    /// Reads a record of the tournament section; answers whether it was one.
    pub(super) fn read(&mut self, row: &Row, notes: &mut Notes) -> bool {
        let tag = row.tag();
        if let Some((_, text)) = TEXTS.iter().find(|(known, _)| *known == tag) {
            if matches!(tag, "042" | "052") {
                check_date(row, notes);
            }
            let value = Some(row.rest(4).text).filter(|value| !value.is_empty());
            keep_first(text(self), value.map(str::to_owned), row, notes);
            return true;
        }
        match tag {
            "112" => self.deputies.push(row.rest(4).text.to_owned()),
            "132" => self.round_dates = round_dates(row),
            "142" | "XXR" if !row.rest(4).text.is_empty() => {
                let n_rounds = number(row.rest(4), "number of rounds", 1..=MAX_ROUNDS, notes);
                keep_first(&mut self.n_rounds, n_rounds, row, notes);
            }
            "152" => {
                let colour = colour(row, notes);
                keep_first(&mut self.initial_colour, colour, row, notes);
            }
            "XXC" => self.read_settings(row, notes),
            "142" | "XXR" => {}
            _ => return false,
        }
        true
    }

    /// docs/spec/trf.md §3: the code of the system, else its kind in words.
    pub(super) fn names_round_robin(&self) -> bool {
        let text = self.type_code.as_ref().or(self.kind.as_ref());
        text.is_some_and(|text| text.to_lowercase().replace([' ', '-'], "").contains("roundrobin"))
    }

    /// docs/spec/trf.md §5: `XXC white1`, `XXC black1`, `XXC rank`.
    fn read_settings(&mut self, row: &Row, notes: &mut Notes) {
        for word in row.words(4) {
            let colour = match word.text.to_ascii_lowercase().as_str() {
                "white1" => Colour::White,
                "black1" => Colour::Black,
                "rank" => {
                    notes.warn(word.place, Guess::RankNumbers);
                    continue;
                }
                _ => {
                    let possible = "white1, black1 and rank";
                    let text = word.text.to_owned();
                    notes.fault(word.place, Problem::Unknown { text, possible });
                    continue;
                }
            };
            keep_first(&mut self.initial_colour, Some(colour), row, notes);
        }
    }
}

/// What is said twice in the same words is no matter.
fn keep_first<T: PartialEq>(kept: &mut Option<T>, value: Option<T>, row: &Row, notes: &mut Notes) {
    let Some(value) = value else {
        return;
    };
    match kept {
        None => *kept = Some(value),
        Some(first) if *first == value => {}
        Some(_) => notes.warn(row.place(1), Guess::Twice { tag: row.tag().to_owned() }),
    }
}

fn colour(row: &Row, notes: &mut Notes) -> Option<Colour> {
    let field = row.rest(4);
    match field.text {
        "" => None,
        "W" | "w" => Some(Colour::White),
        "B" | "b" => Some(Colour::Black),
        text => {
            let problem = Problem::Unknown { text: text.to_owned(), possible: "W and B" };
            notes.fault(field.place, problem);
            None
        }
    }
}

fn check_date(row: &Row, notes: &mut Notes) {
    let field = row.rest(4);
    if !field.text.is_empty() && !is_date(field.text) {
        notes.warn(field.place, Guess::OddDate { text: field.text.to_owned() });
    }
}

/// Is it `YYYY/MM/DD`?
pub(super) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('/').collect();
    let is_number = |part: &&str, len: usize, most: u16| {
        let value = part.parse::<u16>().ok().filter(|value| (1..=most).contains(value));
        part.len() == len && value.is_some()
    };
    match &parts[..] {
        [year, month, day] => {
            is_number(year, 4, 9999) && is_number(month, 2, 12) && is_number(day, 2, 31)
        }
        _ => false,
    }
}

/// The dates stand above the rounds: columns 92 to 99, and so on every ten columns.
fn round_dates(row: &Row) -> Vec<Option<String>> {
    let date = |column: usize| {
        let text = row.field(column, column + 7).text;
        (!text.is_empty()).then(|| text.to_owned())
    };
    let columns = (92..).step_by(10).take_while(|column| !row.ends_before(*column));
    columns.take(usize::from(MAX_ROUNDS)).map(date).collect()
}
