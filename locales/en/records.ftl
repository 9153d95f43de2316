### What is wrong with a game record.

fault-at = Line { $line }, column { $column }: { $what }
fault-at-ply = Move { $move } of { $side } (ply { $ply }; line { $line }, column { $column }): { $what }
fault-too-large = { $bytes } bytes; a record has at most { $most }, its tags included.
fault-not-utf-8 = Some of this isn’t UTF-8 text. Type it again, or save the file as UTF-8.
fault-control = Line { $line }, column { $column }: there is an invisible control character here. Type this again.

fault-tag-name = After the bracket, write the tag’s name, as in [Event "…"].
fault-tag-value = Write the tag’s value here, in double quotes.
fault-tag-unclosed-value = The value has no closing quotes on its line.
fault-tag-unclosed = The tag has no closing bracket.
fault-tag-twice = The tag { $name } is given twice.
fault-tag-missing = The tag { $name } is missing. Add [{ $name } "…"].
fault-tag-game = The game “{ $input }” isn’t known: { $why }
fault-tag-result = “{ $input }” isn’t a result. Write 1-0, 0-1, 1/2-1/2 or *.
fault-tag-termination = “{ $input }” isn’t a termination. Write normal, resignation, time forfeit, adjudication or agreement.

fault-comment-unclosed = This comment has no closing brace.
fault-comment-end = This brace closes a comment that never began.
fault-line-comment = Comments after a semicolon aren’t read. Put them in braces.
fault-annotation = Numbered annotations aren’t read; marks like ! and ? are.
fault-variation = Variations in brackets aren’t read. Leave them out.
fault-mark = Marks like ! and ? belong after a move.
fault-result-disagrees = The moves end with { $written }, but the result given is { $expected }.
fault-after-result = There is something after the result, where the record should end.

fault-shape-sowing = This isn’t a move. Write a pit and its beads in the order sown, like C304.
fault-shape-gems = After the x, write the captured gems, like xD55,E4,3.
fault-shape-stone = Stones are never captured. After the x, write gems, like xD55,E4,3.
fault-more-than-one = Write one move, and nothing after it.
fault-shape-square = This isn’t a move. Write a square as a small letter and a number, like e5.
fault-shape-hexagon = This isn’t a move. Write a cell as a small letter and a number, like e5.
fault-shape-pentagon = This isn’t a move. Write a cell as a small letter, a number, and l, r, t or b, like b3t.
fault-shape-pit = This isn’t a move. Write one pit, as a letter like C or its number from the mover’s left.

illegal-game-over = The game is over before this move.
illegal-no-such-pit = There is no pit { $pit } on a board of { $pits } pits a side.
illegal-no-such-own-pit = There is no pit { $pit } here. Write A to F, a to f, or 1 to 6.
illegal-opponents-pit = Pit { $pit } is the opponent’s.
illegal-empty-pit = Pit { $pit } is empty.
illegal-wrong-beads = Pit { $pit } holds { $held }. Write each of these beads once, in any order.
illegal-must-feed = The opponent has no bead left, and this move from { $pit } leaves them none.
illegal-not-fed = The opponent has no seed left, and this move from { $pit } gives them none.
illegal-no-such-square = There is no square { $square } on a board of { $side } by { $side }.
illegal-no-such-cell = There is no cell { $square } on this board ({ $board }).
illegal-occupied = { $square } already has a bead.
illegal-staked = { $square } is staked out for Blue, so the side to move can’t play there.
illegal-opponents-square = { $square } is owned by the opponent, so the side to move can’t play there.
illegal-own-square = The side to move already owns { $square }; in this game beads go only on squares that nobody owns.
illegal-own-cell = The side to move already owns { $square }; in this game beads go only on cells that nobody owns.
illegal-nothing-owed = No gem is captured indirectly by this move, so none can be named.
illegal-number-of-gems = { $owed ->
    [one] One gem is captured indirectly
   *[other] { $owed } gems are captured indirectly
}, { $named ->
    [0] but none is named.
    [one] but one is named.
   *[other] but { $named } are named.
}
illegal-pits-before-cup = { $pits } of the gems must come from the opponent’s pits and { $cup } from the cup.
illegal-gem-not-in-pit = There is no gem { $gem } in pit { $pit }.
illegal-gem-not-in-cup = There is no gem { $gem } in the opponent’s cup.

claim-wins = { $side } won
claim-draw = a draw
claim-open = none

change-other = Move { $move } of { $side } (ply { $ply }): { $to } instead of { $from }
change-missing = Move { $move } of { $side } (ply { $ply }): { $to } was left out
change-superfluous = Move { $move } of { $side } (ply { $ply }): { $from } is one too many

reading-title = Possible readings
reading-lead = The smallest changes that make all moves legal. You can put one into the moves field; nothing is saved until you send the form.
reading-lead-stopped = These changes make all moves legal. The search was stopped, so there may be others. You can put one into the moves field; nothing is saved until you send the form.
reading-none = No small change makes all the moves legal. Compare the moves with the sheet.
reading-none-stopped = The search for small changes that make all moves legal took too long. Compare the moves with the sheet.
reading-end = It leads to:
reading-mismatch = doesn’t prove the result that is claimed
reading-take = Use reading { $number }
reading-taken = A reading is in the moves field now. Compare it with the sheet, then send the form. The moves as handed in are kept beside it.

problem-of-forfeit = Nothing is played in a forfeit, so it has no record.
problem-of-other-game = Magister doesn’t know the rules of this game, so it can’t check a record. Leave the moves out.
problem-other-game = This is a record of { $written }, but here { $expected } is played.
problem-other-player = The record names { $written } as { $side }, but here { $expected } { $turn }. Correct the tags or leave them out.
problem-seats-swapped = The record has the players swapped: here { $first } is { $side } and moves first. Check the result too, then correct the tags or leave them out.
problem-same-moves = The same moves are already stored, and prove the result of round { $round }, board { $board }. Check which board this record belongs to.
problem-both-lose = A record can’t say that both lose. An arbiter can store it as unproven.
problem-claims-nothing = The record claims no result (its tag Result is *).
problem-other-result = The record’s Result tag says { $written }, but you chose something else.
problem-other-ending = The record’s Termination tag says { $written }, but you chose something else.
problem-rules-give = These moves end the game: { $result }.
problem-not-over = These moves don’t end the game. If it ended by resignation, on time or otherwise, choose that above.
problem-other-points = By these moves the points are { $first } to { $second }.

status-unfinished = unfinished
status-result-mismatch = another result
status-illegal = illegal move
status-malformed = not readable
status-moves-long = All moves are legal. This says nothing about the result that counts now.
status-unfinished-long = All moves are legal. The game isn’t over, and no result is claimed.
status-result-mismatch-long = All moves are legal, but they don’t give the result that is claimed.
status-illegal-long = A move breaks a rule. The game is shown up to there.
status-malformed-long = This can’t be read as a record. What plays is shown.
