-- What pages look for among everything, and little of it: games that were published for themselves, tournaments that are
-- being played, events of these days.
CREATE INDEX games_with_title ON games (id) WHERE title IS NOT NULL;
CREATE INDEX tournaments_by_stage ON tournaments (stage);
CREATE INDEX events_by_first_day ON events (starts_on);
CREATE INDEX events_by_last_day ON events (ends_on);
