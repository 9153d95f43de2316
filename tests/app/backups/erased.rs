//! Who was erased stays erased when a backup from before is restored.

use chrono::TimeDelta;
use store::bin;

use super::*;

const NAME: &str = "Fritz Tegularius";
const CLUB: &str = "Waldzell Bead Club";

/// Erases a player for good, with the entry that was made by mistake.
fn erase(site: &Site, tables: &[&str]) {
    for table in tables {
        let statement = format!("UPDATE {table} SET deleted_at = '2026-01-01 00:00:00'");
        let statement = match *table {
            "players" => format!("{statement} WHERE name = '{NAME}'"),
            _ => format!(
                "{statement} WHERE player_id = (SELECT id FROM players WHERE name = '{NAME}')"
            ),
        };
        let done = |db: &mut store::Db| -> store::Stored<usize> {
            Ok(diesel::RunQueryDsl::execute(diesel::sql_query(&statement), db)?)
        };
        assert!(site.store.write(done).unwrap() > 0, "{statement}");
    }
    let later = clock::now() + TimeDelta::days(1);
    site.store.write(|db| bin::empty(db, later, later)).unwrap();
}

/// Whether a database has a text anywhere: in any byte of a file, or any text of a server.
fn has(url: &str, text: &str) -> bool {
    match url.strip_prefix("sqlite:") {
        Some(file) => {
            let bytes = std::fs::read(file).unwrap();
            bytes.windows(text.len()).any(|found| found == text.as_bytes())
        }
        None => dump(url).values().flatten().any(|row| row.contains(text)),
    }
}

/// A site with somebody who is entered in a tournament that has not started.
fn hall(site: &Site) -> String {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    let lines = format!("Josef Knecht\n{NAME}; 1500; {CLUB}\nAnna Becker");
    administrator.enter_list(&tournament, &lines);
    tournament
}

fn is_gone_from(url: &str) {
    for text in [NAME, CLUB, "fritz tegularius"] {
        assert!(!has(url, text), "{text} in {url}");
    }
    assert!(has(url, "Josef Knecht"));
    is_sound(url);
}

both!(whoever_is_erased_is_not_brought_back_by_an_older_backup, |site| {
    hall(site);
    let older = back_up(&site.store, None);
    erase(site, &["entries", "players"]);
    let faults = site.store.read(|db| desk::audit::check(db, None)).unwrap().faults;
    assert_eq!(faults, []);
    let later = back_up(&site.store, None);
    assert_eq!(manifest(&later).unwrap().erased.len(), 1);
    // The database that is replaced knows.
    let same = of_the_same_kind(&site.database_url);
    restore(&same, &options(&later, None)).unwrap();
    let replace = Restoring { replacing: Replacing::Anything, ..options(&older, None) };
    let restored = restore(&same, &replace).unwrap();
    assert_eq!(restored.erased, 1);
    is_gone_from(&same);
    // So does a later backup in the same folder, or in the one for copies.
    let other = of_the_other_kind(&site.database_url);
    let kept = later.parent();
    let restored = restore(&other, &Restoring { folder: kept, ..options(&older, None) }).unwrap();
    assert_eq!(restored.erased, 1);
    is_gone_from(&other);
    std::fs::copy(&later, older.with_file_name("later.magister")).unwrap();
    let other = of_the_other_kind(&site.database_url);
    assert_eq!(restore(&other, &options(&older, None)).unwrap().erased, 1);
    is_gone_from(&other);
    // And it goes on: the next backup tells it as well.
    assert_eq!(manifest(&back_up(&open(&other), None)).unwrap().erased.len(), 1);
});

both!(of_an_erased_player_with_games_only_the_games_come_back, |site| {
    let others = ["Josef Knecht", NAME, "Anna Becker"];
    let played = Played::start(site, &Plan::RATED, &others);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]).close_after(1);
    let older = back_up(&site.store, None);
    let mark = {
        let find = |db: &mut store::Db| {
            store::erasures::remember(db, &[played.players[1].0], clock::now())?;
            store::erasures::list(db)
        };
        site.store.write(find).unwrap()
    };
    assert_eq!(mark.len(), 1);
    let later = back_up(&site.store, None);
    let url = of_the_same_kind(&site.database_url);
    let restored = restore(&url, &Restoring { folder: later.parent(), ..options(&older, None) });
    assert_eq!(restored.unwrap().erased, 1);
    is_gone_from(&url);
    assert!(has(&url, &format!("Deleted player {}", played.players[1])));
    assert_eq!(dump(&url)["results"], dump(&site.database_url)["results"]);
});
