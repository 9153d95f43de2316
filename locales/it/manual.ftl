### The organiser's manual.

# *Labels* stand between asterisks and are the messages of the pages that they are on, so that a button
# and the manual never call it by two names. `What is typed or printed` stands between back quotes.

manual-title = Manuale
manual-lead = Come gestire un torneo con Magister, dalla sera prima alla classifica finale. Funziona senza internet.
manual-window = { $chapter } · { manual-title }
manual-help = { manual-title }: { $chapter }
manual-chapters = Capitoli
manual-beside = Capitolo precedente e successivo
manual-previous = Precedente
manual-next = Successivo
manual-see = Vedi anche
manual-trouble = Se qualcosa va storto

manual-group-before = Prima dell’evento
manual-group-during = Durante la giornata
manual-group-after = Alla fine
manual-group-emergency = In caso di emergenza

## The evening before

manual-evening = La sera prima
manual-evening-about = Prepara l’evento, i tornei e chi ti aiuta, così il mattino è tutto per i giocatori.
manual-evening-program = Avvia il programma
manual-evening-start = Apri un terminale nella cartella che conterrà i dati e digita:
manual-evening-link = Al primo avvio compare un link. Aprilo su questo computer entro { $hours } ore.
manual-evening-account = Scegli un nome e una password, poi fai clic su *{ setup-submit }*. Ora hai un account di amministratore.
manual-evening-event = Crea l’evento
manual-evening-new = Nella pagina iniziale, fai clic su *{ event-new }*.
manual-evening-details = Compila *{ event-name }*, *{ event-place }*, *{ event-starts-on }* e *{ event-ends-on }*, poi fai clic su *{ event-create }*.
manual-evening-tournaments = Crea i tornei
manual-evening-tournament = Nella pagina dell’evento, fai clic su *{ tournament-new }*.
manual-evening-preset = Sotto *{ presets-title }*, fai clic su ciò che si avvicina di più, per esempio *{ preset-gbg-6-swiss }*. Il modulo si compila da sé.
manual-evening-check = Controlla *{ tournament-name }*, *{ tournament-format }*, *{ tournament-rounds }*, *{ tournament-tie-breaks }* e *{ tournament-rated }*, poi fai clic su *{ tournament-create }*.
manual-evening-fixed = Gioco, formula e punti non cambiano più una volta iniziato il torneo. Nel sistema svizzero il numero di turni può cambiare finché l’ultimo non è abbinato.
manual-evening-form-alt = Il modulo di un nuovo torneo: i pulsanti con i tornei già pronti, sopra la scelta del gioco.
manual-evening-publish = Pubblica l’evento
manual-evening-edit = Solo lo staff vede un nuovo evento. Quando tutti possono vederlo, fai clic su *{ event-edit }* nella sua pagina.
manual-evening-visible = Scegli *{ visibility-published-long }*, poi fai clic su *{ save }*.
manual-evening-people = Dai accesso a chi ti aiuta
manual-evening-accounts = Apri il menu con il tuo nome e fai clic su *{ nav-accounts }*.
manual-evening-helper = Sotto *{ account-new-title }*, inserisci un nome, un livello e una prima password, poi fai clic su *{ account-new-submit }*. Per chi aiuta va bene il livello *{ rank-member }*. Al primo accesso, entro { $given } giorni, ognuno sceglie una password propria.
manual-evening-roles = Nella pagina dell’evento, fai clic su *{ roles-title }*.
manual-evening-role = Inserisci il nome dell’account, scegli un ruolo e fai clic su *{ role-set-submit }*: *{ role-scorekeeper }* per registrare risultati, *{ role-arbiter }* anche per abbinare e correggere, *{ role-organiser }* anche per preparare e pubblicare.
manual-evening-programs = Anche un programma può aiutare, per esempio un tabellone: con *{ tokens-link }*, nella sezione *{ tab-entries }*, registra risultati, abbina turni e segna le presenze in questo torneo.
manual-evening-borrowed = Su un portatile in prestito non digitare password. Dal dispositivo su cui hai già l’accesso, apri la pagina dell’evento e fai clic su *{ codes-link }* e su *{ code-make }*; sul portatile apri l’indirizzo indicato e digita il codice. Da quel momento il portatile lavora a tuo nome in questo evento, per mezza giornata, e non può eliminare, esportare o assegnare ruoli. Lo vedi nella stessa pagina, e lì puoi chiudere l’accesso.
manual-evening-roles-alt = I ruoli di un evento: Plinio Designori è arbitro, e un modulo assegna il ruolo successivo.
manual-evening-ready = Prima di andare a dormire
manual-evening-practise = `magister demo` apre una convention inventata, per esercitarsi. Quando si ferma, elimina tutto.
manual-evening-bring = Metti in borsa una stampante, carta, forbici, l’alimentatore e una chiavetta USB per le copie.
manual-evening-trouble-link = Il link è scaduto.
manual-evening-trouble-link-do = Avvia di nuovo Magister. Finché non c’è un amministratore, a ogni avvio compare un nuovo link.
manual-evening-trouble-password = Hai dimenticato la password dell’amministratore.
manual-evening-trouble-password-do = Nella cartella dei dati digita `magister user password NAME` con il nome del tuo account, e inserisci una nuova password. Vale { $given } giorni; scegline un’altra quando accedi.
manual-evening-trouble-port = Magister dice `Address already in use`.
manual-evening-trouble-port-do = È già in funzione, forse in un altro terminale. Ferma quello, oppure avvia questo su un’altra porta: `magister serve --listen 127.0.0.1:8471`.

## The hall's Wi-Fi

