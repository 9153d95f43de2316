-- The last rounds of a tournament can be silent: results are collected, and only staff see them until they are
-- announced. From this round on; NULL where everything is shown.
ALTER TABLE tournaments ADD COLUMN silent_from INTEGER CHECK (silent_from >= 1);
