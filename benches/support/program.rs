//! The program as a process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// `magister`, serving.
pub(crate) struct Program {
    child: Child,
    /// Its address and port.
    pub(crate) address: String,
}

impl Program {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_magister"))
            .args(arguments)
            .args(["--listen", "127.0.0.1:0"])
            .env("MAGISTER_LOG__FILTER", "error")
            // Else the twentieth wrong password is the last that is hashed.
            .env("MAGISTER_ACCOUNTS__SIGN_IN_BURST", "1000000")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("where it listens");
        let address = line.trim_end().rsplit_once("//").expect("an address").1.to_owned();
        Self { child, address }
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns the CPU time that it has used so far, in seconds.
    pub(crate) fn cpu_secs(&self) -> f64 {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(path).expect("the program runs");
        // The name, in brackets, may have spaces. Behind it the state is field 3; fields 14 and 15 are clock ticks.
        let fields = stat.rsplit_once(") ").expect("Linux").1.split(' ').skip(11).take(2);
        fields.map(|ticks| ticks.parse::<f64>().expect("a number")).sum::<f64>() / 100.0
    }

    /// From now on the most memory counts.
    pub(crate) fn forget_peak(&self) {
        std::fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5").expect("Linux");
    }

    /// The most memory that it took, in megabytes.
    pub(crate) fn peak_mb(&self) -> u64 {
        self.status_mb("VmHWM:")
    }

    /// Returns the memory that it uses now, in megabytes.
    pub(crate) fn memory_mb(&self) -> u64 {
        self.status_mb("VmRSS:")
    }

    fn status_mb(&self, name: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("Linux");
        let kilobytes =
            line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok());
        kilobytes.expect("a number") / 1024
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
