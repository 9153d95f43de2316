//! A template taken apart into askama's expressions, tags and words.

use std::ops::Range;
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::line;

/// What an askama expression leaves in the page for each of its bytes.
const HOLE: char = '\u{1}';

static PATTERNS: LazyLock<[Regex; 4]> = LazyLock::new(|| {
    let inside = r#"[-+~]?((?:"[^"]*"|[^"])*?)[-+~]?"#;
    let attributes = r#"(?:[^>"']|"[^"]*"|'[^']*')*"#;
    [
        // A comment, or the inside of an expression or a block.
        format!(r"(?s)\{{#.*?#\}}|\{{\{{{inside}\}}\}}|\{{%{inside}%\}}"),
        // An element that holds no HTML: its tag with its name, and its content.
        r"(?is)(<(script|style)\b[^>]*>)(.*?)(</|\z)".to_owned(),
        // A comment, or the name and the attributes of a tag.
        format!(r"(?s)<!--.*?(?:-->|\z)|<([/!?]?[a-zA-Z][^\s>/\x01]*)({attributes})>"),
        // The name and the value of an attribute.
        r#"([^\s=/\x01"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?"#.to_owned(),
    ]
    .map(|pattern| Regex::new(&pattern).unwrap())
});

pub(crate) struct Expression {
    pub(crate) line: usize,
    pub(crate) is_block: bool,
    /// Without its braces and white space marks.
    pub(crate) text: String,
}

pub(crate) struct Attribute {
    pub(crate) name: String,
    /// As written, askama included.
    pub(crate) value: String,
    /// What is left of the value without askama.
    pub(crate) words: String,
}

pub(crate) struct Tag {
    pub(crate) line: usize,
    /// In lower case; of a closing tag with its `/`.
    pub(crate) name: String,
    pub(crate) attributes: Vec<Attribute>,
}

impl Tag {
    /// The attribute's value as written, empty if there is none.
    pub(crate) fn value(&self, name: &str) -> &str {
        let mut attributes = self.attributes.iter();
        attributes.find(|attribute| attribute.name == name).map_or("", |found| &found.value)
    }
}

#[derive(Default)]
pub(crate) struct Page {
    pub(crate) expressions: Vec<Expression>,
    pub(crate) tags: Vec<Tag>,
    /// The lines and words of text between tags, without askama.
    pub(crate) texts: Vec<(usize, String)>,
    /// The lines and names of `<script>` and `<style>` that have content.
    pub(crate) raw: Vec<(usize, String)>,
}

impl Page {
    pub(crate) fn read(text: &str) -> Page {
        let [expression, raw, ..] = &*PATTERNS;
        let mut page = Page::default();
        let cut = expression.replace_all(text, |found: &Captures<'_>| {
            page.expressions.extend(found.get(1).or(found.get(2)).map(|inside| Expression {
                line: line(text, inside.start()),
                is_block: found[0].starts_with("{%"),
                text: inside.as_str().trim().to_owned(),
            }));
            holes(&found[0])
        });
        let cut = raw.replace_all(&cut, |found: &Captures<'_>| {
            if !found[3].trim().is_empty() {
                let at = found.get_match().start() + found[1].len();
                page.raw.push((line(text, at), found[2].to_lowercase()));
            }
            [&found[1], &holes(&found[3]), &found[4]].concat()
        });
        page.read_tags(text, &cut);
        page
    }

    fn read_tags(&mut self, text: &str, cut: &str) {
        let [.., tag, attribute] = &*PATTERNS;
        let mut at = 0;
        for found in tag.captures_iter(cut) {
            let whole = found.get_match();
            self.read_text(cut, at..whole.start());
            at = whole.end();
            let Some((name, rest)) = found.get(1).zip(found.get(2)) else { continue };
            let read = |found: Captures<'_>| {
                let value = found.get(2).map_or(0..0, |value| value.range());
                let value = rest.start() + value.start..rest.start() + value.end;
                let unquoted = |value: &str| value.trim_matches(['"', '\'']).to_owned();
                Attribute {
                    name: found[1].to_lowercase(),
                    words: unquoted(&cut[value.clone()].replace(HOLE, "")),
                    value: unquoted(&text[value]),
                }
            };
            self.tags.push(Tag {
                line: line(text, whole.start()),
                name: name.as_str().to_lowercase(),
                attributes: attribute.captures_iter(rest.as_str()).map(read).collect(),
            });
        }
        self.read_text(cut, at..cut.len());
    }

    fn read_text(&mut self, cut: &str, range: Range<usize>) {
        let words = cut[range.clone()].replace(HOLE, " ");
        let blank = words.len() - words.trim_start().len();
        self.texts.push((line(cut, range.start + blank), words.trim().to_owned()));
    }
}

fn holes(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { HOLE }).collect()
}

#[test]
fn a_page_is_taken_apart() {
    let page = Page::read(
        "{# a <b> #}<p class=\"{{ c }} d\" {% if e %}hidden{% endif %}>\n {{ \"x }}\"|t }} f</p>\
         <!-- g --><script>if (b < c) {}</script><br/><input value=d>",
    );
    let expressions: Vec<&str> = page.expressions.iter().map(|found| &*found.text).collect();
    assert_eq!(expressions, ["c", "if e", "endif", "\"x }}\"|t"]);
    let names: Vec<&str> = page.tags.iter().map(|tag| &*tag.name).collect();
    assert_eq!(names, ["p", "/p", "script", "/script", "br", "input"]);
    let [class, hidden] = &page.tags[0].attributes[..] else { panic!("two attributes") };
    assert_eq!((&*class.value, &*class.words, &*hidden.name), ("{{ c }} d", " d", "hidden"));
    assert_eq!(page.tags[5].value("value"), "d");
    let texts: Vec<_> = page.texts.iter().filter(|(_, text)| !text.is_empty()).collect();
    assert_eq!(texts, [&(2, "f".to_owned())]);
    assert_eq!(page.raw, [(2, "script".to_owned())]);
}
