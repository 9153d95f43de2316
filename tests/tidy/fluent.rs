//! Every text has its message, every message its use, and every language all of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::html::Page;
use crate::rust::Source;
use crate::tree::{File, violation};

/// The language that the others are translated from.
const SOURCE: &str = "en";

/// The calls that take the id of a message.
const CALLS: [&str; 3] = ["Text::new(", "Text::of(", "text!("];

/// A message or term of an `.ftl` file.
struct Message<'a> {
    file: &'a File,
    line: usize,
    id: String,
    variables: BTreeSet<String>,
    /// The messages and terms it is put together from.
    references: BTreeSet<String>,
}

impl Message<'_> {
    /// Terms such as `-event` are used by messages only.
    fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }
}

/// A place that uses the message `id`.
struct Use<'a> {
    file: &'a File,
    line: usize,
    id: String,
}

fn language(file: &File) -> Option<&str> {
    let (language, _) = file.path.strip_prefix("locales/")?.split_once('/')?;
    file.has_extension("ftl").then_some(language)
}

fn messages(file: &File) -> Vec<Message<'_>> {
    let mut found: Vec<Message<'_>> = Vec::new();
    for (idx, line) in file.text.lines().enumerate() {
        let is_new = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        if let Some((id, _)) = line.split_once('=').filter(|_| is_new) {
            found.push(Message {
                file,
                line: idx + 1,
                id: id.trim().to_owned(),
                variables: BTreeSet::new(),
                references: BTreeSet::new(),
            });
        }
        let goes_on = is_new || line.starts_with([' ', '}', '[', '*', '.', '{']);
        if let Some(message) = found.last_mut().filter(|_| goes_on) {
            message.variables.extend(after(line, '$'));
            message.references.extend(after(line, '{').filter(|id| !id.is_empty()));
        }
    }
    found
}

/// The identifiers that follow each `mark` of a line.
fn after(line: &str, mark: char) -> impl Iterator<Item = String> + '_ {
    line.split(mark).skip(1).map(|rest| {
        rest.trim_start()
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c))
            .collect()
    })
}

/// The ids that templates pass to the text filter and Rust to one of the calls.
fn uses(file: &File) -> Vec<Use<'_>> {
    if file.is_template() {
        let page = Page::read(&file.text);
        let found = page.expressions.iter().flat_map(|expression| {
            let ids = filtered(&expression.text).into_iter();
            ids.map(|id| Use { file, line: expression.line, id })
        });
        return found.collect();
    }
    if !file.is_shipped_rust() {
        return Vec::new();
    }
    let literals = Source::read(&file.text).shipped_literals().into_iter();
    let calls = |before: &str| CALLS.iter().any(|call| before.ends_with(call));
    literals
        .filter(|literal| calls(&literal.before))
        .map(|literal| Use { file, line: literal.line, id: literal.text })
        .collect()
}

