//! A round, board by board.

mod brackets;
mod changes;
mod draft;
mod late;
mod messages;
mod names;
mod unpublish;
mod why;
mod working;

use askama::Template;
use chrono::{DateTime, Utc};
use tournament::result::{Bye, GameResult};
use tournament::withdrawal::Counting;

use self::changes::change_words;
pub(super) use self::names::Names;
use domain::accounts::{Access, Viewer};
use domain::clocks::RoundClock;
use domain::entries::Entry;
use domain::pages::Part;
use domain::pairings::{Pairing, Seating};
use domain::results::{Backing, Recorded};
use domain::standings::{WallChart, settled};
use domain::swiss::{ChangeRecord, WhyNot, idle, may_pair_late};
use domain::{EntryId, PlayerId};
use words::Text;
use words::format::moment;

use super::byes::bye_words;
use super::clocks::{ClockStrip, added_note};
use super::parts::{PartLink, part_links};
use super::prints::links::PrintLinks;
use super::results::{Badge, CorrectedMark, SavedLine};
use super::tournaments::{NextStep, TournamentHead, next_step};
use super::{Frame, filters};

pub use changes::{ChangePage, change_refusal};
pub use draft::{DraftPage, draft_refusal};
pub use late::LatePage;
use messages::n_published;
pub(super) use messages::{announced_words, won};
pub use messages::{result_words, round_heading, round_to_show};
pub use unpublish::unpublish_refusal;
pub use why::WhyNotForm;
pub(super) use why::in_short;
pub use working::{WorkingLine, WorkingPage};

#[derive(Template)]
#[template(path = "rounds/show.html")]
pub struct RoundPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Its number.
    pub round: u16,
    /// All rounds, to move on.
    pub rounds: Vec<RoundLink>,
    /// The rounds before and after, if there are.
    pub neighbours: (Option<String>, Option<String>),
    /// How far this round is.
    pub progress: Text,
    /// When it begins, if that is said.
    pub begins: Option<Text>,
    pub games: Vec<BoardLine>,
    /// The parts of a long list.
    pub parts: Vec<PartLink>,
    /// Whether any of them is struck, which wants an explanation.
    pub has_struck: bool,
    /// What the marks of moves mean.
    pub legend: Vec<Badge>,
    /// Who has no game, and what that is.
    pub byes: Vec<(Seated, Text)>,
    /// What the arbiter has changed by hand before it was published, and why.
    pub changes: Vec<(Text, String)>,
    /// Whether it is kept how it was paired.
    pub has_working: bool,
    /// Whether it can become a draft again, by this viewer.
    pub may_unpublish: bool,
    /// Where two without a game are paired.
    pub late: Option<String>,
    /// Where staff enters its results, as long as some are missing.
    pub enter: Option<String>,
    /// Where staff compares them with the slips, once all are in.
    pub check: Option<String>,
    /// What is to be done once every result is in, for those who may do it.
    pub next: Option<NextStep>,
    /// What has just been saved at the last open board.
    pub saved: Option<SavedLine>,
    /// The ways to what is printed.
    pub prints: Option<PrintLinks>,
    /// Where its games are, if they are played by link: their results come by themselves.
    pub by_link: Option<String>,
    /// Its clock, if it was started, or can be.
    pub clock: Option<ClockStrip>,
}

pages! { RoundPage }

/// What is known of a round that was paired by itself.
#[derive(Debug, Clone, Default)]
pub struct Paired {
    /// What the arbiter has changed by hand.
    pub changes: Vec<ChangeRecord>,
    /// When it was published, if it is kept how it was paired.
    pub published_at: Option<DateTime<Utc>>,
    /// Whether it can become a draft again, by whoever looks.
    pub may_unpublish: bool,
    /// Two players somebody asked about, and why they do not meet.
    pub why_not: Option<((EntryId, EntryId), WhyNot)>,
}

/// The way to a round.
#[derive(Debug, Clone)]
pub struct RoundLink {
    pub href: String,
    /// Its number.
    pub round: u16,
    /// What it is called, with how far it is, for those who only hear the page.
    pub label: Text,
    pub is_current: bool,
    /// Whether every result is in.
    pub is_complete: bool,
    pub begins: Option<Text>,
}

/// One game.
#[derive(Debug, Clone)]
pub struct BoardLine {
    pub board: u16,
    /// Its page.
    pub href: String,
    /// Who moves first.
    pub first: Seated,
    /// Who moves second.
    pub second: Seated,
    /// The winner's side is `won`.
    pub won: (&'static str, &'static str),
    /// The result, as on a wall chart.
    pub result: Text,
    /// Whether the viewer can enter it, and it is not there.
    pub is_to_enter: bool,
    /// That its result was corrected.
    pub corrected: Option<CorrectedMark>,
    /// What is to be known about it.
    pub notes: Vec<Text>,
    /// Whether it brings no points, since a player left early.
    pub is_struck: bool,
    /// What its moves show.
    pub backing: Option<Badge>,
    /// What the link to the board's page says.
    pub link: Text,
}

