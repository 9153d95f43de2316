-- Casual games by link that are rated (docs/spec/games-by-link.md §9): whether they are is settled when they are offered,
-- and who plays is a player. Their results are kept as a history that grows game by game, one a family.
ALTER TABLE challenges ADD COLUMN is_rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE link_games ADD COLUMN is_rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE link_seats ADD COLUMN player_id INTEGER REFERENCES players (id);
CREATE INDEX link_seats_by_player ON link_seats (player_id) WHERE player_id IS NOT NULL;
