//! A game by link: the board, the clocks, and what whoever plays can do.

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use domain::by_link::{AtBoard, Halt, LinkGame, MOST_BLOCKED, NotTaken, Playing, Refusal, Rematch};
use domain::results::writing;
use domain::{GameId, LineError, LinkGameId, PoolId};
use form::by_link::{RulingComplaint, RulingForm};
use rules::{Seat, Spec, Writing};
use words::{Language, Text};

use super::log::Known;
use super::own::OwnSeat;
use super::rulings::{NamesTaken, Rulings};
use super::shown::GameShown;

use super::messages::{
    end_words, halt_words, left_words, phrase_words, refusal_words, taken_words,
};
use crate::board::tapped::Tapping;
use crate::games::{over_words, prompt, side_words, spec_words, state, trace_words};
use crate::link_terms::control_words;
use crate::tournaments::rated_words;
use crate::{Frame, RenderError, filters};

/// A game, to whoever watches it or plays it.
#[derive(Template)]
#[template(path = "by_link/game.html")]
pub struct LinkGamePage {
    pub frame: Frame,
    pub id: LinkGameId,
    pub names: [String; 2],
    pub game: Text,
    pub time: Text,
    /// Whether it is rated, and in which list by now; nothing in a tournament.
    pub rated: Option<(Text, Option<PoolId>)>,
    /// The lot that was drawn for the first move, so that it can be drawn again.
    pub lot: Option<Text>,
    /// The other side above the board, one's own below.
    pub players: [PlayerLine; 2],
    pub state: Vec<Text>,
    pub tapping: Tapping,
    /// What is to be done next.
    pub prompt: Option<Text>,
    /// What the last move did.
    pub done: Vec<Text>,
    /// A whole move, to be sent.
    pub whole: Option<String>,
    /// Whether a part of a move is written.
    pub is_begun: bool,
    /// As how many plies, and what record, the board is of.
    pub seen: (usize, String),
    /// Whether whoever looks plays.
    pub is_player: bool,
    /// What whoever has a seat can do in it besides moving.
    pub own: Option<OwnSeat>,
    /// Whether the time on the way is shown.
    pub is_live: bool,
    /// That the board is seen late.
    pub late: Option<Text>,
    pub halt: Option<Text>,
    /// Who won and how, and the record, if there was a move.
    pub end: Option<([Text; 2], Option<GameId>)>,
    pub known: Known,
    /// That the board is an earlier one, with where those before and after it are.
    pub back: Option<Back>,
    /// The moves by pairs.
    pub moves: Vec<Vec<PlyLine>>,
    pub refusal: Option<Text>,
    /// What becomes of a rematch.
    pub rematch: Option<RematchShown>,
    /// That the moves are kept private, in place of the board.
    pub hidden: Option<Text>,
    /// The board of a tournament that it is played for: where it is, and what it is called.
    pub at: Option<(String, Text)>,
    /// What an arbiter can decide.
    pub rulings: Option<Rulings>,
    /// What takes the names out.
    pub names_taken: Option<NamesTaken>,
}

pages! { LinkGamePage }

/// A move that was made, which leads to the board after it.
#[derive(Debug, Clone)]
pub struct PlyLine {
    pub href: String,
    pub text: String,
    /// Whether that is the board that is shown.
    pub is_shown: bool,
}

/// An earlier board.
#[derive(Debug, Clone)]
pub struct Back {
    pub told: Text,
    pub previous: Option<String>,
    pub next: String,
}

/// A player with what is left of their time.
#[derive(Debug, Clone)]
pub struct PlayerLine {
    pub name: String,
    pub side: Text,
    /// Nothing while the game is seen late.
    pub left: Option<Text>,
    /// What they have said.
    pub said: Vec<Text>,
    pub is_on_turn: bool,
    /// The clock that runs, once it is near its end.
    pub ticking: Option<Ticking>,
}

