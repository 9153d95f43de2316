//! A long page, kept packed until it is read: a thousand readers who take their time hold little.

use std::io::{self, Cursor, Read, Write};
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::http::header::{self, EntityTag, HeaderMap};
use actix_web::web::Bytes;
use actix_web::{HttpResponse, HttpResponseBuilder};
use data_encoding::BASE64URL_NOPAD;
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::compression::shrinks;

/// What is shorter is kept as it is.
const SHORT: usize = 128 * 1024;

/// What is longer is compressed quickly: it is printed or read by programs, and others wait meanwhile.
const LONG: usize = 512 * 1024;

/// So much is handed over at once.
const PIECE: usize = 32 * 1024;

/// A page to be sent.
#[derive(Debug, Clone)]
pub(super) enum Packed {
    Short(Bytes),
    Long {
        packed: Bytes,
        /// Unpacked.
        n_bytes: usize,
    },
}

impl Packed {
    /// Packs a page, which takes a while if it is long.
    pub(super) fn new(page: Vec<u8>) -> Self {
        if page.len() < SHORT {
            return Self::Short(page.into());
        }
        // Memory takes all that is written.
        let level = if page.len() < LONG { Compression::default() } else { Compression::fast() };
        match gzip(&page, level) {
            Ok(packed) => Self::Long { packed, n_bytes: page.len() },
            Err(_) => Self::Short(page.into()),
        }
    }

    /// A page that is kept for many: compressed well, unless that is no use.
    pub(super) fn kept(body: Bytes, head: &HeaderMap) -> Self {
        if head.get(header::CONTENT_ENCODING).is_some_and(|value| value == "gzip") {
            // The last four bytes say how long it is (RFC 1952 §2.3.1).
            let size = body.last_chunk().map_or(0, |size| u32::from_le_bytes(*size));
            return Self::Long { n_bytes: size as usize, packed: body };
        }
        if !shrinks(head) {
            return Self::Short(body);
        }
        match gzip(&body, Compression::default()) {
            Ok(packed) if packed.len() < body.len() => Self::Long { n_bytes: body.len(), packed },
            Ok(_) | Err(_) => Self::Short(body),
        }
    }

    /// A name for what it is.
    pub(super) fn tag(&self) -> EntityTag {
        let (Self::Short(body) | Self::Long { packed: body, .. }) = self;
        let digest = Sha256::digest(body);
        EntityTag::new_weak(BASE64URL_NOPAD.encode(&digest[..15]))
    }

    /// In memory.
    pub(super) fn n_bytes(&self) -> usize {
        match self {
            Self::Short(body) => body.len(),
            Self::Long { packed, .. } => packed.len(),
        }
    }

    /// The answer: packed as it is for those who can unpack it, piece by piece for others.
    pub(super) fn answer(self, encoding: Encoding, mut head: HttpResponseBuilder) -> HttpResponse {
        let (packed, n_bytes) = match self {
            Self::Short(page) => return head.body(page),
            Self::Long { packed, n_bytes } => (packed, n_bytes),
        };
        match encoding {
            Encoding::Gzip => {
                head.insert_header((header::CONTENT_ENCODING, "gzip"));
                head.body(packed)
            }
            Encoding::Identity => {
                let mut page =
                    Unpacked { page: GzDecoder::new(Cursor::new(packed)), left: n_bytes };
                if n_bytes > PIECE {
                    return head.body(page);
                }
                // A short page takes less memory than what unpacks it.
                match page.next_piece() {
                    Ok(page) => head.body(page),
                    Err(error) => HttpResponse::from_error(error),
                }
            }
        }
    }
}

/// Bytes packed, in no more memory than they need.
pub(super) fn gzip(bytes: &[u8], level: Compression) -> io::Result<Bytes> {
    let mut writer = GzEncoder::new(Vec::new(), level);
    writer.write_all(bytes)?;
    let mut packed = writer.finish()?;
    packed.shrink_to_fit();
    Ok(packed.into())
}

/// What a browser can read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Gzip,
    Identity,
}

impl Encoding {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        if unpacks(headers) { Self::Gzip } else { Self::Identity }
    }
}

/// Whether a browser says that it unpacks gzip.
fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let is_refused = |part: &str| {
            let quality = part.strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok());
            quality.is_some_and(|quality| quality <= 0.0)
        };
        is_gzip && !parts.any(is_refused)
    })
}

/// Unpacked as it is taken.
struct Unpacked {
    page: GzDecoder<Cursor<Bytes>>,
    left: usize,
}

impl Unpacked {
    fn next_piece(&mut self) -> io::Result<Bytes> {
        let mut piece = vec![0; self.left.min(PIECE)];
        self.page.read_exact(&mut piece)?;
        self.left -= piece.len();
        Ok(piece.into())
    }
}

impl MessageBody for Unpacked {
    type Error = io::Error;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.left as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready((self.left > 0).then(|| self.next_piece()))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;
    use actix_web::test::TestRequest;

    use super::*;

    fn long() -> String {
        (0..60_000).fold(String::new(), |page, n| page + "line " + &n.to_string() + "\n")
    }

    async fn sent(encoding: Encoding) -> (HttpResponse, Bytes) {
        let answer = Packed::new(long().into()).answer(encoding, HttpResponse::Ok());
        let (head, body) = answer.into_parts();
        (head.map_into_boxed_body(), to_bytes(body).await.unwrap_or_default())
    }

    #[actix_web::test]
    async fn a_long_page_is_kept_packed_and_comes_as_it_was() {
        let page = long();
        let Packed::Long { packed, .. } = Packed::new(page.clone().into()) else { panic!("short") };
        assert!(packed.len() < page.len() / 3, "{} of {}", packed.len(), page.len());
        let (_, plain) = sent(Encoding::Identity).await;
        assert!(plain == page.as_bytes());
        let (head, gzip) = sent(Encoding::Gzip).await;
        assert_eq!(head.headers().get(header::CONTENT_ENCODING).unwrap(), "gzip");
        let mut unpacked = String::new();
        GzDecoder::new(&gzip[..]).read_to_string(&mut unpacked).unwrap();
        assert!(unpacked == page);
    }

    #[test]
    fn only_who_says_so_is_sent_packed_pages() {
        let of = |accepted: &str| {
            let request = TestRequest::get().insert_header((header::ACCEPT_ENCODING, accepted));
            Encoding::of(request.to_http_request().headers())
        };
        for accepted in ["gzip", "br, gzip", "GZIP;q=0.5", "identity, gzip ; q=1"] {
            assert_eq!(of(accepted), Encoding::Gzip, "{accepted}");
        }
        for accepted in ["", "br", "gzip;q=0", "identity"] {
            assert_eq!(of(accepted), Encoding::Identity, "{accepted}");
        }
    }
}
