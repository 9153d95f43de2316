### When rounds begin.

schedule-title = Programma
schedule-edit = Modifica programma
schedule-round = Turno { $round }
schedule-round-at = Turno { $round } · { $when }
schedule-date-label = Turno { $round }: data
schedule-time-label = Turno { $round }: ora
schedule-past = { $count ->
    [one] 1 turno giocato
   *[other] { $count } turni giocati
}
schedule-played = giocato
schedule-playing = in corso
schedule-next = prossimo
schedule-calendar = Aggiungi al calendario
schedule-zone = Orari nel fuso { $zone }. Giorni dell’evento: { $days }.
schedule-closed = Il torneo è chiuso. Riaprilo per cambiare il programma.
schedule-fill = Compila
schedule-fill-title = Compila i turni
schedule-from = Dal turno
schedule-rounds = Numero di turni
schedule-first-date = Giorno
schedule-first-time = Ora del primo turno
schedule-minutes = Minuti fra un turno e l’altro
schedule-per-day = Turni al giorno (facoltativo)
schedule-save = Salva programma
schedule-none = Inserisci qui sopra il numero di turni e compilali.
schedule-hint = Se l’ora di un turno non è ancora nota, lasciala vuota.
schedule-outside = Non è un giorno dell’evento
schedule-no-time = Inserisci un’ora, come 14:20.
schedule-disorder = Scegli un’ora dopo il turno { $before }.
schedule-no-minutes = Inserisci i minuti, da 1 a { $most }.
schedule-no-rounds = Inserisci un numero da 1 a { $most }.
schedule-changed-meanwhile = Qualcun altro ha modificato il programma. Controlla i turni qui sotto, poi salva di nuovo.
schedule-theirs = Salvato al momento: { $when }
schedule-theirs-open = Salvato al momento: nessuna ora

time-of-day = { $hour }:{ $minute }
day-time = { $day } { $month }, { $time }
weekday-date = { $weekday } { $day } { $month }
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica
