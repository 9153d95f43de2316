//! Who is here for the round that comes.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tournament::result::Bye;

use super::audit::Via;
use super::byes::RequestedBye;
use super::codes::ByCode;
use super::entries::{Attendance, Entry};
use super::events::Event;
use super::overlaps::Overlap;
use super::pairings::Pairing;
use super::players::SoughtName;
use super::prints::badge_number;
use super::standings::WallChart;
use super::tournaments::{Stage, Tournament};
use super::withdrawals::{Verdict, forecast, offered, open_rounds};
use super::words::words;
use super::{AccountId, EntryId, PlayerId};

/// Somebody is here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckIn {
    pub entry: EntryId,
    pub at: DateTime<Utc>,
    /// Who of the staff has said so; nobody where the player did, or a tablet.
    pub by: Option<AccountId>,
    pub via: Via,
}

/// Whether players can check in for a round by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    NotOpened,
    Open,
    Closed,
}

/// The round that people check in for.
#[derive(Debug, Clone)]
pub struct Coming {
    pub round: u16,
    pub door: Door,
    /// Who is to play, by name.
    pub expected: Vec<Expected>,
    /// Who does not play, by name, with the bye; withdrawn players have none.
    pub away: Vec<(Entry, Option<Bye>)>,
}

/// Somebody who is to play.
#[derive(Debug, Clone)]
pub struct Expected {
    pub entry: Entry,
    pub here: Option<CheckIn>,
}

/// A tournament with the round that people check in for.
#[derive(Debug, Clone)]
pub struct CheckInList {
    pub event: Event,
    pub chart: WallChart,
    /// Nothing once every round is paired, or over.
    pub coming: Option<Coming>,
    /// The names of the staff who checked people in.
    pub scribes: HashMap<AccountId, String>,
    /// Who of them plays elsewhere at the same time.
    pub overlaps: Vec<Overlap>,
}

/// What becomes of somebody who has not come by the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Nothing: they are paired.
    Stay,
    /// A zero-point bye in this round.
    Miss,
    /// Withdrawn from this round on; before the start, removed.
    Leave,
}

words! { Fate { Stay = "stay", Miss = "miss", Leave = "leave", } }

impl Fate {
    /// What can be chosen: a round off only where the format gives byes. Before the start leaving removes the
    /// entry, which a device that is signed in by code does not.
    pub fn possible(tournament: &Tournament, by_code: Option<ByCode>) -> &'static [Self] {
        let is_entry = tournament.stage == Stage::Entry;
        if is_entry && by_code.is_some() {
            return &[Self::Stay];
        }
        if tournament.details.format.takes_byes() && !is_entry {
            &[Self::Stay, Self::Miss, Self::Leave]
        } else {
            &[Self::Stay, Self::Leave]
        }
    }
}

/// What is to become of somebody who has not come, and what the page said of their games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    pub entry: EntryId,
    pub fate: Fate,
    pub seen: Option<Verdict>,
}

/// The round that people check in for, if there is one: before the start the first, in a Swiss the first
/// that isn't paired. Where all are paired at the start, the first of whose games most are to be played:
/// single games are put off, or played ahead.
pub fn coming_round(chart: &WallChart) -> Option<u16> {
    match chart.tournament.stage {
        Stage::Entry => Some(1),
        Stage::Running if chart.tournament.details.format.pairs_round_by_round() => {
            (chart.n_unpaired() > 0).then(|| open_rounds(chart).0)
        }
        Stage::Running => first_open(chart),
        Stage::Closed | Stage::Cancelled => None,
    }
}

fn first_open(chart: &WallChart) -> Option<u16> {
    let open = chart.open_games();
    let is_mostly_open = |round: &u16| {
        let n_open = open.iter().filter(|one| one.round == *round).count();
        let here = chart.pairings.iter().filter(|one| one.round == *round);
        let n_games = here.filter(|one| one.second.is_some()).count();
        n_open > 0 && 2 * n_open >= n_games
    };
    let first = (1..=chart.n_rounds()).find(is_mostly_open);
    first.or_else(|| open.first().map(|one| one.round))
}

impl Coming {
    /// The round that comes, with who is here for it.
    pub fn new(
        chart: &WallChart,
        byes: &[RequestedBye],
        (round, door): (u16, Door),
        here: &[CheckIn],
    ) -> Self {
        let mut by_name: Vec<&Entry> = chart.entries.iter().collect();
        by_name.sort_by(|one, other| one.key.cmp(&other.key));
        let (mut expected, mut away) = (Vec::new(), Vec::new());
        for entry in by_name.into_iter().cloned() {
            match absence(chart, byes, round, &entry) {
                Absence::None => {
                    let here = here.iter().find(|one| one.entry == entry.id).copied();
                    expected.push(Expected { entry, here });
                }
                Absence::Away(bye) => away.push((entry, bye)),
                Absence::Played => {}
            }
        }
        Self { round, door, expected, away }
    }

    /// How many are here.
    pub fn n_here(&self) -> usize {
        self.expected.iter().filter(|one| one.here.is_some()).count()
    }

    /// Who has not come yet.
    pub fn missing(&self) -> impl Iterator<Item = &Entry> {
        self.expected.iter().filter(|one| one.here.is_none()).map(|one| &one.entry)
    }

    /// Somebody who is to play.
    pub fn expected(&self, entry: EntryId) -> Option<&Expected> {
        self.expected.iter().find(|one| one.entry.id == entry)
    }

    /// The same, by the player.
    pub fn expected_player(&self, player: PlayerId) -> Option<&Expected> {
        self.expected.iter().find(|one| one.entry.player == player)
    }
}

/// Whether somebody does not play in a round.
enum Absence {
    None,
    Away(Option<Bye>),
    /// The game of the round is over already.
    Played,
}

fn absence(chart: &WallChart, byes: &[RequestedBye], round: u16, entry: &Entry) -> Absence {
    if entry.is_gone(round) {
        return Absence::Away(None);
    }
    let asked = byes.iter().find(|bye| (bye.entry, bye.round) == (entry.id, round));
    if let Some(asked) = asked {
        return Absence::Away(Some(asked.bye));
    }
    let sits = |one: &&Pairing| {
        one.round == round && (one.first == entry.id || one.second == Some(entry.id))
    };
    match chart.pairings.iter().find(sits) {
        Some(bye) if bye.second.is_none() => Absence::Away(bye.bye),
        Some(game) if !chart.open_games().iter().any(|open| open.id == game.id) => Absence::Played,
        Some(_) | None => Absence::None,
    }
}

/// What a withdrawal for a round would make of somebody's games; nothing where it is not possible.
pub fn verdict(chart: &WallChart, entry: &Entry, round: u16) -> Option<Verdict> {
    let round = leaves_from(chart, entry, round);
    forecast(chart, entry, Attendance::Withdrawn, round).ok().map(|found| found.verdict)
}

/// The first round without somebody who does not come for a round. Where all are paired at the start
/// it is after the last result.
pub fn leaves_from(chart: &WallChart, entry: &Entry, round: u16) -> u16 {
    if chart.tournament.details.format.pairs_round_by_round() {
        return round;
    }
    offered(chart, entry, Attendance::Withdrawn)
}

/// Whether a player is meant by what was typed or scanned: words of the name, the player's number, or
/// the address that the code of a badge says.
pub fn is_meant(entry: &Entry, typed: &str) -> bool {
    let typed = typed.trim();
    if typed.is_empty() {
        return true;
    }
    match badge_number(typed) {
        Some(number) => entry.player == number || entry.entered_as == number,
        None => SoughtName::of(typed).is_in(&entry.key),
    }
}
