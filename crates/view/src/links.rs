//! Links that let people in without an account: for staff to give out, for people to come in by.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::PlayerId;
use domain::allowances::{Allowances, MOST_HALF_POINT_BYES};
use domain::entries::Entry;
use domain::links::{Bearer, LINK_DAYS, Link, Linked, Welcome};
use domain::prints::Printable;
use domain::prints::address::PrintAddress;
use domain::submissions::Policy;
use domain::zone::Zone;
use words::Text;
use words::format::moment;

use super::prints::{Code, Direction, Sheet, size_of};
use super::submissions::policy_words;
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

/// The links of a tournament, for its arbiters.
#[derive(Template)]
#[template(path = "links/list.html")]
pub struct LinksPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub path: String,
    pub lead: Text,
    pub players: Vec<PlayerRow>,
    /// When the link of the tablets was made, and how many are in by it.
    pub tablet: Option<Text>,
    /// When results can count, and whether that holds in the newest rounds.
    pub policies: Vec<(&'static str, Text, bool)>,
    pub allowances: Allowances,
    /// Whether byes can be asked for at all.
    pub takes_byes: bool,
}

/// A player who can have a link.
#[derive(Debug, Clone)]
pub struct PlayerRow {
    pub player: PlayerId,
    pub name: String,
    /// When the link was made, and how many browsers are in by it.
    pub state: Option<Text>,
    /// What the buttons say to those who only hear the page.
    pub show: Text,
    pub end: Text,
    pub choose: Text,
}

/// A link on the screen, to be scanned or typed now: it is shown once.
#[derive(Template)]
#[template(path = "links/code.html")]
pub struct CodePage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Whom it lets in.
    pub name: String,
    pub lead: Text,
    pub code: Option<Code>,
    pub address: String,
    pub back: String,
}

/// What somebody sees who comes with a link.
#[derive(Template)]
#[template(path = "links/welcome.html")]
pub struct WelcomePage {
    pub frame: Frame,
    pub event: String,
    pub name: String,
    /// Who the browser will be, with a slot for the name.
    pub told: Text,
    pub hint: Text,
    /// Where the button leads: the path of the link.
    pub path: String,
}

/// Private cards, several to a sheet.
#[derive(Template)]
#[template(path = "links/cards.html")]
pub struct PrivateCardsSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub cards: Vec<PrivateCard>,
}

/// What only its player should have.
#[derive(Debug, Clone)]
pub struct PrivateCard {
    pub name: String,
    pub size: &'static str,
    pub code: Option<Code>,
    pub address: String,
}

pages! { LinksPage CodePage WelcomePage PrivateCardsSheet }

impl LinksPage {
    pub fn new(frame: Frame, linked: &Linked) -> Self {
        let Linked { event, tournament, players, tablet, policy, .. } = linked;
        let choice = |one: &Policy| (one.as_str(), policy_words(*one), one == policy);
        let zone = event.details.zone;
        let row = |(entry, link): &(Entry, Option<Link>)| {
            let named = |id| Text::new(id).with("name", entry.name.as_str());
            PlayerRow {
                player: entry.player,
                name: entry.name.clone(),
                state: link.as_ref().map(|link| state(link, zone)),
                show: named("link-show-of"),
                end: named("link-end-of"),
                choose: named("link-choose-of"),
            }
        };
        let heading = Text::new("links-title");
        Self {
            head: TournamentHead::new(event, tournament, heading, Tab::Entries),
            frame,
            path: format!("/tournaments/{}/links", tournament.id),
            lead: Text::new("links-lead").with("days", LINK_DAYS.to_string()),
            players: players.iter().map(row).collect(),
            tablet: tablet.as_ref().map(|link| state(link, zone)),
            policies: Policy::ALL.iter().map(choice).collect(),
            allowances: linked.allowances,
            takes_byes: linked.takes_byes,
        }
    }
}

fn state(link: &Link, zone: Zone) -> Text {
    let made = moment(link.created_at, zone);
    Text::new("link-state").with("when", made).with("browsers", link.n_browsers)
}

impl CodePage {
    /// `path` is the path of the link, with its secret.
    pub fn new(
        frame: Frame,
        linked: &Linked,
        bearer: Bearer,
        (origin, path): (&str, &str),
    ) -> Option<Self> {
        let Linked { event, tournament, players, .. } = linked;
        let (name, lead) = match bearer {
            Bearer::Player(player) => {
                let entry = &players.iter().find(|one| one.0.player == player)?.0;
                (entry.name.clone(), "link-code-lead")
            }
            Bearer::Tablet(_) => (tournament.details.name.to_string(), "link-code-tablet-lead"),
        };
        let address = format!("{origin}{path}");
        Some(Self {
            head: TournamentHead::new(event, tournament, Text::new("link-code"), Tab::Entries),
            frame,
            code: Code::new(&address, Text::new("link-code-of").with("name", name.as_str())),
            name,
            lead: Text::new(lead),
            address,
            back: format!("/tournaments/{}/links", tournament.id),
        })
    }
}

impl WelcomePage {
    pub fn new(frame: Frame, welcome: &Welcome, path: &str) -> Self {
        let (told, hint) = match welcome.bearer {
            Bearer::Player(_) => ("welcome-player", "welcome-player-hint"),
            Bearer::Tablet(_) => ("welcome-tablet", "welcome-tablet-hint"),
        };
        Self {
            frame,
            event: welcome.event.details.name.to_string(),
            name: welcome.name.clone(),
            told: Text::new(told).with_slot("name", &welcome.name),
            hint: Text::new(hint),
            path: path.to_owned(),
        }
    }
}

impl PrivateCardsSheet {
    /// A card for each player that a link was just made for, with the path of the link.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        (made, address): (&[(Bearer, String)], &PrintAddress),
        asked: (&str, DateTime<Utc>),
    ) -> Self {
        let sheet = Sheet::new(printable, Text::new("links-cards"), Direction::Upright, asked);
        let card = |entry: &&Entry| {
            let (_, path) = made.iter().find(|one| one.0 == Bearer::Player(entry.player))?;
            let address = address.to(path);
            let label = Text::new("link-code-of").with("name", entry.name.as_str());
            let (name, size) = (entry.name.clone(), size_of(&entry.name));
            Some(PrivateCard { name, size, code: Code::new(&address, label), address })
        };
        Self {
            frame: sheet.titled(frame),
            cards: printable.present().iter().filter_map(card).collect(),
            sheet,
        }
    }
}
