//! Players entered: one by one, as a list, from a file.

use domain::accounts::Access;
use domain::audit::Act;
use domain::byes::Missed;
use domain::privacy::Eyes;

use super::played::{count_acts, details_of_acts};
use super::support::{Answer, Browser, Site, lacks, unstamped};

fn open(site: &Site) -> (Browser, String) {
    let arbiter = site.administrator();
    let tournament = arbiter.tournament(&arbiter.published_event());
    (arbiter, tournament)
}

/// Sends a file as a browser does.
fn upload(arbiter: &Browser, tournament: &str, file: &[u8]) -> Answer {
    let mut body = b"--beads\r\nContent-Disposition: form-data; name=\"form_key\"\r\n\r\nk\r\n\
        --beads\r\nContent-Disposition: form-data; name=\"file\"; \
        filename=\"players.csv\"\r\nContent-Type: text/csv\r\n\r\n"
        .to_vec();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--beads--\r\n");
    arbiter.post_bytes(
        &format!("{tournament}/entries/preview"),
        "multipart/form-data; boundary=beads",
        &body,
    )
}

fn preview(arbiter: &Browser, tournament: &str, lines: &str) -> Answer {
    arbiter.post(&format!("{tournament}/entries/preview"), &[("lines", lines)])
}

/// The mark that a preview carries.
fn seen(answer: &Answer) -> String {
    let (_, rest) = answer.body.split_once("name=\"seen\" value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

fn confirm(arbiter: &Browser, tournament: &str, fields: &[(&str, &str)]) -> Answer {
    arbiter.post(&format!("{tournament}/entries/confirm"), fields)
}

/// The names of a tournament's players, in order.
fn names(site: &Site, tournament: &str) -> Vec<String> {
    let id = tournament.trim_start_matches("/tournaments/");
    let id = domain::TournamentId(id.parse().unwrap());
    let entries = site.store.read(|db| store::entries::list(db, id, Eyes::Staff)).unwrap();
    entries.into_iter().map(|entry| entry.name).collect()
}

both!(one_player_is_entered_at_once_in_any_script, |site| {
    let (arbiter, tournament) = open(site);
    let people = ["Йозеф Кнехт", "约瑟夫·克乃西特", "يوسف كنشت", "O’Brien <b>"];
    arbiter.enter(&tournament, &people);
    let page = site.visitor().page(&format!("{tournament}/entries"));
    assert!(page.contains("Players (4)") && page.contains("O’Brien &#60;b&#62;"));
    for name in &people[..3] {
        assert!(page.contains(&format!("<bdi>{name}</bdi>")), "{name}");
    }
    // A visitor only looks.
    lacks(&page, "Remove");
});

both!(every_fault_of_a_player_is_told_and_nothing_is_lost, |site| {
    let (arbiter, tournament) = open(site);
    let form = [("name", ""), ("rating", "strong"), ("club", "Waldzell")];
    let answer = arbiter.post(&format!("{tournament}/entries"), &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Please fix the 2 highlighted fields"));
    assert!(answer.body.contains("<a href=\"#enter\">Go to the form</a>"), "{}", answer.body);
    assert!(answer.body.contains("value=\"strong\"") && answer.body.contains("value=\"Waldzell\""));
});

both!(an_address_cannot_say_that_somebody_was_entered, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht"]);
    let news = |count: u32| format!("{tournament}/entries?entered={count}");
    assert!(arbiter.page(&news(1)).contains("1 player added"));
    lacks(&arbiter.page(&news(99_999_999)), "players added");
    lacks(&site.visitor().page(&news(1)), "player added");
});

both!(a_double_click_enters_one_player, |site| {
    let (arbiter, tournament) = open(site);
    let form = [("form_key", "k"), ("name", "Josef Knecht")];
    let path = format!("{tournament}/entries");
    assert_eq!(arbiter.submit(&path, &form), arbiter.submit(&path, &form));
    assert_eq!(names(site, &tournament), ["Josef Knecht"]);
});

both!(a_name_that_reminds_of_somebody_is_asked_about, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht"]);
    let path = format!("{tournament}/entries");
    let answer = arbiter.post(&path, &[("name", "Knecht, Joseph"), ("rating", "1700")]);
    assert_eq!(answer.status, 200, "the preview, and nobody entered");
    assert!(answer.body.contains("similar, and already entered: Josef Knecht"));
    assert!(answer.body.contains("Knecht, Joseph; 1700"));
    assert_eq!(names(site, &tournament), ["Josef Knecht"]);
    let fields = [("lines", "Knecht, Joseph; 1700"), ("seen", &seen(&answer)), ("pick", "1:new")];
    assert_eq!(confirm(&arbiter, &tournament, &fields).status, 303);
    assert_eq!(names(site, &tournament), ["Josef Knecht", "Knecht, Joseph"]);
});

both!(a_list_is_looked_at_before_it_is_entered, |site| {
    let (arbiter, tournament) = open(site);
    let lines = "Knecht, Josef; 1711; Waldzell\n\nTito\t1498\n; 9999\nOtto; x; y; 1987; z";
    let answer = preview(&arbiter, &tournament, lines);
    assert_eq!(answer.status, 422, "two lines are faulty");
    assert!(answer.body.contains("Please fill this in"));
    assert!(answer.body.contains("Enter a rating up to 4000"));
    assert!(answer.body.contains("This line has 5 fields; at most 4 are used"));
    assert!(answer.body.contains("skip 2 lines"));
    assert!(names(site, &tournament).is_empty());
    let fields = [("lines", lines), ("seen", &seen(&answer))];
    assert_eq!(confirm(&arbiter, &tournament, &fields).status, 303);
    assert_eq!(names(site, &tournament), ["Knecht, Josef", "Tito"]);
});

both!(a_list_that_has_changed_is_not_entered_unseen, |site| {
    let (arbiter, tournament) = open(site);
    let mark = seen(&preview(&arbiter, &tournament, "Josef Knecht\nTito"));
    let edited =
        confirm(&arbiter, &tournament, &[("lines", "Josef Knecht\nOtto"), ("seen", &mark)]);
    assert_eq!(edited.status, 409);
    assert!(edited.body.contains("the known players have changed") && edited.body.contains("Otto"));
    // Somebody else enters Tito meanwhile.
    arbiter.enter(&tournament, &["Tito"]);
    let fields = [("lines", "Josef Knecht\nTito"), ("seen", &mark)];
    let answer = confirm(&arbiter, &tournament, &fields);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("already entered"));
    let mark = seen(&answer);
    let fields = [("lines", "Josef Knecht\nTito"), ("seen", &mark)];
    assert_eq!(confirm(&arbiter, &tournament, &fields).status, 303);
    assert_eq!(names(site, &tournament), ["Tito", "Josef Knecht"]);
});

