//! The results of a round on one page: one key a board.

mod answer;
mod line;

use askama::Template;

pub use self::answer::{Comparison, KeypadAnswer, KeypadFault};
use domain::accounts::Viewer;
use domain::results::{Author, Decision, Game, Keyed, RoundSheet, Says, Shorthand, Sitting};
use domain::{ChoiceId, ResultId};
use form::results::keypad::KeypadMode;
use words::Text;
use words::format::moment;

use self::line::line;
use super::messages;
use crate::rounds::result_words;
use crate::tournaments::{NextStep, TournamentHead, next_step};
use crate::{Frame, filters};

/// A round whose results are entered, typed again, or read in the order of the slips.
#[derive(Template)]
#[template(path = "results/keypad.html")]
pub struct KeypadPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The path of this page, where its forms go.
    pub path: String,
    pub round_path: String,
    pub mode: KeypadMode,
    /// The ways to look at the round.
    pub modes: Vec<ModeLink>,
    /// Results that are in, and games.
    pub progress: (usize, usize),
    /// The keys, in their order.
    pub keys: Vec<KeyLabel>,
    pub lines: Vec<KeypadLine>,
    /// The results that were entered, pile by pile.
    pub piles: Vec<Pile>,
    /// What is to be done once every result is in.
    pub next: Option<NextStep>,
    /// What its script has to say, with slots for what it knows.
    pub notes: Notes,
    /// Why the last entry was not saved.
    pub fault: Option<FaultLine>,
}

pages! { KeypadPage }

/// The way to one of the modes.
#[derive(Debug, Clone)]
pub struct ModeLink {
    pub href: String,
    pub label: Text,
    pub is_current: bool,
}

/// A key and what it says.
#[derive(Debug, Clone)]
pub struct KeyLabel {
    pub key: char,
    /// The word of the form.
    pub value: &'static str,
    /// The result as it is written.
    pub score: Text,
    /// What it says, in words.
    pub label: Text,
}

/// A board with its buttons.
#[derive(Debug, Clone)]
pub struct KeypadLine {
    pub board: u16,
    /// Its page.
    pub href: String,
    pub first: String,
    pub second: String,
    /// The winner's side is `won`.
    pub won: (&'static str, &'static str),
    /// What counts.
    pub result: Text,
    pub is_open: bool,
    /// The newest result and the choice of sides, as its form sends them along.
    pub replaces: Option<ResultId>,
    pub choice: Option<ChoiceId>,
    /// The keys that it takes.
    pub keys: Vec<KeyLabel>,
    /// Why it takes none.
    pub shut: Option<Text>,
    /// Whether it has just been saved.
    pub is_saved: bool,
    pub may_undo: bool,
    /// Which board it is and who plays.
    pub prompt: Text,
    /// What its links and its button say to those who only hear them.
    pub link: Text,
    pub details: Text,
    pub undo: Text,
}

/// What the script has to say.
#[derive(Debug, Clone)]
pub struct Notes {
    pub no_board: Text,
    pub unanswered: Text,
    pub dropped: Text,
    pub waiting: Text,
    pub agreed: Text,
}

/// What somebody has entered, the first result first.
#[derive(Debug, Clone)]
pub struct Pile {
    /// Who entered it, the name in a slot.
    pub told: Text,
    pub name: String,
    pub slips: Vec<SlipLine>,
}

/// A slip of a pile.
#[derive(Debug, Clone)]
pub struct SlipLine {
    pub board: u16,
    /// The page of its board.
    pub href: String,
    pub link: Text,
    pub first: String,
    pub second: String,
    pub result: Text,
    /// When it was entered, for machines and in words.
    pub at: String,
    pub when: Text,
}

/// Why an entry was not saved.
#[derive(Debug, Clone)]
pub struct FaultLine {
    pub words: Text,
    /// The page of its board.
    pub href: Option<String>,
    /// The entry, to be confirmed.
    pub asked: Option<Asked>,
}

/// An entry that is to be confirmed.
#[derive(Debug, Clone)]
pub struct Asked {
    pub board: u16,
    pub outcome: &'static str,
    pub replaces: Option<ResultId>,
    pub choice: Option<ChoiceId>,
}

