//! What a tournament did to ratings, and what was corrected in it afterwards.

use std::collections::{HashMap, HashSet};

use askama::Template;
use domain::events::{Event, Visibility};
use domain::pages::Part;
use domain::pairings::Pairing;
use domain::ratings::{PeriodKey, RatingPool, RatingRow, corrections};
use domain::results::Recorded;
use domain::standings::WallChart;
use domain::tournaments::{Rated, Stage, Tournament};
use domain::zone::Zone;
use domain::{EntryId, PlayerId, PoolId};
use words::Text;
use words::format::moment;

use super::{MoveLine, move_line, pool_name, recomputed};
use crate::parts::{PartLink, part_links};
use crate::results::score;
use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// What a tournament did to ratings.
#[derive(Template)]
#[template(path = "ratings/tournament.html")]
pub struct TournamentRatingsPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The word for it as a period, in addresses.
    pub period: String,
    /// The results that were corrected after it was closed.
    pub corrected: Vec<CorrectedLine>,
    /// A table for each pool.
    pub pools: Vec<PoolMoves>,
    /// Why there is none.
    pub none: Text,
}

pages! { TournamentRatingsPage }

/// What a tournament did in one pool.
#[derive(Debug, Clone)]
pub struct PoolMoves {
    /// The pool's id.
    pub id: PoolId,
    pub name: Text,
    /// How far it is computed anew.
    pub recomputed: Option<Text>,
    /// Who gained most comes first.
    pub rows: Vec<MoveLine>,
    /// The parts of a long table.
    pub parts: Vec<PartLink>,
}

/// A result that was corrected after the tournament was closed.
#[derive(Debug, Clone)]
pub struct CorrectedLine {
    /// Which, and what it is now.
    pub what: Text,
    /// The page of the board, which has what it was before.
    pub href: String,
    pub why: Text,
}

impl TournamentRatingsPage {
    /// What a tournament did, pool by pool.
    pub fn new(
        frame: Frame,
        (event, chart): (&Event, &WallChart),
        (pools, rows, names): (&[RatingPool], &[RatingRow], &HashMap<PlayerId, String>),
        page: usize,
    ) -> Self {
        let names: HashMap<PlayerId, &str> =
            names.iter().map(|(id, name)| (*id, name.as_str())).collect();
        let corrected = corrected_players(chart);
        let line = |row: &RatingRow| MoveLine {
            is_corrected: corrected.contains(&row.player),
            ..move_line(row, &names)
        };
        let in_pool = |pool: &RatingPool| {
            let mut rows: Vec<&RatingRow> = rows.iter().filter(|row| row.pool == pool.id).collect();
            rows.sort_by_key(|row| std::cmp::Reverse(row.after.rating().0 - row.before.rating().0));
            PoolMoves {
                id: pool.id,
                name: pool_name(pool),
                recomputed: recomputed(pool),
                parts: part_links(Part::of(rows.len(), page), ""),
                rows: rows[Part::of(rows.len(), page).rows()].iter().copied().map(line).collect(),
            }
        };
        let mut moves: Vec<PoolMoves> = pools.iter().map(in_pool).collect();
        moves.retain(|pool| !pool.rows.is_empty());
        let heading = Text::new("tournament-ratings-title");
        Self {
            frame,
            head: TournamentHead::new(event, &chart.tournament, heading, Tab::Standings),
            period: PeriodKey::Tournament(chart.tournament.id).address(),
            corrected: corrected_lines(chart, event.details.zone),
            pools: moves,
            none: none(&chart.tournament, event.visibility),
        }
    }
}

/// Why a tournament moved no rating, if it did not.
fn none(tournament: &Tournament, event: Visibility) -> Text {
    let is_public = [event, tournament.visibility].iter().all(|one| *one == Visibility::Published);
    Text::new(match (tournament.details.rated, tournament.stage) {
        (Rated::Unrated, _) => "tournament-ratings-unrated",
        (Rated::Rated, Stage::Entry | Stage::Running) => "tournament-ratings-open",
        (Rated::Rated, Stage::Cancelled) => "tournament-ratings-none",
        (Rated::Rated, Stage::Closed) if is_public => "tournament-ratings-none",
        (Rated::Rated, Stage::Closed) => "tournament-ratings-draft",
    })
}

fn corrected_players(chart: &WallChart) -> HashSet<PlayerId> {
    let entries = corrections(chart)
        .into_iter()
        .flat_map(|(pairing, _)| [Some(pairing.first), pairing.second])
        .flatten();
    let player = |entry: EntryId| chart.entry_of(entry);
    entries.filter_map(|entry| Some(player(entry)?.player)).collect()
}

fn corrected_lines(chart: &WallChart, zone: Zone) -> Vec<CorrectedLine> {
    let name = |entry: Option<EntryId>| {
        let entry = chart.entries.iter().find(|one| Some(one.id) == entry);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    };
    let line = |(pairing, recorded): (&Pairing, &Recorded)| CorrectedLine {
        what: Text::new("tournament-corrected")
            .with("round", pairing.round)
            .with("board", pairing.board)
            .with("first", name(Some(pairing.first)))
            .with("second", name(pairing.second))
            .with("score", score(recorded.decision)),
        href: format!(
            "/tournaments/{}/rounds/{}/boards/{}",
            pairing.tournament, pairing.round, pairing.board
        ),
        why: Text::new("tournament-corrected-why")
            .with("when", moment(recorded.recorded_at, zone))
            .with("reason", recorded.reason.clone().unwrap_or_default()),
    };
    corrections(chart).into_iter().map(line).collect()
}
