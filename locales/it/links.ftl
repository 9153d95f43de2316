# Links that let people in without an account

links-title = Link personali
links-lead = Un link personale apre sul telefono la pagina di un giocatore, senza account. Vale per tutto l’evento e scade { $days } giorni dopo l’ultimo giorno, o più tardi con la sua ultima partita per link.
links-draft = Bozza: questi link si aprono solo dopo la pubblicazione.
links-none = Prima aggiungi i giocatori. Poi ciascuno può ricevere un link personale.
links-players = Giocatori
links-cards = Schede private
links-cards-hint = Una nuova scheda sostituisce la precedente: il vecchio codice non funziona più. I telefoni già entrati restano dentro.
links-print = Stampa schede private
link-none = Ancora nessun link
link-state = { $browsers ->
    [0] Link creato: { $when } · non ancora usato
    [one] Link creato: { $when } · in uso su 1 dispositivo
   *[other] Link creato: { $when } · in uso su { $browsers } dispositivi
}
link-show = Mostra codice
link-show-of = Mostra codice di { $name }
link-end = Revoca
link-end-of = Revoca il link di { $name }
link-choose-of = Stampa una scheda per { $name }
done-token-revoked = Token revocato. Non permette più di fare nulla.
done-link-revoked = Link revocato. Chi era entrato con questo link ora è fuori.
links-tablet = Tablet
links-tablet-lead = Un tablet su un tavolo raccoglie i risultati di questo torneo. Quello che invia non conta mai come dichiarazione di un giocatore.
link-show-tablet = Mostra codice tablet
link-end-tablet = Revoca link del tablet
link-code = Codice da inquadrare
link-code-of = Codice di accesso per { $name }
link-code-lead = Inquadra questo codice con il telefono del giocatore. È privato: chi lo usa entra al suo posto.
link-code-tablet-lead = Inquadra questo codice con il tablet.
link-code-once = Si vede una volta sola. Se lasci questa pagina, crea un nuovo codice. I codici precedenti non funzionano più.
link-code-back = Torna ai link personali
link-card-how = Inquadra il codice con il telefono per vedere il tuo tavolo e consegnare i risultati.
link-card-private = Tieni questa scheda per te: chi la usa agisce a tuo nome.

welcome-player = Sei { $name }.
welcome-player-hint = Questo telefono mostrerà il tuo tavolo, e i risultati che consegni contano come tuoi.
welcome-tablet = Tablet per { $name }
welcome-tablet-hint = Questo dispositivo raccoglierà i risultati di questo torneo.
welcome-continue = Continua
welcome-not-you = Non sei tu? Chiudi questa pagina e porta la scheda al banco.

error-no-link = Questo link non apre nulla
error-no-link-advice = Forse è stato sostituito. Chiedine uno nuovo a chi te l’ha dato.
error-guesses = Troppi link o codici sbagliati
error-guesses-advice = Il codice sulla tua scheda funziona ancora: inquadralo, o chiedine uno nuovo al banco.
error-versions = Questo risultato non è stato consegnato
error-calls = Hai già chiamato l’arbitro più volte
error-calls-advice = Vai al tavolo degli arbitri o richiama fra un’ora.
