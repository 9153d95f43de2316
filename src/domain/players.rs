//! People who play, over all events.

use super::{Line, NameKey, PlayerId};

/// A player's name, as it is printed.
pub type PlayerName = Line<60>;

/// A club, a school, a town: what stands beside a name.
pub type Club = Line<60>;

/// A person who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Their id.
    pub id: PlayerId,
    /// As it is printed.
    pub name: String,
    /// As it is compared and ordered.
    pub key: NameKey,
    /// The club they belong to.
    pub club: Option<String>,
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
    /// How many pages there are, at least one.
    pub n_pages: usize,
    /// How many players were found.
    pub found: usize,
}

/// The players whose names hold every word that is looked for, in any order, whatever the
/// accents and however they are written without them. A page beyond the last is the last.
///
/// ```
/// use magister::domain::players::{Player, search};
/// use magister::domain::{NameKey, PlayerId};
///
/// let name = "Søren Østergård".to_owned();
/// let player = Player { id: PlayerId(1), key: NameKey::of(&name), name, club: None };
/// assert_eq!(search(vec![player.clone()], "Ostergaard", 1).found, 1);
/// assert_eq!(search(vec![player.clone()], "ostergard soren", 1).found, 1);
/// assert_eq!(search(vec![player.clone()], "ostergaarden", 1).found, 0);
/// assert_eq!(search(vec![player], "Østerg", 7).page, 1);
/// ```
#[must_use]
pub fn search(mut players: Vec<Player>, looked_for: &str, page: usize) -> PlayersPage {
    if !looked_for.trim().is_empty() {
        let key = NameKey::of(looked_for);
        players.retain(|player| is_match(&player.key, &key));
    }
    let found = players.len();
    let n_pages = found.div_ceil(PAGE_SIZE).max(1);
    let page = page.clamp(1, n_pages);
    let shown = players.into_iter().skip((page - 1) * PAGE_SIZE);
    PlayersPage { players: shown.take(PAGE_SIZE).collect(), page, n_pages, found }
}

fn is_match(name: &NameKey, looked_for: &NameKey) -> bool {
    let simple = simplified(name.as_str());
    looked_for
        .as_str()
        .split(' ')
        .all(|word| name.as_str().contains(word) || simple.contains(&simplified(word)))
}

/// Å is written as A or as Aa, ö as o or as oe: the second letter of such pairs says nothing.
fn simplified(key: &str) -> String {
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
        is_match(&NameKey::of(name), &NameKey::of(looked_for))
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
    fn pages_are_never_beyond_the_list() {
        let player =
            |id| Player { id: PlayerId(id), name: "a".into(), key: NameKey::of("a"), club: None };
        let page = |n, page| search((0..n).map(player).collect(), "", page);
        assert_eq!((page(0, 3).page, page(0, 3).n_pages), (1, 1));
        assert_eq!((page(100, 2).page, page(100, 2).n_pages), (1, 1));
        assert_eq!((page(101, 9).page, page(101, 9).players.len()), (2, 1));
        assert_eq!(page(101, 0).page, 1);
    }
}
