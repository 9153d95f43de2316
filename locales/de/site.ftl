### Words of every page.

product-name = Magister
footer = Turniere abstrakter Brettspiele, mit Ergebnissen, die alle nachprüfen können.
skip-to-content = Zum Inhalt springen
to-the-start = Zur Startseite
save = Speichern
undo = Rückgängig
live-lost = Seit { $time } keine Verbindung. Diese Seite ist vielleicht nicht mehr aktuell.
live-changed = Diese Seite hat sich geändert, seit du sie geöffnet hast.
live-show = Änderungen zeigen
as-of = Stand: { $moment }. Neueres folgt von selbst.
ask-back = Zurück
parts-label = Abschnitte der Tabelle
parts-range = { $first }–{ $last }

## What an act says on the page that it leads to.

done-account-created = Konto angelegt.
done-event-created = Veranstaltung angelegt.
done-event-saved = Veranstaltung gespeichert.
done-paper-saved = Papierformat gespeichert.
done-role-saved = Rolle gespeichert.
done-offer-saved = Angebot gespeichert.
done-choice-saved = Seitenwahl gespeichert.
done-game-added = Partie veröffentlicht.
done-tournament-created = Turnier angelegt.
done-tournament-saved = Turnier gespeichert.
done-tie-breaks-saved = Feinwertungen gespeichert.
done-schedule-saved = Zeitplan gespeichert.
done-boards-saved = Bretter gespeichert.
done-terms-saved = Gespeichert.
done-challenge-withdrawn = Herausforderung zurückgezogen.
done-link-game-withdrawn = Partie zurückgezogen.
done-opponent-blocked = Gegner blockiert. Du findest ihn am Ende dieser Seite.
done-opponent-unblocked = Gegner wieder freigegeben.
done-rounds-silenced = Diese Ergebnisse sieht nur das Team, bis du sie bekanntgibst.
done-results-announced = Ergebnisse bekanntgegeben.
done-tournament-started = Turnier gestartet.
done-tournament-unstarted = Start zurückgenommen. Du kannst wieder Spieler hinzufügen und entfernen.
done-tournament-closed = Turnier abgeschlossen.
done-tournament-reopened = Turnier wieder geöffnet.
done-player-saved = Spieler gespeichert.
done-rating-list-created = Ratingliste angelegt.
done-entry-saved = Teilnehmer gespeichert.
done-entry-removed = { $name } entfernt.
done-player-withdrawn = Spieler zurückgezogen.
done-player-returned = Der Spieler ist wieder dabei.
done-order-saved = Reihenfolge gespeichert.
done-byes-saved = Freilose gespeichert.
done-forbidden = Vermiedene Paarung gespeichert.
done-allowed = Vermiedene Paarung entfernt.
done-draft-changed = Paarungen geändert.
done-change-removed = Änderung entfernt.
done-round-published = Runde veröffentlicht.
done-game-adjourned = Partie als Hängepartie vermerkt.
done-games-adjourned = Offene Partien als Hängepartien vermerkt.
done-adjournment-ended = Die Partie ist wieder offen.
done-round-unpublished = Runde zurückgenommen. Sie ist wieder ein Entwurf.


nav-label = Hauptmenü
nav-events = Veranstaltungen
nav-players = Spieler
nav-ratings = Ratings
nav-games = Partien
nav-accounts = Konten

# A page named after what it shows.
title-plain = { $name }
# A part of something that has a name.
title-within = { $part } · { $name }

date = { $day }. { $month } { $year }
days = { $first } – { $last }
days-in-year = { $day }. { $month } – { $last }
days-in-month = { $day }.–{ $last }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = März
month-short-4 = Apr
month-short-5 = Mai
month-short-6 = Juni
month-short-7 = Juli
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Okt
month-short-11 = Nov
month-short-12 = Dez
date-short = { $day }. { $month } { $year }
# What stands before the decimals of a number: 7.35.
decimal-mark = ,

# Several things in a sentence, one after the other: list-one, list-more …, list-last.
list-one = { $item }
list-more = { $items }, { $item }
list-last = { $items } und { $item }
# What something is called, and what is said of it.
labelled = { $label }: { $what }
# A name, and what is in brackets behind it.
bracketed = { $name } ({ $what })
# Words as a sentence of their own.
sentence = { $words }.

complaints-summary = { $count ->
    [one] Bitte berichtige das markierte Feld.
   *[other] Bitte berichtige die { $count } markierten Felder.
}
complaints-to-form = Zum Formular
changed-meanwhile = Jemand anders hat das inzwischen geändert. Jetzt steht da: { $now }. Deine Eingaben sind noch hier; speichere noch einmal, um die Änderung zu ersetzen.

error-empty = Bitte fülle dieses Feld aus.
error-too-long = Zu lang: { $chars } Zeichen, höchstens { $max } sind erlaubt.
error-control = Hier steckt ein unsichtbares Steuerzeichen. Bitte tippe den Text neu.
error-no-date = Schreibe das Datum so: 2001-11-02.

done-already-handled = Dieses Formular kam schon an, deshalb wurde nichts doppelt ausgeführt. Willst du es wiederholen, lade die Seite des Formulars neu und sende es noch einmal.

