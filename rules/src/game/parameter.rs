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
    /// A whole number, which every spec of the family has.
    Size {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// One of these words.
    Word(&'static [&'static str]),
    /// Squares of the board, joined by `+`.
    Squares,
    /// Points, whole or half.
    Points,
}
