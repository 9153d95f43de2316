### The hall that tournaments share.

hall-title = Tavoli ora
hall-order = Ordine
hall-by-board = Per tavolo
hall-by-name = Per nome
hall-tournament = Torneo
hall-nothing = Nessun turno in corso.
hall-shared = { $count ->
    [one] Più tornei usano il tavolo { $first }.
   *[other] Più tornei usano gli stessi tavoli, tra { $first } e { $last }.
} Assegna a uno di loro un altro primo tavolo:
