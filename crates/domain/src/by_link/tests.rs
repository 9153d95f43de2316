use chrono::{DateTime, TimeDelta, Utc};
use proptest::prelude::*;
use rules::{BySeat, EndReason, Record, Seat, Status};

use super::*;
use crate::LinkGameId;
use crate::audit::Hash;
use crate::results::{EndKind, Ending, RecordedOutcome};

fn noon() -> DateTime<Utc> {
    "2026-11-27T12:00:00Z".parse().unwrap()
}

fn setup(spec: &str, control: &str) -> Setup {
    Setup {
        id: LinkGameId(7),
        game: spec.parse().unwrap(),
        control: control.parse().unwrap(),
        started_at: noon(),
        is_casual: true,
    }
}

/// A game with its facts, and the moment it is at.
struct Table {
    facts: Vec<Fact>,
    playing: Playing,
    now: DateTime<Utc>,
}

impl Table {
    fn of(setup: Setup) -> Self {
        Self { facts: Vec::new(), playing: Playing::begin(setup), now: noon() }
    }

    fn new(spec: &str, control: &str) -> Self {
        Self::of(setup(spec, control))
    }

    fn after(&mut self, hours: i64) -> &mut Self {
        self.now += TimeDelta::hours(hours);
        self
    }

    fn record(&mut self, deed: Deed) {
        let fact = self.playing.next(deed, self.now);
        self.playing.take(&fact).unwrap();
        self.facts.push(fact);
    }

    fn sent(&self, seat: Seat, wish: Wish) -> Sent {
        let (n_plies, seen) = (self.playing.moves().len(), self.playing.hash().clone());
        Sent { seat, n_plies, seen, wish }
    }

    fn send(&mut self, sent: &Sent) -> Result<(), Refusal> {
        let deed = self.playing.decide(sent, self.now)?;
        self.record(deed);
        Ok(())
    }

    fn wish(&mut self, seat: Seat, wish: Wish) -> Result<(), Refusal> {
        let wanted = self.sent(seat, wish);
        self.send(&wanted)
    }

    fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split(' ') {
            let turn = self.playing.turn().unwrap();
            self.wish(turn, Wish::Move(text.to_owned())).unwrap();
        }
        self
    }

    /// What the server does by itself.
    fn go_on(&mut self, only_moves: BySeat<bool>) {
        while let Some(deed) = self.playing.by_itself(only_moves, self.now) {
            self.record(deed);
        }
    }

    fn left(&self) -> [Option<Time>; 2] {
        Seat::ALL.map(|seat| self.playing.time(seat, self.now))
    }

    fn hours_left(&self, seat: Seat) -> Option<i64> {
        self.playing.time(seat, self.now).map(|time| time.in_all().num_hours())
    }
}

const FIRST: Seat = Seat::First;
const SECOND: Seat = Seat::Second;

#[test]
fn a_game_played_to_its_end_is_over_by_its_moves() {
    let mut table = Table::new("gbc:9", "3d");
    table.play("b2 b5 b8 e2 e5 e8 h2 h5 h8");
    let end = table.playing.end().unwrap();
    assert!(matches!(end, End::ByRules(_, EndReason::AllOwned)));
    let told = (end.kind(), end.outcome(), end.ending());
    assert_eq!(told, (EndKind::Moves, RecordedOutcome::First, Ending::Played));
    assert_eq!(table.wish(SECOND, Wish::Resign), Err(Refusal::Over));
    assert_eq!((table.playing.turn(), table.playing.due_at()), (None, None));
    let verdict = rules::verify(tagged(&table).as_bytes());
    assert_eq!((verdict.status, verdict.plies), (Status::Verified, Some(9)));
}

/// The record as it is stored.
fn tagged(table: &Table) -> String {
    let record = table.playing.record();
    assert!(Record::parse(record.as_bytes()).is_ok(), "{record}");
    record
}

