### The pie: one player names stakes or a komi, the other chooses a side.

pie-none = Nein: das Spiel, wie es ist
pie-stakes = Ein Spieler nennt Einsätze, der andere wählt die Seite
pie-komi = Ein Spieler nennt ein Komi, der andere wählt die Seite
pie-other-game = Die Kuchenregel gibt es nur für Glass Bead Challenge. Wähle dieses Spiel, oder lass die Kuchenregel weg.
pie-has-handicap = Dieses Spiel hat schon Einsätze oder ein Komi. Nimm sie aus dem Spiel heraus, oder lass die Kuchenregel weg.

pie-title = Kuchenregel
pie-unnamed = Noch ist nichts genannt. Wer Rot nimmt, beginnt.
pie-unchosen = { $player } hat noch keine Seite gewählt.
pie-named-stakes = { $player } hat für Blau abgesteckt: { $squares }.
pie-named-no-stakes = { $player } hat kein Feld abgesteckt.
pie-named-komi = { $player } hat für Blau ein Komi von { $komi } genannt.
pie-named-no-komi = { $player } hat kein Komi genannt.
pie-chosen = { $player } hat { $side } gewählt.

pie-who = Wer das Angebot macht
pie-stakes-label = Einsätze für Blau
pie-stakes-hint = Rot kann keine Perlen darauf setzen, und solange ein Feld leer ist, zählt es für Blau. Du kannst auch keines abstecken.
pie-komi-label = Punkte für Blau
pie-komi-hint = Zum Beispiel 4 oder 3½; 0 für keine. Mit einem halben Punkt gibt es kein Remis.
pie-name-stakes = Einsätze nennen
pie-name-komi = Komi nennen
pie-again-title = Neues Angebot
pie-again-lead = Das alte Angebot und die alte Wahl bleiben festgehalten, zählen aber nicht mehr. Die Seiten werden neu gewählt.
pie-take-title = { $player }, welche Seite nimmst du?
pie-take = Ich nehme { $side }
pie-side-first = beginnt
pie-side-second = zieht nach
pie-side-stakes = zieht nach, mit { $count ->
    [one] einem abgesteckten Feld
   *[other] { $count } abgesteckten Feldern
}
pie-side-komi = zieht nach, zusätzliche Punkte: { $komi }
pie-history-title = Frühere Angebote

pie-overtaken = Jemand anders hat an diesem Brett gerade ein Angebot gemacht oder eine Seite gewählt. Unten siehst du es.
pie-yours = Du hast gesendet: { $named }
pie-your-side = Du hast gesendet: { $side }.
pie-overtaken-again = Deine Eingaben sind noch da. Sende sie noch einmal, um das andere Angebot zu ersetzen.
pie-overtaken-choose = Sieh dir das jetzige Angebot an und wähle dann noch einmal.
pie-overtaken-ask = Wenn deines stimmt, sag es einem Schiedsrichter: Nur Schiedsrichter ändern ein Angebot.

pie-nobody-names = Wähle, wer das Angebot macht.
pie-no-komi = Gib ein Komi ein, etwa 4 oder 3,5; 0 für keines.
pie-refusal-has-result = Dieses Brett hat ein Ergebnis mit diesen Seiten. Wenn sie falsch sind, muss ein Schiedsrichter zuerst das Ergebnis entfernen.
pie-refusal-replacing-needs-arbiter = Es gibt schon ein Angebot. Nur ein Schiedsrichter kann es ersetzen.
pie-refusal-withdrawal-needs-arbiter = Ein Spieler hat sich zurückgezogen, damit ist diese Partie schon entschieden. Frag einen Schiedsrichter, wenn sie gespielt werden soll.
pie-refusal-not-at-board = Wähle einen der Spieler an diesem Brett.
pie-refusal-nothing-changes = Das ist schon das jetzige Angebot.
pie-refusal-nothing-named = Noch gibt es kein Angebot, nach dem sich wählen ließe.
