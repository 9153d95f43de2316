//! The clock of a round: started, stopped, lengthened, and the same after a restart.

use domain::TournamentId;
use domain::clocks::{ClockState, RoundClock};
use domain::zone::Zone;
use magister::config::Settings;
use store::clocks;

use super::links::{Hall, number};
use super::support::{Answer, Browser, Site, lacks};
use crate::database::unique;

/// A running round robin of four, and the clock of its first round.
struct Desk<'a> {
    site: &'a Site,
    hall: Hall<'a>,
}

impl<'a> Desk<'a> {
    fn new(site: &'a Site) -> Self {
        Self { site, hall: Hall::new(site) }
    }

    fn round(&self) -> String {
        format!("{}/rounds/1", self.hall.tournament)
    }

    fn clock(&self) -> String {
        format!("{}/clock", self.round())
    }

    fn press(&self, button: &str, form: &[(&str, &str)]) -> Answer {
        let key = unique("key");
        let form: Vec<_> = form.iter().copied().chain([("form_key", key.as_str())]).collect();
        self.hall.arbiter.post(&format!("{}/{button}", self.clock()), &form)
    }

    fn kept(&self) -> RoundClock {
        let id = TournamentId(number(&self.hall.tournament));
        self.site.store.read(|db| clocks::find(db, id, 1)).unwrap().unwrap()
    }

    fn state(&self) -> ClockState {
        self.kept().state(system::clock::now())
    }
}

both!(a_clock_is_started_stopped_and_goes_on, |site| {
    let desk = Desk::new(site);
    let visitor = site.visitor();
    lacks(&visitor.page(&desk.round()), "data-clock");
    assert!(desk.hall.arbiter.page(&desk.round()).contains("Start clock"));
    assert_eq!(desk.press("start", &[("from", "round")]).location, desk.round());
    assert!(matches!(desk.state(), ClockState::Running(_)));
    let seen = visitor.page(&desk.round());
    assert!(seen.contains("data-clock=\"running\"") && seen.contains("ends at "), "{seen}");
    lacks(&seen, "Pause clock");
    let queue = format!("{}/queue", desk.hall.event);
    assert!(desk.hall.arbiter.page(&queue).contains("Pause clock"));
    assert_eq!(desk.press("pause", &[("from", "queue")]).location, queue);
    assert!(matches!(desk.state(), ClockState::Paused(_)));
    assert!(visitor.page(&desk.round()).contains("paused"));
    assert_eq!(desk.press("start", &[]).location, desk.clock());
    assert!(matches!(desk.state(), ClockState::Running(_)));
});

both!(a_button_that_changes_nothing_says_so, |site| {
    let desk = Desk::new(site);
    let check = |button: &str, words: &str| {
        let answer = desk.press(button, &[]);
        assert_eq!(answer.status, 409, "{}", answer.body);
        assert!(answer.body.contains(words), "{}", answer.body);
    };
    check("pause", "The clock wasn’t running. Nothing has changed.");
    desk.press("start", &[]);
    let before = desk.kept();
    check("start", "The clock was already running. Nothing has changed.");
    check("reset", "Pause it, then reset it.");
    assert_eq!(desk.kept(), before);
    desk.press("pause", &[]);
    check("pause", "Nothing has changed.");
    assert_eq!(desk.press("reset", &[]).status, 303);
    assert!(desk.kept().clock.is_untouched());
    let stale = desk.press("length", &[("length", "30"), ("seen", "45")]);
    assert_eq!(stale.status, 409, "{}", stale.body);
    let garbled = desk.press("length", &[("length", "soon")]);
    assert_eq!(garbled.status, 422);
    assert!(garbled.body.contains("Enter whole minutes from 1 to 1440."), "{}", garbled.body);
});

both!(the_next_round_lasts_as_long_as_the_one_before, |site| {
    let desk = Desk::new(site);
    assert_eq!(desk.press("length", &[("length", "45"), ("seen", "60")]).status, 303);
    let next = format!("{}/rounds/2/clock", desk.hall.tournament);
    assert!(desk.hall.arbiter.page(&next).contains("45:00"));
});

both!(added_time_is_for_one_board_and_can_be_removed, |site| {
    let desk = Desk::new(site);
    desk.press("start", &[]);
    let (own, other) = (desk.hall.player(0), desk.hall.player(1));
    let end = |page: &str| page.split("data-ends=\"").nth(1).map(|rest| rest[..13].to_owned());
    let ends = |player: &Browser| end(&player.page(&desk.hall.my())).unwrap();
    assert_eq!(ends(&own), ends(&other));
    let form = [("board", "1"), ("minutes", "5"), ("reason", "The set was incomplete.")];
    assert_eq!(desk.press("time", &form).location, desk.clock());
    let apart = ends(&own).parse::<i64>().unwrap() - ends(&other).parse::<i64>().unwrap();
    assert_eq!(apart, 5 * 60_000);
    assert!(site.visitor().page(&desk.round()).contains("+5 min"));
    let added = desk.kept().added[0].id;
    let undo = format!("time/{added}/undo");
    desk.press(&undo, &[]);
    desk.press(&undo, &[]);
    assert_eq!(ends(&own), ends(&other));
    let before = ends(&other).parse::<i64>().unwrap();
    desk.press("time", &[("minutes", "10")]);
    assert_eq!(ends(&other).parse::<i64>().unwrap() - before, 10 * 60_000);
    let log = desk.hall.arbiter.page(&format!("{}/audit", desk.hall.event));
    for told in ["5 min were added for", "5 min added for", "from 60 to 70 minutes"] {
        assert!(log.contains(told), "{told}: {log}");
    }
    let nowhere = desk.press("time", &[("board", "77"), ("minutes", "5")]);
    assert_eq!(nowhere.status, 409, "{}", nowhere.body);
});

both!(a_clock_goes_on_while_the_server_is_restarted, |site| {
    let desk = Desk::new(site);
    desk.press("start", &[]);
    let ends = |page: &str| page.split("data-ends=\"").nth(1).unwrap()[..13].to_owned();
    let before = ends(&site.visitor().page(&desk.round()));
    let mut settings = Settings::load(None).unwrap();
    settings.server.listen = "127.0.0.1:0".parse().unwrap();
    settings.server.time_zone = Zone::UTC;
    settings.backup.keep = 0;
    settings.database.url.clone_from(&site.database_url);
    settings.database.connections = 2;
    let again = Site::start_with(settings);
    assert_eq!(ends(&again.visitor().page(&desk.round())), before);
});
