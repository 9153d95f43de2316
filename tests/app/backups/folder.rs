//! The folder of copies: what the server puts there by itself, and the page about it.

use std::time::Duration;

use desk::backups::list;
use domain::audit::Act;
use domain::backups::Copy;
use domain::zone::Zone;
use magister::config::Settings;

use super::super::played::count_acts;
use super::super::support::{Browser, hidden};
use super::super::swiss::Swiss;
use super::*;
use crate::database::{Lent, unique};

/// A server that makes copies, and their folder.
fn site(lent: Lent, keep: usize) -> (Site, PathBuf, Lent) {
    let folder = folder("copies").join("backups");
    let mut settings = Settings::load(None).unwrap();
    settings.server.listen = "127.0.0.1:0".parse().unwrap();
    settings.server.time_zone = Zone::UTC;
    settings.database.url.clone_from(&lent.url);
    settings.accounts.sign_in_burst = 1000;
    settings.backup.folder = folder.display().to_string();
    settings.backup.keep = keep;
    (Site::start_with(settings), folder, lent)
}

/// The same test on both databases.
macro_rules! each {
    ($name:ident, $keep:expr, |$site:ident, $folder:ident| $body:block) => {
        mod $name {
            use super::*;

            fn check(lent: Lent) {
                let (site, folder, _lent) = site(lent, $keep);
                let run = |$site: &Site, $folder: &Path| $body;
                run(&site, &folder);
            }

            #[test]
            fn on_sqlite() {
                check(Lent::on_sqlite());
            }

            #[test]
            fn on_postgres() {
                check(Lent::on_postgres());
            }
        }
    };
}

