//! Whatever people fill in says what it wants: a label for every input.

use crate::html::{Page, Tag};
use crate::tree::{File, violation};

/// Kinds of `<input>` that are not filled in, or that carry their own words.
const UNLABELLED: [&str; 5] = ["hidden", "submit", "button", "reset", "image"];

fn check(file: &File) -> Vec<String> {
    if !file.is_template() {
        return Vec::new();
    }
    let page = Page::read(&file.text);
    let labelled: Vec<&str> = page
        .tags
        .iter()
        .filter(|tag| tag.name == "label")
        .map(|tag| tag.value("for"))
        .filter(|id| !id.is_empty())
        .collect();
    let mut found = Vec::new();
    let mut depth = 0usize;
    for tag in &page.tags {
        match tag.name.as_str() {
            "label" => depth += 1,
            "/label" => depth = depth.saturating_sub(1),
            name if is_filled_in(tag) && depth == 0 && !is_labelled(tag, &labelled) => {
                let what = format!("<{name}> without a label: add <label for=…> with its id");
                found.push(violation(file, tag.line, &what));
            }
            _ => {}
        }
    }
    found
}

fn is_filled_in(tag: &Tag) -> bool {
    match tag.name.as_str() {
        "input" => !UNLABELLED.contains(&tag.value("type").to_lowercase().as_str()),
        "select" | "textarea" => true,
        _ => false,
    }
}

/// Ids are compared as written, so `id="{{ id }}"` belongs to `for="{{ id }}"`.
fn is_labelled(tag: &Tag, labelled: &[&str]) -> bool {
    let has_words =
        ["aria-label", "aria-labelledby"].iter().any(|name| !tag.value(name).is_empty());
    has_words || labelled.contains(&tag.value("id"))
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
    fn every_input_has_a_label() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn an_input_without_a_label_is_found() {
        planted("<input name=\"a\">", &[AT]);
        planted("<label for=\"b\"></label><input id=\"a\">", &[AT]);
        planted("<label></label>\n<textarea></textarea>", &["templates/a/b.html:2"]);
        planted("<select aria-label=\"\"></select>", &[AT]);
        planted("<label for=\"a-{{ b }}\"></label><input id=\"a-{{ c }}\">", &[AT]);
    }

    #[test]
    fn labelled_inputs_are_clean() {
        planted("<label for=\"a\"></label><input id=\"a\">", &[]);
        planted("<input id=\"{{ a.id }}\"><label for=\"{{ a.id }}\"></label>", &[]);
        planted("<label>{{ a }} <input type=\"radio\"></label>", &[]);
        planted("<input aria-labelledby=\"a\"><select aria-label=\"{{ a }}\"></select>", &[]);
        planted("<input type=\"hidden\"><input type=\"submit\"><button></button>", &[]);
    }
}
