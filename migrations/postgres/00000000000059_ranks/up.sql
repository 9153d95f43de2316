-- What the newest rating of a player is, and how long it is ranked, so that a page of a rating list is read from an index:
-- else all of a list is read and sorted for each of its pages, which a federation of a million players does not bear.
--
-- A conclusion, kept with the newest row (`newest::keep`), and drawn again by `magister ratings recompute`. `rating` is NULL
-- only until the program has filled it in, which it does when it takes this step.
ALTER TABLE newest_ratings ADD COLUMN rating INTEGER;
-- The last day on which it is not provisional if nothing is played any more; NULL if it is provisional already.
ALTER TABLE newest_ratings ADD COLUMN ranked_until DATE;
CREATE INDEX newest_ratings_by_rating ON newest_ratings (pool_id, rating, ranked_until, player_id);
-- How many are ranked is counted by this one.
CREATE INDEX newest_ratings_by_day ON newest_ratings (pool_id, ranked_until, rating, player_id);
