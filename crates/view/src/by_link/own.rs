//! What whoever has a seat can do in it besides moving.

use domain::by_link::{LinkGame, OnlyMoves, Phrase, Playing, Sending, Wish};
use rules::Seat;
use words::Text;

use super::messages::phrase_words;
use super::shown::GameShown;

/// A seat, to whoever has it.
#[derive(Debug, Clone)]
pub struct OwnSeat {
    /// What there is to answer: who asked for what, and the word that answers it.
    pub asked: Vec<(Text, &'static str, Text)>,
    /// How it is declined.
    pub decline: Option<Text>,
    /// What the other side has not answered yet.
    pub waits: Vec<Text>,
    /// What else can be sent: its word, and what it is called.
    pub wishes: Vec<(&'static str, Text)>,
    /// Whether the link of the seat is still to be made, if only one browser has it.
    pub is_lone: bool,
    /// How the game can go otherwise: what is sent for it, what it is called, and how the game goes now.
    pub settings: Vec<(&'static str, Text, Text)>,
    /// Whether a whole move is sent without being confirmed.
    pub is_sent_at_once: bool,
    /// What can still be said.
    pub phrases: Vec<(&'static str, Text)>,
    /// Whether the other side can be blocked.
    pub may_block: bool,
}

impl OwnSeat {
    pub(super) fn new(shown: GameShown<'_>, seat: Seat) -> Self {
        let game = shown.game;
        Self {
            asked: asked(game, seat),
            decline: (game.playing.turn() == Some(seat)).then(|| Text::new("link-decline")),
            waits: waits(game, seat),
            wishes: wishes(&game.playing, seat),
            is_lone: is_lone(game, seat),
            settings: settings(game, seat),
            is_sent_at_once: game.seats[seat].sending == Sending::AtOnce,
            phrases: unsaid(shown.said, seat),
            may_block: shown.may_block,
        }
    }
}

/// What the other side waits for an answer to; nothing is answered while no clock runs.
fn asked(game: &LinkGame, seat: Seat) -> Vec<(Text, &'static str, Text)> {
    let (playing, other) = (&game.playing, seat.other());
    if playing.halt().is_some() {
        return Vec::new();
    }
    let name = game.seats[other].name.as_str();
    let one = |id: &'static str, wish, answer: &'static str| {
        (Text::new(id).with("name", name), wish, Text::new(answer))
    };
    let draw = (playing.draw_offer() == Some(other))
        .then(|| one("link-draw-offered", "accept-draw", "link-accept-draw"));
    let back = (playing.take_back_asked() == Some(other))
        .then(|| one("link-take-back-asked", "allow-take-back", "link-allow-take-back"));
    draw.into_iter().chain(back).collect()
}

/// What a player waits for an answer to.
fn waits(game: &LinkGame, seat: Seat) -> Vec<Text> {
    let (playing, name) = (&game.playing, game.seats[seat.other()].name.as_str());
    let words = |id| Text::new(id).with("name", name);
    let draw = (playing.draw_offer() == Some(seat)).then(|| words("link-draw-waits"));
    let back = (playing.take_back_asked() == Some(seat)).then(|| words("link-take-back-waits"));
    draw.into_iter().chain(back).collect()
}

/// What a player can send besides a move. Whoever is offered a draw accepts it where it is shown.
fn wishes(playing: &Playing, seat: Seat) -> Vec<(&'static str, Text)> {
    let may_offer = playing.may(seat, &Wish::OfferDraw) && playing.draw_offer().is_none();
    let draws = may_offer.then(|| ("offer-draw", Text::new("link-offer-draw")));
    let may_ask = playing.may(seat, &Wish::AskTakeBack);
    let back = may_ask.then(|| ("ask-take-back", Text::new("link-ask-take-back")));
    [draws, back].into_iter().flatten().collect()
}

/// Whether nothing but a browser knows of a seat.
fn is_lone(game: &LinkGame, seat: Seat) -> bool {
    let holder = &game.seats[seat];
    let is_known = holder.account.is_some() || holder.player.is_some() || holder.has_link;
    game.playing.end().is_none() && !is_known
}

/// How a player can have a game go otherwise.
fn settings(game: &LinkGame, seat: Seat) -> Vec<(&'static str, Text, Text)> {
    let holder = &game.seats[seat];
    let only_moves = match holder.only_moves {
        OnlyMoves::ByPlayer => {
            ("only-moves-by-server", "link-only-moves-on", "link-only-moves-are-own")
        }
        OnlyMoves::ByServer => {
            ("only-moves-by-player", "link-only-moves-off", "link-only-moves-are-played")
        }
    };
    let sending = match holder.sending {
        Sending::Confirmed => ("at-once", "link-at-once", "link-sent-confirmed"),
        Sending::AtOnce => ("confirmed", "link-confirmed", "link-sent-at-once"),
    };
    [only_moves, sending].map(|(value, id, now)| (value, Text::new(id), Text::new(now))).into()
}

/// What a player has not said yet.
fn unsaid(said: &[(Seat, Phrase)], seat: Seat) -> Vec<(&'static str, Text)> {
    let is_unsaid = |phrase: &&Phrase| !said.contains(&(seat, **phrase));
    let phrases = Phrase::ALL.iter().filter(is_unsaid);
    phrases.map(|phrase| (phrase.as_str(), phrase_words(*phrase))).collect()
}
