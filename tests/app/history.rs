//! Histories of games: imported, rated beside tournaments, shown.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use chrono::TimeDelta;
use desk::history::Done;
use domain::audit::Act;
use domain::events::Visibility;
use domain::privacy::Eyes;
use domain::ratings::{PeriodKey, RatingRow};
use domain::tournaments::Rated;
use domain::{HistoryId, PlayerId, PoolId};
use magister::cli::ratings::forget::{self, Forget, ForgetError};
use magister::cli::ratings::import::{Import, ImportError, Imported, Notice, line, run};
use store::{Db, Store, history, players, ratings};
use system::clock;

use super::played::{Plan, Played, details_of_acts, row_of};
use super::support::{Site, lacks};
use super::temporary::{folder, temporary};

pub(super) const FAMILY: &str = "result-only:Chess";
const GAMES: &str = "date,first,second,result,tournament\n\
    2001-03-01,Josef Knecht,Plinio Designori,1-0,Waldzell Cup\n\
    2001-03-02,Plinio Designori,Fritz Tegularius,1/2-1/2,Waldzell Cup\n\
    2001-04-11,Fritz Tegularius,josef knecht,0-1,Friendly\n\
    2001-05-01,Fritz Tegularius,Plinio Designori,NA,Friendly\n";

pub(super) fn import(
    site: &Site,
    text: &str,
    family: &str,
    periods: &str,
) -> Result<Imported, ImportError> {
    run(&options(file(text), family, periods), &site.store, clock::now())
}

fn file(text: &str) -> PathBuf {
    let file = folder("history").join("games.csv");
    std::fs::write(&file, text).unwrap();
    file
}

fn options(file: PathBuf, family: &str, periods: &str) -> Import {
    let (family, periods) = (family.to_owned(), periods.parse().unwrap());
    Import { file, family, periods, source: None, overlapping: false }
}

/// What is left of the only history if it is broken off after a line of its file.
fn break_off(site: &Site, line: usize) {
    let statements = [
        "DELETE FROM ledger".to_owned(),
        format!("DELETE FROM history_games WHERE line > {line}"),
        "UPDATE histories SET completed_at = NULL".to_owned(),
    ];
    let work = |db: &mut Db| {
        use diesel::prelude::*;
        for statement in &statements {
            diesel::sql_query(statement).execute(db)?;
        }
        Ok(())
    };
    site.store.write(work).unwrap();
}

/// The player of a name.
pub(super) fn player(site: &Site, name: &str) -> PlayerId {
    let all = site.store.read(|db| players::list(db, Eyes::Staff)).unwrap();
    all.iter().find(|player| player.name == name).unwrap().id
}

#[track_caller]
fn is_what_the_facts_give(site: &Site) {
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
}

fn ledger(site: &Site, pool: PoolId) -> Vec<RatingRow> {
    site.store.read(|db| ratings::of_pool(db, pool)).unwrap()
}

both!(a_history_is_rated_in_its_periods, |site| {
    let imported = import(site, GAMES, FAMILY, "month").unwrap();
    let told: Vec<String> = imported.notices.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["\"josef knecht\" is read as \"Josef Knecht\"", "games without a result, left out: 1"]
    );
    assert_eq!(line(&imported.done), "history 1: 3 games in 2 periods; 6 ratings changed");
    is_what_the_facts_give(site);
    assert_eq!(site.store.read(|db| players::list(db, Eyes::Staff)).unwrap().len(), 3);
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
        "this file is history 1 already: use its periods, --periods month"
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
    let file = temporary("longer");
    std::fs::write(&file, longer).unwrap();
    let others = Import { overlapping: true, ..options(file, FAMILY, "tournament") };
    run(&others, &site.store, clock::now()).unwrap();
    is_what_the_facts_give(site);
});

both!(an_import_goes_on_with_the_players_it_began_with, |site| {
    import(site, GAMES, FAMILY, "month").unwrap();
    let whole = ledger(site, PoolId(1));
    break_off(site, 2);
    let renamed = |db: &mut Db| {
        use diesel::prelude::*;
        let statement = "UPDATE players SET name = 'Der Magister', name_key = 'der magister' \
             WHERE name = 'Josef Knecht'";
        diesel::sql_query(statement).execute(db)?;
        Ok(())
    };
    site.store.write(renamed).unwrap();
    import(site, GAMES, FAMILY, "month").unwrap();
    assert_eq!(ledger(site, PoolId(1)), whole);
    let names = site.store.read(|db| players::list(db, Eyes::Staff)).unwrap();
    assert_eq!(names.iter().filter(|player| player.name.starts_with("Josef")).count(), 0);
});

