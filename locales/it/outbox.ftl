# What a browser keeps until the server has it.

outbox-title = Non ancora inviato
outbox-waiting = Parte da sé appena c’è connessione. Tieni aperta questa pagina.
outbox-guest = Questo dispositivo non ha più accesso. Per inviare, inquadra la tua nuova scheda.
outbox-staff = Per inviare, accedi di nuovo.
outbox-look = Il server ha una domanda su un inserimento. Aprilo.
outbox-moves = mosse non ancora controllate
outbox-open = Apri
outbox-discard = Scarta
outbox-offline = Nessuna connessione. Qui serve la rete: riprova quando torna.
outbox-leave = Uscire senza inviare?
outbox-leave-hint = Questi inserimenti non sono stati inviati. Se esci ora, vanno persi.
outbox-leave-anyway = Scarta ed esci
outbox-stay = Resta
outbox-discard-ask = Scartare questo inserimento?
outbox-discard-hint = Viene rimosso da questo dispositivo e non sarà mai inviato.
outbox-keep = Conservalo
