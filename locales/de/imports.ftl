import-title = Import
import-lead = Importiere eine ganze Veranstaltung, ein Turnier oder die Partien vieler Jahre aus einer Datei. Du siehst den Inhalt, bevor etwas gespeichert wird.
import-waiting = Diese Datei hast du angesehen, aber noch nicht importiert:
import-file = Datei
import-file-hint = Eine Exportdatei (JSON), ein Turnierbericht (TRF 2016 oder 2026) oder eine Liste von Partien (CSV), bis 32 MB.
import-no-file = Wähle eine Datei.
import-look = Datei ansehen
import-another = Andere Datei
import-discard = Datei verwerfen
import-submit = Importieren
import-kind-event = Eine ganze Veranstaltung
import-kind-report = Ein Turnierbericht
import-kind-games = Eine Liste von Partien
import-faulty = Diese Datei lässt sich nicht importieren.
import-unknown = Das ist weder eine Exportdatei noch ein Turnierbericht noch eine Liste von Partien.
import-more-faults = { $count ->
    [one] Eine weitere Zeile ist falsch.
   *[other] { $count } weitere Zeilen sind falsch.
}

import-days = Tage
import-span = { $first } bis { $last }
import-game = Spiel
import-games = Partien
import-recorded-by = Erfasst von
import-new-accounts = Neue Konten, in die sich niemand anmelden kann
import-players = { $count ->
    [one] Ein Spieler, hier bekannt: { $known }
   *[other] { $count } Spieler, hier bekannt: { $known }
}
import-tournament-about = { $game } · Teilnehmer: { $players } · Runden: { $rounds } · Ergebnisse: { $results }

import-event = Veranstaltung
import-event-choose = auswählen
import-no-event = Wähle die Veranstaltung, zu der das Turnier gehört.
import-name-hint = Lass das Feld leer, um den Namen aus der Datei zu behalten.
import-game-hint = Zum Beispiel gbg:6, oware oder result-only:Chess. Lass das Feld leer, wenn es in der Datei steht.
import-games-hint = Zum Beispiel gbg, oware oder result-only:Chess.
import-no-game = In der Datei steht nicht, welches Spiel gespielt wurde. Gib es ein.
import-unrated = Diese Partien nicht werten

import-periods = Gemeinsam werten
import-periods-month = Partien desselben Monats
import-periods-tournament = Partien desselben Turniers
import-periods-days = Partien von jeweils mehreren Tagen
import-period-days = Tage
import-period-days-hint = Nur nötig, wenn du Partien von jeweils mehreren Tagen gemeinsam wertest.
import-no-days = Gib eine Zahl von Tagen ein, 1 bis 65535.
import-source = Quelle
import-source-hint = Woher die Partien stammen. Leer: der Name der Datei.

import-doubts = Wer ist wer?
import-doubts-lead = Diese Namen ähneln den Namen von Spielern, die es hier schon gibt.
import-who-open = Wähle für jeden dieser Spieler, wer es ist.
import-who-twice = Nummer { $first } und Nummer { $second } der Datei können nicht dieselbe Person sein.
import-who-gone = Den Spieler, den du für Nummer { $who } gewählt hast, gibt es nicht mehr.

import-known = Schon vorhanden?
import-known-refused = Nichts wurde importiert, denn es scheint hier schon vorhanden zu sein.
import-again = Trotzdem importieren
import-same-file = { $event }, { $days }: aus dieser Datei importiert
import-same-file-in-bin = { $event }, { $days }: aus dieser Datei importiert und jetzt im Papierkorb
import-same-play = { $event }, { $days }: dieselben Spieler und Ergebnisse
import-overlap = enthält auch Partien vom { $first } bis zum { $last }
import-overlap-begun = enthält auch Partien vom { $first } bis zum { $last }; dieser Import ist nicht abgeschlossen
import-overlap-tournament = { $count ->
    [one] enthält eine dieser Partien ({ $first })
   *[other] enthält { $count } dieser Partien ({ $first })
}

import-notes = Einen Blick wert
import-left-out = Die Feinwertung „{ $code }“ ist hier unbekannt und wird weggelassen.
import-respelled = „{ $name }“ wird als „{ $is }“ gelesen.
import-unplayed = { $count ->
    [one] Eine Partie ohne Ergebnis wird weggelassen.
   *[other] { $count } Partien ohne Ergebnis werden weggelassen.
}
import-other-periods = Diese Datei wurde schon einmal mit anderen Perioden importiert. Wähle dieselben.
import-not-yet = Zeile { $line } enthält ein Ergebnis von einem Tag, der noch kommt.
import-one-person = In Zeile { $line } steht auf beiden Seiten dieselbe Person: Die beiden wurden zusammengeführt.
import-already = Alle Partien dieser Datei sind schon da.
import-file-gone = Die Datei ist nicht mehr da: Sie wurde importiert oder verworfen. Wähle sie noch einmal.
import-gone = Jemand hat diesen Import inzwischen entfernt. Fang noch einmal an.

done-imported = Importiert.
