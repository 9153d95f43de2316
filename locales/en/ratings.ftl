### Ratings: pools, leaderboards, why they move.

ratings-title = Ratings
ratings-lead = Ratings change when a tournament is closed or a rated game by link ends. Anyone can recompute them from the games.
ratings-none = No rated tournament is closed yet.
ratings-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ratings-whole = Full list
ratings-recomputed = Being recomputed: { $percent } % done. Until then some ratings are older than their games.
ratings-older-rules = Some ratings are by older rules and stay as they are for now. On the server, “{ $command } --dry-run” shows what changes by the current rules; “{ $command }” changes it and keeps the old list.
ratings-later = These lists are long. Their ratings follow within minutes:
ratings-all-provisional = No ranking yet: all ratings are provisional.
ratings-only-by-name = This list has more than 10,000 players, so it can only be filtered by name. How it stood on a day is in its published lists:
ratings-others-by-name = There are more players than pages. Look for others by name.
ratings-last = Last period
ratings-last-played = Last played
ratings-last-change = Last change
ratings-also = Also rated by:
ratings-show = Show
ratings-show-all = everybody
ratings-show-ranked = ranked only
ratings-since = Played since
ratings-on = As of
ratings-filter = Show
ratings-as-of = As of the end of { $date }.
ratings-now = Current list
next-link = Predict next game
next-game-title = Next game
next-outcome = If …
next-wins = { $name } wins
next-draw = Draw
next-even = Even game: { $first } should score { $number } a game, { $points } points in 100.
next-first-slight = { $first } is the favourite and should score { $number } a game, { $points } points in 100.
next-first-clear = { $first } is the clear favourite and should score { $number } a game, { $points } points in 100.
next-second-slight = { $second } is the favourite: { $first } should score { $number } a game, { $points } points in 100.
next-second-clear = { $second } is the clear favourite: { $first } should score { $number } a game, { $points } points in 100.
ratings-provisional-title = Provisional ratings
ratings-provisional-glicko = Not ranked while the deviation is above 110.
ratings-provisional-elo = Not ranked before the tenth rated game.
ratings-about-glicko2 = Rating ± deviation by Glicko-2. The true strength lies within two deviations 19 times out of 20.
ratings-about-glicko = Rating ± deviation by Glicko. The true strength lies within two deviations 19 times out of 20.
ratings-about-elo = Ratings by Elo: a game moves a rating by at most K points.
ratings-about-elo-fide = Ratings by FIDE Elo: FIDE’s tables, and K by age, games and strength.
ratings-provisional-elo-fide = Not ranked before five games and a rating of 1400.

pool-new-title = New rating list
pool-new-lead = Every game has a Glicko-2 and an Elo list. A further list rates the same games in another way, from the first one on.
pool-new-hint = The system and its settings can’t be changed later: ratings are computed at once and shown to everybody.
pool-systems = Systems
pool-family = Game
pool-own-name = Name
pool-settings = Settings
pool-k = K: points at stake in a game
pool-start = Starting rating
pool-deviation = Starting deviation
pool-volatility = Starting volatility
pool-tau = τ: how fast volatility changes
pool-idle-from = Without games, a deviation of
pool-idle-to = grows to
pool-idle-days = after this many days
pool-unrated-as = What an unrated opponent counts as for a newcomer (empty: doesn’t count)
pool-create = Create rating list
pool-no-system = Choose a system.
pool-no-family = Choose a game.
pool-no-name = This game already has a list by this system. Give this one a name.
pool-no-number = Enter a number from { $least } to { $most }.
pool-idle = The deviation has to grow without games.
pool-same-settings = { $pool } already rates these games this way.
pool-same-name = { $pool } already has this name.

pool-settings-elo = K { $k }; everybody starts at { $start }.
pool-settings-elo-fide-as = For newcomers, an unrated opponent counts as { $rating }.
pool-settings-elo-fide-not = For newcomers, an unrated opponent doesn’t count.
pool-settings-glicko = Everybody starts at { $start } ± { $deviation }; without games a deviation of { $from } grows to { $to } in { $days } days.
pool-settings-glicko2 = τ { $tau }; everybody starts at { $start } ± { $deviation } with volatility { $volatility }; without games a deviation of { $from } grows to { $to } in { $days } days.

family-gbg = Glass Bead Game
family-gbc = Glass Bead Challenge
family-gbc-hex = Glass Bead Challenge on hexagons
family-gbc-cairo = Glass Bead Challenge on Cairo boards
system-glicko2 = Glicko-2
system-elo = Elo
system-elo-fide = FIDE Elo
system-glicko = Glicko
system-glicko2-period = Glicko-2: one rating period, as in Glickman’s paper. Nothing is saved.
system-glicko-period = Glicko: one rating period, as in Glickman’s paper. Nothing is saved.
system-elo-period = Elo with a fixed K: every game counts against the rating before it. Nothing is saved.
system-elo-fide-period = FIDE Elo, rules of 2024, for a player who has a rating. Nothing is saved.
pool-name = { $family }, { $way }
pool-way-named = { $name } ({ $system })

