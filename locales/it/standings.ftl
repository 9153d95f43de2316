### Standings, crosstable, closing a tournament.

standings-title = Classifica
standings-final = Classifica finale
standings-after-round = Classifica dopo il turno { $round } di { $all }
standings-window = Classifica · { $name }
standings-rounds-to-come = { $rounds ->
    [one] 1 turno ancora da giocare
   *[other] { $rounds } turni ancora da giocare
}
standings-provisional = Situazione provvisoria: partite aperte { $open } su { $all }.
standings-left-out = { $count ->
    [one] { $codes } non conta
   *[other] { $codes } non contano
}, perché non tutti i giocatori hanno un rating.
standings-none = Ancora nessuna classifica: non c’è nessun abbinamento.
standings-player = Giocatore
standings-rank = Posto
standings-rating = Rating
standings-no-rank = senza posto
standings-no-value = non conta
standings-struck = ritiro prima del turno { $round }: partite escluse
standings-withdrawn = ritiro prima del turno { $round }
standings-open-working = Apri un valore per vedere come si calcola.
workings-title = { $name } in classifica
workings-window = { $player } · Classifica · { $name }
workings-place = Posto { $rank } di { $players }.
standings-rounds = Dopo il turno:
standings-rounds-label = Classifica dopo i turni precedenti
standings-after-round-label = Classifica dopo il turno { $round }
standings-game-points-title = Punti in partita
standings-game-points = { $own }–{ $other }
standings-game-points-long = Punti fatti e subiti nelle partite, dove registrati. Solo per informazione.
download-csv = Scarica CSV
download-trf = Scarica TRF
download-trf-2016 = TRF del 2016
standings-game-points-decide = Punti fatti e subiti nelle partite, dove registrati.

working-round-against = Turno { $round }, contro { $player }
working-round-forfeited = Turno { $round }, forfait con { $player }
working-round-pairing-allocated = Turno { $round }, bye assegnato dall’abbinamento
working-round-full-point = Turno { $round }, bye da un punto
working-round-half-point = Turno { $round }, bye da mezzo punto
working-round-zero-point = Turno { $round }, bye a zero punti
working-round-free = Turno { $round }, turno di riposo
working-against = Contro { $player }
working-adds = { $points }
working-product = { $points } × { $score } = { $product }
working-win = una vittoria
working-points-of-win = punti di una vittoria
working-black = seconda mossa
working-elected = ha scelto di giocare
working-standard-more = { $points }, più dell’avversario
working-standard-same = { $points }, quanto l’avversario
working-standard-more-than-draw = { $points }, più di una patta
working-standard-same-as-draw = { $points }, quanto una patta
working-expected = rating { $rating }, attesi { $points }
working-difference = { $own } − { $other } = { $points }
working-byes-as-draws = punti fatti: { $made }; { $byes ->
    [one] un bye richiesto alla fine conta come patta
   *[other] { $byes } bye richiesti alla fine contano come patte
}
working-dummy = avversario virtuale con il punteggio del giocatore stesso
working-dummy-draws = avversario virtuale con il punteggio del giocatore stesso, { $made }; al massimo una patta per turno (turni: { $rounds })
working-dummy-draws-less = avversario virtuale: il punteggio del giocatore è { $made }, ma conta al massimo una patta per turno (turni: { $rounds })
working-dummy-scheduled = avversario virtuale con il punteggio del giocatore stesso, { $made }; al massimo quello dell’avversario previsto, { $most }
working-dummy-scheduled-less = avversario virtuale: il punteggio del giocatore è { $made }, ma conta al massimo quello dell’avversario previsto, { $most }
working-cut-low = tagliato: il valore meno significativo
working-cut-unplayed = tagliato al posto del meno significativo: turno non giocato per scelta
working-cut-high = tagliato: il valore più significativo
working-encounter = { $games ->
    [one] { $points } in 1 partita
   *[other] { $points } in { $games } partite
}
working-encounter-mean = conta la media: { $points }
working-level-made = { $players ->
    [0] nessun incontro con loro
    [one] { $points } contro 1 di loro
   *[other] { $points } contro { $players } di loro
}
working-level-missing = { $players ->
    [one] 1 non incontrato
   *[other] { $players } non incontrati
}
working-nothing = { $what }: { $value }. Nessun turno aggiunge qualcosa.
working-one = { $what }: { $value }
working-sum = { $what }: { $value } = { $sum }
working-count = { $what }: { $count ->
    [0] nessun turno.
    [one] 1 turno.
   *[other] { $count } turni.
}
working-limit = Contano solo gli avversari con un punteggio di almeno { $limit }.
working-mean = { $what }: { $sum } ÷ { $n } = { $value }, arrotondato
working-mean-rating = Rating degli avversari: { $sum } ÷ { $n } = { $mean }, arrotondato.
working-share = Quota dei punti: { $made } ÷ { $games } fa { $share }%, che vale { $difference }.
working-performance = { $what }: { $mean } { $difference } = { $value }
working-expectation = { $what }: { $value } è il rating più basso da cui ci si aspettano i punti fatti: { $made } fatti, { $sum } attesi.
working-expectation-nothing = { $what }: senza punti, il rating dell’avversario più debole meno 800: { $value }
working-listed = { $what }: { $value }, dalla lista dei giocatori.
working-place = { $what }: posto { $place } tra i { $level } ancora pari.
working-place-none = { $what }: non separa i { $level } ancora pari.
working-place-alone = { $what }: non c’è più nessun altro alla pari.
working-level-place = Posto { $place }, { $player }
working-level = Tutti quelli ancora pari, negli scontri fra loro; chi resta pari si confronta di nuovo:
working-nothing-left = { $what }: dopo il taglio non resta nulla, quindi nessun valore.
working-unrated = { $what }: non conta, perché non tutti i giocatori hanno un rating.
working-no-games = { $what }: nessuna partita giocata davvero, quindi nessun valore.

