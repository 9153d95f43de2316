//! Which tables hold facts, and what of them is not in the log.

use std::sync::LazyLock;

use super::columns::{Columns, Kind};
use crate::schema;

/// A table that holds facts.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    /// What a row of it is.
    pub(super) noun: &'static str,
    /// The columns of its primary key.
    pub(super) key: &'static [&'static str],
    /// The columns that are in the log, those of the key among them.
    pub(super) columns: Vec<Column>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) privacy: Privacy,
}

/// How a value is in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Privacy {
    /// As it is, or by its digest if it is long.
    Open,
    /// By a salted digest, whose salt goes with the value: it names a person, or lets somebody in.
    Private,
}

/// Tables that are not in the log, each with the reason, as `docs/spec/audit.md` gives it.
#[cfg(test)]
pub(super) const LEFT_OUT: &[(&str, &[&str])] = &[
    (
        "the log itself: its chains are hashed again, and the rest follows from the acts",
        &[
            "audit",
            "audit_chains",
            "audit_private",
            "audit_rows",
            "audit_salts",
            "audit_subjects",
            "audit_upgrades",
        ],
    ),
    (
        "signing in: it ends by itself, and says nothing of an event",
        &[
            "code_key",
            "codes",
            "devices",
            "link_sessions",
            "seat_sessions",
            "sessions",
            "setup_links",
        ],
    ),
    (
        "ratings: computed from the facts, and compared with them by `magister ratings verify`",
        &["ledger", "newest_ratings", "recomputations"],
    ),
    ("words to search by: computed from names and titles", &["name_words", "title_words"]),
    (
        "the program at work: what it has answered, waits for or shows anew",
        &["handled_forms", "last_alive", "locks", "stamps", "uploads"],
    ),
];

/// Columns that are not in the log, each with the reason, as `docs/spec/audit.md` gives it.
pub(super) const LEFT_OUT_COLUMNS: &[(&str, &[(&str, &str)])] = &[
    ("computed from the record of the game", &[("games", "opening"), ("games", "termination")]),
    (
        "computed from what happened in the game",
        &[
            ("link_games", "due_at"),
            ("link_games", "is_held"),
            ("link_games", "turn"),
            ("link_games", "turn_at"),
        ],
    ),
    (
        "the program at work: which mail is sent, and when a token was used",
        &[
            ("link_seats", "told_warnings"),
            ("mailboxes", "mailed_at"),
            ("mailboxes", "taken_until"),
            ("tokens", "used_at"),
        ],
    ),
];

/// A table by its key and its private columns; a key that is not said is `id`.
macro_rules! table {
    ($name:ident, $noun:literal, key($($key:ident),+) $(, private($($private:ident),+))?) => {
        Table::new(
            stringify!($name),
            $noun,
            &[$(stringify!($key)),+],
            <<schema::$name::table as diesel::Table>::AllColumns as Columns>::all(),
            &[$($(stringify!($private)),+)?],
        )
    };
    ($name:ident, $noun:literal $(, private($($private:ident),+))?) => {
        table!($name, $noun, key(id) $(, private($($private),+))?)
    };
}