both!(a_result_of_a_day_to_come_is_a_slip, |site| {
    let later = GAMES.replace("2001-03-02", "2901-03-02");
    let refusal = import(site, &later, FAMILY, "month").unwrap_err().to_string();
    assert_eq!(refusal, "line 3: there is a result, but 2901-03-02 is in the future");
});

both!(a_history_comes_before_the_tournaments_of_later_days, |site| {
    let plan = Plan::RATED;
    let names = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"];
    let played = Played::start(site, &plan, &names);
    played.record(&["x 1 1", "0 x 1", "0 0 x"]).close_after(0);
    let alone = ledger(site, PoolId(2));
    let imported = import(site, GAMES, "gbg", "month").unwrap();
    assert!(line(&imported.done).ends_with("; 6 ratings changed"), "{:?}", imported.done);
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
    break_off(site, 2);
    let found = site.store.read(desk::ratings::verify).unwrap();
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["history 1 (games.csv): 1 of 3 games; import it again to resume, or \
             remove it with `magister ratings forget 1`"]
    );
    let imported = import(site, GAMES, FAMILY, "month").unwrap();
    assert!(line(&imported.done).contains("1 of them stored before"));
    is_what_the_facts_give(site);
    assert_eq!(ledger(site, PoolId(1)), whole);
    let count = |db: &mut Db| {
        let all = history::list(db)?;
        assert_eq!(all.len(), 1);
        history::count_games(db, all[0].id)
    };
    assert_eq!(site.store.read(count).unwrap(), 3);
});

/// Games of a few dozen players, one a day, with the heading on the first line.
fn many_games(n_games: usize) -> String {
    let mut text = "date,first,second,result\n".to_owned();
    for game in 0..n_games {
        let (first, second) = (game % 30, (game + 1 + game % 29) % 30);
        let (year, month, day) = (1980 + game / 336, 1 + game / 28 % 12, 1 + game % 28);
        let result = ["1-0", "0-1", "1/2-1/2"][game % 5 % 3];
        writeln!(text, "{year}-{month:02}-{day:02},Player {first},Player {second},{result}")
            .unwrap();
    }
    text
}

both!(an_import_goes_on_after_every_part_that_is_stored_at_once, |site| {
    // Parts of 2000 games: before the first, after each, and with all games but no rating.
    let file = file(&many_games(4500));
    let import = || run(&options(file.clone(), FAMILY, "month"), &site.store, clock::now());
    import().unwrap();
    let whole = ledger(site, PoolId(1));
    for n_games in [0, 2000, 4000, 4500] {
        break_off(site, n_games + 1);
        let told = site.store.read(desk::ratings::verify).unwrap();
        assert!(told[0].to_string().contains(&format!("{n_games} of 4500 games")), "{told:?}");
        let done = import().unwrap().done;
        assert!(matches!(done, Done::Stored { n_before, .. } if n_before == n_games), "{done:?}");
        assert_eq!(ledger(site, PoolId(1)), whole, "after {n_games} games");
    }
    is_what_the_facts_give(site);
});

both!(two_imports_of_one_file_at_once_are_one_history, |site| {
    let file = file(&many_games(4500));
    let import = |file: &Path| {
        let store = Store::open(&site.database_url.parse().unwrap(), 2).unwrap();
        run(&options(file.to_owned(), FAMILY, "month"), &store, clock::now()).map(|done| done.done)
    };
    let done = std::thread::scope(|scope| {
        let both = [scope.spawn(|| import(&file)), scope.spawn(|| import(&file))];
        both.map(|one| one.join().unwrap().unwrap())
    });
    let id = |done: &Done| match done {
        Done::AlreadyThere(id) | Done::Stored { id, .. } => *id,
    };
    assert_eq!(id(&done[0]), id(&done[1]));
    assert_eq!(site.store.read(|db| history::count_games(db, id(&done[0]))).unwrap(), 4500);
    assert_eq!(site.store.read(history::list).unwrap().len(), 1);
    assert_eq!(details_of_acts!(site, HistoryImported).len(), 1);
    is_what_the_facts_give(site);
});

fn forget(site: &Site, history: i32) -> Result<String, ForgetError> {
    let options = Forget { history: HistoryId(history) };
    forget::run(&options, &site.store, clock::now())
}

