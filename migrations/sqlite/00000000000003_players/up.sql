-- One row a person, for ever: old standings keep naming people who left.
-- name_key is the name folded to plain lower-case letters, for search and for order,
-- since the collations of databases differ.
CREATE TABLE players (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key   TEXT NOT NULL,
    club       TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX players_by_name ON players (name_key);
