### Standings, crosstable, closing a tournament.

standings-title = Standings
standings-final = Final standings
standings-after-round = Standings after round { $round } of { $all }
standings-window = Standings · { $name }
standings-rounds-to-come = { $rounds ->
    [one] One round is still to be played.
   *[other] { $rounds } rounds are still to be played.
}
standings-provisional = Provisional: { $open } of { $all } games open.
standings-left-out = { $count ->
    [one] { $codes } is left out
   *[other] { $codes } are left out
}, because not every player has a rating.
standings-none = The pairings are not made yet, so there are no standings.
standings-player = Player
standings-rank = Rank
standings-rating = Rating
standings-no-rank = not ranked
standings-no-value = does not count
standings-struck = withdrew from round { $round }: games do not count
standings-withdrawn = withdrew from round { $round }
standings-value-label = { $value }: { $what } of { $name }, show the working
standings-open-working = Every value opens into its working.
standings-rounds = As it stood after round:
standings-rounds-label = Standings after earlier rounds
standings-after-round-label = Standings after round { $round }
standings-now = now
standings-game-points-title = Game points
standings-game-points = { $own }–{ $other }
standings-game-points-long = Own and opponents’ points on the boards, where they were written down. They do not decide the order.
download-csv = Download for spreadsheets (CSV)
download-trf = Download for other tournament programs (TRF)
standings-game-points-decide = Own and opponents’ points on the boards, where they were written down.

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
working-points-of-win = the points of a win
working-black = moved second
working-elected = chose to play
working-standard-more = { $points }, more than the opponent
working-standard-same = { $points }, as much as the opponent
working-standard-more-than-draw = { $points }, more than a draw
working-standard-same-as-draw = { $points }, as much as a draw
working-expected = rated { $rating }, { $points } expected
working-difference = { $own } − { $other } = { $points }
working-byes-as-draws = made { $made }; { $byes ->
    [one] a bye on request at the end counts as a draw
   *[other] { $byes } byes on request at the end count as draws
}
working-dummy = a dummy opponent with the own score
working-dummy-draws = a dummy opponent with the own score { $made }, which is no more than a draw in each of the { $rounds } rounds
working-dummy-draws-less = a dummy opponent: the own score is { $made }, but no more than a draw in each of the { $rounds } rounds counts
working-dummy-scheduled = a dummy opponent with the own score { $made }, which is no more than the { $most } of the player who should have been met
working-dummy-scheduled-less = a dummy opponent: the own score is { $made }, but no more than the { $most } of the player who should have been met counts
working-cut-low = cut, as the least significant
working-cut-unplayed = cut in the place of the least significant, since the round was left unplayed by choice
working-cut-high = cut, as the most significant
working-encounter = { $games ->
    [one] { $points } from one game
   *[other] { $points } from { $games } games
}
working-encounter-mean = { $points } on average, which counts
working-level-made = { $players ->
    [0] met nobody of them
    [one] { $points } against one of them
   *[other] { $points } against { $players } of them
}
working-level-missing = { $players ->
    [one] one not met
   *[other] { $players } not met
}
working-nothing = { $what }: { $value }. No round brings anything to it.
working-one = { $what }: { $value }
working-sum = { $what }: { $value } = { $sum }
working-count = { $what }: { $count ->
    [0] none.
    [one] one round.
   *[other] { $count } rounds.
}
working-limit = Only those opponents count who made at least { $limit }.
working-mean = { $what }: { $sum } ÷ { $n } = { $value }, rounded
working-mean-rating = The opponents’ ratings: { $sum } ÷ { $n } = { $mean }, rounded.
working-share = The share of the points: { $made } ÷ { $games } is { $share } %, which is worth { $difference }.
working-performance = { $what }: { $mean } { $difference } = { $value }
working-expectation = { $what }: { $value } is the lowest rating from which at least the { $made } that were made could be expected, namely { $sum }.
working-expectation-nothing = { $what }: without a point it is the rating of the weakest opponent, less 800: { $value }
working-listed = { $what }: { $value }, from the list of players.
working-place = { $what }: place { $place } of the { $level } who were still level.
working-place-none = { $what }: it does not separate the { $level } who were still level.
working-place-alone = { $what }: nobody else was level any more.
working-level-place = Place { $place }, { $player }
working-level = Against each other, all who were level; where some still are, the same is done once more among these alone:
working-nothing-left = { $what }: nothing is left after the cut, so there is no value.
working-unrated = { $what }: not every player has a rating, so it is left out.
working-no-games = { $what }: no game over the board, so there is no value.