both!(a_double_click_enters_a_list_once, |site| {
    let (arbiter, tournament) = open(site);
    let mark = seen(&preview(&arbiter, &tournament, "Tito\nOtto"));
    let fields = [("form_key", "k"), ("lines", "Tito\nOtto"), ("seen", &mark)];
    let first = confirm(&arbiter, &tournament, &fields);
    assert_eq!(first.status, 303);
    assert_eq!(confirm(&arbiter, &tournament, &fields).location, first.location);
    assert_eq!(names(site, &tournament).len(), 2);
    let page = arbiter.page(&first.location);
    assert!(page.contains("2 players added"));
});

both!(known_players_are_picked_never_merged_silently, |site| {
    let (arbiter, first) = open(site);
    arbiter.enter(&first, &["Josef Knecht", "Fritz Tegularius"]);
    let second = arbiter.tournament(&arbiter.published_event());
    let lines = "Josef Knecht; 1711\nTegularius, Fritz\nTito\nTito";
    let answer = preview(&arbiter, &second, lines);
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("a player of this name is known"));
    assert!(answer.body.contains("similar: Fritz Tegularius"));
    assert!(answer.body.contains("same name as line 3"));
    let fritz = answer.body.split_once("value=\"2:").unwrap().1;
    let fritz = format!("2:{}", fritz.split('"').next().unwrap());
    let mark = seen(&answer);
    let wrong = [("lines", lines), ("seen", &mark), ("pick", "2:999999")];
    let refused = confirm(&arbiter, &second, &wrong);
    assert!(refused.status == 422 && refused.body.contains("can’t be chosen any more"));
    assert!(names(site, &second).is_empty(), "all or nothing");
    let fields = [("lines", lines), ("seen", &mark), ("pick", &fritz)];
    assert_eq!(confirm(&arbiter, &second, &fields).status, 303);
    assert_eq!(
        names(site, &second),
        ["Josef Knecht", "Fritz Tegularius", "Tito"],
        "known ones go by their known name, and the second Tito is left out"
    );
    let players = site.store.read(|db| store::players::list(db, Eyes::Staff)).unwrap();
    assert_eq!(players.len(), 3);
});

