### Standings, crosstable, closing a tournament.

standings-title = Standings
standings-final = Final standings
standings-after-round = Standings after round { $round } of { $all }
standings-window = Standings · { $name }
standings-rounds-to-come = { $rounds ->
    [one] 1 round still to play
   *[other] { $rounds } rounds still to play
}
standings-provisional = Provisional: { $open } of { $all } games open.
standings-left-out = { $count ->
    [one] { $codes } is left out
   *[other] { $codes } are left out
}, because not every player has a rating.
standings-none = No standings yet: nothing is paired.
standings-player = Player
standings-rank = Rank
standings-rating = Rating
standings-no-rank = not ranked
standings-no-value = doesn’t count
standings-struck = withdrew before round { $round }: games don’t count
standings-withdrawn = withdrew before round { $round }
standings-open-working = Open any value to see how it is worked out.
workings-title = { $name } in the standings
workings-window = { $player } · Standings · { $name }
workings-place = Rank { $rank } of { $players }.
standings-rounds = After round:
standings-rounds-label = Standings after earlier rounds
standings-after-round-label = Standings after round { $round }
standings-game-points-title = Game points
standings-game-points = { $own }–{ $other }
standings-game-points-long = Points for and against in the games, where entered. For information only.
download-csv = Download CSV
download-trf = Download TRF
download-trf-2016 = TRF of 2016
standings-game-points-decide = Points for and against in the games, where entered.

working-round-against = Round { $round }, against { $player }
working-round-forfeited = Round { $round }, forfeited game with { $player }
working-round-pairing-allocated = Round { $round }, pairing-allocated bye
working-round-full-point = Round { $round }, full-point bye
working-round-half-point = Round { $round }, half-point bye
working-round-zero-point = Round { $round }, zero-point bye
working-round-free = Round { $round }, free
working-against = Against { $player }
working-adds = { $points }
working-product = { $points } × { $score } = { $product }
working-win = a win
working-points-of-win = points of a win
working-black = moved second
working-elected = chose to play
working-standard-more = { $points }, more than the opponent
working-standard-same = { $points }, as much as the opponent
working-standard-more-than-draw = { $points }, more than a draw
working-standard-same-as-draw = { $points }, as much as a draw
working-expected = rated { $rating }, { $points } expected
working-difference = { $own } − { $other } = { $points }
working-byes-as-draws = made { $made }; { $byes ->
    [one] a requested bye at the end counts as a draw
   *[other] { $byes } requested byes at the end count as draws
}
working-dummy = dummy opponent with the player’s own score
working-dummy-draws = dummy opponent with the player’s own score { $made }, at most a draw in each of the { $rounds } rounds
working-dummy-draws-less = dummy opponent: the player’s own score is { $made }, but at most a draw in each of the { $rounds } rounds counts
working-dummy-scheduled = dummy opponent with the player’s own score { $made }, at most the { $most } of the scheduled opponent
working-dummy-scheduled-less = dummy opponent: the player’s own score is { $made }, but at most the { $most } of the scheduled opponent counts
working-cut-low = cut: least significant
working-cut-unplayed = cut in place of the least significant, as the round was left unplayed by choice
working-cut-high = cut: most significant
working-encounter = { $games ->
    [one] { $points } from 1 game
   *[other] { $points } from { $games } games
}
working-encounter-mean = { $points } on average, which counts
working-level-made = { $players ->
    [0] met none of them
    [one] { $points } against 1 of them
   *[other] { $points } against { $players } of them
}
working-level-missing = { $players ->
    [one] 1 not met
   *[other] { $players } not met
}
working-nothing = { $what }: { $value }. No round adds to it.
working-one = { $what }: { $value }
working-sum = { $what }: { $value } = { $sum }
working-count = { $what }: { $count ->
    [0] none.
    [one] 1 round.
   *[other] { $count } rounds.
}
working-limit = Only opponents with at least { $limit } count.
working-mean = { $what }: { $sum } ÷ { $n } = { $value }, rounded
working-mean-rating = Opponents’ ratings: { $sum } ÷ { $n } = { $mean }, rounded.
working-share = Share of the points: { $made } ÷ { $games } is { $share } %, which is worth { $difference }.
working-performance = { $what }: { $mean } { $difference } = { $value }
working-expectation = { $what }: { $value } is the lowest rating that can expect the { $made } made, namely { $sum }.
working-expectation-nothing = { $what }: without a point, the weakest opponent’s rating less 800: { $value }
working-listed = { $what }: { $value }, from the player list.
working-place = { $what }: place { $place } of the { $level } still tied.
working-place-none = { $what }: doesn’t separate the { $level } still tied.
working-place-alone = { $what }: nobody else is tied any more.
working-level-place = Place { $place }, { $player }
working-level = All who were tied, against each other; those who still are, once more among themselves:
working-nothing-left = { $what }: nothing left after the cut, so no value.
working-unrated = { $what }: left out, because not every player has a rating.
working-no-games = { $what }: no game over the board, so no value.

