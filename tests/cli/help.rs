//! `--help`, `--version`, and arguments that mean nothing.

use crate::program::run;

#[test]
fn every_command_explains_itself_with_an_example() {
    let commands = [
        "",
        "serve",
        "demo",
        "migrate",
        "user",
        "user add",
        "user password",
        "user role",
        "verify",
        "record",
        "pair",
        "check",
        "simulate",
        "standings",
        "perft",
        "count",
        "selfplay",
        "import",
        "export",
        "ratings",
        "ratings calc",
        "ratings import",
        "ratings forget",
        "ratings evaluate",
    ];
    for command in commands {
        let mut arguments: Vec<&str> = command.split_whitespace().collect();
        arguments.push("--help");
        let output = run(&arguments);
        assert_eq!(output.code, 0, "{command}: {output:?}");
        assert!(output.out.contains("Example"), "{command}: {}", output.out);
        assert!(output.out.contains("magister "), "{command}: {}", output.out);
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let output = run(&["--version"]);
    assert_eq!(output.out.trim(), format!("magister {}", env!("CARGO_PKG_VERSION")));
}

#[test]
fn arguments_that_mean_nothing_are_a_wrong_usage() {
    for arguments in [
        &[][..],
        &["fly"],
        &["verify"],
        &["verify", "--yaml", "a"],
        &["record", "a"],
        &["perft", "gbg:5"],
        &["pair"],
        &["pair", "a", "b"],
        &["check"],
        &["standings"],
    ] {
        let output = run(arguments);
        assert_eq!(output.code, 2, "{arguments:?}: {output:?}");
        assert!(output.complaints.contains("Usage"), "{arguments:?}: {output:?}");
        assert_eq!(output.out, "", "{arguments:?}");
    }
}
