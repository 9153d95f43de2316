### Konten von Spielern.

player-account-title = Dein Konto
player-account-lead = Mit einem Konto meldest du dich auf jedem Gerät an, ohne deinen Link. Auf Wunsch erfährst du, wenn du am Zug bist, und du kannst gewertete Partien per Link spielen.
player-account-name-hint = Mit diesem Namen meldest du dich an.
player-account-confirm-hint = Ein Schiedsrichter dieser Veranstaltung bestätigt einmal, dass du es bist.
player-account-make = Konto anlegen
player-account-has-one = Hast du schon ein Konto?
player-account-take = Das bin ich
player-account-signed-in = Du bist als { $name } angemeldet.
player-account-waits = Das Konto { $name } wartet darauf, dass ein Schiedsrichter dich bestätigt.
player-account-is = Dein Konto ist { $name }.
player-account-of-another = Du bist als { $name } angemeldet, das Konto eines anderen Spielers. Melde dich erst ab.
player-account-none = Du hast noch kein Konto.
player-account-too-often = Hier wurden schon mehrere Konten beantragt und zurückgezogen. Frag am Turniertisch, oder versuch es in einem Monat noch einmal.

queue-accounts = Konten bestätigen
queue-account-is = Konto { $account } für { $player }
queue-account-confirm = Bestätigen
queue-account-refuse = Ablehnen
done-account-confirmed = Konto bestätigt.
done-account-refused = Konto abgelehnt.

account-player = Spieler: { $player }
account-player-asked = Wartet auf die Bestätigung als { $player }
account-player-end = Zuordnung aufheben
done-account-player-ended = Das Konto gehört keinem Spieler mehr.

audit-player-account-asked = { $account } möchte als { $player } bestätigt werden.
audit-player-account-confirmed = { $account } wurde als { $player } bestätigt.
audit-player-account-refused = { $account } wurde nicht als { $player } bestätigt.
audit-player-account-ended = { $account } ist nicht mehr das Konto von { $player }.
player-account-cancel = Zurückziehen
queue-account-gone = Dieses Konto wartet nicht mehr.
queue-account-has-one = Der Spieler hat inzwischen ein Konto.
queue-account-own = Dein eigenes Konto bestätigt ein anderer Schiedsrichter.
queue-account-elsewhere = Der Spieler ist auch bei einer anderen Veranstaltung gemeldet. Ein Administrator bestätigt das Konto.
audit-player-account-withdrawn = Die Bitte, { $account } als { $player } zu bestätigen, wurde zurückgezogen.