manual-wi-fi = Il Wi-Fi della sala
manual-wi-fi-about = I telefoni trovano il tuo portatile con il suo indirizzo nella rete della sala. Quasi tutti i guai vengono da quella rete: provala con un telefono prima che arrivino i giocatori.
manual-wi-fi-open = Apri Magister alla rete
manual-wi-fi-join = Collega il portatile alla rete che useranno i telefoni.
manual-wi-fi-listen = Ferma Magister con Ctrl+C e avvialo per tutta la rete. Senza questa opzione, solo il portatile stesso può aprirlo.
manual-wi-fi-printed = Dopo `in this network:` Magister mostra i suoi indirizzi, il più probabile per primo, e di quello anche il codice QR. Inquadralo con un telefono nella stessa rete, oppure digita l’indirizzo per intero, per esempio `http://192.168.1.20:8470`.
manual-wi-fi-event = Sul portatile, apri l’evento e fai clic su *{ event-edit }*.
manual-wi-fi-address = Inserisci lo stesso indirizzo sotto *{ event-address }* e fai clic su *{ save }*. Ora i foglietti portano lì.
manual-wi-fi-addresses = *{ addresses-title }*, sotto *{ queue-link }*, mostra tutti gli indirizzi che portano a questo portatile, ciascuno con un codice QR. *{ address-use }* ne mette uno su foglietti e schede, e *{ address-print }* prepara il foglio per il muro.
manual-wi-fi-address-alt = Il campo «{ event-address }», che contiene http://192.168.1.20:8470.
manual-wi-fi-phone = Ora tutti possono seguire abbinamenti, risultati e classifica sul telefono. Non c’è nulla da installare, e per leggere non serve un account.
manual-wi-fi-phone-alt = Un turno sul telefono: ogni tavolo con i suoi giocatori e il suo risultato.
manual-wi-fi-traps = Trappole
manual-wi-fi-guests = Reti per ospiti
manual-wi-fi-guests-do = Molte tengono separati i dispositivi (isolamento client, «client isolation»): portatile e telefono sono online, ma nessuno dei due raggiunge l’altro. Chiedi alla struttura una rete senza questo blocco, o porta il tuo router.
manual-wi-fi-router = Il tuo router
manual-wi-fi-router-do = La via più sicura. Non serve internet: collega il portatile via cavo, i telefoni via Wi-Fi, e appendi al muro la password della rete. Imposta il router perché dia al portatile sempre lo stesso indirizzo.
manual-wi-fi-leaving = Telefoni che se ne vanno
manual-wi-fi-leaving-do = Un telefono che non trova internet può passare ai dati mobili. Scegli di restare in rete quando lo chiede, o disattiva i dati mobili.
manual-wi-fi-firewall = Firewall
manual-wi-fi-firewall-do = Windows e macOS possono chiedere se Magister può accettare connessioni: consentilo. Su Linux con ufw, digita `sudo ufw allow 8470/tcp`. Una VPN sul portatile o sul telefono può essere d’intralcio: disattivala.
manual-wi-fi-sleep = Sospensione
manual-wi-fi-sleep-do = Un portatile che dorme non risponde a nessuno. Collegalo alla corrente, disattiva la sospensione nelle impostazioni di risparmio energetico e lascialo aperto.
manual-wi-fi-changed = Un indirizzo cambiato
manual-wi-fi-changed-do = In un’altra rete, o dopo un riavvio del router, il portatile può ricevere un altro indirizzo. Magister avverte allora lo staff che i foglietti stampati portano altrove: cambia *{ event-address }* e stampa nuovi foglietti.
manual-wi-fi-plain = Password
manual-wi-fi-plain-do = Con `http://`, altri nella rete possono leggere ciò che viene inviato, password comprese. Usa una rete con una password che solo i tuoi conoscono e, se puoi, accedi dal portatile stesso. Il capitolo su HTTPS mostra come passare a `https://`.
manual-wi-fi-trouble-none = Nessun telefono riesce ad aprire l’indirizzo.
manual-wi-fi-trouble-none-do = Controlla in quest’ordine: Magister è stato avviato con `--listen 0.0.0.0:8470`? Portatile e telefono sono nella stessa rete? Il firewall lo consente? La rete tiene separati i dispositivi? Con il tuo router l’ultima risposta è no.
manual-wi-fi-trouble-one = Un telefono non ci riesce, gli altri sì.
manual-wi-fi-trouble-one-do = È in un’altra rete o usa i dati mobili, oppure all’indirizzo manca `http://` o la porta.
manual-wi-fi-trouble-secure = Il browser dice che la pagina non è sicura.
manual-wi-fi-trouble-secure-do = Vale per ogni indirizzo con `http://`. Per leggere i risultati non servono segreti.

## HTTPS

manual-https = HTTPS
manual-https-about = In sala un portatile parte con `http://`, e una convention funziona bene così. HTTPS richiede mezz’ora la sera prima.
manual-https-why = Che cosa cambia
manual-https-plain = Con `http://`, chi è nella stessa rete può leggere tutto, password comprese. Una rete con una password che solo i tuoi conoscono, e l’accesso dal portatile stesso, sono già una buona protezione.
manual-https-gives = Con `https://` nessuno legge. I giocatori possono installare la loro pagina e aprirla senza rete, e gli schermi in sala restano accesi.
manual-https-enough = Senza, tutto il resto funziona: le pagine si aggiornano da sole, e ciò che i giocatori inseriscono senza rete parte più tardi, purché la loro pagina resti aperta.
manual-https-own = Un certificato tutto tuo
manual-https-authority = Crea un’autorità di certificazione, una volta sola. Ti serve OpenSSL 3, già incluso in Linux.
manual-https-certificate = Crea un certificato per il portatile. Al posto di `192.168.1.20` metti il suo indirizzo.
manual-https-settings = Scrivi questo in un file `magister.toml` nella stessa cartella.
manual-https-serve = Avvia Magister con questo file. Gli indirizzi che mostra cominciano con `https://`.
manual-https-install = Invia `hall-root.pem` a ogni telefono, per esempio per e-mail, e installalo lì come autorità di certificazione attendibile: su Android nelle impostazioni di sicurezza, su iPhone come profilo, da rendere poi attendibile in «Impostazioni attendibilità certificati».
manual-https-warning = I telefoni che non ce l’hanno mostrano un avviso e possono proseguire. Dopo l’avviso le pagine funzionano come sempre, ma non si può installare nulla e nessuna pagina si apre senza rete.
manual-https-key = Tieni `hall-root.key` solo per te: per questi telefoni, chi ce l’ha può spacciarsi per qualsiasi sito. Dopo l’evento, rimuovi l’autorità dai telefoni.
manual-https-public = Un certificato che tutti i telefoni conoscono
manual-https-name = Con un nome tuo, per esempio `magister.example`, nessun telefono deve installare nulla. Fai puntare la sua voce DNS all’indirizzo del portatile in sala e, il giorno prima, procurati un certificato per quel nome, per esempio da Let’s Encrypt con la verifica DNS. I telefoni cercano il nome su internet, oppure risponde il tuo router.
manual-https-proxy = Un server con un proxy
manual-https-examples = Su un server, nginx o Caddy possono occuparsi di HTTPS per Magister. La cartella `config/proxy` contiene un esempio collaudato per ciascuno. Riferiscono chi fa la richiesta, inoltrano subito gli aggiornamenti e non scrivono i link personali nei loro log.
manual-https-trouble-private = Il browser dice che la connessione non è privata.
manual-https-trouble-private-do = Al telefono manca `hall-root.pem`, oppure l’indirizzo del portatile non è quello del certificato. Crea un nuovo certificato con la stessa autorità: ai telefoni che la conoscono non serve altro.
manual-https-trouble-old = Un telefono apre il vecchio indirizzo con `http://`.
manual-https-trouble-old-do = Cambia *{ event-address }* in quello con `https://` e stampa nuovi foglietti e nuove schede.

