### The addresses by which phones follow an event.

addresses-title = Adressen
addresses-lead = Handys im Saal öffnen diese Adressen. Scanne einen Code oder tippe die Adresse ein.
addresses-none = Im Moment kann nur dieser Computer Magister öffnen. Starte es mit --listen 0.0.0.0:8470, dann zeigt diese Seite seine Adressen im Netz des Saals.
addresses-changed-meanwhile = Jemand anders hat inzwischen die Veranstaltung bearbeitet. Nichts wurde gespeichert: Wähle noch einmal.
addresses-not-usable = Handys können diese Adresse nicht öffnen. Nichts wurde gespeichert.
address-code = QR-Code der Seite der Veranstaltung
address-printed = Auf Ergebniszetteln und Karten
address-elsewhere = Dieser Computer hat diese Adresse nicht mehr. Wähle eine andere und drucke neue Ergebniszettel und Karten.
address-use = Adresse nutzen
address-use-label = Auf Ergebniszetteln und Karten nutzen: { $address }
address-other = Andere Adresse eingeben
address-print = Aushang drucken
address-sheet = Sei auf dem Handy dabei
address-sheet-wi-fi = WLAN:
address-sheet-board = Dein Brett und dein Gegner, sobald eine Runde veröffentlicht ist
address-sheet-standings = Ergebnisse und Tabelle, sobald sich etwas tut
address-sheet-games = Partien zum Nachspielen, Zug für Zug
done-address-chosen = Adresse gespeichert. Neue Ergebniszettel und Karten führen dorthin.
