//! Style, script, icon.

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use super::error::PageError;
use crate::view::assets;

/// A file named by its content never changes.
pub(super) async fn show(name: web::Path<String>) -> Result<HttpResponse, PageError> {
    let asset = assets::named(&name).ok_or(PageError::NotFound)?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, asset.media_type))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(asset.bytes))
}
