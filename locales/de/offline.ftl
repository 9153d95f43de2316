# What is shown without a network.

offline-title = Keine Verbindung
offline-lead = Diese Seite braucht das Netz. Deine eigene Seite ist auf diesem Gerät gespeichert.
offline-own = Meine Seite öffnen
