### The players of a tournament: entered, removed, withdrawn.

entries-heading = { $count ->
    [0] Ancora nessun giocatore
   *[other] Giocatori ({ $count })
}
entries-none = Ancora nessun giocatore.
entries-done = { $count ->
    [0] Nessun giocatore aggiunto: tutte le righe sono state ignorate.
    [one] 1 giocatore aggiunto.
   *[other] { $count } giocatori aggiunti.
}
entries-started = Il torneo è iniziato: non puoi più aggiungere o rimuovere giocatori.
entries-places = Nel calendario c’è un solo posto libero. Aggiungi un giocatore solo.
entries-idle = { $count ->
    [one] Un giocatore è senza partita nel turno { $round }.
   *[other] { $count } giocatori sono senza partita nel turno { $round }.
}
room-free-place = C’è posto per un ritardatario: ogni bye diventa una partita contro di lui. Le partite dei turni passati si possono giocare più tardi.
room-none = Tutti i posti del calendario sono occupati. Per aggiungere un giocatore, annulla prima l’avvio (nella panoramica), finché nessuna partita ha un risultato.
entry-number = N.
entry-name = Nome
entry-rating = Rating
entry-club = Club
entry-line = Riga
entry-born = Nascita
entry-actions = Azioni
entry-gone = ritiro prima del turno { $round }
entry-remove = Rimuovi
entry-remove-name = Rimuovi { $name }
entry-withdraw = Ritira
entry-withdraw-name = Ritira { $name }
entry-return = Riammetti
entry-return-name = Riammetti { $name }
entry-rating-not-a-number = Inserisci un numero intero o lascia vuoto.
entry-rating-too-high = Inserisci un rating fino a { $max }.
entry-too-many-fields = Questa riga ha { $count } campi: se ne usano al massimo { $known }.
entry-no-year = Scrivi un anno, come 1987, o una data completa.
entry-unclosed = Manca una virgoletta di chiusura.
entry-edit = Modifica
entry-edit-title = Modifica iscrizione
entry-edit-name = Modifica l’iscrizione di { $name }
entry-to-player = Pagina del giocatore
entry-name-elsewhere = Questo giocatore è noto da altri tornei. Un amministratore può cambiare il nome nella sua pagina.
entry-numbers-stay = Se cambi il rating, i numeri restano gli stessi.
entry-paired = Gli abbinamenti sono fatti, quindi le iscrizioni non si possono più cambiare.
entry-changed-meanwhile = Qualcun altro ha modificato questa iscrizione. Salva di nuovo per sostituirla con la tua.
entry-known-elsewhere = Questo giocatore è noto da altri tornei, quindi qui non puoi cambiare il nome.
entry-name-taken = Esiste già un giocatore con questo nome. Rimuovi questa iscrizione, poi aggiungi quel giocatore.

entries-enter-title = Aggiungi giocatori
enter-one-title = Aggiungi un giocatore
enter-one-submit = Aggiungi
enter-list-title = Aggiungi un elenco
enter-list-hint = Un giocatore per riga: nome; rating; club; anno di nascita. Basta il nome. Puoi incollare da un foglio di calcolo; la prima riga può contenere i nomi delle colonne.
enter-list-lines = Giocatori
enter-list-submit = Anteprima
enter-file-label = Oppure un file CSV
enter-file-hint = Con o senza i nomi delle colonne, separati da punto e virgola, virgole o tabulazioni.

list-one-and-list = Hai compilato sia il giocatore singolo sia l’elenco. Svuota uno dei due.
list-and-file = Hai scritto delle righe e scelto un file. Usa uno solo dei due.
list-empty = Nessuna riga contiene un giocatore. Scrivi o incolla qualche riga, oppure scegli un file.
list-too-long = { $lines } righe sono troppe. Aggiungine al massimo { $max } alla volta.
list-ignored-columns = Queste colonne non vengono usate: { $columns }.
file-not-text = Questo non è un file di testo. Salvalo come CSV.
file-windows-1252 = Questo file non è in Unicode, quindi è stato letto come Europa occidentale (Windows-1252). Controlla i nomi.

preview-heading = Controlla i giocatori
preview-faulty = Righe con errori
preview-faulty-lead = Correggile nell’elenco qui sotto e rifai l’anteprima, oppure prosegui senza.
preview-faulty-more = { $count ->
    [one] Un’altra riga contiene errori.
   *[other] Altre { $count } righe contengono errori.
}
preview-undecided = Possibili doppioni
preview-undecided-lead = Per ciascuno, scegli chi è.
preview-new = Nuovi giocatori
preview-mend = Elenco
preview-to-list = Modifica elenco
preview-again = Rifai anteprima
preview-submit = { $count ->
    [one] Aggiungi 1 giocatore
   *[other] Aggiungi { $count } giocatori
}
preview-submit-without = { $count ->
    [one] Aggiungi 1 giocatore
   *[other] Aggiungi { $count } giocatori
}, salta { $faulty ->
    [one] 1 riga
   *[other] { $faulty } righe
}
preview-picks-wrong = Nessun giocatore aggiunto: per alcune righe qui sotto serve un’altra scelta.
preview-changed = Nessun giocatore aggiunto: l’elenco o i giocatori noti sono cambiati. Ricontrolla.
preview-as = Aggiungi come

