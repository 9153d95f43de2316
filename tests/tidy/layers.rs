//! Holds the rules of the layers that Cargo cannot hold (`ARCHITECTURE.md`): who may depend on which library, which
//! shells in `src/` know each other, and that pure crates do not reach the outside world through the standard library.

use crate::rust::Token;
use crate::tree::{Tree, absolute, module};
use crate::{Violation, lists};

/// Libraries with one home, and the packages that are that home. `actix` is `actix-web` too.
const HOMES: [(&str, &str); 12] = [
    ("actix", "magister"),
    ("askama", "view"),
    ("clap", "magister"),
    ("diesel", "store"),
    ("fluent-templates", "words"),
    ("indicatif", "magister"),
    ("lettre", "magister"),
    ("libsqlite3-sys", "store"),
    ("pq-sys", "store"),
    ("resvg", "view"),
    ("skrifa", "view"),
    ("tracing-subscriber", "magister"),
];

/// Lists, for each module of `src/`, the modules that it may know.
const KNOWS: [(&str, &str); 7] = [
    ("app", "cli config telemetry web"),
    ("cli", "app config telemetry"),
    ("config", ""),
    ("mail", "config"),
    ("main", "app"),
    ("telemetry", "config"),
    ("web", "config mail telemetry"),
];

/// Crates without effects.
const PURE: [&str; 5] =
    ["crates/rules/", "crates/tournament/", "crates/rating/", "crates/domain/", "crates/words/"];

/// The outside world.
const IMPURE: [&str; 6] =
    ["std::fs", "std::net", "std::env", "std::process", "chrono::Utc::now", "chrono::Local"];

fn homes(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.files.iter().filter(|file| file.path.ends_with("Cargo.toml")) {
        let package = match file.path.split('/').collect::<Vec<_>>()[..] {
            ["Cargo.toml"] => "magister",
            ["crates", package, "Cargo.toml"] => package,
            _ => continue,
        };
        let mut is_shipped = false;
        for (line, text) in (1..).zip(file.text.lines()) {
            if text.starts_with('[') {
                is_shipped = text == "[dependencies]";
                continue;
            }
            let name = text.split(['=', '.']).next().unwrap_or("").trim();
            let home = HOMES.iter().find(|(known, _)| is_of(name, known));
            if let Some((_, packages)) =
                home.filter(|(_, packages)| is_shipped && !lists(packages, package))
            {
                let what = format!("`{name}` is at home in {packages}: wrap what is needed there");
                found.push(file.at(line, what));
            }
        }
    }
}

/// Returns whether a library is the one named, or part of its family.
fn is_of(name: &str, family: &str) -> bool {
    name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
}

fn shells(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.shipped().filter(|file| file.is_under(&["src/"])) {
        let (_, module) = module(&file.path);
        let own = module.first().copied().unwrap_or("main");
        let Some((_, known)) = KNOWS.iter().find(|(name, _)| *name == own) else {
            found.push(file.at(1, format!("`{own}` is no shell: make it part of a crate")));
            continue;
        };
        for name in &file.rust().names {
            let Some(path) = absolute(&module, &name.parts()) else { continue };
            let other = path.first().copied().unwrap_or(own);
            let is_shell = KNOWS.iter().any(|(name, _)| *name == other);
            if is_shell && other != own && !lists(known, other) {
                let what = format!("`{own}` must not know `{other}`: pass the value in instead");
                found.push(file.at(name.first, what));
            }
        }
    }
}

fn effects(tree: &Tree, found: &mut Vec<Violation>) {
    let reaches = |name: &&Token| IMPURE.iter().any(|impure| name.holds(impure));
    for file in tree.shipped().filter(|file| file.is_under(&PURE)) {
        let names = file.rust().names.iter().filter(reaches);
        let what = "a pure crate reaches out: take the value in instead";
        found.extend(names.map(|name| file.at(name.first, what)));
    }
}

rule! { each_library_stays_in_its_home: homes;
    "crates/view/Cargo.toml" => "[dependencies]\naskama.workspace = true\nactix-web.workspace = true✗\n[dev-dependencies]\ndiesel = 1";
    "crates/desk/Cargo.toml" => "[dependencies]\ndiesel = \"2\"✗\ndiesel_migrations = \"2\"✗\nstore.workspace = true";
    "Cargo.toml" => "[workspace.dependencies]\naskama = 1\n[dependencies]\nactix-web.workspace = true\naskama.workspace = true✗";
}

rule! { the_shells_keep_apart: shells;
    "src/web/a.rs" => "use crate::cli;✗\nuse crate::app;✗";
    "src/cli/a.rs" => "fn f() { format!(\"{}\", crate::web::g()) }✗";
    "src/workers.rs" => "✗";
    "src/web/a.rs" => "use desk::a; use super::super::config;";
    "src/app.rs" => "use actix_web::App; use crate::web;";
    "src/config.rs" => "//! `crate::web`\n#[cfg(test)]\nmod tests { use crate::web::a; }";
}

rule! { pure_crates_have_no_effects: effects;
    "crates/rules/src/a.rs" => "use diesel::a;\nuse std::{fmt, env};✗";
    "crates/domain/src/a.rs" => "fn f() { std::fs::read(a) }✗";
    "crates/rating/src/a.rs" => "fn f() { chrono::Utc::now() }✗";
    "crates/store/src/a.rs" => "use std::fs;";
}
