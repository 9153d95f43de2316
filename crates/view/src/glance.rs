//! A tournament at a glance: how far it is, who leads, what was played last, and a board.

use domain::entries::Entry;
use domain::games::GameRecord;
use domain::pairings::Pairing;
use domain::results::Backing;
use domain::standings::{WallChart, settled};
use domain::tournaments::Stage;
use domain::{EntryId, GameId, PlayerId, TournamentId};
use rules::{Record, Seat};
use tournament::crosstable::{CrossRow, crosstable};
use words::Text;
use words::format::{Numeral, points_words};

use super::board::Board;
use super::crosstable::href;
use super::games::{board_of, spec_words};
use super::rounds::{result_words, round_heading, round_to_show, won};
use super::tournaments::format_words;

/// How many leaders and results a card shows.
const LINES: usize = 6;

/// What a card or the head of a page tells of a tournament.
#[derive(Debug, Clone)]
pub struct Glance {
    pub id: TournamentId,
    pub name: String,
    /// Format, game and players.
    pub about: Vec<Text>,
    /// The first three of one that is closed.
    pub podium: Vec<Leader>,
    /// The first ones of one that is not.
    pub leaders: Vec<Leader>,
    /// How many players there are.
    pub n_players: usize,
    /// The round to look at.
    pub round: Option<RoundGlance>,
}

/// Somebody near the top.
#[derive(Debug, Clone)]
pub struct Leader {
    pub rank: u32,
    pub player: PlayerId,
    pub name: String,
    /// The rating when entered.
    pub rating: Option<u16>,
    pub points: Numeral,
    /// The same in words.
    pub points_words: Text,
}

/// The round that is played, or was played last.
#[derive(Debug, Clone)]
pub struct RoundGlance {
    pub href: String,
    /// "Round 4 of 5".
    pub heading: Text,
    pub done: usize,
    pub all: usize,
    /// "5 of 8".
    pub count: Text,
    /// "Round 4 of 5: 5 of 8 results in".
    pub told: Text,
    /// "5 of 8 results in".
    pub progress: Text,
    /// Board by board.
    pub meetings: Vec<Meeting>,
}

/// Two players at a board.
#[derive(Debug, Clone)]
pub struct Meeting {
    pub href: String,
    /// Each with `won` or nothing.
    pub first: (String, &'static str),
    pub second: (String, &'static str),
    pub result: Text,
    /// What the link says aloud.
    pub label: Text,
    pub is_proven: bool,
}

/// A board to look at: a game as it stands at its end.
#[derive(Debug, Clone)]
pub struct Watched {
    pub href: String,
    pub board: Board,
    /// Both players, each with the points of the side.
    pub players: Vec<(String, Numeral)>,
    /// Where it was played.
    pub place: Text,
}

impl Glance {
    /// What is to be told of a tournament now.
    pub fn new(chart: &WallChart) -> Self {
        let details = &chart.tournament.details;
        let stage = chart.tournament.stage;
        let leaders = leaders(chart);
        let (podium, leaders) = match stage {
            Stage::Closed => (leaders.iter().take(3).cloned().collect(), leaders),
            Stage::Running => (Vec::new(), leaders),
            Stage::Entry | Stage::Cancelled => (Vec::new(), Vec::new()),
        };
        Self {
            id: chart.tournament.id,
            name: details.name.to_string(),
            about: vec![spec_words(&details.spec), format_words(details.format)],
            podium,
            leaders,
            n_players: chart.entries.len(),
            round: round(chart),
        }
    }
}

impl Glance {
    /// For a small card.
    pub fn first_three(&self) -> &[Leader] {
        &self.leaders[..self.leaders.len().min(3)]
    }
}

fn leaders(chart: &WallChart) -> Vec<Leader> {
    if chart.results.is_empty() {
        return Vec::new();
    }
    let rows = crosstable(&chart.table, chart.standings()).rows;
    let leader = |row: &CrossRow| {
        let entry = chart.entry(row.number)?;
        Some(Leader {
            rank: row.rank?,
            player: entry.player,
            name: entry.name.clone(),
            rating: entry.rating,
            points: row.points.into(),
            points_words: points_words(row.points),
        })
    };
    rows.iter().filter_map(leader).take(LINES).collect()
}

fn round(chart: &WallChart) -> Option<RoundGlance> {
    let round = round_to_show(chart);
    let here = chart.pairings.iter().filter(|pairing| pairing.round == round);
    let (done, all) = chart.progress(round);
    let results = Text::new("progress").with("done", done).with("all", all);
    (round > 0).then(|| RoundGlance {
        href: format!("/tournaments/{}/rounds/{round}", chart.tournament.id),
        heading: round_heading(chart, round),
        done,
        all,
        count: Text::new("home-results-count").with("done", done).with("all", all),
        told: Text::new("glance-round")
            .with("round", round_heading(chart, round))
            .with("progress", results.clone()),
        progress: results,
        meetings: here.filter_map(|pairing| meeting(chart, pairing)).take(LINES).collect(),
    })
}

fn meeting(chart: &WallChart, pairing: &Pairing) -> Option<Meeting> {
    let result = settled(&chart.table, &chart.entries, pairing)?.pairing.result;
    let recorded = chart.results.get(&pairing.id);
    let name = |id: EntryId| Some(entry(chart, id)?.name.clone());
    let (first, second) = (name(pairing.first)?, name(pairing.second?)?);
    let won = won(result);
    Some(Meeting {
        href: href(pairing, recorded),
        label: Text::new("meeting-label")
            .with("board", pairing.board)
            .with("first", first.as_str())
            .with("second", second.as_str())
            .with("result", result_words(result)),
        first: (first, won.0),
        second: (second, won.1),
        result: result_words(result),
        is_proven: recorded.is_some_and(|recorded| recorded.backing() == Backing::ByMoves),
    })
}

fn entry(chart: &WallChart, id: EntryId) -> Option<&Entry> {
    chart.entry_of(id)
}

impl Watched {
    /// A game of the tournament as it stands at its end; `None` if its record cannot be replayed.
    pub fn new(chart: &WallChart, game: &GameRecord) -> Option<Self> {
        let pairing = watched(chart).filter(|(_, id)| *id == game.id)?.0;
        let record = Record::parse(game.record.as_ref()?.as_bytes()).ok()?;
        let replay = record.replay();
        let last = replay.plies.last();
        let position = last.map_or(&replay.start, |ply| &ply.position);
        let score = position.score();
        let names = [Some(pairing.first), pairing.second];
        let names =
            names.map(|id| id.and_then(|id| entry(chart, id)).map(|entry| entry.name.clone()));
        let players = Seat::ALL.into_iter().zip(names);
        Some(Self {
            href: format!("/games/{}", game.id),
            board: board_of(position, last.map(|ply| &ply.trace), Seat::First),
            players: players.filter_map(|(seat, name)| Some((name?, score[seat].into()))).collect(),
            place: Text::new("game-round-board")
                .with("round", pairing.round)
                .with("board", pairing.board),
        })
    }
}

/// The game to look at: that of the first board with a record in the newest round that has one.
pub fn watched(chart: &WallChart) -> Option<(&Pairing, GameId)> {
    let recorded = chart.pairings.iter().filter_map(|pairing| {
        let game = chart.results.get(&pairing.id)?.game?;
        Some((pairing, game))
    });
    recorded.min_by_key(|(pairing, _)| (std::cmp::Reverse(pairing.round), pairing.board))
}
