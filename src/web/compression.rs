//! Answers are sent compressed where that makes them shorter, and are compressed once.

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpResponse};
use flate2::Compression;

use super::blocking::block;
use super::packed::{Encoding, gzip};

/// Shorter answers fit into one packet as they are.
const SHORT: usize = 1024;

/// Longer ones are compressed on another thread, so that no other request waits.
pub(super) const LONG: usize = 32 * 1024;

/// The middleware. Answers that are streamed, or compressed by their handler, pass as they are.
pub(super) async fn compress<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<BoxBody>>, Error> {
    let encoding = Encoding::of(request.headers());
    let mut response = next.call(request).await?.map_into_boxed_body();
    if !shrinks(response.headers()) {
        return Ok(response.map_into_left_body());
    }
    tell_caches(response.headers_mut());
    if encoding == Encoding::Identity || response.headers().contains_key(header::CONTENT_ENCODING) {
        return Ok(response.map_into_left_body());
    }
    let (request, response) = response.into_parts();
    let response = compressed(response).await;
    Ok(ServiceResponse::new(request, response).map_into_left_body())
}

async fn compressed(response: HttpResponse) -> HttpResponse {
    let (mut head, body) = response.into_parts();
    let body = match body.try_into_bytes() {
        Ok(body) if body.len() >= SHORT => body,
        Ok(body) => return head.set_body(BoxBody::new(body)),
        Err(body) => return head.set_body(body),
    };
    match shorter(body.clone()).await {
        Some(compressed) => {
            let gzip = HeaderValue::from_static("gzip");
            head.headers_mut().insert(header::CONTENT_ENCODING, gzip);
            head.set_body(BoxBody::new(compressed))
        }
        None => head.set_body(BoxBody::new(body)),
    }
}

/// Returns a body compressed, if that makes it shorter.
async fn shorter(body: Bytes) -> Option<Bytes> {
    let n_bytes = body.len();
    let work = move || gzip(&body, Compression::fast()).ok();
    let compressed = if n_bytes < LONG { work() } else { block(work).await.ok().flatten() };
    compressed.filter(|compressed| compressed.len() < n_bytes)
}

/// Returns true if the content is text. Fonts, pictures and archives are compressed already.
pub(super) fn shrinks(headers: &HeaderMap) -> bool {
    let media_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let Some(media_type) = media_type.and_then(|value| value.split(';').next()) else {
        return false;
    };
    let media_type = media_type.trim().to_ascii_lowercase();
    let suffixes = ["+xml", "+json", "/json", "/javascript", "/xml"];
    media_type != "text/event-stream"
        && (media_type.starts_with("text/")
            || suffixes.iter().any(|suffix| media_type.ends_with(suffix)))
}

/// A cache keeps the answer for clients that accept the same encodings.
fn tell_caches(headers: &mut HeaderMap) {
    let varies = headers.get_all(header::VARY).filter_map(|value| value.to_str().ok());
    let mut names = varies.flat_map(|value| value.split(',')).map(str::trim);
    if !names.any(|name| name.eq_ignore_ascii_case("accept-encoding")) {
        headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_compressed(media_type: &'static str) -> bool {
        let media_type = HeaderValue::from_static(media_type);
        shrinks(&HeaderMap::from_iter([(header::CONTENT_TYPE, media_type)]))
    }

    #[test]
    fn only_text_shrinks() {
        for text in ["text/html; charset=utf-8", "image/svg+xml", "application/json", "text/css"] {
            assert!(is_compressed(text), "{text}");
        }
        for other in ["font/woff2", "image/png", "text/event-stream", "application/octet-stream"] {
            assert!(!is_compressed(other), "{other}");
        }
    }

    async fn length_of(body: &[u8]) -> (usize, bool) {
        let answer = HttpResponse::Ok().content_type("text/plain").body(body.to_vec());
        let answer = compressed(answer).await;
        let is_gzip = answer.headers().contains_key(header::CONTENT_ENCODING);
        (answer.into_body().try_into_bytes().unwrap().len(), is_gzip)
    }

    #[actix_web::test]
    async fn no_answer_gets_longer_by_compression() {
        assert_eq!(length_of(b"ok\n").await, (3, false));
        assert_eq!(length_of(&[b'a'; SHORT - 1]).await, (SHORT - 1, false));
        assert!(length_of(&[b'a'; SHORT]).await.0 < SHORT / 10);
        assert!(length_of(&vec![b'a'; 2 * LONG]).await.1);
        let noise: Vec<u8> =
            (0..5000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()[0]).collect();
        let (length, _) = length_of(&noise).await;
        assert!(length <= noise.len());
    }
}
