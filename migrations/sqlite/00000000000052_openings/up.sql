-- How a game begins, so that games are found by it: the first moves in canonical notation, a space after each. Computed
-- from the record. NULL only until the program has said so of the games of before, which it does when it takes this step.
ALTER TABLE games ADD COLUMN opening TEXT;
-- How the play stopped, as the record says; NULL if it cannot be read.
ALTER TABLE games ADD COLUMN termination TEXT;
CREATE INDEX games_by_opening ON games (opening);