#[test]
fn a_move_on_another_board_is_not_made() {
    let mut table = Table::new("gbg:5", "3d");
    let early = table.sent(SECOND, Wish::Move("c30".to_owned()));
    let sent = table.sent(FIRST, Wish::Move("C30".to_owned()));
    assert_eq!(table.send(&early), Err(Refusal::NotOnTurn));
    table.send(&sent).unwrap();
    assert_eq!(table.send(&early), Err(Refusal::Elsewhere), "it was for the start");
    assert_eq!(table.send(&sent), Err(Refusal::Done), "the answer was lost, and it comes again");
    let another = Sent { wish: Wish::Move("C03".to_owned()), ..sent };
    assert_eq!(table.send(&another), Err(Refusal::Elsewhere));
    assert!(matches!(table.wish(SECOND, Wish::Move("c9".to_owned())), Err(Refusal::Move(_))));
    assert_eq!(table.facts.len(), 1);
}

#[test]
fn a_move_that_was_taken_back_does_not_come_back_by_being_sent_again() {
    let mut table = Table::new("gbg:5", "3d");
    let sent = table.sent(FIRST, Wish::Move("C30".to_owned()));
    table.send(&sent).unwrap();
    table.wish(FIRST, Wish::AskTakeBack).unwrap();
    assert_eq!(table.wish(FIRST, Wish::AskTakeBack), Err(Refusal::AskedAlready));
    assert_eq!(table.wish(FIRST, Wish::AllowTakeBack), Err(Refusal::NothingAsked));
    table.wish(SECOND, Wish::AllowTakeBack).unwrap();
    assert_eq!((table.playing.moves().len(), table.playing.turn()), (0, Some(FIRST)));
    assert_eq!(table.send(&sent), Err(Refusal::Elsewhere));
    table.play("C03");
    assert_eq!(table.wish(FIRST, Wish::AskTakeBack), Err(Refusal::TookBackAlready));
    assert_eq!(table.wish(SECOND, Wish::AskTakeBack), Err(Refusal::NothingToTakeBack));
}

#[test]
fn what_was_answered_goes_with_the_move_that_is_taken_back() {
    let mut table = Table::new("gbc:9", "3d");
    table.play("b2 b5 b8 e2");
    table.wish(FIRST, Wish::AskTakeBack).unwrap();
    table.wish(SECOND, Wish::AllowTakeBack).unwrap();
    let moves: Vec<&str> = table.playing.moves().iter().map(|made| made.text.as_str()).collect();
    assert_eq!(moves, ["b2", "b5"]);
    assert_eq!(table.playing.turn(), Some(FIRST));
    assert_eq!(table.facts.len(), 6, "nothing is forgotten");
    table.play("e2");
    assert_eq!(table.playing.take_back_asked(), None);
}

#[test]
fn a_draw_is_offered_until_the_other_side_moves() {
    let mut table = Table::new("bohnenspiel", "3d");
    table.wish(FIRST, Wish::OfferDraw).unwrap();
    assert_eq!(table.wish(FIRST, Wish::OfferDraw), Err(Refusal::AskedAlready));
    table.play("A");
    assert_eq!(table.playing.draw_offer(), Some(FIRST), "it was made together with a move");
    table.play("a");
    assert_eq!(table.playing.draw_offer(), None);
    assert_eq!(table.wish(SECOND, Wish::AcceptDraw), Err(Refusal::NothingAsked));
    table.wish(FIRST, Wish::OfferDraw).unwrap();
    table.wish(SECOND, Wish::AcceptDraw).unwrap();
    let end = table.playing.end().unwrap();
    assert_eq!(
        (end, end.kind(), end.outcome()),
        (End::Agreed, EndKind::Act, RecordedOutcome::Draw)
    );
    assert_eq!(rules::verify(tagged(&table).as_bytes()).status, Status::Verified);
    let mut odd = Table::new("gbc:9", "3d");
    assert_eq!(odd.wish(FIRST, Wish::OfferDraw), Err(Refusal::NoDraws));
}

