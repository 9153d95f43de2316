//! Two players, and all their games.

use askama::Template;
use domain::pages::Page;
use domain::played::against::{Balance, Meeting, Weight};
use domain::played::{StatesThen, Tally};
use domain::players::Player;
use domain::ratings::{PeriodTitles, RatingPool};
use domain::{PlayerId, PoolId};
use rating::State;
use rating::forecast::Forecast;
use rules::Seat;
use tournament::score::Score;
use words::Text;

use super::games::{GameCells, GameSource, Pages};
use crate::games::family_words;
use crate::ratings::{Figure, Outlook, pool_name};
use crate::{Frame, filters};

/// Two players with their games, as far as the viewer may see them.
#[derive(Debug, Clone)]
pub struct Rivals {
    /// Who sees the games.
    pub own: Player,
    pub other: Player,
    /// What all their games add up to.
    pub balance: Balance,
    /// A page of their games, the latest first.
    pub meetings: Page<Meeting>,
    /// What was known of both before the games of this page.
    pub then: StatesThen,
    /// The periods that the viewer may see.
    pub titles: PeriodTitles,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// What the next game would do, in each pool in which both have a rating.
    pub next: Vec<(RatingPool, Forecast)>,
}

/// The page of two players.
#[derive(Template)]
#[template(path = "players/against.html")]
pub struct AgainstPage {
    pub frame: Frame,
    /// Who sees the games.
    pub own: (PlayerId, String),
    pub other: (PlayerId, String),
    /// Both scores together.
    pub score: Text,
    /// What the games add up to: by seat, by family, together. None without a game.
    pub balance: Vec<BalanceLine>,
    /// Games that nobody played.
    pub forfeits: Option<Text>,
    /// What the next game would do, in each pool in which both have a rating.
    pub next: Vec<(PoolId, Text, Outlook)>,
    /// The games, the latest first.
    pub games: Vec<MeetingLine>,
    /// The way to other games.
    pub pages: Pages,
}

pages! { AgainstPage }

/// Some games, added up.
#[derive(Debug, Clone)]
pub struct BalanceLine {
    pub label: Text,
    /// Won, drawn and lost.
    pub tally: Tally,
    /// The score of both, as in "2½ – 1½".
    pub score: Text,
}

/// A game in the list.
#[derive(Debug, Clone)]
pub struct MeetingLine {
    /// What every list of games tells.
    pub cells: GameCells,
    /// The own rating at that time.
    pub own: Option<Figure>,
    /// The other one's.
    pub other: Option<Figure>,
    /// Why it moves no rating, if it does not.
    pub weight: Option<Text>,
}

impl AgainstPage {
    /// The page of two players.
    pub fn new(frame: Frame, rivals: &Rivals) -> Self {
        let Rivals { own, other, balance, meetings, .. } = rivals;
        let path = format!("/players/{}/against/{}?page=", own.id, other.id);
        Self {
            frame,
            own: (own.id, own.name.clone()),
            other: (other.id, other.name.clone()),
            score: score(balance.all),
            forfeits: forfeits(balance),
            next: rivals
                .next
                .iter()
                .map(|(pool, next)| (pool.id, pool_name(pool), Outlook::new([own, other], next)))
                .collect(),
            balance: lines(balance),
            games: meetings.items.iter().filter_map(|meeting| line(rivals, meeting)).collect(),
            pages: Pages::new(meetings, (&path, "games")),
        }
    }
}

fn lines(balance: &Balance) -> Vec<BalanceLine> {
    let Balance { by_seat, by_family, all, .. } = balance;
    if all.games() == 0 {
        return Vec::new();
    }
    let line = |label, tally| BalanceLine { label, tally, score: score(tally) };
    let seats = [("record-first", Seat::First), ("record-second", Seat::Second)];
    let seats = seats.into_iter().map(|(label, seat)| line(Text::new(label), by_seat[seat]));
    let families = by_family.iter().map(|(family, tally)| line(family_words(family), *tally));
    seats.chain(families).chain([line(Text::new("record-all"), *all)]).collect()
}

/// A draw is half a point for each, whatever it counted in its tournament.
fn score(tally: Tally) -> Text {
    let points = |won: u32| Score::from_tenths(10 * won + 5 * tally.drawn);
    Text::new("against-score").with("own", points(tally.won)).with("other", points(tally.lost))
}

fn forfeits(balance: &Balance) -> Option<Text> {
    let (won, lost) = (balance.forfeits_won, balance.forfeits_lost);
    let text = Text::new("against-forfeits").with("won", won).with("lost", lost);
    (won + lost > 0).then_some(text)
}

fn line(rivals: &Rivals, meeting: &Meeting) -> Option<MeetingLine> {
    let Rivals { own, other, then, titles, pools, .. } = rivals;
    let game = &meeting.game;
    let entered = game.board().map(|board| [board.rating, board.opponent_rating]);
    let [own_entered, other_entered] = entered.unwrap_or_default();
    let state = |player| then.get(&(game.period(), player)).copied();
    Some(MeetingLine {
        cells: GameCells::new(game, own.id, (titles, pools))?,
        own: figure(state(own.id), own_entered),
        other: figure(state(other.id), other_entered),
        weight: weight_words(meeting.weight),
    })
}

/// The rating of the ledger, else the one that was entered.
fn figure(state: Option<State>, entered: Option<u16>) -> Option<Figure> {
    let entered = entered.map(|points| Figure {
        points: points.to_string(),
        deviation: None,
        is_provisional: false,
    });
    state.map(Figure::of).or(entered)
}

/// Forfeits say so themselves.
fn weight_words(weight: Weight) -> Option<Text> {
    match weight {
        Weight::Rated | Weight::Forfeit => None,
        Weight::NotYet => Some(Text::new("against-not-yet")),
        Weight::Unrated => Some(Text::new("against-unrated")),
    }
}
