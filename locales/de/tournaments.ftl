### Tournaments.

tabs-label = Turnier
tab-overview = Übersicht
tab-entries = Spieler
tab-rounds = Runden
tab-standings = Tabelle
tab-crosstable = Kreuztabelle
tab-games = Partien

format-round-robin = Rundenturnier
format-double-round-robin = Doppeltes Rundenturnier
format-swiss = Schweizer System
format-swiss-rounds = Schweizer System, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
format-swiss-baku = Schweizer System, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, Baku-Beschleunigung
acceleration-none = keine
acceleration-baku = Baku: virtuelle Punkte für die obere Hälfte
stage-entry = Anmeldung offen
stage-running = läuft
stage-cancelled = abgesagt
stage-closed = abgeschlossen

game-glass-bead-game = Glasperlenspiel 2×{ $pits }
game-glass-bead-challenge = Glass Bead Challenge { $side }×{ $side }
game-glass-bead-challenge-hexagons = Glass Bead Challenge auf Sechsecken, Seite { $side }
game-glass-bead-challenge-cairo = Glass Bead Challenge auf dem Kairo-Brett { $side }×{ $side }
game-drop-unowned = { $game }, Perlen nur auf Felder, die niemandem gehören
game-stakes = { $game }, Einsätze für Blau: { $squares }
game-komi = { $game }, Komi { $komi } für Blau
game-bohnenspiel = Bohnenspiel
game-oware = Oware
game-result-only = { $name }
game-tie-emptied = { $game }, bei gleich vielen Punkten gewinnt die Seite ohne Perlen

rated = gewertet
unrated = nicht gewertet
points-of-results = { $points } für Sieg, Remis, Niederlage
players-count = { $count ->
    [0] noch keine Spieler
    [one] 1 Spieler
   *[other] { $count } Spieler
}
rounds-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
progress = { $done } von { $all } Ergebnissen da

tournaments-title = Turniere
tournaments-none = Noch keine Turniere.
tournament-new = Neues Turnier
tournament-new-title = Neues Turnier
tournament-create = Turnier anlegen
tournament-edit = Turnier bearbeiten
tournament-edit-title = Turnier bearbeiten
tournament-name = Name
tournament-game = Spiel
game-search = Spiel suchen
game-search-hint = Spiele suchen
game-other = Anderes Spiel
game-other-about = Nur Ergebnisse und Ratings
game-other-name = Name des Spiels
tournament-code = Kürzel für Dateien und die Kommandozeile:
details-title = Details

about-gbg = Säe Perlen, schlage Juwelen.
about-gbc = Gewinne Felder mit Perlen, die nie ziehen.
about-bohnenspiel = Säe Bohnen, fange zwei, vier oder sechs.
about-oware = Säe Samen, fange zwei oder drei.
parameter-board = Spielbrett
parameter-tie = Bei gleich vielen Punkten
parameter-drop = Neue Perlen
parameter-stakes = Einsätze für Blau
parameter-stakes-hint = Wie in c3+f6, auf einem Kairo-Brett b3t+c3l. Meist keine.
parameter-komi = Komi für Blau
parameter-komi-hint = Punkte, zum Beispiel 3½. Meist keine.
size-pits = 2×{ $pits }
size-pits-inventor = 2×{ $pits } (Original)
size-pits-tournament = 2×{ $pits } (Rodeffer)
size-squares = { $side }×{ $side }
size-squares-tournament = { $side }×{ $side }, für Turniere
size-hexagons = Sechsecke, Seite { $side }
size-cairo = Kairo { $side }×{ $side }
tie-loses = Die Seite ohne Perlen verliert
tie-wins = Die Seite ohne Perlen gewinnt
drop-not-opponents = nicht auf Felder der Gegenseite
drop-unowned = nur auf Felder, die niemandem gehören
tournament-format = Turnierform
tournament-swiss = Schweizer System
tournament-rounds = Runden
tournament-acceleration = Beschleunigung
tournament-bye = Punkte für ein Freilos
tournament-swiss-hint = Die Zahl der Runden lässt sich ändern, bis die letzte ausgelost ist. Ohne Angabe zählt ein Freilos wie ein Sieg.
tournament-points = Punkte
tournament-win = Sieg
tournament-draw = Remis
tournament-loss = Niederlage
tournament-rated = Ratings
tournament-settled = Das Turnier hat begonnen, du kannst nur noch seinen Namen ändern. Fest sind:
tournament-settled-rounds = Das Turnier hat begonnen, du kannst nur noch seinen Namen und die Zahl der Runden ändern. Fest sind:
tournament-pie = Kuchenregel
tournament-no-such-pie = Wähle eine Kuchenregel oder keine.
tournament-no-such-format = Wähle eine Turnierform.
tournament-tie-breaks = Feinwertungen
tournament-tie-breaks-hint = Du kannst sie später ändern.
tournament-no-such-tie-breaks = Wähle eine Liste von Feinwertungen.
tournament-rated-or-not = Wähle, ob das Turnier gewertet wird.
acceleration-points = Für die Baku-Beschleunigung muss ein Sieg so viel zählen wie zwei Remis und eine Niederlage nichts.
tournament-no-such-acceleration = Wähle eine Beschleunigung oder keine.
rounds-not-a-number = Gib eine Zahl von Runden ein, von 1 bis { $max }.
rounds-below-paired = { $paired ->
    [one] Eine Runde ist schon ausgelost, weniger können es nicht sein.
   *[other] { $paired } Runden sind schon ausgelost, weniger können es nicht sein.
}
rounds-fixed = Die Zahl der Runden lässt sich nicht mehr ändern.
presets-title = Vorlagen
preset-gbg-6-swiss = Glasperlenspiel 2×6, Schweizer System, 5 Runden
preset-gbg-6 = Glasperlenspiel 2×6, Rundenturnier
preset-gbg-5 = Glasperlenspiel 2×5, Rundenturnier
preset-gbg-6-double = Glasperlenspiel 2×6, doppeltes Rundenturnier
preset-gbc-9 = Glass Bead Challenge 9×9, Rundenturnier
preset-gbc-hex5 = Glass Bead Challenge auf Sechsecken, Seite 5, Rundenturnier
preset-gbc-cairo5 = Glass Bead Challenge auf dem Kairo-Brett 5×5, Rundenturnier

