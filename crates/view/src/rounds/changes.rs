//! Changes by hand: what each is, which rules it breaks, and the page that asks before it is kept.

use askama::Template;
use domain::ChangeId;
use domain::results::Reason;
use domain::swiss::{
    Breach, Change, ChangeKind, ChangeRecord, ChangeRefusal, Draft, DraftGame, DraftRefusal,
    Preparation, Trial, mark,
};
use form::rounds::ChangeForm;
use rules::Seat;
use words::Text;
use words::complaints::{self, Complaints};

use super::draft::blocked_words;
use super::names::Names;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// A change before it is kept.
#[derive(Template)]
#[template(path = "rounds/change.html")]
pub struct ChangePage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub round_path: String,
    /// What is changed.
    pub what: Text,
    /// Boards that are no more.
    pub before: Vec<Text>,
    /// Boards that are there instead.
    pub after: Vec<Text>,
    /// Whether the rules allow no pairing after it either.
    pub is_still_blocked: bool,
    /// Which rules the draft breaks then.
    pub breaches: Vec<Text>,
    /// What was typed.
    pub form: ChangeForm,
    pub complaints: Complaints,
    /// Somebody changed the draft meanwhile.
    pub refusal: Option<Text>,
}

pages! { ChangePage }

/// A change that was kept.
#[derive(Debug, Clone)]
pub struct ChangeLine {
    pub id: Option<ChangeId>,
    /// What was changed.
    pub what: Text,
    /// Why.
    pub reason: String,
    /// Whether it is without effect now.
    pub is_idle: bool,
}

impl ChangePage {
    /// What a change makes of a draft.
    pub fn new(frame: Frame, head: TournamentHead, change: Change, trial: &Trial) -> Self {
        let Trial { before, after, changed } = trial;
        let names = Names::new(&changed.chart);
        let by_rules = changed.draft_by_rules().ok();
        let breaches = match after {
            Some(after) => changed.breaches(after, by_rules.as_ref()),
            None => changed.breaches_of_places(),
        };
        let (first, second) = change.players();
        let form = ChangeForm {
            act: change.kind().as_str().to_owned(),
            first: first.to_string(),
            second: second.map_or_else(String::new, |entry| entry.to_string()),
            seen: mark(before.as_ref()),
            reason: String::new(),
        };
        let id = changed.chart.tournament.id;
        Self {
            frame,
            head,
            round_path: format!("/tournaments/{id}/rounds/{}", changed.round()),
            what: change_words(names, change),
            before: boards_only_in(names, before.as_ref(), after.as_ref()),
            after: boards_only_in(names, after.as_ref(), before.as_ref()),
            is_still_blocked: after.is_none(),
            breaches: breaches.into_iter().map(|breach| breach_words(names, breach)).collect(),
            form,
            complaints: Complaints::default(),
            refusal: None,
        }
    }

    /// The page with a reason that is none.
    #[must_use]
    pub fn without_reason(mut self, typed: String) -> Self {
        if let Err(error) = Reason::parse(&typed) {
            self.complaints =
                Complaints::new(&[error], |_| "reason", |error| complaints::line(*error));
        }
        self.form.reason = typed;
        self
    }

    /// The page with what changed meanwhile: it shows what the change makes of the draft now.
    #[must_use]
    pub fn changed_meanwhile(mut self, typed: String) -> Self {
        self.refusal = Some(Text::new("change-meanwhile"));
        self.form.reason = typed;
        self
    }
}

fn boards_only_in(names: Names<'_>, draft: Option<&Draft>, other: Option<&Draft>) -> Vec<Text> {
    let Some(draft) = draft else {
        return Vec::new();
    };
    let is_new =
        |game: &&DraftGame| !other.is_some_and(|other| other.has_game(game.first, game.second));
    let games = draft.games.iter().filter(is_new).map(|game| {
        Text::new("change-game")
            .with("first", names.of(game.first))
            .with("second", names.of(game.second))
    });
    let bye = draft.bye.filter(|bye| other.and_then(|other| other.bye) != Some(*bye));
    games.chain(bye.map(|entry| Text::new("change-bye").with("name", names.of(entry)))).collect()
}

