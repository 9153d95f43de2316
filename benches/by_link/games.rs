//! The games: begun before the server is, and played by phones.

use std::thread::sleep;
use std::time::Duration;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use desk::by_link::{By, Taker, challenge, take};
use desk::{Actor, Who};
use domain::accounts::{Access, AccountName, Rank};
use domain::by_link::{Begins, Delay, NewChallenge, SeatName};
use domain::tournaments::Rated;
use domain::{AccountId, LinkGameId};
use rules::{AnyPosition, BySeat, Seat};
use sha2::{Digest, Sha256};
use store::by_link::seats::begin_session;
use store::{Db, Store, Stored, accounts};
use system::clock;

use crate::phones::{Answer, Phone};

/// A game with the phones of both players, and what they sent.
pub(crate) struct Table {
    pub(crate) id: LinkGameId,
    secrets: BySeat<String>,
    number: u32,
    position: AnyPosition,
    /// The moves that were answered, with when that was.
    pub(crate) sent: Vec<(String, DateTime<Utc>)>,
    /// Those that were answered at the first try.
    pub(crate) moves_took: Vec<Duration>,
    /// Those that were sent again, from the first try on.
    pub(crate) resent_took: Vec<Duration>,
    pub(crate) pages_took: Vec<Duration>,
}

/// So many games an account of the bench plays: as many as it may.
const PER_ACCOUNT: u32 = 100;

/// Begins so many games of five minutes and thirty seconds a move.
pub(crate) fn begin(store: &Store, n_games: u32) -> Vec<Table> {
    store.migrate().unwrap();
    let mut tables = Vec::new();
    for number in 0..n_games {
        let made = store.write(|db| {
            let account = account(db, number / PER_ACCOUNT)?;
            game(db, account, number)
        });
        tables.push(made.unwrap());
    }
    tables
}

fn account(db: &mut Db, number: u32) -> Stored<AccountId> {
    let name = AccountName::parse(&format!("bench {number}")).unwrap();
    match accounts::find_by_name(db, &name)? {
        Some(account) => Ok(account.id),
        None => Ok(accounts::insert(db, &name, "", Rank::Member, clock::now())?.unwrap()),
    }
}

fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

fn game(db: &mut Db, account: AccountId, number: u32) -> Stored<Table> {
    let now = clock::now();
    let actor = Actor { account, access: Access::Member, by_code: None, by_token: None, now };
    let game = "bohnenspiel".parse().unwrap();
    let new = NewChallenge {
        game,
        control: "5+30".parse().unwrap(),
        begins: Begins::Challenger,
        name: SeatName::parse("Josef Knecht").unwrap(),
        is_listed: false,
        rated: Rated::Unrated,
        delay: Delay::default(),
    };
    let offered = challenge(db, &actor, &new, &hash(&format!("link-{number}")))?.unwrap();
    let secrets = BySeat {
        first: format!("first-seat-{number:08}"),
        second: format!("second-seat-{number:08}"),
    };
    let name = SeatName::parse("Plinio Designori").unwrap();
    let browser = hash(&secrets.second);
    let by = By::Browser(&browser);
    let taker = Taker { who: Who::Program(now), name: &name, by, side: None, seed: 0 };
    let (id, _) = take(db, offered, taker)?.unwrap();
    begin_session(db, &hash(&secrets.first), (id, Seat::First), now)?;
    Ok(Table {
        id,
        secrets,
        number,
        position: AnyPosition::start(game),
        sent: Vec::new(),
        moves_took: Vec::new(),
        resent_took: Vec::new(),
        pages_took: Vec::new(),
    })
}

impl Table {
    /// Whoever is to move looks at the board, moves, and looks again.
    pub(crate) fn play_one(&mut self, url: &str) {
        if self.position.ending().is_some() {
            return;
        }
        let turn = self.position.turn();
        let phone = Phone::seated(url, &self.secrets[turn], self.number);
        let path = format!("/by-link/{}", self.id);
        let page = self.look(&phone, &path);
        let begun = self.position.continuations("").next;
        let text = begun[(self.sent.len() * 7 + self.number as usize) % begun.len()].begun.clone();
        let [key, plies, seen] = ["form_key", "plies", "seen"].map(|name| page.hidden(name));
        let form = format!("form_key={key}&wish=move&text={text}&plies={plies}&seen={seen}");
        let (begun, mut n_tries) = (clock::instant(), 0);
        let answer = loop {
            let answer = phone.post(&path, &form);
            n_tries += 1;
            // Nobody is there just now.
            if answer.status != 0 {
                break answer;
            }
            sleep(Duration::from_millis(50));
        };
        assert_eq!(answer.status, 303, "{text} in {path}: {}", answer.body);
        self.sent.push((text.clone(), clock::now()));
        if n_tries == 1 {
            self.moves_took.push(answer.taken);
        } else {
            self.resent_took.push(begun.elapsed());
        }
        self.position = self.position.play(&text).unwrap().0;
        self.look(&phone, &path);
    }

    fn look(&mut self, phone: &Phone, path: &str) -> Answer {
        loop {
            let page = phone.get(path);
            if page.status == 200 {
                self.pages_took.push(page.taken);
                return page;
            }
            assert_eq!(page.status, 0, "{path}: {}", page.body);
            sleep(Duration::from_millis(50));
        }
    }
}