both!(what_was_broken_off_and_is_gone_is_forgotten, |site| {
    Played::start(site, &Plan::RATED, &["Josef Knecht", "Tito Designori"]);
    import(site, GAMES, FAMILY, "month").unwrap();
    let refusal = forget(site, 1).unwrap_err().to_string();
    assert!(refusal.starts_with("history 1 (games.csv) is complete"), "{refusal}");
    break_off(site, 2);
    let changed = GAMES.replace("0-1", "1-0");
    let refusal = import(site, &changed, FAMILY, "month").unwrap_err().to_string();
    assert!(refusal.contains("`magister ratings forget 1` removes it"), "{refusal}");

    let told = forget(site, 1).unwrap();
    assert_eq!(told, "history 1 (games.csv) is removed (games: 1, players: 2)");
    is_what_the_facts_give(site);
    assert!(site.store.read(history::list).unwrap().is_empty());
    let names = site.store.read(|db| players::list(db, Eyes::Staff)).unwrap();
    let names: Vec<&str> = names.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Josef Knecht", "Tito Designori"], "they are in a tournament");
    let acts = details_of_acts!(site, HistoryForgotten);
    assert!(acts.len() == 1 && acts[0].contains("\"file\":\"games.csv\""), "{acts:?}");
    assert_eq!(forget(site, 1).unwrap_err().to_string(), "there is no history 1");

    import(site, &changed, FAMILY, "month").unwrap();
    is_what_the_facts_give(site);
});

both!(two_players_see_their_games_of_histories_and_tournaments, |site| {
    import(site, GAMES, "gbg", "tournament").unwrap();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x =", "= x"]).close_after(0);
    let [knecht, plinio] = played.players[..] else { panic!() };
    let visitor = site.visitor();
    let page = visitor.page(&format!("/players/{knecht}/against/{plinio}"));
    assert!(page.contains("<b>1½ – ½</b>"), "{page}");
    assert!(
        page.contains(
            "<th scope=\"row\">Glass Bead Game</th><td class=\"n\" data-label=\"Games\">2</td>"
        ),
        "{page}"
    );
    let (_, games) = page.split_once("<h2>Games</h2>").unwrap();
    assert_eq!(games.matches("<tr>").count(), 1 + 2, "{games}");
    let (tournament, history) = games.split_once("games.csv: Waldzell Cup").unwrap();
    assert!(tournament.contains("Glass Bead Open"), "the latest first: {games}");
    assert!(history.contains("1 March 2001") && history.contains("<b>1500</b>"), "{games}");
    lacks(&page, "not rated yet");
    let (_, period) = tournament.rsplit_once("<a href=\"").unwrap();
    let period = visitor.page(period.split('"').next().unwrap());
    assert!(period.contains("Plinio Designori") && period.contains("1 March 2001"), "{period}");

    let tegularius = player(site, "Fritz Tegularius");
    let page = visitor.page(&format!("/players/{plinio}/against/{tegularius}"));
    assert!(page.contains("<b>½ – ½</b>"), "{page}");
    break_off(site, 2);
    let page = site.administrator().page(&format!("/players/{plinio}/against/{tegularius}"));
    assert!(page.contains("These two haven’t met yet."), "nothing of it counts: {page}");
});

both!(the_record_and_the_games_of_a_player_hold_those_of_histories, |site| {
    import(site, GAMES, "gbg", "month").unwrap();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 0", "1 x"]).close_after(0);
    let page = site.visitor().page(&format!("/players/{}", played.players[0]));
    assert!(page.contains("<th scope=\"row\">Second</th><td class=\"n\">1</td>"), "{page}");
    assert!(page.contains("<th scope=\"row\">Total</th><td class=\"n\">3</td>"), "{page}");
    assert_eq!(row_of(&page, "Plinio Designori"), ["Plinio Designori", "2", "1", "0", "1"]);
    assert_eq!(row_of(&page, "Fritz Tegularius"), ["Fritz Tegularius", "1", "1", "0", "0"]);
    let (_, games) = page.split_once("<h2>Games</h2>").unwrap();
    assert_eq!(games.matches("<tr>").count(), 1 + 3, "{games}");
    let row = row_of(games, "Fritz Tegularius");
    assert_eq!(
        (row[3].as_str(), row[4].as_str(), row[6].as_str()),
        ("won", "games.csv", "11 April 2001")
    );
    let first = row_of(games, "Plinio Designori");
    assert!(first[4].contains("Glass Bead Open"), "the latest first: {first:?}");
});

both!(games_of_whoever_was_merged_are_those_of_who_was_kept, |site| {
    let text = format!("{GAMES}2001-06-01,J. Knecht,Plinio Designori,0-1,Friendly\n");
    import(site, &text, FAMILY, "month").unwrap();
    let administrator = site.administrator();
    let (josef, jk) = (player(site, "Josef Knecht"), player(site, "J. Knecht"));
    let path = format!("/players/{josef}/merge/{jk}");
    let preview = administrator.page(&path);
    let counts = "<th scope=\"row\">Games</th><td class=\"n\">2</td><td class=\"n\">1</td>\
         <td class=\"n\">3</td>";
    assert!(preview.contains(counts), "{preview}");
    administrator.post(&path, &[("reason", "He said so himself.")]);
    let plinio = player(site, "Plinio Designori");
    let page = site.visitor().page(&format!("/players/{plinio}/against/{josef}"));
    assert!(page.contains("<b>1 – 1</b>"), "{page}");
    let page = site.visitor().page(&format!("/players/{josef}"));
    assert_eq!(row_of(&page, "Plinio Designori"), ["Plinio Designori", "2", "1", "0", "1"]);
});

