//! A player's own page at an event.

mod byes;
mod leaving;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::checkins::{CheckInList, Door};
use domain::entries::Attendance;
use domain::links::Bearer;
use domain::my::{Mine, MyTournament};
use domain::pairings::{Pairing, Seating};
use domain::player_accounts::OwnAccount;
use domain::results::{RecordedOutcome, Sitting, SittingLink};
use domain::{EntryId, EventId, PlayerId};
use rules::Seat;
use tournament::result::PlayerResult;
use tournament::table::Cell;
use words::Text;
use words::format::{clock, day_time, points_words};

use super::byes::bye_words;
use super::checkins::begins;
use super::clocks::ClockFace;
use super::crosstable::sign;
use super::games::side_words;
use super::link_terms::your_turn;
use super::player_accounts::own_words;
use super::privacy::PublicSection;
use super::results::{HandIn, late};
use super::{Frame, filters};

pub use byes::MyByesPage;
pub use leaving::LeavingPage;

/// The page.
#[derive(Template)]
#[template(path = "my/page.html")]
pub struct MyPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub name: String,
    /// What everybody in the hall is told.
    pub announced: Option<String>,
    /// Why nothing was done.
    pub refusal: Option<Text>,
    /// In how many casual games by link a move is waited for.
    pub turns: Option<Text>,
    pub boards: Vec<MyBoard>,
    pub tournaments: Vec<MyTournamentCard>,
    /// Whether moves can be entered on a board.
    pub has_form: bool,
    pub public: PublicSection,
    /// Whether there is an account of their own.
    pub account: Text,
    /// Whether the browser came in by a link, which it can leave; nobody leaves an account here.
    pub may_leave: bool,
    /// Where one is made, or shown.
    pub account_act: &'static str,
}

/// What matters now in a tournament.
#[derive(Debug, Clone)]
pub struct MyBoard {
    pub tournament: String,
    /// "Round 4, board 1".
    pub title: Text,
    /// The page of the board that everybody sees; none of a bye.
    pub href: Option<String>,
    pub begins: Option<Text>,
    /// The other player, with the rating.
    pub opponent: Option<(String, Option<u16>)>,
    /// Which side, or who sits out.
    pub seat: Text,
    /// How it ended, if that counts.
    pub result: Option<Text>,
    pub hand_in: Option<HandIn>,
    /// That something was entered after the result counted.
    pub late: Option<Text>,
    pub call: Option<CallState>,
    /// The game by link: where it is, what it is called, and whether it is one's turn.
    pub link: Option<LinkToGame>,
    /// The clock at this board, once the round's was started.
    pub clock: Option<ClockFace>,
}

/// Whether an arbiter is called, and where that is changed.
#[derive(Debug, Clone)]
pub enum CallState {
    /// Where one is called.
    None(String),
    /// Since when one is awaited, and where the call is taken back.
    Waiting(Text, String),
}

/// A tournament with the rounds so far.
#[derive(Debug, Clone)]
pub struct MyTournamentCard {
    pub name: String,
    pub href: String,
    pub points: Option<Text>,
    /// The place in the standings.
    pub place: Option<Text>,
    /// What comes next, if nothing is to be played now.
    pub next: Option<Text>,
    /// The newest first.
    pub rounds: Vec<MyRound>,
    /// What the player may do: where it leads, and what it is called.
    pub acts: Vec<(String, Text)>,
    /// The call for an arbiter, where no board has it.
    pub call: Option<CallState>,
    pub checkin: Option<MyCheckIn>,
}

/// The round that the player checks in for.
#[derive(Debug, Clone)]
pub struct MyCheckIn {
    pub round: u16,
    pub title: Text,
    pub begins: Option<Text>,
    /// Where the button leads; nowhere once it is done.
    pub action: Option<String>,
}

/// A round that is over, or has a game by link.
#[derive(Debug, Clone)]
pub struct MyRound {
    pub round: Text,
    pub opponent: Option<String>,
    pub bye: Option<Text>,
    pub result: Option<&'static str>,
    pub href: Option<String>,
    /// The game by link, as that of [`MyBoard`].
    pub link: Option<LinkToGame>,
}

