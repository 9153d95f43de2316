-- Who is erased stays erased, even when a backup from before is restored. Each player has a random mark that
-- says nothing about them; the marks of those who were erased are kept, and go into every backup.
ALTER TABLE players ADD COLUMN mark TEXT NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '')
    CHECK (length(mark) = 32);
CREATE UNIQUE INDEX players_by_mark ON players (mark);

CREATE TABLE erasures (
    mark      TEXT PRIMARY KEY NOT NULL CHECK (length(mark) = 32),
    erased_at TIMESTAMP NOT NULL
);
