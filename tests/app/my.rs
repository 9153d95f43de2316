//! What players of a Swiss do by themselves, and latecomers who are paired in a running round.

use domain::PlayerId;
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use store::{entries, pairings};

use super::links::link_in;
use super::support::{Browser, Site, hidden, lacks};
use super::swiss::Swiss;
use crate::database::unique;

/// A Swiss of five, in three rounds, that runs.
pub(crate) struct Five<'a> {
    site: &'a Site,
    swiss: Swiss<'a>,
}

impl<'a> Five<'a> {
    pub(crate) fn new(site: &'a Site) -> Self {
        Self { site, swiss: Swiss::start(site, 5, "3") }
    }

    fn player(&self, name: &str) -> PlayerId {
        let id = self.swiss.id();
        let all = self.site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
        all.into_iter().find(|entry| entry.name == name).unwrap().player
    }

    /// A path below the tournament's.
    pub(crate) fn at(&self, path: &str) -> String {
        self.swiss.at(path)
    }

    /// Somebody on a phone of their own.
    pub(crate) fn phone(&self, name: &str) -> Browser {
        let path = self.swiss.at(&format!("links/players/{}", self.player(name)));
        let link = link_in(&self.swiss.arbiter.post(&path, &[("form_key", &unique("key"))]));
        let phone = self.site.visitor();
        let answer = phone.post(&link, &[]);
        phone.with_cookie(answer.cookie)
    }

    pub(crate) fn allow(&self, half_point_byes: &str) {
        let form = [("leaving", "yes"), ("missing", "yes"), ("half_point_byes", half_point_byes)];
        self.swiss.arbiter.submit(&self.swiss.at("links/allowances"), &form);
    }

    pub(crate) fn take(&self, phone: &Browser, bye: &str, rounds: &[&str]) -> (u16, String) {
        let key = unique("key");
        let mut form = vec![("form_key", key.as_str()), ("bye", bye)];
        form.extend(rounds.iter().map(|round| ("round", *round)));
        let answer = phone.post(&self.swiss.at("my/byes"), &form);
        (answer.status, answer.body)
    }

    fn round(&self, round: u16) -> Vec<Pairing> {
        let id = self.swiss.id();
        let all = self.site.store.read(|db| pairings::list(db, id)).unwrap();
        all.into_iter().filter(|pairing| pairing.round == round).collect()
    }

    fn pair_late(&self, round: u16, names: &[&str]) -> (u16, String) {
        let ids: Vec<String> =
            names.iter().map(|name| self.swiss.entry(name).to_string()).collect();
        let key = unique("key");
        let mut form = vec![("form_key", key.as_str())];
        form.extend(ids.iter().map(|id| ("player", id.as_str())));
        let answer =
            self.swiss.arbiter.post(&self.swiss.at(&format!("rounds/{round}/late")), &form);
        (answer.status, answer.body)
    }
}

both!(a_player_misses_a_round_and_plays_it_after_all, |site| {
    let five = Five::new(site);
    let phone = five.phone("Fritz Tegularius");
    let page = phone.page(&five.swiss.at("my/byes"));
    assert!(page.contains("Zero-point bye (0 points)"), "{page}");
    lacks(&page, "Half-point bye");
    assert_eq!(five.take(&phone, "zero-point", &["2"]).0, 303);
    let byes = five.swiss.arbiter.page(&five.swiss.at("byes"));
    assert!(byes.contains("Fritz Tegularius"), "{byes}");
    assert!(phone.page(&five.swiss.at("my/byes")).contains("Play round 2 after all"));
    assert_eq!(five.take(&phone, "none", &["2"]).0, 303);
    let page = phone.page(&five.swiss.at("my/byes"));
    assert!(!page.contains("Play round 2 after all"), "{page}");
});

both!(half_point_byes_are_as_many_as_the_arbiter_allows_and_none_in_the_last_round, |site| {
    let five = Five::new(site);
    let phone = five.phone("Fritz Tegularius");
    assert_eq!(five.take(&phone, "half-point", &["1"]).0, 422, "not allowed");
    five.allow("1");
    let (status, page) = five.take(&phone, "half-point", &["3"]);
    assert_eq!(status, 422);
    assert!(page.contains("aren’t allowed in the last round"), "{page}");
    let (status, page) = five.take(&phone, "half-point", &["1", "2"]);
    assert_eq!(status, 422);
    assert!(page.contains("up to 1 half-point"), "{page}");
    assert_eq!(five.take(&phone, "half-point", &["1"]).0, 303);
    assert_eq!(five.take(&phone, "full-point", &["2"]).0, 422, "only arbiters give it");
    five.swiss.publish(1);
    let (status, page) = five.take(&phone, "none", &["1"]);
    assert_eq!(status, 409, "{page}");
    assert!(phone.page(&five.swiss.at("standings")).contains("Tegularius"));
});

both!(a_player_gives_no_bye_back_where_only_arbiters_give_them, |site| {
    let five = Five::new(site);
    let phone = five.phone("Fritz Tegularius");
    five.swiss.arbiter.submit(&five.swiss.at("links/allowances"), &[("leaving", "yes")]);
    five.swiss.bye("Fritz Tegularius", "zero-point", &["2"]);
    assert_eq!(five.take(&phone, "none", &["2"]).0, 422);
    let byes = five.swiss.arbiter.page(&five.swiss.at("byes"));
    assert!(byes.contains("byes?entry="), "the bye is still there: {byes}");
});

