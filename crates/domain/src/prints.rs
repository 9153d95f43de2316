//! What is printed: on which paper, and with which address in its codes.

pub mod address;

use self::address::PrintAddress;
use super::audit::Hash;
use super::entries::Entry;
use super::events::{Event, EventDetails};
use super::pairings::Pairing;
use super::standings::{Progress, WallChart};
use super::words::words;
use super::{EntryId, PlayerId};

/// The paper of a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

words! { Paper { A4 = "a4", Letter = "letter", } }

/// What is kept of what an event prints.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Printing {
    pub paper: Paper,
    /// The address on the slips that were printed last.
    pub on_slips: Option<PrintAddress>,
}

/// A tournament with all that its sheets are made from.
#[derive(Debug, Clone)]
pub struct Printable {
    pub event: Event,
    pub chart: WallChart,
    pub printing: Printing,
    /// With what the audit log of the event ends.
    pub head: Option<Hash>,
}

impl Printable {
    /// The round whose sheets are wanted next: the newest that was paired; where all are paired at
    /// once, the first with an open game.
    pub fn round(&self) -> u16 {
        let newest = self.n_paired();
        if self.chart.tournament.details.format.pairs_round_by_round() {
            return newest;
        }
        self.chart.open_games().first().map_or(newest, |game| game.round)
    }

    /// How many rounds are paired.
    pub fn n_paired(&self) -> u16 {
        self.chart.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0)
    }

    /// The games and byes of a round, by board; nothing if it is not paired.
    pub fn of_round(&self, round: u16) -> Option<Vec<&Pairing>> {
        let here = self.chart.pairings.iter().filter(|pairing| pairing.round == round);
        let mut here: Vec<&Pairing> = here.collect();
        here.sort_by_key(|pairing| pairing.board);
        (!here.is_empty()).then_some(here)
    }

    /// Everybody who has not left, by name.
    pub fn present(&self) -> Vec<&Entry> {
        let there = self.chart.entries.iter().filter(|entry| entry.withdrawn_from.is_none());
        let mut there: Vec<&Entry> = there.collect();
        there.sort_by(|one, other| one.key.cmp(&other.key));
        there
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.chart.entry_of(id)
    }

    /// Whether nothing in the standings is to come: certificates wait for that.
    pub fn is_decided(&self) -> bool {
        let Progress { open, all } = Progress::of(&self.chart.table);
        all > 0 && open == 0 && self.chart.n_unpaired() == 0
    }
}

/// The addresses by which a server is reached now, as far as phones can open them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reach {
    /// What its settings say.
    pub public: Option<PrintAddress>,
    /// What the request came by.
    pub asked: Option<PrintAddress>,
    /// Those of the network that this machine is in.
    pub network: Vec<PrintAddress>,
}

impl Reach {
    /// The address to print: the event's own, else the server's, else the one that was come by.
    pub fn printed<'a>(&'a self, event: &'a EventDetails) -> Option<&'a PrintAddress> {
        event.address.as_ref().or(self.public.as_ref()).or(self.asked.as_ref())
    }

    /// The address to follow an event by: the one to print, else the likeliest of this machine.
    pub fn followed<'a>(&'a self, event: &'a EventDetails) -> Option<&'a PrintAddress> {
        self.printed(event).or(self.network.first())
    }

    /// What could be printed, each once.
    pub fn all(&self) -> Vec<&PrintAddress> {
        let mut all: Vec<&PrintAddress> = Vec::new();
        for address in self.public.iter().chain(&self.asked).chain(&self.network) {
            if !all.contains(&address) {
                all.push(address);
            }
        }
        all
    }

    /// Whether an address leads here, as far as can be told without trying: a name that is not
    /// known may do so.
    pub fn has(&self, address: &PrintAddress) -> bool {
        let here = self.all();
        address.is_named() || here.iter().any(|one| one.place() == address.place())
    }
}

/// The path of the page behind the code of a badge, before the player's number.
const BADGE_PATH: &str = "/b/";

/// The path that the code of a badge leads to: the player's number is public, and opens nothing by itself.
pub fn badge_path(player: PlayerId) -> String {
    format!("{BADGE_PATH}{player}")
}

/// The player of a badge, by its number as people type it, or by the whole address as scanners do.
///
/// ```
/// use domain::PlayerId;
/// use domain::prints::badge_number;
///
/// assert_eq!(badge_number("17"), Some(PlayerId(17)));
/// assert_eq!(badge_number("http://192.168.1.20:8470/b/17"), Some(PlayerId(17)));
/// assert_eq!(badge_number("Anna"), None);
/// ```
pub fn badge_number(typed: &str) -> Option<PlayerId> {
    let (_, number) = typed.rsplit_once(BADGE_PATH).unwrap_or(("", typed));
    number.parse().ok().map(PlayerId)
}

/// The places whose certificates are printed, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    pub from: u32,
    pub to: u32,
}

impl Places {
    /// Those of the podium.
    pub const USUAL: Self = Self { from: 1, to: 3 };

    pub fn has(self, rank: u32) -> bool {
        (self.from..=self.to).contains(&rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> PrintAddress {
        PrintAddress::parse(text).unwrap()
    }

    #[test]
    fn an_address_leads_here_if_host_and_port_are_known() {
        let reach = Reach {
            asked: Some(address("hall.example:8470")),
            network: vec![address("192.168.1.20:8470")],
            ..Reach::default()
        };
        assert!(reach.has(&address("http://192.168.1.20:8470")));
        assert!(!reach.has(&address("http://192.168.1.20")));
        assert!(!reach.has(&address("http://192.168.1.31:8470")));
        assert!(reach.has(&address("http://laptop.local:8470")), "nobody can tell");
    }

    #[test]
    fn each_address_is_proposed_once() {
        let one = address("192.168.1.20:8470");
        let network = vec![one.clone(), address("10.0.0.2:8470")];
        let reach = Reach { public: None, asked: Some(one), network };
        assert_eq!(reach.all().len(), 2);
    }
}