/// Somebody at a board.
#[derive(Debug, Clone)]
pub struct Seated {
    pub player: PlayerId,
    pub name: String,
    pub rating: Option<u16>,
}

impl RoundPage {
    /// A round that there is; `None` for any other.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        viewer: &Viewer,
        (round, page): (u16, usize),
    ) -> Option<Self> {
        let n_rounds = n_published(chart);
        if round == 0 || round > n_rounds {
            return None;
        }
        let here = |pairing: &&Pairing| pairing.round == round;
        let pairings = || chart.pairings.iter().filter(here);
        let byes = pairings().filter(|pairing| pairing.second.is_none());
        let boards: Vec<&Pairing> = pairings().filter(|one| one.second.is_some()).collect();
        let part = Part::of(boards.len(), page);
        let shown = boards[part.rows()].iter();
        let games: Vec<BoardLine> =
            shown.filter_map(|pairing| board_line(chart, viewer, pairing)).collect();
        let enter = enter_href(chart, viewer, round).filter(|_| !games.is_empty());
        Some(Self {
            frame,
            head,
            round,
            rounds: (1..=n_rounds).map(|other| round_link(chart, other, round)).collect(),
            neighbours: neighbours(chart, round),
            progress: progress_words(chart, round),
            begins: begins(chart, round),
            has_struck: games.iter().any(|game| game.is_struck),
            legend: Badge::legend(pairings().filter_map(|pairing| backing(chart, pairing))),
            games,
            parts: part_links(part, ""),
            byes: byes.filter_map(|bye| bye_line(chart, bye)).collect(),
            changes: Vec::new(),
            has_working: false,
            may_unpublish: false,
            late: late_href(chart, viewer, round),
            enter: enter.clone().filter(|_| !is_complete(chart, round)),
            check: enter
                .filter(|_| is_complete(chart, round))
                .map(|path| format!("{path}?mode=rekey")),
            next: is_complete(chart, round).then(|| next_step(chart, viewer)).flatten(),
            saved: None,
            prints: None,
            clock: None,
            by_link: None,
        })
    }

    /// The page of a round that was paired by itself: what was changed by hand in it, whether it is
    /// kept how it was paired, and what an arbiter can do.
    #[must_use]
    pub fn paired(self, chart: &WallChart, viewer: &Viewer, paired: &Paired) -> Self {
        let names = Names::new(chart);
        // How it was paired tells the results before it.
        let is_silent = chart.tournament.is_silent(self.round - 1, viewer.eyes());
        let change =
            |record: &ChangeRecord| (change_words(names, record.change), record.reason.clone());
        Self {
            changes: paired.changes.iter().map(change).collect(),
            has_working: paired.published_at.is_some() && !is_silent,
            may_unpublish: paired.may_unpublish,
            ..self
        }
    }

    /// The page with what was saved at a board just before.
    #[must_use]
    pub fn after(self, saved: Option<SavedLine>) -> Self {
        Self { saved, ..self }
    }
}

impl RoundPage {
    /// The page with the ways to what is printed.
    #[must_use]
    pub fn printing(self, prints: PrintLinks) -> Self {
        Self { prints: Some(prints), ..self }
    }

    /// The page with the way to the games.
    #[must_use]
    pub fn by_link(self) -> Self {
        let by_link = Some(format!("/tournaments/{}/by-link", self.head.id));
        Self { by_link, enter: None, ..self }
    }

    /// The page with the clock of the round, and what was added for single boards.
    #[must_use]
    pub fn timed(
        mut self,
        chart: &WallChart,
        clock: &RoundClock,
        (viewer, now): (&Viewer, DateTime<Utc>),
    ) -> Self {
        let is_complete = is_complete(chart, self.round);
        // A board that has its result needs no time.
        let here = chart.open_games().into_iter().filter(|one| one.round == self.round);
        for pairing in here {
            let line = self.games.iter_mut().find(|game| game.board == pairing.board);
            if let (Some(line), Some(note)) = (line, added_note(clock, pairing)) {
                line.notes.push(note);
            }
        }
        let strip = ClockStrip::new(chart, clock, (viewer, now), "round");
        Self { clock: strip.filter(|_| !is_complete), ..self }
    }
}

