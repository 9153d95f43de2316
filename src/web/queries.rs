//! Which parameters of an address count: those that its route reads.
//!
//! Others are left out before a page is looked for in the cache and before it is drawn, so that nobody makes a page anew
//! by an address that nobody else has, and no page shows what somebody else has put into its address.

use std::borrow::Cow;
use std::fmt;

use actix_web::dev::Payload;
use actix_web::http::Uri;
use actix_web::http::uri::PathAndQuery;
use actix_web::{Error, FromRequest, HttpMessage, HttpRequest, web};
use futures_util::future::{Ready, ready};
use serde::de::{self, DeserializeOwned, Visitor};

/// The names of the parameters that a route reads.
pub type Names = &'static [&'static str];

/// Returns an address without the parameters that its route does not read; none if there are none of them.
pub(super) fn canonical(uri: &Uri, names: Names) -> Option<Uri> {
    let query = uri.query()?;
    let kept: Vec<Cow<'_, str>> =
        query.split('&').filter_map(|parameter| read(parameter, names)).collect();
    let kept = kept.join("&");
    if kept == query && !query.is_empty() {
        return None;
    }
    let path = uri.path();
    let address = if kept.is_empty() { path.to_owned() } else { format!("{path}?{kept}") };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(address.parse::<PathAndQuery>().ok()?);
    Uri::from_parts(parts).ok()
}

/// Returns a parameter with its name written plainly, if its route reads it.
fn read(parameter: &str, names: Names) -> Option<Cow<'_, str>> {
    let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
    if names.contains(&name) {
        return Some(Cow::Borrowed(parameter));
    }
    let is_encoded = name.contains(['%', '+']);
    let decoded = is_encoded.then(|| serde_html_form::from_str::<Vec<(String, String)>>(name));
    let decoded = decoded?.ok()?.into_iter().next()?.0;
    let name = names.iter().find(|one| **one == decoded)?;
    Some(Cow::Owned(format!("{name}={value}")))
}

/// The parameters of an address, as a handler reads them.
pub(super) struct Query<T>(pub(super) T);

impl<T> Query<T> {
    pub(super) fn into_inner(self) -> T {
        self.0
    }
}

impl<T> std::ops::Deref for Query<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// Left with a request: what its route reads, if its answers are kept for others.
#[derive(Debug, Clone, Copy)]
pub(super) struct Read(pub(super) Names);

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Error;
    type Future = Ready<Result<Self, Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        if cfg!(debug_assertions)
            && let Some(Read(names)) = request.extensions().get::<Read>()
        {
            let missing = names_of::<T>().iter().find(|name| !names.contains(name));
            let route = request.match_pattern();
            debug_assert!(
                missing.is_none(),
                "{route:?} reads {missing:?}: the table of routes does not say so"
            );
        }
        let query = web::Query::<T>::from_query(request.query_string());
        ready(query.map(|query| Self(query.into_inner())).map_err(Error::from))
    }
}

/// Returns the names of the fields of a struct that can be read.
fn names_of<T: DeserializeOwned>() -> Names {
    let mut names: Names = &[];
    let _ = T::deserialize(NamesOnly(&mut names));
    names
}

/// Notes the fields that a struct is read from, and reads nothing.
struct NamesOnly<'a>(&'a mut Names);

/// No value is read: only names are asked for.
#[derive(Debug)]
struct NoValue;

impl fmt::Display for NoValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("no value")
    }
}

impl std::error::Error for NoValue {}

impl de::Error for NoValue {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl<'de> de::Deserializer<'de> for NamesOnly<'_> {
    type Error = NoValue;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NoValue> {
        Err(NoValue)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: Names,
        _: V,
    ) -> Result<V::Value, NoValue> {
        *self.0 = fields;
        Err(NoValue)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    fn check(address: &str, names: Names, expected: &str) {
        let uri: Uri = address.parse().unwrap();
        let canonical = canonical(&uri, names).unwrap_or(uri);
        assert_eq!(canonical.to_string(), expected, "{address}");
    }

    #[test]
    fn only_parameters_that_are_read_count() {
        check("/about", &[], "/about");
        check("/about?z=1", &[], "/about");
        check("/about?", &[], "/about");
        check("/players?q=ann&z=1&page=2", &["q", "page"], "/players?q=ann&page=2");
        check("/players?page=2&q=a%26b&q", &["q", "page"], "/players?page=2&q=a%26b&q");
        check("/players?%71=ann&qq=1&&=", &["q"], "/players?q=ann");
        check("/players?%7=1&%ff=2&a%26q=3", &["q"], "/players");
    }

    #[test]
    fn the_names_of_a_query_are_those_of_its_fields() {
        #[derive(Deserialize)]
        #[serde(default)]
        struct Two {
            #[serde(rename = "q")]
            _name: String,
            #[serde(alias = "p")]
            _page: Option<u32>,
        }
        impl Default for Two {
            fn default() -> Self {
                unreachable!("it is never read")
            }
        }
        assert_eq!(names_of::<Two>(), ["q", "_page", "p"]);
    }
}
