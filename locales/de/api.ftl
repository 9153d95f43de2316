## The interface for programs

api-title = API
api-link = Für Programme
api-lead = Alles Öffentliche, für Programme: Fakten und was daraus folgt, als JSON. Zum Lesen braucht es kein Konto.
api-tokens = Um Ergebnisse einzugeben, Runden auszulosen und Spieler anwesend zu melden, braucht ein Programm ein Token. Veranstalter erstellen es bei den Spielern ihres Turniers.
api-document = OpenAPI-Dokument
api-parameter = Parameter
api-body = Inhalt
api-field = Feld
api-kind = Typ
api-about = Bedeutung
api-optional = optional
api-answers = Antworten:
api-shapes = Strukturen
api-refused = Abgelehnt
api-no-draft = Es gibt keinen Entwurf
api-conflict-advice = Nichts wurde geändert. Lies den jetzigen Stand und entscheide neu.

error-bad-json = Das JSON ist nicht lesbar
error-bad-json-advice = Ein Feld fehlt, ist unbekannt oder hat einen anderen Typ. Welche Felder es gibt, steht im Dokument.
error-not-json = JSON wird erwartet
error-not-json-advice = Sende den Inhalt als application/json.
error-bad-token = Dieses Token gilt nicht
error-bad-token-advice = Es ist vertippt, abgelaufen oder widerrufen.
error-token-needed = Ein Token ist nötig
error-token-needed-advice = Sende es im Header Authorization: Bearer mgs_…
error-token-elsewhere = Dieses Token ist für ein anderes Turnier
error-token-elsewhere-advice = Ein Token gilt für ein einziges Turnier.
error-requests = Zu viele Anfragen
error-requests-advice = Versuch es in einer Weile noch einmal.
error-changes = Zu viele Änderungen in einer Stunde
error-changes-advice = Es wurde nichts gespeichert. Versuch es in einer Stunde noch einmal, oder frag einen Schiedsrichter.
