//! Who does everything at the desk.

use magister::clock;
use magister::desk::Actor;
use magister::domain::AccountId;
use magister::domain::accounts::Access;

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
