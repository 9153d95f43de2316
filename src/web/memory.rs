//! Memory that a rush has left is given back to the system.

use std::time::Duration;

use actix_web::rt::time::sleep;
use actix_web::web::block;

/// How often.
const EVERY: Duration = Duration::from_secs(5);

/// Gives it back for as long as the server runs.
pub(super) async fn give_back() {
    loop {
        sleep(EVERY).await;
        // Fails at a stop alone.
        let _ = block(heap::give_back).await;
    }
}