## Entering players

manual-players = Iscrivere i giocatori
manual-players-about = Incolla l’elenco che hai. Magister segnala chi è già noto prima di aggiungere chiunque.
manual-players-list = Un elenco
manual-players-tab = Apri il torneo e la sua sezione *{ tab-entries }*.
manual-players-paste = Sotto *{ enter-list-title }*, incolla un giocatore per riga: nome; rating; club; anno di nascita. Solo il nome è necessario. Un file CSV va in *{ enter-file-label }*.
manual-players-paste-alt = Il campo per un elenco con otto nomi, rating e club, e sotto il pulsante «{ enter-list-submit }».
manual-players-preview = Fai clic su *{ enter-list-submit }*. Per ora nessuno viene aggiunto.
manual-players-decide = Guarda prima *{ preview-undecided }*. Per ogni riga scegli chi è: un giocatore già noto, uno nuovo o nessuno (*{ pick-leave-out }*).
manual-players-decide-alt = Un possibile doppione: Joseph Knecht somiglia a Josef Knecht, già iscritto. L’elenco accanto al nome offre le scelte.
manual-players-add = Fai clic su *{ preview-submit }*.
manual-players-one = Un giocatore
manual-players-single = Per chi si presenta alla porta, compila *{ entry-name }* sotto *{ enter-one-title }* e fai clic su *{ enter-one-submit }*.
manual-players-later = In ritardo, assente, ritirato
manual-players-late = In ritardo: nel sistema svizzero puoi aggiungere chi arriva allo stesso modo, in qualsiasi momento; scegli quanto valgono i turni persi. In un girone all’italiana dopo l’inizio non si aggiunge nessuno, a meno che nel calendario ci sia un posto libero.
manual-players-absent = Assente per un turno: nella sezione *{ tab-entries }* di un sistema svizzero, fai clic su *{ byes-link }*, scegli il giocatore, i turni e il tipo di bye, poi fai clic su *{ byes-give }*.
manual-players-gone = Ritirato: fai clic su *{ entry-withdraw }* nella riga del giocatore. Prima della conferma, la pagina dice che cosa succede alle partite aperte. *{ entry-return }* annulla il ritiro.
manual-players-trouble-name = Un nome, un rating o un club è sbagliato.
manual-players-trouble-name-do = Fai clic su *{ entry-edit }* nella riga del giocatore. Se il torneo è già abbinato, o se il giocatore è noto da altri eventi, il nome lo cambia un amministratore nella pagina del giocatore.
manual-players-trouble-twice = La stessa persona compare due volte.
manual-players-trouble-twice-do = Prima dell’inizio, fai clic su *{ entry-remove }* in una delle due righe. Se una persona ha due pagine, un amministratore fa clic su *{ merge-link }* in una delle due.
manual-players-trouble-letters = Lettere come ö o é appaiono sbagliate.
manual-players-trouble-letters-do = Salva il file come CSV in UTF-8 e sceglilo di nuovo, oppure copia le celle e incollale.

## A round

