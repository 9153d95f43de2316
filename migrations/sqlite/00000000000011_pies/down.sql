ALTER TABLE results DROP COLUMN choice_id;
DROP TABLE pie_choices;
DROP TABLE pie_offers;
ALTER TABLE tournaments DROP COLUMN pie;
