//! What happened, in one sentence an act.

use domain::audit::{
    Absence, Act, Board, CallFacts, CheckInFacts, ClockFacts, DraftChange, Entered, EventChanged,
    LinkFacts, Logged, Meetings,
};
use domain::bin::Kind;
use domain::events::Visibility;
use domain::submissions::Answer;
use domain::swiss::ChangeKind;
use domain::{EntryId, PlayerId, TournamentId};
use words::Text;
use words::format::date;

use super::by_link;
use super::messages::{alerts_words, bye_words, player_account_words, spec_of};
use super::naming::Naming;
use super::results::{handed_in, result_words};
use super::sentence::{Name, Sentence};
use crate::accounts::{browser_words, rank_words, role_words};
use crate::bin::kind_words;
use crate::clocks::figures;
use crate::games::family_words;
use crate::prints::paper_words;
use crate::submissions::policy_words;

/// The sentence of an act.
pub(super) fn told(logged: &Logged, naming: Naming<'_>) -> Sentence {
    match &logged.act {
        Ok(act) => told_of(act, logged, naming),
        Err(unread) => Sentence::new("audit-unread").with("act", unread.0.as_str()),
    }
}

#[allow(clippy::too_many_lines, reason = "every act is here, so that none is forgotten")]
fn told_of(act: &Act, logged: &Logged, naming: Naming<'_>) -> Sentence {
    let of_account = |id, account| Sentence::new(id).naming("account", naming.account(account));
    let of = |id, tournament| Sentence::new(id).naming("tournament", naming.tournament(tournament));
    match act {
        Act::AccountAdded { account, rank, .. } => {
            of_account("audit-account-added", *account).with("rank", rank_words(*rank))
        }
        Act::PasswordChanged { account } => of_account("audit-password-changed", *account),
        Act::AccountDisabled { account } => of_account("audit-account-disabled", *account),
        Act::AccountEnabled { account } => of_account("audit-account-enabled", *account),
        Act::SessionsEnded { account, sessions } => {
            of_account("audit-sessions-ended", *account).with("sessions", *sessions)
        }
        Act::AlertsChanged { account, change } => of_account(alerts_words(*change), *account),
        Act::PlayerAccountChanged { account, player, change } => {
            of_account(player_account_words(*change), *account)
                .naming("player", naming.player(*player))
        }
        Act::RankChanged { account, before, after } => of_account("audit-rank-changed", *account)
            .with("before", rank_words(*before))
            .with("after", rank_words(*after)),
        Act::RoleChanged { account, role: Some(role) } => {
            of_account("audit-role-given", *account).with("role", role_words(*role))
        }
        Act::RoleChanged { account, role: None } => of_account("audit-role-taken", *account),
        Act::CodeMade { account, role } => {
            of_account("audit-code-made", *account).with("role", role_words(*role))
        }
        Act::CodeUsed { account, role, browser, system } => of_account("audit-code-used", *account)
            .with("role", role_words(*role))
            .with("browser", browser_words(*browser, *system)),
        Act::CodeSessionEnded { account, role } => {
            of_account("audit-code-session-ended", *account).with("role", role_words(*role))
        }
        Act::EventAdded { event } => {
            let name = logged.event.map(|id| naming.event(id));
            let name = name.unwrap_or_else(|| Name::own(event.name.as_str()));
            Sentence::new("audit-event-added").naming("event", name)
        }
        Act::EventChanged(changed) => event_changed(changed),
        Act::EventImported(imported) => {
            let name = logged.event.map(|id| naming.event(id));
            let name = name.unwrap_or_else(|| Name::own(imported.event.name.as_str()));
            Sentence::new("audit-event-imported")
                .with("players", imported.players)
                .naming("event", name)
        }
        Act::ExtensionRemoved { extension } => {
            Sentence::new("audit-extension-removed").with("extension", extension.as_str())
        }
        Act::PaperChanged { before, after } => Sentence::new("audit-paper-changed")
            .with("before", paper_words(*before))
            .with("after", paper_words(*after)),
        Act::TournamentAdded { tournament, .. } => of("audit-tournament-added", *tournament),
        Act::TournamentImported(imported) => {
            of("audit-tournament-imported", imported.tournament).with("players", imported.players)
        }
        Act::TournamentChanged(changed) => of("audit-tournament-changed", changed.tournament),
        Act::TieBreaksChanged { tournament, .. } => of("audit-tie-breaks-changed", *tournament),
        Act::BoardsChanged(facts) => of("audit-boards-changed", facts.tournament),
        Act::RoundsSilenced { tournament, from_round } => {
            of("audit-rounds-silenced", *tournament).with("round", *from_round)
        }
        Act::ResultsAnnounced { tournament, from_round } => {
            of("audit-results-announced", *tournament).with("round", *from_round)
        }
        Act::ScheduleChanged(times) => of("audit-schedule-changed", times.tournament),
        Act::TournamentStarted(started) => of("audit-tournament-started", started.tournament)
            .with("players", started.numbers.len()),
        Act::Deleted { kind, id, name } => kept(
            "audit-deleted",
            *kind,
            // Of what is gone for good, the log may know the name still.
            name.0.as_deref().map_or_else(|| naming.of_kind(*kind, *id), Name::own),
        ),
        Act::Restored { kind, id } => kept("audit-restored", *kind, naming.of_kind(*kind, *id)),
        Act::Archived { kind, id } => kept("audit-archived", *kind, naming.of_kind(*kind, *id)),
        Act::Unarchived { kind, id } => kept("audit-unarchived", *kind, naming.of_kind(*kind, *id)),
        Act::TournamentCancelled { tournament, reason } => {
            of("audit-tournament-cancelled", *tournament).with("reason", reason.as_str())
        }
        Act::TournamentUnstarted { tournament, .. } => {
            of("audit-tournament-unstarted", *tournament)
        }
        Act::TournamentClosed(effect) => of("audit-tournament-closed", effect.tournament),
        Act::TournamentReopened(effect) => of("audit-tournament-reopened", effect.tournament),
        Act::NumbersChanged { tournament, .. } => of("audit-numbers-changed", *tournament),
        Act::ByesChanged { tournament, entry, rounds, after, .. } => {
            byes_changed((*tournament, *entry), rounds, after.as_deref(), naming)
        }
        Act::MeetingForbidden(meetings) => meeting("audit-meeting-forbidden", meetings, naming),
        Act::MeetingAllowed(meetings) => meeting("audit-meeting-allowed", meetings, naming),
        Act::DraftChanged(change) => draft(change_id(change.kind), change, naming),
        Act::DraftChangeRemoved(change) => draft("audit-draft-removed", change, naming),
        Act::RoundPublished { tournament, round, pairings, .. } => {
            of("audit-round-published", *tournament)
                .naming("round", naming.round(*tournament, *round))
                .with("boards", pairings.len())
        }
        Act::PairedLate(late) => {
            let at =
                Board { tournament: late.tournament, round: late.round, board: late.pairing.board };
            on_board("audit-paired-late", &at, naming)
        }
        Act::RoundUnpublished { tournament, round, .. } => {
            of("audit-round-unpublished", *tournament).with("round", *round)
        }
        Act::PlayersEntered { tournament, entered, .. } => {
            entered_words(*tournament, entered, naming)
        }
        Act::EntryChanged { tournament, after, .. } => {
            of("audit-entry-changed", *tournament).naming("player", naming.player(after.player))
        }
        Act::EntryRemoved { tournament, entry, .. } => {
            of("audit-entry-removed", *tournament).naming("player", naming.player(entry.player))
        }
        Act::PlayerChanged { player, .. } => {
            Sentence::new("audit-player-changed").naming("player", naming.player(*player))
        }
        Act::PlayersMerged { merged, kept, .. } => {
            merge("audit-players-merged", [*merged, *kept], naming)
        }
        Act::PlayersUnmerged { merged, kept, .. } => {
            merge("audit-players-unmerged", [*merged, *kept], naming)
        }
        Act::Withdrawn(absence) => absent("audit-withdrawn", absence, naming),
        Act::Returned(absence) => absent("audit-returned", absence, naming),
        Act::PieOffered { at, named_by, spec, .. } => on_board("audit-pie-offered", at, naming)
            .naming("player", naming.entry(*named_by))
            .with("game", spec_of(spec)),
        Act::PieChosen { at, side, .. } => pie_chosen(at, side, naming),
        Act::GamesAdjourned { boards } => adjourned(boards, naming),
        Act::AdjournmentEnded(at) => on_board("audit-adjournment-ended", at, naming),
        Act::TokenMade { tournament, name, last_day, .. } => of("audit-token-made", *tournament)
            .with("name", name.as_str())
            .with("day", date(*last_day)),
        Act::TokenRevoked { tournament, name, .. } => {
            of("audit-token-revoked", *tournament).with("name", name.as_str())
        }
        Act::LinkMade(bearer) => {
            link(["audit-link-made", "audit-tablet-link-made"], *bearer, naming)
        }
        Act::LinkEnded(bearer) => {
            link(["audit-link-ended", "audit-tablet-link-ended"], *bearer, naming)
        }
        Act::PublicityChosen { player, after, .. } => Sentence::new(match after {
            Some(_) => "audit-publicity-chosen",
            None => "audit-publicity-forgotten",
        })
        .naming("player", naming.player(*player)),
        Act::ResultHandedIn(facts) => handed_in(facts, naming),
        Act::SubmissionAnswered(facts) => {
            let id = match facts.answer {
                Answer::Confirm => "audit-submission-confirmed",
                Answer::Dispute => "audit-submission-disputed",
            };
            on_board(id, &facts.at, naming).naming("player", naming.entry(facts.by))
        }
        Act::ResultKept { at, .. } => on_board("audit-result-kept", at, naming),
        Act::ArbiterCalled(call) => {
            called(["audit-arbiter-called", "audit-arbiter-called-by-tablet"], call, naming)
        }
        Act::CallEnded(call) => {
            called(["audit-call-ended", "audit-call-ended-by-tablet"], call, naming)
        }
        Act::CallReopened(call) => {
            called(["audit-call-reopened", "audit-call-reopened-by-tablet"], call, naming)
        }
        Act::CheckedIn(facts) => checked_in("audit-checked-in", facts, naming),
        Act::CheckInUndone(facts) => checked_in("audit-check-in-undone", facts, naming),
        Act::ClockStarted(clock) => clock_words("audit-clock-started", clock, naming),
        Act::ClockPaused(clock) => clock_words("audit-clock-paused", clock, naming),
        Act::ClockReset(clock) => clock_words("audit-clock-reset", clock, naming),
        Act::RoundLengthChanged { tournament, round, before, after } => {
            of("audit-round-length-changed", *tournament)
                .naming("round", naming.round(*tournament, *round))
                .with("before", before.get())
                .with("after", after.get())
        }
        Act::ScreenChanged { screen, before: None, .. } => {
            Sentence::new("audit-screen-added").with("screen", screen.get())
        }
        Act::ScreenChanged { screen, after, .. } => match after.tournament {
            Some(only) => of("audit-screen-changed-of", only).with("screen", screen.get()),
            None => Sentence::new("audit-screen-changed").with("screen", screen.get()),
        },
        Act::NoticeChanged { after, .. } => Sentence::new(match after {
            Some(_) => "audit-notice-shown",
            None => "audit-notice-removed",
        }),
        Act::TimeAdded(added) => {
            on_board("audit-time-added", &added.at, naming).with("minutes", added.minutes.get())
        }
        Act::TimeRemoved(added) => {
            on_board("audit-time-removed", &added.at, naming).with("minutes", added.minutes.get())
        }
        Act::CheckInOpened { tournament, round } => {
            of("audit-check-in-opened", *tournament).with("round", *round)
        }
        Act::CheckInClosed { tournament, round, here, missing } => {
            of("audit-check-in-closed", *tournament)
                .with("round", *round)
                .with("here", *here)
                .with("missing", missing.len())
        }
        Act::AllowancesChanged { tournament, .. } => of("audit-allowances-changed", *tournament),
        Act::PolicyChanged { tournament, from_round, after, .. } => {
            of("audit-policy-changed", *tournament)
                .with("round", *from_round)
                .with("policy", policy_words(*after))
        }
        Act::ResultEntered(result) | Act::ResultCorrected(result) => result_words(result, naming),
        Act::GameAdded { game, title } => Sentence::new("audit-game-added")
            .naming("game", Name::own(title.as_str()).at(format!("/games/{game}"))),
        Act::ChallengeMade(made) => by_link::made(made),
        Act::ChallengeWithdrawn(withdrawn) => by_link::withdrawn(withdrawn.challenge),
        Act::LinkGameRelinked(relinked) => by_link::game_relinked(relinked),
        Act::LinkGameWithdrawn(withdrawn) => by_link::game_withdrawn(withdrawn.link_game),
        Act::LinkGameBegun(begun) => by_link::begun(begun),
        Act::LinkGameEnded(ended) => by_link::ended(ended),
        Act::LinkGameRated(rated) => by_link::rated(rated, naming),
        Act::LinkGameRuled(ruled) => by_link::ruled(ruled),
        Act::LinkTermsChanged { tournament, .. } => of("audit-link-terms-changed", *tournament),
        Act::HistoryImported(history) => Sentence::new("audit-history-imported")
            .with("file", history.file.as_str())
            .with("game", family_words(&history.family)),
        Act::HistoryForgotten(history) => Sentence::new("audit-history-forgotten")
            .with("file", history.file.as_str())
            .with("game", family_words(&history.family)),
        Act::RatingsRenewed(renewed) => Sentence::new("audit-ratings-renewed")
            .with("game", family_words(&renewed.family))
            .with("version", renewed.rules_version),
        Act::LedgersRecomputed(facts) => Sentence::new("audit-ledgers-recomputed")
            .with("version", facts.rules_version)
            .with("lists", facts.lists.len()),
        Act::RatingsRecomputed { pool, .. } => {
            Sentence::new("audit-ratings-recomputed").naming("pool", naming.pool(*pool))
        }
        Act::PoolAdded { pool, .. } => {
            Sentence::new("audit-pool-added").naming("pool", naming.pool(*pool))
        }
        Act::ListPublished { pool, number, as_of, .. } => Sentence::new("audit-list-published")
            .naming("pool", naming.pool(*pool))
            .with("number", *number)
            .with("day", date(*as_of)),
        Act::InitialRatingsRecorded { pool, initial, .. } => {
            Sentence::new("audit-initial-recorded")
                .naming("pool", naming.pool(*pool))
                .with("players", initial.len())
        }
        Act::HeadsTaken { heads } => Sentence::new("audit-heads-taken").with("logs", heads.len()),
        Act::RowsTakenIn { rows, altered, .. } => {
            Sentence::new("audit-rows-taken-in").with("rows", *rows).with("altered", *altered)
        }
        Act::BackupMade { file } => Sentence::new("audit-backup-made").with("file", file.as_str()),
        Act::BackupDownloaded { file } => {
            Sentence::new("audit-backup-downloaded").with("file", file.as_str())
        }
        Act::BackupRestored { made_at, .. } => Sentence::new("audit-backup-restored")
            .with("moment", made_at.format("%Y-%m-%d %H:%M UTC").to_string()),
    }
}

