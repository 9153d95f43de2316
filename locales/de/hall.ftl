### The hall that tournaments share.

hall-title = Bretter im Saal
hall-order = Reihenfolge
hall-by-board = Nach Brett
hall-by-name = Nach Namen
hall-tournament = Turnier
hall-nothing = Gerade läuft keine Runde.
hall-shared = { $count ->
    [one] Mehrere Turniere benutzen Brett { $first }.
   *[other] Zwischen Brett { $first } und { $last } benutzen mehrere Turniere dieselben Bretter.
} Gib einem von ihnen ein anderes erstes Brett:
