### Rounds, board by board.

round-heading = Turno { $round } di { $rounds }
rounds-label = Turni
round-complete = Turno { $round }, tutti i risultati ricevuti
round-open = Turno { $round }
round-previous = Turno precedente
round-next = Turno seguente
board = Tavolo
board-first = Primo
board-second = Secondo
board-result = Risultato
board-enter = Registra il risultato del tavolo { $board }
board-look = Dettagli del tavolo { $board }
round-struck = esclusa: non conta
round-struck-hint = Esclusa: un giocatore si è ritirato prima di aver giocato metà delle sue partite, quindi i suoi risultati non contano in classifica. Le partite giocate valgono comunque per il rating.
board-forfeit-by-withdrawal = forfait dopo un ritiro
round-adjourned = sospesa
round-sides-open = lati non ancora scelti
board-bye = Bye: { $player }
board-bye-of = { $bye }: { $player }

chart-open = in attesa
chart-withheld = ricevuto
chart-first-won = 1–0
chart-second-won = 0–1
chart-draw = ½–½
chart-both-lost = 0–0
chart-first-forfeit = +/–
chart-second-forfeit = –/+
chart-double-forfeit = –/–
chart-first-won-unrated = 1–0, non valido per il rating
chart-second-won-unrated = 0–1, non valido per il rating
chart-draw-unrated = ½–½, non valido per il rating
board-remarks = Note

## How a round of a Swiss comes about.

round-working = Come è stato abbinato il turno
round-unpublish = Ritira pubblicazione

draft-heading = Turno { $round } di { $rounds }: bozza
draft-lead = Bozza: finché non pubblichi, la vedono solo gli arbitri.
draft-summary = { $players } giocatori, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
draft-adjourn-all = Segna tutte come sospese
draft-adjourn-hint = Solo partite da finire più tardi. Per gli abbinamenti contano come patte finché non arriva il risultato; i turni pubblicati restano come sono.
draft-adjourned = { $games ->
    [one] 1 partita sospesa conta qui come patta.
   *[other] { $games } partite sospese contano qui come patte.
}
draft-why = Perché
draft-why-open = perché
draft-why-label = Perché questi due si incontrano al tavolo { $board }
draft-by-hand = a mano
draft-turn = Scambia i lati
draft-turn-label = Scambia i lati: { $second } ha la prima mossa contro { $first }
draft-part = Tieni separati
draft-part-label = Tieni separati in questo turno: { $first } e { $second }
draft-number = #{ $number }
draft-no-score = nessun punto
draft-no-games = ancora nessuna partita
score-points = { $count ->
    [one] { $score } punto
   *[other] { $score } punti
}
draft-score-virtual = { $score } + { $virtual } punti
draft-seats = { $first ->
    [0] prima mossa mai
    [one] prima mossa una volta
    [2] prima mossa due volte
   *[other] prima mossa { $first } volte
}, { $second ->
    [0] seconda mai
    [one] seconda una volta
    [2] seconda due volte
   *[other] seconda { $second } volte
}
draft-publish-round = Pubblica abbinamenti
draft-nobody = Non ci sono giocatori da abbinare.
draft-to-byes = Bye
draft-to-forbidden = Abbinamenti evitati
draft-to-entries = Giocatori
float-down = flottante ↓ nell’ultimo turno
float-up = flottante ↑ nell’ultimo turno
float-down-before = flottante ↓ due turni fa
float-up-before = flottante ↑ due turni fa
absences-title = Fuori dagli abbinamenti di questo turno
absence-gone = ha lasciato il torneo
publish-changed = Non è stato pubblicato nulla: la bozza è cambiata da quando l’hai vista. Ricontrolla.

