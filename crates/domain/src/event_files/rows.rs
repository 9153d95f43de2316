//! The rows of a table, packed: a file of many small rows takes no more memory than it has bytes.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::json;

/// Rows by the names of their tables, each table numbered from 1.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tables(pub BTreeMap<String, Rows>);

/// Rows of a table: each has a value for each column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rows {
    pub columns: Vec<String>,
    /// A JSON array per line, without spaces.
    pub(super) lines: String,
    pub(super) n_lines: usize,
}

impl Rows {
    /// A table without rows.
    pub fn of_columns(columns: Vec<String>) -> Self {
        Self { columns, ..Self::default() }
    }

    /// The index of a column.
    pub fn place(&self, column: &str) -> Option<usize> {
        self.columns.iter().position(|name| name == column)
    }

    pub fn len(&self) -> usize {
        self.n_lines
    }

    pub fn is_empty(&self) -> bool {
        self.n_lines == 0
    }

    pub fn push(&mut self, row: &[Value]) {
        self.lines.push_str(&json(row));
        self.lines.push('\n');
        self.n_lines += 1;
    }

    /// Unpacks the rows, one at a time.
    pub fn iter(&self) -> impl Iterator<Item = Vec<Value>> {
        // Whatever was packed unpacks.
        self.lines().map(|line| serde_json::from_str(line).unwrap_or_default())
    }

    /// Each row as a JSON array.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.lines()
    }

    /// The rows as `change` leaves them, without those for which it returns `None`.
    #[must_use]
    pub fn changed(&self, mut change: impl FnMut(&mut Vec<Value>) -> Option<()>) -> Self {
        let mut changed = Self::of_columns(self.columns.clone());
        for mut row in self.iter() {
            if change(&mut row).is_some() {
                changed.push(&row);
            }
        }
        changed
    }
}

impl Tables {
    /// The digest of the rows, whatever the file looks like.
    pub fn sha256(&self) -> String {
        let mut hash = Sha256::new();
        let mut separator = "{";
        for (name, rows) in &self.0 {
            hash.update(format!("{separator}{}:{{\"columns\":", json(name)));
            hash.update(format!("{},\"rows\":[", json(&rows.columns)));
            for (idx, line) in rows.lines().enumerate() {
                hash.update(if idx == 0 { "" } else { "," });
                hash.update(line);
            }
            hash.update("]}");
            separator = ",";
        }
        hash.update(if self.0.is_empty() { "{}" } else { "}" });
        HEXLOWER.encode(&hash.finalize())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_digest_is_that_of_the_tables_as_json_without_spaces() {
        let mut rows = Rows::of_columns(vec!["id".to_owned(), "name".to_owned()]);
        rows.push(&[json!(1), json!("Ada\n\"é\"")]);
        rows.push(&[json!(2), Value::Null]);
        let empty = Rows::of_columns(vec!["id".to_owned()]);
        let tables = [("events".to_owned(), empty), ("players".to_owned(), rows)];
        let written = "{\"events\":{\"columns\":[\"id\"],\"rows\":[]},\
            \"players\":{\"columns\":[\"id\",\"name\"],\"rows\":[[1,\"Ada\\n\\\"é\\\"\"],[2,null]]}}";
        let expected = HEXLOWER.encode(&Sha256::digest(written));
        assert_eq!(Tables(tables.into()).sha256(), expected);
        assert_eq!(Tables::default().sha256(), HEXLOWER.encode(&Sha256::digest("{}")));
    }

    #[test]
    fn rows_are_unpacked_as_they_were_packed() {
        let mut rows = Rows::of_columns(vec!["a".to_owned(), "b".to_owned()]);
        let all = [vec![json!("\r\n\u{2028}\0"), json!(i64::MIN)], vec![Value::Null, json!("")]];
        for row in &all {
            rows.push(row);
        }
        assert_eq!((rows.iter().collect::<Vec<_>>(), rows.len()), (all.to_vec(), 2));
        let without = rows.changed(|row| row[0].is_null().then(|| row[1] = json!("x")));
        assert_eq!(without.iter().collect::<Vec<_>>(), [vec![Value::Null, json!("x")]]);
    }
}
