//! What a player or a tablet hands in at a board, and what the other player has handed in.

use askama::Template;
use chrono::TimeDelta;
use domain::accounts::Access;
use domain::entries::Entry;
use domain::links::Bearer;
use domain::pairings::Seating;
use domain::results::{EndKind, Ending, Presence, Recorded, RecordedOutcome, Refusal, Sitting};
use domain::submissions::{Answer, HandedIn, Policy, Submission, standing};
use domain::zone::Zone;
use domain::{EntryId, SubmissionId};
use form::results::{ResultComplaint, ResultForm};
use rules::readings::Readings;
use rules::{BySeat, Seat};
use words::Text;
use words::format::clock;

use super::board_form::KeyedChoice;
use super::{
    Badge, BoardForm, PlayerLine, heading, messages, players, readings, result_complaints,
};
use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// What can be handed in, confirmed or disputed at a board.
#[derive(Debug, Clone)]
pub struct HandIn {
    /// The path of the board, below which the forms go.
    pub path: String,
    /// Which board: "Round 4, board 1".
    pub place: Text,
    /// How it stands.
    pub told: Option<Told>,
    /// What was handed in, the own first.
    pub claims: Vec<Claim>,
    /// The claim of the other player, to be confirmed or disputed.
    pub to_answer: Option<SubmissionId>,
    /// Whether it is disputed already.
    pub is_disputed: bool,
    /// What the form is called: the first, or another one.
    pub title: Text,
    /// Whether it is folded away, since something else comes first.
    pub is_folded: bool,
    /// The form; none where only staff can enter anything.
    pub form: Option<BoardForm>,
    /// Whether moves that the rules refuse can be handed in for an arbiter to read.
    pub offers_faulty: bool,
    /// Whose text the browser keeps.
    pub keeper: String,
    /// Where the rules are asked.
    pub writing: String,
}

/// How a board stands, and the class of the notice that says so.
#[derive(Debug, Clone)]
pub struct Told {
    pub words: Text,
    pub class: &'static str,
}

/// What somebody has handed in.
#[derive(Debug, Clone)]
pub struct Claim {
    pub id: SubmissionId,
    /// Whose word it is.
    pub by: Text,
    /// When it came in, and when it was entered if that was long before.
    pub at: Text,
    /// As it is written: 1–0.
    pub score: Text,
    pub winner: Option<String>,
    /// How, with a slot for who won.
    pub how: Text,
    /// What moves show of it.
    pub backing: Option<Badge>,
    /// Moves as they were written that the rules refuse.
    pub faulty: Option<String>,
}

impl HandIn {
    /// What somebody who came in by a link can do at a board; nothing where they do not sit.
    pub fn new(sitting: &Sitting, bearer: Bearer) -> Option<Self> {
        let form = ResultForm { replaces: None, ..ResultForm::from(sitting) };
        Self::with_form(sitting, bearer, form)
    }

    fn with_form(sitting: &Sitting, bearer: Bearer, form: ResultForm) -> Option<Self> {
        let seat = match bearer {
            Bearer::Player(player) => Some(sitting.seat_of(player)?),
            Bearer::Tablet(tournament) if tournament == sitting.tournament.id => None,
            Bearer::Tablet(_) => return None,
        };
        if sitting.decided().is_some() || sitting.waits_for_link() {
            return None;
        }
        let pending = sitting.pending();
        let stands = HandedIn::of(&pending);
        let own = seat.map(|seat| sitting.players[seat].id);
        let is_own = |one: &Submission| own.is_some() && one.by == own;
        let mut claims = standing(&pending);
        claims.sort_by_key(|one| !is_own(one));
        let theirs = claims.iter().find(|one| own.is_some() && !is_own(one)).map(|one| one.id);
        let to_answer =
            theirs.filter(|_| matches!(stands, HandedIn::Waiting(_) | HandedIn::Disputed(..)));
        let is_first = claims.is_empty() || seat.is_none();
        let zone = sitting.event.details.zone;
        Some(Self {
            path: board_path(sitting),
            place: place(sitting),
            told: told(sitting, stands, (seat, own)),
            title: Text::new(if is_first { "hand-in-title" } else { "hand-in-again" }),
            is_folded: !is_first,
            claims: claims.iter().map(|one| claim(&sitting.players, one, (seat, zone))).collect(),
            to_answer,
            is_disputed: matches!(stands, HandedIn::Disputed(..)),
            form: form_for(sitting, seat, form),
            offers_faulty: false,
            keeper: keeper(bearer),
            writing: format!("{}/writing", board_path(sitting)),
        })
    }

