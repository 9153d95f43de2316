//! Arrows point at what is known; nothing points back (`ARCHITECTURE.md`).

use crate::rust::Token;
use crate::tree::Tree;
use crate::{Violation, lists};

/// What each layer of `src/` may know of the others.
///
/// `app` and `main` wire everything together. The clock and the secrets are known to the
/// shells only, which pass on what they say; the meters tell how long something took, and keep it to
/// themselves.
const KNOWS: [(&str, &str); 16] = [
    ("domain", ""),
    ("form", "domain"),
    ("store", "domain platform meters"),
    ("view", "domain form"),
    ("desk", "domain store"),
    ("web", "domain form store view desk config telemetry clock meters platform secrets mail"),
    ("cli", "domain form store view desk config telemetry clock platform secrets app"),
    ("config", "domain platform"),
    ("mail", "domain config"),
    ("telemetry", "config"),
    ("clock", ""),
    ("meters", "clock"),
    ("platform", "domain"),
    ("secrets", "domain"),
    ("app", "domain form store view desk web cli config telemetry clock platform secrets"),
    ("main", "domain form store view desk web cli config telemetry clock platform secrets app"),
];

/// Crates with one home, and the layers that are that home. `actix` is `actix_web` too.
const HOMES: [(&str, &str); 11] = [
    ("actix", "web app"),
    ("askama", "view"),
    ("clap", "cli main"),
    ("diesel", "store"),
    ("fluent_templates", "view"),
    ("indicatif", "cli"),
    ("lettre", "mail"),
    ("libsqlite3_sys", "store"),
    ("pq_sys", "store"),
    ("tracing_actix_web", "web app telemetry"),
    ("tracing_subscriber", "telemetry"),
];

/// The crates that `domain` may name: the pure ones, and those that only describe, compare or unpack
/// values. Another rule keeps `chrono` from the clock.
const DOMAIN_CRATES: &str = "rules tournament rating chrono chrono_tz data_encoding deunicode \
    email_address flate2 icu_normalizer icu_properties serde serde_json \
    sha2 strsim thiserror zxcvbn";

/// What no pure crate names: the outside world.
const IMPURE: [&str; 7] =
    ["std::fs", "std::net", "std::env", "std::process", "chrono::Utc", "chrono::Local", "magister"];

/// The package of a file, such as `rules/`, and its module there.
pub(crate) fn module(path: &str) -> (&str, Vec<&str>) {
    let (package, below) = path.split_once("src/").unwrap_or(("", path));
    let parts = below.trim_end_matches(".rs").split('/');
    (package, parts.filter(|part| !["mod", "lib", "main"].contains(part)).collect())
}

/// What the parts of a path lead to from the root of the package, if they say so.
pub(crate) fn absolute<'a>(module: &[&'a str], parts: &[&'a str]) -> Option<Vec<&'a str>> {
    let supers = parts.iter().take_while(|part| **part == "super").count();
    let (base, skipped) = match *parts.first()? {
        "crate" | "magister" => (0, 1),
        "self" => (module.len(), 1),
        "super" => (module.len().checked_sub(supers)?, supers),
        _ => return None,
    };
    Some([&module[..base], &parts[skipped..]].concat())
}

/// The names of the crates in `Cargo.toml`'s `[dependencies]`, as Rust writes them.
fn dependencies(tree: &Tree) -> Vec<String> {
    let manifest = format!("\n{}", tree.get("Cargo.toml").map_or("", |file| &file.text));
    let section = manifest.split("\n[").find_map(|part| part.strip_prefix("dependencies]"));
    let lines = section.unwrap_or("").lines().filter_map(|line| line.split(['=', '.']).next());
    lines.map(|name| name.trim().replace('-', "_")).filter(|name| !name.is_empty()).collect()
}

/// The crate of [`HOMES`] that a name starts with: itself, or part of its family.
fn home(root: &str) -> Option<&'static (&'static str, &'static str)> {
    HOMES.iter().find(|(name, _)| {
        root.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    })
}

