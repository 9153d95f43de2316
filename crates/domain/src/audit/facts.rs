//! What acts set or changed, as plain values: ids, words, texts and whole numbers.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::{Private, RatingFacts};
use crate::boards::Boards;
use crate::byes::{RequestedBye, word};
use crate::entries::Entry;
use crate::events::{EventDetails, Title, Visibility};
use crate::forbidden::ForbiddenGroup;
use crate::links::Bearer;
use crate::pairings::{NewPairing, Pairing};
use crate::pies::Handicap;
use crate::ratings::{NewInitial, RatingSource};
use crate::results::{Decision, Ending, Proof, Reason, RecordedOutcome};
use crate::schedule::Begins;
use crate::submissions::Answer;
use crate::swiss::{ChangeKind, ChangeRecord};
use crate::tie_breaks::{Ranking, edition_word};
use crate::tournaments::{Acceleration, FormatKind, Numbering, Rated, TournamentDetails};
use crate::withdrawals::Verdict;
use crate::{
    AccountId, ChangeId, EntryId, ForbiddenId, GameId, HistoryId, InitialRatingId, PlayerId,
    ResultId, SubmissionId, TournamentId,
};

/// An event before and after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventChanged {
    pub before: EventDetails,
    pub after: EventDetails,
    pub visibility: [Visibility; 2],
    pub ratings_moved: usize,
}

/// The lists of a family were computed anew by other rules. Earlier versions of the program did that by themselves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingsRenewed {
    pub family: String,
    pub rules_version: u32,
    #[serde(flatten)]
    pub ratings: RatingFacts,
}

/// What is decided when a tournament is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentFacts {
    pub name: Title,
    pub spec: String,
    pub format: FormatKind,
    pub rounds: Option<u16>,
    pub acceleration: Option<Acceleration>,
    pub points: String,
    pub bye: String,
    pub rated: Rated,
    pub pie: Option<Handicap>,
    #[serde(flatten)]
    pub ranking: RankingFacts,
}

impl From<&TournamentDetails> for TournamentFacts {
    fn from(details: &TournamentDetails) -> Self {
        let swiss = details.format.swiss();
        Self {
            name: details.name.clone(),
            spec: details.spec.to_string(),
            format: details.format.kind(),
            rounds: swiss.map(|swiss| swiss.n_rounds),
            acceleration: swiss.map(|swiss| swiss.acceleration),
            points: details.points.to_string(),
            bye: details.points.pairing_allocated_bye().to_string(),
            rated: details.rated,
            pie: details.pie,
            ranking: (&details.ranking).into(),
        }
    }
}

/// What decides the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingFacts {
    pub tie_breaks: String,
    pub edition: Option<String>,
}

impl From<&Ranking> for RankingFacts {
    fn from(ranking: &Ranking) -> Self {
        let edition = ranking.edition.map(|edition| edition_word(edition).to_owned());
        Self { tie_breaks: ranking.tie_breaks.to_string(), edition }
    }
}

/// A tournament before and after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentChanged {
    pub tournament: TournamentId,
    pub before: TournamentFacts,
    pub after: TournamentFacts,
    /// Who sees it, if that was said.
    #[serde(default)]
    pub visibility: Option<Visibility>,
    #[serde(default)]
    pub ratings_moved: usize,
}

/// When rounds were to begin before a change, and after it, by the clocks of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTimes {
    pub tournament: TournamentId,
    pub before: Vec<(u16, NaiveDateTime)>,
    pub after: Vec<(u16, NaiveDateTime)>,
}

impl RoundTimes {
    pub fn new(tournament: TournamentId, before: &Begins, after: &Begins) -> Self {
        let list = |begins: &Begins| begins.iter().map(|(round, at)| (*round, *at)).collect();
        Self { tournament, before: list(before), after: list(after) }
    }
}

/// A tournament that was read from a report file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentImported {
    pub tournament: TournamentId,
    pub details: TournamentFacts,
    pub players: usize,
    pub rounds: usize,
    /// Tie-breaks of the file that are not known here.
    pub left_out: Vec<String>,
    /// What the file said and nobody knew.
    pub birth_years: Vec<BornIn>,
    #[serde(flatten)]
    pub ratings: RatingFacts,
    /// In whose name results and withdrawals are recorded.
    pub recorded_by: AccountId,
}

