### When rounds begin.

schedule-title = Zeitplan
schedule-edit = Zeitplan bearbeiten
schedule-round = Runde { $round }
schedule-round-at = Runde { $round } · { $when }
schedule-date-label = Runde { $round }: Datum
schedule-time-label = Runde { $round }: Uhrzeit
schedule-past = { $count ->
    [one] 1 Runde gespielt
   *[other] { $count } Runden gespielt
}
schedule-played = gespielt
schedule-playing = läuft gerade
schedule-next = als Nächstes
schedule-calendar = In den Kalender
schedule-zone = Zeitzone: { $zone }. Tage der Veranstaltung: { $days }.
schedule-closed = Das Turnier ist abgeschlossen. Öffne es wieder, um den Zeitplan zu ändern.
schedule-fill = Ausfüllen
schedule-fill-title = Runden ausfüllen
schedule-from = Ab
schedule-rounds = Zahl der Runden
schedule-first-date = Tag
schedule-first-time = Erste Runde um
schedule-minutes = Minuten von Runde zu Runde
schedule-per-day = Runden pro Tag (freiwillig)
schedule-save = Zeitplan speichern
schedule-none = Gib oben die Zahl der Runden ein und lass sie ausfüllen.
schedule-hint = Lass eine Runde leer, wenn ihre Zeit noch nicht feststeht.
schedule-outside = An keinem Tag der Veranstaltung
schedule-no-time = Gib eine Uhrzeit ein, etwa 14:20.
schedule-disorder = Wähle eine Zeit nach Runde { $before }.
schedule-no-minutes = Gib Minuten von 1 bis { $most } ein.
schedule-no-rounds = Gib eine Zahl von 1 bis { $most } ein.
schedule-changed-meanwhile = Jemand anders hat den Zeitplan geändert. Prüfe die Runden unten und speichere noch einmal.
schedule-theirs = Jetzt gespeichert: { $when }
schedule-theirs-open = Jetzt gespeichert: keine Zeit

time-of-day = { $hour }:{ $minute }
day-time = { $day }. { $month }, { $time }
weekday-date = { $weekday }, { $day }. { $month }
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
