### Deleting, the bin, the archive, duplicates.

bin-title = Papierkorb
bin-lead = Gelöschtes kannst du 30 Tage lang zurückholen. Danach ist es weg.
bin-empty = Der Papierkorb ist leer.
bin-what = Gelöscht
bin-deleted = Wann
bin-deleted-by = { $moment }, von { $name }
bin-until = Zurückholen bis
bin-action = Aktion
bin-delete = Löschen
bin-restore = Zurückholen
bin-restore-name = { $name } zurückholen
bin-gone = Das ist nicht mehr da.
bin-started = Das Turnier hat begonnen, deshalb lässt sich der Spieler nicht wieder hinzufügen.
bin-event = Veranstaltung
bin-tournament = Turnier
bin-entry = Teilnehmer
bin-player = Spieler
bin-account = Konto
bin-rating-list = Ratingliste

more-title = Mehr
delete-event-title = Löschen
delete-event-lead = Die Veranstaltung und ihre Turniere kommen in den Papierkorb. Du kannst sie 30 Tage lang zurückholen.
delete-tournament-title = Turnier löschen
delete-tournament-lead = Das Turnier kommt in den Papierkorb. Du kannst es 30 Tage lang zurückholen.
delete-tournament-part = { $name }: { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, { $results ->
    [one] 1 Ergebnis
   *[other] { $results } Ergebnisse
}
delete-player-title = Spieler löschen
delete-player-lead = Der Spieler kommt in den Papierkorb. Du kannst ihn 30 Tage lang zurückholen.
delete-account-title = Konto löschen
delete-account-lead = Niemand kann sich mehr mit diesem Konto anmelden. Was damit eingegeben wurde, behält den Namen. Du kannst das Konto 30 Tage lang zurückholen.
delete-list-title = Ratingliste löschen
delete-list-lead = Die Ratingliste kommt in den Papierkorb. Du kannst sie 30 Tage lang zurückholen.
remove-entry-title = Spieler entfernen
remove-entry-lead = { $name } kommt aus dem Turnier in den Papierkorb und lässt sich 30 Tage lang zurückholen.
delete-rated = Die Partien sind gewertet, deshalb ist Löschen nicht möglich. Archivieren geht.
delete-published = { $results ->
    [one] Ein Ergebnis ist veröffentlicht, deshalb ist Löschen nicht möglich.
   *[other] { $results } Ergebnisse sind veröffentlicht, deshalb ist Löschen nicht möglich.
} Archivieren geht.
delete-within = „{ $name }“ hat gewertete Partien oder veröffentlichte Ergebnisse, deshalb lässt sich die Veranstaltung nicht löschen. Du kannst sie archivieren.
delete-player-used = Dieser Spieler steht in Turnieren, Partien oder Ratings, deshalb lässt er sich nicht löschen. Entferne ihn zuerst aus den Turnieren, oder führe zwei Spieler zusammen, die dieselbe Person sind.
delete-own-account = Das Konto, mit dem du angemeldet bist, kannst du nicht löschen.
delete-last-administrator = Das ist der einzige Administrator. Ernenne zuerst einen weiteren.
delete-list-rated = In dieser Liste haben Spieler Ratings, deshalb lässt sie sich nicht löschen. Du kannst sie archivieren.

archive-event = Archivieren
archive-tournament = Turnier archivieren
archive-list = Ratingliste archivieren
unarchive = Aus dem Archiv zurückholen
archived-title = Archiv
archived-tag = archiviert
archived-notice = Archiviert: Hier ändert sich nichts, bis es aus dem Archiv zurückgeholt wird.
duplicate-event = Veranstaltung kopieren
duplicate-tournament = Turnier kopieren
duplicate-list = Ratingliste kopieren

cancel-title = Turnier absagen
cancel-lead = Alle Ergebnisse bleiben, wie sie sind, und nichts wird gewertet. Du kannst das Turnier später wieder öffnen.
cancel-reason = Grund
cancel-not-running = Absagen lässt sich nur ein Turnier, das begonnen hat und nicht abgeschlossen ist.
cancelled-notice = Abgesagt: { $reason }

done-deleted = { $name } gelöscht.
done-restored = Zurückgeholt.
done-archived = Archiviert.
done-unarchived = Aus dem Archiv zurückgeholt.
done-duplicated = Kopiert. Das hier ist die Kopie.
done-tournament-cancelled = Turnier abgesagt.