impl KeypadPage {
    /// The page of a round with games; `None` for any other.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        sheet: &RoundSheet,
        (viewer, author): (&Viewer, &Author),
        mode: KeypadMode,
    ) -> Option<Self> {
        let games = sheet.games();
        if games.is_empty() {
            return None;
        }
        let path = path(sheet);
        let lines: Vec<_> = games.iter().filter_map(|game| line(sheet, game, author)).collect();
        let done = lines.iter().filter(|line| !line.is_open).count();
        let all = lines.len();
        let takes = |key: &Shorthand| {
            mode == KeypadMode::Rekey || games.iter().any(|one| key.is_possible(&one.pairing.spec))
        };
        Some(Self {
            frame,
            head,
            round_path: round_path(sheet),
            modes: modes(&path, mode),
            path,
            mode,
            progress: (done, all),
            keys: Shorthand::ALL.iter().copied().filter(takes).map(key_label).collect(),
            lines,
            piles: sheet.piles().into_iter().map(|pile| pile_of(sheet, pile)).collect(),
            next: if done == all { next_step(&sheet.chart, viewer) } else { None },
            notes: Notes::new(all),
            fault: None,
        })
    }

    /// How far the round is, in words.
    pub fn progress_words(&self) -> Text {
        progress_words(self.progress)
    }

    /// The page with what was saved at a board just before.
    #[must_use]
    pub fn after(mut self, board: Option<u16>) -> Self {
        for line in &mut self.lines {
            line.is_saved = Some(line.board) == board;
        }
        self
    }

    /// The page with why an entry was not saved.
    #[must_use]
    pub fn refused(
        self,
        fault: &KeypadFault,
        (board, keyed): (u16, Option<&Keyed>),
        sitting: Option<&Sitting>,
    ) -> Self {
        let asked = keyed.filter(|_| fault.can_be_confirmed()).and_then(asked);
        let words = fault.words((board, keyed), sitting);
        let fault = FaultLine { words, href: sitting.map(board_path), asked };
        Self { fault: Some(fault), ..self }
    }

    pub fn is_rekey(&self) -> bool {
        self.mode == KeypadMode::Rekey
    }

    pub fn is_pile(&self) -> bool {
        self.mode == KeypadMode::Pile
    }
}

impl KeypadLine {
    /// What a button of this board says to those who only hear it.
    pub fn button(&self, key: &KeyLabel) -> Text {
        Text::new("keypad-button")
            .with("score", key.score.clone())
            .with("key", key.key.to_string())
            .with("label", key.label.clone())
            .with("board", self.board)
    }
}

impl Notes {
    fn new(n_games: usize) -> Self {
        Self {
            no_board: Text::new("keypad-note-no-board").with_slot("board", ""),
            unanswered: Text::new("keypad-note-unanswered").with_slot("board", ""),
            dropped: Text::new("keypad-note-dropped").with_slot("boards", ""),
            waiting: Text::new("keypad-waiting").with_slot("count", ""),
            agreed: Text::new("keypad-agreed").with_slot("agreed", "").with("all", n_games),
        }
    }
}

fn asked(keyed: &Keyed) -> Option<Asked> {
    let Says::Result(shorthand) = keyed.says else {
        return None;
    };
    Some(Asked {
        board: keyed.board,
        outcome: shorthand.as_str(),
        replaces: keyed.made_from,
        choice: keyed.made_for,
    })
}

fn round_path(sheet: &RoundSheet) -> String {
    format!("/tournaments/{}/rounds/{}", sheet.chart.tournament.id, sheet.round)
}

fn path(sheet: &RoundSheet) -> String {
    format!("{}/enter", round_path(sheet))
}

fn board_path(sitting: &Sitting) -> String {
    let here = &sitting.pairing;
    format!("/tournaments/{}/rounds/{}/boards/{}", here.tournament, here.round, here.board)
}

fn progress_words((done, all): (usize, usize)) -> Text {
    Text::new("progress").with("done", done).with("all", all)
}

fn modes(path: &str, current: KeypadMode) -> Vec<ModeLink> {
    let link = |mode: KeypadMode, query: &str, label: Text| ModeLink {
        href: format!("{path}{query}"),
        label,
        is_current: mode == current,
    };
    vec![
        link(KeypadMode::Enter, "", Text::new("keypad-mode-enter")),
        link(KeypadMode::Rekey, "?mode=rekey", Text::new("keypad-mode-rekey")),
        link(KeypadMode::Pile, "?mode=pile", Text::new("keypad-mode-pile")),
    ]
}

fn key_label(shorthand: Shorthand) -> KeyLabel {
    let (key, label) = match shorthand {
        Shorthand::First => ('1', Text::new("keypad-first")),
        Shorthand::Second => ('2', Text::new("keypad-second")),
        Shorthand::Draw => ('3', Text::new("keypad-draw")),
        Shorthand::FirstAbsent => ('/', Text::new("keypad-first-absent")),
        Shorthand::SecondAbsent => ('-', Text::new("keypad-second-absent")),
        Shorthand::BothAbsent => ('*', Text::new("keypad-both-absent")),
    };
    KeyLabel { key, value: shorthand.as_str(), score: score_of(shorthand), label }
}

fn score_of(shorthand: Shorthand) -> Text {
    let (outcome, ending) = shorthand.decision();
    messages::score(Decision { outcome, ending, points: None })
}

fn pile_of(sheet: &RoundSheet, (name, games): (&str, Vec<Game<'_>>)) -> Pile {
    let zone = sheet.event.details.zone;
    let slip = |game: &Game<'_>| {
        let newest = game.newest?;
        Some(SlipLine {
            board: game.pairing.board,
            href: format!("{}/boards/{}", round_path(sheet), game.pairing.board),
            first: sheet.name(game.pairing.first),
            second: sheet.name(game.pairing.second?),
            link: Text::new("board-look").with("board", game.pairing.board),
            result: result_words(game.result),
            at: newest.recorded_at.to_rfc3339(),
            when: moment(newest.recorded_at, zone),
        })
    };
    Pile {
        told: match name {
            // What players agreed on has no slip.
            "" => Text::new("keypad-pile-players").with_slot("by", "").with("count", games.len()),
            name => Text::new("keypad-pile").with_slot("by", name).with("count", games.len()),
        },
        name: name.to_owned(),
        slips: games.iter().filter_map(slip).collect(),
    }
}
