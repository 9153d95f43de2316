//! The start: everybody gets a number, and what can be paired is paired.

use std::hash::{DefaultHasher, Hash, Hasher};

use tournament::entry::Number;
use tournament::history::Round;
use tournament::pairing::round_robin::{MAX_PLAYERS, MIN_PLAYERS, schedule};
use tournament::table;

use super::{Format, Numbering, Opening, Stage, Swiss, Tournament, most_rounds};
use crate::EntryId;
use crate::boards::Boards;
use crate::entries::Entry;
use crate::lots::{seat, shuffle};
use crate::pairings::NewPairing;

/// What a start fixes: everybody's number, and every pairing that is known then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// The entries with their pairing numbers, from 1.
    pub numbers: Vec<(EntryId, Number)>,
    /// All rounds, by board; a bye is on the last board. None in a Swiss.
    pub pairings: Vec<NewPairing>,
    /// What a Swiss begins with.
    pub opening: Option<Opening>,
}

/// Why a tournament cannot start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StartRefusal {
    #[error("it has started already")]
    Started,
    /// Nobody could meet anybody.
    #[error("{n_players} players are too few, {MIN_PLAYERS} are the fewest")]
    TooFew {
        /// How many there are.
        n_players: usize,
    },
    /// It would never end.
    #[error("{n_players} players would play {n_rounds} rounds, {MAX_PLAYERS} are the most")]
    TooMany {
        /// How many there are.
        n_players: usize,
        /// How many rounds they would play.
        n_rounds: usize,
    },
    /// More than the pairing rules are made for.
    #[error("{n_players} players are too many for a Swiss, {} are the most", table::MAX_PLAYERS)]
    TooManyForSwiss {
        /// How many there are.
        n_players: usize,
    },
    /// In the last rounds nobody would be left to meet.
    #[error(
        "{n_players} players cannot play {n_rounds} rounds without meeting again, {most} are the most"
    )]
    TooManyRounds {
        /// How many there are.
        n_players: usize,
        /// How many rounds they are to play.
        n_rounds: u16,
        /// In so many rounds everybody can have a new opponent.
        most: u16,
    },
}

/// Numbers the players; pairs all rounds of a round robin, and draws for a Swiss where odd numbers
/// sit in the first round.
///
/// Without a lot to draw, `seed` changes nothing.
pub fn draw(
    tournament: &Tournament,
    entries: &[Entry],
    (numbering, seed): (Numbering, u64),
    boards: &Boards,
) -> Result<Draw, StartRefusal> {
    if tournament.stage != Stage::Entry {
        return Err(StartRefusal::Started);
    }
    let format = tournament.details.format;
    is_startable(format, entries.len())?;
    let rounds = rounds(format, entries.len())?;
    let order = in_order(entries, numbering, seed);
    let opening = || Opening {
        initial: seat(seed),
        seed: Some(seed),
        upper_half_ends: None,
        accelerated_for: None,
    };
    Ok(Draw {
        pairings: pairings(&rounds, &order, boards),
        opening: format.pairs_round_by_round().then(opening),
        numbers: order.into_iter().zip((1..).map(Number)).collect(),
    })
}

/// Whether as many players as are entered can play at all.
pub fn is_startable(format: Format, n_players: usize) -> Result<(), StartRefusal> {
    if n_players < usize::from(MIN_PLAYERS) {
        return Err(StartRefusal::TooFew { n_players });
    }
    let Format::Swiss(Swiss { n_rounds, .. }) = format else {
        let n_rounds = format.n_rounds(n_players);
        let is_few = n_players <= usize::from(MAX_PLAYERS);
        return if is_few { Ok(()) } else { Err(StartRefusal::TooMany { n_players, n_rounds }) };
    };
    let most = most_rounds(n_players);
    if n_players > usize::from(table::MAX_PLAYERS) {
        return Err(StartRefusal::TooManyForSwiss { n_players });
    }
    if n_rounds > most {
        return Err(StartRefusal::TooManyRounds { n_players, n_rounds, most });
    }
    Ok(())
}

