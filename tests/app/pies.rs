//! The pie at a board: one player names stakes or a komi, the other chooses a side.

use domain::TournamentId;
use domain::audit::Act;
use domain::pairings::Pairing;
use domain::pies::Offer;
use store::{pairings, pies};

use super::played::count_acts;
use super::support::{Answer, Browser, Site, lacks};

const KNECHT: &str = "Josef Knecht";
const PLINIO: &str = "Plinio Designori";

/// A running round robin of two, whose handicap is settled by pie, with those who work there.
/// Knecht is paired to move first.
struct Hall {
    event: String,
    tournament: String,
    scorekeeper: Browser,
    arbiter: Browser,
}

impl Hall {
    fn new(site: &Site, pie: &str) -> Self {
        let administrator = site.administrator();
        let event = administrator.published_event();
        let tournament =
            administrator.submit(&format!("{event}/tournaments"), &settings("gbc:9", pie));
        administrator.enter(&tournament, &[KNECHT, PLINIO]);
        administrator.start(&tournament);
        Self {
            scorekeeper: site.with_role(&administrator, &event, "scorekeeper"),
            arbiter: site.with_role(&administrator, &event, "arbiter"),
            event,
            tournament,
        }
    }

    fn board(&self) -> String {
        format!("{}/rounds/1/boards/1", self.tournament)
    }

    /// The entry of whoever was paired to move first, then the other one's.
    fn entries(&self) -> Vec<String> {
        let page = self.scorekeeper.page(&self.board());
        let values = page.split("name=\"named_by\" value=\"").skip(1);
        values.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    }

    /// Names something by the form that `who` sees now.
    fn name(&self, who: &Browser, by: &str, named: &[(&str, &str)]) -> Answer {
        let form = self.offer_form(who, by, named);
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, &**value)).collect();
        who.post(&format!("{}/offer", self.board()), &form)
    }

    fn offer_form<'f>(
        &self,
        who: &Browser,
        by: &str,
        named: &[(&'f str, &str)],
    ) -> Vec<(&'f str, String)> {
        let page = who.page(&self.board());
        let seen = ["form_key", "offer", "choice"].map(|name| (name, field(&page, name)));
        let named = named.iter().map(|(name, value)| (*name, (*value).to_owned()));
        seen.into_iter().chain([("named_by", by.to_owned())]).chain(named).collect()
    }

    /// Takes a side by the form that the scorekeeper sees now.
    fn take(&self, side: &str) -> Answer {
        let page = self.scorekeeper.page(&self.board());
        let (key, offer) = (field(&page, "form_key"), field(&page, "offer"));
        let form = [("form_key", &*key), ("offer", &*offer), ("side", side)];
        self.scorekeeper.post(&format!("{}/choice", self.board()), &form)
    }

    /// Enters a result by the form that `who` sees now.
    fn enter(&self, who: &Browser, result: &[(&str, &str)]) -> Answer {
        let page = who.page(&self.board());
        let seen = ["form_key", "replaces", "choice"].map(|name| (name, field(&page, name)));
        let mut form: Vec<(&str, &str)> =
            seen.iter().map(|(name, value)| (*name, &**value)).collect();
        form.extend(result);
        who.post(&self.board(), &form)
    }

    fn pairing(&self, site: &Site) -> Pairing {
        let id = TournamentId(self.tournament.trim_start_matches("/tournaments/").parse().unwrap());
        let all = site.store.read(|db| pairings::list(db, id)).unwrap();
        all.into_iter().next().unwrap()
    }

    fn offers(&self, site: &Site) -> Vec<Offer> {
        let pairing = self.pairing(site).id;
        site.store.read(|db| pies::history(db, pairing)).unwrap()
    }
}

fn settings<'f>(spec: &'f str, pie: &'f str) -> Vec<(&'f str, &'f str)> {
    let mut form = Browser::TOURNAMENT.to_vec();
    form.retain(|(name, _)| *name != "spec");
    form.extend([("spec", spec), ("pie", pie)]);
    form
}

