//! Which column of a file of games is which.

use csv::ByteRecord;

use super::HistoryComplaint;
use crate::csv::fields;

/// What a first line of a file does not say.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HeadingError {
    #[error("no column is named {}", .names.join(", "))]
    Missing {
        /// How they could be named.
        names: Vec<&'static str>,
    },
    #[error("two columns are named {name}")]
    Twice { name: &'static str },
}

/// Where the fields of a game stand.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    pub(super) separator: char,
    date: usize,
    first: usize,
    second: usize,
    result: ResultColumns,
    tournament: Option<usize>,
    neutral: Option<usize>,
}

#[derive(Debug, Clone, Copy)]
enum ResultColumns {
    Text(usize),
    Scores(usize, usize),
}

/// The fields of a game, without the space around them; empty where there is no such column.
pub(super) struct Fields<'l> {
    pub(super) date: &'l str,
    pub(super) first: &'l str,
    pub(super) second: &'l str,
    pub(super) result: ResultFields<'l>,
    pub(super) tournament: &'l str,
    pub(super) neutral: &'l str,
}

/// The result of a game as it is written.
pub(super) enum ResultFields<'l> {
    /// In one field: `1-0`.
    Text(&'l str),
    /// What each has made.
    Scores(&'l str, &'l str),
}

const SEPARATORS: [char; 3] = [',', ';', '\t'];

impl Columns {
    /// The columns that the first line of a file names, by whichever separator names the most.
    pub(super) fn of_heading(line: &[u8]) -> Result<Self, HeadingError> {
        let line = String::from_utf8_lossy(line);
        let line = line.strip_prefix('\u{feff}').unwrap_or(&line);
        let mut read = SEPARATORS.map(|separator| Self::separated(line, separator));
        let n_missing = |columns: &Result<Self, HeadingError>| match columns {
            Err(HeadingError::Missing { names }) => names.len(),
            _ => 0,
        };
        read.sort_by_key(n_missing);
        let [best, ..] = read;
        best
    }

    fn separated(line: &str, separator: char) -> Result<Self, HeadingError> {
        let names = fields(line, separator).into_iter().map(|name| name.to_lowercase());
        let heading = Heading(names.collect());
        let date = heading.find(&["date"])?;
        let first = heading.find(&["first", "home_team"])?;
        let second = heading.find(&["second", "away_team"])?;
        let result = heading.find(&["result"])?;
        let scores = [heading.find(&["home_score"])?, heading.find(&["away_score"])?];
        let missing = |is_missing: bool, name| is_missing.then_some(name);
        let names = [
            missing(date.is_none(), "date"),
            missing(first.is_none(), "first or home_team"),
            missing(second.is_none(), "second or away_team"),
            missing(result.is_none() && scores == [None, None], "result"),
            missing(result.is_none() && matches!(scores, [None, Some(_)]), "home_score"),
            missing(result.is_none() && matches!(scores, [Some(_), None]), "away_score"),
        ];
        let result = match (result, scores) {
            (Some(result), _) => Some(ResultColumns::Text(result)),
            (None, [Some(first), Some(second)]) => Some(ResultColumns::Scores(first, second)),
            (None, _) => None,
        };
        let (Some(date), Some(first), Some(second), Some(result)) = (date, first, second, result)
        else {
            return Err(HeadingError::Missing { names: names.into_iter().flatten().collect() });
        };
        let (tournament, neutral) = (heading.find(&["tournament"])?, heading.find(&["neutral"])?);
        Ok(Self { separator, date, first, second, result, tournament, neutral })
    }

    /// The fields of a line.
    pub(super) fn fields<'l>(
        &self,
        record: &'l ByteRecord,
    ) -> Result<Fields<'l>, HistoryComplaint> {
        let field = |idx: usize| {
            let text = std::str::from_utf8(record.get(idx).unwrap_or_default());
            text.map(str::trim).map_err(|_| HistoryComplaint::Letters)
        };
        let optional = |idx: Option<usize>| idx.map_or(Ok(""), field);
        let (n, least) = (record.len(), self.last() + 1);
        if n < least {
            return Err(HistoryComplaint::Fields { n, least });
        }
        Ok(Fields {
            date: field(self.date)?,
            first: field(self.first)?,
            second: field(self.second)?,
            result: match self.result {
                ResultColumns::Text(idx) => ResultFields::Text(field(idx)?),
                ResultColumns::Scores(first, second) => {
                    ResultFields::Scores(field(first)?, field(second)?)
                }
            },
            tournament: optional(self.tournament)?,
            neutral: optional(self.neutral)?,
        })
    }

    /// The last column that is read.
    fn last(&self) -> usize {
        let result = match self.result {
            ResultColumns::Text(idx) => idx,
            ResultColumns::Scores(first, second) => first.max(second),
        };
        let needed = [self.date, self.first, self.second, result];
        let optional = [self.tournament, self.neutral].into_iter().flatten();
        needed.into_iter().chain(optional).max().unwrap_or(result)
    }
}

/// The names of the columns, in small letters.
struct Heading(Vec<String>);

impl Heading {
    /// The one column with one of these names, which mean the same.
    fn find(&self, names: &[&'static str]) -> Result<Option<usize>, HeadingError> {
        let mut found = (0..).zip(&self.0).filter(|(_, name)| names.contains(&name.as_str()));
        let first = found.next().map(|(idx, _)| idx);
        match (found.next(), names) {
            (Some(_), [name, ..]) => Err(HeadingError::Twice { name }),
            _ => Ok(first),
        }
    }
}
