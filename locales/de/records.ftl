### What is wrong with a game record.

fault-at = Zeile { $line }, Spalte { $column }: { $what }
fault-at-ply = Zug { $move }, { $side } (Halbzug { $ply }; Zeile { $line }, Spalte { $column }): { $what }
fault-too-large = { $bytes } Bytes; eine Notation hat höchstens { $most }, die Kopfzeilen eingeschlossen.
fault-not-utf-8 = Ein Teil davon ist kein UTF-8-Text. Tippe ihn neu, oder speichere die Datei als UTF-8.
fault-control = Zeile { $line }, Spalte { $column }: Hier steht ein unsichtbares Steuerzeichen. Tippe diese Stelle neu.

fault-tag-name = Schreibe nach der Klammer den Namen der Kopfzeile, wie in [Event "…"].
fault-tag-value = Schreibe hier den Wert der Kopfzeile, in geraden Anführungszeichen.
fault-tag-unclosed-value = Das Anführungszeichen nach dem Wert fehlt in dieser Zeile.
fault-tag-unclosed = Der Kopfzeile fehlt die schließende Klammer.
fault-tag-twice = Die Kopfzeile { $name } steht zweimal da.
fault-tag-missing = Die Kopfzeile { $name } fehlt. Ergänze [{ $name } "…"].
fault-tag-game = Das Spiel „{ $input }“ ist nicht bekannt: { $why }
fault-tag-result = „{ $input }“ ist kein Ergebnis. Schreibe 1-0, 0-1, 1/2-1/2 oder *.
fault-tag-termination = „{ $input }“ sagt nicht, wie die Partie endete. Schreibe normal, resignation, time forfeit, adjudication oder agreement.

fault-comment-unclosed = Diesem Kommentar fehlt die schließende geschweifte Klammer.
fault-comment-end = Diese geschweifte Klammer schließt einen Kommentar, der nie begonnen hat.
fault-line-comment = Kommentare nach einem Semikolon werden nicht gelesen. Setze sie in geschweifte Klammern.
fault-annotation = Nummerierte Anmerkungen werden nicht gelesen, Zeichen wie ! und ? schon.
fault-variation = Varianten in Klammern werden nicht gelesen. Lass sie weg.
fault-mark = Zeichen wie ! und ? gehören hinter einen Zug.
fault-result-disagrees = Die Züge enden mit { $written }, aber als Ergebnis ist { $expected } angegeben.
fault-after-result = Nach dem Ergebnis steht noch etwas. Dort muss die Notation enden.

fault-shape-sowing = Das ist kein Zug. Schreibe eine Mulde und ihre Perlen in der Reihenfolge, in der sie gesät werden, wie C304.
fault-shape-gems = Schreibe nach dem x die geschlagenen Juwelen, wie xD55,E4,3.
fault-shape-stone = Steine werden nie geschlagen. Schreibe nach dem x Juwelen, wie xD55,E4,3.
fault-more-than-one = Schreibe einen Zug und nichts dahinter.
fault-shape-square = Das ist kein Zug. Schreibe ein Feld als kleinen Buchstaben und Zahl, wie e5.
fault-shape-hexagon = { fault-shape-square }
fault-shape-pentagon = Das ist kein Zug. Schreibe ein Feld als Kleinbuchstaben, Zahl und l, r, t oder b, wie b3t.
fault-shape-pit = Das ist kein Zug. Schreibe eine Mulde, als Buchstaben wie C oder als Nummer von links, vom Ziehenden aus gesehen.

illegal-game-over = Die Partie ist vor diesem Zug schon zu Ende.
illegal-no-such-pit = Die Mulde { $pit } gibt es nicht: Jede Seite hat { $pits } Mulden.
illegal-no-such-own-pit = Die Mulde { $pit } gibt es hier nicht. Schreibe A bis F, a bis f oder 1 bis 6.
illegal-opponents-pit = Mulde { $pit } gehört der Gegenseite.
illegal-empty-pit = Mulde { $pit } ist leer.
illegal-wrong-beads = In Mulde { $pit } liegt: { $held }. Schreibe jede dieser Perlen einmal, in beliebiger Reihenfolge.
illegal-must-feed = Die Gegenseite hat keine Perle mehr, und dieser Zug aus { $pit } lässt ihr keine.
illegal-not-fed = Die Gegenseite hat keinen Samen mehr, und dieser Zug aus { $pit } gibt ihr keinen.
illegal-no-such-square = Das Feld { $square } gibt es nicht: Das Spielbrett hat { $side } mal { $side } Felder.
illegal-no-such-cell = Auf diesem Brett ({ $board }) gibt es kein Feld { $square }.
illegal-occupied = Auf { $square } liegt schon eine Perle.
illegal-staked = { $square } ist für Blau abgesteckt. Wer am Zug ist, darf dort nicht setzen.
illegal-opponents-square = { $square } gehört der Gegenseite. Wer am Zug ist, darf dort nicht setzen.
illegal-own-square = { $square } gehört schon der Seite am Zug. In diesem Spiel darf sie nur auf Felder setzen, die niemandem gehören.
illegal-own-cell = { illegal-own-square }
illegal-nothing-owed = Dieser Zug schlägt kein Juwel indirekt, also lässt sich keines nennen.
illegal-number-of-gems = { $owed ->
    [one] Ein Juwel wird indirekt geschlagen,
   *[other] { $owed } Juwelen werden indirekt geschlagen,
} { $named ->
    [0] aber keines ist genannt.
    [one] aber eines ist genannt.
   *[other] aber { $named } sind genannt.
}
illegal-pits-before-cup = Von den Juwelen müssen { $pits } aus den Mulden der Gegenseite kommen und { $cup } aus ihrem Becher.
illegal-gem-not-in-pit = Das Juwel { $gem } liegt nicht in Mulde { $pit }.
illegal-gem-not-in-cup = Das Juwel { $gem } liegt nicht im Becher der Gegenseite.

