//! Every route, and who may call it. What is not in this table does not exist.

mod api;
mod by_link;
mod line;
mod paths;
mod players;
mod reads;
mod tournaments;

use actix_web::web::to;
use domain::accounts::Access::{Administrator, Arbiter, Member, Organiser, Scorekeeper, Visitor};

use self::api::API;
use self::by_link::BY_LINK;
use self::line::{get, link_get, link_post, player_get, player_post, post};
use self::paths::{
    BOARD, BOARD_ADJOURN, BOARD_AUDIT, BOARD_CALL, BOARD_CHOICE, BOARD_CONFIRM, BOARD_DISPUTE,
    BOARD_HAND_IN, BOARD_KEEP, BOARD_OFFER, BOARD_RESUME, BOARD_TAKE, BOARD_UNDO, BOARD_WRITING,
    TABLET_CHECKIN,
};
use self::players::PLAYERS;
use self::reads::{FROM, PAGE, STANDINGS};
use self::tournaments::TOURNAMENTS;
use super::access::{Route, Touches};
use super::done::Done;
use super::{
    about, accounts, addresses, adjournments, alerts, assets, audit, backups, bin, calls, checkins,
    codes, event_files, events, feeds, games, hall, health, home, how_to_play, imports, links,
    live, look, manual, my, offline, pictures, pies, player_accounts, privacy, queue, ratings,
    reports, results, screens, search, standings, submissions, tokens,
};

/// The table. Roles are those at the event that the path is about.
pub const ROUTES: &[Route] =
    &joined::<{ SITE.len() + PLAYERS.len() + BY_LINK.len() + TOURNAMENTS.len() + API.len() }>();

const fn joined<const N: usize>() -> [Route; N] {
    let mut all = [SITE[0]; N];
    let (mut n_before, mut idx) = (0, 0);
    let parts = [SITE, PLAYERS, BY_LINK, TOURNAMENTS, API];
    let mut part = 0;
    while idx < N {
        if idx - n_before == parts[part].len() {
            n_before = idx;
            part += 1;
        }
        all[idx] = parts[part][idx - n_before];
        idx += 1;
    }
    all
}

