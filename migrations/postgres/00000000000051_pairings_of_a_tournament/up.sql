-- The results of a tournament are found by all of its pairings, also those that count no more.
CREATE INDEX pairings_by_tournament ON pairings (tournament_id);
