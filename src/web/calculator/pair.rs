//! Two players of a rating list, and what their next game would do.

use chrono::NaiveDate;
use domain::accounts::Viewer;
use domain::players::Player;
use domain::ratings::{RatingPool, day, last_known, next_game, state_on};
use domain::{PlayerId, PoolId};
use form::calculator::{CalculatorQuery, KnownPair, PairQuery};
use rating::forecast::{Contestant, Forecast};
use store::{Db, Stored, players, ratings};
use view::calculator::PairView;
use words::Text;
use words::format::date;

use crate::web::ratings::board::standings_at;

/// What is known of two players.
pub(super) struct Found {
    pool: RatingPool,
    players: [Vec<Player>; 2],
    /// Of the first, and of both.
    contestants: Vec<Contestant>,
}

impl Found {
    /// What the calculator begins with: what the list knows of them on the day.
    pub(super) fn numbers(&self, query: &PairQuery, today: NaiveDate) -> CalculatorQuery {
        let on = query.on().ok().flatten().unwrap_or(today);
        let state = |one: &Contestant| state_on(&self.pool, one, on);
        let known = self.contestants.first().map(|own| KnownPair {
            own: state(own),
            opponent: self.contestants.get(1).map(state),
            is_junior: own.junior_until.is_some_and(|until| day(on) <= until),
        });
        CalculatorQuery::of_list(&self.pool.details.rating, known)
    }

    /// What a game would do, once both players are known, and what is in the way.
    pub(super) fn view(&self, query: PairQuery, today: NaiveDate) -> PairView {
        let on = query.on();
        let view = PairView::new(&self.pool, query, &self.players);
        let on = match on {
            Ok(on) => on.unwrap_or(today),
            Err(error) => return view.refused(error.field, Text::new("error-no-date")),
        };
        let ([first], [second], [own, opponent]) =
            (&self.players[0][..], &self.players[1][..], &self.contestants[..])
        else {
            return view;
        };
        if first.id == second.id {
            return view.refused("second", Text::new("calculator-same"));
        }
        let both = [*own, *opponent];
        if let Some(last) = last_known(&both).filter(|last| *last > on) {
            return view.refused("on", Text::new("calculator-too-early").with("date", date(last)));
        }
        match next_game(&self.pool, both, on) {
            Some(forecast) => view.with([first, second], &forecast),
            None => view,
        }
    }
}

/// The players of a list who are asked for; `None` without such a list. Against whom somebody would
/// play who has just asked about one player is the leader.
pub(super) fn find(
    db: &mut Db,
    pool: PoolId,
    query: &PairQuery,
    viewer: &Viewer,
    today: NaiveDate,
) -> Stored<Option<Found>> {
    let Some(pool) = ratings::find_pool_open_to(db, pool, viewer)? else {
        return Ok(None);
    };
    let [first, second] = query.picked();
    let mut players =
        [named(db, viewer, &query.first, first)?, named(db, viewer, &query.second, second)?];
    if let (Some(own), true) = (first, !query.is_asked() && second.is_none()) {
        let leaders = standings_at(db, &pool, (today, viewer), 0..2)?.into_iter();
        let leader = leaders.map(|standing| standing.player).find(|leader| leader.id != own);
        players[1].extend(leader);
    }
    let contestants = match (&players[0][..], &players[1][..]) {
        ([first], [second]) => {
            ratings::contestants(db, &pool, [first.id, second.id], viewer)?.to_vec()
        }
        ([first], _) => ratings::contestants(db, &pool, [first.id; 2], viewer)?[..1].to_vec(),
        _ => Vec::new(),
    };
    Ok(Some(Found { pool, players, contestants }))
}

/// What the next game between two players would do in each pool in which both have a rating.
pub(in crate::web) fn between(
    db: &mut Db,
    both: [PlayerId; 2],
    today: NaiveDate,
    viewer: &Viewer,
) -> Stored<Vec<(RatingPool, Forecast)>> {
    let mut found = Vec::new();
    for pool in ratings::pools(db)? {
        let contestants = ratings::contestants(db, &pool, both, viewer)?;
        let on = last_known(&contestants).map_or(today, |last| last.max(today));
        if contestants.iter().all(|one| one.known.is_some())
            && let Some(forecast) = next_game(&pool, contestants, on)
        {
            found.push((pool, forecast));
        }
    }
    Ok(found)
}

/// The player who was picked, as long as no other name was typed; else all of the name, or the only
/// one whose whole name it is.
fn named(
    db: &mut Db,
    viewer: &Viewer,
    typed: &str,
    picked: Option<PlayerId>,
) -> Stored<Vec<Player>> {
    let is_untyped = typed.trim().is_empty();
    if let Some(id) = picked {
        let found = players::find_open_to(db, id, viewer, viewer.eyes())?;
        let found = found.filter(|player| player.id == id);
        if let Some(player) = found.filter(|player| is_untyped || player.name == typed) {
            return Ok(vec![player]);
        }
    }
    if is_untyped {
        return Ok(Vec::new());
    }
    let called = players::called(db, viewer, viewer.eyes(), typed)?;
    let is_exact = |player: &&Player| player.name == typed.trim();
    let exactly: Vec<Player> = called.iter().filter(is_exact).cloned().collect();
    Ok(if exactly.len() == 1 { exactly } else { called })
}
