use std::collections::BTreeSet;

use regex::Regex;
use words::{Language, Text};

use super::told::{marked_up, told};
use super::*;

/// The messages as they are written.
const WRITTEN: &str = include_str!("../../../../locales/en/manual.ftl");

fn messages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = WRITTEN.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" = "))
}

#[test]
fn a_label_is_the_message_of_the_page_that_it_is_on_so_that_a_renamed_button_is_renamed_here() {
    let label = Regex::new(r"\*([^*]*)\*").unwrap();
    let reference = Regex::new(r"^\{ ([a-z0-9-]+) \}$").unwrap();
    let mut n_labels = 0;
    for (id, words) in messages() {
        assert!(words.matches('*').count().is_multiple_of(2), "{id}");
        assert!(words.matches('`').count().is_multiple_of(2), "{id}");
        for (_, [inside]) in label.captures_iter(words).map(|found| found.extract()) {
            let named = reference.captures(inside);
            let named = named.unwrap_or_else(|| panic!("{id}: *{inside}* names no message"));
            assert!(!named[1].starts_with("manual-"), "{id}: *{inside}*");
            n_labels += 1;
        }
    }
    assert!(n_labels > 80, "{n_labels}");
    let publish = Text::new("draft-publish-round").in_language(Language::DEFAULT);
    let step = told("manual-round-publish").in_language(Language::DEFAULT);
    assert!(step.starts_with(&format!("Click *{publish}*.")), "{step}");
}

#[test]
fn every_text_of_every_chapter_is_said_in_full() {
    for (id, _) in messages() {
        // Those that are told of a chapter are no texts of one.
        if !WRITTEN.contains(&format!("{id} = {{ manual-title }}")) {
            let words = told(id).with("chapter", "A").in_language(Language::DEFAULT);
            assert!(words != id && !words.contains('{'), "{id}: {words}");
            marked_up(&words).unwrap();
        }
    }
}

#[test]
fn every_chapter_has_its_own_address_and_every_step_its_own_place() {
    let paths: BTreeSet<&str> = all().map(|chapter| chapter.path).collect();
    assert_eq!(paths.len(), all().count());
    for chapter in all() {
        let blocks = chapter.sections.iter().flat_map(|section| section.blocks);
        let steps = blocks.filter_map(|block| match block {
            Block::Steps(steps) => Some(*steps),
            _ => None,
        });
        let ids: Vec<&str> = steps.flatten().map(Step::id).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{}", chapter.path);
        assert!(!ids.is_empty() && !chapter.troubles.is_empty(), "{}", chapter.path);
    }
}
