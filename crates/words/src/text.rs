//! Everything that people read comes from `locales/`, by the id of its message.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, static_loader};

use super::format::Numeral;
use super::language::Language;

static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        // Names are isolated by <bdi> where they stand; marks inside would end up in titles.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// Stands where a message is cut in two; no text has it.
const CUT: &str = "\u{fdd0}";

/// Under this key a template finds the language it is drawn in.
pub const LANGUAGE_KEY: &str = "language";

/// Every language as Fluent names it.
static IDENTIFIERS: LazyLock<Vec<(Language, LanguageIdentifier)>> = LazyLock::new(|| {
    let named = |language: &Language| Some((*language, language.tag().parse().ok()?));
    Language::ALL.iter().filter_map(named).collect()
});

/// A message in a language, else in the default one; `None` if no language has it.
fn message(
    id: &str,
    arguments: &HashMap<Cow<'static, str>, FluentValue<'_>>,
    language: Language,
) -> Option<String> {
    #[cfg(any(test, debug_assertions))]
    if language == Language::MARKED {
        if id == "decimal-mark" {
            return Some(",".to_owned());
        }
        return Some(format!("⟦{}⟧", message(id, arguments, Language::DEFAULT)?));
    }
    // Fluent would negotiate the language anew for each message, which takes longer than the message.
    let (_, identifier) = IDENTIFIERS.iter().find(|(known, _)| *known == language)?;
    let of = |language| LOCALES.lookup_single_language(language, id, Some(arguments)).ok();
    of(identifier).or_else(|| of(LOCALES.fallback()))
}

/// A message of `locales/` with what goes into it; words are chosen only when it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    id: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

/// What goes into a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// As it is: a name, a move, a score already in words.
    Plain(String),
    /// A number, whose plural form the message chooses.
    Number(i64),
    /// A number of tenths, whose plural form the message chooses.
    Tenths(u32),
    /// A name that a template marks up where the message has it: `{{ told|before }}`, the name,
    /// `{{ told|after }}`.
    Slot(String),
    /// A number in figures, written as the language writes it.
    Numeral(Numeral),
    /// Another message.
    Message(Text),
}

impl Text {
    /// The message of an id.
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Puts a name, a number or another message into it.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// Puts a name into it that a template marks up, as a link or in bold.
    #[must_use]
    pub fn with_slot(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Argument::Slot(value.into()))
    }

    /// The same as a sentence of its own.
    #[must_use]
    pub fn sentence(&self) -> Self {
        Self::new("sentence").with("words", self.clone())
    }

    /// Several things, as they are told in a sentence: "a, b and c".
    pub fn list(items: impl IntoIterator<Item = impl Into<Argument>>) -> Self {
        let mut items = items.into_iter().peekable();
        let first = items.next().map_or_else(|| Argument::Plain(String::new()), Into::into);
        let mut all = Self::new("list-one").with("item", first);
        while let Some(item) = items.next() {
            let id = if items.peek().is_some() { "list-more" } else { "list-last" };
            all = Self::new(id).with("items", all).with("item", item);
        }
        all
    }

    /// The same with a mark in place of what is in a slot.
    fn cut(&self) -> Self {
        let cut = |argument: &Argument| match argument {
            Argument::Slot(_) => Argument::Slot(CUT.to_owned()),
            Argument::Message(message) => Argument::Message(message.cut()),
            other => other.clone(),
        };
        let arguments = self.arguments.iter().map(|(name, value)| (*name, cut(value)));
        Self { id: self.id, arguments: arguments.collect() }
    }

    /// The words.
    pub fn in_language(&self, language: Language) -> String {
        let arguments: HashMap<Cow<'static, str>, FluentValue<'_>> = self
            .arguments
            .iter()
            .map(|(name, value)| (Cow::Borrowed(*name), value.fluent(language)))
            .collect();
        message(self.id, &arguments, language).unwrap_or_else(|| self.id.to_owned())
    }
}

