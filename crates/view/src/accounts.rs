//! Signing in, accounts, roles.

mod sessions;

use askama::Template;
use domain::accounts::{
    Account, GIVEN_DAYS, IDLE_DAYS, NotDisabled, PasswordBy, PasswordError, Rank, Role, Standing,
};
use domain::events::Event;
use domain::zone::Zone;
use domain::{AccountId, EventId};
use form::accounts::{AccountComplaint, NewAccountForm, RoleForm, SignInForm};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::moment;

use super::player_accounts::PlayerLine;
use super::{Frame, filters};

pub use sessions::SessionLines;
pub(crate) use sessions::browser_words;

/// The page behind the one-time link: the first administrator.
#[derive(Template)]
#[template(path = "accounts/setup.html")]
pub struct SetupPage {
    pub frame: Frame,
    /// What was typed.
    pub form: NewAccountForm,
    pub complaints: Complaints,
    /// Shortest password, in characters.
    pub password_min_chars: usize,
}

#[derive(Template)]
#[template(path = "accounts/sign_in.html")]
pub struct SignInPage {
    pub frame: Frame,
    /// What was typed.
    pub form: SignInForm,
    /// Why it was refused.
    pub refusal: Option<Text>,
}

/// The own account: another password.
#[derive(Template)]
#[template(path = "accounts/own.html")]
pub struct OwnPage {
    pub frame: Frame,
    /// The account's name.
    pub name: String,
    /// What is wrong with what was typed.
    pub complaints: Complaints,
    /// Whether the password has just been changed.
    pub done: Option<Text>,
    /// That it has to be changed first, and until when.
    pub to_change: Option<Text>,
    pub player: Option<PlayerLine>,
    /// Where the account is signed in.
    pub sessions: Option<SessionLines>,
    /// Shortest password, in characters.
    pub password_min_chars: usize,
}

/// Every account, and a form for a new one.
#[derive(Template)]
#[template(path = "accounts/list.html")]
pub struct AccountsPage {
    pub frame: Frame,
    pub accounts: Vec<AccountLine>,
    /// What was typed for a new one.
    pub form: NewAccountForm,
    /// The ranks: value, words, whether chosen.
    pub ranks: Vec<Choice>,
    pub complaints: Complaints,
    /// Shortest password, in characters.
    pub password_min_chars: usize,
}

/// An account in the list.
#[derive(Debug, Clone)]
pub struct AccountLine {
    pub id: AccountId,
    pub name: String,
    pub rank: Text,
    /// What keeps it from being used.
    pub state: Option<Text>,
}

/// One account, as administrators see it.
#[derive(Template)]
#[template(path = "accounts/one.html")]
pub struct AccountPage {
    pub frame: Frame,
    pub account: AccountLine,
    pub is_disabled: bool,
    pub player: Option<PlayerLine>,
    pub sessions: SessionLines,
    /// What is wrong with a password.
    pub complaints: Complaints,
    /// Shortest password, in characters.
    pub password_min_chars: usize,
}

/// One option of a list.
#[derive(Debug, Clone)]
pub struct Choice {
    /// What the form sends.
    pub value: String,
    /// What people read.
    pub label: Text,
    pub is_chosen: bool,
}

/// Who may do what at an event.
#[derive(Template)]
#[template(path = "accounts/roles.html")]
pub struct RolesPage {
    pub frame: Frame,
    /// The event's id and name.
    pub event: (EventId, String),
    /// Name, role in words.
    pub people: Vec<(String, Text)>,
    /// Accounts that could be given a role.
    pub names: Vec<String>,
    /// What was typed.
    pub form: RoleForm,
    /// The roles to choose from.
    pub roles: Vec<Choice>,
    pub complaints: Complaints,
}

pages! { SetupPage SignInPage OwnPage AccountsPage AccountPage RolesPage }

impl AccountLine {
    fn new(account: &Account, standing: Standing) -> Self {
        let is_given = matches!(standing.password, PasswordBy::Another(_));
        let given = is_given.then(|| Text::new("account-state-given"));
        let disabled = standing.disabled_at.map(|_| Text::new("account-state-disabled"));
        Self {
            id: account.id,
            name: account.name.clone(),
            rank: rank_words(account.rank),
            state: disabled.or(given),
        }
    }
}

impl AccountPage {
    /// The page without complaints.
    pub fn new(
        frame: Frame,
        (account, standing): (&Account, Standing),
        sessions: SessionLines,
        password_min_chars: usize,
    ) -> Self {
        Self {
            frame,
            account: AccountLine::new(account, standing),
            is_disabled: standing.disabled_at.is_some(),
            player: None,
            sessions,
            complaints: Complaints::default(),
            password_min_chars,
        }
    }
}

