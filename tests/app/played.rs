//! Tournaments that were played, made through the store: what the web forms lead to.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use magister::clock;
use magister::domain::audit::ActKind;
use magister::domain::entries::Attendance;
use magister::domain::events::{Days, EventDetails, Title, Visibility};
use magister::domain::pairings::NewPairing;
use magister::domain::results::{Decision, Ending, Outcome, Proof};
use magister::domain::tie_breaks::{Ranking, TieBreaks};
use magister::domain::tournaments::{Format, Rated, Stage, TournamentDetails};
use magister::domain::{
    AccountId, EntryId, EventId, GameId, NameKey, PairingId, PlayerId, TournamentId,
};
use magister::store::entries::NewAttendance;
use magister::store::results::NewResult;
use magister::store::{
    Db, accounts, entries, events, pairings, players, ratings, results, tournaments,
};
use rules::{BySeat, Points, Seat};
use tournament::entry::Number;
use tournament::pairing::round_robin::schedule;
use tournament::points::PointSystem;
use tournament::table::Edition;

use super::support::Site;

/// A tournament in the making, with everybody in it.
pub(crate) struct Played<'a> {
    site: &'a Site,
    pub(crate) event: EventId,
    pub(crate) id: TournamentId,
    by: AccountId,
    pub(crate) players: Vec<PlayerId>,
    entries: Vec<EntryId>,
}

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
        let now = clock::now();
        site.store
            .write(|db| {
                let by = recorder(db, now)?;
                let event = event(db, plan)?;
                let id = tournament(db, event, plan)?;
                let mut players = Vec::new();
                let mut entered = Vec::new();
                for (number, name) in (1..).zip(names) {
                    let player = player(db, name, now)?;
                    let entry = entries::insert(db, id, player, None, None)?;
                    entries::set_number(db, entry, Number(number))?;
                    players.push(player);
                    entered.push(entry);
                }
                pair(db, id, plan.format, &entered)?;
                let found = tournaments::find(db, id)?.unwrap();
                tournaments::set_stage(db, &found, Stage::Running, now)?;
                Ok(Self { site, event, id, by, players, entries: entered })
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
            let decision = decision(seat, result, points);
            self.insert(db, pairing.id, decision)?;
            let tournament = tournaments::find(db, self.id)?.unwrap();
            let changes = ratings::after_change(db, &tournament)?;
            Ok(changes.into_iter().map(|change| change.name).collect())
        };
        self.site.store.write(write).unwrap()
    }

    /// Records that the first player has won by resignation, with a game.
    pub(crate) fn insert_game(&self, db: &mut Db, pairing: PairingId, game: GameId) -> StoredUnit {
        let decision =
            Decision { outcome: Outcome::First, ending: Ending::Resignation, points: None };
        let new = NewResult { game: Some(game), ..self.result(db, pairing, decision)? };
        results::insert(db, &new, clock::now())?;
        Ok(())
    }

    fn insert(&self, db: &mut Db, pairing: PairingId, decision: Decision) -> StoredUnit {
        let new = self.result(db, pairing, decision)?;
        results::insert(db, &new, clock::now())?;
        Ok(())
    }

    fn result(
        &self,
        db: &mut Db,
        pairing: PairingId,
        decision: Decision,
    ) -> magister::store::Stored<NewResult> {
        let before = results::history(db, pairing)?;
        Ok(NewResult {
            pairing,
            replaces: before.last().map(|result| result.id),
            decision,
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            by: self.by,
        })
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
        let new = NewAttendance { entry: self.entries[player - 1], act, from_round, by: self.by };
        let write = |db: &mut Db| entries::insert_attendance(db, new, clock::now());
        self.site.store.write(write).unwrap();
    }

    /// Closes it, so many days from now, and rates it.
    pub(crate) fn close_after(&self, days: i64) -> &Self {
        let write = |db: &mut Db| {
            let found = tournaments::find(db, self.id)?.unwrap();
            let at = clock::now() + TimeDelta::days(days);
            tournaments::set_stage(db, &found, Stage::Closed, at)?;
            let closed = tournaments::find(db, self.id)?.unwrap();
            ratings::recompute(db, &closed)
        };
        self.site.store.write(write).unwrap();
        self
    }
}

type StoredUnit = magister::store::Stored<()>;

/// An account that everything is recorded by.
fn recorder(db: &mut Db, now: DateTime<Utc>) -> magister::store::Stored<AccountId> {
    let name = magister::domain::accounts::AccountName::parse("Magister Musicae").unwrap();
    if let Some(account) = accounts::find_by_name(db, &name)? {
        return Ok(account.id);
    }
    let rank = magister::domain::accounts::Rank::Member;
    Ok(accounts::insert(db, &name, "no password", rank, now)?.unwrap())
}

