//! What the tables of a database are, apart from the order and the layout of their definitions.

use diesel::sql_types::Text;
use diesel::{
    PgConnection, QueryResult, QueryableByName, RunQueryDsl, SqliteConnection, sql_query,
};

use super::Shape;

/// Where tables are made on PostgreSQL if nothing else is said, as an expression.
pub(super) const USUAL: &str = "current_schema()::regnamespace";

/// Where temporary tables are.
pub(super) const TEMPORARY: &str = "pg_my_temp_schema()";

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// The server writes every definition in one way of its own.
pub(super) fn of_postgres(connection: &mut PgConnection, schema: &str) -> QueryResult<Shape> {
    let query = format!(
        "WITH ours AS (
            SELECT oid, relname, relkind, relpersistence FROM pg_class
            WHERE relnamespace = {schema} AND relname <> '__diesel_schema_migrations'
        )
        SELECT relname || ': ' || attname || ' ' || format_type(atttypid, atttypmod)
            || CASE attidentity WHEN '' THEN '' ELSE ' identity ' || attidentity::text END
            || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
            || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') AS line
        FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
            LEFT JOIN pg_attrdef ON adrelid = ours.oid AND adnum = attnum
        WHERE relkind NOT IN ('i', 'S')
        UNION ALL SELECT relname || ': ' || conname || ' ' || pg_get_constraintdef(con.oid, true)
        FROM ours JOIN pg_constraint AS con ON conrelid = ours.oid WHERE contype <> 'n'
        UNION ALL SELECT relname || ': ' || pg_get_indexdef(indexrelid, 0, true)
        FROM ours JOIN pg_index ON indrelid = ours.oid
        UNION ALL SELECT relname || ': ' || pg_get_triggerdef(trigger.oid, true)
        FROM ours JOIN pg_trigger AS trigger ON tgrelid = ours.oid WHERE NOT tgisinternal
        UNION ALL SELECT relname || ': unlogged' FROM ours WHERE relpersistence = 'u'"
    );
    let lines: Vec<Line> = sql_query(query).load(connection)?;
    Ok(lines.into_iter().map(|line| line.line).collect())
}

#[derive(QueryableByName)]
struct Definition {
    #[diesel(sql_type = Text)]
    tbl_name: String,
    #[diesel(sql_type = Text)]
    sql: String,
}

/// SQLite keeps the words of each definition, with what later steps have added to them.
pub(super) fn of_sqlite(connection: &mut SqliteConnection) -> QueryResult<Shape> {
    let query = "SELECT tbl_name, sql FROM sqlite_master
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
            AND tbl_name <> '__diesel_schema_migrations'";
    let definitions: Vec<Definition> = sql_query(query).load(connection)?;
    let lines = |definition: Definition| {
        let table = definition.tbl_name;
        parts(&definition.sql).into_iter().map(move |part| format!("{table}: {part}"))
    };
    Ok(definitions.into_iter().flat_map(lines).collect())
}

/// The columns, constraints and options of a table, or the one definition of anything else.
fn parts(sql: &str) -> Vec<String> {
    let tokens = tokens(sql);
    let is_table = tokens.get(1).is_some_and(|word| word.eq_ignore_ascii_case("table"));
    let open = tokens.iter().position(|token| *token == "(").filter(|_| is_table);
    let Some((open, close)) = open.and_then(|open| Some((open, closing(&tokens, open)?))) else {
        return vec![tokens.join(" ")];
    };
    let mut parts = Vec::new();
    let mut part = Vec::new();
    let mut at = open + 1;
    while at < close {
        // What is in parentheses is taken as a whole.
        let end = if tokens[at] == "(" { closing(&tokens, at).unwrap_or(at) } else { at };
        if tokens[at] == "," {
            parts.push(std::mem::take(&mut part).join(" "));
        } else if tokens[at].eq_ignore_ascii_case("check") && at + 1 < close {
            // The same check stands beside its column or on its own.
            let end = closing(&tokens, at + 1).unwrap_or(at + 1);
            parts.push(tokens[at..=end].join(" "));
            at = end + 1;
            continue;
        } else {
            part.extend_from_slice(&tokens[at..=end]);
        }
        at = end + 1;
    }
    parts.push(part.join(" "));
    parts.push(tokens[close + 1..].join(" "));
    parts.retain(|part| !part.is_empty());
    parts
}

/// Where the parenthesis that opens at a token is closed.
fn closing(tokens: &[&str], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (idx, token) in tokens.iter().enumerate().skip(open) {
        match *token {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return Some(idx);
        }
    }
    None
}

/// Words, quoted texts and single signs, without comments.
fn tokens(sql: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = sql.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            '-' if rest.starts_with("--") => rest.find('\n').unwrap_or(rest.len()),
            '\'' | '"' | '`' => quoted(rest, first),
            _ if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        if !rest.starts_with("--") {
            tokens.push(&rest[..length]);
        }
        rest = rest[length..].trim_start();
    }
    tokens
}

/// How long a quoted text is; a doubled mark inside is two texts side by side, in the same order.
fn quoted(text: &str, mark: char) -> usize {
    text[1..].find(mark).map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sql: &str, expected: &[&str]) {
        assert_eq!(parts(sql), expected, "{sql}");
    }

    #[test]
    fn a_table_is_its_columns_its_constraints_and_its_options() {
        check("CREATE TABLE a (b TEXT,\n  c  INTEGER)", &["b TEXT", "c INTEGER"]);
        check("CREATE TABLE a (b TEXT -- why, and\n, c TEXT)", &["b TEXT", "c TEXT"]);
        check("CREATE TABLE a (b TEXT) WITHOUT ROWID", &["b TEXT", "WITHOUT ROWID"]);
        check("CREATE TABLE a (b, UNIQUE (b, c))", &["b", "UNIQUE ( b , c )"]);
        check("CREATE TABLE a (b DEFAULT ',)--' NOT NULL)", &["b DEFAULT ',)--' NOT NULL"]);
    }

    #[test]
    fn a_check_is_the_same_beside_its_column_and_on_its_own() {
        check(
            "CREATE TABLE a (b TEXT CHECK (b IN ('c', 'd')) NOT NULL)",
            &["CHECK ( b IN ( 'c' , 'd' ) )", "b TEXT NOT NULL"],
        );
        check("CREATE TABLE a (b TEXT, CHECK (b > 0))", &["b TEXT", "CHECK ( b > 0 )"]);
    }

    #[test]
    fn an_index_is_one_definition() {
        check("CREATE INDEX a ON b (c, d)\n WHERE e", &["CREATE INDEX a ON b ( c , d ) WHERE e"]);
    }
}
