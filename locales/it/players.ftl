### Players.

players-title = Giocatori
players-search = Nome
players-search-submit = Cerca
players-found = { $count ->
    [0] nessun giocatore
    [one] 1 giocatore
   *[other] { $count } giocatori
}
players-found-more = Più di { $count } giocatori. Scrivi un nome per trovarne uno.
players-more-than = più di { $count } giocatori
players-none = Nessun giocatore trovato.
players-page = pagina { $page } di { $all }
players-pages = Pagine
players-page-of-many = pagina { $page }
players-previous = Precedente
players-next = Successiva

player-name = Nome
player-club = Club
player-birth-year = Anno di nascita
player-birth-year-hint = Facoltativo. Lo vedono solo gli amministratori, e gli arbitri e gli organizzatori degli eventi pubblicati a cui questo giocatore ha preso parte. Per i più giovani alcuni rating cambiano più in fretta.
player-no-birth-year = Inserisci un anno da { $first } a { $last }, o lascia vuoto.
player-born = Anno di nascita: { $year }
player-edit = Modifica dati
player-edit-title = Modifica dati del giocatore
player-edit-lead = Il nome cambia ovunque, anche nelle vecchie classifiche. Il club è quello attuale: nelle vecchie classifiche resta quello di allora.
player-former-link = Modifica nome
player-former-link-label = Modifica nome: { $name }
player-former-title = Modifica vecchio nome
player-former-lead = Questo giocatore è stato unito a un altro. Il nome cambia nelle vecchie classifiche e fra i vecchi nomi del giocatore rimasto. Il club si vede di nuovo solo se annulli l’unione.
player-unrated = Ancora nessuna partita valida per il rating.
player-replayed-title = Ultime partite
player-games-title = Partite
player-no-games = Ancora nessuna partita.
player-games-pages = Pagine di partite

player-seats-title = Bilancio per lato
record-seat = Lato
record-first = Primo
record-second = Secondo
record-total = { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} · { $drawn ->
    [0] { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }
    [one] 1 patta · { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }
   *[other] { $drawn } patte · { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }
}
record-all = Totale
record-games = Partite
record-won = Vinte
record-drawn = Patte
record-lost = Perse
head-to-head-title = Scontri diretti
head-to-head-pages = Pagine di avversari

game-opponent = Avversario
game-opponent-rating = Rating di allora
game-seat = Lato
game-result = Risultato
game-round = Turno
game-date = Data

against-title = { $own } contro { $other }
against-turned = Scambia
against-balance = Totali
against-which = Quali partite
against-score-title = Punti
against-score = { $own } – { $other }
against-forfeits = Non contano, perché non giocate: { $won ->
    [one] 1 vinta per forfait
   *[other] { $won } vinte per forfait
}, { $lost ->
    [one] 1 persa
   *[other] { $lost } perse
}.
against-none = Non si sono ancora affrontati.
against-own-rating = Rating di allora
against-other-rating = Rating dell’avversario
against-not-yet = non ancora nel rating
against-unrated = non valida per il rating
player-now = In corso
player-now-link = Tavolo
player-form-title = Ultimi risultati
player-other-ratings = Altri rating