rating-provisional = provisional
rating-provisional-hint = A question mark means provisional: too few games to be sure of this rating, or none for too long.
rating-idle = No rated game since { $date }: the deviation grew from { $left } to { $now }.
rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
rating-why = expected { $expected } of { $games }, scored { $scored }: { $change }
rating-why-elo = expected { $expected } of { $games }, scored { $scored }, K { $k }: { $change }
rating-short-rise = { rating-short-expected } { $scored } is more, so the rating rises by { $points }.
rating-short-fall = { rating-short-expected } { $scored } is less, so the rating falls by { $points }.
rating-short-level = { rating-short-expected } { $scored } is about that, so the rating stays.
rating-short-expected = Against these opponents { $expected } points from { $games ->
    [one] 1 game
   *[other] { $games } games
} were expected.
rating-history = { $pool }: history, { $count ->
    [one] 1 period
   *[other] { $count } periods
}
rating-history-newer = Later periods
rating-history-older = Earlier periods
rating-chart-label = { $pool } of { $name } over { $count ->
    [one] 1 period
   *[other] { $count } periods
}: from { $first } to { $last }. The table below lists them.
rating-chart-stop = { $date }, { $period }: { $rating }, { $change }
rating-chart-stop-provisional = { $date }, { $period }: { $rating }, provisional, { $change }
rating-chart-written = { $date }: { $rating }, { $change }
rating-chart-legend = Dashed line, hollow dots: provisional. Diamond: where it began.
rating-chart-legend-band = Band: one deviation up and down; the true strength is inside two times out of three. Dashed line, hollow dots: provisional. Diamond: where it began.

# How games moved a rating.
moved-g = g
moved-g-long = how much the game tells: less if the opponent’s rating is uncertain
moved-difference = Difference
moved-difference-long = own rating minus the opponent’s
moved-limited = { $difference }, counted { $counted }
moved-counted = Counted as
moved-counted-long = the rating the opponent counted as
moved-not-counted = not counted
moved-elo-moved = K { $k } × ({ $scored } − { $expected }) = { $gained }: { $before } → { $after }
moved-k-beginner = K is 40: fewer than 30 games counted before.
moved-k-junior = K is 40: until the year of the 18th birthday, with a rating below 2300.
moved-k-strong = K is 10: the rating is 2400 or more, or once was.
moved-k-usual = K is 20.
moved-k-limited = K times { $games } games can be at most 700, so K is { $k }.
moved-fide-moved = K { $k } × ({ $scored } − { $expected }) = { $exact }, rounded { $gained }: { $before } → { $after }
moved-new-disregarded = A first event without half a point doesn’t count.
moved-new-before = Collected before: { $games ->
    [one] 1 game
   *[other] { $games } games
}, opponents { $opponents } together, score { $score }.
moved-new-average = Average: (opponents { $opponents } + 2 × 1800) ÷ { $ratings } = { $average }
moved-new-share = Share of the points: ({ $score } + 1) ÷ { $ratings } = { $share }, for which the table gives { $difference }.
moved-new-published = { $average } { $difference } gives { $initial }: at least five games and 1400, so this is the rating.
moved-new-few = { $average } { $difference } gives { $initial }: not a rating yet, since five games are needed and { $games ->
    [0] none counts
    [one] one counts
   *[other] { $games } count
}.
moved-new-low = { $average } { $difference } gives { $initial }: not a rating, since ratings begin at 1400.
moved-glicko-widened = The period widens the deviation: { $before } → { $after }
moved-glicko-information = The games tell Σ g² E (1 − E) = { $information }; so d = 1 ÷ (q √Σ) = { $d }
moved-glicko-deviation = New deviation: 1 ÷ √(1 ÷ { $before }² + 1 ÷ { $d }²) = { $after }
moved-glicko-moved = q × { $deviation }² × Σ g (scored − E), which is { $surprise }, = { $gained }: { $before } → { $after }
moved-glicko2-scale = On the scale of Glicko-2: μ = ({ $rating } − 1500) ÷ 173.7178 = { $mu }, φ = { $deviation } ÷ 173.7178 = { $phi }
moved-glicko2-v = v = 1 ÷ Σ g² E (1 − E) = { $v }; Σ g (scored − E) = { $surprise }; Δ = v × Σ = { $delta }
moved-glicko2-volatility = Volatility, found by iteration: { $before } → { $after }
moved-glicko2-deviation = φ* = √(φ² + σ²) = { $star }; new φ = 1 ÷ √(1 ÷ φ*² + 1 ÷ v) = { $phi }, a deviation of { $deviation }
moved-glicko2-moved = 173.7178 × { $phi }² × { $surprise } = { $gained }: { $before } → { $after }
moved-bounded-volatility = In a rating list, the volatility is at most { $most } before the rating moves.
moved-bounded = Rating lists limit how far one period moves a rating. It moves by { $gained }: { $before } → { $after }
moved-bounded-losses = A loss never raises a rating: { $games ->
    [one] 1 loss that would do so does
   *[other] { $games } losses that would do so do
} not count in the move.
moved-bounded-wins = A win never lowers a rating: { $games ->
    [one] 1 win that would do so does
   *[other] { $games } wins that would do so do
} not count in the move.
moved-bounded-up = One period takes a rating at most { $points } points above the player’s own and those of the opponents beaten or drawn with.
moved-bounded-down = One period takes a rating at most { $points } points below the player’s own and those of the opponents lost to or drawn with.
moved-bounded-large = Since the move is large, it is made with the volatility that follows from the move itself.

