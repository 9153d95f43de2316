//! Rating lists that are published.

use std::collections::HashMap;

use askama::Template;
use chrono::NaiveDate;
use domain::pages::Part;
use domain::ratings::{ListRefusal, Published, PublishedList, RatingPool};
use domain::{PlayerId, PoolId};
use rating::ledger::RULES_VERSION;
use words::Text;
use words::complaints::Complaints;
use words::format::date;

use super::{Figure, pool_name};
use crate::parts::{PartLink, part_links};
use crate::{Frame, filters};

/// All lists of a pool.
#[derive(Template)]
#[template(path = "ratings/lists.html")]
pub struct ListsPage {
    pub frame: Frame,
    pub pool: (PoolId, Text),
    /// Number, day and size of each, the newest first.
    pub lists: Vec<(u32, Text, Text)>,
    /// The day that the form begins with; none for those who may not publish.
    pub as_of: Option<String>,
    pub complaints: Complaints,
}

/// One list.
#[derive(Template)]
#[template(path = "ratings/published.html")]
pub struct ListPage {
    pub frame: Frame,
    pub pool: (PoolId, Text),
    pub number: u32,
    /// As of which day, and how many players.
    pub lead: Text,
    pub hash: String,
    /// That older rules gave it.
    pub older_rules: Option<Text>,
    /// The list before it.
    pub before: Option<u32>,
    pub lines: Vec<ListLine>,
    pub parts: Vec<PartLink>,
    /// What computes the list again.
    pub command: String,
}

pages! { ListsPage ListPage }

/// A player in a list.
#[derive(Debug, Clone)]
pub struct ListLine {
    /// Shared by equals; none while provisional.
    pub rank: Option<usize>,
    pub player: PlayerId,
    pub name: String,
    pub figure: Figure,
    pub games: u32,
    /// Since the list before; none for who is new in it.
    pub change: Option<String>,
}

impl ListsPage {
    pub fn new(frame: Frame, pool: &RatingPool, lists: &[PublishedList]) -> Self {
        let line = |list: &PublishedList| {
            let players = Text::new("players-found").with("count", list.n_players);
            (list.number, date(list.as_of), players)
        };
        Self {
            frame,
            pool: (pool.id, pool_name(pool)),
            lists: lists.iter().map(line).collect(),
            as_of: None,
            complaints: Complaints::default(),
        }
    }

    /// With the form that publishes one.
    #[must_use]
    pub fn publishing(self, as_of: String) -> Self {
        Self { as_of: Some(as_of), ..self }
    }

    /// With why nothing was published.
    #[must_use]
    pub fn refused(self, why: Option<ListRefusal>) -> Self {
        let words = |why: &Option<ListRefusal>| match why {
            None | Some(ListRefusal::Gone) => Text::new("error-no-date"),
            Some(ListRefusal::NotYet) => Text::new("list-not-yet"),
            Some(ListRefusal::Recomputing) => Text::new("list-recomputing"),
            Some(ListRefusal::Later { as_of }) => {
                Text::new("list-later").with("date", date(*as_of))
            }
            Some(ListRefusal::Nobody) => Text::new("list-nobody"),
            Some(ListRefusal::OlderRules) => {
                Text::new("ratings-older-rules").with("command", "magister ratings recompute")
            }
        };
        Self { complaints: Complaints::new(&[why], |_| "as_of", words), ..self }
    }
}

/// What a page of a list is made of.
pub struct Shown<'l> {
    pub pool: &'l RatingPool,
    pub list: &'l PublishedList,
    pub ratings: Vec<Published>,
    /// What the list before said, and its number.
    pub before: Option<(u32, Vec<Published>)>,
    pub names: &'l HashMap<PlayerId, String>,
}

impl ListPage {
    pub fn new(frame: Frame, shown: Shown<'_>, page: usize) -> Self {
        let Shown { pool, list, mut ratings, before, names } = shown;
        let then: HashMap<i32, i32> =
            before.iter().flat_map(|(_, all)| all).map(|one| (one.0, points(one.1))).collect();
        // The certain first, then by rating; names are not part of a list.
        ratings.sort_by_key(|one| (one.4, std::cmp::Reverse(one.1), one.0));
        let part = Part::of(ratings.len(), page);
        let rank = |one: &Published| {
            let is_better = |other: &&Published| !other.4 && points(other.1) > points(one.1);
            (!one.4).then(|| ratings.partition_point(|other| is_better(&other)) + 1)
        };
        let line = |one: &Published| ListLine {
            rank: rank(one),
            player: PlayerId(one.0),
            name: names.get(&PlayerId(one.0)).cloned().unwrap_or_default(),
            figure: Figure {
                points: points(one.1).to_string(),
                deviation: one.2.map(|deviation| points(deviation).to_string()),
                is_provisional: one.4,
            },
            games: one.3,
            change: then.get(&one.0).map(|then| signed(points(one.1) - then)),
        };
        let lines = ratings[part.rows()].iter().map(line).collect();
        Self {
            frame,
            pool: (pool.id, pool_name(pool)),
            number: list.number,
            lead: Text::new("list-lead")
                .with("date", date(list.as_of))
                .with("players", Text::new("players-found").with("count", list.n_players)),
            hash: list.hash.clone(),
            older_rules: list.is_by_older_rules().then(|| older_rules(list)),
            before: before.map(|(number, _)| number),
            lines,
            parts: part_links(part, ""),
            command: format!(
                "magister ratings verify rating-list-{}-{}.json",
                pool.id, list.number
            ),
        }
    }
}

fn older_rules(list: &PublishedList) -> Text {
    Text::new("list-older-rules").with("version", list.rules).with("current", RULES_VERSION)
}

/// Whole points, halves away from zero.
fn points(hundredths: i32) -> i32 {
    (hundredths + 50 * hundredths.signum()) / 100
}

fn signed(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.abs()),
    }
}

/// As a date field has it.
pub fn typed(day: NaiveDate) -> String {
    day.format("%Y-%m-%d").to_string()
}
