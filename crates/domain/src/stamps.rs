//! What pages show, and how new it is: each thing has a version, moved by every act that changes what is
//! read of it. A page that carries its stamps knows from one number whether it is still true.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};

use super::audit::{Act, Subject, subjects};
use super::{AccountId, EntryId, EventId, LinkGameId, PlayerId, PoolId, TournamentId};

/// Something that pages show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// Whatever there is: its version is the newest of all.
    Anything,
    /// What belongs to no event: which events and players there are.
    Site,
    /// Any rating list, and what every tournament did to ratings.
    Ratings,
    RatingList(PoolId),
    /// An event with all its tournaments, as everybody sees it.
    Event(EventId),
    Tournament(TournamentId),
    /// A player, as everybody sees them.
    Player(PlayerId),
    /// An event as its staff and tablets see it: calls, what is handed in, who is here.
    Queue(EventId),
    /// What a player sees on their own page.
    Person(PlayerId),
    /// The screens in the hall of an event, beside what everybody sees of it: who is here, and what the desk chooses.
    Screens(EventId),
    /// A game that is played by link.
    LinkGame(LinkGameId),
    /// The list of what is offered and played by link.
    ByLink,
}

/// A thing, and its version when it was looked at; 0 before the first change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    pub thing: Thing,
    pub version: i64,
}

impl Thing {
    /// Its kind and number, as the table has them.
    pub fn parts(self) -> (&'static str, i32) {
        match self {
            Self::Anything => ("anything", 0),
            Self::Site => ("site", 0),
            Self::Ratings => ("ratings", 0),
            Self::RatingList(id) => ("rating-list", id.0),
            Self::Event(id) => ("event", id.0),
            Self::Tournament(id) => ("tournament", id.0),
            Self::Player(id) => ("player", id.0),
            Self::Queue(id) => ("queue", id.0),
            Self::Person(id) => ("person", id.0),
            Self::Screens(id) => ("screens", id.0),
            Self::LinkGame(id) => ("link-game", id.0),
            Self::ByLink => ("by-link", 0),
        }
    }

    /// Reads that.
    pub fn from_parts(kind: &str, id: i32) -> Option<Self> {
        match kind {
            "anything" => Some(Self::Anything),
            "site" => Some(Self::Site),
            "ratings" => Some(Self::Ratings),
            "rating-list" => Some(Self::RatingList(PoolId(id))),
            "event" => Some(Self::Event(EventId(id))),
            "tournament" => Some(Self::Tournament(TournamentId(id))),
            "player" => Some(Self::Player(PlayerId(id))),
            "queue" => Some(Self::Queue(EventId(id))),
            "person" => Some(Self::Person(PlayerId(id))),
            "screens" => Some(Self::Screens(EventId(id))),
            "link-game" => Some(Self::LinkGame(LinkGameId(id))),
            "by-link" => Some(Self::ByLink),
            _ => None,
        }
    }
}

impl Stamp {
    /// Reads `tournament.13.57`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '.');
        let (kind, id, version) = (parts.next()?, parts.next()?, parts.next()?);
        let thing = Thing::from_parts(kind, id.parse().ok()?)?;
        Some(Self { thing, version: version.parse().ok()? })
    }
}

impl Display for Thing {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let (kind, id) = self.parts();
        write!(out, "{kind}.{id}")
    }
}

impl Display for Stamp {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.thing, self.version)
    }
}

/// What an act moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moved {
    pub things: BTreeSet<Thing>,
    /// Every tournament of these events.
    pub whole: BTreeSet<EventId>,
    /// Whoever was entered so.
    pub entries: BTreeSet<EntryId>,
    /// Whoever sits at these boards.
    pub boards: BTreeSet<(TournamentId, u16, u16)>,
    /// Whose accounts these are.
    pub accounts: BTreeSet<AccountId>,
    /// Wherever these are entered.
    pub everywhere: BTreeSet<PlayerId>,
}

/// Whom an act shows something new.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    ByAll,
    /// By staff, tablets and the players concerned alone.
    AtTheDesk,
}

