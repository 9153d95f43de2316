-- The first schema: every table there is. What a column cannot say by its name and type stands above
-- it. Facts are stored and never overwritten; conclusions name the function that recomputes them.
--
-- Points of tournaments are tenths, 10 is one point. Scores inside games are half points. In ratings
-- they are thousandths of a point; ratings and deviations are hundredths, volatilities millionths.

-- ---- People who work here --------------------------------------------------------------------

-- People who may change something sign in; everybody else only reads.
-- Secrets are kept as hashes: nobody can sign in with what is read in this table.
CREATE TABLE accounts (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name          TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key      TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    rank          TEXT NOT NULL CHECK (rank IN ('administrator', 'member')),
    created_at    TIMESTAMP NOT NULL
);

-- A session is a row, so that it survives a restart and can be ended by the server.
CREATE TABLE sessions (
    id_hash    TEXT PRIMARY KEY NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);

-- The link that makes the first administrator: opening it does not spend it, the form does.
CREATE TABLE setup_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    created_at TIMESTAMP NOT NULL
);

-- ---- Events ----------------------------------------------------------------------------------

-- An event is the convention; tournaments are held in it, and roles are given for it.
CREATE TABLE events (
    id         INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    place      TEXT NOT NULL CHECK (length(place) <= 120),
    starts_on  DATE NOT NULL,
    ends_on    DATE NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('draft', 'published')),
    -- A form made from an older version is answered with both sides.
    version    INTEGER NOT NULL DEFAULT 1,
    CHECK (ends_on >= starts_on)
);

-- One role per account and event: the higher one holds all rights of the lower.
CREATE TABLE event_roles (
    event_id   INTEGER NOT NULL REFERENCES events (id),
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter', 'scorekeeper')),
    PRIMARY KEY (event_id, account_id)
);

-- ---- Players ---------------------------------------------------------------------------------

