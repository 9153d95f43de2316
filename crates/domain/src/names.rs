//! Names as people write them, in any script, and as they are compared and ordered.

use deunicode::deunicode;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointSetData;
use icu_properties::props::{DefaultIgnorableCodePoint, JoinControl, VariationSelector};

/// One line of text that people typed: trimmed, white space folded, no control characters.
///
/// `MAX` is its greatest length in characters.
///
/// ```
/// use domain::Line;
///
/// let name: Line<60> = Line::parse("  Josef   Knecht ").unwrap();
/// assert_eq!(name.as_str(), "Josef Knecht");
/// assert!(Line::<5>::parse("Plinio").is_err());
/// ```
#[derive(
    Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Line<const MAX: usize>(String);

/// Why a line is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    #[error("empty")]
    Empty,
    /// Longer than the limit.
    #[error("{chars} characters, at most {max} fit")]
    TooLong {
        /// Its length in characters.
        chars: usize,
        /// The limit.
        max: usize,
    },
    #[error("a control character inside")]
    Control,
}

impl<const MAX: usize> Line<MAX> {
    /// Reads a line, folding its white space. An accent typed by itself joins its letter
    /// (Unicode's form NFC), so that the same name is the same text wherever it was typed.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = ComposingNormalizerBorrowed::new_nfc().normalize(&words).into_owned();
        if line.chars().all(needs_a_letter) {
            return Err(LineError::Empty);
        }
        if line.chars().any(is_invisible) {
            return Err(LineError::Control);
        }
        match line.chars().count() {
            chars if chars > MAX => Err(LineError::TooLong { chars, max: MAX }),
            _ => Ok(Self(line)),
        }
    }

    /// Reads a line that may be left out: white space alone is `None`.
    pub fn parse_optional(text: &str) -> Result<Option<Self>, LineError> {
        match Self::parse(text) {
            Err(LineError::Empty) => Ok(None),
            other => other.map(Some),
        }
    }

    /// Takes a stored line as it is: it was checked when it was typed, perhaps by older rules.
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people would take both for the same name.
    pub fn reads_as(&self, other: &Self) -> bool {
        NameKey::of(&self.0) == NameKey::of(&other.0)
    }
}

impl<const MAX: usize> std::fmt::Display for Line<MAX> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

/// Control characters, marks that turn the direction of all that follows, and letters that print
/// nothing: two names that differ by these alone look the same.
pub(super) fn is_invisible(c: char) -> bool {
    let is_between_lines = matches!(c, '\u{fff9}'..='\u{fffb}');
    let prints_nothing = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c);
    c.is_control() || is_between_lines || (prints_nothing && !needs_a_letter(c))
}

/// Joiners, the direction marks of Arabic and Hebrew, and variants of signs: the business of the
/// letters beside them, and nothing without one.
fn needs_a_letter(c: char) -> bool {
    c.is_whitespace()
        || CodePointSetData::new::<JoinControl>().contains(c)
        || CodePointSetData::new::<VariationSelector>().contains(c)
        || matches!(c, '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200e}' | '\u{200f}')
}

/// A name folded to plain lower-case letters: for search, order and likeness.
///
/// Collations of databases differ, so this is computed here and stored.
///
/// ```
/// use domain::NameKey;
///
/// assert_eq!(NameKey::of("Ångström, José").as_str(), "angstrom jose");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NameKey(String);

/// From this share of equal letters on, two names are pointed out as alike.
pub(super) const ALIKE: f64 = 0.88;

impl NameKey {
    /// Folds a name.
    pub fn of(name: &str) -> Self {
        let plain = deunicode(name).to_lowercase();
        let words: Vec<&str> =
            plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        // A name of signs alone keeps them: two such names are not the same name.
        if words.is_empty() { Self(name.to_lowercase()) } else { Self(words.join(" ")) }
    }

    /// Takes a stored key as it is.
    pub fn stored(key: String) -> Self {
        Self(key)
    }

    /// The folded text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a person could have meant the same name: a slip of a letter, be it the first of a
    /// word, the words in another order ("Knecht, Josef"), a word left out.
    ///
    /// ```
    /// use domain::NameKey;
    ///
    /// let knecht = NameKey::of("Josef Knecht");
    /// assert!(knecht.is_like(&NameKey::of("Knecht, Joseph")));
    /// assert!(knecht.is_like(&NameKey::of("Josef Cnecht")));
    /// assert!(!knecht.is_like(&NameKey::of("Plinio Designori")));
    /// ```
    pub fn is_like(&self, other: &Self) -> bool {
        self == other
            || strsim::jaro_winkler(&self.sorted_words(), &other.sorted_words()) >= ALIKE
            || strsim::jaro(&self.words_by_end(), &other.words_by_end()) >= ALIKE
    }

