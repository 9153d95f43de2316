//! What a program takes of the machine, as Linux tells it.

/// The kernel counts in hundredths of a second.
const TICKS_PER_SEC: f64 = 100.0;

pub(crate) struct Process {
    id: u32,
    /// Its ticks until the bench began.
    before: u32,
}

impl Process {
    /// By its number.
    pub(crate) fn of(id: u32) -> Self {
        Self { id, before: ticks(id) }
    }

    /// Seconds of both cores.
    pub(crate) fn cpu_since_then(&self) -> f64 {
        f64::from(ticks(self.id) - self.before) / TICKS_PER_SEC
    }

    /// The most memory that it took, in megabytes.
    pub(crate) fn peak_mb(&self) -> u64 {
        self.mb("VmHWM:")
    }

    /// The memory that it takes now, in megabytes.
    pub(crate) fn now_mb(&self) -> u64 {
        self.mb("VmRSS:")
    }

    fn mb(&self, what: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id));
        let status = status.expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix(what)).expect("Linux");
        let kilobytes = line.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok());
        kilobytes.expect("a number") / 1024
    }
}

/// Of the program and of the kernel for it.
fn ticks(id: u32) -> u32 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("the program runs");
    // The name before may hold spaces.
    let (_, fields) = stat.rsplit_once(')').expect("Linux");
    fields
        .split_whitespace()
        .skip(11)
        .take(2)
        .map(|ticks| ticks.parse::<u32>().expect("a number"))
        .sum()
}
