### Ratings: pools, leaderboards, why they move.

ratings-title = Rating
ratings-lead = I rating cambiano alla chiusura di un torneo o alla fine di una partita per link valida per il rating. Chiunque può ricalcolarli dalle partite.
ratings-none = Non è ancora chiuso nessun torneo valido per il rating.
ratings-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
ratings-whole = Lista completa
ratings-recomputed = Ricalcolo in corso: { $percent } % fatto. Fino ad allora alcuni rating sono più vecchi delle partite.
ratings-older-rules = Alcuni rating seguono regole precedenti e per ora restano come sono. Sul server, “{ $command } --dry-run” mostra che cosa cambia con le regole attuali; “{ $command }” lo cambia e conserva la vecchia lista.
ratings-later = Queste liste sono lunghe. I loro rating seguono entro pochi minuti:
ratings-all-provisional = Ancora nessuna graduatoria: tutti i rating sono provvisori.
ratings-only-by-name = Questa lista ha più di 10.000 giocatori, quindi si filtra solo per nome. Com’era in un certo giorno lo dicono le liste pubblicate:
ratings-others-by-name = Ci sono più giocatori che pagine. Cerca gli altri per nome.
ratings-last = Ultimo periodo
ratings-last-played = Ultima partita
ratings-last-change = Ultima variazione
ratings-also = Altre liste:
ratings-show = Mostra
ratings-show-all = tutti
ratings-show-ranked = solo in graduatoria
ratings-since = Partite dal
ratings-on = Situazione al
ratings-filter = Mostra
ratings-as-of = Situazione a fine giornata: { $date }.
ratings-now = Lista attuale
next-link = Pronostico della prossima partita
next-game-title = Prossima partita
next-outcome = Se…
next-wins = vince { $name }
next-draw = Patta
next-even = Partita equilibrata: { $first } può aspettarsi { $number } punti a partita, { $points } su 100.
next-first-slight = Pronostico per { $first }: può aspettarsi { $number } punti a partita, { $points } su 100.
next-first-clear = Pronostico netto per { $first }: può aspettarsi { $number } punti a partita, { $points } su 100.
next-second-slight = Pronostico per { $second }: { $first } può aspettarsi { $number } punti a partita, { $points } su 100.
next-second-clear = Pronostico netto per { $second }: { $first } può aspettarsi { $number } punti a partita, { $points } su 100.
ratings-provisional-title = Rating provvisori
ratings-provisional-glicko = Fuori graduatoria finché la deviazione supera 110.
ratings-provisional-elo = Fuori graduatoria fino alla decima partita valida.
ratings-about-glicko2 = Rating ± deviazione secondo Glicko-2: 19 volte su 20 la forza reale sta entro due deviazioni.
ratings-about-glicko = Rating ± deviazione secondo Glicko: 19 volte su 20 la forza reale sta entro due deviazioni.
ratings-about-elo = Rating secondo Elo: una partita sposta un rating al massimo di K punti.
ratings-about-elo-fide = Rating secondo l’Elo FIDE: tabelle della FIDE, K in base a età, partite e forza.
ratings-provisional-elo-fide = Fuori graduatoria fino a cinque partite e a un rating di 1400.

pool-new-title = Nuova lista rating
pool-new-lead = Ogni gioco ha una lista Glicko-2 e una Elo. Un’altra lista valuta le stesse partite in un altro modo, dalla prima in poi.
pool-new-hint = Il sistema e le sue impostazioni non si possono cambiare dopo: i rating vengono calcolati subito e mostrati a tutti.
pool-systems = Sistemi
pool-family = Gioco
pool-own-name = Nome
pool-settings = Impostazioni
pool-k = K: punti in palio in una partita
pool-start = Rating di partenza
pool-deviation = Deviazione di partenza
pool-volatility = Volatilità di partenza
pool-tau = τ: quanto in fretta cambia la volatilità
pool-idle-from = Senza partite, una deviazione di
pool-idle-to = cresce fino a
pool-idle-days = dopo questo numero di giorni
pool-unrated-as = Quanto vale per un esordiente un avversario senza rating (vuoto: non conta)
pool-create = Crea lista rating
pool-no-system = Scegli un sistema.
pool-no-family = Scegli un gioco.
pool-no-name = Questo gioco ha già una lista con questo sistema. Dai un nome a questa.
pool-no-number = Inserisci un numero da { $least } a { $most }.
pool-idle = Senza partite la deviazione deve crescere.
pool-same-settings = { $pool }: questa lista valuta già le stesse partite nello stesso modo.
pool-same-name = { $pool }: questo nome è già in uso.