fn event_changed(changed: &EventChanged) -> Sentence {
    Sentence::new(match changed.visibility {
        [Visibility::Draft, Visibility::Published] => "audit-event-published",
        [Visibility::Published, Visibility::Draft] => "audit-event-hidden",
        _ => "audit-event-changed",
    })
}

/// Something that was deleted, restored or archived.
fn kept(id: &'static str, kind: Kind, name: Name) -> Sentence {
    Sentence::new(id).with("kind", kind_words(kind)).naming("name", name)
}

fn byes_changed(
    (tournament, entry): (TournamentId, EntryId),
    rounds: &[u16],
    after: Option<&str>,
    naming: Naming<'_>,
) -> Sentence {
    let sentence = match after {
        Some(bye) => Sentence::new("audit-byes-given").with("bye", bye_words(bye)),
        None => Sentence::new("audit-byes-taken"),
    };
    sentence
        .naming("tournament", naming.tournament(tournament))
        .naming("player", naming.entry(entry))
        .with("count", rounds.len())
        .with("rounds", Text::list(rounds.iter().map(ToString::to_string)))
}

fn meeting(id: &'static str, meetings: &Meetings, naming: Naming<'_>) -> Sentence {
    let players = meetings.entries.iter().map(|entry| naming.entry(*entry));
    Sentence::new(id)
        .naming("tournament", naming.tournament(meetings.tournament))
        .naming_all("players", players.collect())
}

