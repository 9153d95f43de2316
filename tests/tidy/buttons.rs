//! What stands on a button is short in every language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;
use regex::Regex;

use crate::Violation;
use crate::line;
use crate::tree::{File, Tree};

/// The language that the others are translated from.
const SOURCE: &str = "en";

/// So many letters always have room, however short the English is: "Save" is "Speichern".
const ROOM: usize = 12;

/// The messages that stand on buttons, and on links that look like one.
fn on_buttons(tree: &Tree) -> BTreeSet<String> {
    let button = r#"(?s)<button\b[^>]*>(.*?)</button>|<a class="button[^>]*>(.*?)</a>"#;
    let (button, id) =
        (Regex::new(button).unwrap(), Regex::new(r#"\{\{ "([a-z0-9-]+)"\|t"#).unwrap());
    let mut found = BTreeSet::new();
    for file in tree.templates() {
        for words in button.captures_iter(&file.text) {
            let words = words.get(1).or(words.get(2)).map_or("", |words| words.as_str());
            found.extend(id.captures_iter(words).map(|id| id[1].to_owned()));
        }
    }
    found
}

/// Messages without variables, with their lines.
fn plain(file: &File) -> Vec<(String, usize, String)> {
    let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, _)| resource);
    let message = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return None };
        let [PatternElement::TextElement { value }] = &message.value.as_ref()?.elements[..] else {
            return None;
        };
        let begins = format!("{} =", message.id.name);
        let place = file
            .text
            .match_indices(&begins)
            .find(|(place, _)| *place == 0 || file.text.as_bytes()[place - 1] == b'\n')?;
        Some((message.id.name.to_owned(), line(&file.text, place.0), (*value).to_owned()))
    };
    resource.body.iter().filter_map(message).collect()
}

fn lengths(tree: &Tree, found: &mut Vec<Violation>) {
    let buttons = on_buttons(tree);
    let files = |is_source: bool| {
        tree.files.iter().filter(move |file| {
            let begins = format!("locales/{SOURCE}/");
            file.extension() == "ftl" && file.path.starts_with(&begins) == is_source
        })
    };
    let source: BTreeMap<String, String> =
        files(true).flat_map(plain).map(|(id, _, text)| (id, text)).collect();
    for file in files(false) {
        for (id, line, text) in plain(file) {
            let Some(original) = source.get(&id).filter(|_| buttons.contains(&id)) else {
                continue;
            };
            let most = (original.chars().count() * 3 / 2).max(ROOM);
            let letters = text.chars().count();
            if letters > most {
                let what = format!("`{id}` has {letters} letters on a button: {most} have room");
                found.push(file.at(line, what));
            }
        }
    }
}

const BUTTONS: &str = "--- templates/a.html\n<button class=\"x\">{{ \"save\"|t }}</button>\n\
    <a class=\"button plain\" href=\"/\">{{ \"publish\"|t }}</a><a href=\"/\">{{ \"word\"|t }}</a>\n";

rule! { what_stands_on_a_button_has_room: lengths;
    "locales/en/a.ftl" => &format!("save = Save\npublish = Publish the round\nword = Word\n{BUTTONS}\
        --- locales/de/a.ftl\nsave = Speichern\npublish = Die ganze Runde jetzt veröffentlichen✗\nword = Ein langes Wort");
    "locales/en/a.ftl" => &format!("save = Save\npublish = Publish\nword = Word\n{BUTTONS}\
        --- locales/it/a.ftl\nsave = Salva subito ogni cosa✗\npublish = Pubblica\nword = Parola");
}
