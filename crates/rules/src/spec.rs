//! The names of games: docs/spec/game-record.md §2.

mod reason;

use std::{borrow::Cow, fmt, str::FromStr};

pub use self::reason::SpecReason;
use crate::{BySeat, Game, Seat};

/// What is played: one line of text that a tag, a URL, a database row and a command line carry.
///
/// A spec has one spelling, and parses back to itself. Source: `docs/spec/game-record.md` §2.
///
/// ```
/// use rules::Spec;
///
/// let spec: Spec = "gbg:5,tie=emptied".parse()?;
/// assert!(spec.game().is_some());
/// assert_eq!(spec.to_string(), "gbg:5,tie=emptied");
///
/// let chess: Spec = "result-only:Chess".parse()?;
/// assert_eq!(chess.game(), None);
///
/// let refused = "gbg:12".parse::<Spec>().unwrap_err();
/// assert_eq!(refused.to_string(), "\"gbg:12\": size 12, expected 3 to 9");
/// # Ok::<(), rules::SpecError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Spec {
    /// A game whose rules are played here.
    Game(Game),
    /// `result-only:NAME`: any other game, with results and ratings but no record to verify.
    ResultOnly(OtherGame),
}

impl Spec {
    /// The game, if its rules are played here.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        match self {
            Self::Game(game) => Some(*game),
            Self::ResultOnly(_) => None,
        }
    }

    /// The games that are rated together: those of one kind of board, without size and options,
    /// or another game alone.
    ///
    /// ```
    /// let rated_as = |text: &str| text.parse().map(|spec: rules::Spec| spec.rated_as());
    /// assert_eq!(rated_as("gbg:5,tie=emptied")?, "gbg");
    /// assert_eq!(rated_as("gbc:9")?, "gbc");
    /// assert_eq!(rated_as("gbc:hex5,komi=2")?, "gbc:hex");
    /// assert_eq!(rated_as("result-only:Hive")?, "result-only:Hive");
    /// # Ok::<(), rules::SpecError>(())
    /// ```
    #[must_use]
    pub fn rated_as(&self) -> Cow<'static, str> {
        match self {
            Self::Game(game) => game.rated_as().into(),
            Self::ResultOnly(_) => self.to_string().into(),
        }
    }

    /// What the game calls a side, as in South or North; First or Second where it is not known.
    #[must_use]
    pub fn side_name(&self, seat: Seat) -> &'static str {
        match self {
            Self::Game(game) => game.side_name(seat),
            Self::ResultOnly(_) => BySeat { first: "First", second: "Second" }[seat],
        }
    }
}

impl From<Game> for Spec {
    fn from(game: Game) -> Self {
        Self::Game(game)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => game.fmt(f),
            Self::ResultOnly(other) => write!(f, "{}{other}", OtherGame::PREFIX),
        }
    }
}

/// The name of a game whose rules are not played here: 1 to 40 characters.
///
/// `Display` is the name alone.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OtherGame(String);

impl OtherGame {
    /// The longest name, in characters.
    pub const MOST: usize = 40;

    const PREFIX: &str = "result-only:";
    const MARKS: [char; 6] = [' ', '-', '\'', '.', '&', '+'];

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    fn parse(name: &str) -> Result<Self, SpecReason> {
        let is_wrong = |letter: &char| !letter.is_alphanumeric() && !Self::MARKS.contains(letter);
        if let Some(letter) = name.chars().find(is_wrong) {
            return Err(SpecReason::NameLetter { letter });
        }
        let canonical = Self(name.split_whitespace().collect::<Vec<_>>().join(" "));
        let given = canonical.0.chars().count();
        if !(1..=Self::MOST).contains(&given) {
            return Err(SpecReason::NameLength { given, most: Self::MOST });
        }
        if canonical.0 != name {
            let canonical = Spec::ResultOnly(canonical).to_string();
            return Err(SpecReason::NotCanonical { canonical });
        }
        Ok(canonical)
    }
}

impl fmt::Display for OtherGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Text that names no game played here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{input}\": {reason}")]
pub struct SpecError {
    /// The text as given.
    pub input: String,
    /// What is wrong with it.
    pub reason: SpecReason,
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let spec = match text.strip_prefix(OtherGame::PREFIX) {
            Some(name) => OtherGame::parse(name).map(Self::ResultOnly),
            None => parse_canonical(text).map(Self::Game),
        };
        spec.map_err(|reason| SpecError { input: text.to_owned(), reason })
    }
}

impl FromStr for Game {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let spec: Spec = text.parse()?;
        let refused = || SpecError { input: text.to_owned(), reason: SpecReason::ResultOnly };
        spec.game().ok_or_else(refused)
    }
}

/// docs/spec/game-record.md §2: one spelling a game, so that equal texts are equal games.
fn parse_canonical(text: &str) -> Result<Game, SpecReason> {
    let lenient = text.trim().to_ascii_lowercase();
    let (family, parameters) = match lenient.split_once(':') {
        Some((family, parameters)) => (family, Some(parameters)),
        None => (lenient.as_str(), None),
    };
    let game = Game::read(family, parameters).map_err(|reason| match reason {
        SpecReason::UnknownGame { known, .. } => {
            SpecReason::UnknownGame { name: family_of(text), known }
        }
        other => other,
    })?;
    let canonical = game.to_string();
    if canonical != text {
        return Err(SpecReason::NotCanonical { canonical });
    }
    Ok(game)
}

