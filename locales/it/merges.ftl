### Two players who are one person.

merge-link = Unisci a un altro giocatore
merge-title = Unisci { $name } a un altro giocatore
merge-lead = La stessa persona è iscritta con due nomi, o due volte con lo stesso? Cerca l’altro giocatore. Non cambia nulla finché non hai visto le conseguenze.
merge-found = Trovati
merge-alike = Nomi simili
merge-alike-none = Nessun altro giocatore ha un nome simile.
merge-look = Confronta
merge-look-label = Confronta con { $name }

merge-heading = Unisci { $merged } a { $kept }
merge-kept = Resta
merge-merged = Confluisce
merge-other-way = Scambia giocatori
merge-no-tournament = Nessun torneo.
merge-clash = Sono due persone diverse: erano nello stesso torneo, o si sono affrontate.
merge-clash-entered = erano entrambi iscritti
merge-clash-met = { $count ->
    [one] si sono affrontati nel turno { $rounds }
   *[other] si sono affrontati nei turni { $rounds }
}
merge-clash-history = { $history }: { $games ->
    [one] una partita fra i due
   *[other] { $games } partite fra i due
}
merge-meanwhile = La tua richiesta non ha cambiato nulla: nel frattempo { $name } fa parte di { $now }, e questa pagina ora mostra { $now }. Ricontrolla.
merge-disclosed = Finora { $kept } compare solo in una bozza. Con l’unione questo nome diventa pubblico ovunque ora c’è { $merged }. Per tenerlo privato, scambia i giocatori.
merge-birth-years = Gli anni di nascita sono diversi: { $kept } e { $merged }. Dopo l’unione resta { $kept }.
merge-initial = { $pool }: entrambi hanno un rating iniziale. Vale quello di { $kept }.
merge-effect = Che cosa cambia
merge-what = Dato
merge-together = Insieme
merge-tournaments = Tornei
merge-games = Partite
merge-others = Altri rating che cambiano
merge-others-none = Nessuno.
merge-do = Unisci giocatori
merge-promise = Le vecchie classifiche mantengono il nome inserito allora, con un link al giocatore che resta. Puoi annullare l’unione.
merge-reason = Perché sono la stessa persona
merge-submit = Unisci giocatori
merge-back = Torna al giocatore
merge-to-player = Vai al giocatore

merged-title = Unione fatta
merged-done = { $merged } e { $kept } ora sono un solo giocatore: { $kept }.
merge-moved = Rating cambiati

unmerge-link = Annulla unione
unmerge-link-label = Annulla unione: { $name }
unmerge-heading = Annulla l’unione di { $merged } a { $kept }
unmerge-told = Unione di { $merged } a { $kept } ({ $date }): { $reason }
unmerge-effect = Tornano a essere due giocatori, ciascuno con i propri tornei e rating.
unmerge-effect-chain = { $merged } torna a essere un giocatore, con i tornei iscritti sotto quel nome e i relativi rating. { $kept } resta parte di { $now }.
unmerge-moves = Rating che cambiano
unmerge-reason = Perché sono due persone
unmerge-submit = Annulla unione
unmerged-title = Di nuovo due giocatori
unmerged-done = { $merged } e { $kept } sono di nuovo due giocatori.
unmerged-done-chain = { $merged } è di nuovo un giocatore. { $kept } resta parte di { $now }.

player-also = Altri nomi usati: { $names }
player-merged = Unione fatta ({ $date }): { $reason }
player-merged-into = Ora parte di { $kept } ({ $date }): { $reason }
