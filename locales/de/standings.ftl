### Standings, crosstable, closing a tournament.

standings-title = Tabelle
standings-final = Schlusstabelle
standings-after-round = Tabelle nach Runde { $round } von { $all }
standings-window = Tabelle · { $name }
standings-rounds-to-come = { $rounds ->
    [one] noch 1 Runde zu spielen
   *[other] noch { $rounds } Runden zu spielen
}
standings-provisional = Vorläufig: { $open } von { $all } Partien offen.
standings-left-out = { $count ->
    [one] { $codes } fällt weg
   *[other] { $codes } fallen weg
}, weil nicht alle ein Rating haben.
standings-none = Noch keine Tabelle: Es ist nichts ausgelost.
standings-player = Spieler
standings-rank = Platz
standings-rating = Rating
standings-no-rank = ohne Platz
standings-no-value = zählt nicht
standings-struck = Rückzug vor Runde { $round }: zählt nicht
standings-withdrawn = vor Runde { $round } zurückgezogen
standings-open-working = Öffne einen Wert, um zu sehen, wie er zustande kommt.
workings-title = { $name } in der Tabelle
workings-window = { $player } · Tabelle · { $name }
workings-place = Platz { $rank } von { $players }.
standings-rounds = Nach Runde:
standings-rounds-label = Tabelle nach früheren Runden
standings-after-round-label = Tabelle nach Runde { $round }
standings-game-points-title = Spielpunkte
standings-game-points = { $own }–{ $other }
standings-game-points-long = Eigene und gegnerische Punkte in den Partien, soweit eingegeben. Nur zur Information.
download-csv = CSV herunterladen
download-trf = TRF herunterladen
download-trf-2016 = TRF von 2016
standings-game-points-decide = Eigene und gegnerische Punkte in den Partien, soweit eingegeben.

working-round-against = Runde { $round }, gegen { $player }
working-round-forfeited = Runde { $round }, kampflose Partie gegen { $player }
working-round-pairing-allocated = Runde { $round }, Freilos der Auslosung
working-round-full-point = Runde { $round }, Freilos mit vollem Punkt
working-round-half-point = Runde { $round }, Freilos mit halbem Punkt
working-round-zero-point = Runde { $round }, Freilos ohne Punkt
working-round-free = Runde { $round }, spielfrei
working-against = Gegen { $player }
working-adds = { $points }
working-product = { $points } × { $score } = { $product }
working-win = ein Sieg
working-points-of-win = Punkte eines Siegs
working-black = zog nach
working-elected = angetreten
working-standard-more = { $points }, mehr als die Gegenseite
working-standard-same = { $points }, so viel wie die Gegenseite
working-standard-more-than-draw = { $points }, mehr als ein Remis
working-standard-same-as-draw = { $points }, so viel wie ein Remis
working-expected = Rating { $rating }, zu erwarten: { $points }
working-difference = { $own } − { $other } = { $points }
working-byes-as-draws = erzielt: { $made }; { $byes ->
    [one] ein erbetenes Freilos am Schluss zählt als Remis
   *[other] { $byes } erbetene Freilose am Schluss zählen als Remis
}
working-dummy = virtueller Gegner mit der eigenen Punktzahl
working-dummy-draws = virtueller Gegner mit der eigenen Punktzahl { $made }, höchstens ein Remis in jeder der { $rounds } Runden
working-dummy-draws-less = virtueller Gegner: Die eigene Punktzahl ist { $made }, doch in jeder der { $rounds } Runden zählt höchstens ein Remis
working-dummy-scheduled = virtueller Gegner mit der eigenen Punktzahl { $made }, höchstens so viel wie der angesetzte Gegner: { $most }
working-dummy-scheduled-less = virtueller Gegner: Die eigene Punktzahl ist { $made }, doch es zählt höchstens so viel wie beim angesetzten Gegner: { $most }
working-cut-low = gestrichen: schwächster Wert
working-cut-unplayed = gestrichen anstelle des schwächsten Werts, weil die Runde freiwillig nicht gespielt wurde
working-cut-high = gestrichen: stärkster Wert
working-encounter = { $games ->
    [one] { $points } aus 1 Partie
   *[other] { $points } aus { $games } Partien
}
working-encounter-mean = im Schnitt { $points }, und das zählt
working-level-made = { $players ->
    [0] gegen keinen davon gespielt
    [one] { $points } gegen 1 davon
   *[other] { $points } gegen { $players } davon
}
working-level-missing = { $players ->
    [one] gegen 1 nicht gespielt
   *[other] gegen { $players } nicht gespielt
}
working-nothing = { $what }: { $value }. Keine Runde trägt etwas bei.
working-one = { $what }: { $value }
working-sum = { $what }: { $value } = { $sum }
working-count = { $what }: { $count ->
    [0] keine.
    [one] 1 Runde.
   *[other] { $count } Runden.
}
working-limit = Es zählen nur Gegner mit einer Punktzahl von mindestens { $limit }.
working-mean = { $what }: { $sum } ÷ { $n } = { $value }, gerundet
working-mean-rating = Ratings der Gegner: { $sum } ÷ { $n } = { $mean }, gerundet.
working-share = Anteil der Punkte: { $made } ÷ { $games } sind { $share } %, das entspricht { $difference }.
working-performance = { $what }: { $mean } { $difference } = { $value }
working-expectation = { $what }: { $value } ist das niedrigste Rating, bei dem die erzielten { $made } zu erwarten sind, nämlich { $sum }.
working-expectation-nothing = { $what }: ohne Punkt das Rating des schwächsten Gegners minus 800: { $value }
working-listed = { $what }: { $value }, aus der Spielerliste.
working-place = { $what }: Platz { $place } unter den { $level }, die noch gleichauf liegen.
working-place-none = { $what }: trennt die { $level } nicht, die noch gleichauf liegen.
working-place-alone = { $what }: Niemand liegt mehr gleichauf.
working-level-place = Platz { $place }, { $player }
working-level = Alle, die gleichauf lagen, nur gegeneinander; wer dann noch gleichauf liegt, noch einmal untereinander:
working-nothing-left = { $what }: Nach dem Streichen bleibt nichts übrig, also kein Wert.
working-unrated = { $what }: fällt weg, weil nicht alle ein Rating haben.
working-no-games = { $what }: keine am Brett gespielte Partie, also kein Wert.

