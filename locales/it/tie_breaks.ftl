### Tie-breaks: what they are, which ones decide.

tie-break-modified = { $method }/{ $modifiers }
tie-break-pts = Punti
tie-break-pts-name = Punti
tie-break-pts-about = I punti di tutti i turni, compresi bye e forfait.
tie-break-de = DE
tie-break-de-name = Scontro diretto
tie-break-de-about = Il posto fra i giocatori ancora pari, secondo le partite giocate fra loro.
tie-break-win = Vitt.
tie-break-win-name = Vittorie
tie-break-win-about = I turni che hanno dato i punti di una vittoria, con o senza partita.
tie-break-won = Vinte
tie-break-won-name = Partite vinte
tie-break-won-about = Le vittorie in partite giocate davvero.
tie-break-bpg = BPG
tie-break-bpg-name = Partite con il Nero
tie-break-bpg-about = Le partite giocate in cui l’avversario ha mosso per primo.
tie-break-bwg = BWG
tie-break-bwg-name = Vittorie con il Nero
tie-break-bwg-about = Le partite giocate e vinte in cui l’avversario ha mosso per primo.
tie-break-rep = REP
tie-break-rep-name = Turni disputati per scelta
tie-break-rep-about = I turni senza bye richiesti e senza sconfitte per forfait.
tie-break-std = STD
tie-break-std-name = Punti standard
tie-break-std-about = Un punto per ogni turno con più punti dell’avversario, mezzo punto se i punti sono gli stessi.
tie-break-ps = PS
tie-break-ps-name = Punteggio progressivo
tie-break-ps-about = La somma dei punteggi dopo ogni turno.
tie-break-ks = KS
tie-break-ks-name = Koya
tie-break-ks-about = I punti fatti contro avversari con almeno metà dei punti possibili.
tie-break-bh = BH
tie-break-bh-name = Buchholz
tie-break-bh-about = La somma dei punteggi degli avversari.
tie-break-fb = FB
tie-break-fb-name = Fore Buchholz
tie-break-fb-about = La somma dei punteggi degli avversari, come se l’ultimo turno fosse finito tutto in patta.
tie-break-aob = AOB
tie-break-aob-name = Media dei Buchholz degli avversari
tie-break-aob-about = Il Buchholz medio degli avversari affrontati in partite giocate.
tie-break-sb = SB
tie-break-sb-name = Sonneborn-Berger
tie-break-sb-about = Il punteggio di ogni avversario, moltiplicato per i punti fatti contro di lui.
tie-break-aro = ARO
tie-break-aro-name = Rating medio degli avversari
tie-break-aro-about = Il rating medio degli avversari affrontati in partite giocate.
tie-break-tpr = TPR
tie-break-tpr-name = Performance
tie-break-tpr-about = Il rating medio degli avversari, più quanto vale la percentuale di punti.
tie-break-ptp = PTP
tie-break-ptp-name = Performance perfetta
tie-break-ptp-about = Il rating più basso da cui ci si possono aspettare questi punti.
tie-break-apro = APRO
tie-break-apro-name = Performance media degli avversari
tie-break-apro-about = La performance media degli avversari affrontati in partite giocate.
tie-break-appo = APPO
tie-break-appo-name = Performance perfetta media degli avversari
tie-break-appo-about = La performance perfetta media degli avversari affrontati in partite giocate.
tie-break-tpn = N.
tie-break-tpn-name = Numero
tie-break-tpn-about = Il numero in questo torneo, prima il più basso.
tie-break-rtng = Rating
tie-break-rtng-name = Rating
tie-break-rtng-about = Il rating all’iscrizione, prima il più alto.
tie-break-gp = GP
tie-break-gp-name = Punti in partita
tie-break-gp-about = I punti fatti dal giocatore dentro le partite, dove sono registrati.
tie-break-gpd = GPD
tie-break-gpd-name = Differenza dei punti in partita
tie-break-gpd-about = I punti fatti dentro le partite, meno quelli degli avversari.
tie-break-cut = { $name } Cut { $n }
tie-break-cut-about = { $n ->
    [one] Il valore meno significativo non conta.
   *[other] I { $n } valori meno significativi non contano.
}
tie-break-median = { $name } mediano { $n }
tie-break-median-about = { $n ->
    [one] Il valore meno significativo e il più significativo non contano.
   *[other] I { $n } valori meno significativi e i { $n } più significativi non contano.
}
tie-break-forfeits = { $name }, forfait come partite giocate
tie-break-forfeits-about = I forfait contano come partite giocate.
tie-break-last-round = { $name }, ultimo turno in patta
tie-break-last-round-about = L’ultimo turno conta come se tutte le partite fossero finite in patta.
tie-break-limit-lower = { $name }, soglia più bassa di { $n ->
    [one] mezzo punto
   *[other] { $n } mezzi punti
}
tie-break-limit-lower-about = { $n ->
    [one] Basta mezzo punto meno della metà dei punti.
   *[other] Bastano { $n } mezzi punti meno della metà dei punti.
}
tie-break-limit-higher = { $name }, soglia più alta di { $n ->
    [one] mezzo punto
   *[other] { $n } mezzi punti
}
tie-break-limit-higher-about = { $n ->
    [one] Serve mezzo punto più della metà dei punti.
   *[other] Servono { $n } mezzi punti più della metà dei punti.
}
tie-break-unrated = { $name }, { $n } a chi non ha rating
tie-break-unrated-about = Per chi non ha rating conta { $n }.
tie-break-reversed = { $name }, al contrario
tie-break-reversed-about = L’ordine è invertito: prima il rating più basso o il numero più alto.
edition-2024 = Regole FIDE di agosto 2024.
edition-2026 = Regole FIDE di marzo 2026.