manual-round = Un turno
manual-round-about = Abbina, guarda la bozza, pubblica, registra i risultati, prosegui: gli stessi passi a ogni turno.
manual-round-begin = Avvia il torneo
manual-round-start = Quando ci sono tutti, apri il torneo. Sotto *{ start-title }*, controlla *{ tournament-rounds }* e *{ start-numbering }*, poi fai clic su *{ start-submit }*.
manual-round-start-alt = Il modulo che avvia un sistema svizzero di otto giocatori: il numero di turni, il modo di assegnare i numeri e il pulsante «{ start-submit }».
manual-round-robin = Un girone all’italiana ha così già tutti i turni: passa ai risultati. Un sistema svizzero mostra la bozza del primo turno.
manual-round-checkin = Segna le presenze
manual-round-checkin-why = Prima di un turno vedi chi c’è. Nella pagina del torneo, fai clic su *{ checkin-title }*. L’elenco riguarda il turno che viene: prima dell’inizio ci sono tutti, nel sistema svizzero il prossimo turno da abbinare, nel girone all’italiana il turno ancora da giocare.
manual-round-checkin-list = Digita una parte del nome, poi fai clic su *{ checkin-submit }*. Con *{ checkin-undo }* torni indietro.
manual-round-checkin-badges = Oppure leggi i cartellini: con un telefono che ha l’accesso, o con un lettore USB nel campo *{ checkin-find }*.
manual-round-checkin-open = Con *{ checkin-open-submit }* i giocatori si segnano presenti da soli: con il loro link personale, o a un tablet, che chiede se il nome è giusto.
manual-round-checkin-close = *{ checkin-close }* chiede che fare di chi non c’è, per tutti o caso per caso: resta, salta questo turno o lascia il torneo.
manual-round-checkin-twice = L’elenco e la bozza di un turno segnalano chi dovrebbe giocare in due tornei nello stesso momento.
manual-round-pairing = Guarda, poi pubblica
manual-round-look = La bozza mostra chi incontrerebbe chi. Apri *{ draft-why-open }* accanto a un tavolo per vedere il motivo. Solo gli arbitri vedono la bozza.
manual-round-draft-alt = La bozza di un turno: quattro tavoli con i due giocatori, i loro punti e «{ draft-why-open }» accanto.
manual-round-adjust = Se qualcosa deve cambiare, usa *{ draft-to-byes }*, *{ draft-to-forbidden }* o *{ change-title }* nella stessa pagina.
manual-round-publish = Fai clic su *{ draft-publish-round }*. Ora tutti vedono il turno.
manual-round-print = Fai clic su *{ prints-link }*, poi stampa *{ prints-boards }* da appendere e *{ prints-slips }* per i tavoli.
manual-round-hall = Se più tornei condividono una sala, dai a ciascuno i suoi numeri con *{ boards-edit }* nella sua pagina; lì puoi anche tenere un tavolo fisso per chi ne ha bisogno. *{ hall-title }*, nella pagina dell’evento, elenca il tavolo di ognuno.
manual-round-results = Registra i risultati
manual-round-keypad = Nella pagina del turno, fai clic su *{ next-results-link }*. Ogni tavolo ha un pulsante per ogni risultato; un clic salva.
manual-round-keys = Se hai una pila di foglietti, usa il tastierino numerico: il numero del tavolo, Invio, poi un tasto. `1` vince il primo, `2` vince il secondo, `3` patta, `/` primo assente, `-` secondo assente, l’asterisco entrambi assenti. `.` torna al numero, Backspace annulla.
manual-round-check = Per sicurezza, scegli *{ keypad-mode-rekey }* e digita di nuovo i foglietti: alla prima differenza si ferma. *{ keypad-mode-pile }* elenca i risultati così come sono impilati i foglietti.
manual-round-more = Com’è finita una partita, punti e mosse si registrano nella pagina del tavolo.
manual-round-board = Nella pagina del turno, fai clic sul numero di un tavolo.
manual-round-enter = Scegli sotto *{ outcome-legend }* e *{ ending-legend }*, poi fai clic su *{ submit-result }*. Si passa al prossimo tavolo aperto. I tasti accanto alle scelte fanno lo stesso, e Invio salva.
manual-round-enter-alt = Il modulo per il risultato di un tavolo: chi ha vinto, com’è finita e i punti della partita.
manual-round-moves = *{ points-legend }* e *{ record-label }* possono restare vuoti. Se le mosse rispettano le regole, dimostrano il risultato, e tutti possono rivedere la partita.
manual-round-clock = Usa l’orologio del turno
manual-round-clock-why = Tutti vedono quando finisce il turno: nella pagina del turno, e i giocatori anche nella propria. I telefoni fanno il conto alla rovescia sull’ora del server, qualunque ora segnino.
manual-round-clock-start = Nella pagina del turno o tra i casi aperti, fai clic su *{ clock-start }*. *{ clock-pause }* lo ferma per tutti, *{ clock-continue }* lo fa ripartire.
manual-round-clock-add = In *{ clock-link }* scegli quanti minuti dura il turno e aggiungi tempo per un tavolo o per tutti.
manual-round-clock-sound = Con *{ clock-sound }* il dispositivo al banco avvisa quando il tempo finisce.
manual-round-phones = Lascia che i giocatori consegnino i risultati
manual-round-links = I giocatori possono consegnare i risultati dal proprio telefono, senza account. Nella sezione *{ tab-entries }*, fai clic su *{ links-title }*.
manual-round-cards = Fai clic su *{ links-print }* e dai a ciascuno la sua scheda, oppure fai clic su *{ link-show }* e fai inquadrare lo schermo.
manual-round-policy = Sotto *{ policy-title }*, scegli che cosa occorre, poi fai clic su *{ policy-save }*.
manual-round-queue = Nella pagina dell’evento, fai clic su *{ queue-link }* e lascia aperta la pagina al banco. Chiamate, contestazioni e tavoli in ritardo compaiono lì; con *{ queue-sound }* si fanno anche sentire.
manual-round-tablets = Un tablet mostra ancora una volta i due nomi e il risultato e chiede *{ hand-in-right }* prima di consegnare.
manual-round-disputes = Se due giocatori non dicono la stessa cosa, parla con loro, fai clic su *{ queue-decide }*, scegli che cosa vale e fai clic su *{ ruling-save }*.
manual-round-themselves = Sotto *{ allowances-title }* scegli se i giocatori possono ritirarsi e saltare turni.
manual-round-offline = Telefoni senza rete
manual-round-offline-why = In sala il Wi-Fi va e viene. Ciò che i giocatori inseriscono nel frattempo non va perso.
manual-round-offline-kept = Conservato: ciò che si inserisce senza rete resta sul telefono sotto *{ outbox-title }*, con l’ora in cui è stato scritto. Quando torna la rete parte da sé, una volta sola. Le mosse si controllano allora.
manual-round-offline-open = Con `http://`, la pagina deve restare aperta, o essere riaperta quando c’è di nuovo rete. Con HTTPS, i giocatori possono installare la loro pagina, che si apre anche senza.
manual-round-offline-card = Nuova scheda: un telefono la cui scheda è stata sostituita conserva ciò che non ha ancora inviato finché non inquadri la nuova.
manual-round-offline-late = Troppo tardi: se un risultato vale già e ne arriva uno diverso, il nuovo aspetta sotto *{ queue-title }*.
manual-round-public = Scegli che cosa è pubblico dei giocatori
manual-round-public-why = I visitatori vedono il nome di un giocatore per intero, come «Anna B.» o come «Giocatore 12». Club, curva del rating e mosse possono restare riservati.
manual-round-public-event = Per tutti i giocatori di un evento, per esempio se sono minorenni: nella pagina dell’evento fai clic su *{ event-edit }*, poi apri *{ public-title-of-event }*.
manual-round-public-own = I giocatori scelgono da soli: nella propria pagina aprono *{ public-title }*. La loro scelta prevale.
manual-round-public-player = Un amministratore sceglie per un giocatore: nella pagina del giocatore fa clic su *{ player-edit }*, poi apre *{ public-title-of-player }*.
manual-round-public-staff = Tu vedi comunque i nomi completi in tutte le pagine e su tutti i fogli stampati del tuo evento. Per fogli con i nomi pubblici, stampali da un browser senza accesso.
manual-round-silent = Per annunciare insieme gli ultimi risultati, fai clic su *{ silent-title }* nella pagina del torneo prima che arrivino, e su *{ silent-announce }* alla premiazione. Fino ad allora li vede solo lo staff.
manual-round-following = Prosegui
manual-round-next = Quando c’è l’ultimo risultato, fai clic su *{ next-pair-link }* nella pagina del turno e ricomincia dalla bozza.
manual-round-next-alt = Un turno con tutti i risultati: il passo successivo è il pulsante «{ next-pair-link }».
manual-round-trouble-absent = Un giocatore non si presenta.
manual-round-trouble-absent-do = Nella pagina del tavolo, scegli chi è venuto e *{ ending-forfeit }*.
manual-round-trouble-late = Una partita dura troppo.
manual-round-trouble-late-do = Fai clic su *{ board-adjourn }* nella sua pagina, o su *{ draft-adjourn-all }* nella pagina della prossima bozza. Per gli abbinamenti, la partita conta come patta finché non c’è il risultato.
manual-round-trouble-pairing = Nessun abbinamento è permesso.
manual-round-trouble-pairing-do = La bozza dice perché, e sotto *{ remedies-title }* elenca che cosa aiuta.
manual-round-trouble-two = Due persone registrano lo stesso tavolo.
manual-round-trouble-two-do = La seconda legge *{ overtaken-title }* e vede entrambi i risultati. Nulla viene sovrascritto.

