//! Alerts over HTTP, and by a mail server of the test's own.

use domain::audit::Act;
use rules::{AnyPosition, Seat};

use super::by_link::{Table, challenge, link_in};
use super::migrations::execute;
use super::played::count_acts;
use super::support::{Browser, Site};
use crate::database::unique;
use crate::smtp::{Mail, MailServer};

/// A server that sends mail, on the database of another one.
fn with_mail(site: &Site, server: &MailServer) -> Site {
    Site::at(&site.database_url, |settings| {
        settings.mail.server.clone_from(&server.url);
        "Magister <magister@castalia.example>".clone_into(&mut settings.mail.from);
        settings.server.public_url = "http://magister.example".to_owned().try_into().unwrap();
    })
}

/// The path of an address in a mail.
fn path_in(mail: &Mail, beginning: &str) -> String {
    let text = mail.text();
    let found = text.split_once(&format!("http://magister.example{beginning}"));
    let (_, rest) = found.unwrap_or_else(|| panic!("no {beginning} in {text}"));
    format!("{beginning}{}", rest.split_whitespace().next().unwrap())
}

/// Has mail sent to an address, and confirms it.
fn has_mail(browser: &Browser, server: &MailServer, frequency: &str) {
    let form = [("address", "knecht@waldzell.example"), ("frequency", frequency)];
    assert_eq!(browser.submit("/account/alerts/mail", &form), "/account/alerts");
    let mail = server.next();
    assert_eq!(mail.to, "knecht@waldzell.example");
    let confirm = path_in(&mail, "/mail/confirm/");
    let visitor = browser.clone();
    assert!(visitor.page(&confirm).contains("knecht@waldzell.example"));
    let answer = visitor.post(&confirm, &[("form_key", &unique("key"))]);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("E-mail goes to knecht@waldzell.example"), "{}", answer.body);
    // Once is enough.
    let again = visitor.post(&confirm, &[("form_key", &unique("key"))]);
    assert_eq!(again.status, 404);
    assert!(again.body.contains("already used"), "{}", again.body);
}

/// As if the last mail had gone out so many hours before.
fn mailed_before(site: &Site, hours: i64) {
    let at = system::clock::now() - chrono::TimeDelta::hours(hours);
    let at = at.format("%Y-%m-%d %H:%M:%S");
    execute(&site.database_url, &format!("UPDATE mailboxes SET mailed_at = '{at}'"));
}

/// As if it had been the turn of whoever is to move for so many hours.
fn begun_before(site: &Site, hours: i64) {
    let at = system::clock::now() - chrono::TimeDelta::hours(hours);
    let at = at.format("%Y-%m-%d %H:%M:%S");
    execute(&site.database_url, &format!("UPDATE link_games SET turn_at = '{at}'"));
}

/// A game in which whoever challenged is to move.
struct Game {
    table: Table,
    position: AnyPosition,
}

impl Game {
    fn begun(site: &Site) -> Self {
        let challenger = site.administrator();
        let link =
            link_in(&challenger.post("/by-link", &challenge(&[("form_key", &unique("key"))])));
        let table = Table::taken(site, challenger, (&link, "Plinio Designori"));
        Self { table, position: AnyPosition::start("bohnenspiel".parse().unwrap()) }
    }

    /// Whoever is to move does, whatever it is.
    fn moves(&mut self) {
        let Table { challenger, opponent, .. } = &self.table;
        let mover = if self.position.turn() == Seat::First { challenger } else { opponent };
        let text = self.position.continuations("").next[0].begun.clone();
        self.table.plays(mover, &text);
        self.position = self.position.play(&text).unwrap().0;
    }
}

both!(a_turn_is_told_by_mail_once_and_nothing_comes_after_one_click, |other| {
    let server = MailServer::start();
    let site = with_mail(other, &server);
    let knecht = site.administrator();
    has_mail(&knecht, &server, "at-once");
    // Of two servers one sends it.
    let second = with_mail(other, &server);
    let mut game = Game::begun(&site);
    // Ten minutes lie between two mails, the confirmation counts too.
    server.is_silent_for(7);
    mailed_before(&site, 1);
    let mail = server.next();
    assert_eq!(mail.header("Subject"), "Your turn against Plinio Designori");
    assert_eq!(mail.header("From"), "Magister <magister@castalia.example>");
    assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(path_in(&mail, "/by-link/"), game.table.path);
    let text = mail.text();
    assert!(text.contains("Bohnenspiel"), "{text}");
    // No link in it lets anybody in.
    assert!(!text.contains("/g/") && !text.contains("/p/"), "{text}");
    mailed_before(&site, 1);
    server.is_silent_for(7);
    // Once the server has noted that it sent the one before.
    mailed_before(&site, 1);
    game.moves();
    game.moves();
    let stop = path_in(&server.next(), "/mail/stop/");
    let header = mail.header("List-Unsubscribe");
    assert_eq!(header, format!("<http://magister.example{stop}>"));
    // As a mail program does it, which has no cookie and says nothing of where it comes from.
    let program = site.visitor();
    assert!(program.page(&stop).contains("Your games go on"));
    let body = b"List-Unsubscribe=One-Click";
    let form = "application/x-www-form-urlencoded";
    for _ in 0..2 {
        assert_eq!(program.post_bytes(&stop, form, body).status, 200);
    }
    game.moves();
    game.moves();
    mailed_before(&site, 1);
    server.is_silent_for(7);
    assert_eq!(count_acts!(&site, AlertsChanged), 3);
    drop(second);
});

