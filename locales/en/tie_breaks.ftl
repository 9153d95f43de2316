### Tie-breaks: what they are, which ones decide.

tie-break-modified = { $method }/{ $modifiers }
tie-break-pts = Pts
tie-break-pts-name = Points
tie-break-pts-about = The points of all rounds, byes and forfeits among them.
tie-break-de = DE
tie-break-de-name = Direct encounter
tie-break-de-about = The place among those who are still level, by the games they played against each other.
tie-break-win = Wins
tie-break-win-name = Wins
tie-break-win-about = The rounds that brought the points of a win, with or without a game.
tie-break-won = Won
tie-break-won-name = Games won
tie-break-won-about = The games won over the board.
tie-break-bpg = BPG
tie-break-bpg-name = Games with Black
tie-break-bpg-about = The games over the board in which the opponent moved first.
tie-break-bwg = BWG
tie-break-bwg-name = Games won with Black
tie-break-bwg-about = The games won over the board in which the opponent moved first.
tie-break-rep = REP
tie-break-rep-name = Rounds played by choice
tie-break-rep-about = The rounds without a bye on request and without a game lost by forfeit.
tie-break-std = STD
tie-break-std-name = Standard points
tie-break-std-about = A point for each round with more than the opponent, half a point for as much, whatever a win is worth here.
tie-break-ps = PS
tie-break-ps-name = Progressive scores
tie-break-ps-about = The score after each round, added up.
tie-break-ks = KS
tie-break-ks-name = Koya
tie-break-ks-about = The points scored against those who made at least half of what could be made.
tie-break-bh = BH
tie-break-bh-name = Buchholz
tie-break-bh-about = The scores of all opponents, added up.
tie-break-fb = FB
tie-break-fb-name = Fore Buchholz
tie-break-fb-about = The scores of all opponents, as if every game of the last round were drawn.
tie-break-aob = AOB
tie-break-aob-name = Average Buchholz of the opponents
tie-break-aob-about = The mean of the Buchholz of those who were met over the board.
tie-break-sb = SB
tie-break-sb-name = Sonneborn-Berger
tie-break-sb-about = The score of each opponent, times the points scored against them.
tie-break-aro = ARO
tie-break-aro-name = Average rating of the opponents
tie-break-aro-about = The mean of the ratings of those who were met over the board.
tie-break-tpr = TPR
tie-break-tpr-name = Performance rating
tie-break-tpr-about = The average rating of the opponents, and what the share of the points is worth.
tie-break-ptp = PTP
tie-break-ptp-name = Perfect performance
tie-break-ptp-about = The lowest rating from which these points were to be expected.
tie-break-apro = APRO
tie-break-apro-name = Average performance of the opponents
tie-break-apro-about = The mean of the performance ratings of those who were met over the board.
tie-break-appo = APPO
tie-break-appo-name = Average perfect performance of the opponents
tie-break-appo-about = The mean of the perfect performances of those who were met over the board.
tie-break-tpn = No.
tie-break-tpn-name = Number
tie-break-tpn-about = The number in this tournament, the smaller first.
tie-break-rtng = Rating
tie-break-rtng-name = Rating
tie-break-rtng-about = The rating when entered, the higher first.
tie-break-gp = GP
tie-break-gp-name = Game points
tie-break-gp-about = What was scored on the boards, where it was written down.
tie-break-gpd = GPD
tie-break-gpd-name = Game point difference
tie-break-gpd-about = What was scored on the boards, less what the opponents scored.
tie-break-cut = { $name } Cut { $n }
tie-break-cut-about = { $n ->
    [one] The least significant value is left out.
   *[other] The { $n } least significant values are left out.
}
tie-break-median = { $name } Median { $n }
tie-break-median-about = { $n ->
    [one] The least and the most significant value are left out.
   *[other] The { $n } least and the { $n } most significant values are left out.
}
tie-break-forfeits = { $name }, forfeits as played
tie-break-forfeits-about = Games lost or won by forfeit count as if they had been played.
tie-break-last-round = { $name }, last round drawn
tie-break-last-round-about = The last round counts as if all its games were drawn.
tie-break-limit-lower = { $name }, limit { $n ->
    [one] half a point
   *[other] { $n } half points
} lower
tie-break-limit-lower-about = { $n ->
    [one] Half a point less than half of the points is enough.
   *[other] { $n } half points less than half of the points are enough.
}
tie-break-limit-higher = { $name }, limit { $n ->
    [one] half a point
   *[other] { $n } half points
} higher
tie-break-limit-higher-about = { $n ->
    [one] Half a point more than half of the points is needed.
   *[other] { $n } half points more than half of the points are needed.
}
tie-break-unrated = { $name }, { $n } for who has none
tie-break-unrated-about = Whoever has no rating counts as { $n }.
tie-break-reversed = { $name }, the other way round
tie-break-reversed-about = The order is turned round: the smaller rating, or the higher number, comes first.
edition-2024 = By FIDE’s rules of August 2024.
edition-2026 = By FIDE’s rules of March 2026.

