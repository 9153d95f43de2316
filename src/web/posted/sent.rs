//! What programs send: JSON, carried out once if it has a key.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use serde::de::DeserializeOwned;
use system::secrets::Token;

use super::{FormDigest, Posted, Repeat, unread};
use crate::web::error::PageError;

/// By what a request is known if it is sent again.
const KEY: &str = "idempotency-key";

/// What a program has sent.
#[derive(Debug, Clone)]
pub(in crate::web) struct Sent<T>(Posted<T>);

impl<T> Sent<T> {
    /// The same as a form.
    pub(in crate::web) fn map<F>(self, form: impl FnOnce(T) -> F) -> Posted<F> {
        let Posted { form: body, digest } = self.0;
        Posted { form: form(body), digest }
    }
}

impl<T> From<Sent<T>> for Posted<T> {
    fn from(sent: Sent<T>) -> Self {
        sent.0
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Sent<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Self::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (path, repeat) = (request.path().to_owned(), Repeat::of(request));
        let is_json = request.content_type().eq_ignore_ascii_case("application/json");
        let header = |name| request.headers().get(name).map(|value| value.as_bytes().to_vec());
        let (token, key) = (header("authorization").unwrap_or_default(), header(KEY));
        let body = Bytes::from_request(request, payload);
        Box::pin(async move {
            let body = body.await.map_err(|error| unread(&error))?;
            if !is_json {
                return Err(PageError::NotJson.into());
            }
            let form = serde_json::from_slice(&body)
                .map_err(|error| PageError::BadJson(error.to_string()))?;
            // Without a key each request is another one.
            let key = match key {
                Some(key) => key,
                None => Token::new().map_err(PageError::from)?.expose().as_bytes().to_vec(),
            };
            let pieces = [path.as_bytes(), b"\n", &token, b"\n", &key, b"\n", &body];
            Ok(Self(Posted { form, digest: FormDigest::new(repeat, &pieces) }))
        })
    }
}
