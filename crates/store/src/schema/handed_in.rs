//! What players hand in, what they answer, and when it counts.

use diesel::table;

table! {
    submissions (id) {
        id -> Integer,
        pairing_id -> Integer,
        entry_id -> Nullable<Integer>,
        replaces -> Nullable<Integer>,
        choice_id -> Nullable<Integer>,
        outcome -> Text,
        ending -> Text,
        first_points -> Nullable<Integer>,
        second_points -> Nullable<Integer>,
        record -> Nullable<Text>,
        submitted -> Nullable<Text>,
        proof -> Text,
        received_at -> Timestamp,
        faulty -> Nullable<Text>,
        entered_at -> Nullable<Timestamp>,
    }
}

table! {
    submission_answers (id) {
        id -> Integer,
        submission_id -> Integer,
        entry_id -> Integer,
        answer -> Text,
        received_at -> Timestamp,
        entered_at -> Nullable<Timestamp>,
    }
}

table! {
    dismissals (submission_id) {
        submission_id -> Integer,
        account_id -> Integer,
        dismissed_at -> Timestamp,
    }
}

table! {
    result_policies (tournament_id, from_round) {
        tournament_id -> Integer,
        from_round -> Integer,
        policy -> Text,
    }
}

table! {
    calls (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Nullable<Integer>,
        entry_id -> Nullable<Integer>,
        called_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
        ended_by -> Nullable<Integer>,
    }
}

table! {
    allowances (tournament_id) {
        tournament_id -> Integer,
        leaving -> Bool,
        missing -> Bool,
        half_point_byes -> Integer,
    }
}