pool-settings-elo = K { $k }; tutti partono da { $start }.
pool-settings-elo-fide-as = Per gli esordienti, un avversario senza rating vale { $rating }.
pool-settings-elo-fide-not = Per gli esordienti, un avversario senza rating non conta.
pool-settings-glicko = Tutti partono da { $start } ± { $deviation }; senza partite una deviazione di { $from } cresce fino a { $to } in { $days } giorni.
pool-settings-glicko2 = τ { $tau }; tutti partono da { $start } ± { $deviation } con volatilità { $volatility }; senza partite una deviazione di { $from } cresce fino a { $to } in { $days } giorni.

family-gbg = Gioco delle perle di vetro
family-gbc = Glass Bead Challenge
family-gbc-hex = Glass Bead Challenge su esagoni
family-gbc-cairo = Glass Bead Challenge su tavolieri del Cairo
system-glicko2 = Glicko-2
system-elo = Elo
system-elo-fide = Elo FIDE
system-glicko = Glicko
system-glicko2-period = Glicko-2: un periodo di rating, come nell’articolo di Glickman. Non viene salvato nulla.
system-glicko-period = Glicko: un periodo di rating, come nell’articolo di Glickman. Non viene salvato nulla.
system-elo-period = Elo con K fisso: ogni partita si confronta con il rating che la precede. Non viene salvato nulla.
system-elo-fide-period = Elo FIDE, regole del 2024, per chi ha già un rating. Non viene salvato nulla.
pool-name = { $family }, { $way }
pool-way-named = { $name } ({ $system })

rating-provisional = provvisorio
rating-provisional-hint = Un punto interrogativo vuol dire provvisorio: troppo poche partite per un rating sicuro, o nessuna da troppo tempo.
rating-idle = Ultime partite valide: { $date }. Da allora la deviazione è cresciuta da { $left } a { $now }.
rating-games = { $count ->
    [one] 1 partita valida
   *[other] { $count } partite valide
}
rating-why = attesi { $expected } su { $games }, ottenuti { $scored }: { $change }
rating-why-elo = attesi { $expected } su { $games }, ottenuti { $scored }, K { $k }: { $change }
rating-short-rise = { rating-short-expected } Con { $scored } è andata meglio: il rating sale di { $points }.
rating-short-fall = { rating-short-expected } Con { $scored } è andata peggio: il rating scende di { $points }.
rating-short-level = { rating-short-expected } Con { $scored } è andata più o meno così: il rating resta uguale.
rating-short-expected = Punti attesi contro questi avversari: { $expected } in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
rating-history = { $pool }: storico, { $count ->
    [one] 1 periodo
   *[other] { $count } periodi
}
rating-history-newer = Periodi successivi
rating-history-older = Periodi precedenti
rating-chart-label = { $pool }, { $name }, { $count ->
    [one] 1 periodo
   *[other] { $count } periodi
}: da { $first } a { $last }. La tabella qui sotto li elenca.
rating-chart-stop = { $date }, { $period }: { $rating }, { $change }
rating-chart-stop-provisional = { $date }, { $period }: { $rating }, provvisorio, { $change }
rating-chart-written = { $date }: { $rating }, { $change }
rating-chart-legend = Linea tratteggiata, punti vuoti: provvisorio. Rombo: punto di partenza.
rating-chart-legend-band = Fascia: una deviazione in più e in meno; due volte su tre la forza reale è lì dentro. Linea tratteggiata, punti vuoti: provvisorio. Rombo: punto di partenza.