    /// The same with a form that came back.
    fn again(
        sitting: &Sitting,
        bearer: Bearer,
        form: ResultForm,
        change: impl FnOnce(BoardForm) -> BoardForm,
    ) -> Option<Self> {
        let mut shown = Self::with_form(sitting, bearer, form)?;
        shown.form = shown.form.map(change);
        shown.is_folded = false;
        Some(shown)
    }
}

/// The page where a player or a tablet hands in at a board.
#[derive(Template)]
#[template(path = "results/hand_in_page.html")]
pub struct HandInPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub players: Vec<PlayerLine>,
    pub hand_in: HandIn,
    /// Where this leads back to.
    pub back: String,
}

pages! { HandInPage }

impl HandInPage {
    /// Nothing where the bearer has nothing to do.
    pub fn new(frame: Frame, sitting: &Sitting, bearer: Bearer) -> Option<Self> {
        Some(Self::around(frame, sitting, bearer, HandIn::new(sitting, bearer)?))
    }

    fn around(frame: Frame, sitting: &Sitting, bearer: Bearer, hand_in: HandIn) -> Self {
        let back = match bearer {
            Bearer::Player(_) => format!("/events/{}/my", sitting.event.id),
            Bearer::Tablet(tournament) => format!("/tournaments/{tournament}/tablet"),
        };
        let (event, tournament) = (&sitting.event, &sitting.tournament);
        let head = TournamentHead::new(event, tournament, heading(sitting), Tab::Rounds);
        Self { frame, head, players: players(sitting), hand_in, back }
    }

    /// The page with a form as it was typed.
    pub fn typed(
        frame: Frame,
        sitting: &Sitting,
        bearer: Bearer,
        form: ResultForm,
    ) -> Option<Self> {
        let hand_in = HandIn::again(sitting, bearer, form, |form| form)?;
        Some(Self::around(frame, sitting, bearer, hand_in))
    }

    /// The page with a form that the rules refuse, and what its record may have meant.
    pub fn refused(
        frame: Frame,
        sitting: &Sitting,
        bearer: Bearer,
        (form, complaints, refusals): (ResultForm, &[ResultComplaint], &[Refusal]),
        found: Option<&Readings>,
    ) -> Option<Self> {
        let spec = &sitting.pairing.spec;
        let complaints = result_complaints(complaints).and(messages::refusals(refusals, spec));
        let is_of_record = |refusal: &Refusal| matches!(refusal, Refusal::Record(_));
        let mut hand_in = HandIn::again(sitting, bearer, form, |form| {
            let mut form = form.refused(complaints, refusals);
            if let Some(found) = found {
                form.readings = readings::lines(found, spec);
                form.readings_remark = Some(readings::remark(found));
            }
            form
        })?;
        hand_in.offers_faulty = !refusals.is_empty() && refusals.iter().all(is_of_record);
        Some(Self::around(frame, sitting, bearer, hand_in))
    }

    /// The page with a form whose record is a reading of the one that was handed in.
    pub fn reading_taken(
        frame: Frame,
        sitting: &Sitting,
        bearer: Bearer,
        form: ResultForm,
    ) -> Option<Self> {
        let hand_in = HandIn::again(sitting, bearer, form, BoardForm::reading_taken)?;
        Some(Self::around(frame, sitting, bearer, hand_in))
    }

    /// The page after a version of the result, or an answer, that was one too many.
    #[must_use]
    pub fn enough(mut self) -> Self {
        self.hand_in.told = Some(Told { words: Text::new("hand-in-enough"), class: "bad" });
        self
    }