/// The name as it was typed, to be quoted.
fn family_of(text: &str) -> String {
    let text = text.trim();
    text.split_once(':').map_or(text, |(family, _)| family).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, complaint: &str) {
        let error = text.parse::<Spec>().unwrap_err();
        assert_eq!(error.input, text);
        assert_eq!(error.reason.to_string(), complaint, "{text}");
    }

    #[test]
    fn every_family_has_a_sample_and_each_parses_back_to_itself() {
        for family in Game::FAMILIES {
            let samples = Game::samples().into_iter();
            let mut own = samples.filter(|text| text.split(':').next() == Some(family)).peekable();
            assert!(own.peek().is_some(), "{family}");
            for text in own {
                let game: Game = text.parse().unwrap();
                assert_eq!((game.to_string().as_str(), game.family()), (text, *family));
            }
        }
    }

    #[test]
    fn every_sample_says_what_its_family_has_and_in_that_order() {
        for text in Game::samples() {
            let (family, rest) = text.split_once(':').unwrap_or((text, ""));
            let mut known = Game::parameters(family).iter();
            for part in rest.split(',').filter(|part| !part.is_empty()) {
                let name = part.split_once('=').map_or("size", |(name, _)| name);
                assert!(known.any(|parameter| parameter.name == name), "{text}: {name}");
            }
        }
    }

    #[test]
    fn every_spec_parses_back_to_itself() {
        for size in 3..=9 {
            for text in [format!("gbg:{size}"), format!("gbg:{size},tie=emptied")] {
                assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
            }
        }
    }

    #[test]
    fn a_game_that_is_not_played_is_refused_by_name() {
        for (text, name) in [("", ""), ("chess", "chess"), ("go:19", "go"), ("Hive:2", "Hive")] {
            let families = Game::FAMILIES.join(", ");
            let complaint = format!(
                "no game of the name \"{name}\" is played here, only {families}; \
                 another game is result-only:Its name"
            );
            check(text, &complaint);
        }
    }

    #[test]
    fn another_game_is_a_name() {
        for text in
            ["result-only:Chess", "result-only:Hive", "result-only:Go 9x9", "result-only:四子棋"]
        {
            let spec: Spec = text.parse().unwrap();
            assert_eq!((spec.to_string(), spec.game()), (text.to_owned(), None));
        }
        check("result-only:", "a name of 0 characters, expected 1 to 40");
        let long = format!("result-only:{}", "n".repeat(41));
        check(&long, "a name of 41 characters, expected 1 to 40");
        let letters = "expected letters, digits, spaces and - ' . & + only";
        check("result-only:a\"b", &format!("'\"' in a name, {letters}"));
        check("result-only:a\nb", &format!("'\\n' in a name, {letters}"));
        let canonical = "not the one spelling of this game, expected result-only:Go 9x9";
        check("result-only: Go  9x9", canonical);
        let refused = "result-only:Chess".parse::<Game>().unwrap_err().reason;
        assert_eq!(refused, SpecReason::ResultOnly);
    }

    #[test]
    fn a_size_is_a_number_that_fits_the_game() {
        check("gbg", "no size, expected 3 to 9 after a colon");
        check("gbg:", "size , expected 3 to 9");
        check("gbg:2", "size 2, expected 3 to 9");
        check("gbg:10", "size 10, expected 3 to 9");
        check("gbg:five", "size five, expected 3 to 9");
        check("gbg:5 stones", "size 5 stones, expected 3 to 9");
    }

    #[test]
    fn a_game_of_one_size_has_a_name_and_nothing_else() {
        let names = Game::FAMILIES.iter().filter(|family| family.parse::<Spec>().is_ok());
        for name in names {
            let nothing = format!("but {name} has one size and no options");
            for given in ["6", "", "komi=4", "6,tie=emptied"] {
                let complaint = format!("\"{given}\" after the colon, {nothing}");
                check(&format!("{name}:{given}"), &complaint);
            }
            let spelling = format!("not the one spelling of this game, expected {name}");
            check(&name.to_uppercase(), &spelling);
        }
    }

    #[test]
    fn an_option_must_be_one_of_the_game() {
        check("gbg:5,tie=draw", "unknown option \"tie=draw\", expected tie=emptied");
        check("gbg:5,", "unknown option \"\", expected tie=emptied");
        check("gbg:5,komi=4", "unknown option \"komi=4\", expected tie=emptied");
    }

    #[test]
    fn another_spelling_is_answered_with_the_right_one() {
        check("GBG:5", "not the one spelling of this game, expected gbg:5");
        check(" gbg:5", "not the one spelling of this game, expected gbg:5");
        check("gbg:05", "not the one spelling of this game, expected gbg:5");
        check("gbg:+5", "not the one spelling of this game, expected gbg:5");
    }

    #[test]
    fn an_option_is_given_once() {
        check("gbg:5,tie=emptied,tie=emptied", "option tie twice, expected it once");
        check("gbc:9,komi=4,komi=5", "option komi twice, expected it once");
    }
}
