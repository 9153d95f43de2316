//! The page of a board: who sits there, the result, what stands behind it, and its form.

mod badge;
mod board_form;
mod confirming;
mod consequences;
mod corrected;
mod hand_in;
mod keypad;
mod messages;
mod readings;
mod why;
mod withdrawal;

use askama::Template;
use rules::Seat;
use rules::readings::Readings;

pub use self::badge::Badge;
pub use self::board_form::BoardForm;
pub use self::confirming::TabletResultPage;
pub use self::corrected::CorrectedMark;
pub(super) use self::corrected::history_href;
pub use self::hand_in::{Claim, HandIn, HandInPage};
pub(super) use self::hand_in::{claim, late};
pub use self::keypad::{Comparison, KeypadAnswer, KeypadFault, KeypadPage};
pub use self::messages::{Scribe, refusals, result_complaints};
pub(super) use self::messages::{ending, refusal_words, score};
pub use self::readings::ReadingLine;
pub use self::why::Why;
use domain::accounts::{Access, Viewer};
use domain::pairings::{Pairing, Seating};
use domain::pies::PieRefusal;
use domain::ratings::RatingsMoved;
use domain::results::{
    Consequences, Decision, Grounds, Neighbour, Presence, Proposed, Recorded, RecordedOutcome,
    Refusal, Sitting,
};
use domain::standings::WallChart;
use domain::{GameId, PlayerId, SubmissionId, TournamentId};
use form::pies::OfferComplaint;
use form::results::{ResultComplaint, ResultForm};
use words::Text;
use words::format::moment;

use super::board::SmallBoard;
use super::games::{preview_at_end, side_words};
use super::pies::{PieSection, TypedPie};
use super::ratings::MovedView;
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

/// A board of a round.
#[derive(Template)]
#[template(path = "results/board.html")]
pub struct BoardPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The path of this page, where its forms go.
    pub path: String,
    pub round_path: String,
    /// The two players, the first one first.
    pub players: Vec<PlayerLine>,
    /// The result that counts.
    pub result: Option<ResultLine>,
    /// How its record ends.
    pub board: Option<SmallBoard>,
    /// Why these two meet, and what became of their ratings.
    pub why: Option<Why>,
    /// Whether it says something else than one before it did.
    pub is_corrected: bool,
    /// The forfeit that the table counts, where nothing was recorded.
    pub forfeit: Option<ForfeitLine>,
    /// What a withdrawal makes of this game.
    pub withdrawal: Vec<Text>,
    /// For those who may correct it: which rounds have been paired by this result.
    pub paired_on: Option<Text>,
    /// What is named and chosen before the game, where something is.
    pub pie: Option<PieSection>,
    /// Everything that was recorded, the newest first; a lone first result is no history.
    pub history: Vec<HistoryLine>,
    /// Where the log of the board is, for those who may read it.
    pub log: Option<String>,
    /// That the game is adjourned, or why what was asked for was not done.
    pub note: Option<Text>,
    /// What an arbiter may do about it: where the form goes, and its button.
    pub adjourn: Option<(&'static str, Text)>,
    /// The form, for those who may use it.
    pub form: Option<BoardForm>,
    /// What was handed in and does not count yet, for staff.
    pub claims: Vec<Claim>,
    /// Whether a claim can be taken as the result.
    pub may_take: bool,
    /// Where the game is played, if that is by link.
    pub link: Option<String>,
    /// What a player can do who came in by a link and sits here.
    pub hand_in: Option<HandIn>,
    /// What has just been saved at this board or another one.
    pub saved: Option<SavedLine>,
    /// Whose ratings a correction has just moved.
    pub changes: MovedView,
}

pages! { BoardPage }

/// A player at the board.
#[derive(Debug, Clone)]
pub struct PlayerLine {
    /// South or North, first or second; nothing before the sides are chosen.
    pub seat: Option<Text>,
    pub player: PlayerId,
    pub name: String,
}

/// A result in words.
#[derive(Debug, Clone)]
pub struct ResultLine {
    /// As it is written: 1–0.
    pub score: Text,
    /// Who won.
    pub winner: Option<String>,
    /// How, with a slot for who won, and the game points.
    pub how: Text,
    /// What stands behind it.
    pub backing: Badge,
    /// By whose word it counts.
    pub word: Text,
    /// The record.
    pub game: Option<GameId>,
}