# How games moved a rating.
moved-g = g
moved-g-long = quanto dice la partita: meno, se il rating dell’avversario è incerto
moved-difference = Differenza
moved-difference-long = il proprio rating meno quello dell’avversario
moved-limited = { $difference }, conta { $counted }
moved-counted = Conta come
moved-counted-long = il rating con cui è stato contato l’avversario
moved-not-counted = non conta
moved-elo-moved = K { $k } × ({ $scored } − { $expected }) = { $gained }: { $before } → { $after }
moved-k-beginner = K è 40: finora meno di 30 partite contate.
moved-k-junior = K è 40: fino all’anno del diciottesimo compleanno, con un rating sotto 2300.
moved-k-strong = K è 10: il rating è di almeno 2400, o lo è stato.
moved-k-usual = K è 20.
moved-k-limited = K per { $games } partite può dare al massimo 700, quindi K è { $k }.
moved-fide-moved = K { $k } × ({ $scored } − { $expected }) = { $exact }, arrotondato { $gained }: { $before } → { $after }
moved-new-disregarded = Un primo evento senza nemmeno mezzo punto non conta.
moved-new-before = Raccolto in precedenza: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, somma degli avversari { $opponents }, punti { $score }.
moved-new-average = Media: (avversari { $opponents } + 2 × 1800) ÷ { $ratings } = { $average }
moved-new-share = Quota dei punti: ({ $score } + 1) ÷ { $ratings } = { $share }, a cui la tabella assegna { $difference }.
moved-new-published = { $average } { $difference } dà { $initial }: almeno cinque partite e almeno 1400, quindi questo è il rating.
moved-new-few = { $average } { $difference } dà { $initial }: non è ancora un rating, perché servono cinque partite e { $games ->
    [0] non ne conta nessuna
    [one] ne conta una
   *[other] ne contano { $games }
}.
moved-new-low = { $average } { $difference } dà { $initial }: non è un rating, perché i rating cominciano da 1400.
moved-glicko-widened = Il periodo allarga la deviazione: { $before } → { $after }
moved-glicko-information = Le partite danno Σ g² E (1 − E) = { $information }; quindi d = 1 ÷ (q √Σ) = { $d }
moved-glicko-deviation = Nuova deviazione: 1 ÷ √(1 ÷ { $before }² + 1 ÷ { $d }²) = { $after }
moved-glicko-moved = q × { $deviation }² × Σ g (ottenuti − E), cioè { $surprise }, = { $gained }: { $before } → { $after }
moved-glicko2-scale = Sulla scala di Glicko-2: μ = ({ $rating } − 1500) ÷ 173,7178 = { $mu }, φ = { $deviation } ÷ 173,7178 = { $phi }
moved-glicko2-v = v = 1 ÷ Σ g² E (1 − E) = { $v }; Σ g (ottenuti − E) = { $surprise }; Δ = v × Σ = { $delta }
moved-glicko2-volatility = Volatilità, trovata per iterazione: { $before } → { $after }
moved-glicko2-deviation = φ* = √(φ² + σ²) = { $star }; nuovo φ = 1 ÷ √(1 ÷ φ*² + 1 ÷ v) = { $phi }, cioè una deviazione di { $deviation }
moved-glicko2-moved = 173,7178 × { $phi }² × { $surprise } = { $gained }: { $before } → { $after }
moved-bounded-volatility = In una lista di rating la volatilità è al massimo { $most } prima che il rating si muova.
moved-bounded = Le liste di rating limitano quanto un periodo muove un rating. Si muove di { $gained }: { $before } → { $after }
moved-bounded-losses = Una sconfitta non alza mai un rating: { $games ->
    [one] 1 sconfitta che lo farebbe non conta
   *[other] { $games } sconfitte che lo farebbero non contano
} nel movimento.
moved-bounded-wins = Una vittoria non abbassa mai un rating: { $games ->
    [one] 1 vittoria che lo farebbe non conta
   *[other] { $games } vittorie che lo farebbero non contano
} nel movimento.
moved-bounded-up = Un periodo porta un rating al massimo { $points } punti sopra il proprio e quelli degli avversari battuti o con cui si è pattato.
moved-bounded-down = Un periodo porta un rating al massimo { $points } punti sotto il proprio e quelli degli avversari con cui si è perso o pattato.
moved-bounded-large = Poiché il movimento è grande, si calcola con la volatilità che ne deriva.

# The axis of a curve.
chart-month = { $month } { $year }

tournament-ratings-title = Rating
tournament-ratings-window = Rating · { $name }
tournament-corrected-title = Correzioni dopo la chiusura
tournament-corrected = Turno { $round }, tavolo { $board }: { $first } – { $second }, { $score }
tournament-corrected-why = { $when }: { $reason }
tournament-corrected-tag = corretto
tournament-ratings-link = Variazioni rating
tournament-ratings-none = Non si è giocata nessuna partita valida per il rating.
tournament-ratings-open = I rating cambiano alla chiusura del torneo.
tournament-ratings-draft = I rating cambiano quando il torneo viene pubblicato.
tournament-ratings-unrated = Questo torneo non è valido per il rating.
tournament-unpublished = non ancora pubblicato
period-tournament = { $event }, { $name }
period-named = { $history }: { $name }
period-dated = { $history }, chiusura { $date }