both!(a_player_takes_no_byes_for_others, |site| {
    let five = Five::new(site);
    let phone = five.phone("Fritz Tegularius");
    let other = five.swiss.entry("Josef Knecht").to_string();
    let form = [("entry", other.as_str()), ("bye", "zero-point"), ("round", "2")];
    phone.submit(&five.swiss.at("my/byes"), &form);
    let byes = five.swiss.arbiter.page(&five.swiss.at("byes"));
    let table = byes.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    assert!(table.contains("Fritz Tegularius"), "{table}");
    assert!(!table.contains("Josef Knecht"), "{table}");
});

both!(a_player_who_withdraws_is_paired_no_more_and_again_after_coming_back, |site| {
    let five = Five::new(site);
    five.swiss.publish(1);
    let phone = five.phone("Fritz Tegularius");
    let asked = phone.page(&five.swiss.at("my/withdraw"));
    assert!(asked.contains("you aren’t paired any more"), "{asked}");
    let verdict = hidden(&asked, "verdict");
    phone.submit(&five.swiss.at("my/withdraw"), &[("verdict", &verdict)]);
    five.swiss.play(1);
    five.swiss.publish(2);
    let entry = five.swiss.entry("Fritz Tegularius");
    let sits = |one: &Pairing| one.first == entry || one.second == Some(entry);
    assert!(!five.round(2).iter().any(sits));
    let verdict = hidden(&phone.page(&five.swiss.at("my/return")), "verdict");
    phone.submit(&five.swiss.at("my/return"), &[("verdict", &verdict)]);
    five.swiss.play(2);
    five.swiss.publish(3);
    assert!(five.round(3).iter().any(sits));
});

both!(a_latecomer_with_a_fixed_board_plays_there, |site| {
    let five = Five::new(site);
    five.swiss.publish(1);
    let bye = five.round(1).into_iter().find(|one| one.second.is_none()).unwrap();
    five.swiss.arbiter.submit(&five.swiss.at("entries"), &[("name", "Pater Jakobus")]);
    let (boards, entry) = (five.swiss.at("boards"), five.swiss.entry("Pater Jakobus").to_string());
    let seen = hidden(&five.swiss.arbiter.page(&boards), "seen");
    let form = [("seen", seen.as_str()), ("first", "1"), ("entry", &entry), ("board", "50")];
    five.swiss.arbiter.submit(&boards, &form);
    let holder =
        five.site.store.read(|db| entries::some(db, five.swiss.id(), &[bye.first], Eyes::Staff));
    let holder = holder.unwrap().remove(0).name;
    assert_eq!(five.pair_late(1, &["Pater Jakobus", &holder]).0, 303);
    assert!(five.round(1).iter().any(|one| one.is_late && one.board == 50));
});

both!(a_latecomer_plays_the_holder_of_the_bye_and_the_bye_is_gone, |site| {
    let five = Five::new(site);
    five.swiss.publish(1);
    let bye = five.round(1).into_iter().find(|one| one.second.is_none()).unwrap();
    let entries = five.swiss.at("entries");
    five.swiss.arbiter.submit(&entries, &[("name", "Pater Jakobus")]);
    assert!(five.swiss.arbiter.page(&five.swiss.at("rounds/1")).contains("Pair latecomer"));
    let entries = five.swiss.arbiter.page(&five.swiss.at("entries"));
    assert!(entries.contains("players have no game in round 1"), "{entries}");
    let page = five.swiss.arbiter.page(&five.swiss.at("rounds/1/late"));
    assert!(page.contains("Pater Jakobus") && page.contains("Bye (1 point)"), "{page}");
    let holder =
        five.site.store.read(|db| entries::some(db, five.swiss.id(), &[bye.first], Eyes::Staff));
    let holder = holder.unwrap().remove(0).name;
    assert_eq!(five.pair_late(1, &["Pater Jakobus", &holder]).0, 303);
    let game = five.round(1).into_iter().find(|one| one.board == bye.board).unwrap();
    assert!(game.is_late && game.second.is_some());
    assert_eq!(five.round(1).len(), 3, "no bye is left");
    assert!(site.visitor().page(&five.swiss.at("rounds/1")).contains("paired late"));
    assert_eq!(five.pair_late(1, &["Pater Jakobus", &holder]).0, 422, "they have a game now");
    five.swiss.play(1);
    five.swiss.publish(2);
    assert_eq!(five.pair_late(1, &["Pater Jakobus", &holder]).0, 422, "the round is over");
});

both!(two_without_a_game_are_paired_unless_they_have_met, |site| {
    let five = Five::new(site);
    five.swiss.publish(1);
    five.swiss.play(1);
    let met = five.swiss.pairs(1).remove(0);
    five.swiss.bye(&met.0, "zero-point", &["2"]);
    five.swiss.bye(&met.1, "zero-point", &["2"]);
    five.swiss.publish(2);
    let (status, page) = five.pair_late(2, &[&met.0, &met.1]);
    assert_eq!(status, 422);
    assert!(page.contains("already met in round 1"), "{page}");
    let (status, page) = five.pair_late(2, &[&met.0]);
    assert_eq!(status, 422);
    assert!(page.contains("Choose exactly two players"), "{page}");
    let bye = five.round(2).into_iter().find(|one| {
        one.second.is_none()
            && one.first != five.swiss.entry(&met.0)
            && one.first != five.swiss.entry(&met.1)
    });
    let holder = five
        .site
        .store
        .read(|db| entries::some(db, five.swiss.id(), &[bye.as_ref().unwrap().first], Eyes::Staff));
    let holder = holder.unwrap().remove(0).name;
    assert_eq!(five.pair_late(2, &[&met.0, &holder]).0, 303);
    assert_eq!(five.round(2).iter().filter(|one| one.second.is_some()).count(), 2);
});
