-- Games of one family rated together by one system.
CREATE TABLE pools (
    id     INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    family TEXT NOT NULL,
    system TEXT NOT NULL CHECK (system IN ('elo', 'glicko2')),
    UNIQUE (family, system)
);

-- The ledger: a conclusion, kept for speed. rating::ledger computes it from the results.
-- Ratings and deviations are hundredths, volatilities millionths, expected scores thousandths
-- of a point, and so are scored ones. Whose ratings these are before a tournament is said by
-- the row itself, so that each row can be checked alone.
CREATE TABLE ledger (
    pool_id           INTEGER NOT NULL REFERENCES pools (id),
    tournament_id     INTEGER NOT NULL REFERENCES tournaments (id),
    player_id         INTEGER NOT NULL REFERENCES players (id),
    rating_before     INTEGER NOT NULL,
    deviation_before  INTEGER,
    volatility_before INTEGER,
    rating            INTEGER NOT NULL,
    deviation         INTEGER,
    volatility        INTEGER,
    games             INTEGER NOT NULL,
    games_so_far      INTEGER NOT NULL,
    expected          INTEGER NOT NULL,
    scored            INTEGER NOT NULL,
    k                 INTEGER,
    rules_version     INTEGER NOT NULL,
    PRIMARY KEY (pool_id, tournament_id, player_id)
);
CREATE INDEX ledger_by_player ON ledger (player_id);
