### Backups of the whole database.

backups-title = Sicherungen
backups-lead = Eine Sicherung enthält alles: Veranstaltungen, Spieler, Ergebnisse, Konten, das Protokoll. Lade eine auf einen USB-Stick, bevor der Laptop den Geist aufgibt.
backups-automatic = Magister sichert nach jeder veröffentlichten Runde, nach dem Start eines Rundenturniers und nach dem Abschluss eines Turniers. Es behält die neuesten { $keep } und die letzte von jedem Tag einer Woche. Sicherungen von Hand bleiben.
backups-not-automatic = Magister sichert nicht von selbst: { "`backup.keep`" } ist 0.
backups-folder = Ordner:
backups-no-folder = Für Sicherungen ist kein Ordner festgelegt. Trag { "`backup.folder`" } in die Einstellungen ein und starte Magister neu.
backups-make = Jetzt sichern
backups-empty = Noch keine Sicherungen.
backups-made = Zeitpunkt
backups-why = Anlass
backups-how-large = Größe
backups-size = { $size } kB
backups-contents = { $events ->
    [one] Eine Veranstaltung
   *[other] { $events } Veranstaltungen
}, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, { $results ->
    [one] ein Ergebnis
   *[other] { $results } Ergebnisse
}
backups-download = Download
backups-download-name = Download: { $name }
backups-unreadable = Nicht lesbar
backups-why-unknown = –
backups-why-by-hand = Von Hand gesichert
backups-why-started = { $tournament } gestartet
backups-why-round = Runde { $round } veröffentlicht: { $tournament }
backups-why-closed = { $tournament } abgeschlossen
backups-failed = Die Sicherung vom { $moment } ist fehlgeschlagen: { $why }. Prüfe, ob der Ordner da ist und auf dem Datenträger noch Platz hat.
