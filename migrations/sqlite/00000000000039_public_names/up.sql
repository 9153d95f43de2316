-- What everybody sees of a player: a choice of their own, else what all events show in which they are entered.
-- What comes of it is kept beside the name, so that a page asks nothing more for it; `desk/privacy.rs` computes
-- it anew with every act that it depends on.
ALTER TABLE events ADD COLUMN shows_name TEXT NOT NULL DEFAULT 'full'
    CHECK (shows_name IN ('full', 'initial', 'number'));
ALTER TABLE events ADD COLUMN shows_club BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE events ADD COLUMN shows_curve BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE events ADD COLUMN shows_moves BOOLEAN NOT NULL DEFAULT TRUE;

-- NULL, all four, as long as nothing was chosen.
ALTER TABLE players ADD COLUMN chose_name TEXT CHECK (chose_name IN ('full', 'initial', 'number'));
ALTER TABLE players ADD COLUMN chose_club BOOLEAN;
ALTER TABLE players ADD COLUMN chose_curve BOOLEAN;
ALTER TABLE players ADD COLUMN chose_moves BOOLEAN;

-- NULL for the name in full.
ALTER TABLE players ADD COLUMN public_name TEXT CHECK (public_name <> '');
ALTER TABLE players ADD COLUMN shows_club BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE players ADD COLUMN shows_curve BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE players ADD COLUMN shows_moves BOOLEAN NOT NULL DEFAULT TRUE;