/// Where a game by link is, what that is called, and whether it is one's turn.
type LinkToGame = (String, Text, bool);

/// Where a tablet begins: the boards that wait for a result.
#[derive(Template)]
#[template(path = "my/tablet.html")]
pub struct TabletPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub tournament: String,
    pub boards: Vec<TabletBoard>,
    /// Where people check in, while they can.
    pub checkin: Option<(String, Text)>,
}

/// A board without a result.
#[derive(Debug, Clone)]
pub struct TabletBoard {
    pub title: Text,
    pub names: [String; 2],
    /// Where its result is handed in.
    pub href: String,
}

pages! { MyPage TabletPage }

impl TabletPage {
    pub fn new(frame: Frame, found: &CheckInList) -> Self {
        let (event, chart) = (&found.event, &found.chart);
        let name = |id: EntryId| chart.entry_of(id);
        let board = |board: &&Pairing| {
            let (first, second) = (name(board.first)?, name(board.second?)?);
            let title = Text::new("board-title");
            Some(TabletBoard {
                title: title.with("round", board.round).with("board", board.board),
                names: [first.name.clone(), second.name.clone()],
                href: format!("{}/hand-in", board_path(board)),
            })
        };
        let open = chart.open_games();
        let round = open.first().map(|game| game.round);
        let now = open.iter().filter(|game| Some(game.round) == round);
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            tournament: chart.tournament.details.name.to_string(),
            boards: now.filter_map(board).collect(),
            checkin: found.coming.as_ref().filter(|coming| coming.door == Door::Open).map(
                |coming| {
                    let path = format!("/tournaments/{}/tablet/checkin", chart.tournament.id);
                    (path, Text::new("my-checkin").with("round", coming.round))
                },
            ),
        }
    }
}

impl MyPage {
    pub fn new(
        mut frame: Frame,
        (mine, own, n_turns): (&Mine, &OwnAccount, usize),
        (may_leave, now): (bool, DateTime<Utc>),
    ) -> Self {
        let bearer = Bearer::Player(mine.player.id);
        let mut boards: Vec<MyBoard> = mine
            .held
            .iter()
            .filter(|(held, _)| !held.chart.tournament.stage.is_over())
            .filter_map(|(held, sitting)| my_board(mine, held, (sitting.as_ref(), bearer), now))
            .collect();
        // What is to be played comes first.
        boards.sort_by_key(|board| {
            let is_done = board.result.is_some() || board.opponent.is_none();
            (is_done, !board.link.as_ref().is_some_and(|(.., is_own_turn)| *is_own_turn))
        });
        let has_form = boards
            .iter()
            .any(|board| board.hand_in.as_ref().is_some_and(|hand_in| hand_in.form.is_some()));
        let tournaments: Vec<_> = mine.held.iter().map(|(held, _)| card(mine, held)).collect();
        let rounds = tournaments.iter().flat_map(|card| &card.rounds);
        let links = boards.iter().filter_map(|board| board.link.as_ref());
        let mut links = links.chain(rounds.filter_map(|round| round.link.as_ref()));
        if n_turns > 0 || links.any(|(.., is_own_turn)| *is_own_turn) {
            frame.title = your_turn(frame.title);
        }
        Self {
            frame,
            event: (mine.event.id, mine.event.details.name.to_string()),
            name: mine.player.name.clone(),
            announced: mine.notice.as_ref().map(ToString::to_string),
            refusal: None,
            boards,
            tournaments,
            turns: (n_turns > 0).then(|| Text::new("my-turns").with("games", n_turns)),
            has_form,
            public: PublicSection::of_oneself(mine.event.id, &mine.public),
            account: own_words(own).unwrap_or_else(|| Text::new("player-account-none")),
            may_leave,
            account_act: match own {
                OwnAccount::Nothing => "player-account-make",
                _ => "player-account-title",
            },
        }
    }

    /// The page with why nothing was done.
    #[must_use]
    pub fn refused(self, refusal: Text) -> Self {
        Self { refusal: Some(refusal), ..self }
    }
}

