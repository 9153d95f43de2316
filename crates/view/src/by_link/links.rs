//! Links to games: shown once, and what they say before they let somebody in.

use askama::Template;
use domain::by_link::{Challenge, LinkGame, TimeControl};
use rules::{Game, Seat};
use words::Text;

use super::messages::told_words;
use crate::games::spec_words;
use crate::link_terms::control_words;
use crate::prints::Code;
use crate::{Frame, filters};

/// A link on the screen, to be sent, scanned or kept now: it is shown once.
#[derive(Template)]
#[template(path = "by_link/link.html")]
pub struct OneLinkPage {
    pub frame: Frame,
    pub heading: Text,
    pub lead: Text,
    /// What becomes of who loses it.
    pub once: Text,
    /// What it is a link to, where that is not plain.
    pub told: Vec<Text>,
    /// Whether nobody else is to have it.
    pub is_own: bool,
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
    /// The game and its time.
    pub told: [Text; 2],
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

/// What a seat's own link says before it lets somebody in.
#[derive(Template)]
#[template(path = "by_link/seat.html")]
pub struct SeatPage {
    pub frame: Frame,
    pub name: String,
    pub game: Text,
    pub action: String,
}

pages! { OneLinkPage SeatLinksPage SeatPage }

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
        let (told, on) = (Vec::new(), (on.0, Text::new(on.1)));
        Self { frame, heading, lead, once, told, is_own: true, address, code, on }
    }

    /// The page of a link for somebody else, who is offered a game.
    #[must_use]
    pub fn to(self, challenge: &Challenge) -> Self {
        let game = spec_words(&challenge.game.into());
        let told = std::iter::once(game).chain(told_words(challenge)).collect();
        Self { told, is_own: false, ..self }
    }
}

impl SeatLinksPage {
    /// The page of the players with their links.
    pub fn new(
        frame: Frame,
        (game, control): (Game, TimeControl),
        links: Vec<(String, String)>,
    ) -> Self {
        let link = |(name, address): (String, String)| {
            let code =
                Code::new(&address, Text::new("link-name-plain").with("name", name.as_str()));
            SeatLink { name, address, code }
        };
        let words = |id| Text::new(id).with("links", links.len());
        let (lead, once) = (words("link-others-made"), words("link-others-once"));
        let told = [spec_words(&game.into()), control_words(control)];
        Self { frame, lead, told, once, links: links.into_iter().map(link).collect() }
    }
}

impl SeatPage {
    pub fn new(frame: Frame, game: &LinkGame, seat: Seat, action: String) -> Self {
        let name = game.seats[seat].name.clone();
        Self { frame, name, game: spec_words(&game.playing.setup().game.into()), action }
    }
}
