### Ratings: pools, leaderboards, why they move.

ratings-title = Ratings
ratings-lead = Closed tournaments are rated one after the other; every rating can be computed again from the games alone.
ratings-none = No rated tournament has been closed yet.
ratings-players = { $count ->
    [one] one player
   *[other] { $count } players
}
ratings-whole = The whole list
ratings-all-provisional = Nobody has played enough games to be ranked yet.
ratings-last = Last tournament
ratings-provisional-title = Provisional ratings
ratings-provisional-glicko2 = Not ranked while the deviation is above 110.
ratings-provisional-elo = Not ranked before the tenth rated game.
ratings-about-glicko2 = Rating ± deviation by Glicko-2. The strength lies within two deviations of the rating, nineteen times out of twenty.
ratings-about-elo = Ratings by Elo with K 20, from 1500.

family-gbg = Glass Bead Game
family-gbc = Glass Bead Challenge
system-glicko2 = Glicko-2
system-elo = Elo
pool-name = { $family }, { $system }

rating-provisional = provisional
rating-provisional-hint = A question mark: provisional, since there are too few games yet to be sure of this rating.
rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-why = expected { $expected } of { $games }, scored { $scored }: { $change }
rating-why-elo = expected { $expected } of { $games }, scored { $scored }, K { $k }: { $change }
rating-history-title = How the rating came about
rating-chart-label = { $pool } of { $name } over { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}: from { $first } to { $last }. The table below has every step.

tournament-ratings-title = Ratings
tournament-ratings-window = Ratings · { $name }
tournament-ratings-link = What this tournament did to ratings
tournament-ratings-none = This tournament has not moved any rating: it is not closed, or not rated, or its event is not published, or nothing was played.
tournament-unpublished = not published yet

step-tournament = Tournament
step-date = Closed
step-games = Games
step-expected = Expected
step-scored = Scored
step-before = Before
step-change = Change
step-after = After
step-why = Why
