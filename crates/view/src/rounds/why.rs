//! Why two players meet, for the players; and why two others do not.

use std::collections::HashSet;

use domain::swiss::{RoundWorking, Seats, WhyNot, WorkedBracket, WorkedFailure, WorkedGame};
use domain::{EntryId, NameKey};
use rules::Seat;
use tournament::pairing::explanation::{ColourRule, Criterion};
use tournament::score::Score;
use words::Text;
use words::format::points_words;

use super::brackets::{criterion_id, failure_words};
use super::names::Names;

/// The question why two players do not meet, and its answer.
#[derive(Debug, Clone)]
pub struct WhyNotForm {
    /// Where it is asked.
    pub path: String,
    /// Who can be chosen: the entry, and the name.
    pub players: Vec<(EntryId, String)>,
    /// Who was chosen.
    pub chosen: Option<(EntryId, EntryId)>,
    pub answer: Option<WhyNotWords>,
}

/// The answer: for players, and with the rules.
#[derive(Debug, Clone)]
pub struct WhyNotWords {
    /// Who.
    pub title: Text,
    pub short: Text,
    /// The article.
    pub details: Option<Text>,
}

impl WhyNotForm {
    /// The question about a round, with the answer if two were chosen.
    pub(super) fn new(
        path: String,
        names: Names<'_>,
        asked: Option<((EntryId, EntryId), WhyNot)>,
    ) -> Self {
        let numbered = names.entries.iter().filter(|entry| entry.number.is_some());
        let mut players: Vec<_> = numbered.map(|entry| (entry.id, entry.name.clone())).collect();
        players.sort_by_cached_key(|(_, name)| NameKey::of(name));
        let answer = asked.as_ref().map(|((one, other), answer)| WhyNotWords {
            title: Text::new("why-not-of")
                .with("first", names.of(*one))
                .with("second", names.of(*other)),
            short: short_answer(names, answer),
            details: details(names, answer),
        });
        Self { path, players, chosen: asked.map(|(players, _)| players), answer }
    }

    /// Whether somebody is chosen, as the first or the second.
    pub fn is_chosen(&self, seat: Seat, entry: &EntryId) -> bool {
        self.chosen.is_some_and(|(one, other)| match seat {
            Seat::First => one == *entry,
            Seat::Second => other == *entry,
        })
    }
}

/// Why two players meet, in a sentence or two for themselves.
pub(crate) fn in_short(names: Names<'_>, working: &RoundWorking, game: &WorkedGame) -> Text {
    let pair = (game.first, game.second);
    let found = working.brackets.iter().enumerate().find_map(|(idx, bracket)| {
        let is_it = |one: &&(EntryId, EntryId)| [**one, (one.1, one.0)].contains(&pair);
        bracket.pairs.iter().find(is_it).map(|pair| (idx, bracket, *pair))
    });
    match found {
        None => Text::new("why-by-hand"),
        Some((idx, bracket, (one, other))) if bracket.moved_down.contains(&one) => {
            let above = working.brackets[..idx].iter();
            moved_down(names, above, (one, other), bracket.score)
        }
        Some((_, bracket, pair)) => same_score(names, bracket, pair),
    }
}

/// Both have the score of their bracket. Counted are those who found their opponent there.
fn same_score(names: Names<'_>, bracket: &WorkedBracket, pair: (EntryId, EntryId)) -> Text {
    let is_of_two = |pair: &&(EntryId, EntryId)| !bracket.moved_down.contains(&pair.0);
    let pairs: Vec<_> = bracket.pairs.iter().filter(is_of_two).collect();
    let paired: HashSet<EntryId> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
    let all: Vec<&EntryId> =
        bracket.residents.iter().filter(|entry| paired.contains(entry)).collect();
    let place = |entry: EntryId| all.iter().position(|one| **one == entry).map_or(0, |idx| idx + 1);
    let (higher, lower) = (place(pair.0), place(pair.1));
    let is_across = higher <= pairs.len() && lower > pairs.len();
    Text::new(if is_across { "why-same-score" } else { "why-same-half" })
        .with("counting", counting(names))
        .with("points", points_words(bracket.score))
        .with("players", all.len())
        .with("first", names.of(pair.0))
        .with("higher", higher)
        .with("second", names.of(pair.1))
        .with("lower", lower)
}

/// Whether players have the points they are paired on, or some count for pairing only.
fn counting(names: Names<'_>) -> &'static str {
    if names.is_by_pairing_score { "pairing" } else { "all" }
}

/// One came down from a higher score.
fn moved_down<'b>(
    names: Names<'_>,
    above: impl Iterator<Item = &'b WorkedBracket>,
    (one, other): (EntryId, EntryId),
    score: Score,
) -> Text {
    let home = above.into_iter().find(|bracket| bracket.residents.contains(&one));
    let is_odd = |home: &WorkedBracket| {
        !(home.residents.len() + home.moved_down.len()).is_multiple_of(2)
            && home.downfloaters.len() == 1
    };
    let id = if home.is_some_and(is_odd) { "why-moved-down-odd" } else { "why-moved-down-left" };
    Text::new(id)
        .with("counting", counting(names))
        .with("first", names.of(one))
        .with("more", points_words(home.map_or(score, |home| home.score)))
        .with("second", names.of(other))
        .with("less", points_words(score))
}