/// A game that nobody plays any more.
#[derive(Debug, Clone)]
pub struct ForfeitLine {
    /// As it is written: +/–.
    pub score: Text,
    /// Who won.
    pub winner: Option<String>,
    /// How, with a slot for who won.
    pub how: Text,
}

/// A result among those that were recorded.
#[derive(Debug, Clone)]
pub struct HistoryLine {
    /// What it said.
    pub result: ResultLine,
    /// When, for machines.
    pub at: String,
    /// When, in words.
    pub when: Text,
    /// By whom, for those who work there.
    pub by: Option<Scribe>,
    /// Why the one before was wrong.
    pub reason: Option<String>,
    pub counts: bool,
    /// Whether it only takes the one before back.
    pub is_taken_back: bool,
}

/// What was saved at a board.
#[derive(Debug, Clone)]
pub struct SavedLine {
    /// What happened, with a slot for the board.
    pub told: Text,
    pub board: Text,
    /// Its page.
    pub path: String,
    /// The result as it is written.
    pub score: Text,
}

impl SavedLine {
    /// What counts now at the board of a round where something was saved just before.
    pub fn of(chart: &WallChart, round: u16, board: Option<u16>) -> Option<Self> {
        let is_there = |pairing: &&Pairing| pairing.round == round && Some(pairing.board) == board;
        let saved = chart.pairings.iter().find(is_there)?;
        let result = chart.results.get(&saved.id)?;
        Some(Self::new((chart.tournament.id, round, saved.board), result.decision))
    }

    fn new((tournament, round, board): (TournamentId, u16, u16), decision: Decision) -> Self {
        Self {
            told: Text::new("saved-result").with_slot("board", ""),
            board: Text::new("board-number").with("board", board),
            path: format!("/tournaments/{tournament}/rounds/{round}/boards/{board}"),
            score: messages::score(decision),
        }
    }
}

/// The rounds of a Swiss that have been paired since: a correction does not pair them anew.
fn paired_on(sitting: &Sitting) -> Option<Text> {
    let (round, last) = (sitting.pairing.round, sitting.n_paired);
    sitting.is_paired_on().then(|| {
        let text = Text::new("board-paired-on").with("rounds", last - round);
        text.with("from", round + 1).with("to", last)
    })
}

impl BoardPage {
    /// The page as `viewer` may see it, with an empty form.
    pub fn new(frame: Frame, sitting: &Sitting, viewer: &Viewer) -> Self {
        let access = viewer.access();
        let may_write = may_write(sitting, access);
        let form = may_write.then(|| BoardForm::new(sitting, access, ResultForm::from(sitting)));
        let (tournament, pairing) = (&sitting.tournament, &sitting.pairing);
        let round_path = format!("/tournaments/{}/rounds/{}", tournament.id, pairing.round);
        Self {
            head: TournamentHead::new(&sitting.event, tournament, heading(sitting), Tab::Rounds),
            frame,
            log: (access >= Access::Arbiter)
                .then(|| format!("{round_path}/boards/{}/audit", pairing.board)),
            path: format!("{round_path}/boards/{}", pairing.board),
            round_path,
            players: players(sitting),
            result: sitting.decided().map(|result| result_line(sitting, result)),
            board: sitting.game.as_ref().and_then(|game| preview_at_end(game.record.as_ref()?)),
            why: None,
            is_corrected: sitting.is_corrected(),
            forfeit: withdrawal::forfeit(sitting),
            withdrawal: withdrawal::notes(sitting),
            paired_on: paired_on(sitting).filter(|_| form.is_some()),
            pie: PieSection::new(sitting, viewer),
            history: history(sitting, access),
            note: is_adjourned(sitting)
                .then(|| Text::new("board-adjourned"))
                .or_else(|| viewer.bearer.and_then(|bearer| late(sitting, bearer))),
            adjourn: adjourn(sitting, access),
            claims: hand_in::claims_for_staff(sitting, access),
            may_take: access >= Access::Arbiter,
            link: sitting.link.map(|link| format!("/by-link/{}", link.id)),
            hand_in: viewer
                .bearer
                .filter(|_| form.is_none())
                .and_then(|bearer| HandIn::new(sitting, bearer)),
            form,
            saved: None,
            changes: MovedView::default(),
        }
    }