-- One row per person, for ever: old standings keep naming people who left.
CREATE TABLE players (
    id         INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    -- The name folded to plain lower-case letters, for search and for order, since the collations
    -- of databases differ.
    name_key   TEXT NOT NULL,
    club       TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    -- Some rules of rating ask for it. It is personal: administrators see it, and arbiters of what
    -- the player plays in.
    birth_year INTEGER CHECK (birth_year BETWEEN 1900 AND 2100),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX players_by_name ON players (name_key);

-- One person may have been entered twice, as two players. That they are one is a fact of its own:
-- entries, games and results keep the player they were made with, and a question about a player is
-- answered with the one who stands for them now. So a merge can be undone, and everything is as it was.
CREATE TABLE merges (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    merged_id   INTEGER NOT NULL REFERENCES players (id),
    kept_id     INTEGER NOT NULL REFERENCES players (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id),
    CHECK (merged_id <> kept_id)
);

-- They are two after all. A merge is undone once; merging the two again makes another one.
CREATE TABLE unmerges (
    merge_id    INTEGER PRIMARY KEY NOT NULL REFERENCES merges (id),
    reason      TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);

-- ---- Tournaments and who plays in them -------------------------------------------------------

-- A tournament pins everything that its results depend on.
CREATE TABLE tournaments (
    id              INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id        INTEGER NOT NULL REFERENCES events (id),
    name            TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    spec            TEXT NOT NULL,
    format          TEXT NOT NULL CHECK (format IN ('round-robin', 'double-round-robin', 'swiss')),
    win_points      INTEGER NOT NULL CHECK (win_points BETWEEN 1 AND 1000),
    draw_points     INTEGER NOT NULL CHECK (draw_points BETWEEN 0 AND 1000),
    loss_points     INTEGER NOT NULL CHECK (loss_points BETWEEN 0 AND 1000),
    rated           TEXT NOT NULL CHECK (rated IN ('rated', 'unrated')),
    -- What one player names and the other answers by choosing a side; without it seats and game are
    -- as paired.
    pie             TEXT CHECK (pie IN ('stakes', 'komi')),
    -- What decides the order, as report files write it.
    tie_breaks      TEXT NOT NULL DEFAULT 'PTS,DE,SB,WIN'
        CHECK (length(tie_breaks) BETWEEN 1 AND 200),
    -- The edition of the tie-break rules, pinned by the start: a later one must not change standings.
    -- Before the start NULL means the one that will be in force on the first day.
    edition         TEXT CHECK (edition IN ('2024', '2026')),
    -- In a Swiss alone: how many rounds there are, and what the pairing-allocated bye is worth.
    rounds          INTEGER CHECK (rounds BETWEEN 1 AND 99),
    bye_points      INTEGER CHECK (bye_points BETWEEN 0 AND 1000),
    -- In a Swiss alone: the acceleration, the rounds there were to be when round one was paired, by
    -- which it is reckoned also if there are more or fewer in the end, and the last player who is
    -- accelerated. Late entries change the numbers, not the line between the two halves.
    acceleration    TEXT CHECK (acceleration IN ('none', 'baku')),
    accelerated_for INTEGER CHECK (accelerated_for BETWEEN 1 AND 99),
    upper_half_ends INTEGER,
    -- In a Swiss that has started: where odd numbers sit in round one, and what that was drawn from.
    -- The seed has 64 bits without sign, which neither database has as a number.
    initial_seat    TEXT CHECK (initial_seat IN ('first', 'second')),
    lot_seed        TEXT CHECK (length(lot_seed) BETWEEN 1 AND 20),
    stage           TEXT NOT NULL CHECK (stage IN ('entry', 'running', 'closed')),
    started_at      TIMESTAMP,
    -- The first time it was closed: a tournament that is opened again keeps its place in the ratings.
    closed_at       TIMESTAMP,
    version         INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX tournaments_by_event ON tournaments (event_id);

-- A player in a tournament, as entered: club and rating may change later, the entry does not.
CREATE TABLE entries (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    player_id     INTEGER NOT NULL REFERENCES players (id),
    -- The pairing number, given when the tournament starts.
    number        INTEGER CHECK (number >= 1),
    rating        INTEGER CHECK (rating BETWEEN 0 AND 4000),
    club          TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    UNIQUE (tournament_id, player_id),
    UNIQUE (tournament_id, number)
);
CREATE INDEX entries_by_player ON entries (player_id);
ALTER TABLE tournaments ADD FOREIGN KEY (upper_half_ends) REFERENCES entries (id);

-- Leaving is a fact, and so is coming back: the newest row of an entry counts.
CREATE TABLE withdrawals (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    entry_id    INTEGER NOT NULL REFERENCES entries (id),
    act         TEXT NOT NULL CHECK (act IN ('withdrawn', 'returned')),
    from_round  INTEGER NOT NULL CHECK (from_round >= 1),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE INDEX withdrawals_by_entry ON withdrawals (entry_id);

-- ---- Rounds ----------------------------------------------------------------------------------

-- Who will not play in a round that is still to be paired, and what it is worth. Once the round is
-- published, its pairings say so.
CREATE TABLE byes (
    entry_id INTEGER NOT NULL REFERENCES entries (id),
    round    INTEGER NOT NULL CHECK (round >= 1),
    bye      TEXT NOT NULL CHECK (bye IN ('full-point', 'half-point', 'zero-point')),
    PRIMARY KEY (entry_id, round)
);

-- Players of whom no two are to meet in some rounds: a family, a club. The organiser's will, which no
-- rule of the pairing system knows.
CREATE TABLE forbidden (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    from_round    INTEGER NOT NULL CHECK (from_round >= 1),
    to_round      INTEGER NOT NULL,
    CHECK (to_round >= from_round)
);
CREATE INDEX forbidden_by_tournament ON forbidden (tournament_id);

-- The players of such a group.
CREATE TABLE forbidden_entries (
    forbidden_id INTEGER NOT NULL REFERENCES forbidden (id),
    entry_id     INTEGER NOT NULL REFERENCES entries (id),
    PRIMARY KEY (forbidden_id, entry_id)
);

-- What the arbiter changes in a round before it is published, with the reason. The draft is these
-- changes made to what the rules give; it is not stored itself.
CREATE TABLE round_changes (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    act           TEXT NOT NULL CHECK (act IN ('fix', 'forbid', 'bye', 'swap', 'turn')),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    -- NULL where one player is given the bye.
    second_entry  INTEGER REFERENCES entries (id),
    reason        TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id),
    CHECK ((act = 'bye') = (second_entry IS NULL)),
    CHECK (first_entry <> second_entry)
);
CREATE INDEX round_changes_by_tournament ON round_changes (tournament_id);

-- A published round of a Swiss. working is how it was paired, as JSON: a result that is corrected
-- later must not change the answer to why two players met.
CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    working       TEXT NOT NULL,
    published_at  TIMESTAMP NOT NULL,
    published_by  INTEGER NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (tournament_id, round)
);

-- Who sits where, first moves first. Without a second player it is a bye, and bye says which; in a
-- round robin it is a free round, without a word.
CREATE TABLE pairings (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    board         INTEGER NOT NULL CHECK (board >= 1),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    second_entry  INTEGER REFERENCES entries (id),
    bye           TEXT,
    UNIQUE (tournament_id, round, board),
    CHECK (first_entry <> second_entry),
    CHECK (bye IS NULL OR (second_entry IS NULL
        AND bye IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point')))
);

-- ---- Games and results -----------------------------------------------------------------------

-- What was named at a board is a fact. Another offer is a new fact that names the one it replaces;
-- the newest counts. spec is the game as it would be played.
CREATE TABLE pie_offers (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pairing_id  INTEGER NOT NULL REFERENCES pairings (id),
    replaces    INTEGER UNIQUE REFERENCES pie_offers (id),
    named_by    INTEGER NOT NULL REFERENCES entries (id),
    spec        TEXT NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
-- One first offer per pairing, and one replacement per offer: of two people at once only one is last.
CREATE UNIQUE INDEX pie_offers_first_of_pairing ON pie_offers (pairing_id) WHERE replaces IS NULL;
CREATE INDEX pie_offers_by_pairing ON pie_offers (pairing_id);

-- The side that the other player takes. An offer is answered once; only a new offer takes it back.
CREATE TABLE pie_choices (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    offer_id    INTEGER NOT NULL UNIQUE REFERENCES pie_offers (id),
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);

-- A game record. A game of a tournament is named by a result; the others (published games) carry a
-- title.
CREATE TABLE games (
    id           INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title        TEXT CHECK (length(trim(title)) BETWEEN 1 AND 120),
    spec         TEXT,
    record       TEXT NOT NULL,
    -- The record as it was handed in, where a reading of it was accepted: of a slip in writing both
    -- texts are kept, the one that people wrote and the one that plays.
    submitted    TEXT,
    -- What the verifier says of the record, for lists. rules::Record::verify recomputes it.
    status       TEXT NOT NULL CHECK (status IN ('verified', 'unfinished', 'result-mismatch', 'illegal', 'malformed')),
    plies        INTEGER,
    first_score  INTEGER,
    second_score INTEGER,
    recorded_at  TIMESTAMP NOT NULL
);

-- A result is a fact. A correction is a new fact that names the one it replaces; the newest of the
-- chain counts, and nothing is overwritten.
CREATE TABLE results (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    replaces      INTEGER UNIQUE REFERENCES results (id),
    -- The choice that the seats of this result follow: it says who won by seat, and must not change
    -- its winner when the sides are chosen again.
    choice_id     INTEGER REFERENCES pie_choices (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw', 'neither', 'open')),
    -- 'unrated' is a game that was over in less than one move: it counts, but not for ratings.
    ending        TEXT NOT NULL
        CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open')),
    first_points  INTEGER,
    second_points INTEGER,
    game_id       INTEGER UNIQUE REFERENCES games (id),
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'unproven', 'no-record')),
    reason        TEXT CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id)
);
-- One first result per pairing, and one replacement per result: of two people at once only one is last.
CREATE UNIQUE INDEX results_first_of_pairing ON results (pairing_id) WHERE replaces IS NULL;
CREATE INDEX results_by_pairing ON results (pairing_id);

-- ---- Ratings ---------------------------------------------------------------------------------

-- Games of one family rated together by one system. A family can be rated in more ways than one:
-- without settings it is the system with those that the program gives it, as every family has by
-- itself. How a pool is rated never changes.
CREATE TABLE pools (
    id       INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    family   TEXT NOT NULL,
    system   TEXT NOT NULL CHECK (system IN ('elo', 'elo-fide', 'glicko', 'glicko2')),
    settings TEXT,
    name     TEXT CHECK (name <> ''),
    UNIQUE (family, system, settings),
    UNIQUE (family, name)
);
CREATE UNIQUE INDEX pools_by_default ON pools (family, system) WHERE settings IS NULL;

-- A file of games from elsewhere. The hash of its content says which file it is, not its name.
-- As long as games are still missing, completed_at is NULL, and nothing of it is rated.
CREATE TABLE histories (
    id           INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    family       TEXT      NOT NULL CHECK (family <> ''),
    file_name    TEXT      NOT NULL,
    sha256       TEXT      NOT NULL CHECK (length(sha256) = 64),
    source       TEXT      CHECK (source <> ''),
    period_rule  TEXT      NOT NULL,
    games        INTEGER   NOT NULL CHECK (games >= 0),
    imported_at  TIMESTAMP NOT NULL,
    imported_by  INTEGER   REFERENCES accounts (id),
    completed_at TIMESTAMP,
    UNIQUE (family, sha256)
);

-- What is rated at once: a tournament, which says itself when it was closed, or a stretch of a
-- history, closed on the day of its last game. A tournament gets its period when it is first rated,
-- and keeps it.
CREATE TABLE periods (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER UNIQUE REFERENCES tournaments (id),
    history_id    INTEGER REFERENCES histories (id),
    name          TEXT    CHECK (name <> ''),
    closed_on     DATE,
    CHECK ((tournament_id IS NULL) <> (history_id IS NULL)),
    CHECK ((history_id IS NULL) = (closed_on IS NULL))
);
CREATE INDEX periods_by_history ON periods (history_id);

-- The games of a history, each under the line of its file, so that none is stored twice. scored is
-- what the first player got.
CREATE TABLE history_games (
    history_id       INTEGER NOT NULL REFERENCES histories (id),
    line             INTEGER NOT NULL,
    played_on        DATE    NOT NULL,
    first_player_id  INTEGER NOT NULL REFERENCES players (id),
    second_player_id INTEGER NOT NULL REFERENCES players (id),
    scored           INTEGER NOT NULL CHECK (scored IN (0, 500, 1000)),
    period_id        INTEGER NOT NULL REFERENCES periods (id),
    PRIMARY KEY (history_id, line),
    CHECK (first_player_id <> second_player_id)
);
-- The ledger is computed from this index alone.
CREATE INDEX history_games_by_period
    ON history_games (period_id, first_player_id, second_player_id, scored);
-- The pages of a player look here, and the database itself when a player is taken out: without
-- these each such look reads all games of all histories.
CREATE INDEX history_games_by_first ON history_games (first_player_id, second_player_id);
CREATE INDEX history_games_by_second ON history_games (second_player_id, first_player_id);

-- A rating brought along from elsewhere: a fact, with its source. A correction is a new row that
-- names the one it replaces, and the last of the chain counts; without a rating it takes the one
-- before back.
CREATE TABLE initial_ratings (
    id           INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pool_id      INTEGER   NOT NULL REFERENCES pools (id),
    player_id    INTEGER   NOT NULL REFERENCES players (id),
    replaces     INTEGER   UNIQUE REFERENCES initial_ratings (id),
    rating       INTEGER,
    deviation    INTEGER,
    volatility   INTEGER,
    reached_2400 BOOLEAN,
    games        INTEGER   NOT NULL CHECK (games >= 0),
    known_on     DATE      NOT NULL,
    source       TEXT      NOT NULL CHECK (source <> ''),
    recorded_at  TIMESTAMP NOT NULL,
    recorded_by  INTEGER   NOT NULL REFERENCES accounts (id),
    CHECK (rating IS NOT NULL OR replaces IS NOT NULL)
);
CREATE UNIQUE INDEX initial_ratings_first
    ON initial_ratings (pool_id, player_id) WHERE replaces IS NULL;
CREATE INDEX initial_ratings_by_player ON initial_ratings (player_id);

-- The ledger: a conclusion, kept for speed. rating::ledger computes it from the games, and
-- `magister ratings verify` compares. What a player had before the period is said by the row itself,
-- so that each row can be checked alone. The Elo of FIDE knows besides how many games have counted,
-- whether 2400 was reached, and of a newcomer the games, the sum of the opponents' ratings (whole
-- points) and the score.
CREATE TABLE ledger (
    pool_id                   INTEGER NOT NULL REFERENCES pools (id),
    period_id                 INTEGER NOT NULL REFERENCES periods (id),
    player_id                 INTEGER NOT NULL REFERENCES players (id),
    rating_before             INTEGER NOT NULL,
    deviation_before          INTEGER,
    volatility_before         INTEGER,
    games_counted_before      INTEGER,
    reached_2400_before       BOOLEAN,
    newcomer_games_before     INTEGER,
    newcomer_opponents_before INTEGER,
    newcomer_score_before     INTEGER,
    rating                    INTEGER NOT NULL,
    deviation                 INTEGER,
    volatility                INTEGER,
    games_counted             INTEGER,
    reached_2400              BOOLEAN,
    newcomer_games            INTEGER,
    newcomer_opponents        INTEGER,
    newcomer_score            INTEGER,
    games                     INTEGER NOT NULL,
    games_so_far              INTEGER NOT NULL,
    expected                  INTEGER NOT NULL,
    scored                    INTEGER NOT NULL,
    k                         INTEGER,
    rules_version             INTEGER NOT NULL,
    PRIMARY KEY (pool_id, period_id, player_id)
);
-- The games so far order a player's rows in a pool: they grow from row to row.
CREATE INDEX ledger_by_player ON ledger (player_id, pool_id, games_so_far);
-- For the database itself, when a period is taken out: else it reads the whole ledger.
CREATE INDEX ledger_by_period ON ledger (period_id);

-- ---- What the program keeps for itself -------------------------------------------------------

-- Every change says who made it, when, and what it was. Nothing is ever taken out.
CREATE TABLE audit (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recorded_at TIMESTAMP NOT NULL,
    -- NULL for what was done from the shell.
    account_id  INTEGER REFERENCES accounts (id),
    event_id    INTEGER REFERENCES events (id),
    act         TEXT NOT NULL,
    -- JSON: the values before and after.
    detail      TEXT NOT NULL
);
CREATE INDEX audit_by_event ON audit (event_id);

-- A form carries a key made when its page was drawn; key, address and content together are the digest
-- kept here. A second click, or a request repeated on a bad line, finds it and is sent where the first
-- one went: nothing is entered twice.
CREATE TABLE handled_forms (
    key        TEXT PRIMARY KEY NOT NULL,
    location   TEXT NOT NULL,
    handled_at TIMESTAMP NOT NULL
);
