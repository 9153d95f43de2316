### Backups of the whole database.

backups-title = Backups
backups-lead = A backup holds everything: events, players, results, accounts, the audit log. Download one to a USB stick before the laptop dies.
backups-automatic = Magister makes one after each published round, each started round robin and each closed tournament, and keeps the newest { $keep } and the last one of each day of a week. Backups made by hand stay.
backups-not-automatic = Magister makes none by itself: { "`backup.keep`" } is 0.
backups-folder = Folder:
backups-no-folder = No folder for backups is set. Set { "`backup.folder`" } in the settings and start Magister again.
backups-make = Back up now
backups-empty = There are no backups yet.
backups-made = Made
backups-why = After
backups-how-large = Size
backups-size = { $size } kB
backups-contents = { $events ->
    [one] One event
   *[other] { $events } events
}, { $players ->
    [one] one player
   *[other] { $players } players
}, { $results ->
    [one] one result
   *[other] { $results } results
}
backups-download = Download
backups-download-name = Download { $name }
backups-unreadable = Can’t be read
backups-why-unknown = –
backups-why-by-hand = Made by hand
backups-why-started = { $tournament } started
backups-why-round = Round { $round } of { $tournament } published
backups-why-closed = { $tournament } closed
backups-failed = The backup of { $moment } failed: { $why }. Check that the folder exists and the disk has room.
