//! Every change says who made it, when, and what it was.

mod by_link;
mod chain;
mod clocks;
mod facts;
mod log;
mod private;
mod ratings;
mod recorded;
mod subjects;
mod via;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::accounts::{Browser, Rank, Role, System};
use super::alerts::AlertChange;
use super::allowances::Allowances;
use super::bin::Kind;
use super::byes::Missed;
use super::clocks::Minutes;
use super::events::{EventDetails, Visibility};
use super::player_accounts::AccountChange;
use super::prints::Paper;
use super::privacy::Shown;
use super::ratings::{PoolName, RatingSystem, system_word};
use super::results::Reason;
use super::screens::{Notice, Programme, ScreenNumber};
use super::submissions::Policy;
use super::{
    AccountId, ChangeId, ChoiceId, EntryId, GameId, MergeId, OfferId, PlayerId, PoolId,
    SubmissionId, TokenId, TournamentId,
};

pub use by_link::{
    ChallengeFacts, ChallengeWithdrawn, LinkGameEnd, LinkGameFacts, LinkGameRated,
    LinkGameRelinked, LinkGameRuled, LinkGameWithdrawn, RulingFacts, TermFacts,
};
pub use chain::{Anchor, Chain, ChainKind, Hash, Link, NoAnchor, TakenHead, seal};
pub use clocks::{AddedFacts, ClockFacts};
pub use facts::{
    Absence, AnswerFacts, Board, BoardsFacts, BornIn, ByeFacts, CallFacts, CheckInFacts,
    DecisionFacts, DraftChange, Entered, EventChanged, EventImported, HistoryForgotten,
    HistoryImported, InitialFacts, LatePairing, LinkFacts, Meetings, PairingFacts, PlayerFacts,
    RankingFacts, RatingsRenewed, ResultFacts, RoundTimes, SubmissionFacts, TournamentChanged,
    TournamentFacts, TournamentImported, TournamentStarted,
};
pub use log::{Asked, By, Filter, LogPage, Logged, Named, Names, PER_PAGE, Scope, Unread};
pub use private::{PRIVATE, Private, SEALED};
pub use ratings::{LedgersRecomputed, ListRecomputed, RatingEffect, RatingFacts, RatingMoved};
pub use recorded::RecordedAct;
pub use subjects::{Area, Subject, subjects};
pub use via::Via;

