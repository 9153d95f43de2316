# A player’s own page

my-title = Meine Seite
my-nothing = Du hast noch kein Brett. Sobald die Runde veröffentlicht ist, siehst du es hier.
my-round = Runde { $round }
my-seat-first = Deine Seite: { $side } – du beginnst
my-seat-second = Deine Seite: { $side } – dein Gegenüber beginnt
my-seat-open = Die Seiten sind noch nicht gewählt
my-result-won = Gewonnen. Das Ergebnis zählt.
my-result-lost = Verloren. Das Ergebnis zählt.
my-result-drawn = Remis. Das Ergebnis zählt.
my-result-decided = Entschieden. Das Ergebnis zählt.
my-board = Seite des Bretts öffnen
my-next = Runde { $round } ist noch nicht ausgelost.
my-place = Platz { $rank } von { $players }
my-call = Schiri rufen
my-called = Du hast um { $since } den Schiedsrichter gerufen. Bleib, wo du bist.
my-call-end = Ruf zurücknehmen
my-ask-arbiter = In diesem Turnier kann das nur ein Schiedsrichter.
my-left-often = Du hast dich schon mehrmals zurückgezogen und bist wiedergekommen. Bitte einen Schiedsrichter, dich zurückzuziehen.
my-withdraw = Zurückziehen
my-played-fewer = Du hast { $completed } von { $games } Partien gespielt: weniger als die Hälfte.
my-played-half = Du hast { $completed } von { $games } Partien gespielt: mindestens die Hälfte.
my-withdraw-struck = Wenn du dich jetzt zurückziehst, bringen deine Partien niemandem Punkte, weder dir noch den anderen. Gespielte Partien zählen weiter für das Rating.
my-withdraw-forfeits = { $open ->
    [0] Wenn du dich jetzt zurückziehst, zählen alle deine Ergebnisse.
    [one] Wenn du dich jetzt zurückziehst, zählen deine Ergebnisse, und du verlierst die offene Partie kampflos.
   *[other] Wenn du dich jetzt zurückziehst, zählen deine Ergebnisse, und du verlierst die { $open } offenen Partien kampflos.
}
my-withdraw-not-paired = Wenn du dich zurückziehst, wirst du nicht mehr ausgelost und bekommst für die kommenden Runden keine Punkte. Deine bisherigen Ergebnisse bleiben.
my-withdraw-open = Spiel zuerst deine offene Partie, sonst verlierst du sie kampflos.
my-return = Zurückkehren
my-return-paired = Ab der nächsten Runde wirst du wieder ausgelost. Verpasste Runden bringen keine Punkte.
my-not-started = Das Turnier hat noch nicht begonnen.
my-over = Das Turnier ist vorbei.
my-gone = Du hast dich schon zurückgezogen.
my-not-gone = Du hast dich nicht zurückgezogen.
my-all-paired = Alle Runden sind schon ausgelost, ein Rückzug ist nicht mehr möglich.
my-byes = Runde aussetzen
my-byes-rounds = Runden, die du aussetzt
my-byes-take = Aussetzen
my-byes-play = Mitspielen
my-byes-play-round = Runde { $round } doch mitspielen
my-byes-left = Noch übrige Freilose mit halbem Punkt: { $left }
my-byes-too-many = { $allowed ->
    [one] Du darfst höchstens ein Freilos mit halbem Punkt nehmen.
   *[other] Du darfst höchstens { $allowed } Freilose mit halbem Punkt nehmen.
}
my-byes-last-round = In der letzten Runde gibt es kein Freilos mit halbem Punkt.
my-byes-given = Das Freilos in Runde { $round } hat dir ein Schiedsrichter gegeben. Nur er kann es ändern.
my-leave = Auf diesem Gerät abmelden

tablet-title = Tablet
tablet-lead = Wähle dein Brett.
tablet-nothing = Kein Brett wartet auf ein Ergebnis.

