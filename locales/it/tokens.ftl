## Tokens: by what programs act at a tournament

tokens-title = Token di accesso
tokens-link = Token di accesso
tokens-lead = Con un token, un programma può registrare risultati, abbinare turni e segnare le presenze in questo torneo, a tuo nome.
tokens-api = Che cosa possono fare i programmi
tokens-new = Nuovo token
tokens-there = Token
token-name = Programma
token-name-hint = A che cosa serve, per esempio: pannello dei risultati in sala
token-last-day = Ultimo giorno
token-make = Crea token
token-made = Copia ora il token. Viene mostrato una volta sola.
token-until = A nome di { $by }, ultimo giorno: { $day }
token-over = A nome di { $by }, scaduto, ultimo giorno: { $day }
token-used = Ultimo uso: { $at }
token-unused = Mai usato
token-revoke = Revoca
token-revoke-label = Revoca: { $name }
token-no-day = Scegli un giorno.
token-bad-day = Scegli un giorno tra { $first } e { $last }.
