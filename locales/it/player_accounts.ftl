### Account dei giocatori.

player-account-title = Il tuo account
player-account-lead = Con un account accedi da qualsiasi dispositivo, senza il tuo link. Se vuoi, ti avvisiamo quando tocca a te, e puoi giocare partite per link valide per il rating.
player-account-name-hint = Accedi con questo nome.
player-account-confirm-hint = Un arbitro di questo evento conferma, una volta sola, che sei tu.
player-account-make = Crea account
player-account-has-one = Hai già un account?
player-account-take = Sono io
player-account-signed-in = Hai effettuato l’accesso come { $name }.
player-account-waits = L’account { $name } attende che un arbitro confermi che sei tu.
player-account-is = Il tuo account è { $name }.
player-account-of-another = Hai effettuato l’accesso come { $name }, l’account di un altro giocatore. Prima esci.
player-account-none = Non hai ancora un account.
player-account-too-often = Qui sono già stati chiesti e annullati più account. Chiedi al tavolo o riprova fra un mese.

queue-accounts = Account da confermare
queue-account-is = Account { $account } per { $player }
queue-account-confirm = Conferma
queue-account-refuse = Rifiuta
done-account-confirmed = Account confermato.
done-account-refused = Account rifiutato.

account-player = Giocatore: { $player }
account-player-asked = Attende la conferma come { $player }
account-player-end = Togli giocatore
done-account-player-ended = L’account non appartiene più a nessun giocatore.

audit-player-account-asked = L’account { $account } ha chiesto la conferma come { $player }.
audit-player-account-confirmed = L’account { $account } è stato confermato come { $player }.
audit-player-account-refused = L’account { $account } non è stato confermato come { $player }.
audit-player-account-ended = L’account { $account } non è più quello di { $player }.
player-account-cancel = Annulla
queue-account-gone = Questo account non attende più.
queue-account-has-one = Il giocatore ora ha un account.
queue-account-own = Il tuo account lo conferma un altro arbitro.
queue-account-elsewhere = Il giocatore è iscritto anche a un altro evento. L’account lo conferma un amministratore.
audit-player-account-withdrawn = La richiesta di confermare { $account } come { $player } è stata annullata.
