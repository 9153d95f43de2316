//! What the program is, what it is made of, and what it knows about people.

use std::collections::BTreeMap;

use askama::Template;
use domain::accounts::{GIVEN_DAYS, IDLE_DAYS};
use domain::bin;
use words::Text;

use super::{Frame, filters};

/// What the program is, and under which licences.
#[derive(Template)]
#[template(path = "about/show.html")]
pub struct AboutPage {
    pub frame: Frame,
    pub version: &'static str,
    /// The texts of the program's own licences.
    pub licences: [Licence; 2],
    pub fonts: [Font; 2],
    /// The crates in it, by licence; those of the most crates first.
    pub crates: Vec<(String, Vec<Crate>)>,
    pub n_crates: usize,
}

/// What is stored about people.
#[derive(Template)]
#[template(path = "about/privacy.html")]
pub struct PrivacyPage {
    pub frame: Frame,
    /// How long what was deleted can be restored.
    pub erased: Text,
    /// What is stored of somebody who signs in.
    pub sessions: Text,
    /// What holds until a password is changed that somebody else has set.
    pub given: Text,
}

pages! { AboutPage PrivacyPage }

/// The text of a licence.
#[derive(Debug, Clone, Copy)]
pub struct Licence {
    pub name: &'static str,
    pub text: &'static str,
}

/// A family of letters that comes with the program.
#[derive(Debug, Clone, Copy)]
pub struct Font {
    pub name: &'static str,
    pub copyright: &'static str,
    pub licence: &'static str,
}

/// A crate, as crates.io has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crate {
    pub name: &'static str,
    pub version: &'static str,
}

const LICENCES: [Licence; 2] = [
    Licence { name: "MIT", text: include_str!("../../../LICENSE-MIT") },
    Licence { name: "Apache-2.0", text: include_str!("../../../LICENSE-APACHE") },
];

const FONTS: [Font; 2] = [
    Font {
        name: "Source Sans 3",
        copyright: "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’",
        licence: include_str!("../../../static/fonts/source-sans-3-OFL.txt"),
    },
    Font {
        name: "Source Serif 4",
        copyright: "© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with \
                    Reserved Font Name ‘Source’",
        licence: include_str!("../../../static/fonts/source-serif-4-OFL.txt"),
    },
];

/// A crate a line: name, version, licence. A test compares it with what cargo knows.
const CRATES: &str = include_str!("about/crates.txt");

impl AboutPage {
    pub fn new(frame: Frame) -> Self {
        let crates = by_licence();
        let n_crates = crates.iter().map(|(_, crates)| crates.len()).sum();
        let version = env!("CARGO_PKG_VERSION");
        Self { frame, version, licences: LICENCES, fonts: FONTS, crates, n_crates }
    }
}

impl PrivacyPage {
    pub fn new(frame: Frame) -> Self {
        Self {
            frame,
            erased: Text::new("privacy-erased").with("days", bin::DAYS),
            sessions: Text::new("privacy-sessions").with("days", IDLE_DAYS),
            given: Text::new("privacy-given").with("days", GIVEN_DAYS),
        }
    }
}

fn by_licence() -> Vec<(String, Vec<Crate>)> {
    let mut found: BTreeMap<String, Vec<Crate>> = BTreeMap::new();
    for line in CRATES.lines() {
        let mut words = line.splitn(3, ' ');
        if let (Some(name), Some(version), Some(licence)) =
            (words.next(), words.next(), words.next())
        {
            found.entry(choice(licence)).or_default().push(Crate { name, version });
        }
    }
    let mut groups: Vec<_> = found.into_iter().collect();
    groups.sort_by_key(|(_, crates)| std::cmp::Reverse(crates.len()));
    groups
}

/// A choice of licences in one spelling, whichever came first; an older one has a stroke.
fn choice(licence: &str) -> String {
    if licence.contains(['(', '&']) || licence.contains(" AND ") {
        return licence.to_owned();
    }
    let mut names: Vec<&str> =
        licence.split('/').flat_map(|part| part.split(" OR ")).map(str::trim).collect();
    names.sort_unstable();
    names.join(" OR ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_is_under_its_licence() {
        let groups = by_licence();
        let n_crates: usize = groups.iter().map(|(_, crates)| crates.len()).sum();
        assert_eq!(n_crates, CRATES.lines().count());
        let of = |name| {
            let is_it =
                |(_, crates): &&(String, Vec<Crate>)| crates.iter().any(|one| one.name == name);
            groups.iter().find(is_it).map(|(licence, _)| licence.as_str())
        };
        assert_eq!(of("askama"), of("serde"));
        assert_eq!(of("serde"), Some("Apache-2.0 OR MIT"));
        assert_eq!(choice("Unlicense/MIT"), "MIT OR Unlicense");
        assert_eq!(choice("(MIT OR ISC) AND Zlib"), "(MIT OR ISC) AND Zlib");
    }
}
