//! Players to be entered: one, a list that was typed or pasted, a file.

use domain::byes::Missed;
use domain::entries::{Entry, MAX_RATING, NewEntry};
use domain::lists::{MAX_LINES, Pick, Picks};
use domain::players::{BirthYear, Club, PlayerName};
use domain::swiss::{Direction, Reorder};
use domain::{EntryId, LineError, PlayerId};
use serde::Deserialize;

use super::csv::{PLAYERS, Row, Table, n_lines};

/// One player, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct EntryForm {
    pub name: String,
    /// The rating, or nothing.
    pub rating: String,
    /// The club, or nothing.
    pub club: String,
    /// What the rounds are worth that were paired before: "zero-point" or "half-point".
    pub missed: String,
    /// The list that stands beside it.
    pub lines: String,
    /// The mark of the entry that it was made from.
    pub seen: String,
}

impl From<&Entry> for EntryForm {
    fn from(entry: &Entry) -> Self {
        Self {
            name: entry.name.clone(),
            rating: entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            club: entry.club.clone().unwrap_or_default(),
            ..Self::default()
        }
    }
}

/// A list of players, as typed, with what was picked in its preview.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ListForm {
    /// One player a line.
    pub lines: String,
    /// The mark of the preview that this was confirmed in.
    pub seen: String,
    /// One player, who stands beside it.
    pub name: String,
    pub rating: String,
    pub club: String,
    /// What was picked: "3:new", "4:leave-out", "5:17" for line 5 as player 17.
    pub pick: Vec<String>,
    /// What the rounds are worth that were paired before: "zero-point" or "half-point".
    pub missed: String,
}

/// A withdrawal, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct WithdrawalForm {
    /// The first round without the player.
    pub from_round: String,
    /// What the page said that the withdrawal makes of the games.
    pub verdict: String,
}

/// The numbers of a Swiss, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct OrderForm {
    /// The entries, in the order of the page.
    pub entry: Vec<String>,
    pub number: Vec<String>,
    /// "up:7" or "down:7" for a place with entry 7, "rating" for the order of the rules, or nothing
    /// for the numbers.
    pub step: String,
    /// The mark of the order that it was made from.
    pub seen: String,
}

impl OrderForm {
    /// What is to be done; `None` if a number is none.
    pub fn reorder(&self) -> Option<Reorder> {
        let entry = |text: &str| text.parse().ok().map(EntryId);
        match self.step.split_once(':') {
            Some(("up", id)) => return Some(Reorder::Step(entry(id)?, Direction::Up)),
            Some(("down", id)) => return Some(Reorder::Step(entry(id)?, Direction::Down)),
            _ if self.step == "rating" => return Some(Reorder::ByStrength),
            _ => {}
        }
        let typed = self.entry.iter().zip(&self.number);
        let typed = typed.map(|(id, number)| Some((entry(id)?, number.trim().parse().ok()?)));
        typed.collect::<Option<_>>().map(Reorder::Numbers)
    }
}

/// What the address of the list of entries may say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct EntriesQuery {
    /// How many were just entered.
    pub entered: String,
    /// Which part of a long list.
    pub page: String,
}

impl EntriesQuery {
    /// The part of the list; what nobody can have meant is the first.
    pub fn page(&self) -> usize {
        self.page.parse().unwrap_or(1)
    }

    /// How many were just entered, if somebody was.
    pub fn n_entered(&self) -> Option<usize> {
        self.entered.parse().ok()
    }
}

impl WithdrawalForm {
    /// The first round without the player; what is no number is no round: 0.
    pub fn from_round(&self) -> u16 {
        self.from_round.trim().parse().unwrap_or(0)
    }
}

/// What is wrong with one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EntryComplaint {
    #[error("name: {0}")]
    Name(LineError),
    #[error("rating: no whole number")]
    RatingNotANumber,
    #[error("rating: above {MAX_RATING}")]
    RatingTooHigh,
    #[error("club: {0}")]
    Club(LineError),
    #[error("no year of birth")]
    Born,
    #[error("{n_fields} fields, {known} are known")]
    TooManyFields { n_fields: usize, known: usize },
    #[error("a quote that is not closed")]
    Unclosed,
}

/// What is wrong with a list as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ListComplaint {
    #[error("no line")]
    Empty,
    #[error("one player and a list")]
    OneAndList,
    #[error("{n_lines} lines, at most {MAX_LINES} fit")]
    TooLong { n_lines: usize },
}

