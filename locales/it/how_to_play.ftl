### How each game is played.

play-title = Come si gioca
play-lead = Impara un gioco in cinque minuti: le regole in parole semplici e un tavoliere per provarle.
play-learn = Regole e tavoliere di prova
play-window-title = Come si gioca: { $game }
play-boards = Tavolieri

## The board to try

play-try = Prova
play-shown-on = La figura mostra un tavoliere { $board }.
play-try-lead = Tocca una mossa. Giochi per i due lati, nulla è salvato.
play-tap = Gioca { $field }
play-tap-seeds = Gioca { $pit }: { $beads }
play-moves = Mosse
play-back = Annulla
play-start = Ricomincia
play-too-long = Questo tavoliere accetta al massimo { $moves } mosse. Per continuare, ricomincia.
play-unread = Queste mosse non si leggono. Ricomincia.
play-from = da

## The parts of a lesson

play-board = Il tavoliere
play-moving = La tua mossa
play-capturing = La cattura
play-feeding = Lascia qualcosa all’avversario
play-end = La fine
play-writing = Annotare le mosse
play-writing-game = Le prime mosse di una partita, con il numero di ogni coppia.
play-ours = La nostra lettura
play-ours-lead = Dove le fonti lasciano aperta una domanda o non concordano, Magister gioca così.
play-sources = Fonti
play-sources-lead = Le regole sono loro, le parole di questa pagina sono nostre.
play-source-retold = Racconta le regole con parole sue.

## Glass Bead Game

play-gbg-board = Due giocatori siedono l’uno di fronte all’altro, davanti a due file di buche. La fila vicina a te è tua: le buche di Sud sono A, B, C e così via, da sinistra a destra; quelle di Nord sono a, b, c e così via, viste da Nord. Ognuno ha anche una coppa per le gemme catturate.
play-gbg-beads = Ogni buca parte con due perle: una gemma e una pietra. La gemma nella tua prima buca vale tanti punti quante sono le buche della tua fila; ogni gemma seguente vale un punto in meno. Le pietre non valgono nulla, ma solo le pietre catturano.
play-gbg-board-picture = Prima della prima mossa. Le gemme mostrano i loro punti, le pietre sono dischi lisci.
play-gbg-moving = Comincia Sud, poi ci si alterna. Prendi tutte le perle da una tua buca e lasciale cadere una alla volta nelle buche seguenti, in senso antiorario. Le coppe non ne ricevono, e la buca svuotata si salta.
play-gbg-order = Scegli tu quale perla cade per prima, quale per seconda e così via. Questa scelta è il cuore del gioco.
play-gbg-moving-picture = Sud ha svuotato C: la gemma 3 è caduta in D, poi la pietra in E.
play-gbg-capturing = Guarda la tua ultima perla. Cattura se è una pietra e cade in una buca dell’avversario che conteneva esattamente una perla.
play-gbg-direct = Se quella perla è una gemma, la prendi. È una cattura diretta.
play-gbg-indirect = Se quella perla è una pietra, prendi una gemma a tua scelta dalle buche dell’avversario. È una cattura indiretta. Se nelle sue buche non ci sono gemme, ne prendi una dalla sua coppa.
play-gbg-direct-picture = Diretta: Nord ha svuotato d. Per ultima è caduta la pietra, in A, dove la gemma 1 era sola. Nord la prende.
play-gbg-indirect-picture = Indiretta: questa volta in A c’era una pietra sola. Nord prende la gemma migliore che Sud ha in una buca, il 5 in C.
play-gbg-chain = Una mossa può catturare più gemme. Dall’ultima perla torna indietro: cattura anche ogni perla precedente, finché è una pietra anch’essa e, in una buca dell’avversario, è caduta su una perla sola dello stesso tipo: sempre gemme, o sempre pietre.
play-gbg-compulsory = Le gemme catturate vanno nella tua coppa. Le pietre non si catturano mai.
play-gbg-feeding = Se all’avversario non restano perle e nelle buche ci sono ancora gemme, la tua mossa deve dargli almeno una perla. Se non puoi, perdi subito, qualunque siano i punti. Succede solo sui tavolieri con almeno sei buche per lato.
play-gbg-endgame = I tuoi punti sono le gemme nella tua coppa. Si continua a giocare anche quando l’ultima gemma ha lasciato le buche: le pietre possono ancora prendere gemme dall’altra coppa.
play-gbg-end = La partita finisce quando nelle buche non restano gemme e chi deve muovere non ha perle. L’altro giocatore vince se ha almeno metà di tutti i punti: 15 su 30 sul tavoliere 2×5, 21 su 42 sul 2×6. Se ne ha meno, perde. Non ci sono patte.
play-gbg-end-picture = Tocca a Sud, che non ha perle. Nord ha 12 punti e gliene servono 15: vince Sud, 18 a 12.
play-gbg-writing = Scrivi la lettera della buca, poi le perle nell’ordine in cui sono cadute. Una pietra è 0. Le catture dirette non si scrivono. Dopo una cattura indiretta scrivi x e ciò che hai preso: la lettera della buca e la gemma.
play-gbg-writing-move = Sud svuota C: prima la gemma 3, poi la pietra.
play-gbg-writing-capture = Nord svuota d e prende la gemma 5 dalla buca C.
play-gbg-ours-compulsory = Catturare è obbligatorio. Puoi scegliere solo quali gemme.
play-gbg-ours-tie = Se i punti sono esattamente metà per ciascuno, vince chi ha ancora perle, come dice l’inventore. Mancala World dice il contrario; un torneo può scegliere quella regola.
play-gbg-source-inventor = Le regole dell’inventore stesso. Decidono loro quando le fonti divergono.
play-gbg-source-wiki = Le stesse regole in altre parole, e il tavoliere 2×6 del torneo di Clark D. Rodeffer alla U-Con 2001.

