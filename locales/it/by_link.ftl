### Games by link: challenges, the board, and how a game ends.

link-title = Partite per link
link-lead = Gioca con chi vuoi, dovunque siate, mossa per mossa. Il server conosce le regole, tiene gli orologi e scrive le mosse.
link-new = Nuova sfida
link-sign-in = Accedi per sfidare qualcuno
link-open = Sfide aperte
link-none-open = Nessuno aspetta un avversario.
link-pages = Pagine di sfide
link-newest = Sfide più recenti
link-older = Sfide precedenti
link-none-older = Non ci sono sfide precedenti.
link-running = Altre partite in corso
link-own-games = Le tue partite
link-running-all = Partite in corso
link-time-left = Tempo rimasto: { $left }
link-none-running = Nessuna partita in corso.
link-over = Le tue partite finite negli ultimi sette giorni
link-some-shown = Qui ci sono { $shown } partite su { $all }: le tue, quelle che aspettano l’arbitro e quelle con le mosse più recenti. Ogni tavoliere porta alla sua partita.
link-withdraw = Ritira
link-your-turn = Tocca a te
link-turn-of = Muove { $name }
link-new-title = Nuova sfida
link-new-lead = Scegli il gioco e il tempo. Ricevi un link: chi lo accetta per primo gioca con te.
link-time = Tempo
link-holidays = Giorni di vacanza per ciascuno, da 0 a 60
link-holidays-hint = Cominciano da soli quando il tuo tempo è finito. I giorni usati non tornano.
link-begins = Chi ha la prima mossa
link-begins-lot = Si sorteggia
link-begins-me = Io
link-begins-opponent = Il mio avversario
link-begins-choice = Il mio avversario sceglie il lato
link-challenger-begins = { $name } ha la prima mossa
link-taker-begins = chi accetta ha la prima mossa
link-taker-chooses = chi accetta sceglie il lato
link-lot-begins = la prima mossa si assegna per sorteggio
link-name = Il tuo nome
link-name-hint = Lo vede chiunque guardi la partita.
link-same-name = Anche l’altro giocatore si chiama così. Aggiungi qualcosa che vi distingua.
link-listed = Mostrala nell’elenco delle sfide aperte
link-make = Lancia la sfida
link-too-many = Hai { $most } sfide aperte. Prima ritirane una.
link-no-rules = Scegli un altro gioco. Di questo il server non conosce le regole.
link-holidays-none = Inserisci da 0 a 60 giorni di vacanza; in una partita in tempo reale, 0.
link-no-such-time = Scegli un tempo.
link-nobody-begins = Scegli chi ha la prima mossa.
link-made-heading = La tua sfida
link-made-lead = Manda questo link al tuo avversario, o fagli inquadrare il codice.
link-made-on = Alle partite
link-challenge-title = { $name } ti sfida
link-challenge-closed = Sfida
link-challenge-gone = Questa sfida non c’è più.
link-challenge-taken = Questa sfida è stata accettata.
link-challenge-withdrawn = Questa sfida è stata ritirata.
link-challenge-expired = Questa sfida è scaduta: nessuno l’ha accettata entro { $days } giorni.
link-challenge-own = Questa sfida è tua. Manda il link a qualcun altro.
link-challenge-own-listed = È nell’elenco delle sfide aperte. Chiunque può accettarla lì o con il suo link.
link-challenge-own-lost = Il link è stato mostrato una volta sola. Se l’hai perso, ritira la sfida e lanciane un’altra.
link-challenge-no-side = Scegli un lato.
link-how-to-play = Come si gioca
link-watch = Guarda la partita
link-side = Il tuo lato
link-side-first = { $side } (prima mossa)
link-take = Accetta la sfida
link-to-board = Al tavoliere
link-board = Tavoliere
link-moves = Mosse
link-no-moves = Nessuno ha ancora mosso.
link-back = { $plies ->
    [0] La posizione prima della prima mossa.
    [one] La posizione dopo 1 semimossa.
   *[other] La posizione dopo { $plies } semimosse.
}
link-back-now = Posizione attuale
link-send = Gioca
link-other-move = Scegli di nuovo
link-offer-draw = Offri la patta
link-ask-take-back = Chiedi di riprendere la mossa
link-draw-waits = Hai offerto la patta. L’offerta vale finché { $name } non muove.
link-take-back-waits = Hai chiesto di riprendere la mossa. { $name } non ha ancora risposto.
link-draw-offered = { $name } offre la patta.
link-take-back-asked = { $name } chiede di riprendere l’ultima mossa.
link-accept-draw = Accetta
link-allow-take-back = Consenti
link-decline = Per rifiutare, basta muovere.
link-only-moves-on = Gioca per me le mosse obbligate
link-only-moves-off = Gioco io le mosse obbligate
link-resign = Abbandona
link-settings = Impostazioni
link-doing = Che cosa puoi fare
link-only-moves-are-own = Le mosse obbligate le giochi tu.
link-only-moves-are-played = Le mosse obbligate vengono giocate per te.
link-sent-confirmed = Confermi ogni mossa prima dell’invio.
link-sent-at-once = Una mossa parte appena è completa.
link-seat-replaces = Un nuovo link scollega gli altri tuoi dispositivi.
link-resign-hint = Vince il tuo avversario. Non si può annullare.
link-resign-surely = Abbandona la partita
link-replay = Rivedi la partita
link-time-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
link-time-hours = { $start ->
    [one] 1 ora
   *[other] { $start } ore
}, { $increment } in più a ogni mossa, al massimo { $most }
link-time-live = in tempo reale: { $minutes } min + { $seconds } s a mossa
link-time-holidays = { $time }, { $days ->
    [one] 1 giorno di vacanza
   *[other] { $days } giorni di vacanza
} ciascuno
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
link-end-rules = Lo mostrano le mosse: giocata fino alla fine.
link-end-repetition = Lo mostrano le mosse: la stessa posizione per la terza volta.
link-end-too-long = Lo mostrano le mosse: la partita ha raggiunto la lunghezza massima.
link-end-time = Secondo l’orologio del server: { $name } ha esaurito il tempo.
link-end-never-moved = Secondo l’orologio del server: { $name } non ha mosso in tempo.
link-end-resigned = Deciso dal giocatore: { $name } ha abbandonato.
link-end-agreed = Deciso dai giocatori: la patta è stata offerta e accettata.
link-end-adjudicated = Ha deciso un arbitro.
link-stopped = Un arbitro ha fermato la partita. Gli orologi sono fermi.
link-halt-repetition = La stessa posizione per la terza volta: decide l’arbitro.
link-halt-too-long = La partita ha raggiunto la lunghezza massima: decide l’arbitro.
link-refused-done = È già stato fatto. Questa è la posizione attuale.
link-refused-over = La partita è finita.
link-refused-elsewhere = Il tavoliere è cambiato da quando hai aperto la pagina. Non è stato giocato niente: ricontrolla.
link-refused-time = Troppo tardi: il tempo era scaduto.
link-refused-turn = Non tocca a te.
link-refused-no-draws = Questo gioco non prevede la patta.
link-refused-asked = È già stato chiesto.
link-refused-nothing-asked = Questa richiesta non è più aperta.
link-refused-nothing-back = Non hai mosse da riprendere.
link-refused-took-back = In questa partita hai già ripreso una mossa.
link-refused-not-stopped = La partita non è ferma.
link-window-your-turn = Tocca a te · { $title }
link-made-once = Viene mostrato una volta sola. Se lo perdi, ritira la sfida e lanciane un’altra.
games-by-link = Gioca per link
link-lot = La prima mossa è stata assegnata per sorteggio (numero di sorteggio { $seed }).
link-seat-lone = Il tuo posto è salvato solo in questo browser. Prendi un link per conservarlo e per giocare su altri dispositivi.
link-seat-make = Ottieni link
link-seat-new = Nuovo link per il mio posto
link-seat-heading = Il tuo link
link-seat-lead = Conserva questo link: ti porta al tuo posto da qualsiasi dispositivo.
link-seat-once = Viene mostrato una volta sola. Un nuovo link lo sostituisce e scollega gli altri tuoi dispositivi.
link-seat-on = Al tavoliere
link-too-many-games = Hai { $most } partite in corso. Prima finiscine una.
link-challenge-no-cookies = Il tuo browser blocca i cookie e non può conservare il tuo posto. Consentili per questo sito e riprova.
link-clock-soon = Il tempo sta per scadere.
link-tournament = Partite per link
link-in-hall = Giocato in sala
link-next = Turno successivo
link-next-by-hand = Quando un arbitro lo pubblica
link-next-by-itself = Quando tutte le partite di un turno sono finite
link-next-at-once = Tutti i turni insieme
link-terms-hall = Questo torneo si gioca in sala.
link-draft = È una bozza: le partite cominciano quando viene pubblicata.
link-terms-lead = Le partite per link cominciano appena il turno è pubblicato, e i risultati valgono senza conferma. I giocatori hanno bisogno dei loro link personali.
link-terms-links = Distribuisci i link personali
link-terms-save = Salva
link-terms-no-rules = Il server non conosce le regole di questo gioco, quindi non si può giocare per link.
link-terms-pie = In questo torneo si usa la regola della torta, quindi non si può giocare per link.
link-terms-over = Il torneo è finito.
link-terms-begun = Sono già cominciate partite per link, quindi non si può tornare in sala.
link-terms-next = Scegli come comincia il turno successivo.
link-name-plain = { $name }
link-rulings = Arbitro
link-ruling-reason = Motivo
link-ruling-reason-hint = Resta nel registro.
link-ruling-stop = Ferma partita
link-ruling-go-on = Riprendi
link-ruling-seat = Giocatore
link-ruling-more = Più tempo
link-ruling-span = Quanto
link-ruling-clocks = Orologi
link-ruling-end = Fine della partita
link-ruling-extend = Più tempo
link-ruling-outcome = Risultato
link-ruling-choose = Scegli un risultato
link-ruling-adjudicate = Concludi partita
link-ruling-none = Scegli che cosa decidere.
link-ruling-minutes = Scegli quanto tempo.
link-your-move = Gioca: tocca a te
link-to-game = Alla partita
link-watch-all = Guarda le partite
link-refused-no-such-end = Questa partita non può finire così.
link-rate = Vale per il rating: conta nella lista delle partite per link, con il tuo nome di giocatore
link-rated-name = Giochi con il tuo nome di giocatore.
link-rated-no-player = Per le partite valide per il rating serve un account di giocatore confermato da un arbitro.
link-rated-enough = Negli ultimi { $days } giorni avete già iniziato insieme { $most } partite valide per il rating. Giocatene una che non vale.
family-by-link = { $family }, per link
history-by-link = Partite per link
link-moves-private = { $name } non mostra le mosse in pubblico.
link-rematch = Rivincita
link-rematch-asked = { $name } vuole la rivincita.
link-rematch-begin = Accetta la rivincita
link-rematch-waits = { $name } non ha ancora risposto.
link-rematch-on = Alla rivincita
link-rematch-late = Troppo tardi: la rivincita va chiesta e accettata entro { $days } giorni dalla partita.
link-delay = Ritardo per chi guarda
link-delay-plies = { $plies ->
    [0] Nessuno
    [one] 1 semimossa
   *[other] { $plies } semimosse
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
link-others-same-name = I due giocatori hanno lo stesso nome. Aggiungi qualcosa che li distingua.
link-others-make = Crea i link
link-others-heading = { $links ->
    [one] Il link del giocatore
   *[other] I link dei giocatori
}
link-others-made = { $links ->
    [one] Manda il link al giocatore, o fagli inquadrare il codice.
   *[other] Manda a ogni giocatore il suo link, o fagli inquadrare il codice.
}
link-others-once = { $links ->
    [one] Viene mostrato una volta sola. Se si perde prima che il giocatore lo apra, creane uno nuovo nell’elenco delle partite per link; quello vecchio smette di funzionare.
   *[other] Vengono mostrati una volta sola. Se uno si perde prima che il suo giocatore lo apra, creane di nuovi nell’elenco delle partite per link; quelli vecchi non ancora aperti smettono di funzionare.
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
link-told-until = scadenza: { $date }
link-told-late = chi guarda vede il tavoliere con { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
} di ritardo
link-too-many-waiting = Hai { $most } partite che aspettano i giocatori. Prima ritirane una.
link-too-many-blocked = Hai bloccato { $most } avversari. Prima sbloccane uno.
link-terms-format = L’impostazione «{ link-next }» non è compatibile con questa formula. Cambiala prima in «{ games-by-link }».
link-end-settled = Decisa nel torneo: un arbitro ha inserito il risultato, o qualcuno si è ritirato.
link-held = Il torneo ora non è raggiungibile. Gli orologi sono fermi; quando torna raggiungibile, la partita riprende da sola.
link-refused-stopped = Gli orologi sono fermi, quindi ora non si può giocare.
link-down = Durante questa mossa il server è rimasto fermo per { $span }. L’orologio si è fermato per lo stesso tempo.
link-sum = Come è stato contato il tempo
link-sum-began = Inizio della mossa
link-sum-had = Tempo rimasto allora
link-sum-holidays = Vacanze rimaste allora
link-sum-given = Concesso da un arbitro
link-sum-down = Server fermo, orologio fermo
link-sum-halted = Partita ferma
link-sum-over = Tempo scaduto
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
link-log-time-out = { $name } ha esaurito il tempo.
link-log-extend = Un arbitro ha dato a { $name } altro tempo: { $span }.
link-log-wait = La partita ha atteso entrambi.
link-log-withdraw = La partita è stata ritirata.
link-log-stop = Un arbitro ha fermato la partita.
link-log-hold = Il torneo non era raggiungibile, gli orologi erano fermi.
link-log-go-on = La partita è ripresa.
link-log-adjudicate = Un arbitro ha deciso: { $outcome }
link-log-settle = Decisa nel torneo: { $outcome }
link-log-down = Server fermo da: { $since }. L’orologio è rimasto fermo per { $span } al massimo.
link-log-hash = Hash della notazione:
span-days = { $n } g
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
span-and = { $span } { $and }
link-needs-account = Per sfidare qualcuno, crea prima un account.
link-other-plays-enough = Il tuo avversario ha già { $most } partite in corso.
link-rated-other-no-player = L’account del tuo avversario non appartiene più a nessun giocatore, quindi la partita non può valere per il rating.
link-own-time-chosen = Tempo personalizzato, inserito sotto
link-own-time = Tempo personalizzato
link-own-time-hint = Vale al posto dell’elenco. 48+12/96h vuol dire 48 ore, 12 in più a ogni mossa, al massimo 96. 7+3 è in tempo reale: 7 minuti, 3 secondi in più a ogni mossa.
link-own-time-shape = Scrivi le ore come 48+12/96h, una partita in tempo reale come 7+3, o i giorni come 3d.
link-own-time-days = Scegli 1, 2, 3, 5, 7 o 14 giorni per mossa.
link-own-time-hours = Inserisci da 1 a 720 ore all’inizio, fino a 240 in più a ogni mossa e un massimo compreso tra le ore iniziali e 1440.
link-own-time-live = Inizia con 1–180 minuti e aggiungi al massimo 180 secondi a ogni mossa.
link-take-names = Rimuovi i nomi
link-take-names-hint = Rimuove i nomi inseriti per questa partita, anche dalla notazione. Non si può annullare.
link-take-names-surely = Rimuovi
