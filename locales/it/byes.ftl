### Byes that are asked for.

byes-link = Bye
byes-heading = Bye
byes-lead = Chi salta turni non ancora abbinati.
byes-nobody = Nessun bye richiesto.
byes-all-paired = Tutti i turni sono abbinati.
byes-round = Turno { $round }
byes-legend = H mezzo punto, Z zero punti, F punto intero.
byes-give = Assegna bye
byes-rounds = Turni
byes-what = Bye
byes-half-point = Bye da mezzo punto
byes-zero-point = Bye a zero punti: assenza
byes-full-point = Bye da un punto: decisione dell’arbitro
byes-none = Nessun bye
byes-no-player = Scegli un giocatore.
byes-no-bye = Scegli il tipo di bye.
byes-no-round = Scegli almeno un turno.
byes-paired-meanwhile = Non è cambiato nulla: uno di questi turni è appena stato abbinato.