#[test]
fn whoever_resigns_loses_whatever_the_board_was() {
    let mut table = Table::new("gbg:5", "3d");
    let sent = table.sent(SECOND, Wish::Resign);
    table.play("C30");
    table.send(&sent).unwrap();
    let end = table.playing.end().unwrap();
    assert_eq!((end.kind(), end.outcome()), (EndKind::Act, RecordedOutcome::First));
    assert_eq!(rules::verify(tagged(&table).as_bytes()).status, Status::Verified);
}

#[test]
fn a_time_is_over_to_the_millisecond_and_the_server_writes_it_down() {
    let mut table = Table::new("gbg:5", "1d");
    table.after(23).play("C30");
    assert_eq!(table.hours_left(SECOND), Some(24));
    let due = table.playing.due_at().unwrap();
    table.now = due - TimeDelta::milliseconds(1);
    assert_eq!(table.playing.by_itself(BySeat::default(), table.now), None);
    table.now = due;
    assert_eq!(table.wish(SECOND, Wish::Move("c30".to_owned())), Err(Refusal::TimeOver));
    assert_eq!(table.wish(SECOND, Wish::Resign), Err(Refusal::TimeOver));
    let deed = table.playing.by_itself(BySeat::default(), table.now).unwrap();
    assert_eq!(deed, Deed::TimeOut);
    table.record(deed);
    let end = table.playing.end().unwrap();
    assert_eq!((end.kind(), end.outcome()), (EndKind::Clock, RecordedOutcome::First));
    assert_eq!(end.ending(), Ending::Forfeit, "South's opponent never moved");
    assert_eq!(rules::verify(tagged(&table).as_bytes()).status, Status::Verified);
}

#[test]
fn who_has_moved_loses_on_time() {
    let mut table = Table::new("gbg:5", "1d");
    table.play("C30 c30").after(24);
    table.record(Deed::TimeOut);
    assert_eq!(table.playing.end().unwrap().ending(), Ending::Time);
    assert_eq!(table.playing.end().unwrap().outcome(), RecordedOutcome::Second);
}

#[test]
fn while_no_server_runs_no_clock_does() {
    let mut table = Table::new("gbg:5", "1d");
    table.play("C30").after(20);
    let stopped = table.now;
    // For five days; four hours were left.
    table.after(120).record(Deed::Down(stopped));
    assert_eq!(table.hours_left(SECOND), Some(4));
    assert_eq!(table.playing.due_at(), Some(table.now + TimeDelta::hours(4)));
    // What was before the last move is nobody's.
    table.play("c30").record(Deed::Down(stopped));
    assert_eq!(table.hours_left(FIRST), Some(24));
}

#[test]
fn a_day_is_twenty_four_hours_when_summer_time_ends() {
    let started_at = "2026-10-24T12:00:00+02:00".parse::<DateTime<Utc>>().unwrap();
    let playing = Playing::begin(Setup { started_at, ..setup("gbg:5", "1d") });
    let due = "2026-10-25T11:00:00+01:00".parse::<DateTime<Utc>>().unwrap();
    assert_eq!(playing.due_at(), Some(due), "an hour earlier by the clock on the wall");
}

