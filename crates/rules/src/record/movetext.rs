//! The movetext of a record, cut into tokens: docs/spec/game-record.md §4.

use std::ops::Range;

use super::{Fault, FaultKind, MovetextFault};
use crate::Claim;

/// A piece of movetext.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    /// The bytes of the record's text; those of a comment without its braces.
    pub(crate) span: Range<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenKind {
    MoveNumber,
    /// A move or a part of one, without marks.
    Word,
    /// `!` and `?` after a word.
    Marks,
    Comment,
    Result(Claim),
}

/// The movetext up to its first fault.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Lexed {
    pub(super) tokens: Vec<Token>,
    pub(super) fault: Option<Fault>,
}

impl Lexed {
    pub(super) fn read(text: &str, movetext_at: usize) -> Self {
        let mut lexer = Lexer { text, at: movetext_at, tokens: Vec::new() };
        let fault = lexer.run().err().map(|(at, kind)| {
            let token = &text[at..at + text[at..].chars().next().map_or(0, char::len_utf8)];
            Fault::at(text, at, FaultKind::Movetext(kind)).with_token(token)
        });
        Self { tokens: lexer.tokens, fault }
    }
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    tokens: Vec<Token>,
}

impl Lexer<'_> {
    fn run(&mut self) -> Result<(), (usize, MovetextFault)> {
        while let Some(first) = self.text[self.at..].chars().next() {
            match first {
                '{' => self.read_comment()?,
                '(' => self.read_bracketed_number()?,
                '}' => return Err((self.at, MovetextFault::CommentEnd)),
                ';' => return Err((self.at, MovetextFault::LineComment)),
                '$' => return Err((self.at, MovetextFault::NumberedAnnotation)),
                ')' => return Err((self.at, MovetextFault::Variation)),
                _ if first.is_whitespace() => self.at += first.len_utf8(),
                _ => self.read_word(),
            }
        }
        Ok(())
    }

    fn push(&mut self, kind: TokenKind, length: usize) {
        if length > 0 {
            self.tokens.push(Token { kind, span: self.at..self.at + length });
        }
        self.at += length;
    }

    fn read_comment(&mut self) -> Result<(), (usize, MovetextFault)> {
        let inside = &self.text[self.at + 1..];
        let length = inside.find('}').ok_or((self.at, MovetextFault::UnclosedComment))?;
        self.at += 1;
        self.push(TokenKind::Comment, length);
        self.at += 1;
        Ok(())
    }

    /// A move number in brackets; any other bracket opens a variation.
    fn read_bracketed_number(&mut self) -> Result<(), (usize, MovetextFault)> {
        let inside = &self.text[self.at + 1..];
        let digits = leading_digits(inside);
        if digits == 0 || !inside[digits..].starts_with(')') {
            return Err((self.at, MovetextFault::Variation));
        }
        self.push(TokenKind::MoveNumber, digits + 2);
        Ok(())
    }

    /// §4.3: move numbers and results come before everything that a move may look like.
    fn read_word(&mut self) {
        let rest = &self.text[self.at..];
        let digits = leading_digits(rest);
        // Before the word's end is looked for: of numbers without a space between them, each would
        // go through all that follow.
        if digits > 0 && rest[digits..].starts_with('.') {
            return self.push(TokenKind::MoveNumber, digits + 1);
        }
        let is_end = |letter: char| letter.is_whitespace() || letter == '{';
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        if let Some(claim) = Claim::of(word) {
            return self.push(TokenKind::Result(claim), word.len());
        }
        let bare = word.trim_end_matches(['!', '?']);
        self.push(TokenKind::Word, bare.len());
        self.push(TokenKind::Marks, word.len() - bare.len());
    }
}

fn leading_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(kind: TokenKind) -> char {
        match kind {
            TokenKind::MoveNumber => 'n',
            TokenKind::Word => 'w',
            TokenKind::Marks => 'm',
            TokenKind::Comment => 'c',
            TokenKind::Result(_) => 'r',
        }
    }

    /// Each token as the letter of its kind and its text.
    fn check(text: &str, expected: &[&str]) {
        let lexed = Lexed::read(text, 0);
        let show = |token: &Token| format!("{}:{}", kind(token.kind), &text[token.span.clone()]);
        let tokens: Vec<_> = lexed.tokens.iter().map(show).collect();
        assert_eq!(tokens, expected, "{text}");
        assert_eq!(lexed.fault, None, "{text}");
    }

    fn refuse(text: &str, complaint: &str) {
        let fault = Lexed::read(text, 0).fault.unwrap();
        assert_eq!(fault.to_string(), complaint, "{text}");
    }

    #[test]
    fn move_numbers_are_read_in_both_spellings_with_or_without_a_space() {
        check("1. C30 2.D0", &["n:1.", "w:C30", "n:2.", "w:D0"]);
        check("(1) C30 (23)D0", &["n:(1)", "w:C30", "n:(23)", "w:D0"]);
        check("12 12", &["w:12", "w:12"]);
    }

    /// Were each to go through those that follow it, this would take minutes.
    #[test]
    fn glued_move_numbers_are_read_in_one_pass() {
        let n_numbers = 500_000;
        let lexed = Lexed::read(&"1.".repeat(n_numbers), 0);
        assert_eq!(lexed.tokens.len(), n_numbers);
        check("1.2.C30", &["n:1.", "n:2.", "w:C30"]);
    }

    #[test]
    fn results_are_whole_words() {
        check("1-0", &["r:1-0"]);
        check("0-1 1/2-1/2 *", &["r:0-1", "r:1/2-1/2", "r:*"]);
        check("c30* 1-0x", &["w:c30*", "w:1-0x"]);
    }

    #[test]
    fn marks_are_cut_off_the_end_of_a_word() {
        check("C30!? c30??", &["w:C30", "m:!?", "w:c30", "m:??"]);
        check("C30 !", &["w:C30", "m:!"]);
        check("C3!0", &["w:C3!0"]);
    }

    #[test]
    fn comments_may_stand_between_any_words() {
        check("C30{a (b) ; $1\n1-0}c30", &["w:C30", "c:a (b) ; $1\n1-0", "w:c30"]);
        check("{} {é}", &["c:é"]);
    }

    #[test]
    fn only_a_space_or_a_comment_ends_a_word() {
        check("C30;x C30$1 C30(c30) C30}", &["w:C30;x", "w:C30$1", "w:C30(c30)", "w:C30}"]);
    }

    #[test]
    fn what_is_not_read_is_refused_where_it_stands() {
        refuse("C30\n  {no end", "line 2, column 3, \"{\": the comment has no end, expected }");
        refuse("é }", "line 1, column 3, \"}\": expected { before }");
        let line_comment = "a comment after ; is not read, expected {comment}";
        refuse("C30 ;x", &format!("line 1, column 5, \";\": {line_comment}"));
        let annotation = "a numbered annotation is not read, expected marks like ! or ?";
        refuse("C30 $1", &format!("line 1, column 5, \"$\": {annotation}"));
        let variation = "a variation is not read, expected a move number like (1) or 1.";
        for text in ["(", "()", "(1", "(1. C30)", "(a)", ")"] {
            refuse(text, &format!("line 1, column 1, \"{}\": {variation}", &text[..1]));
        }
    }
}
