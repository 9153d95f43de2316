## Rating lists that are published

lists-title = Veröffentlichte Listen
lists-lead = Listen, wie sie an einem bestimmten Tag waren. Eine veröffentlichte Liste ändert sich nie.
lists-none = Noch ist keine Liste veröffentlicht.
list-title = Veröffentlichte Liste { $number }
list-lead = Stand: { $date } · { $players }
list-older-rules = Nach Version { $version } der Ratingregeln. Die heutigen Ratings sind nach Version { $current }.
list-file = Liste und Partien herunterladen
list-before = Vorherige Liste
list-change = Änderung
list-new = neu
list-hash = Prüfsumme (SHA-256):
list-verify-hint = So berechnest du die Liste aus der Datei neu:
list-publish-title = Liste veröffentlichen
list-as-of = Stand
list-publish-hint = Die Liste bekommt eine Nummer und wird mit den Partien, auf denen sie beruht, eingefroren. Spätere Korrekturen stehen in der nächsten Liste.
list-publish = Veröffentlichen
list-not-yet = Wähle heute oder einen früheren Tag.
list-recomputing = Die Ratings werden gerade neu berechnet. Versuche es in ein paar Minuten noch einmal.
list-later = Es gibt schon eine veröffentlichte Liste (Stand: { $date }). Wähle denselben Tag oder einen späteren.
list-nobody = An diesem Tag hat noch niemand ein Rating.
done-list-published = Liste veröffentlicht.
