//! Games by link and what else is reached by a secret.

use chrono::TimeDelta;
use data_encoding::HEXLOWER;
use desk::by_link::{By, Taker, challenge, find, send, take};
use desk::{self, Actor, Who};
use domain::accounts::{Access, AccountName, Rank};
use domain::alerts::{Frequency, MailWish};
use domain::by_link::{Begins, Delay, NewChallenge, SeatName, Sent, Wish};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::tournaments::Rated;
use domain::{AccountId, ChallengeId, EventId};
use sha2::{Digest, Sha256};
use store::{Db, Stored, accounts, alerts, players};

pub(crate) const PLAYER: &str = "link-of-a-player";
pub(crate) const CHALLENGE: &str = "link-of-a-challenge-60";
pub(crate) const CONFIRM: &str = "link-that-confirms-mail";
pub(crate) const STOP: &str = "link-that-stops-mail";
pub(crate) const FEED: &str = "link-of-a-feed";
const N_GAMES: u32 = 60;
/// Are open after those games.
const N_CHALLENGES: u32 = 30;
/// No account has more open challenges or games.
const PER_ACCOUNT: u32 = 5;
const N_PLIES: usize = 30;
/// The numbers of the first game, and of the first challenge that is open.
pub(crate) const IDS: [i32; 2] = [1, 61];

/// Makes all of them.
pub(crate) fn make(db: &mut Db, actor: &Actor, event: EventId) -> Stored<()> {
    let player = players::list(db, Eyes::Staff)?[0].id;
    let made = desk::links::make(db, actor, (event, Bearer::Player(player)), &hash(PLAYER))?;
    assert!(made.is_ok(), "the player plays there");
    desk::alerts::make_feed(db, actor, (&hash(FEED), "en"))?;
    let wish = MailWish {
        address: "knecht@waldzell.example".parse().unwrap(),
        frequency: Frequency::Daily,
        language: "en",
    };
    alerts::ask(db, (actor.account, &wish), (&hash(CONFIRM), STOP), actor.now)?;
    for number in 0..N_GAMES + N_CHALLENGES {
        let account = account(db, number / PER_ACCOUNT, actor)?;
        let offered = offer(db, account, number, actor)?;
        if number < N_GAMES {
            play(db, offered, number, actor)?;
        }
    }
    Ok(())
}

fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

fn account(db: &mut Db, number: u32, actor: &Actor) -> Stored<AccountId> {
    let name = AccountName::parse(&format!("bench {number}")).unwrap();
    match accounts::find_by_name(db, &name)? {
        Some(account) => Ok(account.id),
        None => Ok(accounts::insert(db, &name, "", Rank::Member, actor.now)?.unwrap()),
    }
}

fn offer(db: &mut Db, by: AccountId, number: u32, actor: &Actor) -> Stored<ChallengeId> {
    let own = Actor { account: by, access: Access::Member, ..*actor };
    let game = ["bohnenspiel", "oware"][number as usize % 2];
    let new = NewChallenge {
        game: game.parse().unwrap(),
        control: "14d".parse().unwrap(),
        begins: Begins::Challenger,
        name: SeatName::parse(&format!("Josef Knecht {number}")).unwrap(),
        is_listed: true,
        rated: Rated::Unrated,
        delay: Delay::default(),
    };
    let token = format!("link-of-a-challenge-{number}");
    Ok(challenge(db, &own, &new, &hash(&token))?.unwrap())
}

/// A game of some moves, of which every third is given up.
fn play(db: &mut Db, offered: ChallengeId, number: u32, actor: &Actor) -> Stored<()> {
    let mut now = actor.now - TimeDelta::hours(1);
    let name = SeatName::parse("Plinio Designori").unwrap();
    let secret = hash(&format!("seat-{number}"));
    let (who, by) = (Who::Program(now), By::Browser(&secret));
    let (id, _) = take(db, offered, Taker { who, name: &name, by, side: None, seed: 0 })?.unwrap();
    for ply in 0..=N_PLIES {
        let game = find(db, id, Eyes::Staff)?.unwrap();
        let Some(seat) = game.playing.turn() else { break };
        let next = game.playing.position().continuations("").next;
        let chosen = next[(ply * 7 + number as usize) % next.len()].begun.clone();
        let wish = if ply < N_PLIES {
            Wish::Move(chosen)
        } else if number.is_multiple_of(3) {
            Wish::Resign
        } else {
            break;
        };
        now += TimeDelta::seconds(40);
        let command = Sent { seat, n_plies: ply, seen: game.playing.hash().clone(), wish };
        assert!(send(db, game, &command, now)?.is_ok(), "a move");
    }
    Ok(())
}
