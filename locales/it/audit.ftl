### The audit log: who did what, in one sentence each.

audit-title = Registro
audit-lead = Tutte le modifiche fatte qui, dalla più recente. Da questo elenco non si toglie mai nulla.
audit-empty = Nessuna operazione da mostrare.
audit-tournament = Torneo
audit-area = Tipo
audit-actor = Autore
audit-show = Mostra
audit-all-tournaments = Tutti i tornei
audit-all-areas = Tutti i tipi
audit-all-actors = Tutti
audit-area-setup = Preparazione
audit-area-entries = Giocatori
audit-area-pairings = Abbinamenti
audit-area-results = Risultati
audit-area-ratings = Rating
audit-area-accounts = Account e ruoli
audit-area-log = Registro
audit-details = Dettagli
audit-field = Campo
audit-before = Prima
audit-after = Dopo
audit-position = Posizione
audit-hash = Hash
audit-pages = Pagine
audit-newest = Più recenti
audit-older = Precedenti
audit-more = Altre voci: { $count }.

audit-by-role = { $name }, { $role }
# Somebody signed in by a one-time code on a borrowed device.
audit-by-code = { $name }, { $role }, con codice
audit-by-token = { $name }, { $role }, con token
audit-by = { $via }
audit-via-page = pagina
audit-via-code = codice di accesso
audit-via-shell = riga di comando
audit-via-program = server
audit-via-link = link personale
audit-via-tablet = tablet
audit-via-token = token
audit-visitor = visitatore

audit-value = { $value }
audit-nothing = –
audit-erased = cancellato
audit-published = pubblicato
audit-unrated = senza rating
audit-round = turno { $round }
audit-board = tavolo { $board } del turno { $round }
audit-player-gone = un giocatore eliminato
audit-tournament-gone = (torneo eliminato)
audit-event-gone = (evento eliminato)
audit-account-gone = (account eliminato)
audit-pool-gone = (lista rating eliminata)
audit-site = il sito

audit-account-added = Account { $account } creato, livello: { $rank }.
audit-password-changed = Password di { $account } cambiata.
audit-account-disabled = Account { $account } disattivato.
audit-account-enabled = Account { $account } riattivato.
audit-sessions-ended = { $sessions ->
    [one] Una sessione di { $account } terminata.
   *[other] { $sessions } sessioni di { $account } terminate.
}
audit-rank-changed = Livello di { $account } cambiato: prima { $before }, ora { $after }.
audit-role-given = Ruolo di { $account } impostato: { $role }.
audit-role-taken = Ruolo di { $account } rimosso.
audit-code-made = { $account } ha creato un codice di accesso per il ruolo { $role }.
audit-code-used = Codice di accesso di { $account } usato per il ruolo { $role }: { $browser }.
audit-code-session-ended = Terminato l’accesso di un dispositivo che { $account } aveva autorizzato con un codice (ruolo { $role }).

audit-event-added = Evento { $event } creato.
audit-event-changed = Evento modificato.
audit-event-published = Evento pubblicato.
audit-event-hidden = Evento riportato in bozza.
audit-event-imported = Evento { $event } importato da un file con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}.
audit-extension-removed = Dati «{ $extension }» di un altro programma rimossi.
audit-paper-changed = Formato della carta cambiato: prima { $before }, ora { $after }.
audit-tournament-added = Torneo { $tournament } creato.
audit-tournament-imported = Torneo { $tournament } importato con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}.
audit-tournament-changed = Torneo { $tournament } modificato.
audit-tie-breaks-changed = Spareggi di { $tournament } cambiati.
audit-schedule-changed = Programma di { $tournament } cambiato.
audit-boards-changed = Tavoli di { $tournament } cambiati.
audit-rounds-silenced = Risultati di { $tournament } tenuti riservati dal turno { $round } in poi.
audit-results-announced = Risultati di { $tournament } annunciati dal turno { $round } in poi.
audit-clock-started = Orologio avviato a { $left }: { $tournament }, { $round }.
audit-clock-paused = Orologio in pausa a { $left }: { $tournament }, { $round }.
audit-clock-reset = Orologio azzerato ({ $left }): { $tournament }, { $round }.
audit-round-length-changed = Durata cambiata da { $before } a { $after } minuti: { $tournament }, { $round }.
audit-time-added = Tempo aggiunto ({ $minutes } min): { $tournament }, { $board }.
audit-time-removed = Tempo tolto ({ $minutes } min): { $tournament }, { $board }.
audit-screen-added = Schermo { $screen } aggiunto.
audit-screen-changed = Contenuto dello schermo { $screen } cambiato.
audit-screen-changed-of = Contenuto dello schermo { $screen } cambiato per { $tournament }.
audit-notice-shown = Avviso mostrato in sala.
audit-notice-removed = Avviso in sala tolto.
audit-line-board = { $player }: tavolo { $board }
audit-line-no-board = { $player }: nessun tavolo fisso
audit-field-numbered = Nuova numerazione
audit-tournament-started = Torneo { $tournament } avviato con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}.
audit-deleted = Eliminazione: { $kind } { $name }.
audit-restored = Ripristino: { $kind } { $name }.
audit-archived = Archiviazione: { $kind } { $name }.
audit-unarchived = Ripristino dall’archivio: { $kind } { $name }.
audit-tournament-cancelled = Torneo { $tournament } annullato: { $reason }
audit-tournament-unstarted = Avvio di { $tournament } annullato.
audit-tournament-closed = Torneo { $tournament } chiuso.
audit-tournament-reopened = Torneo { $tournament } riaperto.

