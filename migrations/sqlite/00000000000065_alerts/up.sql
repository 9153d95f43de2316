-- Alerts (docs/spec/games-by-link.md §7): players are told by mail and by a feed that it is their turn.
CREATE TABLE mailboxes (
    account_id   INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    address      TEXT NOT NULL CHECK (length(address) BETWEEN 3 AND 254),
    frequency    TEXT NOT NULL CHECK (frequency IN ('at-once', 'daily')),
    language     TEXT NOT NULL,
    asked_at     TIMESTAMP NOT NULL,
    -- Of the link that confirms the address; only a hash is kept.
    confirm_hash TEXT UNIQUE CHECK (length(confirm_hash) = 64),
    confirmed_at TIMESTAMP,
    -- Since when the mail server says that nobody is there.
    refused_at   TIMESTAMP,
    -- What stops the mail. It is in each of them and can do nothing else, so it is kept as it is.
    stop_token   TEXT NOT NULL UNIQUE,
    mailed_at    TIMESTAMP,
    -- Until then a server is at it: no two send the same mail.
    taken_until  TIMESTAMP,
    CHECK (confirm_hash IS NULL OR confirmed_at IS NULL)
);

-- A feed is read by programs that cannot sign in: its address is a secret, of which a hash is kept.
CREATE TABLE turn_feeds (
    account_id INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    language   TEXT NOT NULL,
    made_at    TIMESTAMP NOT NULL
);

-- Whose turn it is, after how many plies and since when, as the facts say: `store::by_link::keep` computes it.
ALTER TABLE link_games ADD COLUMN turn TEXT CHECK (turn IN ('first', 'second'));
ALTER TABLE link_games ADD COLUMN plies INTEGER NOT NULL DEFAULT 0;
ALTER TABLE link_games ADD COLUMN turn_at TIMESTAMP;

-- Of which turn somebody was told by mail, and how often that time gets short.
ALTER TABLE link_seats ADD COLUMN told_plies INTEGER;
ALTER TABLE link_seats ADD COLUMN told_warnings INTEGER NOT NULL DEFAULT 0;
