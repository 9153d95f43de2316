## The interface for programs

api-title = API
api-link = Per i programmi
api-lead = Tutto ciò che è pubblico, per i programmi: fatti e conclusioni in JSON. Per leggere non serve un account.
api-tokens = Per registrare risultati, abbinare turni e segnare le presenze, un programma ha bisogno di un token. Gli organizzatori lo creano nella pagina dei giocatori del loro torneo.
api-document = Documento OpenAPI
api-parameter = Parametro
api-body = Corpo
api-field = Campo
api-kind = Tipo
api-about = Significato
api-optional = facoltativo
api-answers = Risposte:
api-shapes = Schemi
api-refused = Rifiutato
api-no-draft = Non c’è nessuna bozza
api-conflict-advice = Non è cambiato nulla. Leggi lo stato attuale e decidi di nuovo.

error-bad-json = Il JSON non è leggibile
error-bad-json-advice = Un campo manca, è sconosciuto o è di un altro tipo. Il documento dice quali campi ci sono.
error-not-json = Qui serve JSON
error-not-json-advice = Invia il corpo come application/json.
error-bad-token = Questo token non funziona
error-bad-token-advice = È scritto male, è scaduto o è stato revocato.
error-token-needed = Serve un token
error-token-needed-advice = Invialo nell’intestazione Authorization: Bearer mgs_…
error-token-elsewhere = Questo token è per un altro torneo
error-token-elsewhere-advice = Un token vale per un solo torneo.
error-requests = Troppe richieste
error-requests-advice = Riprova tra un po’.
error-changes = Troppe modifiche in un’ora
error-changes-advice = Non è stato salvato nulla. Riprova fra un’ora o chiedi a un arbitro.