both!(two_known_players_of_one_name_have_to_be_told_apart, |site| {
    let (arbiter, first) = open(site);
    let mark = seen(&preview(&arbiter, &first, "Tito;;Rome\nTito;;Waldzell"));
    let fields = [("lines", "Tito;;Rome\nTito;;Waldzell"), ("seen", &mark), ("pick", "2:new")];
    assert_eq!(confirm(&arbiter, &first, &fields).status, 303);
    let second = arbiter.tournament(&arbiter.published_event());
    let answer = preview(&arbiter, &second, "Tito");
    assert!(answer.body.contains("choose") && answer.body.contains("Tito (Waldzell)"));
    let fields = [("lines", "Tito"), ("seen", &seen(&answer)), ("pick", "")];
    let answer = confirm(&arbiter, &second, &fields);
    assert!(answer.status == 422 && answer.body.contains("Choose who this is"));
});

both!(files_come_in_all_the_forms_that_spreadsheets_write, |site| {
    let (arbiter, tournament) = open(site);
    let utf16: Vec<u8> =
        "\u{feff}Name;Elo\r\nJörg;1500\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (file, shown) in [
        (&b"\xef\xbb\xbfSpieler;Elo;Verein\r\nJ\xc3\xb6rg;1500;Ulm\r\n"[..], "<bdi>Jörg</bdi>"),
        (b"\"Knecht, Josef\",1711,Waldzell\n", "<bdi>Knecht, Josef</bdi>"),
        (b"Tito\t1498\tRome\n", "<bdi>Rome</bdi>"),
        (&utf16, "<bdi>Jörg</bdi>"),
    ] {
        let answer = upload(&arbiter, &tournament, file);
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(answer.body.contains(shown), "{shown}: {}", answer.body);
        lacks(&answer.body, "Windows-1252");
    }
    let answer = upload(&arbiter, &tournament, b"J\xf6rg M\xfcller;1500\r\n");
    assert!(answer.body.contains("<bdi>Jörg Müller</bdi>"));
    assert!(answer.body.contains("Windows-1252"));
});

both!(files_that_are_no_lists_are_refused, |site| {
    let (arbiter, tournament) = open(site);
    let answer = upload(&arbiter, &tournament, b"PK\x03\x04\0\0\0\x08\xff\xfe");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Save it as CSV"));
    let answer = upload(&arbiter, &tournament, b"");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("No line has a player"));
    let answer = preview(&arbiter, &tournament, &"x\n".repeat(3001));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("3001 lines are too many"));
    let path = format!("{tournament}/entries/preview");
    let garbled = arbiter.post_bytes(&path, "multipart/form-data; boundary=x", b"nonsense");
    assert_eq!(garbled.status, 400);
    let garbled = arbiter.post_bytes(&path, "multipart/form-data", b"nonsense");
    assert_eq!(garbled.status, 400);
});

