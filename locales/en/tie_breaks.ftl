### Tie-breaks: what they are, which ones decide.

tie-break-modified = { $method }/{ $modifiers }
tie-break-pts = Pts
tie-break-pts-name = Points
tie-break-pts-about = Points from all rounds, including byes and forfeits.
tie-break-de = DE
tie-break-de-name = Direct encounter
tie-break-de-about = The place among players still tied, by their games against each other.
tie-break-win = Wins
tie-break-win-name = Wins
tie-break-win-about = Rounds that brought the points of a win, with or without a game.
tie-break-won = Won
tie-break-won-name = Games won
tie-break-won-about = Games won over the board.
tie-break-bpg = BPG
tie-break-bpg-name = Games with Black
tie-break-bpg-about = Games over the board in which the opponent moved first.
tie-break-bwg = BWG
tie-break-bwg-name = Games won with Black
tie-break-bwg-about = Games won over the board in which the opponent moved first.
tie-break-rep = REP
tie-break-rep-name = Rounds played by choice
tie-break-rep-about = Rounds without a requested bye or a forfeit loss.
tie-break-std = STD
tie-break-std-name = Standard points
tie-break-std-about = One point for scoring more than the opponent in a round, half a point for scoring the same.
tie-break-ps = PS
tie-break-ps-name = Progressive scores
tie-break-ps-about = The scores after each round, added up.
tie-break-ks = KS
tie-break-ks-name = Koya
tie-break-ks-about = Points scored against opponents who made at least half of the possible points.
tie-break-bh = BH
tie-break-bh-name = Buchholz
tie-break-bh-about = The opponents’ scores, added up.
tie-break-fb = FB
tie-break-fb-name = Fore Buchholz
tie-break-fb-about = The opponents’ scores, as if the whole last round were drawn.
tie-break-aob = AOB
tie-break-aob-name = Average opponents’ Buchholz
tie-break-aob-about = The mean Buchholz of opponents met over the board.
tie-break-sb = SB
tie-break-sb-name = Sonneborn-Berger
tie-break-sb-about = Each opponent’s score, times the points scored against them.
tie-break-aro = ARO
tie-break-aro-name = Average opponents’ rating
tie-break-aro-about = The mean rating of opponents met over the board.
tie-break-tpr = TPR
tie-break-tpr-name = Performance rating
tie-break-tpr-about = The average opponents’ rating, plus what the share of the points is worth.
tie-break-ptp = PTP
tie-break-ptp-name = Perfect performance
tie-break-ptp-about = The lowest rating that can expect these points.
tie-break-apro = APRO
tie-break-apro-name = Average opponents’ performance
tie-break-apro-about = The mean performance rating of opponents met over the board.
tie-break-appo = APPO
tie-break-appo-name = Average opponents’ perfect performance
tie-break-appo-about = The mean perfect performance of opponents met over the board.
tie-break-tpn = No.
tie-break-tpn-name = Number
tie-break-tpn-about = The number in this tournament, smaller first.
tie-break-rtng = Rating
tie-break-rtng-name = Rating
tie-break-rtng-about = The rating when entered, higher first.
tie-break-gp = GP
tie-break-gp-name = Game points
tie-break-gp-about = The player’s own points in the games, where entered.
tie-break-gpd = GPD
tie-break-gpd-name = Game point difference
tie-break-gpd-about = Points on the boards, less the opponents’.
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
tie-break-forfeits-about = Forfeits count as if they had been played.
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
tie-break-unrated = { $name }, { $n } if unrated
tie-break-unrated-about = An unrated player counts as { $n }.
tie-break-reversed = { $name }, reversed
tie-break-reversed-about = The order is reversed: the smaller rating, or the higher number, comes first.
edition-2024 = FIDE’s rules of August 2024.
edition-2026 = FIDE’s rules of March 2026.

tie-breaks-title = Tie-breaks
tie-breaks-shared = Each tie-break applies only to players still tied. Players tied on all of them share a rank.
tie-breaks-change = Edit tie-breaks
tie-breaks-usual = Default
tie-breaks-ratings = Default, with ratings
tie-breaks-game-points = With game points
tie-breaks-own = Current list
tie-breaks-lead = Each tie-break applies only to players still tied. Players should know the list before round 1.
tie-breaks-closed = The tournament is closed. Reopen it to change the tie-breaks.
tie-breaks-empty = The list is empty.
tie-breaks-up-label = { $code } up
tie-breaks-down-label = { $code } down
tie-breaks-remove = Remove
tie-breaks-remove-label = Remove { $code }
tie-breaks-presets = Use a ready-made list
tie-breaks-add = Add tie-break
tie-breaks-which = Tie-break
tie-breaks-method = { $code }: { $name }
tie-breaks-cut = Cut
tie-break-no-cut = none
tie-break-c1 = C1: without the lowest
tie-break-c2 = C2: without the two lowest
tie-break-m1 = M1: without the lowest and highest
tie-break-m2 = M2: without the two lowest and two highest
tie-breaks-options = Options
tie-breaks-forfeits = Count forfeits as played (P)
tie-breaks-last-round = Count the last round as a draw (F)
tie-breaks-limit = Koya limit, ± half points (L)
tie-breaks-unrated-rating = Rating for unrated players (U)
tie-breaks-reversed = Lowest first (R)
tie-breaks-add-submit = Add tie-break
tie-breaks-edition = Rules
tie-breaks-edition-by-day = As of the event’s first day. { $edition }
tie-breaks-look = Preview changes
tie-breaks-keep-title = Save this list
tie-breaks-no-results = There are no results yet, so no rank changes.
tie-breaks-effect = { $players ->
    [0] No rank changes.
    [one] The rank of 1 player changes:
   *[other] The ranks of { $players } players change:
}
tie-breaks-rank = from { $before } to { $after }
tie-breaks-keep = Save tie-breaks
tie-breaks-discard = Cancel
tie-breaks-glossary = All tie-breaks
tie-breaks-unknown = There is no tie-break “{ $code }”.
tie-breaks-twice = { $code } is in the list more than once.
tie-breaks-too-many = { $given } tie-breaks are too many. Use at most { $max }.
tie-breaks-none = Use at least one criterion, usually the points.
tie-breaks-no-such = “{ $code }” isn’t a tie-break. Choose one, with only the cut, P, F, L, U or R that it allows.
tie-breaks-no-such-edition = Choose an edition of the rules.
tie-breaks-points-not-first = The points don’t come first. That is allowed, but surprises most people.
tie-breaks-buchholz-in-round-robin = In a round robin, Buchholz says nothing the points don’t say; the rules of 2026 don’t allow it there.
tie-breaks-unrated = Not every player has a rating, so rating tie-breaks are left out. To keep them, set with U which rating to use.
tie-breaks-no-game-points = No game points are entered yet, so tie-breaks by game points decide nothing so far.
tie-breaks-changed-meanwhile = Nothing was changed: the tournament or its results have just changed. Please review this again.