/// What an act of an event, or of none, moves. Rather too much than too little: a page that is fetched
/// in vain costs little, one that stays as it was tells what is not true any more.
pub fn moved(act: &Act, event: Option<EventId>) -> Moved {
    if is_by_link(act) {
        return Moved::of([Thing::ByLink]);
    }
    // It names every event, and none has changed.
    if matches!(act, Act::HeadsTaken { .. }) {
        return Moved::of([Thing::Site]);
    }
    let (seen, found) = (Seen::of(act), subjects(act));
    let mut moved = Moved::default();
    for subject in found {
        moved.add(subject, seen, event);
    }
    if matches!(act, Act::LinkGameRated(_)) {
        // What it says of a player is read from the ledger.
        moved.everywhere.clear();
        moved.things.insert(Thing::Ratings);
        return moved;
    }
    let Some(event) = event else {
        moved.things.extend([Thing::Site, Thing::Ratings]);
        return moved;
    };
    moved.things.insert(Thing::Queue(event));
    if is_on_screens(act) {
        moved.things.insert(Thing::Screens(event));
    }
    if seen == Seen::AtTheDesk {
        return moved;
    }
    moved.things.insert(Thing::Event(event));
    if matches!(act, Act::NoticeChanged { .. }) {
        return moved;
    }
    let is_of_tournament = |thing: &Thing| matches!(thing, Thing::Tournament(_));
    // What changes an event changes the head of all its pages, and the lists that it is on.
    if !moved.things.iter().any(is_of_tournament) || is_listed(act) {
        moved.whole.insert(event);
        moved.things.insert(Thing::Site);
    }
    if moves_ratings(act) {
        moved.things.insert(Thing::Ratings);
    }
    moved
}

impl Moved {
    /// These things, and nothing else.
    pub fn of(things: impl IntoIterator<Item = Thing>) -> Self {
        Self { things: things.into_iter().collect(), ..Self::default() }
    }

    fn add(&mut self, subject: Subject, seen: Seen, event: Option<EventId>) {
        match subject {
            Subject::Tournament(id) | Subject::Boards(id) if seen == Seen::ByAll => {
                self.things.insert(Thing::Tournament(id));
            }
            Subject::Board(tournament, round, board) => {
                self.boards.insert((tournament, round, board));
            }
            Subject::Entry(entry) => {
                self.entries.insert(entry);
            }
            Subject::Player(player) => {
                self.things.extend([Thing::Player(player), Thing::Person(player)]);
                if event.is_none() {
                    // Lists of games by link name them as they are now.
                    self.things.insert(Thing::ByLink);
                    self.everywhere.insert(player);
                }
            }
            Subject::RatingList(pool) => {
                self.things.extend([Thing::RatingList(pool), Thing::Ratings]);
            }
            Subject::Event(id) => {
                self.things.insert(Thing::Event(id));
                self.whole.insert(id);
            }
            Subject::Tournament(_) | Subject::Boards(_) | Subject::Account(_) => {}
        }
    }
}

impl Seen {
    fn of(act: &Act) -> Self {
        match act {
            Act::ResultHandedIn(_)
            | Act::SubmissionAnswered(_)
            | Act::ResultKept { .. }
            | Act::ArbiterCalled(_)
            | Act::CallEnded(_)
            | Act::CallReopened(_)
            | Act::CheckedIn(_)
            | Act::CheckInUndone(_)
            | Act::ScreenChanged { .. }
            | Act::LinkMade(_)
            | Act::LinkEnded(_)
            | Act::PlayerAccountChanged { .. }
            | Act::TokenMade { .. }
            | Act::TokenRevoked { .. }
            | Act::CodeMade { .. }
            | Act::CodeUsed { .. }
            | Act::CodeSessionEnded { .. }
            | Act::RoleChanged { .. }
            | Act::DraftChanged(_)
            | Act::DraftChangeRemoved(_) => Self::AtTheDesk,
            _ => Self::ByAll,
        }
    }
}

