# Who is here for the round that comes

checkin-title = Presenze
checkin-heading = Presenze per il turno { $round }
checkin-begins = Inizio: { $time }
checkin-count = Presenti { $here } su { $all }
checkin-show-all = Tutti
checkin-show-missing = Chi manca
checkin-find = Nome, numero o cartellino
checkin-find-submit = Cerca
checkin-submit = Presente
checkin-submit-name = Segna presente: { $name }
checkin-undo = Annulla
checkin-undo-name = Annulla la presenza di { $name }
checkin-here = presente
checkin-by = { $time }, da { $name }
checkin-by-staff = { $time }, dallo staff
checkin-by-player = { $time }, dalla propria pagina
checkin-by-tablet = { $time }, da un tablet
checkin-away = Non giocano questo turno ({ $count })
checkin-nobody = In questo turno non ci sono giocatori.
checkin-everybody = Ci sono tutti.
checkin-not-found = Nessuno da segnare presente corrisponde a «{ $q }».
checkin-all-paired = Tutti i turni sono abbinati: le presenze non servono più.
checkin-over = Il torneo è concluso: le presenze non servono più.

checkin-not-opened = non aperte
checkin-open = aperte
checkin-closed = chiuse
checkin-not-opened-told = Solo lo staff segna i presenti. Apri le presenze per lasciarlo fare ai giocatori, dalla propria pagina e dai tablet.
checkin-open-told = I giocatori possono segnarsi presenti dalla propria pagina e dai tablet.
checkin-closed-told = Ora solo lo staff segna i presenti.
checkin-open-submit = Apri presenze
checkin-close = Chiudi presenze

checkin-close-heading = Chiudi le presenze per il turno { $round }
checkin-close-lead = { $missing ->
    [0] Ci sono tutti.
   *[other] Presenti: { $here }. Mancano ancora: { $missing }.
}
checkin-close-question = Che cosa succede a chi manca?
checkin-close-each = Scegli per ciascun giocatore
checkin-as-all = Come scelto sopra
checkin-stay = Lascia in gioco
checkin-miss = Salta il turno
checkin-withdraw = Ritira
checkin-remove = Rimuovi
checkin-stay-told = Ha un abbinamento nel turno { $round }, come tutti gli altri.
checkin-stay-told-robin = Non cambia nulla.
checkin-miss-told = Bye a zero punti nel turno { $round }; dal turno dopo ha di nuovo un abbinamento.
checkin-withdraw-told = Nessun abbinamento dal turno { $round } in poi. Può rientrare.
checkin-withdraw-told-robin = Esce dal torneo; accanto a ogni nome vedi che cosa succede alle sue partite. Può rientrare.
checkin-remove-told = Viene rimosso dal torneo. Lo ritrovi nel cestino dell’evento.
checkin-costs-struck = ritiro: nessuna delle sue partite conta
checkin-costs-forfeits = ritiro: le partite aperte sono perse per forfait
checkin-no-answer = Scegli che cosa succede a chi manca.
checkin-other-round = Ora le presenze riguardano un altro turno. Non è cambiato nulla.
checkin-not-playing = Questo giocatore non gioca in questo turno. Non è cambiato nulla.
checkin-not-possible = Non è più possibile. Non è cambiato nulla; controlla l’elenco.

checkin-shut = Le presenze non sono aperte. Chiedi a un arbitro.
checkin-choose-name = Trova il tuo nome e toccalo.
checkin-are-you = Sei { $name }?
checkin-yes = Sì, sono qui
checkin-no = No, indietro
checkin-already = Questo giocatore è già segnato presente.
my-checkin = Segnati presente per il turno { $round }
my-checkin-late = Le presenze sono chiuse. Di’ a un arbitro che sei qui.
my-checkin-done = La tua presenza per il turno { $round } è registrata.
tablet-results = Torna ai risultati

done-checked-in = Presenza registrata.
done-check-in-opened = Presenze aperte. I giocatori vedono un pulsante nella propria pagina.
done-check-in-closed = Presenze chiuse.
