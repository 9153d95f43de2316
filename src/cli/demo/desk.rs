//! What an arbiter does at the desk, step by step, as the pages would do it.

use chrono::{DateTime, Utc};
use rules::BySeat;
use serde_json::{Value, json};
use tournament::points::PointSystem;
use tournament::result::Bye;

use super::DemoError;
use super::cast::{CAST, Character};
use crate::domain::accounts::Access;
use crate::domain::audit::{Act, ActKind};
use crate::domain::byes as byes_domain;
use crate::domain::entries::{Attendance, Entry};
use crate::domain::events::{Days, EventDetails, Title, Visibility};
use crate::domain::pairings::Pairing;
use crate::domain::players::{Club, PlayerName};
use crate::domain::results::{
    self as results_domain, Context, Heading, Presence, Proposed, Recorded,
};
use crate::domain::selfplay::{PlayedGame, Skill};
use crate::domain::tie_breaks::Ranking;
use crate::domain::tournaments::{Format, Numbering, Rated, Stage, Tournament, TournamentDetails};
use crate::domain::{AccountId, EventId, PlayerId, TournamentId, tournaments as decisions};
use crate::store::entries::NewAttendance;
use crate::store::results::NewResult;
use crate::store::{
    Db, audit, byes, entries, events, games, pairings, players, ratings, results, rounds,
    tournaments,
};

/// Where the seeds of the games begin: chosen so that the Magister Ludi wins, and only just.
const EDITION: u64 = 937;

/// Whoever sits at the desk, and everybody who plays.
pub(super) struct Desk<'a> {
    pub(super) db: &'a mut Db,
    by: AccountId,
    members: Vec<Member>,
}

/// Somebody of the cast, as stored.
struct Member {
    id: PlayerId,
    character: Character,
}

/// A tournament to be made.
pub(super) struct Plan {
    pub(super) event: EventId,
    pub(super) name: &'static str,
    pub(super) spec: &'static str,
    pub(super) format: Format,
    pub(super) players: &'static [&'static str],
}

/// A tournament with its people and boards.
pub(super) struct Hall {
    pub(super) tournament: Tournament,
    event: Title,
    entries: Vec<Entry>,
    pub(super) pairings: Vec<Pairing>,
}

impl<'a> Desk<'a> {
    /// Opens the desk; everybody is known since `since`.
    pub(super) fn open(
        db: &'a mut Db,
        by: AccountId,
        since: DateTime<Utc>,
    ) -> Result<Self, DemoError> {
        let mut members = Vec::new();
        for character in CAST {
            let name = PlayerName::parse(character.name)?;
            let club = character.club.map(Club::parse).transpose()?;
            let id = players::insert(db, &name, club.as_ref(), since)?;
            members.push(Member { id, character });
        }
        Ok(Self { db, by, members })
    }

    pub(super) fn publish_event(
        &mut self,
        name: &str,
        place: &str,
        days: Days,
        at: DateTime<Utc>,
    ) -> Result<EventId, DemoError> {
        let details =
            EventDetails { name: Title::parse(name)?, place: Title::parse_optional(place)?, days };
        let id = events::insert(self.db, &details)?;
        self.note(Some(id), ActKind::EventAdded, json!({ "name": name }), at)?;
        events::update(self.db, id, 1, &details, Visibility::Published)?;
        let detail = json!({ "visibility": ["draft", "published"] });
        self.note(Some(id), ActKind::EventChanged, detail, at)?;
        Ok(id)
    }

    /// Makes a tournament and enters its players, with the ratings that they have by then.
    pub(super) fn announce(
        &mut self,
        plan: &Plan,
        at: DateTime<Utc>,
    ) -> Result<TournamentId, DemoError> {
        let details = TournamentDetails {
            name: Title::parse(plan.name)?,
            spec: plan.spec.parse()?,
            format: plan.format,
            points: PointSystem::STANDARD,
            rated: Rated::Rated,
            pie: None,
            ranking: Ranking::usual(plan.format),
        };
        let id = tournaments::insert(self.db, plan.event, &details)?;
        let detail = json!({ "tournament": id, "name": plan.name, "spec": plan.spec });
        self.note(Some(plan.event), ActKind::TournamentAdded, detail, at)?;
        for &name in plan.players {
            let Member { id: player, character } = self.member(name)?;
            let (player, club) = (*player, character.club.map(Club::parse).transpose()?);
            let rating = self.rating(player)?;
            entries::insert(self.db, id, player, rating, club.as_ref())?;
        }
        let detail = json!({ "tournament": id, "players": plan.players });
        self.note(Some(plan.event), ActKind::PlayersEntered, detail, at)?;
        Ok(id)
    }

