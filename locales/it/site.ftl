### Words of every page.

product-name = Magister
footer = Tornei di giochi astratti, con risultati che tutti possono verificare.
skip-to-content = Vai al contenuto
to-the-start = Alla pagina iniziale
save = Salva
undo = Annulla
live-lost = Connessione persa ({ $time }). Questa pagina potrebbe non essere aggiornata.
live-changed = Questa pagina è cambiata da quando l’hai aperta.
live-show = Mostra modifiche
as-of = Situazione al { $moment }. Le novità seguono da sole.
ask-back = Indietro
parts-label = Parti della tabella
parts-range = { $first }–{ $last }

## What an act says on the page that it leads to.

done-account-created = Account creato.
done-event-created = Evento creato.
done-event-saved = Evento salvato.
done-paper-saved = Formato carta salvato.
done-role-saved = Ruolo salvato.
done-offer-saved = Proposta salvata.
done-choice-saved = Scelta del lato salvata.
done-game-added = Partita pubblicata.
done-tournament-created = Torneo creato.
done-tournament-saved = Torneo salvato.
done-tie-breaks-saved = Spareggi salvati.
done-schedule-saved = Programma salvato.
done-boards-saved = Tavoli salvati.
done-terms-saved = Salvato.
done-challenge-withdrawn = Sfida ritirata.
done-link-game-withdrawn = Partita ritirata.
done-opponent-blocked = Avversario bloccato. Lo trovi in fondo a questa pagina.
done-opponent-unblocked = Avversario sbloccato.
done-rounds-silenced = Finché non li annunci, solo lo staff vede questi risultati.
done-results-announced = Risultati annunciati.
done-tournament-started = Torneo avviato.
done-tournament-unstarted = Avvio annullato. Puoi di nuovo aggiungere e rimuovere giocatori.
done-tournament-closed = Torneo chiuso.
done-tournament-reopened = Torneo riaperto.
done-player-saved = Giocatore salvato.
done-rating-list-created = Lista rating creata.
done-entry-saved = Iscrizione salvata.
done-entry-removed = Iscrizione rimossa: { $name }.
done-player-withdrawn = Giocatore ritirato.
done-player-returned = Giocatore riammesso.
done-order-saved = Ordine salvato.
done-byes-saved = Bye salvati.
done-forbidden = Abbinamento evitato aggiunto.
done-allowed = Abbinamento evitato rimosso.
done-draft-changed = Abbinamenti modificati.
done-change-removed = Modifica rimossa.
done-round-published = Abbinamenti pubblicati.
done-game-adjourned = Partita sospesa.
done-games-adjourned = Partite aperte sospese.
done-adjournment-ended = Partita ripresa: è di nuovo aperta.
done-round-unpublished = Turno ritirato dalla pubblicazione. È di nuovo una bozza.


nav-label = Menu principale
nav-events = Eventi
nav-players = Giocatori
nav-ratings = Rating
nav-games = Partite
nav-accounts = Account

# A page named after what it shows.
title-plain = { $name }
# A part of something that has a name.
title-within = { $part } · { $name }

date = { $day } { $month } { $year }
days = { $first } – { $last }
days-in-year = { $day } { $month } – { $last }
days-in-month = { $day }–{ $last }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
month-short-1 = gen
month-short-2 = feb
month-short-3 = mar
month-short-4 = apr
month-short-5 = mag
month-short-6 = giu
month-short-7 = lug
month-short-8 = ago
month-short-9 = set
month-short-10 = ott
month-short-11 = nov
month-short-12 = dic
date-short = { $day } { $month } { $year }
# What stands before the decimals of a number: 7.35.
decimal-mark = ,

# Several things in a sentence, one after the other: list-one, list-more …, list-last.
list-one = { $item }
list-more = { $items }, { $item }
list-last = { $items } e { $item }
# What something is called, and what is said of it.
labelled = { $label }: { $what }
# A name, and what is in brackets behind it.
bracketed = { $name } ({ $what })
# Words as a sentence of their own.
sentence = { $words }.

complaints-summary = { $count ->
    [one] Correggi il campo evidenziato.
   *[other] Correggi i { $count } campi evidenziati.
}
complaints-to-form = Vai al modulo
changed-meanwhile = Nel frattempo qualcun altro ha modificato questo dato. Ora è: { $now }. Quello che hai scritto è ancora qui: salva di nuovo per sostituirlo.

error-empty = Compila questo campo.
error-too-long = Troppo lungo: { $chars } caratteri, al massimo { $max }.
error-control = Contiene un carattere di controllo invisibile. Scrivilo di nuovo.
error-no-date = Scrivi la data così: 2001-11-02.

done-already-handled = Questo modulo era già stato inviato, quindi nulla è stato fatto due volte. Per ripetere l’operazione, ricarica la pagina del modulo e invialo di nuovo.

