//! People who play, over all events.

use super::pages::Counted;
use super::{Line, NameKey, PlayerId};

/// A player's name, as it is printed.
pub type PlayerName = Line<60>;

/// A club, a school, a town: what stands beside a name.
pub type Club = Line<60>;

/// A person who plays.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Player {
    pub id: PlayerId,
    /// As it is printed.
    pub name: String,
    /// As it is compared and ordered.
    pub key: NameKey,
    /// The club they belong to.
    pub club: Option<String>,
    /// The names of those who were merged into this player: old standings have them.
    pub also: Vec<String>,
}

impl Player {
    /// The name and all former names, as they are compared.
    pub fn keys(&self) -> impl Iterator<Item = NameKey> {
        let former = self.also.iter().map(|name| NameKey::of(name));
        std::iter::once(self.key.clone()).chain(former)
    }

    /// The name and all former names, as they are printed.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.also.iter().map(String::as_str))
    }
}

/// The year in which somebody was born, from 1900 on: personal, so it is no part of a [`Player`],
/// which everybody may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BirthYear(u16);

/// What is no year in which a player can have been born.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a year from {first} to {last}")]
pub struct BirthYearError {
    /// The first year that is believed.
    pub first: u16,
    /// The present year.
    pub last: u16,
}

impl BirthYear {
    /// The first year that is believed.
    pub const FIRST: u16 = 1900;

    /// Reads a year that may be left out, at most `this_year`.
    ///
    /// ```
    /// use domain::players::BirthYear;
    ///
    /// assert_eq!(BirthYear::parse_optional(" 1987 ", 2026).unwrap().unwrap().get(), 1987);
    /// assert_eq!(BirthYear::parse_optional("", 2026), Ok(None));
    /// assert!(BirthYear::parse_optional("2027", 2026).is_err());
    /// ```
    pub fn parse_optional(text: &str, this_year: u16) -> Result<Option<Self>, BirthYearError> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let year = text.trim().parse().ok().and_then(Self::new);
        let year = year.filter(|year| year.0 <= this_year);
        year.map(Some).ok_or(BirthYearError { first: Self::FIRST, last: this_year })
    }

    /// The year of a date of birth as report files write it: `1987/06/05`, `05.06.1987`, `1987`.
    ///
    /// ```
    /// use domain::players::BirthYear;
    ///
    /// let year = |date| BirthYear::of_date(date).map(BirthYear::get);
    /// assert_eq!(year("1987/06/05"), Some(1987));
    /// assert_eq!(year("05.06.1987"), Some(1987));
    /// assert_eq!(year("87-06-05"), None);
    /// ```
    pub fn of_date(date: &str) -> Option<Self> {
        let parts = date.split(|c: char| !c.is_ascii_digit());
        let mut years = parts.filter(|part| part.len() == 4).filter_map(|part| part.parse().ok());
        years.next().and_then(Self::new)
    }

    /// A year, unless it is before all others.
    pub fn new(year: u16) -> Option<Self> {
        (Self::FIRST..=2100).contains(&year).then_some(Self(year))
    }

    /// The year.
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// A player, as checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDetails {
    pub name: PlayerName,
    pub club: Option<Club>,
    pub birth_year: Option<BirthYear>,
}

/// A player with what is personal: for those who may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Personal {
    pub player: Player,
    /// When they were born, if it is known; not asked of a former name.
    pub birth_year: Option<BirthYear>,
    /// Who stands for them, if somebody else does: then the name is a former one.
    pub merged_into: Option<PlayerId>,
}

/// How many players a page shows.
pub const PAGE_SIZE: usize = 100;

/// A page of the list of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayersPage {
    /// Those on this page.
    pub players: Vec<Player>,
    /// Its number, from 1.
    pub page: usize,
    /// How many pages there are, at least one; of many only that there is a next one.
    pub n_pages: usize,
    pub found: Counted,
}

/// The players whose names hold every word that is looked for, in any order, whatever the
/// accents and however they are written without them; a former name is as good as the present
/// one. A page beyond the last is the last.
///
/// ```
/// use domain::players::{Player, search};
/// use domain::{NameKey, PlayerId};
///
/// let name = "Søren Østergård".to_owned();
/// let also = vec!["S. Oster".to_owned()];
/// let player = Player { id: PlayerId(1), key: NameKey::of(&name), name, club: None, also };
/// let found = |looked_for| search(vec![player.clone()], looked_for, 1).players.len();
/// assert_eq!(found("Ostergaard"), 1);
/// assert_eq!(found("s oster"), 1);
/// assert_eq!(found("ostergard soren"), 1);
/// assert_eq!(found("ostergaarden"), 0);
/// assert_eq!(search(vec![player.clone()], "Østerg", 7).page, 1);
/// ```
pub fn search(mut players: Vec<Player>, looked_for: &str, page: usize) -> PlayersPage {
    let sought = SoughtName::of(looked_for);
    players.retain(|player| sought.is_of(player));
    let found = Counted::Exactly(players.len());
    PlayersPage::of(players, page, found)
}