standings-corrected = * Hier wurde ein Ergebnis korrigiert. Das Zeichen öffnet den Verlauf.

crosstable-title = Kreuztabelle
crosstable-window = Kreuztabelle · { $name }
crosstable-legend = ○ begann, ● zog nach, ✓ geprüft, m Züge legal, * korrigiert (öffnet den Verlauf). 1 gewonnen, ½ remis, 0 verloren, + kampflos gewonnen, − kampflos verloren, · noch kein Ergebnis. Ergebnisse in Klammern zählen nicht. Ein Ergebnis öffnet die Partie.
crosstable-mark-checked = m
crosstable-left = vor Runde { $round } zurückgezogen
crosstable-cell = Runde { $round } gegen { $opponent }: { $seat }, { $outcome }
crosstable-cell-struck = Runde { $round } gegen { $opponent }: { $seat }, { $outcome }; zählt nicht
cell-seat-first = begann
cell-seat-second = zog nach
cell-outcome-pending = noch kein Ergebnis
cell-outcome-win = gewonnen
cell-outcome-draw = remis
cell-outcome-loss = verloren
cell-outcome-forfeit-win = kampflos gewonnen
cell-outcome-forfeit-loss = kampflos verloren
cell-outcome-unrated-win = nach weniger als einem Zug gewonnen, nicht gewertet
cell-outcome-unrated-draw = nach weniger als einem Zug remis, nicht gewertet
cell-outcome-unrated-loss = nach weniger als einem Zug verloren, nicht gewertet
cell-proof-unproven = die Notation beweist es nicht
cell-proof-no-record = keine Notation
cell-outcome-with-proof = { $outcome }, { $proof }
counting-struck = zählt nicht

