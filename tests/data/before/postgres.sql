-- A PostgreSQL database as the 21 steps left it that came before the first schema (pg_dump), with the
-- steps it has taken. Kept as it was: databases like it are brought along.

CREATE TABLE __diesel_schema_migrations (
    version character varying(50) NOT NULL,
    run_on timestamp without time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE accounts (
    id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    password_hash text NOT NULL,
    rank text NOT NULL,
    created_at timestamp without time zone NOT NULL,
    CONSTRAINT accounts_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60))),
    CONSTRAINT accounts_rank_check CHECK ((rank = ANY (ARRAY['administrator'::text, 'member'::text])))
);
ALTER TABLE accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME accounts_id_seq);
CREATE TABLE audit (
    id integer NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    account_id integer,
    event_id integer,
    act text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME audit_id_seq);
CREATE TABLE byes (
    entry_id integer NOT NULL,
    round integer NOT NULL,
    bye text NOT NULL,
    CONSTRAINT byes_bye_check CHECK ((bye = ANY (ARRAY['full-point'::text, 'half-point'::text, 'zero-point'::text]))),
    CONSTRAINT byes_round_check CHECK ((round >= 1))
);
CREATE TABLE entries (
    id integer NOT NULL,
    tournament_id integer NOT NULL,
    player_id integer NOT NULL,
    number integer,
    rating integer,
    club text,
    CONSTRAINT entries_club_check CHECK (((length(TRIM(BOTH FROM club)) >= 1) AND (length(TRIM(BOTH FROM club)) <= 60))),
    CONSTRAINT entries_number_check CHECK ((number >= 1)),
    CONSTRAINT entries_rating_check CHECK (((rating >= 0) AND (rating <= 4000)))
);
ALTER TABLE entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME entries_id_seq);
CREATE TABLE event_roles (
    event_id integer NOT NULL,
    account_id integer NOT NULL,
    role text NOT NULL,
    CONSTRAINT event_roles_role_check CHECK ((role = ANY (ARRAY['organiser'::text, 'arbiter'::text, 'scorekeeper'::text])))
);
CREATE TABLE events (
    id integer NOT NULL,
    name text NOT NULL,
    place text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    visibility text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT events_check CHECK ((ends_on >= starts_on)),
    CONSTRAINT events_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 120))),
    CONSTRAINT events_place_check CHECK ((length(place) <= 120)),
    CONSTRAINT events_visibility_check CHECK ((visibility = ANY (ARRAY['draft'::text, 'published'::text])))
);
ALTER TABLE events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME events_id_seq);
CREATE TABLE forbidden (
    id integer NOT NULL,
    tournament_id integer NOT NULL,
    from_round integer NOT NULL,
    to_round integer NOT NULL,
    CONSTRAINT forbidden_check CHECK ((to_round >= from_round)),
    CONSTRAINT forbidden_from_round_check CHECK ((from_round >= 1))
);
CREATE TABLE forbidden_entries (
    forbidden_id integer NOT NULL,
    entry_id integer NOT NULL
);
ALTER TABLE forbidden ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME forbidden_id_seq);
CREATE TABLE games (
    id integer NOT NULL,
    title text,
    spec text,
    record text NOT NULL,
    status text NOT NULL,
    plies integer,
    first_score integer,
    second_score integer,
    recorded_at timestamp without time zone NOT NULL,
    submitted text,
    CONSTRAINT games_status_check CHECK ((status = ANY (ARRAY['verified'::text, 'unfinished'::text, 'result-mismatch'::text, 'illegal'::text, 'malformed'::text]))),
    CONSTRAINT games_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 120)))
);
ALTER TABLE games ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME games_id_seq);
CREATE TABLE handled_forms (
    key text NOT NULL,
    location text NOT NULL,
    handled_at timestamp without time zone NOT NULL
);
CREATE TABLE histories (
    id integer NOT NULL,
    family text NOT NULL,
    file_name text NOT NULL,
    sha256 text NOT NULL,
    source text,
    period_rule text NOT NULL,
    games integer NOT NULL,
    imported_at timestamp without time zone NOT NULL,
    imported_by integer,
    completed_at timestamp without time zone,
    CONSTRAINT histories_family_check CHECK ((family <> ''::text)),
    CONSTRAINT histories_games_check CHECK ((games >= 0)),
    CONSTRAINT histories_sha256_check CHECK ((length(sha256) = 64)),
    CONSTRAINT histories_source_check CHECK ((source <> ''::text))
);
ALTER TABLE histories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME histories_id_seq);
CREATE TABLE history_games (
    history_id integer NOT NULL,
    line integer NOT NULL,
    played_on date NOT NULL,
    first_player_id integer NOT NULL,
    second_player_id integer NOT NULL,
    scored integer NOT NULL,
    period_id integer NOT NULL,
    CONSTRAINT history_games_check CHECK ((first_player_id <> second_player_id)),
    CONSTRAINT history_games_scored_check CHECK ((scored = ANY (ARRAY[0, 500, 1000])))
);
CREATE TABLE initial_ratings (
    id integer NOT NULL,
    pool_id integer NOT NULL,
    player_id integer NOT NULL,
    replaces integer,
    rating integer,
    deviation integer,
    volatility integer,
    reached_2400 boolean,
    games integer NOT NULL,
    known_on date NOT NULL,
    source text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT initial_ratings_check CHECK (((rating IS NOT NULL) OR (replaces IS NOT NULL))),
    CONSTRAINT initial_ratings_games_check CHECK ((games >= 0)),
    CONSTRAINT initial_ratings_source_check CHECK ((source <> ''::text))
);
ALTER TABLE initial_ratings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME initial_ratings_id_seq);
CREATE TABLE ledger (
    pool_id integer NOT NULL,
    period_id integer NOT NULL,
    player_id integer NOT NULL,
    rating_before integer NOT NULL,
    deviation_before integer,
    volatility_before integer,
    games_counted_before integer,
    reached_2400_before boolean,
    newcomer_games_before integer,
    newcomer_opponents_before integer,
    newcomer_score_before integer,
    rating integer NOT NULL,
    deviation integer,
    volatility integer,
    games_counted integer,
    reached_2400 boolean,
    newcomer_games integer,
    newcomer_opponents integer,
    newcomer_score integer,
    games integer NOT NULL,
    games_so_far integer NOT NULL,
    expected integer NOT NULL,
    scored integer NOT NULL,
    k integer,
    rules_version integer NOT NULL
);
CREATE TABLE merges (
    id integer NOT NULL,
    merged_id integer NOT NULL,
    kept_id integer NOT NULL,
    reason text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT merges_check CHECK ((merged_id <> kept_id)),
    CONSTRAINT merges_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500)))
);
ALTER TABLE merges ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME merges_id_seq);
CREATE TABLE pairings (
    id integer NOT NULL,
    tournament_id integer NOT NULL,
    round integer NOT NULL,
    board integer NOT NULL,
    first_entry integer NOT NULL,
    second_entry integer,
    bye text,
    CONSTRAINT pairings_board_check CHECK ((board >= 1)),
    CONSTRAINT pairings_check CHECK ((first_entry <> second_entry)),
    CONSTRAINT pairings_check1 CHECK (((bye IS NULL) OR ((second_entry IS NULL) AND (bye = ANY (ARRAY['pairing-allocated'::text, 'full-point'::text, 'half-point'::text, 'zero-point'::text]))))),
    CONSTRAINT pairings_round_check CHECK ((round >= 1))
);
ALTER TABLE pairings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME pairings_id_seq);
CREATE TABLE periods (
    id integer NOT NULL,
    tournament_id integer,
    history_id integer,
    name text,
    closed_on date,
    CONSTRAINT periods_check CHECK (((tournament_id IS NULL) <> (history_id IS NULL))),
    CONSTRAINT periods_check1 CHECK (((history_id IS NULL) = (closed_on IS NULL))),
    CONSTRAINT periods_name_check CHECK ((name <> ''::text))
);
ALTER TABLE periods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME periods_id_seq);
CREATE TABLE pie_choices (
    id integer NOT NULL,
    offer_id integer NOT NULL,
    side text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT pie_choices_side_check CHECK ((side = ANY (ARRAY['first'::text, 'second'::text])))
);
ALTER TABLE pie_choices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME pie_choices_id_seq);
CREATE TABLE pie_offers (
    id integer NOT NULL,
    pairing_id integer NOT NULL,
    replaces integer,
    named_by integer NOT NULL,
    spec text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL
);
ALTER TABLE pie_offers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME pie_offers_id_seq);
CREATE TABLE players (
    id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    club text,
    created_at timestamp without time zone NOT NULL,
    birth_year integer,
    CONSTRAINT players_birth_year_check CHECK (((birth_year >= 1900) AND (birth_year <= 2100))),
    CONSTRAINT players_club_check CHECK (((length(TRIM(BOTH FROM club)) >= 1) AND (length(TRIM(BOTH FROM club)) <= 60))),
    CONSTRAINT players_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60)))
);
ALTER TABLE players ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME players_id_seq);
CREATE TABLE pools (
    id integer NOT NULL,
    family text NOT NULL,
    system text NOT NULL,
    settings text,
    name text,
    CONSTRAINT pools_name_check CHECK ((name <> ''::text)),
    CONSTRAINT pools_system_check CHECK ((system = ANY (ARRAY['elo'::text, 'elo-fide'::text, 'glicko'::text, 'glicko2'::text])))
);
ALTER TABLE pools ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME pools_id_seq);
CREATE TABLE results (
    id integer NOT NULL,
    pairing_id integer NOT NULL,
    replaces integer,
    outcome text NOT NULL,
    ending text NOT NULL,
    first_points integer,
    second_points integer,
    game_id integer,
    proof text NOT NULL,
    reason text,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    choice_id integer,
    CONSTRAINT results_ending_check CHECK ((ending = ANY (ARRAY['played'::text, 'resignation'::text, 'time'::text, 'forfeit'::text, 'adjudication'::text, 'agreement'::text, 'unrated'::text, 'open'::text]))),
    CONSTRAINT results_outcome_check CHECK ((outcome = ANY (ARRAY['first'::text, 'second'::text, 'draw'::text, 'neither'::text, 'open'::text]))),
    CONSTRAINT results_proof_check CHECK ((proof = ANY (ARRAY['proven'::text, 'unproven'::text, 'no-record'::text]))),
    CONSTRAINT results_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500)))
);
ALTER TABLE results ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME results_id_seq);
CREATE TABLE round_changes (
    id integer NOT NULL,
    tournament_id integer NOT NULL,
    round integer NOT NULL,
    act text NOT NULL,
    first_entry integer NOT NULL,
    second_entry integer,
    reason text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT round_changes_act_check CHECK ((act = ANY (ARRAY['fix'::text, 'forbid'::text, 'bye'::text, 'swap'::text, 'turn'::text]))),
    CONSTRAINT round_changes_check CHECK (((act = 'bye'::text) = (second_entry IS NULL))),
    CONSTRAINT round_changes_check1 CHECK ((first_entry <> second_entry)),
    CONSTRAINT round_changes_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500))),
    CONSTRAINT round_changes_round_check CHECK ((round >= 1))
);
ALTER TABLE round_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME round_changes_id_seq);
CREATE TABLE rounds (
    tournament_id integer NOT NULL,
    round integer NOT NULL,
    working text NOT NULL,
    published_at timestamp without time zone NOT NULL,
    published_by integer NOT NULL,
    CONSTRAINT rounds_round_check CHECK ((round >= 1))
);
CREATE TABLE sessions (
    id_hash text NOT NULL,
    account_id integer NOT NULL,
    created_at timestamp without time zone NOT NULL,
    expires_at timestamp without time zone NOT NULL
);
CREATE TABLE setup_links (
    token_hash text NOT NULL,
    created_at timestamp without time zone NOT NULL
);
CREATE TABLE tournaments (
    id integer NOT NULL,
    event_id integer NOT NULL,
    name text NOT NULL,
    spec text NOT NULL,
    format text NOT NULL,
    win_points integer NOT NULL,
    draw_points integer NOT NULL,
    loss_points integer NOT NULL,
    rated text NOT NULL,
    stage text NOT NULL,
    started_at timestamp without time zone,
    closed_at timestamp without time zone,
    version integer DEFAULT 1 NOT NULL,
    pie text,
    rounds integer,
    acceleration text,
    bye_points integer,
    initial_seat text,
    lot_seed text,
    upper_half_ends integer,
    accelerated_for integer,
    tie_breaks text DEFAULT 'PTS,DE,SB,WIN'::text NOT NULL,
    edition text,
    CONSTRAINT tournaments_accelerated_for_check CHECK (((accelerated_for >= 1) AND (accelerated_for <= 99))),
    CONSTRAINT tournaments_acceleration_check CHECK ((acceleration = ANY (ARRAY['none'::text, 'baku'::text]))),
    CONSTRAINT tournaments_bye_points_check CHECK (((bye_points >= 0) AND (bye_points <= 1000))),
    CONSTRAINT tournaments_draw_points_check CHECK (((draw_points >= 0) AND (draw_points <= 1000))),
    CONSTRAINT tournaments_edition_check CHECK ((edition = ANY (ARRAY['2024'::text, '2026'::text]))),
    CONSTRAINT tournaments_format_check CHECK ((format = ANY (ARRAY['round-robin'::text, 'double-round-robin'::text, 'swiss'::text]))),
    CONSTRAINT tournaments_initial_seat_check CHECK ((initial_seat = ANY (ARRAY['first'::text, 'second'::text]))),
    CONSTRAINT tournaments_loss_points_check CHECK (((loss_points >= 0) AND (loss_points <= 1000))),
    CONSTRAINT tournaments_lot_seed_check CHECK (((length(lot_seed) >= 1) AND (length(lot_seed) <= 20))),
    CONSTRAINT tournaments_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 120))),
    CONSTRAINT tournaments_pie_check CHECK ((pie = ANY (ARRAY['stakes'::text, 'komi'::text]))),
    CONSTRAINT tournaments_rated_check CHECK ((rated = ANY (ARRAY['rated'::text, 'unrated'::text]))),
    CONSTRAINT tournaments_rounds_check CHECK (((rounds >= 1) AND (rounds <= 99))),
    CONSTRAINT tournaments_stage_check CHECK ((stage = ANY (ARRAY['entry'::text, 'running'::text, 'closed'::text]))),
    CONSTRAINT tournaments_tie_breaks_check CHECK (((length(tie_breaks) >= 1) AND (length(tie_breaks) <= 200))),
    CONSTRAINT tournaments_win_points_check CHECK (((win_points >= 1) AND (win_points <= 1000)))
);
ALTER TABLE tournaments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME tournaments_id_seq);
CREATE TABLE unmerges (
    merge_id integer NOT NULL,
    reason text NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT unmerges_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500)))
);
CREATE TABLE withdrawals (
    id integer NOT NULL,
    entry_id integer NOT NULL,
    act text NOT NULL,
    from_round integer NOT NULL,
    recorded_at timestamp without time zone NOT NULL,
    recorded_by integer NOT NULL,
    CONSTRAINT withdrawals_act_check CHECK ((act = ANY (ARRAY['withdrawn'::text, 'returned'::text]))),
    CONSTRAINT withdrawals_from_round_check CHECK ((from_round >= 1))
);
ALTER TABLE withdrawals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME withdrawals_id_seq);
ALTER TABLE __diesel_schema_migrations ADD CONSTRAINT __diesel_schema_migrations_pkey PRIMARY KEY (version);
ALTER TABLE accounts ADD CONSTRAINT accounts_name_key_key UNIQUE (name_key);
ALTER TABLE accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE audit ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE byes ADD CONSTRAINT byes_pkey PRIMARY KEY (entry_id, round);
ALTER TABLE entries ADD CONSTRAINT entries_pkey PRIMARY KEY (id);
ALTER TABLE entries ADD CONSTRAINT entries_tournament_id_number_key UNIQUE (tournament_id, number);
ALTER TABLE entries ADD CONSTRAINT entries_tournament_id_player_id_key UNIQUE (tournament_id, player_id);
ALTER TABLE event_roles ADD CONSTRAINT event_roles_pkey PRIMARY KEY (event_id, account_id);
ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE forbidden_entries ADD CONSTRAINT forbidden_entries_pkey PRIMARY KEY (forbidden_id, entry_id);
ALTER TABLE forbidden ADD CONSTRAINT forbidden_pkey PRIMARY KEY (id);
ALTER TABLE games ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE handled_forms ADD CONSTRAINT handled_forms_pkey PRIMARY KEY (key);
ALTER TABLE histories ADD CONSTRAINT histories_family_sha256_key UNIQUE (family, sha256);
ALTER TABLE histories ADD CONSTRAINT histories_pkey PRIMARY KEY (id);
ALTER TABLE history_games ADD CONSTRAINT history_games_pkey PRIMARY KEY (history_id, line);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_pkey PRIMARY KEY (id);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_replaces_key UNIQUE (replaces);
ALTER TABLE ledger ADD CONSTRAINT ledger_pkey PRIMARY KEY (pool_id, period_id, player_id);
ALTER TABLE merges ADD CONSTRAINT merges_pkey PRIMARY KEY (id);
ALTER TABLE pairings ADD CONSTRAINT pairings_pkey PRIMARY KEY (id);
ALTER TABLE pairings ADD CONSTRAINT pairings_tournament_id_round_board_key UNIQUE (tournament_id, round, board);
ALTER TABLE periods ADD CONSTRAINT periods_pkey PRIMARY KEY (id);
ALTER TABLE periods ADD CONSTRAINT periods_tournament_id_key UNIQUE (tournament_id);
ALTER TABLE pie_choices ADD CONSTRAINT pie_choices_offer_id_key UNIQUE (offer_id);
ALTER TABLE pie_choices ADD CONSTRAINT pie_choices_pkey PRIMARY KEY (id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_pkey PRIMARY KEY (id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_replaces_key UNIQUE (replaces);
ALTER TABLE players ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE pools ADD CONSTRAINT pools_family_name_key UNIQUE (family, name);
ALTER TABLE pools ADD CONSTRAINT pools_family_system_settings_key UNIQUE (family, system, settings);
ALTER TABLE pools ADD CONSTRAINT pools_pkey PRIMARY KEY (id);
ALTER TABLE results ADD CONSTRAINT results_game_id_key UNIQUE (game_id);
ALTER TABLE results ADD CONSTRAINT results_pkey PRIMARY KEY (id);
ALTER TABLE results ADD CONSTRAINT results_replaces_key UNIQUE (replaces);
ALTER TABLE round_changes ADD CONSTRAINT round_changes_pkey PRIMARY KEY (id);
ALTER TABLE rounds ADD CONSTRAINT rounds_pkey PRIMARY KEY (tournament_id, round);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE setup_links ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE tournaments ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
ALTER TABLE unmerges ADD CONSTRAINT unmerges_pkey PRIMARY KEY (merge_id);
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);
CREATE INDEX audit_by_event ON audit USING btree (event_id);
CREATE INDEX entries_by_player ON entries USING btree (player_id);
CREATE INDEX forbidden_by_tournament ON forbidden USING btree (tournament_id);
CREATE INDEX history_games_by_first ON history_games USING btree (first_player_id, second_player_id);
CREATE INDEX history_games_by_period ON history_games USING btree (period_id, first_player_id, second_player_id, scored);
CREATE INDEX history_games_by_second ON history_games USING btree (second_player_id, first_player_id);
CREATE INDEX initial_ratings_by_player ON initial_ratings USING btree (player_id);
CREATE UNIQUE INDEX initial_ratings_first ON initial_ratings USING btree (pool_id, player_id) WHERE (replaces IS NULL);
CREATE INDEX ledger_by_period ON ledger USING btree (period_id);
CREATE INDEX ledger_by_player ON ledger USING btree (player_id, pool_id, games_so_far);
CREATE INDEX periods_by_history ON periods USING btree (history_id);
CREATE INDEX pie_offers_by_pairing ON pie_offers USING btree (pairing_id);
CREATE UNIQUE INDEX pie_offers_first_of_pairing ON pie_offers USING btree (pairing_id) WHERE (replaces IS NULL);
CREATE INDEX players_by_name ON players USING btree (name_key);
CREATE UNIQUE INDEX pools_by_default ON pools USING btree (family, system) WHERE (settings IS NULL);
CREATE INDEX results_by_pairing ON results USING btree (pairing_id);
CREATE UNIQUE INDEX results_first_of_pairing ON results USING btree (pairing_id) WHERE (replaces IS NULL);
CREATE INDEX round_changes_by_tournament ON round_changes USING btree (tournament_id);
CREATE INDEX sessions_by_account ON sessions USING btree (account_id);
CREATE INDEX tournaments_by_event ON tournaments USING btree (event_id);
CREATE INDEX withdrawals_by_entry ON withdrawals USING btree (entry_id);
ALTER TABLE audit ADD CONSTRAINT audit_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
ALTER TABLE audit ADD CONSTRAINT audit_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id);
ALTER TABLE byes ADD CONSTRAINT byes_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id);
ALTER TABLE entries ADD CONSTRAINT entries_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE entries ADD CONSTRAINT entries_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE event_roles ADD CONSTRAINT event_roles_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE event_roles ADD CONSTRAINT event_roles_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id);
ALTER TABLE forbidden_entries ADD CONSTRAINT forbidden_entries_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id);
ALTER TABLE forbidden_entries ADD CONSTRAINT forbidden_entries_forbidden_id_fkey FOREIGN KEY (forbidden_id) REFERENCES forbidden(id);
ALTER TABLE forbidden ADD CONSTRAINT forbidden_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE histories ADD CONSTRAINT histories_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES accounts(id);
ALTER TABLE history_games ADD CONSTRAINT history_games_first_player_id_fkey FOREIGN KEY (first_player_id) REFERENCES players(id);
ALTER TABLE history_games ADD CONSTRAINT history_games_history_id_fkey FOREIGN KEY (history_id) REFERENCES histories(id);
ALTER TABLE history_games ADD CONSTRAINT history_games_period_id_fkey FOREIGN KEY (period_id) REFERENCES periods(id);
ALTER TABLE history_games ADD CONSTRAINT history_games_second_player_id_fkey FOREIGN KEY (second_player_id) REFERENCES players(id);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools(id);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE initial_ratings ADD CONSTRAINT initial_ratings_replaces_fkey FOREIGN KEY (replaces) REFERENCES initial_ratings(id);
ALTER TABLE ledger ADD CONSTRAINT ledger_period_id_fkey FOREIGN KEY (period_id) REFERENCES periods(id);
ALTER TABLE ledger ADD CONSTRAINT ledger_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ledger ADD CONSTRAINT ledger_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools(id);
ALTER TABLE merges ADD CONSTRAINT merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES players(id);
ALTER TABLE merges ADD CONSTRAINT merges_merged_id_fkey FOREIGN KEY (merged_id) REFERENCES players(id);
ALTER TABLE merges ADD CONSTRAINT merges_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE pairings ADD CONSTRAINT pairings_first_entry_fkey FOREIGN KEY (first_entry) REFERENCES entries(id);
ALTER TABLE pairings ADD CONSTRAINT pairings_second_entry_fkey FOREIGN KEY (second_entry) REFERENCES entries(id);
ALTER TABLE pairings ADD CONSTRAINT pairings_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE periods ADD CONSTRAINT periods_history_id_fkey FOREIGN KEY (history_id) REFERENCES histories(id);
ALTER TABLE periods ADD CONSTRAINT periods_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE pie_choices ADD CONSTRAINT pie_choices_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES pie_offers(id);
ALTER TABLE pie_choices ADD CONSTRAINT pie_choices_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_named_by_fkey FOREIGN KEY (named_by) REFERENCES entries(id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_pairing_id_fkey FOREIGN KEY (pairing_id) REFERENCES pairings(id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE pie_offers ADD CONSTRAINT pie_offers_replaces_fkey FOREIGN KEY (replaces) REFERENCES pie_offers(id);
ALTER TABLE results ADD CONSTRAINT results_choice_id_fkey FOREIGN KEY (choice_id) REFERENCES pie_choices(id);
ALTER TABLE results ADD CONSTRAINT results_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id);
ALTER TABLE results ADD CONSTRAINT results_pairing_id_fkey FOREIGN KEY (pairing_id) REFERENCES pairings(id);
ALTER TABLE results ADD CONSTRAINT results_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE results ADD CONSTRAINT results_replaces_fkey FOREIGN KEY (replaces) REFERENCES results(id);
ALTER TABLE round_changes ADD CONSTRAINT round_changes_first_entry_fkey FOREIGN KEY (first_entry) REFERENCES entries(id);
ALTER TABLE round_changes ADD CONSTRAINT round_changes_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE round_changes ADD CONSTRAINT round_changes_second_entry_fkey FOREIGN KEY (second_entry) REFERENCES entries(id);
ALTER TABLE round_changes ADD CONSTRAINT round_changes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE rounds ADD CONSTRAINT rounds_published_by_fkey FOREIGN KEY (published_by) REFERENCES accounts(id);
ALTER TABLE rounds ADD CONSTRAINT rounds_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE tournaments ADD CONSTRAINT tournaments_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id);
ALTER TABLE tournaments ADD CONSTRAINT tournaments_upper_half_ends_fkey FOREIGN KEY (upper_half_ends) REFERENCES entries(id);
ALTER TABLE unmerges ADD CONSTRAINT unmerges_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES merges(id);
ALTER TABLE unmerges ADD CONSTRAINT unmerges_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id);
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id);

INSERT INTO __diesel_schema_migrations (version) VALUES
    ('00000000000001'), ('00000000000002'), ('00000000000003'), ('00000000000004'),
    ('00000000000005'), ('00000000000006'), ('00000000000007'), ('00000000000008'),
    ('00000000000009'), ('00000000000010'), ('00000000000011'), ('00000000000012'),
    ('00000000000013'), ('00000000000014'), ('00000000000015'), ('00000000000016'),
    ('00000000000017'), ('00000000000018'), ('00000000000019'), ('00000000000020'),
    ('00000000000021');
