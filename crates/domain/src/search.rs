//! Looking for anything by its name.

use super::NameKey;
use super::players::SoughtName;

/// The words that somebody looks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// As typed, without white space around them.
    pub typed: String,
    key: NameKey,
    sought: SoughtName,
}

/// The longest text that is looked for, in characters; what is beyond says nothing more.
const LONGEST: usize = 120;

impl Words {
    /// The words of a text; none if nothing was typed.
    pub fn of(text: &str) -> Option<Self> {
        let typed: String = text.trim().chars().take(LONGEST).collect();
        let key = NameKey::of(&typed);
        (!typed.is_empty()).then(|| Self { sought: SoughtName::of_key(&key), typed, key })
    }

    /// What is called so, in the order it has, but first that whose words begin with those that are looked for.
    ///
    /// ```
    /// use domain::search::Words;
    ///
    /// let names = vec!["Hanna Lind", "Linda Hahn", "Per Lindqvist", "Josef Knecht"];
    /// let found = Words::of("lind").unwrap().find(names, |name| name.to_string());
    /// assert_eq!(found, ["Hanna Lind", "Linda Hahn", "Per Lindqvist"]);
    /// let found = Words::of("ah").unwrap().find(vec!["Sarah", "Per Ahlm"], |name| name.to_string());
    /// assert_eq!(found, ["Per Ahlm", "Sarah"]);
    /// ```
    pub fn find<T>(&self, all: Vec<T>, name: impl Fn(&T) -> String) -> Vec<T> {
        let found = all.into_iter().map(|item| (NameKey::of(&name(&item)), item));
        let (first, then): (Vec<_>, Vec<_>) =
            found.filter(|(key, _)| self.sought.is_in(key)).partition(|(key, _)| self.begin(key));
        first.into_iter().chain(then).map(|(_, item)| item).collect()
    }

    /// Whether every word is the beginning of a word of a name.
    fn begin(&self, name: &NameKey) -> bool {
        let begins = |word| name.as_str().split(' ').any(|part| part.starts_with(word));
        self.key.as_str().split(' ').all(begins)
    }
}
