### Tie-breaks: what they are, which ones decide.

tie-break-modified = { $method }/{ $modifiers }
tie-break-pts = Pkt.
tie-break-pts-name = Punkte
tie-break-pts-about = Punkte aus allen Runden, auch aus Freilosen und kampflosen Siegen.
tie-break-de = DE
tie-break-de-name = Direkter Vergleich
tie-break-de-about = Der Platz unter denen, die noch gleichauf liegen, nach ihren Partien gegeneinander.
tie-break-win = Siege
tie-break-win-name = Siege
tie-break-win-about = Runden mit den Punkten eines Sieges, ob gespielt oder nicht.
tie-break-won = Gew.
tie-break-won-name = Gewonnene Partien
tie-break-won-about = Am Brett gewonnene Partien.
tie-break-bpg = BPG
tie-break-bpg-name = Partien mit Schwarz
tie-break-bpg-about = Am Brett gespielte Partien, in denen die Gegenseite begann.
tie-break-bwg = BWG
tie-break-bwg-name = Siege mit Schwarz
tie-break-bwg-about = Am Brett gewonnene Partien, in denen die Gegenseite begann.
tie-break-rep = REP
tie-break-rep-name = Angetretene Runden
tie-break-rep-about = Runden ohne erbetenes Freilos und ohne kampflose Niederlage.
tie-break-std = STD
tie-break-std-name = Standardpunkte
tie-break-std-about = Ein Punkt für jede Runde mit mehr Punkten als der Gegner, ein halber bei gleich vielen.
tie-break-ps = PS
tie-break-ps-name = Fortschrittswertung
tie-break-ps-about = Die Punktstände nach jeder Runde, zusammengezählt.
tie-break-ks = KS
tie-break-ks-name = Koya
tie-break-ks-about = Die Punkte gegen alle Gegner, die mindestens die Hälfte der möglichen Punkte erreicht haben.
tie-break-bh = BH
tie-break-bh-name = Buchholz
tie-break-bh-about = Die Punkte der Gegner, zusammengezählt.
tie-break-fb = FB
tie-break-fb-name = Fore-Buchholz
tie-break-fb-about = Die Punkte der Gegner, als wäre die ganze letzte Runde remis ausgegangen.
tie-break-aob = AOB
tie-break-aob-name = Buchholzschnitt der Gegner
tie-break-aob-about = Die durchschnittliche Buchholz-Wertung aller Gegner, gegen die am Brett gespielt wurde.
tie-break-sb = SB
tie-break-sb-name = Sonneborn-Berger
tie-break-sb-about = Die Punkte jedes Gegners, multipliziert mit den gegen ihn geholten Punkten.
tie-break-aro = ARO
tie-break-aro-name = Ratingschnitt der Gegner
tie-break-aro-about = Das durchschnittliche Rating aller Gegner, gegen die am Brett gespielt wurde.
tie-break-tpr = TPR
tie-break-tpr-name = Turnierleistung
tie-break-tpr-about = Der Ratingschnitt der Gegner und dazu, was der Anteil an den Punkten wert ist.
tie-break-ptp = PTP
tie-break-ptp-name = Perfekte Turnierleistung
tie-break-ptp-about = Das niedrigste Rating, mit dem diese Punkte zu erwarten sind.
tie-break-apro = APRO
tie-break-apro-name = Leistungsschnitt der Gegner
tie-break-apro-about = Die durchschnittliche Turnierleistung aller Gegner, gegen die am Brett gespielt wurde.
tie-break-appo = APPO
tie-break-appo-name = Perfekter Leistungsschnitt der Gegner
tie-break-appo-about = Die durchschnittliche perfekte Turnierleistung aller Gegner, gegen die am Brett gespielt wurde.
tie-break-tpn = Nr.
tie-break-tpn-name = Nummer
tie-break-tpn-about = Die Nummer in diesem Turnier, die kleinere zuerst.
tie-break-rtng = Rating
tie-break-rtng-name = Rating
tie-break-rtng-about = Das Rating bei der Anmeldung, das höhere zuerst.
tie-break-gp = GP
tie-break-gp-name = Spielpunkte
tie-break-gp-about = Die eigenen Punkte in den Partien, soweit sie eingegeben sind.
tie-break-gpd = GPD
tie-break-gpd-name = Spielpunktdifferenz
tie-break-gpd-about = Die eigenen Punkte in den Partien, abzüglich der gegnerischen.
tie-break-cut = { $name }, { $n ->
    [one] 1 Streichwert
   *[other] { $n } Streichwerte
}
tie-break-cut-about = { $n ->
    [one] Der schwächste Wert wird gestrichen.
   *[other] Die { $n } schwächsten Werte werden gestrichen.
}
tie-break-median = { $name }, Median { $n }
tie-break-median-about = { $n ->
    [one] Der schwächste und der stärkste Wert werden gestrichen.
   *[other] Die { $n } schwächsten und die { $n } stärksten Werte werden gestrichen.
}
tie-break-forfeits = { $name }, kampflos wie gespielt
tie-break-forfeits-about = Kampflose Partien zählen, als wären sie gespielt.
tie-break-last-round = { $name }, letzte Runde remis
tie-break-last-round-about = Die letzte Runde zählt, als wären alle Partien remis ausgegangen.
tie-break-limit-lower = { $name }, Grenze { $n ->
    [one] einen halben Punkt
   *[other] { $n } halbe Punkte
} niedriger
tie-break-limit-lower-about = { $n ->
    [one] Ein halber Punkt weniger als die Hälfte der Punkte genügt.
   *[other] { $n } halbe Punkte weniger als die Hälfte der Punkte genügen.
}
tie-break-limit-higher = { $name }, Grenze { $n ->
    [one] einen halben Punkt
   *[other] { $n } halbe Punkte
} höher
tie-break-limit-higher-about = { $n ->
    [one] Nötig ist ein halber Punkt mehr als die Hälfte der Punkte.
   *[other] Nötig sind { $n } halbe Punkte mehr als die Hälfte der Punkte.
}
tie-break-unrated = { $name }, ohne Rating { $n }
tie-break-unrated-about = Wer kein Rating hat, zählt mit { $n }.
tie-break-reversed = { $name }, umgekehrt
tie-break-reversed-about = Die Reihenfolge ist umgekehrt: Das kleinere Rating oder die höhere Nummer kommt zuerst.
edition-2024 = FIDE-Regeln vom August 2024.
edition-2026 = FIDE-Regeln vom März 2026.

