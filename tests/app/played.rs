//! Tournaments that were played, made through the desk.

use chrono::{NaiveDate, TimeDelta};
use desk::entries::Attending;
use desk::events::EventChange;
use desk::results::NotEntered;
use desk::tournaments::{Seen, Start};
use desk::{self, Actor};
use domain::accounts::{Access, AccountName, Rank};
use domain::audit::Act;
use domain::entries::{Attendance, NewEntry};
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::lists::Admission;
use domain::players::PlayerName;
use domain::privacy::Eyes;
use domain::ratings::{RatingsMoved, Unrating};
use domain::results::{
    Decision, Ending, Proof, Proposed, Reason, RecordedOutcome, Refusal, Refused,
};
use domain::stamps::Thing;
use domain::tie_breaks::{Ranking, TieBreaks};
use domain::tournaments::{Format, Numbering, Rated, TournamentDetails};
use domain::zone::Zone;
use domain::{EntryId, EventId, GameId, NameKey, PairingId, PlayerId, TournamentId};
use rules::{BySeat, Points, Seat};
use store::results::NewResult;
use store::{Db, accounts, audit, entries, pairings, players, results, tournaments};
use system::clock;
use tournament::points::PointSystem;
use tournament::table::Edition;

use super::support::{Site, moved};

/// A tournament in the making, with everybody in it.
pub(crate) struct Played<'a> {
    site: &'a Site,
    pub(crate) event: EventId,
    pub(crate) id: TournamentId,
    actor: Actor,
    pub(crate) players: Vec<PlayerId>,
    entries: Vec<EntryId>,
}

const PUBLISHED: Visibility = Visibility::Published;

/// What to play.
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    pub(crate) format: Format,
    pub(crate) rated: Rated,
    pub(crate) visibility: Visibility,
    pub(crate) tie_breaks: &'static str,
}

impl Plan {
    pub(crate) const RATED: Self = Self {
        name: "Glass Bead Open",
        format: Format::RoundRobin,
        rated: Rated::Rated,
        visibility: Visibility::Published,
        tie_breaks: "PTS,DE,SB,WIN",
    };
}

impl<'a> Played<'a> {
    /// A started round robin of these players, who are made if nobody has their names.
    pub(crate) fn start(site: &'a Site, plan: &Plan, names: &[&str]) -> Self {
        site.store
            .write(|db| {
                let actor = recorder(db)?;
                let event = event(db, &actor, plan)?;
                let id = desk::tournaments::add(db, &actor, event, (&details(plan), PUBLISHED))?;
                let all = players::list(db, Eyes::Staff)?;
                let admission = |name: &&str| {
                    let key = NameKey::of(name);
                    let known = all.iter().find(|player| player.key == key);
                    let name = PlayerName::parse(name).unwrap();
                    let entry = NewEntry::of(name);
                    Admission { player: known.map(|player| player.id), entry }
                };
                let admissions: Vec<Admission> = names.iter().map(admission).collect();
                desk::entries::admit_known(db, &actor, id, &admissions)?.unwrap();
                let numbering = Some(Numbering::Entered);
                let start = Start { numbering, seed: 0, seen: Seen::Everybody };
                desk::tournaments::start(db, &actor, id, &start, Ok::<_, ()>)?.unwrap();
                let entered = entries::list(db, id, Eyes::Staff)?;
                let players = entered.iter().map(|entry| entry.player).collect();
                let entries = entered.iter().map(|entry| entry.id).collect();
                Ok(Self { site, event, id, actor, players, entries })
            })
            .unwrap()
    }

    /// The path of a page of the tournament.
    pub(crate) fn path(&self, page: &str) -> String {
        format!("/tournaments/{}/{page}", self.id)
    }

    /// Records results as a crosstable has them: a row for each player, `1`, `=`, `0`, `+`, `-`
    /// or `.` against each, `x` against oneself. Only the half above the diagonal is read.
    pub(crate) fn record(&self, crosstable: &[&str]) -> &Self {
        for (row, line) in crosstable.iter().enumerate() {
            let cells: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(cells.len(), crosstable.len(), "{line}");
            for (column, cell) in cells.iter().enumerate().skip(row + 1) {
                if *cell != "." {
                    self.set(row + 1, column + 1, cell);
                }
            }
        }
        self
    }

