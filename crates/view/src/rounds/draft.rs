//! The draft of a round: who would meet whom, and why.

use std::collections::HashMap;

use askama::Template;
use domain::entries::Entry;
use domain::overlaps::{Overlap, at_boards};
use domain::standings::WallChart;
use domain::swiss::{
    Absence, Blocked, Cause, ChangeKind, Draft, DraftGame, DraftRefusal, Float, Obstacle,
    PlayerState, Preparation, WorkedGame,
};
use domain::tournaments::Stage;
use domain::{EntryId, NameKey};
use tournament::colour::Colour;
use tournament::result::Bye;
use tournament::score::Score;
use words::Text;
use words::format::points_words;

use super::brackets::{BracketLines, bracket_lines};
use super::changes::{ChangeLine, breach_words, change_lines, kind_words};
use super::names::Names;
use super::why::{WhyNotForm, in_short, reasons};
use crate::accounts::Choice;
use crate::byes::bye_words;
use crate::crosstable::{href, seat_sign};
use crate::overlaps::OverlapLines;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// The draft of a round, or why there is none.
#[derive(Template)]
#[template(path = "rounds/draft.html")]
pub struct DraftPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub round_path: String,
    /// Why what was asked for was not done.
    pub refusal: Option<Text>,
    /// Why there is no draft.
    pub obstacle: Option<Text>,
    /// What the arbiter can do about it.
    pub remedies: Vec<Text>,
    /// Boards whose results are missing.
    pub missing: Vec<(String, Text)>,
    /// The round whose open games can be marked as adjourned.
    pub adjourn: Option<String>,
    /// How many games count as draws here, as they are adjourned.
    pub adjourned: Option<Text>,
    /// What the arbiter has changed.
    pub changes: Vec<ChangeLine>,
    /// Who is not paired, and why.
    pub absences: Vec<(String, Text)>,
    pub draft: Option<DraftLines>,
    /// Why two others do not meet.
    pub why_not: Option<WhyNotForm>,
    /// The form that changes it; also where the rules allow none.
    pub offer: Option<ChangeOffer>,
    /// Who is needed elsewhere at the same time.
    pub overlaps: Option<OverlapLines>,
}

pages! { DraftPage }

/// What can be changed by hand.
#[derive(Debug, Clone)]
pub struct ChangeOffer {
    /// The kinds of changes.
    pub acts: Vec<Choice>,
    /// Everybody who is to be paired: the entry, and the name.
    pub players: Vec<(EntryId, String)>,
}

/// A draft in words.
#[derive(Debug, Clone)]
pub struct DraftLines {
    /// Its mark.
    pub seen: String,
    pub boards: Vec<DraftLine>,
    /// Who has the bye, and what it is worth.
    pub bye: Option<(DraftSide, Text)>,
    /// Rules that the changes break.
    pub breaches: Vec<Text>,
    /// How the rules came to it.
    pub brackets: Vec<BracketLines>,
    /// How many play.
    pub summary: Text,
}

/// A board of it.
#[derive(Debug, Clone)]
pub struct DraftLine {
    pub board: u16,
    /// Moves first.
    pub first: DraftSide,
    /// Moves second.
    pub second: DraftSide,
    /// Whether the rules alone would not have made it.
    pub is_by_hand: bool,
    /// What opens into the reasons, aloud.
    pub label: Text,
    /// Why, for the players.
    pub short: Text,
    /// Why, by the rules.
    pub reasons: Vec<Text>,
    /// The ways to change it: where, what, and the same aloud.
    pub links: Vec<(String, Text, Text)>,
}

/// A player as the round finds them.
#[derive(Debug, Clone)]
pub struct DraftSide {
    pub name: String,
    pub number: Text,
    /// The points, virtual ones beside them.
    pub score: Text,
    /// Where they sat, round by round, as signs.
    pub seats: String,
    /// The same, aloud.
    pub seats_label: Text,
    pub floats: Vec<Text>,
}