tie-breaks-title = Feinwertungen
tie-breaks-shared = Jede Feinwertung gilt nur unter denen, die noch gleichauf liegen. Wer in allen gleichauf liegt, teilt sich den Platz.
tie-breaks-change = Feinwertungen bearbeiten
tie-breaks-usual = Standard
tie-breaks-ratings = Standard, mit Ratings
tie-breaks-game-points = Mit Spielpunkten
tie-breaks-own = Jetzige Liste
tie-breaks-lead = Jede Feinwertung gilt nur unter denen, die noch gleichauf liegen. Die Spieler sollten die Liste vor Runde 1 kennen.
tie-breaks-closed = Das Turnier ist abgeschlossen. Öffne es wieder, um die Feinwertungen zu ändern.
tie-breaks-empty = Die Liste ist leer.
tie-breaks-up-label = { $code } nach oben
tie-breaks-down-label = { $code } nach unten
tie-breaks-remove = Entfernen
tie-breaks-remove-label = { $code } entfernen
tie-breaks-presets = Fertige Liste nehmen
tie-breaks-add = Feinwertung hinzufügen
tie-breaks-which = Feinwertung
tie-breaks-method = { $code }: { $name }
tie-breaks-cut = Streichwerte
tie-break-no-cut = keine
tie-break-c1 = C1: ohne den niedrigsten
tie-break-c2 = C2: ohne die zwei niedrigsten
tie-break-m1 = M1: ohne den niedrigsten und den höchsten
tie-break-m2 = M2: ohne die zwei niedrigsten und die zwei höchsten
tie-breaks-options = Optionen
tie-breaks-forfeits = Kampflose Partien wie gespielte zählen (P)
tie-breaks-last-round = Letzte Runde als Remis zählen (F)
tie-breaks-limit = Koya-Grenze, ± halbe Punkte (L)
tie-breaks-unrated-rating = Rating für Spieler ohne Rating (U)
tie-breaks-reversed = Niedrigste zuerst (R)
tie-breaks-add-submit = Hinzufügen
tie-breaks-edition = Regeln
tie-breaks-edition-by-day = Stand am ersten Tag der Veranstaltung: { $edition }
tie-breaks-look = Änderungen ansehen
tie-breaks-keep-title = Diese Liste speichern
tie-breaks-no-results = Es gibt noch keine Ergebnisse, also ändert sich kein Platz.
tie-breaks-effect = { $players ->
    [0] Kein Platz ändert sich.
    [one] 1 Platz ändert sich:
   *[other] { $players } Plätze ändern sich:
}
tie-breaks-rank = von { $before } auf { $after }
tie-breaks-keep = Liste speichern
tie-breaks-discard = Abbrechen
tie-breaks-glossary = Alle Feinwertungen
tie-breaks-unknown = Die Feinwertung „{ $code }“ gibt es nicht.
tie-breaks-twice = { $code } steht mehrmals in der Liste.
tie-breaks-too-many = { $given } Feinwertungen sind zu viele. Nimm höchstens { $max }.
tie-breaks-none = Nimm mindestens ein Kriterium, meist die Punkte.
tie-breaks-no-such = „{ $code }“ ist keine Feinwertung. Wähle eine und dazu nur die Streichwerte und P, F, L, U oder R, die sie zulässt.
tie-breaks-no-such-edition = Wähle eine Ausgabe der Regeln.
tie-breaks-points-not-first = Die Punkte stehen nicht an erster Stelle. Das ist erlaubt, überrascht aber die meisten.
tie-breaks-buchholz-in-round-robin = In einem Rundenturnier sagt Buchholz nichts, was die Punkte nicht schon sagen; die Regeln von 2026 lassen sie dort nicht zu.
tie-breaks-unrated = Nicht alle Spieler haben ein Rating, deshalb entfallen Feinwertungen nach Rating. Willst du sie behalten, gib mit U an, welches Rating gelten soll.
tie-breaks-no-game-points = Noch sind keine Spielpunkte eingegeben, deshalb entscheiden Feinwertungen nach Spielpunkten bisher nichts.
tie-breaks-changed-meanwhile = Nichts wurde geändert: Das Turnier oder seine Ergebnisse haben sich gerade geändert. Bitte sieh es dir noch einmal an.