spec-unknown-game = Hier heißt kein Spiel „{ $name }“. Es gibt: { $families }. Schreibe bei jedem anderen Spiel result-only: vor den Namen. Dann zählen seine Ergebnisse, die Züge werden nicht geprüft.
spec-missing-size = Die Größe fehlt. Ergänze sie nach einem Doppelpunkt, wie in gbg:6 oder gbc:9. Möglich: { $sizes }.
size-missing = Wähle ein Spielbrett.
spec-size = „{ $given }“ ist keine Größe dieses Spiels. Möglich: { $sizes }.
spec-name-length = Ein Name hat 1 bis { $most } Zeichen, dieser hat { $given }.
spec-name-letter = Im Namen eines Spiels darf kein „{ $letter }“ stehen.
spec-result-only = Magister kennt die Regeln dieses Spiels nicht und verwaltet nur Ergebnisse.
spec-unknown-option = „{ $option }“ ist keine Option dieses Spiels. Optionen: { $expected }.
spec-option-twice = Die Option { $name } steht zweimal da.
spec-stake = „{ $given }“ ist kein Feld auf einem Spielbrett mit { $side } mal { $side } Feldern. Schreibe Einsätze wie in c3+f6.
spec-stake-cell = „{ $given }“ ist kein Feld dieses Bretts ({ $board }). Schreibe Einsätze wie in c3+f6, auf einem Kairo-Brett wie in b3t+c3l.
spec-stake-twice = { $square } ist zweimal abgesteckt.
spec-all-staked = Alle Felder sind abgesteckt. Lass mindestens eines übrig, um das gespielt wird.
spec-all-cells-staked = { spec-all-staked }
spec-komi = „{ $given }“ ist kein Komi. Nimm eine ganze oder halbe Zahl, mindestens 0.5 und höchstens { $most }, wie 3.5.
spec-no-parameters = „{ $family }“ hat eine einzige Größe und keine Optionen. Lass den Doppelpunkt und „{ $given }“ weg.
spec-not-canonical = Schreibe es so: { $canonical }.
points-not-a-number = Gib Punkte ein wie 1, ½, 0.5 oder 0,5.
points-too-large = Das sind zu viele Punkte.
points-too-many = { $points } Punkte sind zu viel für eine Partie. Nimm höchstens { $max }.
points-draw-not-below-win = Ein Remis ({ $draw }) muss weniger zählen als ein Sieg ({ $win }).
points-draws-above-win = Zwei Remis (je { $draw }) dürfen nicht mehr zählen als ein Sieg ({ $win }) und eine Niederlage ({ $loss }).
points-bye-above-win = Ein Freilos ({ $bye }) darf nicht mehr zählen als ein Sieg ({ $win }).
points-loss-above-draw = Eine Niederlage ({ $loss }) darf nicht mehr zählen als ein Remis ({ $draw }).

draft-advice = Entwurf: Nur das Team sieht diese Veranstaltung.
draft-publish = Veranstaltung veröffentlichen

