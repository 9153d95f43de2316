//! Lists of games.

use askama::Template;
use domain::accounts::{Access, Viewer};
use domain::events::Event;
use domain::games::{FoundGames, GameLine, OPENING_PLIES, OpeningError, Records};
use domain::results::Backing;
use domain::tournaments::Tournament;
use domain::{GameId, LineError, TournamentId};
use form::games::{SoughtComplaint, SoughtForm};
use rules::{Claim, Game, Record, Status, Termination};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::date;

use super::faults::{fault_words, termination_words};
use super::game_view::{family_words, spec_words, usual_games};
use super::preview::preview;
use crate::accounts::Choice;
use crate::board::SmallBoard;
use crate::results::Badge;
use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// The games that everybody may see.
#[derive(Template)]
#[template(path = "games/list.html")]
pub struct GamesPage {
    pub frame: Frame,
    /// What is looked for.
    pub form: SoughtForm,
    pub complaints: Complaints,
    /// What can be looked for: games, and ways in which they end.
    pub specs: Vec<Choice>,
    pub endings: Vec<Choice>,
    /// The newest first; none that somebody could not have meant.
    pub games: Option<Vec<GameListLine>>,
    /// The page with the older ones.
    pub older: Option<String>,
    /// How far games were looked through, if there are older ones that were not.
    pub looked_through: Option<Text>,
    /// The page with the newest, if these are others.
    pub newest: Option<String>,
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
    /// The form as somebody filled it in, and nothing found yet.
    pub fn new(frame: Frame, form: SoughtForm, viewer: &Viewer) -> Self {
        let newest = (!form.below.is_empty()).then(|| form.address("/games"));
        Self {
            frame,
            complaints: Complaints::default(),
            specs: choices(&form.game, "games-any-game", game_choices()),
            endings: choices(&form.ending, "games-any-ending", ending_choices()),
            games: None,
            older: None,
            looked_through: None,
            newest,
            may_publish: viewer.is_at_least(Access::Administrator),
            form,
        }
    }

    /// With the games that were found.
    #[must_use]
    pub fn found(self, (found, records): (FoundGames, Records)) -> Self {
        let FoundGames { lines: games, older } = found;
        let since = if games.is_empty() { "games-none-since" } else { "games-all-since" };
        let since = |day| Text::new(since).with("date", date(day));
        Self {
            older: older.map(|older| older_ones(&self.form, older.below)),
            looked_through: older.and_then(|older| older.looked_since).map(since),
            games: Some(lines(games, &records).collect()),
            ..self
        }
    }

    /// With what is wrong with what was asked for.
    #[must_use]
    pub fn refused(self, found: &[SoughtComplaint]) -> Self {
        Self { complaints: Complaints::new(found, SoughtComplaint::field, sought_words), ..self }
    }

    /// With more players of such a name than anybody can mean.
    #[must_use]
    pub fn too_many(self, n_players: usize) -> Self {
        let words = |(): &()| Text::new("games-too-many").with("count", n_players);
        Self { complaints: Complaints::new(&[()], |()| "name", words), ..self }
    }

    /// Whether something is looked for, or something is wrong with it.
    pub fn is_narrowed(&self) -> bool {
        self.complaints.any() || !self.form.query().is_empty()
    }
}

fn older_ones(form: &SoughtForm, below: GameId) -> String {
    let address = form.address("/games");
    let mark = if address.contains('?') { '&' } else { '?' };
    format!("{address}{mark}below={below}")
}

/// A way to choose nothing, and everything else.
fn choices(chosen: &str, nothing: &'static str, all: Vec<(String, Text)>) -> Vec<Choice> {
    let choice =
        |(value, label): (String, Text)| Choice { is_chosen: value == chosen, value, label };
    [(String::new(), Text::new(nothing))].into_iter().chain(all).map(choice).collect()
}

/// Families and kinds of boards first, then their usual boards, as far as they are other games.
fn game_choices() -> Vec<(String, Text)> {
    let families = Game::all_rated_as().into_iter();
    let families = families.map(|family| (family.to_owned(), family_words(family)));
    let mut all: Vec<_> = families.collect();
    let boards = usual_games().into_iter();
    all.extend(boards.filter(|(spec, _)| !Game::all_rated_as().contains(&spec.as_str())));
    all
}

fn ending_choices() -> Vec<(String, Text)> {
    let choice = |ending: Termination| (ending.as_str().to_owned(), termination_words(ending));
    Termination::ALL.into_iter().map(choice).collect()
}

fn sought_words(complaint: &SoughtComplaint) -> Text {
    match complaint {
        SoughtComplaint::Name { chars, max } => {
            complaints::line(LineError::TooLong { chars: *chars, max: *max })
        }
        SoughtComplaint::Game => Text::new("games-no-game"),
        SoughtComplaint::Opening(OpeningError::TooLong { n_plies }) => {
            Text::new("games-opening-too-long").with("count", *n_plies).with("max", OPENING_PLIES)
        }
        SoughtComplaint::Opening(OpeningError::Fault(fault)) => fault_words(fault, None),
        SoughtComplaint::Plies { .. } => Text::new("games-no-plies"),
        SoughtComplaint::Reversed => Text::new("games-reversed"),
        SoughtComplaint::Ending => Text::new("games-no-ending"),
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
        let record = records.get(&line.id).and_then(|text| Record::parse(text.as_bytes()).ok());
        let board = record.as_ref().map(|record| preview(&record.last_position()));
        let is_private = record.is_none() && line.backing != Backing::ByMoves;
        let listed = GameListLine::new(line);
        // The points on the board say nothing of who has won then.
        let cut_short = record.as_ref().filter(|it| it.termination() != Termination::Normal);
        let score = listed.score.filter(|_| !is_private);
        let score = cut_short.map_or(score, |record| figures(record.claim()));
        GameListLine { board, score, ..listed }
    };
    games.into_iter().map(line)
}

/// Who has won, in figures.
fn figures(claim: Claim) -> Option<Text> {
    Some(Text::new(match claim {
        Claim::FirstWins => "score-first",
        Claim::SecondWins => "score-second",
        Claim::Draw => "score-draw",
        Claim::Open => return None,
    }))
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
        (Status::Verified, Backing::ByMoves | Backing::ByClock | Backing::ByAct) => {
            return Badge::of(backing);
        }
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
