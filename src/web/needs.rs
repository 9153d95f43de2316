//! Who may call a route, and where somebody is at home who came in by a link.

use domain::EventId;
use domain::accounts::Access;
use domain::links::Bearer;

/// Who may call a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Whoever has this access or more.
    From(Access),
    /// A player who came in by a link of the event.
    Player,
    /// A program with a token of the tournament, whose account has this access.
    Token(Access),
    /// Whoever came in by a link of the event: a player, or a tablet of the tournament.
    Link,
    /// Whoever has a seat in the game by link.
    Seat,
}

impl Needs {
    pub(super) fn is_open(self) -> bool {
        self == Self::From(Access::Visitor)
    }
}

/// The path of the page of somebody who came in by a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OwnPage(pub(super) String);

impl OwnPage {
    pub(super) fn of(event: EventId, bearer: Bearer) -> Self {
        Self(match bearer {
            Bearer::Player(_) => format!("/events/{event}/my"),
            Bearer::Tablet(tournament) => format!("/tournaments/{tournament}/tablet"),
        })
    }
}