/// A clock that a page counts down, in milliseconds since 1970.
#[derive(Debug, Clone, Copy)]
pub struct Ticking {
    pub now: i64,
    pub ends: i64,
    /// So long before its end somebody is warned.
    pub soon: i64,
}

impl PlayerLine {
    fn new(shown: GameShown<'_>, seat: Seat) -> Self {
        let GameShown { game, now, .. } = shown;
        let playing = &game.playing;
        let said = shown.said.iter().filter(|(by, _)| *by == seat);
        let is_on_turn = playing.turn() == Some(seat);
        Self {
            name: game.seats[seat].name.clone(),
            side: side_words(&playing.setup().game.into(), seat),
            left: shown.late.is_none().then(|| left_words(playing.time(seat, now))),
            said: said.map(|(_, phrase)| phrase_words(*phrase)).collect(),
            is_on_turn,
            ticking: Ticking::of(playing, now).filter(|_| is_on_turn),
        }
    }
}

/// The points, and whose move it is while the game goes on.
fn state_words(playing: &Playing, written: &Writing, ply: Option<usize>) -> Vec<Text> {
    let mut words = state(if ply.is_some() { &written.position } else { playing.position() });
    if ply.is_some() || playing.end().is_some() {
        words.pop();
    }
    words
}

impl Ticking {
    /// Within the last day.
    fn of(playing: &Playing, now: DateTime<Utc>) -> Option<Self> {
        let ends = playing.due_at().filter(|ends| *ends - now < TimeDelta::days(1))?;
        let (now, ends) = (now.timestamp_millis(), ends.timestamp_millis());
        let soon = playing.setup().control.soon().num_milliseconds();
        Some(Self { now, ends, soon })
    }
}

impl LinkGamePage {
    pub fn new(
        frame: Frame,
        shown: GameShown<'_>,
        language: Language,
    ) -> Result<Self, RenderError> {
        let GameShown { game, seat, .. } = shown;
        let (playing, spec) = (&game.playing, Spec::from(game.playing.setup().game));
        let below = seat.unwrap_or(Seat::First);
        let Looked { ply, begun, written, whole, tapping } = Looked::new(shown, &spec, language)?;
        let done = if whole.is_none() { done_words(&written) } else { Vec::new() };
        Ok(Self {
            id: playing.setup().id,
            names: Seat::ALL.map(|seat| game.seats[seat].name.clone()),
            game: spec_words(&spec),
            time: control_words(playing.setup().control),
            rated: game.at.is_none().then(|| (rated_words(game.rated), shown.list)),
            lot: game.lot_seed.map(lot_words),
            players: [below.other(), below].map(|seat| PlayerLine::new(shown, seat)),
            state: state_words(playing, &written, ply),
            prompt: next_words(game, (seat, &written), &spec).filter(|_| ply.is_none()),
            tapping,
            done,
            is_begun: !begun.is_empty(),
            whole,
            seen: (playing.moves().len(), playing.hash().as_str().to_owned()),
            is_player: seat.is_some() && is_on(playing),
            own: seat.map(|seat| OwnSeat::new(shown, seat)),
            is_live: playing.setup().control.is_live(),
            late: shown.late.map(|late| Text::new("link-late").with("plies", late.plies())),
            halt: playing.halt().map(halt_words),
            end: playing.end().map(|end| (end_words(end, &game.seats), game.game)),
            known: Known::of(shown),
            back: ply.map(|ply| Back::new(playing, ply)),
            moves: by_pairs(playing, ply),
            refusal: None,
            rematch: RematchShown::of(game, seat, shown.now),
            hidden: hidden_words(game, seat),
            at: game.at.map(place),
            rulings: Rulings::of(shown),
            names_taken: NamesTaken::of(shown),
            frame: sending(frame, game, seat),
        })
    }

    /// The page with what is wrong with a ruling.
    #[must_use]
    pub fn not_ruled(mut self, form: RulingForm, found: &[RulingComplaint]) -> Self {
        if let Some(rulings) = &mut self.rulings {
            rulings.refuse(form, found);
        }
        self
    }

    /// The page with what is wrong with a reason to take the names out.
    #[must_use]
    pub fn names_not_taken(self, reason: String, error: LineError) -> Self {
        Self { names_taken: Some(NamesTaken::refused(reason, error)), ..self }
    }

    /// The page with why there is no rematch.
    #[must_use]
    pub fn no_rematch(self, why: NotTaken) -> Self {
        Self { refusal: Some(taken_words(why)), ..self }
    }

    /// The page with why nobody is blocked.
    #[must_use]
    pub fn not_blocked(self) -> Self {
        let refusal = Text::new("link-too-many-blocked").with("most", MOST_BLOCKED);
        Self { refusal: Some(refusal), ..self }
    }

    /// The page with why nothing was done.
    #[must_use]
    pub fn refused(self, refusal: &Refusal) -> Self {
        Self { refusal: Some(refusal_words(refusal)), ..self }
    }
}

/// The board that is looked at.
struct Looked<'a> {
    /// After how many plies, if not as it is now.
    ply: Option<usize>,
    begun: &'a str,
    written: Writing,
    whole: Option<String>,
    tapping: Tapping,
}

impl<'a> Looked<'a> {
    fn new(shown: GameShown<'a>, spec: &Spec, language: Language) -> Result<Self, RenderError> {
        let GameShown { game, seat, .. } = shown;
        let playing = &game.playing;
        let is_hidden = game.hides_moves(seat.as_slice()).is_some();
        let ply = shown.ply.filter(|ply| !is_hidden && *ply < playing.moves().len());
        let may_move = seat.is_some() && playing.to_move() == seat && ply.is_none();
        let begun = if may_move { shown.begun } else { "" };
        let written = written((playing, ply), begun, spec)?;
        let whole = whole(playing, begun);
        let below = seat.unwrap_or(Seat::First);
        let tapping = tapping(&written, (below, may_move && whole.is_none()), language)?;
        Ok(Self { ply, begun, written, whole, tapping })
    }
}

/// The page may send what was made in a seat.
fn sending(mut frame: Frame, game: &LinkGame, seat: Option<Seat>) -> Frame {
    frame.senders.seat = seat.map(|_| format!("seat-{}", game.playing.setup().id));
    frame
}

/// Whether a game has begun and is not over.
fn is_on(playing: &Playing) -> bool {
    playing.end().is_none() && playing.halt() != Some(Halt::Waiting)
}

/// What becomes of a rematch, to whoever looks.
#[derive(Debug, Clone)]
pub enum RematchShown {
    /// A button: that the other side has asked, if so, and what it says.
    Offered(Option<Text>, Text),
    /// The other side has not answered yet.
    Waits(Text),
    Begun(LinkGameId),
}

impl RematchShown {
    fn of(game: &LinkGame, seat: Option<Seat>, now: DateTime<Utc>) -> Option<Self> {
        let is_shown = matches!(game.rematch, Rematch::Begun(_)) || game.may_be_again(now);
        let other = |seat: Seat| game.seats[seat.other()].name.as_str();
        match (game.rematch, seat.filter(|_| is_shown)) {
            (Rematch::Begun(id), _) => Some(Self::Begun(id)),
            (_, None) => None,
            (Rematch::Nothing, Some(_)) => Some(Self::Offered(None, Text::new("link-rematch"))),
            (Rematch::Asked(by), Some(seat)) if by == seat => {
                Some(Self::Waits(Text::new("link-rematch-waits").with("name", other(seat))))
            }
            (Rematch::Asked(_), Some(seat)) => {
                let asked = Text::new("link-rematch-asked").with("name", other(seat));
                Some(Self::Offered(Some(asked), Text::new("link-rematch-begin")))
            }
        }
    }
}

