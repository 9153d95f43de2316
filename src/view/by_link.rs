//! Games by link: what is offered, what is played, and the board of each.

mod game;
mod log;
mod new;
mod own;
mod rulings;
mod shown;
mod tournament;
mod words;

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use rules::{Seat, Spec};

pub use self::game::LinkGamePage;
pub use self::log::LinkLogPage;
pub use self::new::{NewChallengePage, OthersPage};
use self::new::{TimeFields, delays, time_complaint};
pub use self::shown::GameShown;
pub use self::tournament::{LinkTournament, LinkTournamentPage};
use self::words::{begins_words, halt_words, outcome_words};
use super::accounts::Choice;
use super::board::SmallBoard;
use super::complaints::{self, Complaints};
use super::format::date;
use super::games::{preview, side_words, spec_words};
use super::link_terms::{control_words, your_turn};
use super::prints::Code;
use super::{Frame, Text, filters};
use crate::domain::accounts::{Access, Viewer};
use crate::domain::by_link::{
    Begins, Challenge, Delay, Fate, LinkGame, MOST_RATED, MOST_RUNNING, NotTaken, OPEN_FOR,
    OpenChallenges, RATED_WITHIN, REMATCH_WITHIN, Rematch,
};
use crate::domain::tournaments::Rated;
use crate::domain::zone::Zone;
use crate::domain::{AccountId, ChallengeId, LinkGameId};
use crate::form::by_link::TakeForm;

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
    /// Whether it is one's own, and one's turn.
    pub is_own_turn: bool,
}

/// A link on the screen, to be sent, scanned or kept now: it is shown once.
#[derive(Template)]
#[template(path = "by_link/link.html")]
pub struct OneLinkPage {
    pub frame: Frame,
    pub heading: Text,
    pub lead: Text,
    /// What becomes of who loses it.
    pub once: Text,
    pub address: String,
    pub code: Option<Code>,
    /// Where to go on, and what that is called.
    pub on: (String, Text),
}

/// The links of a game for two others, each to be sent to its player: they are shown once.
#[derive(Template)]
#[template(path = "by_link/seat_links.html")]
pub struct SeatLinksPage {
    pub frame: Frame,
    pub lead: Text,
    /// What becomes of who loses one.
    pub once: Text,
    pub links: Vec<SeatLink>,
}

/// The link of a player.
pub struct SeatLink {
    pub name: String,
    pub address: String,
    pub code: Option<Code>,
}

/// What is offered, to whoever may take it.
#[derive(Template)]
#[template(path = "by_link/challenge.html")]
pub struct ChallengePage {
    pub frame: Frame,
    pub name: String,
    pub game: Text,
    pub told: Vec<Text>,
    pub board: SmallBoard,
    pub id: ChallengeId,
    /// To whoever has made it: how others find it, and whether by this page. It can be withdrawn.
    pub own: Option<(Text, bool)>,
    /// Where it is taken.
    pub action: String,
    /// The sides, where one of them has to be chosen.
    pub sides: Vec<Choice>,
    /// Whether it is for players alone, under their own names.
    pub is_rated: bool,
    pub form: TakeForm,
    pub complaints: Complaints,
    /// Why it cannot be taken any more, and where its game is.
    pub over: Option<(Text, Option<LinkGameId>)>,
    pub how_to_play: String,
}

/// What a seat's own link says before it lets somebody in.
#[derive(Template)]
#[template(path = "by_link/seat.html")]
pub struct SeatPage {
    pub frame: Frame,
    pub name: String,
    pub game: Text,
    pub action: String,
}

pages! { ByLinkPage OneLinkPage SeatLinksPage ChallengePage SeatPage }