fn bye_line(chart: &WallChart, pairing: &Pairing) -> Option<(Seated, Text)> {
    let who = seated(chart, pairing.first)?;
    let bye = pairing.bye?;
    let words = bye_words(bye, &chart.tournament.details.points);
    let told = match bye {
        Bye::Free => Text::new("board-bye"),
        _ => Text::new("board-bye-of").with("bye", words),
    };
    let told = told.with_slot("player", who.name.as_str());
    Some((who, told))
}

fn begins(chart: &WallChart, round: u16) -> Option<Text> {
    let begins = chart.schedule.moment(round)?;
    Some(moment(begins, chart.schedule.zone()))
}

/// The rounds before and after, if there are.
fn neighbours(chart: &WallChart, round: u16) -> (Option<String>, Option<String>) {
    let href = |round: u16| round_href(chart, round);
    let is_last = round >= n_published(chart);
    ((round > 1).then(|| href(round - 1)), (!is_last).then(|| href(round + 1)))
}

fn round_href(chart: &WallChart, round: u16) -> String {
    format!("/tournaments/{}/rounds/{round}", chart.tournament.id)
}

/// Where those who enter results do so for a whole round.
fn enter_href(chart: &WallChart, viewer: &Viewer, round: u16) -> Option<String> {
    let is_staff = viewer.is_at_least(Access::Scorekeeper);
    is_staff.then(|| format!("{}/enter", round_href(chart, round)))
}

fn round_link(chart: &WallChart, round: u16, current: u16) -> RoundLink {
    let is_complete = is_complete(chart, round);
    let label = if is_complete { Text::new("round-complete") } else { Text::new("round-open") };
    RoundLink {
        href: round_href(chart, round),
        round,
        label: label.with("round", round),
        is_current: round == current,
        is_complete,
        begins: begins(chart, round),
    }
}

fn is_complete(chart: &WallChart, round: u16) -> bool {
    let (done, all) = chart.progress(round);
    done == all
}

fn progress_words(chart: &WallChart, round: u16) -> Text {
    let (done, all) = chart.progress(round);
    Text::new("progress").with("done", done).with("all", all)
}

fn board_line(chart: &WallChart, viewer: &Viewer, pairing: &Pairing) -> Option<BoardLine> {
    let settled = settled(&chart.table, &chart.entries, pairing)?;
    let result = settled.pairing.result;
    let recorded = chart.results.get(&pairing.id);
    let own = recorded.map_or(GameResult::Pending, |recorded| recorded.decision.game_result());
    let is_struck = settled.counting == Counting::Struck;
    let struck = is_struck.then(|| Text::new("round-struck"));
    let by_withdrawal = (own == GameResult::Pending && result != GameResult::Pending)
        .then(|| Text::new("board-forfeit-by-withdrawal"));
    let is_uncut = pairing.seating == Seating::Open && result == GameResult::Pending;
    let sides = is_uncut.then(|| Text::new("round-sides-open"));
    let late = pairing.is_late.then(|| Text::new("round-late"));
    let is_adjourned = result == GameResult::Pending && chart.is_adjourned(pairing.id);
    let adjourned = is_adjourned.then(|| Text::new("round-adjourned"));
    let link = match result {
        GameResult::Pending => Text::new("board-enter"),
        _ => Text::new("board-look"),
    };
    Some(BoardLine {
        board: pairing.board,
        href: format!("{}/boards/{}", round_href(chart, pairing.round), pairing.board),
        first: seated(chart, pairing.first)?,
        second: seated(chart, pairing.second?)?,
        won: won(result),
        result: announced_words(chart, pairing, result),
        is_to_enter: result == GameResult::Pending && viewer.is_at_least(Access::Scorekeeper),
        corrected: CorrectedMark::of(chart, pairing),
        notes: [by_withdrawal, sides, late, adjourned, struck].into_iter().flatten().collect(),
        is_struck,
        backing: recorded.map(Recorded::backing).and_then(Badge::of_checked),
        link: link.with("board", pairing.board),
    })
}

/// Where arbiters pair two who have no game.
pub(super) fn late_href(chart: &WallChart, viewer: &Viewer, round: u16) -> Option<String> {
    let is_open = viewer.is_at_least(Access::Arbiter) && may_pair_late(chart, round);
    let is_wanted = is_open && idle(chart, round).len() > 1;
    is_wanted.then(|| format!("{}/late", round_href(chart, round)))
}

fn backing(chart: &WallChart, pairing: &Pairing) -> Option<Backing> {
    chart.results.get(&pairing.id).map(Recorded::backing)
}

fn seated(chart: &WallChart, id: EntryId) -> Option<Seated> {
    let entry: &Entry = chart.entry_of(id)?;
    Some(Seated { player: entry.player, name: entry.name.clone(), rating: entry.rating })
}