## Screens

manual-screens = Gli schermi in sala
manual-screens-about = Un proiettore o una TV mostra abbinamenti, classifica e orologio, e si aggiorna da sé. Basta un browser.
manual-screens-set-up = Prepara uno schermo
manual-screens-open = Apri l’evento e fai clic su *{ screens-title }*. Digita l’indirizzo dello schermo sul computer collegato al proiettore, o fai clic su *{ screen-open }* se è questo.
manual-screens-full = Premi F11, e nelle impostazioni di risparmio energetico di quel computer disattiva la sospensione e il salvaschermo.
manual-screens-choose = Scegli che cosa mostra lo schermo e fai clic su *{ screen-save }*. Cambia entro due secondi.
manual-screens-wall-alt = Uno schermo: i tavoli del turno 1 con i due nomi a grandi lettere, e sopra l’orologio.
manual-screens-more = *{ screen-add }* ne crea un altro, per esempio uno con gli abbinamenti all’ingresso e uno con la classifica in sala. Uno schermo può mostrare anche un solo torneo.
manual-screens-shows = Che cosa mostra
manual-screens-missing = *{ scene-missing }*: da quando apri le presenze a quando le chiudi.
manual-screens-pairings = *{ scene-boards }* e *{ scene-names }*: il turno in corso, con i risultati man mano che arrivano.
manual-screens-standings = *{ scene-standings }*: durante i turni e alla fine.
manual-screens-games = *{ scene-games }*: le ultime partite consegnate con le mosse, rigiocate perla per perla.
manual-screens-clock = *{ scene-clock }*: a rotazione in grande, e in piccolo sopra tutto il resto.
manual-screens-public = Chiunque può aprire uno schermo. Mostra i nomi come li vedono i visitatori, e nessun risultato ancora riservato.
manual-screens-tell = Di’ qualcosa a tutti
manual-screens-notice = Scrivilo sotto *{ notice-label }* e fai clic su *{ notice-show }*. Resta su tutti gli schermi, nella pagina dell’evento e in quella di ogni giocatore finché non fai clic su *{ notice-end }*.
manual-screens-trouble-dark = Lo schermo si spegne.
manual-screens-trouble-dark-do = I browser tengono acceso uno schermo solo con HTTPS. Con `http://`, disattiva la sospensione nelle impostazioni di risparmio energetico.
manual-screens-trouble-lost = Dice «Nessuna connessione».
manual-screens-trouble-lost-do = Conserva ciò che ha e si aggiorna da sé quando torna la rete o il portatile. Nessuno deve andarci.
manual-screens-trouble-small = Troppi nomi per un solo schermo.
manual-screens-trouble-small-do = Cambia pagina ogni dodici secondi; con i tasti freccia la cambi a mano, e la barra spaziatrice la blocca. Usa più schermi, ciascuno per un torneo.

## Tournaments by link

