//! The people of the demonstration, and what they have the desk do.

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use rules::{BySeat, Seat, Spec};
use tournament::points::PointSystem;
use tournament::result::Bye;

use super::DemoError;
use super::cast::{CAST, Character};
use super::selfplay::{PlayedGame, Skill, play};
use crate::desk::entries::Attending;
use crate::desk::events::EventChange;
use crate::desk::tournaments::{Seen, Start};
use crate::desk::{self, Actor, Guest, rounds};
use crate::domain::accounts::Access;
use crate::domain::boards::Boards;
use crate::domain::byes::ByesWanted;
use crate::domain::entries::{Attendance, Entry, NewEntry};
use crate::domain::events::{Days, EventDetails, Title, Visibility};
use crate::domain::games::GameTitle;
use crate::domain::links::Bearer;
use crate::domain::lists::Admission;
use crate::domain::pairings::Pairing;
use crate::domain::players::{Club, PlayerName};
use crate::domain::privacy::{Eyes, Shown};
use crate::domain::ratings::Unrating;
use crate::domain::results::{Ending, Proposed, RecordedOutcome};
use crate::domain::schedule::{Pace, Schedule};
use crate::domain::tie_breaks::Ranking;
use crate::domain::tournaments::{Format, Rated, Tournament, TournamentDetails};
use crate::domain::{AccountId, EntryId, EventId, PlayerId, TournamentId};
use crate::platform;
use crate::store::{Db, entries, pairings, players, ratings, results, tournaments};

/// Where the seeds of the games begin: chosen so that the Magister Ludi wins, and only just.
const EDITION: u64 = 937;

/// Everybody who plays, and the account that does everything.
pub(super) struct Convention<'a> {
    db: &'a mut Db,
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
    entries: Vec<Entry>,
    pub(super) pairings: Vec<Pairing>,
}

impl<'a> Convention<'a> {
    /// Everybody is known since `since`.
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

    fn actor(&self, now: DateTime<Utc>) -> Actor {
        Actor { account: self.by, access: Access::Administrator, by_code: None, now }
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
        let actor = self.actor(at);
        let id =
            desk::tournaments::add(self.db, &actor, plan.event, (&details, Visibility::Published))?;
        let admissions: Result<Vec<Admission>, DemoError> =
            plan.players.iter().map(|name| self.admission(name, &details.spec)).collect();
        desk::entries::admit_known(self.db, &actor, id, &admissions?)?
            .map_err(|_| DemoError::Refused("entering players"))?;
        Ok(id)
    }

    /// Says when rounds begin: the first one at a moment, to the last five minutes.
    pub(super) fn schedule(
        &mut self,
        id: TournamentId,
        (n_rounds, minutes): (u16, u16),
        first: DateTime<Utc>,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let local = platform::zone().local(first);
        let past = TimeDelta::minutes(i64::from(local.minute() % 5))
            + TimeDelta::seconds(i64::from(local.second()))
            + TimeDelta::nanoseconds(i64::from(local.nanosecond()));
        let first = local - past;
        let begins = Pace { rounds: (1, n_rounds), first, minutes, per_day: None }.begins();
        let (actor, seen) = (self.actor(at), Schedule::default().mark());
        desk::schedule::change(self.db, &actor, (id, &seen), |_, _| Ok::<_, ()>(begins))?
            .map_err(|_| DemoError::Refused("a schedule"))
    }

    /// Gives a tournament boards of its own in the hall.
    pub(super) fn seat(
        &mut self,
        id: TournamentId,
        first: u16,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (actor, seen) = (self.actor(at), Boards::default().mark());
        let boards = Boards { first, ..Boards::default() };
        desk::boards::seat(self.db, &actor, (id, &seen), |_| Ok::<_, ()>(boards))?
            .map_err(|_| DemoError::Refused("the boards"))
    }

    /// Opens the check-in of a round; some are here.
    pub(super) fn check_in(
        &mut self,
        hall: &Hall,
        round: u16,
        names: &[&str],
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (actor, place) = (self.actor(at), (hall.tournament.id, round));
        let refused = |_| DemoError::Refused("the check-in");
        desk::checkins::open(self.db, &actor, place)?.map_err(refused)?;
        for entry in hall.entries.iter().filter(|entry| names.contains(&entry.name.as_str())) {
            desk::checkins::check_in(self.db, &actor, place, entry.id)?.map_err(refused)?;
        }
        Ok(())
    }

    fn member(&self, name: &str) -> Result<&Member, DemoError> {
        let mut members = self.members.iter();
        let found = members.find(|member| member.character.name == name);
        found.ok_or(DemoError::Missing("a player"))
    }

