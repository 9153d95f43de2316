//! Forms as they arrive: read whole, known by their digest, handled once.

mod sent;

use std::future::Future;
use std::io::ErrorKind;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

use actix_multipart::{Multipart, MultipartError};
use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::web::{Bytes, block};
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use chrono::{DateTime, Datelike, Utc};
use futures_util::TryStreamExt;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tournament::table::MAX_PLAYERS;

pub(super) use self::sent::Sent;
use desk::{Actor, Guest};
use domain::AccountId;
use domain::lists::MAX_LINES;
use store::locks::Reach;
use store::{Before, Db, Store, Stored, forms};
use system::secrets::digest;

use super::answer::write;
use super::error::PageError;
use super::state::State;
use super::visit::Visit;

/// Largest body of a form: two thousand pasted players with room to spare.
pub(super) const MAX_BYTES: usize = 1024 * 1024;

/// Most fields of a form: an entry and its number for each player of a tournament, and a few fields more.
const MAX_FIELDS: usize = 2 * MAX_PLAYERS as usize + 100;

/// A form, and what makes a second click on it known.
#[derive(Debug, Clone)]
pub(super) struct Posted<T> {
    pub(super) form: T,
    pub(super) digest: FormDigest,
}

/// By what a form is known if it is sent again.
///
/// It covers the address, the key that the page carried and all that was typed: the same page sent
/// again with other words is another form, and is not lost.
#[derive(Debug, Clone)]
pub(super) struct FormDigest {
    digest: String,
    repeat: Repeat,
    /// When it was sent by the clock of the browser, if that has said so.
    entered_at: Option<DateTime<Utc>>,
}

/// Whether the form of a request was handled before, as the request knows it: by what was found when it was looked at
/// first. What is tried again because its connection was lost may find itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Repeat(Arc<OnceLock<Found>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Handled,
    New,
}

impl Repeat {
    fn of(request: &HttpRequest) -> Self {
        let repeat = Self::default();
        request.extensions_mut().insert(repeat.clone());
        repeat
    }

    fn note(&self, found: Found) {
        // The first one stays.
        let _ = self.0.set(found);
    }

    /// Whether nothing was done, as it was done before.
    pub(super) fn was_found(request: &HttpRequest) -> bool {
        let extensions = request.extensions();
        extensions.get::<Self>().is_some_and(|repeat| repeat.0.get() == Some(&Found::Handled))
    }
}

impl FormDigest {
    fn new(repeat: Repeat, pieces: &[&[u8]]) -> Self {
        Self { digest: digest(pieces), repeat, entered_at: None }
    }

    pub(super) fn as_str(&self) -> &str {
        &self.digest
    }
}

/// The key of a form: a form without one did not come from a page that is open now. And when it was sent.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Stamp {
    form_key: String,
    entered_at: String,
}

impl Stamp {
    fn must_be_in(body: &[u8]) -> Result<Self, PageError> {
        let stamp: Self = serde_html_form::from_bytes(body)
            .map_err(|error| PageError::BadForm(error.to_string()))?;
        if stamp.form_key.is_empty() { Err(PageError::NoFormKey) } else { Ok(stamp) }
    }

    /// A clock that is off by lifetimes says nothing, and no database keeps such a moment.
    fn entered_at(&self) -> Option<DateTime<Utc>> {
        let said: DateTime<Utc> = self.entered_at.parse().ok()?;
        (2000..2200).contains(&said.year()).then_some(said)
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Posted<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Self::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (path, repeat) = (request.path().to_owned(), Repeat::of(request));
        let body = Bytes::from_request(request, payload);
        Box::pin(async move {
            let body = body.await.map_err(|error| unread(&error))?;
            must_have_few_fields(&body)?;
            let entered_at = Stamp::must_be_in(&body)?.entered_at();
            let form = serde_html_form::from_bytes(&body)
                .map_err(|error| PageError::BadForm(error.to_string()))?;
            let digest = FormDigest::new(repeat, &[path.as_bytes(), b"\n", &body]);
            Ok(Self { form, digest: FormDigest { entered_at, ..digest } })
        })
    }
}

/// Fields are counted before any of them is read: each takes more memory than it has bytes.
fn must_have_few_fields(body: &[u8]) -> Result<(), PageError> {
    let n_fields = body.split(|byte| *byte == b'&').count();
    if n_fields <= MAX_FIELDS { Ok(()) } else { Err(PageError::TooLarge) }
}

