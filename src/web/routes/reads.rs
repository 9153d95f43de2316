//! Parameters that several routes read, or that are many.

use crate::web::queries::Names;

pub(super) const PAGE: Names = &["page"];
/// The side of the board that a game is looked at from.
pub(super) const FROM: Names = &["from"];
pub(super) const STANDINGS: Names = &["after", "above", "below", "page"];

/// A list for programs.
pub(super) const LISTED: Names = &["after", "limit"];
/// The same, by a name.
pub(super) const SEARCHED: Names = &["q", "after", "limit"];
/// A tournament as it stood after a round, for programs.
pub(super) const AFTER: Names = &["after_round"];

pub(super) const GAMES: Names =
    &["name", "game", "opening", "shortest", "longest", "ending", "below"];
pub(super) const API_GAMES: Names =
    &["name", "game", "opening", "shortest", "longest", "ending", "after", "limit"];

pub(super) const CALCULATOR: Names = &[
    "system",
    "rating",
    "deviation",
    "volatility",
    "tau",
    "c",
    "k",
    "games_before",
    "reached_2400",
    "junior",
    "games",
    "pool",
    "first",
    "player",
    "first_player",
    "second",
    "opponent",
    "second_player",
    "on",
];
