//! The program, run in a folder of the test's own.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::temporary::folder;

/// What came out.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) complaints: String,
}

/// A folder to run the program in; its database lies there.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(folder("cli"))
    }

    /// Writes a file; answers its name.
    pub(crate) fn file(&self, name: &str, bytes: &[u8]) -> String {
        std::fs::write(self.0.join(name), bytes).unwrap();
        name.to_owned()
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        self.run_with(arguments, b"", &[])
    }

    /// Runs the program with standard input and environment variables.
    pub(crate) fn run_with(
        &self,
        arguments: &[&str],
        input: &[u8],
        environment: &[(&str, &str)],
    ) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_magister"))
            .args(arguments)
            .current_dir(&self.0)
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The program may refuse before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Output {
            code: output.status.code().expect("an exit code"),
            out: String::from_utf8(output.stdout).unwrap(),
            complaints: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs the program somewhere.
pub(crate) fn run(arguments: &[&str]) -> Output {
    Folder::new().run(arguments)
}