/// The players that a start is about: the same mark again means that it is about those who were
/// seen, however many left and came meanwhile.
pub fn mark(entries: &[Entry]) -> String {
    let mut ids: Vec<EntryId> = entries.iter().map(|entry| entry.id).collect();
    ids.sort_unstable();
    let mut hasher = DefaultHasher::new();
    ids.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The rounds that are known before the first one is played.
fn rounds(format: Format, n_players: usize) -> Result<Vec<Round>, StartRefusal> {
    let Some(cycles) = format.cycles() else {
        return Ok(Vec::new());
    };
    let too_many = StartRefusal::TooMany { n_players, n_rounds: format.n_rounds(n_players) };
    let few = u16::try_from(n_players).map_err(|_| too_many)?;
    schedule(few, cycles).map_err(|_| too_many)
}

fn in_order(entries: &[Entry], numbering: Numbering, seed: u64) -> Vec<EntryId> {
    let mut order: Vec<&Entry> = entries.iter().collect();
    order.sort_by_key(|entry| entry.id);
    match numbering {
        Numbering::Entered => {}
        Numbering::Lot => shuffle(&mut order, seed),
        Numbering::Rating => order.sort_by(|one, other| one.by_strength(other)),
    }
    order.into_iter().map(|entry| entry.id).collect()
}

fn pairings(rounds: &[Round], order: &[EntryId], boards: &Boards) -> Vec<NewPairing> {
    let entry = |number: Number| order[usize::from(number.0) - 1];
    let of_round = |(round, in_round): (u16, &Round)| {
        let games = in_round.pairings.iter();
        let games: Vec<_> = games.map(|game| (entry(game.white), entry(game.black))).collect();
        let byes = in_round.byes.iter().map(|(number, bye)| (entry(*number), *bye));
        boards.pairings(round, &games, byes)
    };
    (1..).zip(rounds).flat_map(of_round).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::Seat;
    use tournament::points::PointSystem;

    use super::*;
    use crate::events::{Title, Visibility};
    use crate::tie_breaks::Ranking;
    use crate::tournaments::{Acceleration, Rated, TournamentDetails};
    use crate::{EventId, NameKey, PlayerId, TournamentId};

    fn tournament(format: Format) -> Tournament {
        Tournament {
            id: TournamentId(1),
            event: EventId(1),
            details: TournamentDetails {
                name: Title::parse("Waldzell").unwrap(),
                spec: "gbg:6".parse().unwrap(),
                format,
                points: PointSystem::STANDARD,
                rated: Rated::Rated,
                pie: None,
                ranking: Ranking::usual(format),
            },
            stage: Stage::Entry,
            opening: None,
            visibility: Visibility::Published,
            cancelled_because: None,
            silent_from: None,
            archived_at: None,
            started_at: None,
            closed_at: None,
            version: 1,
        }
    }

    fn entries(ratings: &[(&str, Option<u16>)]) -> Vec<Entry> {
        let entry = |(id, (name, rating)): (i32, &(&str, Option<u16>))| Entry {
            id: EntryId(id),
            tournament: TournamentId(1),
            player: PlayerId(id),
            entered_as: PlayerId(id),
            name: (*name).to_owned(),
            key: NameKey::of(name),
            number: None,
            rating: *rating,
            club: None,
            withdrawn_from: None,
        };
        (1..).zip(ratings).map(entry).collect()
    }

    fn field(n_players: usize) -> Vec<Entry> {
        entries(&vec![("x", None); n_players])
    }

    fn by_lot(format: Format, field: &[Entry], seed: u64) -> Result<Draw, StartRefusal> {
        draw(&tournament(format), field, (Numbering::Lot, seed), &Boards::default())
    }

    fn numbered_from(first: u16) -> Draw {
        let boards = Boards { first, ..Boards::default() };
        let tournament = tournament(Format::RoundRobin);
        draw(&tournament, &field(5), (Numbering::Entered, 0), &boards).unwrap()
    }

    fn numbered(numbering: Numbering) -> Vec<i32> {
        let field = entries(&[
            ("Tito", None),
            ("Plinio", Some(1500)),
            ("Josef", Some(1711)),
            ("Fritz", Some(1500)),
            ("Carlo", None),
        ]);
        let drawn =
            draw(&tournament(Format::RoundRobin), &field, (numbering, 7), &Boards::default())
                .unwrap();
        drawn.numbers.iter().map(|(entry, _)| entry.0).collect()
    }

    #[test]
    fn numbers_go_by_rating_then_name_and_the_unrated_come_last() {
        assert_eq!(numbered(Numbering::Rating), [3, 4, 2, 5, 1]);
        assert_eq!(numbered(Numbering::Entered), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn lots_are_drawn_from_the_seed_alone() {
        assert_eq!(numbered(Numbering::Lot), numbered(Numbering::Lot));
        let mut sorted = numbered(Numbering::Lot);
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn one_player_in_place_of_another_is_another_mark() {
        let three = field(3);
        let turned: Vec<Entry> = three.iter().rev().cloned().collect();
        assert_eq!(mark(&three), mark(&turned));
        assert_ne!(mark(&three[..2]), mark(&three[1..]));
    }

    #[test]
    fn a_bye_is_on_the_last_board() {
        let drawn = numbered_from(1);
        let pairings = drawn.pairings;
        assert_eq!(pairings.len(), 5 * 3);
        for round in 1..=5 {
            let byes: Vec<u16> = pairings
                .iter()
                .filter(|pairing| pairing.round == round && pairing.second.is_none())
                .map(|pairing| pairing.board)
                .collect();
            assert_eq!(byes, [3]);
        }
        let further = numbered_from(41).pairings;
        let moved: Vec<u16> = further.iter().map(|pairing| pairing.board - 40).collect();
        assert_eq!(moved, pairings.iter().map(|pairing| pairing.board).collect::<Vec<_>>());
    }

    fn swiss(n_rounds: u16) -> Format {
        Format::Swiss(Swiss { n_rounds, acceleration: Acceleration::None })
    }

    #[test]
    fn a_swiss_starts_with_numbers_and_a_seat_by_lot_and_without_pairings() {
        let drawn = |seed| {
            let field = field(5);
            by_lot(swiss(3), &field, seed).unwrap()
        };
        assert!(drawn(7).pairings.is_empty());
        assert_eq!(drawn(7).numbers.len(), 5);
        let seats: Vec<Seat> = (0..200).map(|seed| drawn(seed).opening.unwrap().initial).collect();
        let n_first = seats.iter().filter(|seat| **seat == Seat::First).count();
        assert!((70..130).contains(&n_first), "{n_first} of 200");
        assert_eq!(drawn(7).opening, drawn(7).opening);
    }

    #[test]
    fn a_swiss_has_no_more_rounds_than_opponents() {
        let refusal = |n_rounds, n_players| is_startable(swiss(n_rounds), n_players).err();
        assert_eq!(refusal(3, 4), None);
        assert_eq!(refusal(5, 5), None, "with a bye in each of them");
        let too_many = StartRefusal::TooManyRounds { n_players: 4, n_rounds: 4, most: 3 };
        assert_eq!(refusal(4, 4), Some(too_many));
        assert_eq!(refusal(9, 500), None);
        let crowd = StartRefusal::TooManyForSwiss { n_players: 10_000 };
        assert_eq!(refusal(9, 10_000), Some(crowd));
    }

    #[test]
    fn a_field_that_cannot_be_scheduled_is_refused() {
        let refusal = |format, n_players| by_lot(format, &field(n_players), 0).unwrap_err();
        assert_eq!(refusal(Format::RoundRobin, 1), StartRefusal::TooFew { n_players: 1 });
        let too_many = |n_players, n_rounds| StartRefusal::TooMany { n_players, n_rounds };
        assert_eq!(refusal(Format::RoundRobin, 101), too_many(101, 101));
        assert_eq!(refusal(Format::DoubleRoundRobin, 101), too_many(101, 202));
        let crowd = refusal(Format::RoundRobin, 70_000);
        assert_eq!(crowd, too_many(70_000, 69_999));
        let mut started = tournament(Format::RoundRobin);
        started.stage = Stage::Running;
        let again = draw(&started, &field(4), (Numbering::Lot, 0), &Boards::default());
        assert_eq!(again, Err(StartRefusal::Started));
    }

    proptest! {
        #[test]
        fn everybody_has_one_place_a_round_and_meets_everybody(
            n_players in 2..=24_usize,
            seed: u64,
            format in prop::sample::select(&[Format::RoundRobin, Format::DoubleRoundRobin][..]),
        ) {
            let field = field(n_players);
            let drawn = by_lot(format, &field, seed).unwrap();
            let n_rounds = format.n_rounds(n_players);
            let games = drawn.pairings.iter().filter(|pairing| pairing.second.is_some());
            prop_assert_eq!(games.count(), format.n_games(n_players));
            for round in 1..=n_rounds {
                let here = drawn.pairings.iter().filter(|pairing| usize::from(pairing.round) == round);
                let mut seated: Vec<EntryId> =
                    here.flat_map(|pairing| std::iter::once(pairing.first).chain(pairing.second)).collect();
                seated.sort_unstable();
                let everybody: Vec<EntryId> = field.iter().map(|entry| entry.id).collect();
                prop_assert_eq!(seated, everybody);
            }
        }
    }
}
