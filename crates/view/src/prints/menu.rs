//! What can be printed now, and the ways there.

use askama::Template;
use domain::TournamentId;
use domain::accounts::{Access, Viewer};
use domain::prints::{Paper, Printable, Reach};
use domain::tournaments::Stage;
use words::Text;

use super::head;
use super::links::{menu_path, slips_path, stale};
use crate::accounts::Choice;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

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

impl MenuPage {
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
        let may_edit = viewer.is_at_least(Access::Organiser);
        let edit = format!("/events/{}/edit#address", printable.event.id);
        Some(Self {
            head: head(printable),
            frame,
            path: menu_path(id),
            papers: papers(printable.printing.paper),
            address: reach.printed(&printable.event.details).map(|one| one.as_str().to_owned()),
            edit: may_edit.then_some(edit),
            stale: stale(printable, reach),
            round: (chosen > 0).then(|| of_round(id, chosen)),
            rounds: (1..=n_paired).map(|round| (round, round == chosen)).collect(),
            items: of_tournament(printable),
            certificates: printable.is_decided().then(|| format!("{}/certificates", menu_path(id))),
        })
    }
}

fn papers(chosen: Paper) -> Vec<Choice> {
    let choice = |paper: &Paper| Choice {
        value: paper.as_str().to_owned(),
        label: paper_words(*paper),
        is_chosen: *paper == chosen,
    };
    Paper::ALL.iter().map(choice).collect()
}

/// A size of paper.
pub(crate) fn paper_words(paper: Paper) -> Text {
    Text::new(match paper {
        Paper::A4 => "prints-paper-a4",
        Paper::Letter => "prints-paper-letter",
    })
}

fn item(href: String, label: &'static str, about: &'static str) -> Item {
    Item { href, label: Text::new(label), about: Text::new(about) }
}

fn of_round(id: TournamentId, round: u16) -> (Text, Vec<Item>) {
    let to = |sheet: &str| format!("/tournaments/{id}/rounds/{round}/print/{sheet}");
    let items = vec![
        item(slips_path(id, round), "prints-slips", "prints-slips-about"),
        item(to("boards"), "prints-boards", "prints-boards-about"),
        item(to("names"), "prints-names", "prints-names-about"),
    ];
    (Text::new("prints-round").with("round", round), items)
}

fn of_tournament(printable: &Printable) -> Vec<Item> {
    let tournament = &printable.chart.tournament;
    let to = |sheet: &str| format!("{}/{sheet}", menu_path(tournament.id));
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
