# What a browser keeps until the server has it.

outbox-title = Noch nicht gesendet
outbox-waiting = Wird von selbst gesendet, sobald es eine Verbindung gibt. Lass diese Seite offen.
outbox-guest = Dieses Gerät ist nicht mehr angemeldet. Scanne deine neue Karte, dann wird gesendet.
outbox-staff = Melde dich wieder an, dann wird gesendet.
outbox-look = Der Server hat eine Frage zu einer Eingabe. Öffne sie.
outbox-moves = Züge noch nicht geprüft
outbox-open = Öffnen
outbox-discard = Verwerfen
outbox-offline = Keine Verbindung. Dafür brauchst du das Netz: Versuch es noch einmal, wenn es wieder da ist.
outbox-leave = Seite verlassen, ohne zu senden?
outbox-leave-hint = Diese Eingaben sind noch nicht gesendet. Wenn du jetzt gehst, werden sie verworfen.
outbox-leave-anyway = Verwerfen und gehen
outbox-stay = Bleiben
outbox-discard-ask = Diese Eingabe verwerfen?
outbox-discard-hint = Sie wird von diesem Gerät gelöscht und nie gesendet.
outbox-keep = Behalten
