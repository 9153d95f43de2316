//! By which names browsers may ask this server for pages.
//!
//! A page of another site whose name leads to this computer for a moment could read what is here (DNS rebinding). A name
//! that somebody else can register is therefore not answered unless it is known. Nobody can register a name without a dot;
//! and a browser that asks for numbers has come to them, so that no name leads it elsewhere.

use crate::prints::address::{is_ip, parts};

/// What this computer is called.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnNames {
    /// What it calls itself, perhaps with the domain of its network.
    pub host: Option<String>,
    /// The domains of its network, as `fritz.box`.
    pub networks: Vec<String>,
}

/// Domains of networks at home and of routers, under which nobody else can register a name.
const LOCAL: [&str; 12] = [
    "corp",
    "fritz.box",
    "home",
    "home.arpa",
    "internal",
    "intranet",
    "lan",
    "local",
    "localdomain",
    "private",
    "speedport.ip",
    "test",
];

/// Whether a host, as a browser names it, with or without a port, is certain to be this computer.
///
/// ```
/// use domain::addresses::hosts::{OwnNames, is_own};
///
/// let laptop = OwnNames { host: Some("laptop".to_owned()), networks: Vec::new() };
/// assert!(is_own("192.168.1.20:8470", &laptop));
/// assert!(is_own("laptop.fritz.box:8470", &laptop));
/// assert!(!is_own("laptop.attacker.example:8470", &laptop));
/// ```
pub fn is_own(host: &str, names: &OwnNames) -> bool {
    let Some(name) = name_of(host) else { return false };
    if is_ip(&name) || !name.contains('.') || name.ends_with(".localhost") {
        return true;
    }
    let Some(own) = names.host.as_deref().and_then(name_of) else { return false };
    let label = own.split('.').next().unwrap_or(&own);
    let network = name.strip_prefix(label).and_then(|rest| rest.strip_prefix('.'));
    let is_local = |network: &str| {
        let networks = names.networks.iter().map(|one| one.trim_matches('.'));
        LOCAL.into_iter().chain(networks).any(|one| one.eq_ignore_ascii_case(network))
    };
    name == own || network.is_some_and(is_local)
}

/// Whether a host is that of one of these addresses, such as `https://magister.example`, whatever the port.
pub fn is_of_any<'a>(host: &str, mut addresses: impl Iterator<Item = &'a str>) -> bool {
    let name = name_of(host);
    let host_of = |address: &str| name_of(address.split_once("://").map_or(address, |it| it.1));
    name.is_some() && addresses.any(|address| host_of(address) == name)
}

/// The name without its port, in small letters and without the dot of the root.
fn name_of(host: &str) -> Option<String> {
    let (name, _) = parts(host)?;
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_laptop(host: &str) -> bool {
        let networks = vec!["hsd1.example.net".to_owned()];
        is_own(host, &OwnNames { host: Some("Laptop".to_owned()), networks })
    }

    #[test]
    fn addresses_and_names_of_this_computer_are_its_own() {
        let addresses = ["127.0.0.1:8470", "192.168.1.20", "[::1]:8470", "[fd00::20]"];
        let short = ["localhost", "LOCALHOST:8470", "localhost.", "hall:8470", "LAPTOP:8470"];
        let local = ["laptop.local", "laptop.fritz.box:8470", "laptop.lan.", "a.localhost:8470"];
        for host in addresses.iter().chain(&short).chain(&local) {
            assert!(is_laptop(host), "{host}");
        }
        assert!(is_laptop("laptop.hsd1.example.net"), "as the network says");
    }

    #[test]
    fn names_that_others_can_register_are_not() {
        let theirs =
            ["attacker.example", "laptop.attacker.example", "laptop.box", "localhost.example"];
        let like_ours = ["127.0.0.1.attacker.example", "127.1", "laptopp.local", "other.local"];
        let no_names = ["", ":8470", ".local", "::1", "laptop.local:x"];
        for host in theirs.iter().chain(&like_ours).chain(&no_names) {
            assert!(!is_laptop(host), "{host}");
        }
    }

    #[test]
    fn a_computer_that_calls_itself_with_its_domain_is_known_by_both() {
        let server = OwnNames { host: Some("hall.club.example".to_owned()), networks: Vec::new() };
        for host in ["hall", "hall.club.example:8470", "hall.local"] {
            assert!(is_own(host, &server), "{host}");
        }
        assert!(!is_own("club.example", &server) && !is_own("hall.example", &server));
    }

    #[test]
    fn an_address_that_somebody_has_set_is_known_by_its_host() {
        let set = ["https://magister.example", "http://hall.example:8470"];
        let is_set = |host| is_of_any(host, set.into_iter());
        assert!(is_set("magister.example") && is_set("Hall.example:80"));
        assert!(!is_set("example") && !is_set(""));
    }
}
