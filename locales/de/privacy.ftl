# What of a player everybody sees

public-title = Was andere von mir sehen
public-title-of-player = Was andere von diesem Spieler sehen
public-title-of-event = Was andere von Spielern sehen
public-event-hint = Für Spieler, die nicht selbst gewählt haben. Unterscheiden sich ihre Veranstaltungen, gilt die privateste Einstellung.
public-now = Alle sehen: { $name }
public-name = Name
public-full = Vollständig:
public-initial = Vorname und Initiale:
public-number = Neutrale Nummer:
public-hide = Privat halten
public-club = Verein
public-curve = Ratingkurve und Verlauf
public-moves = Züge der Partien (Ergebnisse bleiben öffentlich)
public-hint = Das gilt für alle öffentlichen Seiten und Dateien, bei jeder Veranstaltung. Das Team sieht weiterhin den vollen Namen.
public-forget = Der Veranstaltung überlassen
done-public-saved = Gespeichert. Das sehen andere jetzt.

privacy-note = Dein Name, Verein, Rating und deine Partien werden für Paarungen, Tabellen und Ratings gespeichert und bleiben bei den Ergebnissen.
privacy-note-of-staff = Name, Rating und Verein werden für Paarungen, Tabellen und Ratings gespeichert und bleiben bei den Ergebnissen. Sag es deinen Spielern; auf ihrer eigenen Seite wählen sie, was öffentlich ist.
