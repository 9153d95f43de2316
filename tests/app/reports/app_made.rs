//! Swisses that were made in the app, with everything that an arbiter does in one: as files in both
//! editions, stored again, written again.

use std::collections::BTreeSet;

use desk::Who;
use desk::adjournments::Which;
use desk::entries::Attending;
use desk::reports::Importer;
use desk::rounds::{NotPublished, Seen};
use desk::tournaments::{Seen as SeenPlayers, Start};
use desk::{self, Actor};
use domain::byes::{ByesWanted, Missed};
use domain::entries::{Attendance, Entry, NewEntry};
use domain::events::Visibility;
use domain::forbidden::ForbiddenGroup;
use domain::lists::Admission;
use domain::pairings::Pairing;
use domain::players::PlayerName;
use domain::privacy::Eyes;
use domain::reports::{Asked, Audience, identify, incoming, noted_table, report};
use domain::results::Proposed;
use domain::swiss::n_paired;
use domain::tie_breaks::Ranking;
use domain::tournaments::{Acceleration, Format, Numbering, Rated, Swiss, TournamentDetails};
use domain::{EntryId, EventId, TournamentId};
use rules::Seat;
use store::{Db, entries, pairings, players, standings};
use tournament::check::{Answer, check, ranks};
use tournament::result::Bye;
use tournament::table::Edition;
use tournament::trf::{Dialect, read};

use crate::extent::few_or_many;
use crate::played::{Plan, details, event, proposed, recorder};
use crate::support::Site;

/// What is drawn from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A name that is like no other.
    fn name(&mut self) -> PlayerName {
        let is_long = self.happens(20);
        let mut word = |length: usize| -> String {
            (0..length).map(|_| char::from(b'a' + u8::try_from(self.below(26)).unwrap())).collect()
        };
        // Some are longer than the columns of a file.
        let name = format!("Ö{} {}", word(9), word(if is_long { 30 } else { 12 }));
        PlayerName::parse(&name).unwrap()
    }

    fn entry(&mut self) -> NewEntry {
        let rating = (!self.happens(10)).then(|| u16::try_from(1200 + self.below(1200)).unwrap());
        NewEntry { rating, ..NewEntry::of(self.name()) }
    }
}

/// A Swiss that is being played.
struct Hall<'a> {
    db: &'a mut Db,
    actor: Actor,
    id: TournamentId,
    n_rounds: u16,
    chance: Chance,
}

fn swiss(chance: &mut Chance, n_rounds: u16) -> TournamentDetails {
    let acceleration = if chance.happens(25) { Acceleration::Baku } else { Acceleration::None };
    let format = Format::Swiss(Swiss { n_rounds, acceleration });
    let points = if chance.happens(30) { "3-1-0" } else { "1-½-0" };
    TournamentDetails {
        format,
        points: points.parse().unwrap(),
        rated: Rated::Unrated,
        spec: "result-only:Chess".parse().unwrap(),
        ranking: Ranking { edition: Some(Edition::March2026), ..Ranking::usual(format) },
        ..details(&Plan::RATED)
    }
}

impl<'a> Hall<'a> {
    /// A Swiss of a seed, as far as it was played.
    fn play(db: &'a mut Db, at: EventId, seed: u64) -> TournamentId {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let n_rounds = u16::try_from(4 + chance.below(4)).unwrap();
        let details = swiss(&mut chance, n_rounds);
        let actor = recorder(db).unwrap();
        let visible = Visibility::Published;
        let id = desk::tournaments::add(db, &actor, at, (&details, visible)).unwrap();
        let mut hall = Hall { db, actor, id, n_rounds, chance };
        for _ in 0..9 + hall.chance.below(16) {
            hall.enter();
        }
        let start =
            Start { numbering: Some(Numbering::Rating), seed, seen: SeenPlayers::Everybody };
        desk::tournaments::start(hall.db, &actor, id, &start, Ok::<_, ()>).unwrap().unwrap();
        let last = if hall.chance.happens(60) { n_rounds } else { n_rounds - 2 };
        for round in 1..=last {
            hall.before(round);
            if !hall.publish(round) {
                break;
            }
            let is_cut = round == last && hall.chance.happens(40);
            hall.results(round, is_cut);
        }
        id
    }

    fn entries(&mut self) -> Vec<Entry> {
        entries::list(self.db, self.id, Eyes::Staff).unwrap()
    }

    /// Those who have not left.
    fn present(&mut self) -> Vec<EntryId> {
        let present = self.entries().into_iter().filter(|entry| entry.withdrawn_from.is_none());
        present.map(|entry| entry.id).collect()
    }

