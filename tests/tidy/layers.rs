//! Arrows point at what is known; nothing points back (`ARCHITECTURE.md`).

use crate::paths::{Path, paths};
use crate::rust::Source;
use crate::tree::{File, violation};

/// What each layer of `src/` may know of the others.
///
/// `app` and `main` wire everything together. The clock and the secrets are known to the
/// shells only, which pass on what they say.
const KNOWS: [(&str, &str); 13] = [
    ("domain", ""),
    ("form", "domain"),
    ("desk", "domain store"),
    ("store", "domain"),
    ("view", "domain form"),
    ("web", "domain form store desk view config telemetry clock secrets"),
    ("cli", "domain form store desk view config telemetry clock secrets app"),
    ("config", ""),
    ("telemetry", "config"),
    ("clock", ""),
    ("secrets", "domain"),
    ("app", "domain form store desk view web cli config telemetry clock secrets"),
    ("main", "domain form store desk view web cli config telemetry clock secrets app"),
];

/// Crates with one home, by the beginning of their names, and the layers that are that home.
const HOMES: [(&str, &[&str]); 10] = [
    ("actix", &["web", "app"]),
    ("askama", &["view"]),
    ("clap", &["cli", "main"]),
    ("diesel", &["store"]),
    ("fluent_templates", &["view"]),
    ("indicatif", &["cli"]),
    ("libsqlite3_sys", &["store"]),
    ("pq_sys", &["store"]),
    ("tracing_actix_web", &["web", "app", "telemetry"]),
    ("tracing_subscriber", &["telemetry"]),
];

/// What `domain` may name besides itself: the pure crates, and crates that only describe or
/// compare values. Reading the clock through `chrono` is forbidden by another rule.
const DOMAIN_CRATES: [&str; 11] = [
    "rules",
    "tournament",
    "rating",
    "chrono",
    "deunicode",
    "icu_normalizer",
    "serde",
    "serde_json",
    "strsim",
    "thiserror",
    "zxcvbn",
];

/// What no pure crate names: the outside world.
const IMPURE: [&[&str]; 6] = [
    &["std", "fs"],
    &["std", "net"],
    &["std", "env"],
    &["std", "process"],
    &["chrono", "Utc"],
    &["chrono", "Local"],
];

/// The layer a file of `src/` belongs to.
fn layer(file: &File) -> &str {
    let below = file.path.strip_prefix("src/").unwrap_or(&file.path);
    let first = below.split('/').next().unwrap_or(below);
    match first.strip_suffix(".rs").unwrap_or(first) {
        "lib" => "main",
        layer => layer,
    }
}

fn knows(layer: &str) -> Option<&'static str> {
    KNOWS.iter().find(|(name, _)| *name == layer).map(|(_, known)| *known)
}

/// The names of the crates in `Cargo.toml`'s `[dependencies]`, as Rust writes them.
fn dependencies(manifest: &str) -> Vec<String> {
    manifest
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['=', '.']).next())
        .map(|name| name.trim().replace('-', "_"))
        .filter(|name| !name.is_empty() && !name.starts_with('#'))
        .collect()
}

/// The module of this app that `path` leads to from `file`, if it leads out of the file's own.
fn neighbour<'a>(file: &File, path: &'a Path) -> Option<&'a str> {
    let supers = path.segments.iter().take_while(|part| *part == "super").count();
    let at = match path.root() {
        "crate" | "magister" => 1,
        "super" if supers >= depth(&file.path) => supers,
        _ => return None,
    };
    path.segments.get(at).map(String::as_str).filter(|name| knows(name).is_some())
}

/// How many modules deep a file of `src/` lies: `src/web.rs` and `src/web/mod.rs` are 1.
fn depth(path: &str) -> usize {
    let parts = path.split('/').count() - 1;
    if path.ends_with("/mod.rs") { parts - 1 } else { parts }
}

/// Checks one file of `src/` against the picture.
fn check_app(file: &File, dependencies: &[String]) -> Vec<String> {
    let layer = layer(file);
    let Some(known) = knows(layer) else {
        let what = format!("`{layer}` is no layer: place it, or name it in tests/tidy/layers.rs");
        return vec![violation(file, 1, &what)];
    };
    let mut found = Vec::new();
    for path in paths(&Source::read(&file.text).shipped_code()) {
        if let Some(other) = neighbour(file, &path)
            && other != layer
            && !known.split_whitespace().any(|name| name == other)
        {
            let what = format!("`{layer}` must not know `{other}`: pass the value in instead");
            found.push(violation(file, path.line, &what));
        }
        found.extend(foreign(file, layer, &path, dependencies));
    }
    found
}

