# A player’s own page

my-title = La mia pagina
my-nothing = Non hai ancora un tavolo. Lo vedi qui appena il turno è pubblicato.
my-round = Turno { $round }
my-seat-first = Il tuo lato è { $side }: hai la prima mossa
my-seat-second = Il tuo lato è { $side }: hai la seconda mossa
my-seat-open = I lati sono ancora da scegliere
my-result-won = Hai vinto. Il risultato vale.
my-result-lost = Hai perso. Il risultato vale.
my-result-drawn = Patta. Il risultato vale.
my-result-decided = Partita decisa. Il risultato vale.
my-board = Apri la pagina del tavolo
my-next = Il turno { $round } non è ancora abbinato.
my-place = { $rank }º posto su { $players }
my-call = Chiama l’arbitro
my-called = Hai chiamato l’arbitro alle { $since }. Resta dove sei.
my-call-end = Annulla chiamata
my-ask-arbiter = In questo torneo può farlo solo un arbitro.
my-left-often = Ti sei già ritirato e sei tornato più volte. Chiedi a un arbitro di ritirarti.
my-withdraw = Ritirati dal torneo
my-played-fewer = Partite giocate: { $completed } su { $games }, meno della metà.
my-played-half = Partite giocate: { $completed } su { $games }, almeno la metà.
my-withdraw-struck = Se ti ritiri ora, nessuna delle tue partite conta per i punti, né tuoi né degli altri. Le partite giocate valgono comunque per il rating.
my-withdraw-forfeits = { $open ->
    [0] Se ti ritiri ora, tutti i tuoi risultati contano.
    [one] Se ti ritiri ora, i tuoi risultati contano e perdi per forfait la partita aperta.
   *[other] Se ti ritiri ora, i tuoi risultati contano e perdi per forfait le { $open } partite aperte.
}
my-withdraw-not-paired = Se ti ritiri, non hai più abbinamenti né punti per i turni che restano. I risultati ottenuti finora rimangono.
my-withdraw-open = Prima gioca la tua partita aperta, altrimenti la perdi per forfait.
my-return = Torna in gioco
my-return-paired = Dal prossimo turno hai di nuovo un abbinamento. I turni saltati non danno punti.
my-not-started = Il torneo non è ancora iniziato.
my-over = Il torneo è concluso.
my-gone = Il tuo ritiro è già registrato.
my-not-gone = Non hai lasciato il torneo.
my-all-paired = Tutti i turni sono abbinati: non serve più ritirarsi.
my-byes = Salta un turno
my-byes-rounds = Turni che salti
my-byes-take = Salva bye
my-byes-play = Gioca
my-byes-play-round = Gioca comunque il turno { $round }
my-byes-left = Bye da mezzo punto rimasti: { $left }
my-byes-too-many = Bye da mezzo punto che puoi prendere: al massimo { $allowed }.
my-byes-last-round = Nell’ultimo turno i bye da mezzo punto non sono ammessi.
my-byes-given = Il bye del turno { $round } te l’ha dato un arbitro. Solo un arbitro può cambiarlo.
my-leave = Esci da questo dispositivo

tablet-title = Tablet
tablet-lead = Scegli il tuo tavolo.
tablet-nothing = Nessun tavolo aspetta un risultato.

hand-in-title = Consegna il risultato
hand-in-again = Consegna un altro risultato
hand-in-who-won = Chi ha vinto?
outcome-own = Ho vinto io
outcome-other = Ha vinto { $player }
hand-in-submit = Consegna risultato
hand-in-faulty = Consegna così com’è
hand-in-faulty-hint = Non trovi l’errore? Un arbitro rilegge le mosse con te.
hand-in-faulty-waits = Consegnato. Prima un arbitro legge le mosse.
hand-in-more = Aggiungi conclusione, punti o mosse
hand-in-waits = Consegnato. Vale dopo la conferma di { $name }.
hand-in-waits-for-staff = Consegnato. Vale dopo la conferma dell’arbitro.
hand-in-answer = { $name } ha consegnato questo risultato. È giusto?
hand-in-by-tablet = Questo risultato è stato consegnato da un tablet. Se è giusto, consegnalo anche tu.
hand-in-agreed = Avete indicato lo stesso risultato. L’arbitro lo conferma.
hand-in-disputed = Tu e { $name } avete indicato risultati diversi. Guardate insieme il tavoliere o chiamate l’arbitro.
hand-in-overtaken = Qualcosa è cambiato da quando hai aperto la pagina. Ricontrolla.
hand-in-enough = Hai già cambiato più volte questo risultato. Chiama l’arbitro: lo inserite insieme.
hand-in-confirm = Conferma
hand-in-dispute = Contesta
hand-in-back = Alla mia pagina
hand-in-right = È giusto?
hand-in-right-yes = Sì, consegna
hand-in-right-no = No, cambia
hand-in-right-other = Un altro tavolo
claim-own = Tu
claim-by = { $name }
claim-at = { $time }
claim-kept = inserito { $entered }, ricevuto { $time }
claim-by-tablet = Tablet
claim-read = Leggi le mosse
claim-take = Usa come risultato
word-by-link-moves = Giocata per link: lo mostrano le mosse.
word-by-link-clock = Giocata per link: secondo l’orologio del server.
word-by-link-act = Giocata per link: abbandono o patta concordata.
word-by-link-arbiter = Giocata per link: per decisione di un arbitro.
word-of-staff = Registrato dall’organizzazione.
word-of-both = I due giocatori sono d’accordo.
word-of-one = Consegnato da { $name }; l’avversario non è stato interpellato.
word-of-tablet = Consegnato da un tablet.
word-of-player-and-staff = Consegnato da { $name }, confermato da un arbitro.

done-result-taken = Risultato confermato. Ora vale.

policy-agreement = I due giocatori sono d’accordo, o decide un arbitro
policy-any-entry = Basta una sola consegna
policy-verified = Mosse verificate e un giocatore
policy-arbiter = Un arbitro conferma ogni risultato
policy-title = Quando vale un risultato
policy-hint = Una modifica vale dal primo turno ancora senza risultati.
policy-save = Salva
done-policy-saved = Salvato.

done-allowances-saved = Salvato.
my-late = Hai consegnato { $score } quando questo risultato valeva già. Decide un arbitro.
done-arbiter-called = Arbitro chiamato. Resta al tuo tavolo.
done-call-taken-back = Chiamata annullata.
done-call-answered = Chiamata risolta.
done-call-reopened = Chiamata riaperta.
done-withdrawn = Ritiro registrato.
done-returned = Rieccoti in gioco: dal prossimo turno hai di nuovo un abbinamento.

allowances-title = Che cosa possono fare da soli i giocatori
allowance-leaving = Ritirarsi e tornare in gioco
allowance-missing = Saltare turni senza punti
allowance-half-point-byes = Bye da mezzo punto a testa
allowances-hint = Per tutto il resto si chiede a un arbitro. Niente bye da mezzo punto nell’ultimo turno.
my-turns = { $games ->
    [one] Tocca a te in una partita per link
   *[other] Tocca a te in { $games } partite per link
}
