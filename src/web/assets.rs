//! Style, script, icon.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use flate2::Compression;
use view::assets;

use super::error::PageError;
use super::packed::{Encoding, gzip};

/// Styles and scripts, by their names, packed as small as they get: they never change.
static PACKED: LazyLock<HashMap<String, Bytes>> = LazyLock::new(|| {
    let texts = assets::texts();
    let packed =
        texts.map(|text| Some((text.file_name(), gzip(text.bytes, Compression::best()).ok()?)));
    packed.flatten().collect()
});

/// A file named by its content never changes.
pub(super) async fn show(
    name: web::Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    let asset = assets::named(&name).ok_or(PageError::NotFound)?;
    let mut head = HttpResponse::Ok();
    head.insert_header((header::CONTENT_TYPE, asset.media_type))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((header::VARY, "accept-encoding"));
    let packed = PACKED.get(name.as_str());
    match packed.filter(|_| Encoding::of(request.headers()) == Encoding::Gzip) {
        Some(packed) => {
            Ok(head.insert_header((header::CONTENT_ENCODING, "gzip")).body(packed.clone()))
        }
        None => Ok(head.body(asset.bytes)),
    }
}