/// Why a body could not be read: there was too much, or it came too slowly, or it broke off.
fn unread(error: &actix_web::Error) -> PageError {
    error.as_error().and_then(known).unwrap_or_else(|| PageError::BadForm(error.to_string()))
}

fn known(error: &PayloadError) -> Option<PageError> {
    match error {
        PayloadError::Overflow => Some(PageError::TooLarge),
        PayloadError::Io(error) if error.kind() == ErrorKind::TimedOut => Some(PageError::TooSlow),
        _ => None,
    }
}

impl<T> Posted<T> {
    /// The form as this account's: the same one sent by another account is another form.
    pub(super) fn of(self, account: AccountId) -> Self {
        self.by(&account.to_string())
    }

    pub(super) fn by(self, sender: &str) -> Self {
        let FormDigest { digest, repeat, entered_at } = self.digest;
        let digest = FormDigest::new(repeat, &[digest.as_bytes(), sender.as_bytes()]);
        Self { digest: FormDigest { entered_at, ..digest }, ..self }
    }
}

/// A form that may bring a file along, in its field `file`.
#[derive(Debug, Clone)]
pub(super) struct Upload<T, const MOST: usize = MAX_UPLOAD_BYTES> {
    pub(super) form: T,
    pub(super) file: Option<Vec<u8>>,
    /// As the browser calls it.
    pub(super) file_name: String,
    pub(super) digest: FormDigest,
}

/// Largest body of a form with a file: parts weigh more than fields.
pub(super) const MAX_UPLOAD_BYTES: usize = 4 * MAX_BYTES;

/// Largest body of a form with a file that an administrator imports.
pub(super) const MAX_IMPORT_BYTES: usize = 32 * MAX_BYTES;

/// Most parts of such a form: a pick for each line of a list, and a few fields more.
const MAX_PARTS: usize = MAX_LINES + 100;

/// What a part weighs besides its name and its bytes.
const PART_BYTES: usize = 128;

/// The field that a file comes in.
const FILE: &str = "file";

/// A part of such a form.
struct Part {
    name: String,
    file_name: Option<String>,
    bytes: Vec<u8>,
}

impl<T: DeserializeOwned + 'static, const MOST: usize> FromRequest for Upload<T, MOST> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Self::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !request.content_type().starts_with("multipart/") {
            let posted = Posted::from_request(request, payload);
            return Box::pin(async move {
                let Posted { form, digest } = posted.await?;
                let (file, file_name) = (None, String::new());
                Ok(Self { form, file, file_name, digest })
            });
        }
        let about = (request.path().to_owned(), Repeat::of(request));
        let multipart = Multipart::new(request.headers(), payload.take());
        Box::pin(async move { Ok(Self::of_parts(about, read_parts(multipart, MOST).await?)?) })
    }
}

impl<T, const MOST: usize> From<Upload<T, MOST>> for Posted<T> {
    fn from(upload: Upload<T, MOST>) -> Self {
        Self { form: upload.form, digest: upload.digest }
    }
}

impl<T: DeserializeOwned, const MOST: usize> Upload<T, MOST> {
    fn of_parts((path, repeat): (String, Repeat), parts: Vec<Part>) -> Result<Self, PageError> {
        let lengths: Vec<String> = parts
            .iter()
            .map(|Part { name, bytes, .. }| format!("\n{} {} {name} ", name.len(), bytes.len()))
            .collect();
        let pieces = lengths.iter().zip(&parts);
        let pieces = pieces.flat_map(|(length, part)| [length.as_bytes(), &part.bytes]);
        let whole: Vec<&[u8]> = std::iter::once(path.as_bytes()).chain(pieces).collect();
        let digest = FormDigest::new(repeat, &whole);
        let (files, fields): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.name == FILE);
        let fields = fields.into_iter().map(|Part { name, bytes, .. }: Part| {
            let text = String::from_utf8(bytes);
            text.map(|text| (name, text))
        });
        let fields: Vec<(String, String)> = fields
            .collect::<Result<_, _>>()
            .map_err(|error| PageError::BadForm(error.to_string()))?;
        let bad = |error: String| PageError::BadForm(error);
        let text = serde_html_form::to_string(&fields).map_err(|error| bad(error.to_string()))?;
        Stamp::must_be_in(text.as_bytes())?;
        let form = serde_html_form::from_str(&text).map_err(|error| bad(error.to_string()))?;
        // A browser sends an empty one where nobody chose any.
        let chosen = files.into_iter().find(|part: &Part| !part.bytes.is_empty());
        let (file, name) = chosen.map(|part| (part.bytes, part.file_name)).unzip();
        let file_name = name.flatten().unwrap_or_default();
        Ok(Self { form, file, file_name, digest })
    }
}

