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
round-adjourned = adjourned
round-sides-open = sides not chosen yet
board-bye = Free in this round: { $player }
board-bye-of = { $bye }: { $player }

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

## How a round of a Swiss comes about.

round-working = How this round was paired
round-unpublish = Unpublish round

draft-heading = Draft of round { $round } of { $rounds }
draft-lead = Only those who pair see this draft. Nothing is fixed before it is published.
draft-summary = { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
draft-adjourn-all = Mark all adjourned
draft-adjourn-hint = Only mark games that will be finished later. They count as draws for the pairings until their results are in. Published rounds are not paired again.
draft-adjourned = { $games ->
    [one] One adjourned game counts as a draw here.
   *[other] { $games } adjourned games count as draws here.
}
draft-why-open = why
draft-why-label = Why these two meet at board { $board }
draft-by-hand = by hand
draft-turn = Turn the seats
draft-turn-label = Let { $second } move first against { $first }
draft-part = Forbid this pair
draft-part-label = Forbid that { $first } meets { $second } in this round
draft-no-score = no points
draft-no-games = no game yet
score-points = { $count ->
    [one] { $score } point
   *[other] { $score } points
}
draft-score-virtual = { $score } + { $virtual } points
draft-seats = { $first } times first, { $second } times second
draft-publish-round = Publish the round
draft-nobody = There is nobody to pair.
draft-to-byes = Byes
draft-to-forbidden = Who must not meet
draft-to-entries = Players
float-down = floated down last round
float-up = floated up last round
float-down-before = floated down two rounds ago
float-up-before = floated up two rounds ago
absences-title = Not paired in this round
absence-gone = has left
publish-changed = The round has not been published: the draft has changed since you saw it. Please look at it again.

obstacle-not-swiss = The rounds of a round robin are all there from the start.
obstacle-not-started = The tournament has not started.
obstacle-closed = The tournament is closed.
obstacle-all-paired = All { $rounds } rounds are paired.
obstacle-results-missing = The next round is paired by the results of this one: { $open ->
    [one] one result of round { $round } is missing.
   *[other] { $open } results of round { $round } are missing.
}
blocked-bye = No pairing is allowed: one player is left over, and nobody may have the bye any more.
blocked-alone = No pairing is allowed: these players have nobody left whom they may meet: { $groups }.
blocked-alone-and-bye = No pairing is allowed: these players have nobody left whom they may meet, and none of them may have the bye: { $groups }.
blocked-partners = No pairing is allowed: of each of these { $count } groups one player has to find an opponent outside of it, and only these are possible: { $partners }. The groups: { $groups }.
blocked-partners-and-bye = No pairing is allowed: of each of these { $count } groups one player has to find an opponent outside of it, only these are possible, and nobody of the groups may have the bye: { $partners }. The groups: { $groups }.
blocked-groups = { $groups } | { $group }
remedies-title = What you can do
remedy-changes = Take back changes by hand, if there are any.
remedy-forbidden = Allow meetings that you have forbidden.
remedy-bye = Give a player a bye for this round, or take one back, so that the number of players changes.
remedy-fix = Fix a pair against the rules, below: the page says which rules it breaks, and your reason is kept.
remedy-rounds = Play fewer rounds: the number of rounds can be lowered to those that are paired.
remedy-byes = Take back a bye, or bring a player back.

changes-title = Changed by hand
change-title = Change it by hand
change-act = What is to be changed
change-swap = Swap two players: each takes the other’s place, be it the bye
change-fix = Fix a pair: these two meet, the others are paired by the rules
change-forbid = Forbid a pair: these two do not meet in this round
change-turn = Turn the seats of a pair
change-bye-to = Give the bye to the first player; the others are paired by the rules
change-first = First player
change-second = Second player
change-hint = Nothing is kept before you have seen what it does and which rules it breaks.
change-look = Look at it first
change-heading = Before round { $round } is changed
change-before = No more
change-after = Instead
change-game = { $first } – { $second }
change-bye = Bye: { $name }
change-reason = Why (the page on how the round was paired shows it to everybody)
change-keep = Keep the change
change-back = Back to the draft
change-remove = Take it back
change-idle = without effect now
change-meanwhile = Nothing has been changed: the draft is another one since you saw it. This is what the change would do now.
change-nothing = The draft is like that already. Kept, the change holds it so, whatever else is changed.
change-still-blocked = The rules do not allow a pairing of the others after that either; more has to be changed.
change-none = Please choose what is to be changed, and two players; for the bye only one.
change-same-player = Please choose two different players.
change-not-there = { $name } is not paired in this round.
change-not-a-pair = These two do not meet in this draft.
change-no-bye = The number of players is even, so nobody has the bye. To leave somebody out, give a bye for this round.
change-placed = { $name } has been given a place by hand already; take that back first.
change-no-pairing = This cannot be done. { $why }
changed-swap = { $first } and { $second } swapped.
changed-fix = { $first } and { $second } fixed as a pair.
changed-forbid = { $first } and { $second } kept apart.
changed-turn = Seats turned: { $second } moves first against { $first }.
changed-bye = The bye given to { $first }.
breaches-title = Rules that this breaks
breaches-none = No rule is broken by it; only the criteria of quality may be met less well than the rules would.
breach-met = { $first } and { $second } have met in round { $round } (C1).
breach-forbidden = { $first } and { $second } must not meet, by the organiser’s will.
breach-bye = { $name } has had a bye, or a win without a game, before (C2).
breach-difference-first = { $name } would have moved first { $more } times more often than second (C3, C10).
breach-difference-second = { $name } would have moved second { $more } times more often than first (C3, C10).
breach-third-first = { $name } would move first for the third time running (C3, C11).
breach-third-second = { $name } would move second for the third time running (C3, C11).
breach-seats = By the rules { $second } would move first against { $first } (5.2).

unpublish-heading = Unpublish round { $round }
unpublish-lead = The round becomes a draft again: only arbiters see it until you publish it once more. The audit log keeps the old pairings.
unpublish-submit = Unpublish round
unpublish-not-running = The tournament is not running.
unpublish-not-last = Only the last published round can be unpublished: round { $last }.
unpublish-results = { $count ->
    [one] Board { $boards } has a result. Remove it first.
   *[other] Boards { $boards } have results. Remove them first.
}

working-heading = How round { $round } was paired
working-paired-when = Round { $round } was paired when board { $board } of round { $earlier } stood { $score }.
working-lead = As the rules of the Dutch system gave it when the round was published. Numbers such as C12 or 5.2.1 are those of FIDE’s rules C.04.3 of 2026.
working-games = Board by board
working-board = Board { $board }: { $first } – { $second }
working-back = Back to the round
why-bracket = Paired in the bracket of { $points }.
why-moved-down = { $name } came down into this bracket.
why-by-hand = Placed by the arbiter.
seats-by-hand = The seats were decided by the arbiter.
seats-both-preferences = Seats: each has the one that was preferred, or only one of the two preferred any (5.2.1).
seats-stronger-preference = Seats: the stronger preference counted (5.2.2).
seats-last-difference = Seats: the other way round than when one last moved first and the other second (5.2.3).
seats-higher-ranked = Seats: the preference of the higher ranked counted (5.2.4).
seats-initial-colour = Seats: neither preferred any; the number of the higher ranked and the lot decided (5.2.5).
brackets-title = Bracket by bracket
bracket-title = Bracket of { $points }
bracket-moved-down = Came down
bracket-residents = With this score
bracket-pairs = Pairs
bracket-downfloaters = Go down
bracket-perfect = All criteria are fulfilled.
criterion-failure = { $criterion } { $names }. { $reason }
reason-odd-number = The number of players in the bracket is odd.
reason-colour-count = { $wanting } prefer the same side, { $pairs ->
    [one] but the only pair has it once.
   *[other] but each of the { $pairs } pairs has it once.
}
reason-none-better = No other allowed pairing of the bracket does better here without doing worse by a more important criterion.
criterion-6 = C6, goes down:
criterion-7 = C7, goes down with this score:
criterion-8 = C8, goes down for the sake of the next bracket:
criterion-9 = C9, has the bye:
criterion-10 = C10, difference of sides beyond two, as a topscorer or against one:
criterion-11 = C11, third time running on the same side, as a topscorer or against one:
criterion-12 = C12, without the preferred side:
criterion-13 = C13, without the strongly preferred side:
criterion-14 = C14, goes down as in the last round:
criterion-15 = C15, meets somebody from above as in the last round:
criterion-16 = C16, goes down as two rounds ago:
criterion-17 = C17, meets somebody from above as two rounds ago:
criterion-18 = C18, came down as in the last round, with a wide difference:
criterion-19 = C19, meets somebody from above as in the last round, with a wide difference:
criterion-20 = C20, came down as two rounds ago, with a wide difference:
criterion-21 = C21, meets somebody from above as two rounds ago, with a wide difference:
