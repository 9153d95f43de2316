//! The tables as both databases have them; `migrations/` says what each column means.

mod audit_log;
mod boards;
mod by_link;
mod clocks;
mod event_files;
mod hall;
mod handed_in;
mod kept;
mod live;
mod people;
mod pies;
mod presence;
mod published;
mod sign_in;

use diesel::{allow_tables_to_appear_in_same_query, table};

pub(super) use audit_log::{
    audit, audit_chains, audit_private, audit_rows, audit_salts, audit_subjects, audit_upgrades,
};
pub(super) use boards::{board_ranges, fixed_boards};
pub(super) use by_link::{
    blocked_opponents, challenges, last_alive, link_facts, link_games, link_phrases, link_seats,
    link_tournaments, mailboxes, seat_sessions, turn_feeds,
};
pub(super) use clocks::{added_time, round_clocks, schedule};
pub(super) use event_files::{extensions, uploads};
pub(super) use hall::{notices, screens};
pub(super) use handed_in::{
    allowances, calls, dismissals, result_policies, submission_answers, submissions,
};
pub(super) use kept::{name_words, newest_ratings, recomputations, title_words};
pub(super) use live::stamps;
pub(super) use people::{erasures, merges, player_accounts, players, unmerges};
pub(super) use pies::{pie_choices, pie_offers};
pub(super) use presence::{checkin_openings, checkins};
pub(super) use published::{published_lists, report_files};

pub(super) use sign_in::{
    accounts, code_key, codes, devices, event_roles, link_sessions, links, sessions, setup_links,
    tokens,
};

table! {
    events (id) {
        id -> Integer,
        name -> Text,
        place -> Text,
        starts_on -> Date,
        ends_on -> Date,
        visibility -> Text,
        version -> Integer,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
        archived_at -> Nullable<Timestamp>,
        zone -> Text,
        address -> Nullable<Text>,
        shows_name -> Text,
        shows_club -> Bool,
        shows_curve -> Bool,
        shows_moves -> Bool,
    }
}

table! {
    event_prints (event_id) {
        event_id -> Integer,
        paper -> Text,
        on_slips -> Nullable<Text>,
    }
}

table! {
    tournaments (id) {
        id -> Integer,
        event_id -> Integer,
        name -> Text,
        spec -> Text,
        format -> Text,
        win_points -> Integer,
        draw_points -> Integer,
        loss_points -> Integer,
        rated -> Text,
        stage -> Text,
        started_at -> Nullable<Timestamp>,
        closed_at -> Nullable<Timestamp>,
        version -> Integer,
        pie -> Nullable<Text>,
        rounds -> Nullable<Integer>,
        acceleration -> Nullable<Text>,
        bye_points -> Nullable<Integer>,
        initial_seat -> Nullable<Text>,
        lot_seed -> Nullable<Text>,
        upper_half_ends -> Nullable<Integer>,
        accelerated_for -> Nullable<Integer>,
        tie_breaks -> Text,
        edition -> Nullable<Text>,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
        archived_at -> Nullable<Timestamp>,
        visibility -> Text,
        cancelled_at -> Nullable<Timestamp>,
        cancelled_because -> Nullable<Text>,
        silent_from -> Nullable<Integer>,
    }
}

table! {
    entries (id) {
        id -> Integer,
        tournament_id -> Integer,
        player_id -> Integer,
        number -> Nullable<Integer>,
        rating -> Nullable<Integer>,
        club -> Nullable<Text>,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
    }
}

table! {
    withdrawals (id) {
        id -> Integer,
        entry_id -> Integer,
        act -> Text,
        from_round -> Integer,
        recorded_at -> Timestamp,
        recorded_by -> Nullable<Integer>,
    }
}

table! {
    pairings (id) {
        id -> Integer,
        tournament_id -> Integer,
        round -> Integer,
        board -> Integer,
        first_entry -> Integer,
        second_entry -> Nullable<Integer>,
        bye -> Nullable<Text>,
        unpublished_at -> Nullable<Timestamp>,
        late_at -> Nullable<Timestamp>,
    }
}

table! {
    byes (entry_id, round) {
        entry_id -> Integer,
        round -> Integer,
        bye -> Text,
    }
}

table! {
    forbidden (id) {
        id -> Integer,
        tournament_id -> Integer,
        from_round -> Integer,
        to_round -> Integer,
    }
}

table! {
    forbidden_entries (forbidden_id, entry_id) {
        forbidden_id -> Integer,
        entry_id -> Integer,
    }
}

