### Games by link: challenges, the board, and how a game ends.

link-title = Partien per Link
link-lead = Spiele mit allen, von überall, Zug um Zug. Der Server kennt die Regeln, führt die Uhren und schreibt mit.
link-new = Herausfordern
link-sign-in = Zum Herausfordern anmelden
link-open = Offene Herausforderungen
link-none-open = Niemand wartet auf einen Gegner.
link-pages = Seiten mit Herausforderungen
link-newest = Neueste Herausforderungen
link-older = Ältere Herausforderungen
link-none-older = Es gibt keine älteren Herausforderungen.
link-running = Andere laufende Partien
link-own-games = Deine Partien
link-running-all = Laufende Partien
link-time-left = Restzeit: { $left }
link-none-running = Keine Partie läuft.
link-over = Deine Partien, die in den letzten sieben Tagen endeten
link-some-shown = Von { $all } Partien stehen { $shown } hier: deine eigenen, die für den Schiedsrichter und die mit den letzten Zügen. Jedes Brett führt zu seiner Partie.
link-withdraw = Zurückziehen
link-your-turn = Du bist am Zug
link-turn-of = { $name } ist am Zug
link-new-title = Neue Herausforderung
link-new-lead = Wähle Spiel und Bedenkzeit. Du bekommst einen Link: Wer ihn zuerst annimmt, spielt mit dir.
link-time = Bedenkzeit
link-holidays = Urlaubstage je Spieler, 0 bis 60
link-holidays-hint = Sie beginnen von selbst, wenn deine Bedenkzeit abgelaufen ist. Verbrauchte Tage kommen nicht zurück.
link-begins = Wer zuerst zieht
link-begins-lot = Das Los entscheidet
link-begins-me = Ich
link-begins-opponent = Mein Gegner
link-begins-choice = Mein Gegner wählt eine Seite
link-challenger-begins = { $name } zieht zuerst
link-taker-begins = wer annimmt, zieht zuerst
link-taker-chooses = wer annimmt, wählt eine Seite
link-lot-begins = wer zuerst zieht, wird ausgelost
link-name = Dein Name
link-name-hint = Wer der Partie zuschaut, sieht ihn.
link-same-name = Dein Gegner heißt auch so. Ergänze etwas, das euch unterscheidet.
link-listed = In der Liste der offenen Herausforderungen zeigen
link-make = Herausforderung anlegen
link-too-many = Du hast { $most } offene Herausforderungen. Ziehe zuerst eine zurück.
link-no-rules = Wähle ein anderes Spiel. Die Regeln von diesem kennt der Server nicht.
link-holidays-none = Gib 0 bis 60 Urlaubstage ein, bei Live-Partien 0.
link-no-such-time = Wähle eine Bedenkzeit.
link-nobody-begins = Wähle, wer zuerst zieht.
link-made-heading = Deine Herausforderung
link-made-lead = Schicke deinem Gegner diesen Link oder lass ihn den Code scannen.
link-made-on = Alle Partien
link-challenge-title = { $name } fordert dich heraus
link-challenge-closed = Herausforderung
link-challenge-gone = Diese Herausforderung gibt es nicht mehr.
link-challenge-taken = Diese Herausforderung ist angenommen.
link-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen.
link-challenge-expired = Diese Herausforderung ist verfallen: Niemand hat sie innerhalb von { $days } Tagen angenommen.
link-challenge-own = Das ist deine eigene Herausforderung. Schicke ihren Link jemand anderem.
link-challenge-own-listed = Sie steht in der Liste der offenen Herausforderungen. Jeder kann sie dort oder mit ihrem Link annehmen.
link-challenge-own-lost = Ihr Link wurde nur einmal gezeigt. Wenn du ihn verloren hast, ziehe die Herausforderung zurück und lege eine neue an.
link-challenge-no-side = Wähle eine Seite.
link-how-to-play = Spielregeln
link-watch = Der Partie zuschauen
link-side = Deine Seite
link-side-first = { $side } (beginnt)
link-take = Herausforderung annehmen
link-to-board = Zum Brett
link-board = Brett
link-moves = Züge
link-no-moves = Noch hat niemand gezogen.
link-back = { $plies ->
    [0] Die Stellung vor dem ersten Zug.
    [one] Die Stellung nach 1 Halbzug.
   *[other] Die Stellung nach { $plies } Halbzügen.
}
link-back-now = Aktuelle Stellung
link-send = Spielen
link-other-move = Neu wählen
link-offer-draw = Remis anbieten
link-ask-take-back = Um Zugrücknahme bitten
link-draw-waits = Du hast Remis angeboten. Das gilt, bis { $name } zieht.
link-take-back-waits = Du möchtest deinen Zug zurücknehmen. { $name } hat noch nicht geantwortet.
link-draw-offered = { $name } bietet Remis an.
link-take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
link-accept-draw = Annehmen
link-allow-take-back = Erlauben
link-decline = Zum Ablehnen einfach ziehen.
link-only-moves-on = Erzwungene Züge für mich spielen
link-only-moves-off = Erzwungene Züge selbst spielen
link-resign = Aufgeben
link-settings = Einstellungen
link-doing = Was du tun kannst
link-only-moves-are-own = Du spielst erzwungene Züge selbst.
link-only-moves-are-played = Erzwungene Züge werden für dich gespielt.
link-sent-confirmed = Du bestätigst jeden Zug, bevor er gesendet wird.
link-sent-at-once = Ein Zug wird gesendet, sobald er vollständig ist.
link-seat-replaces = Ein neuer Link meldet deine anderen Geräte ab.
link-resign-hint = Dein Gegner gewinnt. Das lässt sich nicht zurücknehmen.
link-resign-surely = Partie aufgeben
link-replay = Partie nachspielen
link-time-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
link-time-hours = { $start ->
    [one] 1 Stunde
   *[other] { $start } Stunden
}, mit jedem Zug { $increment } mehr, höchstens { $most }
link-time-live = live: { $minutes } min + { $seconds } s je Zug
link-time-holidays = { $time }, { $days ->
    [one] 1 Urlaubstag
   *[other] { $days } Urlaubstage
} je Spieler
link-left-none = keine Zeit mehr
link-left-holidays = { $left }, Urlaub { $holidays }
link-left-days = { $small ->
    [0] { $large } d
   *[other] { $large } d { $small } h
}
link-left-hours = { $small ->
    [0] { $large } h
   *[other] { $large } h { $small } min
}
link-left-minutes = { $small ->
    [0] { $large } min
   *[other] { $large } min { $small } s
}
link-won = { $name } hat gewonnen.
link-drawn = Remis.
link-both-lost = Beide haben verloren.
link-no-result = Kein Ergebnis.
link-end-rules = Die Züge zeigen es: zu Ende gespielt.
link-end-repetition = Die Züge zeigen es: dieselbe Stellung zum dritten Mal.
link-end-too-long = Die Züge zeigen es: Die Partie hat die Höchstlänge erreicht.
link-end-time = Nach der Uhr des Servers: { $name } hat die Zeit überschritten.
link-end-never-moved = Nach der Uhr des Servers: { $name } hat nicht rechtzeitig gezogen.
link-end-resigned = Selbst beendet: { $name } hat aufgegeben.
link-end-agreed = Von beiden beendet: Remis wurde angeboten und angenommen.
link-end-adjudicated = Ein Schiedsrichter hat entschieden.
link-stopped = Ein Schiedsrichter hat die Partie angehalten. Keine Uhr läuft.
link-halt-repetition = Dieselbe Stellung zum dritten Mal: Der Schiedsrichter entscheidet.
link-halt-too-long = Die Partie hat die Höchstlänge erreicht: Der Schiedsrichter entscheidet.
link-refused-done = Das ist schon geschehen. Das ist die aktuelle Stellung.
link-refused-over = Die Partie ist zu Ende.
link-refused-elsewhere = Die Stellung hat sich geändert, seit du die Seite geöffnet hast. Dein Zug wurde nicht gespielt: Sieh dir die neue Stellung an.
link-refused-time = Zu spät: Die Zeit war abgelaufen.
link-refused-turn = Du bist nicht am Zug.
link-refused-no-draws = Dieses Spiel kennt kein Remis.
link-refused-asked = Diese Anfrage läuft schon.
link-refused-nothing-asked = Diese Anfrage ist nicht mehr offen.
link-refused-nothing-back = Du hast keinen Zug, den du zurücknehmen kannst.
link-refused-took-back = Du hast in dieser Partie schon einen Zug zurückgenommen.
link-refused-not-stopped = Die Partie ist nicht angehalten.
link-window-your-turn = Am Zug · { $title }
link-made-once = Er wird nur einmal gezeigt. Wenn du ihn verlierst, ziehe die Herausforderung zurück und lege eine neue an.
games-by-link = Per Link spielen
link-lot = Wer beginnt, wurde mit dem Startwert { $seed } ausgelost.
link-seat-lone = Dein Platz ist nur in diesem Browser gespeichert. Hol dir einen Link, um ihn zu behalten und auf anderen Geräten zu spielen.
link-seat-make = Link holen
link-seat-new = Neuer Link zu meinem Platz
link-seat-heading = Dein eigener Link
link-seat-lead = Hebe diesen Link auf: Er führt dich auf jedem Gerät an deinen Platz.
link-seat-once = Er wird nur einmal gezeigt. Ein neuer Link ersetzt ihn und meldet deine anderen Geräte ab.
link-seat-on = Zum Brett
link-too-many-games = { $most } deiner Partien laufen. Beende erst eine.
link-challenge-no-cookies = Dein Browser blockiert Cookies und kann sich deinen Platz nicht merken. Erlaube sie für diese Website und versuche es noch einmal.
link-clock-soon = Die Zeit wird knapp.
link-tournament = Partien per Link
link-in-hall = Im Saal gespielt
link-next = Nächste Runde
link-next-by-hand = Wenn ein Schiedsrichter sie veröffentlicht
link-next-by-itself = Wenn alle Partien einer Runde zu Ende sind
link-next-at-once = Alle Runden zugleich
link-terms-hall = Dieses Turnier wird im Saal gespielt.
link-draft = Das ist ein Entwurf: Partien beginnen, sobald er veröffentlicht ist.
link-terms-lead = Partien per Link beginnen, sobald ihre Runde veröffentlicht ist, und ihre Ergebnisse zählen von selbst. Die Spieler brauchen ihre persönlichen Links.
link-terms-links = Persönliche Links ausgeben
link-terms-save = Speichern
link-terms-no-rules = Der Server kennt die Regeln dieses Spiels nicht, deshalb lässt es sich nicht per Link spielen.
link-terms-pie = In diesem Turnier gilt die Kuchenregel, deshalb lässt es sich nicht per Link spielen.
link-terms-over = Das Turnier ist beendet.
link-terms-begun = Partien per Link haben schon begonnen, deshalb kann das Turnier nicht zurück in den Saal.
link-terms-next = Wähle, wie die nächste Runde beginnt.
link-name-plain = { $name }
link-rulings = Schiedsrichter
link-ruling-reason = Grund
link-ruling-reason-hint = Er wird im Protokoll festgehalten.
link-ruling-stop = Anhalten
link-ruling-go-on = Fortsetzen
link-ruling-seat = Spieler
link-ruling-more = Mehr Zeit
link-ruling-span = Wie viel
link-ruling-clocks = Uhren
link-ruling-end = Ende der Partie
link-ruling-extend = Zeit geben
link-ruling-outcome = Ergebnis
link-ruling-choose = Ergebnis wählen
link-ruling-adjudicate = Partie beenden
link-ruling-none = Wähle, was entschieden wird.
link-ruling-minutes = Wähle, wie viel Zeit.
link-your-move = Zur Partie: Du bist am Zug
link-to-game = Zur Partie
link-watch-all = Partien ansehen
link-refused-no-such-end = So kann diese Partie nicht enden.
link-rate = Gewertet: zählt in der Ratingliste der Partien per Link, unter deinem Spielernamen
link-rated-name = Du spielst unter deinem Spielernamen.
link-rated-no-player = Für gewertete Partien brauchst du ein Spielerkonto, das ein Schiedsrichter bestätigt hat.
link-rated-enough = Ihr habt in den letzten { $days } Tagen schon { $most } gewertete Partien miteinander begonnen. Spielt eine ohne Wertung.
family-by-link = { $family } per Link
history-by-link = Partien per Link
link-moves-private = { $name } zeigt die Züge nicht öffentlich.
link-rematch = Revanche
link-rematch-asked = { $name } möchte eine Revanche.
link-rematch-begin = Revanche annehmen
link-rematch-waits = { $name } hat noch nicht geantwortet.
link-rematch-on = Zur Revanche
link-rematch-late = Zu spät: Eine Revanche ist nur innerhalb von { $days } Tagen nach der Partie möglich.
link-delay = Verzögerung für Zuschauer
link-delay-plies = { $plies ->
    [0] Keine
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}
link-no-such-delay = Wähle eine Verzögerung für Zuschauer.
link-late = Bis die Partie vorbei ist, siehst du das Brett mit { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
} Verzögerung und keine Uhren.
link-others-link = Eine Partie für zwei andere beginnen
link-others-title = Eine Partie für zwei andere
link-others-lead = Nenne zwei Spieler und schicke jedem seinen Link. Die Uhren starten, sobald beide ihren Link geöffnet haben.
link-others-name = Erster Spieler
link-others-second = Zweiter Spieler
link-others-same-name = Beide Spieler heißen so. Ergänze etwas, das sie unterscheidet.
link-others-make = Links anlegen
link-others-heading = { $links ->
    [one] Der Link des Spielers
   *[other] Die Links der Spieler
}
link-others-made = { $links ->
    [one] Schicke dem Spieler den Link oder lass ihn den Code scannen.
   *[other] Schicke jedem Spieler seinen eigenen Link oder lass ihn den Code scannen.
}
link-others-once = { $links ->
    [one] Er wird nur einmal gezeigt. Geht er verloren, bevor der Spieler ihn geöffnet hat, lege in der Liste der Partien per Link einen neuen an; der alte gilt dann nicht mehr.
   *[other] Sie werden nur einmal gezeigt. Geht einer verloren, bevor sein Spieler ihn geöffnet hat, lege in der Liste der Partien per Link neue an; die alten, die noch nicht geöffnet wurden, gelten dann nicht mehr.
}
link-others-renew = Neue Links
link-others-waiting = Warten auf Spieler
link-begins-first = Der erste Spieler
link-waiting = Die Uhren starten, sobald beide Spieler da sind.
link-end-withdrawn = Die Partie wurde zurückgezogen, bevor sie begann.
link-at-once = Züge sofort senden
link-confirmed = Jeden Zug bestätigen
link-say = Etwas sagen
link-says-hello = Hallo!
link-says-good-luck = Viel Glück!
link-says-back-soon = Ich bin eine Weile weg.
link-says-slip = Ich habe mich vertippt.
link-says-well-played = Gut gespielt!
link-says-thanks = Danke für die Partie.
link-block = Diesen Gegner blockieren
link-block-hint = Keiner von euch kann mehr Herausforderungen des anderen annehmen. Dein Gegner erfährt es nicht, und laufende Partien gehen weiter.
link-block-surely = Blockieren
link-blocked = Blockierte Gegner
link-unblock = Freigeben
link-challenge-blocked = Du hast diesen Gegner blockiert.
link-way = Zum Server und zurück:
link-now = Laufende Partien per Link
link-told-until = offen bis { $date }
link-told-late = Zuschauer sehen das Brett mit { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
} Verzögerung
link-too-many-waiting = { $most } deiner Partien warten auf ihre Spieler. Ziehe zuerst eine zurück.
link-too-many-blocked = Du hast { $most } Gegner blockiert. Gib zuerst einen wieder frei.
link-terms-format = Die Einstellung „{ link-next }“ passt nicht zu diesem Format. Ändere sie zuerst unter „{ games-by-link }“.
link-end-settled = Im Turnier entschieden: Ein Schiedsrichter hat das Ergebnis eingegeben, oder ein Spieler hat sich zurückgezogen.
link-held = Das Turnier ist gerade nicht zu erreichen. Die Uhren stehen; sobald es wieder erreichbar ist, geht die Partie von selbst weiter.
link-refused-stopped = Keine Uhr läuft, darum kann jetzt nichts gespielt werden.
link-down = Während dieses Zugs war der Server { $span } lang ausgefallen. Die Uhr stand so lange still.
link-sum = So wurde die Zeit berechnet
link-sum-began = Der Zug begann
link-sum-had = Zeit übrig
link-sum-holidays = Urlaub übrig
link-sum-given = Von einem Schiedsrichter gegeben
link-sum-down = Server ausgefallen, Uhr angehalten
link-sum-halted = Partie angehalten
link-sum-over = Zeit abgelaufen
link-sum-written = Vom Server festgehalten
link-log-title = Verlauf der Partie
link-log-lead = Alles, was geschah, nach der Uhr des Servers, und wie viel Zeit jeder dann noch hatte.
link-log-began = Begonnen:
link-log-move = { $name } zog { $move }.
link-log-offer-draw = { $name } bot Remis an.
link-log-accept-draw = { $name } nahm das Remis an.
link-log-resign = { $name } gab auf.
link-log-ask-take-back = { $name } bat um Zugrücknahme.
link-log-allow-take-back = { $name } erlaubte die Zugrücknahme.
link-log-time-out = { $name } überschritt die Zeit.
link-log-extend = Ein Schiedsrichter gab { $name } zusätzlich { $span }.
link-log-wait = Die Partie wartete auf beide.
link-log-withdraw = Die Partie wurde zurückgezogen.
link-log-stop = Ein Schiedsrichter hielt die Partie an.
link-log-hold = Das Turnier war nicht zu erreichen, die Uhren standen.
link-log-go-on = Die Partie wurde fortgesetzt.
link-log-adjudicate = Ein Schiedsrichter entschied: { $outcome }
link-log-settle = Im Turnier entschieden: { $outcome }
link-log-down = Serverausfall seit { $since }. Die Uhr stand bis zu { $span } still.
link-log-hash = Hash der Notation:
span-days = { $n } d
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
span-and = { $span } { $and }
link-needs-account = Um jemanden herauszufordern, lege zuerst ein Konto an.
link-other-plays-enough = Dein Gegner spielt schon { $most } Partien.
link-rated-other-no-player = Das Konto deines Gegners gehört keinem Spieler mehr, darum kann die Partie nicht gewertet werden.
link-own-time-chosen = Eigene Bedenkzeit, unten eingegeben
link-own-time = Eigene Bedenkzeit
link-own-time-hint = Gilt anstelle der Liste. 48+12/96h heißt 48 Stunden, mit jedem Zug 12 mehr, höchstens 96. 7+3 ist live: 7 Minuten, mit jedem Zug 3 Sekunden mehr.
link-own-time-shape = Schreibe Stunden wie 48+12/96h, eine Live-Partie wie 7+3 oder Tage wie 3d.
link-own-time-days = Wähle 1, 2, 3, 5, 7 oder 14 Tage je Zug.
link-own-time-hours = Erlaubt sind 1 bis 720 Stunden zu Beginn, bis zu 240 mehr je Zug und ein Höchstwert zwischen der Anfangszeit und 1440.
link-own-time-live = Beginne mit 1 bis 180 Minuten und gib je Zug höchstens 180 Sekunden dazu.
link-take-names = Namen entfernen
link-take-names-hint = Entfernt die Namen, die für diese Partie eingegeben wurden, auch aus ihrer Notation. Das lässt sich nicht rückgängig machen.
link-take-names-surely = Entfernen
