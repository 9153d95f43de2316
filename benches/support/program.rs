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
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
