### Results at a board.

board-title = Round { $round }, board { $board }
board-number = Board { $board }
board-players = Players
board-back = All boards of the round
board-no-result = There is no result yet.
board-withdrawn = A player has left the tournament: whatever is recorded here, the table counts this game as a forfeit.
board-game-struck = A player left before half of the games: this game does not count in the table. A game that was played still counts for the ratings.
turn-first = moves first
turn-second = moves second

moment = { $date }, { $time } UTC

score-first = 1–0
score-second = 0–1
score-draw = ½–½
score-neither = 0–0
score-first-forfeit = +/–
score-second-forfeit = –/+
score-neither-forfeit = –/–
score-open = no result

result-title = Result
result-won-played = won, played to the end
result-won-resignation = won, the opponent resigned
result-won-time = won on time
result-won-forfeit = won by forfeit
result-won-adjudication = won by decision of the arbiter
result-won-agreement = won by agreement
result-draw-played = Drawn
result-draw-agreement = Drawn by agreement
result-draw-adjudication = Drawn by decision of the arbiter
result-neither-forfeit = Neither player came
result-neither-adjudication = Both lose by decision of the arbiter
result-open = Taken back: there is no result
result-points = { $first } to { $second } points
result-game = The game, move by move
result-no-points = This is no number of points. Please write it as 12 or 12.5, or leave it empty.

backing-proven = record verified
backing-unproven = record unproven
backing-no-record = no record
backing-proven-long = The moves were handed in; the rules have replayed them, and they give this result.
backing-unproven-long = Moves were handed in that do not prove this result. An arbiter decided it all the same.
backing-no-record-long = No moves were handed in: this is the word of those who were there.

history-title = What was recorded
history-newest = counts
history-hint = Newest first. The newest one counts; what it replaced stays on record.
history-by = entered by
history-reason = Why it was corrected:

result-enter-title = Enter the result
result-correct-title = Correct the result
result-correct-lead = The result until now stays in the history, with who corrected it, when and why.
outcome-legend = Who won
outcome-won = ({ $side })
outcome-choice-draw = Draw
outcome-choice-neither = Nobody: both lose
outcome-a-win = A win
outcome-a-draw = A draw
outcome-a-loss-of-both = A loss of both
ending-legend = How it ended
ending-played = played to the end
ending-resignation = resignation
ending-time = out of time
ending-forfeit = forfeit, not played
ending-adjudication = the arbiter decided
ending-agreement = agreement
points-legend = Game points, if they were written down
record-label = The moves, if they were written down
record-hint = Moves alone, like 1. C30 c30 2. D032 b240, or a whole record with its tags. A record that plays proves the result, and fills the points in.
record-place = Here, in line { $line }:
unproven-label = Store this record as unproven: the result is my decision
reason-label = Why the result before was wrong
submit-result = Save the result
submit-correction = Save the correction
take-back-title = Take the result back
take-back-lead = Then there is no result at this board, as before the first one was entered.
take-back-submit = Take it back

overtaken-title = Somebody else has entered a result meanwhile
overtaken-same = It says the same as yours: there is nothing left to do.
overtaken-correct = What you typed is still here. If theirs is wrong, save yours as a correction, with a reason.
overtaken-ask = What you typed is still here. If theirs is wrong, please tell an arbiter: only arbiters correct results.

saved-result = saved:
ratings-moved = The correction has moved ratings
ratings-moved-caption = Ratings that moved
rating-player = Player
rating-system = By
rating-moved = Rating
rating-system-glicko2 = Glicko-2
rating-system-elo = Elo
rating-change = { $before } → { $after }
board-rating-none = unrated

refusal-outcome-missing = Please choose who won.
refusal-ending-missing = Please choose how it ended.
refusal-impossible = { $outcome } does not come about by: { $ending }.
refusal-no-draws = { $game } knows no draws, except one that both players agree on.
refusal-correction-needs-arbiter = There is a result already. Only an arbiter can correct it.
refusal-closed-needs-arbiter = This tournament is closed. Only an arbiter can enter results now.
refusal-adjudication-needs-arbiter = Only an arbiter can decide a game. Please choose how it ended, or ask one.
refusal-withdrawal-needs-arbiter = A player of this game has left the tournament, which decides it. Only an arbiter can enter another result.
refusal-reason-missing = Please say why the result before was wrong.
refusal-nothing-to-take-back = There is no result to take back.
refusal-taken-back-with-more = Taking a result back leaves neither points nor a record. Please leave both empty.
refusal-taken-back-while-closed = This tournament is closed, so every game of it has a result. To take this one back, please open the tournament again first; another result can be entered as it is.
refusal-nothing-changes = This is what is recorded already.
refusal-points-one-sided = The points of { $side } are missing. Please write down both sides’ points, or neither’s.
refusal-points-of-forfeit = Nothing was played in a forfeit, so nobody has points. Please leave them empty.
refusal-points-in-halves = This game counts whole points only.
refusal-points-beyond = Together these are { $sum } points; the board has only { $total }.
refusal-points-short = Together these are { $sum } points; a game played to its end shares all { $total }.
refusal-points-against-winner = The winner of a game played to its end does not have fewer points than the loser. If it is true all the same, the record can show it.
refusal-unproven-needs-arbiter = Only an arbiter can store a record that proves nothing.
