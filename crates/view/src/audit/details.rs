//! The values of an act: before and after, and whom a list names.

use std::collections::BTreeSet;

use domain::audit::{
    Act, BoardsFacts, ByeFacts, Entered, InitialFacts, ListRecomputed, Logged, Meetings,
    PairingFacts, RatingFacts, RatingMoved, ResultFacts, TakenHead, TournamentStarted,
};
use domain::boards::Boards;
use domain::{EntryId, PoolId};
use words::Text;

use super::messages::{
    bye_words, decision_score, ending_words, or_nothing, plain, proof_words, rating_words,
};
use super::naming::Naming;
use super::sentence::{Name, Sentence};
use super::{by_link, facts};
use crate::submissions::policy_words;
use crate::tournaments::numbering_words;

/// So much of a list is shown.
const LISTED: usize = 100;

/// What stands behind the sentence of an act.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Details {
    /// What differs: field, before, after.
    pub changes: Vec<Change>,
    /// What is said besides.
    pub facts: Vec<Fact>,
    /// Whom or what a list names.
    pub lines: Vec<Sentence>,
    /// How much more the list has.
    pub more: Option<Text>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    pub label: Text,
    pub before: Text,
    pub after: Text,
}

/// A field with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    pub label: Text,
    pub value: Text,
}

impl Fact {
    pub(super) const fn new(label: &'static str, value: Text) -> Self {
        Self { label: Text::new(label), value }
    }
}

impl Details {
    /// Only the fields that differ.
    fn changed(before: Vec<Fact>, after: Vec<Fact>) -> Self {
        let both = before.into_iter().zip(after).filter(|(one, other)| one.value != other.value);
        let change = |(Fact { label, value: before }, Fact { value: after, .. })| Change {
            label,
            before,
            after,
        };
        Self { changes: both.map(change).collect(), ..Self::default() }
    }

    fn facts(facts: impl IntoIterator<Item = Fact>) -> Self {
        Self { facts: facts.into_iter().collect(), ..Self::default() }
    }

    fn lines(lines: impl ExactSizeIterator<Item = Sentence>) -> Self {
        Self::default().listing(lines)
    }

    #[must_use]
    fn listing(self, lines: impl ExactSizeIterator<Item = Sentence>) -> Self {
        let more = lines.len().saturating_sub(LISTED);
        let more = (more > 0).then(|| Text::new("audit-more").with("count", more));
        Self { lines: lines.take(LISTED).collect(), more, ..self }
    }

    #[must_use]
    fn moving(self, facts: &RatingFacts, naming: Naming<'_>) -> Self {
        let later =
            |pool: &PoolId| Sentence::new("audit-line-later").naming("pool", naming.pool(*pool));
        let mut lines: Vec<Sentence> = facts.ratings_later.iter().map(later).collect();
        lines.extend(facts.ratings.iter().map(|moved| rating_moved(moved, naming)));
        self.listing(lines.into_iter())
    }

    #[must_use]
    fn saying(mut self, label: &'static str, value: Text) -> Self {
        self.facts.push(Fact::new(label, value));
        self
    }
}

/// The details of an act.
pub(super) fn details(logged: &Logged, naming: Naming<'_>) -> Details {
    // What cannot be read may be a name as well: the chain proves it, no page shows it.
    logged.act.as_ref().map_or_else(|_| Details::default(), |act| details_of(act, naming))
}

