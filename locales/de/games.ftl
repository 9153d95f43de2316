### Games, and the board they are played on.

side-south = Süd
side-north = Nord
side-red = Rot
side-blue = Blau
side-first = An­ziehender
side-second = Nach­ziehender

board-label = Spielbrett mit 2 mal { $pits } Mulden
board-pit = Mulde { $pit }: { $beads }
board-cup = Becher von { $side }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $beads }
board-empty = leer
board-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
board-gems = { $count ->
    [one] Juwel
   *[other] Juwelen
} { $gems }
board-gems-and-stones = { $count ->
    [one] Juwel
   *[other] Juwelen
} { $gems } und { $stones }

board-squares-label = Spielbrett mit { $side } mal { $side } Feldern
board-hexagons-label = Spielbrett aus Sechsecken, Seite { $side }
board-cairo-label = Kairo-Brett, { $side } mal { $side }
board-squares = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
board-cells = { board-squares }
board-score = { $side } hat { $squares }.
board-score-with-komi = { $side } hat { $points } Punkte: { $squares } und ein Komi von { $komi }.
board-beads-of = { $count ->
    [0] { $side } hat keine Perle.
    [one] { $side } hat eine Perle auf { $squares }.
   *[other] { $side } hat { $count } Perlen: { $squares }.
}
board-empty-squares-of = { $count ->
    [0] { $side } besitzt kein leeres Feld.
    [one] { $side } besitzt das leere Feld { $squares }.
   *[other] { $side } besitzt { $count } leere Felder: { $squares }.
}
board-empty-cells-of = { board-empty-squares-of }
board-square-nobodys = { $square }: gehört niemandem
board-square-bead = { $square }: eine Perle von { $side }
board-square-stake = { $square }: für Blau abgesteckt
board-square-owned = { $square }: gehört { $side }

move-bead-put = { $side } setzt eine Perle auf { $square }.
move-squares-gained = { $side } gewinnt { $count ->
    [one] das Feld { $squares }.
   *[other] { $count } Felder: { $squares }.
}
move-cells-gained = { move-squares-gained }
move-squares-freed = { $count ->
    [one] { $squares } gehört niemandem mehr.
   *[other] { $count } Felder gehören niemandem mehr: { $squares }.
}
move-cells-freed = { move-squares-freed }
board-seeds = { $seeds ->
    [one] 1 Samen
   *[other] { $seeds } Samen
}
board-store = Speicher von { $side }: { $seeds ->
    [one] 1 Samen
   *[other] { $seeds } Samen
}

move-lifted = Sät { $beads ->
    [one] 1 Perle
   *[other] { $beads } Perlen
} aus { $pit }.
move-last = Endet in { $pit }.
move-took-from-pit = Schlägt das Juwel { $gem } aus Mulde { $pit }.
move-took-from-cup = Schlägt das Juwel { $gem } aus dem Becher der Gegenseite.
move-lifted-seeds = Sät { $seeds ->
    [one] 1 Samen
   *[other] { $seeds } Samen
} aus { $pit }.
move-took-seeds = Fängt { $seeds } in { $pit }.
move-grand-slam = Würde alle Samen der Gegenseite fangen, fängt deshalb keinen.
move-swept = { $side } nimmt { $seeds ->
    [one] den letzten Samen
   *[other] die letzten { $seeds } Samen
}.

