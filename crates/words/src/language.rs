//! The languages that pages are drawn in. `docs/adding-a-language.md` says how one is added.

mod addresses;

/// A language that the program speaks. Its texts are the folder `locales/` + its tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
    name: &'static str,
}

impl Language {
    /// Every language: its tag, which is also its folder, and its name in itself.
    pub const ALL: &[Self] = &[
        Self { tag: "en", name: "English" },
        Self { tag: "de", name: "Deutsch" },
        Self { tag: "it", name: "Italiano" },
        #[cfg(any(test, debug_assertions))]
        Self::MARKED,
    ];

    /// The language of files, and of visits that ask for none of the languages above.
    pub const DEFAULT: Self = Self::ALL[0];

    /// English with ⟦marks⟧ around every message, for tests: what is not marked is no message.
    #[cfg(any(test, debug_assertions))]
    pub const MARKED: Self = Self { tag: "en-x-marked", name: "⟦English⟧" };

    /// Those that people speak.
    pub fn spoken() -> impl Iterator<Item = &'static Self> {
        Self::ALL.iter().filter(|language| !language.tag.contains("-x-"))
    }

    /// Its tag by BCP 47, for `lang` in pages.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The language that fits best to the tags that a visitor asks for, the most wanted first.
    ///
    /// A tag that there is not is tried without its last part: `de-AT` is served by `de`
    /// (RFC 4647 §3.4).
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        wanted.into_iter().find_map(Self::lookup).unwrap_or(Self::DEFAULT)
    }

    fn lookup(tag: &str) -> Option<Self> {
        let mut parts = std::iter::successors(Some(tag), |tag| Some(tag.rsplit_once('-')?.0));
        let known = |tag: &str| Self::ALL.iter().find(|known| known.tag.eq_ignore_ascii_case(tag));
        parts.find_map(known).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(wanted: &str, best: Language) {
        assert_eq!(Language::best(wanted.split(' ')), best, "{wanted}");
    }

    #[test]
    fn the_most_wanted_language_that_there_is_is_taken() {
        check("en", Language::DEFAULT);
        check("EN-gb", Language::DEFAULT);
        check("xx en-x-marked en", Language::MARKED);
        check("en-x-marked-more en", Language::MARKED);
        check("en en-x-marked", Language::DEFAULT);
    }

    #[test]
    fn a_visit_that_asks_for_nothing_known_gets_the_first() {
        check("", Language::DEFAULT);
        check("*", Language::DEFAULT);
        check("xx xx-YY", Language::DEFAULT);
    }
}
