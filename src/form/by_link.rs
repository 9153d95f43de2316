//! Challenges to a game by link, and what players of one send.

mod others;
mod terms;

use rules::{Game, Seat, Spec};
use serde::Deserialize;

pub use self::others::OthersForm;
pub use self::terms::{RulingComplaint, RulingForm, TermsComplaint, TermsForm};
use super::tournaments::{PickedGame, TournamentComplaint};
use crate::domain::LineError;
use crate::domain::audit::Hash;
use crate::domain::by_link::{
    Begins, Delay, NewChallenge, OnlyMoves, Phrase, SeatName, Sending, Sent, Setting, TimeControl,
    TimeControlError, Wish,
};
use crate::domain::tournaments::Rated;

/// A challenge, as filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ChallengeForm {
    /// What was looked for among the games.
    pub spec: String,
    #[serde(flatten)]
    pub picked: PickedGame,
    /// A time control without holidays, as `3d`.
    pub time: String,
    /// Days that each player may take off; nothing for none.
    pub holidays: String,
    /// "lot", "challenger", "opponent" or "choice".
    pub begins: String,
    /// What the challenger is called.
    pub name: String,
    /// "yes" if everybody sees it in the list.
    pub listed: String,
    /// "yes" if it counts in the rating list of games by link.
    pub rated: String,
    /// By how many plies watchers see it late; nothing for none.
    pub delay: String,
}

/// What is wrong with a challenge.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeComplaint {
    #[error("{0}")]
    Game(TournamentComplaint),
    #[error("the rules of this game are not known here")]
    OtherGame,
    #[error("time: {0}")]
    Time(TimeControlError),
    #[error("begins: {0:?} is nobody")]
    Begins(String),
    #[error("delay: 0 to 20 plies")]
    Delay,
    #[error("name: {0}")]
    Name(LineError),
    /// The name of the second of two others.
    #[error("second name: {0}")]
    SecondName(LineError),
}

impl ChallengeComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> String {
        match self {
            Self::Game(complaint) => complaint.field().into_owned(),
            Self::OtherGame => "spec".to_owned(),
            Self::Time(TimeControlError::Holidays) => "holidays".to_owned(),
            Self::Time(_) => "time".to_owned(),
            Self::Begins(_) => "begins".to_owned(),
            Self::Delay => "delay".to_owned(),
            Self::Name(_) => "name".to_owned(),
            Self::SecondName(_) => "second_name".to_owned(),
        }
    }
}

impl ChallengeForm {
    /// The form as it is opened: a board of the game that most play, and three days a move.
    pub fn first(game: Option<Game>, name: &str) -> Self {
        let game = game.or_else(|| "gbg:6".parse().ok()).map(Spec::from);
        Self {
            picked: game.as_ref().map(PickedGame::of).unwrap_or_default(),
            time: "3d".to_owned(),
            begins: Begins::Lot.as_str().to_owned(),
            name: name.to_owned(),
            ..Self::default()
        }
    }

    pub fn is_listed(&self) -> bool {
        self.listed == "yes"
    }

    pub fn rated(&self) -> Rated {
        if self.rated == "yes" { Rated::Rated } else { Rated::Unrated }
    }

    /// The challenge, or everything that is wrong with it.
    pub fn parse(&self) -> Result<NewChallenge, Vec<ChallengeComplaint>> {
        let game = game(&self.picked);
        let control = control(&self.time, &self.holidays).map_err(ChallengeComplaint::Time);
        let begins = Begins::parse(&self.begins)
            .ok_or_else(|| ChallengeComplaint::Begins(self.begins.clone()));
        let name = SeatName::parse(&self.name).map_err(ChallengeComplaint::Name);
        let delay = delay(&self.delay).ok_or(ChallengeComplaint::Delay);
        match (game, control, begins, name, delay) {
            (Ok(game), Ok(control), Ok(begins), Ok(name), Ok(delay)) => {
                let (is_listed, rated) = (self.is_listed(), self.rated());
                Ok(NewChallenge { game, control, begins, name, is_listed, rated, delay })
            }
            (game, control, begins, name, delay) => {
                let mut found = game.err().unwrap_or_default();
                let others = [control.err(), begins.err(), name.err(), delay.err()];
                found.extend(others.into_iter().flatten());
                Err(found)
            }
        }
    }
}