#[allow(clippy::too_many_lines, reason = "every act is here, so that none is forgotten")]
fn details_of(act: &Act, naming: Naming<'_>) -> Details {
    match act {
        // The sentence says it all.
        Act::AccountAdded { .. }
        | Act::PasswordChanged { .. }
        | Act::AccountDisabled { .. }
        | Act::AccountEnabled { .. }
        | Act::SessionsEnded { .. }
        | Act::AlertsChanged { .. }
        | Act::PlayerAccountChanged { .. }
        | Act::BackupMade { .. }
        | Act::RowsTakenIn { .. }
        | Act::BackupDownloaded { .. }
        | Act::RankChanged { .. }
        | Act::RoleChanged { .. }
        | Act::CodeMade { .. }
        | Act::CodeUsed { .. }
        | Act::CodeSessionEnded { .. }
        | Act::PaperChanged { .. }
        | Act::Deleted { .. }
        | Act::Restored { .. }
        | Act::Archived { .. }
        | Act::Unarchived { .. }
        | Act::TournamentCancelled { .. }
        | Act::GameAdded { .. }
        | Act::ChallengeMade(_)
        | Act::ChallengeWithdrawn { .. }
        | Act::LinkGameRelinked(_)
        | Act::LinkGameWithdrawn(_)
        | Act::LinkGameBegun(_)
        | Act::LinkGameEnded(_)
        | Act::LinkGameRuled(_)
        | Act::AdjournmentEnded(_)
        | Act::LinkMade(_)
        | Act::TokenMade { .. }
        | Act::TokenRevoked { .. }
        | Act::LinkEnded(_)
        | Act::SubmissionAnswered(_)
        | Act::ResultKept { .. }
        | Act::ArbiterCalled(_)
        | Act::CallEnded(_)
        | Act::CallReopened(_)
        | Act::RoundsSilenced { .. }
        | Act::ResultsAnnounced { .. }
        | Act::CheckedIn(_)
        | Act::CheckInUndone(_)
        | Act::CheckInOpened { .. }
        | Act::ClockStarted(_)
        | Act::ClockPaused(_)
        | Act::ClockReset(_)
        | Act::ExtensionRemoved { .. }
        | Act::RoundLengthChanged { .. } => Details::default(),
        Act::ScreenChanged { before, after, .. } => Details::changed(
            vec![facts::programme(before.as_ref())],
            vec![facts::programme(Some(after))],
        ),
        Act::NoticeChanged { before, after } => Details::changed(
            vec![facts::notice(before.as_ref())],
            vec![facts::notice(after.as_ref())],
        ),
        Act::TimeAdded(added) | Act::TimeRemoved(added) => Details::facts(
            added.reason.iter().map(|reason| Fact::new("audit-field-reason", plain(reason))),
        ),
        Act::CheckInClosed { missing, .. } => Details::lines(
            missing
                .iter()
                .map(|entry| Sentence::new("audit-line").naming("what", naming.entry(*entry))),
        ),
        Act::AllowancesChanged { before, after, .. } => {
            Details::changed(facts::allowances(*before), facts::allowances(*after))
        }
        Act::PublicityChosen { before, after, .. } => {
            Details::changed(facts::shown(*before), facts::shown(*after))
        }
        Act::ResultHandedIn(facts) => {
            Details::facts([Fact::new("audit-field-ending", ending_words(&facts.after))])
        }
        Act::LinkTermsChanged { before, after, .. } => {
            Details::changed(by_link::terms(before.as_ref()), by_link::terms(after.as_ref()))
        }
        Act::PolicyChanged { before, .. } => {
            Details::facts([Fact::new("audit-field-policy-before", policy_words(*before))])
        }
        Act::EventAdded { event } => Details::facts(facts::event(event)),
        Act::EventChanged(changed) => {
            let [before, after] = changed.visibility;
            Details::changed(
                facts::event_with(&changed.before, before),
                facts::event_with(&changed.after, after),
            )
        }
        Act::EventImported(imported) => Details::facts(facts::event_imported(imported)),
        Act::TournamentAdded { after, .. } => Details::facts(facts::tournament(after)),
        Act::TournamentImported(imported) => {
            Details::facts(facts::imported(imported)).moving(&imported.ratings, naming)
        }
        Act::TournamentChanged(changed) => Details {
            facts: facts::visibility(changed.visibility),
            ..Details::changed(
                facts::tournament(&changed.before),
                facts::tournament(&changed.after),
            )
        },
        Act::TieBreaksChanged { before, after, ranks_changed, .. } => {
            Details::changed(facts::ranking(before), facts::ranking(after))
                .saying("audit-field-places", plain(ranks_changed))
        }
        Act::ScheduleChanged(times) => {
            Details { changes: facts::times(times), ..Details::default() }
        }
        Act::BoardsChanged(boards) => boards_details(boards, naming),
        Act::TournamentStarted(started) => started_details(started, naming),
        Act::TournamentUnstarted { numbers, .. } => numbered(numbers, naming),
        Act::TournamentClosed(effect) | Act::TournamentReopened(effect) => {
            Details::default().moving(&effect.ratings, naming)
        }
        Act::NumbersChanged { after, .. } => numbered(after, naming),
        Act::ByesChanged { before, .. } => Details::facts(before.iter().map(bye_before)),
        Act::MeetingForbidden(meetings) | Act::MeetingAllowed(meetings) => met(meetings),
        Act::DraftChanged(change) | Act::DraftChangeRemoved(change) => {
            Details::facts([Fact::new("audit-field-reason", plain(&change.reason))])
        }
        Act::RoundPublished { pairings, .. } | Act::RoundUnpublished { pairings, .. } => {
            Details::lines(pairings.iter().map(|pairing| paired(pairing, naming)))
        }
        Act::PairedLate(late) => {
            let mut all: Vec<_> = late.instead_of.iter().collect();
            all.push(&late.pairing);
            Details::lines(all.into_iter().map(|pairing| paired(pairing, naming)))
        }
        Act::PlayersEntered { entered, .. } => {
            Details::lines(entered.iter().map(|one| entered_line(one, naming)))
        }
        Act::EntryChanged { before, after, .. } => {
            Details::changed(facts::entry(before), facts::entry(after))
        }
        Act::EntryRemoved { entry, .. } => Details::facts(facts::entry(entry)),
        Act::PlayerChanged { before, after, ratings, .. } => {
            Details::changed(facts::player(before), facts::player(after)).moving(ratings, naming)
        }
        Act::PlayersMerged { reason, ratings, .. }
        | Act::PlayersUnmerged { reason, ratings, .. } => {
            Details::facts([Fact::new("audit-field-reason", plain(reason))]).moving(ratings, naming)
        }
        Act::Withdrawn(absence) | Act::Returned(absence) => {
            Details::facts([facts::verdict(absence.verdict)])
        }
        Act::PieOffered { spec, .. } => {
            Details::facts([Fact::new("audit-field-code", plain(spec))])
        }
        Act::PieChosen { side, .. } => Details::facts([Fact::new("audit-field-code", plain(side))]),
        Act::GamesAdjourned { boards } => Details::lines(
            boards.iter().map(|at| Sentence::new("audit-line").naming("what", naming.board(at))),
        ),
        Act::ResultEntered(result) | Act::ResultCorrected(result) => result_details(result, naming),
        Act::HistoryImported(history) => Details::facts([
            Fact::new("audit-field-file-hash", plain(&history.sha256)),
            Fact::new("audit-field-periods", plain(&history.periods)),
            Fact::new("audit-field-ratings", plain(history.ratings_moved)),
        ]),
        Act::HistoryForgotten(history) => Details::facts([
            Fact::new("audit-field-file-hash", plain(&history.sha256)),
            Fact::new("audit-field-games", plain(history.games)),
            Fact::new("audit-field-players", plain(history.players)),
        ]),
        Act::LinkGameRated(rated) => Details::default().moving(&rated.ratings, naming),
        Act::RatingsRenewed(renewed) => Details::default().moving(&renewed.ratings, naming),
        Act::LedgersRecomputed(facts) => {
            Details::lines(facts.lists.iter().map(|list| recomputed(list, naming)))
        }
        Act::RatingsRecomputed { moved, .. } => {
            Details::facts([Fact::new("audit-field-ratings", plain(moved))])
        }
        Act::PoolAdded { settings, players, .. } => Details::facts([
            Fact::new("audit-field-settings", or_nothing(settings.as_ref().map(plain))),
            Fact::new("audit-field-players", plain(players)),
        ]),
        Act::ListPublished { players, .. } => {
            Details::facts([Fact::new("audit-field-players", plain(players))])
        }
        Act::InitialRatingsRecorded { initial, .. } => {
            Details::lines(initial.iter().map(|one| initial_line(one, naming)))
        }
        Act::HeadsTaken { heads } => Details::lines(heads.iter().map(|head| taken(head, naming))),
        Act::BackupRestored { erased, access_ended, .. } => Details::lines(
            [
                Sentence::new("audit-line-erased-again").with("players", *erased),
                Sentence::new("audit-line-access-ended").with("count", *access_ended),
            ]
            .into_iter(),
        ),
    }
}

