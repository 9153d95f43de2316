//! The boards of tournaments in a hall that several share.

use diesel::table;

table! {
    board_ranges (tournament_id) {
        tournament_id -> Integer,
        first_board -> Integer,
    }
}

table! {
    fixed_boards (entry_id) {
        entry_id -> Integer,
        board -> Integer,
    }
}