obstacle-not-swiss = In un girone all’italiana tutti i turni ci sono fin dall’inizio.
obstacle-not-started = Il torneo non è iniziato.
obstacle-closed = Il torneo è chiuso.
obstacle-all-paired = Tutti i { $rounds } turni sono abbinati.
obstacle-results-missing = Il turno { $round } decide i prossimi abbinamenti: { $open ->
    [one] manca 1 risultato.
   *[other] mancano { $open } risultati.
}
blocked-bye = Nessun abbinamento è possibile: avanza un giocatore e nessuno può più avere il bye.
blocked-alone = Nessun abbinamento è possibile: questi giocatori non hanno più avversari permessi: { $groups }.
blocked-alone-and-bye = Nessun abbinamento è possibile: questi giocatori non hanno più avversari permessi e nessuno di loro può avere il bye: { $groups }.
blocked-partners = Nessun abbinamento è possibile. In ciascuno di questi gruppi ({ $count }) a un giocatore serve un avversario di fuori: { $groups }. Ce ne sono troppo pochi: { $partners }.
blocked-partners-and-bye = Nessun abbinamento è possibile. In ciascuno di questi gruppi ({ $count }) a un giocatore serve un avversario di fuori: { $groups }. Ce ne sono troppo pochi: { $partners }. Nei gruppi nessuno può avere il bye.
blocked-groups = { $groups } | { $group }
remedies-title = Che cosa puoi fare
remedy-changes = Rimuovi le modifiche a mano, se ce ne sono.
remedy-forbidden = Rimuovi abbinamenti evitati.
remedy-bye = Assegna o rimuovi un bye per questo turno, così cambia il numero di giocatori da abbinare.
remedy-fix = Abbina a mano due giocatori qui sotto. La pagina mostra quali regole così si violano e conserva il tuo motivo.
remedy-rounds = Gioca meno turni: riduci il loro numero a quelli già abbinati.
remedy-byes = Rimuovi un bye, o riporta in gioco un giocatore.

changes-title = Modifiche a mano
change-title = Modifica gli abbinamenti
change-act = Modifica
change-swap = Scambia due giocatori (o un giocatore e il bye)
change-fix = Abbina questi due e rifai il resto
change-forbid = Tieni separati questi due
change-turn = Scambia i lati di una coppia
change-bye-to = Dai il bye al giocatore 1
change-first = Giocatore 1
change-second = Giocatore 2
change-hint = L’anteprima mostra la modifica e le regole violate, se ce ne sono.
change-look = Vedi anteprima
change-heading = Modifica il turno { $round }
change-before = Ora
change-after = Proposta
change-game = { $first } – { $second }
change-bye = Bye: { $name }
change-reason = Motivo (visibile a tutti)
change-keep = Applica modifica
change-back = Torna alla bozza
change-remove = Rimuovi modifica
change-idle = ora senza effetto
change-meanwhile = Non è cambiato nulla: la bozza è diversa da quando l’hai vista. Ora la modifica ha questo effetto.
change-nothing = La bozza è già così. Applica la modifica perché resti così.
change-still-blocked = Anche con questa modifica gli altri non si possono abbinare. Ne serve un’altra ancora.
change-none = Scegli una modifica e due giocatori; per il bye uno solo.
change-same-player = Scegli due giocatori diversi.
change-not-there = { $name } non ha abbinamenti in questo turno.
change-not-a-pair = In questa bozza questi due non si incontrano.
change-no-bye = Il numero di giocatori è pari, quindi non c’è bye. Per lasciare fuori qualcuno, assegnagli un bye in questo turno.
change-placed = Per { $name } c’è già una modifica a mano: prima rimuovi quella.
change-no-pairing = Non si può fare. { $why }
changed-swap = Scambio: { $first } e { $second }.
changed-fix = Coppia fissata: { $first } e { $second }.
changed-forbid = Da tenere separati: { $first } e { $second }.
changed-turn = Lati scambiati: { $second } ha la prima mossa contro { $first }.
changed-bye = Bye dato a { $first }.
breaches-title = Regole violate
breaches-none = Nessuna regola è violata; solo i criteri di qualità potrebbero essere rispettati meno bene.
breach-met = { $first } e { $second } si sono già incontrati nel turno { $round } (C1).
breach-forbidden = { $first } e { $second } sono un abbinamento evitato.
breach-bye = { $name } ha già avuto un bye o una vittoria senza giocare (C2).
breach-difference-first = { $name } avrebbe avuto la prima mossa { $more } volte più della seconda (C3, C10).
breach-difference-second = { $name } avrebbe avuto la seconda mossa { $more } volte più della prima (C3, C10).
breach-third-first = { $name } avrebbe la prima mossa per la terza volta di fila (C3, C11).
breach-third-second = { $name } avrebbe la seconda mossa per la terza volta di fila (C3, C11).
breach-seats = Secondo le regole { $second } avrebbe la prima mossa contro { $first } (5.2).