/// That somebody keeps the moves private.
fn hidden_words(game: &LinkGame, seat: Option<Seat>) -> Option<Text> {
    let holder = game.hides_moves(seat.as_slice())?;
    Some(Text::new("link-moves-private").with("name", holder.name.as_str()))
}

fn place(at: AtBoard) -> (String, Text) {
    let AtBoard { tournament, round, board, .. } = at;
    let path = format!("/tournaments/{tournament}/rounds/{round}/boards/{board}");
    (path, Text::new("board-title").with("round", round).with("board", board))
}

/// The lot that was drawn for the first move.
fn lot_words(seed: u64) -> Text {
    Text::new("link-lot").with("seed", seed.to_string())
}

/// What is to be done next, by whoever looks or by somebody else.
fn next_words(
    game: &LinkGame,
    (seat, written): (Option<Seat>, &Writing),
    spec: &Spec,
) -> Option<Text> {
    let turn = game.playing.to_move()?;
    if seat == Some(turn) {
        return over_words(written, spec).or_else(|| prompt(written, spec));
    }
    Some(Text::new("link-turn-of").with("name", game.seats[turn].name.as_str()))
}

/// What the last move did, unless a part of the next one is written.
fn done_words(written: &Writing) -> Vec<Text> {
    let last = written.last.as_ref().filter(|_| written.begun.is_empty());
    last.map(|last| trace_words(&last.trace)).unwrap_or_default()
}

/// The moves, up to some ply if one is named, with a part of the next one. What is no part of a move is left out.
fn written(
    (playing, ply): (&Playing, Option<usize>),
    begun: &str,
    spec: &Spec,
) -> Result<Writing, RenderError> {
    let made = playing.moves().iter().take(ply.unwrap_or(usize::MAX));
    let moves = made.map(|made| made.text.as_str()).collect::<Vec<_>>().join(" ");
    let most = u32::try_from(playing.moves().len() + 1).unwrap_or(u32::MAX);
    let is_of_use = |writing: &Writing| writing.fault.is_none() && writing.plies <= most;
    let with_begun = writing(&format!("{moves} {begun}"), Some(spec)).ok().filter(is_of_use);
    with_begun.map_or_else(
        || {
            writing(&moves, Some(spec))
                .map_err(|why| RenderError::Template(askama::Error::custom(why)))
        },
        Ok,
    )
}

/// A whole move, in canonical notation.
fn whole(playing: &Playing, begun: &str) -> Option<String> {
    (!begun.is_empty()).then(|| playing.position().play(begun).ok()).flatten().map(|(_, mv)| mv)
}

/// The board, whose fields are links for whoever is to move.
fn tapping(
    written: &Writing,
    (below, may_move): (Seat, bool),
    language: Language,
) -> Result<Tapping, RenderError> {
    let way = |begun: &str| {
        let query = serde_html_form::to_string([("begun", begun)]).unwrap_or_default();
        format!("?{query}#board")
    };
    if may_move {
        return Tapping::new(written, below, way, language);
    }
    Tapping::still(written, below, language)
}

fn by_pairs(playing: &Playing, shown: Option<usize>) -> Vec<Vec<PlyLine>> {
    let shown = shown.unwrap_or(playing.moves().len());
    let lines = playing.moves().iter().zip(1..).map(|(made, ply)| PlyLine {
        href: board_after(playing, ply),
        text: made.text.clone(),
        is_shown: ply == shown,
    });
    lines.collect::<Vec<_>>().chunks(2).map(<[_]>::to_vec).collect()
}

/// Where the board after some plies is: that after all of them is the one that goes on.
fn board_after(playing: &Playing, ply: usize) -> String {
    if ply < playing.moves().len() { format!("?ply={ply}#board") } else { "?#board".to_owned() }
}

impl Back {
    fn new(playing: &Playing, ply: usize) -> Self {
        Self {
            told: Text::new("link-back").with("plies", ply),
            previous: ply.checked_sub(1).map(|ply| board_after(playing, ply)),
            next: board_after(playing, ply + 1),
        }
    }
}
