//! Tables for spreadsheets, which must not take a name for a formula.

use domain::standings::WallChart;
use tournament::entry::Number;
use tournament::score::Score;
use tournament::standings::Value;
use words::{Language, Text};

use crate::RenderError;
use crate::tie_breaks::TieBreakWords;

/// A table as a file for spreadsheets.
#[derive(Debug, Clone)]
pub struct Spreadsheet {
    /// The file's name.
    pub file_name: String,
    /// The heading of each column.
    pub headings: Vec<Text>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Spreadsheet {
    /// The file: UTF-8 with the mark that spreadsheets know it by, lines as RFC 4180 has them.
    pub fn write(&self, language: Language) -> Result<Vec<u8>, RenderError> {
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer("\u{feff}".as_bytes().to_vec());
        let headings = self.headings.iter();
        writer.write_record(headings.map(|heading| heading.in_language(language)))?;
        for row in &self.rows {
            writer.write_record(row.iter().map(|cell| harmless(cell)))?;
        }
        writer.into_inner().map_err(|error| RenderError::from(csv::Error::from(error.into_error())))
    }
}

/// A cell that no spreadsheet takes for a formula: an apostrophe in front makes it text. So it
/// does behind whatever another spreadsheet takes for the end of a cell. Numbers stay numbers.
fn harmless(cell: &str) -> String {
    if is_number(cell) {
        return cell.to_owned();
    }
    let mut written = String::with_capacity(cell.len() + 1);
    let mut begins = true;
    for letter in cell.chars() {
        if begins && begins_formula(letter) {
            written.push('\'');
        }
        written.push(letter);
        let ends = matches!(letter, ';' | ',' | '\t' | '\r' | '\n');
        begins = ends || (begins && matches!(letter, ' ' | '"'));
    }
    written
}

/// The wide letters of East Asia are the same signs to a spreadsheet.
fn begins_formula(letter: char) -> bool {
    matches!(letter, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠' | '\t' | '\r' | '\n')
}

/// Digits with at most one point between them, behind a minus or not.
fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    let mut parts = digits.splitn(2, '.');
    parts.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The standings of a chart as a table; it may be one after an earlier round.
pub fn standings_csv(chart: &WallChart, after: Option<u16>) -> Spreadsheet {
    let mut headings =
        ["csv-rank", "csv-number", "csv-name", "csv-club", "csv-rating"].map(Text::new).to_vec();
    let tie_breaks = chart.tie_breaks();
    headings.extend(tie_breaks.iter().map(|tie_break| TieBreakWords::new(*tie_break).short));
    headings.extend(["csv-game-points", "csv-game-points-against", "csv-remark"].map(Text::new));
    let order = chart.standings();
    let row = |row: &tournament::standings::Row| {
        let mut cells = first_cells(chart, row.number, row.rank)?;
        let values = row.values.iter().map(|value| cell(*value));
        cells.extend(values);
        cells.resize(5 + tie_breaks.len(), String::new());
        let points = chart.game_points(row.number).map(<[Score; 2]>::from);
        for idx in 0..2 {
            let written = points.map(|points| cell(Value::Points(points[idx])));
            cells.push(written.unwrap_or_default());
        }
        cells.push(remark(chart, row.number, after));
        Some(cells)
    };
    Spreadsheet {
        file_name: match after {
            Some(round) => format!("standings-{}-round-{round}.csv", chart.tournament.id),
            None => format!("standings-{}.csv", chart.tournament.id),
        },
        headings,
        rows: order.rows.iter().filter_map(row).collect(),
    }
}

/// A place that does not exist is no number that a spreadsheet may add up.
fn cell(value: Value) -> String {
    match value {
        Value::Place(None) => String::new(),
        _ => value.decimal().unwrap_or_default(),
    }
}

/// Rank, number, name, club and rating of a player.
pub(crate) fn first_cells(
    chart: &WallChart,
    number: Number,
    rank: Option<u32>,
) -> Option<Vec<String>> {
    let entry = chart.entry(number)?;
    let text = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    Some(vec![
        text(rank),
        number.to_string(),
        entry.name.clone(),
        entry.club.clone().unwrap_or_default(),
        text(entry.rating.map(u32::from)),
    ])
}

/// One word for machines: why a player has no rank, or left.
fn remark(chart: &WallChart, number: Number, after: Option<u16>) -> String {
    let has_left = chart.entry(number).is_some_and(|entry| entry.left_by(after).is_some());
    match (chart.table.is_struck(number), has_left) {
        (true, _) => "struck",
        (false, true) => "withdrawn",
        (false, false) => "",
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(cell: &str) -> String {
        let sheet = Spreadsheet {
            file_name: "a.csv".into(),
            headings: vec![Text::new("csv-name")],
            rows: vec![vec![cell.to_owned()]],
        };
        let file = String::from_utf8(sheet.write(Language::DEFAULT).unwrap()).unwrap();
        file.strip_prefix("\u{feff}Name\r\n").unwrap().to_owned()
    }

    #[test]
    fn a_name_is_quoted_where_it_must_be_and_never_a_formula() {
        assert_eq!(written("Josef Knecht"), "Josef Knecht\r\n");
        assert_eq!(written("Knecht, Josef"), "\"Knecht, Josef\"\r\n");
        assert_eq!(written("O \"Plinio\""), "\"O \"\"Plinio\"\"\"\r\n");
        assert_eq!(written("Æ-b=c"), "Æ-b=c\r\n");
        for formula in ["=1+1", "+1", "-1+1", "-A1", "-", "-1.", "-1.2.3", "@SUM(A1)"] {
            assert_eq!(written(formula), format!("'{formula}\r\n"));
        }
        for number in ["-1", "-37.25", "0", "12"] {
            assert_eq!(written(number), format!("{number}\r\n"), "numbers can be added up");
        }
    }

    #[test]
    fn a_wide_sign_begins_a_formula_too() {
        for formula in ["＝1+1", "＋1", "－1", "＠SUM(A1)", " ＝1", "Tito;＝1"] {
            assert!(written(formula).contains('\''), "{formula}");
        }
        assert_eq!(written("＝1+1"), "'＝1+1\r\n");
        assert_eq!(written("Tito ＝ Otto"), "Tito ＝ Otto\r\n");
    }

    #[test]
    fn no_formula_hides_behind_another_separator() {
        assert_eq!(written("Tito;=1+1"), "Tito;'=1+1\r\n");
        assert_eq!(written("Tito\t@SUM(A1)"), "Tito\t'@SUM(A1)\r\n");
        assert_eq!(written("Tito, -1"), "\"Tito, '-1\"\r\n");
        assert_eq!(written("\t=1"), "'\t'=1\r\n");
        assert_eq!(written("Knecht; Josef"), "Knecht; Josef\r\n");
    }
}