# The axis of a curve.
chart-month = { $month } { $year }

tournament-ratings-title = Ratings
tournament-ratings-window = Ratings · { $name }
tournament-corrected-title = Corrected after closing
tournament-corrected = Round { $round }, board { $board }: { $first } – { $second }, { $score }
tournament-corrected-why = { $when }: { $reason }
tournament-corrected-tag = corrected
tournament-ratings-link = Rating changes
tournament-ratings-none = No rated game was played.
tournament-ratings-open = Ratings change when the tournament is closed.
tournament-ratings-draft = Ratings change when the tournament is published.
tournament-ratings-unrated = This tournament isn’t rated.
tournament-unpublished = not published yet
period-tournament = { $event }, { $name }
period-named = { $history }: { $name }
period-dated = { $history }, until { $date }

period-first = First period: nothing was known before, so it begins at the starting rating.
period-brought-along = First period here, from an initial rating.
period-idle = { $days ->
    [one] 1 day
   *[other] { $days } days
} without games: the deviation grew from { $from } to { $to }.
period-stored = Published, rounded and within the limits of the list: { $before } → { $after }.
period-round = round { $round }
period-where = Where
period-working = Working
period-no-working = This page doesn’t show all games behind the rating, so there is no working.
period-beside = Other periods
period-earlier = Previous period
period-later = Next period
period-to-tournament = to the tournament
rating-pool = Rating list
rating-none = unrated
step-becomes = becomes

step-period = Period
step-undated = undated
step-date = Closed
step-games = Games
step-expected = Expected
step-scored = Scored
step-before = Before
step-change = Change
step-after = After
step-why = Why

initial-title = Initial ratings
initial-hint = Ratings from elsewhere that players began with here, and their sources.
initial-more = These are the initial ratings that were recorded last. That of any other player is on the player’s page.
initial-add = Add initial ratings
initial-lead = A player begins in this list with a rating from elsewhere, whatever games came before. Correcting it recomputes everything after.
initial-one-title = One player
initial-correct-title = Correct an initial rating
initial-list-title = A list
initial-who = Player
initial-deviation = Deviation
initial-volatility = Volatility (empty: the usual start)
initial-reached-2400 = Rating is or once was 2400 or more
initial-games = Number of games
initial-known-on = Known on
initial-source = Source
initial-lines = One player per line
initial-columns = name; rating; games; day as in 2026-05-31
initial-columns-deviation = name; rating; deviation; games; day as in 2026-05-31
initial-record = Save
initial-moves = { $count ->
    [one] Nothing is saved yet: this changes one rating.
   *[other] Nothing is saved yet: this changes { $count } ratings.
}
initial-moves-removal = { $count ->
    [one] Nothing is removed yet: this changes one rating.
   *[other] Nothing is removed yet: this changes { $count } ratings.
}
initial-moves-later = Nothing is saved yet: this changes the ratings of a long list.
initial-move = Save and change ratings
initial-move-removal = Remove and change ratings
initial-move-not = Cancel
initial-take-back = Remove
initial-taken-back = removed
initial-correct = correct
initial-recorded = recorded on { $date } by { $by }
initial-words = Initial rating: { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}, known on { $date } ({ $source })
initial-words-deviation = Initial rating: { $rating } ± { $deviation } after { $games ->
    [one] 1 game
   *[other] { $games } games
}, known on { $date } ({ $source })
initial-overtaken = Somebody else just recorded an initial rating of this player. Find it in the list and correct it.
initial-nobody = Choose a player.
initial-no-rating = This list can’t have such a rating.
initial-no-deviation = Enter a deviation from 30 to 350.
initial-no-volatility = Enter a volatility up to 0.1.
initial-no-games = Enter a whole number of games.
initial-no-day = Enter a day such as 2026-05-31, not in the future.
initial-fields = Line { $line } has { $count ->
    [one] 1 field
   *[other] { $count } fields
}, but not those that are needed.
initial-line = Line { $line }: { $complaint }
initial-too-long = { $count } lines are too many: add them in parts.
initial-unknown = No player is called “{ $name }”.
initial-several = Several players are called “{ $name }”: write { $ids } for one of them.
initial-twice = “{ $name }” is in the list twice.
initial-known = “{ $name }” already has an initial rating: correct that one.

## Unpublishing what is rated.

unrates = { $count ->
    [one] One rating changes, because rated games are no longer published. Save again to do it.
   *[other] { $count } ratings change, because rated games are no longer published. Save again to do it.
}
unrates-later = The ratings of a long list change, because rated games are no longer published. Save again to do it.
unrates-whose = Whose ratings