    /// The page with what was saved at a board of the round just before.
    #[must_use]
    pub fn after(self, sitting: &Sitting, board: Option<u16>) -> Self {
        let saved = sitting.round.iter().find(|one| Some(one.board) == board);
        let line = |saved: &Neighbour| {
            let at = (sitting.tournament.id, sitting.pairing.round, saved.board);
            Some(SavedLine::new(at, saved.decision?))
        };
        Self { saved: saved.and_then(line), ..self }
    }

    /// The page with why the two meet, and what became of their ratings.
    #[must_use]
    pub fn explained(self, sitting: &Sitting, grounds: &Grounds) -> Self {
        Self { why: Some(Why::new(sitting, grounds)), ..self }
    }

    /// The page whose form begins with what was handed in.
    #[must_use]
    pub fn beginning_with(
        self,
        sitting: &Sitting,
        from: Option<SubmissionId>,
        viewer: &Viewer,
    ) -> Self {
        let pending = sitting.pending();
        let found = pending.into_iter().find(|one| Some(one.id) == from);
        let Some(one) = found.filter(|_| self.form.is_some()) else {
            return self;
        };
        let form = ResultForm::from(sitting).beginning_with(one);
        Self { form: Some(BoardForm::new(sitting, viewer.access(), form)), ..self }
    }

    /// The page with why a game was not adjourned.
    #[must_use]
    pub fn not_adjourned(self) -> Self {
        Self { note: Some(Text::new("board-not-adjourned")), ..self }
    }

    /// The page of a board whose result cannot be undone any more.
    #[must_use]
    pub fn not_undone(self) -> Self {
        Self { note: Some(Text::new("board-not-undone")), ..self }
    }

    /// The page with whose ratings a correction moved.
    #[must_use]
    pub fn moved(self, moved: &RatingsMoved) -> Self {
        Self { changes: MovedView::of(moved), ..self }
    }

    /// The page with a form that was refused.
    #[must_use]
    pub fn refused(
        self,
        sitting: &Sitting,
        typed: (ResultForm, &[ResultComplaint]),
        refusals: &[Refusal],
        viewer: &Viewer,
    ) -> Self {
        let (form, complaints) = typed;
        let complaints =
            result_complaints(complaints).and(messages::refusals(refusals, &sitting.pairing.spec));
        let form = BoardForm::new(sitting, viewer.access(), form);
        Self { form: Some(form.refused(complaints, refusals)), ..self }
    }

    /// The page with what the record of its form may have meant.
    #[must_use]
    pub fn with_readings(mut self, sitting: &Sitting, found: Option<&Readings>) -> Self {
        if let Some((form, found)) = self.form.as_mut().zip(found) {
            form.readings = readings::lines(found, &sitting.pairing.spec);
            form.readings_remark = Some(readings::remark(found));
        }
        self
    }

    /// The page with what else a correction changes.
    #[must_use]
    pub fn asking(
        self,
        sitting: &Sitting,
        form: ResultForm,
        found: &Consequences,
        viewer: &Viewer,
    ) -> Self {
        let form = BoardForm::new(sitting, viewer.access(), form);
        Self { form: Some(form.asking(found)), ..self }
    }

    /// The page with a form whose record is a reading of the one that was handed in.
    #[must_use]
    pub fn with_reading_taken(self, sitting: &Sitting, form: ResultForm, viewer: &Viewer) -> Self {
        let form = BoardForm::new(sitting, viewer.access(), form);
        Self { form: Some(form.reading_taken()), ..self }
    }

    /// The page with a form from before the players changed their seats: who won has to be said
    /// again.
    #[must_use]
    pub fn reseated(
        self,
        sitting: &Sitting,
        (form, complaints): (ResultForm, &[ResultComplaint]),
        viewer: &Viewer,
    ) -> Self {
        let complaints = result_complaints(complaints).and(messages::reseated());
        let form = BoardForm::new(sitting, viewer.access(), form.reseated(sitting));
        Self { form: Some(form.refused(complaints, &[])), ..self }
    }