claim-wins = { $side } gewinnt
claim-draw = Remis
claim-open = kein Ergebnis

change-other = Zug { $move }, { $side } (Halbzug { $ply }): { $to } statt { $from }
change-missing = Zug { $move }, { $side } (Halbzug { $ply }): { $to } wurde ausgelassen
change-superfluous = Zug { $move }, { $side } (Halbzug { $ply }): { $from } ist einer zu viel

reading-title = Mögliche Lesarten
reading-lead = Die kleinsten Änderungen, mit denen alle Züge legal sind. Du kannst eine davon in das Feld mit den Zügen übernehmen; gespeichert wird erst, wenn du das Formular sendest.
reading-lead-stopped = Mit diesen Änderungen sind alle Züge legal. Die Suche wurde abgebrochen, es kann also weitere geben. Du kannst eine davon in das Feld mit den Zügen übernehmen; gespeichert wird erst, wenn du das Formular sendest.
reading-none = Keine kleine Änderung macht alle Züge legal. Vergleiche die Züge mit dem Partieformular.
reading-none-stopped = Die Suche nach kleinen Änderungen, die alle Züge legal machen, dauerte zu lange. Vergleiche die Züge mit dem Partieformular.
reading-end = Daraus folgt:
reading-mismatch = beweist das gemeldete Ergebnis nicht
reading-take = Lesart { $number } übernehmen
reading-taken = Im Feld mit den Zügen steht jetzt eine Lesart. Vergleiche sie mit dem Partieformular, dann sende das Formular. Die Züge, wie sie gemeldet wurden, bleiben daneben erhalten.

problem-of-forfeit = Bei einem kampflosen Ergebnis wird nicht gespielt, also gibt es keine Notation.
problem-of-other-game = Magister kennt die Regeln dieses Spiels nicht und kann keine Notation prüfen. Lass die Züge weg.
problem-other-game = Diese Notation ist für ein anderes Spiel: { $written }. Hier wird gespielt: { $expected }.
problem-other-player = Die Notation nennt { $written } als { $side }, doch { $expected } { $turn }. Berichtige die Kopfzeilen, oder lass sie weg.
problem-seats-swapped = In der Notation sind die Seiten vertauscht: Hier ist { $first } { $side } und beginnt. Prüfe auch das Ergebnis, dann berichtige die Kopfzeilen, oder lass sie weg.
problem-same-moves = Dieselben Züge sind schon gespeichert und beweisen das Ergebnis von Runde { $round }, Brett { $board }. Prüfe, zu welchem Brett diese Notation gehört.
problem-both-lose = Eine Notation kann nicht sagen, dass beide verlieren. Ein Schiedsrichter kann sie als unbewiesen speichern.
problem-claims-nothing = Die Notation nennt kein Ergebnis (in der Kopfzeile Result steht *).
problem-other-result = In der Kopfzeile Result der Notation steht: { $written }. Du hast etwas anderes gewählt.
problem-other-ending = In der Kopfzeile Termination der Notation steht: { $written }. Du hast etwas anderes gewählt.
problem-rules-give = Mit diesen Zügen ist die Partie zu Ende: { $result }.
problem-not-over = Mit diesen Zügen ist die Partie nicht zu Ende. Wenn sie durch Aufgabe, durch Zeit oder anders endete, wähle das oben.
problem-other-points = Nach diesen Zügen steht es nach Punkten { $first } zu { $second }.

status-unfinished = nicht zu Ende
status-result-mismatch = anderes Ergebnis
status-illegal = illegaler Zug
status-malformed = nicht lesbar
status-moves-long = Alle Züge sind legal. Über das Ergebnis, das jetzt zählt, sagt das nichts.
status-unfinished-long = Alle Züge sind legal. Die Partie ist nicht zu Ende, und die Notation nennt kein Ergebnis.
status-result-mismatch-long = Alle Züge sind legal, führen aber nicht zum gemeldeten Ergebnis.
status-illegal-long = Ein Zug verstößt gegen die Regeln. Bis dorthin ist die Partie zu sehen.
status-malformed-long = Das lässt sich nicht als Notation lesen. Zu sehen ist, was sich spielen lässt.
