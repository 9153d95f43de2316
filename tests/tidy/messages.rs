//! Every text has its message, every message its use, and every language all of them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast::Entry, parser};
use regex::Regex;

use crate::rust::Token;
use crate::tree::{File, Tree};
use crate::{Violation, line};

/// The language that the others are translated from.
const SOURCE: &str = "en";

/// What a language says in its own way, of all that is offered: how a clock is read.
const OWN: [&str; 1] = ["time-of-day"];

/// The calls that take the id of a message.
const CALLS: [&str; 3] = ["Text::new", "Text::of", "text!"];

/// A message, or a term, whose id begins with `-`.
struct Message<'a> {
    file: &'a File,
    line: usize,
    /// The variables it takes, each with its `$`, and the messages and terms it is made of.
    parts: BTreeSet<String>,
}

type Messages<'a> = BTreeMap<String, Message<'a>>;

/// The variables of a message and of those it is made of, to which they are passed on.
fn variables<'m>(id: &str, messages: &'m Messages<'_>) -> BTreeSet<&'m String> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::from([id]));
    let mut left: Vec<_> = messages.get(id).into_iter().collect();
    while let Some(message) = left.pop() {
        found.extend(message.parts.iter().filter(|part| part.starts_with('$')));
        // A term takes none.
        let made_of = message.parts.iter().filter_map(|part| messages.get_key_value(part));
        let made_of = made_of.filter(|(part, _)| !part.starts_with('-') && seen.insert(*part));
        left.extend(made_of.map(|(_, message)| message));
    }
    found
}

/// Adds the messages of a file to those of its language.
fn read<'a>(file: &'a File, messages: &mut Messages<'a>) -> Vec<Violation> {
    let resource = parser::parse(file.text.as_str());
    let mut found = Vec::new();
    let resource = resource.unwrap_or_else(|(resource, errors)| {
        let lines = errors.iter().map(|error| line(&file.text, error.pos.start));
        found.extend(lines.map(|line| file.at(line, "no message: see the syntax of Fluent")));
        resource
    });
    // The tree of an entry is read in its printed form, where references look the same at any depth.
    let reference = r#"(Variable|Message|Term)Reference \{ id: Identifier \{ name: "([^"]+)""#;
    let reference = Regex::new(reference).unwrap();
    for entry in &resource.body {
        let id = match entry {
            Entry::Message(message) => message.id.name.to_owned(),
            Entry::Term(term) => format!("-{}", term.id.name),
            _ => continue,
        };
        let begins = |line: &str| line.strip_prefix(&id).is_some_and(|rest| rest.starts_with(" ="));
        let line = 1 + file.text.lines().position(begins).unwrap_or(0);
        let printed = format!("{entry:?}");
        let references = reference.captures_iter(&printed);
        let parts = references.map(|found| match &found[1] {
            "Variable" => format!("${}", &found[2]),
            "Term" => format!("-{}", &found[2]),
            _ => found[2].to_owned(),
        });
        let parts = parts.collect();
        let first = messages.insert(id.clone(), Message { file, line, parts });
        found.extend(first.map(|_| file.at(line, format!("`{id}` is there twice: keep one"))));
    }
    found
}