/// Checks the crate a path of `src/` starts at.
fn foreign(file: &File, layer: &str, path: &Path, dependencies: &[String]) -> Option<String> {
    let root = path.root();
    let home = HOMES.iter().find(|(name, _)| root == *name || is_part_of(root, name));
    if let Some((_, layers)) = home
        && !layers.contains(&layer)
    {
        let what = format!("`{root}` is known only to {layers:?}: wrap what is needed there");
        return Some(violation(file, path.line, &what));
    }
    let is_foreign = dependencies.iter().any(|name| name == root);
    if layer == "domain" && is_foreign && !DOMAIN_CRATES.contains(&root) {
        let what = format!("`domain` must not know the crate `{root}`: take a plain value instead");
        return Some(violation(file, path.line, &what));
    }
    None
}

/// Whether `diesel_migrations` is part of `diesel`.
fn is_part_of(name: &str, family: &str) -> bool {
    name.strip_prefix(family).is_some_and(|rest| rest.starts_with('_'))
}

/// Checks one file of a pure crate.
fn check_crate(file: &File) -> Vec<String> {
    let mut found = Vec::new();
    for path in paths(&Source::read(&file.text).shipped_code()) {
        let root = path.root();
        let is_shell = HOMES.iter().any(|(name, _)| root == *name || is_part_of(root, name));
        let is_impure = IMPURE.iter().any(|parts| path.segments.starts_with(&owned(parts)));
        if is_shell || is_impure || root == "magister" {
            let what = format!("a pure crate names `{}`: take the value in instead", path.text());
            found.push(violation(file, path.line, &what));
        }
    }
    found
}

fn owned(parts: &[&str]) -> Vec<String> {
    parts.iter().map(|part| (*part).to_owned()).collect()
}

fn check(files: &[File]) -> Vec<String> {
    let manifest = files.iter().find(|file| file.path == "Cargo.toml");
    let dependencies = manifest.map(|file| dependencies(&file.text)).unwrap_or_default();
    let shipped = files.iter().filter(|file| file.is_shipped_rust());
    shipped
        .flat_map(|file| {
            if file.is_pure_crate() { check_crate(file) } else { check_app(file, &dependencies) }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(path: &str, text: &str, expected: &[&str]) {
        let manifest =
            File::new("Cargo.toml", "[dependencies]\nrustls = 1\nrules.workspace = true");
        assert_found(&check(&[manifest, File::new(path, text)]), expected);
    }

    #[test]
    fn the_tree_keeps_its_layers() {
        assert_tidy(&check(&tree::files().unwrap()));
    }

    #[test]
    fn an_arrow_that_points_back_is_found() {
        planted("src/domain/a.rs", "use crate::store::b;", &["src/domain/a.rs:1"]);
        planted("src/form/a.rs", "\nuse crate::{domain, view::b};", &["src/form/a.rs:2"]);
        planted("src/store/a.rs", "use super::super::form::b;", &["src/store/a.rs:1"]);
        planted("src/store/mod.rs", "use super::form::b;", &["src/store/mod.rs:1"]);
        planted("src/view/a/b.rs", "fn f() { crate::web::g() }", &["src/view/a/b.rs:1"]);
        planted("src/web/a.rs", "use crate::cli;", &["src/web/a.rs:1"]);
        planted("src/cli/a.rs", "use crate::web;", &["src/cli/a.rs:1"]);
        planted("src/domain/a.rs", "crate::clock::now()", &["src/domain/a.rs:1"]);
        planted("src/store/a.rs", "use crate::secrets::Token;", &["src/store/a.rs:1"]);
        planted("src/workers.rs", "", &["src/workers.rs:1"]);
    }

    #[test]
    fn a_crate_outside_its_home_is_found() {
        planted("src/view/a.rs", "use actix_web::web;", &["src/view/a.rs:1"]);
        planted("src/web/a.rs", "use askama::Template;", &["src/web/a.rs:1"]);
        planted("src/web/a.rs", "use diesel_migrations as m;", &["src/web/a.rs:1"]);
        planted("src/web/a.rs", "#[derive(clap::Parser)] struct A;", &["src/web/a.rs:1"]);
        planted("src/domain/a.rs", "use rustls::Error;", &["src/domain/a.rs:1"]);
        planted("rules/src/a.rs", "use diesel::prelude::*;", &["rules/src/a.rs:1"]);
        planted("rules/src/a.rs", "use std::{fmt, env};", &["rules/src/a.rs:1"]);
        planted("rating/src/a.rs", "let t = chrono::Utc::now();", &["rating/src/a.rs:1"]);
    }

    #[test]
    fn the_picture_itself_is_clean() {
        planted("src/domain/a.rs", "use rules::seat; use crate::domain::b; use super::c;", &[]);
        planted(
            "src/store/a.rs",
            "use diesel::prelude::*; use crate::domain; use super::row;",
            &[],
        );
        planted("src/store/a.rs", "//! Unlike `crate::view::a`.\nlet x = \"crate::web::b\";", &[]);
        planted("src/web/a.rs", "use actix_web::web; use crate::{form, store, view};", &[]);
        planted("src/app.rs", "use actix_web::App; use crate::web;", &[]);
        planted("src/form/a.rs", "#[cfg(test)]\nmod tests { use crate::store::a; }", &[]);
        planted("rules/src/a.rs", "use std::fmt; use crate::view::b;", &[]);
    }
}