    /// Its words in alphabetical order: people write the family name first or last.
    pub(super) fn sorted_words(&self) -> String {
        let mut words: Vec<&str> = self.0.split(' ').collect();
        words.sort_unstable();
        words.join(" ")
    }

    /// Its words in the order of their last letters: a slip in the first letter of a word does not
    /// take it to another place.
    pub(super) fn words_by_end(&self) -> String {
        let mut words: Vec<&str> = self.0.split(' ').collect();
        words.sort_unstable_by(|one, other| one.chars().rev().cmp(other.chars().rev()));
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_may_be_in_any_script() {
        for name in ["Йозеф Кнехт", "约瑟夫·克乃西特", "يوسف كنشت", "ヨーゼフ・クネヒト", "O’Brien"]
        {
            assert_eq!(Line::<60>::parse(name).unwrap().as_str(), name);
        }
    }

    #[test]
    fn a_line_holds_nothing_invisible() {
        assert_eq!(Line::<60>::parse("a\u{0}b"), Err(LineError::Control));
        assert_eq!(Line::<60>::parse("a\u{202e}b"), Err(LineError::Control));
        assert_eq!(Line::<60>::parse(" \t\n"), Err(LineError::Empty));
        assert_eq!(Line::<60>::parse("a\nb").unwrap().as_str(), "a b");
    }

    #[test]
    fn letters_that_print_nothing_are_refused() {
        let blanks = [
            0xad, 0x115f, 0x1160, 0x200b, 0x2060, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xe0000,
            0xe0041, 0xe007f, 0x202a, 0x2066, 0x206a, 0x1bca0, 0x1d173,
        ];
        for blank in blanks.map(|code| char::from_u32(code).unwrap()) {
            let name = format!("Kne{blank}cht");
            assert_eq!(Line::<60>::parse(&name), Err(LineError::Control), "{blank:?}");
        }
    }

    #[test]
    fn joiners_stay_but_make_no_name_by_themselves() {
        for name in ["می\u{200c}خواهم", "ක්\u{200d}ෂ", "\u{200f}يوسف", "葛\u{e0100}城"]
        {
            assert_eq!(Line::<60>::parse(name).unwrap().as_str(), name);
        }
        for nothing in ["\u{200d}", "\u{200c} \u{200d}", "\u{200e}\u{fe0f}"] {
            assert_eq!(Line::<60>::parse(nothing), Err(LineError::Empty), "{nothing:?}");
        }
    }

    #[test]
    fn a_letter_and_its_accent_are_one_however_they_were_typed() {
        let composed = Line::<60>::parse("Anna M\u{fc}ller");
        assert_eq!(Line::<60>::parse("Anna Mu\u{308}ller"), composed);
    }

    #[test]
    fn length_counts_characters_not_bytes() {
        assert!(Line::<3>::parse("äöü").is_ok());
        assert_eq!(Line::<3>::parse("äöüß"), Err(LineError::TooLong { chars: 4, max: 3 }));
    }

    fn alike(left: &str, right: &str) -> bool {
        NameKey::of(left).is_like(&NameKey::of(right))
    }

    #[test]
    fn a_slip_in_the_first_letter_is_seen_as_any_other() {
        assert!(alike("Knecht", "Cnecht"));
        assert!(alike("Josef Knecht", "Cnecht, Josef"));
        assert!(alike("Josef Knecht", "Yosef Knecht"));
        assert!(alike("Plinio Designori", "Blinio Designori"));
        assert!(!alike("Josef Knecht", "Otto Knecht"));
        assert!(!alike("Anna Berg", "Olga Berg"));
    }

    #[test]
    fn likeness_sees_slips_accents_and_word_order() {
        assert!(alike("Fritz Tegularius", "Fritz Tegularíus"));
        assert!(alike("Fritz Tegularius", "Tegularius, Fritz"));
        assert!(alike("Fritz Tegularius", "Fritz Tegulairus"));
        assert!(!alike("Fritz Tegularius", "Thomas von der Trave"));
        assert!(!alike("Anna Berg", "Hans Berger"));
    }
}
