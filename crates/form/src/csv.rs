//! Tables as people bring them: pasted lines, files of any spreadsheet.
//!
//! This is the one place that parts lines into fields.

use std::io::Read;

use csv::{ByteRecord, ReaderBuilder, Terminator};
use encoding_rs::{Encoding, WINDOWS_1252};

/// What the columns of a table are called, and their order where no heading says another.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns {
    /// The words for each; the first column is needed in a heading.
    pub(super) words: &'static [&'static [&'static str]],
    /// Whether a heading counts only if it has a word for each; else it is passed over.
    pub(super) all_named: bool,
}

/// A table: one row a player.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    /// The rows below the heading, if there is one.
    pub(super) rows: Vec<Row>,
    /// How many fields a whole row has.
    pub(super) n_fields: usize,
    /// Headings of columns that were left out.
    pub(super) ignored: Vec<String>,
}

/// One row, unchecked.
#[derive(Debug, Clone, Default)]
pub(super) struct Row {
    /// The number of its line, from 1.
    pub(super) number: usize,
    /// The line as it stands.
    pub(super) text: String,
    /// A field for each of the columns; empty if the line has none.
    pub(super) cells: Vec<String>,
    pub(super) n_fields: usize,
    /// How many filled ones stand beyond the last column.
    pub(super) extra: usize,
    /// Whether a quote is opened and never closed.
    pub(super) is_unclosed: bool,
}

/// A file, turned into the lines that people could have typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadFile {
    /// One player a line; each stands on the line on which the file has it.
    pub lines: String,
    /// How its letters were read.
    pub letters: Letters,
}

/// How the letters of a file were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// As Unicode: the file says so or can be nothing else.
    Unicode,
    /// As Windows-1252, as it is no Unicode: a guess to be looked at.
    Windows1252,
}

/// A file that holds no lines of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    #[error("no text: save it as CSV")]
    NotText,
    #[error("{n_lines} lines, at most {most} fit")]
    TooLong { n_lines: usize, most: usize },
}

/// Words for the column of names, in the languages that players' lists come in.
pub(super) const NAME: &[&str] = &[
    "name",
    "names",
    "player",
    "players",
    "spieler",
    "spielerin",
    "giocatore",
    "nome",
    "nombre",
    "nom",
    "jugador",
    "joueur",
    "speler",
    "naam",
];
/// Words for the column of ratings.
pub(super) const RATING: &[&str] =
    &["rating", "elo", "dwz", "punteggio", "rtg", "wertung", "wertungszahl"];
/// Words for the column of clubs.
const CLUB: &[&str] =
    &["club", "verein", "circolo", "team", "town", "city", "stadt", "school", "schule"];

/// Words for the column of years or dates of birth.
const BORN: &[&str] = &[
    "born",
    "birth",
    "birth year",
    "year of birth",
    "yob",
    "date of birth",
    "dob",
    "birthday",
    "geboren",
    "geburtsjahr",
    "geburtsdatum",
    "jahrgang",
    "nato",
    "anno di nascita",
    "nacimiento",
    "année de naissance",
    "geboortejaar",
];

/// Players as they are entered.
pub(super) const PLAYERS: Columns =
    Columns { words: &[NAME, RATING, CLUB, BORN], all_named: false };

impl Table {
    /// Reads lines whose fields are parted by tabs, or where there is none, by semicolons. Commas
    /// part them only if most lines have neither and more of them than a family name needs
    /// ("Knecht, Josef"). What is quoted is one field. One line alone is no heading, whatever it
    /// says.
    pub(super) fn of_lines(text: &str, columns: Columns) -> Self {
        let text = with_plain_ends(text);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let usual = separator(text);
        let fields = |line: &str| {
            let unquoted = without_quoted(line);
            let own = ['\t', ';'].into_iter().find(|separator| unquoted.contains(*separator));
            fields(line, own.unwrap_or(usual))
        };
        let mut lines =
            (1..).zip(text.split('\n')).filter(|(_, line)| !line.trim().is_empty()).peekable();
        let is_alone = lines.clone().nth(1).is_none();
        let first = lines.peek().filter(|_| !is_alone).map(|(_, line)| fields(line));
        let heading = first.filter(|first| column(first, columns.words[0]).is_some());
        if heading.is_some() {
            lines.next();
        }
        let places = |named: &Vec<String>| -> Vec<_> {
            columns.words.iter().map(|words| column(named, words)).collect()
        };
        let named = heading.filter(|named| !columns.all_named || !places(named).contains(&None));
        // Without a heading, a first column of nothing but numbers counts the lines.
        let is_counted = named.is_none()
            && lines.clone().all(|(_, line)| {
                fields(line).get(..2).is_some_and(|two| is_number(&two[0]) && !is_number(&two[1]))
            });
        let from = usize::from(is_counted);
        let in_order = || (from..from + columns.words.len()).map(Some).collect();
        let places = named.as_ref().map_or_else(in_order, places);
        let n_fields = named.as_ref().map_or(from + places.len(), Vec::len);
        let ignored = (0..).zip(named.unwrap_or_default());
        let ignored =
            ignored.filter(|(idx, name)| !places.contains(&Some(*idx)) && !name.is_empty());
        let rows =
            lines.map(|(number, line)| row((number, line), &fields(line), &places, n_fields));
        Self { rows: rows.collect(), n_fields, ignored: ignored.map(|(_, name)| name).collect() }
    }
}

