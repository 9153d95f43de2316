//! The people of the demonstration, and what they have the desk do.

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use desk::entries::Attending;
use desk::{self, Guest};
use domain::boards::Boards;
use domain::byes::ByesWanted;
use domain::entries::{Attendance, NewEntry};
use domain::games::GameTitle;
use domain::links::Bearer;
use domain::lists::Admission;
use domain::pairings::Pairing;
use domain::players::{Club, PlayerName};
use domain::privacy::Eyes;
use domain::results::{Ending, Proposed, RecordedOutcome};
use domain::schedule::{Pace, Schedule};
use domain::tournaments::Format;
use domain::{AccountId, EntryId, EventId, PlayerId, TournamentId};
use rules::{BySeat, Seat, Spec};
use store::{Db, players, ratings, results};
use system::platform;
use tournament::result::Bye;

use super::DemoError;
use super::cast::{CAST, Character};
use super::organiser::{Hall, Organiser, usual_details};
use super::selfplay::{PlayedGame, Skill, play};

/// Where the seeds of the games begin: chosen so that the Magister Ludi wins, and only just.
const EDITION: u64 = 937;

/// Everybody who plays, and the account that does everything.
pub(super) struct Convention<'a> {
    pub(super) organiser: Organiser<'a>,
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
        Ok(Self { organiser: Organiser { db, by }, members })
    }

    /// Makes a tournament and enters its players, with the ratings that they have by then.
    pub(super) fn announce(
        &mut self,
        plan: &Plan,
        at: DateTime<Utc>,
    ) -> Result<TournamentId, DemoError> {
        let details = usual_details(plan.name, plan.spec, plan.format)?;
        let admissions: Result<Vec<Admission>, DemoError> =
            plan.players.iter().map(|name| self.admission(name, &details.spec)).collect();
        self.organiser.announce(plan.event, &details, &admissions?, at)
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
        let (actor, seen) = (self.organiser.actor(at), Schedule::default().mark());
        desk::schedule::change(self.organiser.db, &actor, (id, &seen), |_, _| Ok::<_, ()>(begins))?
            .map_err(|_| DemoError::Refused("a schedule"))
    }

    /// Gives a tournament boards of its own in the hall.
    pub(super) fn seat(
        &mut self,
        id: TournamentId,
        first: u16,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (actor, seen) = (self.organiser.actor(at), Boards::default().mark());
        let boards = Boards { first, ..Boards::default() };
        desk::boards::seat(self.organiser.db, &actor, (id, &seen), |_| Ok::<_, ()>(boards))?
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
        let (actor, place) = (self.organiser.actor(at), (hall.tournament.id, round));
        let refused = |_| DemoError::Refused("the check-in");
        desk::checkins::open(self.organiser.db, &actor, place)?.map_err(refused)?;
        for entry in hall.entries.iter().filter(|entry| names.contains(&entry.name.as_str())) {
            desk::checkins::check_in(self.organiser.db, &actor, place, entry.id)?
                .map_err(refused)?;
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
        let pools = ratings::pools(self.organiser.db)?.into_iter();
        let pools: Vec<_> = pools.filter(|pool| pool.family() == spec.rated_as()).collect();
        let rows = ratings::of_player(self.organiser.db, player)?.into_iter().rev();
        let mut rows = rows.filter(|row| pools.iter().any(|pool| pool.id == row.pool));
        let newest = rows.find_map(|row| match row.after {
            rating::State::Glicko2(state) => Some(state.rating.0),
            _ => None,
        });
        Ok(newest.and_then(|hundredths| u16::try_from((hundredths + 50) / 100).ok()))
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
        let (actor, id) = (self.organiser.actor(at), hall.tournament.id);
        desk::byes::give(self.organiser.db, &actor, id, &wanted)?
            .map_err(|_| DemoError::Refused("giving a bye"))
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
        let made_from =
            results::history(self.organiser.db, pairing.id)?.last().map(|newest| newest.id);
        self.organiser.enter(pairing, &Proposed { made_from, ..proposed }, at)
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
        let (actor, id) = (self.organiser.actor(at), hall.tournament.id);
        desk::entries::attend(self.organiser.db, &actor, id, wanted)?
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
        let sitting = desk::results::sitting(self.organiser.db, (id, round, board), Eyes::Staff)?;
        let sitting = sitting.ok_or(DemoError::Missing("a board"))?;
        let outcome = match sitting.seat_of(entry.player) {
            Some(Seat::First) => RecordedOutcome::First,
            _ => RecordedOutcome::Second,
        };
        let (outcome, ending) = (Some(outcome), Some(Ending::Played));
        let proposed = Proposed { outcome, ending, ..Proposed::default() };
        desk::submissions::hand_in(self.organiser.db, &guest, (id, round, board), &proposed)?
            .map_err(|_| DemoError::Refused("a result handed in"))?;
        desk::calls::call_to_board(self.organiser.db, &guest, (id, round, board))?
            .map_err(|_| DemoError::Refused("a call"))?;
        Ok(())
    }

    /// Publishes a game record that belongs to no tournament.
    pub(super) fn publish_game(
        &mut self,
        title: &str,
        record: &str,
        at: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let (actor, title) = (self.organiser.actor(at), GameTitle::parse(title)?);
        desk::games::publish(self.organiser.db, &actor, &title, record)?;
        Ok(())
    }
}
