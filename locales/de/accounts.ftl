### Signing in, accounts, roles.

sign-in = Anmelden
sign-out = Abmelden
sign-in-title = Anmelden
sign-in-lead = Für alle, die eine Veranstaltung betreuen. Was veröffentlicht ist, kannst du ohne Konto lesen.
sign-in-wrong = Name oder Passwort ist falsch.
sign-in-disabled = Dieses Konto ist gesperrt. Bitte einen Administrator, es zu entsperren.
sign-in-expired = Dieses Passwort ist abgelaufen. Bitte einen Administrator um ein neues.
sign-in-wait = Zu viele Versuche. Warte { $secs } Sekunden.

setup-title = Erster Administrator
setup-lead = Wähle einen Namen und ein Passwort. Dieser Link funktioniert nur einmal.
setup-submit = Konto anlegen

account-name = Name
account-name-taken = Dieser Name ist schon vergeben.
account-password = Passwort
account-password-again = Passwort wiederholen
account-present-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-passwords-differ = Die Passwörter stimmen nicht überein.
account-wrong-password = Das ist nicht dein aktuelles Passwort.
account-rank = Rang
account-no-such-rank = Wähle einen Rang.
account-no-such-role = Wähle eine Rolle.
account-no-such-name = Es gibt kein Konto mit dem Namen „{ $name }“. Ein Administrator kann es anlegen.
account-new-title = Neues Konto
account-new-submit = Konto anlegen
accounts-title = Konten
accounts-lead = Administratoren dürfen alles. Was Mitglieder dürfen, hängt von ihrer Rolle in der jeweiligen Veranstaltung ab.
own-account-title = Dein Konto
own-account-lead = Auf diesem Gerät bleibst du angemeldet, bis du dich abmeldest oder es { $days } Tage lang nicht benutzt.

account-state = Status
account-state-disabled = gesperrt
account-state-given = Passwort noch nicht geändert
account-disable = Konto sperren
account-disable-lead = Niemand kann sich mit diesem Konto anmelden, bis du es wieder entsperrst. Seine Sitzungen enden sofort.
account-disable-own = Das Konto, mit dem du angemeldet bist, kannst du nicht sperren.
account-disable-last = Nur dieser Administrator kann sich noch anmelden. Lege zuerst einen weiteren an.
account-enable = Konto entsperren
done-account-disabled = Konto gesperrt.
done-account-enabled = Konto entsperrt.

## Where an account is signed in.

sessions-title = Sitzungen
sessions-none = Nirgends angemeldet.
sessions-end-others = Andere Sitzungen beenden
sessions-end-all = Alle Sitzungen beenden
session-browser = Browser
session-since = Angemeldet
session-seen = Zuletzt aktiv
session-current = diese Sitzung
session-end = Beenden
session-end-name = Sitzung beenden: { $browser }
# Firefox on Windows
session-browser-on = { $browser } auf { $system }
session-unknown-on = Unbekannter Browser auf { $system }
session-unknown = Unbekannter Browser
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
system-ios = iPhone oder iPad
done-session-ended = Sitzung beendet.
done-sessions-ended = Sitzungen beendet.

rank-administrator = Administrator
rank-member = Mitglied

role = Rolle
role-scorekeeper = Ergebnisdienst
role-arbiter = Schiedsrichter
role-organiser = Veranstalter
role-none = keine Rolle
role-set-title = Rolle vergeben
role-set-submit = Vergeben
roles-title = Rollen
roles-lead = Der Ergebnisdienst gibt Ergebnisse ein. Schiedsrichter losen außerdem aus, entscheiden und korrigieren. Veranstalter legen zusätzlich Turniere an, vergeben Rollen und veröffentlichen.
roles-none = In dieser Veranstaltung hat noch niemand eine Rolle.

password-hint = Mindestens { $min } Zeichen. Am besten ein Satz aus ein paar Wörtern.
password-too-short = Nimm mindestens { $min } Zeichen.
password-too-long = Nimm höchstens { $max } Zeichen.
password-common = Zu leicht zu erraten. Nimm einen Satz aus ein paar Wörtern.
password-popular = Das ist eines der häufigsten Passwörter. Nimm einen Satz aus mehreren Wörtern.
password-change-title = Passwort ändern
password-change-submit = Passwort ändern
password-changed = Passwort geändert. Auf allen anderen Geräten bist du jetzt abgemeldet.
password-to-change = Wähle ein eigenes Passwort: Dieses hat jemand anders festgelegt. Es gilt bis { $moment }.
password-give-title = Neues Passwort
password-give-hint = Bei der ersten Anmeldung, innerhalb von { $days } Tagen, muss es geändert werden.
password-give-submit = Passwort festlegen
done-password-given = Passwort festgelegt.
