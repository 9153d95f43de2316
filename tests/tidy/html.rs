//! Just enough of HTML and askama to tell tags, words and expressions apart.

use crate::rust::{line_of, stands_at};

/// What an askama expression leaves behind where it is cut out of the page.
const HOLE: char = '\u{1}';

/// Elements whose content is no HTML.
const RAW: [&str; 2] = ["script", "style"];

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Expression {
    pub(crate) line: usize,
    pub(crate) is_block: bool,
    /// Without its braces and white space marks.
    pub(crate) text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Attribute {
    pub(crate) name: String,
    /// As written, askama included.
    pub(crate) value: String,
    /// What is left of the value without askama.
    pub(crate) words: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) line: usize,
    /// In lower case; of a closing tag with its `/`.
    pub(crate) name: String,
    pub(crate) attributes: Vec<Attribute>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }

    /// The attribute's value as written, empty if there is none.
    pub(crate) fn value(&self, name: &str) -> &str {
        self.get(name).map_or("", |attribute| attribute.value.as_str())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// A template, taken apart.
#[derive(Debug, Default)]
pub(crate) struct Page {
    pub(crate) expressions: Vec<Expression>,
    pub(crate) tags: Vec<Tag>,
    /// Text between tags, without askama.
    pub(crate) texts: Vec<Text>,
    /// What stands inside `<script>` and `<style>`, askama included.
    pub(crate) raw: Vec<(String, Text)>,
}

impl Page {
    pub(crate) fn read(text: &str) -> Page {
        let chars: Vec<char> = text.chars().collect();
        let mut page = Page::default();
        let cut = page.cut_expressions(&chars);
        Reader { page: &mut page, chars: &chars, cut: &cut, at: 0 }.run();
        page
    }

    /// Takes the expressions out and leaves holes.
    fn cut_expressions(&mut self, chars: &[char]) -> Vec<char> {
        let mut cut = chars.to_vec();
        let mut at = 0;
        while at < chars.len() {
            let Some(end) = end_of_expression(chars, at) else {
                at += 1;
                continue;
            };
            if chars[at + 1] != '#' {
                let inner: String =
                    chars[at + 2..end.saturating_sub(2).max(at + 2)].iter().collect();
                self.expressions.push(Expression {
                    line: line_of(chars, at),
                    is_block: chars[at + 1] == '%',
                    text: inner.trim_matches(['-', '+', '~']).trim().to_owned(),
                });
            }
            for c in cut[at..end].iter_mut().filter(|c| **c != '\n') {
                *c = HOLE;
            }
            at = end;
        }
        cut
    }
}

/// Past the expression that opens at `at`, if one does.
fn end_of_expression(chars: &[char], at: usize) -> Option<usize> {
    let close = match chars.get(at..at + 2)? {
        ['{', '{'] => "}}",
        ['{', '%'] => "%}",
        ['{', '#'] => "#}",
        _ => return None,
    };
    let mut in_string = false;
    let mut end = at + 2;
    while end < chars.len() {
        if chars[end] == '"' && close != "#}" {
            in_string = !in_string;
        } else if !in_string && stands_at(chars, end, close) {
            return Some(end + 2);
        }
        end += 1;
    }
    Some(chars.len())
}

struct Reader<'a> {
    page: &'a mut Page,
    chars: &'a [char],
    cut: &'a [char],
    at: usize,
}

