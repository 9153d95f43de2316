//! What the format has no record for stands in comments that this program reads again.

use std::fmt;

use rules::Spec;
use tournament::entry::Number;
use tournament::table::Edition;

use crate::audit::Hash;
use crate::tie_breaks::{edition_word, parse_edition};

/// One comment: docs/spec/trf.md §9.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Note {
    /// The game that is played.
    Game(Spec),
    /// The tournament's own name: 012 has the event before it.
    Tournament(String),
    /// The edition of the tie-break rules.
    Edition(Edition),
    /// The games move no ratings.
    Unrated,
    /// Somebody left, from a round on.
    Withdrawn { number: Number, from_round: u16 },
    /// A name that the columns are too narrow for.
    Name { number: Number, name: String },
    /// A player's club.
    Club { number: Number, club: String },
    /// How the audit log of the event ended when the file was written: an anchor. No import reads it.
    Audit(Hash),
}

impl Note {
    /// Reads a comment; nothing if it is another one.
    pub(super) fn parse(comment: &str) -> Option<Self> {
        let (word, rest) = comment.strip_prefix("magister ")?.split_once(' ').unzip();
        let word = word.or_else(|| comment.strip_prefix("magister "))?;
        let rest = rest.unwrap_or("");
        let of_player = || {
            let (number, text) = rest.split_once(' ')?;
            Some((Number(number.parse().ok()?), text.to_owned()))
        };
        match word {
            "game" => rest.parse().ok().map(Self::Game),
            "tournament" if !rest.is_empty() => Some(Self::Tournament(rest.to_owned())),
            "edition" => parse_edition(rest).map(Self::Edition),
            "unrated" => Some(Self::Unrated),
            "withdrawn" => {
                let (number, text) = of_player()?;
                let from_round = text.strip_prefix("from ")?.parse().ok()?;
                Some(Self::Withdrawn { number, from_round })
            }
            "name" => of_player().map(|(number, name)| Self::Name { number, name }),
            "audit" if !rest.is_empty() => Some(Self::Audit(Hash::stored(rest.to_owned()))),
            "club" => of_player().map(|(number, club)| Self::Club { number, club }),
            _ => None,
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(spec) => write!(f, "magister game {spec}"),
            Self::Tournament(name) => write!(f, "magister tournament {name}"),
            Self::Edition(edition) => write!(f, "magister edition {}", edition_word(*edition)),
            Self::Unrated => f.write_str("magister unrated"),
            Self::Withdrawn { number, from_round } => {
                write!(f, "magister withdrawn {number} from {from_round}")
            }
            Self::Name { number, name } => write!(f, "magister name {number} {name}"),
            Self::Audit(head) => write!(f, "magister audit {}", head.as_str()),
            Self::Club { number, club } => write!(f, "magister club {number} {club}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written() {
        let number = Number(7);
        let spec = "gbg:6".parse().unwrap();
        let notes = [
            Note::Game(spec),
            Note::Tournament("Glass Bead Open".to_owned()),
            Note::Edition(Edition::August2024),
            Note::Unrated,
            Note::Withdrawn { number, from_round: 3 },
            Note::Name { number, name: "Knecht, Josef".to_owned() },
            Note::Club { number, club: "Waldzell am See".to_owned() },
            Note::Audit(Hash::start()),
        ];
        for note in notes {
            assert_eq!(Note::parse(&note.to_string()), Some(note.clone()), "{note}");
        }
        for other in [
            "",
            "magister",
            "magister edition 2023",
            "magister ",
            "magister game",
            "magister tournament",
            "magister audit",
            "magister club x y",
            "game gbg:6",
        ] {
            assert_eq!(Note::parse(other), None, "{other}");
        }
    }
}