/// How many lines of a text are not empty: a count of bytes before anything is taken apart.
pub(super) fn n_lines(text: &str) -> usize {
    text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).count()
}

fn with_plain_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Of more fields no table of players knows the use: they are left out.
const MOST_FIELDS: usize = 200;

/// The fields of one line, without quotes and the space around them.
pub(super) fn fields(line: &str, separator: char) -> Vec<String> {
    let read = records(line.as_bytes(), separator).next();
    let read = read.and_then(Result::ok).unwrap_or_default().1;
    let fields = read.iter().take(MOST_FIELDS);
    fields.map(|field| String::from_utf8_lossy(field).trim().to_owned()).collect()
}

/// The place of the first field that is one of the words.
fn column(fields: &[String], words: &[&str]) -> Option<usize> {
    fields.iter().position(|field| words.contains(&field.to_lowercase().as_str()))
}

fn row(
    (number, line): (usize, &str),
    fields: &[String],
    places: &[Option<usize>],
    n_fields: usize,
) -> Row {
    let cell = |place: &Option<usize>| place.and_then(|idx| fields.get(idx)).cloned();
    Row {
        number,
        text: line.trim().to_owned(),
        cells: places.iter().map(|place| cell(place).unwrap_or_default()).collect(),
        n_fields: fields.len(),
        extra: fields.iter().skip(n_fields).filter(|field| !field.is_empty()).count(),
        is_unclosed: is_unclosed(line),
    }
}