impl DraftPage {
    /// The next round as it stands.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        preparation: &Preparation,
        asked: Option<(EntryId, EntryId)>,
    ) -> Self {
        let found = preparation.draft();
        let idle = found.as_ref().map_or(&[][..], |draft| &draft.idle);
        let round = preparation.round();
        let names = Names::new(&preparation.chart);
        let absences = preparation.absences();
        let mut page = Self {
            frame,
            head,
            round_path: format!("/tournaments/{}/rounds/{round}", preparation.chart.tournament.id),
            refusal: None,
            obstacle: None,
            remedies: Vec::new(),
            missing: missing(preparation),
            adjourn: None,
            adjourned: None,
            changes: change_lines(preparation, idle),
            absences: absences.into_iter().map(|one| absence(preparation, one)).collect(),
            draft: None,
            why_not: None,
            offer: None,
            overlaps: None,
        };
        match found {
            Ok(draft) => {
                page.offer = Some(offer(preparation, Some(&draft)));
                page.adjourned = adjourned(preparation);
                page.draft = Some(lines(preparation, &draft, &page.round_path));
                page.why_not = Some(why_not(preparation, asked, &page.round_path));
            }
            Err(refusal) => {
                let is_blocked = matches!(refusal, DraftRefusal::NoLegalPairing(_));
                page.offer = is_blocked.then(|| offer(preparation, None));
                page.obstacle = Some(refusal_words(names, &refusal));
                page.adjourn = adjourn(preparation, &refusal);
                page.remedies = remedies(&refusal);
            }
        }
        page
    }

    /// The page with why something was not done.
    #[must_use]
    pub fn refused(self, refusal: Text) -> Self {
        Self { refusal: Some(refusal), ..self }
    }

    /// The page with who is needed elsewhere at the same time, each with the board that the draft has.
    #[must_use]
    pub fn pointing_out(self, preparation: &Preparation, overlaps: &[Overlap]) -> Self {
        if overlaps.is_empty() {
            return self;
        }
        let zone = preparation.chart.schedule.zone();
        let found = preparation.draft().map(|draft| at_boards(overlaps, &draft));
        let overlaps = OverlapLines::new(&found.unwrap_or_default(), zone);
        Self { overlaps, ..self }
    }
}

fn why_not(
    preparation: &Preparation,
    asked: Option<(EntryId, EntryId)>,
    round_path: &str,
) -> WhyNotForm {
    let answer = asked.and_then(|both| Some((both, preparation.why_not(None, both)?)));
    WhyNotForm::new(format!("{round_path}/draft"), Names::new(&preparation.chart), answer)
}

fn missing(preparation: &Preparation) -> Vec<(String, Text)> {
    let chart = &preparation.chart;
    if chart.tournament.stage != Stage::Running {
        return Vec::new();
    }
    let board = |pairing: &domain::pairings::Pairing| {
        let place =
            Text::new("close-open-game").with("round", pairing.round).with("board", pairing.board);
        (href(pairing, None), place)
    };
    chart.open_games().into_iter().map(board).collect()
}

/// Where the open games of the round are marked, if these are what the next one waits for.
fn adjourn(preparation: &Preparation, refusal: &DraftRefusal) -> Option<String> {
    let DraftRefusal::Obstacle(Obstacle::ResultsMissing { round, .. }) = refusal else {
        return None;
    };
    Some(format!("/tournaments/{}/rounds/{round}/adjourn", preparation.chart.tournament.id))
}

fn adjourned(preparation: &Preparation) -> Option<Text> {
    let n_games = preparation.chart.open_games().len();
    (n_games > 0).then(|| Text::new("draft-adjourned").with("games", n_games))
}

fn absence(preparation: &Preparation, absence: Absence) -> (String, Text) {
    let why = match absence.cause {
        Cause::Gone => Text::new("absence-gone"),
        Cause::Requested => bye_words(absence.bye, &preparation.chart.tournament.details.points),
    };
    let name = Names::new(&preparation.chart).of(absence.entry);
    let told = Text::new("labelled").with_slot("label", name.as_str()).with("what", why);
    (name, told)
}