#[test]
fn a_stopped_game_has_no_running_clock_and_goes_on_where_it_was() {
    let mut table = Table::new("gbg:5", "1d");
    table.after(10);
    table.record(table.playing.rule(Ruling::Stop, table.now).unwrap());
    assert_eq!(table.playing.rule(Ruling::Stop, table.now), Err(Refusal::Stopped));
    table.after(1_000);
    assert_eq!((table.playing.due_at(), table.hours_left(FIRST)), (None, Some(14)));
    assert_eq!(table.wish(FIRST, Wish::Move("C30".to_owned())), Err(Refusal::Stopped));
    table.record(table.playing.rule(Ruling::GoOn, table.now).unwrap());
    assert_eq!(table.playing.rule(Ruling::GoOn, table.now), Err(Refusal::NotStopped));
    table
        .record(table.playing.rule(Ruling::Extend(FIRST, TimeDelta::hours(3)), table.now).unwrap());
    assert_eq!(table.after(1).hours_left(FIRST), Some(16));
    let decided = Ruling::Adjudicate(RecordedOutcome::Neither);
    table.record(table.playing.rule(decided, table.now).unwrap());
    let end = table.playing.end().unwrap();
    assert_eq!((end.kind(), end.outcome()), (EndKind::Word, RecordedOutcome::Neither));
}

/// Moves of Oware, until something ends or stops it.
fn until_a_halt(is_casual: bool) -> Table {
    let mut table = Table::of(Setup { is_casual, ..setup("oware", "14d") });
    // A record in which a position occurs for the third time, and no side captures.
    let records = include_str!("../../../../crates/rules/tests/data/oware.records");
    let (_, rest) = records.split_once("repetition").expect("a record that repeats positions");
    let (_, rest) = rest.split_once("\n\n").unwrap();
    let moves = rest.split_whitespace().filter(|word| !word.ends_with('.'));
    for text in moves {
        let Some(turn) = table.playing.turn().filter(|_| table.playing.halt().is_none()) else {
            break;
        };
        if table.wish(turn, Wish::Move(text.to_owned())).is_err() {
            break;
        }
    }
    table
}

#[test]
fn a_third_repetition_draws_a_casual_game_and_goes_to_the_arbiter_of_a_tournament() {
    let casual = until_a_halt(true);
    assert_eq!(casual.playing.end(), Some(End::Repetition));
    assert_eq!(casual.playing.end().unwrap().outcome(), RecordedOutcome::Draw);
    assert_eq!(rules::verify(tagged(&casual).as_bytes()).status, Status::Verified);
    let mut held = until_a_halt(false);
    assert_eq!((held.playing.end(), held.playing.halt()), (None, Some(Halt::Repetition)));
    assert_eq!(held.after(10_000).playing.due_at(), None);
    let decided = Ruling::Adjudicate(RecordedOutcome::Draw);
    held.record(held.playing.rule(decided, held.now).unwrap());
    assert_eq!(held.playing.end().unwrap().kind(), EndKind::Word);
}

#[test]
fn nothing_happens_before_both_have_come_in() {
    let mut table = Table::new("bohnenspiel", "10+5");
    table.record(Deed::Wait);
    table.after(100);
    assert_eq!((table.playing.halt(), table.playing.due_at()), (Some(Halt::Waiting), None));
    for wish in [Wish::Move("A".to_owned()), Wish::Resign, Wish::OfferDraw] {
        assert_eq!(table.wish(Seat::First, wish), Err(Refusal::Waiting));
    }
    assert_eq!(table.playing.rule(Ruling::GoOn, table.now), Err(Refusal::Waiting));
    let mut begun = Table { facts: table.facts.clone(), playing: table.playing.clone(), ..table };
    begun.record(Deed::GoOn);
    assert_eq!(begun.playing.due_at(), Some(begun.now + TimeDelta::minutes(10)));
    begun.wish(Seat::First, Wish::Move("A".to_owned())).unwrap();
    table.record(Deed::Withdraw);
    let end = table.playing.end().unwrap();
    assert_eq!((end.outcome(), end.kind()), (RecordedOutcome::Open, EndKind::Word));
}

