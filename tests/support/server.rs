//! The real program, started as a person would, stopped with the test.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// `magister serve`.
pub struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
    /// Where it listens.
    pub url: String,
}

impl Server {
    /// Starts it on a free port, with more arguments if wanted.
    pub fn start(database_url: &str, arguments: &[&str]) -> Self {
        Self::start_at("127.0.0.1:0", database_url, arguments)
    }

    /// Starts it at an address.
    pub fn start_at(address: &str, database_url: &str, arguments: &[&str]) -> Self {
        let mut command = command(address, database_url);
        Self::of(command.args(arguments).env("MAGISTER_LOG__FILTER", "warn"))
    }

    /// Starts it on a free port with settings from the environment, and keeps its log.
    pub fn start_logged(database_url: &str, settings: &[(&str, &str)]) -> Self {
        let mut command = command("127.0.0.1:0", database_url);
        Self::of(command.envs(settings.iter().copied()).stderr(Stdio::piped()))
    }

    /// Starts it in an environment.
    pub fn start_in(environment: &[(String, String)], database_url: &str) -> Self {
        let mut command = command("127.0.0.1:0", database_url);
        Self::of(command.envs(environment.iter().cloned()).env("MAGISTER_LOG__FILTER", "off"))
    }

    /// Starts it with nothing but settings from the environment.
    pub fn start_by(settings: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
        Self::of(command.arg("serve").envs(settings.iter().copied()))
    }

    /// The same, with its log in a file: there is room for as many lines as it writes.
    pub fn start_logged_to(log: &Path, database_url: &str, settings: &[(&str, &str)]) -> Self {
        let mut command = command("127.0.0.1:0", database_url);
        let log = std::fs::File::create(log).unwrap();
        Self::of(command.envs(settings.iter().copied()).stderr(log))
    }

    /// The same, at the address that the settings say.
    pub fn start_logged_where_told(database_url: &str, settings: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
        command.args(["serve", "--database", database_url]);
        Self::of(command.envs(settings.iter().copied()).stderr(Stdio::piped()))
    }

    fn of(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let line = read_line(&mut output);
        let url = line.strip_prefix("listening on ").expect(&line).to_owned();
        Self { child, output, url }
    }

    /// The link that makes the first administrator, printed by the first start.
    pub fn setup_link(&mut self) -> String {
        let line = read_line(&mut self.output);
        line.rsplit_once(' ').expect(&line).1.to_owned()
    }

    /// Ends it at once, as a power cut would.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How many files and connections it has open.
    #[cfg(target_os = "linux")]
    pub fn n_open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// How much memory it holds, in megabytes.
    #[cfg(target_os = "linux")]
    pub fn memory_mb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1024
    }

    /// Asks it to end, as Ctrl-C or a service manager would.
    #[cfg(unix)]
    pub fn ask_to_stop(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    /// Waits until it has ended; answers whether it did so by itself and cleanly.
    pub fn ended_cleanly(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// Asks it to end, and answers all that it has logged.
    #[cfg(unix)]
    pub fn stop_and_read_log(&mut self) -> String {
        self.ask_to_stop();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(address: &str, database_url: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    command.args(["serve", "--database", database_url, "--listen", address]);
    command
}

fn read_line(output: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}
