//! What an act is about, and what kind of act it is: functions of the act alone.

use std::collections::BTreeSet;

use super::{
    Act, Board, Chain, CheckInFacts, ClockFacts, Entered, LinkFacts, PairingFacts, TakenHead,
};
use crate::bin::Kind;
use crate::words::words;
use crate::{AccountId, EntryId, EventId, PlayerId, PoolId, TournamentId};

/// Something that an act is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    Event(EventId),
    Tournament(TournamentId),
    /// A board of a round.
    Board(TournamentId, u16, u16),
    /// Every board of a tournament.
    Boards(TournamentId),
    Entry(EntryId),
    Player(PlayerId),
    Account(AccountId),
    RatingList(PoolId),
}

/// Kinds of acts, as those who look for one think of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// Events and tournaments: what they are, when they are, and whether they are.
    Setup,
    /// Who plays.
    Entries,
    Pairings,
    Results,
    Ratings,
    /// Accounts and their roles.
    Accounts,
    /// The log itself, and acts of early versions that cannot be read any more.
    Log,
}

words! { Area {
    Setup = "setup", Entries = "entries", Pairings = "pairings", Results = "results",
    Ratings = "ratings", Accounts = "accounts", Log = "log",
} }

impl Area {
    #[allow(clippy::too_many_lines, reason = "every act is here, so that none is forgotten")]
    pub fn of(act: &Act) -> Self {
        match act {
            Act::AccountAdded { .. }
            | Act::PasswordChanged { .. }
            | Act::AccountDisabled { .. }
            | Act::AccountEnabled { .. }
            | Act::SessionsEnded { .. }
            | Act::AlertsChanged { .. }
            | Act::PlayerAccountChanged { .. }
            | Act::RankChanged { .. }
            | Act::RoleChanged { .. }
            | Act::CodeMade { .. }
            | Act::CodeUsed { .. }
            | Act::CodeSessionEnded { .. } => Self::Accounts,
            Act::EventAdded { .. }
            | Act::EventChanged(_)
            | Act::EventImported(_)
            | Act::ExtensionRemoved { .. }
            | Act::PaperChanged { .. }
            | Act::ScreenChanged { .. }
            | Act::NoticeChanged { .. }
            | Act::TournamentAdded { .. }
            | Act::TournamentImported(_)
            | Act::TournamentChanged(_)
            | Act::TieBreaksChanged { .. }
            | Act::PolicyChanged { .. }
            | Act::LinkTermsChanged { .. }
            | Act::AllowancesChanged { .. }
            | Act::ScheduleChanged(_)
            | Act::BoardsChanged(_)
            | Act::RoundsSilenced { .. }
            | Act::ResultsAnnounced { .. }
            | Act::ClockStarted(_)
            | Act::ClockPaused(_)
            | Act::ClockReset(_)
            | Act::RoundLengthChanged { .. }
            | Act::TimeAdded(_)
            | Act::TimeRemoved(_)
            | Act::TournamentStarted(_)
            | Act::TournamentCancelled { .. }
            | Act::TournamentUnstarted { .. }
            | Act::TournamentClosed(_)
            | Act::TournamentReopened(_) => Self::Setup,
            Act::Deleted { kind, .. }
            | Act::Restored { kind, .. }
            | Act::Archived { kind, .. }
            | Act::Unarchived { kind, .. } => Self::of_kind(*kind),
            Act::NumbersChanged { .. }
            | Act::PlayersEntered { .. }
            | Act::EntryChanged { .. }
            | Act::EntryRemoved { .. }
            | Act::PlayerChanged { .. }
            | Act::PlayersMerged { .. }
            | Act::PlayersUnmerged { .. }
            | Act::Withdrawn(_)
            | Act::Returned(_)
            | Act::LinkMade(_)
            | Act::LinkEnded(_)
            | Act::TokenMade { .. }
            | Act::TokenRevoked { .. }
            | Act::PublicityChosen { .. }
            | Act::CheckedIn(_)
            | Act::CheckInUndone(_)
            | Act::CheckInOpened { .. }
            | Act::CheckInClosed { .. } => Self::Entries,
            Act::ByesChanged { .. }
            | Act::MeetingForbidden(_)
            | Act::MeetingAllowed(_)
            | Act::DraftChanged(_)
            | Act::DraftChangeRemoved(_)
            | Act::RoundPublished { .. }
            | Act::PairedLate(_)
            | Act::RoundUnpublished { .. } => Self::Pairings,
            Act::PieOffered { .. }
            | Act::PieChosen { .. }
            | Act::GamesAdjourned { .. }
            | Act::AdjournmentEnded(_)
            | Act::ResultHandedIn(_)
            | Act::SubmissionAnswered(_)
            | Act::ResultKept { .. }
            | Act::ArbiterCalled(_)
            | Act::CallEnded(_)
            | Act::CallReopened(_)
            | Act::ResultEntered(_)
            | Act::ResultCorrected(_)
            | Act::GameAdded { .. }
            | Act::ChallengeMade(_)
            | Act::ChallengeWithdrawn { .. }
            | Act::LinkGameRelinked(_)
            | Act::LinkGameWithdrawn(_)
            | Act::LinkGameBegun(_)
            | Act::LinkGameEnded(_)
            | Act::LinkGameRated(_)
            | Act::LinkGameRuled(_) => Self::Results,
            Act::HistoryImported(_)
            | Act::HistoryForgotten(_)
            | Act::RatingsRenewed(_)
            | Act::LedgersRecomputed(_)
            | Act::RatingsRecomputed { .. }
            | Act::PoolAdded { .. }
            | Act::ListPublished { .. }
            | Act::InitialRatingsRecorded { .. } => Self::Ratings,
            Act::HeadsTaken { .. }
            | Act::RowsTakenIn { .. }
            | Act::BackupMade { .. }
            | Act::BackupDownloaded { .. }
            | Act::BackupRestored { .. } => Self::Log,
        }
    }

