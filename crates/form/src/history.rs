//! Games of the past, from a CSV file.

mod columns;
mod results;

use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

use chrono::NaiveDate;
use csv::ByteRecord;
use domain::LineError;
use domain::history::{History, HistoryGame, HistoryPlayer, HistoryTournament, Names};

use super::csv::records;
use super::keep;
use columns::{Columns, Fields};

pub use columns::HeadingError;

/// Of more complaints only the number is told.
pub const MOST_COMPLAINTS: usize = 100;

/// Why a file is no history of games.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    #[error(transparent)]
    Read(#[from] io::Error),
    #[error("line 1: {0}")]
    Heading(#[from] HeadingError),
    /// Something is wrong with its lines.
    #[error("{0}")]
    Lines(HistoryComplaints),
}

/// What is wrong with the lines of a file, in their order.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct HistoryComplaints {
    /// The first of them, [`MOST_COMPLAINTS`] at most.
    pub first: Vec<LineComplaint>,
    pub n_more: usize,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {complaint}")]
pub struct LineComplaint {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong.
    pub complaint: HistoryComplaint,
}

/// What can be wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HistoryComplaint {
    #[error("not in UTF-8")]
    Letters,
    #[error("{n} fields, where {least} are needed at least")]
    Fields { n: usize, least: usize },
    #[error("the date \"{text}\" is not a day such as 2024-05-31")]
    Date { text: String },
    #[error("the first player: {error}")]
    First { error: LineError },
    #[error("the second player: {error}")]
    Second { error: LineError },
    #[error("\"{name}\" is both players")]
    AgainstSelf { name: String },
    #[error("the result \"{text}\" is not one such as 1-0, 1/2-1/2, 3-1, or NA before the game")]
    Result { text: String },
    #[error("the tournament: {error}")]
    Tournament { error: LineError },
    #[error("\"{text}\" is neither TRUE nor FALSE")]
    Neutral { text: String },
}

/// Reads games from a CSV file in UTF-8 whose first line names the columns, in any order: `date`,
/// `first` and `second` (or `home_team` and `away_team`), `result` (or `home_score` and
/// `away_score`), and if they are there, `tournament` and `neutral`.
///
/// ```
/// use form::history::read_history;
///
/// let file = "date,first,second,result\n2024-05-31,Josef Knecht,Plinio Designori,1-0\n";
/// let history = read_history(file.as_bytes())?;
/// assert_eq!(history.games.len(), 1);
///
/// let error = read_history("date,first,second,result\n31 May,Josef,,won\n".as_bytes()).unwrap_err();
/// assert_eq!(error.to_string().lines().count(), 3);
/// # Ok::<(), form::history::HistoryError>(())
/// ```
pub fn read_history(file: impl Read) -> Result<History, HistoryError> {
    let mut file = BufReader::new(ShortLines { from: file, line: 1, n_bytes: 0 });
    let mut heading = Vec::new();
    file.by_ref().take(MOST_LINE_BYTES as u64).read_until(b'\n', &mut heading)?;
    let columns = Columns::of_heading(&heading)?;
    let lines = records(file, columns.separator);
    let mut reading = Reading::new(columns);
    reading.read_all(lines)?;
    reading.history()
}

/// Most bytes of a line: more fields would take more memory than the file has bytes.
const MOST_LINE_BYTES: usize = 64 * 1024;

/// A reader that goes no further than a line that is too long.
struct ShortLines<R> {
    from: R,
    /// The line that is being read, from 1.
    line: u64,
    /// How much of it has been read.
    n_bytes: usize,
}

impl<R: Read> Read for ShortLines<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let n = self.from.read(into)?;
        let mut pieces = into[..n].split(|byte| *byte == b'\n');
        self.n_bytes += pieces.next().map_or(0, <[u8]>::len);
        for piece in pieces {
            self.must_be_short()?;
            (self.line, self.n_bytes) = (self.line + 1, piece.len());
        }
        self.must_be_short()?;
        Ok(n)
    }
}

impl<R> ShortLines<R> {
    fn must_be_short(&self) -> io::Result<()> {
        if self.n_bytes <= MOST_LINE_BYTES {
            return Ok(());
        }
        let told = format!("line {} is longer than {MOST_LINE_BYTES} bytes", self.line);
        Err(io::Error::new(io::ErrorKind::InvalidData, told))
    }
}

