//! Lists that many stand in: of games in pages, of ratings by who leads.

use std::fmt::Write as _;

use chrono::{Months, TimeDelta};
use domain::zone::Zone;
use system::clock;

use super::history::{FAMILY, import, player};

both!(a_thousand_games_come_in_pages_of_fifty, |site| {
    let mut text = "date,first,second,result\n".to_owned();
    for game in 0..1020 {
        let (year, month, day) = (1980 + game / 336, 1 + game / 28 % 12, 1 + game % 28);
        let result = if game % 2 == 0 { "1-0" } else { "1/2-1/2" };
        let opponent = if game < 120 { 0 } else { game % 60 };
        writeln!(text, "{year}-{month:02}-{day:02},Josef Knecht,Player {opponent:02},{result}")
            .unwrap();
    }
    import(site, &text, FAMILY, "month").unwrap();
    let (knecht, zero) = (player(site, "Josef Knecht"), player(site, "Player 00"));
    let visitor = site.visitor();
    let rows =
        |page: &str| page.split_once("<h2>Games</h2>").unwrap().1.matches("<tr>").count() - 1;

    let against = format!("/players/{knecht}/against/{zero}");
    let page = visitor.page(&against);
    // 120 in a row, and each sixtieth of the other 900.
    assert!(page.contains("<b>105 – 30</b>"), "{page}");
    assert_eq!(rows(&page), 20);
    assert!(page.contains("page 1 of 7") && page.contains("?page=2#games"), "{page}");
    let last = visitor.page(&format!("{against}?page=99"));
    assert_eq!(rows(&last), 15);
    assert!(last.contains("page 7 of 7") && last.contains("1 January 1980"), "{last}");
    assert!(visitor.page(&format!("{against}?page=x")).contains("page 1 of 7"));

    let own = format!("/players/{knecht}");
    let page = visitor.page(&own);
    assert!(page.contains("<th scope=\"row\">Total</th><td class=\"n\">1020</td>"), "{page}");
    assert_eq!(rows(&page), 20);
    assert!(page.contains("page 1 of 51") && page.contains("page 1 of 3<"), "{page}");
    let other = visitor.page(&format!("{own}?games=51&opponents=3"));
    assert_eq!(rows(&other), 20);
    let (_, opponents) = other.split_once("<h2>Head-to-head</h2>").unwrap();
    let (opponents, _) = opponents.split_once("</table>").unwrap();
    assert_eq!(opponents.matches("<tr>").count(), 1 + 20, "{opponents}");
    assert!(other.len() < 100_000, "{} bytes", other.len());
});

both!(those_who_lead_are_ranked_however_many_are_rated_higher_after_one_game, |site| {
    let mut text = "date,first,second,result\n".to_owned();
    let begun = Zone::UTC.day(clock::now()) - Months::new(14);
    for round in 0..60 {
        let on = begun + TimeDelta::days(7 * round);
        for (first, second) in [(0, 1), (2, 3), (4, 5)] {
            writeln!(text, "{on},Regular {first},Regular {second},1/2-1/2").unwrap();
        }
        writeln!(text, "{on},Comet {round:02},Meteor {round:02},1-0").unwrap();
    }
    import(site, &text, FAMILY, "month").unwrap();
    let page = site.visitor().page("/ratings");
    let leads = |number: &usize| page.contains(&format!("Regular {number}"));
    assert_eq!((0..6).filter(leads).count(), 5);
    assert!(!page.contains("Comet") && !page.contains("Meteor"));
});
