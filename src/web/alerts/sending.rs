//! Mail goes out: what is due is found in the games, so nothing waits in a queue that could be lost.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web::{Data, block};

use crate::clock;
use crate::desk::alerts::{due, refuse_mail};
use crate::domain::alerts::{Mailbox, Turn};
use crate::mail::{Letter, NotSent, Post};
use crate::meters::{self, Fault};
use crate::store::locks::Reach;
use crate::store::{Db, Stored, alerts};
use crate::view::alerts::{Written, stop_path, turns};
use crate::web::state::State;

/// How often it is looked whether mail is due.
const EVERY: Duration = Duration::from_secs(5);
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
    let zone = state.zone();
    for (mailbox, turns) in state.store.read(|db| due(db, clock::now(), zone))? {
        if state.sent_by_mail.count(&(), clock::instant()).is_err() {
            break;
        }
        let now = clock::now();
        let take = |db: &mut Db| alerts::take(db, mailbox.account, now);
        if !state.store.write_within(Reach::Nothing, take)? {
            continue;
        }
        if send(state, post, (&mailbox, &turns))? == Outcome::Failed {
            return Ok(Outcome::Failed);
        }
    }
    Ok(Outcome::Sent)
}

/// Sends one, and notes that it was; a mailbox for which that failed is free again after a while.
fn send(state: &State, post: &Post, (mailbox, told): (&Mailbox, &[Turn])) -> Stored<Outcome> {
    let Written { subject, text } = turns(mailbox, told, state.zone(), |path| post.address(path));
    let stop = Some(stop_path(&mailbox.stop_token));
    let sent = post.send(Letter { to: mailbox.address.clone(), subject, text, stop });
    let now = clock::now();
    match sent {
        Ok(()) => state
            .store
            .write_within(Reach::Nothing, |db| alerts::told(db, mailbox.account, told, now))?,
        Err(NotSent::Refused) => {
            state.store.write_within(Reach::Nothing, |db| refuse_mail(db, mailbox.account, now))?;
        }
        Err(NotSent::Later(why)) => {
            tracing::error!(why, "a mail did not go out; tried again");
            meters::broken(Fault::Mail);
            return Ok(Outcome::Failed);
        }
    }
    Ok(Outcome::Sent)
}