unpublish-heading = Ritira il turno { $round } dalla pubblicazione
unpublish-lead = Il turno torna in bozza: finché non lo pubblichi, lo vedono solo gli arbitri. Il registro conserva gli abbinamenti precedenti.
unpublish-submit = Ritira pubblicazione
unpublish-not-running = Il torneo non è in corso.
unpublish-not-last = Si può ritirare dalla pubblicazione solo l’ultimo turno pubblicato: il turno { $last }.
unpublish-results = { $count ->
    [one] Il tavolo { $boards } ha un risultato. Prima rimuovilo.
   *[other] I tavoli { $boards } hanno dei risultati. Prima rimuovili.
}

working-heading = Come è stato abbinato il turno { $round }
working-paired-when = Il turno { $round } è stato abbinato quando al tavolo { $board } del turno { $earlier } il risultato era { $score }.
working-lead = Abbinato con il sistema olandese della FIDE (C.04.3, 2026). Sigle come C12 indicano i suoi articoli.
working-games = Tavolo per tavolo
working-board = Tavolo { $board }: { $first } – { $second }
working-back = Torna al turno
why-details = Dettagli
why-same-score = { $counting ->
    [pairing] Ai fini dell’abbinamento hanno tutti e due { $points }.
   *[all] Hanno tutti e due { $points }.
} Fra i { $players } giocatori che si sono incontrati con questo punteggio, { $first } è al numero { $higher } e { $second } al numero { $lower }; la metà alta incontra la metà bassa.
why-same-half = { $counting ->
    [pairing] Ai fini dell’abbinamento hanno tutti e due { $points }.
   *[all] Hanno tutti e due { $points }.
} Fra i { $players } giocatori che si sono incontrati con questo punteggio, { $first } è al numero { $higher } e { $second } al numero { $lower }; fra le due metà le regole non hanno trovato un abbinamento migliore.
why-moved-down-odd = { $counting ->
    [pairing] Ai fini dell’abbinamento { $first } ha { $more }, { $second } ha { $less }.
   *[all] { $first } ha { $more }, { $second } ha { $less }.
} I giocatori con { $more } erano in numero dispari, quindi uno di loro incontra qualcuno che ne ha meno.
why-moved-down-left = { $counting ->
    [pairing] Ai fini dell’abbinamento { $first } ha { $more }, { $second } ha { $less }.
   *[all] { $first } ha { $more }, { $second } ha { $less }.
} Non tutti i giocatori con { $more } potevano incontrare qualcuno che ne ha altrettanti.
why-bye = I giocatori da abbinare erano in numero dispari, quindi uno riceve il bye: qualcuno con meno punti possibile che non ha ancora avuto né un bye né una vittoria senza giocare.
why-bye-rules = C2 dice chi può averlo, C5 tiene il punteggio più basso possibile, C9 sceglie chi ha saltato meno partite (C.04.3).
why-not-title = Perché due giocatori non si incontrano?
why-not-first = Giocatore 1
why-not-second = Giocatore 2
why-not-ask = Spiega
why-not-of = { $first } contro { $second }
why-not-they-meet = Si incontrano in questo turno.
why-not-by-hand = L’abbinamento di { $name } l’ha deciso a mano l’arbitro.
why-not-met = Si sono già incontrati nel turno { $round }.
why-not-forbidden = L’organizzatore li tiene separati.
why-not-both-first = In questo turno a tutti e due spetta la prima mossa.
why-not-both-second = In questo turno a tutti e due spetta la seconda mossa.
why-not-left-over = Se si incontrassero, non si potrebbero abbinare tutti gli altri.
why-not-bye = Se si incontrassero, il bye andrebbe a { $name }, che ha un punteggio più alto.
why-not-more-down = Se si incontrassero, più giocatori dovrebbero affrontare avversari con meno punti: { $names }.
why-not-higher-down = Se si incontrassero, giocatori con un punteggio più alto dovrebbero affrontare avversari con meno punti: { $names }.
why-not-next-down = Se si incontrassero, nel punteggio subito sotto resterebbero fuori più giocatori: { $names }.
why-not-second-rest = Se si incontrassero, il bye andrebbe a chi ha già avuto un turno senza partita: { $names }.
why-not-one-sided = Se si incontrassero, qualcuno avrebbe troppo spesso lo stesso lato: { $names }.
why-not-seats = Se si incontrassero, meno giocatori avrebbero il lato che gli spetta, a scapito di { $names }.
why-not-down-again = Se si incontrassero, qualcuno affronterebbe di nuovo un avversario con meno punti: { $names }.
why-not-up-again = Se si incontrassero, qualcuno affronterebbe di nuovo un avversario con più punti: { $names }.
why-not-far-down = Se si incontrassero, chi da poco ha affrontato un avversario con meno punti ne affronterebbe uno che ne ha ancora meno: { $names }.
why-not-later = Quell’abbinamento è altrettanto buono. Fra quelli ugualmente buoni le regole scelgono il più vicino all’ordine dei giocatori.
why-not-changed = Da quando questo turno è stato abbinato sono cambiati risultati o numeri dei giocatori: il motivo non si può più ricostruire.
why-not-rule = Criterio { $rule } di C.04.3, che ogni abbinamento deve rispettare.
why-not-criterion = Gruppo con { $points }: { $criterion } { $then } invece di { $now }.
why-not-others = Gruppo con { $points }: { $criterion } { $names }, il che è peggio.
why-not-order = Gruppo con { $points }: nessun criterio da C6 a C21 distingue i due abbinamenti, e quello scelto viene prima secondo gli articoli da 3.5 a 3.7.
why-bracket = Abbinamento nel gruppo con { $points }.
why-moved-down = { $name } viene da un gruppo più alto.
why-by-hand = Deciso dall’arbitro.
seats-by-hand = I lati li ha decisi l’arbitro.
seats-both-preferences = Lati: tutti e due hanno quello preferito, o solo uno aveva una preferenza (5.2.1).
seats-stronger-preference = Lati: è prevalsa la preferenza più forte (5.2.2).
seats-last-difference = Lati: al contrario dell’ultimo turno in cui erano diversi (5.2.3).
seats-higher-ranked = Lati: è prevalsa la preferenza di chi sta più in alto (5.2.4).
seats-initial-colour = Lati: senza preferenze hanno deciso il sorteggio e il numero di chi sta più in alto (5.2.5).
brackets-title = Gruppi di punteggio
bracket-title = Gruppo con { $points }
bracket-moved-down = Da un gruppo più alto
bracket-residents = Con questo punteggio
bracket-pairs = Coppie
bracket-downfloaters = Scendono
bracket-perfect = Tutti i criteri sono rispettati.
criterion-failure = { $criterion } { $names }. { $reason }
reason-odd-number = Il gruppo ha un numero dispari di giocatori.
reason-colour-count = In { $wanting } preferiscono lo stesso lato, { $pairs ->
    [one] ma l’unica coppia lo ha una volta sola.
   *[other] ma ognuna delle { $pairs } coppie lo ha una volta sola.
}
reason-none-better = Nessun altro abbinamento permesso del gruppo fa meglio qui senza fare peggio in un criterio più importante.
criterion-6 = C6, chi scende:
criterion-7 = C7, chi scende con questo punteggio:
criterion-8 = C8, chi scende a favore del gruppo seguente:
criterion-9 = C9, chi ha il bye:
criterion-10 = C10, chi ha una differenza di lati oltre due, in testa alla classifica o contro chi è in testa:
criterion-11 = C11, chi ha lo stesso lato per la terza volta di fila, in testa alla classifica o contro chi è in testa:
criterion-12 = C12, chi non ha il lato preferito:
criterion-13 = C13, chi non ha il lato fortemente preferito:
criterion-14 = C14, chi scende come nell’ultimo turno:
criterion-15 = C15, chi incontra qualcuno dall’alto come nell’ultimo turno:
criterion-16 = C16, chi scende come due turni fa:
criterion-17 = C17, chi incontra qualcuno dall’alto come due turni fa:
criterion-18 = C18, chi è sceso come nell’ultimo turno, con grande differenza:
criterion-19 = C19, chi incontra qualcuno dall’alto come nell’ultimo turno, con grande differenza:
criterion-20 = C20, chi è sceso come due turni fa, con grande differenza:
criterion-21 = C21, chi incontra qualcuno dall’alto come due turni fa, con grande differenza:

round-late = abbinata in ritardo
late-link = Abbina ritardatario
late-title = Abbina nel turno { $round }
late-choose = Scegli due giocatori
late-hint = I loro bye in questo turno lasciano il posto alla partita. Chi ha la prima mossa lo decidono le regole.
late-submit = Abbina giocatori
late-nobody = I giocatori senza partita sono meno di due.
late-two = Scegli esattamente due giocatori.
late-not-now = Solo l’ultimo turno pubblicato accetta un’altra partita.
late-not-idle = Uno dei due ha già una partita in questo turno, o si è ritirato.
late-met = Si sono già incontrati nel turno { $round }.
late-forbidden = In questo torneo sono tenuti separati.
done-paired-late = Giocatori abbinati.