fn change_id(kind: ChangeKind) -> &'static str {
    match kind {
        ChangeKind::Swap => "audit-draft-swap",
        ChangeKind::Fix => "audit-draft-fix",
        ChangeKind::Forbid => "audit-draft-forbid",
        ChangeKind::Turn => "audit-draft-turn",
        ChangeKind::Bye => "audit-draft-bye",
    }
}

fn draft(id: &'static str, change: &DraftChange, naming: Naming<'_>) -> Sentence {
    let players = [Some(change.first), change.second];
    let players = players.into_iter().flatten().map(|entry| naming.entry(entry));
    Sentence::new(id)
        .naming("tournament", naming.tournament(change.tournament))
        .naming_all("players", players.collect())
        .with("round", change.round)
}

fn entered_words(tournament: TournamentId, entered: &[Entered], naming: Naming<'_>) -> Sentence {
    let tournament = naming.tournament(tournament);
    let sentence = match entered {
        [one] => Sentence::new("audit-player-entered").naming("player", naming.player(one.player)),
        all => Sentence::new("audit-players-entered").with("players", all.len()),
    };
    sentence.naming("tournament", tournament)
}

fn merge(id: &'static str, [merged, kept]: [PlayerId; 2], naming: Naming<'_>) -> Sentence {
    Sentence::new(id).naming("merged", naming.player(merged)).naming("kept", naming.player(kept))
}

