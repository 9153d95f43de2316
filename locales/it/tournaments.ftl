### Tournaments.

tabs-label = Torneo
tab-overview = Panoramica
tab-entries = Giocatori
tab-rounds = Turni
tab-standings = Classifica
tab-crosstable = Tabellone
tab-games = Partite

format-round-robin = Girone all’italiana
format-double-round-robin = Girone doppio
format-swiss = Sistema svizzero
format-swiss-rounds = Sistema svizzero, { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}
format-swiss-baku = Sistema svizzero, { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}, accelerazione Baku
acceleration-none = nessuna
acceleration-baku = Baku: punti virtuali per la metà superiore
stage-entry = iscrizioni aperte
stage-running = in corso
stage-cancelled = annullato
stage-closed = concluso

game-glass-bead-game = Gioco delle perle di vetro 2×{ $pits }
game-glass-bead-challenge = Glass Bead Challenge { $side }×{ $side }
game-glass-bead-challenge-hexagons = Glass Bead Challenge su esagoni, lato { $side }
game-glass-bead-challenge-cairo = Glass Bead Challenge sul tavoliere del Cairo { $side }×{ $side }
game-drop-unowned = { $game }, perle solo su caselle di nessuno
game-stakes = { $game }, poste di Blu: { $squares }
game-komi = { $game }, komi { $komi } per Blu
game-bohnenspiel = Bohnenspiel
game-oware = Oware
game-result-only = { $name }
game-tie-emptied = { $game }, a pari punti vince il lato senza perle

rated = vale per il rating
unrated = non vale per il rating
points-of-results = { $points } per vittoria, patta, sconfitta
players-count = { $count ->
    [0] ancora nessun giocatore
    [one] 1 giocatore
   *[other] { $count } giocatori
}
rounds-count = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
progress = { $done ->
    [one] 1 risultato su { $all }
   *[other] { $done } risultati su { $all }
}

tournaments-title = Tornei
tournaments-none = Ancora nessun torneo.
tournament-new = Nuovo torneo
tournament-new-title = Nuovo torneo
tournament-create = Crea torneo
tournament-edit = Modifica torneo
tournament-edit-title = Modifica torneo
tournament-name = Nome
tournament-game = Gioco
game-search = Trova un gioco
game-search-hint = Cerca tra i giochi
game-other = Altro gioco
game-other-about = Solo risultati e rating
game-other-name = Nome del gioco
tournament-code = Codice per i file e la riga di comando:
details-title = Dettagli

about-gbg = Semina perle, cattura gemme.
about-gbc = Conquista caselle con perle che non si muovono mai.
about-bohnenspiel = Semina e cattura fagioli a due, quattro e sei.
about-oware = Semina e cattura semi a due e a tre.
parameter-board = Tavoliere
parameter-tie = A pari punti
parameter-drop = Nuove perle
parameter-stakes = Poste di Blu
parameter-stakes-hint = Come c3+f6, su un tavoliere del Cairo b3t+c3l. Di solito nessuna.
parameter-komi = Komi per Blu
parameter-komi-hint = Punti, come 3½. Di solito nessuno.
size-pits = 2×{ $pits }
size-pits-inventor = 2×{ $pits } (originale)
size-pits-tournament = 2×{ $pits } (Rodeffer)
size-squares = { $side }×{ $side }
size-squares-tournament = { $side }×{ $side }, per tornei
size-hexagons = esagoni, lato { $side }
size-cairo = Cairo { $side }×{ $side }
tie-loses = Perde il lato senza perle
tie-wins = Vince il lato senza perle
drop-not-opponents = non sulle caselle dell’avversario
drop-unowned = solo sulle caselle di nessuno
tournament-format = Formula
tournament-swiss = Sistema svizzero
tournament-rounds = Turni
tournament-acceleration = Accelerazione
tournament-bye = Punti per un bye
tournament-swiss-hint = Il numero di turni può cambiare finché non è abbinato l’ultimo. Se lasci vuoto il bye, vale come una vittoria.
tournament-points = Punti
tournament-win = Vittoria
tournament-draw = Patta
tournament-loss = Sconfitta
tournament-rated = Rating
tournament-settled = Il torneo è iniziato: puoi cambiare solo il nome. Il resto è fissato:
tournament-settled-rounds = Il torneo è iniziato: puoi cambiare solo il nome e il numero di turni. Il resto è fissato:
tournament-pie = Regola della torta
tournament-no-such-pie = Scegli una regola della torta, oppure nessuna.
tournament-no-such-format = Scegli una formula.
tournament-tie-breaks = Spareggi
tournament-tie-breaks-hint = Puoi cambiarli più tardi.
tournament-no-such-tie-breaks = Scegli una lista di spareggi.
tournament-rated-or-not = Scegli se il torneo è valido per il rating.
acceleration-points = Con l’accelerazione Baku una vittoria deve valere due patte e una sconfitta nulla.
tournament-no-such-acceleration = Scegli un’accelerazione, oppure nessuna.
rounds-not-a-number = Scrivi un numero di turni da 1 a { $max }.
rounds-below-paired = { $paired ->
    [one] 1 turno è già abbinato: non possono essere di meno.
   *[other] { $paired } turni sono già abbinati: non possono essere di meno.
}
rounds-fixed = Il numero di turni non può più cambiare.
presets-title = Modelli
preset-gbg-6-swiss = Gioco delle perle di vetro 2×6, sistema svizzero, 5 turni
preset-gbg-6 = Gioco delle perle di vetro 2×6, girone all’italiana
preset-gbg-5 = Gioco delle perle di vetro 2×5, girone all’italiana
preset-gbg-6-double = Gioco delle perle di vetro 2×6, girone doppio
preset-gbc-9 = Glass Bead Challenge 9×9, girone all’italiana
preset-gbc-hex5 = Glass Bead Challenge su esagoni, lato 5, girone all’italiana
preset-gbc-cairo5 = Glass Bead Challenge sul tavoliere del Cairo 5×5, girone all’italiana