const GIVEN: &str = "Josef Plinio Fritz Carlo Thomas Tito Alexander Petrus Otto Anton Dubois \
    Bertram Dion Ludwig Jakobus Ferdinand Veraguth Hermann Ninon Emmy Klara Wanda Ursula Ingrid \
    Yvonne Zoltan Xaver Quentin Olga Pavel Ravi Sven Uwe Maja Lena Kofi Jun Igor Hedwig Gustav \
    Farid Elif Dmitri Chiara Bruno Aiko Noor Oskar Pilar Rosa";
const FAMILY: &str = "Knecht Designori Tegularius Ferromonte Trave Bertram Dubois Mayer Schwarz \
    Ångström Østergaard Nguyễn Kowalski Горький 山田 Papadopoulos O’Brien García Lindqvist \
    Haddad Yılmaz Novák Szabó Ionescu Petrov Okafor Mbeki Silva Rossi Bianchi Moreau Lefèvre \
    Vandijk Janssen Virtanen Kim Chen Singh Patel Smith";

/// Two thousand names that people could have.
fn crowd() -> String {
    let pairs = GIVEN
        .split_whitespace()
        .flat_map(|given| FAMILY.split_whitespace().map(move |family| (given, family)));
    let lines: Vec<String> = (0..)
        .zip(pairs)
        .map(|(idx, (given, family))| format!("{given} {family}; {}", 1000 + idx % 900))
        .collect();
    lines.join("\n")
}

both!(two_thousand_players_are_entered_and_compared, |site| {
    let (arbiter, tournament) = open(site);
    let lines = crowd();
    arbiter.enter_list(&tournament, &lines);
    assert_eq!(names(site, &tournament).len(), 2000);
    let page = site.visitor().page(&format!("{tournament}/entries"));
    assert!(page.contains("Players (2000)"));
    // Again, against two thousand who are known.
    let second = arbiter.tournament(&arbiter.published_event());
    let slips = lines.replace("Josef", "Joseph").replace("Chen", "Cheng");
    let answer = preview(&arbiter, &second, &slips);
    assert!(answer.body.contains("similar: Josef Knecht"));
});

both!(a_list_is_compared_before_anybody_has_to_wait_and_again_if_the_players_change, |site| {
    use desk::entries::{Comparison, List, NotEntered, enter_list, everybody};
    use domain::lists::{Picks, fingerprint};
    use form::entries::ListForm;

    let (arbiter, tournament) = open(site);
    let id = tournament.trim_start_matches("/tournaments/").parse().unwrap();
    let id = domain::TournamentId(id);
    let lines = "Fritz Tegularius".to_owned();
    let read = ListForm { lines: lines.clone(), ..ListForm::default() }.parse().unwrap();
    let (access, now) = (Access::Administrator, system::clock::now());
    let (account, by_code) = (domain::AccountId(1), None);
    let actor = desk::Actor { account, access, by_code, by_token: None, now };
    let compared = site.store.read(|db| everybody(db, &actor, id)).unwrap().compare(&read.fine);
    arbiter.enter(&tournament, &["Plinio Designori"]);
    let enter = |compared: &Comparison| {
        let seen = fingerprint(&lines, &compared.findings);
        let (picks, missed) = (Picks::new(), Missed::default());
        let list = List { lines: &lines, fine: &read.fine, picks, seen: &seen, compared, missed };
        site.store.write(|db| enter_list(db, &actor, id, &list)).unwrap()
    };
    assert_eq!(enter(&compared), Err(NotEntered::ChangedMeanwhile));
    let again = site.store.read(|db| everybody(db, &actor, id)).unwrap().compare(&read.fine);
    assert_eq!(enter(&again), Ok(1));
    assert_eq!(names(site, &tournament), ["Plinio Designori", "Fritz Tegularius"]);
});

