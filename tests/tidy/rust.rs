//! Just enough of Rust's grammar to tell code from comments, literals and tests.

/// What a character of a source file belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    /// Inside a string or character literal, without its quotes.
    Literal,
}

/// A string literal with the line it starts on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Literal {
    pub(crate) line: usize,
    pub(crate) text: String,
    /// The code before the opening quote, white space trimmed off its end.
    pub(crate) before: String,
}

/// A source file, its characters told apart.
pub(crate) struct Source {
    chars: Vec<char>,
    kinds: Vec<Kind>,
}

/// How much code before a literal is kept, enough for the name of the call it stands in.
const BEFORE: usize = 40;

impl Source {
    pub(crate) fn read(text: &str) -> Source {
        let chars: Vec<char> = text.chars().collect();
        let kinds = kinds(&chars);
        Source { chars, kinds }
    }

    /// The code alone: same lines and columns, spaces for comments and literals.
    pub(crate) fn code(&self) -> String {
        self.only(|kind| kind == Kind::Code)
    }

    /// Code and literals, spaces for comments.
    pub(crate) fn without_comments(&self) -> String {
        self.only(|kind| kind != Kind::Comment)
    }

    /// Code and comments, a filler for each character of a literal.
    pub(crate) fn without_literals(&self) -> String {
        let keep = |(&c, &kind): (&char, &Kind)| match kind {
            Kind::Literal if c != '\n' => '_',
            _ => c,
        };
        self.chars.iter().zip(&self.kinds).map(keep).collect()
    }

    /// The code alone without what is compiled only for tests.
    pub(crate) fn shipped_code(&self) -> String {
        let mut code: Vec<char> = self.code().chars().collect();
        for (start, end) in test_items(&code) {
            blank(&mut code[start..end]);
        }
        code.into_iter().collect()
    }

    /// The string literals outside tests.
    pub(crate) fn shipped_literals(&self) -> Vec<Literal> {
        let code: Vec<char> = self.code().chars().collect();
        let tests = test_items(&code);
        let in_tests = |at: usize| tests.iter().any(|&(start, end)| (start..end).contains(&at));
        let mut found = Vec::new();
        let mut at = 0;
        while at < self.chars.len() {
            let start = at;
            while at < self.chars.len() && self.kinds[at] == Kind::Literal {
                at += 1;
            }
            if at > start && !in_tests(start) {
                found.push(self.literal(&code, start, at));
            }
            at += 1;
        }
        found
    }

    fn literal(&self, code: &[char], start: usize, end: usize) -> Literal {
        let quote = code[..start].iter().rposition(|&c| c == '"' || c == '\'').unwrap_or(start);
        let before: String = code[quote.saturating_sub(BEFORE)..quote].iter().collect();
        Literal {
            line: line_of(&self.chars, start),
            text: self.chars[start..end].iter().collect(),
            before: before.trim_end().to_owned(),
        }
    }

    fn only(&self, keep: impl Fn(Kind) -> bool) -> String {
        self.chars
            .iter()
            .zip(&self.kinds)
            .map(|(&c, &kind)| if keep(kind) || c == '\n' { c } else { ' ' })
            .collect()
    }
}

/// The number, from 1, of the line that holds the character at `at`.
pub(crate) fn line_of(chars: &[char], at: usize) -> usize {
    1 + chars[..at].iter().filter(|&&c| c == '\n').count()
}

/// Where the bracket that opens at `open` closes, or the end of an unfinished text.
pub(crate) fn closing(chars: &[char], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, c) in chars.iter().enumerate().skip(open) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    chars.len().saturating_sub(1)
}

/// Whether `pattern` stands at `at`.
pub(crate) fn stands_at(chars: &[char], at: usize, pattern: &str) -> bool {
    pattern.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c))
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn blank(chars: &mut [char]) {
    for c in chars.iter_mut().filter(|c| **c != '\n') {
        *c = ' ';
    }
}

/// The start and end of each item under `#[cfg(test)]`.
fn test_items(code: &[char]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        if stands_at(code, at, "#[cfg(test)]") {
            let end = end_of_item(code, at);
            found.push((at, end));
            at = end;
        } else {
            at += 1;
        }
    }
    found
}

/// The end of an item that starts with attributes: past its `;` or its closing brace.
fn end_of_item(code: &[char], start: usize) -> usize {
    let mut at = start;
    while at < code.len() {
        match code[at] {
            ';' => return at + 1,
            '{' => return closing(code, at) + 1,
            '(' | '[' => at = closing(code, at) + 1,
            _ => at += 1,
        }
    }
    code.len()
}

