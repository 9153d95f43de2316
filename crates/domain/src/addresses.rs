//! At which of its addresses phones in a hall find this computer.

pub mod hosts;

// An address as a value: nothing is connected.
use core::net::IpAddr;

/// An address of this computer, and what the system calls the way to its network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interface {
    pub name: String,
    pub ip: IpAddr,
}

/// Networks inside this computer, of containers and virtual machines: no phone is in them.
const INSIDE: [&str; 11] = [
    "docker",
    "veth",
    "virbr",
    "lxcbr",
    "lxdbr",
    "cni",
    "podman",
    "vmnet",
    "vboxnet",
    "vethernet",
    "virtualbox",
];

/// Networks that lead elsewhere: a phone of the hall is hardly in them.
const TUNNELS: [&str; 9] =
    ["tun", "tap", "utun", "wg", "ppp", "tailscale", "zt", "ipsec", "nebula"];

/// The addresses that phones in the same network can open, the likeliest first: private ones of
/// IPv4, then public ones, then those of tunnels, and IPv6 last, which is long to type.
pub fn in_the_hall(interfaces: Vec<Interface>) -> Vec<IpAddr> {
    let can_be_opened = |one: &Interface| !is_here_alone(one.ip) && !is_inside(&one.name);
    let mut found: Vec<Interface> = interfaces.into_iter().filter(can_be_opened).collect();
    found.sort_by_key(|one| (one.ip.is_ipv6(), is_tunnel(&one.name), !is_private(one.ip)));
    found.into_iter().map(|one| one.ip).collect()
}

fn is_here_alone(ip: IpAddr) -> bool {
    let is_link_local = match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    ip.is_loopback() || ip.is_unspecified() || is_link_local
}

fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    }
}

fn is_inside(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    // A network of Docker's is called `br-` and twelve digits; `br-lan` is one with phones.
    let is_of_docker = name.strip_prefix("br-").is_some_and(|rest| {
        rest.len() == 12 && rest.chars().all(|digit| digit.is_ascii_hexdigit())
    });
    is_of_docker || INSIDE.iter().any(|inside| name.starts_with(inside))
}

fn is_tunnel(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    TUNNELS.iter().any(|tunnel| name.starts_with(tunnel))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(interfaces: &[(&str, &str)], expected: &[&str]) {
        let interface = |(name, ip): &(&str, &str)| Interface {
            name: (*name).to_owned(),
            ip: ip.parse().unwrap(),
        };
        let found = in_the_hall(interfaces.iter().map(interface).collect());
        assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_hall_comes_first_and_what_is_long_to_type_last() {
        let all = [
            ("eth0", "2001:db8::20"),
            ("tun0", "10.8.0.3"),
            ("ppp0", "198.51.100.7"),
            ("eth0", "198.51.100.9"),
            ("wlan0", "192.168.1.20"),
            ("wlan0", "fd00::20"),
        ];
        let ordered = [
            "192.168.1.20",
            "198.51.100.9",
            "10.8.0.3",
            "198.51.100.7",
            "fd00::20",
            "2001:db8::20",
        ];
        check(&all, &ordered);
    }

    #[test]
    fn what_no_phone_can_open_is_left_out() {
        check(&[("lo", "127.0.0.1"), ("lo", "::1"), ("eth0", "169.254.7.7")], &[]);
        check(&[("eth0", "fe80::fc:ff:fe00:1"), ("docker0", "172.17.0.1")], &[]);
        check(&[("br-0a1b2c3d4e5f", "172.18.0.1"), ("vEthernet (WSL)", "172.29.0.1")], &[]);
        check(
            &[("br-lan", "192.168.8.1"), ("bridge100", "192.168.2.1")],
            &["192.168.8.1", "192.168.2.1"],
        );
    }
}
