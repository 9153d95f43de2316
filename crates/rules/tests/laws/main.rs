//! Laws that every position and every record obeys, on random games.
//!
//! A game gets them all by one file with a call of [`laws!`].

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[path = "../../../../tests/support/extent.rs"]
mod extent;
#[macro_use]
mod laws;

mod bohnenspiel;
mod glass_bead_challenge;
mod glass_bead_game;
mod oware;
mod text;

/// A game without laws does not compile.
macro_rules! each_game_has_laws {
    ($($(#[$doc:meta])* $Game:ident in $game:ident;)+) => {
        $(#[allow(unused_imports, reason = "that it is there is enough")]
        use self::$game as _;)+
    };
}

rules::games!(each_game_has_laws);