manual-by-link = Tornei per link
manual-by-link-about = Niente sala e niente orari: i giocatori muovono quando vogliono, il server tiene gli orologi e i risultati valgono senza conferma.
manual-by-link-before = Prima dell’inizio
manual-by-link-terms = Nella pagina del torneo, fai clic su *{ games-by-link }*. Scegli *{ link-time }* e *{ link-next }*, poi fai clic su *{ link-terms-save }*. Per un tempo che non è nell’elenco, compila *{ link-own-time }*.
manual-by-link-links = Dai a tutti i giocatori il loro link personale, come in sala. Con il link arrivano alle loro partite e possono creare un account per accedere anche senza.
manual-by-link-start = Pubblica l’evento e avvia il torneo. Le partite iniziano appena il loro turno è pubblicato.
manual-by-link-meanwhile = Nel frattempo
manual-by-link-results = Un risultato vale appena la partita è finita. Chi non muove mai perde per forfait.
manual-by-link-next = Il turno successivo inizia come hai scelto: da solo quando tutte le partite sono finite, oppure quando lo pubblichi.
manual-by-link-waits = Ciò che aspetta te è sotto *{ queue-link }*: partite con gli orologi fermi, partite finite senza risultato, risultati non accettati, turni che non si possono abbinare.
manual-by-link-watch = Tutti possono guardare. Se questo può aiutare chi gioca, imposta *{ link-delay }*.
manual-by-link-gone = Se un giocatore si ritira, la sua partita in corso si ferma e si decide come ogni altra partita aperta.
manual-by-link-decide = Decidere qualcosa in una partita
manual-by-link-rule = Apri la partita e fai clic su *{ link-rulings }*. Indica un motivo. Poi fai clic su *{ link-ruling-extend }*, *{ link-ruling-stop }* o *{ link-ruling-adjudicate }*.
manual-by-link-trouble-in = Un giocatore non riesce a entrare.
manual-by-link-trouble-in-do = Crea un nuovo link personale; quello vecchio non funziona più. Se il giocatore ha un account, un amministratore gli dà una nuova password.
manual-by-link-trouble-time = Un giocatore ha bisogno di più tempo.
manual-by-link-trouble-time-do = Daglielo nella pagina della partita. Il motivo resta nel registro.
manual-by-link-trouble-clock = Un giocatore dubita dell’orologio.
manual-by-link-trouble-clock-do = *{ link-log-title }*, sotto il tavoliere, mostra tutto ciò che è successo, secondo l’orologio del server, e quanto tempo restava a ciascuno. Se il tempo è scaduto, il calcolo è sotto *{ link-sum }*.
manual-by-link-trouble-hall = In realtà sono tutti presenti.
manual-by-link-trouble-hall-do = Prima che inizi la prima partita, la stessa pagina riporta il torneo in sala. Dopo, inserisci i risultati come sempre: una partita il cui tavolo ha un risultato si ferma.
manual-by-link-trouble-name = Una partita fuori dai tornei mostra un nome che non dovrebbe.
manual-by-link-trouble-name-do = Un amministratore la apre e fa clic su *{ link-take-names }*. La partita resta.

## Printing

manual-printing = Stampare
manual-printing-about = Foglietti, abbinamenti, cartellini e attestati si stampano dal browser, su A4 o Letter.
manual-printing-sheet = Stampa un foglio
manual-printing-menu = Nella pagina del torneo o di un turno, fai clic su *{ prints-link }*.
manual-printing-paper = Una volta per evento: sotto *{ prints-settings }*, scegli la carta e fai clic su *{ prints-paper-save }*.
manual-printing-choose = Fai clic su un foglio, per esempio *{ prints-slips }*.
manual-printing-menu-alt = Il menu dei fogli: foglietti e abbinamenti del turno, poi classifica, tabellone, schede e cartellini.
manual-printing-print = Fai clic su *{ prints-print }*. Nella finestra del browser, lascia la scala al 100%.
manual-printing-sheets = Quale foglio per che cosa
manual-printing-slips = *{ prints-slips }*: sei per foglio, da tagliare e mettere sui tavoli. I giocatori segnano chi ha vinto e firmano.
manual-printing-lists = *{ prints-boards }*, *{ prints-names }*: da appendere. Anche i visitatori possono stamparli.
manual-printing-tables = *{ prints-standings }*, *{ prints-crosstable }*: da appendere dopo ogni turno.
manual-printing-badges = *{ prints-badges }*: otto per foglio, da tagliare.
manual-printing-cards = *{ prints-cards }*: una per giocatore, con una riga per ogni turno.
manual-printing-certificates = *{ prints-certificates }*: quando ogni turno è abbinato e c’è ogni risultato. Prima scegli i posti.
manual-printing-address = L’indirizzo sui foglietti
manual-printing-order = Il codice su un foglietto apre la pagina del suo tavolo. Il suo indirizzo comincia con *{ event-address }* dell’evento; altrimenti con l’impostazione `server.public_url` del server; altrimenti con l’indirizzo che hai aperto tu.
manual-printing-loopback = `127.0.0.1` e `localhost` significano «proprio questo dispositivo». Un telefono che li legge cerca Magister sul telefono. Magister non stampa mai un indirizzo simile: lo dice, e propone gli indirizzi di questo computer.
manual-printing-slip-alt = Un foglietto per il tavolo 1: i giocatori con le caselle da segnare, le righe per le firme, e sotto il codice e l’indirizzo.
manual-printing-codes = Due codici da non confondere
manual-printing-code-slip = Il codice su un foglietto apre la pagina del suo tavolo, sul telefono di chiunque. Lì solo lo staff che ha fatto l’accesso può registrare un risultato.
manual-printing-code-badge = Il codice su un cartellino apre la pagina pubblica del giocatore. Per lo staff che ha fatto l’accesso apre le presenze: inquadra, poi tocca *{ checkin-submit }*. Il numero su un cartellino non è segreto e non dà accesso a nulla.
manual-printing-code-none = Schede, elenchi e attestati non hanno codici.
manual-printing-trouble-opens = Un foglietto non apre nulla.
manual-printing-trouble-opens-do = Il telefono è in un’altra rete, oppure il portatile ha un indirizzo diverso da quando il foglietto è stato stampato.
manual-printing-trouble-foot = Manca il piè di pagina, con evento e numero di pagina.
manual-printing-trouble-foot-do = Stampa con Chrome, Edge o Chromium dalla versione 133 in poi. Gli altri browser lo omettono.
manual-printing-trouble-certificates = Gli attestati dicono *{ prints-not-decided }*.
manual-printing-trouble-certificates-do = Registra i risultati mancanti, o riduci il numero di turni a quelli giocati.

## Corrections

