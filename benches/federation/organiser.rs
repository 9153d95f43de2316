//! Who does everything at the desk.

use desk::Actor;
use domain::AccountId;
use domain::accounts::Access;
use system::clock;

/// The account that the federation was made by.
pub(crate) fn actor() -> Actor {
    Actor {
        account: AccountId(1),
        access: Access::Administrator,
        by_code: None,
        by_token: None,
        now: clock::now(),
    }
}
