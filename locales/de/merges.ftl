### Two players who are one person.

merge-link = Mit anderem Spieler zusammenführen
merge-title = { $name } mit einem anderen Spieler zusammenführen
merge-lead = Ist jemand unter zwei Namen eingetragen, oder zweimal unter einem? Such den anderen Spieler. Nichts ändert sich, bevor du gesehen hast, was daraus folgt.
merge-found = Treffer
merge-alike = Ähnliche Namen
merge-alike-none = Kein anderer Spieler hat einen ähnlichen Namen.
merge-look = Vergleichen
merge-look-label = Vergleichen mit { $name }

merge-heading = { $merged } mit { $kept } zusammenführen
merge-kept = Bleibt
merge-merged = Geht darin auf
merge-other-way = Spieler tauschen
merge-no-tournament = Keine Turniere.
merge-clash = Das sind zwei Personen: Sie waren im selben Turnier oder haben gegeneinander gespielt.
merge-clash-entered = beide waren Teilnehmer
merge-clash-met = { $count ->
    [one] Begegnung in Runde { $rounds }
   *[other] Begegnungen in den Runden { $rounds }
}
merge-clash-history = { $history }: { $games ->
    [one] eine Partie gegeneinander
   *[other] { $games } Partien gegeneinander
}
merge-meanwhile = Nichts wurde geändert: { $name } wurde gerade mit { $now } zusammengeführt, deshalb zeigt diese Seite jetzt { $now }. Bitte sieh noch einmal nach.
merge-disclosed = Bisher steht { $kept } nur in einem Entwurf. Mit der Zusammenführung wird dieser Name überall öffentlich, wo jetzt { $merged } steht. Tausche die Spieler, damit er privat bleibt.
merge-birth-years = Die Geburtsjahre sind verschieden: { $kept } und { $merged }. Nach der Zusammenführung gilt { $kept }.
merge-initial = { $pool }: Beide haben ein Anfangsrating. Es zählt das von { $kept }.
merge-effect = Was sich ändert
merge-what = Was
merge-together = Zusammen
merge-tournaments = Turniere
merge-games = Partien
merge-others = Andere Ratings, die sich ändern
merge-others-none = Keine.
merge-do = Spieler zusammenführen
merge-promise = Alte Tabellen behalten den damals eingetragenen Namen und führen zum behaltenen Spieler. Du kannst eine Zusammenführung rückgängig machen.
merge-reason = Warum es dieselbe Person ist
merge-submit = Zusammenführen
merge-back = Zurück zum Spieler
merge-to-player = Zum Spieler

merged-title = Zusammengeführt
merged-done = { $merged } und { $kept } sind jetzt ein Spieler: { $kept }.
merge-moved = Ratings, die sich geändert haben

unmerge-link = Wieder trennen
unmerge-link-label = Wieder trennen: { $name }
unmerge-heading = { $merged } wieder von { $kept } trennen
unmerge-told = Am { $date } wurde { $merged } mit { $kept } zusammengeführt: { $reason }
unmerge-effect = Daraus werden wieder zwei Spieler, beide mit eigenen Turnieren und Ratings.
unmerge-effect-chain = { $merged } wird wieder ein eigener Spieler, mit den Turnieren unter diesem Namen und ihren Ratings. { $kept } bleibt mit { $now } zusammengeführt.
unmerge-moves = Ratings, die sich ändern
unmerge-reason = Warum es zwei Personen sind
unmerge-submit = Wieder trennen
unmerged-title = Wieder zwei Spieler
unmerged-done = { $merged } und { $kept } sind wieder zwei Spieler.
unmerged-done-chain = { $merged } ist wieder ein eigener Spieler. { $kept } bleibt mit { $now } zusammengeführt.

player-also = Auch eingetragen als { $names }
player-merged = Zusammengeführt am { $date }: { $reason }
player-merged-into = Am { $date } mit { $kept } zusammengeführt: { $reason }
