//! What is played in the hall now, over all tournaments of an event.

use askama::Template;
use domain::accounts::{Access, Viewer};
use domain::entries::Entry;
use domain::hall::{Hall, HallGame};
use domain::standings::settled;
use domain::{EntryId, EventId, NameKey, PlayerId, TournamentId};
use form::hall::Order;
use words::Text;

use super::rounds::{announced_words, won};
use super::{Frame, filters};

/// The list.
#[derive(Template)]
#[template(path = "hall/show.html")]
pub struct HallPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub is_by_name: bool,
    /// By board.
    pub games: Vec<HallLine>,
    /// By name.
    pub players: Vec<HallPlayer>,
    /// Boards that two tournaments are at, and where that is changed.
    pub shared: Option<(Text, Vec<(String, String)>)>,
}

pages! { HallPage }

/// A board.
#[derive(Debug, Clone)]
pub struct HallLine {
    pub board: u16,
    pub href: String,
    pub tournament: String,
    pub round: Text,
    pub sides: [(PlayerId, String); 2],
    /// The winner's side is `won`.
    pub won: (&'static str, &'static str),
    pub result: Text,
}

/// Somebody at a board.
#[derive(Debug, Clone)]
pub struct HallPlayer {
    pub player: PlayerId,
    pub name: String,
    key: NameKey,
    pub board: u16,
    pub href: String,
    pub tournament: (TournamentId, String),
    pub opponent: String,
}

impl HallPage {
    /// The list as `viewer` sees it; arbiters see which boards are taken twice.
    pub fn new(frame: Frame, hall: &Hall, viewer: &Viewer, order: Order) -> Self {
        let games = hall.games();
        let mut players: Vec<HallPlayer> = match order {
            Order::Board => Vec::new(),
            Order::Name => games.iter().flat_map(|game| both(*game)).collect(),
        };
        players.sort_by(|one, other| (&one.key, one.board).cmp(&(&other.key, other.board)));
        let lines = match order {
            Order::Board => games.iter().filter_map(|game| line(*game)).collect(),
            Order::Name => Vec::new(),
        };
        let is_arbiter = viewer.is_at_least(Access::Arbiter);
        Self {
            frame,
            event: (hall.event.id, hall.event.details.name.to_string()),
            is_by_name: order == Order::Name,
            games: lines,
            players,
            shared: is_arbiter.then(|| shared(hall)).flatten(),
        }
    }
}

fn shared(hall: &Hall) -> Option<(Text, Vec<(String, String)>)> {
    let boards = hall.shared();
    let (first, last) = (*boards.first()?, *boards.last()?);
    let told = Text::new("hall-shared").with("count", boards.len());
    let told = told.with("first", first).with("last", last);
    let ways = hall.tournaments.iter().map(|chart| {
        let tournament = &chart.tournament;
        (format!("/tournaments/{}/boards", tournament.id), tournament.details.name.to_string())
    });
    Some((told, ways.collect()))
}

fn entry(game: HallGame<'_>, id: EntryId) -> Option<&Entry> {
    game.chart.entry_of(id)
}

fn href(game: HallGame<'_>) -> String {
    let (tournament, pairing) = (game.chart.tournament.id, game.pairing);
    format!("/tournaments/{tournament}/rounds/{}/boards/{}", pairing.round, pairing.board)
}

fn tournament(game: HallGame<'_>) -> (TournamentId, String) {
    let tournament = &game.chart.tournament;
    (tournament.id, tournament.details.name.to_string())
}

fn line(game: HallGame<'_>) -> Option<HallLine> {
    let (first, second) = (entry(game, game.pairing.first)?, entry(game, game.second)?);
    let settled = settled(&game.chart.table, &game.chart.entries, game.pairing)?;
    let result = settled.pairing.result;
    Some(HallLine {
        board: game.pairing.board,
        href: href(game),
        tournament: tournament(game).1,
        round: Text::new("my-round").with("round", game.pairing.round),
        sides: [first, second].map(|entry| (entry.player, entry.name.clone())),
        won: won(result),
        result: announced_words(game.chart, game.pairing, result),
    })
}

fn both(game: HallGame<'_>) -> Vec<HallPlayer> {
    let pair = entry(game, game.pairing.first).zip(entry(game, game.second));
    let player = |(own, other): (&Entry, &Entry)| HallPlayer {
        player: own.player,
        name: own.name.clone(),
        key: own.key.clone(),
        board: game.pairing.board,
        href: href(game),
        tournament: tournament(game),
        opponent: other.name.clone(),
    };
    pair.map_or_else(Vec::new, |(first, second)| {
        vec![player((first, second)), player((second, first))]
    })
}
