//! How many files and connections the system lets this process have open.

use std::fs::read_to_string;
use std::process::{Command, Stdio};

/// Enough for the connections of a large hall; more are not needed.
const WANTED: usize = 10_240;

/// If the system does not say.
const USUAL: usize = 1024;

/// Raises the limit as far as it may be raised, and answers what it is then.
///
/// The program that ships with every Linux does it, since a process can only do it by an unsafe call.
pub(super) fn most_open() -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_limit_of_open_files_is_raised_at_the_start() {
        let (_, hard) = limits().unwrap();
        assert!(most_open() >= WANTED.min(hard));
        assert!(limits().unwrap().0 >= WANTED.min(hard));
    }
}
