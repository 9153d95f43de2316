## Looking for anything by its name

search-title = Search
search-words = Name of a player, an event, a tournament or a game
search-hint = Part of a name is enough. Accents and capitals make no difference.
search-none = Nothing has that name.
search-tournaments = Tournaments
search-all-players = All { $count } players of that name
search-more-events =
    { $count ->
        [one] One more event. Add a word to find it.
       *[other] { $count } more events. Add a word to narrow them down.
    }
search-more-tournaments =
    { $count ->
        [one] One more tournament. Add a word to find it.
       *[other] { $count } more tournaments. Add a word to narrow them down.
    }
search-all-games = All games of that name
search-kind-player = player
search-kind-event = event
search-kind-tournament = tournament