note-town = Letto come nome «{ $name }, { $town }». Se { $town } è una città, scrivi { $name };; { $town }
note-repeats = stesso nome della riga { $line }
note-near = simile alla riga { $line }: due volte la stessa persona?
note-entered = già fra gli iscritti
note-known = { $count ->
    [one] un giocatore con questo nome è già noto
   *[other] { $count } giocatori con questo nome sono già noti
}
note-former = { $former } è un vecchio nome di { $name }
note-similar = simile: { $name }
note-similar-entered = simile e già fra gli iscritti: { $name }
note-similar-former = simile: { $former }, un vecchio nome di { $name }
note-similar-former-entered = simile e già fra gli iscritti: { $former }, un vecchio nome di { $name }

pick-label = Aggiungi { $name } come
pick-missing = scegli
pick-new = nuovo giocatore
pick-leave-out = non aggiungere
pick-known = { $name }, giocatore { $id }
pick-error-missing = Scegli chi è.
pick-error-not-offered = Questo giocatore non si può più scegliere.
pick-error-twice = Un’altra riga corrisponde già a questo giocatore.

withdraw-heading = Ritira giocatore
return-heading = Riammetti giocatore
withdraw-from-round = Primo turno senza questo giocatore
withdraw-fewer-than-half = Partite giocate: { $completed } su { $games }, meno della metà.
withdraw-half-or-more = Partite giocate: { $completed } su { $games }, almeno la metà.
withdraw-struck = Quindi nessuna delle sue partite conta: nessuno ne ricava punti. I risultati restano visibili e le partite giocate valgono per il rating.
withdraw-forfeits = { $open ->
    [0] Quindi tutti i risultati contano. Nessuna partita è aperta.
    [one] Quindi tutti i risultati contano e la partita aperta è persa per forfait.
   *[other] Quindi tutti i risultati contano e le { $open } partite aperte sono perse per forfait.
}
withdraw-submit = Ritira giocatore
withdraw-not-started = Il torneo non è ancora iniziato. Rimuovi invece il giocatore.
withdraw-closed = Il torneo è chiuso. Prima riaprilo.
withdraw-gone = Il giocatore ha già lasciato il torneo, prima del turno { $round }.
withdraw-no-such-round = Scegli un turno da { $first } a { $rounds }.
withdraw-has-result = Il giocatore ha un risultato nel turno { $played }. Può ritirarsi al più presto dal turno { $earliest }.
withdraw-all-played = Il giocatore ha un risultato in ogni turno: non c’è più nulla da cui ritirarsi.
withdraw-all-paired = Tutti i turni sono abbinati. Se una partita non si gioca, registrala come forfait.
withdraw-not-paired = Da questo turno in poi non ha più abbinamenti né punti. I risultati ottenuti finora restano.
withdraw-not-paired-open = La partita aperta va ancora giocata, oppure registrata come forfait.
withdraw-broken = I turni non corrispondono ai giocatori. Avvisa l’organizzatore.
withdraw-changed = Sono arrivati nuovi risultati, quindi le conseguenze sono cambiate. Controllale, poi conferma di nuovo.
return-struck = Aveva giocato meno della metà delle partite, quindi nessuna contava. Ora contano di nuovo tutte.
return-forfeits = Aveva giocato almeno la metà delle partite e perso per forfait quelle aperte.
return-open = { $open ->
    [0] Nessuna partita si riapre.
    [one] Si riapre una partita.
   *[other] Si riaprono { $open } partite.
}
return-from-round = Primo turno di nuovo con questo giocatore
return-paired = Da questo turno in poi ha di nuovo un abbinamento. I turni saltati non danno punti.
return-not-gone = Il giocatore non ha lasciato il torneo.
return-submit = Riammetti giocatore
withdraw-back = Torna ai giocatori

bye-pairing-allocated = Bye ({ $points })
bye-full-point = Bye da un punto ({ $points })
bye-half-point = Bye da mezzo punto ({ $points })
bye-zero-point = Bye a zero punti ({ $points })
bye-free = Turno di riposo
missed-title = Turni saltati
missed-zero-point = nessun punto
missed-half-point = bye da mezzo punto

order-link = Ordine dei giocatori
order-heading = Ordine dei giocatori
order-lead = I numeri decidono gli abbinamenti, dal più forte in giù. Puoi cambiarli finché il turno 4 non è abbinato.
order-number = Numero di { $name }
order-up = Sposta in su { $name }
order-down = Sposta in giù { $name }
order-up-sign = ↑
order-down-sign = ↓
order-move = Sposta
order-save = Salva ordine
order-by-rating = Per rating, poi per nome
order-fixed = L’ordine è fissato: puoi cambiarlo solo dall’avvio fino all’abbinamento del turno 4.
order-accelerated = L’ordine è fissato perché la metà superiore è accelerata. I ritardatari ricevono comunque un posto in base al rating.
order-changed = Non è cambiato nulla: qualcun altro ha modificato l’ordine. Ricontrolla.
order-garbled = Non è cambiato nulla: uno di questi non è un numero.