/// A list, read line by line.
#[derive(Debug, Clone, Default)]
pub struct PlayerList {
    /// The lines that are fine, with their numbers.
    pub fine: Vec<(usize, NewEntry)>,
    pub faulty: Vec<FaultyLine>,
    /// Headings of columns that nobody asked for.
    pub ignored: Vec<String>,
}

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaultyLine {
    /// Its number, from 1.
    pub number: usize,
    /// As typed.
    pub text: String,
    /// All that is wrong with it.
    pub complaints: Vec<EntryComplaint>,
}

impl EntryComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) | Self::TooManyFields { .. } | Self::Unclosed => "name",
            Self::RatingNotANumber | Self::RatingTooHigh => "rating",
            Self::Club(_) => "club",
            Self::Born => "born",
        }
    }
}

impl EntryForm {
    /// Checks everything.
    pub fn parse(&self) -> Result<NewEntry, Vec<EntryComplaint>> {
        entry([&self.name, &self.rating, &self.club, ""])
    }

    /// Whether nothing is filled in for one player.
    pub fn is_blank(&self) -> bool {
        [&self.name, &self.rating, &self.club].iter().all(|field| field.trim().is_empty())
    }

    /// What the rounds are worth that were paired before: nothing, unless it is said.
    pub fn missed(&self) -> Missed {
        Missed::parse(&self.missed).unwrap_or_default()
    }
}

impl From<&EntryForm> for ListForm {
    /// The same player as a list of one line.
    fn from(form: &EntryForm) -> Self {
        let lines = super::csv::line(&[&form.name, &form.rating, &form.club]);
        Self { lines, missed: form.missed.clone(), ..Self::default() }
    }
}

impl ListForm {
    /// The list that stands beside one player, with that player.
    pub fn beside(one: &EntryForm) -> Self {
        Self {
            lines: one.lines.clone(),
            name: one.name.clone(),
            rating: one.rating.clone(),
            club: one.club.clone(),
            missed: one.missed.clone(),
            ..Self::default()
        }
    }

    /// The player who stands beside the list, as typed.
    pub fn one(&self) -> EntryForm {
        EntryForm {
            name: self.name.clone(),
            rating: self.rating.clone(),
            club: self.club.clone(),
            missed: self.missed.clone(),
            ..EntryForm::default()
        }
    }

    /// Reads every line: name; rating; club; year of birth. A heading may say another order. A list that is too long
    /// even if its first line is a heading is not read.
    pub fn parse(&self) -> Result<PlayerList, ListComplaint> {
        if !self.one().is_blank() {
            return Err(ListComplaint::OneAndList);
        }
        let n_lines = n_lines(&self.lines);
        if n_lines > MAX_LINES + 1 {
            return Err(ListComplaint::TooLong { n_lines });
        }
        let table = Table::of_lines(&self.lines, PLAYERS);
        match table.rows.len() {
            0 => return Err(ListComplaint::Empty),
            n_lines if n_lines > MAX_LINES => return Err(ListComplaint::TooLong { n_lines }),
            _ => {}
        }
        let mut list = PlayerList { ignored: table.ignored, ..PlayerList::default() };
        for row in table.rows {
            match read_line(&row, table.n_fields) {
                Ok(entry) => list.fine.push((row.number, entry)),
                Err(complaints) => {
                    list.faulty.push(FaultyLine { number: row.number, text: row.text, complaints });
                }
            }
        }
        Ok(list)
    }

    /// What the rounds are worth that were paired before: nothing, unless it is said.
    pub fn missed(&self) -> Missed {
        Missed::parse(&self.missed).unwrap_or_default()
    }

    /// What was picked for each line; what is garbled was not picked.
    pub fn picks(&self) -> Picks {
        self.pick.iter().filter_map(|pick| read_pick(pick)).collect()
    }
}

/// The value of a pick in a form.
pub fn pick_value(line: usize, pick: Pick) -> String {
    match pick {
        Pick::NewPerson => format!("{line}:new"),
        Pick::LeaveOut => format!("{line}:leave-out"),
        Pick::Known(player) => format!("{line}:{player}"),
    }
}