impl Argument {
    fn fluent(&self, language: Language) -> FluentValue<'_> {
        match self {
            #[cfg(any(test, debug_assertions))]
            Self::Plain(text) if language == Language::MARKED => {
                FluentValue::from(format!("⟪{text}⟫"))
            }
            Self::Plain(text) | Self::Slot(text) => FluentValue::from(text.as_str()),
            Self::Tenths(tenths) => FluentValue::from(f64::from(*tenths) / 10.0),
            Self::Number(number) => FluentValue::from(*number),
            Self::Numeral(numeral) => FluentValue::from(numeral.speak(language)),
            Self::Message(message) => FluentValue::from(message.in_language(language)),
        }
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Plain(text.to_owned())
    }
}

impl From<Numeral> for Argument {
    fn from(numeral: Numeral) -> Self {
        Self::Numeral(numeral)
    }
}

impl From<Text> for Argument {
    fn from(message: Text) -> Self {
        Self::Message(message)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )+};
}

numbers! { u8 u16 u32 i32 i64 }

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// What the filter `t` takes: the id of a message, or a message with its arguments.
pub trait Speak {
    /// The words in a language.
    fn speak(&self, language: Language) -> String;

    /// The words before what is in a slot, and those after it; without a slot all are before.
    fn around(&self, language: Language) -> (String, String) {
        (self.speak(language), String::new())
    }
}

impl Speak for Text {
    fn speak(&self, language: Language) -> String {
        self.in_language(language)
    }

    fn around(&self, language: Language) -> (String, String) {
        let words = self.cut().in_language(language);
        match words.split_once(CUT) {
            Some((before, after)) => (before.to_owned(), after.to_owned()),
            None => (words, String::new()),
        }
    }
}

impl Speak for str {
    fn speak(&self, language: Language) -> String {
        message(self, &HashMap::new(), language).unwrap_or_else(|| self.to_owned())
    }
}

impl<T: Speak + ?Sized> Speak for &T {
    fn speak(&self, language: Language) -> String {
        (**self).speak(language)
    }

    fn around(&self, language: Language) -> (String, String) {
        (**self).around(language)
    }
}

#[cfg(test)]
mod tests {
    use fluent_templates::Loader;

    use super::*;

    #[test]
    fn a_message_takes_names_and_numbers() {
        let text = Text::new("error-too-long").with("chars", 70_usize).with("max", 60_usize);
        assert_eq!(text.in_language(Language::DEFAULT), "Too long: 70 characters, at most 60.");
    }

    #[test]
    fn a_message_is_cut_where_a_name_is_marked_up() {
        let won = Text::new("result-won-time").with_slot("player", "Knecht");
        let told = Text::new("result-with-points").with("how", won).with("points", "3");
        let around = |before: &str, after: &str| (before.to_owned(), after.to_owned());
        assert_eq!(told.around(Language::DEFAULT), around("", " won on time, 3"));
        assert_eq!(told.in_language(Language::DEFAULT), "Knecht won on time, 3");
        let none = Text::new("save");
        assert_eq!(none.around(Language::DEFAULT), around("Save", ""));
    }

    #[test]
    fn a_list_is_told_as_in_a_sentence() {
        let list =
            |items: &[&str]| Text::list(items.iter().copied()).in_language(Language::DEFAULT);
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b", "c"]), "a, b, c");
    }

    #[test]
    fn every_language_has_a_folder_and_every_folder_is_a_language() {
        let languages = Language::ALL.iter().filter(|language| **language != Language::MARKED);
        let mut tags: Vec<String> = languages.map(|language| language.tag().to_owned()).collect();
        let mut folders: Vec<String> = LOCALES.locales().map(ToString::to_string).collect();
        tags.sort();
        folders.sort();
        assert_eq!(tags, folders);
    }

    #[test]
    fn an_unknown_message_shows_its_id_so_that_somebody_notices() {
        assert_eq!(Text::new("no-such-message").in_language(Language::DEFAULT), "no-such-message");
    }
}
