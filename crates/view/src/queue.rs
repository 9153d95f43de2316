//! What waits for an arbiter, each with what can be done about it.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::accounts::Viewer;
use domain::entries::Entry;
use domain::pairings::Pairing;
use domain::player_accounts::{AskedAccount, NotConfirmed};
use domain::queue::{AtBoard, Decision, Floor, Item, Queue, Why};
use domain::results::{Ending, RecordedOutcome, Refused, only_ending};
use domain::zone::Zone;
use domain::{EventId, ResultId};
use form::queue::{RulingComplaint, RulingForm, word};
use rules::Seat;
use words::Text;
use words::complaints::Complaints;
use words::format::moment;

use super::clocks::ClockStrip;
use super::results::{Claim, claim, refusal_words};
use super::{Frame, filters};

#[derive(Template)]
#[template(path = "queue/show.html")]
pub struct QueuePage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub items: Vec<ItemLine>,
    /// How many of them are calls: the page rings when there are more.
    pub n_calls: usize,
    /// The rounds that are played now.
    pub rounds: Vec<RoundCard>,
    /// Their clocks.
    pub clocks: Vec<ClockStrip>,
    /// Accounts that wait to be confirmed: where, what they say, and since when.
    pub asked: Vec<(String, Text, Text)>,
    /// What happened to a ruling that was not stored.
    pub refusal: Option<Text>,
}

pages! { QueuePage }

/// Something that waits.
#[derive(Debug, Clone)]
pub struct ItemLine {
    /// By what the page knows it again.
    pub id: String,
    pub board: Option<u16>,
    pub names: Vec<String>,
    pub tournament: String,
    pub round: Option<Text>,
    pub why: Text,
    pub class: &'static str,
    pub waits: Text,
    pub since: Text,
    /// The page of the board.
    pub href: Option<String>,
    /// Where a round is paired.
    pub pair: Option<String>,
    /// Where an answered call goes.
    pub answer: Option<String>,
    pub ruling: Option<RulingFields>,
    /// What came in after the result counted, which an arbiter keeps or changes.
    pub late: Option<LateEntry>,
}

/// What came in after a result counted.
#[derive(Debug, Clone)]
pub struct LateEntry {
    pub claims: Vec<Claim>,
    /// Where the result is kept.
    pub keep: String,
}

/// What can be decided at a board.
#[derive(Debug, Clone)]
pub struct RulingFields {
    pub tournament: i32,
    pub round: u16,
    pub board: u16,
    pub made_from: Option<ResultId>,
    /// What was handed in.
    pub claims: Vec<(String, Claim, bool)>,
    /// Decisions of the arbiter's own: value, words with a slot for the player, the player, chosen.
    pub own: Vec<(String, Text, Option<String>, bool)>,
    pub reason: String,
    pub complaints: Complaints,
    /// Whether it stands open.
    pub is_open: bool,
}

/// A round that is played now.
#[derive(Debug, Clone)]
pub struct RoundCard {
    pub tournament: String,
    pub title: Text,
    pub progress: (usize, usize),
    pub told: Text,
    pub href: String,
    /// Where results are entered from paper, or games by link are, and what that is called.
    pub way: (String, Text),
}

impl QueuePage {
    pub fn new(
        frame: Frame,
        queue: &Queue,
        form: &RulingForm,
        (viewer, now): (&Viewer, DateTime<Utc>),
    ) -> Self {
        let zone = queue.event.details.zone;
        let line = |item: &Item| line(queue, item, form, (now, zone));
        let is_call = |item: &&Item| matches!(item.why, Why::Called(_));
        Self {
            frame,
            event: (queue.event.id, queue.event.details.name.to_string()),
            items: queue.items.iter().map(line).collect(),
            n_calls: queue.items.iter().filter(is_call).count(),
            rounds: queue.floors.iter().filter_map(round_card).collect(),
            clocks: queue.floors.iter().filter_map(|one| strip(one, (viewer, now))).collect(),
            // No code confirms who somebody is.
            asked: match viewer.by_code {
                None => queue.asked.iter().map(|one| asked(queue, one)).collect(),
                Some(_) => Vec::new(),
            },
            refusal: None,
        }
    }

    /// The page with a ruling that says nothing, or says it wrongly.
    #[must_use]
    pub fn with_complaint(mut self, form: &RulingForm, complaint: RulingComplaint) -> Self {
        let (field, words) = match complaint {
            RulingComplaint::NoDecision => ("decision", Text::new("ruling-none")),
            RulingComplaint::Reason(error) => ("reason", words::complaints::line(error)),
        };
        self.complain(form, Complaints::new(&[()], |()| field, |()| words.clone()));
        self
    }

