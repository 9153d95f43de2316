### The pie: one player names stakes or a komi, the other chooses a side.

pie-none = No: the game as it is
pie-stakes = One player names stakes, the other takes a side
pie-komi = One player names a komi, the other takes a side
pie-other-game = The pie is only for Glass Bead Challenge. Choose that game, or no pie.
pie-has-handicap = This game has stakes or a komi already. Please leave them out of the game, or choose no pie.

pie-title = The pie
pie-unnamed = Nothing has been named yet. The player who takes Red moves first.
pie-unchosen = { $player } has not chosen a side yet.
pie-named-stakes = { $player } staked out { $squares } for Blue.
pie-named-no-stakes = { $player } staked out nothing.
pie-named-komi = { $player } named a komi of { $komi } for Blue.
pie-named-no-komi = { $player } named no komi.
pie-chosen = { $player } chose { $side }.

pie-who = Who names it
pie-stakes-label = Stakes for Blue
pie-stakes-hint = Red can’t put beads on them, and each counts for Blue while it is empty. You can also stake out none.
pie-komi-label = Points for Blue
pie-komi-hint = As 4 or 3½; 0 for none. With a half there is no draw.
pie-name-stakes = Name stakes
pie-name-komi = Name komi
pie-again-title = New offer
pie-again-lead = The old offer and choice stay on record but no longer count. Sides are chosen again.
pie-take-title = { $player }, which side do you take?
pie-take = I take { $side }
pie-side-first = moves first
pie-side-second = moves second
pie-side-stakes = moves second, with { $count ->
    [one] one stake
   *[other] { $count } stakes
}
pie-side-komi = moves second, with { $komi } extra points
pie-history-title = Earlier offers

pie-overtaken = Somebody else just made an offer or chose a side at this board. It is shown below.
pie-yours = You sent: { $named }
pie-your-side = You sent: { $side }.
pie-overtaken-again = What you filled in is still here. Send it again to replace theirs.
pie-overtaken-choose = Look at the current offer, then choose again.
pie-overtaken-ask = If yours is right, tell an arbiter: only arbiters change an offer.

pie-nobody-names = Choose who names it.
pie-no-komi = Enter a komi such as 4 or 3.5; 0 for none.
pie-refusal-has-result = This board has a result with these sides. If they are wrong, an arbiter has to remove the result first.
pie-refusal-replacing-needs-arbiter = There is an offer already. Only an arbiter can replace it.
pie-refusal-withdrawal-needs-arbiter = A player has withdrawn, so this game is already decided. Ask an arbiter if it should be played.
pie-refusal-not-at-board = Choose one of the players at this board.
pie-refusal-nothing-changes = This is the current offer already.
pie-refusal-nothing-named = There is no offer to choose by yet.