impl AccountsPage {
    /// The page with what was typed so far.
    pub fn new(
        frame: Frame,
        accounts: &[(Account, Standing)],
        form: NewAccountForm,
        complaints: Complaints,
        password_min_chars: usize,
    ) -> Self {
        let chosen = Rank::parse(&form.rank).unwrap_or(Rank::Member);
        let ranks = Rank::ALL.iter().map(|rank| Choice {
            value: rank.as_str().to_owned(),
            label: rank_words(*rank),
            is_chosen: *rank == chosen,
        });
        Self {
            frame,
            accounts: accounts
                .iter()
                .map(|(account, standing)| AccountLine::new(account, *standing))
                .collect(),
            ranks: ranks.collect(),
            form,
            complaints,
            password_min_chars,
        }
    }
}

impl RolesPage {
    /// The page with what was typed so far.
    pub fn new(
        frame: Frame,
        event: &Event,
        people: &[(Account, Role)],
        accounts: &[Account],
        form: RoleForm,
    ) -> Self {
        let chosen = Role::parse(&form.role);
        let roles = Role::ALL.iter().map(|role| Choice {
            value: role.as_str().to_owned(),
            label: role_words(*role),
            is_chosen: Some(*role) == chosen,
        });
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            people: people
                .iter()
                .map(|(account, role)| (account.name.clone(), role_words(*role)))
                .collect(),
            names: accounts.iter().map(|account| account.name.clone()).collect(),
            roles: roles.collect(),
            form,
            complaints: Complaints::default(),
        }
    }
}

/// Why somebody is not signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignInRefusal {
    /// The name or the password.
    Wrong,
    Disabled,
    /// Somebody else had set the password, and it was not changed in time.
    Expired,
}

pub fn sign_in_words(refusal: SignInRefusal) -> Text {
    Text::new(match refusal {
        SignInRefusal::Wrong => "sign-in-wrong",
        SignInRefusal::Disabled => "sign-in-disabled",
        SignInRefusal::Expired => "sign-in-expired",
    })
}

/// That a password has to be changed, if somebody else has set it.
pub fn password_to_change(password: PasswordBy, zone: Zone) -> Option<Text> {
    match password {
        PasswordBy::Owner => None,
        PasswordBy::Another(until) => {
            Some(Text::new("password-to-change").with("moment", moment(until, zone)))
        }
    }
}

/// Why an account stays enabled.
pub fn not_disabled_words(why: NotDisabled) -> Text {
    Text::new(match why {
        NotDisabled::Gone => "bin-gone",
        NotDisabled::Own => "account-disable-own",
        NotDisabled::LastAdministrator => "account-disable-last",
    })
}

/// How long somebody stays signed in.
pub fn own_lead() -> Text {
    Text::new("own-account-lead").with("days", usize::try_from(IDLE_DAYS).unwrap_or_default())
}

/// That somebody has to change a password which another one sets, and by when.
pub fn given_hint() -> Text {
    Text::new("password-give-hint").with("days", usize::try_from(GIVEN_DAYS).unwrap_or_default())
}

pub fn password_hint(min_chars: &usize) -> Text {
    Text::new("password-hint").with("min", *min_chars)
}

pub fn rank_words(rank: Rank) -> Text {
    Text::new(match rank {
        Rank::Administrator => "rank-administrator",
        Rank::Member => "rank-member",
    })
}

pub fn role_words(role: Role) -> Text {
    Text::new(match role {
        Role::Scorekeeper => "role-scorekeeper",
        Role::Arbiter => "role-arbiter",
        Role::Organiser => "role-organiser",
    })
}

/// Complaints about accounts, in words.
pub fn account_complaints(found: &[AccountComplaint]) -> Complaints {
    Complaints::new(found, AccountComplaint::field, words)
}

fn words(complaint: &AccountComplaint) -> Text {
    match complaint {
        AccountComplaint::Name(error) => complaints::line(*error),
        AccountComplaint::NameTaken => Text::new("account-name-taken"),
        AccountComplaint::Password(error) => password_words(*error),
        AccountComplaint::PasswordsDiffer => Text::new("account-passwords-differ"),
        AccountComplaint::WrongPassword => Text::new("account-wrong-password"),
        AccountComplaint::MustWait { secs } => {
            Text::new("sign-in-wait").with("secs", secs.to_string())
        }
        AccountComplaint::Rank(_) => Text::new("account-no-such-rank"),
        AccountComplaint::Role(_) => Text::new("account-no-such-role"),
        AccountComplaint::NoAccount(name) => {
            Text::new("account-no-such-name").with("name", name.as_str())
        }
    }
}

fn password_words(error: PasswordError) -> Text {
    match error {
        PasswordError::TooShort { min } => Text::new("password-too-short").with("min", min),
        PasswordError::TooLong { max } => Text::new("password-too-long").with("max", max),
        PasswordError::Popular => Text::new("password-popular"),
        PasswordError::Common => Text::new("password-common"),
    }
}
