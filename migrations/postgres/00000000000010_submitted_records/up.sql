-- The record as it was handed in, where a reading of it was accepted: of a slip in writing both
-- texts are kept, the one that people wrote and the one that plays. Else there is only the one.
ALTER TABLE games ADD COLUMN submitted TEXT;
