//! The program `magister`: see `magister --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    magister::app::run()
}
