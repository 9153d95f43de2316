//! What a board knows of its round, without the whole tournament, is what the tournament says.

use domain::privacy::Eyes;
use domain::results::Neighbour;
use domain::swiss::n_paired;
use store::standings;

use super::support::Site;
use super::swiss::Swiss;

/// Compares all boards of the rounds that are paired.
fn boards_say_what_the_tournament_says(swiss: &Swiss<'_>, site: &Site) {
    let compared = site.store.read(|db| {
        let chart = standings::find(db, swiss.id(), Eyes::Staff)?.unwrap();
        let mut n_boards = 0;
        for pairing in chart.pairings.iter().filter(|pairing| pairing.second.is_some()) {
            let at = (pairing.tournament, pairing.round, pairing.board);
            let sitting = desk::results::sitting(db, at, Eyes::Staff)?.unwrap();
            assert_eq!(sitting.pairing, *pairing);
            let entry = |id| chart.entries.iter().find(|entry| entry.id == id).unwrap();
            assert_eq!(sitting.players.first, *entry(pairing.first));
            assert_eq!(sitting.players.second, *entry(pairing.second.unwrap()));
            assert_eq!(sitting.round, Neighbour::all(&chart, pairing.round), "{at:?}");
            assert_eq!(sitting.n_paired, n_paired(&chart));
            assert_eq!(sitting.is_adjourned, chart.is_adjourned(pairing.id));
            assert_eq!(sitting.is_corrected(), chart.is_corrected(pairing.id));
            n_boards += 1;
        }
        Ok(n_boards)
    });
    assert!(compared.unwrap() >= 4);
}

both!(a_board_of_a_swiss_sees_its_round_as_the_whole_tournament_does, |site| {
    let swiss = Swiss::start(site, 8, "4");
    swiss.hold(1);
    boards_say_what_the_tournament_says(&swiss, site);
    swiss.correct_first_board();
    swiss.publish(2);
    let board = |board: &str| swiss.at(&format!("rounds/2/boards/{board}"));
    let first = [("outcome", "first"), ("ending", "resignation")];
    swiss.arbiter.submit(&board("3"), &first);
    swiss.arbiter.submit(&board("4"), &first);
    swiss.arbiter.submit(&format!("{}/adjourn", board("1")), &[]);
    boards_say_what_the_tournament_says(&swiss, site);
    // Somebody leaves whose game is open.
    let open = swiss.pairs(2).remove(1).0;
    let entry = swiss.at(&format!("entries/{}/withdraw", swiss.entry(&open)));
    swiss.arbiter.submit(&entry, &[("from_round", "3"), ("verdict", "not-paired")]);
    swiss.arbiter.submit(&format!("{}/adjourn", board("2")), &[]);
    swiss.arbiter.submit(&board("1"), &first);
    swiss.publish(3);
    boards_say_what_the_tournament_says(&swiss, site);
});

both!(after_the_last_board_the_next_open_one_comes_and_then_the_first, |site| {
    let swiss = Swiss::start(site, 8, "3");
    swiss.publish(1);
    let enter = |board: u16| {
        let path = swiss.at(&format!("rounds/1/boards/{board}"));
        swiss.arbiter.submit(&path, &[("outcome", "first"), ("ending", "resignation")])
    };
    let board = |board: u16| swiss.at(&format!("rounds/1/boards/{board}"));
    assert!(enter(3).starts_with(&board(4)));
    assert!(enter(4).starts_with(&board(1)), "it begins anew");
    assert!(enter(1).starts_with(&board(2)));
    assert!(enter(2).starts_with(&swiss.at("rounds/1?")), "all are in");
});