    fn of_kind(kind: Kind) -> Self {
        match kind {
            Kind::Event | Kind::Tournament => Self::Setup,
            Kind::Entry | Kind::Player => Self::Entries,
            Kind::Account => Self::Accounts,
            Kind::RatingList => Self::Ratings,
        }
    }
}

type Found = BTreeSet<Subject>;

/// All that an act is about, each once.
#[allow(clippy::too_many_lines, reason = "every act is here, so that none is forgotten")]
pub fn subjects(act: &Act) -> BTreeSet<Subject> {
    let mut found = Found::new();
    match act {
        Act::AccountAdded { account, .. }
        | Act::PasswordChanged { account }
        | Act::AccountDisabled { account }
        | Act::AccountEnabled { account }
        | Act::SessionsEnded { account, .. }
        | Act::AlertsChanged { account, .. }
        | Act::RankChanged { account, .. }
        | Act::RoleChanged { account, .. }
        | Act::CodeMade { account, .. }
        | Act::CodeUsed { account, .. }
        | Act::CodeSessionEnded { account, .. } => add(&mut found, Subject::Account(*account)),
        Act::PlayerAccountChanged { account, player, .. } => {
            add(&mut found, Subject::Account(*account));
            add(&mut found, Subject::Player(*player));
        }
        Act::EventAdded { .. }
        | Act::EventChanged(_)
        | Act::EventImported(_)
        | Act::ExtensionRemoved { .. }
        | Act::PaperChanged { .. }
        | Act::NoticeChanged { .. }
        | Act::GameAdded { .. }
        | Act::ChallengeMade(_)
        | Act::ChallengeWithdrawn { .. }
        | Act::LinkGameRelinked(_)
        | Act::LinkGameWithdrawn(_)
        | Act::LinkGameBegun(_)
        | Act::LinkGameEnded(_)
        | Act::LinkGameRuled(_)
        | Act::HistoryImported(_)
        | Act::HistoryForgotten(_)
        | Act::RowsTakenIn { .. }
        | Act::BackupMade { .. }
        | Act::BackupDownloaded { .. }
        | Act::BackupRestored { .. } => {}
        Act::Deleted { kind, id, .. }
        | Act::Restored { kind, id }
        | Act::Archived { kind, id }
        | Act::Unarchived { kind, id } => add(&mut found, of_kind(*kind, *id)),
        Act::ScreenChanged { before, after, .. } => {
            let both = [before.as_ref(), Some(after)].into_iter().flatten();
            both.filter_map(|one| one.tournament).for_each(|id| of(id, &mut found));
        }
        Act::TournamentAdded { tournament, .. }
        | Act::TieBreaksChanged { tournament, .. }
        | Act::PolicyChanged { tournament, .. }
        | Act::LinkTermsChanged { tournament, .. }
        | Act::AllowancesChanged { tournament, .. }
        | Act::RoundsSilenced { tournament, .. }
        | Act::ResultsAnnounced { tournament, .. }
        | Act::CheckInOpened { tournament, .. }
        | Act::RoundLengthChanged { tournament, .. }
        | Act::ClockStarted(ClockFacts { tournament, .. })
        | Act::ClockPaused(ClockFacts { tournament, .. })
        | Act::ClockReset(ClockFacts { tournament, .. })
        | Act::TournamentCancelled { tournament, .. } => of(*tournament, &mut found),
        Act::TournamentImported(imported) => {
            of(imported.tournament, &mut found);
            found.extend(imported.birth_years.iter().map(|born| Subject::Player(born.player)));
            found.extend(imported.ratings.players().map(Subject::Player));
        }
        Act::TournamentChanged(changed) => of(changed.tournament, &mut found),
        Act::ScheduleChanged(times) => of(times.tournament, &mut found),
        Act::BoardsChanged(boards) => {
            of(boards.tournament, &mut found);
            if !boards.rounds.is_empty() {
                add(&mut found, Subject::Boards(boards.tournament));
            }
            found.extend(boards.after.fixed.keys().copied().map(Subject::Entry));
        }
        Act::TournamentStarted(started) => {
            of(started.tournament, &mut found);
            add(&mut found, Subject::Boards(started.tournament));
            entries(&started.numbers, &mut found);
        }
        Act::TournamentUnstarted { tournament, numbers, .. } => {
            of(*tournament, &mut found);
            add(&mut found, Subject::Boards(*tournament));
            entries(numbers, &mut found);
        }
        Act::TournamentClosed(effect) | Act::TournamentReopened(effect) => {
            of(effect.tournament, &mut found);
            found.extend(effect.ratings.players().map(Subject::Player));
        }
        Act::NumbersChanged { tournament, before, after } => {
            of(*tournament, &mut found);
            entries(before, &mut found);
            entries(after, &mut found);
        }
        Act::ByesChanged { tournament, entry, .. }
        | Act::CheckedIn(CheckInFacts { tournament, entry, .. })
        | Act::CheckInUndone(CheckInFacts { tournament, entry, .. }) => {
            of(*tournament, &mut found);
            add(&mut found, Subject::Entry(*entry));
        }
        Act::MeetingForbidden(meetings) | Act::MeetingAllowed(meetings) => {
            of(meetings.tournament, &mut found);
            entries(&meetings.entries, &mut found);
        }
        Act::DraftChanged(change) | Act::DraftChangeRemoved(change) => {
            of(change.tournament, &mut found);
            found.extend(
                [Some(change.first), change.second].into_iter().flatten().map(Subject::Entry),
            );
        }
        Act::RoundPublished { tournament, round, pairings, .. }
        | Act::RoundUnpublished { tournament, round, pairings } => {
            of(*tournament, &mut found);
            paired((*tournament, *round), pairings, &mut found);
        }
        Act::PairedLate(late) => {
            of(late.tournament, &mut found);
            paired((late.tournament, late.round), std::slice::from_ref(&late.pairing), &mut found);
        }
        Act::PlayersEntered { tournament, entered: all, .. } => {
            of(*tournament, &mut found);
            entered(all, &mut found);
        }
        Act::EntryChanged { tournament, before, after } => {
            of(*tournament, &mut found);
            entered([before, after], &mut found);
        }
        Act::EntryRemoved { tournament, entry, .. } => {
            of(*tournament, &mut found);
            entered([entry], &mut found);
        }
        Act::LinkGameRated(rated) => {
            found.extend([rated.first, rated.second].map(Subject::Player));
            found.extend(rated.ratings.players().map(Subject::Player));
        }
        Act::PlayerChanged { player, ratings, .. } => {
            add(&mut found, Subject::Player(*player));
            found.extend(ratings.players().map(Subject::Player));
        }
        Act::PlayersMerged { merged, kept, ratings, .. } => {
            found.extend([merged, kept].map(|player| Subject::Player(*player)));
            found.extend(ratings.players().map(Subject::Player));
        }
        Act::PlayersUnmerged { merged, kept, stood_for_both, ratings, .. } => {
            found.extend([merged, kept, stood_for_both].map(|player| Subject::Player(*player)));
            found.extend(ratings.players().map(Subject::Player));
        }
        Act::Withdrawn(absence) | Act::Returned(absence) => {
            of(absence.tournament, &mut found);
            found.extend([Subject::Entry(absence.entry), Subject::Player(absence.player)]);
        }
        Act::PieOffered { at, named_by, .. } => {
            board(at, &mut found);
            add(&mut found, Subject::Entry(*named_by));
        }
        Act::PieChosen { at, .. } | Act::ResultKept { at, .. } | Act::AdjournmentEnded(at) => {
            board(at, &mut found);
        }
        Act::GamesAdjourned { boards } => boards.iter().for_each(|at| board(at, &mut found)),
        Act::TokenMade { tournament, .. } | Act::TokenRevoked { tournament, .. } => {
            add(&mut found, Subject::Tournament(*tournament));
        }
        Act::LinkMade(bearer) | Act::LinkEnded(bearer) => add(&mut found, of_link(*bearer)),
        Act::PublicityChosen { player, .. } => add(&mut found, Subject::Player(*player)),
        Act::ResultHandedIn(facts) => {
            board(&facts.at, &mut found);
            found.extend(facts.by.map(Subject::Entry));
        }
        Act::ArbiterCalled(call) | Act::CallEnded(call) | Act::CallReopened(call) => {
            of(call.tournament, &mut found);
            call.at.iter().for_each(|at| board(at, &mut found));
            found.extend(call.by.map(Subject::Entry));
        }
        Act::TimeAdded(facts) | Act::TimeRemoved(facts) => board(&facts.at, &mut found),
        Act::CheckInClosed { tournament, missing, .. } => {
            of(*tournament, &mut found);
            entries(missing, &mut found);
        }
        Act::SubmissionAnswered(facts) => {
            board(&facts.at, &mut found);
            add(&mut found, Subject::Entry(facts.by));
        }
        Act::ResultEntered(result) | Act::ResultCorrected(result) => {
            board(&result.at, &mut found);
            found.extend(result.ratings.players().map(Subject::Player));
        }
        Act::RatingsRenewed(facts) => found.extend(facts.ratings.players().map(Subject::Player)),
        Act::LedgersRecomputed(facts) => found.extend(facts.pools().map(Subject::RatingList)),
        Act::PoolAdded { pool, .. }
        | Act::RatingsRecomputed { pool, .. }
        | Act::ListPublished { pool, .. } => add(&mut found, Subject::RatingList(*pool)),
        Act::InitialRatingsRecorded { pool, initial, ratings } => {
            add(&mut found, Subject::RatingList(*pool));
            found.extend(initial.iter().map(|one| Subject::Player(one.player)));
            found.extend(ratings.players().map(Subject::Player));
        }
        Act::HeadsTaken { heads } => found.extend(heads.iter().filter_map(of_head)),
    }
    found
}

