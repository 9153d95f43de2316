//! Histories of games: imported, rated beside tournaments, shown.

use std::path::PathBuf;

use magister::cli::ratings::import::{Done, Import, ImportError, Imported, Notice, run};
use magister::clock;
use magister::domain::PoolId;
use magister::domain::ratings::{PeriodKey, RatingRow};
use magister::store::{Db, history, players, ratings};

use super::database::unique;
use super::played::{Plan, Played};
use super::support::Site;

const FAMILY: &str = "result-only:Chess";
const GAMES: &str = "date,first,second,result,tournament\n\
    2001-03-01,Josef Knecht,Plinio Designori,1-0,Waldzell Cup\n\
    2001-03-02,Plinio Designori,Fritz Tegularius,1/2-1/2,Waldzell Cup\n\
    2001-04-11,Fritz Tegularius,josef knecht,0-1,Friendly\n\
    2001-05-01,Fritz Tegularius,Plinio Designori,NA,Friendly\n";

fn import(site: &Site, text: &str, family: &str, periods: &str) -> Result<Imported, ImportError> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(unique("history"));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.csv");
    std::fs::write(&file, text).unwrap();
    run(&options(file, family, periods), &site.store, clock::now())
}

fn options(file: PathBuf, family: &str, periods: &str) -> Import {
    let (family, periods) = (family.to_owned(), periods.parse().unwrap());
    Import { file, family, periods, source: None, overlapping: false }
}

#[track_caller]
fn is_what_the_facts_give(site: &Site) {
    assert_eq!(site.store.read(ratings::verify).unwrap(), []);
}

fn ledger(site: &Site, pool: PoolId) -> Vec<RatingRow> {
    site.store.read(|db| ratings::of_pool(db, pool)).unwrap()
}

both!(a_history_is_rated_in_its_periods, |site| {
    let imported = import(site, GAMES, FAMILY, "month").unwrap();
    let told: Vec<String> = imported.notices.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["\"josef knecht\" is taken for \"Josef Knecht\"", "1 games without a result are left out"]
    );
    assert_eq!(imported.done.to_string(), "history 1: 3 games in 2 periods; 6 ratings moved");
    is_what_the_facts_give(site);
    assert_eq!(site.store.read(players::list).unwrap().len(), 3);
    let rows = ledger(site, PoolId(1));
    assert_eq!(rows.len(), 5);
    assert!(rows.iter().all(|row| matches!(row.period, PeriodKey::Stretch(_))));

    let page = site.visitor().page("/ratings/1");
    assert!(page.contains("Chess, Glicko-2") && page.contains("games.csv, until 11 April 2001"));
    let player = format!("/players/{}", rows[0].player);
    assert!(site.visitor().page(&player).contains("games.csv, until"), "ratings are public");
    assert!(site.visitor().page("/players").contains("Fritz Tegularius"));

    let again = import(site, GAMES, FAMILY, "month").unwrap();
    assert!(matches!(again.done, Done::AlreadyThere(_)));
    assert_eq!(ledger(site, PoolId(1)), rows);
    let otherwise = import(site, GAMES, FAMILY, "tournament").unwrap_err();
    assert_eq!(
        otherwise.to_string(),
        "this file is history 1 already, and keeps its periods: --periods month"
    );
});

both!(another_file_of_the_same_name_is_another_history, |site| {
    import(site, GAMES, FAMILY, "tournament").unwrap();
    let later = GAMES.replace("2001-", "2002-");
    let imported = import(site, &later, FAMILY, "tournament").unwrap();
    assert!(!imported.notices.iter().any(|notice| matches!(notice, Notice::Import(_))));
    is_what_the_facts_give(site);
    let page = site.visitor().page("/ratings/1");
    assert!(page.contains("games.csv: Friendly"), "{page}");
    assert_eq!(ledger(site, PoolId(1)).iter().map(|row| row.games).sum::<u32>(), 12);
    // A longer file of the same games would count them twice.
    let longer = format!("{GAMES}2001-06-01,Josef Knecht,Carlo Ferromonte,1-0,\n");
    let refusal = import(site, &longer, FAMILY, "tournament").unwrap_err().to_string();
    assert!(refusal.starts_with("history 1 (games.csv) has games of the same time"), "{refusal}");
    assert!(refusal.contains("--overlapping"), "{refusal}");
    assert_eq!(site.store.read(history::list).unwrap().len(), 2);
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(unique("longer"));
    std::fs::write(&file, longer).unwrap();
    let others = Import { overlapping: true, ..options(file, FAMILY, "tournament") };
    run(&others, &site.store, clock::now()).unwrap();
    is_what_the_facts_give(site);
});

