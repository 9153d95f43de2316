-- The words of tournaments' names and of their events', as those of players are kept: a tournament is found by both
-- without reading the others. `tournaments::titles::keep` computes them from the names.
CREATE TABLE title_words (
    word          TEXT COLLATE "C" NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (word, tournament_id)
);
CREATE INDEX title_words_by_tournament ON title_words (tournament_id);