/// What has been read so far.
struct Reading {
    columns: Columns,
    names: AllNames,
    games: Vec<HistoryGame>,
    n_unplayed: usize,
    complaints: HistoryComplaints,
}

#[derive(Default)]
struct AllNames {
    players: Names<60>,
    tournaments: Names<120>,
}

impl Reading {
    fn new(columns: Columns) -> Self {
        let (names, games) = (AllNames::default(), Vec::new());
        Self { columns, names, games, n_unplayed: 0, complaints: HistoryComplaints::default() }
    }

    fn read_all(
        &mut self,
        lines: impl Iterator<Item = csv::Result<(u64, ByteRecord)>>,
    ) -> io::Result<()> {
        for record in lines {
            let (line, record) = record.map_err(io::Error::from)?;
            if record.len() == 1 && record.as_slice().trim_ascii().is_empty() {
                continue;
            }
            // The first line was read before.
            let line = line + 1;
            match self.read(line, &record) {
                Ok(Some(game)) => self.games.push(game),
                Ok(None) => self.n_unplayed += 1,
                Err(complaints) => self.complaints.add(line, complaints),
            }
        }
        Ok(())
    }

    /// The game; nothing if it has not been played.
    fn read(
        &mut self,
        line: u64,
        record: &ByteRecord,
    ) -> Result<Option<HistoryGame>, Vec<HistoryComplaint>> {
        let fields = self.columns.fields(record).map_err(|complaint| vec![complaint])?;
        let mut complaints = Vec::new();
        let outcome = keep(results::outcome(&fields), &mut complaints, |complaint| complaint);
        if outcome == Some(None) {
            return Ok(None);
        }
        let day = keep(date(fields.date), &mut complaints, |complaint| complaint);
        let ground = keep(is_neutral(fields.neutral), &mut complaints, |complaint| complaint);
        let seats = self.names.seats(&fields, &mut complaints);
        let event = keep(self.names.tournament(fields.tournament), &mut complaints, |error| {
            HistoryComplaint::Tournament { error }
        });
        let (Some(outcome), Some(played_on), Some(is_neutral), Some(seats), Some(tournament)) =
            (outcome.flatten(), day, ground, seats, event)
        else {
            return Err(complaints);
        };
        let ([first, second], has_advantage) = (seats, !is_neutral);
        Ok(Some(HistoryGame { line, played_on, first, second, outcome, tournament, has_advantage }))
    }

    fn history(self) -> Result<History, HistoryError> {
        if self.complaints.n() > 0 {
            return Err(HistoryError::Lines(self.complaints));
        }
        let AllNames { players, tournaments } = self.names;
        let history = History::new(self.games, players, tournaments);
        Ok(History { n_unplayed: self.n_unplayed, ..history })
    }
}

impl AllNames {
    fn seats(
        &mut self,
        fields: &Fields<'_>,
        complaints: &mut Vec<HistoryComplaint>,
    ) -> Option<[HistoryPlayer; 2]> {
        let first = keep(self.players.place(fields.first), complaints, |error| {
            HistoryComplaint::First { error }
        });
        let second = keep(self.players.place(fields.second), complaints, |error| {
            HistoryComplaint::Second { error }
        });
        let seats = [first?, second?];
        if seats[0] == seats[1] {
            complaints.push(HistoryComplaint::AgainstSelf { name: fields.first.to_owned() });
            return None;
        }
        Some(seats.map(HistoryPlayer))
    }

    fn tournament(&mut self, name: &str) -> Result<Option<HistoryTournament>, LineError> {
        match name {
            "" => Ok(None),
            name => self.tournaments.place(name).map(|place| Some(HistoryTournament(place))),
        }
    }
}

fn date(text: &str) -> Result<NaiveDate, HistoryComplaint> {
    super::day(text).ok_or_else(|| HistoryComplaint::Date { text: text.to_owned() })
}

/// Nothing said, the first seat has its advantage.
fn is_neutral(text: &str) -> Result<bool, HistoryComplaint> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "1" => Ok(true),
        "" | "false" | "no" | "0" => Ok(false),
        _ => Err(HistoryComplaint::Neutral { text: text.to_owned() }),
    }
}

impl HistoryComplaints {
    pub fn n(&self) -> usize {
        self.first.len() + self.n_more
    }