    fn enter(&mut self) {
        let entry = self.chance.entry();
        if self.chance.happens(50) {
            let admission = Admission { player: None, entry };
            let admitted = desk::entries::admit_known(self.db, &self.actor, self.id, &[admission]);
            admitted.unwrap().unwrap();
            return;
        }
        let missed = self.chance.pick(&[Missed::ZeroPoint, Missed::HalfPoint]);
        desk::entries::enter(self.db, &self.actor, self.id, (entry, missed)).unwrap().unwrap();
    }

    /// What happens before a round is paired.
    fn before(&mut self, round: u16) {
        if round > 1 && round <= self.n_rounds / 2 && self.chance.happens(40) {
            self.enter();
        }
        for _ in 0..self.chance.below(3) {
            self.ask_for_bye(round);
        }
        if self.chance.happens(35) {
            self.keep_apart(round);
        }
        if round > 1 && self.chance.happens(30) {
            self.leave_or_return(round);
        }
    }

    fn ask_for_bye(&mut self, round: u16) {
        let present = self.present();
        let entry = self.chance.pick(&present);
        let bye =
            self.chance.pick(&[Bye::HalfPoint, Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint]);
        let mut rounds: Vec<u16> = (round..=self.n_rounds).collect();
        rounds.retain(|_| self.chance.happens(40));
        if rounds.is_empty() {
            return;
        }
        let wanted = ByesWanted { entry, bye: Some(bye), rounds };
        desk::byes::give(self.db, &self.actor, self.id, &wanted).unwrap().unwrap();
    }

    fn keep_apart(&mut self, round: u16) {
        let present = self.present();
        let group: BTreeSet<EntryId> =
            (0..2 + self.chance.below(2)).map(|_| self.chance.pick(&present)).collect();
        let n_more = usize::from(self.n_rounds - round);
        let to_round = if self.chance.happens(50) {
            self.n_rounds
        } else {
            round + u16::try_from(self.chance.below(n_more + 1)).unwrap()
        };
        let entries: Vec<EntryId> = group.into_iter().collect();
        if entries.len() > 1 {
            let group = ForbiddenGroup { from_round: round, to_round, entries };
            let wanted = |_: &_| Ok::<_, ()>(vec![group]);
            desk::forbidden::forbid(self.db, &self.actor, self.id, wanted).unwrap().unwrap();
        }
    }

    fn leave_or_return(&mut self, round: u16) {
        let present = self.present();
        let gone = self.entries().into_iter().filter(|entry| entry.withdrawn_from.is_some());
        let gone: Vec<EntryId> = gone.map(|entry| entry.id).collect();
        let (entry, act) = match self.chance.happens(40) && !gone.is_empty() {
            true => (self.chance.pick(&gone), Attendance::Returned),
            false if present.len() > 7 => (self.chance.pick(&present), Attendance::Withdrawn),
            false => return,
        };
        let wanted = Attending { entry, act, from_round: round, seen: None };
        desk::entries::attend(self.db, &self.actor, self.id, wanted).unwrap().unwrap();
    }

    /// Games that are open are adjourned before; answers whether there is a pairing.
    fn publish(&mut self, round: u16) -> bool {
        let at = (self.id, round);
        match desk::rounds::publish(self.db, &self.actor, at, Seen::Nobody).unwrap() {
            Ok(()) => true,
            Err(NotPublished::NoDraft(_)) => false,
            Err(other) => panic!("{other:?}"),
        }
    }

    fn results(&mut self, round: u16, is_cut: bool) {
        let is_last = is_cut || round == self.n_rounds;
        for game in self.open() {
            let percent = if game.round != round {
                50
            } else if is_cut {
                40
            } else {
                7
            };
            let is_open = self.chance.happens(percent);
            if !is_open {
                self.decide(&game);
            }
        }
        if !(is_cut || is_last && self.chance.happens(50)) {
            let adjourned =
                desk::adjournments::adjourn(self.db, &self.actor, (self.id, round), Which::All);
            // Nothing is open.
            let _ = adjourned.unwrap();
        }
    }

    fn open(&mut self) -> Vec<Pairing> {
        let chart = standings::find(self.db, self.id, Eyes::Staff).unwrap().unwrap();
        assert!(n_paired(&chart) <= self.n_rounds);
        chart.open_games().into_iter().cloned().collect()
    }