error-not-found = Seite nicht gefunden
error-not-found-advice = Vielleicht ist die Adresse vertippt oder die Seite nicht veröffentlicht.
error-sign-in = Bitte melde dich an
error-sign-in-advice = Deine Sitzung ist abgelaufen. Melde dich an und geh dann zurück: Dein Browser hat noch, was du eingegeben hast.
error-password-given = Wähle zuerst ein eigenes Passwort
error-password-given-advice = Nichts wurde geändert. Dein Passwort stammt von jemand anderem. Ändere es auf der Seite deines Kontos.
error-link-expired = Dieser Link ist abgelaufen
error-link-expired-advice = Starte den Server neu. Er gibt dann einen neuen Link aus.
error-forbidden = Das darfst du nicht
error-forbidden-advice = Das dürfen nur: { $who }. Die Veranstalter können dir die Rolle geben.
error-other-origin = Dieses Formular kam von einer anderen Website
error-other-origin-advice = Nichts wurde geändert. Wenn du es wirklich willst, nimm die Seite auf diesem Server.
error-other-host = Unter diesem Namen kennt sich dieser Server nicht
error-other-host-advice = Öffne die Adresse, die er beim Start ausgegeben hat oder die auf deiner Karte steht. Soll dieser Name gelten, gehört er in seine Einstellungen: server.public_url oder server.trusted_origins.
error-archived = Das ist archiviert
error-archived-advice = Nichts wurde geändert. Hol es zuerst aus dem Archiv zurück: Den Knopf dafür findest du auf seiner Seite.
error-cancelled = Dieses Turnier wurde abgesagt
error-cancelled-advice = Nichts wurde geändert. Öffne das Turnier zuerst wieder: Den Knopf dafür findest du bei der Tabelle.
error-bad-address = Diese Adresse funktioniert nicht
error-bad-address-advice = Ein Teil fehlt oder ist vertippt.
error-bad-form = Dieses Formular ist nicht lesbar
error-bad-form-advice = Nichts wurde geändert. Geh zurück, lade die Seite neu und sende das Formular noch einmal.
error-no-form-key = Dieses Formular ist veraltet
error-no-form-key-advice = Nichts wurde geändert. Geh zurück, lade die Seite neu und sende das Formular noch einmal.
error-too-large = Zu viel auf einmal
error-too-large-advice = Nichts wurde geändert. Geh zurück: Dein Browser hat noch, was du eingegeben hast. Sende es in kleineren Teilen.
error-too-slow = Dieses Formular kam zu langsam an
error-too-slow-advice = Nichts wurde geändert. Prüfe deine Verbindung und versuche es noch einmal.
error-packed = Dieses Formular ist komprimiert
error-packed-advice = Nichts wurde geändert. Sende es unkomprimiert.
error-full = Der Server ist überlastet
error-full-advice = Nichts wurde geändert. Versuche es in zehn Sekunden noch einmal.
error-away = Die Datenbank ist nicht erreichbar
error-away-advice = Nichts wurde geändert. Versuche es in zehn Sekunden noch einmal.
error-unanswered = Die Datenbank hat nicht geantwortet
error-unanswered-advice = Deine Änderung ist vielleicht schon gespeichert. Schicke das Formular noch einmal ab: Nichts wird doppelt gespeichert.
error-busy = Ein anderes Programm schreibt gerade in die Datenbank
error-busy-advice = Nichts wurde geändert. Versuche es in zehn Sekunden noch einmal.
error-no-room = Die Festplatte ist voll
error-no-room-advice = Nichts wurde gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, auf der Festplatte der Datenbank Platz zu schaffen, und sende es dann noch einmal.
error-moved = Die Datei der Datenbank ist nicht mehr da
error-moved-advice = Sie wurde gelöscht oder ersetzt, während Magister lief. Deshalb wurde nichts gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, Magister zu beenden, die Datei zurückzulegen und es neu zu starten.
error-failing = Die Festplatte der Datenbank funktioniert nicht
error-failing-advice = Nichts wurde gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, die Festplatte der Datenbank zu prüfen, und sende es dann noch einmal.
error-read-only = Die Datenbank lässt sich nicht ändern
error-read-only-advice = Nichts wurde gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, Magister das Schreiben in die Datenbank zu erlauben, und sende es dann noch einmal.
error-damaged = Die Datenbank ist beschädigt
error-damaged-advice = Nichts wurde gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, Magister zu beenden und die letzte Sicherung wiederherzustellen.
error-foreign = Die Datenbank ist nicht mehr dieselbe
error-foreign-advice = Sie wurde geleert oder ersetzt, während Magister lief. Deshalb wurde nichts gespeichert. Dein Browser hat noch, was du eingegeben hast. Bitte einen Administrator, Magister zu beenden, die Datenbank zurückzulegen und es neu zu starten.
error-wrong-method = Das geht hier nicht
error-wrong-method-advice = Nichts wurde geändert. Geh zur Startseite.
error-fault = Etwas ist schiefgegangen
error-fault-advice = Nichts wurde geändert, und der Fehler ist festgehalten. Versuche es noch einmal. Bleibt es dabei, sag dem Veranstalter Bescheid.
error-request = Anfrage: { $id }
error-interrupted = Der Server wird gerade beendet
error-interrupted-advice = Nichts wurde geändert. Versuche es gleich noch einmal.

access-member = alle, die angemeldet sind
access-scorekeeper = Ergebnisdienst, Schiedsrichter und Veranstalter dieser Veranstaltung
access-arbiter = Schiedsrichter und Veranstalter dieser Veranstaltung
access-organiser = Veranstalter dieser Veranstaltung
access-administrator = Administratoren
find-label = Suche
find-submit = Suchen
keys-title = Tastenkürzel
keys-switch = Kürzel mit nur einer Taste
keys-close = Schließen
share = Teilen
share-copied = Link kopiert
share-link = Link teilen
copy-link = Link kopieren
