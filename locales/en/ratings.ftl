### Ratings: pools, leaderboards, why they move.

ratings-title = Ratings
ratings-lead = Closed tournaments are rated one after the other; every rating can be computed again from the games alone.
ratings-none = No rated tournament has been closed yet.
ratings-players = { $count ->
    [one] one player
   *[other] { $count } players
}
ratings-whole = The whole list
ratings-all-provisional = Nobody is ranked: there are too few games yet, or none for too long.
ratings-last = Last period
ratings-last-played = Last played
ratings-last-change = Last change
ratings-also = The same games by other systems:
ratings-show = Show
ratings-show-all = everybody
ratings-show-ranked = ranked only
ratings-since = Have played since
ratings-on = As it stood on
ratings-filter = Show these
ratings-as-of = As it stood at the end of { $date }.
ratings-now = As it stands now
next-link = Predict next game
next-game-title = Next game
next-outcome = If …
next-wins = { $name } wins
next-draw = it is a draw
next-even = An even game: { $first } is expected to score { $number }, in a hundred such games { $points } points.
next-first-slight = { $first } is the favourite: expected to score { $number }, in a hundred such games { $points } points.
next-first-clear = { $first } is the clear favourite: expected to score { $number }, in a hundred such games { $points } points.
next-second-slight = { $second } is the favourite: { $first } is expected to score { $number }, in a hundred such games { $points } points.
next-second-clear = { $second } is the clear favourite: { $first } is expected to score { $number }, in a hundred such games { $points } points.
ratings-provisional-title = Provisional ratings
ratings-provisional-glicko = Not ranked while the deviation is above 110.
ratings-provisional-elo = Not ranked before the tenth rated game.
ratings-about-glicko2 = Rating ± deviation by Glicko-2. The strength lies within two deviations of the rating, nineteen times out of twenty.
ratings-about-glicko = Rating ± deviation by Glicko. The strength lies within two deviations of the rating, nineteen times out of twenty.
ratings-about-elo = Ratings by Elo: a game moves a rating by at most K points.
ratings-about-elo-fide = Ratings by the Elo of FIDE: its tables, and K by age, games and strength.
ratings-provisional-elo-fide = Not ranked before there are five games and a rating of 1400.

pool-new-title = Another pool
pool-new-lead = Every game has ratings by Glicko-2 and Elo. Another pool rates the games of a family in another way, from the first one on.
pool-new-hint = The system and its settings cannot be changed afterwards: what they give is computed at once, and shown to everybody.
pool-systems = Systems
pool-family = Game
pool-own-name = Name
pool-settings = Settings
pool-k = K: points at stake in a game
pool-start = Rating that everybody starts with
pool-deviation = Its deviation
pool-volatility = Its volatility
pool-tau = τ: how fast the volatility may change
pool-idle-from = Without games a deviation of
pool-idle-to = grows to
pool-idle-days = in so many days
pool-unrated-as = What an opponent without a rating counts for a newcomer (nothing: he does not count)
pool-create = Make the pool
pool-no-system = Choose one of the systems.
pool-no-family = Choose one of the games.
pool-no-name = Every game has a pool by this system, so another one needs a name.
pool-no-number = A number from { $least } to { $most } is needed.
pool-idle = A deviation has to grow without games.
pool-same-settings = { $pool } rates these games so already.
pool-same-name = { $pool } has this name.

pool-settings-elo = K { $k }; everybody starts at { $start }.
pool-settings-elo-fide-as = For newcomers an opponent without a rating counts as { $rating }.
pool-settings-elo-fide-not = For newcomers an opponent without a rating does not count.
pool-settings-glicko = Everybody starts at { $start } ± { $deviation }; without games a deviation of { $from } grows to { $to } in { $days } days.
pool-settings-glicko2 = τ { $tau }; everybody starts at { $start } ± { $deviation } with volatility { $volatility }; without games a deviation of { $from } grows to { $to } in { $days } days.

family-gbg = Glass Bead Game
family-gbc = Glass Bead Challenge
system-glicko2 = Glicko-2
system-elo = Elo
system-elo-fide = Elo of FIDE
system-glicko = Glicko
system-glicko2-period = Glicko-2: one rating period, as in Glickman’s paper. Nothing is saved.
system-glicko-period = Glicko: one rating period, as in Glickman’s paper. Nothing is saved.
system-elo-period = Elo with a fixed K: every game counts against the rating before it. Nothing is saved.
system-elo-fide-period = FIDE Elo, rules of 2024, for a player who has a rating. Nothing is saved.
pool-name = { $family }, { $way }
pool-way-named = { $name } ({ $system })

