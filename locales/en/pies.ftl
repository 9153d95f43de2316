### The pie: one player names stakes or a komi, the other chooses a side.

pie-none = No: the game as it is
pie-stakes = One player names stakes, the other takes a side
pie-komi = One player names a komi, the other takes a side
pie-other-game = Stakes and a komi are named in a Glass Bead Challenge only. Please choose no pie, or such a game.
pie-has-handicap = This game has stakes or a komi already. Please leave them out of the game, or choose no pie.

pie-title = The pie
pie-unnamed = Nothing has been named yet. Whoever takes Red then moves first.
pie-unchosen = { $player } has not chosen a side yet.
pie-named-stakes = { $player } staked out { $squares } for Blue.
pie-named-no-stakes = { $player } staked out no square.
pie-named-komi = { $player } named a komi of { $komi } for Blue.
pie-named-no-komi = { $player } named no komi.
pie-chosen = { $player } chose { $side }.

pie-who = Who names it
pie-stakes-label = Squares that are staked out for Blue
pie-stakes-hint = Red may never put a bead on them, and each counts for Blue as long as it is empty. No square at all is an offer too.
pie-komi-label = Points for Blue
pie-komi-hint = As 4 or 3½; 0 for none. A half makes a draw impossible.
pie-name-stakes = Name these stakes
pie-name-komi = Name this komi
pie-again-title = Name something else
pie-again-lead = What was named and chosen until now stays on record, but does not count any more: then a side is chosen anew.
pie-take-title = { $player }, which side do you take?
pie-take = I take { $side }
pie-side-first = moves first
pie-side-second = moves second
pie-side-stakes = moves second, with { $count ->
    [one] one square
   *[other] { $count } squares
} staked out
pie-side-komi = moves second, with { $komi } points more at the end
pie-history-title = What was named before

pie-overtaken = Meanwhile somebody else has named something or chosen a side at this board: it stands below.
pie-yours = What you sent: { $named }
pie-your-side = You sent: { $side }.
pie-overtaken-again = What you filled in is still here. If it is right, please send it once more; then it takes the place of theirs.
pie-overtaken-choose = Please look at what is named now, and choose again.
pie-overtaken-ask = If yours is right, please tell an arbiter: only arbiters change what was named.

pie-nobody-names = Please choose who names it.
pie-no-komi = This is no komi. Please write it as 4 or 3.5; 0 is none.
pie-refusal-has-result = This board has a result, by the sides as they are. If the sides are wrong, an arbiter has to remove the result first.
pie-refusal-replacing-needs-arbiter = Something was named already. Only an arbiter can put something else in its place.
pie-refusal-withdrawal-needs-arbiter = A player of this game has left the tournament, which decides it. Only an arbiter can have it played.
pie-refusal-not-at-board = Whoever names it has to sit at this board.
pie-refusal-nothing-changes = This is what is named already.
pie-refusal-nothing-named = Nothing has been named yet, so there is nothing to choose by.