/// An event that was read from its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventImported {
    pub event: EventDetails,
    /// The digest of its tables in the file.
    pub sha256: String,
    pub tournaments: usize,
    pub players: usize,
    /// Those who were not known here.
    pub new_players: usize,
    pub results: usize,
    pub ratings_moved: usize,
}

/// When a player was born.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BornIn {
    pub player: PlayerId,
    pub year: Private<u16>,
}

/// A tournament that has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentStarted {
    pub tournament: TournamentId,
    pub numbering: Numbering,
    /// The entries in the order of their numbers.
    pub numbers: Vec<EntryId>,
    /// What lots were drawn from, if any were. A text: not every reader of JSON takes numbers of
    /// 64 bits.
    pub seed: Option<String>,
    pub rounds: Option<u16>,
    pub edition: Option<String>,
}

/// A bye that was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByeFacts {
    pub round: u16,
    pub bye: String,
}

impl From<RequestedBye> for ByeFacts {
    fn from(asked: RequestedBye) -> Self {
        Self { round: asked.round, bye: word(asked.bye).to_owned() }
    }
}

/// Players of whom no two meet in a range of rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meetings {
    pub tournament: TournamentId,
    pub forbidden: ForbiddenId,
    pub entries: Vec<EntryId>,
    pub from_round: u16,
    pub to_round: u16,
}

impl Meetings {
    pub fn of(tournament: TournamentId, forbidden: ForbiddenId, group: &ForbiddenGroup) -> Self {
        let ForbiddenGroup { from_round, to_round, entries } = group.clone();
        Self { tournament, forbidden, entries, from_round, to_round }
    }
}

/// What the arbiter changed in the draft of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftChange {
    pub tournament: TournamentId,
    pub round: u16,
    pub change: ChangeId,
    pub kind: ChangeKind,
    pub first: EntryId,
    pub second: Option<EntryId>,
    pub reason: String,
}

impl DraftChange {
    /// A change of a round, as it was kept.
    pub fn of(
        (tournament, round): (TournamentId, u16),
        change: ChangeId,
        kept: &ChangeRecord,
    ) -> Self {
        let (first, second) = kept.change.players();
        let (kind, reason) = (kept.change.kind(), kept.reason.clone());
        Self { tournament, round, change, kind, first, second, reason }
    }
}

/// A game that was paired in a published round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LatePairing {
    pub tournament: TournamentId,
    pub round: u16,
    pub pairing: PairingFacts,
    /// The byes that gave way.
    pub instead_of: Vec<PairingFacts>,
}

/// At which boards a tournament is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardsFacts {
    pub tournament: TournamentId,
    pub before: Boards,
    pub after: Boards,
    /// The paired rounds that were numbered anew.
    pub rounds: Vec<u16>,
}

/// Who sat where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingFacts {
    pub board: u16,
    pub first: EntryId,
    pub second: Option<EntryId>,
    pub bye: Option<String>,
}

impl From<&NewPairing> for PairingFacts {
    fn from(new: &NewPairing) -> Self {
        let bye = new.bye.map(|bye| word(bye).to_owned());
        Self { board: new.board, first: new.first, second: new.second, bye }
    }
}

impl From<&Pairing> for PairingFacts {
    fn from(stored: &Pairing) -> Self {
        let bye = stored.bye.map(|bye| word(bye).to_owned());
        Self { board: stored.board, first: stored.first, second: stored.second, bye }
    }
}

/// A player who was entered, or taken out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    pub entry: EntryId,
    pub player: PlayerId,
    pub name: Private<String>,
    pub rating: Option<u16>,
    pub club: Option<Private<String>>,
    /// When somebody new was born, if the list had it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Private<u16>>,
}

impl From<Entry> for Entered {
    fn from(entry: Entry) -> Self {
        let Entry { id, player, name, rating, club, .. } = entry;
        let (name, club) = (name.into(), club.map(Private::from));
        Self { entry: id, player, name, rating, club, born: None }
    }
}

/// What is known of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerFacts {
    pub name: Private<String>,
    pub club: Option<Private<String>>,
    pub birth_year: Option<Private<u16>>,
}