rating-provisional = provisional
rating-provisional-hint = A question mark: provisional, since there are too few games, or none for too long, to be sure of this rating.
rating-idle = No rated game since { $date }: the deviation has grown from { $left } to { $now }.
rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-why = expected { $expected } of { $games }, scored { $scored }: { $change }
rating-why-elo = expected { $expected } of { $games }, scored { $scored }, K { $k }: { $change }
rating-history = { $pool }. How it came about: { $count ->
    [one] one period
   *[other] { $count } periods
}
rating-history-newer = Later periods
rating-history-older = Earlier periods
rating-chart-label = { $pool } of { $name } over { $count ->
    [one] one period
   *[other] { $count } periods
}: from { $first } to { $last }. The table below has every one.
rating-chart-stop = { $date }, { $period }: { $rating }, { $change }
rating-chart-stop-provisional = { $date }, { $period }: { $rating }, provisional, { $change }
rating-chart-written = { $date }: { $rating }, { $change }
rating-chart-legend = Dashed with hollow dots: provisional. The diamond is where it began.
rating-chart-legend-band = The band is one deviation up and down: two times out of three the strength lies inside. Dashed with hollow dots: provisional. The diamond is where it began.

# How games moved a rating.
moved-g = g
moved-g-long = how much the game tells: less, the less certain the opponent’s rating was
moved-difference = Difference
moved-difference-long = own rating less the opponent’s
moved-limited = { $difference }, counted { $counted }
moved-counted = Counted as
moved-counted-long = as which rating the opponent counted
moved-not-counted = not counted
moved-elo-moved = K { $k } × ({ $scored } − { $expected }) = { $gained }: { $before } → { $after }
moved-k-beginner = K is 40, since fewer than 30 games had counted before.
moved-k-junior = K is 40, since it is not later than the year of the 18th birthday and the rating is below 2300.
moved-k-strong = K is 10, since the rating is 2400 or was so once.
moved-k-usual = K is 20.
moved-k-limited = K times { $games } games may be at most 700, so K is { $k }.
moved-fide-moved = K { $k } × ({ $scored } − { $expected }) = { $exact }, rounded { $gained }: { $before } → { $after }
moved-new-disregarded = A first event without half a point is disregarded: nothing is collected.
moved-new-before = Collected before: { $games ->
    [one] one game
   *[other] { $games } games
}, opponents { $opponents } together, score { $score }.
moved-new-average = Average: (opponents { $opponents } + 2 × 1800) ÷ { $ratings } = { $average }
moved-new-share = Share of the points: ({ $score } + 1) ÷ { $ratings } = { $share }, for which the table gives { $difference }.
moved-new-published = { $average } { $difference } gives { $initial }: five games or more and at least 1400, so this is the rating.
moved-new-few = { $average } { $difference } gives { $initial }: not a rating yet, since five games are needed and { $games ->
    [0] none counts
    [one] one counts
   *[other] { $games } count
}.
moved-new-low = { $average } { $difference } gives { $initial }: not a rating, since that begins at 1400.
moved-glicko-widened = The period widens the deviation: { $before } → { $after }
moved-glicko-information = The games tell Σ g² E (1 − E) = { $information }; so d = 1 ÷ (q √Σ) = { $d }
moved-glicko-deviation = New deviation: 1 ÷ √(1 ÷ { $before }² + 1 ÷ { $d }²) = { $after }
moved-glicko-moved = q × { $deviation }² × Σ g (scored − E), which is { $surprise }, = { $gained }: { $before } → { $after }
moved-glicko2-scale = On the scale of Glicko-2: μ = ({ $rating } − 1500) ÷ 173.7178 = { $mu }, φ = { $deviation } ÷ 173.7178 = { $phi }
moved-glicko2-v = v = 1 ÷ Σ g² E (1 − E) = { $v }; Σ g (scored − E) = { $surprise }; Δ = v × Σ = { $delta }
moved-glicko2-volatility = Volatility, found by iteration: { $before } → { $after }
moved-glicko2-deviation = φ* = √(φ² + σ²) = { $star }; new φ = 1 ÷ √(1 ÷ φ*² + 1 ÷ v) = { $phi }, a deviation of { $deviation }
moved-glicko2-moved = 173.7178 × { $phi }² × { $surprise } = { $gained }: { $before } → { $after }