games-title = Partien
games-lead = Partienotationen, Zug für Zug nachgespielt.
games-search = Partien suchen
games-name = Spieler oder Titel
games-game = Spiel
games-any-game = Alle Spiele
games-opening = Erste Züge
games-opening-hint = Wie in einer Notation: 1. C30 c30
games-shortest = Züge mindestens
games-longest = Züge höchstens
games-ending = Ende der Partie
games-any-ending = Jedes Ende
games-none = Noch keine Partien.
games-none-such = Keine Partie passt dazu.
games-none-since = Keine seit dem { $date } eingetragene Partie passt dazu.
games-all-since = Alle passenden Partien, die seit dem { $date } eingetragen wurden.
games-further = Weiter zurück suchen
games-all = Alle Partien zeigen
games-too-many = { $count } Spieler haben einen solchen Namen. Ergänze ein Wort.
games-no-game = Wähle ein Spiel aus der Liste.
games-opening-too-long = { $count } Züge. Partien lassen sich nach ihren ersten { $max } Zügen finden.
games-no-plies = Gib eine ganze Zahl von Zügen ein.
games-reversed = Das ist weniger als die Mindestzahl der Züge.
games-no-ending = Wähle etwas aus der Liste.
games-none-here = Noch keine Notationen.
games-older = Ältere Partien
games-newest = Neueste Partien
games-next = Weitere Partien
games-first = Erste Runden
games-pages = Seiten mit Partien
games-download = Alle Partien herunterladen
games-download-hint = In Standardnotation, eine nach der anderen. Notationen mit illegalen oder unlesbaren Zügen sind nicht dabei.
game-publish = Veröffentlichen
game-new-title = Partie veröffentlichen
game-new-lead = Die Notation wird genau so gespeichert, wie sie dasteht, und auch mit illegalen Zügen gezeigt.
game-title = Titel
game-record = Notation
game-file = Oder eine Datei
game-two-records = Du hast eine Notation eingegeben und eine Datei gewählt. Nimm nur eines davon.
game-several-records = Hier stehen { $count } Notationen. Veröffentliche sie einzeln.
game-new-submit = Veröffentlichen
game-round-board = Runde { $round }, Brett { $board }
game-score = { $first }–{ $second }
game-versus = –
game-plies = { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}

game-corrected = Dieses Ergebnis wurde am { $date } korrigiert, deshalb zählt die Notation nicht mehr.
game-taken-back = Dieses Ergebnis wurde am { $date } entfernt, deshalb zählt die Notation nicht mehr.
game-replaced-board = Jetziges Ergebnis

replay-start = Anfang (Halbzug 0 von { $last })
replay-ply = Zug { $move }, { $side } (Halbzug { $ply } von { $last })
replay-points = { $side } { $points }
replay-turn = { $side } am Zug
replay-done-turn = { $side } am Zug.
replay-over = die Partie ist zu Ende
replay-done-over = Die Partie ist zu Ende.
replay-first = Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Ende
replay-steps = Halbzüge
replay-moves = Züge
replay-alike = Partien, die mit diesen Zügen beginnen
replay-claim = { $claim }
replay-by-link = Per Link gespielt
replay-repetition = Nach Halbzug { $ply } ist eine Stellung zum dritten Mal entstanden, mit derselben Seite am Zug. Ob die Partie damit endet, entscheiden die Spieler oder der Schiedsrichter.
replay-comment = Kommentar:
replay-play = Abspielen
replay-pause = Anhalten
replay-flip = Brett drehen
replay-decisive = Entscheidender Zug
replay-last-lead = Letzter Führungswechsel
replay-lead = { $who } führt ab Halbzug { $ply } bis zum Ende.
replay-lead-here = { $who } führt ab hier bis zum Ende.
replay-points-title = Punkte im Lauf der Partie
points-chart-label = Punkte im Lauf der Partie; am Ende { $first } { $first-points }, { $second } { $second-points }
replay-position-title = Diese Stellung
replay-position = Als Text
replay-link = Link
replay-copy = Kopieren
replay-copied = Kopiert
replay-embed = Einbetten
replay-embed-hint = Füge das in eine eigene Seite ein. Es zeigt das Spielbrett mit seinen Knöpfen und lässt sich überall einrahmen.
replay-embed-code = HTML
replay-open = Diese Partie in Magister öffnen
replay-last-legal = Letzte legale Stellung zeigen
replay-legend-title = So liest du das Spielbrett
replay-keys = Tasten: Pfeile gehen von Zug zu Zug, Pos1 und Ende zum Anfang und zum Ende, die Leertaste spielt ab, f dreht das Brett.
replay-refused = nicht legal oder nicht lesbar:
replay-legend = Rundes Glas ist ein Stein und nichts wert. Bei einem Juwel zeigen Zahl und Form den Wert. Ränder zeigen den letzten Zug: gestrichelt um die geleerte Mulde, durchgezogen um die Mulde der letzten Perle, dünn um Mulden, aus denen Juwelen geschlagen wurden.
replay-legend-squares = Scheiben sind Perlen von Rot, Ringe sind Perlen von Blau. Eine kleine Scheibe oder ein kleiner Ring kennzeichnet ein leeres Feld dieser Seite; ein Feld ohne Zeichen gehört niemandem. Eine Raute ist für Blau abgesteckt. Die letzte Perle hat einen Rahmen.
replay-legend-cells = { replay-legend-squares }
replay-legend-seeds = Die Zahl neben einem Buchstaben zählt die Samen der Mulde; −2 steht an einer Mulde, aus der zwei gefangen wurden. Ränder zeigen den letzten Zug: gestrichelt um die geleerte Mulde, durchgezogen um die Mulde des letzten Samens, dünn um Mulden, aus denen gefangen wurde.
replay-hidden = Die Züge dieser Partie sind nicht öffentlich. Ein Spieler hält sie privat.
replay-nothing = Aus dieser Notation lässt sich nichts nachspielen.
game-record-title = Notation
record-download = Notation herunterladen
record-accepted = Notation, wie sie gilt
submitted-lead = Die gemeldete Notation lässt sich so nicht spielen. Eine Lesart wurde übernommen, mit diesen Änderungen:
record-download-canonical = In Standardnotation herunterladen
record-download-abstract-play = Für Abstract Play herunterladen
record-canonical = Standardnotation
record-text = Ursprüngliche Notation

