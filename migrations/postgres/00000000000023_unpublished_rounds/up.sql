-- A round whose results were all removed can be unpublished: its pairings stay, with the results that
-- hang on them, and the boards are free for those that take their place.
-- NULL as long as the pairing counts.
ALTER TABLE pairings ADD COLUMN unpublished_at TIMESTAMP;
ALTER TABLE pairings DROP CONSTRAINT pairings_tournament_id_round_board_key;
CREATE UNIQUE INDEX pairings_by_board ON pairings (tournament_id, round, board)
    WHERE unpublished_at IS NULL;
