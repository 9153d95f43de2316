### Signing in, accounts, roles.

sign-in = Accedi
sign-out = Esci
sign-in-title = Accedi
sign-in-lead = Per chi organizza un evento. Tutto ciò che è pubblicato si legge senza account.
sign-in-wrong = Nome o password errati.
sign-in-disabled = Questo account è disattivato. Chiedi a un amministratore di riattivarlo.
sign-in-expired = Questa password è scaduta. Chiedine una nuova a un amministratore.
sign-in-wait = Troppi tentativi. Aspetta { $secs } secondi.

setup-title = Primo amministratore
setup-lead = Scegli un nome e una password. Questo link funziona una volta sola.
setup-submit = Crea account

account-name = Nome
account-name-taken = Questo nome è già in uso.
account-password = Password
account-password-again = Ripeti la password
account-present-password = Password attuale
account-new-password = Nuova password
account-passwords-differ = Le password non coincidono.
account-wrong-password = Questa non è la tua password attuale.
account-rank = Livello
account-no-such-rank = Scegli un livello.
account-no-such-role = Scegli un ruolo.
account-no-such-name = Nessun account si chiama «{ $name }». Un amministratore può crearlo.
account-new-title = Nuovo account
account-new-submit = Crea account
accounts-title = Account
accounts-lead = Gli amministratori possono fare tutto. Quello che può fare un membro dipende dal suo ruolo in ogni evento.
own-account-title = Il tuo account
own-account-lead = Su questo dispositivo l’accesso resta attivo finché non esci o non lo usi per { $days } giorni.

account-state = Stato
account-state-disabled = disattivato
account-state-given = password non ancora cambiata
account-disable = Disattiva account
account-disable-lead = Nessuno può accedere con questo account finché non lo riattivi. Le sue sessioni terminano subito.
account-disable-own = Non puoi disattivare l’account con cui hai fatto l’accesso.
account-disable-last = Questo è l’unico amministratore che può accedere. Prima creane un altro.
account-enable = Riattiva account
done-account-disabled = Account disattivato.
done-account-enabled = Account riattivato.

## Where an account is signed in.

sessions-title = Sessioni
sessions-none = Nessun accesso attivo.
sessions-end-others = Termina le altre sessioni
sessions-end-all = Termina tutte le sessioni
session-browser = Browser
session-since = Accesso
session-seen = Ultima attività
session-current = questa sessione
session-end = Termina
session-end-name = Termina sessione: { $browser }
# Firefox on Windows
session-browser-on = { $browser } su { $system }
session-unknown-on = Browser sconosciuto su { $system }
session-unknown = Browser sconosciuto
browser-firefox = Firefox
browser-chrome = Chrome
browser-edge = Edge
browser-safari = Safari
browser-opera = Opera
browser-samsung = Samsung Internet
system-windows = Windows
system-macos = macOS
system-linux = Linux
system-chromeos = ChromeOS
system-android = Android
system-ios = iPhone o iPad
done-session-ended = Sessione terminata.
done-sessions-ended = Sessioni terminate.

rank-administrator = amministratore
rank-member = membro

role = Ruolo
role-scorekeeper = segnapunti
role-arbiter = arbitro
role-organiser = organizzatore
role-none = nessun ruolo
role-set-title = Assegna un ruolo
role-set-submit = Salva ruolo
roles-title = Ruoli
roles-lead = I segnapunti registrano i risultati. Gli arbitri inoltre abbinano, decidono e correggono. Gli organizzatori creano anche tornei, assegnano ruoli e pubblicano.
roles-none = In questo evento nessuno ha ancora un ruolo.

password-hint = Almeno { $min } caratteri. L’ideale è una frase di poche parole.
password-too-short = Usa almeno { $min } caratteri.
password-too-long = Usa al massimo { $max } caratteri.
password-common = Troppo facile da indovinare. Usa una frase di poche parole.
password-popular = È una delle password più comuni. Usa una frase di alcune parole.
password-change-title = Cambia password
password-change-submit = Cambia password
password-changed = Password cambiata. Tutti gli altri tuoi accessi sono terminati.
password-to-change = Scegli una password tua: questa l’ha impostata qualcun altro. Scadenza: { $moment }.
password-give-title = Nuova password
password-give-hint = Va cambiata al primo accesso, entro { $days } giorni.
password-give-submit = Imposta password
done-password-given = Password impostata.
