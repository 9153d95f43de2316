//! Games by link in sentences.

use chrono::TimeDelta;
use domain::audit::{
    ChallengeFacts, LinkGameEnd, LinkGameFacts, LinkGameRated, LinkGameRelinked, LinkGameRuled,
    RulingFacts, TermFacts,
};
use domain::by_link::{Delay, NextRound};
use domain::results::{EndKind, Ending};
use domain::{ChallengeId, LinkGameId};
use words::Text;

use super::details::Fact;
use super::messages::spec_of;
use super::naming::Naming;
use super::sentence::{Name, Sentence};
use crate::link_terms::{control_words, delay_words, next_words, span_words};
use crate::results::ending;

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
    let how = match (ended.ending, ended.known_by) {
        (Ending::Adjudication, Some(EndKind::Moves)) => Text::new("ending-by-moves"),
        (how, _) => ending(how),
    };
    Sentence::new("audit-link-game-ended")
        .naming("game", named(ended.link_game))
        .with("plies", ended.plies)
        .with("outcome", Text::new("audit-link-outcome").with("outcome", ended.outcome.as_str()))
        .with("ending", how)
}

pub(super) fn rated(rated: &LinkGameRated, naming: Naming<'_>) -> Sentence {
    Sentence::new("audit-link-game-rated")
        .naming("game", named(rated.link_game))
        .naming("first", naming.player(rated.first))
        .naming("second", naming.player(rated.second))
}

fn named(id: LinkGameId) -> Name {
    Name::own(id.to_string()).at(format!("/by-link/{id}"))
}

pub(super) fn ruled(ruled: &LinkGameRuled) -> Sentence {
    let told = match &ruled.ruling {
        RulingFacts::Extend { seat, minutes } => Sentence::new("audit-link-game-extended")
            .with("seat", Text::new("audit-link-seat").with("seat", seat.as_str()))
            .with("span", span_words(TimeDelta::minutes(*minutes))),
        RulingFacts::Stop => Sentence::new("audit-link-game-stopped"),
        RulingFacts::GoOn => Sentence::new("audit-link-game-went-on"),
        RulingFacts::TakeNames => Sentence::new("audit-link-game-names-taken"),
        RulingFacts::Adjudicate { outcome } => Sentence::new("audit-link-game-adjudicated")
            .with("outcome", Text::new("audit-link-outcome").with("outcome", outcome.as_str())),
    };
    told.naming("game", named(ruled.link_game)).with("reason", ruled.reason.as_str())
}

pub(super) fn game_relinked(relinked: &LinkGameRelinked) -> Sentence {
    let told = match &relinked.seat {
        Some(seat) => Sentence::new("audit-link-seat-relinked")
            .with("seat", Text::new("audit-link-seat-of").with("seat", seat.as_str())),
        None => Sentence::new("audit-link-game-relinked"),
    };
    told.naming("game", named(relinked.link_game))
}

pub(super) fn game_withdrawn(game: LinkGameId) -> Sentence {
    Sentence::new("audit-link-game-withdrawn").naming("game", named(game))
}

/// On what terms a tournament is played.
pub(super) fn terms(terms: Option<&TermFacts>) -> Vec<Fact> {
    let time = terms.and_then(|terms| terms.time_control.parse().ok()).map(control_words);
    let next = terms.and_then(|terms| NextRound::parse(&terms.next_round)).map(next_words);
    let or_none = |words: Option<Text>| words.unwrap_or(Text::new("link-in-hall"));
    let delay = terms.and_then(|terms| Delay::new(terms.delay)).map(delay_words);
    let facts = [("link-time", time), ("link-next", next), ("link-delay", delay)];
    facts.map(|(name, words)| Fact::new(name, or_none(words))).into()
}
