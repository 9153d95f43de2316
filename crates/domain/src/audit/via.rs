//! By which way something was done.

use crate::AccountId;
use crate::words::words;

/// Through what a change was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Via {
    /// A page, signed in.
    Page,
    /// A page, signed in by a code on a borrowed device.
    Code,
    /// The command line.
    Shell,
    /// A player's own page, by a personal link: the act says whose.
    Link,
    /// A tablet of a tournament.
    Tablet,
    /// A program, by a token.
    Token,
    /// Nothing that anybody did: the program itself, by the clock.
    Program,
}

words! { Via {
    Page = "page", Code = "code", Shell = "shell", Link = "link", Tablet = "tablet", Token = "token", Program = "program",
} }

impl Via {
    /// Nobody is signed in on the command line.
    pub fn of(account: Option<AccountId>) -> Self {
        if account.is_some() { Self::Page } else { Self::Shell }
    }
}
