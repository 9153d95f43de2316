### Ratings: pools, leaderboards, why they move.

ratings-title = Ratings
ratings-lead = Ratings ändern sich, wenn ein Turnier abgeschlossen wird oder eine gewertete Partie per Link endet. Alle können sie aus den Partien nachrechnen.
ratings-none = Noch ist kein gewertetes Turnier abgeschlossen.
ratings-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
ratings-whole = Ganze Liste
ratings-recomputed = Wird neu berechnet: zu { $percent } % fertig. Bis dahin sind manche Ratings älter als ihre Partien.
ratings-older-rules = Einige Ratings sind nach älteren Regeln berechnet und bleiben vorerst, wie sie sind. Auf dem Server zeigt „{ $command } --dry-run“, was sich nach den heutigen Regeln ändert; „{ $command }“ ändert es und bewahrt die alte Liste.
ratings-later = Diese Listen sind lang. Ihre Ratings folgen in den nächsten Minuten:
ratings-all-provisional = Noch keine Rangfolge: Alle Ratings sind vorläufig.
ratings-only-by-name = Diese Liste hat mehr als 10 000 Spieler und lässt sich darum nur nach Namen filtern. Wie sie an einem Tag stand, sagen ihre veröffentlichten Listen:
ratings-others-by-name = Es gibt mehr Spieler als Seiten. Suche andere nach dem Namen.
ratings-last = Letzte Periode
ratings-last-played = Zuletzt gespielt
ratings-last-change = Letzte Änderung
ratings-also = Auch gewertet nach:
ratings-show = Anzeigen
ratings-show-all = alle
ratings-show-ranked = nur mit Platz
ratings-since = Gespielt seit
ratings-on = Stand vom
ratings-filter = Anzeigen
ratings-as-of = Stand: { $date }, am Ende des Tages.
ratings-now = Aktuelle Liste
next-link = Nächste Partie vorhersagen
next-game-title = Nächste Partie
next-outcome = Wenn …
next-wins = { $name } gewinnt
next-draw = Remis
next-even = Ausgeglichen: Für { $first } sind { $number } Punkte pro Partie zu erwarten, { $points } aus 100 Partien.
next-first-slight = { $first } ist favorisiert: { $number } Punkte pro Partie sind zu erwarten, { $points } aus 100 Partien.
next-first-clear = { $first } ist klar favorisiert: { $number } Punkte pro Partie sind zu erwarten, { $points } aus 100 Partien.
next-second-slight = { $second } ist favorisiert: Für { $first } sind { $number } Punkte pro Partie zu erwarten, { $points } aus 100 Partien.
next-second-clear = { $second } ist klar favorisiert: Für { $first } sind { $number } Punkte pro Partie zu erwarten, { $points } aus 100 Partien.
ratings-provisional-title = Vorläufige Ratings
ratings-provisional-glicko = Ohne Platz, solange die Abweichung über 110 liegt.
ratings-provisional-elo = Ohne Platz bis zur zehnten gewerteten Partie.
ratings-about-glicko2 = Rating ± Abweichung nach Glicko-2. Die wahre Stärke liegt in 19 von 20 Fällen innerhalb von zwei Abweichungen.
ratings-about-glicko = Rating ± Abweichung nach Glicko. Die wahre Stärke liegt in 19 von 20 Fällen innerhalb von zwei Abweichungen.
ratings-about-elo = Ratings nach Elo: Eine Partie ändert ein Rating um höchstens K Punkte.
ratings-about-elo-fide = Ratings nach FIDE-Elo: mit den Tabellen der FIDE und einem K nach Alter, Partien und Stärke.
ratings-provisional-elo-fide = Ohne Platz bei weniger als fünf Partien oder einem Rating unter 1400.

