//! Rounds: who meets whom, and how it ended.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use rules::{BySeat, Points};
use serde::Serialize;
use tournament::result::Bye;
use tournament::withdrawal::Counting;
use utoipa::ToSchema;

use domain::EntryId;
use domain::entries::Entry;
use domain::pairings::Pairing;
use domain::results::Recorded;
use domain::standings::{WallChart, settled};

/// A round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundItem {
    /// Its number, from 1.
    pub round: u16,
    /// When it begins, if that is said.
    pub begins_at: Option<DateTime<Utc>>,
    /// How many games it has.
    pub n_games: usize,
    /// How many results are in.
    pub n_results: usize,
}

/// A round with its boards.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundWithPairings {
    #[serde(flatten)]
    pub round: RoundItem,
    /// By board; byes come last.
    pub pairings: Vec<PairingItem>,
}

/// Two players at a board, or one with a bye.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairingItem {
    /// From 1.
    pub board: u16,
    /// Who moves first, or has the bye.
    pub first: SeatItem,
    /// Who moves second; nobody in a bye.
    pub second: Option<SeatItem>,
    /// `pairing-allocated`, `full-point`, `half-point`, `zero-point` or `free`, where there is no second player.
    pub bye: Option<&'static str>,
    /// What is played, with the handicap that was chosen at the board.
    #[schema(example = "gbg:6")]
    pub game: String,
    /// The choice of sides that the seats come from, in a tournament with a pie: a result names it.
    pub choice: Option<i32>,
    /// The result as it was recorded.
    pub result: Option<ResultItem>,
    /// Whether nobody has points from it, as one of the two withdrew too early.
    pub is_struck: bool,
    /// Its page.
    #[schema(example = "/tournaments/13/rounds/9/boards/2")]
    pub page: String,
}

/// A player at a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatItem {
    /// Which entry of the tournament.
    pub entry: i32,
    /// The person over all tournaments.
    pub player: i32,
    pub name: String,
    /// The pairing number.
    pub number: Option<u16>,
}

/// A result.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultItem {
    pub id: i32,
    /// Who won: `first`, `second`, `draw`, or `neither`.
    #[schema(pattern = "^(first|second|draw|neither|open)$")]
    pub outcome: &'static str,
    /// How it ended: `played`, `resignation`, `time`, `forfeit`, `adjudication`, `agreement` or `unrated`.
    pub ending: &'static str,
    /// The points in the game, if they were written down.
    pub points: Option<PointsItem>,
    /// What stands behind it: `proven` by moves, `unproven`, `no-record`.
    pub proof: &'static str,
    /// The game with its moves.
    pub game: Option<i32>,
    pub recorded_at: DateTime<Utc>,
}

/// The points of both players.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
pub struct PointsItem {
    pub first: f64,
    pub second: f64,
}

impl From<BySeat<Points>> for PointsItem {
    fn from(points: BySeat<Points>) -> Self {
        let half = |points: Points| f64::from(points.halves()) / 2.0;
        Self { first: half(points.first), second: half(points.second) }
    }
}

impl RoundItem {
    /// A round that is paired.
    pub fn new(chart: &WallChart, round: u16) -> Self {
        let (n_results, n_games) = chart.progress(round);
        Self { round, begins_at: chart.schedule.moment(round), n_games, n_results }
    }

    /// All rounds that are paired.
    pub fn all(chart: &WallChart) -> Vec<Self> {
        let paired = chart.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
        (1..=paired).map(|round| Self::new(chart, round)).collect()
    }
}

impl RoundWithPairings {
    /// A round with its boards; `None` if it is not paired.
    pub fn new(chart: &WallChart, round: u16) -> Option<Self> {
        let entries: HashMap<EntryId, &Entry> =
            chart.entries.iter().map(|entry| (entry.id, entry)).collect();
        let of_round = chart.pairings.iter().filter(|pairing| pairing.round == round);
        let mut in_order: Vec<&Pairing> = of_round.collect();
        in_order.sort_by_key(|pairing| pairing.board);
        let pairings: Vec<PairingItem> = in_order
            .into_iter()
            .filter_map(|pairing| PairingItem::new(chart, &entries, pairing))
            .collect();
        (!pairings.is_empty()).then(|| Self { round: RoundItem::new(chart, round), pairings })
    }
}

impl PairingItem {
    fn new(
        chart: &WallChart,
        entries: &HashMap<EntryId, &Entry>,
        pairing: &Pairing,
    ) -> Option<Self> {
        let seat = |id: EntryId| entries.get(&id).map(|entry| SeatItem::from(*entry));
        let counting = settled(&chart.table, &chart.entries, pairing).map(|game| game.counting);
        Some(Self {
            board: pairing.board,
            first: seat(pairing.first)?,
            second: pairing.second.and_then(seat),
            bye: pairing.bye.map(bye_word),
            game: pairing.spec.to_string(),
            choice: pairing.seating.choice().map(|choice| choice.0),
            result: chart.results.get(&pairing.id).map(ResultItem::from),
            is_struck: counting == Some(Counting::Struck),
            page: format!(
                "/tournaments/{}/rounds/{}/boards/{}",
                pairing.tournament, pairing.round, pairing.board
            ),
        })
    }
}

impl From<&Entry> for SeatItem {
    fn from(entry: &Entry) -> Self {
        Self {
            entry: entry.id.0,
            player: entry.player.0,
            name: entry.name.clone(),
            number: entry.number.map(|number| number.0),
        }
    }
}

impl From<&Recorded> for ResultItem {
    fn from(recorded: &Recorded) -> Self {
        let decision = recorded.decision;
        Self {
            id: recorded.id.0,
            outcome: decision.outcome.as_str(),
            ending: decision.ending.as_str(),
            points: decision.points.map(PointsItem::from),
            proof: recorded.proof.as_str(),
            game: recorded.game.map(|game| game.0),
            recorded_at: recorded.recorded_at,
        }
    }
}

pub(super) fn bye_word(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "pairing-allocated",
        Bye::FullPoint => "full-point",
        Bye::HalfPoint => "half-point",
        Bye::ZeroPoint => "zero-point",
        Bye::Free => "free",
    }
}