impl Reader<'_> {
    fn run(&mut self) {
        while self.at < self.cut.len() {
            if stands_at(self.cut, self.at, "<!--") {
                self.at = self.find("-->").map_or(self.cut.len(), |end| end + 3);
            } else if self.opens_tag() {
                self.tag();
            } else {
                self.text();
            }
        }
    }

    fn opens_tag(&self) -> bool {
        let next = self.cut.get(self.at + 1);
        self.cut[self.at] == '<' && next.is_some_and(|c| c.is_alphabetic() || "/!?".contains(*c))
    }

    fn find(&self, pattern: &str) -> Option<usize> {
        (self.at..self.cut.len()).find(|&at| stands_at(self.cut, at, pattern))
    }

    fn text(&mut self) {
        let start = self.at;
        self.at += 1;
        while self.at < self.cut.len() && !self.opens_tag() {
            self.at += 1;
        }
        let text: String = self.cut[start..self.at].iter().filter(|&&c| c != HOLE).collect();
        let blank_lines = text.chars().take_while(|c| c.is_whitespace()).filter(|&c| c == '\n');
        let line = line_of(self.cut, start) + blank_lines.count();
        self.page.texts.push(Text { line, text: text.trim().to_owned() });
    }

    fn tag(&mut self) {
        let line = line_of(self.cut, self.at);
        self.at += 1;
        let start = self.at;
        self.at += 1;
        self.skip_while(|c| !c.is_whitespace() && !matches!(c, '>' | '/' | HOLE));
        let name: String = self.cut[start..self.at].iter().collect();
        let mut tag = Tag { line, name: name.to_lowercase(), attributes: Vec::new() };
        while self.at < self.cut.len() && self.cut[self.at] != '>' {
            self.attribute(&mut tag);
        }
        self.at += 1;
        if RAW.contains(&tag.name.as_str()) {
            self.raw(&tag.name);
        }
        self.page.tags.push(tag);
    }

    fn skip_while(&mut self, skip: impl Fn(char) -> bool) {
        while self.cut.get(self.at).is_some_and(|&c| skip(c)) {
            self.at += 1;
        }
    }

    fn attribute(&mut self, tag: &mut Tag) {
        let start = self.at;
        self.skip_while(|c| !c.is_whitespace() && !matches!(c, '=' | '>' | '/' | HOLE));
        if self.at == start {
            self.at += 1;
            return;
        }
        let name: String = self.cut[start..self.at].iter().collect();
        let (from, to) = if self.cut.get(self.at) == Some(&'=') {
            self.at += 1;
            self.value()
        } else {
            (self.at, self.at)
        };
        let words = self.cut[from..to].iter().filter(|&&c| c != HOLE).collect();
        let value = self.chars[from..to].iter().collect();
        tag.attributes.push(Attribute { name: name.to_lowercase(), value, words });
    }

    /// From where to where the value goes that starts here.
    fn value(&mut self) -> (usize, usize) {
        let quote = self.cut.get(self.at).copied().filter(|c| matches!(c, '"' | '\''));
        let from = self.at + usize::from(quote.is_some());
        self.at = from;
        self.skip_while(|c| quote.map_or(!c.is_whitespace() && c != '>', |quote| c != quote));
        let to = self.at;
        self.at += usize::from(quote.is_some());
        (from, to)
    }

    fn raw(&mut self, name: &str) {
        let start = self.at.min(self.cut.len());
        self.at = self.find(&format!("</{name}")).unwrap_or(self.cut.len());
        let text: String = self.chars[start..self.at].iter().collect();
        let line = line_of(self.cut, start);
        self.page.raw.push((name.to_owned(), Text { line, text: text.trim().to_owned() }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_taken_apart() {
        let page = Page::read(
            "{# a <b> #}<p class=\"{{ c }} d\" {% if e %}hidden{% endif %}>\n {{ \"x }}\"|t }} f</p>",
        );
        let expressions: Vec<&str> = page.expressions.iter().map(|e| e.text.as_str()).collect();
        assert_eq!(expressions, ["c", "if e", "endif", "\"x }}\"|t"]);
        let names: Vec<&str> = page.tags.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names, ["p", "/p"]);
        assert_eq!(page.tags[0].value("class"), "{{ c }} d");
        assert_eq!(page.tags[0].get("class").unwrap().words, " d");
        assert!(page.tags[0].get("hidden").is_some());
        let texts: Vec<(usize, &str)> =
            page.texts.iter().map(|text| (text.line, text.text.as_str())).collect();
        assert_eq!(texts, [(1, ""), (2, "f")]);
    }

    #[test]
    fn scripts_and_comments_are_no_text() {
        let page = Page::read("<!-- a --><script>if (b < c) {}</script><br/><input value=d>");
        assert!(page.texts.is_empty());
        assert_eq!(page.raw[0].1.text, "if (b < c) {}");
        assert_eq!(page.tags.last().unwrap().value("value"), "d");
    }
}
