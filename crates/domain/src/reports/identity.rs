//! Who the players of a file are: nobody is taken for somebody else without being told so.

use std::collections::HashMap;
use std::fmt;

use tournament::entry::Number;

use crate::PlayerId;
use crate::entries::NewEntry;
use crate::lists::{Acquaintance, Entered, Finding, compare};
use crate::players::Player;

/// Who a player of the file is, as the one who imports it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The player: a number of the file, or the name as it stands there.
    pub who: String,
    /// The known player; nothing for somebody new.
    pub is: Option<PlayerId>,
}

/// A player of the file who may be somebody known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// The number in the file.
    pub number: Number,
    /// The name in the file.
    pub name: String,
    /// Another player of the file with the same name.
    pub repeats: Option<Number>,
    /// Who could be meant, the likest first.
    pub candidates: Vec<Acquaintance>,
}

/// Why it is not known who is who.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unidentified {
    /// Somebody could be several people.
    #[error("{0}")]
    Doubt(Doubt),
    #[error("nobody in the file has the number or the name \"{who}\"")]
    Nobody {
        /// As it was said.
        who: String,
    },
    /// What was said is about nobody known.
    #[error("{who} cannot be player {id}: there is no such player")]
    NoSuchPlayer {
        /// As it was said.
        who: String,
        /// Whom they should be.
        id: PlayerId,
    },
    /// Two players of the file are one person.
    #[error("{first} and {second} of the file cannot both be player {id}")]
    Twice {
        first: Number,
        /// The other.
        second: Number,
        /// Whom they should be.
        id: PlayerId,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} \"{}\" could be", self.number, self.name)?;
        if let Some(other) = self.repeats {
            write!(f, " {other} of the file,")?;
        }
        for known in &self.candidates {
            write!(f, " player {} \"{}\"", known.player, known.name)?;
            if let Some(club) = &known.club {
                write!(f, " ({club})")?;
            }
            f.write_str(",")?;
        }
        f.write_str(" or somebody new")
    }
}

/// The known player of each player of the file; nothing for somebody new. All that is in doubt is
/// told at once.
pub fn identify(
    players: &[(Number, NewEntry)],
    known: &[Player],
    told: &[Told],
) -> Result<Vec<Option<PlayerId>>, Vec<Unidentified>> {
    let mut problems = Vec::new();
    let told = by_number(players, known, told, &mut problems);
    let lines: Vec<(usize, NewEntry)> =
        players.iter().map(|(number, entry)| (number.0.into(), entry.clone())).collect();
    let findings = compare(&lines, known, &Entered::new());
    let mut identities = Vec::with_capacity(players.len());
    for ((number, entry), finding) in players.iter().zip(findings) {
        let identity = told.get(number).copied().or_else(|| beyond_doubt(&finding));
        match identity {
            Some(identity) => identities.push((*number, identity)),
            None => problems.push(Unidentified::Doubt(doubt(*number, entry, finding))),
        }
    }
    problems.extend(twice(&identities));
    if problems.is_empty() {
        return Ok(identities.into_iter().map(|(_, identity)| identity).collect());
    }
    Err(problems)
}

/// One known player of exactly this name, or nobody whose name is like it.
#[allow(clippy::option_option, reason = "two questions: whether it is known, and who it is")]
fn beyond_doubt(finding: &Finding) -> Option<Option<PlayerId>> {
    match (finding.repeats, &finding.same[..], &finding.similar[..]) {
        (None, [only], _) => Some(Some(only.player)),
        (None, [], []) => Some(None),
        _ => None,
    }
}

fn doubt(number: Number, entry: &NewEntry, finding: Finding) -> Doubt {
    let repeats = finding.repeats.and_then(|line| u16::try_from(line).ok()).map(Number);
    let candidates = finding.same.into_iter().chain(finding.similar).collect();
    Doubt { number, name: entry.name.to_string(), repeats, candidates }
}