fn my_board(
    mine: &Mine,
    held: &MyTournament,
    (sitting, bearer): (Option<&Sitting>, Bearer),
    now: DateTime<Utc>,
) -> Option<MyBoard> {
    let board = held.board()?;
    let chart = &held.chart;
    let title = match board.second {
        Some(_) => Text::new("board-title").with("round", board.round).with("board", board.board),
        None => Text::new("my-round").with("round", board.round),
    };
    let other = held.opponent(board);
    let schedule = &chart.schedule;
    let begins = schedule.moment(board.round).map(|at| day_time(schedule.zone().local(at)));
    Some(MyBoard {
        tournament: chart.tournament.details.name.to_string(),
        title,
        href: board.second.map(|_| board_path(board)),
        begins,
        opponent: other.map(|other| (other.name.clone(), other.rating)),
        seat: seat(held, board),
        result: result(held, board).map(|(_, words)| words),
        hand_in: sitting.and_then(|sitting| HandIn::new(sitting, bearer)),
        late: sitting.and_then(|sitting| late(sitting, bearer)),
        link: sitting.and_then(|sitting| game_by_link(sitting, mine.player.id)),
        call: board.second.map(|_| call_state(mine, held, Some(board))),
        clock: face(held, board, now),
    })
}

/// Where the player's game by link is.
fn game_by_link(sitting: &Sitting, player: PlayerId) -> Option<LinkToGame> {
    let link = sitting.link?;
    let is_own_turn = link.turn.is_some() && link.turn == sitting.seat_of(player);
    Some(link_to_game((link, is_own_turn)))
}

fn link_to_game((link, is_own_turn): (SittingLink, bool)) -> LinkToGame {
    let words = if is_own_turn { "link-your-move" } else { "link-to-game" };
    (format!("/by-link/{}", link.id), Text::new(words), is_own_turn)
}

fn face(held: &MyTournament, board: &Pairing, now: DateTime<Utc>) -> Option<ClockFace> {
    let is_open = board.second.is_some() && result(held, board).is_none();
    let clock = held.clock.as_ref().filter(|clock| is_open && clock.round == board.round)?;
    let zone = held.chart.schedule.zone();
    (!clock.clock.is_untouched()).then(|| ClockFace::of_board(clock, board, zone, now))
}

fn seat(held: &MyTournament, board: &Pairing) -> Text {
    if let Some(bye) = board.bye {
        return bye_words(bye, &held.chart.tournament.details.points);
    }
    if board.seating == Seating::Open {
        return Text::new("my-seat-open");
    }
    let seat = held.seat_at(board);
    let turn = match seat {
        Seat::First => "my-seat-first",
        Seat::Second => "my-seat-second",
    };
    Text::new(turn).with("side", side_words(&board.spec, seat))
}

fn board_path(board: &Pairing) -> String {
    let Pairing { tournament, round, board, .. } = board;
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}")
}

/// How a round ended for the player, as a sign and in words.
fn result(held: &MyTournament, board: &Pairing) -> Option<(&'static str, Text)> {
    let number = held.entry.number?;
    let cells = held.chart.table.cells(number);
    let Cell::Game(game) = cells.get(usize::from(board.round).checked_sub(1)?)? else {
        return None;
    };
    if game.outcome == PlayerResult::Pending {
        return None;
    }
    let own = if board.first == held.entry.id { Seat::First } else { Seat::Second };
    let decision = held.chart.results.get(&board.id).map(|result| result.decision);
    let words = match decision.map(|decision| decision.outcome) {
        Some(RecordedOutcome::Draw) => "my-result-drawn",
        Some(RecordedOutcome::First) if own == Seat::First => "my-result-won",
        Some(RecordedOutcome::Second) if own == Seat::Second => "my-result-won",
        Some(RecordedOutcome::First | RecordedOutcome::Second) => "my-result-lost",
        Some(RecordedOutcome::Neither | RecordedOutcome::Open) | None => "my-result-decided",
    };
    Some((sign(game.outcome), Text::new(words)))
}

