-- Tournaments by link (docs/spec/games-by-link.md): how long players have, and how one round follows another.
CREATE TABLE link_tournaments (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments (id),
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

-- The result of a game by link is recorded by nobody and handed in by nobody: the server has seen how it ended. SQLite
-- takes no constraint back: the table is made again, with all its rows.
CREATE TABLE results_anew (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    replaces      INTEGER UNIQUE REFERENCES results (id),
    -- The choice that the seats of this result follow: it says who won by seat, and must not change
    -- its winner when the sides are chosen again.
    choice_id     INTEGER REFERENCES pie_choices (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw', 'neither', 'open')),
    -- 'unrated' is a game that was over in less than one move: it counts, but not for ratings.
    ending        TEXT NOT NULL DEFAULT 'open'
        CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open')),
    first_points  INTEGER,
    second_points INTEGER,
    game_id       INTEGER UNIQUE REFERENCES games (id),
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'unproven', 'no-record')),
    reason        TEXT CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    -- NULL where it counts because the players agreed, and where the server has seen the game.
    recorded_by   INTEGER REFERENCES accounts (id),
    submission_id INTEGER UNIQUE REFERENCES submissions (id)
);
INSERT INTO results_anew (id, pairing_id, replaces, choice_id, outcome, ending, first_points, second_points,
    game_id, proof, reason, recorded_at, recorded_by, submission_id)
SELECT id, pairing_id, replaces, choice_id, outcome, ending, first_points, second_points,
    game_id, proof, reason, recorded_at, recorded_by, submission_id
FROM results ORDER BY id;
DROP TABLE results;
ALTER TABLE results_anew RENAME TO results;
CREATE UNIQUE INDEX results_first_of_pairing ON results (pairing_id) WHERE replaces IS NULL;
CREATE INDEX results_by_pairing ON results (pairing_id);
