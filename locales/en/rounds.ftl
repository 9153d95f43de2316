### Rounds, board by board.

round-heading = Round { $round } of { $rounds }
rounds-label = Rounds
round-complete = Round { $round }, all results in
round-open = Round { $round }
round-previous = Previous round
round-next = Next round
round-complete-mark = ✓
board = Board
board-first = First
board-second = Second
board-result = Result
board-enter = Enter the result of board { $board }
board-look = Board { $board } in detail
round-struck = struck: does not count
round-struck-hint = Struck: a player left before half of the games were played, so their games bring no points in the table. A game that was played still counts for the ratings.
board-forfeit-by-withdrawal = forfeit after a withdrawal
round-sides-open = sides not chosen yet
board-proven = record verified
board-bye = Free in this round:

chart-open = open
chart-first-won = 1–0
chart-second-won = 0–1
chart-draw = ½–½
chart-both-lost = 0–0
chart-first-forfeit = +/–
chart-second-forfeit = –/+
chart-double-forfeit = –/–
chart-first-won-unrated = 1–0, not rated
chart-second-won-unrated = 0–1, not rated
chart-draw-unrated = ½–½, not rated
board-remarks = Remarks