end-no-beads = zu Ende gespielt: die Seite am Zug hatte keine Perle mehr
end-all-owned = zu Ende gespielt: jedes Feld gehört einer Seite
end-nothing-to-sow = zu Ende gespielt: die Seite am Zug hatte nichts zu säen
end-majority = zu Ende gespielt: eine Seite hatte mehr als die Hälfte aller Samen
end-no-move = zu Ende gespielt: die Seite am Zug hatte keinen legalen Zug, deshalb nahm jede Seite die Samen ihrer Reihe
end-cannot-feed = zu Ende gespielt: die Seite am Zug konnte der Gegenseite keine Perle lassen
game-window-title = { $first } – { $second }

### A board beside the moves that are being written.

writing-open = Züge am Brett eingeben
writing-close = Brett schließen
writing-board = Spielbrett zum Eingeben von Zügen
writing-field = { $field }
writing-stone = { $count ->
    [one] Der Stein
   *[other] Ein Stein, einer von { $count }
}, in { $pit }
writing-gem = { $count ->
    [one] Das Juwel { $gem }
   *[other] Ein Juwel { $gem }, eines von { $count }
}, in { $pit }
writing-take-from-pit = Das Juwel { $gem } aus Mulde { $pit } schlagen
writing-take-from-cup = Das Juwel { $gem } aus dem Becher der Gegenseite schlagen
writing-choose-field = { $side }: Wähle, wo du ziehst.
writing-choose-bead = { $side }: Welche Perle fällt in { $pit }?
writing-choose-gem = { $side } schlägt: Welches Juwel?
writing-over = Die Partie ist zu Ende: { $result }, { $first } zu { $second }.
writing-offered = Das Ergebnis ist eingetragen.
writing-contradicts = Du hast ein anderes Ergebnis gewählt.
writing-undo = Rückgängig
writing-keys = Tasten: Pfeile und Eingabe, der Buchstabe einer Mulde oder der Name eines Feldes, die Zahl einer Perle, Rücktaste für rückgängig.
writing-unchecked = Keine Verbindung: Diese Züge sind nicht geprüft. Sie bleiben auf diesem Gerät, bis sie gesendet sind.
writing-unanswered = Der Server hat nicht geantwortet; der nächste Versuch läuft. Diese Züge sind nicht geprüft und bleiben auf diesem Gerät, bis sie gesendet sind.
writing-refused = Diese Züge sind nicht geprüft: Der Server hat abgelehnt. Sie bleiben auf diesem Gerät; bitte lade diese Seite neu.
writing-too-long = Diese Züge sind nicht geprüft: Der Text ist zu lang. Er bleibt auf diesem Gerät; bitte kürze ihn.
writing-signed-out = Diese Züge sind nicht geprüft: Du bist abgemeldet. Sie bleiben auf diesem Gerät; melde dich in einem anderen Fenster an und mach dann hier weiter.
writing-restored = Diese Züge lagen noch auf diesem Gerät und sind nicht gesendet.
writing-forget = Züge verwerfen
writing-begin = Spiel
writing-begin-submit = Kopf einfügen