/// The ids that templates pass to the text filter and Rust to one of the calls, with their
/// places; and every literal that could be an id, wherever it stands.
fn uses(tree: &Tree) -> (Vec<(&File, usize, String)>, BTreeSet<String>) {
    let filtered = Regex::new(r#""([^"]*)"(\s*\|\s*t\b)?"#).unwrap();
    let (mut uses, mut literals) = (Vec::new(), BTreeSet::new());
    for file in tree.templates() {
        for expression in &file.page().expressions {
            for found in filtered.captures_iter(&expression.text) {
                uses.extend(found.get(2).map(|_| (file, expression.line, found[1].to_owned())));
                literals.insert(found[1].to_owned());
            }
        }
    }
    for file in tree.shipped() {
        let tokens = &file.rust().shipped;
        literals.extend(tokens.iter().filter_map(|token| token.literal.clone()));
        let calls = tokens.windows(3).filter(|three| CALLS.iter().any(|call| three[0].holds(call)));
        let called = |three: &[Token]| Some((file, three[2].first, three[2].literal.clone()?));
        uses.extend(calls.filter(|three| three[1].text == "(").filter_map(called));
    }
    (uses, literals)
}

fn agreement(tree: &Tree, found: &mut Vec<Violation>) {
    let mut languages: BTreeMap<&str, Messages<'_>> = BTreeMap::new();
    for file in tree.files.iter().filter(|file| file.extension() == "ftl") {
        if let ["locales", language, ..] = file.path.split('/').collect::<Vec<_>>()[..] {
            found.extend(read(file, languages.entry(language).or_default()));
        }
    }
    let source = languages.remove(SOURCE).unwrap_or_default();
    let (uses, mut shown) = uses(tree);
    for (file, line, id) in uses.into_iter().filter(|(_, _, id)| !source.contains_key(id)) {
        found.push(file.at(line, format!("`{id}` is no message: add it to locales/{SOURCE}/")));
    }
    shown.extend(source.values().flat_map(|message| message.parts.iter().cloned()));
    for (id, message) in source.iter().filter(|(id, _)| !shown.contains(*id)) {
        let what = format!("nothing shows `{id}`: delete it in every language");
        found.push(message.file.at(message.line, what));
    }
    for (language, messages) in &languages {
        let ids: BTreeSet<&String> = source.keys().chain(messages.keys()).collect();
        // Terms are a language's own business.
        for id in ids.into_iter().filter(|id| !id.starts_with('-')) {
            let [expected, taken] = [&source, messages].map(|all| variables(id, all));
            let (message, what) = match (source.get(id), messages.get(id)) {
                (Some(original), None) => (original, format!("missing in locales/{language}/")),
                (None, Some(extra)) => (extra, format!("not in locales/{SOURCE}/: delete it")),
                (Some(_), Some(other)) if expected != taken && !OWN.contains(&id.as_str()) => {
                    (other, format!("does not take {expected:?} as in locales/{SOURCE}/"))
                }
                _ => continue,
            };
            found.push(message.file.at(message.line, format!("`{id}` {what}")));
        }
    }
}

const SCORE: &str = "# A comment = none.\nplay = Play\nscore = { $a } to { $b }\n    .title = x\n";
const USES: &str =
    "--- templates/a.html\n{{ \"play\"|t }} {% if a == \"b\" %}{{ \"score\" | t(1) }}{% endif %}\n";
const EN: &str = "locales/en/a.ftl";

rule! { messages_and_their_uses_agree: agreement;
    EN => &format!("{SCORE}gone = Gone✗\n-term = T✗\n{USES}");
    EN => &format!("{SCORE}{USES}--- templates/b.html\n\n{{{{ \"pley\"|t }}}}✗");
    EN => &format!("{SCORE}{USES}--- src/a.rs\nfn a() {{ Text::new(\n\"c\")✗; Text::of(\"d\"); text!(\"e\") }}✗✗");
    EN => &format!("{SCORE}{USES}--- locales/en/b.ftl\nplay = Again✗\nno message✗");
    EN => &format!("{SCORE}{USES}--- locales/de/a.ftl\nplay = Spielen\n").replacen("score =", "score✗ =", 1);
    EN => &format!("{SCORE}{USES}--- locales/de/a.ftl\nplay = Los\nscore = {{ $a }} zu {{ $c }}✗\nmehr = M✗");
    EN => &format!("{SCORE}{USES}--- locales/de/a.ftl\nplay = Los\nscore = {{ $b ->\n    [one] zu {{ $a }}\n   *[other] b\n}}\n-wort = W");
    EN => &format!("{SCORE}{USES}--- locales/de/a.ftl\nplay = {{ score }}✗\nscore = {{ $a }} zu {{ $b }}");
    EN => &format!("{SCORE}-term = T\nmore = {{ -term }} {{ play }}\n{USES}--- src/a.rs\nfn f() {{ \"more\" }}");
}