spec-unknown-game = Qui nessun gioco si chiama «{ $name }», solo: { $families }. Per ogni altro gioco scrivi result-only: davanti al nome; i risultati contano, le mosse non si verificano.
spec-missing-size = Manca la misura. Aggiungila dopo i due punti, come in gbg:6 o gbc:9. Misure possibili: { $sizes }.
size-missing = Scegli un tavoliere.
spec-size = «{ $given }» non è una misura di questo gioco. Misure possibili: { $sizes }.
spec-name-length = Un nome ha da 1 a { $most } caratteri; questo ne ha { $given }.
spec-name-letter = Il nome di un gioco non può contenere «{ $letter }».
spec-result-only = Magister non conosce le regole di questo gioco: conserva solo i risultati.
spec-unknown-option = «{ $option }» non è un’opzione di questo gioco. Opzioni: { $expected }.
spec-option-twice = L’opzione { $name } compare due volte.
spec-stake = «{ $given }» non è una casella di un tavoliere { $side }×{ $side }. Scrivi le poste come in c3+f6.
spec-stake-cell = «{ $given }» non è una casella di questo tavoliere ({ $board }). Scrivi le poste come in c3+f6, su un tavoliere del Cairo come in b3t+c3l.
spec-stake-twice = { $square } compare due volte tra le poste.
spec-all-staked = Tutte le caselle sono poste. Lasciane almeno una da giocare.
spec-all-cells-staked = { spec-all-staked }
spec-komi = «{ $given }» non è un komi. Usa un numero intero o con un mezzo, da 0.5 a { $most }, come 3.5.
spec-no-parameters = «{ $family }» ha una sola misura e nessuna opzione. Togli i due punti e «{ $given }».
spec-not-canonical = Scrivilo così: { $canonical }.
points-not-a-number = Scrivi i punti come 1, ½, 0.5 o 0,5.
points-too-large = Questi punti sono troppi.
points-too-many = { $points } punti sono troppi per una partita. Usane al massimo { $max }.
points-draw-not-below-win = Una patta ({ $draw }) deve valere meno di una vittoria ({ $win }).
points-draws-above-win = Due patte ({ $draw } ciascuna) non possono valere più di una vittoria ({ $win }) e una sconfitta ({ $loss }).
points-bye-above-win = Un bye ({ $bye }) non può valere più di una vittoria ({ $win }).
points-loss-above-draw = Una sconfitta ({ $loss }) non può valere più di una patta ({ $draw }).

draft-advice = Bozza: solo lo staff vede questo evento.
draft-publish = Pubblica evento

