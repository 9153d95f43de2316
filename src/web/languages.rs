//! In which language somebody is answered: that of the address.

pub(super) mod choice;

use actix_web::{HttpMessage, HttpRequest};

use words::Language;

/// The language that an address was in.
#[derive(Clone, Copy)]
struct Addressed(Language);

/// The language of a request: that of its address.
pub(super) fn of(request: &HttpRequest) -> Language {
    request.extensions().get::<Addressed>().map_or(Language::DEFAULT, |addressed| addressed.0)
}