error-not-found = Pagina non trovata
error-not-found-advice = L’indirizzo potrebbe essere sbagliato, oppure la pagina non è pubblicata.
error-sign-in = Accedi per continuare
error-sign-in-advice = La sessione è terminata. Accedi, poi torna indietro: il browser ha ancora quello che hai scritto.
error-password-given = Prima scegli la tua password
error-password-given-advice = Non è cambiato nulla. La tua password l’ha impostata qualcun altro. Cambiala nella pagina del tuo account.
error-link-expired = Questo link è scaduto
error-link-expired-advice = Riavvia il server: ne stampa uno nuovo.
error-forbidden = Non puoi farlo
error-forbidden-advice = Possono farlo solo { $who }. Un organizzatore dell’evento può darti il ruolo.
error-other-origin = Questo modulo arriva da un altro sito
error-other-origin-advice = Non è cambiato nulla. Se volevi davvero farlo, usa la pagina di questo server.
error-other-host = Questo server non si riconosce con questo nome
error-other-host-advice = Apri l’indirizzo che ha mostrato all’avvio, o quello sulla tua scheda. Per usare questo nome, indicalo nelle impostazioni: server.public_url o server.trusted_origins.
error-archived = È in archivio
error-archived-advice = Non è cambiato nulla. Prima ripristina dall’archivio: il pulsante è nella sua pagina.
error-cancelled = Questo torneo è stato annullato
error-cancelled-advice = Non è cambiato nulla. Prima riapri il torneo: il pulsante è nella pagina della classifica.
error-bad-address = Questo indirizzo non funziona
error-bad-address-advice = Ne manca una parte, o è scritta male.
error-bad-form = Questo modulo non si può leggere
error-bad-form-advice = Non è cambiato nulla. Torna indietro, ricarica la pagina e invia di nuovo il modulo.
error-no-form-key = Questo modulo non è più valido
error-no-form-key-advice = Non è cambiato nulla. Torna indietro, ricarica la pagina e invia di nuovo il modulo.
error-too-large = Troppi dati in una volta
error-too-large-advice = Non è cambiato nulla. Torna indietro: il browser ha ancora quello che hai scritto. Invialo in parti più piccole.
error-too-slow = Questo modulo è arrivato troppo lentamente
error-too-slow-advice = Non è cambiato nulla. Controlla la connessione, poi riprova.
error-packed = Questo modulo è compresso
error-packed-advice = Non è cambiato nulla. Invialo senza compressione.
error-full = Il server è occupato
error-full-advice = Non è cambiato nulla. Riprova fra dieci secondi.
error-away = Il database non è raggiungibile
error-away-advice = Non è cambiato nulla. Riprova fra dieci secondi.
error-unanswered = Il database non ha risposto
error-unanswered-advice = La modifica forse è già salvata. Invia di nuovo il modulo: nulla viene salvato due volte.
error-busy = Un altro programma sta scrivendo nel database
error-busy-advice = Non è cambiato nulla. Riprova fra dieci secondi.
error-no-room = Il disco è pieno
error-no-room-advice = Nulla è stato salvato. Il tuo browser ha ancora ciò che hai scritto. Chiedi a un amministratore di liberare spazio sul disco del database, poi invia di nuovo.
error-moved = Il file del database non è più al suo posto
error-moved-advice = È stato eliminato o sostituito mentre Magister era in funzione, quindi nulla è stato salvato. Il browser ha ancora quello che hai scritto. Chiedi a un amministratore di fermare Magister, rimettere il file al suo posto e riavviare.
error-failing = Il disco del database non funziona
error-failing-advice = Nulla è stato salvato. Il tuo browser ha ancora ciò che hai scritto. Chiedi a un amministratore di controllare il disco del database, poi invia di nuovo.
error-read-only = Il database non può essere modificato
error-read-only-advice = Nulla è stato salvato. Il tuo browser ha ancora ciò che hai scritto. Chiedi a un amministratore di permettere a Magister di scrivere nel database, poi invia di nuovo.
error-damaged = Il database è danneggiato
error-damaged-advice = Nulla è stato salvato. Il tuo browser ha ancora ciò che hai scritto. Chiedi a un amministratore di fermare Magister e ripristinare l’ultima copia di sicurezza.
error-foreign = Il database non è più lo stesso
error-foreign-advice = È stato svuotato o sostituito mentre Magister era in funzione, quindi nulla è stato salvato. Il tuo browser ha ancora ciò che hai scritto. Chiedi a un amministratore di fermare Magister, rimettere il database al suo posto e riavviare.
error-wrong-method = Qui non si può fare
error-wrong-method-advice = Non è cambiato nulla. Vai alla pagina iniziale.
error-fault = Qualcosa è andato storto
error-fault-advice = Non è cambiato nulla e l’errore è stato registrato. Riprova. Se si ripete, avvisa l’organizzatore.
error-request = Richiesta: { $id }
error-interrupted = Il server si sta arrestando
error-interrupted-advice = Non è cambiato nulla. Riprova fra poco.

access-member = gli utenti che hanno fatto l’accesso
access-scorekeeper = i segnapunti, gli arbitri e gli organizzatori di questo evento
access-arbiter = gli arbitri e gli organizzatori di questo evento
access-organiser = gli organizzatori di questo evento
access-administrator = gli amministratori
find-label = Cerca
find-submit = Cerca
keys-title = Scorciatoie da tastiera
keys-switch = Scorciatoie con un solo tasto
keys-close = Chiudi
share = Condividi
share-copied = Link copiato
share-link = Condividi
copy-link = Copia link
