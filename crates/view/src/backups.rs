//! The copies of the database.

use std::path::Path;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::backups::{Copy, Manifest, Why};
use domain::zone::Zone;
use words::Text;
use words::format::{Numeral, moment};

use super::{Frame, filters};

/// The copies there are, and what makes another one.
#[derive(Template)]
#[template(path = "backups/show.html")]
pub struct BackupsPage {
    pub frame: Frame,
    /// Where they lie; nothing if no folder is set.
    pub folder: Option<String>,
    /// When the server makes them by itself.
    pub automatic: Text,
    pub lines: Vec<BackupLine>,
    /// Why the last copy was not made.
    pub failure: Option<Text>,
}

pages! { BackupsPage }

/// A copy.
#[derive(Debug, Clone)]
pub struct BackupLine {
    pub name: String,
    pub made: Text,
    pub why: Text,
    pub contents: Option<Text>,
    pub size: Text,
    pub href: String,
    /// "Download magister-2026-11-22-100007.magister", for those who only hear the page.
    pub label: Text,
}

impl BackupsPage {
    /// The page of the copies in a folder.
    pub fn new(frame: Frame, folder: Option<&Path>, copies: &[Copy], zone: Zone) -> Self {
        Self {
            frame,
            folder: folder.map(|folder| folder.display().to_string()),
            automatic: Text::new("backups-not-automatic"),
            lines: copies.iter().map(|copy| BackupLine::new(copy, zone)).collect(),
            failure: None,
        }
    }

    /// The page, saying how many copies the server keeps of those that it makes.
    #[must_use]
    pub fn keeping(self, keep: usize) -> Self {
        match keep {
            0 => self,
            _ => Self { automatic: Text::new("backups-automatic").with("keep", keep), ..self },
        }
    }

    /// The page, saying why the last copy was not made.
    #[must_use]
    pub fn failed(self, failure: Option<(DateTime<Utc>, String)>, zone: Zone) -> Self {
        let words = |(at, why): (DateTime<Utc>, String)| {
            Text::new("backups-failed").with("moment", moment(at, zone)).with("why", why)
        };
        Self { failure: failure.map(words), ..self }
    }
}

impl BackupLine {
    fn new(Copy { name, size, manifest }: &Copy, zone: Zone) -> Self {
        let made = |manifest: &Manifest| moment(manifest.made_at, zone);
        let contents = |manifest: &Manifest| {
            Text::new("backups-contents")
                .with("events", manifest.contents.events)
                .with("players", manifest.contents.players)
                .with("results", manifest.contents.results)
        };
        let manifest = manifest.as_ref();
        Self {
            name: name.clone(),
            made: manifest.map_or_else(|| Text::new("backups-unreadable"), made),
            why: manifest.map_or_else(|| Text::new("backups-why-unknown"), |one| why(&one.why)),
            contents: manifest.map(contents),
            size: Text::new("backups-size").with("size", Numeral::new(size.div_ceil(1024))),
            href: format!("/backups/{name}"),
            label: Text::new("backups-download-name").with("name", name.as_str()),
        }
    }
}

fn why(why: &Why) -> Text {
    match why {
        Why::ByHand => Text::new("backups-why-by-hand"),
        Why::TournamentStarted { tournament } => {
            Text::new("backups-why-started").with("tournament", tournament.as_str())
        }
        Why::RoundPublished { tournament, round } => Text::new("backups-why-round")
            .with("round", *round)
            .with("tournament", tournament.as_str()),
        Why::TournamentClosed { tournament } => {
            Text::new("backups-why-closed").with("tournament", tournament.as_str())
        }
    }
}
