//! Enums that are one word each, in tables and forms.

/// `ALL`, `as_str` and `parse` of an enum, from its list of words.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal,)+ }) => {
        impl $name {
            /// Every one.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The word in tables and forms.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// Reads the word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }
    };
}

pub(super) use words;
