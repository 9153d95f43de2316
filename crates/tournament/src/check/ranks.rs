//! Whether the places of a report follow from its results.

use crate::entry::Number;
use crate::standings::{Method, TieBreak, standings};
use crate::table::Table;
use crate::trf::Report;

/// The places of a report, found once more by the tie-breaks that it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedRanks {
    /// By what they were found.
    pub tie_breaks: Vec<TieBreak>,
    /// The first code of the file that nothing is known of, or whose points a file does not have:
    /// who is equal up to it may have any place that they share.
    pub stopped_at: Option<String>,
    /// The places that do not follow, by number.
    pub misplaced: Vec<Misplaced>,
}

/// A place that does not follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misplaced {
    /// Whose it is.
    pub number: Number,
    /// As the file has it.
    pub written: u16,
    /// The first place that follows.
    pub first: u16,
    /// The last one: another than the first if the tie-breaks leave several players equal.
    pub last: u16,
}

/// Finds the places of a report once more, by 212, else by the points and 202; nothing if it names
/// no tie-breaks, or no places. `table` is what has happened so far.
///
/// A player has any of the places that the tie-breaks leave them equal on: whoever made the file may
/// have drawn lots.
///
/// ```
/// use tournament::check::ranks;
/// use tournament::table::Table;
/// use tournament::trf::read;
///
/// let file = "\
/// 142 1
/// 152 W
/// 212 PTS
/// 001    1      Knecht, Josef                                                      0.0    1     2 w 0
/// 001    2      Designori, Plinio                                                  1.0    2     1 b 1
/// ";
/// let report = read(file.as_bytes()).map_err(|faults| format!("{faults:?}"))?;
/// let table = Table::new(report.facts(2)).map_err(|complaints| format!("{complaints:?}"))?;
/// let checked = ranks(&report, &table).ok_or("no places")?;
/// assert_eq!((checked.misplaced[0].written, checked.misplaced[0].first), (1, 2));
/// # Ok::<(), String>(())
/// ```
#[must_use]
pub fn ranks(report: &Report, table: &Table) -> Option<CheckedRanks> {
    let (tie_breaks, stopped_at) = tie_breaks(report)?;
    if report.players().iter().all(|player| player.rank.is_none()) {
        return None;
    }
    let mut misplaced = misplaced(report, table, &tie_breaks);
    misplaced.sort_by_key(|one| one.number);
    Some(CheckedRanks { tie_breaks, stopped_at, misplaced })
}

/// Up to the first code that cannot be followed.
fn tie_breaks(report: &Report) -> Option<(Vec<TieBreak>, Option<String>)> {
    let header = report.header();
    let list = match (&header.standings, &header.tie_breaks) {
        (Some(all), _) => all.clone(),
        (None, Some(among_equals)) => format!("PTS,{among_equals}"),
        (None, None) => return None,
    };
    let mut known = Vec::new();
    for code in list.split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match code.parse::<TieBreak>() {
            Ok(tie_break) if !matches!(tie_break.method(), Method::Gp | Method::Gpd) => {
                known.push(tie_break);
            }
            _ => return Some((known, Some(code.to_owned()))),
        }
    }
    (!known.is_empty()).then_some((known, None))
}

fn misplaced(report: &Report, table: &Table, tie_breaks: &[TieBreak]) -> Vec<Misplaced> {
    let players = report.players();
    // Numbers that nobody has take nobody's place, nor do those who stand for the bye.
    let written_of = |number: Number| {
        let idx = players.binary_search_by_key(&number, |player| player.number).ok()?;
        (!report.stand_ins().contains(&number)).then_some(players[idx].rank)
    };
    let rows = standings(table, tie_breaks).rows.into_iter();
    let ranked: Vec<(u32, Number, Option<u16>)> =
        rows.filter_map(|row| Some((row.rank?, row.number, written_of(row.number)?))).collect();
    let mut found = Vec::new();
    let mut first = 1;
    for group in ranked.chunk_by(|one, other| one.0 == other.0) {
        let n = u16::try_from(group.len()).unwrap_or(u16::MAX);
        let last = first + (n - 1);
        let others = group.iter().filter_map(|(_, number, written)| {
            let written = written.filter(|written| !(first..=last).contains(written))?;
            Some(Misplaced { number: *number, written, first, last })
        });
        found.extend(others);
        first = last.saturating_add(1);
    }
    found
}
