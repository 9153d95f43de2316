### Silent rounds: results are collected, and announced together.

silent-title = Risultati riservati
silent-lead = I giocatori consegnano i risultati come sempre, ma solo lo staff li vede finché non li annunci. La classifica resta com’era.
silent-from = A partire da
silent-keep = Tieni riservati i risultati
silent-kept = I risultati dal turno { $round } in poi sono riservati: { $results ->
    [0] non ce n’è ancora nessuno
    [one] finora ce n’è 1
   *[other] finora ce ne sono { $results }
}.
silent-announce = Annuncia i risultati
silent-announce-hint = Tutti li vedranno insieme, subito. Non si può tornare indietro.
silent-no-rounds = Tutti i turni hanno già dei risultati.
silent-over = Questo torneo è concluso: non c’è più nulla di riservato.
silent-already = Ci sono già risultati riservati. Annuncia prima quelli.
silent-none = Non ci sono risultati riservati. Forse sono già stati annunciati.
silent-no-round = Scegli un turno da { $first } a { $last }.
silent-notice = I risultati dal turno { $round } in poi non sono ancora pubblici.
