//! Passwords: what is refused, and how the same one is known however it is typed.

mod popular;

use icu_normalizer::ComposingNormalizerBorrowed;

use super::AccountName;
use crate::NameKey;

/// A password that is long enough and not easily guessed; never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a password is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    #[error("at least {min} characters are needed")]
    TooShort {
        /// The fewest characters allowed.
        min: usize,
    },
    #[error("at most {max} characters are allowed")]
    TooLong {
        /// The most characters allowed.
        max: usize,
    },
    #[error("it is one of the most common passwords")]
    Popular,
    #[error("too easily guessed: it is common, a pattern, or made of the account's name")]
    Common,
}

/// Longest password in characters: enough for any phrase.
const PASSWORD_MAX: usize = 200;

/// Only this many characters are weighed; more cannot make a password weaker.
const WEIGHED: usize = 100;

impl Password {
    /// Checks a new password of the account `name` (OWASP: length, and a list of common ones). Two common words
    /// are guessed within a hundred million tries; four are not.
    pub fn parse(text: &str, name: &AccountName, min_chars: usize) -> Result<Self, PasswordError> {
        let text = normalised(text);
        let chars = text.chars().count();
        if chars < min_chars {
            return Err(PasswordError::TooShort { min: min_chars });
        }
        if chars > PASSWORD_MAX {
            return Err(PasswordError::TooLong { max: PASSWORD_MAX });
        }
        if popular::is_popular(&text) {
            return Err(PasswordError::Popular);
        }
        if is_made_of(&text, name) || is_guessed(&text, name) {
            return Err(PasswordError::Common);
        }
        Ok(Self(text))
    }

    /// The secret itself, for the hash alone.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Password(…)")
    }
}

/// A password as it is hashed: the same letters are the same text, whichever keyboard typed them
/// (Unicode's form NFKC, as NIST SP 800-63B advises).
pub fn normalised(typed: &str) -> String {
    ComposingNormalizerBorrowed::new_nfkc().normalize(typed).into_owned()
}

/// Whether a password has no letters but those of the name's words, each or joined: `Knecht2026`.
fn is_made_of(password: &str, name: &AccountName) -> bool {
    let typed = letters(password);
    let mut words = words_of(name);
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let rest = words.iter().fold(typed.clone(), |rest, word| rest.replace(word.as_str(), ""));
    rest.is_empty() && !typed.is_empty()
}

/// Whether somebody who knows the name would try this early.
fn is_guessed(password: &str, name: &AccountName) -> bool {
    let weighed: String = password.chars().take(WEIGHED).collect();
    let words = words_of(name);
    let turned: Vec<String> = words.iter().rev().cloned().collect();
    let joined = [words.concat(), turned.concat(), "magister".to_owned()];
    let known: Vec<&str> =
        words.iter().chain(&joined).map(String::as_str).chain([name.as_str()]).collect();
    zxcvbn::zxcvbn(&weighed, &known).score() < zxcvbn::Score::Three
}

/// The words of a name, in plain lower-case letters.
fn words_of(name: &AccountName) -> Vec<String> {
    let key = NameKey::of(name.as_str());
    key.as_str().split(' ').map(letters).filter(|word| !word.is_empty()).collect()
}

fn letters(text: &str) -> String {
    NameKey::of(text).as_str().chars().filter(|c| c.is_alphabetic()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(password: &str) -> Result<(), PasswordError> {
        let name = AccountName::parse("Josef Knecht").unwrap();
        Password::parse(password, &name, 10).map(drop)
    }

    #[test]
    fn common_passwords_and_patterns_are_refused() {
        for weak in ["josef knecht", "abcdefabcdef", "password2026!"] {
            assert_eq!(check(weak), Err(PasswordError::Common), "{weak}");
        }
        for popular in ["password123", "qwertyuiop", "1234567890", "aaaaaaaaaaaa"] {
            assert_eq!(check(popular), Err(PasswordError::Popular), "{popular}");
        }
    }

    #[test]
    fn correcthorse_is_refused_as_one_of_the_most_common_passwords() {
        for example in
            ["correcthorse", "CorrectHorse1", "correct horse battery staple", "Tr0ub4dor&3"]
        {
            assert_eq!(check(example), Err(PasswordError::Popular), "{example}");
        }
    }

    #[test]
    fn two_common_words_are_refused_and_four_are_fine() {
        for two in ["summerflower", "purplemonkey", "kitchenwindow"] {
            assert_eq!(check(two), Err(PasswordError::Common), "{two}");
        }
        assert_eq!(check("summer purple kitchen window"), Ok(()));
    }

    #[test]
    fn length_is_counted_in_characters() {
        assert_eq!(check("käsekäse"), Err(PasswordError::TooShort { min: 10 }));
        assert_eq!(check(&"x7".repeat(101)), Err(PasswordError::TooLong { max: 200 }));
    }

    #[test]
    fn a_phrase_is_fine() {
        assert_eq!(check("seven beads on waldzell green"), Ok(()));
        assert_eq!(check("кастальская игра стекла"), Ok(()));
    }

    #[test]
    fn a_password_is_never_printed() {
        let name = AccountName::parse("k").unwrap();
        let password = Password::parse("seven beads on green", &name, 10).unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }

    #[test]
    fn the_own_name_is_no_password_in_words_or_joined() {
        for own in [
            "Knecht2026!",
            "josefjosef",
            "JosefKnecht",
            "josef.knecht.1901",
            "KnechtJosef",
            "knecht-knecht",
            "Jösef_Knécht",
            "1234567 knecht",
        ] {
            assert_eq!(check(own), Err(PasswordError::Common), "{own}");
        }
        assert_eq!(check("knecht plays beads on green"), Ok(()));
        assert_eq!(check("8301-4471-9926-5058"), Ok(()), "no letters at all");
    }

    #[test]
    fn a_password_is_the_same_however_it_is_typed() {
        let name = AccountName::parse("k").unwrap();
        let password = |text| Password::parse(text, &name, 10).unwrap();
        assert_eq!(
            password("sieben K\u{e4}fer gr\u{fc}n"),
            password("sieben Ka\u{308}fer gru\u{308}n")
        );
        assert_eq!(password("seven ﬁne beads"), password("seven fine beads"));
        assert_eq!(check("ka\u{308}seka\u{308}se"), Err(PasswordError::TooShort { min: 10 }));
    }
}
