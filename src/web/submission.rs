//! Forms as they arrive: read whole, known by their digest, handled once.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpRequest};
use chrono::{DateTime, Utc};
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
            Ok(Self {
                form,
                digest: digest(&[path.as_bytes(), b"\n", &body]),
            })
        })
    }
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
