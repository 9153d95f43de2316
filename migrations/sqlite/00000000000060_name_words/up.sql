-- The words of players' names, in the order of their letters: of a million players those are found by it whom somebody
-- looks for, without reading the others. `players::words::keep` computes them from the names. By a word that is not
-- public only those find the player who see the full name.
CREATE TABLE name_words (
    word      TEXT NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    is_public BOOLEAN NOT NULL,
    PRIMARY KEY (word, player_id)
) WITHOUT ROWID;
CREATE INDEX name_words_by_player ON name_words (player_id);

-- The list of players, in the order that the program has.
CREATE INDEX players_in_order ON players (name_key, id) WHERE deleted_at IS NULL;
