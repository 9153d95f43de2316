-- Rematches of casual games by link: who asked for one, and the game once the other side has agreed.
ALTER TABLE link_games ADD COLUMN rematch_asked TEXT CHECK (rematch_asked IN ('first', 'second'));
ALTER TABLE link_games ADD COLUMN rematch_id INTEGER REFERENCES link_games (id);
CREATE INDEX link_games_by_rematch ON link_games (rematch_id) WHERE rematch_id IS NOT NULL;