fn by_number(
    players: &[(Number, NewEntry)],
    known: &[Player],
    told: &[Told],
    problems: &mut Vec<Unidentified>,
) -> HashMap<Number, Option<PlayerId>> {
    let mut numbers = HashMap::new();
    for Told { who, is } in told {
        let is_meant = |(number, entry): &&(Number, NewEntry)| {
            number.to_string() == *who || entry.name.as_str() == who
        };
        let Some((number, _)) = players.iter().find(is_meant) else {
            problems.push(Unidentified::Nobody { who: who.clone() });
            continue;
        };
        match is {
            Some(id) if known.iter().all(|player| player.id != *id) => {
                problems.push(Unidentified::NoSuchPlayer { who: who.clone(), id: *id });
            }
            is => drop(numbers.insert(*number, *is)),
        }
    }
    numbers
}

fn twice(identities: &[(Number, Option<PlayerId>)]) -> Vec<Unidentified> {
    let mut first_of: HashMap<PlayerId, Number> = HashMap::new();
    let mut problems = Vec::new();
    for (second, identity) in identities {
        let Some(id) = *identity else {
            continue;
        };
        let first = *first_of.entry(id).or_insert(*second);
        if first != *second {
            problems.push(Unidentified::Twice { first, second: *second, id });
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Line, NameKey};

    fn players(names: &[&str]) -> Vec<(Number, NewEntry)> {
        let entry = |name: &&str| NewEntry::of(Line::parse(name).unwrap());
        (1..).map(Number).zip(names.iter().map(entry)).collect()
    }

    fn known(names: &[&str]) -> Vec<Player> {
        let player = |(id, name): (i32, &&str)| Player {
            id: PlayerId(id),
            name: (*name).to_owned(),
            key: NameKey::of(name),
            club: Some("Waldzell".to_owned()),
            also: Vec::new(),
        };
        (1..).zip(names).map(player).collect()
    }

    fn told(who: &str, is: Option<i32>) -> Told {
        Told { who: who.to_owned(), is: is.map(PlayerId) }
    }

    fn problems(names: &[&str], people: &[&str], said: &[Told]) -> Vec<String> {
        let problems = identify(&players(names), &known(people), said).unwrap_err();
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_that_one_person_has_and_one_that_nobody_has_are_beyond_doubt() {
        let names = players(&["Josef Knecht", "Plinio Designori"]);
        let found = identify(&names, &known(&["Otto", "Josef Knecht"]), &[]).unwrap();
        assert_eq!(found, [Some(PlayerId(2)), None]);
    }

    #[test]
    fn a_similar_name_is_told_and_taken_only_if_somebody_says_so() {
        let (names, people) = (["Knecht, Josef"], ["Josef Knecht"]);
        let expected =
            "1 \"Knecht, Josef\" could be player 1 \"Josef Knecht\" (Waldzell), or somebody new";
        assert_eq!(problems(&names, &people, &[]), [expected]);
        for (who, is) in [("1", Some(1)), ("Knecht, Josef", Some(1)), ("1", None)] {
            let found = identify(&players(&names), &known(&people), &[told(who, is)]).unwrap();
            assert_eq!(found, [is.map(PlayerId)]);
        }
    }

    #[test]
    fn two_of_one_name_are_told_apart_by_number() {
        let (names, people) = (["Tito", "Tito"], ["Tito"]);
        let expected =
            "2 \"Tito\" could be 1 of the file, player 1 \"Tito\" (Waldzell), or somebody new";
        assert_eq!(problems(&names, &people, &[]), [expected]);
        let expected = "1 and 2 of the file cannot both be player 1";
        assert_eq!(problems(&names, &people, &[told("2", Some(1))]), [expected]);
        let found = identify(&players(&names), &known(&people), &[told("2", None)]).unwrap();
        assert_eq!(found, [Some(PlayerId(1)), None]);
    }

    #[test]
    fn what_is_said_of_nobody_is_told_with_everything_else() {
        let said = [told("9", None), told("Tito", Some(4))];
        let expected = [
            "nobody in the file has the number or the name \"9\"",
            "Tito cannot be player 4: there is no such player",
            "1 \"Tito\" could be player 1 \"Titos\" (Waldzell), or somebody new",
        ];
        assert_eq!(problems(&["Tito"], &["Titos"], &said), expected);
    }
}
