### At which boards a tournament is played.

boards-title = Bretter
boards-edit = Bretter nummerieren
boards-hall = Nummern im Saal
boards-first = Erstes Brett
boards-first-hint = Teilen sich Turniere einen Saal, gib jedem eigene Nummern.
boards-range = Bretter { $first }–{ $last }
boards-overlap = Überschneidung
boards-fixed = Feste Bretter
boards-fixed-hint = Für Spieler, die immer am selben Brett sitzen, zum Beispiel nahe der Tür.
boards-nobody = Kein Spieler
boards-player-label = Zeile { $line }: Spieler
boards-board-label = Zeile { $line }: Brett
boards-board = Brett
boards-hint = Runden mit Ergebnissen behalten ihre Nummern. Drucke für schon ausgeloste Runden Paarungen und Ergebniszettel neu.
boards-save = Speichern
boards-over = Dieses Turnier ist vorbei. Seine Bretter lassen sich nicht mehr ändern.
boards-no-board = Gib eine Zahl von 1 bis { $most } ein.
boards-too-many = Höchstens { $most } Spieler können ein festes Brett haben.
boards-no-player = Wähle einen Spieler oder leere das Feld für das Brett.
boards-player-twice = Dieser Spieler steht schon weiter oben.
boards-board-twice = Brett { $board } ist weiter oben schon vergeben.
boards-changed-meanwhile = Jemand anders hat die Bretter geändert. Prüfe sie und speichere noch einmal.
