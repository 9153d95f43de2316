# The page of the parts that pages are made of.

look-title = Bausteine
look-lead = Woraus die Seiten bestehen, hell und dunkel.
look-light = Hell
look-dark = Dunkel
look-buttons = Knöpfe
look-primary = Anlegen
look-plain = Vorschau
look-danger = Löschen
look-disabled = Freigeben
look-pills = Zustände
look-notices = Meldungen
look-toast = Gespeichert.
look-complaint = Bitte berichtige das markierte Feld.
look-notice = Entwurf: Bis du ihn veröffentlichst, sehen ihn nur Schiedsrichter.
look-menu = Menü
look-tabs = Reiter
look-table = Tabelle
look-leaders = An der Spitze
look-meetings = Brett für Brett
look-progress = 2 von 3 Ergebnissen da
look-podium = Podest
look-fields = Felder
look-empty = Noch keine Turniere.
look-days = 24.–26. Januar