/// The value of the first field of a name.
fn field(page: &str, name: &str) -> String {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).expect(name);
    rest.split('"').next().unwrap().to_owned()
}

#[track_caller]
fn accepted(answer: &Answer) {
    assert_eq!(answer.status, 303, "{}", answer.body);
}

#[track_caller]
fn told(answer: &Answer, status: u16, words: &[&str]) {
    assert_eq!(answer.status, status, "{}", answer.body);
    for words in words {
        assert!(answer.body.contains(words), "{words:?} in {}", answer.body);
    }
}

/// What stands where on a page.
#[track_caller]
fn in_order(page: &str, first: &str, then: &str) {
    let at = |words| page.find(words).unwrap_or_else(|| panic!("{words:?} in {page}"));
    assert!(at(first) < at(then), "{first} before {then} in {page}");
}

const C3_E5: [(&str, &str); 2] = [("stake", "e5"), ("stake", "c3")];

/// The field for the points of who moves first.
const POINTS: &str = "name=\"first_points\"";

const RED_RESIGNED: [(&str, &str); 2] = [("outcome", "second"), ("ending", "resignation")];

both!(stakes_are_named_and_a_side_is_taken, |site| {
    let hall = Hall::new(site, "stakes");
    let board = hall.board();
    let round = format!("{}/rounds/1", hall.tournament);
    let page = hall.scorekeeper.page(&board);
    let moves_first = "moves first</span>";
    assert!(page.contains("Nothing has been named yet") && !page.contains(moves_first), "{page}");
    assert_eq!(page.matches("name=\"stake\"").count(), 81);
    assert!(site.visitor().page(&round).contains("sides not chosen"));
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    assert!(page.contains(&format!("value=\"{knecht}\" checked")), "the first one is chosen");

    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    let page = hall.scorekeeper.page(&board);
    assert!(page.contains("Josef Knecht staked out c3, e5 for Blue."), "{page}");
    assert!(page.contains("Plinio Designori, which side do you take?"), "{page}");
    assert_eq!(page.matches("class=\"stake\"").count(), 2, "the board shows the stakes");
    // A scorekeeper names once.
    lacks(&page, "/offer\"");
    lacks(&site.visitor().page(&board), "<form method=\"post\" action=\"/tournaments");

    accepted(&hall.take("first"));
    let page = site.visitor().page(&board);
    assert!(page.contains("Josef Knecht staked out c3, e5 for Blue. Plinio Designori chose Red."));
    in_order(&page, "Plinio Designori</bdi></a></b><span class=\"meta\">Red, moves first", KNECHT);
    assert!(page.contains(moves_first), "{page}");
    let page = site.visitor().page(&round);
    in_order(&page, PLINIO, KNECHT);
    lacks(&page, "sides not chosen");
    assert_eq!(hall.pairing(site).spec.to_string(), "gbc:9,stakes=c3+e5");
    let acts = [count_acts!(site, PieOffered), count_acts!(site, PieChosen)];
    assert_eq!(acts, [1, 1]);
});

both!(everybody_who_reads_a_result_sees_the_seats_that_were_taken, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    accepted(&hall.take("first"));
    let with_record = |game: &str| {
        let record = format!(
            "[Red \"{PLINIO}\"]\n[Blue \"{KNECHT}\"]\n[Game \"{game}\"]\n[Result \"0-1\"]\n\
             [Termination \"resignation\"]\n\n1. b8 h2"
        );
        hall.enter(&hall.scorekeeper, &[&RED_RESIGNED[..], &[("record", &*record)]].concat())
    };
    told(&with_record("gbc:9"), 422, &["staked out for Blue: c3 e5"]);
    accepted(&with_record("gbc:9,stakes=c3+e5"));

    let page = |page: &str| site.visitor().page(&format!("{}/{page}", hall.tournament));
    let board = page("rounds/1/boards/1");
    assert!(board.contains("moves legal") && board.contains("<b><bdi>Josef Knecht</bdi></b>"));
    in_order(&page("standings"), KNECHT, PLINIO);
    in_order(&page("games"), PLINIO, KNECHT);
    in_order(&site.visitor().page("/games"), PLINIO, KNECHT);
    let won = "against Plinio Designori: moved second, won";
    in_order(&page("crosstable"), won, "against Josef Knecht: moved first, lost");
    let administrator = site.administrator();
    let close = format!("{}/close", hall.tournament);
    let form = administrator.page(&close);
    let form = ["form_key", "version"].map(|name| (name, field(&form, name)));
    administrator.submit(&close, &form.each_ref().map(|(name, value)| (*name, &**value)));
    let moved = page("ratings");
    in_order(&moved, KNECHT, PLINIO);
});

