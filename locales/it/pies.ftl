### The pie: one player names stakes or a komi, the other chooses a side.

pie-none = No: il gioco così com’è
pie-stakes = Un giocatore fissa le poste, l’altro sceglie il lato
pie-komi = Un giocatore fissa il komi, l’altro sceglie il lato
pie-other-game = La regola della torta vale solo per Glass Bead Challenge. Scegli quel gioco, o rinuncia alla torta.
pie-has-handicap = Questo gioco ha già poste o un komi. Toglili dal gioco, o rinuncia alla torta.

pie-title = La torta
pie-unnamed = Non c’è ancora una proposta. Chi prende Rosso muove per primo.
pie-unchosen = { $player } non ha ancora scelto il lato.
pie-named-stakes = Poste di Blu fissate da { $player }: { $squares }.
pie-named-no-stakes = { $player } non ha fissato poste.
pie-named-komi = { $player } ha fissato per Blu un komi di { $komi }.
pie-named-no-komi = { $player } non ha fissato nessun komi.
pie-chosen = { $player } ha scelto { $side }.

pie-who = Chi fa la proposta
pie-stakes-label = Poste di Blu
pie-stakes-hint = Rosso non può metterci perle, e ciascuna conta per Blu finché è vuota. Puoi anche non fissarne nessuna.
pie-komi-label = Punti per Blu
pie-komi-hint = Per esempio 4 o 3½; 0 se non ne vuoi. Con il mezzo punto non c’è patta.
pie-name-stakes = Fissa le poste
pie-name-komi = Fissa il komi
pie-again-title = Nuova proposta
pie-again-lead = La vecchia proposta e la vecchia scelta restano agli atti ma non contano più. I lati si scelgono di nuovo.
pie-take-title = { $player }, quale lato scegli?
pie-take = Scelgo { $side }
pie-side-first = muove per primo
pie-side-second = muove per secondo
pie-side-stakes = muove per secondo, con { $count ->
    [one] una posta
   *[other] { $count } poste
}
pie-side-komi = muove per secondo, con un komi di { $komi }
pie-history-title = Proposte precedenti

pie-overtaken = Qualcun altro ha appena fatto una proposta o scelto il lato a questo tavolo. La trovi qui sotto.
pie-yours = Hai inviato: { $named }
pie-your-side = Hai inviato: { $side }.
pie-overtaken-again = Quello che hai compilato è ancora qui. Invialo di nuovo per sostituire la proposta dell’altro.
pie-overtaken-choose = Guarda la proposta attuale, poi scegli di nuovo.
pie-overtaken-ask = Se quella giusta è la tua, avvisa un arbitro: solo gli arbitri possono cambiare una proposta.

pie-nobody-names = Scegli chi fa la proposta.
pie-no-komi = Inserisci un komi come 4 o 3,5; 0 se non ne vuoi.
pie-refusal-has-result = Questo tavolo ha già un risultato con questi lati. Se sono sbagliati, un arbitro deve prima rimuovere il risultato.
pie-refusal-replacing-needs-arbiter = C’è già una proposta. Solo un arbitro può sostituirla.
pie-refusal-withdrawal-needs-arbiter = Un giocatore si è ritirato, quindi questa partita è già decisa. Se va giocata, chiedi a un arbitro.
pie-refusal-not-at-board = Scegli uno dei giocatori di questo tavolo.
pie-refusal-nothing-changes = È già la proposta attuale.
pie-refusal-nothing-named = Non c’è ancora una proposta su cui scegliere.
