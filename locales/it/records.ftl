### What is wrong with a game record.

fault-at = Riga { $line }, colonna { $column }: { $what }
fault-at-ply = { $side }, mossa { $move } (semimossa { $ply }; riga { $line }, colonna { $column }): { $what }
fault-too-large = { $bytes } byte; una notazione ne ha al massimo { $most }, tag compresi.
fault-not-utf-8 = Una parte non è testo UTF-8. Scrivila di nuovo, o salva il file come UTF-8.
fault-control = Riga { $line }, colonna { $column }: qui c’è un carattere di controllo invisibile. Riscrivi questo punto.

fault-tag-name = Dopo la parentesi scrivi il nome del tag, come in [Event "…"].
fault-tag-value = Scrivi qui il valore del tag, tra virgolette doppie.
fault-tag-unclosed-value = Nella riga mancano le virgolette che chiudono il valore.
fault-tag-unclosed = Manca la parentesi che chiude il tag.
fault-tag-twice = Il tag { $name } compare due volte.
fault-tag-missing = Manca il tag { $name }. Aggiungi [{ $name } "…"].
fault-tag-game = Il gioco «{ $input }» è sconosciuto: { $why }
fault-tag-result = «{ $input }» non è un risultato. Scrivi 1-0, 0-1, 1/2-1/2 o *.
fault-tag-termination = «{ $input }» non è una conclusione. Scrivi normal, resignation, time forfeit, adjudication o agreement.

fault-comment-unclosed = Manca la parentesi graffa che chiude questo commento.
fault-comment-end = Questa parentesi graffa chiude un commento mai aperto.
fault-line-comment = I commenti dopo un punto e virgola non si leggono. Mettili tra parentesi graffe.
fault-annotation = Le annotazioni numeriche non si leggono; i segni come ! e ? sì.
fault-variation = Le varianti tra parentesi non si leggono. Toglile.
fault-mark = I segni come ! e ? vanno dopo una mossa.
fault-result-disagrees = Le mosse finiscono con { $written }, ma il risultato indicato è { $expected }.
fault-after-result = C’è ancora qualcosa dopo il risultato, dove la notazione dovrebbe finire.

fault-shape-sowing = Questa non è una mossa. Scrivi una buca e le sue perle nell’ordine di semina, come C304.
fault-shape-gems = Dopo la x scrivi le gemme catturate, come xD55,E4,3.
fault-shape-stone = Le pietre non si catturano mai. Dopo la x scrivi gemme, come xD55,E4,3.
fault-more-than-one = Scrivi una sola mossa, e niente dopo.
fault-shape-square = Questa non è una mossa. Scrivi una casella con una lettera minuscola e un numero, come e5.
fault-shape-hexagon = { fault-shape-square }
fault-shape-pentagon = Questa non è una mossa. Scrivi una casella come lettera minuscola, numero e l, r, t o b, per esempio b3t.
fault-shape-pit = Questa non è una mossa. Scrivi una buca: la lettera, come C, o il numero contando da sinistra di chi muove.

illegal-game-over = La partita è finita prima di questa mossa.
illegal-no-such-pit = La buca { $pit } non c’è: il tavoliere ha { $pits } buche per lato.
illegal-no-such-own-pit = Qui la buca { $pit } non c’è. Scrivi da A a F, da a a f, o da 1 a 6.
illegal-opponents-pit = La buca { $pit } è dell’avversario.
illegal-empty-pit = La buca { $pit } è vuota.
illegal-wrong-beads = La buca { $pit } contiene { $held }. Scrivi una volta ciascuna di queste perle, in qualsiasi ordine.
illegal-must-feed = All’avversario non resta nessuna perla, e questa mossa da { $pit } non gliene dà.
illegal-not-fed = All’avversario non resta nessun seme, e questa mossa da { $pit } non gliene dà.
illegal-no-such-square = La casella { $square } non c’è: il tavoliere è { $side }×{ $side }.
illegal-no-such-cell = Su questo tavoliere ({ $board }) non c’è nessuna casella { $square }.
illegal-occupied = In { $square } c’è già una perla.
illegal-staked = { $square } è una posta di Blu: chi muove non può giocarci.
illegal-opponents-square = { $square } è dell’avversario: chi muove non può giocarci.
illegal-own-square = { $square } è già di chi muove; in questo gioco le perle vanno solo su caselle di nessuno.
illegal-own-cell = { illegal-own-square }
illegal-nothing-owed = Questa mossa non cattura gemme indirettamente, quindi non puoi indicarne.
illegal-number-of-gems = { $owed ->
    [one] Una gemma è catturata indirettamente
   *[other] { $owed } gemme sono catturate indirettamente
}, { $named ->
    [0] ma non ne è indicata nessuna.
    [one] ma ne è indicata una.
   *[other] ma ne sono indicate { $named }.
}
illegal-pits-before-cup = Gemme da prendere dalle buche dell’avversario: { $pits }; dalla coppa: { $cup }.
illegal-gem-not-in-pit = Nella buca { $pit } non c’è una gemma { $gem }.
illegal-gem-not-in-cup = Nella coppa dell’avversario non c’è una gemma { $gem }.