impl PlayersPage {
    /// A page of those that were found.
    pub fn of(players: Vec<Player>, page: usize, found: Counted) -> Self {
        let n_pages = players.len().div_ceil(PAGE_SIZE).max(1);
        let page = page.clamp(1, n_pages);
        let shown = players.into_iter().skip((page - 1) * PAGE_SIZE);
        Self { players: shown.take(PAGE_SIZE).collect(), page, n_pages, found }
    }
}

/// Of no name are more words needed.
const MOST_WORDS: usize = 8;

/// The words of a name that is looked for, folded once for all names that they are compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoughtName {
    words: Vec<SoughtWord>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SoughtWord {
    folded: String,
    /// The same without what says nothing: see [`simplified`].
    simple: String,
}

impl SoughtName {
    /// Folds a text that was typed.
    pub fn of(looked_for: &str) -> Self {
        if looked_for.trim().is_empty() {
            Self { words: Vec::new() }
        } else {
            Self::of_key(&NameKey::of(looked_for))
        }
    }

    /// The words of a text that is folded already.
    pub fn of_key(looked_for: &NameKey) -> Self {
        let word = |word: &str| SoughtWord { folded: word.to_owned(), simple: simplified(word) };
        Self { words: looked_for.as_str().split(' ').take(MOST_WORDS).map(word).collect() }
    }

    /// Returns true if a name holds every word; every name holds those of an empty text.
    pub fn is_in(&self, name: &NameKey) -> bool {
        let name = name.as_str();
        let mut simple = None;
        self.words.iter().all(|word| {
            name.contains(&word.folded)
                || simple.get_or_insert_with(|| simplified(name)).contains(&word.simple)
        })
    }

    /// Returns true if the name of a player, or a former one, holds every word.
    pub fn is_of(&self, player: &Player) -> bool {
        self.is_in(&player.key) || player.also.iter().any(|name| self.is_in(&NameKey::of(name)))
    }
}

/// Å is written as A or as Aa, ö as o or as oe: the second letter of such pairs says nothing.
pub fn simplified(key: &str) -> String {
    let mut simple = String::with_capacity(key.len());
    let mut before = ' ';
    for letter in key.chars() {
        let is_second = matches!((before, letter), ('a', 'a') | ('a' | 'o' | 'u', 'e'));
        if !is_second {
            simple.push(letter);
        }
        before = letter;
    }
    simple
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(name: &str, looked_for: &str) -> bool {
        SoughtName::of(looked_for).is_in(&NameKey::of(name))
    }

    #[test]
    fn names_are_found_without_accents_in_any_order_and_in_part() {
        for looked_for in ["Østergård", "ostergard", "Ostergaard", "oestergaard", "Gaard"] {
            assert!(finds("Søren Østergård", looked_for), "{looked_for}");
        }
        assert!(finds("Jürgen Müller", "mueller jurgen"));
        assert!(finds("Manuel Neuer", "el uer"));
        assert!(!finds("Søren Østergård", "Ostergren"));
    }

    #[test]
    fn of_a_long_text_the_first_words_are_looked_for() {
        let words = |n: usize| "ostergard ".repeat(n) + "nobody";
        assert!(!finds("Søren Østergård", &words(MOST_WORDS - 1)));
        assert!(finds("Søren Østergård", &words(MOST_WORDS)));
    }

    #[test]
    fn pages_are_never_beyond_the_list() {
        let player = |id| Player {
            id: PlayerId(id),
            name: "a".into(),
            key: NameKey::of("a"),
            club: None,
            also: Vec::new(),
        };
        let page = |n, page| search((0..n).map(player).collect(), "", page);
        assert_eq!((page(0, 3).page, page(0, 3).n_pages), (1, 1));
        assert_eq!((page(100, 2).page, page(100, 2).n_pages), (1, 1));
        assert_eq!((page(101, 9).page, page(101, 9).players.len()), (2, 1));
        assert_eq!(page(101, 0).page, 1);
    }
}