about-title = Eckdaten
fact-game = Spiel
fact-pie = Kuchenregel
fact-format = Turnierform
fact-players = Spieler
fact-results = Ergebnisse
fact-rounds = Runden
fact-points = Punkte
fact-opening = Erste Runde
fact-bye = Freilos
opening-first = ungerade Nummern beginnen
opening-second = ungerade Nummern ziehen nach
opening-first-drawn = ungerade Nummern beginnen (ausgelost)
opening-second-drawn = ungerade Nummern ziehen nach (ausgelost)
opening-seed = Ausgelost mit dem Startwert { $seed }.
fact-rated = Ratings
fact-tie-breaks = Feinwertungen
fact-tie-breaks-by = { $names }. { $edition }
fact-tie-breaks-more = { $names } · { $name }
fact-tie-breaks-of = { $names }

# Names is a list; several share the first place.
winner = { $count ->
    [one] Turniersieg: { $names }
   *[other] Geteilter Turniersieg: { $names }
}

next-title = Nächster Schritt
next-enter = Füge mindestens zwei Spieler hinzu.
next-enter-link = Spieler hinzufügen
next-start = { $players } Spieler sind dabei. Füge weitere hinzu, oder starte, wenn alle da sind.
next-by-link = Runde { $round } wird per Link gespielt. Ergebnisse zählen, sobald Partien zu Ende sind.
next-results = Gib die Ergebnisse von Runde { $round } ein.
next-results-link = Ergebnisse eingeben
next-pair = { $round ->
    [1] Lose Runde 1 aus.
   *[other] Alle Ergebnisse sind da. Lose Runde { $round } aus.
}
next-pair-link = Runde { $round } auslosen
next-close = Alle Ergebnisse sind da. Prüfe die Tabelle, dann schließ das Turnier ab.
next-close-rated = Alle Ergebnisse sind da. Prüfe die Tabelle, dann schließ das Turnier ab, damit seine Partien gewertet werden.
next-close-link = Turnier abschließen

unstart-link = Start zurücknehmen
unstart-heading = Start zurücknehmen
unstart-lead = Alle bleiben eingetragen, und du kannst wieder Spieler hinzufügen und entfernen. Der nächste Start lost Paarungen und Nummern neu aus. Das Protokoll behält die alten.
unstart-submit = Start zurücknehmen
unstart-not-started = Das Turnier hat noch nicht begonnen.
unstart-closed = Das Turnier ist abgeschlossen. Öffne es zuerst wieder.
unstart-published = Runde { $last } ist veröffentlicht. Nimm sie zuerst zurück.
unstart-results = { $count ->
    [one] Eine Partie hat ein Ergebnis. Entferne es zuerst.
   *[other] { $count } Partien haben Ergebnisse. Entferne sie zuerst.
}
unstart-results-link = Runde { $round }, Brett { $board }

visibility-tournament-published = Wie die Veranstaltung
visibility-tournament-draft = Entwurf: Nur das Team sieht dieses Turnier

start-title = Start
start-forecast = { $players } Spieler: { $rounds } Runden, { $games } Partien. Nach dem Start lässt sich niemand mehr hinzufügen, und wer geht, gilt als zurückgezogen.
start-forecast-swiss = { $players } Spieler. Jede Runde wird nach der vorigen ausgelost; wer zu spät kommt, kann noch einsteigen.
start-usual-rounds = Bei { $players } Spielern sind { $rounds } Runden üblich. Höchstens { $most } sind möglich, ohne dass zwei sich zweimal treffen. Du kannst die Zahl ändern, bis die letzte Runde ausgelost ist.
start-submit = Turnier starten
start-numbering = Startnummern
numbering-lot = Ausgelost
numbering-rating = Nach Rating, die Stärksten zuerst
numbering-entered = In der Reihenfolge der Anmeldung
start-again = Das Turnier hat schon begonnen.
start-too-few = { $players ->
    [0] Es gibt noch keine Spieler. Füge mindestens zwei hinzu.
    [one] Es gibt erst einen Spieler. Füge mindestens einen weiteren hinzu.
   *[other] { $players } Spieler sind zu wenige für einen Start.
}
start-too-many = { $players } Spieler müssten { $rounds } Runden spielen. An einem Rundenturnier nehmen höchstens 100 Spieler teil: Mach daraus mehrere Turniere, als Gruppen.
start-too-many-for-swiss = { $players } Spieler sind zu viele für ein einziges Turnier im Schweizer System.
start-too-many-rounds = { $players } Spieler können höchstens { $most ->
    [one] 1 Runde
   *[other] { $most } Runden
} spielen, ohne dass zwei sich zweimal treffen; { $rounds } sind zu viele.
start-numbering-missing = Wähle, wie die Startnummern vergeben werden.
start-changed = Die Spielerliste hat sich geändert: Jetzt { $players ->
    [one] ist 1 Spieler
   *[other] sind { $players } Spieler
} eingetragen. Sieh sie durch, dann starte noch einmal.
glance-replay = Nachspielen
glance-boards = Alle Bretter