    /// Records, or corrects, the result of a player against another, as the first one sees it.
    pub(crate) fn set(&self, own: usize, opponent: usize, result: &str) -> Vec<String> {
        self.set_with(own, opponent, result, None)
    }

    /// The same with the game points of both.
    pub(crate) fn set_with(
        &self,
        own: usize,
        opponent: usize,
        result: &str,
        points: Option<(u16, u16)>,
    ) -> Vec<String> {
        let own = self.entries[own - 1];
        let opponent = self.entries[opponent - 1];
        let write = |db: &mut Db| {
            let all = pairings::list(db, self.id)?;
            let pairing = all.iter().find(|pairing| {
                let met = [Some(pairing.first), pairing.second];
                met.contains(&Some(own)) && met.contains(&Some(opponent))
            });
            let pairing = pairing.unwrap();
            let seat = if pairing.first == own { Seat::First } else { Seat::Second };
            let before = results::history(db, pairing.id)?;
            let proposed = Proposed {
                made_from: before.last().map(|result| result.id),
                reason: Some(Reason::parse("The slip says so.").unwrap()),
                ..proposed(seat, result, points)
            };
            let at = (self.id, pairing.round, pairing.board);
            let moved = match desk::results::enter(db, &self.actor, at, &proposed)? {
                Ok(entered) => entered.moved,
                Err(NotEntered::Refused(Refused::For(why))) if why == SAME_AGAIN => {
                    RatingsMoved::default()
                }
                Err(why) => panic!("{why:?}"),
            };
            Ok(moved.changes.into_iter().map(|change| change.name).collect())
        };
        self.site.store.write(write).unwrap()
    }

    /// Records that the first player has won by resignation, with a game.
    pub(crate) fn insert_game(&self, db: &mut Db, pairing: PairingId, game: GameId) -> StoredUnit {
        let before = results::history(db, pairing)?;
        let new = NewResult {
            pairing,
            replaces: before.last().map(|result| result.id),
            decision: Decision {
                outcome: RecordedOutcome::First,
                ending: Ending::Resignation,
                points: None,
            },
            game: Some(game),
            proof: Proof::NoRecord,
            reason: None,
            by: Some(self.actor.account),
            submission: None,
        };
        results::insert(db, &new, self.actor.now)?;
        moved(Thing::Tournament(self.id));
        Ok(())
    }

    /// A player leaves, from a round on.
    pub(crate) fn withdraw(&self, player: usize, from_round: u16) {
        self.attend(player, Attendance::Withdrawn, from_round);
    }

    /// A player comes back.
    pub(crate) fn come_back(&self, player: usize, from_round: u16) {
        self.attend(player, Attendance::Returned, from_round);
    }

    fn attend(&self, player: usize, act: Attendance, from_round: u16) {
        let entry = self.entries[player - 1];
        let wanted = Attending { entry, act, from_round, seen: None };
        let write = |db: &mut Db| desk::entries::attend(db, &self.actor, self.id, wanted);
        self.site.store.write(write).unwrap().unwrap();
    }

    /// Closes it, so many days from now, and rates it.
    pub(crate) fn close_after(&self, days: i64) -> &Self {
        let write = |db: &mut Db| {
            let version = tournaments::find(db, self.id)?.map(|found| found.version);
            let actor = Actor { now: clock::now() + TimeDelta::days(days), ..self.actor };
            desk::tournaments::close(db, &actor, (self.id, version))
        };
        self.site.store.write(write).unwrap().unwrap();
        self
    }
}

type StoredUnit = store::Stored<()>;

/// Why a result is not recorded that is recorded already.
const SAME_AGAIN: [Refusal; 1] = [Refusal::NothingChanges];

/// An account that everything is recorded by.
pub(crate) fn recorder(db: &mut Db) -> store::Stored<Actor> {
    let (name, now) = (AccountName::parse("Magister Musicae").unwrap(), clock::now());
    let account = match accounts::find_by_name(db, &name)? {
        Some(account) => account.id,
        None => accounts::insert(db, &name, "no password", Rank::Member, now)?.unwrap(),
    };
    Ok(Actor { account, access: Access::Administrator, by_code: None, by_token: None, now })
}

