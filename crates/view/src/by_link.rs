//! Games by link: what is offered, what is played, and the board of each.

mod challenges;
mod game;
mod links;
mod log;
mod messages;
mod new;
mod own;
mod rulings;
mod shown;
mod tournament;

use askama::Template;
use chrono::{DateTime, Utc};
use rules::Seat;

pub use self::challenges::ChallengePage;
pub use self::game::LinkGamePage;
pub use self::links::{OneLinkPage, SeatLinksPage, SeatPage};
pub use self::log::LinkLogPage;
pub use self::new::{NewChallengePage, OthersPage};
pub use self::shown::GameShown;
pub use self::tournament::{LinkTournament, LinkTournamentPage};
use domain::accounts::{Access, Viewer};
use domain::by_link::{Challenge, LinkGame, OpenChallenges, Rematch};
use domain::{AccountId, ChallengeId, LinkGameId};
use words::Text;

use self::messages::{halt_words, left_words, outcome_words, told_words};
use super::board::SmallBoard;
use super::games::{preview, spec_words};
use super::link_terms::your_turn;
use super::{Frame, filters};

/// What is offered and what is played.
#[derive(Template)]
#[template(path = "by_link/list.html")]
pub struct ByLinkPage {
    pub frame: Frame,
    /// Whether a challenge can be made, or one has to sign in for it.
    pub may_challenge: bool,
    pub challenges: Vec<ChallengeLine>,
    /// Whether newer ones are on another page.
    pub has_newer: bool,
    /// Where older ones are.
    pub older: Option<String>,
    /// Games for two others that wait for one of them.
    pub waiting: Vec<GameLine>,
    /// One's own, those first in which it is one's turn.
    pub own: Vec<GameLine>,
    /// Those of others.
    pub games: Vec<GameLine>,
    /// One's own that are over since a few days.
    pub over: Vec<GameLine>,
    /// Whom one does not play.
    pub blocked: Vec<(AccountId, String)>,
}

/// What is offered and played, and what is one's own of it.
#[derive(Debug, Clone, Copy)]
pub struct ByLinkShown<'a> {
    pub challenges: &'a OpenChallenges,
    pub waiting: &'a [LinkGame],
    /// Each with the seats of whoever looks.
    pub games: &'a [(LinkGame, Vec<Seat>)],
    pub over: &'a [(LinkGame, Vec<Seat>)],
    pub blocked: &'a [(AccountId, String)],
    pub now: DateTime<Utc>,
}

/// A challenge that waits for somebody.
#[derive(Debug, Clone)]
pub struct ChallengeLine {
    pub id: ChallengeId,
    pub name: String,
    pub game: Text,
    pub told: Vec<Text>,
    pub board: SmallBoard,
    /// Whether it is one's own: then it can be withdrawn.
    pub may_withdraw: bool,
}

/// A game that is being played.
#[derive(Debug, Clone)]
pub struct GameLine {
    pub id: LinkGameId,
    pub names: [String; 2],
    pub game: Text,
    pub board: SmallBoard,
    pub state: Text,
    /// What whoever is to move has left.
    pub left: Option<Text>,
    /// Whether it is one's own, and one's turn.
    pub is_own_turn: bool,
}

pages! { ByLinkPage }

impl ByLinkPage {
    pub fn new(mut frame: Frame, shown: ByLinkShown<'_>, viewer: &Viewer) -> Self {
        let ByLinkShown { challenges, waiting, games, over, blocked, now } = shown;
        let account = viewer.account_id();
        let lines = |games: &[(LinkGame, Vec<Seat>)]| -> Vec<GameLine> {
            games.iter().map(|(game, own)| GameLine::new(game, own)).collect()
        };
        let (own, games): (Vec<_>, Vec<_>) =
            games.iter().cloned().partition(|(_, seats)| !seats.is_empty());
        let timed =
            |(game, seats): &(LinkGame, Vec<Seat>)| GameLine::new(game, seats).timed(game, now);
        let mut own: Vec<GameLine> = own.iter().map(timed).collect();
        own.sort_by_key(|game| !game.is_own_turn);
        let withdraws_all = viewer.is_at_least(Access::Administrator);
        if own.iter().any(|game| game.is_own_turn) {
            frame.title = your_turn(frame.title);
        }
        Self {
            may_challenge: account.is_some(),
            challenges: challenges
                .challenges
                .iter()
                .map(|one| {
                    let may_withdraw = withdraws_all || account == Some(one.made_by);
                    ChallengeLine::new(one, may_withdraw)
                })
                .collect(),
            has_newer: challenges.below.is_some(),
            older: challenges.last.map(|last| format!("/by-link?below={last}")),
            waiting: waiting.iter().map(|game| GameLine::new(game, &[])).collect(),
            own,
            games: lines(&games),
            over: lines(over),
            frame,
            blocked: blocked.to_vec(),
        }
    }
}

impl ChallengeLine {
    fn new(challenge: &Challenge, may_withdraw: bool) -> Self {
        Self {
            id: challenge.id,
            name: challenge.name.clone(),
            game: spec_words(&challenge.game.into()),
            told: told_words(challenge),
            board: preview(&rules::AnyPosition::start(challenge.game)),
            may_withdraw,
        }
    }
}

impl GameLine {
    /// A game as whoever has these seats sees it.
    pub fn new(game: &LinkGame, own: &[Seat]) -> Self {
        let playing = &game.playing;
        let turn = playing.turn();
        let is_own_turn = playing.to_move().is_some_and(|turn| own.contains(&turn));
        Self {
            id: playing.setup().id,
            names: Seat::ALL.map(|seat| game.seats[seat].name.clone()),
            game: spec_words(&playing.setup().game.into()),
            board: match game.hides_moves(own) {
                None => preview(playing.position()),
                Some(_) => preview(&rules::AnyPosition::start(playing.setup().game)),
            },
            state: match (turn, playing.halt()) {
                (None, _) => over_words(game, own),
                (Some(_), Some(halt)) => halt_words(halt),
                (Some(_), None) if is_own_turn => Text::new("link-your-turn"),
                (Some(turn), None) => {
                    Text::new("link-turn-of").with("name", game.seats[turn].name.as_str())
                }
            },
            left: None,
            is_own_turn,
        }
    }

    /// With the time that whoever is to move has left.
    fn timed(self, game: &LinkGame, now: DateTime<Utc>) -> Self {
        let left = |turn| left_words(game.playing.time(turn, now));
        let left = game.playing.to_move().map(left);
        Self { left: left.map(|left| Text::new("link-time-left").with("left", left)), ..self }
    }
}

/// Who won, or that the other side wants to play once more.
fn over_words(game: &LinkGame, own: &[Seat]) -> Text {
    match game.rematch {
        Rematch::Asked(by) if own.contains(&by.other()) => {
            Text::new("link-rematch-asked").with("name", game.seats[by].name.as_str())
        }
        _ => game.playing.end().map_or_else(
            || Text::new("link-refused-over"),
            |end| outcome_words(end.outcome(), &game.seats),
        ),
    }
}

/// The page of a game.
pub(crate) fn link_page(id: LinkGameId) -> String {
    format!("/by-link/{id}")
}
