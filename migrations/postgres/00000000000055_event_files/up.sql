-- What other programs keep with an event: it comes and goes with the event's file, as it is. `place` is its place there.
CREATE TABLE extensions (
    event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    place    INTEGER NOT NULL CHECK (place >= 1),
    name     TEXT NOT NULL,
    spec_url TEXT NOT NULL,
    -- JSON, to the letter.
    data     TEXT NOT NULL,
    PRIMARY KEY (event_id, place),
    UNIQUE (event_id, name)
);

-- A file that was looked at and is not imported yet: the last one of each administrator.
CREATE TABLE uploads (
    account_id  INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    file_name   TEXT NOT NULL,
    -- Compressed, in Base64.
    content     TEXT NOT NULL,
    received_at TIMESTAMP NOT NULL
);
