### The players of a tournament: entered, removed, withdrawn.

entries-heading = { $count ->
    [0] Noch keine Spieler
   *[other] Spieler ({ $count })
}
entries-none = Noch keine Spieler.
entries-done = { $count ->
    [0] Kein Spieler hinzugefügt: Alle Zeilen wurden ausgelassen.
    [one] 1 Spieler hinzugefügt.
   *[other] { $count } Spieler hinzugefügt.
}
entries-started = Das Turnier hat begonnen: Spieler lassen sich nicht mehr hinzufügen oder entfernen.
entries-places = Im Spielplan ist nur noch ein Platz frei. Füge nur einen Spieler hinzu.
entries-idle = { $count ->
    [one] 1 Spieler hat keine Partie in Runde { $round }.
   *[other] { $count } Spieler haben keine Partie in Runde { $round }.
}
room-free-place = Ein Nachzügler kann noch dazukommen: Aus jedem Freilos wird eine Partie gegen ihn. Partien vergangener Runden lassen sich nachholen.
room-none = Im Spielplan ist kein Platz mehr frei. Um jemanden hinzuzufügen, nimm erst den Start zurück (in der Übersicht). Das geht, solange keine Partie ein Ergebnis hat.
entry-number = Nr.
entry-name = Name
entry-rating = Rating
entry-club = Verein
entry-line = Zeile
entry-born = Geboren
entry-actions = Aktionen
entry-gone = zurückgezogen vor Runde { $round }
entry-remove = Entfernen
entry-remove-name = { $name } entfernen
entry-withdraw = Zurückziehen
entry-withdraw-name = { $name } zurückziehen
entry-return = Zurückholen
entry-return-name = { $name } zurückholen
entry-rating-not-a-number = Gib eine ganze Zahl ein, oder lass das Feld leer.
entry-rating-too-high = Gib ein Rating bis { $max } ein.
entry-too-many-fields = Diese Zeile hat { $count } Felder; höchstens { $known } werden gelesen.
entry-no-year = Schreibe ein Jahr, etwa 1987, oder ein ganzes Datum.
entry-unclosed = Ein Anführungszeichen ist nicht geschlossen.
entry-edit = Bearbeiten
entry-edit-title = Teilnehmer bearbeiten
entry-edit-name = Teilnehmer bearbeiten: { $name }
entry-to-player = Zur Seite des Spielers
entry-name-elsewhere = Dieser Spieler ist schon anderswo bekannt. Ein Administrator kann den Namen auf der Seite des Spielers ändern.
entry-numbers-stay = Die Nummern bleiben, auch wenn sich ein Rating ändert.
entry-paired = Das Turnier ist ausgelost, deshalb lassen sich die Teilnehmer nicht mehr ändern.
entry-changed-meanwhile = Jemand anders hat diesen Teilnehmer geändert. Speichere noch einmal, um die Änderung durch deine zu ersetzen.
entry-known-elsewhere = Dieser Spieler ist schon anderswo bekannt, deshalb lässt sich der Name hier nicht ändern.
entry-name-taken = Einen Spieler mit diesem Namen gibt es schon. Entferne diesen Teilnehmer und füge dann den bekannten Spieler hinzu.

entries-enter-title = Spieler hinzufügen
enter-one-title = Einen Spieler hinzufügen
enter-one-submit = Hinzufügen
enter-list-title = Eine Liste hinzufügen
enter-list-hint = Ein Spieler pro Zeile: Name; Rating; Verein; Geburtsjahr. Nötig ist nur der Name. Du kannst aus einer Tabellenkalkulation einfügen; in der ersten Zeile dürfen Spaltennamen stehen.
enter-list-lines = Spieler
enter-list-submit = Vorschau
enter-file-label = Oder eine CSV-Datei
enter-file-hint = Mit oder ohne Spaltennamen, getrennt durch Semikolon, Komma oder Tabulator.

