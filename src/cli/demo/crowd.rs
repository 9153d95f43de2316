//! Who plays in the large demonstration: five thousand people who never were.

/// So many people there are.
pub(super) const N_PEOPLE: usize = 5_000;

const GIVEN: [&str; 72] = [
    "Adriana",
    "Agnes",
    "Alessandro",
    "Alice",
    "Amélie",
    "Andrea",
    "Anton",
    "Arthur",
    "Åsa",
    "Beatrice",
    "Benjamin",
    "Björn",
    "Camilla",
    "Carl",
    "Chiara",
    "Chloë",
    "Clara",
    "Daniel",
    "Davide",
    "Edith",
    "Elena",
    "Elias",
    "Emil",
    "Emma",
    "Erik",
    "Eva",
    "Fabio",
    "Felix",
    "Fiona",
    "François",
    "Frieda",
    "Giulia",
    "Grace",
    "Hannah",
    "Henri",
    "Hugo",
    "Ida",
    "Irène",
    "Ivan",
    "Jakob",
    "Jana",
    "Jürgen",
    "Käthe",
    "Konrad",
    "Laura",
    "Leo",
    "Lorenzo",
    "Lucía",
    "Ludwig",
    "Łukasz",
    "Marta",
    "Matteo",
    "Mia",
    "Nicolò",
    "Nils",
    "Nora",
    "Oliver",
    "Ottilie",
    "Paolo",
    "Paul",
    "Petra",
    "René",
    "Rosa",
    "Ruth",
    "Samuel",
    "Sofia",
    "Søren",
    "Theo",
    "Ursula",
    "Viktor",
    "Zoë",
    "Željko",
];

const FAMILY: [&str; 72] = [
    "Albrecht",
    "Andersen",
    "Bach",
    "Barbieri",
    "Baumann",
    "Bennett",
    "Bianchi",
    "Brandt",
    "Carter",
    "Castellani",
    "Conti",
    "Čapek",
    "Dahl",
    "De Luca",
    "Dietrich",
    "Dubois",
    "Eklund",
    "Engel",
    "Esposito",
    "Fabbri",
    "Faure",
    "Fischer",
    "Fontana",
    "Forster",
    "Gallo",
    "García",
    "Graf",
    "Greco",
    "Gruber",
    "Hahn",
    "Hartmann",
    "Hofer",
    "Holm",
    "Huber",
    "Jansen",
    "Jónsdóttir",
    "Keller",
    "Kowalski",
    "Krüger",
    "Lang",
    "Lehmann",
    "Leone",
    "Lindqvist",
    "Lombardi",
    "Maier",
    "Marchetti",
    "Martin",
    "Moretti",
    "Müller",
    "Nováková",
    "Olsen",
    "Ortega",
    "Pellegrini",
    "Petrov",
    "Quaranta",
    "Ricci",
    "Richter",
    "Rizzo",
    "Romano",
    "Sánchez",
    "Schäfer",
    "Schmidt",
    "Šimić",
    "Strauß",
    "Taylor",
    "Thomsen",
    "Vogel",
    "Wagner",
    "Walsh",
    "Weiß",
    "Young",
    "Zanetti",
];

/// Where they live, and where events are held.
pub(super) const CITIES: [&str; 40] = [
    "Ann Arbor",
    "Augsburg",
    "Basel",
    "Bergamo",
    "Bologna",
    "Bristol",
    "Brno",
    "Coimbra",
    "Cork",
    "Dresden",
    "Edinburgh",
    "Enschede",
    "Erlangen",
    "Firenze",
    "Gdańsk",
    "Gent",
    "Göttingen",
    "Graz",
    "Grenoble",
    "Kassel",
    "Köln",
    "Leiden",
    "Leipzig",
    "Ljubljana",
    "Lund",
    "Lyon",
    "Malmö",
    "Mantova",
    "Münster",
    "Nürnberg",
    "Padova",
    "Parma",
    "Pécs",
    "Portland",
    "Siena",
    "St. Gallen",
    "Torino",
    "Trieste",
    "Tübingen",
    "Winterthur",
];

/// The name of the person with a number below [`N_PEOPLE`]; no two have the same.
pub(super) fn name(number: usize) -> String {
    let (row, column) = (number / GIVEN.len(), number % GIVEN.len());
    format!("{} {}", GIVEN[column], FAMILY[(row + column) % FAMILY.len()])
}

/// Where they play; every fifth belongs to no club.
pub(super) fn club(number: usize) -> Option<&'static str> {
    (!number.is_multiple_of(5)).then(|| CITIES[number / 7 % CITIES.len()])
}

/// In points of a rating: most are in the middle.
pub(super) fn strength(number: usize) -> u16 {
    let mixed = number.wrapping_mul(7_919);
    let dice = [mixed % 401, mixed / 401 % 397, mixed / 157 % 389, mixed / 53 % 383];
    700 + u16::try_from(dice.iter().sum::<usize>()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_people_have_one_name() {
        let names: BTreeSet<String> = (0..N_PEOPLE).map(name).collect();
        assert_eq!(names.len(), N_PEOPLE);
        assert!(FAMILY.len() * GIVEN.len() >= N_PEOPLE);
    }

    #[test]
    fn strengths_are_spread_around_the_middle() {
        let strengths: Vec<u16> = (0..N_PEOPLE).map(strength).collect();
        let middle = strengths.iter().filter(|one| (1300..1700).contains(*one)).count();
        assert!(middle > N_PEOPLE / 2, "{middle}");
        assert!(strengths.iter().any(|one| *one < 1000) && strengths.iter().any(|one| *one > 1950));
    }
}
