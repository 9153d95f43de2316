//! Games by link in sentences.

use super::details::Fact;
use super::sentence::{Name, Sentence};
use super::words::spec_of;
use crate::domain::audit::{
    ChallengeFacts, LinkGameEnd, LinkGameFacts, LinkGameRuled, RulingFacts, TermFacts,
};
use crate::domain::by_link::NextRound;
use crate::domain::{ChallengeId, LinkGameId};
use crate::view::Text;
use crate::view::link_terms::{control_words, next_words};

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
    let of = Sentence::new("audit-link-game-ended").naming("game", named(ended.link_game));
    of.with("plies", ended.plies)
}

fn named(id: LinkGameId) -> Name {
    Name::own(id.to_string()).at(format!("/by-link/{id}"))
}

pub(super) fn ruled(ruled: &LinkGameRuled) -> Sentence {
    let id = match ruled.ruling {
        RulingFacts::Extend { .. } => "audit-link-game-extended",
        RulingFacts::Stop => "audit-link-game-stopped",
        RulingFacts::GoOn => "audit-link-game-went-on",
        RulingFacts::Adjudicate { .. } => "audit-link-game-adjudicated",
    };
    let told = Sentence::new(id).naming("game", named(ruled.link_game));
    let told = told.with("reason", ruled.reason.as_str());
    match &ruled.ruling {
        RulingFacts::Extend { minutes, .. } => told.with("minutes", *minutes),
        _ => told,
    }
}

/// On what terms a tournament is played.
pub(super) fn terms(terms: Option<&TermFacts>) -> Vec<Fact> {
    let time = terms.and_then(|terms| terms.time_control.parse().ok()).map(control_words);
    let next = terms.and_then(|terms| NextRound::parse(&terms.next_round)).map(next_words);
    let or_none = |words: Option<Text>| words.unwrap_or(Text::new("link-in-hall"));
    vec![Fact::new("link-time", or_none(time)), Fact::new("link-next", or_none(next))]
}
