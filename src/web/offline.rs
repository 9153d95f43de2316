//! What a browser needs to install the pages of players and to open them without a network. It does so over HTTPS
//! only, and for those who came in by a link.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::json;
use view::head::Head;
use view::offline::{OfflinePage, worker};
use view::{Section, assets};
use words::Text;

use super::answer::{page, see_other};
use super::error::PageError;
use super::visit::Visit;

/// The script that stands between pages and network. Browsers look for a new one at each visit.
pub(super) async fn script() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/javascript; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(worker())
}

/// What the installed program is called, and where it opens.
pub(super) async fn manifest() -> HttpResponse {
    let icon = |asset: assets::Asset, sizes: &str, purpose: &str| {
        let (src, kind) = (asset.href(), asset.media_type);
        json!({ "src": src, "type": kind, "sizes": sizes, "purpose": purpose })
    };
    let manifest = json!({
        "name": "Magister",
        "id": "/my",
        "start_url": "/my",
        "scope": "/",
        "display": "standalone",
        "theme_color": "#5b2d8c",
        "background_color": "#ffffff",
        "icons": [
            icon(assets::ICON, "any", "any"),
            icon(assets::ICON_192, "192x192", "any"),
            icon(assets::ICON_512, "512x512", "maskable"),
        ],
    });
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/manifest+json"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(manifest.to_string())
}

/// Where the installed program opens: the own page of whoever came in by a link.
pub(super) async fn home(visit: Visit) -> HttpResponse {
    see_other(visit.own().unwrap_or("/"))
}

/// What is shown instead of a page that needs the network.
pub(super) async fn show(visit: Visit) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("offline-title"), Section::Elsewhere);
    page(&OfflinePage { frame: frame.about(Head::unlisted) })
}