/// One change, with the values that it set or changed. Written in the transaction that makes it.
///
/// As JSON it has two parts: `act`, its name, and `detail`, its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", content = "detail", rename_all = "kebab-case")]
pub enum Act {
    AccountAdded {
        account: AccountId,
        name: Private<String>,
        rank: Rank,
    },
    PasswordChanged {
        account: AccountId,
    },
    /// Nobody can sign in with it.
    AccountDisabled {
        account: AccountId,
    },
    AccountEnabled {
        account: AccountId,
    },
    SessionsEnded {
        account: AccountId,
        sessions: usize,
    },
    AlertsChanged {
        account: AccountId,
        change: AlertChange,
    },
    /// Whether it is a player's.
    PlayerAccountChanged {
        account: AccountId,
        player: PlayerId,
        change: AccountChange,
    },
    RankChanged {
        account: AccountId,
        before: Rank,
        after: Rank,
    },
    RoleChanged {
        account: AccountId,
        role: Option<Role>,
    },
    /// A one-time code that signs in on another device, at the event of the act.
    CodeMade {
        account: AccountId,
        role: Role,
    },
    /// A session began by it.
    CodeUsed {
        account: AccountId,
        role: Role,
        browser: Option<Browser>,
        system: Option<System>,
    },
    /// A session that a code began was ended, by whoever made the code or in the session itself.
    CodeSessionEnded {
        account: AccountId,
        role: Role,
    },
    /// A token by which a program acts in the name of whoever made it.
    TokenMade {
        tournament: TournamentId,
        token: TokenId,
        name: String,
        last_day: NaiveDate,
    },
    TokenRevoked {
        tournament: TournamentId,
        token: TokenId,
        name: String,
    },
    /// A link that lets people in without an account; the one before it is not opened any more.
    LinkMade(LinkFacts),
    /// Whoever came in by it is signed out.
    LinkEnded(LinkFacts),
    /// What everybody sees of a player; without a choice, what comes of the events.
    PublicityChosen {
        player: PlayerId,
        before: Option<Shown>,
        after: Option<Shown>,
    },
    EventAdded {
        event: EventDetails,
    },
    EventChanged(Box<EventChanged>),
    EventImported(Box<EventImported>),
    /// What another program kept with the event was taken out.
    ExtensionRemoved {
        extension: String,
    },
    /// What it prints on.
    PaperChanged {
        before: Paper,
        after: Paper,
    },
    TournamentAdded {
        tournament: TournamentId,
        /// Published where it does not say so.
        #[serde(default = "published")]
        visibility: Visibility,
        after: TournamentFacts,
    },
    TournamentImported(Box<TournamentImported>),
    TournamentChanged(Box<TournamentChanged>),
    TieBreaksChanged {
        tournament: TournamentId,
        before: RankingFacts,
        after: RankingFacts,
        ranks_changed: usize,
    },
    ScheduleChanged(RoundTimes),
    BoardsChanged(BoardsFacts),
    /// Results from a round on are kept to staff.
    RoundsSilenced {
        tournament: TournamentId,
        from_round: u16,
    },
    /// Everybody sees them.
    ResultsAnnounced {
        tournament: TournamentId,
        from_round: u16,
    },
    TournamentStarted(TournamentStarted),
    /// It lies in the bin, with all that is in it.
    Deleted {
        kind: Kind,
        id: i32,
        name: Private<String>,
    },
    /// It was taken out of the bin.
    Restored {
        kind: Kind,
        id: i32,
    },
    Archived {
        kind: Kind,
        id: i32,
    },
    Unarchived {
        kind: Kind,
        id: i32,
    },
    TournamentCancelled {
        tournament: TournamentId,
        reason: Reason,
    },
    TournamentUnstarted {
        tournament: TournamentId,
        /// The entries in the order of their numbers.
        numbers: Vec<EntryId>,
        /// By round.
        pairings: Vec<(u16, PairingFacts)>,
    },
    TournamentClosed(RatingEffect),
    TournamentReopened(RatingEffect),
    NumbersChanged {
        tournament: TournamentId,
        before: Vec<EntryId>,
        after: Vec<EntryId>,
    },
    ByesChanged {
        tournament: TournamentId,
        entry: EntryId,
        rounds: Vec<u16>,
        before: Vec<ByeFacts>,
        after: Option<String>,
    },
    MeetingForbidden(Meetings),
    MeetingAllowed(Meetings),
    DraftChanged(DraftChange),
    DraftChangeRemoved(DraftChange),
    RoundPublished {
        tournament: TournamentId,
        round: u16,
        changes: Vec<ChangeId>,
        pairings: Vec<PairingFacts>,
    },
    /// Two without a game were paired in a published round.
    PairedLate(LatePairing),
    RoundUnpublished {
        tournament: TournamentId,
        round: u16,
        pairings: Vec<PairingFacts>,
    },
    PlayersEntered {
        tournament: TournamentId,
        entered: Vec<Entered>,
        missed: Option<Missed>,
    },
    EntryChanged {
        tournament: TournamentId,
        before: Entered,
        after: Entered,
    },
    EntryRemoved {
        tournament: TournamentId,
        entry: Entered,
        player_removed: bool,
    },
    PlayerChanged {
        player: PlayerId,
        before: PlayerFacts,
        after: PlayerFacts,
        #[serde(flatten)]
        ratings: RatingFacts,
    },
    PlayersMerged {
        merge: MergeId,
        merged: PlayerId,
        kept: PlayerId,
        reason: Reason,
        #[serde(flatten)]
        ratings: RatingFacts,
    },
    PlayersUnmerged {
        merge: MergeId,
        merged: PlayerId,
        kept: PlayerId,
        stood_for_both: PlayerId,
        reason: Reason,
        #[serde(flatten)]
        ratings: RatingFacts,
    },
    Withdrawn(Absence),
    Returned(Absence),
    PieOffered {
        #[serde(flatten)]
        at: Board,
        offer: OfferId,
        replaces: Option<OfferId>,
        named_by: EntryId,
        spec: String,
        choice_taken_back: Option<ChoiceId>,
    },
    PieChosen {
        #[serde(flatten)]
        at: Board,
        offer: OfferId,
        choice: ChoiceId,
        side: String,
    },
    GamesAdjourned {
        boards: Vec<Board>,
    },
    AdjournmentEnded(Board),
    ResultHandedIn(SubmissionFacts),
    SubmissionAnswered(AnswerFacts),
    /// In spite of what was handed in after it counted.
    ResultKept {
        #[serde(flatten)]
        at: Board,
        submissions: Vec<SubmissionId>,
    },
    ArbiterCalled(CallFacts),
    /// An arbiter has gone there, or the player has taken the call back.
    CallEnded(CallFacts),
    /// An arbiter has answered it by mistake.
    CallReopened(CallFacts),
    ClockStarted(ClockFacts),
    ClockPaused(ClockFacts),
    /// It shows the whole time of the round again.
    ClockReset(ClockFacts),
    /// How long a round lasts, in minutes.
    RoundLengthChanged {
        tournament: TournamentId,
        round: u16,
        before: Minutes,
        after: Minutes,
    },
    TimeAdded(AddedFacts),
    TimeRemoved(AddedFacts),
    /// What a screen of the hall shows; one that is new had nothing before.
    ScreenChanged {
        screen: ScreenNumber,
        before: Option<Programme>,
        after: Programme,
    },
    /// What everybody in the hall is told.
    NoticeChanged {
        before: Option<Notice>,
        after: Option<Notice>,
    },
    /// Somebody is here for a round.
    CheckedIn(CheckInFacts),
    CheckInUndone(CheckInFacts),
    /// From then on players of a tournament check in for a round by themselves.
    CheckInOpened {
        tournament: TournamentId,
        round: u16,
    },
    CheckInClosed {
        tournament: TournamentId,
        round: u16,
        here: usize,
        missing: Vec<EntryId>,
    },
    /// What players of a tournament may do by themselves.
    AllowancesChanged {
        tournament: TournamentId,
        before: Allowances,
        after: Allowances,
    },
    /// When results of a tournament count, from a round on.
    PolicyChanged {
        tournament: TournamentId,
        from_round: u16,
        before: Policy,
        after: Policy,
    },
    ResultEntered(Box<ResultFacts>),
    ResultCorrected(Box<ResultFacts>),
    GameAdded {
        game: GameId,
        title: String,
    },
    ChallengeMade(ChallengeFacts),
    LinkGameRelinked(LinkGameRelinked),
    LinkGameWithdrawn(LinkGameWithdrawn),
    ChallengeWithdrawn(ChallengeWithdrawn),
    LinkGameBegun(LinkGameFacts),
    LinkGameEnded(LinkGameEnd),
    /// A casual game that is over, in the rating list of games by link.
    LinkGameRated(LinkGameRated),
    LinkGameRuled(LinkGameRuled),
    /// On what terms a tournament is played by link, if it is.
    LinkTermsChanged {
        tournament: TournamentId,
        before: Option<TermFacts>,
        after: Option<TermFacts>,
    },
    HistoryImported(HistoryImported),
    HistoryForgotten(HistoryForgotten),
    RatingsRenewed(RatingsRenewed),
    /// Every ledger was computed anew, from the command line.
    LedgersRecomputed(LedgersRecomputed),
    /// A list that followed an act is what its games give.
    RatingsRecomputed {
        pool: PoolId,
        family: String,
        moved: u32,
    },
    PoolAdded {
        pool: PoolId,
        family: String,
        name: Option<PoolName>,
        #[serde(with = "system_word")]
        system: RatingSystem,
        settings: Option<String>,
        players: usize,
    },
    /// A list of it stands as of a day, and does not change.
    ListPublished {
        pool: PoolId,
        number: u32,
        as_of: NaiveDate,
        players: usize,
        hash: String,
    },
    InitialRatingsRecorded {
        pool: PoolId,
        initial: Vec<InitialFacts>,
        #[serde(flatten)]
        ratings: RatingFacts,
    },
    /// The chain of the site took in how the others ended.
    HeadsTaken {
        heads: Vec<TakenHead>,
    },
    /// Rows that the log did not have were taken into it as they were found, after an upgrade.
    RowsTakenIn {
        /// The last step of the migrations.
        step: String,
        rows: usize,
        /// Rows that differed from the log before the upgrade, and still do.
        altered: usize,
    },
    BackupMade {
        file: String,
    },
    BackupDownloaded {
        file: String,
    },
    /// The database is one that a backup gave. The acts after `made_at` are in the database that it replaced.
    BackupRestored {
        made_at: DateTime<Utc>,
        erased: usize,
        access_ended: usize,
    },
}

fn published() -> Visibility {
    Visibility::Published
}
