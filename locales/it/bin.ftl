### Deleting, the bin, the archive, duplicates.

bin-title = Cestino
bin-lead = Ciò che è stato eliminato si può ripristinare per 30 giorni. Dopo è perso.
bin-empty = Il cestino è vuoto.
bin-what = Elemento
bin-deleted = Eliminato
bin-deleted-by = { $moment }, da { $name }
bin-until = Ripristina entro
bin-action = Azione
bin-delete = Elimina
bin-restore = Ripristina
bin-restore-name = Ripristina { $name }
bin-gone = Non c’è più.
bin-started = Il torneo è iniziato, quindi non puoi più riaggiungere il giocatore.
bin-event = evento
bin-tournament = torneo
bin-entry = iscrizione
bin-player = giocatore
bin-account = account
bin-rating-list = lista rating

more-title = Altro
delete-event-title = Elimina evento
delete-event-lead = L’evento e i suoi tornei finiscono nel cestino. Hai 30 giorni per ripristinarli.
delete-tournament-title = Elimina torneo
delete-tournament-lead = Il torneo finisce nel cestino. Hai 30 giorni per ripristinarlo.
delete-tournament-part = { $name }: { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, { $results ->
    [one] 1 risultato
   *[other] { $results } risultati
}
delete-player-title = Elimina giocatore
delete-player-lead = Il giocatore finisce nel cestino. Hai 30 giorni per ripristinarlo.
delete-account-title = Elimina account
delete-account-lead = Nessuno può più accedere con questo account. Ciò che ha registrato conserva il suo nome. Hai 30 giorni per ripristinarlo.
delete-list-title = Elimina lista rating
delete-list-lead = La lista rating finisce nel cestino. Hai 30 giorni per ripristinarla.
remove-entry-title = Rimuovi giocatore
remove-entry-lead = Rimozione dal torneo: { $name }. Hai 30 giorni per annullarla.
delete-rated = Le sue partite valgono per il rating, quindi non puoi eliminarlo. Puoi archiviarlo.
delete-published = { $results ->
    [one] Un risultato è pubblicato, quindi non puoi eliminarlo.
   *[other] { $results } risultati sono pubblicati, quindi non puoi eliminarlo.
} Puoi archiviarlo.
delete-within = «{ $name }» contiene partite valide per il rating o risultati pubblicati, quindi non puoi eliminare l’evento. Puoi archiviarlo.
delete-player-used = Questo giocatore compare in iscrizioni, partite o rating, quindi non puoi eliminarlo. Rimuovi prima le iscrizioni, oppure unisci i due giocatori se sono la stessa persona.
delete-own-account = Non puoi eliminare l’account con cui hai fatto l’accesso.
delete-last-administrator = Questo è l’unico amministratore. Prima creane un altro.
delete-list-rated = In questa lista ci sono giocatori con un rating, quindi non puoi eliminarla. Puoi archiviarla.

archive-event = Archivia evento
archive-tournament = Archivia torneo
archive-list = Archivia lista rating
unarchive = Ripristina dall’archivio
archived-title = Archivio
archived-tag = in archivio
archived-notice = In archivio: qui non cambia nulla finché non ripristini dall’archivio.
duplicate-event = Duplica evento
duplicate-tournament = Duplica torneo
duplicate-list = Duplica lista rating

cancel-title = Annulla torneo
cancel-lead = Tutti i risultati restano come sono e nulla vale per il rating. Puoi riaprire il torneo più tardi.
cancel-reason = Motivo
cancel-not-running = Puoi annullare solo un torneo iniziato e non ancora chiuso.
cancelled-notice = Torneo annullato: { $reason }

done-deleted = Nel cestino: { $name }.
done-restored = Ripristino riuscito.
done-archived = Ora è in archivio.
done-unarchived = Ripristino dall’archivio riuscito.
done-duplicated = Duplicato creato. Questa è la copia.
done-tournament-cancelled = Torneo annullato.