fn absent(id: &'static str, absence: &Absence, naming: Naming<'_>) -> Sentence {
    Sentence::new(id)
        .naming("tournament", naming.tournament(absence.tournament))
        .naming("player", naming.player(absence.player))
        .with("round", absence.from_round)
}

pub(super) fn on_board(id: &'static str, at: &Board, naming: Naming<'_>) -> Sentence {
    Sentence::new(id)
        .naming("board", naming.board(at))
        .naming("tournament", naming.tournament(at.tournament))
}

fn clock_words(id: &'static str, clock: &ClockFacts, naming: Naming<'_>) -> Sentence {
    Sentence::new(id)
        .naming("round", naming.round(clock.tournament, clock.round))
        .naming("tournament", naming.tournament(clock.tournament))
        .with("left", figures(clock.left_secs))
}

fn pie_chosen(at: &Board, side: &str, naming: Naming<'_>) -> Sentence {
    let id = if side == "first" { "audit-pie-chosen-first" } else { "audit-pie-chosen-second" };
    on_board(id, at, naming)
}

fn adjourned(boards: &[Board], naming: Naming<'_>) -> Sentence {
    match boards {
        [at] => on_board("audit-game-adjourned", at, naming),
        all => Sentence::new("audit-games-adjourned").with("games", all.len()),
    }
}

fn link([player, tablet]: [&'static str; 2], bearer: LinkFacts, naming: Naming<'_>) -> Sentence {
    match bearer {
        LinkFacts::Player(id) => Sentence::new(player).naming("player", naming.player(id)),
        LinkFacts::Tablet(id) => Sentence::new(tablet).naming("tournament", naming.tournament(id)),
    }
}

fn called([player, tablet]: [&'static str; 2], call: &CallFacts, naming: Naming<'_>) -> Sentence {
    let sentence = match call.by {
        Some(by) => Sentence::new(player).naming("player", naming.entry(by)),
        None => Sentence::new(tablet),
    };
    let place = call.at.as_ref().map(|at| naming.board(at));
    sentence.naming("place", place.unwrap_or_else(|| naming.tournament(call.tournament)))
}

fn checked_in(id: &'static str, facts: &CheckInFacts, naming: Naming<'_>) -> Sentence {
    Sentence::new(id)
        .naming("tournament", naming.tournament(facts.tournament))
        .naming("player", naming.entry(facts.entry))
        .with("round", facts.round)
}
