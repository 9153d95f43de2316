//! Tournaments: who plays, who meets whom, what is printed.

use actix_web::web::to;
use domain::accounts::Access::{Arbiter, Organiser, Scorekeeper, Visitor};

use super::line::{get, post};
use super::paths::{
    CLOCK_LENGTH, CLOCK_PAUSE, CLOCK_RESET, CLOCK_START, CLOCK_TIME, CLOCK_UNDO, ROUND_ADJOURN,
    ROUND_CHANGE, ROUND_CHANGE_REMOVE, ROUND_CLOCK, ROUND_ENTER, ROUND_PUBLISH, ROUND_UNPUBLISH,
};
use crate::web::access::{Route, Touches};
use crate::web::done::Done;
use crate::web::{
    adjournments, badges, bin, boards, by_link, byes, checkins, clocks, entries, forbidden, prints,
    results, rounds, schedule, silence, tie_breaks, tournaments,
};

pub(super) const TOURNAMENTS: &[Route] = &[
    get("/events/{event}/tournaments/new", Organiser, || to(tournaments::new_form)),
    post("/events/{event}/tournaments/new", Organiser, || to(tournaments::preset)),
    post("/events/{event}/tournaments", Organiser, || to(tournaments::create))
        .says(Done::TournamentCreated),
    get("/tournaments/{tournament}", Visitor, || to(tournaments::show)).queued().live(),
    post("/tournaments/{tournament}", Organiser, || to(tournaments::update))
        .touching(Touches::ItsEvent)
        .says(Done::TournamentSaved),
    get("/tournaments/{tournament}/edit", Organiser, || to(tournaments::edit_form)),
    get("/tournaments/{tournament}/tie-breaks", Organiser, || to(tie_breaks::show)),
    post("/tournaments/{tournament}/tie-breaks", Organiser, || to(tie_breaks::change))
        .says(Done::TieBreaksSaved),
    get("/tournaments/{tournament}/schedule", Arbiter, || to(schedule::show)),
    post("/tournaments/{tournament}/schedule", Arbiter, || to(schedule::change))
        .says(Done::ScheduleSaved),
    get("/tournaments/{tournament}/boards", Arbiter, || to(boards::show)),
    post("/tournaments/{tournament}/boards", Arbiter, || to(boards::change))
        .touching(Touches::ItsEvent)
        .says(Done::BoardsSaved),
    get("/tournaments/{tournament}/by-link", Visitor, || to(by_link::of_tournament))
        .live()
        .ticking(),
    post("/tournaments/{tournament}/by-link", Arbiter, || to(by_link::set_terms))
        .says(Done::TermsSaved),
    get("/tournaments/{tournament}/silent", Arbiter, || to(silence::show)),
    post("/tournaments/{tournament}/silent", Arbiter, || to(silence::keep))
        .says(Done::RoundsSilenced),
    post("/tournaments/{tournament}/announce", Arbiter, || to(silence::announce))
        .says(Done::ResultsAnnounced),
    post("/tournaments/{tournament}/start", Arbiter, || to(tournaments::start::start))
        .says(Done::TournamentStarted),
    get("/tournaments/{tournament}/delete", Organiser, || to(tournaments::shelf::delete_form))
        .own_account(),
    post("/tournaments/{tournament}/delete", Organiser, || to(tournaments::shelf::delete))
        .touching(Touches::Everything)
        .own_account()
        .even_fixed()
        .says(Done::Deleted),
    post("/tournaments/{tournament}/archive", Organiser, || to(tournaments::shelf::archive))
        .touching(Touches::ItsEvent)
        .even_fixed()
        .says(Done::Archived),
    post("/tournaments/{tournament}/unarchive", Organiser, || to(tournaments::shelf::unarchive))
        .touching(Touches::ItsEvent)
        .even_fixed()
        .says(Done::Unarchived),
    post("/tournaments/{tournament}/duplicate", Organiser, || to(tournaments::shelf::duplicate))
        .touching(Touches::ItsEvent)
        .even_fixed()
        .says(Done::Duplicated),
    get("/tournaments/{tournament}/cancel", Arbiter, || to(tournaments::cancel::show)),
    post("/tournaments/{tournament}/cancel", Arbiter, || to(tournaments::cancel::cancel))
        .touching(Touches::ItsEvent)
        .says(Done::TournamentCancelled),
    get("/tournaments/{tournament}/unstart", Arbiter, || to(tournaments::unstart::show)),
    post("/tournaments/{tournament}/unstart", Arbiter, || to(tournaments::unstart::unstart))
        .says(Done::TournamentUnstarted),
    //
    get("/tournaments/{tournament}/entries", Visitor, || to(entries::list))
        .queued()
        .reads(&["entered", "page"])
        .live(),
    post("/tournaments/{tournament}/entries", Arbiter, || to(entries::enter)),
    post("/tournaments/{tournament}/entries/preview", Arbiter, || to(entries::lists::preview)),
    post("/tournaments/{tournament}/entries/confirm", Arbiter, || to(entries::lists::confirm)),
    get("/tournaments/{tournament}/entries/{entry}/edit", Arbiter, || to(entries::edit::show)),
    post("/tournaments/{tournament}/entries/{entry}/edit", Arbiter, || to(entries::edit::change))
        .says(Done::EntrySaved),
    get("/tournaments/{tournament}/entries/{entry}/remove", Arbiter, || to(entries::remove_form))
        .own_account(),
    post("/tournaments/{tournament}/entries/{entry}/restore", Arbiter, || to(bin::restore_entry))
        .touching(Touches::Everything)
        .own_account()
        .says(Done::Restored),
    post("/tournaments/{tournament}/entries/{entry}/remove", Arbiter, || to(entries::remove))
        .touching(Touches::Everything)
        .own_account()
        .says(Done::EntryRemoved),
    get("/tournaments/{tournament}/entries/{entry}/withdraw", Arbiter, || {
        to(entries::attendance::withdraw_form)
    }),
    post("/tournaments/{tournament}/entries/{entry}/withdraw", Arbiter, || {
        to(entries::attendance::withdraw)
    })
    .says(Done::PlayerWithdrawn),
    get("/tournaments/{tournament}/entries/{entry}/return", Arbiter, || {
        to(entries::attendance::return_form)
    }),
    post("/tournaments/{tournament}/entries/{entry}/return", Arbiter, || {
        to(entries::attendance::bring_back)
    })
    .says(Done::PlayerReturned),
    get("/b/{player}", Visitor, || to(badges::show)).fresh(),
    get("/tournaments/{tournament}/checkin", Scorekeeper, || to(checkins::show)).live(),
    post("/tournaments/{tournament}/checkin", Scorekeeper, || to(checkins::check_in)),
    post("/tournaments/{tournament}/checkin/undo", Scorekeeper, || to(checkins::undo)),
    post("/tournaments/{tournament}/checkin/open", Scorekeeper, || to(checkins::open))
        .says(Done::CheckInOpened),
    get("/tournaments/{tournament}/checkin/close", Arbiter, || to(checkins::close::show)),
    post("/tournaments/{tournament}/checkin/close", Arbiter, || to(checkins::close::close))
        .says(Done::CheckInClosed),
    get("/tournaments/{tournament}/order", Arbiter, || to(entries::order::show)),
    post("/tournaments/{tournament}/order", Arbiter, || to(entries::order::change))
        .says(Done::OrderSaved),
    get("/tournaments/{tournament}/byes", Arbiter, || to(byes::show)),
    post("/tournaments/{tournament}/byes", Arbiter, || to(byes::give)).says(Done::ByesSaved),
    get("/tournaments/{tournament}/forbidden", Arbiter, || to(forbidden::show)),
    post("/tournaments/{tournament}/forbidden", Arbiter, || to(forbidden::forbid))
        .says(Done::Forbidden),
    post("/tournaments/{tournament}/forbidden/{forbidden}/remove", Arbiter, || {
        to(forbidden::allow)
    })
    .says(Done::Allowed),
    //
    get("/tournaments/{tournament}/print", Scorekeeper, || to(prints::menu)),
    post("/tournaments/{tournament}/print", Scorekeeper, || to(prints::choose))
        .touching(Touches::ItsEvent)
        .even_fixed()
        .says(Done::PaperSaved),
    get("/tournaments/{tournament}/print/standings", Visitor, || to(prints::standings))
        .queued()
        .fresh(),
    get("/tournaments/{tournament}/print/crosstable", Visitor, || to(prints::crosstable))
        .queued()
        .fresh(),
    get("/tournaments/{tournament}/print/cards", Scorekeeper, || to(prints::cards)).queued(),
    get("/tournaments/{tournament}/print/badges", Scorekeeper, || to(prints::badges)).queued(),
    get("/tournaments/{tournament}/print/certificates", Scorekeeper, || to(prints::certificates))
        .queued(),
    get("/tournaments/{tournament}/rounds/{round}/print/boards", Visitor, || to(prints::boards))
        .queued()
        .fresh(),
    get("/tournaments/{tournament}/rounds/{round}/print/names", Visitor, || to(prints::names))
        .queued()
        .fresh(),
    get("/tournaments/{tournament}/rounds/{round}/print/slips", Scorekeeper, || to(prints::slips))
        .touching(Touches::ItsEvent),
    //
    get("/tournaments/{tournament}/rounds", Visitor, || to(rounds::current)).queued(),
    get("/tournaments/{tournament}/rounds/{round}", Visitor, || to(rounds::show))
        .queued()
        .reads(&["saved", "from", "page"])
        .live()
        .ticking(),
    get(ROUND_ENTER, Scorekeeper, || to(results::keypad::show)).queued(),
    post(ROUND_ENTER, Scorekeeper, || to(results::keypad::enter)),
    get(ROUND_CLOCK, Arbiter, || to(clocks::show)).live(),
    post(CLOCK_START, Arbiter, || to(clocks::start)).says(Done::ClockStarted),
    post(CLOCK_PAUSE, Arbiter, || to(clocks::pause)).says(Done::ClockPaused),
    post(CLOCK_RESET, Arbiter, || to(clocks::reset)).says(Done::ClockReset),
    post(CLOCK_LENGTH, Arbiter, || to(clocks::set_length)).says(Done::LengthSaved),
    post(CLOCK_TIME, Arbiter, || to(clocks::add)).says(Done::TimeAdded),
    post(CLOCK_UNDO, Arbiter, || to(clocks::remove_added)).says(Done::TimeRemoved),
    get("/tournaments/{tournament}/rounds/{round}/working", Visitor, || to(rounds::working::show))
        .queued()
        .reads(&["why", "not", "page"]),
    get("/tournaments/{tournament}/rounds/{round}/late", Arbiter, || to(rounds::late::show)),
    post("/tournaments/{tournament}/rounds/{round}/late", Arbiter, || to(rounds::late::pair))
        .says(Done::PairedLate),
    get("/tournaments/{tournament}/rounds/{round}/draft", Arbiter, || to(rounds::draft::show)),
    get(ROUND_CHANGE, Arbiter, || to(rounds::changes::change_form)),
    post(ROUND_CHANGE, Arbiter, || to(rounds::changes::change)).says(Done::DraftChanged),
    post(ROUND_CHANGE_REMOVE, Arbiter, || to(rounds::changes::remove)).says(Done::ChangeRemoved),
    post(ROUND_PUBLISH, Arbiter, || to(rounds::publishing::publish)).says(Done::RoundPublished),
    post(ROUND_ADJOURN, Arbiter, || to(adjournments::adjourn_all)).says(Done::GamesAdjourned),
    get(ROUND_UNPUBLISH, Arbiter, || to(rounds::publishing::unpublish_form)),
    post(ROUND_UNPUBLISH, Arbiter, || to(rounds::publishing::unpublish))
        .says(Done::RoundUnpublished),
];
