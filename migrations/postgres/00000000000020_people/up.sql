-- One person may have been entered twice, as two players. That they are one is a fact of its own:
-- entries, games and results keep the player they were made with, and whoever asks for a player is
-- told who stands for them now. So it can be taken back, and everything is as it was.
CREATE TABLE merges (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    merged_id   INTEGER NOT NULL REFERENCES players (id),
    kept_id     INTEGER NOT NULL REFERENCES players (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id),
    CHECK (merged_id <> kept_id)
);

-- They are two after all. A merge is taken back once; who merges them again makes another one.
CREATE TABLE unmerges (
    merge_id    INTEGER PRIMARY KEY REFERENCES merges (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);

-- What some rules of rating ask for. It is personal: those who run the player's events see it.
ALTER TABLE players ADD COLUMN birth_year INTEGER CHECK (birth_year BETWEEN 1900 AND 2100);
