-- Histories, initial ratings and pools of an administrator's making have no place before this step:
-- they go. What is left of the ledger is what was computed from tournaments, until it is computed
-- anew.
CREATE TABLE old_ledger AS
    SELECT pool_id, tournament_id, player_id, rating_before, deviation_before, volatility_before,
        rating, deviation, volatility, games, games_so_far, expected, scored, k, rules_version
    FROM ledger JOIN periods ON periods.id = ledger.period_id
    JOIN pools ON pools.id = ledger.pool_id
    WHERE tournament_id IS NOT NULL AND settings IS NULL AND system IN ('elo', 'glicko2');
DROP TABLE ledger;
DROP TABLE initial_ratings;
DROP TABLE history_games;
DROP TABLE periods;
DROP TABLE histories;
DELETE FROM pools WHERE settings IS NOT NULL OR system NOT IN ('elo', 'glicko2');
DROP INDEX pools_by_default;
ALTER TABLE pools DROP COLUMN name;
ALTER TABLE pools DROP COLUMN settings;
ALTER TABLE pools DROP CONSTRAINT pools_system_check;
ALTER TABLE pools ADD CONSTRAINT pools_system_check CHECK (system IN ('elo', 'glicko2'));
ALTER TABLE pools ADD UNIQUE (family, system);
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
INSERT INTO ledger SELECT * FROM old_ledger;
DROP TABLE old_ledger;
CREATE INDEX ledger_by_player ON ledger (player_id);
