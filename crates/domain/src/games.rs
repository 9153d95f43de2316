//! Game records as they were handed in, with what the verifier says of them.

mod opening;
mod sought;

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use rules::record::tag_line;
use rules::{BySeat, Points, Record, Seat, Spec, Status, Termination, Verdict};

pub use self::opening::{OPENING_PLIES, Opening, OpeningError};
pub use self::sought::{FoundGames, Older, Sought, SoughtGame};
use super::results::{Backing, EndKind, RecordedOutcome};
use super::{EventId, GameId, Line, LinkGameId, TournamentId};

/// What a published game is called.
pub type GameTitle = Line<120>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    pub id: GameId,
    /// What it is called; none for a game of a tournament, which its pairing names.
    pub title: Option<String>,
    /// The record, to the letter; none for those to whom its moves are not shown.
    pub record: Option<String>,
    /// The record as it was handed in, if a reading of it was accepted.
    pub submitted: Option<String>,
    /// What the verifier says.
    pub summary: Summary,
    /// When it came in.
    pub recorded_at: DateTime<Utc>,
    /// The board it was played at by link, if it was, and what its end is known by.
    pub by_link: Option<(LinkGameId, EndKind)>,
}

/// What the verifier says of a record, as far as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// In a word.
    pub status: Status,
    /// The game, if the record says which.
    pub spec: Option<Spec>,
    /// The number of moves, if all are legal.
    pub plies: Option<u32>,
    /// The points of both sides in the final position.
    pub score: Option<BySeat<Points>>,
}

impl From<&Verdict> for Summary {
    fn from(verdict: &Verdict) -> Self {
        Self {
            status: verdict.status,
            spec: verdict.game.map(Spec::from),
            plies: verdict.plies,
            score: verdict.score,
        }
    }
}

/// A record on its way into the store, with what the verifier says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedRecord {
    /// The record, to the letter.
    pub text: String,
    /// The record as it was handed in, if this one is a reading of it.
    pub submitted: Option<String>,
    /// What the verifier says.
    pub summary: Summary,
}

impl CheckedRecord {
    /// Verifies a record.
    pub fn of(text: String) -> Self {
        let summary = Summary::from(&rules::verify(text.as_bytes()));
        Self { text, submitted: None, summary }
    }
}

/// What a record shows that the verifier finds no fault with and that stands for itself; of a game by link, also what its
/// end is known by.
pub fn backing_alone(record: &str, by_link: Option<EndKind>) -> Backing {
    let backing = match Record::parse(record.as_bytes()) {
        Ok(record) if record.termination() == Termination::Normal => Backing::ByMoves,
        _ => Backing::MovesChecked,
    };
    by_link.map_or(backing, |kind| backing.of_kind(kind))
}

/// A record in canonical form, if the rules can play it.
pub fn canonical(record: &str) -> Option<String> {
    Record::parse(record.as_bytes()).ok()?.canonical().ok()
}

/// Records in canonical form, an empty line after each: one text that is read record by record.
/// Those that the rules cannot play are left out, since nothing says where they would end. A
/// record that does not say where it was played, and by whom, is told it by its board.
pub fn collection(records: &[(String, Option<Occasion>)]) -> String {
    let told = |(record, occasion): &(String, Option<Occasion>)| told(record, occasion.as_ref());
    records.iter().filter_map(told).map(|text| text + "\n").collect()
}

/// A record in canonical form, the tags that it lacks at its head.
fn told(record: &str, occasion: Option<&Occasion>) -> Option<String> {
    let record = Record::parse(record.as_bytes()).ok()?;
    let text = record.canonical().ok()?;
    let told = occasion.map_or_else(String::new, |it| missing_tags(&record, it)) + &text;
    // What has no room for more tags stays readable.
    Some(if told.len() > Record::MOST_BYTES { text } else { told })
}

fn missing_tags(record: &Record, occasion: &Occasion) -> String {
    let event = ("Event", occasion.event_name.clone(), record.tag("Event"));
    let round = ("Round", occasion.round.to_string(), record.tag("Round"));
    let [first, second] = Seat::ALL.map(|seat| {
        (record.game().side_name(seat), occasion.players[seat].clone(), record.player(seat))
    });
    let lacking = [event, round, first, second].into_iter().filter(|tag| tag.2.is_none());
    lacking.map(|(name, value, _)| tag_line(name, &value)).collect()
}

/// What of a record is shown: what both players show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// All of it, to the letter.
    Whole,
    /// Its moves, in canonical form: tags and comments could name a player who is not shown in full.
    Moves,
    Nothing,
}

impl Telling {
    /// What is shown of a record.
    pub fn of(self, record: String) -> Option<String> {
        match self {
            Self::Whole => Some(record),
            Self::Moves => bare(&record),
            Self::Nothing => None,
        }
    }
}

