//! Games by link.

use diesel::table;

table! {
    link_games (id) {
        id -> Integer,
        spec -> Text,
        time_control -> Text,
        lot_seed -> Nullable<Text>,
        started_at -> Timestamp,
        due_at -> Nullable<Timestamp>,
        ended_at -> Nullable<Timestamp>,
        game_id -> Nullable<Integer>,
        pairing_id -> Nullable<Integer>,
        is_settled -> Bool,
        turn -> Nullable<Text>,
        turn_at -> Nullable<Timestamp>,
        is_rated -> Bool,
        is_held -> Bool,
        rematch_asked -> Nullable<Text>,
        rematch_id -> Nullable<Integer>,
        delay_plies -> Integer,
        made_by -> Nullable<Integer>,
    }
}

table! {
    link_seats (link_game_id, seat) {
        link_game_id -> Integer,
        seat -> Text,
        name -> Text,
        account_id -> Nullable<Integer>,
        token_hash -> Nullable<Text>,
        only_moves -> Bool,
        entry_id -> Nullable<Integer>,
        told_warnings -> Nullable<Integer>,
        player_id -> Nullable<Integer>,
        sends_at_once -> Bool,
    }
}

table! {
    link_facts (link_game_id, number) {
        link_game_id -> Integer,
        number -> Integer,
        kind -> Text,
        seat -> Nullable<Text>,
        detail -> Nullable<Text>,
        at -> Timestamp,
        record_hash -> Nullable<Text>,
    }
}

table! {
    challenges (id) {
        id -> Integer,
        spec -> Text,
        time_control -> Text,
        begins -> Text,
        account_id -> Integer,
        name -> Text,
        token_hash -> Text,
        is_listed -> Bool,
        made_at -> Timestamp,
        withdrawn_at -> Nullable<Timestamp>,
        link_game_id -> Nullable<Integer>,
        is_rated -> Bool,
        delay_plies -> Integer,
    }
}

table! {
    link_phrases (link_game_id, seat, phrase) {
        link_game_id -> Integer,
        seat -> Text,
        phrase -> Text,
        said_at -> Timestamp,
    }
}

table! {
    blocked_opponents (account_id, blocked_id) {
        account_id -> Integer,
        blocked_id -> Integer,
        link_game_id -> Integer,
        blocked_at -> Timestamp,
    }
}

table! {
    seat_sessions (id_hash, link_game_id, seat) {
        id_hash -> Text,
        link_game_id -> Integer,
        seat -> Text,
        began_at -> Timestamp,
    }
}

table! {
    last_alive (id) {
        id -> Integer,
        at -> Timestamp,
        next_at -> Timestamp,
    }
}

table! {
    link_tournaments (tournament_id) {
        tournament_id -> Integer,
        time_control -> Text,
        next_round -> Text,
        account_id -> Integer,
        delay_plies -> Integer,
    }
}

table! {
    mailboxes (account_id) {
        account_id -> Integer,
        address -> Nullable<Text>,
        asked_address -> Nullable<Text>,
        asked_at -> Nullable<Timestamp>,
        confirm_hash -> Nullable<Text>,
        frequency -> Text,
        language -> Text,
        refused_at -> Nullable<Timestamp>,
        stop_token -> Text,
        mailed_at -> Nullable<Timestamp>,
        taken_until -> Nullable<Timestamp>,
    }
}

table! {
    turn_feeds (account_id) {
        account_id -> Integer,
        token_hash -> Text,
        language -> Text,
        made_at -> Timestamp,
    }
}
