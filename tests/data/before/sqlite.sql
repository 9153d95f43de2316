-- A SQLite database as the 21 steps left it that came before the first schema (sqlite3 .dump), with the
-- steps it has taken. Kept as it was: databases like it are brought along.

CREATE TABLE __diesel_schema_migrations (
       version VARCHAR(50) PRIMARY KEY NOT NULL,
       run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE accounts (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name          TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key      TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    rank          TEXT NOT NULL CHECK (rank IN ('administrator', 'member')),
    created_at    TIMESTAMP NOT NULL
);
CREATE TABLE sessions (
    id_hash    TEXT PRIMARY KEY NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE TABLE setup_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE TABLE events (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    place      TEXT NOT NULL CHECK (length(place) <= 120),
    starts_on  DATE NOT NULL,
    ends_on    DATE NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('draft', 'published')),
    version    INTEGER NOT NULL DEFAULT 1,
    CHECK (ends_on >= starts_on)
);
CREATE TABLE event_roles (
    event_id   INTEGER NOT NULL REFERENCES events (id),
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter', 'scorekeeper')),
    PRIMARY KEY (event_id, account_id)
);
CREATE TABLE players (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key   TEXT NOT NULL,
    club       TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    created_at TIMESTAMP NOT NULL
, birth_year INTEGER CHECK (birth_year BETWEEN 1900 AND 2100));
CREATE TABLE tournaments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    event_id    INTEGER NOT NULL REFERENCES events (id),
    name        TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    spec        TEXT NOT NULL,
    win_points  INTEGER NOT NULL CHECK (win_points BETWEEN 1 AND 1000),
    draw_points INTEGER NOT NULL CHECK (draw_points BETWEEN 0 AND 1000),
    loss_points INTEGER NOT NULL CHECK (loss_points BETWEEN 0 AND 1000),
    rated       TEXT NOT NULL CHECK (rated IN ('rated', 'unrated')),
    stage       TEXT NOT NULL CHECK (stage IN ('entry', 'running', 'closed')),
    started_at  TIMESTAMP,
    -- The first time it was closed: a tournament that is opened again keeps its place in the ratings.
    closed_at   TIMESTAMP,
    version     INTEGER NOT NULL DEFAULT 1
, pie TEXT CHECK (pie IN ('stakes', 'komi')), format TEXT NOT NULL DEFAULT 'round-robin'
    CHECK (format IN ('round-robin', 'double-round-robin', 'swiss')), rounds INTEGER CHECK (rounds BETWEEN 1 AND 99), acceleration TEXT CHECK (acceleration IN ('none', 'baku')), bye_points INTEGER CHECK (bye_points BETWEEN 0 AND 1000), initial_seat TEXT CHECK (initial_seat IN ('first', 'second')), lot_seed TEXT CHECK (length(lot_seed) BETWEEN 1 AND 20), upper_half_ends INTEGER REFERENCES entries (id), accelerated_for INTEGER CHECK (accelerated_for BETWEEN 1 AND 99), tie_breaks TEXT NOT NULL DEFAULT 'PTS,DE,SB,WIN'
    CHECK (length(tie_breaks) BETWEEN 1 AND 200), edition TEXT CHECK (edition IN ('2024', '2026')));
CREATE TABLE entries (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    player_id     INTEGER NOT NULL REFERENCES players (id),
    number        INTEGER CHECK (number >= 1),
    rating        INTEGER CHECK (rating BETWEEN 0 AND 4000),
    club          TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    UNIQUE (tournament_id, player_id),
    UNIQUE (tournament_id, number)
);
CREATE TABLE withdrawals (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    entry_id    INTEGER NOT NULL REFERENCES entries (id),
    act         TEXT NOT NULL CHECK (act IN ('withdrawn', 'returned')),
    from_round  INTEGER NOT NULL CHECK (from_round >= 1),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE TABLE pairings (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    board         INTEGER NOT NULL CHECK (board >= 1),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    second_entry  INTEGER REFERENCES entries (id), bye TEXT
    CHECK (bye IS NULL OR (second_entry IS NULL
        AND bye IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point'))),
    UNIQUE (tournament_id, round, board),
    CHECK (first_entry <> second_entry)
);
CREATE TABLE games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    title        TEXT CHECK (length(trim(title)) BETWEEN 1 AND 120),
    spec         TEXT,
    record       TEXT NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('verified', 'unfinished', 'result-mismatch', 'illegal', 'malformed')),
    plies        INTEGER,
    first_score  INTEGER,
    second_score INTEGER,
    recorded_at  TIMESTAMP NOT NULL
, submitted TEXT);
CREATE TABLE results (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    replaces      INTEGER UNIQUE REFERENCES results (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw', 'neither', 'open')),
    first_points  INTEGER,
    second_points INTEGER,
    game_id       INTEGER UNIQUE REFERENCES games (id),
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'unproven', 'no-record')),
    reason        TEXT CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id)
