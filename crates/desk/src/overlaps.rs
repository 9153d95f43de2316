//! Players who are to play in two tournaments of an event at the same time.

use domain::EntryId;
use domain::overlaps::{Occupation, Overlap, overlaps};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use store::{Db, Stored, byes, standings, tournaments};

/// Those of a round of a tournament who are to play in another one of its event at the same time, for staff.
pub fn find(db: &mut Db, chart: &WallChart, round: u16) -> Stored<Vec<Overlap>> {
    let tournament = &chart.tournament;
    let asked = byes::list(db, tournament.id)?;
    let here = Occupation::of(chart, &asked);
    let mut others = Vec::new();
    for other in tournaments::list_by_event(db, tournament.event)? {
        if other.id == tournament.id || other.stage.is_over() {
            continue;
        }
        let asked = byes::list(db, other.id)?;
        others.push(Occupation::of(&standings::load(db, other, Eyes::Staff)?, &asked));
    }
    let name = |id: EntryId| {
        let entry = chart.entry_of(id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    };
    Ok(overlaps(&here, round, &others, name))
}