impl ByLinkPage {
    pub fn new(mut frame: Frame, shown: ByLinkShown<'_>, viewer: &Viewer) -> Self {
        let ByLinkShown { challenges, waiting, games, over, blocked } = shown;
        let account = viewer.account_id();
        let lines = |games: &[(LinkGame, Vec<Seat>)]| -> Vec<GameLine> {
            games.iter().map(|(game, own)| GameLine::new(game, own)).collect()
        };
        let mut games = lines(games);
        games.sort_by_key(|game| !game.is_own_turn);
        let withdraws_all = viewer.is_at_least(Access::Administrator);
        if games.iter().any(|game| game.is_own_turn) {
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
            games,
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
        let is_own_turn = playing.halt().is_none() && turn.is_some_and(|turn| own.contains(&turn));
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
            is_own_turn,
        }
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

impl OneLinkPage {
    /// The page of a link with its secret.
    pub fn new(
        frame: Frame,
        [heading, lead, once]: [&'static str; 3],
        address: String,
        on: (String, &'static str),
    ) -> Self {
        let [heading, lead, once] = [heading, lead, once].map(Text::new);
        let code = Code::new(&address, heading.clone());
        Self { frame, heading, lead, once, address, code, on: (on.0, Text::new(on.1)) }
    }
}

impl SeatLinksPage {
    /// The page of the players with their links.
    pub fn new(frame: Frame, links: Vec<(String, String)>) -> Self {
        let link = |(name, address): (String, String)| {
            let code =
                Code::new(&address, Text::new("link-name-plain").with("name", name.as_str()));
            SeatLink { name, address, code }
        };
        let words = |id| Text::new(id).with("links", links.len());
        let (lead, once) = (words("link-others-made"), words("link-others-once"));
        Self { frame, lead, once, links: links.into_iter().map(link).collect() }
    }
}

impl ChallengePage {
    pub fn new(
        frame: Frame,
        (challenge, is_own): (&Challenge, bool),
        (action, form): (String, TakeForm),
        (now, zone): (DateTime<Utc>, Zone),
    ) -> Self {
        let spec = Spec::from(challenge.game);
        let side = |seat: Seat| Choice {
            value: crate::domain::pies::side_word(seat).to_owned(),
            label: match seat {
                Seat::First => Text::new("link-side-first").with("side", side_words(&spec, seat)),
                Seat::Second => side_words(&spec, seat),
            },
            is_chosen: form.side() == Some(seat),
        };
        let is_chosen = challenge.begins == Begins::Choice;
        let game = match challenge.fate {
            Some(Fate::Taken(game)) => Some(game),
            _ => None,
        };
        let over = challenge.open_at(now).err().map(|why| (taken_words(why), game));
        let until = date(zone.local(challenge.made_at + OPEN_FOR).date());
        let until = Text::new("link-told-until").with("date", until);
        // Nobody reads who has made one that nobody takes any more.
        let told = match over {
            None => told_words(challenge).into_iter().chain([until]).collect(),
            Some(_) => vec![control_words(challenge.control), rated_words(challenge.rated)],
        };
        Self {
            frame,
            name: challenge.name.clone(),
            id: challenge.id,
            own: is_own.then(|| own_words(challenge, &action)),
            game: spec_words(&spec),
            told,
            board: preview(&rules::AnyPosition::start(challenge.game)),
            action,
            is_rated: challenge.rated == Rated::Rated,
            sides: if is_chosen { Seat::ALL.map(side).into() } else { Vec::new() },
            form,
            complaints: Complaints::default(),
            over,
            how_to_play: format!("/how-to-play/{spec}"),
        }
    }

    /// The page with why the challenge is not taken.
    #[must_use]
    pub fn refused(self, why: NotTaken) -> Self {
        let field = |why: &NotTaken| if *why == NotTaken::NoSide { "side" } else { "name" };
        let complaints = Complaints::new(&[why], field, |why| taken_words(*why));
        // To whoever is blocked it is as if it were.
        let is_withdrawn = why == NotTaken::Withdrawn;
        let over = if is_withdrawn { Some((taken_words(why), None)) } else { self.over };
        Self { complaints, over, ..self }
    }
}

/// How others find a challenge, whose maker looks at it by its link or in the list, and whether by the page itself.
fn own_words(challenge: &Challenge, action: &str) -> (Text, bool) {
    let (id, is_by_page) = if action.starts_with("/g/") {
        ("link-challenge-own", true)
    } else if challenge.is_listed {
        ("link-challenge-own-listed", true)
    } else {
        ("link-challenge-own-lost", false)
    };
    (Text::new(id), is_by_page)
}

/// The page of a game.
pub(in crate::view) fn link_page(id: LinkGameId) -> String {
    format!("/by-link/{id}")
}

/// What is settled besides the game.
fn told_words(challenge: &Challenge) -> Vec<Text> {
    let rated = rated_words(challenge.rated);
    let is_late = challenge.delay != Delay::default();
    let late = is_late.then(|| Text::new("link-told-late").with("plies", challenge.delay.plies()));
    let told = [control_words(challenge.control), begins_words(challenge), rated];
    told.into_iter().chain(late).collect()
}

fn days_of(span: TimeDelta) -> usize {
    usize::try_from(span.num_days()).unwrap_or_default()
}

fn rated_words(rated: Rated) -> Text {
    Text::new(match rated {
        Rated::Rated => "rated",
        Rated::Unrated => "unrated",
    })
}

fn taken_words(why: NotTaken) -> Text {
    Text::new(match why {
        NotTaken::Name(error) => return complaints::line(error),
        NotTaken::Gone => "link-challenge-gone",
        NotTaken::Taken => "link-challenge-taken",
        NotTaken::Withdrawn => "link-challenge-withdrawn",
        NotTaken::Expired => {
            return Text::new("link-challenge-expired").with("days", days_of(OPEN_FOR));
        }
        NotTaken::Own => "link-challenge-own",
        NotTaken::NoSide => "link-challenge-no-side",
        NotTaken::TooManyGames => {
            return Text::new("link-too-many-games").with("most", MOST_RUNNING);
        }
        NotTaken::OtherPlaysEnough => {
            return Text::new("link-other-plays-enough").with("most", MOST_RUNNING);
        }
        NotTaken::NoPlayer => "link-rated-no-player",
        NotTaken::OtherNoPlayer => "link-rated-other-no-player",
        NotTaken::EnoughRated => {
            let days = days_of(RATED_WITHIN);
            return Text::new("link-rated-enough").with("most", MOST_RATED).with("days", days);
        }
        NotTaken::Blocked => "link-challenge-blocked",
        NotTaken::TooLate => {
            return Text::new("link-rematch-late").with("days", days_of(REMATCH_WITHIN));
        }
        NotTaken::NoCookies => "link-challenge-no-cookies",
        NotTaken::SameName => "link-same-name",
    })
}

impl SeatPage {
    pub fn new(frame: Frame, game: &LinkGame, seat: Seat, action: String) -> Self {
        let name = game.seats[seat].name.clone();
        Self { frame, name, game: spec_words(&game.playing.setup().game.into()), action }
    }
}
