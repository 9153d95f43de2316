//! What is asked of the standings, and the two buttons that end a tournament and open it again.

use serde::Deserialize;
use tournament::entry::Number;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct StandingsQuery {
    /// A round, from 1; empty for now.
    pub after: String,
    /// The numbers of two players: why the one stands above the other.
    pub above: String,
    pub below: String,
    /// Which part of a long table.
    pub page: String,
}

/// Which part of a long table is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PartQuery {
    pub page: String,
}

impl PartQuery {
    /// What nobody can have meant is the first.
    pub fn page(&self) -> usize {
        self.page.parse().unwrap_or(1)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StandingsAsked {
    /// After this round; now if none.
    pub after: Option<u16>,
    /// Why the one of these stands above the other.
    pub above: Option<(Number, Number)>,
    /// The part of a long table, from 1.
    pub page: usize,
}

/// What is no round and no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no number from 1")]
pub struct NoNumber(String);

impl StandingsQuery {
    pub fn asked(&self) -> Result<StandingsAsked, NoNumber> {
        let pair = number(&self.above)?.zip(number(&self.below)?);
        Ok(StandingsAsked {
            after: number(&self.after)?,
            page: self.page.parse().unwrap_or(1),
            above: pair.map(|(above, below)| (Number(above), Number(below))),
        })
    }
}

fn number(text: &str) -> Result<Option<u16>, NoNumber> {
    match text.parse() {
        _ if text.is_empty() => Ok(None),
        Ok(number) if number > 0 => Ok(Some(number)),
        _ => Err(NoNumber(text.to_owned())),
    }
}

/// Closing a tournament or opening it again.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ClosingForm {
    /// The version that the page was made from.
    pub version: String,
}

impl ClosingForm {
    pub fn version(&self) -> Option<i32> {
        self.version.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_a_number_from_one() {
        let round = |after: &str| {
            let query = StandingsQuery { after: after.into(), ..StandingsQuery::default() };
            query.asked().map(|asked| asked.after)
        };
        assert_eq!(round(""), Ok(None));
        assert_eq!(round("3"), Ok(Some(3)));
        for none in ["0", "-1", "x", "70000", "1.5"] {
            assert_eq!(round(none), Err(NoNumber(none.into())));
        }
    }
}