fn recomputed(list: &ListRecomputed, naming: Naming<'_>) -> Sentence {
    let sentence = match &list.kept {
        Some((number, _)) => Sentence::new("audit-line-recomputed-kept").with("number", *number),
        None => Sentence::new("audit-line-recomputed"),
    };
    sentence.with("players", list.moved).naming("pool", naming.pool(list.pool))
}

fn started_details(started: &TournamentStarted, naming: Naming<'_>) -> Details {
    let mut all = vec![Fact::new("audit-field-numbering", numbering_words(started.numbering))];
    all.extend(started.seed.as_ref().map(|seed| Fact::new("audit-field-seed", plain(seed))));
    Details { facts: all, ..numbered(&started.numbers, naming) }
}

/// The first board, and whoever has another fixed board than before.
fn boards_details(facts: &BoardsFacts, naming: Naming<'_>) -> Details {
    let (before, after) = (&facts.before, &facts.after);
    let first = |boards: &Boards| vec![Fact::new("boards-first", plain(boards.first))];
    let both: BTreeSet<&EntryId> = before.fixed.keys().chain(after.fixed.keys()).collect();
    let line = |entry: &EntryId| {
        let player = naming.entry(*entry);
        match (before.fixed.get(entry), after.fixed.get(entry)) {
            (one, other) if one == other => None,
            (_, Some(board)) => Some(
                Sentence::new("audit-line-board").with("board", *board).naming("player", player),
            ),
            (_, None) => Some(Sentence::new("audit-line-no-board").naming("player", player)),
        }
    };
    let lines: Vec<Sentence> = both.into_iter().filter_map(line).collect();
    let details = Details::changed(first(before), first(after)).listing(lines.into_iter());
    match (facts.rounds.first(), facts.rounds.last()) {
        (Some(first), Some(last)) => details.saying(
            "audit-field-numbered",
            Text::new("audit-rounds-from-to").with("first", *first).with("last", *last),
        ),
        _ => details,
    }
}