/// Why two players meet, and why they sit as they do.
pub(super) fn reasons(names: Names<'_>, working: &RoundWorking, game: &WorkedGame) -> Vec<Text> {
    let is_here = |bracket: &&WorkedBracket| {
        let is_it = |pair: &(EntryId, EntryId)| {
            [*pair, (pair.1, pair.0)].contains(&(game.first, game.second))
        };
        bracket.pairs.iter().any(is_it)
    };
    let Some(bracket) = working.brackets.iter().find(is_here) else {
        return vec![Text::new("why-by-hand"), seats_words(game.seats)];
    };
    let both = [game.first, game.second];
    let mut reasons = vec![Text::new("why-bracket").with("points", points_words(bracket.score))];
    let down = both.into_iter().filter(|entry| bracket.moved_down.contains(entry));
    reasons.extend(down.map(|entry| Text::new("why-moved-down").with("name", names.of(entry))));
    let concerns =
        |failure: &&WorkedFailure| failure.entries.iter().any(|entry| both.contains(entry));
    reasons.extend(
        bracket.failures.iter().filter(concerns).map(|failure| failure_words(names, failure)),
    );
    reasons.push(seats_words(game.seats));
    reasons
}

fn seats_words(seats: Seats) -> Text {
    Text::new(match seats {
        Seats::ByHand => "seats-by-hand",
        Seats::ByRule(ColourRule::BothPreferences) => "seats-both-preferences",
        Seats::ByRule(ColourRule::StrongerPreference) => "seats-stronger-preference",
        Seats::ByRule(ColourRule::LastDifference) => "seats-last-difference",
        Seats::ByRule(ColourRule::HigherRanked) => "seats-higher-ranked",
        Seats::ByRule(ColourRule::InitialColour) => "seats-initial-colour",
    })
}

fn short_answer(names: Names<'_>, answer: &WhyNot) -> Text {
    let about = |id, entry: EntryId| Text::new(id).with("name", names.of(entry));
    match answer {
        WhyNot::TheyMeet => Text::new("why-not-they-meet"),
        WhyNot::SamePlayer => Text::new("change-same-player"),
        WhyNot::ByHand(entry) => about("why-not-by-hand", *entry),
        WhyNot::Away(entry) => about("change-not-there", *entry),
        WhyNot::Met(round) => Text::new("why-not-met").with("round", *round),
        WhyNot::Forbidden => Text::new("why-not-forbidden"),
        WhyNot::BothNeed(Seat::First) => Text::new("why-not-both-first"),
        WhyNot::BothNeed(Seat::Second) => Text::new("why-not-both-second"),
        WhyNot::OthersLeftOver => Text::new("why-not-left-over"),
        WhyNot::ByeHigher(entry) => about("why-not-bye", *entry),
        WhyNot::Worse { score, criterion, entries, .. } => Text::new(worse_id(*criterion))
            .with("names", Text::list(entries.iter().map(|entry| names.of(*entry))))
            .with("points", points_words(*score)),
        WhyNot::LaterInOrder { .. } => Text::new("why-not-later"),
        WhyNot::Changed => Text::new("why-not-changed"),
    }
}

fn worse_id(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C6 => "why-not-more-down",
        Criterion::C7 => "why-not-higher-down",
        Criterion::C8 => "why-not-next-down",
        Criterion::C9 => "why-not-second-rest",
        Criterion::C10 | Criterion::C11 => "why-not-one-sided",
        Criterion::C12 | Criterion::C13 => "why-not-seats",
        Criterion::C14 | Criterion::C16 => "why-not-down-again",
        Criterion::C15 | Criterion::C17 | Criterion::C19 | Criterion::C21 => "why-not-up-again",
        Criterion::C18 | Criterion::C20 => "why-not-far-down",
    }
}

fn details(names: Names<'_>, answer: &WhyNot) -> Option<Text> {
    Some(match answer {
        WhyNot::Met(_) => Text::new("why-not-rule").with("rule", "C1"),
        WhyNot::BothNeed(_) => Text::new("why-not-rule").with("rule", "C3"),
        WhyNot::OthersLeftOver => Text::new("why-not-rule").with("rule", "C4"),
        WhyNot::ByeHigher(_) => Text::new("why-not-rule").with("rule", "C5"),
        WhyNot::Worse { score, criterion, entries, n_now } => {
            let is_more = entries.len() > *n_now;
            Text::new(if is_more { "why-not-criterion" } else { "why-not-others" })
                .with("points", points_words(*score))
                .with("criterion", Text::new(criterion_id(*criterion)))
                .with("names", Text::list(entries.iter().map(|entry| names.of(*entry))))
                .with("then", entries.len())
                .with("now", *n_now)
        }
        WhyNot::LaterInOrder { score } => {
            Text::new("why-not-order").with("points", points_words(*score))
        }
        WhyNot::TheyMeet
        | WhyNot::SamePlayer
        | WhyNot::ByHand(_)
        | WhyNot::Away(_)
        | WhyNot::Forbidden
        | WhyNot::Changed => return None,
    })
}
