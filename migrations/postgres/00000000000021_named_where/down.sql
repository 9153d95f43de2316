DROP INDEX ledger_by_player;
CREATE INDEX ledger_by_player ON ledger (pool_id, player_id, games_so_far);
DROP INDEX ledger_by_period;
DROP INDEX history_games_by_second;
DROP INDEX history_games_by_first;
