//! Names in a file of many games: each is one person, in whatever spelling.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::{Line, LineError, NameKey};

/// The names read so far, each with a place.
///
/// Names that differ by capitals, accents and signs alone are one, as everywhere in the app.
///
/// ```
/// use domain::history::Names;
///
/// let mut names: Names<60> = Names::default();
/// assert_eq!(names.place("Curaçao"), Ok(0));
/// assert_eq!(names.place("Scotland"), Ok(1));
/// assert_eq!(names.place(" CURACAO "), Ok(0));
/// assert!(names.place(" ").is_err());
/// ```
#[derive(Debug, Clone, Default)]
pub struct Names<const MAX: usize> {
    /// What each text of the file, and each name, was found to be: a place in `spellings`.
    texts: HashMap<String, Result<usize, LineError>>,
    spellings: Vec<Spelling<MAX>>,
    keys: HashMap<NameKey, u32>,
}

#[derive(Debug, Clone)]
struct Spelling<const MAX: usize> {
    name: Line<MAX>,
    place: u32,
    n_uses: usize,
}

/// A name that was taken for the same as another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("\"{name}\" is read as \"{is}\"")]
pub struct Respelled {
    /// As it stands in the file.
    pub name: String,
    /// The spelling that is used most.
    pub is: String,
}

/// All names of a file.
#[derive(Debug)]
pub(super) struct InOrder<const MAX: usize> {
    /// Sorted, one spelling for each.
    pub(super) names: Vec<Line<MAX>>,
    pub(super) respelled: Vec<Respelled>,
    new_places: Vec<u32>,
}

impl<const MAX: usize> Names<MAX> {
    /// The place of a name, the same for each of its spellings.
    pub fn place(&mut self, text: &str) -> Result<u32, LineError> {
        let known = match self.texts.get(text) {
            Some(known) => *known,
            None => self.add(text),
        };
        known.map(|idx| {
            let spelling = &mut self.spellings[idx];
            spelling.n_uses += 1;
            spelling.place
        })
    }

    fn add(&mut self, text: &str) -> Result<usize, LineError> {
        let found = Line::parse(text).map(|name| match self.texts.get(name.as_str()) {
            Some(Ok(known)) => *known,
            _ => self.add_spelling(name),
        });
        self.texts.insert(text.to_owned(), found);
        found
    }

    fn add_spelling(&mut self, name: Line<MAX>) -> usize {
        let next = u32::try_from(self.keys.len()).unwrap_or(u32::MAX);
        let place = *self.keys.entry(NameKey::of(name.as_str())).or_insert(next);
        let idx = self.spellings.len();
        self.texts.insert(name.to_string(), Ok(idx));
        self.spellings.push(Spelling { name, place, n_uses: 0 });
        idx
    }

    /// The names in order, each in the spelling that is used most.
    pub(super) fn in_order(mut self) -> InOrder<MAX> {
        self.spellings.sort_by(|one, other| {
            let rank = |spelling: &Spelling<MAX>| (spelling.place, Reverse(spelling.n_uses));
            rank(one).cmp(&rank(other)).then_with(|| one.name.cmp(&other.name))
        });
        let mut respelled = Vec::new();
        let mut kept: Vec<Spelling<MAX>> = Vec::with_capacity(self.keys.len());
        for spelling in self.spellings {
            match kept.last() {
                Some(last) if last.place == spelling.place => respelled
                    .push(Respelled { name: spelling.name.to_string(), is: last.name.to_string() }),
                _ => kept.push(spelling),
            }
        }
        respelled.sort();
        kept.sort_by(|one, other| one.name.cmp(&other.name));
        let mut new_places = vec![0; kept.len()];
        for (new, spelling) in (0..).zip(&kept) {
            new_places[spelling.place as usize] = new;
        }
        let names = kept.into_iter().map(|spelling| spelling.name).collect();
        InOrder { names, respelled, new_places }
    }
}

impl<const MAX: usize> InOrder<MAX> {
    /// The place in the sorted names of what had this place while reading.
    pub(super) fn new_place(&self, place: u32) -> u32 {
        self.new_places[place as usize]
    }
}