audit-numbers-changed = Numeri di partenza di { $tournament } cambiati.
audit-player-entered = { $player }: iscrizione a { $tournament }.
audit-players-entered = { $players } giocatori iscritti a { $tournament }.
audit-entry-changed = Iscrizione di { $player } a { $tournament } modificata.
audit-entry-removed = Iscrizione di { $player } a { $tournament } rimossa.
audit-player-changed = Dati di { $player } modificati.
audit-players-merged = Doppione unito: { $merged } diventa { $kept }.
audit-players-unmerged = Unione annullata: { $merged } e { $kept }.
audit-withdrawn = Ritiro di { $player } dal turno { $round } in poi: { $tournament }.
audit-returned = Rientro di { $player } dal turno { $round } in poi: { $tournament }.

audit-byes-given = { $player } riceve un { $bye } in { $tournament }, { $count ->
    [one] turno
   *[other] turni
} { $rounds }.
audit-byes-taken = Bye di { $player } in { $tournament } rimosso, { $count ->
    [one] turno
   *[other] turni
} { $rounds }.
audit-bye-pairing-allocated = bye assegnato dall’abbinamento
audit-bye-full-point = bye da un punto
audit-bye-half-point = bye da mezzo punto
audit-bye-zero-point = bye a zero punti
audit-bye-free = turno di riposo
audit-meeting-forbidden = Abbinamento da evitare in { $tournament }: { $players }.
audit-meeting-allowed = Abbinamento di nuovo permesso in { $tournament }: { $players }.
audit-draft-swap = Scambio nella bozza del turno { $round } di { $tournament }: { $players }.
audit-draft-fix = Abbinamento a mano nella bozza del turno { $round } di { $tournament }: { $players }.
audit-draft-forbid = Abbinamento escluso nella bozza del turno { $round } di { $tournament }: { $players }.
audit-draft-turn = Lati scambiati nella bozza del turno { $round } di { $tournament }: { $players }.
audit-draft-bye = Bye dato nella bozza del turno { $round } di { $tournament }: { $players }.
audit-draft-removed = Modifica rimossa dalla bozza del turno { $round } di { $tournament }: { $players }.
audit-round-published = Abbinamenti pubblicati: { $tournament }, { $round }, { $boards ->
    [one] un tavolo
   *[other] { $boards } tavoli
}.
audit-paired-late = Due giocatori senza partita abbinati in ritardo: { $tournament }, { $board }.
audit-round-unpublished = Turno { $round } di { $tournament } ritirato dalla pubblicazione.