manual-corrections = Correzioni
manual-corrections-about = Nulla viene sovrascritto. Una correzione conserva ciò che c’era prima, e dice chi l’ha cambiato, quando e perché.
manual-corrections-result = Un risultato sbagliato
manual-corrections-board = Apri il tavolo: fai clic sul suo numero nella pagina del turno.
manual-corrections-correct = Apri *{ result-correct-title }*, scegli il risultato giusto e compila *{ reason-label }*.
manual-corrections-save = Fai clic su *{ submit-correction }*. Entrambi i risultati sono sotto *{ history-title }*; vale il più recente.
manual-corrections-result-alt = La cronologia di un tavolo: in alto il risultato corretto, con il motivo, e sotto quello precedente.
manual-corrections-remove = Se non dovrebbe esserci alcun risultato, usa invece *{ take-back-title }*.
manual-corrections-after = Solo gli arbitri correggono i risultati. La classifica segue subito; i turni già abbinati restano come sono.
manual-corrections-pairing = Un abbinamento sbagliato
manual-corrections-change = Nella bozza, sotto *{ change-title }*, scegli che cosa cambiare e i giocatori, poi fai clic su *{ change-look }*.
manual-corrections-compare = Confronta *{ change-before }* e *{ change-after }*, e leggi quali regole sono violate.
manual-corrections-compare-alt = Una modifica a mano prima che valga: i tavoli ora, i tavoli dopo, e un campo per il motivo.
manual-corrections-apply = Inserisci un motivo, che tutti possono leggere, e fai clic su *{ change-keep }*. Con *{ change-remove }* nella bozza torni indietro.
manual-corrections-published = Un turno già pubblicato
manual-corrections-unpublish = Solo l’ultimo turno si può ritirare dalla pubblicazione, e solo senza risultati: rimuovili prima. Nella sua pagina, fai clic su *{ round-unpublish }*.
manual-corrections-confirm = Fai clic ancora una volta su *{ unpublish-submit }*. Il turno è di nuovo una bozza.
manual-corrections-again = Cambialo, pubblicalo di nuovo e togli i vecchi fogli dal muro.
manual-corrections-started = Iniziato troppo presto
manual-corrections-unstart = Nella sezione *{ tab-overview }*, fai clic su *{ unstart-link }*. C’è finché non è pubblicato un turno di un sistema svizzero, o finché nessuna partita di un girone all’italiana ha un risultato. Tutti restano iscritti.
manual-corrections-deleted = Eliminato per sbaglio
manual-corrections-undo = Dopo un’eliminazione, la pagina dice che cosa è stato eliminato. Fai clic lì su *{ undo }*.
manual-corrections-bin = Più tardi, apri *{ bin-title }* e fai clic su *{ bin-restore }*. Tutto resta lì per { $days } giorni. Gli amministratori lo trovano nel menu con il loro nome; quello di un evento è sotto il modulo di *{ event-edit }*.
manual-corrections-bin-alt = Il cestino con un giocatore eliminato e il pulsante «{ bin-restore }».
manual-corrections-archive = Ciò che ha risultati pubblicati o partite valide per il rating non si può eliminare, solo archiviare o annullare: *{ archive-tournament }* e *{ cancel-title }* sono sotto il modulo di *{ tournament-edit }*.
manual-corrections-log = Chi ha cambiato che cosa
manual-corrections-log-what = *{ audit-title }* nella pagina dell’evento elenca tutto ciò che è stato cambiato, dal più recente: chi è stato, quando, e i valori prima e dopo. Puoi limitarlo a un torneo, a un tipo di operazione o a una persona. Lo vedono gli arbitri; ogni tavolo ha il suo.
manual-corrections-log-proof = Nessuno può cambiare questo elenco di nascosto. Classifiche e tabelloni stampati, e i rapporti dei tornei, finiscono con un codice. `magister audit verify --anchor` con quel codice mostra se da allora qualche operazione è stata modificata o rimossa.
manual-corrections-trouble-closed = Il torneo è chiuso.
manual-corrections-trouble-closed-do = Correggi comunque il risultato. I rating del torneo, e tutti quelli che ne dipendono, vengono ricalcolati.
manual-corrections-trouble-kept = Un messaggio dice che qualcun altro ha cambiato la stessa cosa.
manual-corrections-trouble-kept-do = Leggi che cosa c’è scritto ora. Il tuo testo è ancora lì; se è giusto, invialo di nuovo.

## Closing and ratings

manual-closing = Chiusura e rating
manual-closing-about = La chiusura rende definitiva la classifica e porta le partite nel rating.
manual-closing-close = Chiudi il torneo
manual-closing-check = Quando c’è l’ultimo risultato, apri la sezione *{ tab-standings }*. Apri un valore qualsiasi per vedere come si calcola; con *{ above-first }* e *{ above-second }* chiedi perché un giocatore è davanti a un altro.
manual-closing-button = Fai clic su *{ close-tournament }*.
manual-closing-confirm = La pagina dice se qualche partita è senza risultato e se le partite varranno per il rating. Fai clic di nuovo su *{ close-tournament }*.
manual-closing-alt = La pagina che chiude un torneo: tutte le partite hanno un risultato, e con la chiusura valgono per il rating.
manual-closing-ratings = Fai clic su *{ tournament-ratings-link }* nella sezione *{ tab-standings }*: ogni variazione si apre e mostra il calcolo.
manual-closing-ratings-alt = I rating di un torneo chiuso: per ogni giocatore il rating prima e dopo.
manual-closing-prizes = Premi e documenti
manual-closing-certificates = Per gli attestati, fai clic su *{ prints-link }* nella sezione *{ tab-overview }*.
manual-closing-file = Per una federazione o un altro programma, fai clic su *{ download-trf }* nella sezione *{ tab-crosstable }*.
manual-closing-copy = Fai una copia del database prima di spegnere il portatile.
manual-closing-later = In seguito
manual-closing-correct = Un risultato di un torneo chiuso si può correggere senza riaprirlo; i rating seguono.
manual-closing-reopen = *{ reopen-tournament }*, nella sezione *{ tab-standings }*, toglie le sue partite dal rating finché non lo chiudi di nuovo.
manual-closing-list = *{ lists-title }*, nella pagina di una lista rating, fissa i rating di un giorno: numerata, perché circoli e federazioni possano farvi riferimento.
manual-closing-import = I rapporti di tornei organizzati altrove e le partite di anni passati entrano con *{ import-title }*, nella pagina *{ nav-events }*.
manual-closing-trouble-open = Non si può chiudere.
manual-closing-trouble-open-do = Segui i link sotto *{ close-open-title }*. Se restano turni che non si giocheranno, riduci *{ tournament-rounds }* sotto *{ tournament-edit }*.
manual-closing-trouble-unrated = Nessun rating si è mosso.
manual-closing-trouble-unrated-do = Il torneo non è valido per il rating, oppure il suo evento è ancora una bozza: le partite valgono per il rating quando lo pubblichi.

