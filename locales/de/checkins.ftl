# Who is here for the round that comes

checkin-title = Anwesenheit
checkin-heading = Anwesenheit für Runde { $round }
checkin-begins = Beginn: { $time }
checkin-count = { $here } von { $all } da
checkin-show-all = Alle
checkin-show-missing = Noch nicht da
checkin-find = Name, Nummer oder Namensschild
checkin-find-submit = Suchen
checkin-submit = Anwesend
checkin-submit-name = { $name } anwesend melden
checkin-undo = Rückgängig
checkin-undo-name = Anwesenheit rückgängig machen: { $name }
checkin-here = da
checkin-by = { $time }, von { $name }
checkin-by-staff = { $time }, vom Team
checkin-by-player = { $time }, auf der eigenen Seite
checkin-by-tablet = { $time }, an einem Tablet
checkin-away = Spielen diese Runde nicht ({ $count })
checkin-nobody = In dieser Runde gibt es keine Spieler.
checkin-everybody = Alle sind da.
checkin-not-found = Niemand passt zu „{ $q }“.
checkin-all-paired = Alle Runden sind ausgelost, niemand muss sich mehr melden.
checkin-over = Das Turnier ist vorbei, niemand muss sich mehr melden.

checkin-not-opened = nicht offen
checkin-open = offen
checkin-closed = geschlossen
checkin-not-opened-told = Nur das Team meldet Spieler anwesend. Öffne die Anwesenheit, damit Spieler sich auf ihren eigenen Seiten und an Tablets melden können.
checkin-open-told = Spieler können sich auf ihren eigenen Seiten und an Tablets melden.
checkin-closed-told = Jetzt meldet nur noch das Team Spieler anwesend.
checkin-open-submit = Anwesenheit öffnen
checkin-close = Anwesenheit schließen

checkin-close-heading = Anwesenheit für Runde { $round } schließen
checkin-close-lead = { $missing ->
    [0] Alle sind da.
   *[other] { $here } da, { $missing } noch nicht.
}
checkin-close-question = Was geschieht mit Spielern, die nicht da sind?
checkin-close-each = Einzeln wählen
checkin-as-all = Wie oben gewählt
checkin-stay = Dabei lassen
checkin-miss = Runde aussetzen
checkin-withdraw = Zurückziehen
checkin-remove = Entfernen
checkin-stay-told = Sie werden in Runde { $round } gepaart wie alle anderen.
checkin-stay-told-robin = Für sie ändert sich nichts.
checkin-miss-told = Freilos ohne Punkt in Runde { $round }; in der nächsten werden sie wieder gepaart.
checkin-withdraw-told = Ab Runde { $round } werden sie nicht mehr gepaart. Sie können zurückkommen.
checkin-withdraw-told-robin = Sie scheiden aus dem Turnier aus; was das für ihre Partien heißt, steht neben jedem Namen. Sie können zurückkommen.
checkin-remove-told = Sie kommen aus dem Turnier heraus. Du findest sie im Papierkorb der Veranstaltung.
checkin-costs-struck = zurückgezogen: keine der Partien zählt
checkin-costs-forfeits = zurückgezogen: offene Partien gehen kampflos verloren
checkin-no-answer = Wähle, was mit Spielern geschieht, die nicht da sind.
checkin-other-round = Die Anwesenheit gilt jetzt für eine andere Runde. Nichts wurde geändert.
checkin-not-playing = Dieser Spieler spielt in dieser Runde nicht. Nichts wurde geändert.
checkin-not-possible = Das geht nicht mehr. Nichts wurde geändert; prüfe die Liste.

checkin-shut = Die Anwesenheit ist nicht offen. Frag einen Schiedsrichter.
checkin-choose-name = Such deinen Namen, dann tippe darauf.
checkin-are-you = Bist du { $name }?
checkin-yes = Ja, ich bin da
checkin-no = Nein, zurück
checkin-already = Dieser Spieler ist schon anwesend gemeldet.
my-checkin = Für Runde { $round } anwesend melden
my-checkin-late = Die Anwesenheit ist nicht mehr offen. Sag einem Schiedsrichter, dass du da bist.
my-checkin-done = Du bist für Runde { $round } anwesend gemeldet.
tablet-results = Zu den Ergebnissen

done-checked-in = Anwesend gemeldet.
done-check-in-opened = Die Anwesenheit ist offen. Spieler sehen einen Knopf auf ihren eigenen Seiten.
done-check-in-closed = Anwesenheit geschlossen.
