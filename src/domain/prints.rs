//! What is printed: on which paper, and with which address in its codes.

// An address as a value: nothing is connected.
use core::net::IpAddr;

use serde::{Deserialize, Serialize};

use super::EntryId;
use super::entries::Entry;
use super::events::{Event, EventDetails};
use super::pairings::Pairing;
use super::standings::{Progress, WallChart};
use super::words::words;

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
        self.chart.entries.iter().find(|entry| entry.id == id)
    }

    /// Whether nothing in the standings is to come: certificates wait for that.
    pub fn is_decided(&self) -> bool {
        let Progress { open, all } = Progress::of(&self.chart.table);
        all > 0 && open == 0 && self.chart.n_unpaired() == 0
    }
}

/// An address that phones can open: scheme, host, and the port where it is not the usual one.
///
/// ```
/// use magister::domain::prints::PrintAddress;
///
/// let address = PrintAddress::parse("192.168.1.20:8470").unwrap();
/// assert_eq!(address.as_str(), "http://192.168.1.20:8470");
/// assert!(PrintAddress::parse("http://localhost:8470").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PrintAddress(String);

/// Why a text is no address to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PrintAddressError {
    #[error("it is not like http://192.168.1.20:8470")]
    NoAddress,
    /// It leads a phone to the phone itself.
    #[error("only the computer itself can open it")]
    OnlyHere,
}

/// More is no name of a host.
const MAX_CHARS: usize = 260;

impl PrintAddress {
    /// Reads an address; without a scheme it is `http://`.
    pub fn parse(text: &str) -> Result<Self, PrintAddressError> {
        let text = text.trim().to_ascii_lowercase();
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", &text));
        let usual = usual_port(scheme).ok_or(PrintAddressError::NoAddress)?;
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = parts(authority).ok_or(PrintAddressError::NoAddress)?;
        if text.len() > MAX_CHARS || !(is_ip(host) || is_name(host)) {
            return Err(PrintAddressError::NoAddress);
        }
        if is_only_here(host) {
            return Err(PrintAddressError::OnlyHere);
        }
        Ok(Self(match port {
            Some(port) if port != usual => format!("{scheme}://{host}:{port}"),
            _ => format!("{scheme}://{host}"),
        }))
    }

    /// An address as it was stored.
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The whole address of a page.
    pub fn to(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }

    /// Where it leads, whatever the scheme.
    fn place(&self) -> Option<(&str, u16)> {
        let (scheme, authority) = self.0.split_once("://")?;
        let (host, port) = parts(authority)?;
        Some((host, port.or(usual_port(scheme))?))
    }

    /// Whether it has a name in place of numbers.
    fn is_named(&self) -> bool {
        self.place().is_some_and(|(host, _)| !is_ip(host))
    }
}

fn usual_port(scheme: &str) -> Option<u16> {
    match scheme {
        "http" => Some(80),
        "https" => Some(443),
        _ => None,
    }
}

/// Host and port; a host of IPv6 is in brackets.
fn parts(authority: &str) -> Option<(&str, Option<u16>)> {
    let end = authority.rfind(']').map_or(0, |bracket| bracket + 1);
    let Some(colon) = authority[end..].find(':') else {
        return Some((authority, None));
    };
    let (host, port) = authority.split_at(end + colon);
    let port = port.strip_prefix(':')?.parse().ok().filter(|port| *port != 0)?;
    Some((host, Some(port)))
}

fn ip(host: &str) -> Option<IpAddr> {
    let inside = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    match inside {
        Some(inside) => inside.parse().ok().filter(IpAddr::is_ipv6),
        None => host.parse().ok().filter(IpAddr::is_ipv4),
    }
}

fn is_ip(host: &str) -> bool {
    ip(host).is_some()
}

/// Browsers take a name that ends with a number for an address, such as `127.1`.
fn is_name(host: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let is_label = |label: &str| !label.is_empty() && label.chars().all(is_letter);
    let last = host.rsplit('.').next().unwrap_or(host);
    host.split('.').all(is_label) && !last.starts_with(|c: char| c.is_ascii_digit())
}

fn is_only_here(host: &str) -> bool {
    let is_here = |ip: IpAddr| {
        let ip = ip.to_canonical();
        ip.is_loopback() || ip.is_unspecified() || ip.is_multicast()
    };
    host == "localhost" || host.ends_with(".localhost") || ip(host).is_some_and(is_here)
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

/// What the code of a badge says: no address, but the player's entry.
pub fn badge_code(entry: EntryId) -> String {
    format!("M:{entry}")
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
    fn an_address_is_scheme_host_and_port() {
        let check = |text: &str, kept: &str| assert_eq!(address(text).as_str(), kept, "{text}");
        check(" http://192.168.1.20:8470/ ", "http://192.168.1.20:8470");
        check("192.168.1.20:8470", "http://192.168.1.20:8470");
        check("HTTPS://Magister.example:443", "https://magister.example");
        check("http://[2001:db8::20]:8470", "http://[2001:db8::20]:8470");
        check("laptop.local", "http://laptop.local");
    }

    #[test]
    fn what_no_browser_opens_is_no_address() {
        let wrong = [
            "",
            "http://",
            "ftp://hall",
            "http://hall/page",
            "http://a@hall",
            "hall:0",
            "hall:99999",
            "a b",
            "hall..local",
            "http://127.1",
            "http://2130706433",
            "::1",
            "[::1",
            "hall?x",
        ];
        for wrong in wrong {
            assert_eq!(PrintAddress::parse(wrong), Err(PrintAddressError::NoAddress), "{wrong}");
        }
        assert!(PrintAddress::parse(&"a".repeat(300)).is_err());
    }

    #[test]
    fn an_address_that_leads_a_phone_to_itself_is_refused() {
        let here = [
            "http://localhost:8470",
            "http://magister.localhost",
            "127.0.0.1:8470",
            "http://127.9.9.9",
            "http://0.0.0.0:8470",
            "http://[::1]:8470",
            "http://[::]:8470",
            "http://[::ffff:127.0.0.1]",
        ];
        for here in here {
            assert_eq!(PrintAddress::parse(here), Err(PrintAddressError::OnlyHere), "{here}");
        }
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
