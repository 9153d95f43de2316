### Games, and the board they are played on.

side-south = Sud
side-north = Nord
side-red = Rosso
side-blue = Blu
side-first = Primo
side-second = Secondo

board-label = Tavoliere con 2 file di { $pits } buche
board-pit = Buca { $pit }: { $beads }
board-cup = Coppa di { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $beads }
board-empty = vuota
board-stones = { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}
board-gems = { $count ->
    [one] gemma
   *[other] gemme
} { $gems }
board-gems-and-stones = { $count ->
    [one] gemma
   *[other] gemme
} { $gems } e { $stones }

board-squares-label = Tavoliere di { $side } per { $side } caselle
board-hexagons-label = Tavoliere di esagoni, lato { $side }
board-cairo-label = Tavoliere del Cairo, { $side } per { $side }
board-squares = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
board-cells = { board-squares }
board-score = { $side } ha { $squares }.
board-score-with-komi = { $side } ha { $points } punti: { $squares } e un komi di { $komi }.
board-beads-of = { $count ->
    [0] { $side } non ha perle.
    [one] { $side } ha una perla in { $squares }.
   *[other] { $side } ha { $count } perle: { $squares }.
}
board-empty-squares-of = { $count ->
    [0] { $side } non possiede caselle vuote.
    [one] { $side } possiede la casella vuota { $squares }.
   *[other] { $side } possiede { $count } caselle vuote: { $squares }.
}
board-empty-cells-of = { board-empty-squares-of }
board-square-nobodys = { $square }: di nessuno
board-square-bead = { $square }: perla di { $side }
board-square-stake = { $square }: posta di Blu
board-square-owned = { $square }: casella di { $side }

move-bead-put = { $side } ha messo una perla in { $square }.
move-squares-gained = { $side } ha guadagnato { $count ->
    [one] la casella { $squares }.
   *[other] { $count } caselle: { $squares }.
}
move-cells-gained = { move-squares-gained }
move-squares-freed = { $count ->
    [one] { $squares } ora non è di nessuno.
   *[other] { $count } caselle ora non sono di nessuno: { $squares }.
}
move-cells-freed = { move-squares-freed }
board-seeds = { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
}
board-store = Granaio di { $side }: { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
}

move-lifted = Semina { $beads ->
    [one] 1 perla
   *[other] { $beads } perle
} dalla buca { $pit }.
move-last = La semina finisce nella buca { $pit }.
move-took-from-pit = Prende la gemma { $gem } dalla buca { $pit }.
move-took-from-cup = Prende la gemma { $gem } dalla coppa dell’avversario.
move-lifted-seeds = Semina { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
} dalla buca { $pit }.
move-took-seeds = Cattura { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
} nella buca { $pit }.
move-grand-slam = Catturerebbe tutti i semi dell’avversario, quindi non ne cattura nessuno.
move-swept = { $side } prende { $seeds ->
    [one] l’ultimo seme
   *[other] gli ultimi { $seeds } semi
}.

games-title = Partite
games-lead = Notazioni di partite da rivedere mossa per mossa.
games-search = Cerca partite
games-name = Giocatore o titolo
games-game = Gioco
games-any-game = Tutti i giochi
games-opening = Prime mosse
games-opening-hint = Come in una notazione: 1. C30 c30
games-shortest = Mosse, almeno
games-longest = Mosse, al massimo
games-ending = Com’è finita
games-any-ending = In qualsiasi modo
games-none = Ancora nessuna partita.
games-none-such = Nessuna partita corrisponde.
games-none-since = Nessuna partita inserita dal { $date } corrisponde.
games-all-since = Tutte le partite corrispondenti inserite dal { $date }.
games-further = Cerca più indietro
games-all = Mostra tutte le partite
games-too-many = { $count } giocatori hanno un nome così. Aggiungi una parola.
games-no-game = Scegli un gioco dall’elenco.
games-opening-too-long = Hai scritto { $count } mosse. La ricerca usa al massimo le prime { $max }.
games-no-plies = Scrivi un numero intero di mosse.
games-reversed = È meno del numero minimo di mosse.
games-no-ending = Scegli una voce dall’elenco.
games-none-here = Ancora nessuna notazione.
games-older = Partite precedenti
games-newest = Partite più recenti
games-next = Altre partite
games-first = Primi turni
games-pages = Pagine di partite
games-download = Scarica tutte le partite
games-download-hint = In notazione standard, una dopo l’altra. Le notazioni con mosse illegali o illeggibili sono escluse.
game-publish = Pubblica partita
game-new-title = Pubblica partita
game-new-lead = La notazione viene salvata così com’è scritta e mostrata anche se contiene mosse illegali.
game-title = Titolo
game-record = Notazione
game-file = Oppure un file
game-two-records = Hai scritto una notazione e scelto un file. Usa uno solo dei due.
game-several-records = Qui ci sono { $count } notazioni. Pubblicale una alla volta.
game-new-submit = Pubblica partita
game-round-board = Turno { $round }, tavolo { $board }
game-score = { $first }–{ $second }
game-versus = –
game-plies = { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
}

game-corrected = Questo risultato è stato corretto ({ $date }), quindi la notazione non conta più.
game-taken-back = Questo risultato è stato rimosso ({ $date }), quindi la notazione non conta più.
game-replaced-board = Risultato attuale