/// The literals of an expression that the filter `t` follows.
fn filtered(expression: &str) -> Vec<String> {
    let parts: Vec<&str> = expression.split('"').collect();
    let is_text = |rest: &str| {
        let filter = rest.trim_start().strip_prefix('|').map(str::trim_start);
        filter
            .and_then(|filter| filter.strip_prefix('t'))
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let literals = parts.windows(2).skip(1).step_by(2);
    literals.filter(|pair| is_text(pair[1])).map(|pair| pair[0].to_owned()).collect()
}

/// Every literal that could be an id, wherever it stands.
fn literals(files: &[File]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files {
        if file.is_template() {
            let expressions = Page::read(&file.text).expressions;
            found.extend(expressions.iter().flat_map(|expression| {
                expression.text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
            }));
        } else if file.is_shipped_rust() {
            let literals = Source::read(&file.text).shipped_literals();
            found.extend(literals.into_iter().map(|literal| literal.text));
        }
    }
    found
}

fn check(files: &[File]) -> Vec<String> {
    let mut languages: BTreeMap<&str, Vec<Message<'_>>> = BTreeMap::new();
    for file in files {
        if let Some(language) = language(file) {
            languages.entry(language).or_default().extend(messages(file));
        }
    }
    let mut found: Vec<String> = languages.values().flat_map(|all| twice(all)).collect();
    let source = languages.remove(SOURCE).unwrap_or_default();
    found.extend(unknown(files, &source));
    found.extend(unused(files, &source));
    for (language, messages) in &languages {
        found.extend(untranslated(language, messages, &source));
    }
    found
}

fn twice(messages: &[Message<'_>]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let second = messages.iter().filter(|message| !seen.insert(message.id.as_str()));
    second
        .map(|message| {
            let what = format!("`{}` is there twice: keep one of them", message.id);
            violation(message.file, message.line, &what)
        })
        .collect()
}

fn unknown(files: &[File], source: &[Message<'_>]) -> Vec<String> {
    let ids: BTreeSet<&str> = source.iter().map(|message| message.id.as_str()).collect();
    let uses = files.iter().flat_map(uses);
    uses.filter(|used| !ids.contains(used.id.as_str()))
        .map(|used| {
            let what = format!("`{}` is no message: add it to locales/{SOURCE}/", used.id);
            violation(used.file, used.line, &what)
        })
        .collect()
}

fn unused(files: &[File], source: &[Message<'_>]) -> Vec<String> {
    let mut used = literals(files);
    used.extend(source.iter().flat_map(|message| message.references.iter().cloned()));
    source
        .iter()
        .filter(|message| !used.contains(&message.id))
        .map(|message| {
            let what = format!("nothing shows `{}`: delete it in every language", message.id);
            violation(message.file, message.line, &what)
        })
        .collect()
}

fn untranslated(language: &str, messages: &[Message<'_>], source: &[Message<'_>]) -> Vec<String> {
    let by_id: BTreeMap<&str, &Message<'_>> =
        messages.iter().map(|message| (message.id.as_str(), message)).collect();
    let mut found = Vec::new();
    // Terms are a language's own business.
    for original in source.iter().filter(|message| !message.is_term()) {
        match by_id.get(original.id.as_str()) {
            None => {
                let what = format!("`{}` is missing in locales/{language}/", original.id);
                found.push(violation(original.file, original.line, &what));
            }
            Some(message) if message.variables != original.variables => {
                let (here, there) = (&message.variables, &original.variables);
                let what = format!("`{}` takes {here:?}, in {SOURCE} {there:?}", message.id);
                found.push(violation(message.file, message.line, &what));
            }
            Some(_) => {}
        }
    }
    let ids: BTreeSet<&str> = source.iter().map(|message| message.id.as_str()).collect();
    for extra in messages.iter().filter(|message| !message.is_term()) {
        if !ids.contains(extra.id.as_str()) {
            let what = format!("`{}` is not in locales/{SOURCE}/: delete it", extra.id);
            found.push(violation(extra.file, extra.line, &what));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    const EN: &str = "# A comment = none.\nplay = Play\nscore = { $a } to { $b }\n    .title = x\n";
    const USES: &str = "{{ \"play\"|t }} {% if a == \"b\" %}{{ \"score\" | t(1) }}{% endif %}";

    fn planted(changed: &[(&str, &str)], expected: &[&str]) {
        let clean = [("locales/en/a.ftl", EN), ("templates/a/b.html", USES)];
        let untouched = clean.iter().filter(|(path, _)| changed.iter().all(|(new, _)| new != path));
        let all = untouched.chain(changed).map(|(path, text)| File::new(path, text));
        assert_found(&check(&all.collect::<Vec<_>>()), expected);
    }

    #[test]
    fn messages_and_their_uses_agree() {
        assert_tidy(&check(&tree::files().unwrap()));
    }

    #[test]
    fn a_use_without_a_message_is_found() {
        planted(&[("templates/c/d.html", "\n{{ \"pley\"|t }}")], &["templates/c/d.html:2"]);
        let call = "fn a() {\n    Text::new(\n        \"pley\")\n}";
        planted(&[("src/view/a.rs", call)], &["src/view/a.rs:3"]);
        planted(
            &[("src/view/a.rs", "Text::of(\"b-c\"); text!(\"d\", e)")],
            &["src/view/a.rs:1"; 2],
        );
    }

    #[test]
    fn a_message_without_a_use_is_found() {
        let en = format!("{EN}\ngone = Gone\n-term = T\n");
        planted(&[("locales/en/a.ftl", &en)], &["locales/en/a.ftl:6", "locales/en/a.ftl:7"]);
    }

    #[test]
    fn a_message_that_is_there_twice_is_found() {
        planted(&[("locales/en/b.ftl", "play = Again")], &["locales/en/b.ftl:1"]);
    }

    #[test]
    fn a_language_that_differs_is_found() {
        planted(&[("locales/de/a.ftl", "play = Spielen\n")], &["locales/en/a.ftl:3"]);
        let other = "play = Spielen\nscore = { $a } zu { $c }\n";
        planted(&[("locales/de/a.ftl", other)], &["locales/de/a.ftl:2"]);
        let more = "play = Spielen\nscore = { $a }:{ $b }\nmehr = Mehr\n";
        planted(&[("locales/de/a.ftl", more)], &["locales/de/a.ftl:3"]);
    }

    #[test]
    fn agreement_is_clean() {
        planted(&[], &[]);
        let de = "play = Spielen\nscore = { $b ->\n    [one] zu { $a }\n   *[other] { $b }\n}\n-wort = W";
        planted(&[("locales/de/a.ftl", de)], &[]);
        let en = format!("{EN}-term = T\nmore = {{ -term }} {{ play }}");
        let rust = "let a = match b { C => \"more\" };";
        planted(&[("locales/en/a.ftl", &en), ("src/view/a.rs", rust)], &[]);
    }
}