period-first = Primo periodo: prima non si sapeva nulla, quindi si comincia dal rating di partenza.
period-brought-along = Primo periodo qui, a partire da un rating iniziale.
period-idle = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} senza partite: la deviazione è cresciuta da { $from } a { $to }.
period-stored = Pubblicato, arrotondato ed entro i limiti della lista: { $before } → { $after }.
period-round = turno { $round }
period-where = Dove
period-working = Calcolo
period-no-working = Questa pagina non mostra tutte le partite da cui nasce il rating, quindi manca il calcolo.
period-beside = Altri periodi
period-earlier = Periodo precedente
period-later = Periodo seguente
period-to-tournament = al torneo
rating-pool = Lista rating
rating-none = senza rating
step-becomes = diventa

step-period = Periodo
step-undated = senza data
step-date = Chiusura
step-games = Partite
step-expected = Attesi
step-scored = Ottenuti
step-before = Prima
step-change = Variazione
step-after = Dopo
step-why = Perché

initial-title = Rating iniziali
initial-hint = Rating di altra provenienza con cui alcuni giocatori hanno cominciato qui, con la fonte.
initial-more = Questi sono gli ultimi rating iniziali registrati. Quelli degli altri giocatori sono nelle loro pagine.
initial-add = Aggiungi rating iniziali
initial-lead = In questa lista un giocatore parte da un rating di altra provenienza, qualunque partita sia venuta prima. Se lo correggi, tutto ciò che segue viene ricalcolato.
initial-one-title = Un giocatore
initial-correct-title = Correggi un rating iniziale
initial-list-title = Un elenco
initial-who = Giocatore
initial-deviation = Deviazione
initial-volatility = Volatilità (vuoto: quella di partenza)
initial-reached-2400 = Il rating è di almeno 2400, o lo è stato
initial-games = Numero di partite
initial-known-on = Rilevato il
initial-source = Fonte
initial-lines = Un giocatore per riga
initial-columns = nome; rating; partite; giorno come 2026-05-31
initial-columns-deviation = nome; rating; deviazione; partite; giorno come 2026-05-31
initial-record = Salva
initial-moves = { $count ->
    [one] Non è ancora salvato nulla: così cambia un rating.
   *[other] Non è ancora salvato nulla: così cambiano { $count } rating.
}
initial-moves-removal = { $count ->
    [one] Non è ancora rimosso nulla: così cambia un rating.
   *[other] Non è ancora rimosso nulla: così cambiano { $count } rating.
}
initial-moves-later = Non è ancora salvato nulla: così cambiano i rating di una lista lunga.
initial-move = Salva e cambia i rating
initial-move-removal = Rimuovi e cambia i rating
initial-move-not = Annulla
initial-take-back = Rimuovi
initial-taken-back = rimosso
initial-correct = correggi
initial-recorded = registrato da { $by }, { $date }
initial-words = Rating iniziale: { $rating } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, rilevato: { $date } ({ $source })
initial-words-deviation = Rating iniziale: { $rating } ± { $deviation } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, rilevato: { $date } ({ $source })
initial-overtaken = Qualcun altro ha appena registrato un rating iniziale per questo giocatore. Cercalo nell’elenco e correggilo.
initial-nobody = Scegli un giocatore.
initial-no-rating = Questa lista non ammette un rating del genere.
initial-no-deviation = Inserisci una deviazione da 30 a 350.
initial-no-volatility = Inserisci una volatilità fino a 0,1.
initial-no-games = Inserisci un numero intero di partite.
initial-no-day = Inserisci un giorno come 2026-05-31, non nel futuro.
initial-fields = La riga { $line } ha { $count ->
    [one] 1 campo
   *[other] { $count } campi
}, ma non quelli che servono.
initial-line = Riga { $line }: { $complaint }
initial-too-long = { $count } righe sono troppe: aggiungile un po’ alla volta.
initial-unknown = Nessun giocatore si chiama «{ $name }».
initial-several = Più giocatori si chiamano «{ $name }»: per indicarne uno, scrivi uno di questi: { $ids }.
initial-twice = «{ $name }» compare due volte nell’elenco.
initial-known = «{ $name }» ha già un rating iniziale: correggi quello.

## Unpublishing what is rated.

unrates = { $count ->
    [one] Cambia un rating, perché alcune partite valide non sono più pubblicate. Salva di nuovo per confermare.
   *[other] Cambiano { $count } rating, perché alcune partite valide non sono più pubblicate. Salva di nuovo per confermare.
}
unrates-later = Cambiano i rating di una lista lunga, perché alcune partite valide non sono più pubblicate. Salva di nuovo per confermare.
unrates-whose = Rating interessati