both!(a_komi_is_named_and_counted, |site| {
    let hall = Hall::new(site, "komi");
    let [_, plinio] = &hall.entries()[..] else { panic!("two at a board") };
    let wrong = hall.name(&hall.scorekeeper, plinio, &[("komi", "a few")]);
    told(&wrong, 422, &["Enter a komi such as 4 or 3.5", "value=\"a few\""]);
    told(&hall.name(&hall.scorekeeper, plinio, &[("komi", "82")]), 422, &["from 0.5 to 81"]);
    accepted(&hall.name(&hall.scorekeeper, plinio, &[("komi", "3½")]));
    let page = hall.scorekeeper.page(&hall.board());
    assert!(page.contains("Plinio Designori named a komi of 3.5 for Blue."), "{page}");
    assert!(page.contains("Josef Knecht, which side do you take?"), "{page}");
    accepted(&hall.take("second"));
    // Knecht took Blue: Plinio moves first.
    let won =
        [("outcome", "first"), ("ending", "played"), ("record", "b2 b5 b8 e2 e5 e8 h2 h5 h8")];
    accepted(&hall.enter(&hall.scorekeeper, &won));
    let page = site.visitor().page(&hall.board());
    assert!(page.contains("45–39.5 points") && page.contains("<b><bdi>Plinio"), "{page}");
    let standings = site.visitor().page(&format!("{}/standings", hall.tournament));
    in_order(&standings, PLINIO, KNECHT);
});

both!(no_handicap_is_an_offer_too, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    accepted(&hall.name(&hall.scorekeeper, knecht, &[]));
    assert!(hall.scorekeeper.page(&hall.board()).contains("Josef Knecht staked out nothing."));
    accepted(&hall.take("second"));
    let pairing = hall.pairing(site);
    assert_eq!((pairing.spec.to_string(), pairing.first), ("gbc:9".into(), pairing.paired_first));
});

both!(only_an_arbiter_replaces_an_offer_and_the_choice_goes_with_it, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, plinio] = &hall.entries()[..] else { panic!("two at a board") };
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    accepted(&hall.take("first"));
    let seen = hall.offers(site).pop().unwrap().seen();
    let [offer, choice] = [seen.offer.unwrap().to_string(), seen.choice.unwrap().to_string()];
    let form = [("named_by", &**plinio), ("stake", "d4"), ("offer", &offer), ("choice", &choice)];
    let refused = hall.scorekeeper.post(&format!("{}/offer", hall.board()), &form);
    told(&refused, 422, &["Only an arbiter can replace it"]);
    accepted(&hall.name(&hall.arbiter, plinio, &[("stake", "d4")]));

    let page = hall.scorekeeper.page(&hall.board());
    assert!(
        page.contains("Plinio Designori staked out d4 for Blue. Josef Knecht has not chosen"),
        "{page}"
    );
    assert!(page.contains("Josef Knecht staked out c3, e5 for Blue. Plinio Designori chose Red."));
    assert_eq!(hall.pairing(site).spec.to_string(), "gbc:9");
    told(&hall.enter(&hall.scorekeeper, &RED_RESIGNED), 422, &["Nobody has chosen a side yet"]);
    accepted(&hall.take("first"));
    let (pairing, offers) = (hall.pairing(site), hall.offers(site));
    assert_eq!((pairing.first, offers.len()), (pairing.paired_first, 2));

    // The same again takes back the choice alone.
    accepted(&hall.name(&hall.arbiter, plinio, &[("stake", "d4")]));
    let again = hall.name(&hall.arbiter, plinio, &[("stake", "d4")]);
    told(&again, 422, &["This is the current offer already"]);
    assert_eq!(hall.offers(site).len(), 3);
});