fn read_pick(value: &str) -> Option<(usize, Pick)> {
    let (line, pick) = value.split_once(':')?;
    let pick = match pick {
        "new" => Pick::NewPerson,
        "leave-out" => Pick::LeaveOut,
        player => Pick::Known(PlayerId(player.parse().ok()?)),
    };
    Some((line.parse().ok()?, pick))
}

fn read_line(row: &Row, known: usize) -> Result<NewEntry, Vec<EntryComplaint>> {
    if row.is_unclosed {
        return Err(vec![EntryComplaint::Unclosed]);
    }
    let field = |idx: usize| row.cells.get(idx).map_or("", String::as_str);
    let read = entry([without_mark(field(0)), field(1), field(2), field(3)]);
    if row.extra == 0 {
        return read;
    }
    let mut complaints = vec![EntryComplaint::TooManyFields { n_fields: row.n_fields, known }];
    complaints.extend(read.err().unwrap_or_default());
    Err(complaints)
}

/// A name without what a list puts before it: `1.`, `2)`, `-`, `*`, `•`.
fn without_mark(name: &str) -> &str {
    let (mark, rest) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
    let number = mark.trim_end_matches(['.', ')']);
    let is_number = number.len() < mark.len() && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_number || ["-", "–", "*", "•", "·"].contains(&mark) {
        rest.trim_start()
    } else {
        name
    }
}

/// The two parts of a name whose last one may be a town: "Josef Knecht, Waldzell" has the first name
/// before the comma, where a family name would stand.
pub fn with_town(name: &str) -> Option<(&str, &str)> {
    let (before, town) = name.rsplit_once(',')?;
    let words: Vec<&str> = before.split_whitespace().collect();
    let is_whole = before.contains(',') || words.len() > 1;
    let is_capital = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    (is_whole && words.iter().all(is_capital)).then_some((before.trim(), town.trim()))
}

fn entry([name, rating, club, born]: [&str; 4]) -> Result<NewEntry, Vec<EntryComplaint>> {
    let mut complaints = Vec::new();
    let name = super::keep(PlayerName::parse(name), &mut complaints, EntryComplaint::Name);
    let rating = super::keep(read_rating(rating), &mut complaints, |complaint| complaint);
    let club = super::keep(Club::parse_optional(club), &mut complaints, EntryComplaint::Club);
    let born = super::keep(read_born(born), &mut complaints, |complaint| complaint);
    match (name, rating, club, born) {
        (Some(name), Some(rating), Some(club), Some(born)) => {
            Ok(NewEntry { name, rating, club, born })
        }
        _ => Err(complaints),
    }
}

/// A year or a whole date.
fn read_born(text: &str) -> Result<Option<BirthYear>, EntryComplaint> {
    match BirthYear::of_date(text) {
        None if !text.trim().is_empty() => Err(EntryComplaint::Born),
        year => Ok(year),
    }
}

