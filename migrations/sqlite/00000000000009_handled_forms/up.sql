-- A form carries a key made when the page was drawn. A second click, or a repeated request
-- on a bad line, finds the key and is sent where the first one went: nothing is entered twice.
CREATE TABLE handled_forms (
    key        TEXT PRIMARY KEY NOT NULL,
    location   TEXT NOT NULL,
    handled_at TIMESTAMP NOT NULL
);
