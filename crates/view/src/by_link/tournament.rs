//! A tournament by link: on what terms, and its games that go on.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::accounts::{Access, Viewer};
use domain::by_link::{Delay, LinkGame, NextRound, Terms};
use domain::events::{Event, Visibility};
use domain::standings::WallChart;
use form::by_link::{TermsComplaint, TermsForm};
use rules::Seat;
use words::Text;
use words::complaints::Complaints;

use super::GameLine;
use super::messages::{halt_words, left_words};
use super::new::{TimeFields, delays, time_complaint};
use crate::accounts::Choice;
use crate::link_terms::{control_words, delay_words, next_words, not_by_link_words};
use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// The page.
#[derive(Template)]
#[template(path = "by_link/tournament.html")]
pub struct LinkTournamentPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// On what terms it is played; nothing in a hall.
    pub terms: Option<Vec<Text>>,
    /// Whether whoever looks can publish the event, without which no game begins.
    pub may_publish: bool,
    /// The games, those first that wait for an arbiter.
    pub games: Vec<BoardLine>,
    /// How many are shown, where there are more.
    pub shown: Option<Text>,
    /// The terms as a form, for those who set them.
    pub form: Option<TermsChoices>,
    pub complaints: Complaints,
}

/// A game at a board of a round.
#[derive(Debug, Clone)]
pub struct BoardLine {
    pub game: GameLine,
    /// "Round 2, board 3".
    pub at: Text,
    /// Why no clock runs.
    pub halt: Option<Text>,
    /// What both players have left, for arbiters.
    pub clocks: Option<[Text; 2]>,
}

/// What can be chosen.
#[derive(Debug, Clone)]
pub struct TermsChoices {
    pub time: TimeFields,
    pub next: Vec<Choice>,
    pub delays: Vec<Choice>,
}

pages! { LinkTournamentPage }

/// A tournament as it was found.
#[derive(Debug, Clone, Copy)]
pub struct LinkTournament<'a> {
    pub event: &'a Event,
    pub chart: &'a WallChart,
    pub terms: Option<Terms>,
    pub games: &'a [(LinkGame, Vec<Seat>)],
    pub n_games: Option<usize>,
    pub now: DateTime<Utc>,
}

impl LinkTournamentPage {
    pub fn new(
        frame: Frame,
        found: LinkTournament<'_>,
        viewer: &Viewer,
        form: Option<TermsForm>,
    ) -> Self {
        let LinkTournament { event, chart, terms, games, n_games, now } = found;
        let tournament = &chart.tournament;
        let head =
            TournamentHead::new(event, tournament, Text::new("link-tournament"), Tab::Overview);
        let is_arbiter = viewer.is_at_least(Access::Arbiter);
        let may_set = is_arbiter && !tournament.stage.is_over();
        let format = tournament.details.format;
        let form = form.unwrap_or_else(|| TermsForm::of(terms, format));
        let mut games: Vec<BoardLine> =
            games.iter().filter_map(|(game, own)| BoardLine::new(game, own, now)).collect();
        if !is_arbiter {
            for line in &mut games {
                line.clocks = None;
            }
        }
        games.sort_by_key(|line| (line.halt.is_none(), !line.game.is_own_turn));
        Self {
            head: head.named(tournament),
            may_publish: event.visibility == Visibility::Draft
                && viewer.is_at_least(Access::Organiser),
            terms: terms.map(told),
            shown: n_games.map(|all| {
                Text::new("link-some-shown").with("shown", games.len()).with("all", all)
            }),
            games,
            form: may_set.then(|| TermsChoices::new(&form, NextRound::of(format))),
            complaints: Complaints::default(),
            frame,
        }
    }

    /// The page with what is wrong with the terms.
    #[must_use]
    pub fn refused(self, found: &[TermsComplaint]) -> Self {
        let complaints = Complaints::new(found, |one| one.field(), |one| complaint_words(*one));
        Self { complaints, ..self }
    }
}

/// The time, how rounds follow, and how late watchers see games if they do.
fn told(terms: Terms) -> Vec<Text> {
    let delay = (terms.delay != Delay::default()).then(|| delay_words(terms.delay));
    [control_words(terms.control), next_words(terms.next)].into_iter().chain(delay).collect()
}

fn complaint_words(complaint: TermsComplaint) -> Text {
    Text::new(match complaint {
        TermsComplaint::Time(complaint) => return time_complaint(complaint),
        TermsComplaint::Delay => "link-no-such-delay",
        TermsComplaint::Refused(why) => return not_by_link_words(why),
    })
}

impl BoardLine {
    fn new(game: &LinkGame, own: &[Seat], now: DateTime<Utc>) -> Option<Self> {
        let at = game.at?;
        let playing = &game.playing;
        let left = |seat| left_words(playing.time(seat, now));
        Some(Self {
            at: Text::new("board-title").with("round", at.round).with("board", at.board),
            halt: playing.halt().map(halt_words),
            clocks: Some(Seat::ALL.map(left)),
            game: GameLine::new(game, own),
        })
    }
}

impl TermsChoices {
    fn new(form: &TermsForm, ways: [NextRound; 2]) -> Self {
        let hall = Choice {
            value: String::new(),
            label: Text::new("link-in-hall"),
            is_chosen: form.time.time.is_empty(),
        };
        let next = |next: NextRound| Choice {
            value: next.as_str().to_owned(),
            label: next_words(next),
            is_chosen: form.next == next.as_str(),
        };
        Self {
            time: TimeFields::new(&form.time, Some(hall)),
            next: ways.map(next).into(),
            delays: delays(&form.delay),
        }
    }
}
