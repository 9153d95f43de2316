-- How a game begins, so that games are found by it: the first moves in canonical notation, a space after each. Computed
-- from the record. NULL only until the program has said so of the games of before, which it does when it takes this step. Ordered by bytes whatever the database's language, so that games that begin alike lie together.
ALTER TABLE games ADD COLUMN opening TEXT COLLATE "C";
-- How the play stopped, as the record says; NULL if it cannot be read.
ALTER TABLE games ADD COLUMN termination TEXT;
CREATE INDEX games_by_opening ON games (opening);
