//! Accounts: the first administrator, signing in, passwords, roles.

use domain::LineError;
use domain::accounts::{AccountName, Password, PasswordError, Rank, Role};
use serde::Deserialize;

use super::keep;

/// A new account, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct NewAccountForm {
    /// The name to sign in with.
    pub name: String,
    pub password: String,
    /// The password once more.
    pub password_again: String,
    /// "administrator" or "member".
    pub rank: String,
}

/// A new account, checked.
#[derive(Debug, Clone)]
pub struct CheckedAccount {
    /// The name to sign in with.
    pub name: AccountName,
    pub password: Password,
    /// What it may do everywhere.
    pub rank: Rank,
}

/// What is wrong with a form about accounts.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountComplaint {
    #[error("name: {0}")]
    Name(LineError),
    #[error("name: taken")]
    NameTaken,
    #[error("password: {0}")]
    Password(PasswordError),
    #[error("password: the two differ")]
    PasswordsDiffer,
    #[error("present password: wrong")]
    WrongPassword,
    #[error("present password: {secs} seconds to wait")]
    MustWait {
        /// Seconds until the next try.
        secs: u64,
    },
    #[error("rank: {0:?} is none")]
    Rank(String),
    #[error("role: {0:?} is none")]
    Role(String),
    #[error("account: there is none named {0:?}")]
    NoAccount(String),
}

impl AccountComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) | Self::NameTaken | Self::NoAccount(_) => "name",
            Self::Password(_) => "password",
            Self::PasswordsDiffer => "password_again",
            Self::WrongPassword | Self::MustWait { .. } => "present_password",
            Self::Rank(_) => "rank",
            Self::Role(_) => "role",
        }
    }
}

impl NewAccountForm {
    /// Checks everything.
    pub fn parse(&self, min_chars: usize) -> Result<CheckedAccount, Vec<AccountComplaint>> {
        let mut complaints = Vec::new();
        let name = keep(AccountName::parse(&self.name), &mut complaints, AccountComplaint::Name);
        let password =
            parse_password(&self.password, &self.password_again, name.as_ref(), min_chars);
        let password = password.map_err(|found| complaints.extend(found)).ok();
        let rank = Rank::parse(&self.rank)
            .ok_or_else(|| AccountComplaint::Rank(self.rank.clone()))
            .map_err(|complaint| complaints.push(complaint))
            .ok();
        match (name, password, rank) {
            (Some(name), Some(password), Some(rank)) => Ok(CheckedAccount { name, password, rank }),
            _ => Err(complaints),
        }
    }
}

/// A change of the own password, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PasswordForm {
    /// The password until now.
    pub present_password: String,
    /// The new one.
    pub password: String,
    /// The new one once more.
    pub password_again: String,
}

impl PasswordForm {
    /// Checks the new password of the account `name`.
    pub fn parse(&self, name: &str, min_chars: usize) -> Result<Password, Vec<AccountComplaint>> {
        let name = AccountName::parse(name).ok();
        parse_password(&self.password, &self.password_again, name.as_ref(), min_chars)
    }
}

/// A password that somebody sets for somebody else, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct GivenPasswordForm {
    pub password: String,
    /// The password once more.
    pub password_again: String,
}

impl GivenPasswordForm {
    /// Checks the password for the account `name`.
    pub fn parse(&self, name: &str, min_chars: usize) -> Result<Password, Vec<AccountComplaint>> {
        let name = AccountName::parse(name).ok();
        parse_password(&self.password, &self.password_again, name.as_ref(), min_chars)
    }
}

fn parse_password(
    typed: &str,
    again: &str,
    name: Option<&AccountName>,
    min_chars: usize,
) -> Result<Password, Vec<AccountComplaint>> {
    let mut complaints = Vec::new();
    if typed != again {
        complaints.push(AccountComplaint::PasswordsDiffer);
    }
    let nobody = AccountName::parse("-");
    let checked = match name.or(nobody.as_ref().ok()) {
        Some(name) => Password::parse(typed, name, min_chars),
        None => Err(PasswordError::Common),
    };
    let password = keep(checked, &mut complaints, AccountComplaint::Password);
    password.filter(|_| complaints.is_empty()).ok_or(complaints)
}

/// Signing in, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SignInForm {
    /// The account's name.
    pub name: String,
    pub password: String,
    /// The page to go back to.
    pub next: String,
}

impl SignInForm {
    /// The name; `None` for what nobody can be called.
    pub fn name(&self) -> Option<AccountName> {
        AccountName::parse(&self.name).ok()
    }

    /// The page to go to: one of ours, whatever the address says.
    pub fn destination(&self) -> &str {
        let is_ours = self.next.starts_with('/')
            && !self.next.starts_with("//")
            && !is_sign_in(&self.next)
            && !self.next.contains(|c: char| c == '\\' || c.is_control());
        if is_ours { &self.next } else { "/" }
    }
}

/// Whether an address of ours is the page to sign in on, which leads nowhere by itself.
fn is_sign_in(address: &str) -> bool {
    address.split(['?', '#', '/']).nth(1) == Some("sign-in")
}

/// A role at an event for an account, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct RoleForm {
    /// The account's name.
    pub name: String,
    /// A role, or nothing to take it away.
    pub role: String,
}

impl RoleForm {
    /// Whose role, and which; `None` for none.
    pub fn parse(&self) -> Result<(AccountName, Option<Role>), AccountComplaint> {
        let name = AccountName::parse(&self.name);
        let name = name.map_err(|_| AccountComplaint::NoAccount(self.name.clone()))?;
        if self.role.is_empty() {
            return Ok((name, None));
        }
        let role = Role::parse(&self.role);
        Ok((name, Some(role.ok_or_else(|| AccountComplaint::Role(self.role.clone()))?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_complaints_come_at_once() {
        let form = NewAccountForm {
            name: " ".into(),
            password: "short".into(),
            password_again: "other".into(),
            rank: "king".into(),
        };
        let fields: Vec<&str> =
            form.parse(10).unwrap_err().iter().map(AccountComplaint::field).collect();
        assert_eq!(fields, ["name", "password_again", "password", "rank"]);
    }

    #[test]
    fn signing_in_leads_to_our_own_pages_only() {
        let to = |next: &str| SignInForm { next: next.into(), ..SignInForm::default() };
        assert_eq!(to("/events/3?a=b").destination(), "/events/3?a=b");
        for foreign in ["", "//evil.example", "https://evil.example", "/\\evil.example", "/\t/e"] {
            assert_eq!(to(foreign).destination(), "/", "{foreign}");
        }
        for itself in ["/sign-in", "/sign-in?next=/events", "/sign-in/", "/sign-in#x"] {
            assert_eq!(to(itself).destination(), "/", "{itself}");
        }
        assert_eq!(to("/sign-in-sheet").destination(), "/sign-in-sheet");
    }
}
