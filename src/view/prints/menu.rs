//! What can be printed now, and the ways there.

use askama::Template;

use crate::domain::TournamentId;
use crate::domain::accounts::{Access, Viewer};
use crate::domain::prints::address::PrintAddress;
use crate::domain::prints::{Paper, Printable, Reach};
use crate::domain::tournaments::Stage;
use crate::view::accounts::Choice;
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Frame, Text, filters};

/// What can be printed of a tournament now.
#[derive(Template)]
#[template(path = "prints/menu.html")]
pub struct MenuPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Where the form of the paper goes, and the rounds lead.
    pub path: String,
    pub papers: Vec<Choice>,
    /// What stands on slips; nothing where there is none that phones can open.
    pub address: Option<String>,
    /// Where it is changed, by this viewer.
    pub edit: Option<String>,
    /// That printed slips do not lead here any more.
    pub stale: Option<Text>,
    /// The round that is chosen, and its sheets.
    pub round: Option<(Text, Vec<Item>)>,
    /// All rounds that are paired, and whether they are chosen.
    pub rounds: Vec<(u16, bool)>,
    /// What is printed of the whole tournament.
    pub items: Vec<Item>,
    /// Where certificates are asked for, once the standings are final.
    pub certificates: Option<String>,
}

pages! { MenuPage }

/// Something to print.
#[derive(Debug, Clone)]
pub struct Item {
    pub href: String,
    pub label: Text,
    /// What it is for, in a line.
    pub about: Text,
}

/// The ways from a tournament's or a round's page to what is printed.
#[derive(Debug, Clone, Default)]
pub struct PrintLinks {
    /// Where they lead, and what they say; the most wanted first.
    pub links: Vec<(String, Text)>,
    /// That printed slips do not lead here any more.
    pub stale: Option<Text>,
}

impl MenuPage {
    /// The menu of a tournament.
    pub fn path(id: TournamentId) -> String {
        format!("/tournaments/{id}/print")
    }

    /// The menu with a round; none for one that is not paired.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        (reach, viewer): (&Reach, &Viewer),
        asked: Option<u16>,
    ) -> Option<Self> {
        let tournament = &printable.chart.tournament;
        let (id, n_paired) = (tournament.id, printable.n_paired());
        let chosen = asked.unwrap_or_else(|| printable.round());
        if asked.is_some() && !(1..=n_paired).contains(&chosen) {
            return None;
        }
        let heading = Text::new("prints-title");
        let may_edit = viewer.is_at_least(Access::Organiser);
        let edit = format!("/events/{}/edit#address", printable.event.id);
        Some(Self {
            head: TournamentHead::new(&printable.event, tournament, heading, Tab::Overview),
            frame,
            path: Self::path(id),
            papers: papers(printable.printing.paper),
            address: reach.printed(&printable.event.details).map(|one| one.as_str().to_owned()),
            edit: may_edit.then_some(edit),
            stale: stale(printable, reach),
            round: (chosen > 0).then(|| of_round(id, chosen)),
            rounds: (1..=n_paired).map(|round| (round, round == chosen)).collect(),
            items: of_tournament(printable),
            certificates: printable
                .is_decided()
                .then(|| format!("{}/certificates", Self::path(id))),
        })
    }
}

fn papers(chosen: Paper) -> Vec<Choice> {
    let choice = |paper: &Paper| Choice {
        value: paper.as_str().to_owned(),
        label: Text::new(match paper {
            Paper::A4 => "prints-paper-a4",
            Paper::Letter => "prints-paper-letter",
        }),
        is_chosen: *paper == chosen,
    };
    Paper::ALL.iter().map(choice).collect()
}

/// That what is in people's hands does not lead here any more, and where the server is now.
fn stale(printable: &Printable, reach: &Reach) -> Option<Text> {
    let (slips, event) = (&printable.printing.on_slips, &printable.event.details.address);
    let gone = |address: &&PrintAddress| !reach.has(address);
    if let Some(address) = slips.as_ref().filter(gone) {
        return Some(told("prints-stale-slips", address, reach));
    }
    event.as_ref().filter(gone).map(|address| told("prints-stale-event", address, reach))
}

fn told(id: &'static str, address: &PrintAddress, reach: &Reach) -> Text {
    let now = reach.all();
    let now = Text::list(now.iter().map(|address| address.as_str()));
    let count = reach.all().len();
    let now = Text::new("prints-reached-now").with("count", count).with("addresses", now);
    Text::new(id).with("address", address.as_str()).with("now", now)
}

fn slips(id: TournamentId, round: u16) -> String {
    format!("/tournaments/{id}/rounds/{round}/print/slips")
}

fn item(href: String, label: &'static str, about: &'static str) -> Item {
    Item { href, label: Text::new(label), about: Text::new(about) }
}

fn of_round(id: TournamentId, round: u16) -> (Text, Vec<Item>) {
    let to = |sheet: &str| format!("/tournaments/{id}/rounds/{round}/print/{sheet}");
    let items = vec![
        item(slips(id, round), "prints-slips", "prints-slips-about"),
        item(to("boards"), "prints-boards", "prints-boards-about"),
        item(to("names"), "prints-names", "prints-names-about"),
    ];
    (Text::new("prints-round").with("round", round), items)
}

fn of_tournament(printable: &Printable) -> Vec<Item> {
    let tournament = &printable.chart.tournament;
    let to = |sheet: &str| format!("{}/{sheet}", MenuPage::path(tournament.id));
    let badges = item(to("badges"), "prints-badges", "prints-badges-about");
    if tournament.stage == Stage::Entry || printable.n_paired() == 0 {
        return vec![badges];
    }
    vec![
        item(to("standings"), "prints-standings", "prints-standings-about"),
        item(to("crosstable"), "prints-crosstable", "prints-crosstable-about"),
        item(to("cards"), "prints-cards", "prints-cards-about"),
        badges,
    ]
}

impl PrintLinks {
    /// Those of a round, or of the tournament: then of the round whose sheets are wanted next. Staff
    /// are told by `reach` whether printed slips still lead here.
    pub fn new(
        printable: &Printable,
        round: Option<u16>,
        (viewer, reach): (&Viewer, Option<&Reach>),
    ) -> Self {
        let id = printable.chart.tournament.id;
        let of = round.unwrap_or_else(|| printable.round());
        if !viewer.is_at_least(Access::Scorekeeper) {
            let boards = format!("/tournaments/{id}/rounds/{of}/print/boards");
            let links = round.map(|_| (boards, Text::new("prints-pairings-link")));
            return Self { links: links.into_iter().collect(), stale: None };
        }
        let slips = (slips(id, of), Text::new("prints-slips-link").with("round", of));
        let menu = round.map_or_else(String::new, |round| format!("?round={round}"));
        let menu = (format!("{}{menu}", MenuPage::path(id)), Text::new("prints-link"));
        Self {
            links: (of > 0).then_some(slips).into_iter().chain([menu]).collect(),
            stale: reach.and_then(|reach| stale(printable, reach)),
        }
    }
}