impl PlayerFacts {
    pub fn new(name: String, club: Option<String>, birth_year: Option<u16>) -> Self {
        Self {
            name: name.into(),
            club: club.map(Private::from),
            birth_year: birth_year.map(Private::from),
        }
    }
}

/// Somebody who left, or came back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    pub tournament: TournamentId,
    pub entry: EntryId,
    pub player: PlayerId,
    pub from_round: u16,
    pub verdict: Verdict,
}

/// A board of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub tournament: TournamentId,
    pub round: u16,
    pub board: u16,
}

impl From<&Pairing> for Board {
    fn from(pairing: &Pairing) -> Self {
        let Pairing { tournament, round, board, .. } = *pairing;
        Self { tournament, round, board }
    }
}

/// A result, and the one it replaces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultFacts {
    #[serde(flatten)]
    pub at: Board,
    pub result: ResultId,
    pub replaces: Option<ResultId>,
    /// What was handed in and counts by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub submission: Option<SubmissionId>,
    pub game: Option<GameId>,
    pub proof: Proof,
    pub before: Option<DecisionFacts>,
    pub after: DecisionFacts,
    pub reason: Option<Reason>,
    #[serde(flatten)]
    pub ratings: RatingFacts,
}

/// What a result says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionFacts {
    pub outcome: RecordedOutcome,
    pub ending: Ending,
    pub points: Option<[String; 2]>,
}

impl From<&Decision> for DecisionFacts {
    fn from(decision: &Decision) -> Self {
        let Decision { outcome, ending, points } = *decision;
        let points = points.map(|points| [points.first.to_string(), points.second.to_string()]);
        Self { outcome, ending, points }
    }
}

/// A file of games whose last game is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HistoryImported {
    pub history: HistoryId,
    pub family: String,
    pub file: String,
    pub sha256: String,
    pub periods: String,
    pub ratings_moved: usize,
}

/// A file of games that was broken off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HistoryForgotten {
    pub history: HistoryId,
    pub family: String,
    pub file: String,
    pub sha256: String,
    pub games: usize,
    pub players: usize,
}

/// A rating that was brought along, in hundredths of a point, or taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InitialFacts {
    pub player: PlayerId,
    pub replaces: Option<InitialRatingId>,
    pub rating: Option<i32>,
    pub deviation: Option<i32>,
    pub games: Option<u32>,
    pub known_on: Option<NaiveDate>,
    pub source: RatingSource,
}

impl From<&NewInitial> for InitialFacts {
    fn from(new: &NewInitial) -> Self {
        let brought = new.brought.as_ref();
        Self {
            player: new.player,
            replaces: new.replaces,
            rating: brought.map(|brought| brought.state.rating().0),
            deviation: brought.and_then(|brought| brought.state.deviation()).map(|one| one.0),
            games: brought.map(|brought| brought.games),
            known_on: brought.map(|brought| brought.known_on),
            source: new.source.clone(),
        }
    }
}

/// A result that was handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubmissionFacts {
    #[serde(flatten)]
    pub at: Board,
    pub submission: SubmissionId,
    pub replaces: Option<SubmissionId>,
    /// Whose word it is; nobody's from a tablet.
    pub by: Option<EntryId>,
    pub after: DecisionFacts,
    pub proof: Proof,
}

/// What a player said to the submission of the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerFacts {
    #[serde(flatten)]
    pub at: Board,
    pub submission: SubmissionId,
    pub by: EntryId,
    pub answer: Answer,
}

/// A call for an arbiter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallFacts {
    pub tournament: TournamentId,
    /// The board; none of a player without one.
    pub at: Option<Board>,
    /// The player; none from a tablet.
    pub by: Option<EntryId>,
}

/// Somebody who is here for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckInFacts {
    pub tournament: TournamentId,
    pub round: u16,
    pub entry: EntryId,
}

/// Whom a link lets in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkFacts {
    Player(PlayerId),
    Tablet(TournamentId),
}

impl From<Bearer> for LinkFacts {
    fn from(bearer: Bearer) -> Self {
        match bearer {
            Bearer::Player(player) => Self::Player(player),
            Bearer::Tablet(tournament) => Self::Tablet(tournament),
        }
    }
}