    /// The page with a ruling that the rules refuse.
    #[must_use]
    pub fn refused(mut self, queue: &Queue, form: &RulingForm, refused: &Refused) -> Self {
        let board = queue.items.iter().filter_map(|item| item.board.as_ref());
        let spec = board
            .map(|board| &board.pairing)
            .find(|one| form.is_at((one.tournament, one.round, one.board)));
        if let (Some(pairing), Refused::For(refusals)) = (spec, refused) {
            let words = |refusal: &_| refusal_words(refusal, &pairing.spec);
            self.complain(form, Complaints::new(refusals, |_| "decision", words));
        }
        self
    }

    /// The page with why an account is not confirmed.
    #[must_use]
    pub fn not_confirmed(self, why: NotConfirmed) -> Self {
        let id = match why {
            NotConfirmed::Gone => "queue-account-gone",
            NotConfirmed::HasOne => "queue-account-has-one",
            NotConfirmed::Own => "queue-account-own",
            NotConfirmed::Elsewhere => "queue-account-elsewhere",
        };
        Self { refusal: Some(Text::new(id)), ..self }
    }

    /// The page after somebody else was faster.
    #[must_use]
    pub fn overtaken(self) -> Self {
        Self { refusal: Some(Text::new("ruling-overtaken")), ..self }
    }

    fn complain(&mut self, form: &RulingForm, complaints: Complaints) {
        let fields = self.items.iter_mut().filter_map(|item| item.ruling.as_mut());
        let here = |one: &&mut RulingFields| {
            (one.tournament, one.round, one.board) == (form.tournament, form.round, form.board)
        };
        if let Some(fields) = fields.into_iter().find(here) {
            fields.complaints = complaints;
        }
    }
}

fn line(
    queue: &Queue,
    item: &Item,
    form: &RulingForm,
    (now, zone): (DateTime<Utc>, Zone),
) -> ItemLine {
    let pairing = item.board.as_ref().map(|board| &board.pairing);
    let held = queue.floors.iter().find(|one| one.chart.tournament.id == item.tournament);
    let tournament = held.map(|floor| floor.chart.tournament.details.name.to_string());
    let round = pairing.map(|one| one.round).or(unpaired(item));
    let round = round.map(|round| Text::new("byes-round").with("round", round));
    let minutes = (now - item.since).num_minutes().max(0);
    let (why, class) = why_words(item);
    let event = queue.event.id;
    let (id, answer) = match item.why {
        Why::Called(call) => {
            (format!("call-{call}"), Some(format!("/events/{event}/queue/calls/{call}/answer")))
        }
        Why::Unpaired(_) | Why::Ready(_) => (format!("unpaired-{}", item.tournament), None),
        _ => (pairing.map_or_else(String::new, |one| format!("board-{}", one.id)), None),
    };
    let board = item.board.as_ref().filter(|_| answer.is_none());
    let is_late = item.why == Why::Late;
    ItemLine {
        id,
        late: board.filter(|_| is_late).map(|board| late(board, zone)),
        board: pairing.map(|one| one.board),
        names: names(item),
        tournament: tournament.unwrap_or_default(),
        round,
        why,
        class,
        waits: Text::new("queue-minutes").with("minutes", minutes),
        since: moment(item.since, zone),
        href: pairing.map(|one| {
            let (id, round, board) = (one.tournament, one.round, one.board);
            format!("/tournaments/{id}/rounds/{round}/boards/{board}")
        }),
        pair: unpaired(item).map(|round| draft(item, round)),
        answer,
        ruling: board.filter(|_| !is_late).map(|board| ruling(board, form, zone)),
    }
}

/// The round that is to be paired.
fn unpaired(item: &Item) -> Option<u16> {
    match item.why {
        Why::Unpaired(round) | Why::Ready(round) => Some(round),
        _ => None,
    }
}

fn draft(item: &Item, round: u16) -> String {
    format!("/tournaments/{}/rounds/{round}/draft", item.tournament)
}

fn late(board: &AtBoard, zone: Zone) -> LateEntry {
    let Pairing { tournament, round, board: number, .. } = board.pairing;
    LateEntry {
        claims: board.claims.iter().map(|one| claim(&board.players, one, (None, zone))).collect(),
        keep: format!("/tournaments/{tournament}/rounds/{round}/boards/{number}/keep"),
    }
}

fn names(item: &Item) -> Vec<String> {
    match &item.board {
        Some(board) => Seat::ALL.map(|seat| board.players[seat].name.clone()).to_vec(),
        None => item.caller.iter().map(|entry| entry.name.clone()).collect(),
    }
}

