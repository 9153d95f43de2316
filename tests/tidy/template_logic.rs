//! No logic in a template, and nothing that a strict content security policy would block.

use crate::html::{Page, Tag};
use crate::tree::{File, violation};

/// The blocks a template may use.
const BLOCKS: [&str; 19] = [
    "if", "elif", "else", "endif", "for", "endfor", "match", "when", "endwhen", "endmatch",
    "block", "endblock", "extends", "include", "macro", "endmacro", "call", "endcall", "import",
];

fn check(file: &File) -> Vec<String> {
    if !file.is_template() {
        return Vec::new();
    }
    let page = Page::read(&file.text);
    let mut found = Vec::new();
    for expression in &page.expressions {
        if filters(&expression.text).any(|filter| filter == "safe") {
            let what = "`|safe`: what is markup already is a type that says so";
            found.push(violation(file, expression.line, what));
        }
        let keyword = expression.text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
        if expression.is_block && !BLOCKS.contains(&keyword) {
            let what = format!("`{{% {keyword} %}}`: decide it in `view`, show it here");
            found.push(violation(file, expression.line, &what));
        }
    }
    for tag in &page.tags {
        found.extend(check_tag(file, tag));
    }
    let is_page = file.has_extension("html");
    for (name, text) in page.raw.iter().filter(|(_, raw)| !raw.text.is_empty()) {
        // A drawing carries its own style wherever it goes.
        if name == "script" || is_page {
            let what = format!("<{name}> with content: make it a file of static/");
            found.push(violation(file, text.line, &what));
        }
    }
    found
}

fn check_tag(file: &File, tag: &Tag) -> Vec<String> {
    let mut found = Vec::new();
    for attribute in &tag.attributes {
        let name = attribute.name.as_str();
        let is_event = name.len() > 2
            && name.starts_with("on")
            && name.chars().all(|c| c.is_ascii_alphabetic());
        let what = if name == "style" {
            "inline style: give it a class".to_owned()
        } else if is_event {
            format!("`{name}=`: listen for it in a script of static/")
        } else if attribute.value.trim_start().to_lowercase().starts_with("javascript:") {
            "script in an address: make it a form or a link".to_owned()
        } else {
            continue;
        };
        found.push(violation(file, tag.line, &what));
    }
    found
}

/// The names after each `|` of an expression, `||` aside.
fn filters(expression: &str) -> impl Iterator<Item = &str> {
    expression.split('|').skip(1).map(|filter| {
        filter.trim_start().split(|c: char| !c.is_alphanumeric()).next().unwrap_or("")
    })
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
    fn templates_only_show() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn logic_is_found() {
        planted("{% let a = b + 1 %}", &[AT]);
        planted("{%- set a = b -%}", &[AT]);
        planted("\n{% filter upper %}{{ a }}{% endfilter %}", &["templates/a/b.html:2"; 2]);
        planted("{{ a|safe }}", &[AT]);
        planted("{% if b %}{{ a | safe }}{% endif %}", &[AT]);
    }

    #[test]
    fn what_a_strict_policy_blocks_is_found() {
        planted("<p style=\"color: red\"></p>", &[AT]);
        planted("<a href=\"#\" onclick=\"{{ a }}\"></a>", &[AT]);
        planted("<a href=\"javascript:a()\"></a>", &[AT]);
        planted("<script>a()</script>", &[AT]);
        planted("<style>a {}</style>", &[AT]);
    }

    #[test]
    fn showing_is_clean() {
        planted("{% extends \"base.html\" %}{%- block a -%}{% if b || c %}{% else if d %}", &[]);
        planted("{% for a in b %}{% match a %}{% when Some(c) %}{% endmatch %}{% endfor %}", &[]);
        planted("{% import \"m.html\" as m %}{% call m::a(\"b\") %}{% endcall %}", &[]);
        planted(
            "<script src=\"/static/a.js\" defer></script><p data-on=\"1\">{{ \"safe\"|t }}</p>",
            &[],
        );
        let drawing = File::new("templates/a/b.svg", "<style>a {}</style>");
        assert_found(&check(&drawing), &[]);
    }
}