/// Entries in the order of their numbers.
fn numbered(numbers: &[EntryId], naming: Naming<'_>) -> Details {
    Details::lines(numbers.iter().enumerate().map(|(idx, entry)| {
        Sentence::new("audit-line-number")
            .with("number", idx + 1)
            .naming("player", naming.entry(*entry))
    }))
}

fn bye_before(asked: &ByeFacts) -> Fact {
    let label = Text::new("audit-bye-before").with("round", asked.round);
    Fact { label, value: bye_words(&asked.bye) }
}

fn met(meetings: &Meetings) -> Details {
    let rounds = Text::new("audit-rounds-from-to")
        .with("first", meetings.from_round)
        .with("last", meetings.to_round);
    Details::facts([Fact::new("audit-field-rounds", rounds)])
}

fn paired(pairing: &PairingFacts, naming: Naming<'_>) -> Sentence {
    let first = naming.entry(pairing.first);
    match (pairing.second, &pairing.bye) {
        (Some(second), _) => Sentence::new("audit-line-pairing")
            .with("board", pairing.board)
            .naming("first", first)
            .naming("second", naming.entry(second)),
        (None, bye) => Sentence::new("audit-line-bye")
            .naming("player", first)
            .with("bye", bye_words(bye.as_deref().unwrap_or_default())),
    }
}

fn entered_line(one: &Entered, naming: Naming<'_>) -> Sentence {
    let player = naming.player(one.player);
    match one.rating {
        Some(rating) => Sentence::new("audit-line-rated")
            .naming("player", player)
            .with("rating", rating.to_string()),
        None => Sentence::new("audit-line").naming("what", player),
    }
}

fn rating_moved(moved: &RatingMoved, naming: Naming<'_>) -> Sentence {
    Sentence::new("audit-line-moved")
        .naming("player", naming.player(moved.player))
        .naming("pool", naming.pool(moved.pool))
        .with("before", rating_words(moved.before))
        .with("after", rating_words(moved.after))
}

fn result_details(result: &ResultFacts, naming: Naming<'_>) -> Details {
    let before = result.before.as_ref();
    let of = |score: Option<Text>, how: Option<Text>| {
        vec![
            Fact::new("audit-field-result", or_nothing(score)),
            Fact::new("audit-field-ending", or_nothing(how)),
        ]
    };
    let after = of(Some(decision_score(&result.after)), Some(ending_words(&result.after)));
    let mut details = match before {
        Some(facts) => {
            Details::changed(of(Some(decision_score(facts)), Some(ending_words(facts))), after)
        }
        None => Details::facts(after),
    };
    details = details.saying("audit-field-record", proof_words(result.proof));
    if let Some(reason) = &result.reason {
        details = details.saying("audit-field-reason", plain(reason));
    }
    let seated = naming.seated(&result.at);
    let seated = (!seated.is_empty())
        .then(|| Sentence::new("audit-line-players").naming_all("players", seated));
    let game = result.game.map(|game| {
        let name = Name::words(Text::new("result-game")).at(format!("/games/{game}"));
        Sentence::new("audit-line").naming("what", name)
    });
    let mut details = details.moving(&result.ratings, naming);
    details.lines.splice(0..0, seated.into_iter().chain(game));
    details
}

fn initial_line(one: &InitialFacts, naming: Naming<'_>) -> Sentence {
    Sentence::new("audit-line-initial")
        .naming("player", naming.player(one.player))
        .with("rating", rating_words(one.rating))
        .with("source", one.source.as_str())
}

fn taken(head: &TakenHead, naming: Naming<'_>) -> Sentence {
    Sentence::new("audit-line-head")
        .naming("log", naming.chain(head.chain()))
        .with("position", head.length)
        .with("hash", head.head.as_str())
}
