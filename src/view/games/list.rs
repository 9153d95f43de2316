//! Lists of games.

use askama::Template;
use rules::Status;

use super::game_view::spec_words;
use super::preview::preview_at_end;
use crate::domain::accounts::{Access, Viewer};
use crate::domain::events::Event;
use crate::domain::games::{GameLine, Records};
use crate::domain::results::Backing;
use crate::domain::tournaments::Tournament;
use crate::domain::{GameId, TournamentId};
use crate::view::board::SmallBoard;
use crate::view::results::Badge;
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Frame, Text, filters};

/// The games that everybody may see.
#[derive(Template)]
#[template(path = "games/list.html")]
pub struct GamesPage {
    pub frame: Frame,
    /// The newest first.
    pub games: Vec<GameListLine>,
    /// The page with the older ones.
    pub older: Option<String>,
    /// Whether these are not the newest.
    pub is_older: bool,
    /// Whether a game may be published.
    pub may_publish: bool,
}

#[derive(Template)]
#[template(path = "games/tournament.html")]
pub struct TournamentGamesPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// By round and board.
    pub games: Vec<GameListLine>,
    /// The number of this page, from 1.
    pub page: u32,
    /// The number of the page after it.
    pub next: Option<u32>,
}

pages! { GamesPage TournamentGamesPage }

#[derive(Debug, Clone)]
pub struct GameListLine {
    pub id: GameId,
    /// What it is called, if it was published for itself.
    pub title: Option<String>,
    /// The players of a tournament's game.
    pub players: Option<(String, String)>,
    /// The tournament and the names of its event and of itself, where that is not plain.
    pub tournament: Option<(TournamentId, String, String)>,
    /// Round and board.
    pub place: Option<(Text, String)>,
    /// What is played.
    pub game: Option<Text>,
    /// The number of moves.
    pub plies: Option<Text>,
    /// The board at the end of what can be played.
    pub board: Option<SmallBoard>,
    /// The points of both sides.
    pub score: Option<Text>,
    /// What the verifier says.
    pub status: Badge,
}

impl GamesPage {
    /// A page of `size` games at most; one more of them says that there are older ones.
    pub fn new(
        frame: Frame,
        (mut games, records): (Vec<GameLine>, Records),
        size: u16,
        below: Option<GameId>,
        viewer: &Viewer,
    ) -> Self {
        let has_older = games.len() > usize::from(size);
        games.truncate(size.into());
        let last = games.last().filter(|_| has_older);
        Self {
            frame,
            older: last.map(|last| format!("/games?below={}", last.id)),
            games: lines(games, &records).collect(),
            is_older: below.is_some(),
            may_publish: viewer.is_at_least(Access::Administrator),
        }
    }
}

impl TournamentGamesPage {
    /// A page of `size` games at most of a tournament; one more of them says that there are
    /// further ones.
    pub fn new(
        frame: Frame,
        (event, tournament): (&Event, &Tournament),
        (mut games, records): (Vec<GameLine>, Records),
        size: u16,
        page: u32,
    ) -> Self {
        let has_further = games.len() > usize::from(size);
        games.truncate(size.into());
        let heading = Text::new("games-title");
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, Tab::Games),
            games: lines(games, &records)
                .map(|line| GameListLine { tournament: None, ..line })
                .collect(),
            page,
            next: has_further.then(|| page.saturating_add(1)),
        }
    }
}

/// Games, each with its board at the end.
pub fn lines(games: Vec<GameLine>, records: &Records) -> impl Iterator<Item = GameListLine> {
    let line = |line: GameLine| {
        let board = records.get(&line.id).and_then(|record| preview_at_end(record));
        GameListLine { board, ..GameListLine::new(line) }
    };
    games.into_iter().map(line)
}

impl GameListLine {
    fn new(line: GameLine) -> Self {
        let summary = line.summary;
        let occasion = line.occasion.as_ref();
        Self {
            id: line.id,
            players: occasion.map(|occasion| {
                let players = occasion.players.clone();
                (players.first, players.second)
            }),
            tournament: occasion.map(|occasion| {
                let names = (occasion.event_name.clone(), occasion.tournament_name.clone());
                (occasion.tournament, names.0, names.1)
            }),
            place: occasion.map(|occasion| {
                let (round, board) = (occasion.round, occasion.board);
                let path =
                    format!("/tournaments/{}/rounds/{round}/boards/{board}", occasion.tournament);
                let words = Text::new("game-round-board").with("round", round);
                (words.with("board", board), path)
            }),
            title: line.title,
            game: summary.spec.as_ref().map(spec_words),
            plies: summary.plies.map(|plies| Text::new("game-plies").with("plies", plies)),
            board: None,
            score: summary.score.map(|score| {
                Text::new("game-score").with("first", score.first).with("second", score.second)
            }),
            status: status_badge(summary.status, line.backing),
        }
    }
}

/// What the verifier says; of moves without a fault, how far they prove the result.
pub(super) fn status_badge(status: Status, backing: Backing) -> Badge {
    let (word, class, long) = match (status, backing) {
        (Status::Verified, Backing::ByMoves) => return Badge::of(backing),
        (Status::Verified, _) => return Badge::of(Backing::MovesChecked),
        (Status::Unfinished, _) => ("status-unfinished", "pill", "status-unfinished-long"),
        (Status::ResultMismatch, _) => {
            ("status-result-mismatch", "pill warn", "status-result-mismatch-long")
        }
        (Status::Illegal, _) => ("status-illegal", "pill warn", "status-illegal-long"),
        (Status::Malformed, _) => ("status-malformed", "pill warn", "status-malformed-long"),
    };
    Badge { word: Text::new(word), class, long: Text::new(long) }
}