/// The number that a line has in a list: `7`, `7.`, `7)`.
fn is_number(field: &str) -> bool {
    let digits = field.trim_end_matches(['.', ')']);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a field of a line begins with a quote that nothing closes.
fn is_unclosed(line: &str) -> bool {
    // A doubled quote inside is one of the text: the pairs even out.
    let is_odd = line.matches('"').count() % 2 == 1;
    is_odd && line.split(['\t', ';', ',']).any(|field| field.trim_start().starts_with('"'))
}

/// The records of a file that is parted like this, each with the line that it ends on, from 1.
/// Empty lines are none; what is quoted may go over several.
pub(super) fn records(
    file: impl Read,
    separator: char,
) -> impl Iterator<Item = csv::Result<(u64, ByteRecord)>> {
    let separator = u8::try_from(separator).unwrap_or(b';');
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .terminator(Terminator::Any(b'\n'))
        .delimiter(separator)
        // The last line may have no end, and lines are counted by their ends.
        .from_reader(file.chain(&b"\n"[..]));
    let mut record = ByteRecord::new();
    std::iter::from_fn(move || match reader.read_byte_record(&mut record) {
        // The reader stands on the line after the record.
        Ok(true) => Some(Ok((reader.position().line() - 1, record.clone()))),
        Ok(false) => None,
        Err(error) => Some(Err(error)),
    })
}

/// The line of these fields, such that reading it gives them again.
pub(super) fn line(fields: &[&str]) -> String {
    let plain: Vec<String> =
        fields.iter().map(|field| field.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let filled = plain.iter().rposition(|field| !field.is_empty());
    let used = &plain[..filled.map_or(0, |last_idx| last_idx + 1)];
    if used.iter().any(|field| field.contains(';') || field.starts_with('"')) {
        // One tab makes the semicolons part of the fields.
        let line = used.iter().map(|field| quoted(field)).collect::<Vec<_>>().join("\t");
        return if used.len() == 1 { line + "\t" } else { line };
    }
    let line = used.join("; ");
    // As one semicolon does with commas.
    if used.len() == 1 && has_fields_by_comma(&line) { line + ";" } else { line }
}

fn quoted(field: &str) -> String {
    if field.starts_with('"') {
        return format!("\"{}\"", field.replace('"', "\"\""));
    }
    field.to_owned()
}

/// Reads a file of at most `most` rows and a heading: separators, quotes, line ends and letters as they come. A file
/// that has more lines than these can have is not read.
pub fn read_file(bytes: &[u8], most: usize) -> Result<ReadFile, FileError> {
    let (text, letters) = decode(bytes);
    if text.contains('\0') {
        return Err(FileError::NotText);
    }
    let text = with_plain_ends(&text);
    let n_lines = text.trim_end().split('\n').count();
    if n_lines > MOST_QUOTED_LINES * (most + 1) {
        return Err(FileError::TooLong { n_lines, most });
    }
    let separator = separator(&text);
    let mut left = &text.trim_end().split('\n').collect::<Vec<_>>()[..];
    let mut lines: Vec<String> = Vec::with_capacity(left.len());
    while let [first, below @ ..] = left {
        let n_below =
            if is_unclosed(first) { closed_below(first, below, separator) } else { Some(0) };
        let Some(n_below) = n_below else {
            lines.push((*first).to_owned());
            left = below;
            continue;
        };
        let fields = fields(&left[..=n_below].join("\n"), separator);
        lines.push(line(&fields.iter().map(String::as_str).collect::<Vec<_>>()));
        lines.resize(lines.len() + n_below, String::new());
        left = &below[n_below..];
    }
    Ok(ReadFile { lines: lines.join("\n"), letters })
}

/// So many lines a quoted field may go over.
const MOST_QUOTED_LINES: usize = 4;

/// How many lines below belong to a field whose quote one of them closes. A quote that would swallow
/// whole fields was left open by mistake.
fn closed_below(first: &str, below: &[&str], separator: char) -> Option<usize> {
    let closes = |line: &&str| line.matches('"').count() % 2 == 1;
    let closing_idx = below.iter().take(MOST_QUOTED_LINES - 1).position(closes)?;
    let opened = first.rsplit('"').next().unwrap_or_default();
    let rest = below[closing_idx].split('"').next().unwrap_or_default();
    let mut quoted = below[..closing_idx].iter().chain([&opened, &rest]);
    (!quoted.any(|part| part.contains(separator))).then_some(closing_idx + 1)
}

fn decode(bytes: &[u8]) -> (String, Letters) {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return (text.into_owned(), Letters::Unicode);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (text.to_owned(), Letters::Unicode);
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    (text.into_owned(), Letters::Windows1252)
}

/// The separator that most lines have outside quotes: a tab, else a semicolon, else a comma,
/// but only commas that part more than a family name from a first name ("Knecht, Josef").
fn separator(text: &str) -> char {
    let lines: Vec<String> =
        text.lines().filter(|line| !line.trim().is_empty()).map(without_quoted).collect();
    let most = |has: &dyn Fn(&str) -> bool| {
        let with = lines.iter().filter(|line| has(line)).count();
        with * 2 > lines.len()
    };
    if most(&|line| line.contains('\t')) {
        return '\t';
    }
    if most(&|line| line.contains(';')) {
        return ';';
    }
    let is_headed = lines.len() > 1
        && lines[0].contains(',')
        && column(&fields(&lines[0], ','), NAME).is_some();
    if is_headed || most(&has_fields_by_comma) { ',' } else { ';' }
}

/// The line with nothing between its quotes: what is in there parts no fields.
fn without_quoted(line: &str) -> String {
    line.split('"').step_by(2).collect()
}

/// Two commas, or a number beside one.
fn has_fields_by_comma(line: &str) -> bool {
    let is_number = |field: &str| {
        let field = field.trim();
        !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit())
    };
    let commas = line.matches(',').count();
    commas > 1 || commas == 1 && line.split(',').any(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], lines: &str) {
        assert_eq!(read_file(bytes, 100).unwrap().lines, lines);
    }

    #[test]
    fn separators_are_found_out() {
        check(b"Josef,1711,Waldzell\nTito,,", "Josef; 1711; Waldzell\nTito");
        check(b"Josef;1711;Waldzell\n", "Josef; 1711; Waldzell");
        check(b"Josef\t1711\tWaldzell\n", "Josef; 1711; Waldzell");
        check(b"name,club\nJosef,Waldzell\n", "name; club\nJosef; Waldzell");
    }

    #[test]
    fn a_comma_in_a_name_parts_nothing() {
        check(b"Knecht, Josef\nDesignori, Plinio", "Knecht, Josef\nDesignori, Plinio");
        check(b"Knecht, Josef;1711\n", "Knecht, Josef; 1711");
        check(
            b"\"Knecht, Josef\",1711,\"Waldzell; Castalia\"\n",
            "Knecht, Josef\t1711\tWaldzell; Castalia",
        );
    }

    #[test]
    fn line_ends_and_marks_at_the_beginning_do_not_matter() {
        check(b"\xef\xbb\xbfJosef;1\r\nTito;2\r\n", "Josef; 1\nTito; 2");
        check(b"\xff\xfeJ\0\xf6\0;\x001\0", "Jö; 1");
        check(b"\xfe\xff\0J\0\xf6\0;\x001", "Jö; 1");
    }

    #[test]
    fn lines_keep_their_numbers() {
        check(b"\"Josef\r\nKnecht\";1\r\nTito;2", "Josef Knecht; 1\n\nTito; 2");
        check(b"Josef;1\n\n\nTito;2\n", "Josef; 1\n\n\nTito; 2");
    }

    #[test]
    fn an_unclosed_quote_swallows_no_other_line() {
        check(b"\"Josef Knecht;1711\nTito;2\n", "\"Josef Knecht;1711\nTito; 2");
        check(b"\"Josef Knecht;1711\n\"Tito\";2\n", "\"Josef Knecht;1711\nTito; 2");
        check(b"\"Josef\nTito\nOtto\n", "\"Josef\nTito\nOtto");
        let many = "\"Josef;1\n".repeat(50_000);
        assert_eq!(read_file(many.as_bytes(), 50_000).unwrap().lines, many.trim_end());
        let row = &Table::of_lines("\"Josef Knecht; 1711\nTito", PLAYERS).rows;
        assert!(row[0].is_unclosed && !row[1].is_unclosed);
    }

    #[test]
    fn what_is_no_unicode_is_read_as_windows_1252() {
        let file = read_file(b"M\xfcller \x96 Sohn;1500", 1).unwrap();
        assert_eq!(file.lines, "Müller – Sohn; 1500");
        assert_eq!(file.letters, Letters::Windows1252);
    }

    #[test]
    fn a_spreadsheets_own_format_is_refused() {
        assert_eq!(read_file(b"PK\x03\x04\0\0\x08\0", 1), Err(FileError::NotText));
    }

    #[test]
    fn the_lines_of_a_file_are_counted_before_it_is_taken_apart() {
        let of_rows = |n| "\"Josef\r\nof\r\nthe\r\nbeads\";1\r\n".repeat(n);
        assert_eq!(read_file(of_rows(3).as_bytes(), 2).unwrap().letters, Letters::Unicode);
        let too_long = FileError::TooLong { n_lines: 16, most: 2 };
        assert_eq!(read_file(of_rows(4).as_bytes(), 2), Err(too_long));
    }

    #[test]
    fn a_line_reads_back_as_its_fields() {
        for fields in [
            ["a;b", "", ""],
            ["a", "1", "c; d"],
            ["Knecht, Josef", "", "x"],
            ["Knecht, Josef, 3", "", ""],
            ["Name, Josef", "", ""],
            ["\"Joe\" Knecht", "1", ""],
        ] {
            let text = line(&fields);
            let row = &Table::of_lines(&text, PLAYERS).rows[0];
            assert_eq!(row.cells[..3], fields, "{text:?}");
            assert_eq!(row.extra, 0);
        }
    }

    /// Cases of `tests/data/tables.txt`, which says how they are written.
    #[test]
    fn tables_are_read_as_people_bring_them() {
        let cases = include_str!("../../../tests/data/tables.txt");
        let cases = cases.split("\n\n").filter(|case| !case.starts_with('#'));
        for case in cases {
            let marked = |mark| case.lines().filter_map(move |line| line.strip_prefix(mark));
            let text: Vec<_> =
                marked('>').map(|line| line.trim_start().replace('⇥', "\t")).collect();
            let expected: Vec<_> =
                marked('=').map(|line| line.trim_start().trim_end_matches([' ', '|'])).collect();
            let table = Table::of_lines(&text.join("\n"), PLAYERS);
            let told = |row: &Row| {
                let told = format!("{}: {}", row.number, row.cells.join(" | "));
                told.trim_end_matches([' ', '|']).to_owned()
            };
            let told: Vec<_> = table.rows.iter().map(told).collect();
            assert_eq!(told, expected, "{case}");
        }
    }
}
