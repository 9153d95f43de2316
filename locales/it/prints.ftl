### Printed sheets, and the menu of them.

prints-title = Stampa
prints-link = Stampa…
prints-slips-link = Stampa i foglietti del turno { $round }
prints-pairings-link = Stampa gli abbinamenti
prints-print = Stampa
prints-hint = Usa il comando di stampa del browser.

prints-round = Turno { $round }
prints-slips = Foglietti dei risultati
prints-slips-about = Sei per foglio, da barrare e firmare; il codice apre la pagina del tavolo.
prints-slips-heading = Foglietti dei risultati, turno { $round }
prints-boards = Abbinamenti per tavolo
prints-boards-heading = Abbinamenti, turno { $round } di { $rounds }
prints-names-heading = Abbinamenti per nome, turno { $round } di { $rounds }
prints-boards-about = In grande, da appendere al muro.
prints-names = Abbinamenti per nome
prints-names-about = Dalla A alla Z: tavolo, lato e avversario.
prints-whole = Tutto il torneo
prints-standings = Classifica
prints-standings-about = Ogni turno e ogni spareggio; fino a 26 giocatori su un foglio.
prints-crosstable = Tabellone
prints-crosstable-about = Tutti i risultati a colpo d’occhio.
prints-cards = Schede dei giocatori
prints-cards-about = Una per giocatore, con una riga per turno.
prints-badges = Cartellini
prints-badges-about = Otto per foglio; il codice apre la pagina del giocatore e, per lo staff, lo segna presente.
prints-certificates = Attestati
prints-certificates-show = Mostra gli attestati
prints-certificates-none = Nessuno occupa uno di questi posti.
prints-from = Dal posto
prints-to = Al posto

prints-settings = Carta e indirizzo
prints-paper = Carta
prints-paper-save = Salva formato
prints-paper-a4 = A4
prints-paper-letter = Letter
prints-address = Indirizzo per i codici QR:
prints-address-none = I telefoni non possono aprire questo indirizzo. Impostane uno per i codici QR.
prints-address-edit = Cambia

prints-no-address = Per i foglietti serve un indirizzo che i telefoni possano aprire
prints-no-address-choose = I telefoni non possono aprire l’indirizzo che vedi nel browser. Scegli l’indirizzo di questo computer nella rete della sala:
prints-no-address-ask = I telefoni non possono aprire l’indirizzo che vedi nel browser. Chiedi a un organizzatore di impostare per l’evento uno di questi:
prints-no-address-none = Per ora solo questo computer può aprire Magister. Avvialo con --listen 0.0.0.0:8470, poi imposta il suo indirizzo in Modifica evento.
prints-use-address = Usa questo indirizzo
prints-not-decided = La classifica non è definitiva
prints-not-decided-advice = Gli attestati si stampano quando tutti i turni sono abbinati e ci sono tutti i risultati.
prints-no-places = Questi non sono posti
prints-no-places-advice = Inserisci numeri interi, prima il più basso e poi il più alto, per esempio da 1 a 3.
prints-stale-slips = I codici sui foglietti stampati non funzionano: { $address } non è più l’indirizzo di questo computer. { $now }
prints-stale-event = I codici sui foglietti non funzionerebbero: l’indirizzo dell’evento, { $address }, non è quello di questo computer. { $now }
prints-reached-now = { $count ->
    [0] Ricollegalo alla rete della sala, oppure cambia l’indirizzo e stampa nuovi foglietti.
   *[other] Ora si trova qui: { $addresses }. Cambia l’indirizzo dell’evento e stampa nuovi foglietti.
}

prints-seat = Lato
prints-opponent = Avversario
prints-round-column = Turno
prints-total = Totale
prints-number = N. { $number }
prints-player = Giocatore { $number }
prints-code = Codice: { $what }
prints-won = Vince
prints-points = Punti
prints-draw = Patta
prints-signature = Firma
prints-signature-of = Firma, { $seat }
prints-audit-head = Registro: { $hash }
prints-legend = 12○ 1: partita col numero 12 di questa lista, prima mossa, vinta. ○ prima mossa, ● seconda mossa; 1 vittoria, ½ patta, 0 sconfitta, + vittoria per forfait, − sconfitta per forfait, · ancora nessun risultato. U bye assegnato dall’abbinamento, F bye da un punto, H bye da mezzo punto, Z bye a zero punti. I risultati fra parentesi non contano.

prints-certificate = Attestato
prints-awarded = conferito a
prints-place = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
   *[other] { $place }º posto
}
prints-place-shared = { $place ->
    [1] Primo posto a pari merito
    [2] Secondo posto a pari merito
    [3] Terzo posto a pari merito
   *[other] { $place }º posto a pari merito
}
prints-score = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}
prints-arbiter = Arbitro
prints-organiser = Organizzatore
prints-begins = { $day }, { $time }
prints-begins-column = Inizio
