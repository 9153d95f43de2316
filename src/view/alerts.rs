//! Alerts: where they go, and what mail and feed say.

mod letters;

use askama::Template;

pub use self::letters::{Written, confirmation, due_words, stop_path, turn_words, turns};
use super::accounts::Choice;
use super::complaints::Complaints;
use super::{Frame, Text, filters};
use crate::domain::alerts::{Frequency, Mailbox, MailboxState};
use crate::form::alerts::{MailComplaint, MailForm};

/// The own alerts.
#[derive(Template)]
#[template(path = "alerts/own.html")]
pub struct AlertsPage {
    pub frame: Frame,
    /// Nothing where the server sends no mail.
    pub mail: Option<MailPart>,
    pub has_feed: bool,
}

/// Where mail goes.
pub struct MailPart {
    pub form: MailForm,
    pub frequencies: Vec<Choice>,
    pub complaints: Complaints,
    /// How it stands, if there is an address: what is to be said, and whether it is well.
    pub stands: Option<(Text, &'static str)>,
}

impl MailPart {
    /// As it stands.
    pub fn new(mailbox: Option<&Mailbox>) -> Self {
        let form = mailbox.map(|one| MailForm {
            address: one.address.to_string(),
            frequency: one.frequency.as_str().to_owned(),
        });
        let at_once =
            || MailForm { frequency: Frequency::AtOnce.as_str().to_owned(), ..MailForm::default() };
        let stands = mailbox.map(|one| {
            let address = one.address.as_str();
            let (words, kind) = match one.state {
                MailboxState::Asked(_) => ("alerts-mail-asked", "warn"),
                MailboxState::Confirmed => ("alerts-mail-confirmed", "good"),
                MailboxState::Refused => ("alerts-mail-refused", "bad"),
            };
            (Text::new(words).with("address", address), kind)
        });
        Self { stands, ..Self::filled(form.unwrap_or_else(at_once)) }
    }

    /// With what was typed and what is wrong with it.
    pub fn refused(form: MailForm, found: &[MailComplaint]) -> Self {
        let complaints = Complaints::new(found, MailComplaint::field, |complaint| {
            Text::new(match complaint {
                MailComplaint::Address(_) => "alerts-no-address",
                MailComplaint::Refused => "alerts-address-refused",
                MailComplaint::Later => "alerts-mail-later",
                MailComplaint::Frequency(_) => "alerts-no-frequency",
            })
        });
        Self { complaints, ..Self::filled(form) }
    }

    fn filled(form: MailForm) -> Self {
        let choice = |one: &Frequency| {
            let words = match one {
                Frequency::AtOnce => "alerts-at-once",
                Frequency::Daily => "alerts-daily",
            };
            Choice {
                value: one.as_str().to_owned(),
                label: Text::new(words),
                is_chosen: form.frequency == one.as_str(),
            }
        };
        let frequencies = Frequency::ALL.iter().map(choice).collect();
        Self { form, frequencies, complaints: Complaints::default(), stands: None }
    }
}

/// What the link of a mail asks before it does something.
#[derive(Template)]
#[template(path = "alerts/by_mail.html")]
pub struct ByMailPage {
    pub frame: Frame,
    pub lead: Text,
    /// Where to do it, and what that is called; nothing once it is done.
    pub ask: Option<(String, Text)>,
}

pages! { AlertsPage ByMailPage }