/// A game that was picked and whose rules are known.
fn game(picked: &PickedGame) -> Result<Game, Vec<ChallengeComplaint>> {
    let spec = picked
        .parse()
        .map_err(|found| found.into_iter().map(ChallengeComplaint::Game).collect::<Vec<_>>())?;
    spec.game().ok_or(vec![ChallengeComplaint::OtherGame])
}

/// By how many plies watchers see a game late.
fn delay(plies: &str) -> Option<Delay> {
    if plies.is_empty() { Some(Delay::default()) } else { Delay::new(plies.trim().parse().ok()?) }
}

/// A time control of two fields.
fn control(time: &str, holidays: &str) -> Result<TimeControl, TimeControlError> {
    let holidays = if holidays.is_empty() { "0" } else { holidays.trim() };
    format!("{},holidays={holidays}", time.trim()).parse()
}

/// Somebody takes a challenge.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TakeForm {
    /// What they are called.
    pub name: String,
    /// "first" or "second", where they may choose.
    pub side: String,
}

impl TakeForm {
    pub fn side(&self) -> Option<Seat> {
        match self.side.as_str() {
            "first" => Some(Seat::First),
            "second" => Some(Seat::Second),
            _ => None,
        }
    }

    pub fn name(&self) -> Result<SeatName, LineError> {
        SeatName::parse(&self.name)
    }
}

/// What a player sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct WishForm {
    /// "move", "offer-draw", "accept-draw", "resign", "ask-take-back" or "allow-take-back".
    pub wish: String,
    /// The move, if it is one.
    pub text: String,
    /// How many plies the page showed.
    pub plies: String,
    /// What the record of them was known by.
    pub seen: String,
}

impl WishForm {
    /// What the player of a seat wants; nothing where the form says nothing that there is.
    pub fn sent(&self, seat: Seat) -> Option<Sent> {
        let wish = match self.wish.as_str() {
            "move" => Wish::Move(self.text.trim().to_owned()),
            "offer-draw" => Wish::OfferDraw,
            "accept-draw" => Wish::AcceptDraw,
            "resign" => Wish::Resign,
            "ask-take-back" => Wish::AskTakeBack,
            "allow-take-back" => Wish::AllowTakeBack,
            _ => return None,
        };
        let n_plies = self.plies.parse().ok()?;
        Some(Sent { seat, n_plies, seen: Hash::stored(self.seen.clone()), wish })
    }
}

/// How a player has a game go.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SettingForm {
    /// "only-moves-by-server", "only-moves-by-player", "confirmed" or "at-once".
    pub setting: String,
}

impl SettingForm {
    pub fn setting(&self) -> Option<Setting> {
        match self.setting.as_str() {
            "only-moves-by-server" => Some(Setting::OnlyMoves(OnlyMoves::ByServer)),
            "only-moves-by-player" => Some(Setting::OnlyMoves(OnlyMoves::ByPlayer)),
            "confirmed" => Some(Setting::Sending(Sending::Confirmed)),
            "at-once" => Some(Setting::Sending(Sending::AtOnce)),
            _ => None,
        }
    }
}

/// What a player says.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SayForm {
    /// One of the phrases that there are.
    pub phrase: String,
}

impl SayForm {
    pub fn phrase(&self) -> Option<Phrase> {
        Phrase::parse(&self.phrase)
    }
}

/// What the address of a game may say: how much of a move is written.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct BegunQuery {
    pub begun: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_that_is_opened_is_a_challenge_once_it_has_a_name() {
        let form = ChallengeForm::first(None, "Josef Knecht");
        let new = form.parse().unwrap();
        assert_eq!((new.game.to_string(), new.control.to_string()), ("gbg:6".into(), "3d".into()));
        assert!(!new.is_listed);
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let form = ChallengeForm { time: "4d".to_owned(), ..ChallengeForm::default() };
        let found = form.parse().unwrap_err();
        let fields: Vec<String> = found.iter().map(ChallengeComplaint::field).collect();
        assert_eq!(fields, ["spec", "time", "begins", "name"]);
        let form = ChallengeForm {
            time: "10+5".to_owned(),
            holidays: "7".to_owned(),
            ..ChallengeForm::first(None, "Josef Knecht")
        };
        let found = form.parse().unwrap_err();
        assert_eq!(found, [ChallengeComplaint::Time(TimeControlError::Holidays)]);
    }
}
