-- Who is erased stays erased, even when a backup from before is restored. Each player has a random mark that
-- says nothing about them; the marks of those who were erased are kept, and go into every backup.
CREATE TABLE players_anew (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name        TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key    TEXT NOT NULL,
    club        TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    birth_year  INTEGER CHECK (birth_year BETWEEN 1900 AND 2100),
    created_at  TIMESTAMP NOT NULL,
    deleted_at  TIMESTAMP,
    deleted_by  INTEGER REFERENCES accounts (id),
    chose_name  TEXT CHECK (chose_name IN ('full', 'initial', 'number')),
    chose_club  BOOLEAN,
    chose_curve BOOLEAN,
    chose_moves BOOLEAN,
    public_name TEXT CHECK (public_name <> ''),
    shows_club  BOOLEAN NOT NULL DEFAULT TRUE,
    shows_curve BOOLEAN NOT NULL DEFAULT TRUE,
    shows_moves BOOLEAN NOT NULL DEFAULT TRUE,
    -- 128 random bits.
    mark        TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))) CHECK (length(mark) = 32)
);
INSERT INTO players_anew (id, name, name_key, club, birth_year, created_at, deleted_at, deleted_by, chose_name,
        chose_club, chose_curve, chose_moves, public_name, shows_club, shows_curve, shows_moves)
    SELECT id, name, name_key, club, birth_year, created_at, deleted_at, deleted_by, chose_name,
        chose_club, chose_curve, chose_moves, public_name, shows_club, shows_curve, shows_moves
    FROM players;
-- The number after the highest one that was ever given is the next one, as before.
DELETE FROM sqlite_sequence WHERE name = 'players_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'players_anew', seq FROM sqlite_sequence WHERE name = 'players';
DROP TABLE players;
ALTER TABLE players_anew RENAME TO players;
CREATE INDEX players_by_name ON players (name_key);
CREATE UNIQUE INDEX players_by_mark ON players (mark);

CREATE TABLE erasures (
    mark      TEXT PRIMARY KEY NOT NULL CHECK (length(mark) = 32),
    erased_at TIMESTAMP NOT NULL
) WITHOUT ROWID;
