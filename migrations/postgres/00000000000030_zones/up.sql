-- The time zone of an event, by its name in the IANA's database: times are told as the clocks in its
-- hall show them. Without it, a result of the evening would stand under the day after. Nobody was
-- asked for older events: their times stay in UTC.
ALTER TABLE events ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC' CHECK (zone <> '');
