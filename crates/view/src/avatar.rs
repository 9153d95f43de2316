//! The small round picture beside a name: its first letters on a colour of its own.

/// How many colours there are: `.hue-0` to `.hue-11` in the style sheet.
const N_HUES: u32 = 12;

/// The first letters of the first and the last word; of a name "Knecht, Josef" the given name's
/// first.
pub(super) fn initials(name: &str) -> String {
    let name = match name.split_once(',') {
        Some((family, given)) => format!("{given} {family}"),
        None => name.to_owned(),
    };
    let letters: Vec<char> = name.split_whitespace().filter_map(first_letter).collect();
    let last = letters.last().filter(|_| letters.len() > 1);
    letters.first().into_iter().chain(last).flat_map(|letter| letter.to_uppercase()).collect()
}

fn first_letter(word: &str) -> Option<char> {
    word.chars().find(|letter| letter.is_alphanumeric())
}

/// The number of a name's colour. FNV-1a: names that differ in a letter differ in colour.
pub(super) fn hue(name: &str) -> u32 {
    let hash = name
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash >> 8) % N_HUES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_letters_stand_for_a_name() {
        let cases = [
            ("Josef Knecht", "JK"),
            ("Knecht, Josef", "JK"),
            ("Clark D. Rodeffer", "CR"),
            ("Tegularius", "T"),
            ("  o’neill  ", "O"),
            ("Ævar Þór", "ÆÞ"),
            ("(bye) 7", "B7"),
            ("–", ""),
        ];
        for (name, expected) in cases {
            assert_eq!(initials(name), expected, "{name}");
        }
    }

    #[test]
    fn colours_are_those_of_the_style_sheet() {
        let sheet = include_str!("../../../static/style/people.css");
        for n in 0..N_HUES {
            assert!(sheet.contains(&format!(".hue-{n} {{")), "{n}");
        }
        assert!((0..200).all(|n| hue(&n.to_string()) < N_HUES));
    }
}
