-- A rating list whose ledger is computed anew step by step: from its next place on, it is not yet what the games give.
-- The place is a time and what was closed then, in the order of periods; no time is before all of them. What changes
-- games of the list gives the row another version: whoever computes it reads them again.
CREATE TABLE recomputations (
    pool_id         INTEGER NOT NULL PRIMARY KEY REFERENCES pools (id) ON DELETE CASCADE,
    next_at         TIMESTAMP,
    next_tournament INTEGER,
    next_period     INTEGER,
    version         INTEGER NOT NULL,
    rules_version   INTEGER NOT NULL,
    periods_done    INTEGER NOT NULL,
    periods_left    INTEGER NOT NULL,
    moved           INTEGER NOT NULL,
    taken_until     TIMESTAMP
);