    fn member(&self, name: &str) -> Result<&Member, DemoError> {
        let mut members = self.members.iter();
        let found = members.find(|member| member.character.name == name);
        found.ok_or(DemoError::Missing("a player"))
    }

    /// What the newest Glicko-2 row says, in whole points.
    fn rating(&mut self, player: PlayerId) -> Result<Option<u16>, DemoError> {
        let rows = ratings::of_player(self.db, player)?;
        let newest = rows.into_iter().rev().find_map(|row| match row.after {
            rating::State::Glicko2(state) => Some(state.rating.0),
            _ => None,
        });
        Ok(newest.and_then(|hundredths| u16::try_from((hundredths + 50) / 100).ok()))
    }

    /// Draws lots; in a round robin all rounds are paired then, in a Swiss the strong have the
    /// small numbers.
    pub(super) fn start(
        &mut self,
        id: TournamentId,
        seed: u64,
        at: DateTime<Utc>,
    ) -> Result<Hall, DemoError> {
        let tournament = self.find(id)?;
        let entered = entries::list(self.db, id)?;
        let numbering = match tournament.details.format.swiss() {
            Some(_) => Numbering::Rating,
            None => Numbering::Lot,
        };
        let draw = decisions::draw(&tournament, &entered, numbering, seed)?;
        for (entry, number) in &draw.numbers {
            entries::set_number(self.db, *entry, *number)?;
        }
        for pairing in &draw.pairings {
            pairings::insert(self.db, id, pairing)?;
        }
        if let Some(opening) = draw.opening {
            tournaments::set_opening(self.db, id, opening)?;
        }
        tournaments::set_stage(self.db, &tournament, Stage::Running, at)?;
        let detail = json!({ "tournament": id, "numbering": numbering.as_str(),
            "seed": seed.to_string() });
        self.note(Some(tournament.event), ActKind::TournamentStarted, detail, at)?;
        self.hall(id)
    }

    fn hall(&mut self, id: TournamentId) -> Result<Hall, DemoError> {
        let tournament = self.find(id)?;
        let event = events::find(self.db, tournament.event)?;
        Ok(Hall {
            tournament: self.find(id)?,
            event: event.ok_or(DemoError::Missing("an event"))?.details.name,
            entries: entries::list(self.db, id)?,
            pairings: pairings::list(self.db, id)?,
        })
    }

    /// Publishes the next round of a Swiss as the rules give it.
    pub(super) fn pair(&mut self, id: TournamentId, at: DateTime<Utc>) -> Result<Hall, DemoError> {
        let preparation = rounds::prepare(self.db, id)?.ok_or(DemoError::Missing("a round"))?;
        let draft = preparation.draft()?;
        for pairing in draft.pairings() {
            pairings::insert(self.db, id, &pairing)?;
        }
        rounds::insert(self.db, (id, draft.round), &draft.working(), self.by, at)?;
        let event = preparation.chart.tournament.event;
        let detail = json!({ "tournament": id, "round": draft.round });
        self.note(Some(event), ActKind::RoundPublished, detail, at)?;
        self.hall(id)
    }

    /// Somebody does not play in a round of a Swiss.
    pub(super) fn give_bye(
        &mut self,
        hall: &Hall,
        name: &str,
        (round, bye): (u16, Bye),
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let entry = hall.entry(name)?.id;
        byes::set(self.db, entry, round, Some(bye))?;
        let detail = json!({ "entry": entry, "rounds": [round], "after": byes_domain::word(bye) });
        Ok(self.note(Some(hall.tournament.event), ActKind::ByesChanged, detail, at)?)
    }

    fn find(&mut self, id: TournamentId) -> Result<Tournament, DemoError> {
        tournaments::find(self.db, id)?.ok_or(DemoError::Missing("a tournament"))
    }

    /// The made-up game of a board; none for a bye.
    pub(super) fn play(&self, hall: &Hall, pairing: &Pairing) -> Option<PlayedGame> {
        let skills = BySeat {
            first: self.skill(hall, pairing.first),
            second: self.skill(hall, pairing.second?),
        };
        let seed = EDITION + u64::from(pairing.id.0.unsigned_abs());
        let game = pairing.spec.game()?;
        Some(crate::domain::selfplay::play(game, skills, seed))
    }