hand-in-title = Ergebnis melden
hand-in-again = Etwas anderes melden
hand-in-who-won = Wer hat gewonnen?
outcome-own = Ich habe gewonnen
outcome-other = { $player } hat gewonnen
hand-in-submit = Ergebnis melden
hand-in-faulty = Wie notiert melden
hand-in-faulty-hint = Du findest den Fehler nicht? Ein Schiedsrichter geht die Züge mit dir durch.
hand-in-faulty-waits = Gemeldet. Zuerst liest ein Schiedsrichter die Züge.
hand-in-more = Ende, Punkte oder Züge ergänzen
hand-in-waits = Gemeldet. Das Ergebnis zählt, sobald { $name } es bestätigt.
hand-in-waits-for-staff = Gemeldet. Das Ergebnis zählt, sobald der Schiedsrichter es bestätigt.
hand-in-answer = { $name } hat dieses Ergebnis gemeldet. Stimmt es?
hand-in-by-tablet = Dieses Ergebnis wurde an einem Tablet gemeldet. Stimmt es? Dann melde es auch.
hand-in-agreed = Ihr meldet beide dasselbe. Der Schiedsrichter bestätigt es.
hand-in-disputed = Du und { $name } habt Verschiedenes gemeldet. Schaut gemeinsam auf das Brett oder ruft den Schiedsrichter.
hand-in-overtaken = Hier hat sich etwas geändert, seit du die Seite geöffnet hast. Bitte schau noch einmal hin.
hand-in-enough = Du hast dieses Ergebnis schon mehrmals geändert. Ruf den Schiedsrichter: Er trägt es mit dir ein.
hand-in-confirm = Bestätigen
hand-in-dispute = Bestreiten
hand-in-back = Zurück zu meiner Seite
hand-in-right = Stimmt das?
hand-in-right-yes = Ja, melden
hand-in-right-no = Nein, ändern
hand-in-right-other = Anderes Brett
claim-own = Du
claim-by = { $name }
claim-at = { $time }
claim-kept = eingegeben um { $entered }, angekommen um { $time }
claim-by-tablet = Tablet
claim-read = Züge lesen
claim-take = Ergebnis übernehmen
word-by-link-moves = Per Link gespielt: Die Züge zeigen es.
word-by-link-clock = Per Link gespielt: nach der Uhr des Servers.
word-by-link-act = Per Link gespielt: Aufgabe oder vereinbartes Remis.
word-by-link-arbiter = Per Link gespielt: von einem Schiedsrichter entschieden.
word-of-staff = Vom Team eingegeben.
word-of-both = Beide Spieler sind sich einig.
word-of-one = Gemeldet von { $name }; die Gegenseite wurde nicht gefragt.
word-of-tablet = An einem Tablet eingegeben.
word-of-player-and-staff = Gemeldet von { $name }, bestätigt von einem Schiedsrichter.

done-result-taken = Ergebnis bestätigt. Es zählt jetzt.

policy-agreement = Beide Spieler sind sich einig, oder ein Schiedsrichter entscheidet
policy-any-entry = Eine einzige Meldung genügt
policy-verified = Geprüfte Züge und die Meldung eines Spielers
policy-arbiter = Ein Schiedsrichter bestätigt jedes Ergebnis
policy-title = Wann ein Ergebnis zählt
policy-hint = Eine Änderung gilt ab der ersten Runde, in der noch kein Ergebnis da ist.
policy-save = Speichern
done-policy-saved = Gespeichert.

done-allowances-saved = Gespeichert.
my-late = Du hast { $score } gemeldet, als dieses Ergebnis schon zählte. Ein Schiedsrichter entscheidet.
done-arbiter-called = Der Schiedsrichter ist gerufen. Bleib an deinem Brett.
done-call-taken-back = Ruf zurückgenommen.
done-call-answered = Ruf erledigt.
done-call-reopened = Der Ruf ist wieder offen.
done-withdrawn = Du hast dich zurückgezogen.
done-returned = Willkommen zurück! Ab der nächsten Runde wirst du wieder ausgelost.

allowances-title = Was Spieler selbst dürfen
allowance-leaving = Sich zurückziehen und zurückkehren
allowance-missing = Runden ohne Punkte aussetzen
allowance-half-point-byes = Freilose mit halbem Punkt pro Person
allowances-hint = Alles andere geht nur über einen Schiedsrichter. In der letzten Runde gibt es kein Freilos mit halbem Punkt.
my-turns = { $games ->
    [one] Du bist in einer Partie per Link am Zug
   *[other] Du bist in { $games } Partien per Link am Zug
}