, choice_id INTEGER REFERENCES pie_choices (id), ending TEXT NOT NULL DEFAULT 'open'
    CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open')));
CREATE TABLE audit (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    -- None for what was done from the shell.
    account_id  INTEGER REFERENCES accounts (id),
    event_id    INTEGER REFERENCES events (id),
    act         TEXT NOT NULL,
    -- JSON: the values before and after.
    detail      TEXT NOT NULL
);
CREATE TABLE handled_forms (
    key        TEXT PRIMARY KEY NOT NULL,
    location   TEXT NOT NULL,
    handled_at TIMESTAMP NOT NULL
);
CREATE TABLE pie_offers (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id  INTEGER NOT NULL REFERENCES pairings (id),
    replaces    INTEGER UNIQUE REFERENCES pie_offers (id),
    named_by    INTEGER NOT NULL REFERENCES entries (id),
    spec        TEXT NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE TABLE pie_choices (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    offer_id    INTEGER NOT NULL UNIQUE REFERENCES pie_offers (id),
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE TABLE byes (
    entry_id INTEGER NOT NULL REFERENCES entries (id),
    round    INTEGER NOT NULL CHECK (round >= 1),
    bye      TEXT NOT NULL CHECK (bye IN ('full-point', 'half-point', 'zero-point')),
    PRIMARY KEY (entry_id, round)
);
CREATE TABLE forbidden (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    from_round    INTEGER NOT NULL CHECK (from_round >= 1),
    to_round      INTEGER NOT NULL,
    CHECK (to_round >= from_round)
);
CREATE TABLE forbidden_entries (
    forbidden_id INTEGER NOT NULL REFERENCES forbidden (id),
    entry_id     INTEGER NOT NULL REFERENCES entries (id),
    PRIMARY KEY (forbidden_id, entry_id)
);
CREATE TABLE round_changes (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    act           TEXT NOT NULL CHECK (act IN ('fix', 'forbid', 'bye', 'swap', 'turn')),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    -- None where one player is given the bye.
    second_entry  INTEGER REFERENCES entries (id),
    reason        TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id),
    CHECK ((act = 'bye') = (second_entry IS NULL)),
    CHECK (first_entry <> second_entry)
);
CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    working       TEXT NOT NULL,
    published_at  TIMESTAMP NOT NULL,
    published_by  INTEGER NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (tournament_id, round)
);
CREATE TABLE histories (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    family       TEXT      NOT NULL CHECK (family <> ''),
    file_name    TEXT      NOT NULL,
    sha256       TEXT      NOT NULL CHECK (length(sha256) = 64),
    source       TEXT      CHECK (source <> ''),
    period_rule  TEXT      NOT NULL,
    games        INTEGER   NOT NULL CHECK (games >= 0),
    imported_at  TIMESTAMP NOT NULL,
    imported_by  INTEGER   REFERENCES accounts (id),
    completed_at TIMESTAMP,
    UNIQUE (family, sha256)
);
CREATE TABLE periods (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER UNIQUE REFERENCES tournaments (id),
    history_id    INTEGER REFERENCES histories (id),
    name          TEXT    CHECK (name <> ''),
    closed_on     DATE,
    CHECK ((tournament_id IS NULL) <> (history_id IS NULL)),
    CHECK ((history_id IS NULL) = (closed_on IS NULL))
);
CREATE TABLE history_games (
    history_id       INTEGER NOT NULL REFERENCES histories (id),
    line             INTEGER NOT NULL,
    played_on        DATE    NOT NULL,
    first_player_id  INTEGER NOT NULL REFERENCES players (id),
    second_player_id INTEGER NOT NULL REFERENCES players (id),
    scored           INTEGER NOT NULL CHECK (scored IN (0, 500, 1000)),
    period_id        INTEGER NOT NULL REFERENCES periods (id),
    PRIMARY KEY (history_id, line),
    CHECK (first_player_id <> second_player_id)
) WITHOUT ROWID;
CREATE TABLE pools (
    id       INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    family   TEXT NOT NULL,
    system   TEXT NOT NULL CHECK (system IN ('elo', 'elo-fide', 'glicko', 'glicko2')),
    settings TEXT,
    name     TEXT CHECK (name <> ''),
    UNIQUE (family, system, settings),
    UNIQUE (family, name)
);
CREATE TABLE initial_ratings (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pool_id      INTEGER   NOT NULL REFERENCES pools (id),
    player_id    INTEGER   NOT NULL REFERENCES players (id),
    replaces     INTEGER   UNIQUE REFERENCES initial_ratings (id),
    rating       INTEGER,
    deviation    INTEGER,
    volatility   INTEGER,
    reached_2400 BOOLEAN,
    games        INTEGER   NOT NULL CHECK (games >= 0),
    known_on     DATE      NOT NULL,
    source       TEXT      NOT NULL CHECK (source <> ''),
    recorded_at  TIMESTAMP NOT NULL,
    recorded_by  INTEGER   NOT NULL REFERENCES accounts (id),
    CHECK (rating IS NOT NULL OR replaces IS NOT NULL)
);
CREATE TABLE ledger (
    pool_id                   INTEGER NOT NULL REFERENCES pools (id),
    period_id                 INTEGER NOT NULL REFERENCES periods (id),
    player_id                 INTEGER NOT NULL REFERENCES players (id),
    rating_before             INTEGER NOT NULL,
    deviation_before          INTEGER,
    volatility_before         INTEGER,
    games_counted_before      INTEGER,
    reached_2400_before       BOOLEAN,
    newcomer_games_before     INTEGER,
    newcomer_opponents_before INTEGER,
    newcomer_score_before     INTEGER,
    rating                    INTEGER NOT NULL,
    deviation                 INTEGER,
    volatility                INTEGER,
    games_counted             INTEGER,
    reached_2400              BOOLEAN,
    newcomer_games            INTEGER,
    newcomer_opponents        INTEGER,
    newcomer_score            INTEGER,
    games                     INTEGER NOT NULL,
    games_so_far              INTEGER NOT NULL,
    expected                  INTEGER NOT NULL,
    scored                    INTEGER NOT NULL,
    k                         INTEGER,
    rules_version             INTEGER NOT NULL,
    PRIMARY KEY (pool_id, period_id, player_id)
) WITHOUT ROWID;
CREATE TABLE merges (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    merged_id   INTEGER NOT NULL REFERENCES players (id),
    kept_id     INTEGER NOT NULL REFERENCES players (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id),
    CHECK (merged_id <> kept_id)
);
CREATE TABLE unmerges (
    merge_id    INTEGER PRIMARY KEY NOT NULL REFERENCES merges (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX players_by_name ON players (name_key);
CREATE INDEX tournaments_by_event ON tournaments (event_id);
CREATE INDEX entries_by_player ON entries (player_id);
CREATE INDEX withdrawals_by_entry ON withdrawals (entry_id);
CREATE UNIQUE INDEX results_first_of_pairing ON results (pairing_id) WHERE replaces IS NULL;
CREATE INDEX results_by_pairing ON results (pairing_id);
CREATE INDEX audit_by_event ON audit (event_id);
CREATE UNIQUE INDEX pie_offers_first_of_pairing ON pie_offers (pairing_id) WHERE replaces IS NULL;
CREATE INDEX pie_offers_by_pairing ON pie_offers (pairing_id);
CREATE INDEX forbidden_by_tournament ON forbidden (tournament_id);
CREATE INDEX round_changes_by_tournament ON round_changes (tournament_id);
CREATE INDEX periods_by_history ON periods (history_id);
CREATE INDEX history_games_by_period
    ON history_games (period_id, first_player_id, second_player_id, scored);
CREATE UNIQUE INDEX pools_by_default ON pools (family, system) WHERE settings IS NULL;
CREATE UNIQUE INDEX initial_ratings_first
    ON initial_ratings (pool_id, player_id) WHERE replaces IS NULL;
CREATE INDEX initial_ratings_by_player ON initial_ratings (player_id);
CREATE INDEX history_games_by_first ON history_games (first_player_id, second_player_id);
CREATE INDEX history_games_by_second ON history_games (second_player_id, first_player_id);
CREATE INDEX ledger_by_period ON ledger (period_id);
CREATE INDEX ledger_by_player ON ledger (player_id, pool_id, games_so_far);

INSERT INTO __diesel_schema_migrations (version) VALUES
    ('00000000000001'), ('00000000000002'), ('00000000000003'), ('00000000000004'),
    ('00000000000005'), ('00000000000006'), ('00000000000007'), ('00000000000008'),
    ('00000000000009'), ('00000000000010'), ('00000000000011'), ('00000000000012'),
    ('00000000000013'), ('00000000000014'), ('00000000000015'), ('00000000000016'),
    ('00000000000017'), ('00000000000018'), ('00000000000019'), ('00000000000020'),
    ('00000000000021');