# The axis of a curve.
chart-month = { $month } { $year }

tournament-ratings-title = Ratings
tournament-ratings-window = Ratings · { $name }
tournament-corrected-title = Corrected after the tournament was closed
tournament-corrected = Round { $round }, board { $board }: { $first } – { $second }, { $score }
tournament-corrected-why = { $when }: { $reason }
tournament-corrected-tag = corrected
tournament-ratings-link = What this tournament did to ratings
tournament-ratings-none = This tournament has not moved any rating: it is not closed, or not rated, or its event is not published, or nothing was played.
tournament-unpublished = not published yet
period-tournament = { $event }, { $name }
period-named = { $history }: { $name }
period-dated = { $history }, until { $date }

period-first = The first period: nothing was known before, so it starts where everybody does.
period-brought-along = The first period here: the rating before it was brought along.
period-idle = { $days ->
    [one] One day
   *[other] { $days } days
} without games: the deviation grew from { $from } to { $to }.
period-stored = In the ledger, rounded and within the limits of the pool: { $before } → { $after }.
period-round = round { $round }
period-where = Where
period-working = The working
period-no-working = The games on this page are not all that the rating was computed from, so no working is shown.
period-beside = Other periods of this player
period-earlier = Period before
period-later = Period after
period-to-tournament = to the tournament
rating-pool = Pool
rating-none = unrated
step-becomes = becomes

step-period = Period
step-undated = some day
step-date = Closed
step-games = Games
step-expected = Expected
step-scored = Scored
step-before = Before
step-change = Change
step-after = After
step-why = Why

initial-title = Initial ratings
initial-hint = Ratings that players brought along from elsewhere: each is where somebody began here, and says where it is from.
initial-add = Record initial ratings
initial-lead = A rating from elsewhere is where a player begins in this pool, whatever games came before. It is corrected by another one, and everything after it is computed anew.
initial-one-title = One player
initial-correct-title = Correct an initial rating
initial-list-title = A list
initial-who = Name, or # and the number in the address of the player
initial-deviation = Deviation
initial-volatility = Volatility (nothing: as everybody starts)
initial-reached-2400 = The rating was 2400 or more, now or once
initial-games = Games that it rests on
initial-known-on = Known on
initial-source = Where it is from
initial-lines = One player a line
initial-columns = name; rating; games; day as in 2026-05-31
initial-columns-deviation = name; rating; deviation; games; day as in 2026-05-31
initial-record = Record
initial-take-back = Take it back
initial-taken-back = taken back
initial-correct = correct
initial-recorded = recorded on { $date } by { $by }
initial-words = Brought along: { $rating } after { $games ->
    [one] one game
   *[other] { $games } games
}, known on { $date } ({ $source })
initial-words-deviation = Brought along: { $rating } ± { $deviation } after { $games ->
    [one] one game
   *[other] { $games } games
}, known on { $date } ({ $source })
initial-overtaken = Somebody else has recorded another initial rating of this player meanwhile. Look at it in the list, and correct that one.
initial-nobody = Say whose rating it is.
initial-no-rating = This is no rating that this pool can have.
initial-no-deviation = This is no deviation from 30 to 350.
initial-no-volatility = This is no volatility up to 0.1.
initial-no-games = A whole number of games is needed.
initial-no-day = A day is needed, as in 2026-05-31, and not one that is still to come.
initial-fields = Line { $line }: { $count ->
    [one] one field
   *[other] { $count } fields
}, which are not those that are needed.
initial-line = Line { $line }: { $complaint }
initial-too-long = { $count } lines are too many: bring them in parts.
initial-unknown = Nobody here is named “{ $name }”.
initial-several = Several players are named “{ $name }”: write { $ids } for one of them.
initial-twice = “{ $name }” is named twice.
initial-known = “{ $name }” has an initial rating already: correct that one.

## Unpublishing what is rated.

unrates = { $count ->
    [one] One rating changes, because rated games are no longer published. Save again to do it.
   *[other] { $count } ratings change, because rated games are no longer published. Save again to do it.
}
unrates-whose = Whose ratings
