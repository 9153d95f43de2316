### One-time codes: staff sign in on a borrowed device without a password.

codes-link = Accedi su un altro dispositivo
codes-title = Accedi su un altro dispositivo
codes-lead = Con un codice accedi da un portatile o un tablet in prestito senza usare la tua password. Funziona una volta sola. Poi il dispositivo agisce a tuo nome in questo evento, per { $hours } ore al massimo.
codes-role-hint = Con qualsiasi ruolo, il dispositivo non può cambiare ruoli, eliminare, esportare, né aprire gli account e i link personali.
code-make = Crea codice
code-role-above = Puoi dare il tuo stesso ruolo in questo evento, o uno inferiore.
codes-sessions-title = Dispositivi che hanno usato i tuoi codici
codes-sessions-none = Al momento nessuno.
code-session = { $role } · accesso: { $since } · ultima attività: { $seen } · scadenza: { $until }
session-by-code = { $browser } · con codice per { $event }

code-lead = Con questo codice un dispositivo accede come { $role }.
code-step-open = Sull’altro dispositivo apri
code-step-type = Scrivi questo codice:
code-until = Funziona una volta sola, per { $minutes } minuti (scadenza: { $time }). Un nuovo codice lo sostituisce.
code-done = Fatto

code-enter-title = Accedi con un codice
code-enter-lead = Lo staff può creare un codice nella pagina del proprio evento, alla voce «{ codes-link }».
code-enter-replaces = Hai fatto l’accesso con la tua password. Se usi un codice, quell’accesso termina.
code-enter-label = Codice
code-enter-hint = Per esempio ABCD-EFGH. Maiuscole e trattino non contano.
code-none = Inserisci le otto lettere e cifre del codice.
code-wrong = Questo codice non funziona o è scaduto. Chiedine uno nuovo.
sign-in-by-code = Ho un codice

# Stands on every page of such a session.
code-note = Accesso con codice per { $event }, scadenza: { $time }
code-note-label = Accesso con codice
error-not-by-code = Questo dispositivo ha fatto l’accesso con un codice
error-not-by-code-advice = Non può aprire account, ruoli e link personali, e non può eliminare né esportare. Per farlo accedi con la tua password.