pool-new-title = Neue Ratingliste
pool-new-lead = Jedes Spiel hat eine Glicko-2- und eine Elo-Liste. Eine weitere Liste wertet dieselben Partien auf andere Weise, von der ersten an.
pool-new-hint = System und Einstellungen lassen sich später nicht ändern: Die Ratings werden sofort berechnet und allen gezeigt.
pool-systems = Systeme
pool-family = Spiel
pool-own-name = Name
pool-settings = Einstellungen
pool-k = K: Punkte, um die es in einer Partie geht
pool-start = Startrating
pool-deviation = Startabweichung
pool-volatility = Startvolatilität
pool-tau = τ: wie schnell sich die Volatilität ändert
pool-idle-from = Ohne Partien: Abweichung von
pool-idle-to = wächst auf
pool-idle-days = nach so vielen Tagen
pool-unrated-as = Womit ein Gegner ohne Rating für Neulinge zählt (leer: gar nicht)
pool-create = Ratingliste anlegen
pool-no-system = Wähle ein System.
pool-no-family = Wähle ein Spiel.
pool-no-name = Dieses Spiel hat schon eine Liste nach diesem System. Gib dieser einen Namen.
pool-no-number = Gib eine Zahl von { $least } bis { $most } ein.
pool-idle = Ohne Partien muss die Abweichung wachsen.
pool-same-settings = { $pool } wertet diese Partien schon auf dieselbe Weise.
pool-same-name = { $pool } hat schon diesen Namen.

pool-settings-elo = K { $k }; alle beginnen mit { $start }.
pool-settings-elo-fide-as = Für Neulinge zählt ein Gegner ohne Rating mit { $rating }.
pool-settings-elo-fide-not = Für Neulinge zählt ein Gegner ohne Rating nicht.
pool-settings-glicko = Alle beginnen mit { $start } ± { $deviation }; ohne Partien wächst eine Abweichung von { $from } in { $days } Tagen auf { $to }.
pool-settings-glicko2 = τ { $tau }; alle beginnen mit { $start } ± { $deviation } und Volatilität { $volatility }; ohne Partien wächst eine Abweichung von { $from } in { $days } Tagen auf { $to }.

family-gbg = Glasperlenspiel
family-gbc = Glass Bead Challenge
family-gbc-hex = Glass Bead Challenge auf Sechsecken
family-gbc-cairo = Glass Bead Challenge auf Kairo-Brettern
system-glicko2 = Glicko-2
system-elo = Elo
system-elo-fide = FIDE-Elo
system-glicko = Glicko
system-glicko2-period = Glicko-2: eine Wertungsperiode wie in Glickmans Arbeit. Nichts wird gespeichert.
system-glicko-period = Glicko: eine Wertungsperiode wie in Glickmans Arbeit. Nichts wird gespeichert.
system-elo-period = Elo mit festem K: Jede Partie zählt gegen das Rating vor der Periode. Nichts wird gespeichert.
system-elo-fide-period = FIDE-Elo nach den Regeln von 2024, für Spieler, die schon ein Rating haben. Nichts wird gespeichert.
pool-name = { $family }, { $way }
pool-way-named = { $name } ({ $system })