    /// The page after an answer to something that does not stand any more.
    pub fn overtaken(frame: Frame, sitting: &Sitting, bearer: Bearer) -> Option<Self> {
        let mut shown = Self::new(frame, sitting, bearer)?;
        let words = Text::new("hand-in-overtaken");
        shown.hand_in.told = Some(Told { words, class: "warn" });
        Some(shown)
    }
}

pub(super) fn board_path(sitting: &Sitting) -> String {
    let pairing = &sitting.pairing;
    let (tournament, round, board) = (pairing.tournament, pairing.round, pairing.board);
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}")
}

fn place(sitting: &Sitting) -> Text {
    let (round, board) = (sitting.pairing.round, sitting.pairing.board);
    Text::new("board-title").with("round", round).with("board", board)
}

/// By what the browser tells drafts of one person from those of another.
fn keeper(bearer: Bearer) -> String {
    match bearer {
        Bearer::Player(player) => format!("player {player}"),
        Bearer::Tablet(tournament) => format!("tablet {tournament}"),
    }
}

fn told(
    sitting: &Sitting,
    stands: HandedIn<'_>,
    (seat, own): (Option<Seat>, Option<EntryId>),
) -> Option<Told> {
    let other = seat.map(|seat| sitting.players[seat.other()].name.as_str());
    let said = |id, class| {
        let words = Text::new(id).with("name", other.unwrap_or_default());
        Some(Told { words, class })
    };
    match stands {
        HandedIn::Nothing => None,
        _ if sitting.has_faulty() => said("hand-in-faulty-waits", "info"),
        HandedIn::Disputed(..) => said("hand-in-disputed", "bad"),
        HandedIn::Agreed(_) => said("hand-in-agreed", "good"),
        HandedIn::Waiting(one) if seat.is_some() && one.by.is_some() && one.by != own => {
            said("hand-in-answer", "warn")
        }
        HandedIn::Waiting(_) if seat.is_none() || sitting.policy == Policy::Arbiter => {
            said("hand-in-waits-for-staff", "info")
        }
        HandedIn::Waiting(one) if one.by.is_none() => said("hand-in-by-tablet", "warn"),
        HandedIn::Waiting(_) => said("hand-in-waits", "info"),
    }
}

/// What somebody has entered after the result counted, until an arbiter has looked at it.
pub(crate) fn late(sitting: &Sitting, bearer: Bearer) -> Option<Text> {
    let own = match bearer {
        Bearer::Player(player) => Some(sitting.players[sitting.seat_of(player)?].id),
        Bearer::Tablet(_) => None,
    };
    let late = sitting.late().into_iter().find(|one| one.by == own)?;
    Some(Text::new("my-late").with("score", messages::score(late.decision)))
}

/// `seat` is the reader's own.
pub(crate) fn claim(
    players: &BySeat<Entry>,
    one: &Submission,
    (seat, zone): (Option<Seat>, Zone),
) -> Claim {
    let name = |seat: Seat| players[seat].name.as_str();
    let by = Seat::ALL.into_iter().find(|seat| Some(players[*seat].id) == one.by);
    let by_words = match by {
        None => Text::new("claim-by-tablet"),
        Some(_) if by == seat => Text::new("claim-own"),
        Some(by) => Text::new("claim-by").with("name", name(by)),
    };
    let winner = won_by(one.decision.outcome).map(name);
    Claim {
        id: one.id,
        by: by_words,
        at: times(one, zone),
        score: messages::score(one.decision),
        how: messages::how(one.decision, winner),
        winner: winner.map(str::to_owned),
        backing: Badge::of_checked(one.backing()),
        faulty: one.faulty.clone(),
    }
}

/// By its own clock a device may have kept it for a while; a minute or two is only a clock that is off.
fn times(one: &Submission, zone: Zone) -> Text {
    let at = |moment| clock(zone.local(moment));
    let kept = one.entered_at.filter(|entered| one.received_at - *entered >= TimeDelta::minutes(3));
    match kept {
        None => Text::new("claim-at").with("time", at(one.received_at)),
        Some(entered) => {
            Text::new("claim-kept").with("time", at(one.received_at)).with("entered", at(entered))
        }
    }
}

