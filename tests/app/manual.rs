//! The organiser's manual, for anybody.

use view::assets;
use view::manual::{Chapter, all};
use words::Language;

both!(every_chapter_is_open_to_visitors_and_leads_to_the_next, |site| {
    let visitor = site.visitor();
    let list = visitor.page("/manual");
    let mut previous: Option<String> = None;
    for chapter in all() {
        let href = chapter.href();
        assert!(list.contains(&format!("href=\"{href}\"")), "{href}");
        let page = visitor.page(&href);
        assert!(page.contains("If something goes wrong"), "{href}");
        assert!(page.contains(" · Manual · Magister</title>"), "{href}");
        if let Some(previous) = previous.replace(href.clone()) {
            assert!(page.contains(&format!("href=\"{previous}\" rel=\"prev\"")), "{href}");
            let before = visitor.page(&previous);
            assert!(before.contains(&format!("href=\"{href}\" rel=\"next\"")), "{href}");
        }
    }
    for path in ["nowhere", "evening-before%2F", "..%2Fabout", "%3Cb%3E"] {
        assert_eq!(visitor.get(&format!("/manual/{path}")).status, 404, "{path}");
    }
});

both!(every_picture_of_the_manual_is_shown_and_comes_with_the_program, |site| {
    let visitor = site.visitor();
    for (place, language) in Language::spoken().enumerate() {
        let page = |chapter: &Chapter| visitor.page(&language.address(&chapter.href()));
        let pages = all().map(page).collect::<String>();
        for picture in assets::manual::ALL.iter().map(|shot| &shot.pictures()[place]) {
            let href = picture.asset.href();
            let shown = format!("<img src=\"{href}\" width=\"{}\"", picture.width);
            assert!(pages.contains(&shown), "{href}");
            let found = assets::named(href.trim_start_matches("/static/")).unwrap();
            assert_eq!(found.media_type, "image/webp", "{href}");
        }
    }
});

both!(who_stands_before_something_for_the_first_time_is_shown_the_chapter, |site| {
    let administrator = site.administrator();
    let evening = "href=\"/manual/evening-before\"";
    assert!(administrator.page("/").contains(evening));
    assert!(administrator.page("/events").contains(evening));
    for page in ["/", "/events"] {
        let page = site.visitor().page(page);
        assert!(!page.contains(evening));
        assert!(page.contains("href=\"/manual\""), "the foot leads to the manual");
    }
    let event = administrator.published_event();
    assert!(administrator.page(&event).contains(evening));
    let tournament = administrator.tournament(&event);
    let shown = [
        (format!("{event}/edit"), "wi-fi"),
        (format!("{event}/bin"), "corrections"),
        (format!("{tournament}/entries"), "players"),
        (format!("{tournament}/print"), "printing"),
    ];
    for (page, chapter) in shown {
        let page = administrator.page(&page);
        assert!(page.contains(&format!("href=\"/manual/{chapter}\"")), "{chapter}");
    }
});