both!(lists_that_are_entered_at_once_wait_for_each_other, |site| {
    let (arbiter, tournament) = open(site);
    let lists = ["Fritz Tegularius", "Plinio Designori", "Carlo Ferromonte"];
    let marks = lists.map(|lines| seen(&preview(&arbiter, &tournament, lines)));
    std::thread::scope(|scope| {
        for (lines, mark) in lists.iter().zip(&marks) {
            let (arbiter, tournament) = (arbiter.clone(), &tournament);
            scope.spawn(move || {
                let answer = confirm(&arbiter, tournament, &[("lines", lines), ("seen", mark)]);
                assert_eq!(answer.status, 303, "{}", answer.body);
            });
        }
    });
    assert_eq!(names(site, &tournament).len(), 3);
});

both!(who_was_entered_by_mistake_is_removed_before_the_start, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht", "Otot Misstyped", "Tito"]);
    let page = arbiter.page(&format!("{tournament}/entries"));
    assert!(page.contains("aria-label=\"Remove Otot Misstyped\""));
    let at = page.find("aria-label=\"Remove Otot").unwrap();
    let action = page[..at].rsplit_once("href=\"").unwrap().1;
    let action = action.split('"').next().unwrap().to_owned();
    assert_eq!(arbiter.post(&action, &[]).status, 303);
    assert_eq!(arbiter.post(&action, &[]).status, 303, "a second click");
    assert_eq!(names(site, &tournament), ["Josef Knecht", "Tito"]);
    let players = site.store.read(|db| store::players::list(db, Eyes::Staff)).unwrap();
    assert_eq!(players.len(), 2, "and nobody is left who was nobody");
});

both!(after_the_start_nobody_is_entered_or_removed, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht", "Tito"]);
    let mark = seen(&preview(&arbiter, &tournament, "Otto"));
    arbiter.start(&tournament);
    let answers = [
        arbiter.post(&format!("{tournament}/entries"), &[("name", "Otto")]),
        confirm(&arbiter, &tournament, &[("lines", "Otto"), ("seen", &mark)]),
        arbiter.post(&format!("{tournament}/entries/1/remove"), &[]),
    ];
    for answer in answers {
        assert_eq!(answer.status, 409);
        assert!(answer.body.contains("The tournament has started"));
    }
    assert_eq!(names(site, &tournament).len(), 2);
    let page = arbiter.page(&format!("{tournament}/entries"));
    assert!(page.contains("Withdraw"));
    lacks(&page, "Add players");
});

both!(similar_names_within_a_list_are_pointed_out_on_both_lines, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    let lines = "Josef Knecht\nPlinio Designori\nJoseph Knecht";
    let path = format!("{tournament}/entries/preview");
    let page = organiser.post(&path, &[("lines", lines)]).body;
    assert!(page.contains("similar to line 3"), "{page}");
    assert!(page.contains("similar to line 1") && !page.contains("similar to line 2"), "{page}");
    organiser.enter_list(&tournament, lines);
    assert!(organiser.page(&format!("{tournament}/entries")).contains("Joseph Knecht"));
});

both!(a_former_name_is_told_as_one, |site| {
    let (arbiter, first) = open(site);
    arbiter.enter(&first, &["Josef Knecht", "Tito"]);
    let second = arbiter.tournament(&arbiter.published_event());
    arbiter.enter(&second, &["Anton Bär"]);
    let players = site.store.read(|db| store::players::list(db, Eyes::Staff)).unwrap();
    let id = |name: &str| players.iter().find(|player| player.name == name).unwrap().id;
    let merge = format!("/players/{}/merge/{}", id("Josef Knecht"), id("Anton Bär"));
    arbiter.submit(&merge, &[("reason", "He took another name.")]);

    let third = arbiter.tournament(&arbiter.published_event());
    let page = preview(&arbiter, &third, "Anton Bär\nAnton Bahr\nJosef Cnecht").body;
    assert!(page.contains("Anton Bär is a former name of Josef Knecht"), "{page}");
    lacks(&page, "a player of this name is known");
    assert!(page.contains("similar: Anton Bär, a former name of Josef Knecht"), "{page}");
    assert!(page.contains("similar: Josef Knecht"), "the first letter is a slip: {page}");
    let page = preview(&arbiter, &first, "Anton Bär\nAnton Bahr").body;
    assert!(page.contains("already entered"), "{page}");
    assert!(page.contains("Anton Bär is a former name of Josef Knecht"), "{page}");
    let similar = "similar, and already entered: Anton Bär, a former name of Josef Knecht";
    assert!(page.contains(similar), "{page}");
});

