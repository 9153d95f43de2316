-- Ratings know more than tournaments now: games that are brought along from elsewhere are rated in
-- stretches of time. Both are periods, and the ledger is about periods.

-- A file of games from elsewhere. The hash of its content says which file it is, not its name.
-- As long as games are still missing, completed_at is empty, and nothing of it is rated.
CREATE TABLE histories (
    id           INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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

-- What is rated at once: a tournament, which says itself when it was closed, or a stretch of a
-- history, closed on the day of its last game. A tournament gets its period when it is first
-- rated, and keeps it.
CREATE TABLE periods (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER UNIQUE REFERENCES tournaments (id),
    history_id    INTEGER REFERENCES histories (id),
    name          TEXT    CHECK (name <> ''),
    closed_on     DATE,
    CHECK ((tournament_id IS NULL) <> (history_id IS NULL)),
    CHECK ((history_id IS NULL) = (closed_on IS NULL))
);
CREATE INDEX periods_by_history ON periods (history_id);

-- The games of a history, each under the line of its file, so that none is stored twice. What the
-- first player scored is in thousandths of a point, as in the ledger.
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
);
-- The ledger is computed from this index alone.
CREATE INDEX history_games_by_period
    ON history_games (period_id, first_player_id, second_player_id, scored);

CREATE TABLE old_ledger AS SELECT * FROM ledger;
DROP TABLE ledger;

-- A family can be rated in more ways than one. Without settings it is the system with those that
-- the program gives it, as every family has by itself; how a pool is rated never changes.
ALTER TABLE pools DROP CONSTRAINT pools_system_check;
ALTER TABLE pools ADD CONSTRAINT pools_system_check
    CHECK (system IN ('elo', 'elo-fide', 'glicko', 'glicko2'));
ALTER TABLE pools DROP CONSTRAINT pools_family_system_key;
ALTER TABLE pools ADD COLUMN settings TEXT;
ALTER TABLE pools ADD COLUMN name TEXT CHECK (name <> '');
ALTER TABLE pools ADD UNIQUE (family, system, settings);
ALTER TABLE pools ADD UNIQUE (family, name);
CREATE UNIQUE INDEX pools_by_default ON pools (family, system) WHERE settings IS NULL;

-- A rating brought along from elsewhere: a fact, with its source. A correction is a new row that
-- names the one it replaces, and the last of the chain counts; without a rating it takes the one
-- before back. Hundredths and millionths as in the ledger.
CREATE TABLE initial_ratings (
    id           INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
CREATE UNIQUE INDEX initial_ratings_first
    ON initial_ratings (pool_id, player_id) WHERE replaces IS NULL;
CREATE INDEX initial_ratings_by_player ON initial_ratings (player_id);

-- The ledger: a conclusion, kept for speed. rating::ledger computes it from the games, and
-- `magister ratings verify` compares. Ratings and deviations are hundredths, volatilities
-- millionths, expected scores thousandths of a point, and so are scored ones. What a player had
-- before the period is said by the row itself, so that each row can be checked alone. The Elo of
-- FIDE knows besides how many games have counted, whether 2400 was reached, and of a newcomer
-- the games, the sum of the opponents' ratings (whole points) and the score.
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
);
INSERT INTO periods (tournament_id) SELECT DISTINCT tournament_id FROM old_ledger ORDER BY 1;
INSERT INTO ledger (pool_id, period_id, player_id, rating_before, deviation_before,
        volatility_before, rating, deviation, volatility, games, games_so_far, expected, scored, k,
        rules_version)
    SELECT pool_id, periods.id, player_id, rating_before, deviation_before,
        volatility_before, rating, deviation, volatility, games, games_so_far, expected, scored, k,
        rules_version
    FROM old_ledger JOIN periods ON periods.tournament_id = old_ledger.tournament_id;
DROP TABLE old_ledger;
-- A player's rows in a pool are in order of games so far, which grow from row to row.
CREATE INDEX ledger_by_player ON ledger (pool_id, player_id, games_so_far);