#[test]
fn whoever_sees_a_game_late_learns_nothing_of_what_came_since() {
    let held = until_a_halt(false);
    let n_plies = held.playing.moves().len();
    let late = held.playing.clone().late(4);
    assert_eq!(late.moves(), &held.playing.moves()[..n_plies - 4]);
    assert_eq!((late.halt(), late.due_at()), (None, None));
    assert_eq!(held.playing.clone().late(n_plies + 1).moves(), []);
    let mut table = Table::new("oware", "3d");
    table.wish(Seat::First, Wish::OfferDraw).unwrap();
    assert_eq!(table.playing.clone().late(2).draw_offer(), None);
    // What was taken back is not seen later either.
    let mut table = Table::new("bohnenspiel", "3d");
    table.play("A a B b");
    table.wish(FIRST, Wish::AskTakeBack).unwrap();
    table.wish(SECOND, Wish::AllowTakeBack).unwrap();
    table.play("C c");
    let seen = table.playing.clone().late(2);
    let texts: Vec<&str> = seen.moves().iter().map(|made| made.text.as_str()).collect();
    assert_eq!(texts, ["A", "a"]);
}

#[test]
fn the_only_move_is_made_by_itself_if_the_player_wants_it() {
    // South has one bean left that can be sown.
    let mut table = Table::new("oware", "3d");
    let wants = BySeat { first: true, second: false };
    assert_eq!(table.playing.by_itself(wants, table.now), None, "six moves");
    while table.playing.end().is_none() && table.playing.position().count_moves() != 1 {
        let text = table.playing.position().continuations("").next[0].begun.clone();
        table.play(&text);
    }
    let turn = table.playing.turn().expect("a position with one move comes before the end");
    let wants = BySeat::new_with(|seat| seat == turn);
    let Some(Deed::Move(text)) = table.playing.by_itself(wants, table.now) else {
        panic!("the move is made")
    };
    assert_eq!(Some(text), table.playing.position().only_move());
    assert_eq!(table.playing.by_itself(BySeat::default(), table.now), None);
    table.wish(turn.other(), Wish::OfferDraw).unwrap();
    assert_eq!(table.playing.by_itself(wants, table.now), None, "a draw can be accepted first");
}

#[test]
fn facts_out_of_order_are_no_game() {
    let mut table = Table::new("gbg:5", "3d");
    table.play("C30 c30");
    let twice = [table.facts[0].clone(), table.facts[0].clone()];
    assert_eq!(Playing::replay(*table.playing.setup(), &twice).unwrap_err(), Broken { number: 1 });
    let gap = [table.facts[1].clone()];
    assert_eq!(Playing::replay(*table.playing.setup(), &gap).unwrap_err(), Broken { number: 2 });
    let mut illegal = table.facts.clone();
    illegal[1].deed = Deed::Move("D9".to_owned());
    assert!(Playing::replay(*table.playing.setup(), &illegal).is_err());
}

/// What a client does: it looks, or sends something of what it saw last, perhaps once more.
#[derive(Debug, Clone)]
enum Doing {
    Look,
    Send(Choice),
    SendAgain,
    Wait(i64),
    /// No server runs for so many minutes.
    Down(i64),
}

/// What is sent: one of the legal moves, or something else.
#[derive(Debug, Clone)]
enum Choice {
    Move(prop::sample::Index),
    Nonsense,
    Other(Wish),
}

fn doings() -> impl Strategy<Value = Vec<(bool, Doing)>> {
    let other = prop_oneof![
        Just(Wish::OfferDraw),
        Just(Wish::AcceptDraw),
        Just(Wish::AskTakeBack),
        Just(Wish::AllowTakeBack),
    ];
    let choice = prop_oneof![
        12 => any::<prop::sample::Index>().prop_map(Choice::Move),
        1 => Just(Choice::Nonsense),
        2 => other.prop_map(Choice::Other),
        1 => Just(Choice::Other(Wish::Resign)),
    ];
    let doing = prop_oneof![
        6 => Just(Doing::Look),
        8 => choice.prop_map(Doing::Send),
        3 => Just(Doing::SendAgain),
        1 => (1_i64..6).prop_map(Doing::Wait),
        1 => (1_i64..600).prop_map(Doing::Down),
    ];
    proptest::collection::vec((any::<bool>(), doing), 0..300)
}

