//! Returns free memory to the system while the server runs.

use std::time::Duration;

use actix_web::rt::time::sleep;
use actix_web::web::block;

/// Memory is returned this often.
const EVERY: Duration = Duration::from_secs(5);

/// Returns free memory until the server stops.
pub(super) async fn give_back() {
    loop {
        sleep(EVERY).await;
        // It fails only while the server stops.
        let _ = block(heap::give_back).await;
    }
}