fn read_rating(text: &str) -> Result<Option<u16>, EntryComplaint> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(EntryComplaint::RatingNotANumber);
    }
    match text.parse() {
        Ok(rating) if rating <= MAX_RATING => Ok(Some(rating)),
        _ => Err(EntryComplaint::RatingTooHigh),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(lines: &str) -> PlayerList {
        let form = ListForm { lines: lines.into(), ..ListForm::default() };
        form.parse().unwrap()
    }

    fn names(list: &PlayerList) -> Vec<String> {
        let fine = list.fine.iter();
        fine.map(|(number, entry)| format!("{number} {}", entry.name)).collect()
    }

    #[test]
    fn a_line_is_name_rating_and_club() {
        let list = list("Knecht, Josef; 1711; Waldzell\n\nPlinio\t\tCastalia\r\nTito;;\n");
        assert_eq!(names(&list), ["1 Knecht, Josef", "3 Plinio", "4 Tito"]);
        assert_eq!(list.fine[0].1.rating, Some(1711));
        assert_eq!(list.fine[1].1.club.as_ref().map(Club::as_str), Some("Castalia"));
        assert_eq!(list.faulty, []);
    }

    #[test]
    fn all_faults_of_all_lines_come_at_once() {
        let list = list("; strong; a\u{202e}b\nTito; 4001\nOtto; -1\nTuru;1;c;d;e;f;g\n\"Max; 1");
        let complaints: Vec<_> = list.faulty.iter().map(|line| &line.complaints[..]).collect();
        assert_eq!(
            complaints,
            [
                &[
                    EntryComplaint::Name(LineError::Empty),
                    EntryComplaint::RatingNotANumber,
                    EntryComplaint::Club(LineError::Control),
                ][..],
                &[EntryComplaint::RatingTooHigh],
                &[EntryComplaint::RatingNotANumber],
                &[EntryComplaint::TooManyFields { n_fields: 7, known: 4 }, EntryComplaint::Born,],
                &[EntryComplaint::Unclosed],
            ]
        );
        assert_eq!(list.faulty[3].number, 4);
    }

    #[test]
    fn a_heading_may_stand_above_in_any_order() {
        let list = list("Verein;Nr.;Spieler;Elo\nWaldzell;1;Josef Knecht;1711");
        assert_eq!(names(&list), ["2 Josef Knecht"]);
        assert_eq!(list.fine[0].1.rating, Some(1711));
        assert_eq!(list.ignored, ["Nr."]);
    }

    #[test]
    fn what_a_list_puts_before_its_names_is_left_out() {
        let marked = list("1. Josef Knecht; 1711\n2) Tito\n- Otto\n* Max\n• Ana\n10 Turu\n3.");
        let expected = ["1 Josef Knecht", "2 Tito", "3 Otto", "4 Max", "5 Ana", "6 10 Turu"];
        assert_eq!(names(&marked), expected);
        assert_eq!(marked.faulty[0].complaints, [EntryComplaint::Name(LineError::Empty)]);
    }

    #[test]
    fn a_town_behind_a_name_is_noticed() {
        assert_eq!(with_town("Josef Knecht, Waldzell"), Some(("Josef Knecht", "Waldzell")));
        assert_eq!(with_town("Knecht, Josef, Waldzell"), Some(("Knecht, Josef", "Waldzell")));
        assert_eq!(with_town("Knecht, Josef"), None);
        assert_eq!(with_town("van der Berg, Jan"), None);
    }

    #[test]
    fn a_year_or_a_date_of_birth_is_read() {
        let read = list("Name;Born\nJosef;1987\nTito;05.06.1990\nOtto;");
        let born: Vec<_> =
            read.fine.iter().map(|(_, entry)| entry.born.map(BirthYear::get)).collect();
        assert_eq!(born, [Some(1987), Some(1990), None]);
    }

    #[test]
    fn one_player_beside_a_list_is_not_lost() {
        let form = ListForm { lines: "Tito".into(), name: "Otto".into(), ..ListForm::default() };
        assert_eq!(form.parse().unwrap_err(), ListComplaint::OneAndList);
        assert_eq!(form.one().name, "Otto");
    }

    #[test]
    fn somebody_may_be_called_name() {
        assert_eq!(names(&list("Name; 1500")), ["1 Name"]);
    }

    #[test]
    fn an_empty_list_and_an_endless_one_are_refused() {
        let refusal = |lines: String| {
            let form = ListForm { lines, ..ListForm::default() };
            form.parse().unwrap_err()
        };
        assert_eq!(refusal(" \n\t\n".into()), ListComplaint::Empty);
        let n_lines = MAX_LINES + 1;
        assert_eq!(refusal("x\n".repeat(n_lines)), ListComplaint::TooLong { n_lines });
    }

    #[test]
    fn the_lines_of_a_list_are_counted_before_they_are_read() {
        let refusal = |lines: String| {
            let form = ListForm { lines, ..ListForm::default() };
            form.parse().unwrap_err()
        };
        // Who has read the list knows that its first line is no player.
        let one_too_many = format!("Name;Rating\r\n{}", "x;1\r\n".repeat(MAX_LINES + 1));
        let n_lines = MAX_LINES + 2;
        assert_eq!(refusal(one_too_many), ListComplaint::TooLong { n_lines });
        let most = format!("Name;Rating\r\n{}", "x;1\r\n".repeat(MAX_LINES));
        assert_eq!(list(&most).fine.len(), MAX_LINES);
    }

    #[test]
    fn picks_are_read_as_they_are_written() {
        for pick in [Pick::NewPerson, Pick::LeaveOut, Pick::Known(PlayerId(17))] {
            assert_eq!(read_pick(&pick_value(3, pick)), Some((3, pick)));
        }
        for garbled in ["", "3", "3:", "x:new", "3:x", ":new"] {
            assert_eq!(read_pick(garbled), None, "{garbled}");
        }
    }
}
