### Backups of the whole database.

backups-title = Copie di sicurezza
backups-lead = Una copia di sicurezza contiene tutto: eventi, giocatori, risultati, account e registro. Scaricane una su una chiavetta USB prima che il portatile ti lasci a piedi.
backups-automatic = Magister ne crea una dopo ogni turno pubblicato, ogni girone all’italiana avviato e ogni torneo chiuso. Conserva le { $keep } più recenti e l’ultima di ogni giorno per una settimana. Le copie create a mano restano.
backups-not-automatic = Magister non ne crea nessuna da solo: { "`backup.keep`" } è 0.
backups-folder = Cartella:
backups-no-folder = Non è impostata nessuna cartella per le copie di sicurezza. Imposta { "`backup.folder`" } nelle impostazioni e riavvia Magister.
backups-make = Crea copia ora
backups-empty = Non ci sono ancora copie di sicurezza.
backups-made = Creata
backups-why = Motivo
backups-how-large = Dimensione
backups-size = { $size } kB
backups-contents = { $events ->
    [one] Un evento
   *[other] { $events } eventi
}, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}, { $results ->
    [one] un risultato
   *[other] { $results } risultati
}
backups-download = Scarica
backups-download-name = Scarica { $name }
backups-unreadable = Illeggibile
backups-why-unknown = –
backups-why-by-hand = Creata a mano
backups-why-started = Torneo avviato: { $tournament }
backups-why-round = Turno { $round } pubblicato: { $tournament }
backups-why-closed = Torneo chiuso: { $tournament }
backups-failed = Copia di sicurezza non riuscita ({ $moment }): { $why }. Controlla che la cartella esista e che sul disco ci sia spazio.