/// What was handed in at a board, for those who work there.
pub(super) fn claims_for_staff(sitting: &Sitting, access: Access) -> Vec<Claim> {
    if access < Access::Scorekeeper || sitting.decided().is_some() {
        return Vec::new();
    }
    let (pending, zone) = (standing(&sitting.pending()), sitting.event.details.zone);
    pending.into_iter().map(|one| claim(&sitting.players, one, (None, zone))).collect()
}

/// What a result is known by that came from a game by link.
fn word_of_game(result: &Recorded) -> Option<Text> {
    let id = match result.seen_by_server()? {
        EndKind::Moves => "word-by-link-moves",
        EndKind::Clock => "word-by-link-clock",
        EndKind::Act => "word-by-link-act",
        EndKind::Word => "word-by-link-arbiter",
    };
    Some(Text::new(id))
}

/// By whose word a result counts.
pub(super) fn word_of(sitting: &Sitting, result: &Recorded) -> Text {
    let handed_in = result.submission;
    let Some(one) = sitting.submissions.iter().find(|one| Some(one.id) == handed_in) else {
        return word_of_game(result).unwrap_or(Text::new("word-of-staff"));
    };
    let players = sitting.players_of(result);
    let by = Seat::ALL.into_iter().find(|seat| Some(players[*seat].id) == one.by);
    let named = |id| match by {
        Some(seat) => Text::new(id).with("name", players[seat].name.as_str()),
        None => Text::new("word-of-tablet"),
    };
    if result.recorded_by.is_some() {
        return named("word-of-player-and-staff");
    }
    let is_other = |two: &&Submission| two.by.is_some() && two.by != one.by;
    let before: Vec<&Submission> =
        sitting.submissions.iter().filter(|two| two.received_at <= result.recorded_at).collect();
    let agrees = standing(&before)
        .into_iter()
        .filter(is_other)
        .any(|two| two.decision.outcome == one.decision.outcome);
    if agrees || one.said() == Some(Answer::Confirm) {
        return Text::new("word-of-both");
    }
    named("word-of-one")
}

/// The form as players see it: who won, in their own words; what only staff may say is left out.
fn form_for(sitting: &Sitting, seat: Option<Seat>, form: ResultForm) -> Option<BoardForm> {
    let is_closed = sitting.tournament.stage.is_over() || sitting.presence() != Presence::Both;
    if is_closed || sitting.pairing.seating == Seating::Open {
        return None;
    }
    let mut shown = BoardForm::new(sitting, Access::Scorekeeper, form);
    shown.outcomes.retain(|choice| choice.value != RecordedOutcome::Neither.as_str());
    shown.endings.retain(|choice| choice.value != Ending::Forfeit.as_str());
    if let Some(seat) = seat {
        for choice in &mut shown.outcomes {
            say_from(seat, choice);
        }
        // The own win comes first.
        let own =
            shown.outcomes.iter().position(|choice| choice.value == outcome_of(seat).as_str());
        if let Some(own) = own {
            shown.outcomes.swap(0, own);
        }
    }
    Some(shown)
}

fn say_from(seat: Seat, choice: &mut KeyedChoice) {
    let is_own = choice.value == outcome_of(seat).as_str();
    let name = choice.name.clone();
    match name {
        Some(_) if is_own => {
            choice.label = Text::new("outcome-own");
            choice.name = None;
        }
        Some(name) => choice.label = Text::new("outcome-other").with_slot("player", name),
        None => {}
    }
}

fn outcome_of(seat: Seat) -> RecordedOutcome {
    match seat {
        Seat::First => RecordedOutcome::First,
        Seat::Second => RecordedOutcome::Second,
    }
}

pub(super) fn won_by(outcome: RecordedOutcome) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| outcome_of(*seat) == outcome)
}