fn call_state(mine: &Mine, held: &MyTournament, board: Option<&Pairing>) -> CallState {
    let tournament = held.chart.tournament.id;
    match (&held.call, board) {
        (Some(call), _) => {
            let since = clock(mine.event.details.zone.local(call.called_at));
            let path = format!("/tournaments/{tournament}/my/calls/{}/end", call.id);
            CallState::Waiting(Text::new("my-called").with("since", since), path)
        }
        (None, Some(board)) => CallState::None(format!("{}/call", board_path(board))),
        (None, None) => CallState::None(format!("/tournaments/{tournament}/my/call")),
    }
}

/// What the player may do without an arbiter.
fn acts(held: &MyTournament) -> Vec<(String, Text)> {
    let path = format!("/tournaments/{}/my", held.chart.tournament.id);
    let act = |is_open: bool, last, id| is_open.then(|| (format!("{path}/{last}"), Text::new(id)));
    let may = |act| held.forecast(act).is_ok();
    let all = [
        act(held.may_change_byes(), "byes", "my-byes"),
        act(may(Attendance::Withdrawn), "withdraw", "my-withdraw"),
        act(may(Attendance::Returned), "return", "my-return"),
    ];
    all.into_iter().flatten().collect()
}

fn my_checkin(held: &MyTournament) -> Option<MyCheckIn> {
    let (round, here) = held.checkin()?;
    let title = if here.is_some() { "my-checkin-done" } else { "my-checkin" };
    let path = format!("/tournaments/{}/my/checkin", held.chart.tournament.id);
    Some(MyCheckIn {
        round,
        title: Text::new(title).with("round", round),
        begins: begins(&held.chart, round),
        action: here.is_none().then_some(path),
    })
}

fn place(held: &MyTournament) -> Option<Text> {
    // Among results that are not all there a place would be wrong.
    if !held.chart.withheld.is_empty() {
        return None;
    }
    let standings = held.chart.standings();
    let own = standings.rows.iter().find(|row| Some(row.number) == held.entry.number)?;
    let place = Text::new("my-place").with("rank", own.rank?);
    Some(place.with("players", standings.rows.len()))
}

fn card(mine: &Mine, held: &MyTournament) -> MyTournamentCard {
    let chart = &held.chart;
    let tournament = &chart.tournament;
    let rounds = held.rounds();
    let newest = rounds.last().map_or(0, |board| board.round);
    let points = held.entry.number.map(|number| chart.table.score_after(number, newest));
    let is_done = |board: &Pairing| board.second.is_none() || result(held, board).is_some();
    let is_waiting = chart.n_unpaired() > 0 && held.board().is_none_or(is_done);
    let has_no_board =
        !tournament.stage.is_over() && held.board().is_none_or(|board| board.second.is_none());
    let now = held.board().map_or(newest, |board| board.round);
    // The board that matters now has a card of its own.
    let on_card = held.board().filter(|_| !tournament.stage.is_over()).map(|board| board.id);
    let link = |board: &Pairing| held.link_at(board).filter(|_| on_card != Some(board.id));
    let is_listed = |board: &&&Pairing| {
        let is_over = is_done(board) && (board.second.is_some() || board.round <= now);
        is_over || link(board).is_some()
    };
    let row = |board: &&Pairing| MyRound {
        round: Text::new("my-round").with("round", board.round),
        opponent: held.opponent(board).map(|other| other.name.clone()),
        bye: board.bye.map(|bye| bye_words(bye, &tournament.details.points)),
        result: result(held, board).map(|(sign, _)| sign),
        href: board.second.map(|_| board_path(board)),
        link: link(board).map(link_to_game),
    };
    MyTournamentCard {
        name: tournament.details.name.to_string(),
        href: format!("/tournaments/{}/standings", tournament.id),
        points: points.map(points_words),
        place: place(held),
        next: is_waiting.then(|| Text::new("my-next").with("round", newest + 1)),
        rounds: rounds.iter().rev().filter(is_listed).map(row).collect(),
        acts: acts(held),
        call: has_no_board.then(|| call_state(mine, held, None)),
        checkin: my_checkin(held),
    }
}
