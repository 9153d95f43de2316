//! What hangs on the wall: the facts that a screen is drawn from.

use chrono::{DateTime, Utc};

use super::{Notice, Programme, ScreenNumber};
use crate::checkins::{Coming, Door};
use crate::clocks::RoundClock;
use crate::entries::Entry;
use crate::events::Event;
use crate::games::{GameLine, Telling};
use crate::hall::round_now;
use crate::pairings::Pairing;
use crate::results::Recorded;
use crate::standings::WallChart;
use crate::tournaments::Stage;
use crate::{GameId, TournamentId};

/// What a screen has to show from, as visitors see it.
#[derive(Debug, Clone)]
pub struct Wall {
    pub event: Event,
    pub number: ScreenNumber,
    pub programme: Programme,
    pub notice: Option<Notice>,
    /// The tournaments that it is about.
    pub charts: Vec<WallChart>,
    /// The rounds that players check in for now.
    pub coming: Vec<(TournamentId, Coming)>,
    /// The clocks that somebody has set.
    pub clocks: Vec<(TournamentId, RoundClock)>,
    /// The newest games, the newest first.
    pub games: Vec<GameLine>,
}

/// So many games are replayed.
pub const MOST_GAMES: usize = 4;

impl Wall {
    /// The tournaments of which a round is played now, or was played last.
    pub fn playing(&self) -> impl Iterator<Item = &WallChart> {
        let is_playing = |chart: &&WallChart| {
            chart.tournament.stage == Stage::Running && !chart.pairings.is_empty()
        };
        self.charts.iter().filter(is_playing)
    }

    /// The tournaments whose standings are shown: those that are played, else those that are over.
    pub fn ranked(&self) -> Vec<&WallChart> {
        let playing: Vec<&WallChart> = self.playing().collect();
        if !playing.is_empty() {
            return playing;
        }
        let is_over = |chart: &&WallChart| chart.tournament.stage == Stage::Closed;
        self.charts.iter().filter(is_over).collect()
    }

    pub fn chart(&self, id: TournamentId) -> Option<&WallChart> {
        self.charts.iter().find(|chart| chart.tournament.id == id)
    }

    /// Who is not here yet, where players can check in: by tournament, none of them empty.
    pub fn missing(&self) -> Vec<(&WallChart, u16, Vec<&Entry>)> {
        let mut missing = Vec::new();
        for (id, coming) in self.coming.iter().filter(|(_, coming)| coming.door == Door::Open) {
            let names: Vec<&Entry> = coming.missing().collect();
            let chart = self.chart(*id).filter(|_| !names.is_empty());
            missing.extend(chart.map(|chart| (chart, coming.round, names)));
        }
        missing
    }
}

/// The pairings of the round that a tournament is at.
pub fn pairings_now(chart: &WallChart) -> Vec<&Pairing> {
    let round = round_now(chart);
    chart.pairings.iter().filter(|one| one.round == round).collect()
}

/// The games of tournaments that came in last.
pub fn newest_games(charts: &[WallChart]) -> Vec<GameId> {
    let results = charts.iter().flat_map(|chart| chart.results.values());
    let mut found: Vec<(DateTime<Utc>, GameId)> =
        results.filter_map(|result: &Recorded| Some((result.recorded_at, result.game?))).collect();
    found.sort_unstable_by_key(|one| std::cmp::Reverse(*one));
    found.into_iter().map(|one| one.1).collect()
}

/// Whether a game can be replayed before everybody.
pub fn is_replayed(line: &GameLine) -> bool {
    let is_told = line.occasion.as_ref().is_some_and(|it| it.telling != Telling::Nothing);
    is_told && line.summary.plies.is_some_and(|plies| plies > 0)
}
