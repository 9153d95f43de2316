//! What can go wrong with a request: decided here once, for status, page and log.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use domain::accounts::Access;
use domain::events::Fixed;
use store::StoreError;
use system::meters::Fault;
use system::secrets::SecretError;
use view::RenderError;

/// Why a page is not shown. A rule's refusal is no error: it is a page of its own.
#[derive(Debug, thiserror::Error)]
pub(super) enum PageError {
    #[error("not found")]
    NotFound,
    #[error("signing in is needed")]
    SignInNeeded,
    /// Somebody else knows the password.
    #[error("the password is to be changed first")]
    PasswordGiven,
    /// The link that makes the first administrator was not used in time.
    #[error("the link has expired")]
    LinkExpired,
    /// It was guessed, has ended, or is for another event or another player.
    #[error("no link opens this")]
    NoLink,
    /// Wrong links from one network, more than can wait.
    #[error("too many wrong links")]
    TooManyGuesses,
    #[error("this needs the access of {0:?}")]
    Forbidden(Access),
    /// What the route needs is more than a code gives, whatever its role.
    #[error("a session by code may not do this")]
    NotByCode,
    #[error("it does not change: {0:?}")]
    Fixed(Fixed),
    #[error("sent from another site")]
    OtherOrigin,
    /// The name is not known to be this server's.
    #[error("asked for by the name of another host")]
    OtherHost,
    /// What stands behind its question mark says nothing to the page.
    #[error("the address cannot be read")]
    BadAddress,
    #[error("the form cannot be read: {0}")]
    BadForm(String),
    /// It did not come from a page of this version.
    #[error("the form has no key")]
    NoFormKey,
    #[error("the JSON cannot be read: {0}")]
    BadJson(String),
    #[error("what was sent is not JSON")]
    NotJson,
    /// It was mistyped, has expired or was revoked.
    #[error("the token does not work")]
    BadToken,
    #[error("a token is needed")]
    TokenNeeded,
    #[error("the token is for another tournament")]
    TokenElsewhere,
    #[error("a program asks too much")]
    TooManyRequests,
    /// Within an hour, by somebody who is not staff.
    #[error("too many changes")]
    TooManyChanges,
    #[error("too many calls for an arbiter")]
    TooManyCalls,
    /// Of a result, at one board.
    #[error("too many versions of a result")]
    TooManyVersions,
    #[error("the form is too large")]
    TooLarge,
    /// The rest of it did not come in time.
    #[error("the form came too slowly")]
    TooSlow,
    /// A form that is packed may unpack to anything.
    #[error("the form is packed")]
    Packed,
    /// Others are served first: there is no room to wait.
    #[error("everything is taken")]
    Full,
    #[error("this method is not for this page")]
    WrongMethod,
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Render(#[from] RenderError),
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    #[error("{0}")]
    Secret(#[from] SecretError),
    #[error("the work was broken off: {0}")]
    Interrupted(#[from] actix_web::error::BlockingError),
}

impl PageError {
    /// Whether the program, not the request, is at fault: such a failure is logged and counted, once. That
    /// there was no room says the line of the request.
    pub(super) fn fault(&self) -> Option<Fault> {
        match self {
            Self::Store(StoreError::Busy) => Some(Fault::Busy),
            Self::Store(StoreError::Connections(_)) => Some(Fault::Connections),
            Self::Store(
                StoreError::Database(_)
                | StoreError::Failing(_)
                | StoreError::ReadOnly(_)
                | StoreError::Damaged(_)
                | StoreError::Corrupt { .. },
            ) => Some(Fault::Database),
            Self::Store(StoreError::Moved | StoreError::Foreign(_)) => Some(Fault::Moved),
            Self::Store(StoreError::NoRoom(_)) => Some(Fault::NoRoom),
            Self::Store(StoreError::Random(_)) | Self::Secret(_) => Some(Fault::Random),
            Self::Render(_) | Self::Json(_) => Some(Fault::Drawing),
            Self::Interrupted(_) => Some(Fault::Interrupted),
            _ => None,
        }
    }
}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignInNeeded | Self::BadToken | Self::TokenNeeded => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_)
            | Self::NotByCode
            | Self::NoLink
            | Self::TokenElsewhere
            | Self::OtherOrigin
            | Self::PasswordGiven => StatusCode::FORBIDDEN,
            Self::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Self::LinkExpired => StatusCode::GONE,
            Self::TooManyGuesses
            | Self::TooManyRequests
            | Self::TooManyChanges
            | Self::TooManyCalls => StatusCode::TOO_MANY_REQUESTS,
            Self::TooManyVersions => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BadAddress | Self::BadForm(_) | Self::NoFormKey | Self::BadJson(_) => {
                StatusCode::BAD_REQUEST
            }
            Self::Fixed(_) => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Packed | Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Full | Self::Interrupted(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(error) => database_status(error),
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Render(_) | Self::Json(_) | Self::Secret(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Plain here; `error_pages` puts the page around it, where the viewer is known.
    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

/// What an administrator has to mend, or what passes, is 503: the same request will be answered afterwards. What this
/// program does wrong is 500.
fn database_status(error: &StoreError) -> StatusCode {
    match error {
        StoreError::Connections(_)
        | StoreError::Full(_)
        | StoreError::Lost(_)
        | StoreError::Unanswered(_)
        | StoreError::Busy
        | StoreError::NoRoom(_)
        | StoreError::Moved
        | StoreError::Failing(_)
        | StoreError::ReadOnly(_)
        | StoreError::Damaged(_)
        | StoreError::Foreign(_) => StatusCode::SERVICE_UNAVAILABLE,
        StoreError::Database(_) | StoreError::Random(_) | StoreError::Corrupt { .. } => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}