pub(crate) fn event(db: &mut Db, actor: &Actor, plan: &Plan) -> store::Stored<EventId> {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let details = EventDetails {
        name: Title::parse(&format!("{} at Waldzell", plan.name)).unwrap(),
        place: None,
        days: Days::new(day, day).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: domain::privacy::Shown::default(),
    };
    let id = desk::events::add(db, actor, &details)?;
    let (visibility, unrating) = (plan.visibility, Unrating::Ask);
    let change = EventChange { details: &details, visibility, unrating };
    desk::events::change(db, actor, (id, 1), change)?.unwrap();
    Ok(id)
}

pub(crate) fn details(plan: &Plan) -> TournamentDetails {
    TournamentDetails {
        name: Title::parse(plan.name).unwrap(),
        spec: "gbg:6".parse().unwrap(),
        format: plan.format,
        points: PointSystem::STANDARD,
        rated: plan.rated,
        pie: None,
        ranking: Ranking {
            tie_breaks: TieBreaks::parse(plan.tie_breaks.split(',')).unwrap(),
            edition: Some(Edition::March2026),
        },
    }
}

pub(crate) fn proposed(seat: Seat, result: &str, points: Option<(u16, u16)>) -> Proposed {
    let won = |seat: Seat| match seat {
        Seat::First => RecordedOutcome::First,
        Seat::Second => RecordedOutcome::Second,
    };
    let (outcome, ending) = match result {
        "1" => (won(seat), Ending::Played),
        "0" => (won(seat.other()), Ending::Played),
        "=" => (RecordedOutcome::Draw, Ending::Agreement),
        "+" => (won(seat), Ending::Forfeit),
        "-" => (won(seat.other()), Ending::Forfeit),
        "." => (RecordedOutcome::Open, Ending::Open),
        other => panic!("{other:?} is no result"),
    };
    let points = points.map(|(own, other)| {
        let mut points = BySeat::new_with(|_| Some(Points::from(other)));
        points[seat] = Some(Points::from(own));
        points
    });
    Proposed {
        outcome: Some(outcome),
        ending: Some(ending),
        points: points.unwrap_or_default(),
        ..Proposed::default()
    }
}

/// How often something stands in the audit log.
macro_rules! count_acts {
    ($site:expr, $act:ident) => {
        $crate::played::acts($site).iter().filter(|act| matches!(act, Act::$act { .. })).count()
    };
}

/// What stands in the audit log about something, as JSON.
macro_rules! details_of_acts {
    ($site:expr, $act:ident) => {{
        let mut acts = $crate::played::acts($site);
        acts.retain(|act| matches!(act, Act::$act { .. }));
        let detail = |act: &Act| serde_json::to_value(act).unwrap()["detail"].to_string();
        acts.iter().map(detail).collect::<Vec<String>>()
    }};
}

pub(crate) use {count_acts, details_of_acts};

/// The audit log: every act of it can be read again.
pub(crate) fn acts(site: &Site) -> Vec<Act> {
    let recorded = site.store.read(audit::list).unwrap();
    recorded.into_iter().map(|recorded| recorded.act).collect()
}

/// Markup without what only screen readers get.
fn seen(markup: &str) -> String {
    let mut parts = markup.split("<span class=\"unseen\">");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("</span>"));
    rest.fold(first, |seen, (_, shown)| seen + shown)
}

/// The texts of the cells of the first table row that holds `name`, without their workings, without
/// avatars and games of each round.
pub(crate) fn row_of(page: &str, name: &str) -> Vec<String> {
    let rows = page.split("<tr").map(|row| row.split("</tr>").next().unwrap());
    let row = rows
        .filter(|row| !row.contains("<thead"))
        .find(|row| row.contains(&format!("<bdi>{name}</bdi></a>")))
        .unwrap_or_else(|| panic!("no row of {name} in {page}"));
    let cells = row.split("<td").flat_map(|cell| cell.split("<th"));
    let cells = cells.filter(|cell| !cell.starts_with(" class=\"played\""));
    let text = |cell: &str| {
        let shown = cell.split("</summary>").next().unwrap();
        let (_, shown) = shown.split_once('>').unwrap_or(("", ""));
        let (before, after) = shown.split_once("<span class=\"avatar").unwrap_or((shown, ""));
        let shown = format!("{before}{}", after.split_once("</span>").map_or("", |it| it.1));
        let mut text = String::new();
        let mut is_tag = false;
        for c in seen(&shown).chars() {
            match c {
                '<' => is_tag = true,
                '>' => is_tag = false,
                _ if !is_tag => text.push(c),
                _ => {}
            }
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    cells.skip(1).map(text).collect()
}
