-- How many rounds there were to be when round one was paired: the acceleration is reckoned by them,
-- also when there are more or fewer in the end.
ALTER TABLE tournaments ADD COLUMN accelerated_for INTEGER CHECK (accelerated_for BETWEEN 1 AND 99);
UPDATE tournaments SET accelerated_for = rounds WHERE upper_half_ends IS NOT NULL;
