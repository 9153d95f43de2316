-- A game that was adjourned counts as a draw when rounds are paired before its result is there. A round
-- keeps the scores it was paired by, so it stays known which rounds those were.
CREATE TABLE adjournments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id  INTEGER NOT NULL REFERENCES pairings (id),
    -- The first round that is paired without the result.
    from_round  INTEGER NOT NULL CHECK (from_round >= 1),
    -- The last one; NULL as long as the game is adjourned.
    to_round    INTEGER CHECK (to_round >= 0),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
-- Of two people at once only one adjourns a game.
CREATE UNIQUE INDEX adjournments_open ON adjournments (pairing_id) WHERE to_round IS NULL;
