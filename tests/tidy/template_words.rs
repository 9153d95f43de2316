//! No bare words: whatever people read is a message of `locales/`.

use crate::html::{Page, Tag};
use crate::tree::{File, violation};

/// Attributes whose value is read by people, or read to them.
const READ: [&str; 9] = [
    "title",
    "alt",
    "placeholder",
    "label",
    "aria-label",
    "aria-description",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
];

fn check(file: &File) -> Vec<String> {
    if !file.is_template() {
        return Vec::new();
    }
    let page = Page::read(&file.text);
    let mut found = Vec::new();
    for text in &page.texts {
        if let Some(word) = word(&text.text) {
            let what = format!("bare word `{word}`: make it a message, {{{{ \"some-id\"|t }}}}");
            found.push(violation(file, text.line, &what));
        }
    }
    for tag in &page.tags {
        found.extend(tag_words(file, tag));
    }
    for expression in page.expressions.iter().filter(|expression| !expression.is_block) {
        let literal = expression.text.strip_prefix('"').and_then(|rest| rest.split_once('"'));
        if let Some((text, rest)) = literal
            && !rest.trim_start().starts_with('|')
            && word(text).is_some()
        {
            let what = format!("bare words {text:?}: make them a message");
            found.push(violation(file, expression.line, &what));
        }
    }
    found
}

fn tag_words(file: &File, tag: &Tag) -> Vec<String> {
    let kind = tag.get("type").map(|attribute| attribute.value.to_lowercase());
    let is_button = matches!(kind.as_deref(), Some("submit" | "button" | "reset"));
    let shows_value = tag.name == "input" && is_button;
    tag.attributes
        .iter()
        .filter(|found| {
            READ.contains(&found.name.as_str()) || (shows_value && found.name == "value")
        })
        .filter_map(|found| word(&found.words).map(|word| (found, word)))
        .map(|(found, word)| {
            let what = format!("bare word `{word}` in `{}`: make it a message", found.name);
            violation(file, tag.line, &what)
        })
        .collect()
}

/// The first word of a text, entities such as `&nbsp;` aside.
fn word(text: &str) -> Option<String> {
    let mut rest = String::new();
    let mut parts = text.split('&');
    rest.push_str(parts.next().unwrap_or(""));
    for part in parts {
        let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '#');
        match part.split_once(';') {
            Some((name, after)) if is_name(name) => rest.push_str(after),
            _ => rest.push_str(part),
        }
    }
    rest.split(|c: char| !c.is_alphabetic()).find(|word| !word.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(text: &str, expected: &[&str]) {
        assert_found(&check(&File::new("templates/a/b.html", text)), expected);
    }

    const AT: &str = "templates/a/b.html:1";

    #[test]
    fn every_word_is_a_message() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn a_bare_word_is_found() {
        planted("<p>\n\n  Round {{ n }}\n</p>", &["templates/a/b.html:3"]);
        planted("<p>{% if a %}ja{% endif %}</p>", &[AT]);
        planted("<svg><text>A</text></svg>", &[AT]);
        planted("<p>&nbsp;{{ a }} vs&amp;</p>", &[AT]);
        planted("<p>{{ \"Hello there\" }}</p>", &[AT]);
        planted("<p>über</p>", &[AT]);
    }

    #[test]
    fn a_bare_word_in_an_attribute_is_found() {
        planted("<img alt=\"Board {{ n }}\">", &[AT]);
        planted("<a title='Next'>{{ a }}</a>", &[AT]);
        planted("<input type=\"submit\" value=\"Save\">", &[AT]);
        planted("<nav aria-label=\"{% if a %}Main{% endif %}\"></nav>", &[AT]);
    }

    #[test]
    fn messages_signs_and_values_are_clean() {
        planted(
            "<!doctype html><p class=\"a b\">{{ \"some-id\"|t }} – 1½ &mdash; {{ a }}</p>",
            &[],
        );
        planted("{# words #}<!-- words --><style>a { b: c }</style>{% include \"x.html\" %}", &[]);
        planted("<img alt=\"{{ \"some-id\"|t }}\"><input type=\"radio\" value=\"win\">", &[]);
        planted("<button value=\"draw\" type=\"submit\">{{ \"draw\"|t }}</button>", &[]);
    }
}