audit-pie-offered = { $player } ha proposto { $game }: { $tournament }, { $board }.
audit-pie-chosen-first = L’avversario ha scelto la prima mossa: { $tournament }, { $board }.
audit-pie-chosen-second = L’avversario ha scelto la seconda mossa: { $tournament }, { $board }.
audit-game-adjourned = Partita sospesa: { $tournament }, { $board }.
audit-games-adjourned = { $games } partite sospese.
audit-adjournment-ended = Partita ripresa: { $tournament }, { $board }.
audit-link-made = Link personale creato per { $player }.
audit-token-made = Token di accesso creato per { $tournament }: { $name }, scadenza { $day }.
audit-token-revoked = Token di accesso revocato per { $tournament }: { $name }.
audit-link-ended = Link personale di { $player } revocato.
audit-tablet-link-made = Link per tablet creato per { $tournament }.
audit-publicity-chosen = Salvata la scelta di { $player } su che cosa è pubblico.
audit-publicity-forgotten = Rimossa la scelta di { $player } su che cosa è pubblico.
audit-tablet-link-ended = Link per tablet di { $tournament } revocato.
audit-handed-in = { $player } ha consegnato un risultato: { $tournament }, { $board }, { $score }.
audit-handed-in-by-tablet = Risultato consegnato da un tablet: { $tournament }, { $board }, { $score }.
audit-submission-confirmed = { $player } ha confermato il risultato: { $tournament }, { $board }.
audit-result-kept = Consegna tardiva esaminata, risultato mantenuto: { $tournament }, { $board }.
audit-submission-disputed = { $player } ha contestato il risultato: { $tournament }, { $board }.
audit-arbiter-called = { $player } ha chiamato l’arbitro: { $place }.
audit-arbiter-called-by-tablet = Un tablet ha chiamato l’arbitro: { $place }.
audit-call-ended = Chiamata di { $player } risolta: { $place }.
audit-call-ended-by-tablet = Chiamata da un tablet risolta: { $place }.
audit-call-reopened = Chiamata di { $player } riaperta: { $place }.
audit-call-reopened-by-tablet = Chiamata da un tablet riaperta: { $place }.
audit-checked-in = Presenza di { $player } segnata per il turno { $round } di { $tournament }.
audit-check-in-undone = Presenza di { $player } annullata per il turno { $round } di { $tournament }.
audit-check-in-opened = Presenze aperte per il turno { $round } di { $tournament }.
audit-check-in-closed = Presenze chiuse per il turno { $round } di { $tournament }: presenti { $here }, assenti { $missing }.
audit-allowances-changed = Cambiato che cosa i giocatori di { $tournament } possono fare da soli.
audit-yes = sì
audit-no = no
audit-policy-changed = { $tournament }: dal turno { $round } in poi un risultato vale con questa regola: { $policy }
audit-field-policy-before = Prima
audit-result-entered = Risultato registrato: { $tournament }, { $board }, { $score }.
audit-result-corrected = Risultato corretto: { $tournament }, { $board }, prima { $before }, ora { $after }.
audit-result-removed = Risultato rimosso: { $tournament }, { $board }.
audit-game-added = Partita { $game } aggiunta.
audit-challenge-made = Sfida { $number } lanciata: { $game }.
audit-challenge-withdrawn = Sfida { $number } ritirata.
audit-link-game-relinked = Per la partita per link { $game } sono stati creati nuovi link.
audit-link-seat-relinked = È stato creato un nuovo link per { $seat } nella partita per link { $game }.
audit-link-seat-of = { $seat ->
    [second] il secondo giocatore
   *[first] il primo giocatore
}
audit-link-game-withdrawn = Partita per link { $game } ritirata prima di iniziare.
audit-link-game-begun = Partita per link { $number } iniziata: { $game }.
audit-link-game-ended = Partita per link { $game } finita dopo { $plies } semimosse: { $outcome }, { $ending }.
audit-link-game-rated = La partita per link { $game } tra { $first } e { $second } è stata contata per il rating.
audit-link-game-extended = Un arbitro ha dato { $span } in più { $seat } nella partita per link { $game }. Motivo: { $reason }
audit-link-seat = { $seat ->
    [second] al secondo giocatore
   *[first] al primo giocatore
}
audit-link-game-stopped = Un arbitro ha fermato la partita per link { $game }. Motivo: { $reason }
audit-link-game-went-on = Un arbitro ha fatto riprendere la partita per link { $game }. Motivo: { $reason }
audit-link-game-adjudicated = Un arbitro ha concluso la partita per link { $game }: { $outcome }. Motivo: { $reason }
audit-link-outcome = { $outcome ->
    [first] ha vinto il primo giocatore
    [second] ha vinto il secondo giocatore
    [draw] patta
    [neither] hanno perso entrambi
   *[open] senza risultato
}
audit-link-game-names-taken = I nomi sono stati rimossi dalla partita per link { $game }. Motivo: { $reason }
audit-link-terms-changed = Impostazioni delle partite per link modificate: { $tournament }.

