ALTER TABLE tournaments DROP COLUMN edition;
ALTER TABLE tournaments DROP COLUMN tie_breaks;