/// Whether it is about a game by link, which changes nothing else that pages show.
fn is_by_link(act: &Act) -> bool {
    matches!(
        act,
        Act::ChallengeMade(_)
            | Act::ChallengeWithdrawn { .. }
            | Act::LinkGameRelinked(_)
            | Act::LinkGameWithdrawn(_)
            | Act::LinkGameBegun(_)
            | Act::LinkGameEnded(_)
            | Act::LinkGameRuled(_)
    )
}

/// Whether it changes what screens show that no page of a visitor does.
fn is_on_screens(act: &Act) -> bool {
    matches!(act, Act::CheckedIn(_) | Act::CheckInUndone(_) | Act::ScreenChanged { .. })
}

/// Whether it changes what the lists of the site say of a tournament.
fn is_listed(act: &Act) -> bool {
    matches!(
        act,
        Act::TournamentAdded { .. }
            | Act::TournamentImported(_)
            | Act::EventImported(_)
            | Act::TournamentChanged(_)
            | Act::ScheduleChanged(_)
            | Act::TournamentStarted(_)
            | Act::TournamentUnstarted { .. }
            | Act::TournamentClosed(_)
            | Act::TournamentReopened(_)
            | Act::TournamentCancelled { .. }
            | Act::PlayersEntered { .. }
            | Act::EntryRemoved { .. }
            | Act::Deleted { .. }
            | Act::Restored { .. }
            | Act::Archived { .. }
            | Act::Unarchived { .. }
    )
}

/// Whether ratings can move by it: a correction may be one of a tournament that is closed.
fn moves_ratings(act: &Act) -> bool {
    matches!(
        act,
        Act::TournamentClosed(_)
            | Act::TournamentReopened(_)
            | Act::TournamentImported(_)
            | Act::ResultCorrected(_)
            | Act::EventChanged(_)
            | Act::EventImported(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_read_as_it_is_written() {
        let things = [
            Thing::Anything,
            Thing::Site,
            Thing::Ratings,
            Thing::RatingList(PoolId(3)),
            Thing::Event(EventId(11)),
            Thing::Tournament(TournamentId(13)),
            Thing::Player(PlayerId(7)),
            Thing::Queue(EventId(11)),
            Thing::Person(PlayerId(7)),
            Thing::Screens(EventId(11)),
        ];
        for thing in things {
            let stamp = Stamp { thing, version: 57 };
            assert_eq!(Stamp::parse(&stamp.to_string()), Some(stamp));
        }
        for bad in ["", "event", "event.11", "event.x.1", "hall.1.1", "event.1.1.1"] {
            assert_eq!(Stamp::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_handed_in_is_news_for_the_desk_and_the_board_alone() {
        let act = serde_json::json!({ "act": "submission-answered", "detail": {
            "tournament": 13, "round": 2, "board": 3,
            "submission": 5, "by": 9, "answer": "confirm" } });
        let act: Act = serde_json::from_value(act).unwrap();
        let moved = moved(&act, Some(EventId(11)));
        assert_eq!(moved.things, BTreeSet::from([Thing::Queue(EventId(11))]));
        assert_eq!(moved.boards, BTreeSet::from([(TournamentId(13), 2, 3)]));
        assert_eq!(moved.whole, BTreeSet::new());
    }

    #[test]
    fn heads_that_are_taken_are_no_news_for_their_events() {
        let head = "0".repeat(64);
        let act = serde_json::json!({ "act": "heads-taken", "detail": {
            "heads": [{ "kind": "event", "subject": 11, "length": 40, "head": head }] } });
        let moved = moved(&serde_json::from_value(act).unwrap(), None);
        assert_eq!(moved, Moved::of([Thing::Site]));
    }

    #[test]
    fn an_act_of_the_event_is_news_on_all_its_pages() {
        let paper = serde_json::json!({ "act": "event-archived" });
        assert!(serde_json::from_value::<Act>(paper).is_err());
        let act = Act::Archived { kind: crate::bin::Kind::Event, id: 11 };
        let moved = moved(&act, Some(EventId(11)));
        assert_eq!(moved.whole, BTreeSet::from([EventId(11)]));
        assert!(moved.things.contains(&Thing::Site));
    }
}
