//! How a round was paired, in words: each pair, each bracket, and what could not be complied with.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::EntryId;
use domain::pages::Part;
use domain::pairings::Pairing;
use domain::results::Recorded;
use domain::standings::WallChart;
use domain::swiss::{Change, ChangeRecord, RoundWorking, WorkedGame, corrected_since};
use tournament::result::Bye;
use words::Text;

use crate::byes::bye_words;
use crate::parts::{PartLink, part_links};
use crate::results::{history_href, score};
use crate::rounds::Paired;
use crate::rounds::brackets::{BracketLines, bracket_lines};
use crate::rounds::changes::change_words;
use crate::rounds::names::Names;
use crate::rounds::why::{WhyNotForm, in_short, reasons};
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

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
    /// The games of a part, and last who has the bye, with the reasons.
    pub games: Vec<WorkingLine>,
    /// The parts of a long round.
    pub parts: Vec<PartLink>,
    /// Why two others do not meet, for those who may ask.
    pub why_not: Option<WhyNotForm>,
    /// The brackets, from the highest score down.
    pub brackets: Vec<BracketLines>,
}

pages! { WorkingPage }

/// A board with its reasons.
#[derive(Debug, Clone)]
pub struct WorkingLine {
    /// What other pages link to.
    pub anchor: String,
    /// Who meets whom.
    pub title: Text,
    /// Why, for the players.
    pub short: Text,
    /// Why, by the rules.
    pub reasons: Vec<Text>,
}

impl WorkingPage {
    /// A part of the page of a round.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        (round, page, working): (u16, usize, &RoundWorking),
        paired: &Paired,
    ) -> Self {
        let names = Names::new(chart);
        let part = Part::of(working.games.len(), page);
        let here = chart.pairings.iter().filter(|one| one.round == round);
        let boards: HashMap<(EntryId, EntryId), u16> =
            here.filter_map(|one| Some(((one.first, one.second?), one.board))).collect();
        let game = |game: &WorkedGame| {
            let pair = (game.first, game.second);
            // The players may have changed their sides.
            let board = boards.get(&pair).or_else(|| boards.get(&(pair.1, pair.0)));
            let board = board.copied().unwrap_or(0);
            WorkingLine {
                anchor: format!("board-{board}"),
                title: Text::new("working-board")
                    .with("board", board)
                    .with("first", names.of(game.first))
                    .with("second", names.of(game.second)),
                short: in_short(names, working, game),
                reasons: reasons(names, working, game),
            }
        };
        let change =
            |record: &ChangeRecord| (change_words(names, record.change), record.reason.clone());
        let path = format!("/tournaments/{}/rounds/{round}", chart.tournament.id);
        let is_last = part.all().last() == Some(part);
        let bye = is_last.then(|| bye(chart, round, paired)).flatten();
        Self {
            round_path: path.clone(),
            frame,
            head,
            since: paired.published_at.map_or_else(Vec::new, |at| since(chart, round, at)),
            changes: paired.changes.iter().map(change).collect(),
            games: working.games[part.rows()].iter().map(game).chain(bye).collect(),
            parts: part_links(part, ""),
            brackets: bracket_lines(names, working),
            why_not: Some(WhyNotForm::new(
                format!("{path}/working"),
                names,
                paired.why_not.clone(),
            )),
        }
    }

    /// The page for whoever may not ask why two do not meet.
    #[must_use]
    pub fn unasked(self) -> Self {
        Self { why_not: None, ..self }
    }
}

/// Who has the bye that the pairing gave, and why.
fn bye(chart: &WallChart, round: u16, paired: &Paired) -> Option<WorkingLine> {
    let is_it = |one: &&Pairing| one.round == round && one.bye == Some(Bye::PairingAllocated);
    let entry = chart.pairings.iter().find(is_it)?.first;
    let is_by_hand = paired.changes.iter().any(|record| match record.change {
        Change::Bye(one) => one == entry,
        Change::Swap(one, other) => [one, other].contains(&entry),
        Change::Fix(..) | Change::Forbid(..) | Change::Turn(..) => false,
    });
    Some(WorkingLine {
        anchor: "bye".to_owned(),
        title: Text::new("board-bye-of")
            .with("bye", bye_words(Bye::PairingAllocated, &chart.tournament.details.points))
            .with("player", Names::new(chart).of(entry)),
        short: Text::new(if is_by_hand { "why-by-hand" } else { "why-bye" }),
        reasons: if is_by_hand { Vec::new() } else { vec![Text::new("why-bye-rules")] },
    })
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