/// Waits for so many copies, a minute at most.
fn copies(folder: &Path, wanted: usize) -> Vec<Copy> {
    for _ in 0..600 {
        let found = list(folder).unwrap();
        if found.len() == wanted {
            return found;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("{} copies, not {wanted}", list(folder).unwrap().len());
}

fn why(copy: &Copy) -> Why {
    copy.manifest.clone().unwrap().why
}

/// Publishes the round that is next, as its draft is.
fn publish(swiss: &Swiss<'_>, round: u16) {
    let draft = swiss.at(&format!("rounds/{round}/draft"));
    let form = [("seen", &*swiss.arbiter.seen(&draft)), ("form_key", &unique("key"))];
    swiss.arbiter.submit(&swiss.at(&format!("rounds/{round}/publish")), &form);
}

each!(a_published_round_and_a_closed_tournament_are_copied, 20, |site, folder| {
    let swiss = Swiss::start(site, 4, "1");
    assert!(!folder.exists());
    publish(&swiss, 1);
    let found = copies(folder, 1);
    let tournament = "Glass Bead Game 2×6".to_owned();
    assert_eq!(why(&found[0]), Why::RoundPublished { tournament: tournament.clone(), round: 1 });
    for board in ["1", "2"] {
        let path = swiss.at(&format!("rounds/1/boards/{board}"));
        let form = [("outcome", "draw"), ("ending", "agreement"), ("form_key", &unique("key"))];
        let answer = swiss.arbiter.post(&path, &form);
        assert!(answer.status < 400, "{}", answer.body);
    }
    let version = hidden(&swiss.arbiter.page(&swiss.at("close")), "version");
    let form = [("version", &*version), ("form_key", &unique("key"))];
    let answer = swiss.arbiter.post(&swiss.at("close"), &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let found = copies(folder, 2);
    assert_eq!(why(&found[0]), Why::TournamentClosed { tournament });
    let page = swiss.arbiter.page("/backups");
    assert!(page.contains("Round 1 of Glass Bead Game 2×6 published"), "{page}");
    assert!(page.contains("Glass Bead Game 2×6 closed") && page.contains("4 players"), "{page}");
    let url = database::on_sqlite();
    restore(&url, &options(&folder.join(&found[0].name), None)).unwrap();
    is_sound(&url);
    assert_eq!(count_acts!(site, BackupMade), 0);
});

each!(a_round_robin_that_starts_is_copied, 20, |site, folder| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter_list(&tournament, "Josef Knecht\nPlinio Designori\nAnna Becker");
    assert!(!folder.exists());
    administrator.start(&tournament);
    let found = copies(folder, 1);
    let Why::TournamentStarted { tournament: name } = why(&found[0]) else {
        panic!("{:?}", why(&found[0]));
    };
    let page = administrator.page("/backups");
    assert!(page.contains(&format!("{name} started")), "{page}");
    let url = database::on_sqlite();
    restore(&url, &options(&folder.join(&found[0].name), None)).unwrap();
    let [there, copied] = [&site.database_url, &url].map(|url| dump(url)["pairings"].len());
    assert!(there >= 3 && copied == there, "all rounds are in it: {copied} of {there}");
    is_sound(&url);
});

fn back_up_now(administrator: &Browser) -> String {
    let form = [("form_key", &*unique("key"))];
    let page = administrator.submit("/backups", &form);
    administrator.page(&page)
}

each!(an_administrator_makes_a_copy_and_takes_it_away, 0, |site, folder| {
    let administrator = site.administrator();
    let page = administrator.page("/backups");
    assert!(page.contains("There are no backups yet.") && page.contains("is 0."), "{page}");
    assert!(administrator.page("/accounts").contains("href=\"/backups\""));
    let page = back_up_now(&administrator);
    assert!(page.contains("Made by hand"), "{page}");
    let name = copies(folder, 1).remove(0).name;
    let path = format!("/backups/{name}");
    assert!(page.contains(&path), "{page}");
    let answer = administrator.get(&path);
    assert_eq!((answer.status, answer.header("cache-control")), (200, "private, no-store"));
    let disposition = format!("attachment; filename=\"{name}\"");
    assert_eq!(answer.header("content-disposition"), disposition);
    assert_eq!(answer.bytes, std::fs::read(folder.join(&name)).unwrap());
    assert_eq!(count_acts!(site, BackupMade) + count_acts!(site, BackupDownloaded), 2);
    let page = administrator.page("/audit");
    assert!(page.contains(&format!("The backup {name} was downloaded.")), "{page}");
    for other in ["/backups/none.magister", "/backups/..%2Ftest.sqlite"] {
        assert_eq!(administrator.get(other).status, 404, "{other}");
    }
    let event = administrator.published_event();
    let organiser = site.with_role(&administrator, &event, "organiser");
    for path in ["/backups", &path] {
        assert_eq!(organiser.get(path).status, 403, "{path}");
    }
});

each!(a_copy_that_fails_is_told_and_breaks_nothing, 20, |site, folder| {
    let swiss = Swiss::start(site, 4, "2");
    // A file stands where the folder should be.
    std::fs::write(folder, "").unwrap();
    publish(&swiss, 1);
    let is_told = || swiss.arbiter.page("/backups").contains("failed:");
    let waited = (0..600).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        is_told()
    });
    assert!(waited);
    assert_eq!(swiss.arbiter.get(&swiss.at("rounds/1")).status, 200);
    std::fs::remove_file(folder).unwrap();
    back_up_now(&swiss.arbiter);
    assert!(!is_told());
});

each!(only_the_newest_copies_are_kept, 2, |site, folder| {
    let store = &site.store;
    let names: Vec<String> = (0..4)
        .map(|days| {
            let now = clock::now() - chrono::TimeDelta::days(20 - days);
            let why = Why::TournamentClosed { tournament: "Beads".to_owned() };
            std::fs::create_dir_all(folder).unwrap();
            std::fs::write(folder.join("magister-x.magister.part-1"), "cut").unwrap();
            let copied = desk::backups::add(store, Maker::Program, (folder, 2), (why, now));
            copied.unwrap()
        })
        .collect();
    let left: Vec<String> = list(folder).unwrap().into_iter().map(|copy| copy.name).collect();
    // The first one of all was the newest of its week when it was made; it is not any more.
    assert_eq!(left[..2], [names[3].clone(), names[2].clone()]);
    assert!(!folder.join("magister-x.magister.part-1").exists());
    let there = list(folder).unwrap();
    let today = domain::backups::superfluous(&there, 2, clock::now().date_naive());
    assert!(today.iter().all(|name| left[2..].contains(&(*name).to_owned())));
});
