//! How a round was paired, in words: each pair, each bracket, and what could not be complied with.

use askama::Template;
use chrono::{DateTime, Utc};
use tournament::pairing::explanation::{ColourRule, Criterion, Reason};
use tournament::score::Score;

use crate::domain::EntryId;
use crate::domain::pairings::Pairing;
use crate::domain::results::Recorded;
use crate::domain::standings::WallChart;
use crate::domain::swiss::{
    ChangeRecord, RoundWorking, Seats, WorkedBracket, WorkedFailure, WorkedGame, corrected_since,
};
use crate::view::results::{history_href, score};
use crate::view::rounds::Paired;
use crate::view::rounds::changes::change_words;
use crate::view::text::Argument;
use crate::view::tournaments::TournamentHead;
use crate::view::{Frame, Text, filters};

/// How a published round was paired.
#[derive(Template)]
#[template(path = "rounds/working.html")]
pub struct WorkingPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub round_path: String,
    /// Results that were corrected after it was paired, as they stood then; and what was recorded.
    pub since: Vec<(Text, String)>,
    /// What the arbiter changed, and why.
    pub changes: Vec<(Text, String)>,
    /// Each game with its reasons.
    pub games: Vec<(Text, Vec<Text>)>,
    /// The brackets, from the highest score down.
    pub brackets: Vec<BracketLines>,
}

pages! { WorkingPage }

/// A bracket in words.
#[derive(Debug, Clone)]
pub struct BracketLines {
    /// Its score.
    pub title: Text,
    /// Who was in it and what became of them.
    pub facts: Vec<(Text, String)>,
    /// What could not be complied with.
    pub failures: Vec<Text>,
}

impl WorkingPage {
    /// The page of a round.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        (round, working): (u16, &RoundWorking),
        paired: &Paired,
    ) -> Self {
        let names = Names(chart);
        let game = |(board, game): (u16, &WorkedGame)| {
            let title = Text::new("working-board")
                .with("board", board)
                .with("first", names.of(game.first))
                .with("second", names.of(game.second));
            (title, reasons(names, working, game))
        };
        let change =
            |record: &ChangeRecord| (change_words(names, record.change), record.reason.clone());
        Self {
            round_path: format!("/tournaments/{}/rounds/{round}", chart.tournament.id),
            frame,
            head,
            since: paired.published_at.map_or_else(Vec::new, |at| since(chart, round, at)),
            changes: paired.changes.iter().map(change).collect(),
            games: (1..).zip(&working.games).map(game).collect(),
            brackets: bracket_lines(names, working),
        }
    }
}

/// The results that a round was paired by and that were corrected since.
fn since(chart: &WallChart, round: u16, published_at: DateTime<Utc>) -> Vec<(Text, String)> {
    let told = |(pairing, then): (&Pairing, &Recorded)| {
        let words = Text::new("working-paired-when")
            .with("round", round)
            .with("board", pairing.board)
            .with("earlier", pairing.round)
            .with("score", score(then.decision));
        (words, history_href(pairing))
    };
    corrected_since(chart, round, published_at).into_iter().map(told).collect()
}

/// The names of those who play.
#[derive(Debug, Clone, Copy)]
pub(super) struct Names<'a>(pub(super) &'a WallChart);

impl Names<'_> {
    pub(super) fn of(self, id: EntryId) -> String {
        let entry = self.0.entries.iter().find(|entry| entry.id == id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    }

    fn all(self, ids: &[EntryId]) -> String {
        ids.iter().map(|id| self.of(*id)).collect::<Vec<_>>().join(" · ")
    }
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

pub(super) fn points_words(score: Score) -> Text {
    Text::new("score-points").with("count", Argument::Tenths(score.tenths())).with("score", score)
}

pub(super) fn bracket_lines(names: Names<'_>, working: &RoundWorking) -> Vec<BracketLines> {
    let line = |bracket: &WorkedBracket| BracketLines {
        title: Text::new("bracket-title").with("points", points_words(bracket.score)),
        facts: facts(names, bracket),
        failures: bracket.failures.iter().map(|failure| failure_words(names, failure)).collect(),
    };
    working.brackets.iter().map(line).collect()
}

fn facts(names: Names<'_>, bracket: &WorkedBracket) -> Vec<(Text, String)> {
    let pairs = bracket.pairs.iter();
    let pairs: Vec<String> =
        pairs.map(|(one, other)| format!("{} – {}", names.of(*one), names.of(*other))).collect();
    let all = [
        ("bracket-moved-down", names.all(&bracket.moved_down)),
        ("bracket-residents", names.all(&bracket.residents)),
        ("bracket-pairs", pairs.join(" · ")),
        ("bracket-downfloaters", names.all(&bracket.downfloaters)),
    ];
    let said = all.into_iter().filter(|(_, names)| !names.is_empty());
    said.map(|(id, names)| (Text::new(id), names)).collect()
}

fn failure_words(names: Names<'_>, failure: &WorkedFailure) -> Text {
    let reason = match failure.reason {
        Reason::OddNumber => Text::new("reason-odd-number"),
        Reason::ColourCount { wanting, pairs } => {
            Text::new("reason-colour-count").with("wanting", wanting).with("pairs", pairs)
        }
        Reason::NoneBetter => Text::new("reason-none-better"),
    };
    Text::new("criterion-failure")
        .with("criterion", Text::new(criterion_id(failure.criterion)))
        .with("names", names.all(&failure.entries))
        .with("reason", reason)
}

fn criterion_id(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C6 => "criterion-6",
        Criterion::C7 => "criterion-7",
        Criterion::C8 => "criterion-8",
        Criterion::C9 => "criterion-9",
        Criterion::C10 => "criterion-10",
        Criterion::C11 => "criterion-11",
        Criterion::C12 => "criterion-12",
        Criterion::C13 => "criterion-13",
        Criterion::C14 => "criterion-14",
        Criterion::C15 => "criterion-15",
        Criterion::C16 => "criterion-16",
        Criterion::C17 => "criterion-17",
        Criterion::C18 => "criterion-18",
        Criterion::C19 => "criterion-19",
        Criterion::C20 => "criterion-20",
        Criterion::C21 => "criterion-21",
    }
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
