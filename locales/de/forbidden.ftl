### Avoided pairings.

forbidden-link = Vermiedene Paarungen
forbidden-heading = Vermiedene Paarungen
forbidden-lead = Familien oder Spieler eines Vereins: Wer zur selben Gruppe gehört, trifft in diesen Runden nicht aufeinander.
forbidden-none = Keine vermiedenen Paarungen.
forbidden-rounds = Runden { $from } bis { $to }
forbidden-allow = Entfernen
forbidden-allow-label = Entfernen: { $names }
forbidden-add = Spieler auseinanderhalten
forbidden-who = Spieler
forbidden-who-hint = Mindestens zwei. Halte auf der Tastatur Strg gedrückt, um mehrere auszuwählen.
forbidden-from = Ab Runde
forbidden-to = Bis Runde
forbidden-submit = Trennen
forbidden-clubs = Vereinsduelle vermeiden
forbidden-too-few = Wähle mindestens zwei Spieler.
forbidden-rounds-wrong = Wähle Runden von { $first } bis { $last }: Diese sind noch nicht ausgelost.
