//! No `bool` parameter: at the call, `true` says nothing.

use crate::rust::{Source, closing, is_word, line_of, stands_at};
use crate::tree::{File, violation};

/// A function's signature, cut out of its file.
pub(crate) struct Signature {
    pub(crate) line: usize,
    pub(crate) name: String,
    /// `pub async` and the like.
    pub(crate) qualifiers: String,
    pub(crate) parameters: String,
    /// From the arrow to the body, empty without an arrow.
    pub(crate) returns: String,
    /// Where the body opens, if there is one.
    pub(crate) body: Option<usize>,
}

/// All functions of a file, in order.
pub(crate) fn signatures(code: &[char]) -> Vec<Signature> {
    (0..code.len()).filter_map(|at| signature(code, at)).collect()
}

fn signature(code: &[char], at: usize) -> Option<Signature> {
    let starts_word = at == 0 || !is_word(code[at - 1]);
    if !starts_word || !stands_at(code, at, "fn ") {
        return None;
    }
    let name: String = code[at + 3..].iter().take_while(|&&c| is_word(c)).collect();
    let open = parenthesis(code, at + 3 + name.chars().count())?;
    let close = closing(code, open);
    let end = (close..code.len()).find(|&end| matches!(code[end], '{' | ';'))?;
    Some(Signature {
        line: line_of(code, at),
        name,
        qualifiers: qualifiers(code, at),
        parameters: code[open + 1..close].iter().collect(),
        returns: code[close + 1..end].iter().collect::<String>().trim().to_owned(),
        body: (code[end] == '{').then_some(end),
    })
}

/// The text between the item before and the `fn`.
fn qualifiers(code: &[char], at: usize) -> String {
    let before = code[..at].iter().rposition(|c| matches!(c, '{' | '}' | ';' | ']'));
    code[before.map_or(0, |before| before + 1)..at].iter().collect::<String>().trim().to_owned()
}

/// The parenthesis that opens the parameters, past `<…>` of generics.
fn parenthesis(code: &[char], start: usize) -> Option<usize> {
    let mut depth = 0usize;
    for at in start..code.len() {
        match code[at] {
            '<' => depth += 1,
            '>' if code[at - 1] != '-' => depth = depth.saturating_sub(1),
            '(' if depth == 0 => return Some(at),
            ';' | '{' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The parameters one by one, split at the commas between them.
fn split(parameters: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut depth, mut before) = (0usize, ' ');
    for c in parameters.chars() {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '>' if before != '-' && before != '=' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = c;
        if c == ',' && depth == 0 {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(c);
        }
    }
    parts
}

/// Whether the parameter is a `bool`, borrowed or optional ones included.
fn is_bool(parameter: &str) -> bool {
    let Some((_, kind)) = parameter.split_once(':') else {
        return false;
    };
    let kind: String = kind.split_whitespace().collect();
    matches!(kind.as_str(), "bool" | "&bool" | "&mutbool" | "Option<bool>")
}

fn check(file: &File) -> Vec<String> {
    if !file.is_shipped_rust() {
        return Vec::new();
    }
    let code: Vec<char> = Source::read(&file.text).shipped_code().chars().collect();
    signatures(&code)
        .into_iter()
        .filter(|found| found.qualifiers.split_whitespace().any(|word| word.starts_with("pub")))
        .filter(|found| split(&found.parameters).iter().any(|parameter| is_bool(parameter)))
        .map(|found| {
            let what = format!("`{}` takes a `bool`: name both cases in an enum", found.name);
            violation(file, found.line, &what)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(text: &str, expected: &[&str]) {
        assert_found(&check(&File::new("src/domain/a.rs", text)), expected);
    }

    #[test]
    fn no_function_takes_a_bool() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn a_bool_is_found() {
        planted("pub fn a(b: bool) {}", &["src/domain/a.rs:1"]);
        planted("}\n\npub(crate) fn a(\n    b: u8,\n    c: bool,\n) {}", &["src/domain/a.rs:3"]);
        planted("#[must_use]\npub(super) const fn a(b: &bool) -> u8;", &["src/domain/a.rs:2"]);
        planted("pub async fn a<T: Fn(u8) -> u8>(b: Option<bool>) {}", &["src/domain/a.rs:1"]);
    }

    #[test]
    fn answers_closures_and_private_functions_are_clean() {
        planted("pub fn a(b: u8) -> bool { c }", &[]);
        planted("pub fn a(b: impl Fn(u8, u8) -> bool, c: u8) {}", &[]);
        planted("pub fn a<F: Fn(bool)>(b: F) {}", &[]);
        planted("fn a(b: bool) {}", &[]);
        planted("#[cfg(test)]\nmod tests { pub fn a(b: bool) {} }", &[]);
    }
}
