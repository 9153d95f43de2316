### At which boards a tournament is played.

boards-title = Tavoli
boards-edit = Numera i tavoli
boards-hall = Numeri in sala
boards-first = Primo tavolo
boards-first-hint = Se più tornei condividono una sala, dai a ciascuno i suoi numeri.
boards-range = Tavoli { $first }–{ $last }
boards-overlap = Si sovrappone
boards-fixed = Tavoli fissi
boards-fixed-hint = Per chi siede sempre allo stesso tavolo, per esempio vicino alla porta.
boards-nobody = Nessun giocatore
boards-player-label = Riga { $line }: giocatore
boards-board-label = Riga { $line }: tavolo
boards-board = Tavolo
boards-hint = I turni che hanno risultati mantengono i loro numeri. Per i turni già abbinati, stampa di nuovo abbinamenti e foglietti.
boards-save = Salva tavoli
boards-over = Questo torneo è concluso. I suoi tavoli non si possono più cambiare.
boards-no-board = Inserisci un numero da 1 a { $most }.
boards-too-many = I giocatori con un tavolo fisso possono essere al massimo { $most }.
boards-no-player = Scegli un giocatore, oppure svuota il campo del tavolo.
boards-player-twice = Questo giocatore è già nell’elenco qui sopra.
boards-board-twice = Il tavolo { $board } è già preso qui sopra.
boards-changed-meanwhile = Qualcun altro ha cambiato i tavoli. Controllali, poi salva di nuovo.