    fn admission(&mut self, name: &str, spec: &Spec) -> Result<Admission, DemoError> {
        let Member { id: player, character } = self.member(name)?;
        let (player, club) = (*player, character.club.map(Club::parse).transpose()?);
        let (name, rating) = (PlayerName::parse(name)?, self.rating(player, spec)?);
        Ok(Admission { player: Some(player), entry: NewEntry { name, rating, club, born: None } })
    }

    /// What the newest Glicko-2 row of the game's list says, in whole points.
    fn rating(&mut self, player: PlayerId, spec: &Spec) -> Result<Option<u16>, DemoError> {
        let pools = ratings::pools(self.db)?.into_iter();
        let pools: Vec<_> = pools.filter(|pool| pool.family() == spec.family()).collect();
        let rows = ratings::of_player(self.db, player)?.into_iter().rev();
        let mut rows = rows.filter(|row| pools.iter().any(|pool| pool.id == row.pool));
        let newest = rows.find_map(|row| match row.after {
            rating::State::Glicko2(state) => Some(state.rating.0),
            _ => None,
        });
        Ok(newest.and_then(|hundredths| u16::try_from((hundredths + 50) / 100).ok()))
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

    /// Somebody does not play in a round.
    pub(super) fn give_bye(
        &mut self,
        hall: &Hall,
        name: &str,
        (round, bye): (u16, Bye),
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let entry = hall.entry(name)?.id;
        let wanted = ByesWanted { entry, bye: Some(bye), rounds: vec![round] };
        let (actor, id) = (self.actor(at), hall.tournament.id);
        desk::byes::give(self.db, &actor, id, &wanted)?
            .map_err(|_| DemoError::Refused("giving a bye"))
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
        Some(play(pairing.spec.game()?, skills, seed))
    }

    fn skill(&self, hall: &Hall, entry: EntryId) -> Skill {
        let name = hall.name(entry);
        self.member(name).map_or(Skill(1), |member| member.character.skill)
    }

    /// Enters a result, if the rules accept it; over the one before, if there is one.
    pub(super) fn enter(
        &mut self,
        pairing: &Pairing,
        proposed: Proposed,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let made_from = results::history(self.db, pairing.id)?.last().map(|newest| newest.id);
        let board = (pairing.tournament, pairing.round, pairing.board);
        let proposed = Proposed { made_from, ..proposed };
        let actor = self.actor(at);
        desk::results::enter(self.db, &actor, board, &proposed)??;
        Ok(())
    }

    pub(super) fn withdraw(
        &mut self,
        hall: &Hall,
        name: &str,
        from_round: u16,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (entry, act) = (hall.entry(name)?.id, Attendance::Withdrawn);
        let wanted = Attending { entry, act, from_round, seen: None };
        let (actor, id) = (self.actor(at), hall.tournament.id);
        desk::entries::attend(self.db, &actor, id, wanted)?
            .map_err(|_| DemoError::Refused("a withdrawal"))
    }

    /// Somebody says by phone that they have won at a board, and calls the arbiter there.
    pub(super) fn hand_in(
        &mut self,
        hall: &Hall,
        (round, board): (u16, u16),
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (entry, id) = (hall.entry(name)?, hall.tournament.id);
        let guest = Guest { bearer: Bearer::Player(entry.player), now: at, entered_at: None };
        let sitting = desk::results::sitting(self.db, (id, round, board), Eyes::Staff)?;
        let sitting = sitting.ok_or(DemoError::Missing("a board"))?;
        let outcome = match sitting.seat_of(entry.player) {
            Some(Seat::First) => RecordedOutcome::First,
            _ => RecordedOutcome::Second,
        };
        let (outcome, ending) = (Some(outcome), Some(Ending::Played));
        let proposed = Proposed { outcome, ending, ..Proposed::default() };
        desk::submissions::hand_in(self.db, &guest, (id, round, board), &proposed)?
            .map_err(|_| DemoError::Refused("a result handed in"))?;
        desk::calls::call_to_board(self.db, &guest, (id, round, board))?
            .map_err(|_| DemoError::Refused("a call"))?;
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

    /// Publishes a game record that belongs to no tournament.
    pub(super) fn publish_game(
        &mut self,
        title: &str,
        record: &str,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (actor, title) = (self.actor(at), GameTitle::parse(title)?);
        desk::games::publish(self.db, &actor, &title, record)?;
        Ok(())
    }
}

impl Hall {
    pub(super) fn name(&self, id: EntryId) -> &str {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.id == id).map_or("", |entry| entry.name.as_str())
    }

    fn entry(&self, name: &str) -> Result<&Entry, DemoError> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.name == name).ok_or(DemoError::Missing("an entry"))
    }
}
