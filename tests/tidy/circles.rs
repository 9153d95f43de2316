//! Files that know each other in a circle can only be understood all at once.

use std::collections::{BTreeMap, BTreeSet};

use crate::Violation;
use crate::tree::{File, Tree, absolute, module};

const MAX_FILES: usize = 3;

/// For each file, those that it knows, with the line and the path that says so.
type Edges<'a> = BTreeMap<&'a str, BTreeMap<&'a str, (usize, String)>>;

/// The files by their packages and modules.
type Modules<'a> = BTreeMap<(&'a str, Vec<&'a str>), &'a File>;

/// The file that a path in another file leads to, through the imports on its way.
fn find<'a>(modules: &Modules<'a>, from: &str, parts: &[&str], n_steps: usize) -> Option<&'a File> {
    let (package, module) = module(from);
    let path = absolute(&module, parts).unwrap_or_else(|| [&module, parts].concat());
    let known = |n: usize| Some((n, *modules.get(&(package, path[..n].to_vec()))?));
    let (n, file) = (0..=path.len()).rev().find_map(known)?;
    let import = file.rust().imports.iter().find(|import| path.get(n) == Some(&&*import.local));
    let beyond = import.filter(|_| n_steps > 0).and_then(|import| {
        let imported = import.path.iter().map(String::as_str);
        let parts: Vec<&str> = imported.chain(path[n + 1..].iter().copied()).collect();
        find(modules, &file.path, &parts, n_steps - 1)
    });
    Some(beyond.unwrap_or(file))
}

fn edges(tree: &Tree) -> Edges<'_> {
    let modules: Modules<'_> = tree.shipped().map(|file| (module(&file.path), file)).collect();
    let mut edges = Edges::new();
    for (from, file) in &modules {
        // What ends in `::` is the beginning of several imports.
        for name in file.rust().names.iter().filter(|name| !name.text.ends_with("::")) {
            let Some(target) = find(&modules, &file.path, &name.parts(), 5) else { continue };
            let to = module(&target.path);
            // A file and the files of its folder are one subject.
            if !from.1.starts_with(&to.1) && !to.1.starts_with(&from.1) {
                let known = edges.entry(file.path.as_str()).or_default();
                known.entry(&target.path).or_insert_with(|| (name.first, name.text.clone()));
            }
        }
    }
    edges
}

/// The files that a file knows, directly or through others.
fn reach<'a>(edges: &Edges<'a>, from: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(file) = next.pop() {
        let known = edges.get(file).into_iter().flat_map(BTreeMap::keys);
        next.extend(known.filter(|known| found.insert(**known)));
    }
    found
}

fn circles(tree: &Tree, found: &mut Vec<Violation>) {
    let edges = edges(tree);
    let reach: BTreeMap<&str, _> = edges.keys().map(|file| (*file, reach(&edges, file))).collect();
    let circle = |file: &&str| -> BTreeSet<&str> {
        let returns = |known: &&&str| reach.get(**known).is_some_and(|back| back.contains(*file));
        reach[file].iter().filter(returns).copied().collect()
    };
    let circles: BTreeSet<_> =
        edges.keys().map(circle).filter(|files| files.len() > MAX_FILES).collect();
    for files in &circles {
        let hops = files.iter().flat_map(|from| {
            let hops = edges[from].iter().filter(|(to, _)| files.contains(*to));
            hops.map(move |(to, (line, name))| {
                format!("\n    {from}:{line} knows {to} by `{name}`")
            })
        });
        let what = format!("a circle of {} files, {MAX_FILES} are allowed:", files.len());
        let path = files.iter().take(1).copied().collect();
        found.push(Violation { path, line: 1, what: what + &hops.collect::<String>() });
    }
}

rule! { no_circle_of_files_is_large: circles;
    "src/a.rs" => "use crate::b::C;✗\n--- src/b.rs\npub use self::c::C;\n--- src/b/c.rs\n\
        use super::super::d;\n--- src/d.rs\nuse crate::e;\nfn f() { e::g(crate::b::C) }\n\
        --- src/e.rs\nuse crate::{a, b};\n";
    "src/a.rs" => "use crate::b::B;\n--- src/b.rs\nuse super::d;\n--- src/d.rs\nuse crate::a;\n";
    "src/a.rs" => "use self::b::B;\n--- src/a/b.rs\nuse super::c;\n--- src/a/c.rs\n\
        use crate::a::d;\n--- src/a/d.rs\nuse super::super::a;\n";
}
