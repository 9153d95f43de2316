event-file-title = Exportdatei
event-file-lead = Nimm die ganze Veranstaltung in einer Datei mit: Turniere, Spieler, Paarungen, Ergebnisse mit allen Korrekturen, Partienotationen, Zeitplan und Bretter. Importiere sie auf einem anderen Computer, und es ist dieselbe Veranstaltung.
event-file-stays = Passwörter, Einmalcodes, persönliche Links und Tokens bleiben hier, ebenso das Protokoll. Die Datei enthält die vollen Namen der Spieler: Gib sie nur weiter, wenn der andere sie sehen darf.
event-file-download = Exportdatei herunterladen
event-file-extensions = Daten anderer Programme
event-file-extensions-lead = Andere Programme haben das in der Exportdatei abgelegt. Es wird unverändert mitgenommen.
event-file-remove = Entfernen
event-file-remove-label = Entfernen: { $name }
event-file-json = Das ist kein JSON:
event-file-too-large = Die Datei enthält mehr, als eine Veranstaltung haben kann:
event-file-foreign = Das ist keine Exportdatei.
event-file-newer = Diese Datei stammt aus einer späteren Version von Magister ({ $program }). Importiere sie mit jener Version.
event-file-damaged = Die Datei ist beschädigt, oder jemand hat sie verändert. Exportiere die Veranstaltung noch einmal.
event-file-extension = Die Daten eines anderen Programms (Nummer { $place }) sind nicht so, wie sie sein sollten:
event-file-unsound = Die Tabellen in der Datei passen nicht zusammen:
event-file-unproved = { $tournament }, Runde { $round }, Brett { $board }: Laut Datei sind die Züge geprüft, aber nach den Regeln ergibt sich etwas anderes.

done-extension-removed = Die Daten sind entfernt.