both!(a_latecomer_of_a_round_robin_takes_the_free_place, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito"]);
    arbiter.start(&tournament);
    let board = format!("{tournament}/rounds/1/boards/1");
    arbiter.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    let played = unstamped(&site.visitor().page(&board));
    let list = format!("{tournament}/entries");
    assert!(arbiter.page(&list).contains("There is room for one latecomer"));
    arbiter.enter(&tournament, &["Fritz Tegularius"]);
    // Everybody meets everybody once, and the game that was played is still there.
    let page = arbiter.page(&tournament);
    assert!(page.contains("1 of 6 results in"), "{page}");
    assert_eq!(unstamped(&site.visitor().page(&board)), played);
    for round in 1..=3 {
        let page = site.visitor().page(&format!("{tournament}/rounds/{round}"));
        assert_eq!(page.matches("Fritz Tegularius").count(), 1, "{page}");
        lacks(&page, "Bye:");
    }
    // Now every place is taken.
    assert!(arbiter.page(&list).contains("Every place in the schedule is taken."));
    assert_eq!(arbiter.post(&list, &[("name", "Carlo Ferromonte")]).status, 409);
});

both!(two_latecomers_cannot_share_one_free_place, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito"]);
    arbiter.start(&tournament);
    let lines = "Fritz Tegularius\nCarlo Ferromonte";
    let shown = preview(&arbiter, &tournament, lines);
    let answer = confirm(&arbiter, &tournament, &[("lines", lines), ("seen", &seen(&shown))]);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("Only one place in the schedule is free."), "{}", answer.body);
    assert_eq!(names(site, &tournament).len(), 3);
});

both!(an_entry_is_changed_until_the_tournament_is_paired, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josf Knecht", "Plinio Designori"]);
    let page = arbiter.page(&format!("{tournament}/entries"));
    let (_, edit) = page.split_once(&format!("href=\"{tournament}/entries/")).unwrap();
    let path = format!("{tournament}/entries/{}/edit", edit.split('/').next().unwrap());
    let page = arbiter.page(&path);
    assert!(page.contains("value=\"Josf Knecht\""), "{page}");
    let mark = arbiter.seen(&path);
    let form =
        [("name", "Josef Knecht"), ("rating", "1711"), ("club", "Waldzell"), ("seen", &*mark)];
    assert_eq!(arbiter.submit(&path, &form), format!("{tournament}/entries"));
    let page = site.visitor().page(&format!("{tournament}/entries"));
    assert!(page.contains("Josef Knecht") && page.contains("1711") && page.contains("Waldzell"));
    // Made from the entry as it was before.
    let stale = arbiter.post(&path, &[("form_key", "other"), ("name", "J"), ("seen", &mark)]);
    assert!(stale.status == 409 && stale.body.contains("changed this entry"));
    assert!(stale.body.contains("value=\"J\""), "{}", stale.body);
    let mark = arbiter.seen(&path);
    let taken = arbiter.post(&path, &[("name", "Plinio Designori"), ("seen", &mark)]);
    assert!(taken.status == 422 && taken.body.contains("There is a player of this name"));
    let wrong = arbiter.post(&path, &[("name", " "), ("rating", "strong"), ("seen", &mark)]);
    assert!(wrong.status == 422 && wrong.body.contains("value=\"strong\""), "{}", wrong.body);
    assert_eq!(count_acts!(site, EntryChanged), 1);
    arbiter.start(&tournament);
    let refused = arbiter.post(&path, &[("name", "Josef"), ("seen", &mark)]);
    assert!(refused.status == 422 && refused.body.contains("The tournament is paired"));
});

