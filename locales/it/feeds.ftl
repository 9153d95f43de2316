### What is new, for feed readers and calendars.

feed-title = Nuovi turni e risultati
feed-calendar = Calendario
feed-calendar-round = { $tournament }: turno { $round }
feed-round = Pubblicato il turno { $round }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
feed-round-published = Guarda chi gioca contro chi.
feed-result = { $first } { $score } { $second }
feed-board = Turno { $round }, tavolo { $board }
