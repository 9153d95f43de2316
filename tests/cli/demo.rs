//! `magister demo`, from its first line to the folder that is gone.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use ureq::Agent;

use crate::program::Folder;

/// Stops the program with the test, whatever happens.
struct Demo(Child);

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn read_line(output: &mut impl BufRead) -> String {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

fn agent() -> Agent {
    let config = Agent::config_builder().max_redirects(0).http_status_as_error(false).build();
    config.into()
}

#[test]
fn a_convention_is_there_to_be_looked_at_and_gone_afterwards() {
    let folder = Folder::new();
    let child = Command::new(env!("CARGO_BIN_EXE_magister"))
        .args(["demo", "--listen", "127.0.0.1:0"])
        .env("TMPDIR", &folder.0)
        .env("MAGISTER_LOG__FILTER", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut demo = Demo(child);
    let mut output = BufReader::new(demo.0.stdout.take().unwrap());
    let first = read_line(&mut output);
    let url = first.strip_prefix("listening on ").expect(&first);
    let second = read_line(&mut output);
    let told = second.strip_prefix("sign in as magister with the password ");
    let password = told.expect(&second);

    let mut events = agent().get(format!("{url}/events")).call().unwrap();
    let page = events.body_mut().read_to_string().unwrap();
    assert!(page.contains("Waldzell Open"), "{page}");
    let answer = agent()
        .post(format!("{url}/sign-in"))
        .header("Origin", url)
        .send_form([("form_key", "k"), ("name", "magister"), ("password", password), ("next", "")])
        .unwrap();
    assert_eq!(answer.status().as_u16(), 303);

    let n_files = || std::fs::read_dir(&folder.0).unwrap().count();
    assert_eq!(n_files(), 1);
    let id = demo.0.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(asked.success());
    assert!(demo.0.wait().unwrap().success());
    assert_eq!(n_files(), 0, "the database is still there");
}
