-- The address that an event prints on slips, where phones find it; without one it is that of the server. A
-- laptop gets another address in another network: the one on the slips that were printed last is kept, so
-- that staff hear of it when it does not lead here any more. The paper is the printer's, the same all day.
ALTER TABLE events ADD COLUMN address TEXT CHECK (address <> '');
CREATE TABLE event_prints (
    event_id INTEGER PRIMARY KEY NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    paper    TEXT NOT NULL CHECK (paper IN ('a4', 'letter')),
    on_slips TEXT CHECK (on_slips <> '')
);
