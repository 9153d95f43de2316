use std::net::{IpAddr, Ipv4Addr};

use system::clock;

use super::*;

pub(super) fn attempts() -> Attempts {
    let settings = crate::config::Settings::load(None).unwrap().accounts;
    Attempts::new(&Accounts { sign_in_burst: 3, sign_in_pause_secs: 20, ..settings })
}

/// Seconds after one and the same moment.
pub(super) fn at(secs: u64) -> Instant {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    *START.get_or_init(clock::instant) + Duration::from_secs(secs)
}

pub(super) fn of(name: &str, from: Option<IpAddr>) -> Try {
    Try { name: NameKey::of(name), from: from.map(Network::from), known_by: None }
}

pub(super) fn may(attempts: &Attempts, name: &str, from: Option<IpAddr>, secs: u64) -> bool {
    attempts.take(of(name, from), at(secs)).is_ok()
}

fn by(attempts: &Attempts, secret: &str, secs: u64) -> bool {
    let known_by = Some(secret.to_owned());
    attempts.take(Try { known_by, ..of("Knecht", HALL) }, at(secs)).is_ok()
}

pub(super) fn signs_in(attempts: &Attempts, name: &str, from: Option<IpAddr>, secs: u64) {
    let taken = attempts.take(of(name, from), at(secs)).unwrap();
    attempts.succeeded(taken, at(secs));
}

pub(super) const HALL: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
pub(super) const HOME: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7)));
const ELSEWHERE: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1)));

#[test]
fn after_three_wrong_ones_each_next_has_to_wait() {
    let attempts = attempts();
    for try_at in 0..3 {
        assert!(may(&attempts, "Knecht", HALL, try_at));
    }
    assert!(!may(&attempts, "knecht", HALL, 3), "however it is spelled");
    assert!(may(&attempts, "Designori", HALL, 3), "others may go on");
    assert!(may(&attempts, "Knecht", HALL, 22), "the refused one is not counted");
    assert!(!may(&attempts, "Knecht", HALL, 23), "one try a pause");
}

#[test]
fn the_right_password_forgets_the_wrong_ones() {
    let attempts = attempts();
    for _ in 0..2 {
        assert!(may(&attempts, "Knecht", None, 0));
    }
    signs_in(&attempts, "Knecht", None, 0);
    assert!(may(&attempts, "Knecht", None, 1));
}

#[test]
fn one_address_may_not_try_all_names() {
    let attempts = attempts();
    for name in 0..12 {
        assert!(may(&attempts, &format!("name {name}"), HALL, 0));
    }
    assert!(!may(&attempts, "a new name", HALL, 1));
    assert!(may(&attempts, "a new name", None, 1));
}

#[test]
fn ones_own_success_clears_the_name_and_not_the_address() {
    let attempts = attempts();
    for name in 0..11 {
        assert!(may(&attempts, &format!("name {name}"), HALL, 0));
    }
    signs_in(&attempts, "Knecht", HALL, 0);
    assert!(may(&attempts, "name 11", HALL, 0), "a right one counts for nothing");
    assert!(!may(&attempts, "name 12", HALL, 1), "the wrong ones still do");
}

#[test]
fn a_hall_that_signs_in_one_after_the_other_has_not_to_wait() {
    let attempts = attempts();
    for name in 0..50 {
        signs_in(&attempts, &format!("name {name}"), HALL, 0);
    }
}

#[test]
fn strangers_keep_nobody_out_of_a_browser_that_signed_in_before() {
    let attempts = attempts();
    for _ in 0..3 {
        assert!(may(&attempts, "Knecht", HALL, 0));
    }
    assert!(!may(&attempts, "Knecht", HALL, 1));
    for _ in 0..3 {
        assert!(by(&attempts, "a secret", 1));
    }
    assert!(!by(&attempts, "a secret", 1), "it has tries of its own, and no more");
    assert!(by(&attempts, "another secret", 1));
}

#[test]
fn strangers_keep_nobody_out_who_signed_in_from_the_same_address_lately() {
    let attempts = attempts();
    signs_in(&attempts, "Knecht", HOME, 0);
    for _ in 0..3 {
        assert!(may(&attempts, "Knecht", ELSEWHERE, 1));
    }
    assert!(!may(&attempts, "Knecht", ELSEWHERE, 2));
    assert!(may(&attempts, "Knecht", HOME, 2));
    let is_strangers =
        |from| attempts.take(of("Designori", from), at(2)).map(|taken| taken.is_strangers());
    assert_eq!(is_strangers(HOME), Ok(true));
    signs_in(&attempts, "Designori", HOME, 2);
    assert_eq!(is_strangers(HOME), Ok(false));
    let day_after = LATELY.as_secs();
    assert!(may(&attempts, "Knecht", ELSEWHERE, day_after));
    assert!(!may(&attempts, "Knecht", HOME, day_after + 1), "that was too long ago");
}

#[test]
fn what_is_remembered_has_a_limit_and_the_oldest_goes() {
    let attempts = attempts();
    for second in 0..3 {
        assert!(may(&attempts, "Knecht", None, second));
    }
    assert!(may(&attempts, "the oldest", None, 0));
    for name in 0..MOST_KEYS - 1 {
        assert!(may(&attempts, &format!("name {name}"), None, 3));
    }
    let seen = attempts.seen();
    assert_eq!(seen.failures.len(), MOST_KEYS);
    assert!(!seen.failures.contains_key(&Key::Name(NameKey::of("the oldest"))));
    drop(seen);
    assert!(!may(&attempts, "Knecht", None, 4), "still waiting");
}
