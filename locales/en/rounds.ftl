### Rounds, board by board.

round-heading = Round { $round } of { $rounds }
rounds-label = Rounds
round-complete = Round { $round }, all results in
round-open = Round { $round }
round-previous = Previous round
round-next = Next round
board = Board
board-first = First
board-second = Second
board-result = Result
board-enter = Enter the result of board { $board }
board-look = Details of board { $board }
round-struck = struck: does not count
round-struck-hint = Struck: the player withdrew before playing half their games, so their results don’t count in the standings. Played games still count for ratings.
board-forfeit-by-withdrawal = forfeit after a withdrawal
round-adjourned = adjourned
round-sides-open = sides not chosen yet
board-bye = Bye: { $player }
board-bye-of = { $bye }: { $player }

chart-open = open
chart-withheld = in
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
board-remarks = Notes

## How a round of a Swiss comes about.

round-working = How this round was paired
round-unpublish = Unpublish round

draft-heading = Round { $round } of { $rounds }: draft
draft-lead = Draft: only arbiters see it until you publish.
draft-summary = { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
}
draft-adjourn-all = Mark all adjourned
draft-adjourn-hint = Only games that will be finished later. They count as draws for the pairings until their results are in; published rounds stay as they are.
draft-adjourned = { $games ->
    [one] 1 adjourned game counts as a draw here.
   *[other] { $games } adjourned games count as draws here.
}
draft-why = Why
draft-why-open = why
draft-why-label = Why these two meet at board { $board }
draft-by-hand = by hand
draft-turn = Swap seats
draft-turn-label = Swap seats: { $second } moves first against { $first }
draft-part = Keep apart
draft-part-label = Keep apart in this round: { $first } and { $second }
draft-number = #{ $number }
draft-no-score = no points
draft-no-games = no game yet
score-points = { $count ->
    [one] { $score } point
   *[other] { $score } points
}
draft-score-virtual = { $score } + { $virtual } points
draft-seats = { $first ->
    [0] never first
    [one] first once
    [2] first twice
   *[other] first { $first } times
}, { $second ->
    [0] never second
    [one] second once
    [2] second twice
   *[other] second { $second } times
}
draft-publish-round = Publish pairings
draft-nobody = There are no players to pair.
draft-to-byes = Byes
draft-to-forbidden = Avoided pairings
draft-to-entries = Players
float-down = floated down last round
float-up = floated up last round
float-down-before = floated down two rounds ago
float-up-before = floated up two rounds ago
absences-title = Not paired in this round
absence-gone = has left
publish-changed = Nothing was published: the draft has changed since you saw it. Please look again.

obstacle-not-swiss = All rounds of a round robin are there from the start.
obstacle-not-started = The tournament has not started.
obstacle-closed = The tournament is closed.
obstacle-all-paired = All { $rounds } rounds are paired.
obstacle-results-missing = Round { $round } decides the next pairings: { $open ->
    [one] 1 result is missing.
   *[other] { $open } results are missing.
}
blocked-bye = No pairing is allowed: one player is left over, and nobody can have the bye any more.
blocked-alone = No pairing is allowed: these players have no permitted opponent left: { $groups }.
blocked-alone-and-bye = No pairing is allowed: these players have no permitted opponent left, and none of them can have the bye: { $groups }.
blocked-partners = No pairing is allowed. One player from each of these { $count } groups needs an opponent outside the group: { $groups }. Too few are available: { $partners }.
blocked-partners-and-bye = No pairing is allowed. One player from each of these { $count } groups needs an opponent outside the group: { $groups }. Too few are available: { $partners }. Nobody in the groups can have the bye.
blocked-groups = { $groups } | { $group }
remedies-title = What you can do
remedy-changes = Remove changes by hand, if there are any.
remedy-forbidden = Remove avoided pairings.
remedy-bye = Give or remove a bye for this round, to change how many players are paired.
remedy-fix = Pair two players by hand below. The page shows which rules that breaks, and keeps your reason.
remedy-rounds = Play fewer rounds: lower their number to those that are paired.
remedy-byes = Remove a bye, or bring a player back.

