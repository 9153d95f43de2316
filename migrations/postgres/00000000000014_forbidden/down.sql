DROP TABLE forbidden_entries;
DROP TABLE forbidden;
