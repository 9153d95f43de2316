//! Whose request it is: the address that it comes from, as far as it tells people apart.

use std::fmt::{self, Display};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::time::{Duration, Instant};

use actix_web::dev::ServiceRequest;
use actix_web::{HttpMessage, HttpRequest};
use system::clock;

use crate::config::Server;

/// Where somebody comes from: an IPv4 address, or the half of an IPv6 address that a household or a
/// hall has to itself, whose other half anybody in it can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Network(IpAddr);

/// The bits of an IPv6 address that a provider gives.
const NETWORK_BITS: u128 = !0 << 64;

/// The bits of an IPv6 address that a provider gives at most: whoever has all of them has 65,536 networks.
const SITE_BITS: u128 = !0 << 80;

impl Network {
    /// The most that one household or company has.
    pub(super) fn site(self) -> Self {
        Self(match self.0 {
            IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & SITE_BITS).into(),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

impl Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & NETWORK_BITS).into(),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Who sends a request, and since when: it waits in the line of its network.
#[derive(Debug, Clone, Copy)]
pub(super) struct Client {
    pub(super) network: Option<Network>,
    /// When the request arrived: the time that it has waited elsewhere counts.
    pub(super) arrived: Instant,
}

/// Left with a request: when it arrived.
#[derive(Debug, Clone, Copy)]
struct Arrived(Instant);

/// Notes that a request has arrived just now.
pub(super) fn note_arrival(request: &ServiceRequest) {
    request.extensions_mut().insert(Arrived(clock::instant()));
}

impl Client {
    pub(super) fn of(request: &HttpRequest, server: &Server) -> Self {
        let arrived = request.extensions().get::<Arrived>().map(|arrived| arrived.0);
        let arrived = arrived.unwrap_or_else(clock::instant);
        Self { network: sender(request, server), arrived }
    }

    /// A client without an address that asks now.
    pub(super) fn unknown() -> Self {
        Self { network: None, arrived: clock::instant() }
    }

    /// How much of this patience is left.
    pub(super) fn patience(&self, patience: Duration) -> Duration {
        patience.saturating_sub(clock::instant().saturating_duration_since(self.arrived))
    }
}

/// Who has sent a request: the connection's other end, or whom our proxies name.
pub(super) fn sender(request: &HttpRequest, server: &Server) -> Option<Network> {
    sender_behind(request, &server.trusted_proxies).map(Network::from)
}

/// Whether an address is one of these, be it written as IPv4 or mapped into IPv6.
pub(super) fn is_one_of(addresses: &[IpAddr], address: IpAddr) -> bool {
    addresses.iter().any(|one| one.to_canonical() == address.to_canonical())
}

/// Each proxy adds a line, or an entry to the last one: all before what ours have added is hearsay.
/// A proxy that names nobody is the sender itself: its people are slowed down together.
fn sender_behind(request: &HttpRequest, trusted_proxies: &[IpAddr]) -> Option<IpAddr> {
    let mut sender = request.peer_addr()?.ip();
    let lines = request.headers().get_all("x-forwarded-for");
    let entries: Vec<&str> =
        lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).collect();
    for entry in entries.into_iter().rev() {
        if !is_one_of(trusted_proxies, sender) {
            break;
        }
        let Some(named) = address(entry) else {
            break;
        };
        sender = named;
    }
    Some(sender.to_canonical())
}

/// An address with or without a port, as proxies write it.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim().trim_matches('"');
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| Some(entry.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn asked(lines: &[&'static str], peer: &str) -> String {
        let proxies: [IpAddr; 2] = ["192.0.2.1".parse().unwrap(), "192.0.2.3".parse().unwrap()];
        let mut request = TestRequest::get().peer_addr(peer.parse().unwrap());
        for line in lines {
            request = request.append_header(("X-Forwarded-For", *line));
        }
        sender_behind(&request.to_http_request(), &proxies).unwrap().to_string()
    }

    #[test]
    fn of_several_lines_of_proxies_the_last_one_names_the_sender() {
        let lines = ["203.0.113.9", "203.0.113.8, 198.51.100.7"];
        assert_eq!(asked(&lines, "192.0.2.1:1"), "198.51.100.7");
        assert_eq!(asked(&lines, "192.0.2.2:1"), "192.0.2.2", "no proxy of ours");
        let two_proxies = ["203.0.113.9, 198.51.100.7, 192.0.2.3"];
        assert_eq!(asked(&two_proxies, "192.0.2.1:1"), "198.51.100.7");
    }

    #[test]
    fn a_proxy_that_names_nobody_is_the_sender() {
        for lines in [[].as_slice(), &["nobody"], &["198.51.100.7, unknown"], &[""]] {
            assert_eq!(asked(lines, "192.0.2.1:1"), "192.0.2.1", "{lines:?}");
        }
    }

    #[test]
    fn addresses_with_ports_are_read() {
        for (line, sender) in [
            ("198.51.100.7:4711", "198.51.100.7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("\"[2001:db8::7]:4711\"", "2001:db8::7"),
            ("2001:db8::7", "2001:db8::7"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
        ] {
            assert_eq!(asked(&[line], "192.0.2.1:1"), sender, "{line}");
        }
        assert_eq!(asked(&["198.51.100.7"], "[::ffff:192.0.2.1]:1"), "198.51.100.7");
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(network("2001:db8:0:1::1"), network("2001:db8:0:1:ffff:ffff:ffff:ffff"));
        assert_ne!(network("2001:db8:0:1::1"), network("2001:db8:0:2::1"));
        assert_eq!(network("::ffff:198.51.100.7"), network("198.51.100.7"));
        assert_ne!(network("198.51.100.7"), network("198.51.100.8"));
        assert_eq!(network("2001:db8:0:1::1").site(), network("2001:db8:0:ffff::1").site());
        assert_ne!(network("2001:db8:0:1::1").site(), network("2001:db8:1:1::1").site());
        assert_eq!(network("198.51.100.7").site(), network("198.51.100.7"));
    }
}
