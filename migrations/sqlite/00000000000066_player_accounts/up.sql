-- Accounts of players (docs/spec/games-by-link.md §8): who came in by a personal link has one, once staff have confirmed
-- that it is them.
CREATE TABLE player_accounts (
    account_id   INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id),
    player_id    INTEGER NOT NULL REFERENCES players (id),
    -- The event of the link, whose arbiters confirm it.
    event_id     INTEGER NOT NULL REFERENCES events (id),
    asked_at     TIMESTAMP NOT NULL,
    confirmed_at TIMESTAMP
);
CREATE UNIQUE INDEX player_accounts_by_player ON player_accounts (player_id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX player_accounts_to_confirm ON player_accounts (event_id) WHERE confirmed_at IS NULL;