rating-provisional = vorläufig
rating-provisional-hint = Ein Fragezeichen heißt vorläufig: Für ein sicheres Rating gibt es zu wenige Partien oder schon zu lange keine mehr.
rating-idle = Keine gewertete Partie seit dem { $date }: Die Abweichung ist von { $left } auf { $now } gewachsen.
rating-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-why = erwartet { $expected } aus { $games }, erzielt { $scored }: { $change }
rating-why-elo = erwartet { $expected } aus { $games }, erzielt { $scored }, K { $k }: { $change }
rating-short-rise = { rating-short-expected } Es wurden { $scored }, also mehr: Das Rating steigt um { $points }.
rating-short-fall = { rating-short-expected } Es wurden { $scored }, also weniger: Das Rating sinkt um { $points }.
rating-short-level = { rating-short-expected } Es wurden { $scored }, also etwa so viel: Das Rating bleibt gleich.
rating-short-expected = Gegen diese Gegner waren { $expected } Punkte aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu erwarten.
rating-history = { $pool }: Verlauf, { $count ->
    [one] 1 Periode
   *[other] { $count } Perioden
}
rating-history-newer = Spätere Perioden
rating-history-older = Frühere Perioden
rating-chart-label = { $name }, { $pool }, Verlauf über { $count ->
    [one] 1 Periode
   *[other] { $count } Perioden
}: von { $first } auf { $last }. Die Werte stehen in der Liste darunter.
rating-chart-stop = { $date }, { $period }: { $rating }, { $change }
rating-chart-stop-provisional = { $date }, { $period }: { $rating }, vorläufig, { $change }
rating-chart-written = { $date }: { $rating }, { $change }
rating-chart-legend = Gestrichelte Linie, hohle Punkte: vorläufig. Raute: der Anfang.
rating-chart-legend-band = Band: eine Abweichung nach oben und unten; in zwei von drei Fällen liegt die wahre Stärke darin. Gestrichelte Linie, hohle Punkte: vorläufig. Raute: der Anfang.

# How games moved a rating.
moved-g = g
moved-g-long = wie viel die Partie aussagt: weniger, wenn das Rating des Gegners unsicher ist
moved-difference = Differenz
moved-difference-long = eigenes Rating minus das des Gegners
moved-limited = { $difference }, gezählt { $counted }
moved-counted = Zählt als
moved-counted-long = das Rating, mit dem der Gegner zählt
moved-not-counted = nicht gezählt
moved-elo-moved = K { $k } × ({ $scored } − { $expected }) = { $gained }: { $before } → { $after }
moved-k-beginner = K ist 40: Vorher zählten weniger als 30 Partien.
moved-k-junior = K ist 40: bis zum Jahr des 18. Geburtstags, bei einem Rating unter 2300.
moved-k-strong = K ist 10: Das Rating beträgt 2400 oder mehr oder war einmal so hoch.
moved-k-usual = K ist 20.
moved-k-limited = K mal { $games } Partien darf höchstens 700 ergeben, also ist K { $k }.
moved-fide-moved = K { $k } × ({ $scored } − { $expected }) = { $exact }, gerundet { $gained }: { $before } → { $after }
moved-new-disregarded = Eine erste Veranstaltung ohne einen halben Punkt zählt nicht.
moved-new-before = Vorher gesammelt: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Gegner zusammen { $opponents }, Punkte { $score }.
moved-new-average = Durchschnitt: (Gegner { $opponents } + 2 × 1800) ÷ { $ratings } = { $average }
moved-new-share = Anteil der Punkte: ({ $score } + 1) ÷ { $ratings } = { $share }; die Tabelle gibt dafür { $difference }.
moved-new-published = { $average } { $difference } ergibt { $initial }: mindestens fünf Partien und 1400, also ist das das Rating.
moved-new-few = { $average } { $difference } ergibt { $initial }: noch kein Rating, denn nötig sind fünf Partien, und { $games ->
    [0] keine zählt
    [one] nur eine zählt
   *[other] nur { $games } zählen
}.
moved-new-low = { $average } { $difference } ergibt { $initial }: kein Rating, denn Ratings beginnen bei 1400.
moved-glicko-widened = Die Periode vergrößert die Abweichung: { $before } → { $after }
moved-glicko-information = Die Partien sagen aus: Σ g² E (1 − E) = { $information }; also d = 1 ÷ (q √Σ) = { $d }
moved-glicko-deviation = Neue Abweichung: 1 ÷ √(1 ÷ { $before }² + 1 ÷ { $d }²) = { $after }
moved-glicko-moved = q × { $deviation }² × Σ g (erzielt − E), wobei diese Summe { $surprise } ist, = { $gained }: { $before } → { $after }
moved-glicko2-scale = Auf der Skala von Glicko-2: μ = ({ $rating } − 1500) ÷ 173,7178 = { $mu }, φ = { $deviation } ÷ 173,7178 = { $phi }
moved-glicko2-v = v = 1 ÷ Σ g² E (1 − E) = { $v }; Σ g (erzielt − E) = { $surprise }; Δ = v × Σ = { $delta }
moved-glicko2-volatility = Volatilität, schrittweise angenähert: { $before } → { $after }
moved-glicko2-deviation = φ* = √(φ² + σ²) = { $star }; neues φ = 1 ÷ √(1 ÷ φ*² + 1 ÷ v) = { $phi }, eine Abweichung von { $deviation }
moved-glicko2-moved = 173,7178 × { $phi }² × { $surprise } = { $gained }: { $before } → { $after }
moved-bounded-volatility = In einer Ratingliste ist die Volatilität höchstens { $most }, bevor sich das Rating bewegt.
moved-bounded = Ratinglisten begrenzen, wie weit eine Periode ein Rating bewegt. Es bewegt sich um { $gained }: { $before } → { $after }
moved-bounded-losses = Eine Niederlage hebt ein Rating nie: { $games ->
    [one] 1 Niederlage, die das täte, zählt
   *[other] { $games } Niederlagen, die das täten, zählen
} bei der Bewegung nicht.
moved-bounded-wins = Ein Sieg senkt ein Rating nie: { $games ->
    [one] 1 Sieg, der das täte, zählt
   *[other] { $games } Siege, die das täten, zählen
} bei der Bewegung nicht.
moved-bounded-up = Eine Periode hebt ein Rating höchstens { $points } Punkte über das eigene und die der Gegner, gegen die gewonnen oder remis gespielt wurde.
moved-bounded-down = Eine Periode senkt ein Rating höchstens { $points } Punkte unter das eigene und die der Gegner, gegen die verloren oder remis gespielt wurde.
moved-bounded-large = Weil die Bewegung groß ist, wird sie mit der Volatilität gerechnet, die aus ihr selbst folgt.

