//! What an act says once it has happened: on the page that it leads to, once.
//!
//! The way there is a cookie of a minute, so that no address says what happened and a page that is
//! loaded again does not say it again.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::ServiceResponse;
use actix_web::http::{Method, StatusCode};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use view::Notice;
use words::Text;

use super::posted::Repeat;
use super::state::State;

/// What was done, each with its message.
macro_rules! done {
    ($($done:ident = $message:literal,)+) => {
        /// What was done.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Done { $($done,)+ }

        impl Done {
            const ALL: &[Self] = &[$(Self::$done,)+];

            /// The id of its message.
            fn message(self) -> &'static str {
                match self { $(Self::$done => $message,)+ }
            }
        }
    };
}

done! {
    AccountCreated = "done-account-created",
    AccountDisabled = "done-account-disabled",
    AccountEnabled = "done-account-enabled",
    PasswordGiven = "done-password-given",
    SessionEnded = "done-session-ended",
    AccountConfirmed = "done-account-confirmed",
    AccountRefused = "done-account-refused",
    AccountPlayerEnded = "done-account-player-ended",
    AlertsSaved = "done-alerts-saved",
    MailStopped = "alerts-stopped-title",
    FeedEnded = "done-feed-ended",
    SessionsEnded = "done-sessions-ended",
    Deleted = "done-deleted",
    EventCreated = "done-event-created",
    EventSaved = "done-event-saved",
    PaperSaved = "done-paper-saved",
    Archived = "done-archived",
    Unarchived = "done-unarchived",
    Duplicated = "done-duplicated",
    Restored = "done-restored",
    RoleSaved = "done-role-saved",
    Imported = "done-imported",
    ExtensionRemoved = "done-extension-removed",
    PolicySaved = "done-policy-saved",
    AllowancesSaved = "done-allowances-saved",
    ArbiterCalled = "done-arbiter-called",
    CallTakenBack = "done-call-taken-back",
    CallAnswered = "done-call-answered",
    CallReopened = "done-call-reopened",
    Ruled = "done-ruled",
    ResultKept = "done-result-kept",
    RulingUndone = "done-ruling-undone",
    PairedLate = "done-paired-late",
    ClockStarted = "done-clock-started",
    ClockPaused = "done-clock-paused",
    ClockReset = "done-clock-reset",
    LengthSaved = "done-length-saved",
    TimeAdded = "done-time-added",
    TimeRemoved = "done-time-removed",
    AddressChosen = "done-address-chosen",
    ScreenAdded = "done-screen-added",
    ScreenSaved = "done-screen-saved",
    NoticeSaved = "done-notice-saved",
    CheckedIn = "done-checked-in",
    CheckInOpened = "done-check-in-opened",
    CheckInClosed = "done-check-in-closed",
    Withdrawn = "done-withdrawn",
    Returned = "done-returned",
    ResultTaken = "done-result-taken",
    LinkRevoked = "done-link-revoked",
    TokenRevoked = "done-token-revoked",
    ListPublished = "done-list-published",
    GameAdjourned = "done-game-adjourned",
    GamesAdjourned = "done-games-adjourned",
    AdjournmentEnded = "done-adjournment-ended",
    OfferSaved = "done-offer-saved",
    ChoiceSaved = "done-choice-saved",
    GameAdded = "done-game-added",
    TournamentClosed = "done-tournament-closed",
    TournamentReopened = "done-tournament-reopened",
    PlayerSaved = "done-player-saved",
    PublicSaved = "done-public-saved",
    RatingListCreated = "done-rating-list-created",
    TournamentCreated = "done-tournament-created",
    TournamentSaved = "done-tournament-saved",
    ScheduleSaved = "done-schedule-saved",
    BoardsSaved = "done-boards-saved",
    TermsSaved = "done-terms-saved",
    ChallengeWithdrawn = "done-challenge-withdrawn",
    LinkGameWithdrawn = "done-link-game-withdrawn",
    OpponentBlocked = "done-opponent-blocked",
    OpponentUnblocked = "done-opponent-unblocked",
    RoundsSilenced = "done-rounds-silenced",
    ResultsAnnounced = "done-results-announced",
    TieBreaksSaved = "done-tie-breaks-saved",
    TournamentStarted = "done-tournament-started",
    TournamentCancelled = "done-tournament-cancelled",
    TournamentUnstarted = "done-tournament-unstarted",
    EntrySaved = "done-entry-saved",
    EntryRemoved = "done-entry-removed",
    PlayerWithdrawn = "done-player-withdrawn",
    PlayerReturned = "done-player-returned",
    OrderSaved = "done-order-saved",
    ByesSaved = "done-byes-saved",
    Forbidden = "done-forbidden",
    Allowed = "done-allowed",
    DraftChanged = "done-draft-changed",
    ChangeRemoved = "done-change-removed",
    RoundPublished = "done-round-published",
    RoundUnpublished = "done-round-unpublished",
    AlreadyHandled = "done-already-handled",
}