standings-corrected = * A result of this player was corrected. The mark opens its history.

crosstable-title = Crosstable
crosstable-window = Crosstable · { $name }
crosstable-legend = ○ moved first, ● moved second, ✓ verified, m moves legal, * corrected (opens the history). 1 won, ½ drawn, 0 lost, + won by forfeit, − lost by forfeit, · no result yet. Results in brackets don’t count. Select a result to open the game.
crosstable-mark-checked = m
crosstable-left = withdrew before round { $round }
crosstable-cell = Round { $round } against { $opponent }: { $seat }, { $outcome }
crosstable-cell-struck = Round { $round } against { $opponent }: { $seat }, { $outcome }; doesn’t count
cell-seat-first = moved first
cell-seat-second = moved second
cell-outcome-pending = no result yet
cell-outcome-win = won
cell-outcome-draw = drawn
cell-outcome-loss = lost
cell-outcome-forfeit-win = won by forfeit
cell-outcome-forfeit-loss = lost by forfeit
cell-outcome-unrated-win = won in less than one move, not rated
cell-outcome-unrated-draw = drawn in less than one move, not rated
cell-outcome-unrated-loss = lost in less than one move, not rated
cell-proof-unproven = the record doesn’t prove it
cell-proof-no-record = no record
cell-outcome-with-proof = { $outcome }, { $proof }
counting-struck = doesn’t count

csv-rank = Rank
csv-number = Number
csv-name = Name
csv-club = Club
csv-rating = Rating
csv-game-points = Game points
csv-game-points-against = Game points against
csv-remark = Remark
crosstable-legend-swiss = The opponent’s row, ○ moved first, ● moved second, then the result, ✓ verified, m moves legal, * corrected (opens the history). 1 won, ½ drawn, 0 lost, + won by forfeit, − lost by forfeit, · no result yet; U pairing-allocated bye, F full-point bye, H half-point bye, Z no points. Select a result to open the game.
csv-round = Round { $round }
csv-against = { $place }

close-window = Close { $name }
close-title = Close tournament
close-progress = { $open ->
    [0] All { $all } games have a result.
    [one] 1 of { $all } games has no result.
   *[other] { $open } of { $all } games have no result.
}
close-open-title = Games without a result
close-open-hint = Enter their results. In a round robin, open games of withdrawn players become forfeits by themselves.
close-open-game = Round { $round }, board { $board }
close-rated = Closing makes the standings final and rates the games.
close-rated-draft = Closing makes the standings final. The event is still a draft: its games are rated once you publish it.
close-unrated = Closing makes the standings final. The tournament is unrated.
close-tournament = Close tournament
close-back = Back to standings
close-not-started = The tournament hasn’t started.
close-cancelled = The tournament was cancelled. Reopen it first.
close-already = The tournament is already closed.
close-rounds-to-come = { $rounds ->
    [one] 1 round isn’t paired. To leave it out, lower the number of rounds first.
   *[other] { $rounds } rounds aren’t paired. To leave them out, lower the number of rounds first.
}
close-games-open = { $open ->
    [one] 1 of { $all } games has no result, so the tournament stays open.
   *[other] { $open } of { $all } games have no result, so the tournament stays open.
}
close-changed-meanwhile = Nothing was changed: somebody else just changed this tournament. Please look again.
reopen-title = Reopen tournament
reopen-lead = You can correct results of a closed tournament without reopening it.
reopen-rated = Reopening takes its games out of the ratings until it is closed again; it keeps its place in the order.
reopen-tournament = Reopen tournament
reopen-already = The tournament is already open.

above-title = Why this order?
above-first = Above
above-second = Below
above-ask = Explain
above-of = Why is { $above } above { $below }?
above-rank = Why this place?
above-value = { $value }
above-none = –
above-compared = { $tie-break }: { $own } · { $other }
above-points = { $above } has { $own } points, { $below } { $other }.
above-tie-break = Both have { $points } points. The tie-break “{ $tie-break }” decides: { $own } against { $other }.
above-level = They are tied in everything and share place { $rank }.
above-struck = { $below } left early: their games don’t count, and they have no place.
standings-legend = ○ moved first, ● moved second; the small number is the opponent’s row. ✓ verified by the moves, m moves legal. Select a result to open the game.
standings-legend-byes = U bye, H half-point bye, F full-point bye, Z absent.