## Glass Bead Challenge

play-gbc-board = Il tavoliere è un quadrato, vuoto all’inizio: di regola 8×8, 9×9 o 10×10. Le colonne hanno lettere, le righe numeri a partire dal basso.
play-gbc-turns = Comincia Rosso, poi Rosso e Blu si alternano e posano una perla ciascuno. Nessuno passa. Le perle non si muovono mai e non si catturano mai.
play-gbc-hex-board = Il tavoliere è un grande esagono fatto di esagoni piccoli, vuoto all’inizio: di regola cinque o sei per lato. Le righe hanno lettere a partire dal basso, le diagonali inclinate a sinistra hanno numeri.
play-gbc-cairo-board = Il tavoliere è un quadrato, vuoto all’inizio: di regola 5×5 o 6×6 quadrati, ciascuno diviso in due caselle, per lo più pentagoni. Le colonne hanno lettere, le righe numeri a partire dal basso. In a1 le due stanno una accanto all’altra: a1l (a sinistra) e a1r (a destra). Nei quadrati vicini stanno una sopra l’altra, come a2t (sopra) e a2b (sotto), e così via, alternate come i colori di una scacchiera.
play-gbc-board-picture = Prima della prima mossa. Un handicap appare come piccoli rombi: quelle caselle sono di Blu.
play-gbc-cells-board-picture = { play-gbc-board-picture }
play-gbc-kind = Quadrati
play-gbc-hex-kind = Esagoni
play-gbc-cairo-kind = Tassellatura del Cairo
play-gbc-hex-side = Lato { $side }
play-gbc-cairo-size = del Cairo { $side }×{ $side }
play-gbc-hex-size = di lato { $side }
play-gbc-owning = Di chi è la casella?
play-gbc-cells-owning = { play-gbc-owning }
play-gbc-own = Una casella con una perla è di chi ha posato la perla. Una casella vuota è di chi ha più perle sulle otto caselle intorno.
play-gbc-hex-own = Una casella con una perla è di chi ha posato la perla. Una casella vuota è di chi ha più perle sulle sei caselle intorno.
play-gbc-cairo-own = Una casella con una perla è di chi ha posato la perla. Una casella vuota è di chi ha più perle sulle sette caselle che la toccano, lungo un lato o in un angolo.
play-gbc-own-picture = Con una sola perla, Rosso ha la sua casella e le otto intorno.
play-gbc-hex-own-picture = Con una sola perla, Rosso ha la sua casella e le sei intorno.
play-gbc-cairo-own-picture = Con una sola perla, Rosso ha la sua casella e le sette intorno.
play-gbc-share = Se le perle sono in numero uguale, o non ce ne sono, la casella è di nessuno.
play-gbc-cells-share = { play-gbc-share }
play-gbc-cairo-share = { play-gbc-share } Con una perla su tutte e sette le caselle intorno non può succedere: sette è dispari.
play-gbc-share-picture = Blu ha giocato f6. La casella e5 tocca una perla di ciascuno, quindi è di nessuno.
play-gbc-hex-share-picture = Blu ha giocato g7. La casella f6 tocca una perla di ciascuno, quindi è di nessuno.
play-gbc-cairo-share-picture = Blu ha giocato a3r. La casella b3t tocca una perla di ciascuno, quindi è di nessuno.
play-gbc-change-picture = Rosso ha giocato d6. Ora e5 tocca due perle rosse e una blu: è di Rosso.
play-gbc-hex-change-picture = Rosso ha giocato e6. Ora f6 tocca due perle rosse e una blu: è di Rosso.
play-gbc-cairo-change-picture = Rosso ha giocato b4r. Ora b3t tocca due perle rosse e una blu: è di Rosso.
play-gbc-moving = Posa una perla su una casella vuota che non sia dell’avversario. Ogni perla può cambiare il possesso delle caselle intorno.
play-gbc-cells-moving = { play-gbc-moving }
play-gbc-end = La partita finisce quando ogni casella è di qualcuno. Vince chi ha più caselle. A numero uguale è patta: su un tavoliere con un numero dispari di caselle non può succedere.
play-gbc-hex-end = La partita finisce quando ogni casella è di qualcuno. Vince chi ha più caselle. Il loro numero è dispari, quindi non c’è patta, a meno che Blu non riceva dei punti.
play-gbc-cairo-end = La partita finisce quando ogni casella è di qualcuno. Vince chi ha più caselle. A numero uguale è patta.
play-gbc-end-picture = La partita più corta sul 9×9: nove perle, e ogni casella è di qualcuno. Vince Rosso, 45 a 36.
play-gbc-handicaps = Per un gioco equo
play-gbc-first = La prima mossa di Rosso è un vantaggio. Un torneo può compensarlo.
play-gbc-komi = Punti: alla fine si aggiungono dei punti alle caselle di Blu.
play-gbc-cells-komi = { play-gbc-komi }
play-gbc-stakes = Poste: alcune caselle sono di Blu dall’inizio, finché sono vuote. Non contano come perle per le caselle intorno, e Rosso non può giocarci.
play-gbc-cells-stakes = { play-gbc-stakes }
play-gbc-pie = Torta: un giocatore propone i punti o le poste, l’altro sceglie il lato.
play-gbc-writing = Scrivi la colonna e la riga della casella.
play-gbc-hex-writing = Scrivi la lettera della riga e il numero della diagonale.
play-gbc-cairo-writing = Scrivi la colonna e la riga, poi l, r, t o b per la metà del quadrato.
play-gbc-writing-move = Una perla nella colonna e, riga 5.
play-gbc-hex-writing-move = Una perla nella riga e, diagonale 5.
play-gbc-cairo-writing-move = Una perla nella colonna c, riga 2, metà di sopra.
play-gbc-ours-drop = Puoi anche occupare una casella tua. Una fonte ammette solo caselle di nessuno; un torneo può scegliere quella regola.
play-gbc-cells-ours-drop = { play-gbc-ours-drop }
play-gbc-ours-stakes = Blu può posare una perla su una posta. Da allora conta come ogni altra perla.
play-gbc-ours-boards = Questi tavolieri sono nostri. Thompson suggerisce soltanto che una tassellatura più complessa potrebbe migliorare il gioco.
play-gbc-source-inventor = L’inventore, il cui programma ha presentato il gioco per primo.
play-gbc-source-thompson = Le regole, con le idee per un handicap. La pagina non è più in rete.
play-gbc-source-neto = Conserva il testo di Thompson e ha la regola più severa su dove posare le perle.