fn lines(preparation: &Preparation, draft: &Draft, round_path: &str) -> DraftLines {
    let names = Names::new(&preparation.chart);
    let working = draft.working();
    let by_rules = preparation.draft_by_rules().ok();
    let states = preparation.states();
    let entries = preparation.chart.entries.iter();
    let sides: Sides = entries.map(|entry| (entry.id, (entry, states.get(&entry.id)))).collect();
    let is_by_hand = |game: &DraftGame| match &by_rules {
        Some(rules) => !rules.has_game(game.first, game.second),
        None => true,
    };
    let boards = draft.pairings.iter().zip(&draft.games).map(|(new, game)| DraftLine {
        board: new.board,
        first: side(&sides, game.first),
        second: side(&sides, game.second),
        is_by_hand: is_by_hand(game),
        label: Text::new("draft-why-label").with("board", new.board),
        short: in_short(names, &working, &worked(game)),
        reasons: reasons(names, &working, &worked(game)),
        links: links(names, game, round_path),
    });
    let breaches = preparation.breaches(draft, by_rules.as_ref());
    let points = &preparation.chart.tournament.details.points;
    let bye = Text::new("labelled")
        .with("label", bye_words(Bye::PairingAllocated, points))
        .with_slot("what", "");
    DraftLines {
        seen: draft.mark(),
        boards: boards.collect(),
        bye: draft.bye.map(|entry| (side(&sides, entry), bye)),
        breaches: breaches.into_iter().map(|breach| breach_words(names, breach)).collect(),
        brackets: bracket_lines(names, &working),
        summary: Text::new("draft-summary")
            .with("games", draft.games.len())
            .with("players", preparation.field().len()),
    }
}

fn worked(game: &DraftGame) -> WorkedGame {
    let DraftGame { first, second, seats } = *game;
    WorkedGame { first, second, seats }
}

/// What can be chosen in the form; seats are turned at the board.
fn offer(preparation: &Preparation, draft: Option<&Draft>) -> ChangeOffer {
    let field = preparation.field();
    let offered = ChangeKind::ALL.iter().filter(|kind| match kind {
        ChangeKind::Turn => false,
        ChangeKind::Bye => !field.len().is_multiple_of(2),
        ChangeKind::Swap | ChangeKind::Forbid => draft.is_some(),
        ChangeKind::Fix => true,
    });
    let choice = |(place, kind): (usize, &ChangeKind)| Choice {
        value: kind.as_str().to_owned(),
        label: kind_words(*kind),
        is_chosen: place == 0,
    };
    let names = Names::new(&preparation.chart);
    let mut players: Vec<(EntryId, String)> =
        field.iter().map(|entry| (*entry, names.of(*entry))).collect();
    players.sort_by_cached_key(|(_, name)| NameKey::of(name));
    ChangeOffer { acts: offered.enumerate().map(choice).collect(), players }
}

fn links(names: Names<'_>, game: &DraftGame, round_path: &str) -> Vec<(String, Text, Text)> {
    let DraftGame { first, second, .. } = game;
    let link = |kind: ChangeKind, short, long| {
        let act = kind.as_str();
        let href = format!("{round_path}/change?act={act}&first={first}&second={second}");
        let aloud =
            Text::new(long).with("first", names.of(*first)).with("second", names.of(*second));
        (href, Text::new(short), aloud)
    };
    vec![
        link(ChangeKind::Turn, "draft-turn", "draft-turn-label"),
        link(ChangeKind::Forbid, "draft-part", "draft-part-label"),
    ]
}

/// Each player with what he comes into the round with.
type Sides<'a> = HashMap<EntryId, (&'a Entry, Option<&'a PlayerState>)>;

fn side(sides: &Sides<'_>, id: EntryId) -> DraftSide {
    let (entry, state) = match sides.get(&id) {
        Some((entry, state)) => (Some(*entry), *state),
        None => (None, None),
    };
    let sign = |seat: &Option<rules::Seat>| match seat {
        Some(rules::Seat::First) => seat_sign(Colour::White),
        Some(rules::Seat::Second) => seat_sign(Colour::Black),
        None => "–",
    };
    let seats = state.map_or_else(String::new, |state| state.seats.iter().map(sign).collect());
    let number = entry.and_then(|entry| entry.number);
    DraftSide {
        name: entry.map_or_else(String::new, |entry| entry.name.clone()),
        number: Text::new("draft-number").with("number", number.map_or(0, |number| number.0)),
        score: state.map_or_else(|| Text::new("draft-no-score"), score_words),
        seats,
        seats_label: state.map_or_else(|| Text::new("draft-no-games"), seats_words),
        floats: state.map(float_words).unwrap_or_default(),
    }
}

