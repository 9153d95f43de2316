## Looking for anything by its name

search-title = Cerca
search-words = Nome di giocatore, evento, torneo o partita
search-hint = Basta una parte del nome. Accenti e maiuscole non contano.
search-none = Non c’è nulla con questo nome.
search-tournaments = Tornei
search-all-players = Tutti i { $count } giocatori con questo nome
search-more-events =
    { $count ->
        [one] C’è un altro evento. Aggiungi una parola per trovarlo.
       *[other] Ci sono altri { $count } eventi. Aggiungi una parola per restringere la ricerca.
    }
search-more-tournaments =
    { $count ->
        [one] C’è un altro torneo. Aggiungi una parola per trovarlo.
       *[other] Ci sono altri { $count } tornei. Aggiungi una parola per restringere la ricerca.
    }
search-all-games = Tutte le partite con questo nome
search-kind-player = giocatore
search-kind-event = evento
search-kind-tournament = torneo