/// All of them.
pub(super) static TABLES: LazyLock<Vec<Table>> = LazyLock::new(|| {
    vec![
        table!(accounts, "account", private(name, name_key, password_hash)),
        table!(added_time, "time added at a board"),
        table!(adjournments, "adjournment"),
        table!(allowances, "what players may do themselves", key(tournament_id)),
        table!(blocked_opponents, "blocked opponent", key(account_id, blocked_id)),
        table!(board_ranges, "first board", key(tournament_id)),
        table!(byes, "bye", key(entry_id, round)),
        table!(calls, "call for an arbiter"),
        table!(challenges, "challenge", private(name, token_hash)),
        table!(checkin_openings, "check-in"),
        table!(checkins, "player checked in"),
        table!(dismissals, "dismissal", key(submission_id)),
        table!(entries, "entry", private(club)),
        table!(erasures, "erasure", key(mark)),
        table!(event_prints, "paper of an event", key(event_id)),
        table!(event_roles, "role", key(event_id, account_id)),
        table!(events, "event"),
        table!(extensions, "extension of an event", key(event_id, place), private(data)),
        table!(fixed_boards, "fixed board", key(entry_id)),
        table!(forbidden, "avoided pairing"),
        table!(forbidden_entries, "player of an avoided pairing", key(forbidden_id, entry_id)),
        table!(games, "game", private(record, submitted)),
        table!(histories, "history"),
        table!(history_games, "game of a history", key(history_id, line)),
        table!(initial_ratings, "initial rating"),
        table!(link_facts, "act in a game by link", key(link_game_id, number)),
        table!(link_games, "game by link"),
        table!(link_phrases, "phrase in a game by link", key(link_game_id, seat, phrase)),
        table!(
            link_seats,
            "seat of a game by link",
            key(link_game_id, seat),
            private(name, token_hash)
        ),
        table!(link_tournaments, "terms of games by link", key(tournament_id)),
        table!(links, "link", private(token_hash)),
        table!(
            mailboxes,
            "mailbox",
            key(account_id),
            private(address, asked_address, confirm_hash, stop_token)
        ),
        table!(merges, "merge"),
        table!(notices, "notice", key(event_id)),
        table!(pairings, "pairing"),
        table!(periods, "rating period"),
        table!(pie_choices, "choice of a side"),
        table!(pie_offers, "offer of stakes"),
        table!(player_accounts, "account of a player", key(account_id)),
        table!(players, "player", private(name, name_key, club, birth_year, public_name, mark)),
        table!(pools, "rating list"),
        table!(published_lists, "published list", key(pool_id, number), private(ratings, facts)),
        table!(report_files, "report file", key(tournament_id)),
        table!(result_policies, "policy for results", key(tournament_id, from_round)),
        table!(results, "result"),
        table!(round_changes, "change of a draft"),
        table!(round_clocks, "clock", key(tournament_id, round)),
        table!(rounds, "round", key(tournament_id, round)),
        table!(schedule, "start of a round", key(tournament_id, round)),
        table!(screens, "screen", key(event_id, number)),
        table!(submission_answers, "answer to what was handed in"),
        table!(submissions, "handed-in result", private(record, submitted, faulty)),
        table!(tokens, "token", private(token_hash)),
        table!(tournaments, "tournament"),
        table!(turn_feeds, "calendar of turns", key(account_id), private(token_hash)),
        table!(unmerges, "end of a merge", key(merge_id)),
        table!(withdrawals, "withdrawal or return"),
    ]
});

impl Table {
    fn new(
        name: &'static str,
        noun: &'static str,
        key: &'static [&'static str],
        columns: Vec<(&'static str, Kind)>,
        private: &[&str],
    ) -> Self {
        let is_left_out =
            |column: &str| LEFT_OUT_COLUMNS.iter().any(|(_, all)| all.contains(&(name, column)));
        let privacy = |column: &str| {
            if private.contains(&column) { Privacy::Private } else { Privacy::Open }
        };
        let columns = columns
            .into_iter()
            .filter(|(column, _)| !is_left_out(column))
            .map(|(name, kind)| Column { name, kind, privacy: privacy(name) })
            .collect();
        Self { name, noun, key, columns }
    }

    /// Where a column is among the columns.
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// Where the columns of the key are among the columns.
    pub(super) fn key_places(&self) -> impl Iterator<Item = usize> {
        self.key.iter().filter_map(|name| self.place(name))
    }

    /// A column as SQL has it, of the row with this name.
    pub(super) fn list(&self, one: impl Fn(&Column) -> String) -> String {
        self.columns.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// The place of a table among [`TABLES`], which are in the order of their names.
pub(super) fn place_of(name: &str) -> Option<usize> {
    TABLES.binary_search_by(|table| table.name.cmp(name)).ok()
}

/// Every table that holds facts, with its columns that are in the log.
pub fn logged_columns() -> Vec<(&'static str, Vec<&'static str>)> {
    let columns = |table: &Table| table.columns.iter().map(|column| column.name).collect();
    TABLES.iter().map(|table| (table.name, columns(table))).collect()
}