about-title = Informazioni
fact-game = Gioco
fact-pie = Regola della torta
fact-format = Formula
fact-players = Giocatori
fact-results = Risultati
fact-rounds = Turni
fact-points = Punti
fact-opening = Primo turno
fact-bye = Bye
opening-first = i numeri dispari hanno la prima mossa
opening-second = i numeri dispari hanno la seconda mossa
opening-first-drawn = i numeri dispari hanno la prima mossa, per sorteggio
opening-second-drawn = i numeri dispari hanno la seconda mossa, per sorteggio
opening-seed = Sorteggio fatto con il seme { $seed }.
fact-rated = Rating
fact-tie-breaks = Spareggi
fact-tie-breaks-by = { $names }. { $edition }
fact-tie-breaks-more = { $names } · { $name }
fact-tie-breaks-of = { $names }

# Names is a list; several share the first place.
winner = { $count ->
    [one] Vince: { $names }
   *[other] Primo posto condiviso: { $names }
}

next-title = Prossimo passo
next-enter = Aggiungi almeno due giocatori.
next-enter-link = Aggiungi giocatori
next-start = Gli iscritti sono { $players }. Aggiungine altri, oppure avvia quando ci sono tutti.
next-by-link = Il turno { $round } si gioca per link. Ogni risultato vale appena la partita è finita.
next-results = Registra i risultati del turno { $round }.
next-results-link = Registra risultati
next-pair = { $round ->
    [1] Abbina il turno 1.
   *[other] Ci sono tutti i risultati. Abbina il turno { $round }.
}
next-pair-link = Abbina turno { $round }
next-close = Ci sono tutti i risultati. Controlla la classifica, poi chiudi il torneo.
next-close-rated = Ci sono tutti i risultati. Controlla la classifica, poi chiudi il torneo: le partite entrano nel rating.
next-close-link = Chiudi torneo

unstart-link = Annulla avvio
unstart-heading = Annulla avvio
unstart-lead = Tutti restano iscritti e puoi di nuovo aggiungere e rimuovere giocatori. Il prossimo avvio sorteggia di nuovo abbinamenti e numeri. Il registro conserva quelli vecchi.
unstart-submit = Annulla avvio
unstart-not-started = Il torneo non è iniziato.
unstart-closed = Il torneo è chiuso. Prima riaprilo.
unstart-published = Il turno { $last } è pubblicato. Prima ritiralo dalla pubblicazione.
unstart-results = { $count ->
    [one] Una partita ha un risultato. Prima rimuovilo.
   *[other] { $count } partite hanno un risultato. Prima rimuovili.
}
unstart-results-link = Turno { $round }, tavolo { $board }

visibility-tournament-published = Come l’evento
visibility-tournament-draft = Bozza: solo lo staff vede questo torneo

start-title = Avvio
start-forecast = { $players } giocatori: { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Dopo l’avvio non puoi aggiungere nessuno, e chi se ne va risulta ritirato.
start-forecast-swiss = { $players } giocatori. Ogni turno si abbina dopo il precedente; chi arriva tardi può ancora entrare.
start-usual-rounds = Giocatori: { $players }. Turni consigliati: { $rounds }; massimo senza incontrarsi due volte: { $most }. Puoi cambiare il numero finché non è abbinato l’ultimo turno.
start-submit = Avvia torneo
start-numbering = Numeri di abbinamento
numbering-lot = Per sorteggio
numbering-rating = Per rating, dal più alto
numbering-entered = In ordine di iscrizione
start-again = Il torneo è già iniziato.
start-too-few = { $players ->
    [0] Non ci sono ancora giocatori. Aggiungine almeno due.
    [one] C’è un solo giocatore. Aggiungine almeno un altro.
   *[other] { $players } giocatori sono troppo pochi per iniziare.
}
start-too-many = { $players } giocatori giocherebbero { $rounds } turni. Un girone all’italiana ha al massimo 100 giocatori: dividilo in più tornei, come gruppi.
start-too-many-for-swiss = { $players } giocatori sono troppi per un solo torneo svizzero.
start-too-many-rounds = { $players } giocatori possono giocare { $most ->
    [one] 1 turno
   *[other] { $most } turni
} senza incontrarsi due volte; { $rounds } sono troppi.
start-numbering-missing = Scegli come assegnare i numeri di abbinamento.
start-changed = I giocatori sono cambiati: ora { $players ->
    [one] c’è 1 iscritto
   *[other] ci sono { $players } iscritti
}. Controllali, poi avvia di nuovo.
glance-replay = Rivedi
glance-boards = Tutti i tavoli
