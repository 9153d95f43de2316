//! What a period did to everybody, and what it did to one player, game by game.

use std::collections::HashMap;

use askama::Template;
use domain::played::GamePlace;
use domain::players::Player;
use domain::ratings::{PeriodKey, PeriodTitles, RatedMeeting, RatingPool, RatingRow};
use domain::{PlayerId, PoolId};
use rating::State;
use rating::ledger::Outcome;
use words::Text;
use words::format::{Numeral, date, fixed};

use super::working::{Known, WorkingView};
use super::{Figure, MoveLine, PeriodName, change, in_short, move_line, pool_name, score};
use crate::by_link::link_page;
use crate::crosstable::{href, seat_sign, seat_words};
use crate::{Frame, filters};

/// What a period did to everybody in a pool.
#[derive(Template)]
#[template(path = "ratings/period.html")]
pub struct PeriodPage {
    pub frame: Frame,
    pub pool: (PoolId, Text),
    /// The period, and the word for it in addresses.
    pub period: (PeriodName, String),
    /// Who gained most comes first.
    pub rows: Vec<MoveLine>,
}

/// A period as one player saw it, with all that its page tells.
#[derive(Debug, Clone)]
pub struct PlayerPeriod {
    pub pool: RatingPool,
    pub player: Player,
    /// The player's row.
    pub row: RatingRow,
    /// The row before it, and that of the next period.
    pub beside: (Option<RatingRow>, Option<RatingRow>),
    /// The rows of everybody in the period.
    pub rows: Vec<RatingRow>,
    /// The player's rated games.
    pub meetings: Vec<RatedMeeting>,
    /// What periods are called.
    pub titles: PeriodTitles,
}

/// What a period did to one player.
#[derive(Template)]
#[template(path = "ratings/player_period.html")]
pub struct PlayerPeriodPage {
    pub frame: Frame,
    pub pool: (PoolId, Text),
    pub player: (PlayerId, String),
    /// The period, and the word for it in addresses.
    pub period: (PeriodName, String),
    pub before: Figure,
    pub after: Figure,
    /// The difference.
    pub change: String,
    /// Why, in a line.
    pub why: Text,
    /// What idle time did before the games, or where the player came from.
    pub idle: Option<Text>,
    pub games: Vec<RatedGameLine>,
    pub scored: Numeral,
    /// How they moved the rating; none where the games are not those that it was computed from.
    pub working: Option<WorkingView>,
    /// What limits and rounding made of it.
    pub stored: Option<Text>,
    /// The words for the periods before and after, in addresses.
    pub beside: (Option<String>, Option<String>),
}

pages! { PeriodPage PlayerPeriodPage }

/// A rated game of a period.
#[derive(Debug, Clone)]
pub struct RatedGameLine {
    pub opponent: PlayerId,
    /// The opponent's name.
    pub name: String,
    /// The opponent's rating at that time.
    pub rating: Option<Figure>,
    /// The own seat, as a sign.
    pub seat: &'static str,
    /// The own seat, in words.
    pub seat_words: Text,
    pub place: Text,
    /// To the game, if a record was handed in, else to the board; none of an imported game.
    pub href: Option<String>,
    /// How it ended, as a sign.
    pub sign: &'static str,
    /// How it ended, in words.
    pub outcome: Text,
    /// What it counted.
    pub weight: Option<Text>,
    pub expected: Numeral,
}

impl PeriodPage {
    /// The page of a period.
    pub fn new(
        frame: Frame,
        pool: &RatingPool,
        period: PeriodKey,
        (rows, names): (&[RatingRow], &HashMap<PlayerId, String>),
        titles: &PeriodTitles,
    ) -> Self {
        let mut rows: Vec<&RatingRow> = rows.iter().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.after.rating().0 - row.before.rating().0));
        let names: HashMap<PlayerId, &str> =
            names.iter().map(|(player, name)| (*player, name.as_str())).collect();
        Self {
            frame,
            pool: (pool.id, pool_name(pool)),
            period: (PeriodName::new(period, titles), period.address()),
            rows: rows.into_iter().map(|row| move_line(row, &names)).collect(),
        }
    }
}