    /// The page with an offer or a choice that was refused.
    #[must_use]
    pub fn pie_refused(
        self,
        sitting: &Sitting,
        typed: TypedPie,
        found: (&[OfferComplaint], &[PieRefusal]),
    ) -> Self {
        Self { pie: self.pie.map(|pie| pie.refused(sitting, typed, found)), ..self }
    }

    /// The page with an offer or a choice that somebody else was faster than.
    #[must_use]
    pub fn pie_overtaken(self, sitting: &Sitting, typed: TypedPie) -> Self {
        Self { pie: self.pie.map(|pie| pie.overtaken(sitting, typed)), ..self }
    }

    /// The page with a form that somebody else was faster than. Sent once more, it corrects
    /// what they entered.
    #[must_use]
    pub fn overtaken(
        self,
        sitting: &Sitting,
        typed: (ResultForm, &[ResultComplaint]),
        proposed: &Proposed,
        viewer: &Viewer,
    ) -> Self {
        let (form, complaints) = typed;
        let form = BoardForm::new(sitting, viewer.access(), form);
        let complaints = result_complaints(complaints);
        Self { form: Some(form.overtaken(sitting, proposed, complaints)), ..self }
    }
}

fn is_adjourned(sitting: &Sitting) -> bool {
    sitting.decided().is_none() && sitting.is_adjourned
}

/// What an arbiter may do about a game without a result.
fn adjourn(sitting: &Sitting, access: Access) -> Option<(&'static str, Text)> {
    if access < Access::Arbiter {
        return None;
    }
    if is_adjourned(sitting) {
        return Some(("resume", Text::new("board-resume")));
    }
    sitting.is_adjournable().then(|| ("adjourn", Text::new("board-adjourn")))
}

/// First results are the scorekeepers', while the tournament runs and both players are there, not
/// by link; all else is the arbiters'.
pub(super) fn may_write(sitting: &Sitting, access: Access) -> bool {
    let is_first = sitting.decided().is_none();
    let is_running = !sitting.tournament.stage.is_over();
    let is_in_hall = sitting.presence() == Presence::Both && !sitting.waits_for_link();
    let needed =
        if is_first && is_running && is_in_hall { Access::Scorekeeper } else { Access::Arbiter };
    access >= needed
}

fn heading(sitting: &Sitting) -> Text {
    Text::new("board-title")
        .with("round", sitting.pairing.round)
        .with("board", sitting.pairing.board)
}

fn players(sitting: &Sitting) -> Vec<PlayerLine> {
    let line = |seat| PlayerLine {
        seat: (sitting.pairing.seating != Seating::Open).then(|| {
            Text::new("board-seat")
                .with("side", side_words(&sitting.pairing.spec, seat))
                .with("turn", messages::turn_words(seat))
        }),
        player: sitting.players[seat].player,
        name: sitting.players[seat].name.clone(),
    };
    Seat::ALL.into_iter().map(line).collect()
}

fn result_line(sitting: &Sitting, result: &Recorded) -> ResultLine {
    let decision = result.decision;
    let winner = match decision.outcome {
        RecordedOutcome::First => Some(Seat::First),
        RecordedOutcome::Second => Some(Seat::Second),
        RecordedOutcome::Draw | RecordedOutcome::Neither | RecordedOutcome::Open => None,
    };
    let winner = winner.map(|seat| sitting.players_of(result)[seat].name.clone());
    ResultLine {
        score: messages::score(decision),
        how: messages::how(decision, winner.as_deref()),
        winner,
        backing: Badge::of(result.backing()),
        word: hand_in::word_of(sitting, result),
        game: result.game,
    }
}

fn history(sitting: &Sitting, access: Access) -> Vec<HistoryLine> {
    let is_staff = access >= Access::Scorekeeper;
    let newest = sitting.decided().map(|newest| newest.id);
    let line = |result: &Recorded| HistoryLine {
        result: result_line(sitting, result),
        at: result.recorded_at.to_rfc3339(),
        when: moment(result.recorded_at, sitting.event.details.zone),
        by: result
            .recorded_by
            .and_then(|by| sitting.scribes.get(&by))
            .filter(|_| is_staff)
            .map(|by| Scribe::new(by)),
        reason: result.reason.clone(),
        counts: Some(result.id) == newest,
        is_taken_back: !result.is_decided(),
    };
    sitting.history.iter().rev().map(line).collect()
}
