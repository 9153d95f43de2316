-- What pages look for among everything, and little of it: games that were published for themselves, and tournaments
-- that are being played.
CREATE INDEX games_with_title ON games (id) WHERE title IS NOT NULL;
CREATE INDEX tournaments_by_stage ON tournaments (stage);
