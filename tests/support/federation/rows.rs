//! Rows on their way into the tables, as PostgreSQL's `COPY` reads them.

use std::fmt::{self, Display, Formatter};
use std::io;

use diesel::PgConnection;
use diesel::prelude::ExecuteCopyFromDsl;

/// What is written into a table at once, in bytes.
const AT_ONCE: usize = 8 << 20;

/// The tables, each before those that refer to it, with the columns that are not left to the database. Nothing is asked
/// of them here, so that their types do not matter.
macro_rules! tables {
    ($($table:ident: $first:ident $($column:ident)*;)+) => {
        $(diesel::table! {
            $table ($first) { $first -> Text, $($column -> Text,)* }
        })+

        /// Rows that are not written yet.
        #[derive(Default)]
        pub(crate) struct Rows {
            $(pub(crate) $table: String,)+
        }

        impl Rows {
            /// Writes them, if they are many.
            pub(crate) fn flush_if_many(&mut self, db: &mut PgConnection) {
                if 0 $(+ self.$table.len())+ > AT_ONCE {
                    self.flush(db);
                }
            }

            pub(crate) fn flush(&mut self, db: &mut PgConnection) {
                $({
                    let rows = std::mem::take(&mut self.$table);
                    let copy = diesel::copy_from($table::table).from_raw_data(
                        ($table::$first, $($table::$column,)*),
                        |out| written(out, &rows),
                    );
                    copy.execute(db).unwrap();
                })+
            }
        }
    };
}

tables! {
    accounts: id name name_key password_hash rank created_at;
    players: id name name_key club birth_year created_at chose_name chose_club chose_curve chose_moves mark;
    merges: id merged_id kept_id reason recorded_at recorded_by;
    events: id name place starts_on ends_on visibility version zone shows_name shows_club shows_curve shows_moves;
    tournaments: id event_id name spec format win_points draw_points loss_points rated tie_breaks edition rounds
        bye_points acceleration initial_seat lot_seed stage started_at closed_at version visibility;
    locks: kind subject_id;
    schedule: tournament_id round begins_at;
    entries: id tournament_id player_id number rating club;
    withdrawals: id entry_id act from_round recorded_at recorded_by;
    rounds: tournament_id round working published_at published_by;
    pairings: id tournament_id round board first_entry second_entry bye;
    games: id title spec record status plies first_score second_score recorded_at opening termination;
    results: id pairing_id replaces outcome ending first_points second_points game_id proof reason recorded_at
        recorded_by;
    histories: id family file_name sha256 source period_rule games imported_at completed_at;
    periods: id tournament_id history_id closed_on;
    history_games: history_id line played_on first_player_id second_player_id scored period_id;
    stamps: kind subject_id version;
}

fn written(out: &mut dyn io::Write, rows: &str) -> Result<(), diesel::result::Error> {
    out.write_all(rows.as_bytes())
        .map_err(|error| diesel::result::Error::SerializationError(error.into()))
}

/// A column that may hold nothing.
pub(crate) struct Maybe<T>(pub(crate) Option<T>);

impl<T: Display> Display for Maybe<T> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(out),
            None => out.write_str("\\N"),
        }
    }
}

/// A text of several lines in one.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}

/// Adds a row: the values in the order of the columns.
macro_rules! row {
    ($rows:expr, $first:expr $(, $value:expr)* $(,)?) => {{
        use std::fmt::Write as _;
        write!($rows, "{}", $first).unwrap();
        $(write!($rows, "\t{}", $value).unwrap();)*
        $rows.push('\n');
    }};
}

pub(crate) use row;
