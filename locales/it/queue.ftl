# What waits for an arbiter

queue-title = Casi aperti per l’arbitro
queue-link = Casi aperti
queue-needs-you = Tocca a te
queue-empty = Nessun caso aperto. Nuove chiamate e contestazioni compaiono qui da sole.
queue-sound = Suona per chiamate e orologi
queue-board = Tavolo
queue-minutes = { $minutes ->
    [0] adesso
   *[other] { $minutes } min
}
queue-called = chiama l’arbitro
queue-called-by = { $player } chiama l’arbitro
queue-disputed = i giocatori non sono d’accordo
queue-faulty = mosse da rileggere
queue-overdue = manca il risultato, è ora del prossimo turno
queue-for-arbiter = aspetta la tua decisione
queue-unconfirmed = l’avversario non ha ancora confermato
queue-answered = Risolto
queue-decide = Decidi
queue-results-in = { $done ->
    [one] 1 risultato su { $all }
   *[other] { $done } risultati su { $all }
}
queue-enter = Registra dai foglietti
ruling-won = Vince { $player }, decisione arbitrale
ruling-drawn = Patta, decisione arbitrale
ruling-forfeit = Vince { $player } per forfait
ruling-neither = Doppio forfait
ruling-adjourn = Partita sospesa
ruling-reason = Motivo (tutti possono leggerlo)
ruling-save = Salva decisione
ruling-none = Scegli una decisione.
ruling-overtaken = Qualcuno è stato più veloce: questo tavolo è cambiato. Guardalo di nuovo.
queue-late = consegnato quando il risultato valeva già
queue-keep = Tieni risultato
queue-change = Cambia risultato
done-result-kept = Il risultato resta com’è.
done-ruled = Decisione salvata.
done-ruling-undone = Decisione annullata. Il tavolo è di nuovo tra i casi aperti.
queue-hall = In sala
queue-link-halted = partita per link ferma: decidi o falla riprendere
queue-link-refused = risultato di una partita per link non accettato: inseriscilo
queue-link-no-result = partita per link finita senza risultato: inseriscilo
queue-link-unpaired = il prossimo turno per link non è abbinato
queue-link-ready = tutte le partite per link sono finite: pubblica il turno successivo
queue-link-pair = Abbina