list-one-and-list = Du hast einen einzelnen Spieler und eine Liste eingegeben. Leere eines von beiden.
list-and-file = Du hast Zeilen eingegeben und eine Datei gewählt. Nimm nur eines davon.
list-empty = In keiner Zeile steht ein Spieler. Gib welche ein, oder wähle eine Datei.
list-too-long = { $lines } Zeilen sind zu viele. Füge höchstens { $max } auf einmal hinzu.
list-ignored-columns = Diese Spalten werden nicht gelesen: { $columns }.
file-not-text = Das ist keine Textdatei. Speichere sie als CSV.
file-windows-1252 = Diese Datei ist kein Unicode, deshalb wurde sie als westeuropäisch (Windows-1252) gelesen. Prüfe die Namen.

preview-heading = Spieler prüfen
preview-faulty = Zeilen mit Fehlern
preview-faulty-lead = Berichtige sie unten in der Liste und sieh dir die Vorschau noch einmal an, oder mach ohne sie weiter.
preview-faulty-more = { $count ->
    [one] Noch 1 Zeile hat Fehler.
   *[other] Noch { $count } Zeilen haben Fehler.
}
preview-undecided = Mögliche Dubletten
preview-undecided-lead = Wähle bei jedem Namen, wer gemeint ist.
preview-new = Neue Spieler
preview-mend = Liste
preview-to-list = Liste bearbeiten
preview-again = Neue Vorschau
preview-submit = { $count ->
    [one] 1 Spieler hinzufügen
   *[other] { $count } Spieler hinzufügen
}
preview-submit-without = { $count ->
    [one] 1 Spieler hinzufügen
   *[other] { $count } Spieler hinzufügen
}, { $faulty ->
    [one] 1 Zeile auslassen
   *[other] { $faulty } Zeilen auslassen
}
preview-picks-wrong = Niemand wurde hinzugefügt: Bei einigen Zeilen unten musst du anders wählen.
preview-changed = Niemand wurde hinzugefügt: Die Liste oder die bekannten Spieler haben sich geändert. Bitte prüfe sie noch einmal.
preview-as = Hinzufügen als

note-town = Als Name gelesen: „{ $name }, { $town }“. Ist { $town } ein Ort, schreibe { $name };; { $town }
note-repeats = gleicher Name wie in Zeile { $line }
note-near = ähnlich wie Zeile { $line }; dieselbe Person doppelt?
note-entered = schon dabei
note-known = { $count ->
    [one] ein Spieler mit diesem Namen ist bekannt
   *[other] { $count } Spieler mit diesem Namen sind bekannt
}
note-former = { $former } ist ein früherer Name von { $name }
note-similar = ähnlich: { $name }
note-similar-entered = ähnlich und schon dabei: { $name }
note-similar-former = ähnlich: { $former }, ein früherer Name von { $name }
note-similar-former-entered = ähnlich und schon dabei: { $former }, ein früherer Name von { $name }

pick-label = { $name } hinzufügen als
pick-missing = bitte wählen
pick-new = neuer Spieler
pick-leave-out = auslassen
pick-known = { $name }, Spieler { $id }
pick-error-missing = Wähle, wer das ist.
pick-error-not-offered = Dieser Spieler steht nicht mehr zur Wahl.
pick-error-twice = Dieser Spieler steht schon in einer anderen Zeile.

