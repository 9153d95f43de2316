//! Tables of players as people bring them: pasted lines, files of any spreadsheet.

use csv::{ReaderBuilder, StringRecord};
use encoding_rs::{Encoding, WINDOWS_1252};

/// A table of players: one row a player.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    /// The rows below the heading, if there is one.
    pub(super) rows: Vec<Row>,
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
    pub(super) name: String,
    pub(super) rating: String,
    pub(super) club: String,
    /// How many fields there are that have no meaning.
    pub(super) extra: usize,
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
    /// A spreadsheet's own format, or anything else that is no text.
    #[error("no text: save it as CSV")]
    NotText,
}

/// Words for the column of names, in the languages that players' lists come in.
const NAME: &[&str] = &[
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
const RATING: &[&str] = &["rating", "elo", "dwz", "punteggio", "rtg", "wertung", "wertungszahl"];
/// Words for the column of clubs.
const CLUB: &[&str] =
    &["club", "verein", "circolo", "team", "town", "city", "stadt", "school", "schule"];

/// What a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    Rating,
    Club,
    Ignored,
}

impl Table {
    /// Reads lines whose fields are parted by tabs, or where there is none, by semicolons. A
    /// comma belongs to the name. One line alone is no heading, whatever it says.
    pub(super) fn of_lines(text: &str) -> Self {
        let text = with_plain_ends(text);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let mut lines =
            (1..).zip(text.split('\n')).filter(|(_, line)| !line.trim().is_empty()).peekable();
        let is_alone = lines.clone().nth(1).is_none();
        let heading =
            lines.peek().filter(|_| !is_alone).and_then(|(_, line)| heading(&fields(line)));
        let ignored = heading.as_ref().map(|columns| {
            let first = lines.next().map_or("", |(_, line)| line);
            ignored(columns, &fields(first))
        });
        let columns = heading.unwrap_or_else(|| vec![Column::Name, Column::Rating, Column::Club]);
        Self {
            rows: lines.map(|(number, line)| row(number, line, &columns)).collect(),
            ignored: ignored.unwrap_or_default(),
        }
    }
}

fn with_plain_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

fn fields(line: &str) -> Vec<&str> {
    let separator = if line.contains('\t') { '\t' } else { ';' };
    line.split(separator).map(str::trim).collect()
}

/// The columns, if the first line names them: one of them has to be the names.
fn heading(fields: &[&str]) -> Option<Vec<Column>> {
    let column = |field: &&str| {
        let word = field.to_lowercase();
        let is_among = |words: &[&str]| words.contains(&word.as_str());
        match () {
            () if is_among(NAME) => Column::Name,
            () if is_among(RATING) => Column::Rating,
            () if is_among(CLUB) => Column::Club,
            () => Column::Ignored,
        }
    };
    let columns: Vec<Column> = fields.iter().map(column).collect();
    columns.contains(&Column::Name).then_some(columns)
}

fn ignored(columns: &[Column], fields: &[&str]) -> Vec<String> {
    let named = columns.iter().zip(fields);
    named
        .filter(|(column, field)| **column == Column::Ignored && !field.is_empty())
        .map(|(_, field)| (*field).to_owned())
        .collect()
}

fn row(number: usize, line: &str, columns: &[Column]) -> Row {
    let mut row = Row { number, text: line.trim().to_owned(), ..Row::default() };
    for (idx, field) in fields(line).into_iter().enumerate() {
        match columns.get(idx) {
            Some(Column::Name) => row.name.push_str(field),
            Some(Column::Rating) => row.rating.push_str(field),
            Some(Column::Club) => row.club.push_str(field),
            Some(Column::Ignored) => {}
            None => row.extra += usize::from(!field.is_empty()),
        }
    }
    row
}

/// The line of these fields, such that reading it gives them again.
pub(super) fn line(fields: &[&str]) -> String {
    let plain: Vec<String> =
        fields.iter().map(|field| field.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let filled = plain.iter().rposition(|field| !field.is_empty());
    let used = &plain[..filled.map_or(0, |last_idx| last_idx + 1)];
    if !used.iter().any(|field| field.contains(';')) {
        return used.join("; ");
    }
    // One tab makes the semicolons part of the fields.
    let line = used.join("\t");
    if used.len() == 1 { line + "\t" } else { line }
}

/// Reads a file of players: separators, quotes, line ends and letters as they come.
pub fn read_file(bytes: &[u8]) -> Result<ReadFile, FileError> {
    let (text, letters) = decode(bytes);
    let text = with_plain_ends(&text) + "\n";
    if text.contains('\0') {
        return Err(FileError::NotText);
    }
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator(&text))
        .from_reader(text.as_bytes());
    let mut lines: Vec<String> = Vec::new();
    let mut record = StringRecord::new();
    while reader.read_record(&mut record).is_ok_and(|is_there| is_there) {
        let inside: usize = record.iter().map(|field| field.matches('\n').count()).sum();
        let after = usize::try_from(reader.position().line()).unwrap_or(0);
        // The reader stands on the line after the record; blank lines before it were skipped.
        let above = after.saturating_sub(2 + inside);
        if above > lines.len() {
            lines.resize(above, String::new());
        }
        lines.push(line(&record.iter().collect::<Vec<_>>()));
    }
    Ok(ReadFile { lines: lines.join("\n"), letters })
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
fn separator(text: &str) -> u8 {
    let lines: Vec<String> =
        text.lines().filter(|line| !line.trim().is_empty()).map(without_quoted).collect();
    let most = |has: &dyn Fn(&str) -> bool| {
        let with = lines.iter().filter(|line| has(line)).count();
        with * 2 > lines.len()
    };
    if most(&|line| line.contains('\t')) {
        return b'\t';
    }
    if most(&|line| line.contains(';')) {
        return b';';
    }
    let is_headed = lines.first().is_some_and(|line| {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        fields.len() > 1 && heading(&fields).is_some()
    });
    if is_headed || most(&has_fields_by_comma) { b',' } else { b';' }
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
        assert_eq!(read_file(bytes).unwrap().lines, lines);
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
    fn what_is_no_unicode_is_read_as_windows_1252() {
        let file = read_file(b"M\xfcller \x96 Sohn;1500").unwrap();
        assert_eq!(file.lines, "Müller – Sohn; 1500");
        assert_eq!(file.letters, Letters::Windows1252);
    }

    #[test]
    fn a_spreadsheets_own_format_is_refused() {
        assert_eq!(read_file(b"PK\x03\x04\0\0\x08\0"), Err(FileError::NotText));
    }

    #[test]
    fn a_line_reads_back_as_its_fields() {
        for fields in [["a;b", "", ""], ["a", "1", "c; d"], ["Knecht, Josef", "", "x"]] {
            let text = line(&fields);
            let table = Table::of_lines(&text);
            let row = &table.rows[0];
            assert_eq!([&row.name, &row.rating, &row.club], fields.each_ref(), "{text:?}");
            assert_eq!(row.extra, 0);
        }
    }
}
