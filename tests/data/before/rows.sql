-- A row in every table, the same on both databases: ids are given by them, from 1 on.

INSERT INTO accounts (name, name_key, password_hash, rank, created_at) VALUES
    ('Josef Knecht', 'josef knecht', '$argon2id$…', 'administrator', '2026-11-20 09:00:00'),
    ('Fritz Tegularius', 'fritz tegularius', '$argon2id$…', 'member', '2026-11-20 09:05:00.123456');
INSERT INTO sessions (id_hash, account_id, created_at, expires_at) VALUES
    ('5e55', 1, '2026-11-20 09:10:00', '2026-12-04 09:10:00');
INSERT INTO setup_links (token_hash, created_at) VALUES ('11nc', '2026-11-20 08:59:00');
INSERT INTO events (name, place, starts_on, ends_on, visibility, version) VALUES
    ('Waldzell Open', 'Waldzell', '2026-11-20', '2026-11-22', 'published', 3);
INSERT INTO event_roles (event_id, account_id, role) VALUES (1, 2, 'arbiter');
INSERT INTO players (name, name_key, club, created_at, birth_year) VALUES
    ('Plinio Designori', 'plinio designori', 'Waldzell', '2026-11-20 09:20:00', 2001),
    ('Carlo Ferromonte', 'carlo ferromonte', NULL, '2026-11-20 09:20:00', NULL),
    ('O’Brien <b> «ß»', 'o''brien <b> "ss"', NULL, '2026-11-20 09:21:00', NULL),
    ('P. Designori', 'p. designori', NULL, '2026-11-20 09:22:00', NULL);
INSERT INTO merges (merged_id, kept_id, reason, recorded_at, recorded_by) VALUES
    (4, 1, 'one person', '2026-11-20 09:30:00', 1);
INSERT INTO unmerges (merge_id, reason, recorded_at, recorded_by) VALUES
    (1, 'two after all', '2026-11-20 09:31:00', 1);
INSERT INTO tournaments (event_id, name, spec, win_points, draw_points, loss_points, rated, stage,
        started_at, closed_at, version, pie, format, rounds, acceleration, bye_points, initial_seat,
        lot_seed, accelerated_for, tie_breaks, edition) VALUES
    (1, 'Challenge', 'gbc:9', 10, 5, 0, 'rated', 'closed', '2026-11-20 10:00:00',
        '2026-11-22 18:00:00', 5, 'komi', 'swiss', 3, 'baku', 10, 'second',
        '18446744073709551615', 3, 'PTS,BH/C1,SB', '2026');
INSERT INTO tournaments (event_id, name, spec, win_points, draw_points, loss_points, rated, stage,
        format) VALUES
    (1, 'Hive', 'result-only:Hive', 10, 5, 0, 'unrated', 'entry', 'double-round-robin');
INSERT INTO entries (tournament_id, player_id, number, rating, club) VALUES
    (1, 1, 1, 1900, 'Waldzell'), (1, 2, 2, NULL, NULL), (1, 3, 3, 0, NULL), (2, 1, NULL, NULL, NULL);
UPDATE tournaments SET upper_half_ends = 1 WHERE id = 1;
INSERT INTO withdrawals (entry_id, act, from_round, recorded_at, recorded_by) VALUES
    (3, 'withdrawn', 2, '2026-11-20 12:00:00', 2), (3, 'returned', 3, '2026-11-21 09:00:00', 2);
INSERT INTO byes (entry_id, round, bye) VALUES (2, 3, 'half-point');
INSERT INTO forbidden (tournament_id, from_round, to_round) VALUES (1, 1, 2);
INSERT INTO forbidden_entries (forbidden_id, entry_id) VALUES (1, 1), (1, 2);
INSERT INTO round_changes (tournament_id, round, act, first_entry, second_entry, reason, recorded_at,
        recorded_by) VALUES
    (1, 1, 'bye', 3, NULL, 'late', '2026-11-20 10:05:00', 2),
    (1, 1, 'turn', 1, 2, 'wished', '2026-11-20 10:06:00', 2);
