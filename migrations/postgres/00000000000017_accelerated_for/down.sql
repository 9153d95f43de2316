ALTER TABLE tournaments DROP COLUMN accelerated_for;
