//! The ways from other pages to what is printed.

use domain::TournamentId;
use domain::accounts::{Access, Viewer};
use domain::prints::address::PrintAddress;
use domain::prints::{Printable, Reach};
use words::Text;

/// The ways from a tournament's or a round's page to what is printed.
#[derive(Debug, Clone, Default)]
pub struct PrintLinks {
    /// Where they lead, and what they say; the most wanted first.
    pub links: Vec<(String, Text)>,
    /// That printed slips do not lead here any more.
    pub stale: Option<Text>,
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
        let slips = (slips_path(id, of), Text::new("prints-slips-link").with("round", of));
        let menu = round.map_or_else(String::new, |round| format!("?round={round}"));
        let menu = (format!("{}{menu}", menu_path(id)), Text::new("prints-link"));
        Self {
            links: (of > 0).then_some(slips).into_iter().chain([menu]).collect(),
            stale: reach.and_then(|reach| stale(printable, reach)),
        }
    }
}

/// The menu of a tournament.
pub fn menu_path(id: TournamentId) -> String {
    format!("/tournaments/{id}/print")
}

pub(super) fn slips_path(id: TournamentId, round: u16) -> String {
    format!("/tournaments/{id}/rounds/{round}/print/slips")
}

/// That what is in people's hands does not lead here any more, and where the server is now.
pub(super) fn stale(printable: &Printable, reach: &Reach) -> Option<Text> {
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
