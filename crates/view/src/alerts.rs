//! Alerts: where they go, and what mail and feed say.

mod letters;

use askama::Template;

pub use self::letters::{Written, confirmation, due_words, stop_path, turn_words, turns};
use super::accounts::Choice;
use super::{Frame, filters};
use chrono::{DateTime, Utc};

use domain::alerts::{Frequency, Mailbox};
use form::alerts::{MailComplaint, MailForm};
use words::Text;
use words::complaints::Complaints;

/// The own alerts.
#[derive(Template)]
#[template(path = "alerts/own.html")]
pub struct AlertsPage {
    pub frame: Frame,
    /// Nothing where the server sends no mail.
    pub mail: Option<MailPart>,
    /// Whether an address is kept: it can be forgotten, whatever the server sends.
    pub has_mailbox: bool,
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
    pub fn new(mailbox: Option<&Mailbox>, now: DateTime<Utc>) -> Self {
        let address = mailbox.and_then(|one| {
            let asked = one.asked.as_ref().map(|(address, _)| address);
            asked.or(one.address.as_ref())
        });
        let frequency = mailbox.map_or(Frequency::AtOnce, |one| one.frequency);
        let form = MailForm {
            address: address.map(ToString::to_string).unwrap_or_default(),
            frequency: frequency.as_str().to_owned(),
        };
        Self { stands: mailbox.and_then(|one| stands(one, now)), ..Self::filled(form) }
    }

    /// With what was typed and what is wrong with it.
    #[must_use]
    pub fn refused(self, form: MailForm, found: &[MailComplaint]) -> Self {
        let complaints = Complaints::new(found, MailComplaint::field, |complaint| {
            Text::new(match complaint {
                MailComplaint::Address(_) => "alerts-no-address",
                MailComplaint::Refused => "alerts-address-refused",
                MailComplaint::Later => "alerts-mail-later",
                MailComplaint::Frequency(_) => "alerts-no-frequency",
            })
        });
        Self { complaints, stands: self.stands, ..Self::filled(form) }
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

fn stands(mailbox: &Mailbox, now: DateTime<Utc>) -> Option<(Text, &'static str)> {
    let (words, kind, address) = match (&mailbox.asked, &mailbox.address) {
        (Some((asked, _)), _) if mailbox.to_confirm(now).is_none() => {
            ("alerts-mail-too-late", "warn", asked)
        }
        (Some((asked, _)), _) => ("alerts-mail-asked", "warn", asked),
        (None, Some(address)) if mailbox.is_refused => ("alerts-mail-refused", "bad", address),
        (None, Some(address)) => ("alerts-mail-confirmed", "good", address),
        (None, None) => return None,
    };
    Some((Text::new(words).with("address", address.as_str()), kind))
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
