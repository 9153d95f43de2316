//! Who plays in the demonstration: people of Hesse's "The Glass Bead Game".

use super::selfplay::Skill;

/// Somebody of the novel.
#[derive(Debug, Clone, Copy)]
pub(super) struct Character {
    pub(super) name: &'static str,
    pub(super) club: Option<&'static str>,
    pub(super) skill: Skill,
}

const fn member(name: &'static str, club: &'static str, skill: u8) -> Character {
    Character { name, club: Some(club), skill: Skill(skill) }
}

const fn guest(name: &'static str, skill: u8) -> Character {
    Character { name, club: None, skill: Skill(skill) }
}

pub(super) const CAST: [Character; 20] = [
    member("Josef Knecht", "Waldzell", 40),
    member("Plinio Designori", "Waldzell", 16),
    member("Fritz Tegularius", "Waldzell", 28),
    member("Carlo Ferromonte", "Monteport", 12),
    member("Thomas von der Trave", "Waldzell", 34),
    guest("Tito Designori", 3),
    member("Pater Jakobus", "Mariafels", 20),
    member("Alexander", "Hirsland", 22),
    member("Dubois", "Hirsland", 9),
    member("Petrus", "Monteport", 7),
    member("Otto Zbinden", "Waldzell", 11),
    member("Der Ältere Bruder", "Bambusgehölz", 18),
    guest("Turu", 5),
    guest("Dasa", 4),
    guest("Famulus", 8),
    member("Bertram", "Waldzell", 14),
    guest("Josephus Famulus", 6),
    guest("Dion Pugil", 10),
    member("Gervasius", "Mariafels", 6),
    guest("Pravati", 5),
];