/// What is said besides what the route says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Details {
    /// Who or what it was done to.
    pub(super) name: String,
    /// Where it can be undone; empty if nowhere.
    pub(super) undo: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct Carried {
    done: String,
    #[serde(flatten)]
    details: Details,
}

/// The answer, with what it says besides what its route does.
pub(super) fn with_details(mut answer: HttpResponse, details: Details) -> HttpResponse {
    answer.extensions_mut().insert(details);
    answer
}

/// Sends along what a route says of its act, if it happened, or that it had happened; takes away what a page has said.
pub(super) fn carry<B>(done: Option<Done>, response: &mut ServiceResponse<B>) {
    let request = response.request().clone();
    let Some(state) = request.app_data::<Data<State>>() else {
        return;
    };
    let has_happened = response.status() == StatusCode::SEE_OTHER;
    let done = if Repeat::was_found(&request) { Some(Done::AlreadyHandled) } else { done };
    let cookie = match done.filter(|_| has_happened) {
        Some(done) => {
            let details = response.response_mut().extensions_mut().remove::<Details>();
            let done = done.message().to_owned();
            let carried = Carried { done, details: details.unwrap_or_default() };
            let value = serde_html_form::to_string(&carried).unwrap_or_default();
            build(state, value, Duration::minutes(1))
        }
        None if shows_news(&request) && request.cookie(&name(state)).is_some() => {
            build(state, String::new(), Duration::ZERO)
        }
        None => return,
    };
    // Refused only where a cookie holds bytes that no header may: this one is encoded.
    let _ = response.response_mut().add_cookie(&cookie);
}

/// What was done just before this page was asked for.
pub(super) fn notice(request: &HttpRequest) -> Option<Notice> {
    let state = request.app_data::<Data<State>>().filter(|_| shows_news(request))?;
    let cookie = request.cookie(&name(state))?;
    let Carried { done, details } = serde_html_form::from_str(cookie.value()).ok()?;
    // The message is one of ours, whatever the cookie says.
    let id = Done::ALL.iter().map(|one| one.message()).find(|id| *id == done)?;
    let text = Text::new(id).with("name", details.name);
    let undo = Some(details.undo).filter(|undo| is_own_undo(undo));
    Some(Notice { text, undo })
}

/// Whether something is to be said on the next page.
pub(super) fn is_carried(request: &HttpRequest, state: &State) -> bool {
    request.cookie(&name(state)).is_some()
}

/// A live page that fetches itself anew leaves the news to the page that somebody is led to.
fn shows_news(request: &HttpRequest) -> bool {
    request.method() == Method::GET && !request.headers().contains_key("x-magister-live")
}

/// Whether an address of ours takes something back: `//` would begin another host's.
fn is_own_undo(path: &str) -> bool {
    let takes_back = ["/restore", "/undo", "/resume"].iter().any(|end| path.ends_with(end));
    path.starts_with('/') && !path.starts_with("//") && takes_back
}

/// The answer, with where its act can be undone.
pub(super) fn with_undo(answer: HttpResponse, undo: String) -> HttpResponse {
    with_details(answer, Details { undo, ..Details::default() })
}

fn name(state: &State) -> String {
    format!("magister-done-{}", state.port())
}

fn build(state: &State, value: String, age: Duration) -> Cookie<'static> {
    Cookie::build(name(state), value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.is_https())
        .max_age(age)
        .finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_of_ours_is_offered_to_undo() {
        assert!(is_own_undo("/bin/event/1/restore"));
        assert!(is_own_undo("/events/1/queue/calls/1/undo"));
        for other in
            ["//elsewhere.example/restore", "https://elsewhere.example/restore", "/events", ""]
        {
            assert!(!is_own_undo(other), "{other}");
        }
    }
}
