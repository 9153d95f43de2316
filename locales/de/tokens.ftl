## Tokens: by what programs act at a tournament

tokens-title = Zugriffstokens
tokens-link = Zugriffstokens
tokens-lead = Mit einem Token kann ein Programm in deinem Namen bei diesem Turnier Ergebnisse eingeben, Runden auslosen und Spieler anwesend melden.
tokens-api = Was Programme können
tokens-new = Neues Token
tokens-there = Tokens
token-name = Programm
token-name-hint = Wofür das Token ist: Anzeigetafel im Saal
token-last-day = Gültig bis
token-make = Token erstellen
token-made = Kopiere das Token jetzt. Es wird nur einmal angezeigt.
token-until = Im Namen von { $by }, bis { $day }
token-over = Im Namen von { $by }, abgelaufen: { $day }
token-used = Zuletzt benutzt: { $at }
token-unused = Nie benutzt
token-revoke = Widerrufen
token-revoke-label = Widerrufen: { $name }
token-no-day = Wähle einen Tag.
token-bad-day = Wähle einen Tag von { $first } bis { $last }.
