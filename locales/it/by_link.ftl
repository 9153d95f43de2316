### Games by link: challenges, the board, and how a game ends.

link-title = Partite per link
link-lead = Gioca con chi vuoi, dovunque siate, mossa per mossa. Il server conosce le regole, tiene gli orologi e scrive le mosse.
link-new = Nuova sfida
link-sign-in = Accedi per sfidare qualcuno
link-open = Sfide aperte
link-none-open = Nessuno aspetta un avversario.
link-running = Partite in corso
link-none-running = Nessuna partita in corso.
link-withdraw = Ritira
link-your-turn = Tocca a te
link-turn-of = Tocca a { $name }
link-new-title = Nuova sfida
link-new-lead = Scegli il gioco e il tempo. Ricevi un link: chi lo accetta per primo gioca con te.
link-time = Tempo
link-holidays = Giorni di vacanza per ciascuno, da 0 a 60
link-begins = Chi muove per primo
link-begins-lot = Decide la sorte
link-begins-me = Io
link-begins-opponent = Il mio avversario
link-begins-choice = Il mio avversario sceglie la parte
link-challenger-begins = { $name } muove per primo
link-you-begin = Muovi tu per primo
link-you-choose = Scegli tu la parte
link-name = Il tuo nome
link-name-hint = Lo vede chiunque guardi la partita.
link-listed = Mostrala nell’elenco delle sfide aperte
link-make = Lancia la sfida
link-too-many = Hai { $most } sfide aperte. Prima ritirane una.
link-no-rules = Scegli un gioco di cui qui si conoscono le regole.
link-holidays-none = Scegli al massimo 60 giorni, e nessuno per una partita dal vivo.
link-no-such-time = Scegli un tempo.
link-nobody-begins = Scegli chi muove per primo.
link-made-heading = La tua sfida
link-made-lead = Manda questo link al tuo avversario, o faglielo scansionare.
link-made-on = Alle partite
link-challenge-title = { $name } ti sfida
link-challenge-gone = Questa sfida non c’è più.
link-challenge-taken = Questa sfida è stata accettata.
link-challenge-withdrawn = Questa sfida è stata ritirata.
link-challenge-own = Questa sfida è tua. Manda il link a qualcun altro.
link-challenge-no-side = Scegli una parte.
link-how-to-play = Come si gioca
link-watch = Guarda la partita
link-side = La tua parte
link-take = Gioca
link-to-board = Al tavoliere
link-board = Tavoliere
link-moves = Mosse
link-no-moves = Nessuno ha ancora mosso.
link-send = Gioca
link-other-move = Un’altra mossa
link-offer-draw = Offri la patta
link-ask-take-back = Chiedi di riprendere la mossa
link-draw-offered = { $name } offre la patta.
link-take-back-asked = { $name } chiede di riprendere l’ultima mossa.
link-accept-draw = Accetta
link-allow-take-back = Consenti
link-only-moves-on = Gioca per me le mosse obbligate
link-only-moves-off = Non giocare le mosse obbligate
link-resign = Abbandona
link-resign-hint = Vince il tuo avversario. Non si può annullare.
link-resign-surely = Abbandona la partita
link-replay = Rivedi la partita
link-time-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
link-time-hours = { $start } ore, { $increment } in più a ogni mossa, al massimo { $most }
link-time-live = dal vivo: { $minutes } min + { $seconds } s a mossa
link-time-holidays = { $time }, { $days } giorni di vacanza ciascuno
link-left-none = tempo scaduto
link-left-holidays = { $left }, vacanze { $holidays }
link-left-days = { $small ->
    [0] { $large } g
   *[other] { $large } g { $small } h
}
link-left-hours = { $small ->
    [0] { $large } h
   *[other] { $large } h { $small } min
}
link-left-minutes = { $small ->
    [0] { $large } min
   *[other] { $large } min { $small } s
}
link-won = Ha vinto { $name }.
link-drawn = Patta.
link-both-lost = Hanno perso entrambi.
link-no-result = Nessun risultato.
link-end-rules = Per le mosse: le regole hanno chiuso la partita.
link-end-repetition = Per le mosse: la stessa posizione per la terza volta.
link-end-too-long = Per le mosse: più lunga di quanto possa essere una registrazione.
link-end-time = Per l’orologio del server: { $name } ha finito il tempo.
link-end-never-moved = Per l’orologio del server: { $name } non ha mosso in tempo.
link-end-resigned = Abbandono, registrato quando è avvenuto: { $name } ha abbandonato.
link-end-agreed = Accordo, registrato quando è avvenuto: patta offerta e accettata.
link-end-adjudicated = Ha deciso un arbitro.
link-stopped = Un arbitro ha fermato la partita. Nessun orologio corre.
link-halt-repetition = La stessa posizione per la terza volta: decide l’arbitro.
link-halt-too-long = La partita è più lunga di quanto possa essere una registrazione: decide l’arbitro.
link-refused-done = È già stato fatto. Ora il tavoliere è questo.
link-refused-over = La partita è finita.
link-refused-elsewhere = Il tavoliere è cambiato da quando hai aperto la pagina. Non è stato giocato niente: ricontrolla.
link-refused-time = Troppo tardi: il tempo era scaduto.
link-refused-turn = Non tocca a te.
link-refused-no-draws = Questo gioco non prevede la patta.
link-refused-asked = È già stato chiesto.
link-refused-nothing-asked = Niente aspetta più la tua risposta.
link-refused-nothing-back = Non hai mosse da riprendere.
link-refused-took-back = In questa partita hai già ripreso una mossa.
link-refused-not-stopped = La partita non è ferma.
link-window-your-turn = Tocca a te · { $title }
link-made-once = Si vede una volta sola. Se lo perdi, ritira la sfida e lanciane un’altra.
games-by-link = Gioca per link
link-lot = Chi inizia è stato sorteggiato: { $seed }
link-seat-lone = Solo questo browser conosce il tuo posto.
link-seat-make = Ottieni link
link-seat-new = Nuovo link per il mio posto
link-seat-heading = Il tuo link
link-seat-lead = Conserva questo link: ti porta al tuo posto da qualsiasi dispositivo.
link-seat-once = Viene mostrato una volta sola. Uno nuovo lo annulla e scollega gli altri tuoi dispositivi.
link-seat-on = Al tavoliere
link-too-many-games = Hai { $most } partite in corso. Prima finiscine una.
link-challenge-no-cookies = Il tuo browser non conserva i cookie e non potrebbe conservare il tuo posto. Consentili per questo sito e riprova.
link-clock-soon = Il tempo sta per scadere.
link-tournament = Partite per link
link-in-hall = Giocato in sala
link-next = Turno successivo
link-next-by-hand = Lo pubblica un arbitro
link-next-by-itself = Comincia quando tutte le partite sono finite
link-next-at-once = Tutti i turni insieme
link-terms-hall = Questo torneo si gioca in sala.
link-terms-lead = Le partite per link cominciano appena il turno è pubblicato, e i risultati contano da soli. I giocatori hanno bisogno dei loro link personali.
link-terms-save = Salva
link-terms-no-rules = Per link si giocano solo giochi di cui qui si conoscono le regole.
link-terms-pie = In questo torneo il vantaggio si stabilisce al tavolo, quindi non si può giocare per link.
link-terms-over = Il torneo è finito.
link-terms-begun = Sono già cominciate partite per link, quindi non si può tornare in sala.
link-terms-next = Scegli come comincia il turno successivo.
link-name-plain = { $name }
link-rulings = Arbitro
link-ruling-reason = Motivo
link-ruling-reason-hint = Resta nel registro.
link-ruling-stop = Ferma gli orologi
link-ruling-go-on = Fai riprendere la partita
link-ruling-seat = Giocatore
link-ruling-more = Più tempo
link-ruling-span = Quanto
link-ruling-clocks = Orologi
link-ruling-end = Risultato
link-ruling-extend = Dai tempo
link-ruling-outcome = Risultato
link-ruling-adjudicate = Chiudi la partita
link-ruling-none = Scegli che cosa decidere.
link-ruling-minutes = Scegli quanto tempo.
link-your-move = Gioca: tocca a te
link-to-game = Alla partita
link-watch-all = Guarda le partite
link-refused-no-such-end = Questa partita non può finire così.
link-rate = Vale per il rating: conta nella lista delle partite per link, con il tuo nome di giocatore
link-rated-name = Giochi con il tuo nome di giocatore.
link-rated-no-player = Per le partite valide per il rating serve un account che un arbitro ha confermato come tuo.
link-rated-enough = Voi due avete iniziato { $most } partite valide per il rating in { $days } giorni. Giocatene una senza rating.
family-by-link = { $family }, per link
history-by-link = Partite per link
link-moves-private = { $name } non mostra le mosse in pubblico.
link-rematch = Rivincita
link-rematch-asked = { $name } vuole la rivincita.
link-rematch-begin = Gioca ancora
link-rematch-waits = { $name } non ha ancora risposto.
link-rematch-on = Alla rivincita
link-delay = Chi guarda vede il tavoliere
link-delay-plies = { $plies ->
    [0] subito
    [one] con 1 semimossa di ritardo
   *[other] con { $plies } semimosse di ritardo
}
link-no-such-delay = Scegli con quanto ritardo chi guarda vede il tavoliere.
link-late = Finché la partita non è finita vedi il tavoliere con { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
} di ritardo, e senza orologi.
link-others-link = Inizia una partita per altri due
link-others-title = Una partita per altri due
link-others-lead = Indica due giocatori e manda a ciascuno il suo link. Gli orologi partono quando entrambi l’hanno aperto.
link-others-name = Primo giocatore
link-others-second = Secondo giocatore
link-others-make = Crea i link
link-others-heading = { $links ->
    [one] Il link del giocatore
   *[other] I link dei giocatori
}
link-others-made = { $links ->
    [one] Manda il link al giocatore, o faglielo scansionare.
   *[other] Manda a ogni giocatore il suo link, o faglielo scansionare.
}
link-others-once = { $links ->
    [one] È mostrato una volta sola. Se si perde prima che arrivi il giocatore, creane uno nuovo nell’elenco delle partite per link; questo non vale più.
   *[other] Sono mostrati una volta sola. Se uno si perde prima che arrivi il suo giocatore, creane di nuovi nell’elenco delle partite per link; quelli di chi non è ancora arrivato non valgono più.
}
link-others-renew = Nuovi link
link-others-waiting = In attesa dei giocatori
link-begins-first = Il primo giocatore
link-waiting = Gli orologi partono quando ci sono entrambi i giocatori.
link-end-withdrawn = Ritirata prima di iniziare.
link-at-once = Invia subito le mosse
link-confirmed = Conferma ogni mossa
link-say = Di’ qualcosa
link-says-hello = Ciao!
link-says-good-luck = Buona fortuna!
link-says-back-soon = Torno tra un po’.
link-says-slip = Mi è scivolato il dito.
link-says-well-played = Ben giocato!
link-says-thanks = Grazie della partita.
link-block = Blocca questo avversario
link-block-hint = Nessuno dei due può più accettare le sfide dell’altro. Il tuo avversario non lo viene a sapere, e le partite in corso continuano.
link-block-surely = Blocca
link-blocked = Avversari bloccati
link-unblock = Sblocca
link-challenge-blocked = Hai bloccato questo avversario.
link-way = Fino al server e ritorno:
link-now = Partite per link in corso
link-told-late = chi guarda la vede con { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
} di ritardo
link-too-many-waiting = { $most } tue partite aspettano i giocatori. Ritirane prima una.
link-too-many-blocked = Hai bloccato { $most } avversari. Sbloccane prima uno.
link-terms-format = Con questa formula i turni per link si susseguono in altro modo. Cambialo prima in «Partite per link».
link-end-settled = Decisa nel torneo: un arbitro ha inserito il risultato, o qualcuno si è ritirato.
link-held = Il torneo ora non è raggiungibile. Nessun orologio corre, e più tardi la partita riprende da sola.
link-refused-stopped = Nessun orologio corre, quindi ora non si può giocare.
link-down = In questo turno nessun server ha funzionato per { $span }. L’orologio è rimasto fermo altrettanto.
link-sum = Come è stato contato il tempo
link-sum-began = Inizio del turno
link-sum-had = Tempo rimasto allora
link-sum-holidays = Vacanze rimaste allora
link-sum-given = Concesso da un arbitro
link-sum-down = Nessun server, orologio fermo
link-sum-halted = Partita sospesa
link-sum-over = Quindi tempo scaduto
link-sum-written = Registrato dal server
link-log-title = Registro della partita
link-log-lead = Tutto ciò che è accaduto, secondo l’orologio del server, e quanto tempo restava allora a ciascuno.
link-log-began = Inizio:
link-log-move = { $name } ha giocato { $move }.
link-log-offer-draw = { $name } ha offerto la patta.
link-log-accept-draw = { $name } ha accettato la patta.
link-log-resign = { $name } ha abbandonato.
link-log-ask-take-back = { $name } ha chiesto di riprendere una mossa.
link-log-allow-take-back = { $name } lo ha permesso.
link-log-time-out = { $name } ha finito il tempo.
link-log-extend = Un arbitro ha dato a { $name } { $span }.
link-log-wait = La partita ha atteso entrambi.
link-log-withdraw = La partita è stata ritirata.
link-log-stop = Un arbitro ha fermato la partita.
link-log-hold = Il torneo non era raggiungibile, gli orologi erano fermi.
link-log-go-on = La partita è ripresa.
link-log-adjudicate = Un arbitro ha deciso: { $outcome }
link-log-settle = Decisa nel torneo: { $outcome }
link-log-down = Nessun server ha funzionato dal { $since }. L’orologio è rimasto fermo fino a { $span }.
link-log-hash = Impronta della registrazione:
span-days = { $n } g
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
span-and = { $span } { $and }
link-needs-account = Per sfidare qualcuno, crea prima un account.
link-other-plays-enough = Il tuo avversario ha già { $most } partite in corso.
link-rated-other-no-player = L’account del tuo avversario non è più di un giocatore, quindi la partita non può essere valida per il rating.
link-own-time-chosen = Un altro tempo, scritto sotto
link-own-time = Altro tempo
link-own-time-hint = Vale al posto dell’elenco. 48+12/96h vuol dire 48 ore, 12 in più a ogni mossa, al massimo 96. 7+3 è dal vivo: 7 minuti, 3 secondi in più a ogni mossa.
link-own-time-shape = Scrivi le ore come 48+12/96h, una partita dal vivo come 7+3, o i giorni come 3d.
link-own-time-days = Scegli 1, 2, 3, 5, 7 o 14 giorni per mossa.
link-own-time-hours = Inizia con 1–720 ore, aggiungi al massimo 240 a ogni mossa; il massimo sia almeno l’inizio e non oltre 1440.
link-own-time-live = Inizia con 1–180 minuti e aggiungi al massimo 180 secondi a ogni mossa.
link-take-names = Togli i nomi
link-take-names-hint = I nomi scritti per questa partita spariscono, anche dalla registrazione. Non si può annullare.
link-take-names-surely = Togli