both!(a_digest_comes_once_a_day_and_tells_of_all_turns, |other| {
    let server = MailServer::start();
    let site = with_mail(other, &server);
    has_mail(&site.administrator(), &server, "daily");
    let games = [Game::begun(&site), Game::begun(&site)];
    begun_before(&site, 25);
    server.is_silent_for(7);
    mailed_before(&site, 25);
    let mail = server.next();
    assert_eq!(mail.header("Subject"), "Your turn in 2 games");
    let text = mail.text();
    for game in &games {
        assert!(text.contains(&format!("{}\n", game.table.path)), "{text}");
    }
    server.is_silent_for(7);
    // Whoever does not move is told again the next day.
    mailed_before(&site, 25);
    assert_eq!(server.next().header("Subject"), "Your turn in 2 games");
});

both!(an_address_that_takes_nothing_changes_nothing_and_the_page_says_why, |other| {
    let server = MailServer::start();
    let site = with_mail(other, &server);
    let knecht = site.administrator();
    has_mail(&knecht, &server, "at-once");
    let save = |address: &str| {
        let form = [("form_key", &*unique("key")), ("address", address), ("frequency", "at-once")];
        knecht.post("/account/alerts/mail", &form)
    };
    let refused = |address: &str, words: &str| {
        let answer = save(address);
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains(words), "{}", answer.body);
        assert!(answer.body.contains(&format!("value=\"{address}\"")), "{}", answer.body);
    };
    refused("Josef Knecht", "Enter an address like");
    refused("nobody@waldzell.example", "This address can’t receive e-mail.");
    refused("later@waldzell.example", "Try again in a few minutes");
    // Whoever has an account cannot flood others with mail.
    assert_eq!(save("tegularius@waldzell.example").status, 429);
    assert!(knecht.page("/account/alerts").contains("E-mail goes to knecht@waldzell.example"));
    Game::begun(&site);
    mailed_before(&site, 1);
    assert_eq!(server.next().to, "knecht@waldzell.example");
    // The mail server has lost the address meanwhile.
    let moved = "UPDATE mailboxes SET address = 'nobody@waldzell.example'";
    execute(&site.database_url, moved);
    execute(&site.database_url, "UPDATE link_seats SET told_warnings = NULL");
    mailed_before(&site, 1);
    // Asked three times, confirmed once, refused once.
    for _ in 0..200 {
        if count_acts!(&site, AlertsChanged) == 5 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    let page = knecht.page("/account/alerts");
    assert!(page.contains("nobody@waldzell.example can’t receive e-mail"), "{page}");
});

both!(whoever_asks_too_often_loses_no_address_that_waits, |other| {
    let server = MailServer::start();
    let site = with_mail(other, &server);
    let knecht = site.administrator();
    let save = |address: &str| {
        let form = [("form_key", &*unique("key")), ("address", address), ("frequency", "at-once")];
        knecht.post("/account/alerts/mail", &form).status
    };
    for address in ["one@waldzell.example", "two@waldzell.example", "three@waldzell.example"] {
        assert_eq!(save(address), 303);
        server.next();
    }
    assert_eq!(save("four@waldzell.example"), 429);
    assert!(knecht.page("/account/alerts").contains("three@waldzell.example"));
    // Another account is not kept from an address by one that asks too often.
    for _ in 0..3 {
        assert_eq!(save("tegularius@waldzell.example"), 429);
    }
    let plinio = site.with_role(&knecht, "", "");
    let form = [("address", "tegularius@waldzell.example"), ("frequency", "at-once")];
    plinio.submit("/account/alerts/mail", &form);
    server.next();
});

both!(nothing_goes_to_an_address_that_nobody_has_confirmed, |other| {
    let server = MailServer::start();
    let site = with_mail(other, &server);
    let form = [("address", "knecht@waldzell.example"), ("frequency", "at-once")];
    site.administrator().submit("/account/alerts/mail", &form);
    server.next();
    Game::begun(&site);
    mailed_before(&site, 48);
    server.is_silent_for(7);
});

both!(a_feed_tells_of_turns_to_whoever_has_its_address_until_it_ends, |site| {
    let mut game = Game::begun(site);
    let knecht = game.table.challenger.clone();
    let make = || {
        let shown = knecht.post("/account/alerts/feed", &[("form_key", &unique("key"))]);
        assert_eq!((shown.status, shown.header("cache-control")), (200, "private, no-store"));
        let (_, rest) = shown.body.split_once("/feeds/").expect("an address");
        format!("/feeds/{}", rest.split('<').next().unwrap())
    };
    let (reader, path) = (site.visitor(), make());
    let feed = reader.get(&path);
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    assert_eq!(feed.header("cache-control"), "private, no-store");
    let entry = format!("{}\"/>", game.table.path);
    assert!(feed.body.contains(&entry), "{}", feed.body);
    assert!(feed.body.contains("Your turn against Plinio Designori"), "{}", feed.body);
    roxmltree::Document::parse(&feed.body).unwrap();
    game.moves();
    assert!(!reader.page(&path).contains(&entry));
    let again = make();
    assert_eq!(reader.get(&path).status, 404);
    assert_eq!(reader.get(&again).status, 200);
    assert_eq!(knecht.submit("/account/alerts/feed/end", &[]), "/account/alerts");
    assert_eq!(reader.get(&again).status, 404);
    assert_eq!(count_acts!(site, AlertsChanged), 3);
});

both!(without_a_mail_server_the_page_says_so, |site| {
    let page = site.administrator().page("/account/alerts");
    assert!(page.contains("This server sends no e-mail."), "{page}");
    let form = [("form_key", "key"), ("address", "a@b.example"), ("frequency", "daily")];
    assert_eq!(site.administrator().post("/account/alerts/mail", &form).status, 404);
});