## Games of counted seeds

play-seeds-writing = Scrivi la lettera della buca: maiuscola per Sud, minuscola per Nord.
play-seeds-writing-south = Sud svuota la terza buca, contando dalla sua sinistra.
play-seeds-writing-north = Nord svuota la terza buca, contando dalla sua sinistra.
play-seeds-ours-repetition = Se una posizione si presenta per la terza volta, Magister lo segnala. A quel punto solo i giocatori o l’arbitro possono concludere la partita.

## Bohnenspiel

play-bohnenspiel-board = Due file di sei buche, con sei fagioli in ognuna. La fila vicina a te è tua: le buche di Sud vanno da A a F, da sinistra a destra; quelle di Nord da a a f, viste da Nord. Ogni giocatore ha un granaio per i fagioli catturati.
play-bohnenspiel-board-picture = Prima della prima mossa: 72 fagioli, tutti nelle buche.
play-bohnenspiel-moving = Comincia Sud, poi ci si alterna. Prendi tutti i fagioli da una tua buca e lasciali cadere uno alla volta nelle buche seguenti, in senso antiorario. I granai non ne ricevono.
play-bohnenspiel-moving-picture = Sud ha svuotato C. L’ultimo di sei fagioli è caduto in c.
play-bohnenspiel-capturing = Conta i fagioli nella buca dove è caduto l’ultimo. Se ora sono due, quattro o sei, li catturi tutti.
play-bohnenspiel-chain = Poi guarda la buca precedente. Se anche lì sono due, quattro o sei, catturi anche quelli, e così via all’indietro, finché una buca ne contiene un altro numero. Non importa di chi sono le buche.
play-bohnenspiel-capturing-picture = Nord ha svuotato e. In a l’ultimo fagiolo ha fatto due, e anche la buca precedente, la F di Sud, ne contiene due: Nord li cattura tutti e quattro.
play-bohnenspiel-end = Se tocca a te e nella tua fila non hai fagioli, l’avversario prende tutti quelli rimasti e la partita è finita. Vince chi ha più fagioli; 36 a testa è patta. Si continua anche quando uno dei due ne ha più della metà.
play-bohnenspiel-ours-lap = Da una buca molto piena si fa tutto il giro. Allora anche la buca svuotata riceve un fagiolo, come le altre.
play-bohnenspiel-ours-feeding = Non devi per forza lasciare un fagiolo all’avversario.
play-bohnenspiel-source-jahn = Le prime regole stampate.