both!(an_opponents_rating_is_of_the_family_of_the_game, |site| {
    // Challenge comes before Game in the list of pools.
    import(site, GAMES, "gbc", "month").unwrap();
    for days in [-9, 0] {
        let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
        played.record(&["x 1", "0 x"]).close_after(days);
    }
    let page = site.visitor().page(&format!("/players/{}", player(site, "Josef Knecht")));
    let (_, games) = page.split_once("<h2>Games</h2>").unwrap();
    let row = row_of(games, "Plinio Designori");
    assert!(!["", "1500"].contains(&row[1].as_str()), "{row:?}");
});

both!(a_name_of_a_history_is_found_after_its_player_was_merged, |site| {
    import(site, GAMES, FAMILY, "month").unwrap();
    let others = "date,first,second,result,tournament\n\
        2002-03-01,Sepp Knecht,Plinio Designori,1-0,Waldzell Cup\n\
        2002-03-02,Fritz Tegularius,J. Knecht,0-1,Waldzell Cup\n";
    import(site, others, FAMILY, "month").unwrap();
    let all = site.store.read(|db| players::list(db, Eyes::Staff)).unwrap();
    let id = |name: &str| all.iter().find(|player| player.name == name).unwrap().id;
    let (josef, administrator) = (id("Josef Knecht"), site.administrator());
    for name in ["Sepp Knecht", "J. Knecht"] {
        let form = [("reason", "He said so himself."), ("form_key", name)];
        let answer = administrator.post(&format!("/players/{josef}/merge/{}", id(name)), &form);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    let visitor = site.visitor();
    let page = visitor.page(&format!("/players/{josef}"));
    assert!(
        page.contains("Also entered as <bdi>J. Knecht</bdi>, <bdi>Sepp Knecht</bdi>"),
        "{page}"
    );
    for (looked_for, name) in [("sepp", "Sepp Knecht"), ("j.+knecht", "J. Knecht")] {
        let found = visitor.page(&format!("/players?q={looked_for}"));
        assert!(found.contains("Josef Knecht"), "{looked_for}: {found}");
        assert_eq!(visitor.get(&format!("/players/{}", id(name))).status, 302);
    }
});

both!(a_history_with_games_of_a_rated_tournament_is_refused, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]).close_after(0);
    let game = "date,first,second,result\n2026-11-20,Plinio Designori,josef knecht,0-1\n";
    // The tests' events are not to come.
    let later = clock::now() + TimeDelta::days(3_650);
    let import =
        |text: &str, family: &str| run(&options(file(text), family, "month"), &site.store, later);
    let refusal = import(game, "gbg").unwrap_err().to_string();
    let told = "tournament 1, \"Glass Bead Open\" at \"Glass Bead Open at Waldzell\"";
    assert!(refusal.starts_with(told) && refusal.contains("has 1 of these games"), "{refusal}");
    assert!(refusal.contains("--overlapping"), "{refusal}");
    assert_eq!(site.store.read(history::list).unwrap(), []);
    // Another family, or another day.
    import(game, FAMILY).unwrap();
    import(GAMES, "gbg").unwrap();
});

both!(only_games_that_are_rated_are_games_of_a_history, |site| {
    let names = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"];
    let unrated = Plan { rated: Rated::Unrated, ..Plan::RATED };
    Played::start(site, &unrated, &names[..2]).record(&["x 1", "0 x"]).close_after(0);
    let running = Played::start(site, &Plan::RATED, &names[..2]);
    running.record(&["x 1", "0 x"]).set(1, 2, ".");
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    Played::start(site, &draft, &names[..2]).record(&["x 1", "0 x"]).close_after(0);
    let closed = Played::start(site, &Plan::RATED, &names);
    closed.record(&["x 1 +", "0 x -", "- + x"]).close_after(0);
    let games = "date,first,second,result\n\
        2026-11-20,Plinio Designori,Josef Knecht,0-1\n\
        2026-11-20,Fritz Tegularius,Josef Knecht,0-1\n\
        2026-11-20,Plinio Designori,Fritz Tegularius,0-1\n";
    let later = clock::now() + TimeDelta::days(3_650);
    let refusal = run(&options(file(games), "gbg", "month"), &site.store, later).unwrap_err();
    let refusal = refusal.to_string();
    let told = format!("tournament {}, ", closed.id);
    assert!(refusal.starts_with(&told) && refusal.contains("has 1 of these games"), "{refusal}");
    assert_eq!(refusal.matches("of these games").count(), 1, "{refusal}");
});
