//! What the lists of a player's games tell of each.

use domain::PlayerId;
use domain::pages::Page;
use domain::played::{GamePlace, PlayedGame, own_colour};
use domain::ratings::{PeriodTitles, RatingPool, StretchTitle};
use domain::tournaments::TournamentTitle;
use words::Text;
use words::format::date;

use crate::by_link::link_page;
use crate::crosstable::{class, href, outcome_words, seat_sign, seat_words, sign};
use crate::ratings::history_words;

/// A game as one of its players sees it.
#[derive(Debug, Clone)]
pub struct GameCells {
    /// Where it was played.
    pub source: GameSource,
    /// The day it was played on, or its tournament was closed or started.
    pub date: Option<Text>,
    /// The round of a tournament.
    pub round: Option<u16>,
    /// The own seat, as a sign.
    pub seat: &'static str,
    /// The own seat, in words.
    pub seat_words: Text,
    /// How it ended, as a sign.
    pub sign: &'static str,
    /// The colour of that sign.
    pub class: &'static str,
    /// How it ended, in words.
    pub outcome: Text,
    /// To the game if a record was handed in, else to the board; none of a game from elsewhere.
    pub href: Option<String>,
}

/// Where a game was played.
#[derive(Debug, Clone)]
pub enum GameSource {
    Tournament(TournamentTitle),
    /// Elsewhere: where it is from, and the page of the player's period.
    History(Text, Option<String>),
}

/// The pages beside one of a list.
#[derive(Debug, Clone)]
pub struct Pages {
    /// Which page it is; none if there is only one.
    pub which: Option<Text>,
    /// To the page before.
    pub previous: Option<String>,
    /// To the page after.
    pub next: Option<String>,
}

impl GameCells {
    /// A game of a player in what may be seen; each family has its first pool.
    pub(super) fn new(
        game: &PlayedGame,
        own: PlayerId,
        (titles, pools): (&PeriodTitles, &[RatingPool]),
    ) -> Option<Self> {
        let mut by_link = None;
        let (source, on) = match &game.place {
            GamePlace::Board(board) => {
                let title = titles.tournaments.get(&board.pairing.tournament)?.clone();
                let on = title.at.map(|at| at.date_naive());
                (GameSource::Tournament(title), on)
            }
            GamePlace::History { period, played_on, link, .. } => {
                by_link = link.map(|(id, _)| link_page(id));
                let pool = pools.iter().find(|pool| pool.family() == game.family);
                let href = pool.map(|pool| period_page(pool, game, own));
                let words = source_words(titles.stretches.get(period)?);
                (GameSource::History(words, href), Some(*played_on))
            }
        };
        let (board, colour) = (game.board(), own_colour(game));
        Some(Self {
            source,
            date: on.map(date),
            round: board.map(|board| board.pairing.round),
            seat: seat_sign(colour),
            seat_words: seat_words(colour),
            sign: sign(game.outcome),
            class: class(game.outcome),
            outcome: outcome_words(game.outcome),
            href: board.map(|board| href(&board.pairing, board.recorded.as_ref())).or(by_link),
        })
    }
}

fn period_page(pool: &RatingPool, game: &PlayedGame, own: PlayerId) -> String {
    format!("/ratings/{}/periods/{}/players/{own}", pool.id, game.period().address())
}

/// Without the end of the period: each game has its own day.
fn source_words(title: &StretchTitle) -> Text {
    match &title.name {
        Some(name) => Text::new("period-named")
            .with("history", history_words(&title.history))
            .with("name", name.as_str()),
        None => history_words(&title.history),
    }
}

impl Pages {
    /// Those beside a page; the number of one is added to `href`, and then `anchor`.
    pub(super) fn new<T>(page: &Page<T>, (href, anchor): (&str, &str)) -> Self {
        let &Page { number, n_pages, .. } = page;
        let to = |number: usize| format!("{href}{number}#{anchor}");
        Self {
            which: (n_pages > 1)
                .then(|| Text::new("players-page").with("page", number).with("all", n_pages)),
            previous: (number > 1).then(|| to(number - 1)),
            next: (number < n_pages).then(|| to(number + 1)),
        }
    }
}
