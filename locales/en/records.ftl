### What is wrong with a game record.

fault-at = Line { $line }, column { $column }: { $what }
fault-at-ply = Move { $move } of { $side } (ply { $ply }; line { $line }, column { $column }): { $what }
fault-too-large = { $bytes } bytes; a record has at most { $most }, its tags included.
fault-not-utf-8 = Some of this was not UTF-8 text. Please type it again, or save the file as UTF-8.
fault-control = Line { $line }, column { $column }: there is an invisible control character here; please type this again.

fault-tag-name = A tag’s name is expected after the bracket, as in [Event "…"].
fault-tag-value = The tag’s value is expected here, in double quotes.
fault-tag-unclosed-value = The value has no double quotes at its end, in the same line.
fault-tag-unclosed = The tag has no closing bracket.
fault-tag-twice = The tag { $name } is given twice.
fault-tag-missing = There is no tag { $name }. Please add [{ $name } "…"].
fault-tag-game = The game “{ $input }” is not known: { $why }
fault-tag-result = “{ $input }” is no result: 1-0, 0-1, 1/2-1/2 or * is expected.
fault-tag-termination = “{ $input }” is no termination: normal, resignation, time forfeit, adjudication or agreement is expected.

fault-comment-unclosed = This comment has no end; a closing brace is missing.
fault-comment-end = This brace ends a comment that never began.
fault-line-comment = Comments after a semicolon are not read; please put them in braces.
fault-annotation = Numbered annotations are not read; marks like ! and ? are.
fault-variation = Variations in brackets are not read; please leave them out.
fault-mark = Marks like ! and ? belong after a move.
fault-result-disagrees = The moves end with { $written }, but the result is said to be { $expected }.
fault-after-result = There is something after the result, where the record should end.

fault-shape-sowing = This has not the shape of a move: a pit and its beads in the order sown are expected, like C304.
fault-shape-gems = After the x the captured gems are expected, like xD55,E4,3.
fault-shape-stone = A stone is never captured; after the x gems are expected, like xD55,E4,3.
fault-shape-square = This has not the shape of a move: a square is expected, as a small letter and a number, like e5.
fault-shape-pit = This has not the shape of a move: one pit is expected, as a letter like C or its number from the mover’s left.

illegal-game-over = The game is over before this move.
illegal-no-such-pit = There is no pit { $pit } on a board of { $pits } pits a side.
illegal-no-such-own-pit = There is no pit { $pit } here: A to F, a to f, or 1 to 6 are expected.
illegal-opponents-pit = Pit { $pit } is the opponent’s.
illegal-empty-pit = Pit { $pit } is empty.
illegal-wrong-beads = Pit { $pit } holds { $held }; each of these beads is expected once, in any order.
illegal-must-feed = The opponent has no bead left, and this move from { $pit } leaves none there.
illegal-not-fed = The opponent has no seed left, and this move from { $pit } gives none.
illegal-no-such-square = There is no square { $square } on a board of { $side } by { $side }.
illegal-occupied = There is a bead on { $square } already.
illegal-staked = { $square } is staked out for Blue, and the side to move may not play there.
illegal-opponents-square = { $square } is owned by the opponent; a bead may be put on a square that the opponent does not own.
illegal-own-square = { $square } is owned by the side to move; in this game a bead may only be put on a square that nobody owns.
illegal-nothing-owed = No gem is captured indirectly by this move, so none can be named.
illegal-number-of-gems = { $owed ->
    [one] One gem is captured indirectly
   *[other] { $owed } gems are captured indirectly
}, { $named ->
    [0] but none is named.
    [one] but one is named.
   *[other] but { $named } are named.
}
illegal-pits-before-cup = { $pits } of the gems have to come from the opponent’s pits and { $cup } from the cup.
illegal-gem-not-in-pit = There is no gem { $gem } in pit { $pit }.
illegal-gem-not-in-cup = There is no gem { $gem } in the opponent’s cup.

claim-wins = { $side } won
claim-draw = a draw
claim-open = none

change-other = Move { $move } of { $side } (ply { $ply }): { $to } instead of { $from }
change-missing = Move { $move } of { $side } (ply { $ply }): { $to } was left out
change-superfluous = Move { $move } of { $side } (ply { $ply }): { $from } is one too many

reading-title = What may have been meant
reading-lead = These are the smallest changes with which all the moves are legal. You can put one of them into the field for the moves; it is saved only when you send the form.
reading-lead-stopped = With these changes all the moves are legal. The search took too long and was stopped, so there may be others. You can put one of them into the field for the moves; it is saved only when you send the form.
reading-none = Readings were looked for that make all the moves legal; none was found among small changes. Please compare the moves with the sheet.
reading-none-stopped = The search for small changes that make all the moves legal took too long and was stopped. Please compare the moves with the sheet.
reading-end = It leads to:
reading-mismatch = this does not prove the result that is claimed
reading-take = Put reading { $number } into the field
reading-taken = A reading of the moves is in the field now. Please compare it with the sheet, and send the form. The moves as they were handed in are kept beside it.

problem-of-forfeit = Nothing was played in a forfeit, so there is no record of it.
problem-of-other-game = Magister does not know the rules of this game, so no record can be checked. Please leave the moves out.
problem-other-game = This is a record of { $written }; here { $expected } is played.
problem-other-player = The record names { $written } as { $side }; here { $expected } { $turn }. Please mend the tags, or leave them out.
problem-seats-swapped = The record has the players the other way round: here { $first } is { $side } and moves first. Please look whether the result is the right way round too, and mend the tags or leave them out.
problem-same-moves = The very same moves are stored already, and prove the result of round { $round }, board { $board }. Please look to which of the two boards this record belongs.
problem-both-lose = A record cannot say that both lose. An arbiter may store it as unproven.
problem-claims-nothing = The record claims no result (its tag Result is *).
problem-other-result = The record’s tag Result says: { $written }. Above something else is chosen.
problem-other-ending = The record’s tag Termination says: { $written }. Above something else is chosen.
problem-rules-give = By these moves the game is over, and the rules give: { $result }.
problem-not-over = By these moves the game is not over. If it ended by resignation, on time or otherwise, please choose that above.
problem-other-points = By these moves the points are { $first } to { $second }.

status-unfinished = unfinished
status-result-mismatch = another result
status-illegal = illegal move
status-malformed = not readable
status-moves-long = All moves are legal. This says nothing of the result that counts now.
status-unfinished-long = Every move is legal. The game is not over, and no result is claimed.
status-result-mismatch-long = Every move is legal, but the result that is claimed is not the one they give.
status-illegal-long = A move breaks a rule. The game is shown up to there.
status-malformed-long = This is no record as far as it can be read. What plays is shown.