async fn read_parts(mut multipart: Multipart, most: usize) -> Result<Vec<Part>, PageError> {
    let bad = |error: MultipartError| {
        match &error {
            MultipartError::Payload(payload) => known(payload),
            _ => None,
        }
        .unwrap_or_else(|| PageError::BadForm(error.to_string()))
    };
    let (mut parts, mut room) = (Vec::new(), most);
    while let Some(mut field) = multipart.try_next().await.map_err(bad)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file_name = field.content_disposition().and_then(|told| told.get_filename());
        let file_name = file_name.map(ToOwned::to_owned);
        room = left(room, PART_BYTES + name.len())?;
        let mut bytes = Vec::new();
        while let Some(chunk) = field.try_next().await.map_err(bad)? {
            room = left(room, chunk.len())?;
            bytes.extend_from_slice(&chunk);
        }
        if parts.len() == MAX_PARTS {
            return Err(PageError::TooLarge);
        }
        parts.push(Part { name, file_name, bytes });
    }
    Ok(parts)
}

fn left(room: usize, n_bytes: usize) -> Result<usize, PageError> {
    room.checked_sub(n_bytes).ok_or(PageError::TooLarge)
}

/// Carries a form out in one transaction, once: what was handled before leads where it led then. If the
/// connection to the database is lost, it is tried again, since it finds itself if it was done.
///
/// The work answers where to go, or a refusal; with that the form is given back, and it may come
/// again.
pub(super) async fn submit<F: Send + 'static, R: Send + 'static>(
    state: &State,
    visit: &Visit,
    posted: Posted<F>,
    mut work: impl FnMut(&mut Db, &Actor, &F) -> Stored<Result<String, R>> + Send + 'static,
) -> Result<Result<String, (F, R)>, PageError> {
    let work = move |db: &mut Db, actor: &Actor, form: &F| {
        Ok(work(db, actor, form)?.map(|location| (location, ())))
    };
    Ok(submit_telling(state, visit, posted, work).await?.map(|(location, _)| location))
}

/// The same for work that has something to tell besides where to go; nothing is told of what was
/// handled before.
pub(super) async fn submit_telling<F: Send + 'static, T: Send + 'static, R: Send + 'static>(
    state: &State,
    visit: &Visit,
    posted: Posted<F>,
    mut work: impl FnMut(&mut Db, &Actor, &F) -> Stored<Result<(String, T), R>> + Send + 'static,
) -> Result<Result<(String, Option<T>), (F, R)>, PageError> {
    let (actor, Posted { form, digest }) = (visit.actor()?, posted);
    state.limits.count_of_actor(&actor)?;
    surely(state, visit.reach, move |store, reach| {
        // A try whose commit was not answered has told what the next one finds done.
        let mut told = None;
        let done = store.write_surely_within(reach, |db, before| {
            told = told.take().filter(|_| before == Before::PerhapsAll);
            once(db, &digest, actor.now, |db| {
                let done = work(db, &actor, &form)?;
                Ok(done.map(|(location, news)| {
                    told = Some(news);
                    location
                }))
            })
        })?;
        Ok(done.map(|location| (location, told)).map_err(|refusal| (form, refusal)))
    })
    .await
}

/// The same for somebody who came in by a link.
pub(super) async fn submit_by_link<F: Send + 'static, R: Send + 'static>(
    state: &State,
    visit: &Visit,
    posted: Posted<F>,
    mut work: impl FnMut(&mut Db, &Guest, &F) -> Stored<Result<String, R>> + Send + 'static,
) -> Result<Result<String, (F, R)>, PageError> {
    let guest = Guest { entered_at: posted.digest.entered_at, ..visit.guest()? };
    state.limits.count_of_guest(&guest)?;
    // What two players send alike is not the same.
    let Posted { form, digest } = posted.by(&format!("{:?}", guest.bearer));
    surely(state, visit.reach, move |store, reach| {
        let act = |db: &mut Db, _| once(db, &digest, guest.now, |db| work(db, &guest, &form));
        Ok(store.write_surely_within(reach, act)?.map_err(|refusal| (form, refusal)))
    })
    .await
}