    fn decide(&mut self, game: &Pairing) {
        let seat = self.chance.pick(&[Seat::First, Seat::Second]);
        let result = self.chance.pick(&["1", "1", "1", "1", "1", "=", "=", "=", "+"]);
        let proposed: Proposed = proposed(seat, result, None);
        let at = (self.id, game.round, game.board);
        desk::results::enter(self.db, &self.actor, at, &proposed).unwrap().unwrap();
    }
}

fn written(db: &mut Db, id: TournamentId, dialect: Dialect) -> String {
    let (event, preparation) = desk::rounds::find(db, id, Eyes::Staff).unwrap().unwrap();
    report(&event, &preparation, None, dialect, Audience::Arbiters).unwrap().to_string()
}

/// Stored again as another tournament, everybody being known by the name.
fn stored_again(db: &mut Db, at: EventId, text: &str) -> TournamentId {
    let report = read(text.as_bytes()).unwrap();
    let asked = Asked { game: Some("result-only:Chess".parse().unwrap()), ..Asked::default() };
    let incoming = incoming(&report, &asked).unwrap_or_else(|unfit| panic!("{unfit:?}\n{text}"));
    let known = players::list(db, Eyes::Staff).unwrap();
    let identities = identify(&incoming.players, &known, &[]).unwrap();
    assert!(identities.iter().all(Option::is_some), "{text}");
    let actor = recorder(db).unwrap();
    let importer = Importer { by: actor.account, who: Who::Shell(actor.now) };
    desk::reports::import(db, at, &incoming, &identities, importer).unwrap()
}

/// How many rounds and places were found once more, and agree.
fn agreeing(text: &str, seed: u64) -> (usize, usize) {
    let report = read(text.as_bytes()).unwrap();
    assert_eq!(report.warnings(), [], "seed {seed}\n{text}");
    let rounds = check(&report).unwrap();
    let differing: Vec<_> = rounds.iter().filter(|round| round.answer != Answer::Agrees).collect();
    assert!(differing.is_empty(), "seed {seed}: {differing:?}\n{text}");
    let places = ranks(&report, &noted_table(&report).unwrap());
    let n_places = if places.is_some() { report.players().len() } else { 0 };
    let misplaced = places.map(|places| places.misplaced).unwrap_or_default();
    assert_eq!(misplaced, [], "seed {seed}\n{text}");
    (rounds.len(), n_places)
}

/// Who sits where.
fn boards(db: &mut Db, id: TournamentId) -> Vec<(u16, u16, u16, Option<u16>)> {
    let entered = entries::list(db, id, Eyes::Staff).unwrap();
    let number =
        |id: EntryId| entered.iter().find(|entry| entry.id == id).unwrap().number.unwrap().0;
    let mut boards: Vec<_> = pairings::list(db, id)
        .unwrap()
        .iter()
        .filter(|pairing| pairing.second.is_some())
        .map(|one| (one.round, one.board, number(one.first), one.second.map(number)))
        .collect();
    boards.sort_unstable();
    boards
}

fn there_and_back(site: &Site, seeds: std::ops::Range<u64>) {
    let (mut n_rounds, mut n_places, mut n_adjourned) = (0, 0, 0);
    for seed in seeds {
        let work = |db: &mut Db| {
            let actor = recorder(db)?;
            let at = event(db, &actor, &Plan::RATED)?;
            let id = Hall::play(db, at, seed);
            let seats = boards(db, id);
            for dialect in [Dialect::Trf16, Dialect::Trf26] {
                let text = written(db, id, dialect);
                let (rounds, places) = agreeing(&text, seed);
                let again = stored_again(db, at, &text);
                let text_again = written(db, again, dialect);
                assert_eq!(agreeing(&text_again, seed), (rounds, places));
                let other = text.lines().zip(text_again.lines()).find(|(was, is)| was != is);
                assert_eq!(other, None, "seed {seed}\n{text}");
                assert_eq!(text_again, text, "seed {seed}");
                assert_eq!(boards(db, again), seats, "seed {seed}\n{text}");
                n_rounds += rounds;
                n_places += places;
                n_adjourned += text.matches("### Adjournment").count();
            }
            Ok(())
        };
        site.store.write(work).unwrap();
    }
    println!("{n_rounds} rounds, {n_places} places, {n_adjourned} adjourned games: 0 differences");
}

both!(a_swiss_of_the_app_is_the_same_after_it_was_a_file_in_both_editions, |site| {
    there_and_back(site, 0..4);
});

#[test]
fn many_swisses_of_the_app_are_the_same_after_they_were_files() {
    there_and_back(&Site::on_sqlite(), 4..few_or_many(8, 64));
}
