-- Alerts (docs/spec/games-by-link.md §7): players are told by e-mail and by a feed that it is their turn.
CREATE TABLE mailboxes (
    account_id    INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id),
    -- Where e-mail goes: whoever reads it there has confirmed that.
    address       TEXT CHECK (length(address) BETWEEN 3 AND 254),
    -- Where it is to go, once the link of this hash is opened.
    asked_address TEXT CHECK (length(asked_address) BETWEEN 3 AND 254),
    asked_at      TIMESTAMP,
    confirm_hash  TEXT UNIQUE CHECK (length(confirm_hash) = 64),
    frequency     TEXT NOT NULL CHECK (frequency IN ('at-once', 'daily')),
    language      TEXT NOT NULL,
    -- Since when the mail server says that nobody is there.
    refused_at    TIMESTAMP,
    -- What stops the e-mail. It is in each of them and can do nothing else, so it is kept as it is.
    stop_token    TEXT NOT NULL UNIQUE,
    mailed_at     TIMESTAMP,
    -- Until then a server is at it, or it rests after a try that failed.
    taken_until   TIMESTAMP,
    CHECK ((asked_address IS NULL) = (asked_at IS NULL)),
    CHECK ((asked_address IS NULL) = (confirm_hash IS NULL)),
    CHECK (address IS NOT NULL OR asked_address IS NOT NULL)
);

-- A feed is read by programs that cannot sign in: its address is a secret, of which a hash is kept.
CREATE TABLE turn_feeds (
    account_id INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id),
    token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    language   TEXT NOT NULL,
    made_at    TIMESTAMP NOT NULL
);

-- Whose turn it is and since when, while a clock can run, as the facts say: `store::by_link::keep` computes it.
ALTER TABLE link_games ADD COLUMN turn TEXT CHECK (turn IN ('first', 'second'));
ALTER TABLE link_games ADD COLUMN turn_at TIMESTAMP;
CREATE INDEX link_games_by_turn ON link_games (turn) WHERE turn IS NOT NULL;

-- How often time had got short when somebody was told of the turn by e-mail; NULL while nobody was.
ALTER TABLE link_seats ADD COLUMN told_warnings INTEGER;
