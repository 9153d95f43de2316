### What is new, for feed readers and calendars.

feed-title = Neue Runden und Ergebnisse
feed-calendar = Kalender
feed-calendar-round = { $tournament }: Runde { $round }
feed-round = Runde { $round } ist veröffentlicht: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
feed-round-published = Sieh nach, wer gegen wen spielt.
feed-result = { $first } { $score } { $second }
feed-board = Runde { $round }, Brett { $board }