tie-breaks-title = What decides the order
tie-breaks-shared = Each line is only looked at among those whom the lines above it leave equal. Who is equal in all of them shares the rank.
tie-breaks-change = Change the tie-breaks
tie-breaks-usual = The usual ones of the format
tie-breaks-ratings = The usual ones, with ratings
tie-breaks-game-points = With the points on the boards
tie-breaks-own = As they are, a list of its own
tie-breaks-lead = Players with the same value in one line are looked at by the next. The players should know the list before the first round.
tie-breaks-closed = The tournament is closed: its order stays. To change the tie-breaks, open it again first.
tie-breaks-empty = The list is empty.
tie-breaks-up-label = { $code } up
tie-breaks-down-label = { $code } down
tie-breaks-remove = Remove
tie-breaks-remove-label = Remove { $code }
tie-breaks-presets = Take a whole list
tie-breaks-add = Add one
tie-breaks-which = Tie-break
tie-breaks-method = { $code }: { $name }
tie-breaks-cut = Cut
tie-break-no-cut = nothing is left out
tie-break-c1 = C1: without the least
tie-break-c2 = C2: without the two least
tie-break-m1 = M1: without the least and the most
tie-break-m2 = M2: without the two least and the two most
tie-breaks-forfeits = P: forfeits count as played
tie-breaks-last-round = F: the last round counts as drawn
tie-breaks-limit = L: half points by which the limit of Koya moves
tie-breaks-unrated-rating = U: rating of whoever has none
tie-breaks-reversed = R: numbers or ratings the other way round
tie-breaks-add-submit = Add to the end of the list
tie-breaks-edition = By which rules
tie-breaks-edition-by-day = As on the first day of the event. { $edition }
tie-breaks-look = See what it changes
tie-breaks-keep-title = Keep this list
tie-breaks-no-results = There are no results yet, so nobody’s rank changes.
tie-breaks-effect = { $players ->
    [0] Nobody’s rank changes by it.
    [one] The rank of one player changes by it:
   *[other] The ranks of { $players } players change by it:
}
tie-breaks-rank = from { $before } to { $after }
tie-breaks-keep = Keep it
tie-breaks-discard = Leave it as it was
tie-breaks-glossary = All tie-breaks, and what they are
tie-breaks-unknown = There is no tie-break “{ $code }”.
tie-breaks-twice = { $code } is in the list more than once; once is enough.
tie-breaks-too-many = { $given } tie-breaks are too many; { $max } are the most.
tie-breaks-none = At least one thing has to decide, usually the points.
tie-breaks-no-such = “{ $code }” is no tie-break: please choose one, and only what it can have of cut, P, F, L, U and R.
tie-breaks-no-such-edition = Choose one of the editions of the rules.
tie-breaks-points-not-first = The points do not come first here. That is allowed, but surprises most people.
tie-breaks-buchholz-in-round-robin = In a round robin the Buchholz says nothing that the points do not say; by the rules of 2026 it must not be used there.
tie-breaks-unrated = Not every player has a rating, so tie-breaks by ratings are left out. To keep them, say with U which rating to take.
tie-breaks-no-game-points = No points on the boards have been written down yet, so they decide nothing so far.
tie-breaks-changed-meanwhile = Meanwhile somebody changed this tournament, or results came in. Nothing was changed: please look again at what it would do now.
