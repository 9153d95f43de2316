//! What a screen shows in turn, from what there is to show.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::clocks::RoundClock;
use domain::entries::Entry;
use domain::games::GameLine;
use domain::hall::round_now;
use domain::pairings::Pairing;
use domain::screens::Scene;
use domain::screens::wall::{Wall, pairings_now};
use domain::standings::{WallChart, settled};
use domain::{EntryId, NameKey, PlayerId, TournamentId};
use rules::Seat;
use tournament::result::GameResult;
use tournament::standings::Row;
use words::Text;
use words::format::{Numeral, days};

use super::WallClock;
use crate::byes::bye_words;
use crate::clocks::ClockFace;
use crate::games::spec_words;
use crate::rounds::{announced_words, won};
use crate::standings::heading;

/// A scene on the wall.
#[derive(Debug, Clone)]
pub struct Slide {
    /// By what the page knows it again.
    pub key: String,
    pub title: Text,
    /// The tournament, or how many there are.
    pub about: Option<Text>,
    pub content: SlideContent,
}

#[derive(Debug, Clone)]
pub enum SlideContent {
    Missing(Vec<String>),
    Boards(Vec<BoardLine>),
    Names(Vec<NameLine>),
    Standings(Vec<RankLine>),
    Clocks,
    /// The address of a frame that plays a game through.
    Game(String),
    /// There is nothing to show yet.
    Welcome,
}

#[derive(Debug, Clone)]
pub struct BoardLine {
    pub board: u16,
    pub sides: [String; 2],
    pub won: (&'static str, &'static str),
    pub result: Text,
}

#[derive(Debug, Clone)]
pub struct NameLine {
    pub name: String,
    key: NameKey,
    player: PlayerId,
    /// The tournament, for who plays in several.
    pub tournament: Option<String>,
    pub board: Option<u16>,
    /// What a bye is.
    pub bye: Option<Text>,
}

#[derive(Debug, Clone)]
pub struct RankLine {
    pub rank: Option<u32>,
    pub name: String,
    pub points: Option<Numeral>,
}

/// So many places of a tournament are shown.
const MOST_PLACES: usize = 100;

/// The slides of a screen; a word of welcome where there is nothing else.
pub(super) fn slides(wall: &Wall) -> Vec<Slide> {
    let scenes = wall.programme.scenes().iter();
    let mut slides: Vec<Slide> = scenes.flat_map(|scene| of_scene(wall, *scene)).collect();
    if slides.is_empty() {
        slides.push(welcome(wall));
    }
    slides
}

fn of_scene(wall: &Wall, scene: Scene) -> Vec<Slide> {
    match scene {
        Scene::Missing => missing(wall),
        Scene::Boards => wall.playing().filter_map(boards).collect(),
        Scene::Names => names(wall).into_iter().collect(),
        Scene::Standings => wall.ranked().into_iter().filter_map(standings).collect(),
        Scene::Games => wall.games.iter().filter_map(game).collect(),
        Scene::Clock if wall.clocks.is_empty() => Vec::new(),
        Scene::Clock => vec![Slide {
            key: "clock".to_owned(),
            title: Text::new("scene-clock"),
            about: None,
            content: SlideContent::Clocks,
        }],
    }
}

fn welcome(wall: &Wall) -> Slide {
    let details = &wall.event.details;
    Slide {
        key: "welcome".to_owned(),
        title: Text::new("title-plain").with("name", details.name.as_str()),
        about: Some(days(details.days)),
        content: SlideContent::Welcome,
    }
}

pub(super) fn clocks(wall: &Wall, now: DateTime<Utc>) -> Vec<WallClock> {
    let zone = wall.event.details.zone;
    let clock = |(id, clock): &(TournamentId, RoundClock)| {
        let tournament = &wall.chart(*id)?.tournament;
        Some(WallClock {
            tournament: tournament.details.name.to_string(),
            round: Text::new("screen-boards").with("round", clock.round),
            face: ClockFace::of_round(clock, zone, now),
        })
    };
    wall.clocks.iter().filter_map(clock).collect()
}

/// A slide of one tournament, which it names.
fn of_tournament(chart: &WallChart, kind: &str, title: Text, content: SlideContent) -> Slide {
    let tournament = &chart.tournament;
    Slide {
        key: format!("{kind}-{}", tournament.id),
        title,
        about: Some(Text::new("title-plain").with("name", tournament.details.name.as_str())),
        content,
    }
}

fn missing(wall: &Wall) -> Vec<Slide> {
    let slide = |(chart, round, missing): (&WallChart, u16, Vec<&Entry>)| {
        let title = Text::new("screen-missing").with("round", round).with("count", missing.len());
        let names = missing.into_iter().map(|entry| entry.name.clone()).collect();
        of_tournament(chart, "missing", title, SlideContent::Missing(names))
    };
    wall.missing().into_iter().map(slide).collect()
}

