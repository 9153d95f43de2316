//! What every tournament of a demonstration goes through at the desk.

use chrono::{DateTime, Utc};
use desk::events::EventChange;
use desk::tournaments::{Seen, Start};
use desk::{self, Actor, rounds};
use domain::accounts::Access;
use domain::entries::Entry;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::lists::Admission;
use domain::pairings::Pairing;
use domain::privacy::{Eyes, Shown};
use domain::ratings::Unrating;
use domain::results::Proposed;
use domain::tie_breaks::Ranking;
use domain::tournaments::{Format, Rated, Tournament, TournamentDetails};
use domain::{AccountId, EntryId, EventId, TournamentId};
use store::{Db, entries, pairings, ratings, tournaments};
use system::platform;
use tournament::points::PointSystem;

use super::DemoError;

/// Whoever does everything, by one account.
pub(super) struct Organiser<'a> {
    pub(super) db: &'a mut Db,
    pub(super) by: AccountId,
}

/// A tournament with its people and boards.
pub(super) struct Hall {
    pub(super) tournament: Tournament,
    pub(super) entries: Vec<Entry>,
    pub(super) pairings: Vec<Pairing>,
}

/// A rated tournament as most are.
pub(super) fn usual_details(
    name: &str,
    spec: &str,
    format: Format,
) -> Result<TournamentDetails, DemoError> {
    Ok(TournamentDetails {
        name: Title::parse(name)?,
        spec: spec.parse()?,
        format,
        points: PointSystem::STANDARD,
        rated: Rated::Rated,
        pie: None,
        ranking: Ranking::usual(format),
    })
}

impl Organiser<'_> {
    pub(super) fn actor(&self, now: DateTime<Utc>) -> Actor {
        Actor {
            account: self.by,
            access: Access::Administrator,
            by_code: None,
            by_token: None,
            now,
        }
    }

    pub(super) fn publish_event(
        &mut self,
        name: &str,
        place: &str,
        days: Days,
        at: DateTime<Utc>,
    ) -> Result<EventId, DemoError> {
        let (name, place) = (Title::parse(name)?, Title::parse_optional(place)?);
        let details = EventDetails {
            name,
            place,
            days,
            zone: platform::zone(),
            address: None,
            shown: Shown::default(),
        };
        let actor = self.actor(at);
        let id = desk::events::add(self.db, &actor, &details)?;
        let (visibility, unrating) = (Visibility::Published, Unrating::Ask);
        let published = EventChange { details: &details, visibility, unrating };
        desk::events::change(self.db, &actor, (id, 1), published)?
            .map_err(|_| DemoError::Refused("publishing an event"))?;
        Ok(id)
    }

    /// Publishes the first rating list that there is, as of the day of a moment.
    pub(super) fn publish_list(&mut self, at: DateTime<Utc>) -> Result<(), DemoError> {
        let (actor, day) = (self.actor(at), at.date_naive());
        let pools = ratings::pools(self.db)?;
        let pool = pools.first().ok_or(DemoError::Missing("a rating list"))?;
        desk::ratings::publish(self.db, &actor, pool.id, (day, day))?
            .map_err(|_| DemoError::Refused("publishing a rating list"))?;
        Ok(())
    }

    /// Makes a tournament and enters its players.
    pub(super) fn announce(
        &mut self,
        event: EventId,
        details: &TournamentDetails,
        admissions: &[Admission],
        at: DateTime<Utc>,
    ) -> Result<TournamentId, DemoError> {
        let actor = self.actor(at);
        let id = desk::tournaments::add(self.db, &actor, event, (details, Visibility::Published))?;
        desk::entries::admit_known(self.db, &actor, id, admissions)?
            .map_err(|_| DemoError::Refused("entering players"))?;
        Ok(id)
    }

    /// Draws lots; where rounds are paired one by one, the strong have the small numbers.
    pub(super) fn start(
        &mut self,
        id: TournamentId,
        seed: u64,
        at: DateTime<Utc>,
    ) -> Result<Hall, DemoError> {
        let format = self.find(id)?.details.format;
        let numbering = Some(format.usual_numbering());
        let start = Start { numbering, seed, seen: Seen::Everybody };
        let actor = self.actor(at);
        desk::tournaments::start(self.db, &actor, id, &start, Ok::<_, ()>)?
            .map_err(|_| DemoError::Refused("starting a tournament"))?;
        self.hall(id)
    }

    fn hall(&mut self, id: TournamentId) -> Result<Hall, DemoError> {
        Ok(Hall {
            tournament: self.find(id)?,
            entries: entries::list(self.db, id, Eyes::Staff)?,
            pairings: pairings::list(self.db, id)?,
        })
    }

    /// Publishes the next round as the rules give it.
    pub(super) fn pair(
        &mut self,
        (id, round): rounds::At,
        at: DateTime<Utc>,
    ) -> Result<Hall, DemoError> {
        let actor = self.actor(at);
        rounds::publish(self.db, &actor, (id, round), rounds::Seen::Nobody)??;
        self.hall(id)
    }

    /// Enters a result, if the rules accept it.
    pub(super) fn enter(
        &mut self,
        pairing: &Pairing,
        proposed: &Proposed,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let board = (pairing.tournament, pairing.round, pairing.board);
        let actor = self.actor(at);
        desk::results::enter(self.db, &actor, board, proposed)??;
        Ok(())
    }

    /// Closes a tournament and rates it.
    pub(super) fn close(&mut self, hall: &Hall, at: DateTime<Utc>) -> Result<(), DemoError> {
        let Tournament { id, version, .. } = self.find(hall.tournament.id)?;
        let actor = self.actor(at);
        desk::tournaments::close(self.db, &actor, (id, Some(version)))?
            .map_err(|_| DemoError::Refused("closing a tournament"))?;
        Ok(())
    }

    fn find(&mut self, id: TournamentId) -> Result<Tournament, DemoError> {
        tournaments::find(self.db, id)?.ok_or(DemoError::Missing("a tournament"))
    }
}

impl Hall {
    pub(super) fn name(&self, id: EntryId) -> &str {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.id == id).map_or("", |entry| entry.name.as_str())
    }

    pub(super) fn entry(&self, name: &str) -> Result<&Entry, DemoError> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.name == name).ok_or(DemoError::Missing("an entry"))
    }
}