changes-title = Changed by hand
change-title = Edit pairings
change-act = Change
change-swap = Swap two players (or a player and the bye)
change-fix = Pair these two, re-pair the rest
change-forbid = Keep these two apart
change-turn = Swap the seats of a pair
change-bye-to = Give the bye to the first player
change-first = Player 1
change-second = Player 2
change-hint = The preview shows the change and any broken rules.
change-look = Preview change
change-heading = Change round { $round }
change-before = Current
change-after = Proposed
change-game = { $first } – { $second }
change-bye = Bye: { $name }
change-reason = Reason (everybody can see it)
change-keep = Apply change
change-back = Back to draft
change-remove = Remove change
change-idle = no effect now
change-meanwhile = Nothing was changed: the draft has changed since you saw it. This is what the change does now.
change-nothing = The draft already looks like this. Apply the change to keep it that way.
change-still-blocked = Even with this change, the others can’t be paired. You need another change as well.
change-none = Choose a change and two players; for the bye only one.
change-same-player = Choose two different players.
change-not-there = { $name } isn’t paired in this round.
change-not-a-pair = These two don’t meet in this draft.
change-no-bye = The number of players is even, so there is no bye. To leave somebody out, give a bye for this round.
change-placed = { $name } is placed by hand already; remove that change first.
change-no-pairing = This can’t be done. { $why }
changed-swap = { $first } and { $second } swapped.
changed-fix = { $first } and { $second } fixed as a pair.
changed-forbid = { $first } and { $second } kept apart.
changed-turn = Seats swapped: { $second } moves first against { $first }.
changed-bye = Bye given to { $first }.
breaches-title = Rules this breaks
breaches-none = No rule is broken; only quality criteria may be met less well.
breach-met = { $first } and { $second } have met in round { $round } (C1).
breach-forbidden = { $first } and { $second } are an avoided pairing.
breach-bye = { $name } already had a bye or a win without a game (C2).
breach-difference-first = { $name } would have moved first { $more } times more often than second (C3, C10).
breach-difference-second = { $name } would have moved second { $more } times more often than first (C3, C10).
breach-third-first = { $name } would move first for the third time running (C3, C11).
breach-third-second = { $name } would move second for the third time running (C3, C11).
breach-seats = By the rules { $second } would move first against { $first } (5.2).

unpublish-heading = Unpublish round { $round }
unpublish-lead = The round becomes a draft again: only arbiters see it until you publish it. The audit log keeps the old pairings.
unpublish-submit = Unpublish round
unpublish-not-running = The tournament isn’t running.
unpublish-not-last = Only the last published round can be unpublished: round { $last }.
unpublish-results = { $count ->
    [one] Board { $boards } has a result. Remove it first.
   *[other] Boards { $boards } have results. Remove them first.
}

