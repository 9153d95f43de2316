//! What is wrong with pages, as a table.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::Duration;

use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, sql_query};

use super::explained::Read;

/// Of a statement so much is told.
const SHORT: usize = 400;

/// Something that no page may do.
pub(super) struct Found {
    path: String,
    what: String,
    n_rows: u64,
}

impl Found {
    pub(super) fn answered(path: &str, status: u16) -> Self {
        Self { path: path.to_owned(), what: format!("answered {status}"), n_rows: 0 }
    }

    pub(super) fn took(path: &str, time: Duration) -> Self {
        let what = format!("took {:.0} s", time.as_secs_f64());
        Self { path: path.to_owned(), what, n_rows: 0 }
    }

    pub(super) fn read(path: &str, table: &str, read: &Read, statement: &str) -> Self {
        let Read { n_rows, node, .. } = read;
        let what = format!("{table} | {node} | {}", shortened(statement));
        Self { path: path.to_owned(), what, n_rows: *n_rows }
    }
}

/// A statement without its columns, in one line.
fn shortened(statement: &str) -> String {
    let plain = statement.replace('"', "");
    let text = match plain.split_once(" FROM ") {
        Some((columns, rest)) if columns.len() > 60 => {
            let end = columns.char_indices().nth(60).map_or(columns.len(), |(idx, _)| idx);
            format!("{}… FROM {rest}", &columns[..end])
        }
        _ => plain,
    };
    text.chars().take(SHORT).collect()
}

/// One line for what a page does several times: how often, and how many rows it reads at most.
pub(super) fn table(found: &[Found]) -> String {
    let mut lines: Vec<(&Found, u32, u64)> = Vec::new();
    for one in found {
        let is_same = |(line, ..): &&mut (&Found, u32, u64)| {
            (&line.path, &line.what) == (&one.path, &one.what)
        };
        match lines.iter_mut().find(is_same) {
            Some((_, times, n_rows)) => (*times, *n_rows) = (*times + 1, one.n_rows.max(*n_rows)),
            None => lines.push((one, 1, one.n_rows)),
        }
    }
    let mut text = "\npage | times | rows | table | read by | statement\n".to_owned();
    for (Found { path, what, .. }, times, n_rows) in &lines {
        writeln!(text, "{path} | {times} | {n_rows} | {what}").unwrap();
    }
    writeln!(text, "{} in all, of {} kinds", found.len(), lines.len()).unwrap();
    text
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

/// The tables of more than so many rows.
pub(super) fn large_tables(url: &str, rows: i64) -> BTreeSet<String> {
    let mut db = PgConnection::establish(url).unwrap();
    let large = format!(
        "SELECT relname::text AS name FROM pg_class
         WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > {rows}"
    );
    let names = sql_query(large).load::<Name>(&mut db).unwrap();
    names.into_iter().map(|one| one.name).collect()
}