replay-start = Inizio (semimossa 0 di { $last })
replay-ply = Mossa { $move } di { $side } (semimossa { $ply } di { $last })
replay-points = { $side } { $points }
replay-turn = tocca a { $side }
replay-done-turn = Tocca a { $side }.
replay-over = la partita è finita
replay-done-over = La partita è finita.
replay-first = Inizio
replay-previous = Indietro
replay-next = Avanti
replay-last = Fine
replay-steps = Semimosse
replay-moves = Mosse
replay-alike = Partite che iniziano con queste mosse
replay-claim = { $claim }
replay-by-link = Giocata per link
replay-repetition = Dopo la semimossa { $ply } la stessa posizione è comparsa per la terza volta, con lo stesso lato alla mossa. Sono i giocatori o l’arbitro a decidere se la partita finisce lì.
replay-comment = Commento:
replay-play = Riproduci
replay-pause = Pausa
replay-flip = Gira tavoliere
replay-decisive = Mossa decisiva
replay-last-lead = Ultimo sorpasso
replay-lead = { $who } è in vantaggio dalla semimossa { $ply } alla fine.
replay-lead-here = { $who } è in vantaggio da qui alla fine.
replay-points-title = Punti durante la partita
points-chart-label = Punti durante la partita; alla fine { $first } { $first-points }, { $second } { $second-points }
replay-position-title = Questa posizione
replay-position = Come testo
replay-link = Link
replay-copy = Copia
replay-copied = Copiato
replay-embed = Incorpora
replay-embed-hint = Incollalo in una tua pagina. Mostra il tavoliere con i comandi e funziona in qualsiasi riquadro.
replay-embed-code = HTML
replay-open = Apri questa partita in Magister
replay-last-legal = Mostra l’ultima posizione legale
replay-legend-title = Come leggere il tavoliere
replay-keys = Tasti: le frecce passano da una mossa all’altra, Home e Fine vanno all’inizio e alla fine, la barra spaziatrice riproduce, f gira il tavoliere.
replay-refused = illegale o illeggibile:
replay-legend = Un vetro tondo è una pietra e non vale nulla. Il numero e la forma di una gemma ne indicano il valore. I bordi mostrano l’ultima mossa: tratteggiato per la buca svuotata, continuo per la buca dell’ultima perla, sottile per le buche da cui è stata presa una gemma.
replay-legend-squares = I dischi sono le perle di Rosso, gli anelli quelle di Blu. Un piccolo disco o anello segna una casella vuota di quel lato; una casella senza segno non è di nessuno. Un rombo è una posta di Blu. L’ultima perla ha una cornice.
replay-legend-cells = { replay-legend-squares }
replay-legend-seeds = Il numero accanto a una lettera conta i semi della buca; −2 segna una buca in cui ne sono stati catturati due. I bordi mostrano l’ultima mossa: tratteggiato per la buca svuotata, continuo per la buca dell’ultimo seme, sottile per le buche catturate.
replay-hidden = Le mosse di questa partita non sono pubbliche. Un giocatore le tiene riservate.
replay-nothing = Di questa notazione non si può riprodurre nulla.
game-record-title = Notazione
record-download = Scarica notazione
record-accepted = Notazione accettata
submitted-lead = La notazione consegnata non si può giocare. È stata accettata una lettura con queste modifiche:
record-download-canonical = Scarica in notazione standard
record-download-abstract-play = Scarica per Abstract Play
record-canonical = Notazione standard
record-text = Notazione originale

end-no-beads = giocata fino alla fine: il lato alla mossa non aveva più perle
end-all-owned = giocata fino alla fine: ogni casella appartiene a qualcuno
end-nothing-to-sow = giocata fino alla fine: il lato alla mossa non aveva nulla da seminare
end-majority = giocata fino alla fine: un lato aveva più della metà di tutti i semi
end-no-move = giocata fino alla fine: il lato alla mossa non aveva mosse legali, quindi ogni lato ha preso i semi della propria fila
end-cannot-feed = giocata fino alla fine: il lato alla mossa non poteva lasciare una perla all’avversario
game-window-title = { $first } – { $second }

### A board beside the moves that are being written.

writing-open = Inserisci mosse sul tavoliere
writing-close = Chiudi tavoliere
writing-board = Tavoliere per inserire le mosse
writing-field = { $field }
writing-stone = { $count ->
    [one] La pietra
   *[other] Una delle { $count } pietre
}, nella buca { $pit }
writing-gem = { $count ->
    [one] La gemma { $gem }
   *[other] Una delle { $count } gemme { $gem }
}, nella buca { $pit }
writing-take-from-pit = Prendi la gemma { $gem } dalla buca { $pit }
writing-take-from-cup = Prendi la gemma { $gem } dalla coppa dell’avversario
writing-choose-field = { $side }: scegli dove muovere.
writing-choose-bead = { $side }: quale perla va nella buca { $pit }?
writing-choose-gem = { $side } cattura: quale gemma?
writing-over = La partita è finita: { $result }, { $first } a { $second }.
writing-offered = Il risultato è già compilato.
writing-contradicts = Hai scelto un altro risultato.
writing-undo = Annulla
writing-keys = Tasti: frecce e Invio, la lettera di una buca o il nome di una casella, il numero di una perla, Backspace per annullare.
writing-unchecked = Connessione assente: queste mosse non sono controllate. Restano su questo dispositivo finché non vengono inviate.
writing-unanswered = Il server non ha risposto: altro tentativo in corso. Queste mosse non sono controllate e restano su questo dispositivo finché non vengono inviate.
writing-refused = Queste mosse non sono controllate: il server le ha rifiutate. Restano su questo dispositivo; ricarica la pagina.
writing-too-long = Queste mosse non sono controllate: il testo è troppo lungo. Resta su questo dispositivo; accorcialo.
writing-signed-out = Queste mosse non sono controllate: il tuo accesso è terminato. Restano su questo dispositivo; accedi in un’altra finestra, poi continua qui.
writing-restored = Queste mosse erano conservate su questo dispositivo e non sono ancora state inviate.
writing-forget = Scarta mosse
writing-begin = Gioco
writing-begin-submit = Inserisci tag