both!(of_two_at_once_the_later_one_sees_both, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, plinio] = &hall.entries()[..] else { panic!("two at a board") };
    let path = |page: &str| format!("{}/{page}", hall.board());
    let stale = [("named_by", &**plinio), ("stake", "d4"), ("offer", ""), ("choice", "")];
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    let both = ["staked out c3, e5", "You sent: Plinio Designori staked out d4 for Blue."];
    let answer = hall.scorekeeper.post(&path("offer"), &stale);
    told(&answer, 409, &both);
    assert!(answer.body.contains("tell an arbiter"), "{}", answer.body);
    let answer = hall.arbiter.post(&path("offer"), &stale);
    told(&answer, 409, &both);
    assert!(answer.body.contains("value=\"d4\" aria-label=\"d4\" checked"), "{}", answer.body);
    let same = [("named_by", &**knecht), ("stake", "c3"), ("stake", "e5"), ("offer", "")];
    told(&hall.scorekeeper.post(&path("offer"), &same), 409, &["the same as yours"]);

    // A choice that answers what is not named any more.
    let old = hall.offers(site)[0].id.to_string();
    accepted(&hall.name(&hall.arbiter, plinio, &[("stake", "d4")]));
    let choice = [("side", "first"), ("offer", &*old)];
    let answer = hall.scorekeeper.post(&path("choice"), &choice);
    told(&answer, 409, &["You sent: Red.", "staked out d4", "which side do you take?"]);
    assert_eq!(hall.offers(site)[1].choice, None);

    // Two choices: the first one holds, and says so to whoever sent the same.
    let new = hall.offers(site)[1].id.to_string();
    accepted(&hall.take("second"));
    for (side, words) in [("first", "Knecht chose Blue"), ("second", "the same as yours")] {
        let answer = hall.scorekeeper.post(&path("choice"), &[("side", side), ("offer", &*new)]);
        told(&answer, 409, &[words]);
    }
    assert_eq!(hall.offers(site).len(), 2);
});

both!(a_result_from_before_the_choice_names_nobody, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    let record = ("record", "b8 h2 {my own notes}");
    let forfeit = [("outcome", "first"), ("ending", "forfeit"), ("replaces", ""), ("choice", "")];
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    accepted(&hall.take("first"));
    let stale = [&forfeit[..], &[record, ("first_points", "9"), ("second_points", "2")]].concat();
    let answer = hall.scorekeeper.post(&hall.board(), &stale);
    told(&answer, 409, &["chosen again", "my own notes"]);
    let first = "value=\"first\" accesskey=\"1\" data-key=\"1\"";
    assert!(answer.body.contains(first) && answer.body.contains(POINTS), "{}", answer.body);
    assert!(!answer.body.contains(&format!("{first} checked")), "{}", answer.body);
    assert!(!answer.body.contains("value=\"9\""), "points are said by seat too");
    let choice = hall.pairing(site).seating.choice().unwrap().to_string();
    assert!(answer.body.contains(&format!("name=\"choice\" value=\"{choice}\"")));
});

both!(who_does_not_come_loses_without_a_pie, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    let page = hall.scorekeeper.page(&hall.board());
    assert!(page.contains("only a forfeit can be entered"), "{page}");
    assert!(!page.contains(POINTS), "{page}");
    lacks(&page, "name=\"record\"");
    let forfeit = [("outcome", "second"), ("ending", "forfeit")];
    accepted(&hall.enter(&hall.scorekeeper, &forfeit));
    let page = site.visitor().page(&hall.board());
    assert!(page.contains("<b><bdi>Plinio Designori</bdi></b> won by forfeit"), "{page}");

    let offer = [("named_by", &**knecht), ("stake", "d4"), ("offer", ""), ("choice", "")];
    let refused = hall.arbiter.post(&format!("{}/offer", hall.board()), &offer);
    told(&refused, 422, &["This board has a result"]);
    lacks(&hall.arbiter.page(&hall.board()), "/offer\"");

    // He came after all: the forfeit is taken back, and Knecht ends up as second.
    let back = [("outcome", "open"), ("reason", "he was in the garden")];
    accepted(&hall.enter(&hall.arbiter, &back));
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    accepted(&hall.take("first"));
    accepted(&hall.enter(&hall.arbiter, &[("outcome", "first"), ("ending", "resignation")]));
    let page = site.visitor().page(&hall.board());
    let history = page.split("History").nth(1).unwrap();
    assert_eq!(history.matches("<bdi>Plinio Designori</bdi>").count(), 2, "{history}");
    assert!(!history.contains("<bdi>Josef Knecht</bdi>"), "he never won: {history}");
});

