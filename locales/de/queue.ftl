# What waits for an arbiter

queue-title = Offene Fälle
queue-link = Offene Fälle
queue-needs-you = Wartet auf dich
queue-empty = Nichts wartet. Neue Rufe und Streitfälle erscheinen hier von selbst.
queue-sound = Bei Ruf und Zeitende klingeln
queue-board = Brett
queue-minutes = { $minutes ->
    [0] gerade eben
   *[other] { $minutes } min
}
queue-called = ruft den Schiedsrichter
queue-called-by = { $player } ruft den Schiedsrichter
queue-disputed = Spieler sind sich nicht einig
queue-faulty = Züge bitte durchsehen
queue-overdue = kein Ergebnis, nächste Runde fällig
queue-for-arbiter = wartet auf deine Bestätigung
queue-unconfirmed = vom Gegner nicht bestätigt
queue-answered = Erledigt
queue-decide = Entscheiden
queue-results-in = { $done } von { $all } Ergebnissen da
queue-enter = Vom Papier eingeben
ruling-won = { $player } gewinnt durch Schiedsentscheid
ruling-drawn = Remis durch Schiedsentscheid
ruling-forfeit = { $player } gewinnt kampflos
ruling-neither = Beide verlieren kampflos
ruling-adjourn = Als Hängepartie vermerken
ruling-reason = Grund (alle können ihn lesen)
ruling-save = Entscheid speichern
ruling-none = Wähle einen Entscheid.
ruling-overtaken = Jemand war schneller: An diesem Brett hat sich etwas geändert. Sieh es dir noch einmal an.
queue-late = eingegeben, als das Ergebnis schon galt
queue-keep = Beibehalten
queue-change = Ergebnis ändern
done-result-kept = Das Ergebnis bleibt.
done-ruled = Entscheid gespeichert.
done-ruling-undone = Entscheid rückgängig gemacht. Das Brett ist wieder ein offener Fall.
queue-hall = Im Saal
queue-link-halted = Partie per Link angehalten: entscheide oder setze sie fort
queue-link-refused = Ergebnis einer Partie per Link nicht übernommen: trag es ein
queue-link-no-result = Partie per Link ohne Ergebnis beendet: trag es ein
queue-link-unpaired = die nächste Runde per Link ist nicht ausgelost
queue-link-ready = alle Partien per Link sind zu Ende: nächste Runde veröffentlichen
queue-link-pair = Auslosen
