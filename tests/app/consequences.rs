//! What a correction of a past result changes is said before it is stored.

use store::{audit, pairings, results};

use super::support::{Answer, Site, hidden, lacks};
use super::swiss::Swiss;
use crate::database::unique;

/// A Swiss of four whose first round is played.
struct Played<'a> {
    site: &'a Site,
    swiss: Swiss<'a>,
}

impl<'a> Played<'a> {
    fn new(site: &'a Site) -> Self {
        let swiss = Swiss::start(site, 4, "2");
        swiss.publish(1);
        swiss.play(1);
        Self { site, swiss }
    }

    fn board(&self) -> String {
        self.swiss.at("rounds/1/boards/1")
    }

    /// Corrects the first board as the form of its page does.
    fn correct(&self, seen: &str) -> Answer {
        let replaces = hidden(&self.swiss.arbiter.page(&self.board()), "replaces");
        let key = unique("key");
        let form = [
            ("form_key", key.as_str()),
            ("outcome", "draw"),
            ("ending", "agreement"),
            ("replaces", &replaces),
            ("reason", "Misread."),
            ("asks", "yes"),
            ("seen", seen),
        ];
        self.swiss.arbiter.post(&self.board(), &form)
    }

    fn n_results(&self) -> usize {
        let id = self.swiss.id();
        let read = |db: &mut _| {
            let pairing = pairings::find(db, id, (1, 1))?.unwrap();
            results::history(db, pairing.id)
        };
        self.site.store.read(read).unwrap().len()
    }

    fn n_acts(&self) -> usize {
        self.site.store.read(audit::list).unwrap().len()
    }
}

both!(a_correction_below_a_paired_round_shows_what_changes_and_is_stored_once_seen, |site| {
    let played = Played::new(site);
    played.swiss.publish(2);
    let n_acts = played.n_acts();
    let asked = played.correct("");
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(asked.body.contains("This also changes"), "{}", asked.body);
    assert!(asked.body.contains("Round 2 would be paired"), "{}", asked.body);
    assert!(asked.body.contains("Misread."), "what was typed is kept");
    assert_eq!((played.n_results(), played.n_acts()), (1, n_acts), "nothing is stored");
    let stale = played.correct("0000");
    assert!(stale.body.contains("This also changes"), "another mark is asked again");
    let seen = hidden(&asked.body, "seen");
    let stored = played.correct(&seen);
    assert_eq!(stored.status, 303, "{}", stored.body);
    assert_eq!(played.n_results(), 2);
});

both!(a_correction_of_the_newest_round_is_stored_at_once, |site| {
    let played = Played::new(site);
    assert_eq!(played.correct("").status, 303);
    assert_eq!(played.n_results(), 2);
});

both!(a_correction_in_a_closed_tournament_shows_the_ratings_that_move, |site| {
    let played = Played::new(site);
    played.swiss.hold(2);
    let page = played.swiss.arbiter.page(&played.swiss.at("close"));
    let version = hidden(&page, "version");
    played.swiss.arbiter.submit(&played.swiss.at("close"), &[("version", &version)]);
    let asked = played.correct("");
    assert!(asked.body.contains("Ratings that change"), "{}", asked.body);
    let seen = hidden(&asked.body, "seen");
    let stored = played.correct(&seen);
    assert_eq!(stored.status, 200, "{}", stored.body);
    assert!(stored.body.contains("Ratings changed"), "{}", stored.body);
    lacks(&stored.body, "This also changes");
});

both!(a_result_that_a_round_was_paired_by_is_not_removed, |site| {
    let played = Played::new(site);
    played.swiss.publish(2);
    let page = played.swiss.arbiter.page(&played.board());
    let replaces = hidden(&page, "replaces");
    assert!(page.contains("The next round was paired by this result"), "{page}");
    let form = [("replaces", replaces.as_str()), ("outcome", "open"), ("reason", "A mistake.")];
    let answer = played.swiss.arbiter.post(&played.board(), &form);
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert_eq!(played.n_results(), 1);
});
