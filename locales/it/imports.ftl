import-title = Importa
import-lead = Importa da un file un intero evento, un torneo o le partite di molti anni. Prima di salvare vedi che cosa contiene.
import-waiting = Hai esaminato questo file ma non l’hai ancora importato:
import-file = File
import-file-hint = Il file di un evento (JSON), il rapporto di un torneo (TRF 2016 o 2026) o un elenco di partite (CSV), fino a 32 MB.
import-no-file = Scegli un file.
import-look = Esamina
import-another = Altro file
import-discard = Scarta questo file
import-submit = Importa
import-kind-event = Un intero evento
import-kind-report = Il rapporto di un torneo
import-kind-games = Un elenco di partite
import-faulty = Questo file non si può importare.
import-unknown = Questo non è il file di un evento, né il rapporto di un torneo, né un elenco di partite.
import-more-faults = { $count ->
    [one] C’è un’altra riga sbagliata.
   *[other] Ci sono altre { $count } righe sbagliate.
}

import-days = Giorni
import-span = { $first } – { $last }
import-game = Gioco
import-games = Partite
import-recorded-by = Registrato da
import-new-accounts = Nuovi account, senza possibilità di accesso
import-players = { $count ->
    [one] Un giocatore, { $known ->
        [0] non ancora presente qui
       *[other] già presente qui
    }
   *[other] { $count } giocatori, già presenti qui: { $known }
}
import-tournament-about = { $game } · giocatori: { $players } · turni: { $rounds } · risultati: { $results }

import-event = Evento
import-event-choose = scegli
import-no-event = Scegli l’evento a cui appartiene il torneo.
import-name-hint = Lascia vuoto per tenere il nome che c’è nel file.
import-game-hint = Per esempio gbg:6, oware o result-only:Chess. Lascia vuoto se lo dice il file.
import-games-hint = Per esempio gbg, oware o result-only:Chess.
import-no-game = Il file non dice a quale gioco si è giocato. Indicalo qui.
import-unrated = Non contare queste partite per il rating

import-periods = Periodo di rating
import-periods-month = partite dello stesso mese
import-periods-tournament = partite dello stesso torneo
import-periods-days = partite di un certo numero di giorni
import-period-days = Giorni
import-period-days-hint = Solo se ogni periodo dura un certo numero di giorni.
import-no-days = Inserisci un numero di giorni da 1 a 65535.
import-source = Fonte
import-source-hint = Da dove vengono le partite. Se lasci vuoto: il nome del file.

import-doubts = Chi è chi
import-doubts-lead = Questi nomi somigliano a nomi di giocatori già presenti.
import-who-open = Indica per ognuno di questi giocatori chi è.
import-who-twice = I giocatori { $first } e { $second } del file non possono essere la stessa persona.
import-who-gone = Il giocatore scelto per il numero { $who } non c’è più.

import-known = Già presente?
import-known-refused = Non è stato importato nulla: sembra già tutto presente.
import-again = Importa comunque
import-same-file = { $event }, { $days }: importato da questo file
import-same-file-in-bin = { $event }, { $days }: importato da questo file e ora nel cestino
import-same-play = { $event }, { $days }: stessi giocatori e stessi risultati
import-overlap = contiene anche partite di questi giorni: { $first } – { $last }
import-overlap-begun = contiene anche partite di questi giorni: { $first } – { $last }; la sua importazione non è finita
import-overlap-tournament = { $count ->
    [one] contiene una di queste partite ({ $first })
   *[other] contiene { $count } di queste partite ({ $first })
}

import-notes = Da guardare
import-left-out = Lo spareggio «{ $code }» qui non esiste e viene tralasciato.
import-respelled = «{ $name }» viene letto come «{ $is }».
import-unplayed = { $count ->
    [one] Una partita senza risultato viene tralasciata.
   *[other] { $count } partite senza risultato vengono tralasciate.
}
import-other-periods = Questo file è già stato importato con altri periodi. Scegli gli stessi.
import-not-yet = La riga { $line } ha un risultato con una data futura.
import-one-person = La riga { $line } ha la stessa persona dai due lati: le due voci sono state unite.
import-already = Tutte le partite di questo file ci sono già.
import-file-gone = Il file non c’è più: è stato importato o scartato. Sceglilo di nuovo.
import-gone = Nel frattempo qualcuno ha tolto questa importazione. Ricomincia.

done-imported = Importato.
