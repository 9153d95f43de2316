//! A Rust file as tokens, and what its syntax tree says of imports and functions.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, FnArg, ImplItemFn, ItemFn, ItemUse, Signature, UseTree, Visibility};

/// A literal, a sign, or a name: `crate::view::players`, `.unwrap` for a method, `panic!` for a
/// macro.
#[derive(Clone)]
pub(crate) struct Token {
    pub(crate) first: usize,
    pub(crate) last: usize,
    pub(crate) text: String,
    /// The value of a literal.
    pub(crate) literal: Option<String>,
}

impl Token {
    /// The parts of a path.
    pub(crate) fn parts(&self) -> Vec<&str> {
        self.text.split("::").filter(|part| !part.is_empty()).collect()
    }

    /// Whether the parts of `path` stand one after the other somewhere in the name.
    pub(crate) fn holds(&self, path: &str) -> bool {
        self.text.match_indices(path).any(|(at, _)| {
            let (before, after) = (&self.text[..at], &self.text[at + path.len()..]);
            let begins = before.is_empty() || before.ends_with("::");
            begins && (after.is_empty() || after.starts_with("::"))
        })
    }
}

/// Whether the tokens begin with those of the pattern, which has spaces between them.
pub(crate) fn begins(tokens: &[Token], pattern: &str) -> bool {
    let mut texts = tokens.iter().map(|token| token.text.as_str());
    pattern.split(' ').all(|text| texts.next() == Some(text))
}

/// One branch of a `use`, with the name it is known by here; a glob's path ends in `*`.
pub(crate) struct Import {
    pub(crate) line: usize,
    pub(crate) path: Vec<String>,
    pub(crate) local: String,
}

pub(crate) struct Function {
    pub(crate) is_public: bool,
    pub(crate) is_async: bool,
    /// From the `fn` to the brace that closes the body.
    pub(crate) lines: RangeInclusive<usize>,
    /// The type of each parameter, without spaces.
    pub(crate) parameters: Vec<String>,
    /// The tokens of the type it returns.
    pub(crate) returns: Vec<Token>,
}

/// A file taken apart, its comments aside.
#[derive(Default)]
pub(crate) struct Rust {
    pub(crate) all: Vec<Token>,
    /// The tokens outside tests. What follows is outside tests too.
    pub(crate) shipped: Vec<Token>,
    /// The names among them; a `use` has one for each branch.
    pub(crate) names: Vec<Token>,
    pub(crate) imports: Vec<Import>,
    pub(crate) functions: Vec<Function>,
}

impl Rust {
    pub(crate) fn read(text: &str) -> syn::Result<Rust> {
        let mut rust = Rust::default();
        flatten(text.parse()?, &mut rust.all);
        rust.shipped = shipped(&rust.all);
        rust.visit_file(&syn::parse_file(text)?);
        let lines = rust.lines();
        rust.imports.retain(|import| lines.contains(&import.line));
        rust.functions.retain(|function| lines.contains(function.lines.start()));
        let is_name = |(at, token): &(usize, &Token)| {
            let is_marked =
                token.text.len() > 1 && (token.text.starts_with('.') || token.text.ends_with('!'));
            // A parser's own `expect('[')` is not the one that panics.
            let takes_char = |token: &Token| token.text.starts_with('\'');
            token.literal.is_none()
                && (is_marked || token.text.contains("::"))
                && !(token.text == ".expect" && rust.shipped.get(at + 2).is_some_and(takes_char))
        };
        let names = rust.shipped.iter().enumerate().filter(is_name).map(|(_, token)| token.clone());
        let imports = rust.imports.iter().map(|Import { line, path, .. }| Token {
            first: *line,
            last: *line,
            text: path.join("::"),
            literal: None,
        });
        rust.names = names.chain(imports).collect();
        Ok(rust)
    }

    /// The lines that hold code, tests aside.
    pub(crate) fn lines(&self) -> BTreeSet<usize> {
        self.shipped.iter().flat_map(|token| token.first..=token.last).collect()
    }

    fn import(&mut self, tree: &UseTree, prefix: &[String]) {
        let path = |word: &str| [prefix, &[word.to_owned()]].concat();
        let (word, local) = match tree {
            UseTree::Path(step) => return self.import(&step.tree, &path(&step.ident.to_string())),
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.import(tree, prefix));
            }
            UseTree::Name(name) => (name.ident.to_string(), None),
            UseTree::Rename(name) => (name.ident.to_string(), Some(name.rename.to_string())),
            UseTree::Glob(_) => ("*".to_owned(), None),
        };
        let path = if word == "self" { prefix.to_vec() } else { path(&word) };
        let local = local.or_else(|| path.last().cloned()).unwrap_or_default();
        self.imports.push(Import { line: tree.span().start().line, path, local });
    }

    fn function(&mut self, visibility: &Visibility, signature: &Signature, body: &Block) {
        let kind = |input: &FnArg| match input {
            FnArg::Typed(input) => input.ty.to_token_stream().to_string().replace(' ', ""),
            FnArg::Receiver(_) => String::new(),
        };
        let mut returns = Vec::new();
        flatten(signature.output.to_token_stream(), &mut returns);
        self.functions.push(Function {
            is_public: !matches!(visibility, Visibility::Inherited),
            is_async: signature.asyncness.is_some(),
            lines: signature.fn_token.span.start().line..=body.brace_token.span.close().end().line,
            parameters: signature.inputs.iter().map(kind).collect(),
            returns,
        });
    }
}

