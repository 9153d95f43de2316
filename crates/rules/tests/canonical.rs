//! Laws of records written again, and of several records in one text.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[path = "../../../tests/support/extent.rs"]
mod extent;
#[path = "../../../tests/support/game_data.rs"]
mod game_data;

use std::{fmt::Write as _, ops::ControlFlow};

use extent::few_or_many;
use proptest::{collection::vec, prelude::*, sample::Index};
use rules::{Claim, Game, Record, Replay, Verdict, Visitor, game::Position, record::Collection};

/// A game played by chance, as canonical notation; the choice is among the first moves listed.
struct Playing<'c>(&'c [Index]);

const MOST_LISTED: usize = 40;

impl Visitor for Playing<'_> {
    type Output = Vec<String>;

    fn visit<P: Position>(self, rules: P::Rules) -> Vec<String> {
        let mut position = P::start(rules);
        let mut played = Vec::new();
        for chance in self.0 {
            let mut moves = Vec::new();
            let _ = position.each_move(&mut |mv| {
                moves.push(mv.clone());
                if moves.len() < MOST_LISTED {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            if moves.is_empty() {
                break;
            }
            let mv = chance.get(&moves);
            position = position.play(mv).unwrap();
            played.push(mv.to_string());
        }
        played
    }
}

/// What may stand between two moves, and before the first.
fn between(marks: &'static str) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => Just(" ".to_owned()),
        1 => marks,
        1 => " [0-9]{1,3}\\. ?",
        1 => " \\([0-9]{1,3}\\) ?",
        1 => "\\{[^\\}\u{0}]{0,60}\\}",
        1 => "\\{(\r?\n|\r){1,2} ?\\[Site \"[a-z]\"\\]\\}",
        1 => "(\r\n|\n|\t| ){1,4}",
    ];
    vec(piece, 0..4).prop_map(|pieces| pieces.concat())
}

fn tags() -> impl Strategy<Value = String> {
    let tag = ("[A-Z][a-z]{1,3}", "([^\"\\\\\r\n]|\\\\\"|\\\\\\\\){0,20}", "[ \n]{0,2}");
    vec(tag, 0..4).prop_map(|tags| {
        let mut text = String::new();
        for (idx, (name, value, space)) in tags.into_iter().enumerate() {
            write!(text, "[{space}{name}{idx}{space}\"{value}\"]{space}").unwrap();
        }
        text
    })
}

/// Text without a tag: one before others would be one of them.
fn junk() -> impl Strategy<Value = String> {
    "(\\PC|\r?\n|[\\[\\]\"{}; ]){0,80}".prop_map(|text| {
        let begins_as_tag = |line: &str| line.trim_start().starts_with('[');
        let lines = text.split('\n');
        let lines = lines
            .map(|line| if begins_as_tag(line) { ["*", line].concat() } else { line.to_owned() });
        lines.collect::<Vec<_>>().join("\n")
    })
}

prop_compose! {
    /// The text of a record whose moves all play, in any spelling.
    fn record()(
        spec in prop::sample::select(Game::samples()),
        chances in vec(any::<Index>(), 0..60),
        claim in prop::sample::select(&Claim::ALL[..]),
        repeats_claim in any::<bool>(),
        tags in tags(),
        first in between(" "),
        between in vec(between("[!?]{1,3} "), 60),
    ) -> String {
        let game: Game = spec.parse().unwrap();
        let moves = game.visit(Playing(&chances));
        let mut text = format!("{tags}[Game \"{game}\"]\n[Result \"{claim}\"]\n\n");
        text.push_str(&first);
        for (mv, between) in moves.iter().zip(&between) {
            write!(text, " {mv}{between}").unwrap();
        }
        if repeats_claim {
            writeln!(text, " {claim}").unwrap();
        }
        text
    }
}

/// What a record says, and nothing of how it is spelled.
#[derive(Debug, PartialEq)]
struct Told {
    tags: Vec<(String, String)>,
    claim: Claim,
    /// Each move with its marks and the comments after it; the first is what comes before.
    moves: Vec<(String, String, Vec<String>)>,
}

impl Told {
    fn by(record: &Record) -> Self {
        let tags = record.tags().map(|(name, value)| (name.to_owned(), value.to_owned()));
        let Replay { comments, plies, .. } = record.replay();
        let first = (String::new(), String::new(), comments);
        let plies = plies.into_iter().map(|step| (step.canonical, step.marks, step.comments));
        Self {
            tags: tags.collect(),
            claim: record.claim(),
            moves: std::iter::once(first).chain(plies).collect(),
        }
    }

    /// Comments as the canonical form has them: docs/spec/game-record.md §6.3.
    fn canonically(mut self) -> Self {
        for comment in self.moves.iter_mut().flat_map(|(_, _, comments)| comments) {
            let lines = comment.replace("\r\n", "\n").replace('\r', "\n");
            let mut apart = lines.split('\n').map(str::to_owned).collect::<Vec<_>>();
            for line in apart.iter_mut().skip(1).filter(|line| begins_like_a_tag(line)) {
                line.insert(0, ' ');
            }
            *comment = apart.join("\n");
        }
        self
    }
}

/// `[Name "`, with white space around the name or without.
fn begins_like_a_tag(line: &str) -> bool {
    let name = line.strip_prefix('[').and_then(|rest| rest.split_once('"'));
    name.map(|(name, _)| name.trim()).is_some_and(|name| {
        !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
    })
}

#[test]
fn a_line_of_a_comment_that_begins_like_any_tag_is_no_tag_of_the_canonical_text() {
    let text = "[Game \"gbg:3\"]\n[Result \"*\"]\n\nA30 {one\r[K\"two}";
    let canonical = parse(text).canonical().unwrap();
    assert!(canonical.contains("{one\n [K\"two}"), "{canonical}");
    assert_eq!(Told::by(&parse(text)).canonically(), Told::by(&parse(&canonical)));
}

fn parse(text: &str) -> Record {
    Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn without_place(verdict: Verdict) -> Verdict {
    Verdict { fault: None, ..verdict }
}

fn parts(text: &str) -> Vec<String> {
    let parts = Collection::new(text.as_bytes()).map(Result::unwrap);
    parts.map(|part| String::from_utf8(part.bytes().to_vec()).unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(64, 4_096)))]

    #[test]
    fn canonical_text_reads_back_as_the_same_record(text in record()) {
        let record = parse(&text);
        let canonical = record.canonical().unwrap();
        let again = parse(&canonical);
        prop_assert_eq!(Told::by(&record).canonically(), Told::by(&again));
        prop_assert_eq!(record.termination(), again.termination());
        prop_assert_eq!(record.verify(), again.verify());
        prop_assert_eq!(again.canonical(), Ok(canonical));
    }

    #[test]
    fn canonical_text_has_short_lines_and_one_line_end(text in record()) {
        let canonical = parse(&text).canonical().unwrap();
        let movetext = canonical.split_once("]\n\n").unwrap().1;
        prop_assert!(canonical.ends_with('\n') && !movetext.contains('\r'));
        let is_short = |line: &str| line.chars().count() <= 80;
        prop_assert!(movetext.contains('{') || movetext.lines().all(is_short), "{}", movetext);
    }

    #[test]
    fn a_collection_of_canonical_texts_is_read_record_by_record(texts in vec(record(), 1..5)) {
        let texts: Vec<_> = texts.iter().map(|text| parse(text).canonical().unwrap()).collect();
        let found: Vec<_> = parts(&texts.join("\n")).iter().map(|part| parse(part)).collect();
        prop_assert_eq!(found.len(), texts.len());
        for (found, text) in found.iter().zip(&texts) {
            prop_assert_eq!(&found.canonical().unwrap(), text);
        }
    }

    #[test]
    fn no_text_before_a_canonical_one_spoils_it(junk in junk(), text in record()) {
        let text = parse(&text).canonical().unwrap();
        let found = parts(&format!("*\n{junk}\n{text}"));
        prop_assert_eq!(found.last().unwrap(), &text);
    }

    #[test]
    fn the_parts_of_any_text_are_the_text(text in "(\\PC|\r?\n|[\\[\\]\"{}; ]|\\[Event \"){0,200}") {
        prop_assert_eq!(parts(&text).concat(), text);
    }
}

#[test]
fn every_record_of_the_lists_is_one_and_keeps_its_verdict_in_canonical_form() {
    let cases = game_data::record_files().into_iter().flat_map(|file| file.cases());
    let mut n_written = 0;
    for game_data::Case { place, record: text, .. } in cases {
        for text in [text.clone(), text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
            assert_eq!(parts(&text).len(), 1, "{place}");
            let Ok(record) = Record::parse(text.as_bytes()) else { continue };
            let verdict = record.verify();
            let canonical = record.canonical();
            assert_eq!(canonical.is_ok(), verdict.fault.is_none(), "{place}: {canonical:?}");
            let Ok(canonical) = canonical else { continue };
            assert_eq!(without_place(parse(&canonical).verify()), verdict, "{place}");
            n_written += 1;
        }
    }
    assert!(n_written > 100, "{n_written} records can be written");
}
