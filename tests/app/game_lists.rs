//! Lists of games: page by page, and no further than anybody waits.

use diesel::{RunQueryDsl, sql_query};
use domain::Line;
use domain::games::CheckedRecord;
use domain::stamps::Thing;
use store::{Db, Stored, games};
use system::clock;

use super::support::{lacks, moved};

const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

both!(long_lists_come_in_pages, |site| {
    let visitor = site.visitor();
    assert!(visitor.page("/games").contains("No games yet"));
    site.store
        .write(|db| {
            for number in 1..=60 {
                let title = Line::parse(&format!("Game {number}")).unwrap();
                games::insert(db, Some(&title), &CheckedRecord::of("C30".into()), clock::now())?;
            }
            moved(Thing::Site);
            Ok(())
        })
        .unwrap();
    let newest = visitor.page("/games");
    assert!(newest.contains(">Game 60<") && newest.contains(">Game 37<"));
    assert!(!newest.contains(">Game 36<"));
    let (_, rest) = newest.split_once("href=\"/games?below=").unwrap();
    let older = visitor.page(&format!("/games?below={}", rest.split('"').next().unwrap()));
    assert!(older.contains(">Game 36<") && older.contains(">Game 13<"));
    assert!(!older.contains(">Game 37<") && !older.contains(">Game 12<"));
    let (_, rest) = older.split_once("href=\"/games?below=").unwrap();
    let oldest = visitor.page(&format!("/games?below={}", rest.split('"').next().unwrap()));
    assert!(oldest.contains(">Game 12<") && oldest.contains(">Game 1<"));
    lacks(&oldest, "Older games");
    assert!(visitor.get("/games?below=x").status < 500);
});

/// The first game that many times more, without its title.
const MORE: &str = "INSERT INTO games
        (title, spec, record, submitted, status, plies, first_score, second_score, recorded_at, opening, termination)
    WITH RECURSIVE times(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < 12000)
    SELECT 'One more', spec, record, submitted, status, plies, first_score, second_score, recorded_at, opening, termination
    FROM games CROSS JOIN times WHERE games.id = (SELECT min(id) FROM games)";

both!(what_few_games_have_is_looked_for_further_and_further_back, |site| {
    let publish = |db: &mut Db, title: &str, record: &str| {
        let title = Line::parse(title).unwrap();
        games::insert(db, Some(&title), &CheckedRecord::of(record.into()), clock::now())
    };
    let many = |db: &mut Db| -> Stored<()> {
        publish(db, "The first one", "C30")?;
        sql_query(MORE).execute(db)?;
        publish(db, "The last one", CORRECTED)?;
        moved(Thing::Site);
        Ok(())
    };
    site.store.write(many).unwrap();
    let visitor = site.visitor();
    let newest = visitor.page("/games?shortest=3");
    assert!(
        newest.contains(">The last one<") && newest.contains("All games like that entered since ")
    );
    let further = newest.split_once("below=").unwrap().1.split('"').next().unwrap().to_owned();
    let oldest = visitor.page(&format!("/games?shortest=3&below={further}"));
    assert!(!oldest.contains(">The last one<"));
    assert!(oldest.contains("No game is like that."), "and nothing is left to look through");
    lacks(&oldest, "Look further back");
    // The words of a title find it wherever it is.
    assert!(visitor.page("/games?name=first").contains(">The first one<"));
    let none = visitor.page("/games?shortest=200");
    assert!(none.contains("No game entered since ") && none.contains("Look further back"));
    let listed = visitor.page("/api/v1/games?shortest=3&limit=5");
    assert!(listed.contains("The last one") && listed.contains("shortest=3&after="), "{listed}");
});
