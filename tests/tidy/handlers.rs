//! A handler parses, asks the domain, stores and answers; longer ones do more than that.

use crate::rust::{Source, closing, is_word, line_of};
use crate::signatures::{Signature, signatures};
use crate::tree::{File, violation};

const MAX_LINES: usize = 25;

/// What a handler answers with, besides aliases of it.
const ANSWERS: [&str; 2] = ["HttpResponse", "Responder"];

fn check(files: &[File]) -> Vec<String> {
    let web: Vec<&File> = files
        .iter()
        .filter(|file| file.is_shipped_rust() && file.path.starts_with("src/web"))
        .collect();
    let mut answers: Vec<String> = ANSWERS.iter().map(|&answer| answer.to_owned()).collect();
    for file in &web {
        let found = aliases(&Source::read(&file.text).shipped_code(), &answers);
        answers.extend(found);
    }
    web.into_iter().flat_map(|file| check_file(file, &answers)).collect()
}

/// The names of types such as `type Answer = Result<HttpResponse, PageError>;`.
fn aliases(code: &str, answers: &[String]) -> Vec<String> {
    code.split(';')
        .filter_map(|item| item.rsplit_once("type "))
        .filter_map(|(_, alias)| alias.split_once('='))
        .filter(|(_, aliased)| names(aliased, answers))
        .map(|(name, _)| name.chars().take_while(|&c| is_word(c)).collect())
        .collect()
}

fn names(text: &str, answers: &[String]) -> bool {
    text.split(|c| !is_word(c)).any(|word| answers.iter().any(|answer| answer == word))
}

fn check_file(file: &File, answers: &[String]) -> Vec<String> {
    let code: Vec<char> = Source::read(&file.text).shipped_code().chars().collect();
    let mut found = Vec::new();
    for handler in signatures(&code) {
        let is_async = handler.qualifiers.split_whitespace().any(|word| word == "async");
        let lines = lines(&code, &handler);
        if is_async && names(&handler.returns, answers) && lines > MAX_LINES {
            let what = format!(
                "handler `{}` has {lines} lines, {MAX_LINES} fit: move the decision into `domain`",
                handler.name
            );
            found.push(violation(file, handler.line, &what));
        }
    }
    found
}

/// Lines of code from the `fn` to the brace that closes its body.
fn lines(code: &[char], handler: &Signature) -> usize {
    let Some(open) = handler.body else { return 0 };
    let last = line_of(code, closing(code, open));
    let text: String = code.iter().collect();
    let body = text.lines().skip(handler.line - 1).take(last + 1 - handler.line);
    body.filter(|line| !line.trim().is_empty()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(path: &str, text: &str, expected: &[&str]) {
        assert_found(&check(&[File::new(path, text)]), expected);
    }

    fn handler(returns: &str, n_lines: usize) -> String {
        let body = "    a();\n".repeat(n_lines - 2);
        format!("\npub(super) async fn show(b: B) -> {returns} {{\n{body}}}\n")
    }

    #[test]
    fn every_handler_fits() {
        assert_tidy(&check(&tree::files().unwrap()));
    }

    #[test]
    fn a_long_handler_is_found() {
        let long = handler("Result<HttpResponse, PageError>", 26);
        planted("src/web/a.rs", &long, &["src/web/a.rs:2"]);
        planted("src/web/a.rs", &handler("impl Responder", 26), &["src/web/a.rs:2"]);
        let alias = "type Answer = Result<HttpResponse, PageError>;";
        let text = format!("{alias}{}", handler("Answer", 26));
        planted("src/web/a.rs", &text, &["src/web/a.rs:2"]);
    }

    #[test]
    fn short_handlers_and_other_functions_are_clean() {
        planted("src/web/a.rs", &handler("Result<HttpResponse, PageError>", 25), &[]);
        planted("src/web/a.rs", &handler("Result<Player, PageError>", 39), &[]);
        let commented =
            handler("Result<HttpResponse, PageError>", 25).replacen("{\n", "{\n\n//\n", 1);
        planted("src/web/a.rs", &commented, &[]);
        planted("src/cli/a.rs", &handler("Result<HttpResponse, E>", 39), &[]);
    }
}
