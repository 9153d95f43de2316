//! Forms as they arrive: read whole, known by their digest, handled once.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::{Multipart, MultipartError};
use actix_web::dev::Payload;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use chrono::{DateTime, Utc};
use futures_util::TryStreamExt;
use serde::de::DeserializeOwned;

use super::error::PageError;
use crate::secrets::digest;
use crate::store::{Db, Stored, forms};

/// Largest body of a form: two thousand pasted players with room to spare.
pub(super) const MAX_BYTES: usize = 1024 * 1024;

/// A form, and what makes a second click on it known.
///
/// The digest covers the address, the key that the page carried and all that was typed: the
/// same page sent again with other words is another form, and is not lost.
#[derive(Debug, Clone)]
pub(super) struct Submission<T> {
    pub(super) form: T,
    pub(super) digest: String,
}

impl<T: DeserializeOwned + 'static> FromRequest for Submission<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Self::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let path = request.path().to_owned();
        let body = Bytes::from_request(request, payload);
        Box::pin(async move {
            let body = body.await.map_err(|_| PageError::TooLarge)?;
            let form = serde_html_form::from_bytes(&body)
                .map_err(|error| PageError::BadForm(error.to_string()))?;
            Ok(Self { form, digest: digest(&[path.as_bytes(), b"\n", &body]) })
        })
    }
}

/// A form that may bring a file along, in its field `file`.
#[derive(Debug, Clone)]
pub(super) struct Upload<T> {
    pub(super) form: T,
    pub(super) file: Option<Vec<u8>>,
    pub(super) digest: String,
}

/// Largest body of a form with a file: parts weigh more than fields.
const MAX_UPLOAD_BYTES: usize = 4 * MAX_BYTES;

/// The field that a file comes in.
const FILE: &str = "file";

impl<T: DeserializeOwned + 'static> FromRequest for Upload<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Self::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !request.content_type().starts_with("multipart/") {
            let submission = Submission::from_request(request, payload);
            return Box::pin(async move {
                let Submission { form, digest } = submission.await?;
                let file = None;
                Ok(Self { form, file, digest })
            });
        }
        let path = request.path().to_owned();
        let multipart = Multipart::new(request.headers(), payload.take());
        Box::pin(async move { Ok(Self::of_parts(&path, read_parts(multipart).await?)?) })
    }
}

impl<T: DeserializeOwned> Upload<T> {
    fn of_parts(path: &str, parts: Vec<(String, Vec<u8>)>) -> Result<Self, PageError> {
        let lengths: Vec<String> = parts
            .iter()
            .map(|(name, bytes)| format!("\n{} {} {name} ", name.len(), bytes.len()))
            .collect();
        let pieces = lengths.iter().zip(&parts);
        let pieces = pieces.flat_map(|(length, (_, bytes))| [length.as_bytes(), bytes]);
        let whole: Vec<&[u8]> = std::iter::once(path.as_bytes()).chain(pieces).collect();
        let digest = digest(&whole);
        let (files, fields): (Vec<_>, Vec<_>) = parts.into_iter().partition(|part| part.0 == FILE);
        let fields = fields.into_iter().map(|(name, bytes)| {
            let text = String::from_utf8(bytes);
            text.map(|text| (name, text))
        });
        let fields: Vec<(String, String)> = fields
            .collect::<Result<_, _>>()
            .map_err(|error| PageError::BadForm(error.to_string()))?;
        let form = serde_html_form::to_string(&fields)
            .map_err(|error| error.to_string())
            .and_then(|text| serde_html_form::from_str(&text).map_err(|error| error.to_string()))
            .map_err(PageError::BadForm)?;
        let mut chosen = files.into_iter().map(|(_, bytes)| bytes);
        Ok(Self {
            form,
            // A browser sends an empty one where nobody chose any.
            file: chosen.find(|bytes| !bytes.is_empty()),
            digest,
        })
    }
}

async fn read_parts(mut multipart: Multipart) -> Result<Vec<(String, Vec<u8>)>, PageError> {
    let bad = |error: MultipartError| PageError::BadForm(error.to_string());
    let (mut parts, mut n_bytes) = (Vec::new(), 0);
    while let Some(mut field) = multipart.try_next().await.map_err(bad)? {
        let name = field.name().unwrap_or_default().to_owned();
        let mut bytes = Vec::new();
        while let Some(chunk) = field.try_next().await.map_err(bad)? {
            n_bytes += chunk.len();
            if n_bytes > MAX_UPLOAD_BYTES {
                return Err(PageError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        n_bytes += name.len();
        parts.push((name, bytes));
    }
    Ok(parts)
}

/// Does `work`, once: a form that was handled before leads where it led then.
///
/// The work answers the location to go to, or a refusal, after which the form may come again.
pub(super) fn once<R>(
    db: &mut Db,
    digest: &str,
    now: DateTime<Utc>,
    work: impl FnOnce(&mut Db) -> Stored<Result<String, R>>,
) -> Stored<Result<String, R>> {
    if let Some(location) = forms::location(db, digest)? {
        return Ok(Ok(location));
    }
    let answer = work(db)?;
    if let Ok(location) = &answer {
        forms::insert(db, digest, location, now)?;
    }
    Ok(answer)
}
