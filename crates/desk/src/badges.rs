//! What the code of a badge leads to.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::accounts::{Access, Role, Viewer};
use domain::badges::{Badge, Due, Offer};
use domain::events::{Event, Season};
use domain::players::Player;
use domain::privacy::Eyes;
use domain::tournaments::Tournament;
use domain::{EventId, PlayerId};
use store::{Db, Stored, accounts, events, players, standings, tournaments};

use super::checkins;

/// The player of a number as the viewer sees them, with the tournaments that the viewer can check them in for. Only
/// whoever works at an event has any of it.
pub fn find(
    db: &mut Db,
    number: PlayerId,
    viewer: &Viewer,
    now: DateTime<Utc>,
) -> Stored<Option<Badge>> {
    let Some(player) = players::find_open_to(db, number, viewer, viewer.eyes())? else {
        return Ok(None);
    };
    let (mut offers, roles) = (Vec::new(), accounts::roles_of(db, viewer)?);
    for tournament in tournaments::list_by_player(db, player.id)? {
        if let Some(event) = working_at(db, &tournament, (viewer, &roles), now)? {
            offers.extend(offer(db, &event, tournament, player.id)?);
        }
    }
    // At the door the whole name counts.
    let player = if offers.is_empty() { player } else { in_full(db, player)? };
    Ok(Some(Badge { player, offers }))
}

/// The event of a tournament, if it is held today, nothing is over or archived, and the viewer works there.
fn working_at(
    db: &mut Db,
    tournament: &Tournament,
    (viewer, roles): (&Viewer, &HashMap<EventId, Role>),
    now: DateTime<Utc>,
) -> Stored<Option<Event>> {
    let there = Viewer { role: roles.get(&tournament.event).copied(), ..viewer.clone() };
    if !there.is_at_least(Access::Scorekeeper)
        || tournament.stage.is_over()
        || tournament.archived_at.is_some()
    {
        return Ok(None);
    }
    let event = events::find(db, tournament.event)?;
    let is_on =
        |event: &Event| event.archived_at.is_none() && event.details.season(now) == Season::Running;
    Ok(event.filter(is_on))
}

fn offer(
    db: &mut Db,
    event: &Event,
    tournament: Tournament,
    player: PlayerId,
) -> Stored<Option<Offer>> {
    let chart = standings::load(db, tournament, Eyes::Staff)?;
    if !chart.entries.iter().any(|entry| entry.player == player) {
        return Ok(None);
    }
    let coming = checkins::coming(db, &chart)?.map(|coming| Due {
        round: coming.round,
        expected: coming.expected_player(player).cloned(),
    });
    Ok(Some(Offer {
        tournament: chart.tournament.id,
        name: chart.tournament.details.name.to_string(),
        event: event.details.name.to_string(),
        coming,
    }))
}

fn in_full(db: &mut Db, player: Player) -> Stored<Player> {
    Ok(players::find(db, player.id, Eyes::Staff)?.unwrap_or(player))
}