## The dead laptop

manual-laptop = Il portatile guasto
manual-laptop-about = Una copia di sicurezza è un solo file con tutto dentro. Con una copia recente, qualsiasi altro portatile prende il posto del primo: a Magister bastano pochi secondi, a te non più di dieci minuti, compresi l’accesso e la stampa di nuove schede.
manual-laptop-file = Che cosa si trova dove
manual-laptop-one = Magister conserva tutto in `magister.sqlite`, nella cartella in cui è stato avviato: eventi, giocatori, risultati, account, la storia delle modifiche.
manual-laptop-three = Non copiare quel file mentre Magister è in funzione: i dati più recenti sono in `magister.sqlite-wal`, lì accanto. Fai invece una copia di sicurezza.
manual-laptop-copies = Fai una copia di sicurezza
manual-laptop-itself = Magister ne fa una da sé dopo ogni turno pubblicato, ogni girone all’italiana avviato e ogni torneo chiuso, nella cartella `backups` accanto a `magister.sqlite`. La pagina *{ backups-title }* le elenca. Dopo ogni turno scarica la più recente su una chiavetta USB: una copia sullo stesso disco muore con il portatile.
manual-laptop-running = Dalla riga di comando ne fai una in qualsiasi momento, anche mentre Magister è in funzione. Nella cartella dei dati, digita:
manual-laptop-private = Chi ha il file ha tutti i nomi, e gli hash delle password. Con `--passphrase`, Magister chiede una frase segreta e cifra il file. Senza la frase nessuno può aprirlo, nemmeno tu.
manual-laptop-event = Per portare un singolo evento in un’altra installazione, che ha già i suoi, usa il suo file: lì *{ event-file-title }* sotto *{ event-edit }*, qui *{ import-title }* nella pagina *{ nav-events }*.
manual-laptop-paper = Anche abbinamenti e classifica su carta sono una copia: stampali a ogni turno. *{ download-trf }*, nella sezione *{ tab-crosstable }*, salva un torneo in un file che altri programmi leggono.
manual-laptop-move = Passa a un altro portatile
manual-laptop-fetch = Se il vecchio disco è leggibile, prendi il file più recente dalla sua cartella `backups`. Altrimenti prendi la chiavetta.
manual-laptop-place = Metti il file in una cartella vuota sull’altro portatile. Con la stessa versione di Magister o una più recente, digita in quella cartella:
manual-laptop-checked = Magister ripristina il file, poi controlla tutti i rating e il registro. Dice che cosa ha trovato.
manual-laptop-start = Avvia Magister:
manual-laptop-sign-in = Accedi con lo stesso nome e la stessa password, e confronta l’ultimo turno con i suoi foglietti. Registra ciò che manca.
manual-laptop-links = Anche tutti gli altri accedono di nuovo. I link personali e quelli dei tablet non valgono più: creane di nuovi. Con `--keep-access` dopo il nome del file continuano a funzionare; usalo solo se nessun altro può avere il vecchio portatile.
manual-laptop-address = L’altro portatile ha un altro indirizzo: cambia *{ event-address }* sotto *{ event-edit }*, o sceglilo sotto *{ addresses-title }*, e stampa nuovi foglietti. Se il tuo router può dargli il vecchio indirizzo, i vecchi foglietti valgono ancora.
manual-laptop-back = Torna a una copia precedente
manual-laptop-stop = Ferma Magister con Ctrl+C.
manual-laptop-replace = Scegli una copia dalla cartella `backups` e digita il suo nome al posto di questo:
manual-laptop-again = Avvia di nuovo Magister.
manual-laptop-aside = Ciò che c’era non va perso: resta lì accanto come `magister.sqlite.replaced-` con data e ora. I giocatori eliminati per sempre nel frattempo restano eliminati.
manual-laptop-upgrade = Una nuova versione copia il database prima di cambiarlo, e mostra dove: `magister.sqlite.before-…`. Per tornare alla vecchia versione, ferma Magister, sposta in un’altra cartella tutti i file il cui nome comincia con `magister.sqlite`, e metti la copia al loro posto come `magister.sqlite`.
manual-laptop-postgres = Con PostgreSQL
manual-laptop-dump = Gli stessi comandi valgono con un server, e la copia di un tipo di database si ripristina nell’altro. Magister fa copie da sé quando `backup.folder` è impostato.
manual-laptop-trouble-moved = *{ error-moved }*
manual-laptop-trouble-moved-do = Qualcuno ha spostato o sostituito il file mentre Magister era in funzione. Non viene salvato più nulla. Ferma Magister, rimetti il file al suo posto e riavvialo.
manual-laptop-trouble-newer = Magister dice `brought up to date by a later version`.
manual-laptop-trouble-newer-do = Il file viene da un Magister più recente. Installa quella versione su questo portatile.
manual-laptop-trouble-rights = La copia non si può leggere.
manual-laptop-trouble-rights-do = Può leggerla solo il proprietario del database. Copiala con lo stesso utente del computer, o come suo amministratore.
manual-laptop-trouble-both = Il vecchio portatile funziona di nuovo.
manual-laptop-trouble-both-do = Usane uno solo. Ciò che viene registrato su entrambi non si può più rimettere insieme.
