//! What is asked of printed sheets.

use serde::Deserialize;

use domain::prints::{Paper, Places};

/// The paper that is chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PaperForm {
    /// "a4" or "letter".
    pub paper: String,
}

impl PaperForm {
    /// The paper; A4 for what is none.
    pub fn paper(&self) -> Paper {
        Paper::parse(&self.paper).unwrap_or_default()
    }
}

/// The round that the menu shows.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MenuQuery {
    /// Its number; empty for the newest.
    pub round: String,
}

impl MenuQuery {
    pub fn round(&self) -> Option<u16> {
        self.round.parse().ok()
    }
}

/// The places of certificates, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PlacesQuery {
    pub from: String,
    /// Empty for the same place.
    pub to: String,
}

/// What is no range of places.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{from:?} to {to:?} are no places from 1")]
pub struct NoPlaces {
    pub from: String,
    pub to: String,
}

impl PlacesQuery {
    /// Nothing typed is the podium.
    pub fn places(&self) -> Result<Places, NoPlaces> {
        let (from, to) = (self.from.trim(), self.to.trim());
        if from.is_empty() && to.is_empty() {
            return Ok(Places::USUAL);
        }
        let place = |text: &str| text.parse().ok().filter(|place| *place > 0);
        let to = place(if to.is_empty() { from } else { to });
        let places = place(if from.is_empty() { "1" } else { from }).zip(to);
        places
            .filter(|(from, to)| from <= to)
            .map(|(from, to)| Places { from, to })
            .ok_or_else(|| NoPlaces { from: self.from.clone(), to: self.to.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_go_from_one_to_another() {
        let places = |from: &str, to: &str| {
            let query = PlacesQuery { from: from.into(), to: to.into() };
            query.places().ok().map(|Places { from, to }| (from, to))
        };
        assert_eq!(places("", ""), Some((1, 3)));
        assert_eq!(places("2", ""), Some((2, 2)));
        assert_eq!(places("", "5"), Some((1, 5)));
        assert_eq!(places(" 1", "26 "), Some((1, 26)));
        for (from, to) in [("3", "1"), ("0", "3"), ("first", ""), ("1", "99999999999")] {
            assert_eq!(places(from, to), None, "{from} {to}");
        }
    }
}