pub(super) fn change_lines(preparation: &Preparation, idle: &[ChangeId]) -> Vec<ChangeLine> {
    let names = Names::new(&preparation.chart);
    let line = |record: &ChangeRecord| ChangeLine {
        id: record.id,
        what: change_words(names, record.change),
        reason: record.reason.clone(),
        is_idle: record.id.is_some_and(|id| idle.contains(&id)),
    };
    preparation.changes.iter().map(line).collect()
}

/// What the arbiter has changed, in words.
pub(super) fn change_words(names: Names<'_>, change: Change) -> Text {
    let id = match change.kind() {
        ChangeKind::Fix => "changed-fix",
        ChangeKind::Forbid => "changed-forbid",
        ChangeKind::Bye => "changed-bye",
        ChangeKind::Swap => "changed-swap",
        ChangeKind::Turn => "changed-turn",
    };
    let (first, second) = change.players();
    Text::new(id)
        .with("first", names.of(first))
        .with("second", second.map_or_else(String::new, |entry| names.of(entry)))
}

/// A change by its name alone, in words.
pub(super) fn kind_words(kind: ChangeKind) -> Text {
    Text::new(match kind {
        ChangeKind::Swap => "change-swap",
        ChangeKind::Fix => "change-fix",
        ChangeKind::Forbid => "change-forbid",
        ChangeKind::Turn => "change-turn",
        ChangeKind::Bye => "change-bye-to",
    })
}

pub(super) fn breach_words(names: Names<'_>, breach: Breach) -> Text {
    let two = |id, first, second| {
        Text::new(id).with("first", names.of(first)).with("second", names.of(second))
    };
    let seated = |first_id, second_id, entry, seat| {
        let id = match seat {
            Seat::First => first_id,
            Seat::Second => second_id,
        };
        Text::new(id).with("name", names.of(entry))
    };
    match breach {
        Breach::MetBefore { first, second, round } => {
            two("breach-met", first, second).with("round", round)
        }
        Breach::Forbidden { first, second } => two("breach-forbidden", first, second),
        Breach::SecondBye { entry } => Text::new("breach-bye").with("name", names.of(entry)),
        Breach::Difference { entry, seat, more } => {
            seated("breach-difference-first", "breach-difference-second", entry, seat)
                .with("more", more)
        }
        Breach::ThirdInARow { entry, seat } => {
            seated("breach-third-first", "breach-third-second", entry, seat)
        }
        Breach::OtherSeats { first, second } => two("breach-seats", first, second),
    }
}

/// Why a round cannot be changed so, in words.
pub fn change_refusal(preparation: &Preparation, refusal: &ChangeRefusal) -> Text {
    let names = Names::new(&preparation.chart);
    match refusal {
        ChangeRefusal::Draft(DraftRefusal::NoLegalPairing(blocked)) => {
            Text::new("change-no-pairing").with("why", blocked_words(names, blocked))
        }
        ChangeRefusal::Draft(DraftRefusal::NobodyThere) => Text::new("draft-nobody"),
        ChangeRefusal::Draft(DraftRefusal::Obstacle(_)) => Text::new("change-meanwhile"),
        ChangeRefusal::NoChange => Text::new("change-none"),
        ChangeRefusal::SamePlayer => Text::new("change-same-player"),
        ChangeRefusal::NotThere { entry } => {
            Text::new("change-not-there").with("name", names.of(*entry))
        }
        ChangeRefusal::NotAPair => Text::new("change-not-a-pair"),
        ChangeRefusal::NoBye => Text::new("change-no-bye"),
        ChangeRefusal::PlacedAlready { entry } => {
            Text::new("change-placed").with("name", names.of(*entry))
        }
    }
}
