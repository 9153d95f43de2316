### Byes that are asked for.

byes-link = Freilose
byes-heading = Freilose
byes-lead = Wer in einer noch nicht ausgelosten Runde fehlt.
byes-nobody = Keine Freilose eingetragen.
byes-all-paired = Alle Runden sind ausgelost.
byes-round = Runde { $round }
byes-legend = H halber Punkt, Z kein Punkt, F voller Punkt.
byes-give = Freilose eintragen
byes-rounds = Runden
byes-what = Freilos
byes-half-point = Freilos mit halbem Punkt
byes-zero-point = Freilos ohne Punkt: abwesend
byes-full-point = Freilos mit vollem Punkt: Schiedsrichter entscheidet
byes-none = Kein Freilos
byes-no-player = Wähle einen Spieler.
byes-no-bye = Wähle die Art des Freiloses.
byes-no-round = Wähle mindestens eine Runde.
byes-paired-meanwhile = Nichts wurde geändert: Eine dieser Runden wurde gerade ausgelost.
