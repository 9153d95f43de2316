//! Addresses that are printed for phones.

// An address as a value: nothing is connected.
use core::net::IpAddr;

use serde::{Deserialize, Serialize};

/// An address that phones can open: scheme, host, and the port where it is not the usual one.
///
/// ```
/// use domain::prints::address::PrintAddress;
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
    pub(super) fn place(&self) -> Option<(&str, u16)> {
        let (scheme, authority) = self.0.split_once("://")?;
        let (host, port) = parts(authority)?;
        Some((host, port.or(usual_port(scheme))?))
    }

    /// Whether it has a name in place of numbers.
    pub(super) fn is_named(&self) -> bool {
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
pub(crate) fn parts(authority: &str) -> Option<(&str, Option<u16>)> {
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

pub(crate) fn is_ip(host: &str) -> bool {
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
}