impl PlayerPeriodPage {
    /// The page of a player's period.
    pub fn new(frame: Frame, found: &PlayerPeriod) -> Self {
        let PlayerPeriod { pool, player, row, beside, titles, .. } = found;
        let working = row.working(pool, &found.meetings, &found.rows);
        let working = working.map(|working| WorkingView::new(&working, Known::from(row.before)));
        let address = |row: &Option<RatingRow>| row.as_ref().map(|row| row.period.address());
        Self {
            frame,
            pool: (pool.id, pool_name(pool)),
            player: (player.id, player.name.clone()),
            period: (PeriodName::new(row.period, titles), row.period.address()),
            before: Figure::of(row.before),
            after: Figure::after(row),
            change: change(row.before, row.after),
            why: in_short(row),
            idle: idle(found),
            games: lines(found, working.as_ref()),
            scored: score(row.scored).into(),
            stored: working.as_ref().map(|_| stored(row)),
            working,
            beside: (address(&beside.0), address(&beside.1)),
        }
    }
}

/// What happened to the deviation since the row before.
fn idle(found: &PlayerPeriod) -> Option<Text> {
    let row = &found.row;
    let Some(earlier) = &found.beside.0 else {
        return Some(Text::new(if row.games_so_far == row.games {
            "period-first"
        } else {
            "period-brought-along"
        }));
    };
    let days = found.titles.closed_on(row.period)? - found.titles.closed_on(earlier.period)?;
    let (from, to) = (earlier.after.deviation()?, row.before.deviation()?);
    if from == to {
        return None;
    }
    let words = |hundredths: i32| fixed(f64::from(hundredths) / 100.0, 1);
    Some(
        Text::new("period-idle")
            .with("days", days.num_days())
            .with("from", words(from.0))
            .with("to", words(to.0)),
    )
}

/// What the ledger keeps of it: limited and rounded.
fn stored(row: &RatingRow) -> Text {
    let figure = |state: State| {
        let rating = fixed(f64::from(state.rating().0) / 100.0, 2);
        let deviation = state.deviation().map(|one| fixed(f64::from(one.0) / 100.0, 2));
        deviation.map_or(rating.clone(), |deviation| rating.and("±", &deviation))
    };
    Text::new("period-stored").with("before", figure(row.before)).with("after", figure(row.after))
}

fn lines(found: &PlayerPeriod, working: Option<&WorkingView>) -> Vec<RatedGameLine> {
    let before: HashMap<PlayerId, State> =
        found.rows.iter().map(|row| (row.player, row.before)).collect();
    let line = |(idx, meeting): (usize, &RatedMeeting)| {
        let weight = working.and_then(|working| working.games.get(idx));
        let (sign, outcome) = outcome(meeting.outcome);
        let (place, href) = place(&meeting.place);
        let colour = domain::results::colour(meeting.seat);
        RatedGameLine {
            opponent: meeting.opponent,
            name: meeting.opponent_name.clone(),
            rating: before.get(&meeting.opponent).map(|state| Figure::of(*state)),
            seat: seat_sign(colour),
            seat_words: seat_words(colour),
            place,
            href,
            sign,
            outcome,
            weight: weight.and_then(|weight| weight.weight.clone()),
            expected: weight.and_then(|weight| weight.expected.clone()).unwrap_or_default(),
        }
    };
    found.meetings.iter().enumerate().map(line).collect()
}

fn outcome(outcome: Outcome) -> (&'static str, Text) {
    let outcome = match outcome {
        Outcome::FirstWins => tournament::result::PlayerResult::Win,
        Outcome::Draw => tournament::result::PlayerResult::Draw,
        Outcome::SecondWins => tournament::result::PlayerResult::Loss,
    };
    (crate::crosstable::sign(outcome), crate::crosstable::outcome_words(outcome))
}

fn place(place: &GamePlace) -> (Text, Option<String>) {
    match place {
        GamePlace::Board(board) => {
            let words = Text::new("period-round").with("round", board.pairing.round);
            (words, Some(href(&board.pairing, board.recorded.as_ref())))
        }
        GamePlace::History { played_on, link, .. } => {
            (date(*played_on), link.map(|(id, _)| link_page(id)))
        }
    }
}
