//! What systems do each in their own way.

use std::fs::read_to_string;
use std::process::{Command, Stdio};
use std::time::Duration;

use socket2::SockRef;

/// Enough for the connections of a large hall; more are not needed.
const WANTED: usize = 10_240;

/// If the system does not say.
const USUAL: usize = 1024;

/// Raises the limit of files and connections that this process may have open as far as it may be
/// raised, and answers what it is then.
///
/// The program that ships with every Linux does it, since a process can only do it by an unsafe call.
pub(crate) fn most_open_files() -> usize {
    let Some((soft, hard)) = limits() else {
        return USUAL;
    };
    let wanted = WANTED.min(hard);
    if soft >= wanted {
        return soft;
    }
    let own = std::process::id().to_string();
    let raised = Command::new("prlimit")
        .args(["--pid", &own, &format!("--nofile={wanted}:{hard}")])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !raised.is_ok_and(|status| status.success()) {
        tracing::warn!(soft, wanted, "cannot raise the limit of open files");
    }
    limits().map_or(soft, |(soft, _)| soft)
}

/// The limit that counts, and how far it may be raised.
fn limits() -> Option<(usize, usize)> {
    let limits = read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    let mut numbers = line.split_whitespace().map(|number| match number {
        "unlimited" => Some(usize::MAX),
        number => number.parse().ok(),
    });
    numbers.next()?.zip(numbers.next()?)
}

/// Lets the system end a connection whose other side takes nothing of an answer for so long.
pub(crate) fn end_if_unread(socket: &SockRef<'_>, after: Duration) {
    #[cfg(target_os = "linux")]
    if let Err(error) = socket.set_tcp_user_timeout(Some(after)) {
        tracing::debug!(%error, "an answer that nobody reads is kept");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (socket, after);
}

/// Ends when the system tells this process to stop; never where it has no such way.
pub(crate) async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};

        if let Ok(mut stop) = signal(SignalKind::terminate()) {
            stop.recv().await;
            return;
        }
    }
    std::future::pending::<()>().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_limit_of_open_files_is_raised_at_the_start() {
        let (_, hard) = limits().unwrap();
        assert!(most_open_files() >= WANTED.min(hard));
        assert!(limits().unwrap().0 >= WANTED.min(hard));
    }
}