working-heading = How round { $round } was paired
working-paired-when = Round { $round } was paired when board { $board } of round { $earlier } stood { $score }.
working-lead = Paired by FIDE’s Dutch rules (C.04.3, 2026). Numbers such as C12 are its articles.
working-games = Board by board
working-board = Board { $board }: { $first } – { $second }
working-back = Back to the round
why-details = Details
why-same-score = { $counting ->
    [pairing] Both are paired on { $points }.
   *[all] Both have { $points }.
} Of the { $players } players who met on that score, { $first } is number { $higher } and { $second } number { $lower }; the top half meets the bottom half.
why-same-half = { $counting ->
    [pairing] Both are paired on { $points }.
   *[all] Both have { $points }.
} Of the { $players } players who met on that score, { $first } is number { $higher } and { $second } number { $lower }; the rules found no better pairing between the halves.
why-moved-down-odd = { $counting ->
    [pairing] { $first } is paired on { $more }, { $second } on { $less }.
   *[all] { $first } has { $more }, { $second } has { $less }.
} The players on { $more } were an odd number, so one of them meets somebody with fewer.
why-moved-down-left = { $counting ->
    [pairing] { $first } is paired on { $more }, { $second } on { $less }.
   *[all] { $first } has { $more }, { $second } has { $less }.
} Not everybody on { $more } could meet somebody with as many.
why-bye = The number of players to pair was odd, so one gets the bye: somebody with as few points as possible who has had neither a bye nor a win without a game.
why-bye-rules = C2 says who may have it, C5 keeps the score as low as possible, C9 picks the player who has missed the fewest games (C.04.3).
why-not-title = Why don’t two players meet?
why-not-first = Player 1
why-not-second = Player 2
why-not-ask = Explain
why-not-of = { $first } against { $second }
why-not-they-meet = They meet in this round.
why-not-by-hand = The arbiter placed { $name } by hand.
why-not-met = They have already met, in round { $round }.
why-not-forbidden = The organiser keeps them apart.
why-not-both-first = Both have to move first in this round.
why-not-both-second = Both have to move second in this round.
why-not-left-over = If they met, the others could not all be paired.
why-not-bye = If they met, the bye would go to { $name }, whose score is higher.
why-not-more-down = If they met, more would have to meet opponents with fewer points: { $names }.
why-not-higher-down = If they met, players with a higher score would have to meet opponents with fewer points: { $names }.
why-not-next-down = If they met, more would be left over on the next lower score: { $names }.
why-not-second-rest = If they met, the bye would go to { $names }, who already had a round without a game.
why-not-one-sided = If they met, { $names } would be on the same side too often.
why-not-seats = If they met, fewer players would get the seat that is due; { $names } would not.
why-not-down-again = If they met, { $names } would again meet somebody with fewer points.
why-not-up-again = If they met, { $names } would again meet somebody with more points.
why-not-far-down = If they met, { $names }, who recently met somebody with fewer points, would meet somebody with fewer still.
why-not-later = That pairing is just as good. Of equally good ones the rules take the one that keeps closest to the order of the players.
why-not-changed = Results or player numbers have changed since this round was paired, so this can’t be worked out any more.
why-not-rule = Criterion { $rule } of C.04.3, which every pairing must meet.
why-not-criterion = Bracket of { $points }: { $criterion } { $then } instead of { $now }.
why-not-others = Bracket of { $points }: { $criterion } { $names }, which is worse.
why-not-order = Bracket of { $points }: no criterion from C6 to C21 tells the two apart, and the one that was chosen comes first by articles 3.5 to 3.7.
why-bracket = Paired in the bracket of { $points }.
why-moved-down = { $name } came down into this bracket.
why-by-hand = Placed by the arbiter.
seats-by-hand = The arbiter decided the seats.
seats-both-preferences = Seats: both get their preference, or only one had any (5.2.1).
seats-stronger-preference = Seats: the stronger preference counted (5.2.2).
seats-last-difference = Seats: opposite to the last round in which their seats differed (5.2.3).
seats-higher-ranked = Seats: the higher-ranked player’s preference counted (5.2.4).
seats-initial-colour = Seats: no preferences, so the higher-ranked player’s number and the lot decided (5.2.5).
brackets-title = Score brackets
bracket-title = Bracket of { $points }
bracket-moved-down = Came down
bracket-residents = With this score
bracket-pairs = Pairs
bracket-downfloaters = Go down
bracket-perfect = All criteria are met.
criterion-failure = { $criterion } { $names }. { $reason }
reason-odd-number = The number of players in the bracket is odd.
reason-colour-count = { $wanting } prefer the same side, { $pairs ->
    [one] but the only pair has it once.
   *[other] but each of the { $pairs } pairs has it once.
}
reason-none-better = No other allowed pairing of the bracket does better here without doing worse on a more important criterion.
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

round-late = paired late
late-link = Pair latecomer
late-title = Pair in round { $round }
late-choose = Choose two players
late-hint = Byes they have in this round give way to the game. The rules decide who moves first.
late-submit = Pair players
late-nobody = Fewer than two players are without a game.
late-two = Choose exactly two players.
late-not-now = Only the last published round takes another game.
late-not-idle = One of them has a game in this round, or has withdrawn.
late-met = They already met in round { $round }.
late-forbidden = They are kept apart in this tournament.
done-paired-late = Players paired.
