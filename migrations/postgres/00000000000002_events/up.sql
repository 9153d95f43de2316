-- An event is the convention; tournaments are held in it, and roles are given for it.
CREATE TABLE events (
    id         INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    place      TEXT NOT NULL CHECK (length(place) <= 120),
    starts_on  DATE NOT NULL,
    ends_on    DATE NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('draft', 'published')),
    version    INTEGER NOT NULL DEFAULT 1,
    CHECK (ends_on >= starts_on)
);

-- One role an account and event: the higher one holds all rights of the lower.
CREATE TABLE event_roles (
    event_id   INTEGER NOT NULL REFERENCES events (id),
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter', 'scorekeeper')),
    PRIMARY KEY (event_id, account_id)
);