table! {
    round_changes (id) {
        id -> Integer,
        tournament_id -> Integer,
        round -> Integer,
        act -> Text,
        first_entry -> Integer,
        second_entry -> Nullable<Integer>,
        reason -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    rounds (tournament_id, round) {
        tournament_id -> Integer,
        round -> Integer,
        working -> Text,
        published_at -> Timestamp,
        published_by -> Integer,
    }
}

table! {
    games (id) {
        id -> Integer,
        title -> Nullable<Text>,
        spec -> Nullable<Text>,
        record -> Text,
        status -> Text,
        plies -> Nullable<Integer>,
        first_score -> Nullable<Integer>,
        second_score -> Nullable<Integer>,
        recorded_at -> Timestamp,
        submitted -> Nullable<Text>,
        opening -> Nullable<Text>,
        termination -> Nullable<Text>,
    }
}

table! {
    results (id) {
        id -> Integer,
        pairing_id -> Integer,
        replaces -> Nullable<Integer>,
        outcome -> Text,
        ending -> Text,
        first_points -> Nullable<Integer>,
        second_points -> Nullable<Integer>,
        game_id -> Nullable<Integer>,
        proof -> Text,
        reason -> Nullable<Text>,
        recorded_at -> Timestamp,
        recorded_by -> Nullable<Integer>,
        choice_id -> Nullable<Integer>,
        submission_id -> Nullable<Integer>,
    }
}

table! {
    adjournments (id) {
        id -> Integer,
        pairing_id -> Integer,
        from_round -> Integer,
        to_round -> Nullable<Integer>,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    pools (id) {
        id -> Integer,
        family -> Text,
        system -> Text,
        settings -> Nullable<Text>,
        name -> Nullable<Text>,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
        archived_at -> Nullable<Timestamp>,
    }
}

table! {
    histories (id) {
        id -> Integer,
        family -> Text,
        file_name -> Text,
        sha256 -> Text,
        source -> Nullable<Text>,
        period_rule -> Text,
        games -> Integer,
        imported_at -> Timestamp,
        imported_by -> Nullable<Integer>,
        completed_at -> Nullable<Timestamp>,
    }
}

table! {
    periods (id) {
        id -> Integer,
        tournament_id -> Nullable<Integer>,
        history_id -> Nullable<Integer>,
        name -> Nullable<Text>,
        closed_on -> Nullable<Date>,
    }
}

table! {
    history_games (history_id, line) {
        history_id -> Integer,
        line -> Integer,
        played_on -> Date,
        first_player_id -> Integer,
        second_player_id -> Integer,
        scored -> Integer,
        period_id -> Integer,
    }
}

table! {
    initial_ratings (id) {
        id -> Integer,
        pool_id -> Integer,
        player_id -> Integer,
        replaces -> Nullable<Integer>,
        rating -> Nullable<Integer>,
        deviation -> Nullable<Integer>,
        volatility -> Nullable<Integer>,
        reached_2400 -> Nullable<Bool>,
        games -> Integer,
        known_on -> Date,
        source -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    ledger (pool_id, period_id, player_id) {
        pool_id -> Integer,
        period_id -> Integer,
        player_id -> Integer,
        rating_before -> Integer,
        deviation_before -> Nullable<Integer>,
        volatility_before -> Nullable<Integer>,
        games_counted_before -> Nullable<Integer>,
        reached_2400_before -> Nullable<Bool>,
        newcomer_games_before -> Nullable<Integer>,
        newcomer_opponents_before -> Nullable<Integer>,
        newcomer_score_before -> Nullable<Integer>,
        rating -> Integer,
        deviation -> Nullable<Integer>,
        volatility -> Nullable<Integer>,
        games_counted -> Nullable<Integer>,
        reached_2400 -> Nullable<Bool>,
        newcomer_games -> Nullable<Integer>,
        newcomer_opponents -> Nullable<Integer>,
        newcomer_score -> Nullable<Integer>,
        games -> Integer,
        games_so_far -> Integer,
        expected -> Integer,
        scored -> Integer,
        k -> Nullable<Integer>,
        rules_version -> Integer,
    }
}

table! {
    handled_forms (key) {
        key -> Text,
        location -> Text,
        handled_at -> Timestamp,
    }
}

allow_tables_to_appear_in_same_query!(
    accounts,
    sessions,
    codes,
    tokens,
    devices,
    events,
    event_roles,
    player_accounts,
    players,
    erasures,
    merges,
    unmerges,
    name_words,
    tournaments,
    title_words,
    entries,
    withdrawals,
    calls,
    round_clocks,
    added_time,
    checkins,
    checkin_openings,
    screens,
    notices,
    allowances,
    board_ranges,
    fixed_boards,
    pairings,
    byes,
    forbidden,
    forbidden_entries,
    games,
    results,
    adjournments,
    pie_offers,
    pie_choices,
    pools,
    histories,
    published_lists,
    periods,
    history_games,
    initial_ratings,
    ledger,
    newest_ratings,
    recomputations,
    report_files,
    schedule,
    audit,
    audit_chains,
    audit_private,
    audit_rows,
    audit_salts,
    links,
    link_sessions,
    submissions,
    submission_answers,
    dismissals,
    result_policies,
    audit_subjects,
    blocked_opponents,
    challenges,
    link_facts,
    link_games,
    link_phrases,
    link_seats,
    link_tournaments,
    mailboxes,
    turn_feeds,
    seat_sessions,
);