fn kinds(chars: &[char]) -> Vec<Kind> {
    let mut kinds = vec![Kind::Code; chars.len()];
    let mut at = 0;
    while at < chars.len() {
        let (kind, start, end) = token(chars, at);
        for slot in &mut kinds[start.min(end)..end] {
            *slot = kind;
        }
        at = match kind {
            Kind::Code | Kind::Comment => end,
            // The closing quote is code, and opens nothing.
            Kind::Literal => end + 1,
        };
    }
    kinds
}

/// The kind at `at`, and from where to where that kind goes on.
fn token(chars: &[char], at: usize) -> (Kind, usize, usize) {
    match chars[at] {
        '/' if stands_at(chars, at, "//") => (Kind::Comment, at, end_of_line(chars, at)),
        '/' if stands_at(chars, at, "/*") => (Kind::Comment, at, end_of_block(chars, at)),
        '"' => (Kind::Literal, at + 1, end_of_string(chars, at + 1, '"')),
        '\'' if is_char_literal(chars, at) => {
            (Kind::Literal, at + 1, end_of_string(chars, at + 1, '\''))
        }
        'r' | 'b' | 'c' if at == 0 || !is_word(chars[at - 1]) => raw_string(chars, at),
        _ => (Kind::Code, at, at + 1),
    }
}

fn end_of_line(chars: &[char], at: usize) -> usize {
    chars[at..].iter().position(|&c| c == '\n').map_or(chars.len(), |line| at + line)
}

fn end_of_block(chars: &[char], start: usize) -> usize {
    let mut depth = 0usize;
    let mut at = start;
    while at < chars.len() {
        if stands_at(chars, at, "/*") {
            depth += 1;
            at += 2;
        } else if stands_at(chars, at, "*/") {
            depth = depth.saturating_sub(1);
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    chars.len()
}

fn end_of_string(chars: &[char], start: usize, quote: char) -> usize {
    let mut at = start;
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at.min(chars.len())
}

/// Tells `'a'` and `'\n'` from a lifetime.
fn is_char_literal(chars: &[char], at: usize) -> bool {
    chars.get(at + 1) == Some(&'\\') || chars.get(at + 2) == Some(&'\'')
}

/// A raw string such as `r#"…"#` that starts at `at`, else one character of code.
fn raw_string(chars: &[char], at: usize) -> (Kind, usize, usize) {
    let letters = chars[at..].iter().take_while(|c| matches!(c, 'r' | 'b' | 'c')).count();
    let is_raw = letters <= 2 && chars[at + letters - 1] == 'r';
    let hashes = chars[at + letters..].iter().take_while(|&&c| c == '#').count();
    let open = at + letters + hashes;
    if !is_raw || chars.get(open) != Some(&'"') {
        return (Kind::Code, at, at + 1);
    }
    let close = format!("\"{}", "#".repeat(hashes));
    let end = (open + 1..chars.len()).find(|&end| stands_at(chars, end, &close));
    (Kind::Literal, open + 1, end.unwrap_or(chars.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, code: &str) {
        assert_eq!(Source::read(text).code(), code, "{text}");
    }

    #[test]
    fn comments_and_literals_are_not_code() {
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */ d */ e", "a                   e");
        check(r#"f("x\"y", 'z')"#, r#"f("    ", ' ')"#);
        check(r##"f(r#"x"y"#)"##, r##"f(r#"   "#)"##);
        check("fn f<'a>(b: &'a str)", "fn f<'a>(b: &'a str)");
        check(r"'\'' 'b'", r"'  ' ' '");
        check("r#match + bar", "r#match + bar");
        check(r#""a" "b""#, r#"" " " ""#);
    }

    #[test]
    fn tests_are_not_shipped_code() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() { \"}\" }\n}\nfn c() {}\n";
        let code = Source::read(text).shipped_code();
        assert_eq!(code.lines().count(), 6);
        assert!(code.contains("fn a") && code.contains("fn c") && !code.contains("fn b"));
        let code =
            Source::read("#[cfg(test)]\n#[path = \"x\"]\nmod tests;\nfn c() {}").shipped_code();
        assert_eq!(code.trim(), "fn c() {}");
    }

    #[test]
    fn literals_know_their_line_and_call() {
        let literals = Source::read("a;\nText::new(\n  \"some-id\")").shipped_literals();
        assert_eq!(literals.len(), 1);
        assert_eq!((literals[0].line, literals[0].text.as_str()), (3, "some-id"));
        assert!(literals[0].before.ends_with("Text::new("));
    }
}
