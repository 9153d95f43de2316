//! Mail that goes out, by the SMTP server that the settings name.

use std::time::Duration;

use domain::alerts::MailAddress;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::extension::ClientId;
use lettre::{SmtpTransport, Transport};

use crate::config::Settings;

/// So long a mail server has to answer, which may look into a mail before it takes it.
const PATIENCE: Duration = Duration::from_mins(2);
/// Nobody is there, by RFC 3463. Not what is wrong with the sender, the message or a quota, which has the same codes.
const NOBODY: [&str; 6] = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"];

/// Where mail is handed in.
pub(crate) struct Post {
    transport: SmtpTransport,
    from: Mailbox,
    /// The name of this server.
    host: String,
    /// Where browsers find this server: mail leads there.
    origin: String,
}

/// Settings by which no mail goes out. No password is told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MailSettingsError {
    #[error("mail.server is not like smtps://USER:PASSWORD@mail.example")]
    Server,
    #[error(
        "mail.server would get its password in the clear: add ?tls=required, or write smtps://"
    )]
    Clear,
    #[error("mail.from {0:?} is not like \"Magister <magister@example.org>\"")]
    From(String),
    #[error("mail.server needs server.public_url: mail has links to pages")]
    NoPublicUrl,
}

/// A mail, in plain text.
pub(crate) struct Letter {
    /// What it is known by, in letters and digits.
    pub(crate) id: String,
    pub(crate) to: MailAddress,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// The path that stops such mail, as RFC 8058 has it.
    pub(crate) stop: Option<String>,
}

/// Why a mail did not go out. Without what the server says, which may repeat an address.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotSent {
    /// The mail server says that nobody is there; it stays so.
    #[error("the mail server refuses the address")]
    Refused,
    /// This one is not taken.
    #[error("the mail server does not take it: {0}")]
    Letter(&'static str),
    /// None is.
    #[error("the mail server takes nothing: {0}")]
    Server(&'static str),
}

impl Post {
    /// By the settings; none if they name no server.
    pub(crate) fn of(settings: &Settings) -> Result<Option<Self>, MailSettingsError> {
        let mail = &settings.mail;
        if mail.server.is_empty() {
            return Ok(None);
        }
        let from = mail.from.parse().map_err(|_| MailSettingsError::From(mail.from.clone()))?;
        let has_password = mail.server.contains('@');
        if has_password
            && mail.server.starts_with("smtp://")
            && !mail.server.contains("tls=required")
        {
            return Err(MailSettingsError::Clear);
        }
        let origin = settings.server.public_url.origin().ok_or(MailSettingsError::NoPublicUrl)?;
        let host = host_of(origin).to_owned();
        let server =
            SmtpTransport::from_url(&mail.server).map_err(|_| MailSettingsError::Server)?;
        let name = ClientId::Domain(host.clone());
        let transport = server.timeout(Some(PATIENCE)).hello_name(name).build();
        Ok(Some(Self { transport, from, host, origin: origin.to_owned() }))
    }

    /// The address of a page of this server.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Hands a mail in. Waits for the mail server, so not where others wait.
    pub(crate) fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let no_address = |_| NotSent::Letter("its address is none");
        let to = letter.to.as_str().parse().map_err(no_address)?;
        let header =
            |name, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(Some(format!("<{}@{}>", letter.id, self.host)))
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
        let message =
            message.body(letter.text).map_err(|_| NotSent::Letter("it cannot be written"))?;
        self.transport.send(&message).map(|_| ()).map_err(|error| not_sent(&error))
    }
}

/// The name in an origin, without a port.
fn host_of(origin: &str) -> &str {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    // An address in brackets has colons of its own.
    let port = host.rfind(':').filter(|_| !host.ends_with(']'));
    &host[..port.unwrap_or(host.len())]
}

fn not_sent(error: &Error) -> NotSent {
    let told = error.to_string();
    let is_nobody = || told.split_whitespace().any(|word| NOBODY.contains(&word));
    match error.status().map(u16::from) {
        Some(550 | 551 | 553) if is_nobody() => NotSent::Refused,
        // Who hands it in is not let in, or the server closes.
        Some(421 | 530 | 534 | 535) => NotSent::Server("it lets nobody in"),
        Some(_) => NotSent::Letter("it answers with an error"),
        None if error.is_tls() => NotSent::Server("TLS"),
        None => NotSent::Server("no connection"),
    }
}