const SITE: &[Route] = &[
    get("/", Visitor, || to(home::show)).queued().live(),
    get("/look", Visitor, || to(look::show)),
    get("/healthz", Visitor, || to(health::live)).fresh(),
    get("/readyz", Visitor, || to(health::ready)).fresh(),
    get("/static/{name}", Visitor, || to(assets::show)).fresh(),
    get("/live", Visitor, || to(live::watch)).streamed().fresh(),
    get("/worker.js", Visitor, || to(offline::script)).fresh(),
    get("/manifest.webmanifest", Visitor, || to(offline::manifest)).fresh(),
    get("/my", Visitor, || to(offline::home)).fresh(),
    get("/offline", Visitor, || to(offline::show)).fresh(),
    get("/robots.txt", Visitor, || to(about::robots)).fresh(),
    get("/about", Visitor, || to(about::show)),
    get("/privacy", Visitor, || to(about::privacy)),
    get("/search", Visitor, || to(search::show)).queued().reads(&["q"]),
    get("/search/suggestions", Visitor, || to(search::suggestions)).queued().reads(&["q"]),
    get("/how-to-play", Visitor, || to(how_to_play::list)),
    get("/how-to-play/{spec}", Visitor, || to(how_to_play::show)).queued().reads(&["moves"]),
    get("/manual", Visitor, || to(manual::list)),
    get("/manual/{chapter}", Visitor, || to(manual::show)),
    get("/setup/{token}", Visitor, || to(accounts::setup_form)).fresh(),
    post("/setup/{token}", Visitor, || to(accounts::setup)),
    get("/sign-in", Visitor, || to(accounts::sign_in_form)).fresh(),
    post("/sign-in", Visitor, || to(accounts::sign_in)),
    get("/code", Visitor, || to(codes::enter_form)).fresh(),
    post("/code", Visitor, || to(codes::sign_in)),
    post("/sign-out", Visitor, || to(accounts::sign_out)),
    get("/account", Member, || to(accounts::own)).own_account(),
    post("/account", Member, || to(accounts::change_password)).own_account(),
    get("/account/alerts", Member, || to(alerts::own)).own_account(),
    post("/account/alerts/mail", Member, || to(alerts::save_mail))
        .own_account()
        .says(Done::AlertsSaved),
    post("/account/alerts/mail/stop", Member, || to(alerts::stop_own))
        .own_account()
        .says(Done::MailStopped),
    post("/account/alerts/feed", Member, || to(alerts::make_feed)).own_account(),
    post("/account/alerts/feed/end", Member, || to(alerts::end_feed))
        .own_account()
        .says(Done::FeedEnded),
    get("/mail/confirm/{token}", Visitor, || to(alerts::confirm_form)).fresh(),
    post("/mail/confirm/{token}", Visitor, || to(alerts::confirm)),
    get("/mail/stop/{token}", Visitor, || to(alerts::stop_form)).fresh(),
    post("/mail/stop/{token}", Visitor, || to(alerts::stop)),
    get("/feeds/{token}/your-turn.atom", Visitor, || to(alerts::turn_feed)).fresh(),
    get("/accounts", Administrator, || to(accounts::list)),
    post("/accounts", Administrator, || to(accounts::create)).says(Done::AccountCreated),
    post("/account/sessions/end", Member, || to(accounts::end_own_others))
        .own_account()
        .says(Done::SessionsEnded),
    post("/account/sessions/{session}/end", Member, || to(accounts::end_own))
        .own_account()
        .says(Done::SessionEnded),
    get("/accounts/{account}", Administrator, || to(accounts::show)),
    get("/accounts/{account}/disable", Administrator, || to(accounts::disable_form)),
    post("/accounts/{account}/disable", Administrator, || to(accounts::disable))
        .says(Done::AccountDisabled),
    post("/accounts/{account}/enable", Administrator, || to(accounts::enable))
        .says(Done::AccountEnabled),
    post("/accounts/{account}/password", Administrator, || to(accounts::give_password))
        .says(Done::PasswordGiven),
    post("/accounts/{account}/sessions/end", Administrator, || to(accounts::end_all))
        .says(Done::SessionsEnded),
    post("/accounts/{account}/sessions/{session}/end", Administrator, || to(accounts::end_one))
        .says(Done::SessionEnded),
    post("/accounts/{account}/player/end", Administrator, || to(player_accounts::end))
        .says(Done::AccountPlayerEnded),
    get("/accounts/{account}/delete", Administrator, || to(accounts::delete_form)),
    post("/accounts/{account}/delete", Administrator, || to(accounts::delete)).says(Done::Deleted),
    //
    get("/p/{token}", Visitor, || to(links::welcome)).fresh(),
    post("/p/{token}", Visitor, || to(links::come_in)),
    player_get("/events/{event}/my", || to(my::show)).live(),
    player_get("/events/{event}/my/account", || to(player_accounts::show)).own_account(),
    player_post("/events/{event}/my/account", || to(player_accounts::open))
        .touching(Touches::Everything)
        .own_account(),
    player_post("/events/{event}/my/account/own", || to(player_accounts::ask))
        .touching(Touches::Everything)
        .own_account(),
    player_post("/events/{event}/my/account/cancel", || to(player_accounts::withdraw))
        .touching(Touches::Everything)
        .even_fixed()
        .own_account(),
    player_post("/events/{event}/my/public", || to(privacy::choose_own))
        .touching(Touches::Everything)
        .says(Done::PublicSaved),
    link_post("/events/{event}/my/leave", || to(links::leave)),
    player_get("/tournaments/{tournament}/my/withdraw", || to(my::leaving::withdraw_form)),
    player_post("/tournaments/{tournament}/my/withdraw", || to(my::leaving::withdraw))
        .says(Done::Withdrawn),
    player_get("/tournaments/{tournament}/my/return", || to(my::leaving::return_form)),
    player_post("/tournaments/{tournament}/my/return", || to(my::leaving::come_back))
        .says(Done::Returned),
    player_get("/tournaments/{tournament}/my/byes", || to(my::byes::show)),
    player_post("/tournaments/{tournament}/my/byes", || to(my::byes::take)).says(Done::ByesSaved),
    player_post("/tournaments/{tournament}/my/call", || to(calls::call_to_player))
        .says(Done::ArbiterCalled),
    link_post("/tournaments/{tournament}/my/calls/{call}/end", || to(calls::take_back))
        .says(Done::CallTakenBack),
    player_post("/tournaments/{tournament}/my/checkin", || to(checkins::own::check_in))
        .says(Done::CheckedIn),
    link_get("/tournaments/{tournament}/tablet/checkin", || to(checkins::tablet::show)),
    link_get("/tournaments/{tournament}/tablet/checkin/{entry}", || to(checkins::tablet::ask)),
    link_post(TABLET_CHECKIN, || to(checkins::tablet::check_in)).says(Done::CheckedIn),
    link_post(BOARD_CALL, || to(calls::call_to_board)).says(Done::ArbiterCalled),
    link_get("/tournaments/{tournament}/tablet", || to(my::tablet)).live(),
    link_get(BOARD_HAND_IN, || to(submissions::show)),
    link_post(BOARD_HAND_IN, || to(submissions::hand_in)),
    link_post(BOARD_WRITING, || to(submissions::ask)),
    player_post(BOARD_CONFIRM, || to(submissions::confirm)),
    player_post(BOARD_DISPUTE, || to(submissions::dispute)),
    post(BOARD_KEEP, Arbiter, || to(queue::keep)).says(Done::ResultKept),
    post(BOARD_TAKE, Arbiter, || to(submissions::take)).says(Done::ResultTaken),
    get("/tournaments/{tournament}/links", Arbiter, || to(links::list)).own_account(),
    post("/tournaments/{tournament}/links/cards", Arbiter, || to(links::cards))
        .touching(Touches::ItsEvent)
        .own_account(),
    post("/tournaments/{tournament}/links/players/{player}", Arbiter, || to(links::show_player))
        .touching(Touches::ItsEvent)
        .own_account(),
    post("/tournaments/{tournament}/links/players/{player}/end", Arbiter, || to(links::end_player))
        .touching(Touches::ItsEvent)
        .own_account()
        .says(Done::LinkRevoked),
    post("/tournaments/{tournament}/links/policy", Arbiter, || to(links::set_policy))
        .touching(Touches::ItsEvent)
        .own_account()
        .says(Done::PolicySaved),
    post("/tournaments/{tournament}/links/allowances", Arbiter, || to(links::set_allowances))
        .touching(Touches::ItsEvent)
        .own_account()
        .says(Done::AllowancesSaved),
    get("/tournaments/{tournament}/tokens", Organiser, || to(tokens::list)).own_account(),
    post("/tournaments/{tournament}/tokens", Organiser, || to(tokens::make)).own_account(),
    post("/tournaments/{tournament}/tokens/{api_token}/end", Organiser, || to(tokens::end))
        .own_account()
        .even_fixed()
        .says(Done::TokenRevoked),
    get("/events/{event}/queue", Arbiter, || to(queue::show)).live(),
    post("/events/{event}/queue", Arbiter, || to(queue::decide)).says(Done::Ruled),
    post("/events/{event}/queue/calls/{call}/answer", Arbiter, || to(calls::answer))
        .says(Done::CallAnswered),
    post("/events/{event}/queue/calls/{call}/undo", Arbiter, || to(calls::undo_answer))
        .says(Done::CallReopened),
    post("/events/{event}/queue/accounts/{account}/confirm", Arbiter, || {
        to(player_accounts::confirm)
    })
    .touching(Touches::Everything)
    .own_account()
    .says(Done::AccountConfirmed),
    post("/events/{event}/queue/accounts/{account}/refuse", Arbiter, || {
        to(player_accounts::refuse)
    })
    .touching(Touches::Everything)
    .own_account()
    .says(Done::AccountRefused),
    post("/tournaments/{tournament}/links/tablet", Arbiter, || to(links::show_tablet))
        .touching(Touches::ItsEvent)
        .own_account(),
    post("/tournaments/{tournament}/links/tablet/end", Arbiter, || to(links::end_tablet))
        .touching(Touches::ItsEvent)
        .own_account()
        .says(Done::LinkRevoked),
    //
    get("/events", Visitor, || to(events::list)).reads(&["year"]).live(),
    get("/events/new", Administrator, || to(events::new_form)),
    post("/events", Administrator, || to(events::create)).says(Done::EventCreated),
    get("/events/{event}", Visitor, || to(events::show)).queued().live(),
    get("/events/{event}/hall", Visitor, || to(hall::show))
        .queued()
        .reads(&["by"])
        .live()
        .ticking(),
    get("/events/{event}/addresses", Scorekeeper, || to(addresses::show)),
    post("/events/{event}/addresses", Organiser, || to(addresses::choose))
        .says(Done::AddressChosen),
    get("/events/{event}/print/address", Scorekeeper, || to(addresses::sheet)),
    get("/events/{event}/screens", Arbiter, || to(screens::show)).live(),
    post("/events/{event}/screens", Arbiter, || to(screens::add)).says(Done::ScreenAdded),
    get("/events/{event}/screens/{screen}", Visitor, || to(screens::wall))
        .queued()
        .live()
        .ticking(),
    post("/events/{event}/screens/{screen}", Arbiter, || to(screens::choose))
        .says(Done::ScreenSaved),
    post("/events/{event}/notice", Arbiter, || to(screens::tell)).says(Done::NoticeSaved),
    get("/events/{event}/feed.atom", Visitor, || to(feeds::of_event)).queued(),
    get("/events/{event}/calendar.ics", Visitor, || to(feeds::calendar_of_event)).queued(),
    get("/events/{event}/picture.png", Visitor, || to(pictures::of_event)).pictured(),
    get("/events/{event}/edit", Organiser, || to(events::edit_form)),
    post("/events/{event}", Organiser, || to(events::update)).says(Done::EventSaved),
    get("/events/{event}/delete", Administrator, || to(events::shelf::delete_form)),
    post("/events/{event}/delete", Administrator, || to(events::shelf::delete))
        .touching(Touches::Everything)
        .even_fixed()
        .says(Done::Deleted),
    post("/events/{event}/archive", Organiser, || to(events::shelf::archive)).says(Done::Archived),
    post("/events/{event}/unarchive", Organiser, || to(events::shelf::unarchive))
        .even_fixed()
        .says(Done::Unarchived),
    post("/events/{event}/duplicate", Administrator, || to(events::shelf::duplicate))
        .even_fixed()
        .says(Done::Duplicated),
    get("/events/{event}/bin", Organiser, || to(bin::of_event)).own_account(),
    post("/events/{event}/tournaments/{deleted}/restore", Organiser, || {
        to(bin::restore_tournament)
    })
    .own_account()
    .says(Done::Restored),
    get("/events/{event}/file", Organiser, || to(event_files::show)).own_account(),
    get("/events/{event}/event.json", Organiser, || to(event_files::download))
        .own_account()
        .queued(),
    post("/events/{event}/file/extensions/end", Organiser, || to(event_files::remove_extension))
        .own_account()
        .says(Done::ExtensionRemoved),
    get("/import", Administrator, || to(imports::show)).own_account(),
    post("/import", Administrator, || to(imports::receive)).own_account(),
    get("/import/preview", Administrator, || to(imports::preview)).own_account(),
    post("/import/preview", Administrator, || to(imports::confirm))
        .own_account()
        .says(Done::Imported),
    post("/import/discard", Administrator, || to(imports::discard)).own_account(),
    get("/bin", Administrator, || to(bin::show)),
    get("/backups", Administrator, || to(backups::list)).own_account(),
    post("/backups", Administrator, || to(backups::make)).own_account(),
    get("/backups/{name}", Administrator, || to(backups::download)).own_account(),
    get("/audit", Administrator, || to(audit::of_site)),
    get("/events/{event}/audit", Arbiter, || to(audit::of_event)),
    post("/bin/{kind}/{id}/restore", Administrator, || to(bin::restore)).says(Done::Restored),
    get("/events/{event}/codes", Scorekeeper, || to(codes::list)).own_account(),
    post("/events/{event}/codes", Scorekeeper, || to(codes::make))
        .touching(Touches::Everything)
        .own_account(),
    post("/events/{event}/codes/{session}/end", Scorekeeper, || to(codes::end))
        .own_account()
        .even_fixed()
        .says(Done::SessionEnded),
    get("/events/{event}/roles", Organiser, || to(accounts::roles)).own_account(),
    post("/events/{event}/roles", Organiser, || to(accounts::set_role))
        .own_account()
        .says(Done::RoleSaved),
    //
    get(BOARD, Visitor, || to(results::show)).reads(&["saved", "from"]).live(),
    get(BOARD_AUDIT, Arbiter, || to(audit::of_board)),
    post(BOARD, Scorekeeper, || to(results::enter)),
    post(BOARD_ADJOURN, Arbiter, || to(adjournments::adjourn)).says(Done::GameAdjourned),
    post(BOARD_UNDO, Arbiter, || to(queue::undo)).says(Done::RulingUndone),
    post(BOARD_RESUME, Arbiter, || to(adjournments::resume)).says(Done::AdjournmentEnded),
    post(BOARD_OFFER, Scorekeeper, || to(pies::name)).says(Done::OfferSaved),
    post(BOARD_CHOICE, Scorekeeper, || to(pies::take)).says(Done::ChoiceSaved),
    get("/tournaments/{tournament}/games", Visitor, || to(games::of_tournament))
        .queued()
        .reads(PAGE),
    get("/tournaments/{tournament}/games.txt", Visitor, || to(games::records_of_tournament))
        .streamed()
        .own_account(),
    //
    get("/games", Visitor, || to(games::list)).queued().reads(reads::GAMES),
    post("/games", Administrator, || to(games::create)).says(Done::GameAdded),
    get("/games/new", Administrator, || to(games::new_form)),
    post("/games/writing", Member, || to(games::writing)),
    get("/games/{game}", Visitor, || to(games::show)).reads(FROM),
    get("/games/{game}/record.txt", Visitor, || to(games::record)),
    get("/games/{game}/canonical.txt", Visitor, || to(games::record_canonical)),
    get("/games/{game}/abstract-play.json", Visitor, || to(games::abstract_play_record)).queued(),
    get("/games/{game}/embed", Visitor, || to(games::embed)).reads(FROM).framed(),
    get("/games/{game}/embed/{ply}", Visitor, || to(games::embed_ply)).reads(FROM).framed(),
    get("/games/{game}/picture.png", Visitor, || to(pictures::of_game)).pictured(),
    get("/games/{game}/{ply}/picture.png", Visitor, || to(pictures::of_ply)).pictured(),
    get("/games/{game}/{ply}", Visitor, || to(games::show_ply)).reads(FROM),
    //
    get("/tournaments/{tournament}/feed.atom", Visitor, || to(feeds::of_tournament)).queued(),
    get("/tournaments/{tournament}/picture.png", Visitor, || to(pictures::of_tournament))
        .pictured(),
    get("/tournaments/{tournament}/calendar.ics", Visitor, || to(feeds::calendar_of_tournament))
        .queued(),
    get("/tournaments/{tournament}/standings", Visitor, || to(standings::show))
        .queued()
        .reads(STANDINGS)
        .live(),
    get("/tournaments/{tournament}/standings/{number}", Visitor, || to(standings::workings::show))
        .queued()
        .reads(STANDINGS)
        .live(),
    get("/tournaments/{tournament}/standings.csv", Visitor, || to(standings::show_csv))
        .queued()
        .reads(STANDINGS)
        .own_account(),
    get("/tournaments/{tournament}/crosstable", Visitor, || to(standings::crosstable))
        .queued()
        .reads(PAGE)
        .live(),
    get("/tournaments/{tournament}/crosstable.csv", Visitor, || to(standings::crosstable_file))
        .queued()
        .own_account(),
    get("/tournaments/{tournament}/report.trf", Visitor, || to(reports::show))
        .queued()
        .own_account(),
    get("/tournaments/{tournament}/report-2016.trf", Visitor, || to(reports::show_of_2016))
        .queued()
        .own_account(),
    get("/tournaments/{tournament}/ratings", Visitor, || to(ratings::tournament))
        .queued()
        .reads(PAGE),
    get("/tournaments/{tournament}/close", Arbiter, || to(standings::close_form)),
    post("/tournaments/{tournament}/close", Arbiter, || to(standings::close))
        .says(Done::TournamentClosed),
    post("/tournaments/{tournament}/reopen", Arbiter, || to(standings::reopen))
        .even_fixed()
        .says(Done::TournamentReopened),
];
