//! Links that are guessed: slowed down, and nobody else of the same hall is.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use system::clock;

use super::links::Hall;
use super::support::{Browser, Site};

const UNKNOWN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// How long the quickest of some tries took: a machine that is busy makes one of them slow.
fn quickest(n: usize, mut once: impl FnMut()) -> Duration {
    let time = |_| {
        let start = clock::instant();
        once();
        start.elapsed()
    };
    (0..n).map(time).min().unwrap()
}

/// Uses up what is answered at once.
fn spend(site: &Site) {
    for number in 0..10 {
        assert_eq!(site.visitor().get(&format!("/p/wrong-{number}")).status, 403);
    }
}

const QUICK: Duration = Duration::from_millis(900);

both!(of_two_hundred_wrong_links_most_wait_and_right_ones_and_phones_do_not, |site| {
    let hall = Hall::new(site);
    let (phone, links) = (hall.player(0), [1, 2, 3].map(|player| hall.link(player)));
    let guess = |number: usize| site.visitor().get(&format!("/p/guess-{number}")).status;
    let (start, is_over) = (clock::instant(), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let guessers: Vec<_> = (0..40)
            .map(|first| scope.spawn(move || [0, 1, 2, 3, 4].map(|next| guess(40 * next + first))))
            .collect();
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let own = quickest(3, || drop(phone.page(&hall.my())));
                let mut right = links.iter();
                let link = quickest(3, || drop(site.visitor().page(right.next().unwrap())));
                assert!(own < QUICK && link < QUICK, "{own:?} {link:?}");
            }
        });
        let answers: Vec<u16> = guessers.into_iter().flat_map(|one| one.join().unwrap()).collect();
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(answers, [403; 200]);
    });
    assert!(start.elapsed() > Duration::from_secs(4), "{:?}", start.elapsed());
    assert_eq!(hall.phone(&links[0]).get(&hall.my()).status, 200);
});

both!(beyond_those_that_wait_a_wrong_link_is_not_answered_and_a_right_one_is, |site| {
    let hall = Hall::new(site);
    let link = hall.link(0);
    spend(site);
    let guess = |_| site.visitor().post("/p/wrong", &[]);
    let answers: Vec<_> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..150).map(|number| scope.spawn(move || guess(number))).collect();
        assert_eq!(site.visitor().post(&link, &[]).status, 303);
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let (refused, others): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 429);
    assert!(others.iter().all(|answer| answer.status == 403));
    assert!(others.len() >= 50, "{} waited", others.len());
    assert!(!refused.is_empty());
    for answer in refused {
        assert_eq!(answer.header("retry-after"), "10");
        assert!(answer.body.contains("The code on your own card still works"), "{}", answer.body);
    }
});

both!(a_phone_with_a_secret_that_nobody_has_is_slowed_once_and_sends_it_no_more, |site| {
    let hall = Hall::new(site);
    spend(site);
    let cookie = |browser: Browser| {
        let port = site.url.rsplit_once(':').unwrap().1;
        browser.with_cookie(format!("magister-pass-{port}={UNKNOWN}"))
    };
    let stranger = cookie(site.visitor());
    for path in [hall.my(), "/events".to_owned(), "/nowhere".to_owned()] {
        let taken = quickest(2, || {
            let answer = stranger.get(&path);
            assert!([200, 403, 404].contains(&answer.status), "{path}: {}", answer.status);
            let said = answer.header("set-cookie");
            assert!(said.contains("magister-pass-") && said.contains("Max-Age=0"), "{said}");
        });
        assert!(taken >= Duration::from_secs(1), "{path}: {taken:?}");
    }
    let answer = stranger.post(&hall.link(0), &[]);
    assert_eq!(answer.status, 303);
    assert!(!answer.header("set-cookie").contains("Max-Age=0"), "it has a new one");
    assert_eq!(site.visitor().with_cookie(answer.cookie).get(&hall.my()).status, 200);
    let revoked = hall.player(1);
    assert_eq!(revoked.post(&format!("{}/leave", hall.my()), &[]).status, 303);
    assert_eq!(revoked.get("/events").status, 200, "who has left reads on");
});

both!(no_page_learns_the_secret_of_a_link_as_the_way_back, |site| {
    let secret = "a-secret-that-nobody-has";
    for path in [format!("/p/{secret}"), format!("/setup/{secret}")] {
        let answer = site.visitor().get(&path);
        assert!(!answer.body.contains(secret), "{}", answer.body);
    }
});