fn why_words(item: &Item) -> (Text, &'static str) {
    let by = |entry: &Entry| Text::new("queue-called-by").with("player", entry.name.as_str());
    match item.why {
        Why::Called(_) => {
            let words = item.caller.as_ref().map_or_else(|| Text::new("queue-called"), by);
            (words, "bad")
        }
        Why::Disputed => (Text::new("queue-disputed"), "bad"),
        Why::Halted => (Text::new("queue-link-halted"), "bad"),
        Why::Refused => (Text::new("queue-link-refused"), "bad"),
        Why::NoResult => (Text::new("queue-link-no-result"), "bad"),
        Why::Unpaired(_) => (Text::new("queue-link-unpaired"), "bad"),
        Why::Ready(_) => (Text::new("queue-link-ready"), "info"),
        Why::Late => (Text::new("queue-late"), "warn"),
        Why::Faulty => (Text::new("queue-faulty"), "warn"),
        Why::Overdue => (Text::new("queue-overdue"), "warn"),
        Why::ForArbiter => (Text::new("queue-for-arbiter"), "info"),
        Why::Unconfirmed => (Text::new("queue-unconfirmed"), "info"),
    }
}

fn ruling(board: &AtBoard, form: &RulingForm, zone: Zone) -> RulingFields {
    let pairing = &board.pairing;
    let is_here = form.is_at((pairing.tournament, pairing.round, pairing.board));
    let is_chosen = |value: &str| is_here && form.decision == value;
    let take = |one: &domain::submissions::Submission| {
        let value = word(Decision::Take(one.id));
        let is_chosen = is_chosen(&value);
        (value, claim(&board.players, one, (None, zone)), is_chosen)
    };
    let own = |(decision, id, seat): (Decision, &'static str, Option<Seat>)| {
        let value = word(decision);
        let is_chosen = is_chosen(&value);
        let name = seat.map(|seat| board.players[seat].name.clone());
        (
            value,
            Text::new(id).with_slot("player", name.clone().unwrap_or_default()),
            name,
            is_chosen,
        )
    };
    RulingFields {
        tournament: pairing.tournament.0,
        round: pairing.round,
        board: pairing.board,
        made_from: board.newest,
        claims: board.claims.iter().map(take).collect(),
        own: rulings(board).into_iter().map(own).collect(),
        reason: if is_here { form.reason.clone() } else { String::new() },
        complaints: Complaints::default(),
        is_open: is_here,
    }
}

/// What an arbiter can decide by themselves.
fn rulings(board: &AtBoard) -> Vec<(Decision, &'static str, Option<Seat>)> {
    use RecordedOutcome::{Draw, First, Neither, Second};
    let result = Decision::Result;
    let knows_draws = only_ending(&board.pairing.spec, Draw).is_none();
    let adjudicated = [
        (result(First, Ending::Adjudication), "ruling-won", Some(Seat::First)),
        (result(Second, Ending::Adjudication), "ruling-won", Some(Seat::Second)),
    ];
    let drawn = (result(Draw, Ending::Adjudication), "ruling-drawn", None);
    let forfeits = [
        (result(First, Ending::Forfeit), "ruling-forfeit", Some(Seat::First)),
        (result(Second, Ending::Forfeit), "ruling-forfeit", Some(Seat::Second)),
        (result(Neither, Ending::Forfeit), "ruling-neither", None),
    ];
    let adjourn = (Decision::Adjourn, "ruling-adjourn", None);
    let own = adjudicated.into_iter().chain(knows_draws.then_some(drawn)).chain(forfeits);
    own.chain(board.may_adjourn.then_some(adjourn)).collect()
}

fn asked(queue: &Queue, one: &AskedAccount) -> (String, Text, Text) {
    let told = Text::new("queue-account-is")
        .with("account", one.account_name.as_str())
        .with("player", one.player_name.as_str());
    let path = format!("/events/{}/queue/accounts/{}", queue.event.id, one.account);
    (path, told, moment(one.asked_at, queue.event.details.zone))
}

fn strip(floor: &Floor, who: (&Viewer, DateTime<Utc>)) -> Option<ClockStrip> {
    let clock = floor.clock.as_ref()?;
    let strip = ClockStrip::new(&floor.chart, clock, who, "queue")?;
    Some(strip.named(&floor.chart, clock.round))
}

fn round_card(floor: &Floor) -> Option<RoundCard> {
    let chart = &floor.chart;
    let open = chart.open_games();
    let round = open.first().map(|one| one.round)?;
    let (done, all) = chart.progress(round);
    let id = chart.tournament.id;
    let href = format!("/tournaments/{id}/rounds/{round}");
    Some(RoundCard {
        tournament: chart.tournament.details.name.to_string(),
        title: Text::new("byes-round").with("round", round),
        progress: (done, all),
        told: Text::new("queue-results-in").with("done", done).with("all", all),
        way: match floor.by_link {
            Some(_) => (format!("/tournaments/{id}/by-link"), Text::new("link-tournament")),
            None => (format!("{href}/enter"), Text::new("queue-enter")),
        },
        href,
    })
}