fn score_words(state: &PlayerState) -> Text {
    if state.virtual_points == Score::ZERO {
        return points_words(state.score);
    }
    Text::new("draft-score-virtual")
        .with("score", state.score)
        .with("virtual", state.virtual_points)
}

fn seats_words(state: &PlayerState) -> Text {
    let count = |wanted| state.seats.iter().filter(|seat| **seat == Some(wanted)).count();
    let (first, second) = (count(rules::Seat::First), count(rules::Seat::Second));
    if first + second == 0 {
        return Text::new("draft-no-games");
    }
    Text::new("draft-seats").with("first", first).with("second", second)
}

fn float_words(state: &PlayerState) -> Vec<Text> {
    let ids = [["float-down", "float-up"], ["float-down-before", "float-up-before"]];
    let word = |(float, ids): (&Option<Float>, [&'static str; 2])| match float {
        Some(Float::Down) => Some(Text::new(ids[0])),
        Some(Float::Up) => Some(Text::new(ids[1])),
        None => None,
    };
    state.floats.iter().zip(ids).filter_map(word).collect()
}

/// Why there is no draft, in words.
pub fn draft_refusal(chart: &WallChart, refusal: &DraftRefusal) -> Text {
    refusal_words(Names::new(chart), refusal)
}

fn refusal_words(names: Names<'_>, refusal: &DraftRefusal) -> Text {
    match refusal {
        DraftRefusal::Obstacle(obstacle) => obstacle_words(*obstacle),
        DraftRefusal::NobodyThere => Text::new("draft-nobody"),
        DraftRefusal::NoLegalPairing(blocked) => blocked_words(names, blocked),
    }
}

fn obstacle_words(obstacle: Obstacle) -> Text {
    match obstacle {
        Obstacle::NotSwiss => Text::new("obstacle-not-swiss"),
        Obstacle::NotStarted => Text::new("obstacle-not-started"),
        Obstacle::Closed => Text::new("obstacle-closed"),
        Obstacle::AllPaired { n_rounds } => {
            Text::new("obstacle-all-paired").with("rounds", n_rounds)
        }
        Obstacle::ResultsMissing { round, open } => {
            Text::new("obstacle-results-missing").with("round", round).with("open", open)
        }
    }
}

/// Who blocks whom.
pub(super) fn blocked_words(names: Names<'_>, blocked: &Blocked) -> Text {
    let list = |entries: &[EntryId]| Text::list(entries.iter().map(|entry| names.of(*entry)));
    if blocked.groups.is_empty() {
        return Text::new("blocked-bye");
    }
    let groups = blocked.groups.iter().map(|group| list(group));
    let groups = groups
        .reduce(|all, group| Text::new("blocked-groups").with("groups", all).with("group", group));
    let id = match (blocked.partners.is_empty(), blocked.is_bye_refused) {
        (true, true) => "blocked-alone-and-bye",
        (true, false) => "blocked-alone",
        (false, true) => "blocked-partners-and-bye",
        (false, false) => "blocked-partners",
    };
    Text::new(id)
        .with("count", blocked.groups.len())
        .with("groups", groups.unwrap_or_else(|| Text::list([""; 0])))
        .with("partners", list(&blocked.partners))
}

fn remedies(refusal: &DraftRefusal) -> Vec<Text> {
    let ids: &[&'static str] = match refusal {
        DraftRefusal::NoLegalPairing(_) => {
            &["remedy-changes", "remedy-forbidden", "remedy-bye", "remedy-fix", "remedy-rounds"]
        }
        DraftRefusal::NobodyThere => &["remedy-byes"],
        DraftRefusal::Obstacle(_) => &[],
    };
    ids.iter().map(|id| Text::new(id)).collect()
}
