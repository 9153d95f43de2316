### Results at a board.

board-title = Round { $round }, board { $board }
board-number = Board { $board }
board-against = vs
board-back = All boards
board-adjourned = Adjourned. It counts as a draw for the pairings until its result is in; the standings give no points yet.
board-not-adjourned = Nothing was changed: the game has a result, or somebody else just changed it.
board-adjourn = Mark adjourned
board-resume = End adjournment
board-why = Why they meet
board-why-working = How this pairing came about
board-meet-once = Round robin: everybody plays everybody once.
board-meet-twice = Double round robin: everybody plays everybody twice, once on each side.
board-meet-by-hand = The arbiter paired this round by hand.
board-no-result = No result yet.
board-withdrawn = { $player } withdrew before round { $round }: a game without a result is lost by forfeit.
board-paired-on = { $rounds ->
    [one] Round { $from } is
   *[other] Rounds { $from } to { $to } are
} already paired by this result. A correction changes points and standings, not pairings.
board-game-struck = A player withdrew before playing half their games, so this game doesn’t count in the standings. If it was played, it still counts for ratings.
board-turn-played = If you enter a played game: { $turn }
board-turn-taken-back = If you remove this result: { $turn }
board-turn-counts = { $player } then has half of the games and isn’t struck any more. All these games count, and the open ones are lost by forfeit.
board-turn-struck = { $player } then has fewer than half of the games and is struck: none of their games count in the standings.
board-seat = { $side }, { $turn }
turn-first = moves first
turn-second = moves second

moment = { $date }, { $time } { $zone }
moment-am = am
moment-pm = pm

score-first = 1–0
score-second = 0–1
score-draw = ½–½
score-neither = 0–0
score-first-forfeit = +/–
score-second-forfeit = –/+
score-neither-forfeit = –/–
score-open = no result

result-title = Result
result-won-played = { $player } won, played to the end
result-won-resignation = { $player } won by resignation
result-won-time = { $player } won on time
result-won-forfeit = { $player } won by forfeit
result-won-adjudication = { $player } won by arbiter’s decision
result-won-agreement = { $player } won by agreement
result-won-unrated = { $player } won in less than one move, not rated
result-draw-played = Drawn
result-draw-agreement = Drawn by agreement
result-draw-unrated = Drawn in less than one move, not rated
result-draw-adjudication = Drawn by arbiter’s decision
result-neither-forfeit = Neither player came
result-neither-adjudication = Both lose by arbiter’s decision
result-won-withdrawal = { $player } won by forfeit after a withdrawal
result-neither-withdrawal = Double forfeit: both have left
result-open = Removed: no result
result-with-points = { $how }, { $points }
result-points = { $first }–{ $second } points
result-game = Replay game
result-no-points = Enter points as 12 or 12.5, or leave it empty.

backing-by-moves = verified
backing-moves = moves legal
backing-unproven = record unproven
backing-no-record = no record
backing-by-moves-long = All moves are legal and lead to this result.
backing-moves-long = All moves are legal; the ending, such as a resignation, was entered by hand.
backing-unproven-long = The moves handed in don’t prove this result. An arbiter decided it all the same.
backing-no-record-long = No moves were handed in. The players or the arbiter gave this result.

result-corrected = corrected
corrected-mark = *
corrected-label = Result corrected: round { $round }, board { $board }

history-title = History
history-newest = current
history-hint = Newest first. Earlier results stay on record.
history-by = entered by { $by }
history-reason = Why it was corrected:
history-taken-back = Result removed
history-reason-taken-back = Why:

result-enter-title = Enter result
result-enter = Enter result
result-correct-title = Correct result
result-correct-lead = The current result stays in the history, with who corrected it, when and why.
outcome-legend = Who won
outcome-won = { $player } ({ $side })
outcome-came = { $player } (came)
outcome-choice-draw = Draw
outcome-choice-neither = Double loss
outcome-a-win = A win
outcome-a-draw = A draw
outcome-a-loss-of-both = A loss of both
ending-legend = How it ended
ending-played = played to the end
ending-resignation = resignation
ending-time = out of time
ending-forfeit = forfeit, not played
ending-adjudication = arbiter’s decision
ending-agreement = agreement
ending-unrated = less than one move
points-legend = Points (optional)
record-label = Moves (optional)
record-hint = For example { $example }. Legal moves to the end fill in the result and the points.
record-hint-other-game = Magister doesn’t know the rules of this game, so it takes no moves.
record-place = Here, in line { $line }:
unproven-label = Store as unproven: the result is my decision
reason-label = Reason for the correction
submit-result = Save result
submit-correction = Save correction
take-back-title = Remove result
take-back-lead = The board then has no result again.
take-back-submit = Remove result

overtaken-title = Somebody else just entered a result
overtaken-open-title = The result here was just removed
overtaken-open = What you typed is still here. If it is right, save it again.
result-reseated = The sides at this board were just chosen again. Check who has which side, then choose who won.
overtaken-same = It is the same as yours: there is nothing left to do.
overtaken-correct = What you typed is still here. If theirs is wrong, save yours as a correction, with a reason.
overtaken-ask = What you typed is still here. If theirs is wrong, tell an arbiter: only arbiters correct results.

saved-result = { $board } saved:
ratings-moved = Ratings changed

refusal-outcome-missing = Choose who won.
refusal-ending-missing = Choose how it ended.
refusal-sides-open = Nobody has chosen a side yet, so only a forfeit can be entered.
refusal-impossible = { $outcome } doesn’t go with “{ $ending }”. Choose another ending.
refusal-no-draws = { $game } has no draws, unless both players agree on one.
refusal-correction-needs-arbiter = There is a result already. Only an arbiter can correct it.
refusal-closed-needs-arbiter = This tournament is closed. Only an arbiter can enter results now.
refusal-adjudication-needs-arbiter = Only an arbiter can decide a game. Choose how it ended, or ask one.
refusal-withdrawal-needs-arbiter = A player has withdrawn, so this game is already decided. Only an arbiter can enter another result.
refusal-reason-missing = Enter a reason for the correction.
refusal-nothing-to-take-back = There is no result to remove.
refusal-taken-back-with-more = A removed result has no points and no record. Leave both empty.
refusal-taken-back-while-closed = Every game of a closed tournament has a result. Reopen the tournament, or enter another result instead.
refusal-nothing-changes = This result is recorded already.
refusal-points-one-sided = The points of { $side } are missing. Enter both sides’ points, or neither’s.
refusal-points-of-forfeit = Nothing is played in a forfeit, so there are no points. Leave them empty.
refusal-points-in-halves = This game counts whole points only.
refusal-points-beyond = Together these are { $sum } points, but the board has only { $total }.
refusal-points-short = Together these are { $sum } points, but a finished game shares all { $total }.
refusal-points-against-winner = These points don’t match the result you chose. Check both, or enter the moves to prove it.
refusal-unproven-needs-arbiter = Only an arbiter can store a record that proves nothing.