csv-rank = Platz
csv-number = Nummer
csv-name = Name
csv-club = Verein
csv-rating = Rating
csv-game-points = Spielpunkte
csv-game-points-against = Gegnerische Spielpunkte
csv-remark = Bemerkung
crosstable-legend-swiss = Zeile der Gegenseite, ○ begann, ● zog nach, dann das Ergebnis, ✓ geprüft, m Züge legal, * korrigiert (öffnet den Verlauf). 1 gewonnen, ½ remis, 0 verloren, + kampflos gewonnen, − kampflos verloren, · noch kein Ergebnis; U Freilos der Auslosung, F Freilos mit vollem Punkt, H Freilos mit halbem Punkt, Z Freilos ohne Punkt. Ein Ergebnis öffnet die Partie.
csv-round = Runde { $round }
csv-against = { $place }

close-window = Abschließen: { $name }
close-title = Turnier abschließen
close-progress = { $open ->
    [0] Alle { $all } Partien haben ein Ergebnis.
    [one] 1 von { $all } Partien hat kein Ergebnis.
   *[other] { $open } von { $all } Partien haben kein Ergebnis.
}
close-open-title = Partien ohne Ergebnis
close-open-hint = Gib ihre Ergebnisse ein. Im Rundenturnier werden offene Partien zurückgezogener Spieler von selbst kampflos.
close-open-game = Runde { $round }, Brett { $board }
close-rated = Mit dem Abschluss wird die Tabelle endgültig, und die Partien werden gewertet.
close-rated-draft = Mit dem Abschluss wird die Tabelle endgültig. Die Veranstaltung ist noch ein Entwurf: Ihre Partien werden gewertet, sobald du sie veröffentlichst.
close-unrated = Mit dem Abschluss wird die Tabelle endgültig. Das Turnier wird nicht gewertet.
close-tournament = Turnier abschließen
close-back = Zurück zur Tabelle
close-not-started = Das Turnier hat noch nicht begonnen.
close-cancelled = Das Turnier wurde abgesagt. Öffne es zuerst wieder.
close-already = Das Turnier ist schon abgeschlossen.
close-rounds-to-come = { $rounds ->
    [one] 1 Runde ist nicht ausgelost. Soll sie entfallen, verringere zuerst die Zahl der Runden.
   *[other] { $rounds } Runden sind nicht ausgelost. Sollen sie entfallen, verringere zuerst die Zahl der Runden.
}
close-games-open = { $open ->
    [one] 1 von { $all } Partien hat kein Ergebnis, deshalb bleibt das Turnier offen.
   *[other] { $open } von { $all } Partien haben kein Ergebnis, deshalb bleibt das Turnier offen.
}
close-changed-meanwhile = Nichts wurde geändert: Jemand anders hat dieses Turnier gerade geändert. Bitte sieh noch einmal nach.
reopen-title = Turnier wieder öffnen
reopen-lead = Ergebnisse eines abgeschlossenen Turniers kannst du korrigieren, ohne es wieder zu öffnen.
reopen-rated = Nach dem Öffnen zählen seine Partien nicht für die Ratings, bis es wieder abgeschlossen wird; seinen Platz in der Reihenfolge behält es.
reopen-tournament = Turnier wieder öffnen
reopen-already = Das Turnier ist schon offen.

above-title = Warum diese Reihenfolge?
above-first = Weiter oben
above-second = Weiter unten
above-ask = Erklären
above-of = Warum steht { $above } vor { $below }?
above-rank = Warum dieser Platz?
above-value = { $value }
above-none = –
above-compared = { $tie-break }: { $own } · { $other }
above-points = Punkte: { $above } { $own }, { $below } { $other }.
above-tie-break = Punkte: beide { $points }. Es entscheidet die Feinwertung „{ $tie-break }“: { $own } gegen { $other }.
above-level = Sie sind in allem gleichauf und teilen sich Platz { $rank }.
above-struck = { $below } hat sich vorzeitig zurückgezogen: Die Partien zählen nicht, und es gibt keinen Platz.
standings-legend = ○ begann, ● zog nach; die kleine Zahl ist die Zeile der Gegenseite. ✓ geprüft, m Züge legal. Ein Ergebnis öffnet die Partie.
standings-legend-byes = U Freilos der Auslosung, H Freilos mit halbem Punkt, F Freilos mit vollem Punkt, Z Freilos ohne Punkt.