standings-corrected = * A result of this player was corrected. The mark leads to what was recorded.

crosstable-title = Crosstable
crosstable-window = Crosstable · { $name }
crosstable-legend = ○ moved first, ● moved second, ✓ proven by the moves, m moves checked, * corrected, with the way to what was recorded. 1 won, ½ drawn, 0 lost, + won by forfeit, − lost by forfeit, · no result yet. Results in brackets do not count. Each result leads to the game, or to its board.
crosstable-mark-checked = m
crosstable-left = left in round { $round }
crosstable-cell = Round { $round } against { $opponent }: { $seat }, { $outcome }
crosstable-cell-struck = Round { $round } against { $opponent }: { $seat }, { $outcome }; does not count
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
cell-proof-unproven = the record does not prove it
cell-proof-no-record = without a record
cell-outcome-with-proof = { $outcome }, { $proof }
counting-struck = does not count

csv-rank = Rank
csv-number = Number
csv-name = Name
csv-club = Club
csv-rating = Rating
csv-game-points = Game points
csv-game-points-against = Game points against
csv-remark = Remark
crosstable-legend-swiss = The opponent’s row, ○ moved first, ● moved second, then the result, ✓ proven by the moves, m moves checked, * corrected, with the way to what was recorded. 1 won, ½ drawn, 0 lost, + won by forfeit, − lost by forfeit, · no result yet; U pairing-allocated bye, F full-point bye, H half-point bye, Z no points. Each result leads to the game, or to its board.
csv-round = Round { $round }
csv-against = { $place }

close-window = End of { $name }
close-title = Close the tournament
close-progress = { $open ->
    [0] All { $all } games have a result.
    [one] One of { $all } games has no result.
   *[other] { $open } of { $all } games have no result.
}
close-open-title = Games without a result
close-open-hint = Enter their results. In a round robin the open games of players who are withdrawn become forfeits by themselves.
close-open-game = Round { $round }, board { $board }
close-rated = Closing makes the standings final and rates the games.
close-rated-draft = Closing makes the standings final. This event is still a draft: its games are rated once it is published.
close-unrated = Closing makes the standings final. This tournament is not rated.
close-tournament = Close the tournament
close-back = Back to the standings
close-not-started = This tournament has not been started yet.
close-cancelled = The tournament was cancelled. Reopen it first.
close-already = Somebody has closed this tournament already.
close-rounds-to-come = { $rounds ->
    [one] One round is still to be paired; if it is not to be played, lower the number of rounds first.
   *[other] { $rounds } rounds are still to be paired; if they are not to be played, lower the number of rounds first.
}
close-games-open = { $open ->
    [one] One of { $all } games has no result yet; the tournament stays open.
   *[other] { $open } of { $all } games have no result yet; the tournament stays open.
}
close-changed-meanwhile = Somebody changed this tournament meanwhile. Nothing was done; please look again.
reopen-title = Open the tournament again
reopen-lead = The tournament is closed. Results of a closed tournament can be corrected without opening it again.
reopen-rated = Opening it again takes its games out of the ratings until it is closed once more; it keeps its place among the tournaments.
reopen-tournament = Open the tournament again
reopen-already = This tournament is open already.
