//! The account of a player, as they see it who came in by a personal link.

use askama::Template;
use domain::events::Event;
use domain::player_accounts::{AccountState, OwnAccount};
use domain::players::Player;
use domain::{EventId, PlayerId};
use form::accounts::{AccountComplaint, NewAccountForm};
use words::Text;
use words::complaints::Complaints;

use super::accounts::account_complaints;
use super::{Frame, filters};

/// The account, or the form that makes one.
#[derive(Template)]
#[template(path = "player_accounts/own.html")]
pub struct PlayerAccountPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub player: String,
    /// What there is, in words.
    pub told: Option<Text>,
    pub act: AccountAct,
    pub form: NewAccountForm,
    pub complaints: Complaints,
    /// Shortest password, in characters.
    pub password_min_chars: usize,
}

/// What a player can do about an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountAct {
    Make,
    /// Say that the account they are signed in with is theirs.
    Take,
    /// Take back that one waits.
    Cancel,
    Nothing,
}

pages! { PlayerAccountPage }

impl PlayerAccountPage {
    pub fn new(
        frame: Frame,
        event: &Event,
        (player, own): (&Player, OwnAccount),
        password_min_chars: usize,
    ) -> Self {
        let act = match own {
            OwnAccount::Nothing => AccountAct::Make,
            OwnAccount::SignedIn(_) => AccountAct::Take,
            OwnAccount::Asked(_) => AccountAct::Cancel,
            OwnAccount::Confirmed(_) | OwnAccount::OfAnother(_) => AccountAct::Nothing,
        };
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            player: player.name.clone(),
            told: own_words(&own),
            act,
            form: NewAccountForm { name: player.name.clone(), ..NewAccountForm::default() },
            complaints: Complaints::default(),
            password_min_chars,
        }
    }

    /// The page with what was typed, after an account was asked for too often.
    #[must_use]
    pub fn too_often(self, form: NewAccountForm) -> Self {
        Self { form, told: Some(Text::new("player-account-too-often")), ..self }
    }

    /// The page with what was typed, and what is wrong with it.
    #[must_use]
    pub fn with_complaints(self, form: NewAccountForm, found: &[AccountComplaint]) -> Self {
        Self { form, complaints: account_complaints(found), ..self }
    }
}

/// Whose account it is, or is said to be: where they are, and in words.
#[derive(Debug, Clone)]
pub struct PlayerLine {
    pub player: PlayerId,
    pub told: Text,
}

impl PlayerLine {
    pub fn new((player, state): &(Player, AccountState)) -> Self {
        let id = match state {
            AccountState::Asked => "account-player-asked",
            AccountState::Confirmed => "account-player",
        };
        Self { player: player.id, told: Text::new(id).with("player", player.name.as_str()) }
    }
}

/// What there is of an account.
pub fn own_words(own: &OwnAccount) -> Option<Text> {
    let told = |id: &'static str, name: &str| Some(Text::new(id).with("name", name));
    match own {
        OwnAccount::Nothing => None,
        OwnAccount::SignedIn(name) => told("player-account-signed-in", name),
        OwnAccount::Asked(name) => told("player-account-waits", name),
        OwnAccount::Confirmed(name) => told("player-account-is", name),
        OwnAccount::OfAnother(name) => told("player-account-of-another", name),
    }
}
