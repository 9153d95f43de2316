-- Where a player or a period is named is looked up: by the pages of a player for the games of
-- histories, and by the database itself whenever one of them is taken out again. Without these
-- indices each such look reads all games of all histories, or the whole ledger.
CREATE INDEX history_games_by_first ON history_games (first_player_id, second_player_id);
CREATE INDEX history_games_by_second ON history_games (second_player_id, first_player_id);
CREATE INDEX ledger_by_period ON ledger (period_id);
-- The same rows as before, found without their pool too.
DROP INDEX ledger_by_player;
CREATE INDEX ledger_by_player ON ledger (player_id, pool_id, games_so_far);
