//! A template shows, and decides nothing; its words are messages, and its inputs have labels.

use std::collections::HashSet;

use regex::{Captures, Regex};

use crate::html::{Attribute, Expression};
use crate::tree::{File, Tree};
use crate::{Violation, lists};

/// The blocks a template may use.
const BLOCKS: &str = "if elif else endif for endfor match when endwhen endmatch block endblock \
    extends include macro endmacro call endcall import";

/// Attributes whose value is read by people, or read to them.
const READ: &str = "title alt placeholder label aria-label aria-description aria-placeholder \
    aria-roledescription aria-valuetext";

/// Kinds of `<input>` that show their value as words.
const BUTTONS: &str = "submit button reset";

/// Kinds of `<input>` that are not filled in, or that carry their own words.
const UNLABELLED: &str = "hidden submit button reset image";

/// Every class of the style sheet is named where pages are made, or begins like one that is put
/// together there: `gem-{}`.
fn classes(tree: &Tree, found: &mut Vec<Violation>) {
    let comment = Regex::new(r"(?s)/\*.*?\*/").unwrap();
    let [class, word] =
        [r"\.([a-zA-Z_][\w-]*)", r"[a-zA-Z_][\w-]*"].map(|one| Regex::new(one).unwrap());
    let makes = |file: &&File| {
        file.is_template() || file.is_under(&["crates/view/"]) || file.extension() == "js"
    };
    let words = tree.files.iter().filter(makes).flat_map(|file| word.find_iter(&file.text));
    let words: HashSet<&str> = words.map(|word| word.as_str()).collect();
    let is_used = |class: &str| {
        let begins = |word: &&str| word.ends_with('-') && class.starts_with(*word);
        words.contains(class) || words.iter().any(begins)
    };
    for file in tree.files.iter().filter(|file| file.extension() == "css") {
        let text = comment.replace_all(&file.text, |found: &Captures<'_>| {
            "\n".repeat(found[0].matches('\n').count())
        });
        for (line, text) in (1..).zip(text.lines()) {
            let selectors = text.split('{').next().filter(|text| !text.contains(';')).unwrap_or("");
            let unused = class.captures_iter(selectors).map(|found| found.extract::<1>().1[0]);
            let what = |class| format!("no page has the class `{class}`: delete the rule");
            found.extend(
                unused.filter(|class| !is_used(class)).map(|class| file.at(line, what(class))),
            );
        }
    }
}

/// No logic, and nothing that a strict content security policy blocks.
fn logic(tree: &Tree, found: &mut Vec<Violation>) {
    let safe = Regex::new(r"\|\s*safe\b").unwrap();
    let event = Regex::new(r"^on[a-z]+$").unwrap();
    for file in tree.templates() {
        for Expression { line, is_block, text } in &file.page().expressions {
            let keyword = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
            if safe.is_match(text) {
                found
                    .push(file.at(*line, "`|safe`: what is markup already is a type that says so"));
            }
            if *is_block && !lists(BLOCKS, keyword) {
                found.push(
                    file.at(*line, format!("`{keyword}`: decide it in `view`, show it here")),
                );
            }
        }
        for tag in &file.page().tags {
            for Attribute { name, value, .. } in &tag.attributes {
                let what = match name.as_str() {
                    "style" => "inline style: give it a class",
                    name if event.is_match(name) => "listen for it in a script of static/",
                    _ if value.trim_start().to_lowercase().starts_with("javascript:") => {
                        "script in an address: make it a form or a link"
                    }
                    _ => continue,
                };
                found.push(file.at(tag.line, what));
            }
        }
        // A drawing carries its own style wherever it goes.
        let is_free = |name: &str| name == "style" && file.extension() != "html";
        let raw = file.page().raw.iter().filter(|(_, name)| !is_free(name));
        found.extend(raw.map(|(line, _)| file.at(*line, "content: make it a file of static/")));
    }
}

