//! Mail goes out: what is due is found in the games, so nothing waits in a queue that could be lost.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web::{Data, block};
use chrono::{DateTime, Utc};
use desk::alerts::{due, refuse_mail, rest, take};
use domain::AccountId;
use domain::alerts::{Mailbox, Turn};
use domain::zone::Zone;
use store::locks::Reach;
use store::{Db, StoreError, Stored, alerts};
use system::clock;
use system::meters::{self, Fault};
use system::secrets::Token;
use view::alerts::{Written, stop_path, turns};

use crate::mail::{Letter, NotSent, Post};
use crate::web::state::State;

/// How often it is looked whether mail is due: one query, and nobody who waits for a turn minds two seconds.
const EVERY: Duration = Duration::from_secs(2);
/// How soon it is tried again after the database or the mail server has failed.
const AFTER_A_FAULT: Duration = Duration::from_mins(1);

/// Works until the server is told to stop; not at all where no mail is sent.
pub(in crate::web) async fn send_mail(state: Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let mut pause = EVERY;
    while state.mail.is_some() && timeout(pause, stop.as_mut()).await.is_err() {
        let shared = state.clone();
        pause = match block(move || send_due(&shared)).await {
            Ok(Ok(Outcome::Sent)) => EVERY,
            Ok(Ok(Outcome::Failed)) | Err(_) => AFTER_A_FAULT,
            Ok(Err(error)) => {
                tracing::error!(%error, "what mail is due was not found out; tried again");
                meters::broken(Fault::Database);
                AFTER_A_FAULT
            }
        };
    }
}

/// Whether the mail server took what was due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Sent,
    Failed,
}

fn send_due(state: &State) -> Stored<Outcome> {
    let Some(post) = &state.mail else { return Ok(Outcome::Sent) };
    let (zone, waiting) = (state.zone(), |db: &mut Db| alerts::waiting(db, clock::now()));
    for account in state.store.read(waiting)? {
        if state.is_leaving() {
            break;
        }
        match send_one(state, post, (account, zone)) {
            // What cannot be read stops no other mail.
            Err(StoreError::Corrupt { .. }) => tracing::error!("a mailbox cannot be read"),
            Ok(Outcome::Sent) => {}
            other => return other,
        }
    }
    Ok(Outcome::Sent)
}

/// Sends what is due to an account, if anything is, and no other server does.
fn send_one(state: &State, post: &Post, (account, zone): (AccountId, Zone)) -> Stored<Outcome> {
    let at = (clock::now(), zone);
    if state.store.read(|db| due(db, account, at))?.is_none() {
        return Ok(Outcome::Sent);
    }
    let taken = state.store.write_within(Reach::Nothing, |db| take(db, account, at))?;
    let Some((mailbox, told)) = taken else { return Ok(Outcome::Sent) };
    if state.sent_by_mail.count(&(), clock::instant()).is_err() {
        state.store.write_within(Reach::Nothing, |db| rest(db, &mailbox, at.0))?;
        return Ok(Outcome::Failed);
    }
    let sent = hand_in(post, (&mailbox, &told), (zone, at.0));
    let now = clock::now();
    let note = |db: &mut Db| match &sent {
        Ok(()) => alerts::told(db, &mailbox, &told, now),
        Err(NotSent::Refused) => refuse_mail(db, &mailbox, now),
        Err(NotSent::Letter(_) | NotSent::Server(_)) => rest(db, &mailbox, now),
    };
    state.store.write_within(Reach::Nothing, note)?;
    match sent {
        Ok(()) | Err(NotSent::Refused) => Ok(Outcome::Sent),
        Err(NotSent::Letter(why)) => {
            tracing::error!(why, "a mail was not taken; tried again in half an hour");
            meters::broken(Fault::Mail);
            Ok(Outcome::Sent)
        }
        Err(NotSent::Server(why)) => {
            tracing::error!(why, "the mail server takes nothing; tried again");
            meters::broken(Fault::Mail);
            Ok(Outcome::Failed)
        }
    }
}

fn hand_in(
    post: &Post,
    (mailbox, told): (&Mailbox, &[Turn]),
    (zone, now): (Zone, DateTime<Utc>),
) -> Result<(), NotSent> {
    let to = mailbox.address.clone().ok_or(NotSent::Letter("it has no address"))?;
    let id = Token::of_link().map_err(|_| NotSent::Server("no random bytes"))?.expose().to_owned();
    let Written { subject, text } = turns(mailbox, told, (zone, now), |path| post.address(path));
    post.send(Letter { id, to, subject, text, stop: Some(stop_path(&mailbox.stop_token)) })
}