# The axis of a curve.
chart-month = { $month } { $year }

tournament-ratings-title = Ratings
tournament-ratings-window = Ratings · { $name }
tournament-corrected-title = Nach dem Abschluss korrigiert
tournament-corrected = Runde { $round }, Brett { $board }: { $first } – { $second }, { $score }
tournament-corrected-why = { $when }: { $reason }
tournament-corrected-tag = korrigiert
tournament-ratings-link = Ratingänderungen
tournament-ratings-none = Keine gewertete Partie wurde gespielt.
tournament-ratings-open = Die Ratings ändern sich, wenn das Turnier abgeschlossen wird.
tournament-ratings-draft = Die Ratings ändern sich, wenn das Turnier veröffentlicht wird.
tournament-ratings-unrated = Dieses Turnier wird nicht gewertet.
tournament-unpublished = noch nicht veröffentlicht
period-tournament = { $event }, { $name }
period-named = { $history }: { $name }
period-dated = { $history }, bis { $date }

period-first = Erste Periode: Vorher war nichts bekannt, daher der Beginn mit dem Startrating.
period-brought-along = Erste Periode hier, mit einem Anfangsrating.
period-idle = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} ohne Partien: Die Abweichung ist von { $from } auf { $to } gewachsen.
period-stored = Veröffentlicht, gerundet und in den Grenzen der Liste: { $before } → { $after }.
period-round = Runde { $round }
period-where = Wo
period-working = Rechenweg
period-no-working = Diese Seite zeigt nicht alle Partien, die in das Rating eingehen. Darum fehlt der Rechenweg.
period-beside = Andere Perioden
period-earlier = Vorherige Periode
period-later = Nächste Periode
period-to-tournament = zum Turnier
rating-pool = Ratingliste
rating-none = ohne Rating
step-becomes = wird zu

step-period = Periode
step-undated = ohne Datum
step-date = Abschluss
step-games = Partien
step-expected = Erwartet
step-scored = Erzielt
step-before = Vorher
step-change = Änderung
step-after = Nachher
step-why = Warum