/// Whatever people read is a message of `locales/`.
fn words(tree: &Tree, found: &mut Vec<Violation>) {
    let literal = Regex::new(r#"^"([^"]*)"\s*(?:$|[^|\s])"#).unwrap();
    let entity = Regex::new("&[a-zA-Z0-9#]*;").unwrap();
    for file in tree.templates() {
        let page = file.page();
        let mut texts = page.texts.clone();
        for Expression { line, text, .. } in page.expressions.iter().filter(|shown| !shown.is_block)
        {
            texts.extend(literal.captures(text).map(|found| (*line, found[1].to_owned())));
        }
        for tag in &page.tags {
            let is_button =
                tag.name == "input" && lists(BUTTONS, &tag.value("type").to_lowercase());
            let read = tag.attributes.iter().filter(|attribute| {
                lists(READ, &attribute.name) || (is_button && attribute.name == "value")
            });
            texts.extend(read.map(|attribute| (tag.line, attribute.words.clone())));
        }
        for (line, text) in texts {
            let text = entity.replace_all(&text, " ");
            let word = text.split(|c: char| !c.is_alphabetic()).find(|word| !word.is_empty());
            let what = word.map(|word| format!("bare word `{word}`: make it a message"));
            found.extend(what.map(|what| file.at(line, what)));
        }
    }
}

/// Whatever people fill in says what it wants.
fn inputs(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.templates() {
        let tags = &file.page().tags;
        // Ids are compared as written, so `id="{{ id }}"` belongs to `for="{{ id }}"`.
        let labels: Vec<&str> =
            tags.iter().filter(|tag| tag.name == "label").map(|tag| tag.value("for")).collect();
        let mut depth = 0usize;
        for tag in tags {
            let is_labelled = depth > 0
                || (!tag.value("id").is_empty() && labels.contains(&tag.value("id")))
                || !(tag.value("aria-label").is_empty() && tag.value("aria-labelledby").is_empty());
            match tag.name.as_str() {
                "label" => depth += 1,
                "/label" => depth = depth.saturating_sub(1),
                "input" if lists(UNLABELLED, &tag.value("type").to_lowercase()) => {}
                "input" | "select" | "textarea" if !is_labelled => {
                    found.push(file.at(tag.line, "no label: add <label for=…> with its id"));
                }
                _ => {}
            }
        }
    }
}

/// What changes something says from which page it came.
fn keys(tree: &Tree, found: &mut Vec<Violation>) {
    let form = Regex::new(r#"(?s)<form method="post".*?(</form>|$)"#).unwrap();
    for file in tree.templates() {
        for form in form.find_iter(&file.text) {
            if !["\"form_key\"", "key(frame)"].iter().any(|key| form.as_str().contains(key)) {
                let line = 1 + file.text[..form.start()].matches('\n').count();
                found.push(file.at(line, "no key: add {{ form::key(frame) }}"));
            }
        }
    }
}

const PAGE: &str = "templates/a/b.html";

rule! { every_class_of_the_style_sheet_is_used: classes;
    "static/a.css" => "/* a.rs */\n.a,\n.b > .c-1 {✗\n  margin: 0.5rem;\n}\n.d { x: y; }✗\n\
        --- templates/a.html\n<p class=\"a{% if x %} c-{{ x }}{% endif %}\">";
    "static/a.css" => ".a { }\n--- crates/view/src/a.rs\nconst A: &str = \"a\";";
}

rule! { templates_only_show: logic;
    PAGE => "{% let a = b + 1 %}✗\n{%- set a = b -%}✗\n{% filter upper %}{% endfilter %}✗✗";
    PAGE => "{{ a|safe }}✗\n{% if b %}{{ a | safe }}✗{% endif %}";
    PAGE => "<p style=\"color: red\">✗\n<a href=\"#\" onclick=\"{{ a }}\">✗";
    PAGE => "<a href=\"javascript:a()\">✗\n<script>a()</script>✗\n<style>a {}</style>✗";
    PAGE => "{% extends \"base.html\" %}{%- block a -%}{% if b || c %}{% else if d %}";
    PAGE => "{% for a in b %}{% match a %}{% when Some(c) %}{% endmatch %}{% endfor %}";
    PAGE => "{% import \"m.html\" as m %}{% call m::a(\"b\") %}{% endcall %}";
    PAGE => "<script src=\"/a.js\" defer></script><p data-on=\"1\">{{ \"safe\"|t }}</p>";
    "templates/a/b.svg" => "<style>a {}</style>";
}

rule! { every_word_is_a_message: words;
    PAGE => "<p>\n\n  Round {{ n }}✗\n</p>\n<p>{% if a %}ja{% endif %}</p>✗\n<p>über</p>✗";
    PAGE => "<svg><text>A</text></svg>✗\n<p>&nbsp;{{ a }} vs&amp;</p>✗\n{{ \"Hello\" }}✗";
    PAGE => "<img alt=\"Board {{ n }}\">✗\n<a title='Next'>{{ a }}</a>✗";
    PAGE => "<input type=\"submit\" value=\"Save\">✗\n<p aria-label=\"{% if a %}B{% endif %}\">✗";
    PAGE => "<!doctype html><p class=\"a b\">{{ \"some-id\"|t }} – 1½ &mdash; {{ a }}</p>";
    PAGE => "{# words #}<!-- words --><style>a { b: c }</style>{% include \"x.html\" %}";
    PAGE => "<img alt=\"{{ \"some-id\"|t }}\"><input type=\"radio\" value=\"win\">";
    PAGE => "<button value=\"draw\" type=\"submit\">{{ \"draw\"|t }}</button>";
}

rule! { every_form_that_changes_something_has_a_key: keys;
    PAGE => "<form method=\"post\" action=\"/a\">✗\n</form><form method=\"post\">✗\n</form>{{ key(frame) }}";
    PAGE => "<form method=\"post\">{{ form::key(frame) }}</form><form action=\"/a\"></form>";
    PAGE => "<form method=\"post\"><input type=\"hidden\" name=\"form_key\" value=\"{{ a }}\"></form>";
}

rule! { every_input_has_a_label: inputs;
    PAGE => "<input name=\"a\">✗\n<label for=\"b\"></label><input id=\"a\">✗";
    PAGE => "<label></label>\n<textarea></textarea>✗\n<select aria-label=\"\"></select>✗";
    PAGE => "<label for=\"a-{{ b }}\"></label><input id=\"a-{{ c }}\">✗";
    PAGE => "<input id=\"{{ a.id }}\"><label for=\"{{ a.id }}\"></label>";
    PAGE => "<label>{{ a }} <input type=\"radio\"></label>";
    PAGE => "<input aria-labelledby=\"a\"><select aria-label=\"{{ a }}\"></select>";
    PAGE => "<input type=\"hidden\"><input type=\"submit\"><button></button>";
}