fn add(found: &mut Found, subject: Subject) {
    found.insert(subject);
}

fn of(tournament: TournamentId, found: &mut Found) {
    found.insert(Subject::Tournament(tournament));
}

fn of_kind(kind: Kind, id: i32) -> Subject {
    match kind {
        Kind::Event => Subject::Event(EventId(id)),
        Kind::Tournament => Subject::Tournament(TournamentId(id)),
        Kind::Entry => Subject::Entry(EntryId(id)),
        Kind::Player => Subject::Player(PlayerId(id)),
        Kind::Account => Subject::Account(AccountId(id)),
        Kind::RatingList => Subject::RatingList(PoolId(id)),
    }
}

fn of_link(bearer: LinkFacts) -> Subject {
    match bearer {
        LinkFacts::Player(player) => Subject::Player(player),
        LinkFacts::Tablet(tournament) => Subject::Tournament(tournament),
    }
}

fn board(at: &Board, found: &mut Found) {
    of(at.tournament, found);
    found.insert(Subject::Board(at.tournament, at.round, at.board));
}

fn paired((tournament, round): (TournamentId, u16), pairings: &[PairingFacts], found: &mut Found) {
    for PairingFacts { board, first, second, .. } in pairings {
        found.insert(Subject::Board(tournament, round, *board));
        found.extend([Some(*first), *second].into_iter().flatten().map(Subject::Entry));
    }
}