fn event(db: &mut Db, plan: &Plan) -> magister::store::Stored<EventId> {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let details = EventDetails {
        name: Title::parse(&format!("{} at Waldzell", plan.name)).unwrap(),
        place: None,
        days: Days::new(day, day).unwrap(),
    };
    let id = events::insert(db, &details)?;
    assert!(events::update(db, id, 1, &details, plan.visibility)?);
    Ok(id)
}

fn tournament(db: &mut Db, event: EventId, plan: &Plan) -> magister::store::Stored<TournamentId> {
    let details = TournamentDetails {
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
    };
    tournaments::insert(db, event, &details)
}

fn player(db: &mut Db, name: &str, now: DateTime<Utc>) -> magister::store::Stored<PlayerId> {
    let known: HashMap<NameKey, PlayerId> =
        players::list(db)?.into_iter().map(|player| (player.key, player.id)).collect();
    match known.get(&NameKey::of(name)) {
        Some(id) => Ok(*id),
        None => players::insert(
            db,
            &magister::domain::players::PlayerName::parse(name).unwrap(),
            None,
            now,
        ),
    }
}

fn pair(db: &mut Db, id: TournamentId, format: Format, entered: &[EntryId]) -> StoredUnit {
    let n_players = u16::try_from(entered.len()).unwrap();
    let entry = |number: Number| entered[usize::from(number.0) - 1];
    let rounds = schedule(n_players, format.cycles().unwrap()).unwrap();
    for (round, scheduled) in (1..).zip(&rounds) {
        let games = scheduled
            .pairings
            .iter()
            .map(|game| (entry(game.white), Some(entry(game.black)), None));
        let byes = scheduled.byes.iter().map(|(number, bye)| (entry(*number), None, Some(*bye)));
        for (board, (first, second, bye)) in (1..).zip(games.chain(byes)) {
            let new = NewPairing { round, board, first, second, bye };
            pairings::insert(db, id, &new)?;
        }
    }
    Ok(())
}

fn decision(seat: Seat, result: &str, points: Option<(u16, u16)>) -> Decision {
    let won = |seat: Seat| match seat {
        Seat::First => Outcome::First,
        Seat::Second => Outcome::Second,
    };
    let (outcome, ending) = match result {
        "1" => (won(seat), Ending::Played),
        "0" => (won(seat.other()), Ending::Played),
        "=" => (Outcome::Draw, Ending::Agreement),
        "+" => (won(seat), Ending::Forfeit),
        "-" => (won(seat.other()), Ending::Forfeit),
        "." => (Outcome::Open, Ending::Open),
        other => panic!("{other:?} is no result"),
    };
    let points = points.map(|(own, other)| {
        let mut points = BySeat::new_with(|_| Points::from(other));
        points[seat] = Points::from(own);
        points
    });
    Decision { outcome, ending, points }
}

/// How often something was written into the book of changes.
pub(crate) fn count_acts(site: &Site, kind: ActKind) -> usize {
    details_of_acts(site, kind).len()
}

/// What was written into the book of changes about something, as JSON.
pub(crate) fn details_of_acts(site: &Site, kind: ActKind) -> Vec<String> {
    use diesel::prelude::*;

    diesel::table! {
        audit (id) {
            id -> Integer,
            act -> Text,
            detail -> Text,
        }
    }
    let details = |db: &mut Db| -> magister::store::Stored<Vec<String>> {
        let acts = audit::table.filter(audit::act.eq(kind.as_str())).order(audit::id);
        Ok(acts.select(audit::detail).load(db)?)
    };
    site.store.read(details).unwrap()
}

/// Markup without what only screen readers get.
fn seen(markup: &str) -> String {
    let mut parts = markup.split("<span class=\"unseen\">");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("</span>"));
    rest.fold(first, |seen, (_, shown)| seen + shown)
}

/// The texts of the cells of the first table row that holds `name`, without their workings.
pub(crate) fn row_of(page: &str, name: &str) -> Vec<String> {
    let rows = page.split("<tr").map(|row| row.split("</tr>").next().unwrap());
    let row = rows
        .filter(|row| !row.contains("<thead"))
        .find(|row| row.contains(&format!("<bdi>{name}</bdi></a>")))
        .unwrap_or_else(|| panic!("no row of {name} in {page}"));
    let cells = row.split("<td").flat_map(|cell| cell.split("<th"));
    let text = |cell: &str| {
        let shown = cell.split("</summary>").next().unwrap();
        let (_, shown) = shown.split_once('>').unwrap_or(("", ""));
        let mut text = String::new();
        let mut is_tag = false;
        for c in seen(shown).chars() {
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