    fn add(&mut self, line: u64, complaints: Vec<HistoryComplaint>) {
        for complaint in complaints {
            if self.first.len() < MOST_COMPLAINTS {
                self.first.push(LineComplaint { line, complaint });
            } else {
                self.n_more += 1;
            }
        }
    }
}

impl fmt::Display for HistoryComplaints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, complaint) in self.first.iter().enumerate() {
            let end = if idx == 0 { "" } else { "\n" };
            write!(f, "{end}{complaint}")?;
        }
        if self.n_more > 0 {
            write!(f, "\nand {} more", self.n_more)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use domain::history::Respelled;
    use rating::ledger::Outcome;

    use super::*;

    const PLAIN: &str = "date,first,second,result,tournament,neutral\n";

    fn plain(lines: &str) -> History {
        read_history(format!("{PLAIN}{lines}").as_bytes()).unwrap()
    }

    /// Each game as `line day first outcome second in tournament`.
    #[track_caller]
    fn check(history: &History, expected: &[&str]) {
        let told: Vec<String> = history
            .games
            .iter()
            .map(|game| {
                let name = |player: HistoryPlayer| history.players[player.0 as usize].as_str();
                let outcome = match game.outcome {
                    Outcome::FirstWins => "beats",
                    Outcome::Draw => "draws",
                    Outcome::SecondWins => "loses to",
                };
                let tournament = game
                    .tournament
                    .map_or("", |tournament| history.tournaments[tournament.0 as usize].as_str());
                let ground = if game.has_advantage { "" } else { " neutral" };
                let (first, second) = (name(game.first), name(game.second));
                format!(
                    "{} {} {first} {outcome} {second} {tournament}{ground}",
                    game.line, game.played_on
                )
            })
            .collect();
        assert_eq!(told, expected);
    }

    /// What is wrong, a complaint a line.
    #[track_caller]
    fn refused(file: &[u8], expected: &str) {
        assert_eq!(read_history(file).unwrap_err().to_string(), expected);
    }

    #[test]
    fn a_plain_file_is_read() {
        let history = plain(
            "1943-01-02,Josef Knecht,Plinio Designori,1-0,Waldzell,\n\
             1943-01-03, Plinio Designori ,Josef  Knecht,1/2-1/2,,TRUE\n\
             1943-01-04,Josef Knecht,Fritz Tegularius,1-3,Waldzell,false",
        );
        check(
            &history,
            &[
                "2 1943-01-02 Josef Knecht beats Plinio Designori Waldzell",
                "3 1943-01-03 Plinio Designori draws Josef Knecht  neutral",
                "4 1943-01-04 Josef Knecht loses to Fritz Tegularius Waldzell",
            ],
        );
        assert_eq!(history.players.len(), 3);
        assert_eq!((history.n_unplayed, history.respelled.len()), (0, 0));
    }

    #[test]
    fn a_file_of_football_is_read() {
        let file = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n\
                    1872-11-30,Scotland,England,0,0,Friendly,Glasgow,Scotland,FALSE\n\
                    2026-07-19,Spain,Argentina,1,0,FIFA World Cup,\"East Rutherford, New Jersey\",United States,TRUE\n\
                    2026-09-01,Spain,England,NA,NA,Friendly,Madrid,Spain,FALSE\n";
        let history = read_history(file.as_bytes()).unwrap();
        check(
            &history,
            &[
                "2 1872-11-30 Scotland draws England Friendly",
                "3 2026-07-19 Spain beats Argentina FIFA World Cup neutral",
            ],
        );
        assert_eq!(history.n_unplayed, 1);
    }

    #[test]
    fn columns_may_stand_in_any_order_with_any_separator() {
        for separator in [";", "\t", ","] {
            let file = "\u{feff}Result,club,FIRST,\"Second\",Date\r\n1-0,x,A,B,2024-05-31\r\n\r\n0-1,,A,B,2024-06-01\r\n";
            let history = read_history(file.replace(',', separator).as_bytes()).unwrap();
            check(&history, &["2 2024-05-31 A beats B ", "4 2024-06-01 A loses to B "]);
        }
    }

    #[test]
    fn lines_keep_their_numbers_after_quoted_ends_of_lines() {
        let history = plain("2024-05-31,\"Josef\nKnecht\",B,1-0,,\n2024-05-31,A,B,1-0,,");
        check(&history, &["3 2024-05-31 Josef Knecht beats B ", "4 2024-05-31 A beats B "]);
    }

    #[test]
    fn spellings_of_a_name_are_one_player_and_that_is_told() {
        let history = plain(
            "2024-05-31,CURACAO,B,1-0,Cup,\n2024-06-01,Curaçao,B,1-0,cup,\n2024-06-02,B,Curaçao,1-0,Cup,",
        );
        let respelled = |name: &str, is: &str| Respelled { name: name.into(), is: is.into() };
        assert_eq!(history.respelled, [respelled("CURACAO", "Curaçao"), respelled("cup", "Cup")]);
        assert_eq!(history.players.len(), 2);
        assert_eq!(history.tournaments.len(), 1);
    }

    #[test]
    fn everything_that_is_wrong_is_told_with_its_line() {
        let lines = "2024-02-30,Josef,,1-0,,\n\
                     2024-05-31,Josef,josef,won,,perhaps\n\
                     2024-05-31,Josef,Plinio,1-0\n\
                     2024-05-31,Josef,Plinio,1-0,,\n";
        refused(
            format!("{PLAIN}{lines}").as_bytes(),
            "line 2: the date \"2024-02-30\" is not a day such as 2024-05-31\n\
             line 2: the second player: empty\n\
             line 3: the result \"won\" is not one such as 1-0, 1/2-1/2, 3-1, or NA before the game\n\
             line 3: \"perhaps\" is neither TRUE nor FALSE\n\
             line 3: \"Josef\" is both players\n\
             line 4: 4 fields, where 6 are needed at least",
        );
        refused(b"date,first,second,result\n2024-05-31,M\xfcller,B,1-0\n", "line 2: not in UTF-8");
    }

    #[test]
    fn a_heading_that_names_too_little_is_refused_with_what_it_lacks() {
        let lacks = |file: &[u8], expected: &str| refused(file, &format!("line 1: {expected}"));
        lacks(b"", "no column is named date, first or home_team, second or away_team, result");
        lacks(b"date,home_team,away_team,home_score\n", "no column is named away_score");
        lacks(b"date,first,first,second,result\n", "two columns are named first");
        lacks(
            b"PK\x03\x04\0\0",
            "no column is named date, first or home_team, second or away_team, result",
        );
    }

    #[test]
    fn of_many_complaints_the_rest_is_counted() {
        let file = format!("date,first,second,result\n{}", "x,A,B,1-0\n".repeat(1000));
        let told = read_history(file.as_bytes()).unwrap_err().to_string();
        assert_eq!(told.lines().count(), MOST_COMPLAINTS + 1);
        assert!(told.ends_with("and 900 more"), "{told}");
    }

    #[test]
    fn the_order_of_lines_changes_nothing_but_their_order() {
        let lines = ["2024-05-31,C,A,1-0,X,", "2024-05-31,A,B,0-1,Y,", "2024-05-30,B,C,1-1,X,"];
        let ways = [lines, [lines[2], lines[1], lines[0]], [lines[1], lines[2], lines[0]]];
        let in_order = |history: &History| {
            let games = history.games_in_order().into_iter();
            games.map(|game| HistoryGame { line: 0, ..game }).collect::<Vec<_>>()
        };
        let first = plain(&lines.join("\n"));
        for way in ways {
            let history = plain(&way.join("\n"));
            assert_eq!(history.players, first.players);
            assert_eq!(in_order(&history), in_order(&first));
        }
    }

    #[test]
    fn a_line_without_end_is_read_up_to_its_limit() {
        let mut endless = io::repeat(b',');
        let file = PLAIN
            .as_bytes()
            .chain(&b"2024-05-31,Anna,Tito,1-0\n2024-05-31"[..])
            .chain(&mut endless);
        let told = read_history(file).unwrap_err().to_string();
        assert_eq!(told, "line 3 is longer than 65536 bytes");
        let fits = format!("{PLAIN}2024-05-31,Anna,Tito,1-0{}\n", ",".repeat(60_000));
        assert_eq!(read_history(fits.as_bytes()).unwrap().games.len(), 1);
        assert!(matches!(read_history(io::repeat(b',')), Err(HistoryError::Heading(_))));
    }
}