both!(an_import_goes_on_with_the_players_it_began_with, |site| {
    import(site, GAMES, FAMILY, "month").unwrap();
    let whole = ledger(site, PoolId(1));
    let renamed = |db: &mut Db| {
        use diesel::prelude::*;
        for statement in [
            "DELETE FROM ledger",
            "DELETE FROM history_games WHERE line > 2",
            "UPDATE histories SET completed_at = NULL",
            "UPDATE players SET name = 'Der Magister', name_key = 'der magister' \
             WHERE name = 'Josef Knecht'",
        ] {
            diesel::sql_query(statement).execute(db)?;
        }
        Ok(())
    };
    site.store.write(renamed).unwrap();
    import(site, GAMES, FAMILY, "month").unwrap();
    assert_eq!(ledger(site, PoolId(1)), whole);
    let names = site.store.read(players::list).unwrap();
    assert_eq!(names.iter().filter(|player| player.name.starts_with("Josef")).count(), 0);
});

both!(a_result_of_a_day_to_come_is_a_slip, |site| {
    let later = GAMES.replace("2001-03-02", "2901-03-02");
    let refusal = import(site, &later, FAMILY, "month").unwrap_err().to_string();
    assert_eq!(refusal, "line 3: 2901-03-02 is still to come, but there is a result");
});

both!(a_history_comes_before_the_tournaments_of_later_days, |site| {
    let plan = Plan::RATED;
    let names = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"];
    let played = Played::start(site, &plan, &names);
    played.record(&["x 1 1", "0 x 1", "0 0 x"]).close_after(0);
    let alone = ledger(site, PoolId(2));
    let imported = import(site, GAMES, "gbg", "month").unwrap();
    assert!(imported.done.to_string().ends_with("; 6 ratings moved"), "{}", imported.done);
    is_what_the_facts_give(site);
    let rows = ledger(site, PoolId(2));
    let of_tournament = rows.iter().find(|row| row.period == PeriodKey::Tournament(played.id));
    assert_ne!(of_tournament.unwrap().before, alone[0].before, "it begins with what was before");
    let before = rows;
    played.set(1, 2, "0");
    is_what_the_facts_give(site);
    played.set(1, 2, "1");
    assert_eq!(ledger(site, PoolId(2)), before);
});

both!(what_is_broken_off_is_told_and_goes_on, |site| {
    import(site, GAMES, FAMILY, "month").unwrap();
    let whole = ledger(site, PoolId(1));
    let break_off = |db: &mut Db| {
        use diesel::prelude::*;
        for statement in [
            "DELETE FROM ledger",
            "DELETE FROM history_games WHERE line > 2",
            "UPDATE histories SET completed_at = NULL",
        ] {
            diesel::sql_query(statement).execute(db)?;
        }
        Ok(())
    };
    site.store.write(break_off).unwrap();
    let found = site.store.read(ratings::verify).unwrap();
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["history 1 (games.csv): 1 of 3 games, import it again to go on"]);
    let imported = import(site, GAMES, FAMILY, "month").unwrap();
    assert!(imported.done.to_string().contains("1 of them had been stored before"));
    is_what_the_facts_give(site);
    assert_eq!(ledger(site, PoolId(1)), whole);
    let count = |db: &mut Db| {
        let all = history::list(db)?;
        assert_eq!(all.len(), 1);
        history::count_games(db, all[0].id)
    };
    assert_eq!(site.store.read(count).unwrap(), 3);
});
