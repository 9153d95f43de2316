-- A published list is checked by the rules that it was computed by, so it says which those are; the lists so far are by
-- version 3. A list that `magister ratings recompute` keeps, before other rules apply, is published by no account.
ALTER TABLE published_lists ALTER COLUMN published_by DROP NOT NULL;
ALTER TABLE published_lists ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 3 CHECK (rules_version >= 1);
ALTER TABLE published_lists ALTER COLUMN rules_version DROP DEFAULT;
