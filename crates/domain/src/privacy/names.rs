//! The name that everybody sees.

use std::collections::{HashMap, HashSet};

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use super::NameForm;
use crate::PlayerId;

/// A player's name, and how it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Person<'a> {
    pub id: PlayerId,
    /// Who stands for this player: the number of the person.
    pub stands_for: PlayerId,
    pub name: &'a str,
    pub form: NameForm,
}

/// The name that everybody sees of a player of a number; the same for everybody, on every page and
/// in every file. What cannot be shortened gives way to the number.
///
/// ```
/// use domain::PlayerId;
/// use domain::privacy::{NameForm, public_name};
///
/// let shown = |form| public_name("Anna Becker", form, PlayerId(12));
/// assert_eq!(shown(NameForm::Full), "Anna Becker");
/// assert_eq!(shown(NameForm::Initial), "Anna B.");
/// assert_eq!(shown(NameForm::Number), "Player 12");
/// ```
pub fn public_name(name: &str, form: NameForm, number: PlayerId) -> String {
    match form {
        NameForm::Full => name.to_owned(),
        NameForm::Initial => shortened(name).unwrap_or_else(|| numbered(number)),
        NameForm::Number => numbered(number),
    }
}

/// The public names of all who are not shown in full. Whoever would be taken for somebody else has
/// the number behind the name: "Anna B. (12)".
pub fn public_names(people: &[Person<'_>]) -> HashMap<PlayerId, String> {
    let shown = people.iter().map(|person| {
        let name = public_name(person.name, person.form, person.stands_for);
        (person, name)
    });
    let shown: Vec<_> = shown.collect();
    let mut bearers: HashMap<&str, HashSet<PlayerId>> = HashMap::new();
    for (person, name) in &shown {
        bearers.entry(name).or_default().insert(person.stands_for);
    }
    let name_of = |(person, name): &(&Person<'_>, String)| {
        let is_shared = bearers.get(name.as_str()).is_some_and(|bearers| bearers.len() > 1);
        (person.id, if is_shared { told_apart(name, person.stands_for) } else { name.clone() })
    };
    let hidden = shown.iter().filter(|(person, _)| person.form != NameForm::Full);
    hidden.map(name_of).collect()
}

/// A name that several people would have, with the number behind it.
pub fn told_apart(name: &str, number: PlayerId) -> String {
    format!("{name} ({number})")
}

fn numbered(number: PlayerId) -> String {
    format!("Player {number}")
}

/// "Anna B."; `None` for one word, and where the first word is not known to be the given name.
fn shortened(name: &str) -> Option<String> {
    if name.chars().any(is_family_first) {
        return None;
    }
    let (given, family) = match name.split_once(',') {
        // "Becker, Anna", but not "Anna Becker, MSc".
        Some((family, given)) if parts(given).next().is_some() => {
            (parts(given).next(), parts(family).last())
        }
        _ => (parts(name).next(), parts(name).skip(1).last()),
    };
    Some(format!("{} {}.", given?, initial(family?)?))
}

/// The words of a name without titles.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    let words =
        name.split_whitespace().map(|word| word.trim_matches(['"', '(', ')', ',', '“', '”']));
    words.filter(|word| word.chars().any(char::is_alphabetic)).filter(|word| !is_title(word))
}

const TITLES: &str = "dr prof mr mrs ms mx miss sir dame rev fr gm im fm cm nm wgm wim wfm wcm wnm herr frau \
    dipl-ing ing mag jr jun sr sen ii iii iv phd md msc bsc ba ma mba";

/// Before or behind a name, and no part of it.
fn is_title(word: &str) -> bool {
    let plain = word.trim_end_matches('.').replace('.', "").to_lowercase();
    // "M. A. Becker": a single letter is somebody's initial.
    plain.chars().count() > 1 && TITLES.split_whitespace().any(|title| title == plain)
}

/// The first letter, with the marks that belong to it.
fn initial(word: &str) -> Option<String> {
    let mut letters = word.chars().skip_while(|c| !c.is_alphabetic());
    let first = letters.next()?;
    let category = CodePointMapData::<GeneralCategory>::new();
    let is_mark = |c: &char| GeneralCategoryGroup::Mark.contains(category.get(*c));
    Some(first.to_uppercase().chain(letters.take_while(is_mark)).collect())
}

/// Where these letters are at home the family name comes first, and a single sign says much of it.
fn is_family_first(c: char) -> bool {
    matches!(
        c,
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{30ff}' | '\u{3130}'..='\u{318f}'
            | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}'
            | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Full name | what is shown of it by given name and initial, for player 12.
    const CASES: &str = include_str!("../../../../tests/data/public.names");

    #[test]
    fn names_are_shown_as_the_table_says() {
        for (idx, line) in CASES.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, expected) = line.split_once(" | ").unwrap();
            let shown = public_name(name, NameForm::Initial, PlayerId(12));
            assert_eq!(shown, expected, "line {}: {name}", idx + 1);
            assert_eq!(public_name(name, NameForm::Full, PlayerId(12)), name);
            assert_eq!(public_name(name, NameForm::Number, PlayerId(12)), "Player 12");
        }
    }

    #[test]
    fn whoever_shares_a_short_name_has_the_number_behind_it() {
        let people = [
            (1, 1, "Anna Becker", NameForm::Initial),
            (2, 2, "Anna Brandt", NameForm::Initial),
            (3, 3, "Anna Bauer", NameForm::Full),
            (4, 4, "Anna Bauer", NameForm::Number),
            // Two names of one person.
            (5, 5, "Josef Knecht", NameForm::Initial),
            (6, 5, "Joseph Knecht", NameForm::Initial),
            (7, 5, "Josef Kneht", NameForm::Initial),
            // Whoever is shown in full as this is short.
            (8, 8, "Plinio Designori", NameForm::Initial),
            (9, 9, "Plinio D.", NameForm::Full),
        ];
        let people = people.map(|(id, of, name, form)| Person {
            id: PlayerId(id),
            stands_for: PlayerId(of),
            name,
            form,
        });
        let names = public_names(&people);
        let mut names: Vec<_> = names.into_iter().map(|(id, name)| (id.0, name)).collect();
        names.sort();
        let expected = [
            (1, "Anna B. (1)"),
            (2, "Anna B. (2)"),
            (4, "Player 4"),
            (5, "Josef K."),
            (6, "Joseph K."),
            (7, "Josef K."),
            (8, "Plinio D. (8)"),
        ];
        assert_eq!(names, expected.map(|(id, name)| (id, name.to_owned())));
    }
}
