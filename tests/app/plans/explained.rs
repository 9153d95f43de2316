//! Statements and their plans, as PostgreSQL's `auto_explain` logs them.

use std::collections::BTreeMap;

use serde_json::Value;

/// A statement, and what it read of each table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) text: String,
    pub(super) reads: BTreeMap<String, Read>,
}

/// What was read of a table.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Read {
    /// Also those that were thrown away.
    pub(super) n_rows: u64,
    /// How most of them were read.
    pub(super) node: String,
    most: u64,
}

/// All statements of a piece of a log. A line that continues another one begins with a tab.
pub(super) fn statements(log: &str) -> Vec<Statement> {
    let mut found = Vec::new();
    let mut lines = log.lines().peekable();
    while let Some(line) = lines.next() {
        if !line.ends_with(" plan:") {
            continue;
        }
        let mut json = String::new();
        while let Some(line) = lines.next_if(|line| line.starts_with('\t')) {
            json.push_str(line);
        }
        found.push(statement(&serde_json::from_str(&json).expect(&json)));
    }
    found
}

fn statement(explained: &Value) -> Statement {
    let mut reads = BTreeMap::new();
    add(&explained["Plan"], &mut reads);
    let text = explained["Query Text"].as_str().unwrap_or_default().to_owned();
    Statement { text, reads }
}

/// Adds what a node and those below it read.
fn add(node: &Value, reads: &mut BTreeMap<String, Read>) {
    for below in node["Plans"].as_array().into_iter().flatten() {
        add(below, reads);
    }
    let Some(table) = node["Relation Name"].as_str() else {
        return;
    };
    let n = |name: &str| node[name].as_f64().unwrap_or_default();
    let removed = n("Rows Removed by Filter") + n("Rows Removed by Index Recheck");
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count of rows")]
    let n_rows = ((n("Actual Rows") + removed) * n("Actual Loops")) as u64;
    let read = reads.entry(table.to_owned()).or_default();
    read.n_rows += n_rows;
    if n_rows >= read.most {
        read.most = n_rows;
        node["Node Type"].as_str().unwrap_or_default().clone_into(&mut read.node);
    }
}

#[test]
fn rows_are_counted_that_were_thrown_away_and_as_often_as_they_were_read() {
    let log = "2026-11-20 10:00:00 UTC [7] LOG:  duration: 0.1 ms  plan:\n\
        \t{\n\t  \"Query Text\": \"SELECT 1\",\n\t  \"Plan\": {\"Node Type\": \"Nested Loop\", \"Plans\": [\n\
        \t    {\"Node Type\": \"Seq Scan\", \"Relation Name\": \"players\", \"Actual Rows\": 3,\n\
        \t     \"Rows Removed by Filter\": 97, \"Actual Loops\": 1},\n\
        \t    {\"Node Type\": \"Index Scan\", \"Relation Name\": \"entries\", \"Actual Rows\": 2, \"Actual Loops\": 3}]}\n\
        \t}\n2026-11-20 10:00:00 UTC [7] LOG:  something else\n";
    let found = statements(log);
    let told: Vec<String> = found[0]
        .reads
        .iter()
        .map(|(table, read)| format!("{table}: {} by {}", read.n_rows, read.node))
        .collect();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].text, "SELECT 1");
    assert_eq!(told, ["entries: 6 by Index Scan", "players: 100 by Seq Scan"]);
}