## Oware

play-oware-board = Due file di sei buche, con quattro semi in ognuna. La fila vicina a te è tua: le buche di Sud vanno da A a F, da sinistra a destra; quelle di Nord da a a f, viste da Nord. Ogni giocatore ha un granaio per i semi catturati.
play-oware-board-picture = Prima della prima mossa: 48 semi, tutti nelle buche.
play-oware-moving = Comincia Sud, poi ci si alterna. Prendi tutti i semi da una tua buca e lasciali cadere uno alla volta nelle buche seguenti, in senso antiorario. I granai non ne ricevono, e la buca svuotata si salta.
play-oware-moving-picture = Sud ha svuotato D. L’ultimo di quattro semi è caduto in b.
play-oware-capturing = Catturi se il tuo ultimo seme cade in una buca dell’avversario e lì i semi diventano due o tre. Li prendi tutti.
play-oware-chain = Poi guarda la buca precedente. Se è dell’avversario e contiene anch’essa due o tre semi, prendi anche quelli, e così via all’indietro.
play-oware-capturing-picture = Nord ha svuotato b. In B l’ultimo seme ha fatto due, e anche la buca precedente, A, ne contiene due: Nord li cattura tutti e quattro.
play-oware-slam = Una mossa che catturerebbe tutti i semi dell’avversario è ammessa, ma non cattura nulla.
play-oware-feeding = Se l’avversario non ha semi, devi fare una mossa che gliene dia, se c’è.
play-oware-end = Chi arriva a 25 semi ha vinto. Altrimenti la partita finisce quando chi deve muovere non ha mosse legali: ciascuno prende i semi della propria fila, e vince chi ne ha di più. 24 a testa è patta.
play-oware-ours-slam = Gruppi diversi di giocatori hanno regole diverse per la mossa che prenderebbe tutto e per i semi rimasti alla fine. Magister gioca come detto sopra.
play-oware-source = Racconta le regole Abapa, usate nei tornei.
