//! What a request brings along: how much it may be, and how long it may take.

use std::cell::Cell;
use std::io::ErrorKind;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::header::CONTENT_ENCODING;
use actix_web::middleware::Next;
use actix_web::rt::time::{Sleep, sleep};
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage};
use domain::accounts::Access;
use futures_util::Stream;
use rules::Record;
use system::clock;

use super::connections::{Connection, Phase};
use super::error::PageError;
use super::needs::Needs;
use super::posted::{MAX_IMPORT_BYTES, MAX_UPLOAD_BYTES};

/// What anybody may send: a name and a password have room in it.
const VISITORS_BYTES: usize = 16 * 1024;

/// What somebody may send who came in by a link: a record, and how it was before a reading of it was
/// taken, each byte in three where the form has to escape it.
const GUESTS_BYTES: usize = 2 * 3 * Record::MOST_BYTES + VISITORS_BYTES;

/// How long a form may take.
const FORM: Duration = Duration::from_secs(30);
/// How long a file of somebody who is signed in may take, as long as it comes.
const UPLOAD: Duration = Duration::from_mins(5);
const UPLOAD_BYTES_PER_SEC: u64 = 1024;

/// How often it is looked at what has come.
const LOOK: Duration = Duration::from_millis(500);

/// The middleware. A form that is packed is refused unread: a few bytes may unpack to anything.
pub(super) async fn check<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if request.headers().contains_key(CONTENT_ENCODING) {
        return Ok(request.error_response(PageError::Packed).map_into_right_body());
    }
    match request.take_payload() {
        Payload::None => {}
        payload => {
            let trust = Rc::new(Cell::new(Trust::Visitor));
            request.extensions_mut().insert(Rc::clone(&trust));
            let body = Body::new(payload, trust, Connection::of(request.request()));
            request.set_payload(Payload::Stream { payload: Box::pin(body) });
        }
    }
    Ok(next.call(request).await?.map_into_left_body())
}

/// For a route that is not for everybody, once it is known who asks: their forms are larger, and
/// files of staff may come slowly.
pub(super) fn trust(request: &ServiceRequest, needs: Needs) {
    let is_upload = request.content_type().starts_with("multipart/");
    let trust = match needs {
        Needs::Player | Needs::Link | Needs::Seat => Trust::Guest,
        Needs::From(Access::Administrator) if is_upload => Trust::Import,
        Needs::From(_) if is_upload => Trust::Upload,
        Needs::From(_) | Needs::Token(_) => Trust::Form,
    };
    if let Some(trusted) = request.extensions().get::<Rc<Cell<Trust>>>() {
        trusted.set(trust);
    }
}

/// Whose body it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trust {
    Visitor,
    /// A form of somebody who came in by a link.
    Guest,
    /// A form of somebody who is signed in.
    Form,
    /// A file of theirs.
    Upload,
    /// A file of an administrator: a whole event, or the games of many years.
    Import,
}

impl Trust {
    /// What a connection waits for while it comes.
    fn phase(self) -> Phase {
        match self {
            Self::Visitor => Phase::Body,
            Self::Guest | Self::Form | Self::Upload | Self::Import => Phase::Trusted,
        }
    }

    fn most_bytes(self) -> usize {
        match self {
            Self::Visitor => VISITORS_BYTES,
            Self::Guest => GUESTS_BYTES,
            // The form says itself what is too much.
            Self::Form | Self::Upload => 2 * MAX_UPLOAD_BYTES,
            Self::Import => 2 * MAX_IMPORT_BYTES,
        }
    }

    /// Whether what has come by now is too little.
    fn is_too_slow(self, n_bytes: usize, taken: Duration) -> bool {
        if taken < FORM {
            return false;
        }
        let least = taken.as_secs() * UPLOAD_BYTES_PER_SEC;
        let is_little = u64::try_from(n_bytes).is_ok_and(|n_bytes| n_bytes < least);
        let is_upload = matches!(self, Self::Upload | Self::Import);
        !is_upload || taken >= UPLOAD || is_little
    }
}

/// A body as it comes.
struct Body {
    payload: Payload,
    trust: Rc<Cell<Trust>>,
    connection: Option<Connection>,
    /// Whether it was waited for.
    is_late: bool,
    n_bytes: usize,
    begun: Instant,
    look: Pin<Box<Sleep>>,
}

impl Body {
    fn new(payload: Payload, trust: Rc<Cell<Trust>>, connection: Option<Connection>) -> Self {
        let look = Box::pin(sleep(LOOK));
        let (is_late, n_bytes, begun) = (false, 0, clock::instant());
        Self { payload, trust, connection, is_late, n_bytes, begun, look }
    }

    fn take(&mut self, bytes: Bytes) -> Result<Bytes, PayloadError> {
        self.n_bytes = self.n_bytes.saturating_add(bytes.len());
        if self.n_bytes > self.trust.get().most_bytes() {
            return Err(PayloadError::Overflow);
        }
        Ok(bytes)
    }

    /// It has not come whole: from now on the connection is one that is waited for.
    fn wait(&mut self) {
        if !self.is_late {
            self.is_late = true;
            let phase = self.trust.get().phase();
            self.connection.iter().for_each(|one| one.waits_for(phase));
        }
    }

    fn poll_time(&mut self, context: &mut Context<'_>) -> Poll<PayloadError> {
        while self.look.as_mut().poll(context).is_ready() {
            let taken = clock::instant().saturating_duration_since(self.begun);
            if self.trust.get().is_too_slow(self.n_bytes, taken) {
                return Poll::Ready(PayloadError::Io(ErrorKind::TimedOut.into()));
            }
            self.look = Box::pin(sleep(LOOK));
        }
        Poll::Pending
    }
}

impl Stream for Body {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        // Also while bytes come one by one.
        if let Poll::Ready(error) = self.poll_time(context) {
            return Poll::Ready(Some(Err(error)));
        }
        match Pin::new(&mut self.payload).poll_next(context) {
            Poll::Pending => {
                self.wait();
                Poll::Pending
            }
            Poll::Ready(None) => {
                self.connection.iter().for_each(|one| one.waits_for(Phase::Answer));
                Poll::Ready(None)
            }
            Poll::Ready(Some(bytes)) => Poll::Ready(Some(bytes.and_then(|some| self.take(some)))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_has_thirty_seconds_and_an_upload_of_staff_five_minutes_if_it_comes() {
        let secs = Duration::from_secs;
        for trust in [Trust::Visitor, Trust::Guest, Trust::Form] {
            assert!(!trust.is_too_slow(0, secs(29)), "{trust:?}");
            assert!(trust.is_too_slow(100_000, secs(30)), "{trust:?}");
        }
        let upload = |n_bytes, taken| Trust::Upload.is_too_slow(n_bytes, secs(taken));
        assert!(!upload(0, 29), "it may begin late");
        assert!(upload(30 * 1024 - 1, 30), "less than a kilobyte a second");
        assert!(!upload(30 * 1024, 30) && !upload(299 * 1024, 299));
        assert!(upload(4_000_000, 300));
    }
}
