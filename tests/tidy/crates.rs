//! The page about the program names every crate in it, with its licence.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

const LIST: &str = "crates/view/src/about/crates.txt";

/// What cargo knows of the program as it is built for a server.
fn metadata(root: &Path) -> Value {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(root)
        .output()
        .unwrap();
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    serde_json::from_slice(&cargo.stdout).unwrap()
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// Macros make code while the program is built, and are no part of it.
fn is_macro(package: &Value) -> bool {
    list(package, "targets").iter().any(|target| target["kind"][0] == "proc-macro")
}

/// The crates that the program is linked from, besides its own: name, version, licence.
fn crates(metadata: &Value) -> BTreeSet<String> {
    let id = |value: &'static str| move |one: &Value| one[value].as_str().unwrap().to_owned();
    let packages: HashMap<String, &Value> =
        list(metadata, "packages").iter().map(|package| (id("id")(package), package)).collect();
    let nodes: HashMap<String, &Value> =
        list(&metadata["resolve"], "nodes").iter().map(|node| (id("id")(node), node)).collect();
    let mut waiting = vec![id("root")(&metadata["resolve"])];
    let mut seen = HashSet::new();
    while let Some(package) = waiting.pop() {
        if is_macro(packages[&package]) || !seen.insert(package.clone()) {
            continue;
        }
        let is_linked = |dependency: &&Value| {
            list(dependency, "dep_kinds").iter().any(|kind| kind["kind"].is_null())
        };
        waiting.extend(list(nodes[&package], "deps").iter().filter(is_linked).map(id("pkg")));
    }
    let foreign = seen.iter().map(|id| packages[id]).filter(|package| !package["source"].is_null());
    let text = |package: &Value, name: &str| package[name].as_str().unwrap_or("?").to_owned();
    foreign
        .map(|package| ["name", "version", "license"].map(|part| text(package, part)).join(" "))
        .collect()
}

#[test]
fn the_page_about_the_program_names_every_crate_in_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates: Vec<String> = crates(&metadata(root)).into_iter().collect();
    let expected = crates.join("\n") + "\n";
    if std::env::var_os("WRITE_CRATES").is_some() {
        std::fs::write(root.join(LIST), &expected).unwrap();
    }
    let written = std::fs::read_to_string(root.join(LIST)).unwrap_or_default();
    let advice = format!("WRITE_CRATES=1 cargo test --test tidy the_page_about writes {LIST}");
    assert!(written == expected, "{LIST} is not what Cargo.lock says any more: {advice}");
    assert!(!expected.contains(" ?"), "a crate names no licence");
}