fn entries(all: &[EntryId], found: &mut Found) {
    found.extend(all.iter().copied().map(Subject::Entry));
}

fn entered<'a>(all: impl IntoIterator<Item = &'a Entered>, found: &mut Found) {
    for one in all {
        found.extend([Subject::Entry(one.entry), Subject::Player(one.player)]);
    }
}

/// The event or rating list whose chain it is the head of.
fn of_head(taken: &TakenHead) -> Option<Subject> {
    match taken.chain() {
        Chain::Site => None,
        Chain::Event(event) => Some(Subject::Event(event)),
        Chain::RatingList(pool) => Some(Subject::RatingList(pool)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChangeId;
    use crate::audit::DraftChange;
    use crate::swiss::ChangeKind;

    #[test]
    fn a_round_is_about_its_boards_and_a_change_about_its_players() {
        let (tournament, first) = (TournamentId(7), EntryId(1));
        let pairings = vec![PairingFacts { board: 2, first, second: None, bye: None }];
        let round = Act::RoundPublished { tournament, round: 3, changes: Vec::new(), pairings };
        let expected = [
            Subject::Tournament(tournament),
            Subject::Board(tournament, 3, 2),
            Subject::Entry(first),
        ];
        assert_eq!(subjects(&round), Found::from(expected));
        let (kind, change, second) = (ChangeKind::Swap, ChangeId(1), Some(EntryId(2)));
        let reason = String::new();
        let change = DraftChange { tournament, round: 3, change, kind, first, second, reason };
        let players = [first, EntryId(2)].map(Subject::Entry);
        let expected: Found =
            players.into_iter().chain([Subject::Tournament(tournament)]).collect();
        assert_eq!(subjects(&Act::DraftChanged(change)), expected);
    }
}