tie-breaks-title = Spareggi
tie-breaks-shared = Ogni spareggio riguarda solo i giocatori ancora pari. Chi resta pari in tutti condivide il posto.
tie-breaks-change = Modifica spareggi
tie-breaks-usual = Predefiniti
tie-breaks-ratings = Predefiniti, con rating
tie-breaks-game-points = Con punti in partita
tie-breaks-own = Elenco attuale
tie-breaks-lead = Ogni spareggio riguarda solo i giocatori ancora pari. È bene che tutti conoscano l’elenco prima del turno 1.
tie-breaks-closed = Il torneo è chiuso. Riaprilo per cambiare gli spareggi.
tie-breaks-empty = L’elenco è vuoto.
tie-breaks-up-label = Sposta in su { $code }
tie-breaks-down-label = Sposta in giù { $code }
tie-breaks-remove = Rimuovi
tie-breaks-remove-label = Rimuovi { $code }
tie-breaks-presets = Usa un elenco pronto
tie-breaks-add = Aggiungi spareggio
tie-breaks-which = Spareggio
tie-breaks-method = { $code }: { $name }
tie-breaks-cut = Taglio
tie-break-no-cut = nessuno
tie-break-c1 = C1: senza il più basso
tie-break-c2 = C2: senza i due più bassi
tie-break-m1 = M1: senza il più basso e il più alto
tie-break-m2 = M2: senza i due più bassi e i due più alti
tie-breaks-options = Opzioni
tie-breaks-forfeits = Conta i forfait come partite giocate (P)
tie-breaks-last-round = Conta l’ultimo turno come patta (F)
tie-breaks-limit = Soglia Koya, ± mezzi punti (L)
tie-breaks-unrated-rating = Rating per chi non ne ha (U)
tie-breaks-reversed = Prima i più bassi (R)
tie-breaks-add-submit = Aggiungi spareggio
tie-breaks-edition = Regole
tie-breaks-edition-by-day = In vigore il primo giorno dell’evento. { $edition }
tie-breaks-look = Anteprima modifiche
tie-breaks-keep-title = Salva questo elenco
tie-breaks-no-results = Non ci sono ancora risultati, quindi nessun posto cambia.
tie-breaks-effect = { $players ->
    [0] Nessun posto cambia.
    [one] Cambia il posto di 1 giocatore:
   *[other] Cambia il posto di { $players } giocatori:
}
tie-breaks-rank = dal posto { $before } al { $after }
tie-breaks-keep = Salva spareggi
tie-breaks-discard = Annulla
tie-breaks-glossary = Tutti gli spareggi
tie-breaks-unknown = Lo spareggio «{ $code }» non esiste.
tie-breaks-twice = { $code } compare più di una volta nell’elenco.
tie-breaks-too-many = { $given } spareggi sono troppi. Usane al massimo { $max }.
tie-breaks-none = Usa almeno un criterio, di solito i punti.
tie-breaks-no-such = «{ $code }» non è uno spareggio. Scegline uno, solo con il taglio e con le opzioni P, F, L, U o R che ammette.
tie-breaks-no-such-edition = Scegli un’edizione delle regole.
tie-breaks-points-not-first = I punti non sono al primo posto. È permesso, ma sorprende quasi tutti.
tie-breaks-buchholz-in-round-robin = In un girone all’italiana il Buchholz non aggiunge nulla ai punti, e le regole del 2026 non lo ammettono.
tie-breaks-unrated = Non tutti i giocatori hanno un rating, quindi gli spareggi basati sul rating non contano. Per tenerli, indica con U quale rating usare.
tie-breaks-no-game-points = Non ci sono ancora punti in partita, quindi gli spareggi che li usano per ora non decidono nulla.
tie-breaks-changed-meanwhile = Nulla è stato salvato: il torneo o i suoi risultati sono appena cambiati. Ricontrolla.
