//! On what terms tournaments are played by link, and what is told before their games begin.

use domain::TournamentId;
use domain::audit::Act;
use domain::by_link::{Delay, NextRound, Terms};
use domain::privacy::Eyes;
use store::by_link::terms;
use store::{Db, Stored, accounts};

use super::by_link_rounds::{AT_ONCE, wait_for};
use super::played::count_acts;
use super::support::Browser;
use crate::database::unique;

both!(terms_that_do_not_fit_are_refused_and_games_that_have_begun_stay_by_link, |site| {
    let arbiter = site.administrator();
    let event = arbiter.published_event();
    let tournament = arbiter.tournament(&event);
    let path = format!("{tournament}/by-link");
    let set = |form: [(&str, &str); 3]| {
        let key = unique("key");
        arbiter.post(&path, &[&[("form_key", &*key)][..], &form].concat())
    };
    let at_once = |time| [("time", time), ("holidays", "0"), ("next", "at-once")];
    assert_eq!(set([("time", "4d"), ("holidays", "0"), ("next", "at-once")]).status, 422);
    assert_eq!(set([("time", "3d"), ("holidays", "0"), ("next", "by-hand")]).status, 422);
    assert_eq!(set(at_once("3d")).status, 303);
    assert_eq!(site.visitor().post(&path, &at_once("3d")).status, 401);
    let edited = |other: &[(&str, &str)]| {
        let mut form = Browser::TOURNAMENT.to_vec();
        form.retain(|(name, _)| other.iter().all(|(changed, _)| changed != name));
        let key = unique("key");
        arbiter.post(&tournament, &[&form, other, &[("version", "1"), ("form_key", &key)]].concat())
    };
    let swiss = edited(&[("format", "swiss"), ("rounds", "3"), ("acceleration", "none")]);
    assert!(swiss.status == 422 && swiss.body.contains("doesn’t fit this format"));
    let no_rules = edited(&[("spec", "result-only:Chess")]);
    assert!(no_rules.status == 422 && no_rules.body.contains("The server doesn’t know the rules"));
    arbiter.enter_list(&tournament, "Josef Knecht\nPlinio Designori\nFritz Tegularius\nTito");
    arbiter.start(&tournament);
    let id = TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap());
    wait_for("all rounds", || {
        let found = site.store.read(|db| terms::games(db, id)).unwrap();
        (found.len() == 6).then_some(())
    });
    let refused = set(at_once(""));
    assert!(refused.status == 422 && refused.body.contains("Games by link have begun"));
    assert_eq!(count_acts!(site, LinkTermsChanged), 1);
});

both!(nothing_is_handed_in_where_a_game_by_link_is_about_to_begin, |site| {
    let arbiter = site.administrator();
    let event = arbiter.published_event();
    let tournament = arbiter.tournament(&event);
    arbiter.enter_list(&tournament, "Josef Knecht\nPlinio Designori");
    arbiter.start(&tournament);
    let id = TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap());
    let waits = |db: &mut Db| -> Stored<bool> {
        let sitting = desk::results::sitting(db, (id, 1, 1), Eyes::Staff)?;
        Ok(sitting.unwrap().waits_for_link())
    };
    let set = |db: &mut Db| -> Stored<[bool; 2]> {
        let (control, next) = ("1d".parse().unwrap(), NextRound::AtOnce);
        let set_by = accounts::list(db)?[0].id;
        let before = waits(db)?;
        terms::set(db, id, Some(Terms { control, next, delay: Delay::default(), set_by }))?;
        // No server has begun its game yet.
        Ok([before, waits(db)?])
    };
    assert_eq!(site.store.write(set).unwrap(), [false, true]);
});

both!(organisers_are_told_that_nothing_begins_in_a_draft, |site| {
    let arbiter = site.administrator();
    let form = [
        ("name", "Waldzell"),
        ("starts_on", "2001-11-09"),
        ("ends_on", "2001-11-11"),
        ("visibility", "draft"),
    ];
    let draft = arbiter.submit("/events", &form);
    let tournament = arbiter.tournament(&draft);
    arbiter.submit(&format!("{tournament}/by-link"), &AT_ONCE);
    arbiter.enter_list(&tournament, "Josef Knecht\nPlinio Designori");
    arbiter.start(&tournament);
    let page = arbiter.page(&format!("{tournament}/by-link"));
    assert!(page.contains("games begin once it is published."), "{page}");
    assert!(page.contains(&format!("href=\"{draft}/edit\"")), "{page}");
    let links = arbiter.page(&format!("{tournament}/links"));
    assert!(links.contains("these links open once it is published."), "{links}");
});