initial-title = Anfangsratings
initial-hint = Ratings von anderswo, mit denen Spieler hier begonnen haben, und ihre Quellen.
initial-more = Das sind die zuletzt eingetragenen Anfangsratings. Die der anderen Spieler stehen auf deren Seiten.
initial-add = Anfangsratings hinzufügen
initial-lead = Ein Spieler beginnt in dieser Liste mit einem Rating von anderswo, egal welche Partien es vorher gab. Wenn du es korrigierst, wird alles danach neu berechnet.
initial-one-title = Ein Spieler
initial-correct-title = Anfangsrating korrigieren
initial-list-title = Eine Liste
initial-who = Spieler
initial-deviation = Abweichung
initial-volatility = Volatilität (leer: der übliche Startwert)
initial-reached-2400 = Das Rating beträgt 2400 oder mehr oder war einmal so hoch
initial-games = Zahl der Partien
initial-known-on = Stand vom
initial-source = Quelle
initial-lines = Ein Spieler pro Zeile
initial-columns = Name; Rating; Partien; Tag wie 2026-05-31
initial-columns-deviation = Name; Rating; Abweichung; Partien; Tag wie 2026-05-31
initial-record = Speichern
initial-moves = { $count ->
    [one] Noch ist nichts gespeichert: Damit ändert sich ein Rating.
   *[other] Noch ist nichts gespeichert: Damit ändern sich { $count } Ratings.
}
initial-moves-removal = { $count ->
    [one] Noch ist nichts entfernt: Damit ändert sich ein Rating.
   *[other] Noch ist nichts entfernt: Damit ändern sich { $count } Ratings.
}
initial-moves-later = Noch ist nichts gespeichert: Damit ändern sich die Ratings einer langen Liste.
initial-move = Speichern und Ratings ändern
initial-move-removal = Entfernen und Ratings ändern
initial-move-not = Abbrechen
initial-take-back = Entfernen
initial-taken-back = entfernt
initial-correct = korrigieren
initial-recorded = eingetragen am { $date } von { $by }
initial-words = Anfangsrating: { $rating } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Stand { $date } ({ $source })
initial-words-deviation = Anfangsrating: { $rating } ± { $deviation } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Stand { $date } ({ $source })
initial-overtaken = Gerade hat jemand anders ein Anfangsrating für diese Person eingetragen. Such es in der Liste und korrigiere es.
initial-nobody = Wähle einen Spieler.
initial-no-rating = Ein solches Rating ist in dieser Liste nicht möglich.
initial-no-deviation = Gib eine Abweichung von 30 bis 350 ein.
initial-no-volatility = Gib eine Volatilität bis 0,1 ein.
initial-no-games = Gib die Zahl der Partien als ganze Zahl ein.
initial-no-day = Gib einen Tag wie 2026-05-31 ein, keinen in der Zukunft.
initial-fields = Zeile { $line } hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, aber nicht die nötigen.
initial-line = Zeile { $line }: { $complaint }
initial-too-long = { $count } Zeilen sind zu viele: Füge sie in mehreren Teilen hinzu.
initial-unknown = Kein Spieler heißt „{ $name }“.
initial-several = Mehrere Spieler heißen „{ $name }“: Schreib { $ids }, um einen davon zu wählen.
initial-twice = „{ $name }“ steht zweimal in der Liste.
initial-known = „{ $name }“ hat schon ein Anfangsrating: Korrigiere dieses.

## Unpublishing what is rated.

unrates = { $count ->
    [one] Ein Rating ändert sich, weil gewertete Partien nicht mehr veröffentlicht sind. Speichere noch einmal, wenn du das willst.
   *[other] { $count } Ratings ändern sich, weil gewertete Partien nicht mehr veröffentlicht sind. Speichere noch einmal, wenn du das willst.
}
unrates-later = Die Ratings einer langen Liste ändern sich, weil gewertete Partien nicht mehr veröffentlicht sind. Speichere noch einmal, wenn du das willst.
unrates-whose = Wessen Ratings
