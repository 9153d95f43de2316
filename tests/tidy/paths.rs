//! The paths a piece of Rust names, `use` groups spread out.

use crate::rust::is_word;

/// A path such as `crate::view::players`, with the line it stands on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) line: usize,
    pub(crate) segments: Vec<String>,
}

impl Path {
    pub(crate) fn text(&self) -> String {
        self.segments.join("::")
    }

    pub(crate) fn root(&self) -> &str {
        self.segments.first().map_or("", String::as_str)
    }

    /// Whether `parts` stand one after the other somewhere in the path.
    pub(crate) fn holds(&self, parts: &[&str]) -> bool {
        self.segments.windows(parts.len()).any(|found| found == parts)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Colons,
    Other(char),
}

/// Every path of more than one part, and those of one part in a `use`.
pub(crate) fn paths(code: &str) -> Vec<Path> {
    let tokens = tokens(code);
    let mut reader = Reader { tokens: &tokens, at: 0, found: Vec::new() };
    while reader.at < tokens.len() {
        reader.step();
    }
    reader.found
}

fn tokens(code: &str) -> Vec<(usize, Token)> {
    let chars: Vec<char> = code.chars().collect();
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while at < chars.len() {
        let c = chars[at];
        if c == '\n' {
            line += 1;
        }
        if is_word(c) {
            let word: String = chars[at..].iter().take_while(|&&c| is_word(c)).collect();
            at += word.chars().count();
            found.push((line, Token::Word(word)));
        } else if c == ':' && chars.get(at + 1) == Some(&':') {
            at += 2;
            found.push((line, Token::Colons));
        } else {
            at += 1;
            if !c.is_whitespace() {
                found.push((line, Token::Other(c)));
            }
        }
    }
    found
}

struct Reader<'a> {
    tokens: &'a [(usize, Token)],
    at: usize,
    found: Vec<Path>,
}

impl Reader<'_> {
    fn step(&mut self) {
        let is_use = self.word() == Some("use");
        if is_use {
            self.at += 1;
            self.skip_colons();
            self.tree(&[]);
        } else if self.word().is_some() && !self.follows_colons() {
            let (line, segments) = self.segments();
            if segments.len() > 1 {
                self.found.push(Path { line, segments });
            }
        } else {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(_, token)| token)
    }

    fn word(&self) -> Option<&str> {
        match self.peek() {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Whether the word here goes on from a type, as `c` does in `<a::B>::c`.
    fn follows_colons(&self) -> bool {
        let token = |back: usize| self.at.checked_sub(back).map(|at| &self.tokens[at].1);
        token(1) == Some(&Token::Colons)
            && matches!(token(2), Some(Token::Word(_) | Token::Other('>')))
    }

    fn skip_colons(&mut self) {
        if self.peek() == Some(&Token::Colons) {
            self.at += 1;
        }
    }

    /// Words with colons between them; stops before a group or a turbofish.
    fn segments(&mut self) -> (usize, Vec<String>) {
        let line = self.tokens[self.at].0;
        let mut segments = Vec::new();
        while let Some(word) = self.word() {
            segments.push(word.to_owned());
            self.at += 1;
            let goes_on = self.peek() == Some(&Token::Colons)
                && matches!(self.tokens.get(self.at + 1), Some((_, Token::Word(_))));
            if !goes_on {
                break;
            }
            self.at += 1;
        }
        (line, segments)
    }

    /// One branch of a `use`: a path, a path with a group, or a group.
    fn tree(&mut self, prefix: &[String]) {
        let line = self.tokens.get(self.at).map_or(0, |(line, _)| *line);
        let mut segments = prefix.to_vec();
        if self.word().is_some() {
            segments.extend(self.segments().1);
        }
        let is_group_or_glob = self.peek() == Some(&Token::Colons);
        self.skip_colons();
        if self.peek() == Some(&Token::Other('{')) {
            self.group(&segments);
            return;
        }
        if is_group_or_glob {
            segments.push("*".to_owned());
        }
        self.found.push(Path { line, segments });
    }

    fn group(&mut self, prefix: &[String]) {
        self.at += 1;
        while let Some(token) = self.peek() {
            match token {
                Token::Other('}') => {
                    self.at += 1;
                    return;
                }
                Token::Word(word) if word != "as" => self.tree(prefix),
                Token::Word(_) => self.at += 2,
                _ => self.at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(code: &str, expected: &[&str]) {
        let found: Vec<String> = paths(code).iter().map(Path::text).collect();
        assert_eq!(found, expected, "{code}");
    }

    #[test]
    fn groups_are_spread_out() {
        check("use a::b;", &["a::b"]);
        check("use a;", &["a"]);
        check("use a::{b, c::{d, e as f}, g::*};", &["a::b", "a::c::d", "a::c::e", "a::g::*"]);
        check("use {a::b, c};", &["a::b", "c"]);
    }

    #[test]
    fn paths_in_code_are_found_once() {
        check("let x = a::b::c(d::E::F);", &["a::b::c", "d::E::F"]);
        check("x.collect::<Vec<a::B>>()", &["a::B"]);
        check("<T as a::B>::c()", &["a::B"]);
        check("::std::fs::read(x)", &["std::fs::read"]);
        check("#[a::main] fn f(x: usize) {}", &["a::main"]);
    }

    #[test]
    fn a_path_knows_its_line() {
        let found = paths("use a::{\n  b,\n  c,\n};");
        assert_eq!(found.iter().map(|path| path.line).collect::<Vec<_>>(), [2, 3]);
        assert!(found[0].holds(&["a", "b"]) && !found[0].holds(&["b", "a"]));
    }
}
