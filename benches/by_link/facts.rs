//! What the database has of it all: every move once, and clocks that are right.

use chrono::{DateTime, TimeDelta, Utc};
use domain::by_link::{Deed, Fact, Playing};
use store::Store;
use store::by_link;

use crate::games::Table;

/// When no server ran.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outage {
    pub(crate) killed_at: DateTime<Utc>,
    pub(crate) back_at: DateTime<Utc>,
}

/// Each move is there once, in its order; each clock gives back the outage, and is right to the second.
pub(crate) fn check(store: &Store, tables: &[Table], outage: Outage) {
    let (mut n_moves, mut n_down, mut most) = (0, 0, TimeDelta::zero());
    for table in tables {
        let row = store.read(|db| by_link::find(db, table.id)).unwrap().unwrap();
        let facts = store.read(|db| by_link::facts(db, table.id)).unwrap();
        let moves = facts.iter().filter_map(|fact| match &fact.deed {
            Deed::Move(text) => Some((text, fact.at)),
            _ => None,
        });
        let moves: Vec<_> = moves.collect();
        assert_eq!(moves.len(), table.sent.len(), "game {}", table.id);
        for ((text, at), (sent, answered)) in moves.iter().zip(&table.sent) {
            assert_eq!(*text, sent, "game {}", table.id);
            assert!(at <= answered, "game {}: {text} was answered before it was made", table.id);
        }
        n_moves += moves.len();
        for (since, until) in downs(&facts) {
            n_down += 1;
            most = most.max((since - outage.killed_at).abs()).max((until - outage.back_at).abs());
        }
        let playing = Playing::replay(row.setup, &facts).unwrap();
        let due = due(row.setup.started_at, &facts);
        let is_on = playing.end().is_none();
        assert_eq!(playing.due_at(), is_on.then_some(due), "game {}", table.id);
    }
    println!("{n_moves} moves are there, each once and in its order");
    let out = (outage.back_at - outage.killed_at).num_milliseconds();
    println!(
        "out for {out} ms: {n_down} clocks of {} had it given back, at most {} ms off",
        tables.len(),
        most.num_milliseconds()
    );
    assert_eq!(n_down, tables.len(), "every clock ran");
    assert!(
        most <= TimeDelta::milliseconds(1500),
        "right to the second, as servers note that they run"
    );
}

fn downs(facts: &[Fact]) -> impl Iterator<Item = (DateTime<Utc>, DateTime<Utc>)> {
    facts.iter().filter_map(|fact| match fact.deed {
        Deed::Down(since) => Some((since, fact.at)),
        _ => None,
    })
}

/// When the time of whoever is to move is over, counted anew: five minutes and thirty seconds a move, less what was
/// used, and without the time in which no server ran.
fn due(started_at: DateTime<Utc>, facts: &[Fact]) -> DateTime<Utc> {
    let mut left = [TimeDelta::minutes(5); 2];
    let (mut mover, mut since) = (0, started_at);
    for fact in facts {
        match fact.deed {
            Deed::Move(_) => {
                left[mover] = left[mover] - (fact.at - since) + TimeDelta::seconds(30);
                (mover, since) = (1 - mover, fact.at);
            }
            // Only what no server ran for while this very clock did.
            Deed::Down(down) => since += fact.at - down.max(since),
            _ => {}
        }
    }
    since + left[mover]
}
