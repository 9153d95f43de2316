-- What the record of a game by link is known by with a move, or with one taken back: a move that is changed afterwards is
-- found while the game goes on. Moves from before this step, and those of an event that was imported, have none.
ALTER TABLE link_facts ADD COLUMN record_hash TEXT;
