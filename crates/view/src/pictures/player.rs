//! A player: avatar, name, club, and the rating of most games with its curve.

use std::fmt::Write;

use askama::Template;
use chrono::NaiveDate;
use domain::players::Player;
use domain::ratings::{PeriodTitles, RatingPool, RatingRow};
use form::players::ProfileQuery;
use words::language::Language;
use words::text::Speak;

use super::drawing::{Drawing, Found};
use super::letters::{Letters, Room, Words};
use super::parts::{Avatar, LEFT, Placed, RIGHT};
use crate::filters;
use crate::players::{Drawn, PoolHistory, history};

pub fn of_player(player: &PlayerRatings, language: Language) -> Found {
    Drawing::found(PlayerPicture::new(player, language), language)
}

/// A player with all ratings.
#[derive(Debug, Clone)]
pub struct PlayerRatings {
    pub player: Player,
    /// The day on which they are looked at.
    pub today: NaiveDate,
    /// Whether everybody sees how the ratings came about.
    pub shows_curve: bool,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// The player's rows in every pool, in order.
    pub rows: Vec<RatingRow>,
    /// The periods that the viewer may see.
    pub titles: PeriodTitles,
}

impl PlayerRatings {
    /// The pool of most of the player's games, with its rows.
    fn main(&self) -> Option<(PoolHistory, Vec<&RatingRow>)> {
        let Self { player, today, pools, titles, .. } = self;
        let in_pool = |pool: &RatingPool| {
            let rows: Vec<&RatingRow> =
                self.rows.iter().filter(|row| row.pool == pool.id).collect();
            let drawn = Drawn { titles, query: &ProfileQuery::default(), today: *today };
            Some((history((player.id, &player.name), pool, &rows, drawn)?, rows))
        };
        // Of equals the first, as on the player's page.
        pools.iter().rev().filter_map(in_pool).max_by_key(|(pool, _)| pool.n_games)
    }
}

#[derive(Debug, Clone, Template)]
#[template(path = "pictures/player.svg")]
pub(super) struct PlayerPicture {
    corner: Option<Placed>,
    avatar: Avatar,
    name: Placed,
    club: Option<Placed>,
    rating: Option<RatingShape>,
}

#[derive(Debug, Clone)]
struct RatingShape {
    words: Vec<Placed>,
    /// The corners of the curve.
    curve: String,
    /// Its end; nothing where there is no curve.
    now: Option<(f64, f64)>,
}

const NAME_X: f64 = 292.0;
const CURVE_X: f64 = 640.0;
const CURVE_Y: (f64, f64) = (400.0, 560.0);

impl PlayerPicture {
    /// `None` if no letter of the name can be written.
    pub(super) fn new(ratings: &PlayerRatings, language: Language) -> Option<Self> {
        let player = &ratings.player;
        let width = RIGHT - NAME_X;
        let room = Room { width, lines: 2, sizes: (72.0, 40.0) };
        let name = Letters::Title.fit(&player.name, room)?;
        let room = Room { width, lines: 1, sizes: (32.0, 24.0) };
        let club = player.club.as_deref().and_then(|club| Letters::Plain.fit(club, room));
        let high = name.height() + club.as_ref().map_or(0.0, |club| club.height() + 6.0);
        let top = 234.0 - high / 2.0;
        let club_top = top + name.height() + 6.0;
        Some(Self {
            corner: None,
            avatar: Avatar::of(&player.name, (LEFT + 94.0, 234.0), 94.0),
            name: name.under(NAME_X, top),
            club: club.map(|club| club.under(NAME_X, club_top)),
            rating: ratings.main().map(|(pool, rows)| {
                let rows = if ratings.shows_curve { rows.as_slice() } else { &[] };
                rating(&pool, rows, language)
            }),
        })
    }
}

fn rating(pool: &PoolHistory, rows: &[&RatingRow], language: Language) -> RatingShape {
    let line = |width: f64, sizes| Room { width, lines: 1, sizes };
    let sign = if pool.figure.is_provisional { "?" } else { "" };
    let points =
        Letters::Title.fit(&format!("{}{sign}", pool.figure.points), line(300.0, (104.0, 60.0)));
    let after = LEFT + 16.0 + points.as_ref().map_or(0.0, Words::width);
    let deviation = pool.figure.deviation.as_ref();
    let deviation = deviation.and_then(|deviation| {
        Letters::Plain.fit(&format!("± {deviation}"), line(160.0, (44.0, 30.0)))
    });
    let name = Letters::Plain.fit(&pool.name.speak(language), line(520.0, (28.0, 22.0)));
    let games = Letters::Plain.fit(&pool.games.speak(language), line(520.0, (28.0, 22.0)));
    let words = [
        points.map(|points| Placed { y: 478.0, ..points.under(LEFT, 0.0) }),
        deviation.map(|deviation| Placed { y: 478.0, ..deviation.under(after, 0.0) }),
        name.map(|name| Placed { y: 530.0, ..name.under(LEFT, 0.0) }),
        games.map(|games| Placed { y: 566.0, ..games.under(LEFT, 0.0) }),
    ];
    let (curve, now) = curve(rows);
    RatingShape { words: words.into_iter().flatten().collect(), curve, now }
}

/// From what was known before the first period to what is known now; none of a single period.
fn curve(rows: &[&RatingRow]) -> (String, Option<(f64, f64)>) {
    let first = rows.first().map(|row| row.before.rating().0);
    let ratings: Vec<i32> =
        first.into_iter().chain(rows.iter().map(|row| row.after.rating().0)).collect();
    let (Some(least), Some(most)) = (ratings.iter().min(), ratings.iter().max()) else {
        return (String::new(), None);
    };
    let n_steps = u32::try_from(ratings.len() - 1).unwrap_or(u32::MAX);
    let range = f64::from(most - least).max(2_000.0);
    let place = |idx: u32, rating: i32| {
        let x = CURVE_X + (RIGHT - 12.0 - CURVE_X) * f64::from(idx) / f64::from(n_steps.max(1));
        let share = f64::from(rating - least) / range;
        (x.round(), (CURVE_Y.1 - (CURVE_Y.1 - CURVE_Y.0) * share).round())
    };
    let (mut path, mut now) = (String::new(), None);
    for (idx, rating) in (0..).zip(&ratings) {
        let (x, y) = place(idx, *rating);
        // Writing to a string does not fail.
        let _ = write!(path, "{x},{y} ");
        now = Some((x, y));
    }
    (path, now.filter(|_| n_steps > 1))
}