claim-wins = { $side } ha vinto
claim-draw = patta
claim-open = nessuno

change-other = { $side }, mossa { $move } (semimossa { $ply }): { $to } invece di { $from }
change-missing = { $side }, mossa { $move } (semimossa { $ply }): mancava { $to }
change-superfluous = { $side }, mossa { $move } (semimossa { $ply }): { $from } è di troppo

reading-title = Letture possibili
reading-lead = Le modifiche più piccole che rendono legali tutte le mosse. Puoi portarne una nel campo delle mosse; nulla è salvato finché non invii il modulo.
reading-lead-stopped = Queste modifiche rendono legali tutte le mosse. La ricerca è stata interrotta: potrebbero essercene altre. Puoi portarne una nel campo delle mosse; nulla è salvato finché non invii il modulo.
reading-none = Nessuna piccola modifica rende legali tutte le mosse. Confronta le mosse con il foglio.
reading-none-stopped = Cercare piccole modifiche che rendano legali tutte le mosse richiedeva troppo tempo. Confronta le mosse con il foglio.
reading-end = Porta a:
reading-mismatch = non dimostra il risultato dichiarato
reading-take = Usa lettura { $number }
reading-taken = Ora nel campo delle mosse c’è una lettura. Confrontala con il foglio, poi invia il modulo. Le mosse consegnate restano conservate accanto.

problem-of-forfeit = In un forfait non si gioca, quindi non c’è notazione.
problem-of-other-game = Magister non conosce le regole di questo gioco e non può verificare una notazione. Lascia vuote le mosse.
problem-other-game = Questa notazione è di un altro gioco: { $written }. Qui si gioca { $expected }.
problem-other-player = Nella notazione { $side } è { $written }, ma qui { $expected } { $turn }. Correggi i tag o toglili.
problem-seats-swapped = Nella notazione i giocatori sono scambiati: qui { $first } è { $side } e ha la prima mossa. Controlla anche il risultato, poi correggi i tag o toglili.
problem-same-moves = Le stesse mosse sono già salvate e dimostrano il risultato del turno { $round }, tavolo { $board }. Controlla a quale tavolo appartiene questa notazione.
problem-both-lose = Una notazione non può dire che perdono entrambi. Un arbitro può salvarla come non dimostrata.
problem-claims-nothing = La notazione non dichiara un risultato (il suo tag Result è *).
problem-other-result = Il tag Result della notazione dice { $written }, ma hai scelto altro.
problem-other-ending = Il tag Termination della notazione dice { $written }, ma hai scelto altro.
problem-rules-give = Queste mosse concludono la partita: { $result }.
problem-not-over = Queste mosse non concludono la partita. Se è finita per abbandono, per il tempo o in altro modo, indicalo qui sopra.
problem-other-points = Secondo queste mosse i punti sono { $first } a { $second }.

status-unfinished = non finita
status-result-mismatch = altro risultato
status-illegal = mossa illegale
status-malformed = non leggibile
status-moves-long = Tutte le mosse sono legali. Questo non dice nulla sul risultato che vale ora.
status-unfinished-long = Tutte le mosse sono legali. La partita non è finita e nessun risultato è dichiarato.
status-result-mismatch-long = Tutte le mosse sono legali, ma non danno il risultato dichiarato.
status-illegal-long = Una mossa viola una regola. La partita è mostrata fin lì.
status-malformed-long = Questa notazione non si legge per intero. È mostrata la parte giocabile.
