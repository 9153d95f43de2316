-- Games by link (docs/spec/games-by-link.md). What is settled before the first move, and, kept beside it, what follows
-- from the facts: when the time of whoever is to move is over, and that the game is.
CREATE TABLE link_games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    spec         TEXT NOT NULL,
    time_control TEXT NOT NULL,
    -- The lot that was drawn for the first move; NULL where the seats were named or chosen.
    lot_seed     TEXT,
    started_at   TIMESTAMP NOT NULL,
    due_at       TIMESTAMP,
    ended_at     TIMESTAMP,
    -- The record, once it is over and if there was a move.
    game_id      INTEGER REFERENCES games (id),
    CHECK (game_id IS NULL OR ended_at IS NOT NULL),
    CHECK (ended_at IS NULL OR due_at IS NULL)
);
CREATE INDEX link_games_due ON link_games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX link_games_by_game ON link_games (game_id) WHERE game_id IS NOT NULL;

-- Who plays: each seat has a link of its own, and the account of whoever was signed in.
CREATE TABLE link_seats (
    link_game_id INTEGER NOT NULL REFERENCES link_games (id),
    seat         TEXT NOT NULL CHECK (seat IN ('first', 'second')),
    name         TEXT NOT NULL,
    account_id   INTEGER REFERENCES accounts (id),
    token_hash   TEXT UNIQUE CHECK (length(token_hash) = 64),
    -- Whether the server makes a move that is the only one.
    only_moves   BOOLEAN NOT NULL,
    PRIMARY KEY (link_game_id, seat)
) WITHOUT ROWID;
CREATE INDEX link_seats_by_account ON link_seats (account_id) WHERE account_id IS NOT NULL;

-- What happened, in order. Nothing of it is changed or removed.
CREATE TABLE link_facts (
    link_game_id INTEGER NOT NULL REFERENCES link_games (id),
    number       INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    seat         TEXT CHECK (seat IN ('first', 'second')),
    detail       TEXT,
    at           TIMESTAMP NOT NULL,
    PRIMARY KEY (link_game_id, number)
) WITHOUT ROWID;

-- Offers of a game by link, for whoever comes first.
CREATE TABLE challenges (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    spec         TEXT NOT NULL,
    time_control TEXT NOT NULL,
    begins       TEXT NOT NULL CHECK (begins IN ('lot', 'challenger', 'opponent', 'choice')),
    account_id   INTEGER NOT NULL REFERENCES accounts (id),
    name         TEXT NOT NULL,
    token_hash   TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    -- Whether everybody sees it in the list; else only who has its link.
    is_listed    BOOLEAN NOT NULL,
    made_at      TIMESTAMP NOT NULL,
    withdrawn_at TIMESTAMP,
    -- The game, once somebody has taken it.
    link_game_id INTEGER UNIQUE REFERENCES link_games (id),
    CHECK (withdrawn_at IS NULL OR link_game_id IS NULL)
);
CREATE INDEX challenges_open ON challenges (made_at) WHERE withdrawn_at IS NULL AND link_game_id IS NULL;
CREATE INDEX challenges_by_account ON challenges (account_id);

-- Browsers that came in by the link of a seat.
CREATE TABLE seat_sessions (
    -- The hash of the secret in the cookie, the one that link_sessions have.
    id_hash      TEXT NOT NULL CHECK (length(id_hash) = 64),
    link_game_id INTEGER NOT NULL REFERENCES link_games (id),
    seat         TEXT NOT NULL CHECK (seat IN ('first', 'second')),
    began_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (id_hash, link_game_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_sessions_by_game ON seat_sessions (link_game_id);

-- When a server was last known to run, and when that is to be noted again: while none does, no clock of a game by
-- link runs either.
CREATE TABLE last_alive (
    id      INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    at      TIMESTAMP NOT NULL,
    next_at TIMESTAMP NOT NULL
);