fn boards(chart: &WallChart) -> Option<Slide> {
    let lines: Vec<BoardLine> =
        pairings_now(chart).into_iter().filter_map(|one| board(chart, one)).collect();
    let title = Text::new("screen-boards").with("round", round_now(chart));
    let content = SlideContent::Boards(lines);
    (!content.is_empty()).then(|| of_tournament(chart, "boards", title, content))
}

fn board(chart: &WallChart, pairing: &Pairing) -> Option<BoardLine> {
    let (first, second) = (entry(chart, pairing.first)?, entry(chart, pairing.second?)?);
    let result = settled(&chart.table, &chart.entries, pairing)?.pairing.result;
    Some(BoardLine {
        board: pairing.board,
        sides: [first, second].map(|entry| entry.name.clone()),
        won: won(result),
        result: match result {
            // A list of what is open all through says it by itself.
            GameResult::Pending if !chart.withheld.contains(&pairing.id) => {
                Text::new("screen-open-game")
            }
            result => announced_words(chart, pairing, result),
        },
    })
}

fn entry(chart: &WallChart, id: EntryId) -> Option<&Entry> {
    chart.entry_of(id)
}

/// Everybody of all tournaments in one list: whoever looks for a name looks once.
fn names(wall: &Wall) -> Option<Slide> {
    let of = |chart| pairings_now(chart).into_iter().flat_map(move |one| name_lines(chart, one));
    let mut lines: Vec<NameLine> = wall.playing().flat_map(of).collect();
    lines.sort_by(|one, other| (&one.key, one.board).cmp(&(&other.key, other.board)));
    leave_out_tournaments(&mut lines);
    let playing: Vec<&WallChart> = wall.playing().collect();
    let (title, about) = match playing.as_slice() {
        [only] => {
            let name = only.tournament.details.name.as_str();
            let title = Text::new("screen-names-round").with("round", round_now(only));
            (title, Some(Text::new("title-plain").with("name", name)))
        }
        _ => (Text::new("screen-names"), None),
    };
    let (key, content) = ("names".to_owned(), SlideContent::Names(lines));
    (!content.is_empty()).then_some(Slide { key, title, about, content })
}

/// Only who is in the list twice has to know which is which.
fn leave_out_tournaments(lines: &mut [NameLine]) {
    let mut seen: HashMap<PlayerId, usize> = HashMap::new();
    for line in lines.iter() {
        *seen.entry(line.player).or_default() += 1;
    }
    for line in lines.iter_mut().filter(|line| seen.get(&line.player) == Some(&1)) {
        line.tournament = None;
    }
}

fn name_lines(chart: &WallChart, pairing: &Pairing) -> Vec<NameLine> {
    let points = &chart.tournament.details.points;
    let line = |entry: &Entry| NameLine {
        name: entry.name.clone(),
        key: entry.key.clone(),
        player: entry.player,
        tournament: Some(chart.tournament.details.name.to_string()),
        board: pairing.second.map(|_| pairing.board),
        bye: pairing.bye.map(|bye| bye_words(bye, points)),
    };
    let here = [Some(pairing.first), pairing.second].into_iter().flatten();
    here.filter_map(|id| entry(chart, id)).map(line).collect()
}

fn standings(chart: &WallChart) -> Option<Slide> {
    let order = chart.standings();
    let line = |row: &Row| {
        Some(RankLine {
            rank: row.rank,
            name: chart.entry(row.number)?.name.clone(),
            points: row.values.first().map(|value| (*value).into()),
        })
    };
    let lines: Vec<RankLine> = order.rows.iter().take(MOST_PLACES).filter_map(line).collect();
    let content = SlideContent::Standings(lines);
    (!content.is_empty()).then(|| of_tournament(chart, "standings", heading(chart, None), content))
}

fn game(line: &GameLine) -> Option<Slide> {
    let occasion = line.occasion.as_ref()?;
    let [first, second] = Seat::ALL.map(|seat| occasion.players[seat].as_str());
    let about = Text::new("screen-game-of")
        .with("game", spec_words(line.summary.spec.as_ref()?))
        .with("tournament", occasion.tournament_name.as_str())
        .with("round", occasion.round)
        .with("board", occasion.board);
    Some(Slide {
        key: format!("game-{}", line.id),
        title: Text::new("screen-game").with("first", first).with("second", second),
        about: Some(about),
        content: SlideContent::Game(format!("/games/{}/embed", line.id)),
    })
}

impl SlideContent {
    fn is_empty(&self) -> bool {
        match self {
            Self::Missing(lines) => lines.is_empty(),
            Self::Boards(lines) => lines.is_empty(),
            Self::Names(lines) => lines.is_empty(),
            Self::Standings(lines) => lines.is_empty(),
            Self::Clocks | Self::Game(_) | Self::Welcome => false,
        }
    }
}
