use std::fmt;

/// One part of a spec after its family: the size, or an option.
///
/// What a form asks for, and what it puts together again: the size follows the colon, and each
/// option a comma, in the order of [`Rules::PARAMETERS`](super::Rules::PARAMETERS).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// The name of an option, as in `komi`; a size is written without it.
    pub name: &'static str,
    /// Which values it takes.
    pub takes: Takes,
}

/// Which values a parameter takes. An option that is left out has none of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// One of these, which every spec of the family has.
    Size(&'static [Sizes]),
    /// One of these words.
    Word(&'static [&'static str]),
    /// Cells of the board, joined by `+`.
    Cells,
    /// Points, whole or half.
    Points,
}

/// Sizes of one kind of board: whole numbers, each perhaps after a word.
///
/// `Display` is the range, as in `5 to 19` and `hex4 to hex9`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// What each is written after.
    pub prefix: &'static str,
    /// The smallest.
    pub least: u8,
    /// The largest.
    pub most: u8,
}

impl Sizes {
    /// All of them as they are written, from the smallest on.
    pub fn all(self) -> impl Iterator<Item = String> {
        (self.least..=self.most).map(move |size| format!("{}{size}", self.prefix))
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { prefix, least, most } = self;
        write!(f, "{prefix}{least} to {prefix}{most}")
    }
}