    fn skill(&self, hall: &Hall, entry: crate::domain::EntryId) -> Skill {
        let name = hall.name(entry);
        self.member(name).map_or(Skill(1), |member| member.character.skill)
    }

    /// Enters a result, if the rules accept it; over the one before, if there is one.
    pub(super) fn enter(
        &mut self,
        hall: &Hall,
        pairing: &Pairing,
        proposed: Proposed,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let before = results::history(self.db, pairing.id)?;
        let newest: Option<&Recorded> = before.last();
        let context = Context {
            spec: &pairing.spec,
            seating: pairing.seating,
            stage: hall.tournament.stage,
            newest,
            // Nobody at the demonstration enters a result twice.
            record: None,
            presence: Presence::Both,
            access: Access::Arbiter,
            heading: &hall.heading(pairing),
            twin: None,
        };
        let made_from = newest.map(|newest| newest.id);
        let accepted = results_domain::decide(&context, &Proposed { made_from, ..proposed })?;
        let game = match &accepted.record {
            Some(record) => Some(games::insert(self.db, None, record, at)?),
            None => None,
        };
        let new = NewResult {
            pairing: pairing.id,
            replaces: accepted.replaces,
            decision: accepted.decision,
            game,
            proof: accepted.proof,
            reason: accepted.reason,
            by: self.by,
        };
        let id = results::insert(self.db, &new, at)?;
        let kind = match new.replaces {
            Some(_) => ActKind::ResultCorrected,
            None => ActKind::ResultEntered,
        };
        let detail = json!({ "pairing": pairing.id, "result": id, "replaces": new.replaces });
        Ok(self.note(Some(hall.tournament.event), kind, detail, at)?)
    }

    pub(super) fn withdraw(
        &mut self,
        hall: &Hall,
        name: &str,
        from_round: u16,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let entry = hall.entry(name)?;
        let new =
            NewAttendance { entry: entry.id, act: Attendance::Withdrawn, from_round, by: self.by };
        entries::insert_attendance(self.db, new, at)?;
        let detail = json!({ "entry": entry.id, "from_round": from_round });
        Ok(self.note(Some(hall.tournament.event), ActKind::Withdrawn, detail, at)?)
    }

    /// Closes a tournament and rates it.
    pub(super) fn close(&mut self, hall: &Hall, at: DateTime<Utc>) -> Result<(), DemoError> {
        let running = self.find(hall.tournament.id)?;
        tournaments::set_stage(self.db, &running, Stage::Closed, at)?;
        let closed = self.find(running.id)?;
        ratings::recompute(self.db, &closed)?;
        let detail = json!({ "tournament": closed.id });
        Ok(self.note(Some(closed.event), ActKind::TournamentClosed, detail, at)?)
    }

    /// Publishes a game record that belongs to no tournament.
    pub(super) fn publish_game(
        &mut self,
        title: &str,
        record: &str,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let title = crate::domain::games::GameTitle::parse(title)?;
        let id = games::insert(self.db, Some(&title), record, at)?;
        let detail = json!({ "game": id, "title": title.as_str() });
        Ok(self.note(None, ActKind::GameAdded, detail, at)?)
    }

    fn note(
        &mut self,
        event: Option<EventId>,
        kind: ActKind,
        detail: Value,
        at: DateTime<Utc>,
    ) -> crate::store::Stored<()> {
        let act = Act { account: Some(self.by), event, kind, detail };
        audit::insert(self.db, &act, at)
    }
}

impl Hall {
    /// The name of an entry.
    pub(super) fn name(&self, id: crate::domain::EntryId) -> &str {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.id == id).map_or("", |entry| entry.name.as_str())
    }

    fn entry(&self, name: &str) -> Result<&Entry, DemoError> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.name == name).ok_or(DemoError::Missing("an entry"))
    }

    fn heading(&self, pairing: &Pairing) -> Heading {
        let second = pairing.second.map_or("", |second| self.name(second));
        Heading {
            event: self.event.to_string(),
            round: pairing.round,
            players: BySeat {
                first: self.name(pairing.first).to_owned(),
                second: second.to_owned(),
            },
        }
    }
}