both!(an_older_result_keeps_its_winner_when_sides_are_chosen_anew, |site| {
    let hall = Hall::new(site, "stakes");
    let [knecht, _] = &hall.entries()[..] else { panic!("two at a board") };
    accepted(&hall.name(&hall.scorekeeper, knecht, &C3_E5));
    accepted(&hall.take("first"));
    let record = ("record", "b8 h2");
    accepted(&hall.enter(&hall.scorekeeper, &[&RED_RESIGNED[..], &[record]].concat()));
    let game = field_after(&site.visitor().page(&hall.board()), "href=\"/games/");
    let stale = hall.take_from_arbiter("second");
    told(&stale, 409, &["Plinio Designori chose Red"]);
    let back = [("outcome", "open"), ("reason", "the sides were wrong")];
    accepted(&hall.enter(&hall.arbiter, &back));
    accepted(&hall.name(&hall.arbiter, knecht, &C3_E5));
    accepted(&hall.take("second"));
    accepted(&hall.enter(&hall.arbiter, &RED_RESIGNED));
    let page = site.visitor().page(&hall.board());
    let history = page.split("History").nth(1).unwrap();
    // Knecht won as Blue; then, Red himself, he lost.
    in_order(history, "<bdi>Plinio Designori</bdi>", "<bdi>Josef Knecht</bdi>");
    in_order(&site.visitor().page(&format!("/games/{game}")), PLINIO, KNECHT);
});

impl Hall {
    fn take_from_arbiter(&self, side: &str) -> Answer {
        self.arbiter.post(&format!("{}/choice", self.board()), &[("side", side), ("offer", "")])
    }
}

fn field_after(page: &str, before: &str) -> String {
    let (_, rest) = page.split_once(before).expect(before);
    rest.split('"').next().unwrap().to_owned()
}

both!(a_pie_belongs_to_a_challenge_and_is_settled_before_the_start, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let path = format!("{event}/tournaments");
    told(
        &administrator.post(&path, &settings("gbg:6", "komi")),
        422,
        &["only for Glass Bead Challenge"],
    );
    let staked = settings("gbc:9,stakes=c3", "stakes");
    told(&administrator.post(&path, &staked), 422, &["has stakes or a komi already"]);
    let hall = Hall::new(site, "stakes");
    let page = site.visitor().page(&hall.tournament);
    assert!(page.contains("One player names stakes, the other takes a side"), "{page}");
    let edit = administrator.page(&format!("{}/edit", hall.tournament));
    assert!(edit.contains("One player names stakes"), "{edit}");
    let pie = "name=\"pie\"";
    let new = administrator.page(&format!("{}/tournaments/new", hall.event));
    assert!(new.contains(pie) && !edit.contains(pie), "{new} {edit}");
    // A board of a tournament without a pie takes none.
    let plain = administrator.tournament(&hall.event);
    administrator.enter_list(&plain, &format!("{KNECHT}\n{PLINIO}"));
    administrator.start(&plain);
    let form = [("named_by", "1"), ("stake", "d4")];
    let refused = administrator.post(&format!("{plain}/rounds/1/boards/1/offer"), &form);
    assert_eq!(refused.status, 404);
    let choice =
        administrator.post(&format!("{plain}/rounds/1/boards/1/choice"), &[("side", "first")]);
    assert_eq!(choice.status, 404);
});
