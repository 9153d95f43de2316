### Printed sheets, and the menu of them.

prints-title = Drucken
prints-link = Drucken …
prints-slips-link = Ergebniszettel für Runde { $round } drucken
prints-pairings-link = Paarungen drucken
prints-print = Drucken
prints-hint = Nutze den Druckbefehl deines Browsers.

prints-round = Runde { $round }
prints-slips = Ergebniszettel
prints-slips-about = Sechs pro Blatt, zum Ankreuzen und Unterschreiben; der Code öffnet die Seite des Bretts.
prints-slips-heading = Ergebniszettel, Runde { $round }
prints-boards = Paarungen nach Brett
prints-boards-heading = Paarungen, Runde { $round } von { $rounds }
prints-names-heading = Paarungen nach Namen, Runde { $round } von { $rounds }
prints-boards-about = In großer Schrift für die Wand.
prints-names = Paarungen nach Namen
prints-names-about = Von A bis Z: Brett, Seite und Gegner.
prints-whole = Ganzes Turnier
prints-standings = Tabelle
prints-standings-about = Alle Runden und Feinwertungen; bis zu 26 Spieler auf einem Blatt.
prints-crosstable = Kreuztabelle
prints-crosstable-about = Alle Ergebnisse auf einen Blick.
prints-cards = Spielerkarten
prints-cards-about = Eine pro Person, mit einer Zeile für jede Runde.
prints-badges = Namensschilder
prints-badges-about = Acht pro Blatt. Der Code öffnet die Seite des Spielers; scannt ihn das Team, ist der Spieler anwesend gemeldet.
prints-certificates = Urkunden
prints-certificates-show = Urkunden anzeigen
prints-certificates-none = Auf diesen Plätzen steht niemand.
prints-from = Von Platz
prints-to = Bis Platz

prints-settings = Papier und Adresse
prints-paper = Papier
prints-paper-save = Papierformat speichern
prints-paper-a4 = A4
prints-paper-letter = US Letter
prints-address = Adresse für QR-Codes:
prints-address-none = Diese Adresse können Handys nicht öffnen. Lege eine für die QR-Codes fest.
prints-address-edit = Ändern

prints-no-address = Die Zettel brauchen eine Adresse, die Handys öffnen können
prints-no-address-choose = Die Adresse in deinem Browser können Handys nicht öffnen. Wähle die Adresse dieses Computers im Netz des Saals:
prints-no-address-ask = Die Adresse in deinem Browser können Handys nicht öffnen. Bitte einen Veranstalter, eine dieser Adressen für die Veranstaltung festzulegen:
prints-no-address-none = Zurzeit kann nur dieser Computer Magister öffnen. Starte es mit --listen 0.0.0.0:8470 und lege dann unter „Veranstaltung bearbeiten“ die Adresse fest.
prints-use-address = Diese Adresse verwenden
prints-not-decided = Die Tabelle ist noch nicht endgültig
prints-not-decided-advice = Urkunden kannst du drucken, sobald alle Runden ausgelost und alle Ergebnisse da sind.
prints-no-places = Das sind keine Plätze
prints-no-places-advice = Gib ganze Zahlen ein, die kleinere zuerst, zum Beispiel 1 bis 3.
prints-stale-slips = Die Codes auf den gedruckten Zetteln funktionieren nicht mehr: { $address } ist nicht mehr die Adresse dieses Computers. { $now }
prints-stale-event = Codes auf Zetteln würden nicht funktionieren: { $address }, die Adresse der Veranstaltung, gehört nicht zu diesem Computer. { $now }
prints-reached-now = { $count ->
    [0] Verbinde ihn wieder mit dem Netz des Saals, oder ändere die Adresse und drucke neue Zettel.
   *[other] Er ist jetzt unter { $addresses } erreichbar. Ändere die Adresse der Veranstaltung und drucke neue Zettel.
}

prints-seat = Seite
prints-opponent = Gegner
prints-round-column = Runde
prints-total = Summe
prints-number = Nr. { $number }
prints-player = Spieler { $number }
prints-code = Code: { $what }
prints-won = Sieg
prints-points = Punkte
prints-draw = Remis
prints-signature = Unterschrift
prints-signature-of = Unterschrift, { $seat }
prints-audit-head = Protokoll: { $hash }
prints-legend = 12○ 1: gegen Nummer 12 dieser Liste, Anziehender, gewonnen. ○ Anziehender, ● Nachziehender; 1 Sieg, ½ Remis, 0 Niederlage, + kampflos gewonnen, − kampflos verloren, · noch kein Ergebnis. U Freilos der Auslosung, F Freilos mit vollem Punkt, H mit halbem Punkt, Z ohne Punkt. Ergebnisse in Klammern zählen nicht.

prints-certificate = Urkunde
prints-awarded = verliehen an
prints-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] { $place }. Platz
}
prints-place-shared = { $place ->
    [1] Geteilter erster Platz
    [2] Geteilter zweiter Platz
    [3] Geteilter dritter Platz
   *[other] Geteilter { $place }. Platz
}
prints-score = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aus { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
prints-arbiter = Schiedsrichter
prints-organiser = Veranstalter
prints-begins = { $day }, { $time }
prints-begins-column = Beginn
