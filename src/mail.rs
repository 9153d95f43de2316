//! Mail that goes out, by the SMTP server that the settings name.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::response::Code;
use lettre::{SmtpTransport, Transport};

use crate::config::Settings;
use crate::domain::alerts::MailAddress;

/// So long a mail server has to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where mail is handed in.
pub(crate) struct Post {
    transport: SmtpTransport,
    from: Mailbox,
    /// Where browsers find this server: mail leads there.
    origin: String,
}

/// Settings by which no mail goes out. No password is told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MailSettingsError {
    #[error("mail.server is not like smtps://USER:PASSWORD@mail.example")]
    Server,
    #[error("mail.from {0:?} is not like \"Magister <magister@example.org>\"")]
    From(String),
    #[error("mail.server needs server.public_url: mail has links to pages")]
    NoPublicUrl,
}

/// A mail, in plain text.
pub(crate) struct Letter {
    pub(crate) to: MailAddress,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// The path that stops such mail, as RFC 8058 has it.
    pub(crate) stop: Option<String>,
}

/// Why a mail did not go out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotSent {
    /// The mail server says that nobody is there; it stays so.
    #[error("the mail server refuses the address")]
    Refused,
    /// Without addresses, which servers repeat in their answers.
    #[error("the mail server does not take it: {0}")]
    Later(&'static str),
}

impl Post {
    /// By the settings; none if they name no server.
    pub(crate) fn of(settings: &Settings) -> Result<Option<Self>, MailSettingsError> {
        let mail = &settings.mail;
        if mail.server.is_empty() {
            return Ok(None);
        }
        let from = mail.from.parse().map_err(|_| MailSettingsError::From(mail.from.clone()))?;
        let origin = settings.server.public_url.origin().ok_or(MailSettingsError::NoPublicUrl)?;
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
        let server =
            SmtpTransport::from_url(&mail.server).map_err(|_| MailSettingsError::Server)?;
        let name = ClientId::Domain(host.to_owned());
        let transport = server.timeout(Some(PATIENCE)).hello_name(name).build();
        Ok(Some(Self { transport, from, origin: origin.to_owned() }))
    }

    /// The address of a page of this server.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Hands a mail in. Waits for the mail server, so not where others wait.
    pub(crate) fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let to = letter.to.as_str().parse().map_err(|_| NotSent::Refused)?;
        let header =
            |name, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(None)
            .subject(letter.subject)
            .header(ContentType::TEXT_PLAIN)
            // Nobody's absence is answered to a program.
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(path) = letter.stop {
            let stop = format!("<{}>", self.address(&path));
            message = message.raw_header(header("List-Unsubscribe", stop)).raw_header(header(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click".to_owned(),
            ));
        }
        let message = message.body(letter.text).map_err(|_| NotSent::Later("cannot be written"))?;
        self.transport.send(&message).map(|_| ()).map_err(|error| not_sent(&error))
    }
}

fn not_sent(error: &Error) -> NotSent {
    // Nobody is there, by RFC 5321 §4.2.2. Not what is wrong with the message, as 552, or with the sign-in, as 535.
    let is_refused = |code: Code| matches!(u16::from(code), 550 | 551 | 553);
    match error.status() {
        Some(code) if is_refused(code) => NotSent::Refused,
        Some(_) => NotSent::Later("it answers with an error"),
        None if error.is_timeout() => NotSent::Later("it does not answer in time"),
        None if error.is_tls() => NotSent::Later("TLS"),
        None => NotSent::Later("no connection"),
    }
}
