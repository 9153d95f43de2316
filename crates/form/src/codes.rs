//! One-time codes: which role to give, and a code as somebody types it.

use serde::Deserialize;

use domain::accounts::Role;
use domain::codes::Code;

/// A code to be made.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct NewCodeForm {
    pub role: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NewCodeComplaint {
    #[error("role: it is none")]
    NoRole,
    #[error("role: more than the own one")]
    Above,
}

impl NewCodeComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        "role"
    }
}

impl NewCodeForm {
    /// The role that is to be given.
    pub fn parse(&self) -> Result<Role, NewCodeComplaint> {
        Role::parse(&self.role).ok_or(NewCodeComplaint::NoRole)
    }
}

/// A code, as typed.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct CodeForm {
    pub code: String,
}

/// Why a code signs nobody in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CodeComplaint {
    #[error("code: eight letters and digits")]
    NoCode,
    #[error("code: it opens nothing")]
    Wrong,
}

impl CodeComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        "code"
    }
}

impl CodeForm {
    /// The code.
    pub fn parse(&self) -> Result<Code, CodeComplaint> {
        Code::parse(&self.code).ok_or(CodeComplaint::NoCode)
    }
}
