### Avoided pairings.

forbidden-link = Abbinamenti evitati
forbidden-heading = Abbinamenti evitati
forbidden-lead = Familiari o compagni di club: in questi turni le persone di uno stesso gruppo non si incontrano.
forbidden-none = Nessun abbinamento evitato.
forbidden-rounds = turni da { $from } a { $to }
forbidden-allow = Rimuovi
forbidden-allow-label = Rimuovi: { $names }
forbidden-add = Tieni separati dei giocatori
forbidden-who = Giocatori
forbidden-who-hint = Almeno due. Con la tastiera, tieni premuto Ctrl per sceglierne più di uno.
forbidden-from = Dal turno
forbidden-to = Al turno
forbidden-submit = Tieni separati
forbidden-clubs = Separa i compagni di club
forbidden-too-few = Scegli almeno due giocatori.
forbidden-rounds-wrong = Scegli turni da { $first } a { $last }: sono quelli non ancora abbinati.