withdraw-heading = Spieler zurückziehen
return-heading = Spieler zurückholen
withdraw-from-round = Erste Runde ohne diesen Spieler
withdraw-fewer-than-half = { $completed } von { $games } Partien gespielt: weniger als die Hälfte.
withdraw-half-or-more = { $completed } von { $games } Partien gespielt: mindestens die Hälfte.
withdraw-struck = Deshalb wird der Spieler gestrichen: Niemand bekommt Punkte aus diesen Partien. Die Ergebnisse bleiben sichtbar, und gespielte Partien werden gewertet.
withdraw-forfeits = { $open ->
    [0] Deshalb zählen alle Ergebnisse. Keine Partie ist offen.
    [one] Deshalb zählen alle Ergebnisse, und die offene Partie geht kampflos verloren.
   *[other] Deshalb zählen alle Ergebnisse, und die { $open } offenen Partien gehen kampflos verloren.
}
withdraw-submit = Spieler zurückziehen
withdraw-not-started = Das Turnier hat noch nicht begonnen. Entferne den Spieler stattdessen.
withdraw-closed = Das Turnier ist abgeschlossen. Öffne es zuerst wieder.
withdraw-gone = Der Spieler ist schon zurückgezogen, vor Runde { $round }.
withdraw-no-such-round = Wähle eine Runde von { $first } bis { $rounds }.
withdraw-has-result = Der Spieler hat ein Ergebnis in Runde { $played }. Zurückziehen kannst du ihn frühestens vor Runde { $earliest }.
withdraw-all-played = Der Spieler hat in jeder Runde ein Ergebnis. Zum Zurückziehen ist es zu spät.
withdraw-all-paired = Alle Runden sind ausgelost. Gib eine Partie, die nicht gespielt wird, als kampflos ein.
withdraw-not-paired = Ab dieser Runde wird der Spieler nicht mehr gepaart und bekommt keine Punkte. Die bisherigen Ergebnisse bleiben.
withdraw-not-paired-open = Die offene Partie muss noch gespielt oder als kampflos eingegeben werden.
withdraw-broken = Die Runden passen nicht zu den Spielern. Bitte sag dem Veranstalter Bescheid.
withdraw-changed = Neue Ergebnisse sind eingetroffen, deshalb haben sich die Folgen geändert. Prüfe sie und bestätige noch einmal.
return-struck = Der Spieler hatte weniger als die Hälfte der Partien gespielt und war gestrichen. Alle diese Partien zählen wieder.
return-forfeits = Der Spieler hatte mindestens die Hälfte der Partien gespielt und die offenen kampflos verloren.
return-open = { $open ->
    [0] Keine Partie ist dadurch wieder offen.
    [one] Eine Partie ist wieder offen.
   *[other] { $open } Partien sind wieder offen.
}
return-from-round = Erste Runde wieder mit diesem Spieler
return-paired = Ab dieser Runde wird der Spieler wieder gepaart. Verpasste Runden bringen keine Punkte.
return-not-gone = Der Spieler ist nicht zurückgezogen.
return-submit = Spieler zurückholen
withdraw-back = Zurück zu den Spielern

bye-pairing-allocated = Spielfrei ({ $points })
bye-full-point = Freilos mit vollem Punkt ({ $points })
bye-half-point = Freilos mit halbem Punkt ({ $points })
bye-zero-point = Freilos ohne Punkt ({ $points })
bye-free = Spielfrei
missed-title = Verpasste Runden
missed-zero-point = keine Punkte
missed-half-point = Freilose mit halbem Punkt

order-link = Reihenfolge der Spieler
order-heading = Reihenfolge der Spieler
order-lead = Nach den Nummern wird ausgelost, die Stärksten stehen vorn. Du kannst sie ändern, bis Runde 4 ausgelost ist.
order-number = Nummer: { $name }
order-up = { $name } nach oben
order-down = { $name } nach unten
order-up-sign = ↑
order-down-sign = ↓
order-move = Verschieben
order-save = Speichern
order-by-rating = Nach Rating, dann nach Namen
order-fixed = Die Reihenfolge steht fest: Ändern lässt sie sich nur vom Start an, bis Runde 4 ausgelost ist.
order-accelerated = Die Reihenfolge steht fest, weil die obere Hälfte beschleunigt ausgelost wird. Nachzügler werden trotzdem nach Rating eingereiht.
order-changed = Nichts wurde geändert: Jemand anders hat die Reihenfolge geändert. Bitte sieh noch einmal nach.
order-garbled = Nichts wurde geändert: Eine der Eingaben ist keine Zahl.