INSERT INTO rounds (tournament_id, round, working, published_at, published_by) VALUES
    (1, 1, '{"pairs":[]}', '2026-11-20 10:10:00', 2);
INSERT INTO pairings (tournament_id, round, board, first_entry, second_entry, bye) VALUES
    (1, 1, 1, 2, 1, NULL), (1, 1, 2, 3, NULL, 'pairing-allocated');
INSERT INTO pie_offers (pairing_id, replaces, named_by, spec, recorded_at, recorded_by) VALUES
    (1, NULL, 2, 'gbc:9 komi 3', '2026-11-20 10:20:00', 2),
    (1, 1, 2, 'gbc:9 komi 4', '2026-11-20 10:21:00', 2);
INSERT INTO pie_choices (offer_id, side, recorded_at, recorded_by) VALUES
    (2, 'second', '2026-11-20 10:22:00', 2);
INSERT INTO games (title, spec, record, status, plies, first_score, second_score, recorded_at,
        submitted) VALUES
    (NULL, 'gbc:9', '1. a1', 'unfinished', 1, NULL, NULL, '2026-11-20 11:00:00', '1. a 1'),
    ('A fine game', 'gbg:5', '1. C30', 'verified', 143, 42, -1, '2026-11-20 11:01:00', NULL);
INSERT INTO results (pairing_id, replaces, outcome, first_points, second_points, game_id, proof,
        reason, recorded_at, recorded_by, choice_id, ending) VALUES
    (1, NULL, 'first', 20, 10, NULL, 'no-record', NULL, '2026-11-20 11:02:00', 2, 1, 'played'),
    (1, 1, 'draw', NULL, NULL, 1, 'unproven', 'misread', '2026-11-20 11:03:00', 2, 1, 'unrated');
INSERT INTO pools (family, system, settings, name) VALUES
    ('gbc', 'glicko2', NULL, NULL), ('gbc', 'elo', '{"k":20}', 'Club');
INSERT INTO histories (family, file_name, sha256, source, period_rule, games, imported_at,
        imported_by, completed_at) VALUES
    ('gbc', 'games.csv', '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
        'a club', 'month', 1, '2026-11-20 08:00:00', 1, '2026-11-20 08:00:01');
INSERT INTO periods (tournament_id, history_id, name, closed_on) VALUES
    (1, NULL, NULL, NULL), (NULL, 1, '2001-03', '2001-03-31');
INSERT INTO history_games (history_id, line, played_on, first_player_id, second_player_id, scored,
        period_id) VALUES
    (1, 2, '2001-03-01', 1, 2, 500, 2);
INSERT INTO initial_ratings (pool_id, player_id, replaces, rating, deviation, volatility,
        reached_2400, games, known_on, source, recorded_at, recorded_by) VALUES
    (2, 1, NULL, 190000, NULL, NULL, TRUE, 40, '2020-01-01', 'a list', '2026-11-20 08:10:00', 1),
    (2, 1, 1, NULL, NULL, NULL, NULL, 0, '2020-01-01', 'taken back', '2026-11-20 08:11:00', 1);
INSERT INTO ledger (pool_id, period_id, player_id, rating_before, deviation_before,
        volatility_before, reached_2400_before, rating, deviation, volatility, reached_2400, games,
        games_so_far, expected, scored, k, rules_version) VALUES
    (1, 2, 1, 150000, 35000, 60000, FALSE, 150000, 29023, 59999, TRUE, 1, 1, 500, 500, NULL, 2);
INSERT INTO audit (recorded_at, account_id, event_id, act, detail) VALUES
    ('2026-11-20 09:00:00', NULL, NULL, 'account-added', '{"name":"Josef Knecht"}'),
    ('2026-11-20 09:15:00', 1, 1, 'event-created', '{}');
INSERT INTO handled_forms (key, location, handled_at) VALUES
    ('d1ge57', '/events/1', '2026-11-20 09:15:00');
