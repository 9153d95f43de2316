//! What players say to each other: these phrases, each once in a game, and nothing else.

use crate::words::words;

/// Something that a player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phrase {
    Hello,
    GoodLuck,
    BackSoon,
    Slip,
    WellPlayed,
    Thanks,
}

words! { Phrase {
    Hello = "hello", GoodLuck = "good-luck", BackSoon = "back-soon", Slip = "slip",
    WellPlayed = "well-played", Thanks = "thanks",
} }
