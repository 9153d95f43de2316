//! Challenges to a game by link, and what players of one send.

mod game;
mod others;
mod terms;
mod time;

use rules::{Game, Seat};
use serde::Deserialize;

pub use self::game::{ChallengeComplaint, LinkGameForm};
pub use self::others::OthersForm;
pub use self::terms::{NamesForm, RulingComplaint, RulingForm, TermsComplaint, TermsForm};
pub use self::time::{TimeComplaint, TimeForm};
use domain::audit::Hash;
use domain::by_link::{
    Begins, NewChallenge, OnlyMoves, Phrase, SeatName, Sending, Sent, Setting, Wish,
};
use domain::tournaments::Rated;
use domain::{ChallengeId, LineError};

/// A challenge, as filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ChallengeForm {
    #[serde(flatten)]
    pub game: LinkGameForm,
    /// "lot", "challenger", "opponent" or "choice".
    pub begins: String,
    /// What the challenger is called.
    pub name: String,
    /// "yes" if everybody sees it in the list.
    pub listed: String,
    /// "yes" if it counts in the rating list of games by link.
    pub rated: String,
}

impl ChallengeForm {
    /// The form as it is opened: a board of the game that most play, and three days a move.
    pub fn first(game: Option<Game>, name: &str) -> Self {
        Self {
            game: LinkGameForm::first(game),
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
        let game = self.game.parse();
        let begins = Begins::parse(&self.begins)
            .ok_or_else(|| ChallengeComplaint::Begins(self.begins.clone()));
        let name = SeatName::parse(&self.name).map_err(ChallengeComplaint::Name);
        match (game, begins, name) {
            (Ok((game, control, delay)), Ok(begins), Ok(name)) => {
                let (is_listed, rated) = (self.is_listed(), self.rated());
                Ok(NewChallenge { game, control, begins, name, is_listed, rated, delay })
            }
            (game, begins, name) => {
                let mut found = game.err().unwrap_or_default();
                found.extend([begins.err(), name.err()].into_iter().flatten());
                Err(found)
            }
        }
    }
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

/// What the address of the list may say: from which challenge on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ListQuery {
    below: String,
}

impl ListQuery {
    pub fn below(&self) -> Option<ChallengeId> {
        self.below.parse().ok().map(ChallengeId)
    }
}

/// What the address of a game may say: how much of a move is written, or after how many plies the board is shown.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct BoardQuery {
    pub begun: String,
    ply: String,
}

impl BoardQuery {
    pub fn ply(&self) -> Option<usize> {
        self.ply.parse().ok()
    }
}

/// What becomes of a rematch that was asked for: it is begun, or asked for no more.
#[derive(Debug, Clone, Deserialize)]
pub struct RematchForm {
    #[serde(default)]
    wish: String,
}

impl RematchForm {
    pub fn withdraws(&self) -> bool {
        self.wish == "withdraw"
    }
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
        let time = |time: &str, form: ChallengeForm| ChallengeForm {
            game: LinkGameForm {
                time: TimeForm { time: time.to_owned(), ..form.game.time },
                ..form.game
            },
            ..form
        };
        let form = time("4d", ChallengeForm::default());
        let found = form.parse().unwrap_err();
        let fields: Vec<String> = found.iter().map(ChallengeComplaint::field).collect();
        assert_eq!(fields, ["spec", "time", "begins", "name"]);
        let mut form = time("10+5", ChallengeForm::first(None, "Josef Knecht"));
        form.game.time.holidays = "7".to_owned();
        let found = form.parse().unwrap_err();
        assert_eq!(found, [ChallengeComplaint::Time(TimeComplaint::Holidays)]);
    }
}
