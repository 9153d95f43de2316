### What is new, for feed readers and calendars.

feed-title = New rounds and results
feed-calendar = Calendar
feed-calendar-round = { $tournament }: round { $round }
feed-round = Round { $round } is published: { $games ->
    [one] 1 game
   *[other] { $games } games
}
feed-round-published = See who plays whom.
feed-result = { $first } { $score } { $second }
feed-board = Round { $round }, board { $board }