/// The board as a client saw it last, and what it sent last.
#[derive(Clone)]
struct Client {
    seat: Seat,
    seen: (usize, Hash, Vec<String>),
    sent: Option<Sent>,
}

fn look(table: &Table) -> (usize, Hash, Vec<String>) {
    let playing = &table.playing;
    let moves = playing.position().continuations("").next;
    let moves = moves.into_iter().map(|one| one.begun).collect();
    (playing.moves().len(), playing.hash().clone(), moves)
}

proptest! {
    #[test]
    fn whatever_two_clients_send_the_record_verifies_and_plies_alternate(
        spec in prop::sample::select(vec!["bohnenspiel", "oware", "gbc:5", "gbc:cairo3", "gbc:hex4,drop=unowned"]),
        control in prop::sample::select(vec!["1d", "10+5"]),
        only_moves in any::<(bool, bool)>(),
        doings in doings(),
    ) {
        let mut table = Table::new(spec, control);
        let wanted = BySeat { first: only_moves.0, second: only_moves.1 };
        let mut clients = Seat::ALL.map(|seat| Client { seat, seen: look(&table), sent: None });
        for (is_second, doing) in doings {
            let client = &mut clients[usize::from(is_second)];
            let sent = match doing {
                Doing::Look => { client.seen = look(&table); continue }
                Doing::Wait(minutes) => {
                    table.now += TimeDelta::minutes(minutes);
                    table.go_on(wanted);
                    continue;
                }
                Doing::Down(minutes) => {
                    let (since, left) = (table.now, table.left());
                    table.now += TimeDelta::minutes(minutes);
                    if table.playing.end().is_none() {
                        table.record(Deed::Down(since));
                    }
                    prop_assert_eq!(table.left(), left);
                    continue;
                }
                Doing::SendAgain => client.sent.clone(),
                Doing::Send(choice) => {
                    let (n_plies, seen, moves) = client.seen.clone();
                    let wish = match choice {
                        Choice::Move(_) if moves.is_empty() => continue,
                        Choice::Move(which) => Wish::Move(which.get(&moves).clone()),
                        Choice::Nonsense => Wish::Move("e99".to_owned()),
                        Choice::Other(wish) => wish,
                    };
                    Some(Sent { seat: client.seat, n_plies, seen, wish })
                }
            };
            let Some(sent) = sent else { continue };
            client.sent = Some(sent.clone());
            let before = table.playing.moves().len();
            let decided = table.send(&sent);
            let after = table.playing.moves().len();
            match (&sent.wish, &decided) {
                (Wish::Move(_), Ok(())) => prop_assert_eq!(after, before + 1),
                (Wish::AllowTakeBack, Ok(())) => prop_assert!(after < before),
                _ => prop_assert_eq!(after, before),
            }
            if decided.is_ok() {
                // The very same again is never done a second time.
                let again = table.send(&sent);
                prop_assert!(again.is_err(), "{sent:?}");
            }
            table.go_on(wanted);
        }
        for (idx, made) in table.playing.moves().iter().enumerate() {
            let mover = if idx % 2 == 0 { FIRST } else { SECOND };
            prop_assert_eq!(made.mover, mover);
        }
        let again = Playing::replay(*table.playing.setup(), &table.facts).unwrap();
        prop_assert_eq!(again.hash(), table.playing.hash());
        prop_assert_eq!(again.position(), table.playing.position());
        prop_assert_eq!(again.due_at(), table.playing.due_at());
        let verdict = rules::verify(table.playing.record().as_bytes());
        prop_assert_eq!(verdict.plies.map(|plies| plies as usize), Some(table.playing.moves().len()));
        let expected = if table.playing.end().is_some() { Status::Verified } else { Status::Unfinished };
        prop_assert_eq!(verdict.status, expected);
    }
}
