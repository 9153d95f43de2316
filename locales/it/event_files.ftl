event-file-title = File evento
event-file-lead = Porta con te l’intero evento in un solo file: tornei, giocatori, abbinamenti, risultati con tutte le correzioni, notazioni delle partite, programma e tavoli. Importalo su un altro computer ed è lo stesso evento.
event-file-stays = Password, codici di accesso, link personali e token restano qui, come il registro. Il file contiene i nomi completi dei giocatori: non darlo a chi non può vederli.
event-file-download = Scarica il file dell’evento
event-file-extensions = Dati di altri programmi
event-file-extensions-lead = Altri programmi conservano questi dati nel file dell’evento. Viaggiano con il file, immutati.
event-file-remove = Rimuovi
event-file-remove-label = Rimuovi { $name }
event-file-json = Questo non è JSON:
event-file-too-large = Il file contiene più di quanto un evento possa avere:
event-file-foreign = Questo non è il file di un evento.
event-file-newer = Questo file viene da una versione più recente di Magister ({ $program }). Importalo con quella versione.
event-file-damaged = Il file è danneggiato o qualcuno l’ha modificato. Esporta di nuovo l’evento.
event-file-extension = I dati di un altro programma, numero { $place }, non sono come dovrebbero:
event-file-unsound = Le tabelle del file non sono coerenti tra loro:
event-file-unproved = { $tournament }, turno { $round }, tavolo { $board }: secondo il file le mosse sono verificate, ma le regole danno un esito diverso.

done-extension-removed = Dati rimossi.
