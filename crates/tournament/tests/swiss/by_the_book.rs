//! C.04.3 word by word: every candidate of a bracket in the order in which it is generated, scored
//! straight from the criteria. Slow, and written without a look at the engine.
//!
//! Source: `docs/spec/swiss.md`, whose sections are named as in the rules.

pub(crate) mod bracket;
pub(crate) mod candidates;
pub(crate) mod colours;
pub(crate) mod criteria;
pub(crate) mod field;
pub(crate) mod matching;
pub(crate) mod round;