fn layers(tree: &Tree, found: &mut Vec<Violation>) {
    let dependencies = dependencies(tree);
    for file in tree.shipped() {
        let (package, module) = module(&file.path);
        let layer = module.first().copied().unwrap_or("main");
        let Some((_, known)) = KNOWS.iter().find(|(name, _)| *name == layer || !package.is_empty())
        else {
            let what = format!("`{layer}` is no layer: place it, or name it in {}", file!());
            found.push(file.at(1, what));
            continue;
        };
        for name in &file.rust().names {
            let why = match package {
                "" => points_back(&module, layer, known, name)
                    .or_else(|| foreign(layer, name.parts()[0], &dependencies)),
                _ => impure(name),
            };
            found.extend(why.map(|why| file.at(name.first, why)));
        }
    }
}

fn points_back(module: &[&str], layer: &str, known: &str, name: &Token) -> Option<String> {
    let other = absolute(module, &name.parts())?.into_iter().next()?;
    let is_layer = KNOWS.iter().any(|(name, _)| *name == other);
    (is_layer && other != layer && !lists(known, other))
        .then(|| format!("`{layer}` must not know `{other}`: pass the value in instead"))
}

fn foreign(layer: &str, root: &str, dependencies: &[String]) -> Option<String> {
    if let Some((_, layers)) = home(root).filter(|(_, layers)| !lists(layers, layer)) {
        return Some(format!("`{root}` is at home in {layers}: wrap what is needed there"));
    }
    let is_foreign = dependencies.iter().any(|name| name == root);
    (layer == "domain" && is_foreign && !lists(DOMAIN_CRATES, root))
        .then(|| format!("`domain` must not know the crate `{root}`: take a plain value instead"))
}

fn impure(name: &Token) -> Option<String> {
    let root = name.parts()[0];
    (home(root).is_some() || IMPURE.iter().any(|impure| name.holds(impure)))
        .then(|| format!("a pure crate reaches out by `{root}`: take the value in instead"))
}

rule! { the_tree_keeps_its_layers: layers;
    "src/domain/a.rs" => "use crate::store::b;✗\nfn f() { crate::clock::now() }✗";
    "src/form/a.rs" => "\nuse crate::{domain, view::b};✗\nuse crate::{store, desk};✗✗";
    "src/store/a.rs" => "use super::super::form::b;✗\nuse crate::{desk, secrets::Token};✗✗";
    "src/store/mod.rs" => "use super::form::b;✗";
    "src/view/a/b.rs" => "fn f() { crate::web::g(crate::desk::H) }✗✗";
    "src/desk/a.rs" => "use crate::{form, view::b};✗✗\nuse crate::{cli, web, clock};✗✗✗";
    "src/web/a.rs" => "use crate::cli;✗\nuse crate::app;✗";
    "src/cli/a.rs" => "fn f() { format!(\"{}\", crate::web::g()) }✗";
    "src/workers.rs" => "✗";
    "src/domain/a.rs" => "use rules::seat; use crate::domain::b; use super::c;";
    "src/desk/a.rs" => "use crate::{domain::b, store::c}; use super::d;";
    "src/web/a.rs" => "use crate::{desk, form, store, view, secrets}; use super::super::clock;";
    "src/form/a.rs" => "//! `crate::web`\n#[cfg(test)]\nmod tests { use crate::store::a; }";
    "src/main.rs" => "use magister::app; use crate::web;";
}

const MANIFEST: &str =
    "--- Cargo.toml\n[dependencies]\nrustls = 1\nrules.workspace = true\n[x]\na = 1";

rule! { each_crate_stays_in_its_home: layers;
    "src/view/a.rs" => "use actix_web::web;✗\nuse diesel_migrations as m;✗";
    "src/web/a.rs" => "use askama::Template;✗\n#[derive(clap::Parser)] struct A;✗";
    "src/desk/a.rs" => "use diesel::prelude::*;✗";
    "src/domain/a.rs" => &format!("use rustls::Error;✗\nuse rules::Game; use a::b;\n{MANIFEST}");
    "rules/src/a.rs" => "use diesel::prelude::*;✗\nuse std::{fmt, env};✗";
    "rating/src/a.rs" => "fn f() { chrono::Utc::from(a) }✗";
    "src/store/a.rs" => "use diesel::prelude::*; use crate::domain; use super::row;";
    "src/app.rs" => "use actix_web::App; use crate::web;";
    "rules/src/a.rs" => "use std::fmt; use crate::view::b;";
}
