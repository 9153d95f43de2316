//! What systems do each in their own way.

mod part_files;

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use socket2::SockRef;

use domain::addresses::hosts::OwnNames;
use domain::addresses::{Interface, in_the_hall};
use domain::zone::Zone;

pub use part_files::{PART, PartFile, Readers, beside, delete_leftover, write_whole};

/// Enough for the connections of a large hall, and for the open pages of those who follow it.
const WANTED: u64 = 25_000;

/// If the system does not say.
const USUAL: usize = 1024;

/// Names the variable by which the GNU C library is told how many heaps a process may have.
const HEAPS: &str = "MALLOC_ARENA_MAX";

/// Limits the heaps to one for each core, unless the environment sets the number. Call it before threads start.
pub fn with_few_heaps() {
    if std::env::var_os(HEAPS).is_none() {
        heap::limit(std::thread::available_parallelism().map_or(1, usize::from));
    }
}

/// Raises the limit of files and connections that this process may have open as far as it may be
/// raised, and answers what it is then.
pub fn most_open_files() -> usize {
    match rlimit::increase_nofile_limit(WANTED) {
        Ok(limit) => usize::try_from(limit).unwrap_or(usize::MAX),
        Err(error) => {
            tracing::warn!(%error, "cannot raise the limit of open files");
            USUAL
        }
    }
}

/// The addresses at which browsers find what listens on an address: the first for those on this
/// machine, the others, if it listens on all of them, for its network.
pub fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    if !address.ip().is_unspecified() {
        return vec![address];
    }
    let is_v4 = address.is_ipv4();
    let here = if is_v4 { IpAddr::from(Ipv4Addr::LOCALHOST) } else { Ipv6Addr::LOCALHOST.into() };
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
    let interfaces = interfaces.map(|one| Interface { ip: one.ip(), name: one.name });
    let network = in_the_hall(interfaces.collect())
        .into_iter()
        // Who listens on all addresses of IPv6 listens on those of IPv4 too.
        .filter(|ip| ip.is_ipv4() || !is_v4);
    std::iter::once(here).chain(network).map(|ip| SocketAddr::new(ip, address.port())).collect()
}

/// Where Unix systems keep the domains of the network, as it has told them.
const RESOLVER: &str = "/etc/resolv.conf";

/// What this machine is called now.
pub fn own_names() -> OwnNames {
    let host = hostname::get().ok().and_then(|name| name.into_string().ok());
    let told = std::fs::read_to_string(RESOLVER).unwrap_or_default();
    OwnNames { host, networks: domains_in(&told) }
}

/// The domains in a file of the resolver.
fn domains_in(told: &str) -> Vec<String> {
    let lines = told.lines().map(str::split_whitespace);
    let domains = lines
        .filter_map(|mut words| matches!(words.next(), Some("search" | "domain")).then_some(words));
    domains.flatten().map(str::to_owned).collect()
}

/// The time zone of this machine, as far as it says one.
pub fn zone() -> Zone {
    let name = iana_time_zone::get_timezone().ok();
    // `Etc/UTC` is UTC.
    name.and_then(|name| Zone::parse(name.trim_start_matches("Etc/"))).unwrap_or_default()
}

/// Lets the system end a connection whose other side takes nothing of an answer for so long.
pub fn end_if_unread(socket: &SockRef<'_>, after: Duration) {
    #[cfg(target_os = "linux")]
    if let Err(error) = socket.set_tcp_user_timeout(Some(after)) {
        tracing::debug!(%error, "an answer that nobody reads is kept");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (socket, after);
}

/// Makes an empty file that its owner alone may read. It is an error if one is there.
pub fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        options.mode(OWNER_ONLY);
    }
    options.open(path)
}

/// Leaves a file that is there to its owner alone. It is not opened: the locks that this process
/// has on it would end when it is closed.
pub fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::fs::{Permissions, metadata, set_permissions};
        use std::os::unix::fs::PermissionsExt;

        if metadata(path)?.permissions().mode() & 0o777 != OWNER_ONLY {
            set_permissions(path, Permissions::from_mode(OWNER_ONLY))?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// Which file it is that a path leads to: another file of the same name has another identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    #[cfg(unix)]
    #[allow(clippy::unnecessary_wraps, reason = "other systems may not say")]
    fn of(found: &Metadata) -> io::Result<Self> {
        use std::os::unix::fs::MetadataExt;

        Ok(Self(found.dev(), found.ino()))
    }

    /// When the file was made. Where a file that is open cannot be taken away, that says enough.
    #[cfg(not(unix))]
    fn of(found: &Metadata) -> io::Result<Self> {
        let since = found.created()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Ok(Self(since.as_secs(), since.subsec_nanos().into()))
    }
}

/// The identity of the file that a path leads to.
pub fn file_id(path: &Path) -> io::Result<FileId> {
    FileId::of(&std::fs::metadata(path)?)
}

/// Ends when the system or somebody at the keyboard tells this process to stop, from this call on.
///
/// Within a runtime. Whoever calls it only when it is waited for may be told before, and miss it.
pub fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use std::task::Poll;
        use tokio::signal::unix::{SignalKind, signal};

        let kinds = [SignalKind::terminate(), SignalKind::interrupt(), SignalKind::quit()];
        let mut signals = kinds.map(|kind| signal(kind).ok());
        std::future::poll_fn(move |context| {
            let mut signals = signals.iter_mut().flatten();
            let is_told = signals.any(|signal| signal.poll_recv(context).is_ready());
            if is_told { Poll::Ready(()) } else { Poll::Pending }
        })
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// 128 random bits of the operating system, beside a value whose digest is kept.
#[allow(clippy::disallowed_methods, reason = "chance is made here so that nobody else must")]
pub fn salt() -> io::Result<[u8; 16]> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_on_all_addresses_is_found_at_addresses_that_work() {
        let reachable = |address: &str| reachable(address.parse().unwrap());
        assert_eq!(reachable("127.0.0.1:8470"), ["127.0.0.1:8470".parse().unwrap()]);
        for all in ["0.0.0.0:8470", "[::]:8470"] {
            let found = reachable(all);
            assert!(found[0].ip().is_loopback(), "{found:?}");
            assert!(found[1..].iter().all(|one| !one.ip().is_loopback()), "{found:?}");
            assert!(found.iter().all(|one| !one.ip().is_unspecified() && one.port() == 8470));
        }
    }

    #[test]
    fn the_domains_of_the_network_are_those_of_the_resolver() {
        let told = "# generated\nnameserver 192.0.2.1\nsearch fritz.box club.example\ndomain lan\n";
        assert_eq!(domains_in(told), ["fritz.box", "club.example", "lan"]);
        assert!(domains_in("").is_empty());
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_limit_of_open_files_is_raised_at_the_start() {
        let (_, hard) = rlimit::Resource::NOFILE.get().unwrap();
        assert!(u64::try_from(most_open_files()).unwrap() >= WANTED.min(hard));
        let (soft, _) = rlimit::Resource::NOFILE.get().unwrap();
        assert!(soft >= WANTED.min(hard));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_is_replaced_keeps_its_readers_and_a_link_leads_on() {
        use std::fs;
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = std::env::temp_dir().join(format!("magister-whole-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (file, link) = (folder.join("open.trf"), folder.join("link.trf"));
        fs::write(&file, "before").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o604)).unwrap();
        symlink(&file, &link).unwrap();
        write_whole(&file, "after").unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o604);
        write_whole(&link, "by the link").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "by the link");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing else is left");
        fs::remove_dir_all(&folder).unwrap();
    }
}
