## Looking for anything by its name

search-title = Suche
search-words = Name von Spieler, Veranstaltung, Turnier oder Spiel
search-hint = Ein Teil des Namens genügt. Akzente und Großschreibung spielen keine Rolle.
search-none = Nichts mit diesem Namen gefunden.
search-tournaments = Turniere
search-all-players = Alle { $count } Spieler mit diesem Namen
search-more-events =
    { $count ->
        [one] Noch eine Veranstaltung. Mit einem weiteren Wort findest du sie.
       *[other] Noch { $count } Veranstaltungen. Ein weiteres Wort grenzt sie ein.
    }
search-more-tournaments =
    { $count ->
        [one] Noch ein Turnier. Mit einem weiteren Wort findest du es.
       *[other] Noch { $count } Turniere. Ein weiteres Wort grenzt sie ein.
    }
search-all-games = Alle Spiele mit diesem Namen
search-kind-player = Spieler
search-kind-event = Veranstaltung
search-kind-tournament = Turnier