/// The moves of a record with no tags but those that the rules read, and no comments; `None` if they
/// do not all play.
fn bare(record: &str) -> Option<String> {
    let record = Record::parse(record.as_bytes()).ok()?;
    let replay = record.replay();
    if replay.fault.is_some() {
        return None;
    }
    let moves: Vec<&str> = replay.plies.iter().map(|ply| ply.canonical.as_str()).collect();
    let (game, claim, termination) = (record.game(), record.claim(), record.termination());
    let bare = Record::from_movetext(game, claim, termination, &moves.join(" "));
    bare.ok()?.canonical().ok()
}

/// Records by game, as far as they are shown.
pub type Records = HashMap<GameId, String>;

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    pub id: GameId,
    /// What it is called, if it was published for itself.
    pub title: Option<String>,
    /// What the verifier says.
    pub summary: Summary,
    /// What its moves show of the result, if the verifier finds no fault.
    pub backing: Backing,
    /// Where it was played, if in a tournament.
    pub occasion: Option<Occasion>,
}

/// Where a game was played, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Occasion {
    pub event: EventId,
    pub event_name: String,
    pub tournament: TournamentId,
    pub tournament_name: String,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// The players' names.
    pub players: BySeat<String>,
    /// Whether a pie made the second of the pairing move first.
    pub is_turned: bool,
    /// How far the moves stand behind the result that came with them.
    pub backing: Backing,
    /// What became of the result that the game came with, if it does not count any more.
    pub replaced: Option<Replaced>,
    /// What of the record is shown.
    pub telling: Telling,
}

/// A result gave way to another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replaced {
    pub at: DateTime<Utc>,
    /// Who won by the one after it; `Open` if it was taken back.
    pub by: RecordedOutcome,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collection_has_what_plays_and_nothing_else() {
        let record = |moves: &str| format!("[Game \"gbg:5\"]\r\n[Result \"*\"]\r\n\r\n{moves}");
        let texts = [record("C30 {a} c30!"), record("C30 d5"), "words".to_owned(), record("")];
        let texts = texts.map(|text| (text, None));
        let tags = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n";
        let expected = format!("{tags}1. C30 {{a}} c30! *\n\n{tags}*\n\n");
        assert_eq!(collection(&texts), expected);
        assert_eq!(collection(&[]), "");
    }

    fn occasion() -> Occasion {
        Occasion {
            event: EventId(1),
            event_name: "The \"Open\"".to_owned(),
            tournament: TournamentId(1),
            tournament_name: "A".to_owned(),
            round: 3,
            board: 1,
            players: BySeat { first: "Josef Knecht".into(), second: "Plinio Designori".into() },
            is_turned: false,
            backing: Backing::MovesChecked,
            replaced: None,
            telling: Telling::Whole,
        }
    }

    #[test]
    fn a_record_is_told_by_its_board_what_its_tags_leave_out() {
        let told = |tags: &str| {
            let record = format!("{tags}[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30\n");
            let text = collection(&[(record, Some(occasion()))]);
            let (tags, moves) = text.split_once("[Game \"gbg:5\"]\n").unwrap();
            assert_eq!(moves, "[Result \"*\"]\n\n1. C30 *\n\n");
            assert_eq!(rules::verify(text.as_bytes()).fault, None, "{text}");
            tags.to_owned()
        };
        let (event, round) = ("[Event \"The \\\"Open\\\"\"]\n", "[Round \"3\"]\n");
        let (south, north) = ("[South \"Josef Knecht\"]\n", "[North \"Plinio Designori\"]\n");
        assert_eq!(told(""), [event, round, south, north].concat());
        let own = "[Event \"?\"]\n[Round \"1\"]\n[South \"Knecht\"]\n[Second \"Plinio\"]\n";
        assert_eq!(told(own), own);
        let half = "[Site \"Waldzell\"]\n[Second \"Plinio\"]\n";
        assert_eq!(told(half), [event, round, south, half].concat());
    }

    #[test]
    fn moves_alone_name_nobody() {
        let tags =
            "[Event \"The Open\"]\n[South \"Josef Knecht\"]\n[Game \"gbg:5\"]\n[Result \"*\"]\n";
        let record = format!("{tags}\n{{Josef is late}} C30! {{Plinio waits}} c30 *\n");
        let told = |telling: Telling| telling.of(record.clone());
        let bare = "[Game \"gbg:5\"]\n[Result \"*\"]\n[Termination \"normal\"]\n\n1. C30 c30 *\n";
        assert_eq!(told(Telling::Moves).as_deref(), Some(bare));
        assert_eq!(told(Telling::Whole).as_deref(), Some(record.as_str()));
        assert_eq!(told(Telling::Nothing), None);
        assert_eq!(Telling::Moves.of(format!("{tags}\nKnecht")), None, "nobody says what it is");
    }

    #[test]
    fn a_record_without_room_for_more_tags_is_given_as_it_is() {
        let head = "[Game \"gbg:5\"]\n[Result \"*\"]\n";
        let room = Record::MOST_BYTES - head.len() - "[Site \"\"]\n\n*\n".len() - 20;
        let record = format!("{head}[Site \"{}\"]\n\n*\n", "x".repeat(room));
        assert_eq!(collection(&[(record.clone(), Some(occasion()))]), record + "\n");
    }
}