audit-history-imported = Partite di { $file } importate per { $game }.
audit-history-forgotten = Partite di { $file } rimosse per { $game }.
audit-ratings-renewed = Rating di { $game } ricalcolati con la versione { $version } delle regole.
audit-ledgers-recomputed = { $lists ->
    [0] Tutti i rating ricalcolati con la versione { $version } delle regole; nessuno è cambiato.
    [one] Tutti i rating ricalcolati con la versione { $version } delle regole; una lista è cambiata.
   *[other] Tutti i rating ricalcolati con la versione { $version } delle regole; { $lists } liste sono cambiate.
}
audit-ratings-recomputed = Rating ricalcolati: { $pool }.
audit-pool-added = Lista rating { $pool } creata.
audit-list-published = Lista { $number } di { $pool } pubblicata, data di riferimento: { $day }.
audit-initial-recorded = { $players ->
    [one] Un rating iniziale registrato in { $pool }.
   *[other] { $players } rating iniziali registrati in { $pool }.
}
audit-heads-taken = { $logs ->
    [one] Annotato l’ultimo hash di un altro registro.
   *[other] Annotati gli ultimi hash di altri { $logs } registri.
}
audit-rows-taken-in = Dopo un aggiornamento { $rows ->
    [one] è stata annotata nel registro una riga così come trovata.
   *[other] sono state annotate nel registro { $rows } righe così come trovate.
}{ $altered ->
    [0] { "" }
    [one] { " " }Una riga era già diversa dal registro.
   *[other] { " " }{ $altered } righe erano già diverse dal registro.
}
audit-backup-made = Copia di sicurezza { $file } creata.
audit-backup-downloaded = Copia di sicurezza { $file } scaricata.
audit-backup-restored = Copia di sicurezza ripristinata: { $moment }.
audit-unread = Un’operazione di una versione precedente, che questa versione non sa leggere: { $act }.

audit-line = { $what }
audit-line-recomputed-kept = { $pool }: { $players ->
    [one] un rating cambiato
   *[other] { $players } rating cambiati
}; la lista { $number } conserva i vecchi rating.
audit-line-recomputed = { $pool }: { $players ->
    [one] un rating cambiato.
   *[other] { $players } rating cambiati.
}
audit-line-erased-again = { $players ->
    [0] Nessun dato di giocatori cancellato di nuovo.
    [one] Dati di un giocatore cancellati di nuovo.
   *[other] Dati di { $players } giocatori cancellati di nuovo.
}
audit-line-access-ended = { $count ->
    [0] Nessuna sessione e nessun link terminati.
    [one] Una sessione o un link terminati.
   *[other] { $count } sessioni e link terminati.
}
audit-line-players = Giocatori: { $players }
audit-line-number = { $number }. { $player }
audit-line-pairing = Tavolo { $board }: { $first } – { $second }
audit-line-bye = { $player }: { $bye }
audit-line-rated = { $player }, { $rating }
audit-line-moved = { $player }: { $before } → { $after } ({ $pool })
audit-line-later = Rating che sono seguiti: { $pool }
audit-line-initial = { $player }: { $rating } ({ $source })
audit-line-head = { $log }, posizione { $position }: { $hash }
audit-ending = { $how }, { $first }–{ $second }
audit-proven = verificato
audit-day-time = { $date }, { $time }
audit-bye-before = Prima, turno { $round }
audit-rounds-from-to = da { $first } a { $last }

audit-field-visibility = Visibilità
audit-field-days = Giorni
audit-field-address = Indirizzo per i codici
audit-field-round = Turno { $round }
audit-field-rounds = Turni
audit-field-acceleration = Accelerazione
audit-field-points = Punti
audit-field-bye = Punti per un bye
audit-field-rated = Rating
audit-field-pie = Regola della torta
audit-field-tie-breaks = Spareggi
audit-field-edition = Edizione
audit-field-left-out = Spareggi tralasciati
audit-field-players = Giocatori
audit-field-new-players = Nuovi qui
audit-field-results = Risultati
audit-field-tournaments = Tornei
audit-field-digest = Impronta delle sue tabelle
audit-field-places = Posti cambiati
audit-field-numbering = Numerazione
audit-field-seed = Seme
audit-field-reason = Motivo
audit-field-scenes = Mostra
audit-field-notice = Avviso
audit-field-rating = Rating
audit-field-born = Anno di nascita
audit-field-games = Partite
audit-field-code = Codice
audit-field-result = Risultato
audit-field-ending = Conclusione
audit-field-record = Notazione
audit-field-file-hash = SHA-256
audit-field-periods = Periodi
audit-field-ratings = Rating cambiati
audit-field-settings = Impostazioni
audit-verdict-struck = partite escluse: nessuna conta
audit-verdict-forfeits = le partite aperte sono perse per forfait
audit-verdict-not-paired = niente più abbinamenti
