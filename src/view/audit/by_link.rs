//! Games by link in sentences.

use super::sentence::{Name, Sentence};
use super::words::spec_of;
use crate::domain::ChallengeId;
use crate::domain::audit::{ChallengeFacts, LinkGameEnd, LinkGameFacts};

pub(super) fn made(made: &ChallengeFacts) -> Sentence {
    Sentence::new("audit-challenge-made")
        .with("number", made.challenge.0)
        .with("game", spec_of(&made.spec))
}

pub(super) fn withdrawn(challenge: ChallengeId) -> Sentence {
    Sentence::new("audit-challenge-withdrawn").with("number", challenge.0)
}

pub(super) fn begun(begun: &LinkGameFacts) -> Sentence {
    Sentence::new("audit-link-game-begun")
        .with("number", begun.link_game.0)
        .with("game", spec_of(&begun.spec))
}

pub(super) fn ended(ended: &LinkGameEnd) -> Sentence {
    let number = Name::own(ended.link_game.to_string()).at(format!("/by-link/{}", ended.link_game));
    Sentence::new("audit-link-game-ended").naming("game", number).with("plies", ended.plies)
}