/// Works with the store on a thread that may wait.
pub(super) async fn surely<T: Send + 'static>(
    state: &State,
    reach: Reach,
    work: impl FnOnce(&Store, Reach) -> Stored<T> + Send + 'static,
) -> Result<T, PageError> {
    let store = state.store.clone();
    Ok(block(move || work(&store, reach)).await??)
}

/// Carries out in one transaction what a button without a form asks for.
pub(super) async fn carry_out<T: Send + 'static>(
    state: &State,
    visit: &Visit,
    work: impl FnOnce(&mut Db, &Actor) -> Stored<T> + Send + 'static,
) -> Result<T, PageError> {
    let actor = visit.actor()?;
    state.limits.count_of_actor(&actor)?;
    write(&state.store, visit.reach, move |db| work(db, &actor)).await
}

/// Does `work`, once: a form that was handled before leads where it led then, and the page there
/// says so.
///
/// The work answers the location to go to, or a refusal, after which the form may come again.
pub(super) fn once<R>(
    db: &mut Db,
    digest: &FormDigest,
    now: DateTime<Utc>,
    work: impl FnOnce(&mut Db) -> Stored<Result<String, R>>,
) -> Stored<Result<String, R>> {
    if let Some(location) = forms::location(db, digest.as_str())? {
        digest.repeat.note(Found::Handled);
        return Ok(Ok(location));
    }
    digest.repeat.note(Found::New);
    let answer = work(db)?;
    if let Ok(location) = &answer {
        forms::insert(db, digest.as_str(), location, now)?;
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use actix_web::http::StatusCode;
    use actix_web::test::TestRequest;

    use super::*;

    type Fields = Vec<(String, String)>;

    fn status<F: FromRequest<Error = actix_web::Error>>(
        request: TestRequest,
    ) -> Option<StatusCode> {
        let (request, mut payload) = request.to_http_parts();
        let read = F::from_request(&request, &mut payload);
        let read = actix_web::rt::System::new().block_on(read);
        read.err().map(|error| error.as_response_error().status_code())
    }

    /// A form of these parts, all empty.
    fn of_parts(names: impl Iterator<Item = String>) -> Option<StatusCode> {
        let part =
            |name| format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n\r\n");
        let key = "--edge\r\nContent-Disposition: form-data; name=\"form_key\"\r\n\r\n1\r\n";
        let last = [key.to_owned(), "--edge--\r\n".to_owned()];
        let body = names.map(part).chain(last).collect::<String>();
        let media_type = ("Content-Type", "multipart/form-data; boundary=edge");
        status::<Upload<Fields>>(TestRequest::post().insert_header(media_type).set_payload(body))
    }

    #[test]
    fn only_a_form_that_is_too_large_is_called_so() {
        let packed = ("Content-Encoding", "gzip");
        let broken = TestRequest::post().insert_header(packed).set_payload("not packed at all");
        assert_eq!(status::<Posted<Fields>>(broken), Some(StatusCode::BAD_REQUEST));
        let large = TestRequest::post().set_payload("a".repeat(2 * MAX_BYTES));
        assert_eq!(status::<Posted<Fields>>(large), Some(StatusCode::PAYLOAD_TOO_LARGE));
    }

    #[test]
    fn the_fields_of_a_form_are_counted_before_they_are_read() {
        // Without a key a form is refused as such, once its fields are read.
        let of_fields = |n| {
            let request = TestRequest::post().set_payload(vec!["a="; n].join("&"));
            status::<Posted<Fields>>(request)
        };
        assert_eq!(of_fields(MAX_FIELDS), Some(StatusCode::BAD_REQUEST));
        assert_eq!(of_fields(MAX_FIELDS + 1), Some(StatusCode::PAYLOAD_TOO_LARGE));
    }

    #[test]
    fn the_parts_of_a_form_count_even_if_they_are_empty() {
        assert_eq!(of_parts((1..MAX_PARTS).map(|_| "a".to_owned())), None);
        let too_many = of_parts((0..MAX_PARTS).map(|_| "a".to_owned()));
        assert_eq!(too_many, Some(StatusCode::PAYLOAD_TOO_LARGE));
    }

    #[test]
    fn the_names_of_parts_count_too() {
        let name = "a".repeat(30 * 1024);
        let too_long = of_parts((0..140).map(|_| name.clone()));
        assert_eq!(too_long, Some(StatusCode::PAYLOAD_TOO_LARGE));
    }
}