impl Visit<'_> for Rust {
    fn visit_item_use(&mut self, item: &ItemUse) {
        self.import(&item.tree, &[]);
    }

    fn visit_item_fn(&mut self, item: &ItemFn) {
        self.function(&item.vis, &item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &ImplItemFn) {
        self.function(&item.vis, &item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
}

/// The tokens without comments and without each item under `#[cfg(test)]`.
fn shipped(all: &[Token]) -> Vec<Token> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < all.len() {
        at += match &all[at..] {
            // The compiler reads a comment `///` as `#[doc = "…"]`.
            rest if begins(rest, "# [ doc =") => 6,
            rest if begins(rest, "# ! [ doc =") => 7,
            rest if begins(rest, "# [ cfg ( test ) ]") => 7 + item(&rest[7..]),
            rest => {
                kept.push(rest[0].clone());
                1
            }
        };
    }
    kept
}

/// The number of tokens of an item: up to its `;`, past its braces, or to the end of its block.
fn item(tokens: &[Token]) -> usize {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => return at,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 && [";", "}"].contains(&token.text.as_str()) {
            return at + 1;
        }
    }
    tokens.len()
}

fn flatten(tokens: TokenStream, found: &mut Vec<Token>) {
    let token = |span: Span, text: &str| {
        let (first, last) = (span.start().line, span.end().line);
        Token { first, last, text: text.to_owned(), literal: None }
    };
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace | Delimiter::None => ("{", "}"),
                };
                found.push(token(group.span_open(), open));
                flatten(group.stream(), found);
                found.push(token(group.span_close(), close));
            }
            TokenTree::Literal(literal) => {
                let mut token = token(literal.span(), &literal.to_string());
                token.literal = Some(match syn::Lit::new(literal) {
                    syn::Lit::Str(string) => string.value(),
                    _ => token.text.clone(),
                });
                found.push(token);
            }
            tree => {
                let text = tree.to_string();
                let last = found.last_mut().filter(|last| last.literal.is_none());
                match last.filter(|last| joins(&last.text, &tree)) {
                    Some(last) => last.text.push_str(&text),
                    None => found.push(token(tree.span(), &text)),
                }
            }
        }
    }
}

/// Whether a word or a sign is part of the name before it.
fn joins(last: &str, tree: &TokenTree) -> bool {
    let is_word = last.ends_with(|c: char| c.is_alphanumeric() || c == '_');
    match tree {
        TokenTree::Punct(sign) if sign.as_char() == ':' => {
            (is_word && sign.spacing() == Spacing::Joint)
                || last.trim_end_matches("::").ends_with(':')
        }
        TokenTree::Punct(sign) => {
            is_word && sign.as_char() == '!' && sign.spacing() == Spacing::Alone
        }
        _ => last.ends_with("::") || last == ".",
    }
}

#[test]
fn names_are_read_without_comments_and_tests() {
    for (text, expected) in [
        ("use a::{b, c::{d, e as f}, g::*};", "a:: c:: g:: a::b a::c::d a::c::e a::g::*"),
        ("fn f() { x.y(a::b(C::D)); ::std::fs::g::<a::B>(); }", ".y a::b C::D ::std::fs::g:: a::B"),
        ("fn f() -> <T as a::B>::c { m!(b::c![]) }", "a::B ::c m! b::c!"),
        ("//! a::b\n/// a::b\n#[a::main] fn f() { /* a::b */ \"a::b\"; }", "a::main"),
        ("enum A { B(c::D), /// e::f\n#[cfg(test)] C } type G = h::I;", "c::D h::I"),
        ("#[cfg(test)]\nmod tests { a::b!(); }\n#[cfg(test)] use a::b;\nfn g() { c::d }", "c::d"),
        ("fn f<T: a::B>(b: T) -> bool { a!=b || !c::d(b) }", "a::B c::d"),
    ] {
        let found = Rust::read(text).unwrap().names;
        let found: Vec<String> = found.into_iter().map(|name| name.text).collect();
        assert_eq!(found.join(" "), expected, "{text}");
    }
}
