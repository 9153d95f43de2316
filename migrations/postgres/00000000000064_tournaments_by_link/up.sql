-- Tournaments by link (docs/spec/games-by-link.md): how long players have, and how one round follows another.
CREATE TABLE link_tournaments (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id),
    time_control  TEXT NOT NULL,
    next_round    TEXT NOT NULL CHECK (next_round IN ('by-hand', 'by-itself', 'at-once')),
    -- Rounds that follow by themselves are published in the name of whoever wished that.
    account_id    INTEGER NOT NULL REFERENCES accounts (id)
);

-- The board of a round that a game is played for.
ALTER TABLE link_games ADD COLUMN pairing_id INTEGER REFERENCES pairings (id);
-- Whether nothing is left to do at the board once the game is over.
ALTER TABLE link_games ADD COLUMN is_settled BOOLEAN NOT NULL DEFAULT FALSE;
CREATE UNIQUE INDEX link_games_by_pairing ON link_games (pairing_id) WHERE pairing_id IS NOT NULL;

-- Whose seat it is in a tournament; then the name is that of the player, and the one here is empty.
ALTER TABLE link_seats ADD COLUMN entry_id INTEGER REFERENCES entries (id);
CREATE INDEX link_seats_by_entry ON link_seats (entry_id) WHERE entry_id IS NOT NULL;

-- The result of a game by link is recorded by nobody and handed in by nobody: the server has seen how it ended.
ALTER TABLE results DROP CONSTRAINT results_check;
