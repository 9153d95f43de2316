//! The table of routes says of each public page where it waits for its turn, and its handler waits there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex::Regex;

use crate::tree::{File, Tree};
use crate::{Violation, line};

/// A line of the table for visitors, with what follows it up to the next one.
static ROUTE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\bget\(\s*[^,]+,\s*Visitor,\s*\|\|\s*\{?\s*to\(([\w:]+)\)[\s})]*((?:\s*\.\w+\([^()]*\))*)")
        .unwrap()
});
static FUNCTION: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\bfn \w+").unwrap());
static WORD: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\w+").unwrap());

/// What marks a route, and what its handler calls, itself or by functions of the same file.
const MARKS: [(&str, &[&str]); 3] = [
    (".streamed()", &[".streaming("]),
    (".pictured()", &["Costly::picture("]),
    (".queued()", &["Costly::new(", "in_slot("]),
];

fn queues(tree: &Tree, found: &mut Vec<Violation>) {
    let table = tree
        .files
        .iter()
        .filter(|file| file.path == "src/web/routes.rs" || file.is_under(&["src/web/routes/"]));
    for file in table {
        for route in ROUTE.captures_iter(&file.text) {
            let (handler, marks) = (&route[1], &route[2]);
            let at = line(&file.text, route.get(1).map_or(0, |handler| handler.start()));
            let wanted = mark(tree, handler);
            for (mark, _) in MARKS {
                let is_there = marks.contains(mark);
                if is_there != (wanted == Some(mark)) {
                    let what = if is_there { "does not wait there" } else { "waits there" };
                    found.push(file.at(at, format!("{mark}: {handler} {what}")));
                }
            }
        }
    }
}

/// The mark of a handler, `games::show`; none if it answers at once.
fn mark(tree: &Tree, handler: &str) -> Option<&'static str> {
    let (module, name) = handler.rsplit_once("::")?;
    let path = format!("src/web/{}", module.replace("::", "/"));
    let is_home =
        |file: &&File| file.path == format!("{path}.rs") || file.is_under(&[&format!("{path}/")]);
    let mut homes = tree.files.iter().filter(is_home).map(functions);
    let functions = homes.find(|functions| functions.contains_key(name))?;
    let reached = reached(&functions, name);
    let is_called = |(_, calls): &&(&str, &[&str])| calls.iter().any(|call| reached.contains(call));
    MARKS.iter().find(is_called).map(|(mark, _)| *mark)
}

/// The functions of a file, tests aside, by their names.
fn functions(file: &File) -> BTreeMap<&str, &str> {
    let text = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut all = BTreeMap::new();
    for named in FUNCTION.find_iter(text) {
        let name = named.as_str().trim_start_matches("fn ");
        let rest = &text[named.start()..];
        let end = rest.find("\n}\n").unwrap_or(rest.len());
        all.insert(name, &rest[..end]);
    }
    all
}

/// The text of a function and of those of the same file that it names, and so on.
fn reached(functions: &BTreeMap<&str, &str>, name: &str) -> String {
    let (mut seen, mut waiting, mut text) = (BTreeSet::new(), vec![name], String::new());
    while let Some(name) = waiting.pop() {
        let Some(body) = functions.get(name).copied().filter(|_| seen.insert(name)) else {
            continue;
        };
        text += body;
        waiting.extend(WORD.find_iter(body).map(|word| word.as_str()));
    }
    text
}

rule! { every_public_page_waits_where_the_table_of_routes_says: queues;
    "src/web/routes.rs" => "get(\"/a\", Visitor, || to(a::show)),✗\n\
        get(\"/b\", Visitor, || to(a::show)).live().queued(),\n\
        get(\"/c\", Visitor, || to(a::quick)).queued(),✗\n\
        get(\"/d\", Visitor, || to(a::quick)).fresh(),\n\
        get(\"/e\", Visitor, || to(pictures::show)).queued(),✗✗\n\
        get(\"/f\", Arbiter, || to(a::show)),\n\
        --- src/web/a.rs\n\
        async fn show() {\n    work()\n}\n\nfn work() {\n    Costly::new()\n}\n\nfn quick() {\n    x\n}\n\
        --- src/web/pictures.rs\n\
        async fn show() {\n    Costly::picture()\n}\n";
}
