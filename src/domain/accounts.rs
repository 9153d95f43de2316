//! Who may do what. Reading what is published needs no account.

use super::words::words;
use super::{AccountId, Line, NameKey};

/// A name to sign in with.
pub type AccountName = Line<60>;

/// An account, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub id: AccountId,
    /// The name it signs in with.
    pub name: String,
    /// What it may do everywhere.
    pub rank: Rank,
}

/// What an account may do whatever the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rank {
    /// Everything: accounts, players, pools, every event.
    Administrator,
    /// What its roles at events allow.
    Member,
}

words! { Rank { Administrator = "administrator", Member = "member", } }

/// What an account may do at one event. Each includes those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Checks players in and enters first results for any table.
    Scorekeeper,
    /// Pairs, decides and corrects.
    Arbiter,
    /// Creates tournaments, gives roles, publishes.
    Organiser,
}

words! { Role {
    Scorekeeper = "scorekeeper", Arbiter = "arbiter", Organiser = "organiser",
} }

/// What somebody is to the page that is asked for. Each may do all that those before it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// Anybody at all.
    Visitor,
    /// Signed in, without a role at this event.
    Member,
    /// [`Role::Scorekeeper`] of this event.
    Scorekeeper,
    /// [`Role::Arbiter`] of this event.
    Arbiter,
    /// [`Role::Organiser`] of this event.
    Organiser,
    /// [`Rank::Administrator`].
    Administrator,
}

impl From<Role> for Access {
    fn from(role: Role) -> Self {
        match role {
            Role::Scorekeeper => Self::Scorekeeper,
            Role::Arbiter => Self::Arbiter,
            Role::Organiser => Self::Organiser,
        }
    }
}

/// Who is asking, and what they are to the event of the page, if it has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// The account signed in with, if any.
    pub account: Option<Account>,
    /// The account's role at the event of this page.
    pub role: Option<Role>,
}

impl Viewer {
    /// Somebody without an account.
    pub const VISITOR: Self = Self { account: None, role: None };

    /// The highest access that the account and its role give.
    pub fn access(&self) -> Access {
        match (&self.account, self.role) {
            (None, _) => Access::Visitor,
            (Some(account), _) if account.rank == Rank::Administrator => Access::Administrator,
            (Some(_), Some(role)) => role.into(),
            (Some(_), None) => Access::Member,
        }
    }

    /// Whether this page is open to one with `needed` access or more.
    pub fn is_at_least(&self, needed: Access) -> bool {
        self.access() >= needed
    }

    /// The account's id, if signed in.
    pub fn account_id(&self) -> Option<AccountId> {
        self.account.as_ref().map(|account| account.id)
    }
}

/// A password that is long enough and not easily guessed; never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a password is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    #[error("at least {min} characters are needed")]
    TooShort {
        /// The fewest characters allowed.
        min: usize,
    },
    #[error("at most {max} characters are allowed")]
    TooLong {
        /// The most characters allowed.
        max: usize,
    },
    #[error("too easily guessed: it is common, a pattern, or made of the account's name")]
    Common,
}

/// Longest password in characters: enough for any phrase.
const PASSWORD_MAX: usize = 200;

/// Only this many characters are weighed; more cannot make a password weaker.
const WEIGHED: usize = 100;

impl Password {
    /// Checks a new password of the account `name` (OWASP: length, and a list of common ones).
    pub fn parse(text: &str, name: &AccountName, min_chars: usize) -> Result<Self, PasswordError> {
        let chars = text.chars().count();
        if chars < min_chars {
            return Err(PasswordError::TooShort { min: min_chars });
        }
        if chars > PASSWORD_MAX {
            return Err(PasswordError::TooLong { max: PASSWORD_MAX });
        }
        let weighed: String = text.chars().take(WEIGHED).collect();
        let key = NameKey::of(name.as_str());
        match zxcvbn::zxcvbn(&weighed, &[name.as_str(), key.as_str(), "magister"]).score() {
            zxcvbn::Score::Zero | zxcvbn::Score::One => Err(PasswordError::Common),
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// The secret itself, for the hash alone.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Password(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(password: &str) -> Result<(), PasswordError> {
        let name = AccountName::parse("Josef Knecht").unwrap();
        Password::parse(password, &name, 10).map(drop)
    }

    #[test]
    fn common_passwords_and_patterns_are_refused() {
        for weak in ["password123", "qwertyuiop", "aaaaaaaaaaaa", "josef knecht", "1234567890"] {
            assert_eq!(check(weak), Err(PasswordError::Common), "{weak}");
        }
    }

    #[test]
    fn length_is_counted_in_characters() {
        assert_eq!(check("käsekäse"), Err(PasswordError::TooShort { min: 10 }));
        assert_eq!(check(&"x7".repeat(101)), Err(PasswordError::TooLong { max: 200 }));
    }

    #[test]
    fn a_phrase_is_fine() {
        assert_eq!(check("seven beads on waldzell green"), Ok(()));
        assert_eq!(check("кастальская игра стекла"), Ok(()));
    }

    #[test]
    fn a_password_is_never_printed() {
        let name = AccountName::parse("k").unwrap();
        let password = Password::parse("seven beads on green", &name, 10).unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }

    #[test]
    fn each_access_includes_those_below() {
        let account = |rank| Some(Account { id: AccountId(1), name: "k".into(), rank });
        let arbiter = Viewer { account: account(Rank::Member), role: Some(Role::Arbiter) };
        assert!(arbiter.is_at_least(Access::Scorekeeper));
        assert!(!arbiter.is_at_least(Access::Organiser));
        let administrator = Viewer { account: account(Rank::Administrator), role: None };
        assert!(administrator.is_at_least(Access::Organiser));
        assert!(!Viewer::VISITOR.is_at_least(Access::Member));
    }
}
