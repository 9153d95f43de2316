# Links that let people in without an account

links-title = Spielerlinks
links-lead = Ein persönlicher Link öffnet einem Spieler auf dem Handy die eigene Seite, ohne Konto. Er gilt für die ganze Veranstaltung und endet { $days } Tage nach ihrem letzten Tag, oder später mit ihrer letzten Partie per Link.
links-draft = Entwurf: Diese Links öffnen sich erst, wenn er veröffentlicht ist.
links-none = Füge zuerst Spieler hinzu. Dann kann jeder einen persönlichen Link bekommen.
links-players = Spieler
links-cards = Private Karten
links-cards-hint = Eine neue Karte ersetzt die alte: Der alte Code gilt dann nicht mehr. Handys, die schon angemeldet sind, bleiben es.
links-print = Private Karten drucken
link-none = Noch kein Link
link-state = { $browsers ->
    [0] Link vom { $when } · noch nicht benutzt
    [one] Link vom { $when } · auf 1 Gerät angemeldet
   *[other] Link vom { $when } · auf { $browsers } Geräten angemeldet
}
link-show = Code zeigen
link-show-of = Code zeigen: { $name }
link-end = Widerrufen
link-end-of = Link widerrufen: { $name }
link-choose-of = Karte drucken: { $name }
done-token-revoked = Token widerrufen. Damit lässt sich nichts mehr tun.
done-link-revoked = Link widerrufen. Wer damit angemeldet war, ist abgemeldet.
links-tablet = Tablets
links-tablet-lead = Ein Tablet auf einem Tisch nimmt Ergebnisse für dieses Turnier an. Was es sendet, zählt nie als Meldung eines Spielers.
link-show-tablet = Tablet-Code zeigen
link-end-tablet = Tablet-Link widerrufen
link-code = Code zum Scannen
link-code-of = Code zum Anmelden: { $name }
link-code-lead = Scanne diesen Code mit dem Handy des Spielers. Er ist privat: Er meldet als dieser Spieler an.
link-code-tablet-lead = Scanne diesen Code mit dem Tablet.
link-code-once = Er wird nur einmal gezeigt. Hast du diese Seite verlassen, erstelle einen neuen Code. Jeder ältere gilt schon nicht mehr.
link-code-back = Zurück zu den Spielerlinks
link-card-how = Scanne den Code mit deinem Handy: Du siehst dein Brett und meldest dort deine Ergebnisse.
link-card-private = Behalte diese Karte für dich: Sie handelt in deinem Namen.

welcome-player = Du bist { $name }.
welcome-player-hint = Dieses Handy zeigt dir dein Brett, und Ergebnisse, die du meldest, zählen als deine.
welcome-tablet = Tablet für { $name }
welcome-tablet-hint = Dieses Gerät nimmt Ergebnisse für dieses Turnier an.
welcome-continue = Weiter
welcome-not-you = Nicht du? Schließe diese Seite und gib die Karte bei der Turnierleitung ab.

error-no-link = Dieser Link öffnet nichts
error-no-link-advice = Vielleicht wurde er ersetzt. Bitte um einen neuen, wo du ihn bekommen hast.
error-guesses = Zu viele falsche Links oder Codes
error-guesses-advice = Der Code auf deiner eigenen Karte gilt weiter: Scanne ihn, oder lass dir von der Turnierleitung einen neuen geben.
error-versions = Dieses Ergebnis wurde nicht gemeldet
error-calls = Du hast den Schiedsrichter schon mehrmals gerufen
error-calls-advice = Geh zum Schiedsrichtertisch, oder ruf in einer Stunde noch einmal.
