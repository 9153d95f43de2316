### What the program is, and what it knows about people.

# In the foot of every page.
about = Informazioni
program-title = Informazioni su Magister
program-lead = Magister gestisce tornei di giochi astratti: abbinamenti, risultati verificabili, classifiche e rating che si spiegano da soli.
program-version = Versione
program-promises = Tre promesse
program-proven = I risultati si possono dimostrare: consegna le mosse di una partita e Magister le verifica secondo le regole.
program-explained = Tutto ha una spiegazione: perché due giocatori si incontrano, perché qualcuno è al terzo posto, perché un rating sale di 14 punti.
program-kept = Nulla va perso e nulla cambia in silenzio: una correzione indica sempre il risultato che sostituisce.
program-licence = Licenza
program-licence-lead = Magister è software libero. A tua scelta, vale la licenza MIT o la licenza Apache 2.0.
program-fonts = Caratteri
program-fonts-lead = Per entrambi i caratteri vale la SIL Open Font License 1.1.
program-parts = Librerie
program-parts-lead = Le librerie open source usate nel programma.
program-data = SQLite e i dati dei fusi orari sono di pubblico dominio. Per la libreria client di PostgreSQL vale la licenza PostgreSQL.

privacy-title = Privacy
privacy-lead = Che cosa conserva questo programma sulle persone, chi lo vede e come si cancella.
privacy-visitors = Visitatori
privacy-no-cookies = Nessun cookie e nessun dato su di te. Per leggere non serve un account. Se scegli una lingua in fondo a una pagina, il browser ricorda la scelta in un cookie per un anno.
privacy-no-others = Le pagine non caricano nulla da altri siti: niente caratteri, niente contatori, niente pubblicità.
privacy-log = Il registro del server contiene l’ora, il tipo di pagina e se tutto ha funzionato. Non contiene indirizzi, nomi né parole cercate. Un proxy davanti al server può tenere un registro suo: chiedi a chi amministra il sito.
privacy-players = Giocatori
privacy-public = Quando l’evento è pubblicato, tutti possono vedere i tuoi tornei, i risultati e i rating, con il nome, il club e le mosse delle partite annotate, se scegli di mostrarli.
privacy-choice = Nella tua pagina, che apri con un link personale, scegli se il nome appare per intero, come «Anna B.» o come «Giocatore 12», e se mostrare il club, la curva del rating e le mosse. Un evento può proporre una scelta iniziale. Se non hai un link, chiedi a un amministratore.
privacy-full = Lo staff dell’evento vede il tuo nome per intero, e così chi legge i suoi fogli stampati. Titoli, descrizioni e motivazioni appaiono come lo staff li ha scritti. I file già scaricati da altri non cambiano.
privacy-birth = Il tuo anno di nascita è conservato solo se un organizzatore lo inserisce. Lo vedono gli amministratori e gli arbitri dei tornei a cui partecipi.
privacy-drafts = Finché un evento è una bozza, solo lo staff e gli amministratori vedono chi partecipa.
privacy-link = Un link personale imposta un solo cookie, che dice chi sei a un evento, fino a 30 giorni dopo l’ultimo giorno. I link sono conservati come hash. Ciò che consegni, confermi o contesti è conservato con l’ora, e resta. Ciò che non è ancora inviato rimane nel tuo browser; con HTTPS ci rimane anche la tua pagina, così si apre senza rete. «Esci da questo dispositivo», nella tua pagina, mette fine a tutto questo.
privacy-accounts = Account
privacy-account = Lo staff e chi lancia sfide hanno un account: un nome, una password conservata come hash e i ruoli negli eventi. Un indirizzo e-mail viene conservato solo se lo inserisci per le notifiche. Nessun altro lo vede, e viene cancellato quando disattivi le e-mail. Se un account è confermato come quello di un giocatore, si conserva di quale; lo vedono gli amministratori.
privacy-games-by-link = Tutti vedono una partita per link, con i nomi inseriti dai giocatori. Chi gioca senza account riceve un cookie che conserva il posto. Le partite valide per il rating mostrano il nome che il giocatore mostra a tutti. Chi inizia una partita per altri due ne inserisce i nomi. Si conservano le frasi che i giocatori si dicono e quali avversari un account ha bloccato; nessuno viene a sapere di essere bloccato.
privacy-sessions = Chi accede riceve due cookie: uno per la sessione e uno che riconosce questo browser per 90 giorni. Di ogni sessione il programma conserva l’inizio, l’ultimo uso e il tipo di browser e di sistema. La sessione finisce dopo { $days } giorni senza attività. La pagina del tuo account elenca le tue sessioni: da lì puoi chiuderle.
privacy-given = La password che ti dà un amministratore vale { $days } giorni, e solo finché non scegli la tua. Un cookie di un minuto porta il messaggio di conferma.
privacy-typed = Mosse e risultati scritti ma non inviati restano nel tuo browser, così non vanno persi. Gli accessi falliti si contano per indirizzo, solo in memoria.
privacy-acts = Ogni modifica dello staff è registrata con l’account, l’ora e i valori prima e dopo. Solo lo staff dell’evento vede chi ha registrato un risultato.
privacy-erasing = Correzioni ed eliminazione
privacy-ask = Rivolgiti a un organizzatore del tuo evento o agli amministratori di questo sito. Possono correggere nome e club e togliere l’anno di nascita.
privacy-erased = Gli amministratori possono eliminare un account, o un giocatore che non è in nessun torneo. Per { $days } giorni si possono ripristinare; poi la prossima eliminazione li cancella per sempre. Di un account resta solo il nome, accanto alle modifiche fatte.
privacy-stays = I risultati pubblicati restano, perché da essi dipendono classifiche e rating di altri. Il nome che vi compare si può cambiare. Il nome vecchio resta nel registro, che non è pubblico.

## What pages say of themselves to search engines and messengers.

head-site = Tornei di giochi astratti: abbinamenti, risultati, classifiche e rating, ciascuno con i suoi perché.
head-picture = Il tavoliere di un gioco astratto e il marchio di Magister
picture-event = { $name }: giorni, luogo e tornei
picture-tournament = { $name }: giocatori e classifica
picture-player = { $name }: club e rating
picture-game = Tavoliere e punti: { $first } e { $second }
picture-game-alone = Il tavoliere di una partita e i punti dei due lati
picture-place = { $event } · { $place }
head-events = Eventi e tornei: che cosa si gioca, che cosa arriva, che cosa si è giocato.
head-event = { $name }, { $days }. Tornei, abbinamenti, risultati e classifiche.
head-event-at = { $name }, { $place }, { $days }. Tornei, abbinamenti, risultati e classifiche.
head-tournament = { $name } · { $event }, { $days }. { $format }, { $game }. Abbinamenti, risultati e classifica.
head-players = I giocatori, i loro club e i loro rating.
head-player = { $name }: rating, tornei, risultati e partite annotate.
head-ratings = Liste rating di giochi astratti, calcolate dai risultati pubblicati.
head-list = { $name }: chi è in testa e come nasce ogni rating.
head-api = L’interfaccia per i programmi: che cosa si può leggere, e come.
head-games = Partite annotate da rivedere, mossa per mossa.
head-replay = { $first } contro { $second }: rivedi la partita mossa per mossa.
head-replay-alone = Rivedi una partita annotata, mossa per mossa.
head-rules = { $game }: le regole in parole semplici, con figure e un tavoliere per provare.
head-calculator = Come cambiano i rating: fai un pronostico o inserisci un elenco di risultati.