both!(a_player_who_is_known_elsewhere_keeps_the_name, |site| {
    let (arbiter, tournament) = open(site);
    arbiter.enter(&tournament, &["Josef Knecht"]);
    let other = arbiter.tournament(&arbiter.published_event());
    arbiter.enter_list(&other, "Josef Knecht; 1500");
    let page = arbiter.page(&format!("{other}/entries"));
    let (_, edit) = page.split_once(&format!("href=\"{other}/entries/")).unwrap();
    let path = format!("{other}/entries/{}/edit", edit.split('/').next().unwrap());
    let mark = arbiter.seen(&path);
    let renamed = arbiter.post(&path, &[("name", "Magister Josef"), ("seen", &mark)]);
    assert!(renamed.status == 422 && renamed.body.contains("known from elsewhere"));
    arbiter.submit(&path, &[("name", "Josef Knecht"), ("rating", "1600"), ("seen", &mark)]);
    assert!(arbiter.page(&format!("{other}/entries")).contains("1600"));
    let page = arbiter.page(&format!("{tournament}/entries"));
    assert!(!page.contains("1600"), "another tournament has its own rating: {page}");
});

both!(one_form_takes_a_player_or_a_list_and_loses_neither, |site| {
    let (arbiter, tournament) = open(site);
    let both = [("name", "Otto"), ("lines", "Tito; 1500\nMax")];
    for path in ["entries", "entries/preview"] {
        let answer = arbiter.post(&format!("{tournament}/{path}"), &both);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("You filled in both one player and a list"));
        assert!(
            answer.body.contains("value=\"Otto\"") && answer.body.contains("\nTito; 1500\nMax<")
        );
    }
    let list = arbiter.post(&format!("{tournament}/entries"), &both[1..]);
    assert_eq!(list.status, 200, "Enter shows a list first: {}", list.body);
    assert_eq!(names(site, &tournament), [""; 0]);
    assert_eq!(
        arbiter.page(&format!("{tournament}/entries")).matches("Preview</button>").count(),
        1
    );
});

both!(a_file_that_is_refused_is_not_sent_back, |site| {
    let (arbiter, tournament) = open(site);
    let lines = "Josef Knecht;\n".repeat(52_632);
    let answer = upload(&arbiter, &tournament, lines.as_bytes());
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("52632 lines are too many"), "{}", answer.body);
    assert!(answer.body.len() < 20_000, "{} bytes", answer.body.len());
    let faulty = "Josef Knecht;strong\n".repeat(200);
    let answer = upload(&arbiter, &tournament, faulty.as_bytes());
    assert!(answer.body.contains("150 more lines have errors"), "{}", answer.body);
    assert_eq!(answer.body.matches("class=\"complaint\"").count(), 50);
});

both!(what_a_pasted_list_leaves_behind_is_understood_or_pointed_out, |site| {
    let (arbiter, tournament) = open(site);
    let lines =
        "1. Josef Knecht\n- Plinio Designori, Mailand\n\"Max; 1500\nMüller, Hans\nHans Müller";
    let page = preview(&arbiter, &tournament, lines).body;
    assert!(page.contains("<bdi>Josef Knecht</bdi>"), "{page}");
    assert!(page.contains("If Mailand is a town"), "{page}");
    assert!(page.contains("A quotation mark isn’t closed"), "{page}");
    assert!(page.contains("similar to line 4") && page.contains("similar to line 5"), "{page}");
    lacks(&page, "Born");
    let lines = "Name;Born\nJosef Knecht;1987";
    let page = preview(&arbiter, &tournament, lines).body;
    assert!(page.contains("<td class=\"n\">1987</td>"), "{page}");
    arbiter.enter_list(&tournament, lines);
    assert!(details_of_acts!(site, PlayersEntered)[0].contains("1987"));
});
