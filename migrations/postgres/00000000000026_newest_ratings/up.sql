-- The newest row of each player in each pool, which every rating list is made of: looked for among all
-- rows, ten thousand players took most of a second, and anybody may ask.
--
-- A conclusion: `rows::replace` keeps it where the ledger is written, and `magister ratings recompute`
-- draws it again.
CREATE TABLE newest_ratings (
    pool_id   INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    period_id INTEGER NOT NULL,
    PRIMARY KEY (pool_id, player_id),
    FOREIGN KEY (pool_id, period_id, player_id)
        REFERENCES ledger (pool_id, period_id, player_id) ON DELETE CASCADE
);
INSERT INTO newest_ratings (pool_id, player_id, period_id)
    SELECT pool_id, player_id, max(period_id) FROM ledger
    WHERE games_so_far = (
        SELECT max(other.games_so_far) FROM ledger AS other
        WHERE other.player_id = ledger.player_id AND other.pool_id = ledger.pool_id
    )
    GROUP BY pool_id, player_id;
