### One-time codes: staff sign in on a borrowed device without a password.

codes-link = Weiteres Gerät anmelden
codes-title = Weiteres Gerät anmelden
codes-lead = Ein Code meldet einen geliehenen Laptop oder ein Tablet ohne dein Passwort an. Er gilt nur einmal. Danach handelt das Gerät bei dieser Veranstaltung in deinem Namen, höchstens { $hours } Stunden lang.
codes-role-hint = Bei jeder Rolle gilt: Das Gerät kann keine Rollen ändern, nichts löschen oder exportieren und weder Konten noch Spielerlinks öffnen.
code-make = Code erstellen
code-role-above = Du kannst deine eigene Rolle bei dieser Veranstaltung weitergeben oder eine niedrigere.
codes-sessions-title = Mit deinen Codes angemeldete Geräte
codes-sessions-none = Zurzeit keine.
code-session = { $role } · seit { $since } · zuletzt aktiv { $seen } · bis { $until }
session-by-code = { $browser } · mit Code für { $event }

code-lead = Dieser Code meldet ein Gerät in dieser Rolle an: { $role }.
code-step-open = Öffne auf dem anderen Gerät
code-step-type = Gib diesen Code ein:
code-until = Er gilt einmal, { $minutes } Minuten lang (bis { $time }). Ein neuer Code ersetzt ihn.
code-done = Fertig

code-enter-title = Mit Code anmelden
code-enter-lead = Wer zum Team gehört, erstellt einen Code auf der Seite der Veranstaltung, unter „{ codes-link }“.
code-enter-replaces = Du bist mit deinem Passwort angemeldet. Der Code meldet dich ab.
code-enter-label = Code
code-enter-hint = Zum Beispiel ABCD-EFGH. Großschreibung und Bindestrich spielen keine Rolle.
code-none = Gib die acht Buchstaben und Ziffern des Codes ein.
code-wrong = Dieser Code stimmt nicht oder ist abgelaufen. Lass dir einen neuen geben.
sign-in-by-code = Ich habe einen Code

# Stands on every page of such a session.
code-note = Mit Code angemeldet für { $event }, bis { $time }
code-note-label = Mit Code angemeldet
error-not-by-code = Dieses Gerät ist mit einem Code angemeldet
error-not-by-code-advice = Konten, Rollen und Spielerlinks kann es nicht öffnen, und es kann nichts löschen oder exportieren. Melde dich dafür mit deinem Passwort an.
