-- What the screens of a hall show, as the desk has chosen it. No row: a screen shows all that there is.
CREATE TABLE screens (
    event_id       INTEGER NOT NULL REFERENCES events (id),
    number         INTEGER NOT NULL CHECK (number BETWEEN 1 AND 8),
    -- The scenes that it shows in turn, as words with a space in between.
    scenes         TEXT NOT NULL CHECK (length(trim(scenes)) > 0),
    -- Of this tournament alone; NULL for all of the event.
    tournament_id  INTEGER REFERENCES tournaments (id),
    PRIMARY KEY (event_id, number)
);
CREATE INDEX screens_by_tournament ON screens (tournament_id);

-- What the desk tells everybody in the hall, one thing at a time. The audit log has those of before.
CREATE TABLE notices (
    event_id   INTEGER PRIMARY KEY NOT NULL REFERENCES events (id),
    text       TEXT NOT NULL CHECK (length(trim(text)) > 0),
    posted_at  TIMESTAMP NOT NULL
);