standings-corrected = * Un risultato di questo giocatore è stato corretto. Il segno ne apre la cronologia.

crosstable-title = Tabellone
crosstable-window = Tabellone · { $name }
crosstable-legend = ○ prima mossa, ● seconda mossa, ✓ verificato, m mosse legali, * corretto (apre la cronologia). 1 vittoria, ½ patta, 0 sconfitta, + vittoria per forfait, − sconfitta per forfait, · ancora nessun risultato. I risultati tra parentesi non contano. Scegli un risultato per aprire la partita.
crosstable-mark-checked = m
crosstable-left = ritiro prima del turno { $round }
crosstable-cell = Turno { $round } contro { $opponent }: { $seat }, { $outcome }
crosstable-cell-struck = Turno { $round } contro { $opponent }: { $seat }, { $outcome }; non conta
cell-seat-first = prima mossa
cell-seat-second = seconda mossa
cell-outcome-pending = ancora nessun risultato
cell-outcome-win = vittoria
cell-outcome-draw = patta
cell-outcome-loss = sconfitta
cell-outcome-forfeit-win = vittoria per forfait
cell-outcome-forfeit-loss = sconfitta per forfait
cell-outcome-unrated-win = vittoria in meno di una mossa, non valida per il rating
cell-outcome-unrated-draw = patta in meno di una mossa, non valida per il rating
cell-outcome-unrated-loss = sconfitta in meno di una mossa, non valida per il rating
cell-proof-unproven = la notazione non lo dimostra
cell-proof-no-record = senza notazione
cell-outcome-with-proof = { $outcome }, { $proof }
counting-struck = non conta

csv-rank = Posto
csv-number = Numero
csv-name = Nome
csv-club = Club
csv-rating = Rating
csv-game-points = Punti in partita
csv-game-points-against = Punti in partita subiti
csv-remark = Nota
crosstable-legend-swiss = La riga dell’avversario, ○ prima mossa, ● seconda mossa, poi il risultato, ✓ verificato, m mosse legali, * corretto (apre la cronologia). 1 vittoria, ½ patta, 0 sconfitta, + vittoria per forfait, − sconfitta per forfait, · ancora nessun risultato; U bye assegnato dall’abbinamento, F bye da un punto, H bye da mezzo punto, Z nessun punto. Scegli un risultato per aprire la partita.
csv-round = Turno { $round }
csv-against = { $place }

close-window = Chiudi { $name }
close-title = Chiudi torneo
close-progress = { $open ->
    [0] Tutte le partite ({ $all }) hanno un risultato.
    [one] 1 partita su { $all } non ha un risultato.
   *[other] { $open } partite su { $all } non hanno un risultato.
}
close-open-title = Partite senza risultato
close-open-hint = Registra i risultati. In un girone all’italiana le partite aperte di chi si è ritirato diventano forfait da sole.
close-open-game = Turno { $round }, tavolo { $board }
close-rated = Alla chiusura la classifica diventa definitiva e le partite entrano nel rating.
close-rated-draft = Alla chiusura la classifica diventa definitiva. L’evento è ancora una bozza: le partite entrano nel rating quando lo pubblichi.
close-unrated = Alla chiusura la classifica diventa definitiva. Il torneo non è valido per il rating.
close-tournament = Chiudi torneo
close-back = Torna alla classifica
close-not-started = Il torneo non è iniziato.
close-cancelled = Il torneo è stato annullato. Prima riaprilo.
close-already = Il torneo è già chiuso.
close-rounds-to-come = { $rounds ->
    [one] 1 turno non è abbinato. Per rinunciarvi, prima riduci il numero di turni.
   *[other] { $rounds } turni non sono abbinati. Per rinunciarvi, prima riduci il numero di turni.
}
close-games-open = { $open ->
    [one] 1 partita su { $all } non ha un risultato: il torneo resta aperto.
   *[other] { $open } partite su { $all } non hanno un risultato: il torneo resta aperto.
}
close-changed-meanwhile = Non è cambiato nulla: qualcun altro ha appena modificato questo torneo. Controlla di nuovo.
reopen-title = Riapri torneo
reopen-lead = Puoi correggere i risultati di un torneo chiuso senza riaprirlo.
reopen-rated = Se riapri il torneo, le sue partite escono dal rating finché non lo chiudi di nuovo; il suo posto nell’ordine non cambia.
reopen-tournament = Riapri torneo
reopen-already = Il torneo è già aperto.

above-title = Perché quest’ordine?
above-first = Sopra
above-second = Sotto
above-ask = Spiega
above-of = Perché { $above } è sopra { $below }?
above-rank = Perché questo posto?
above-value = { $value }
above-none = –
above-compared = { $tie-break }: { $own } · { $other }
above-points = Punti: { $above } { $own }, { $below } { $other }.
above-tie-break = Punti uguali: { $points }. Decide lo spareggio «{ $tie-break }»: { $own } contro { $other }.
above-level = Sono pari in tutto e condividono il posto { $rank }.
above-struck = { $below } ha lasciato presto il torneo: le sue partite non contano e non ha un posto.
standings-legend = ○ prima mossa, ● seconda mossa; il numero piccolo è la riga dell’avversario. ✓ verificato con le mosse, m mosse legali. Scegli un risultato per aprire la partita.
standings-legend-byes = U bye, H bye da mezzo punto, F bye da un punto, Z assenza.
