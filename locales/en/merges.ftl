### Two players who are one person.

merge-link = Merge with another player
merge-title = Merge { $name } with another player
merge-lead = Was somebody entered under two names, or twice under one? Find the other player. Nothing changes until you have seen what it means.
merge-found = Found
merge-alike = Similar names
merge-alike-none = No other player has a similar name.
merge-look = Compare
merge-look-label = Compare with { $name }

merge-heading = Merge { $merged } into { $kept }
merge-kept = Kept
merge-merged = Merged
merge-other-way = Swap players
merge-no-tournament = No tournaments.
merge-clash = These are two people: they were in the same tournament, or met.
merge-clash-entered = both were entered
merge-clash-met = { $count ->
    [one] they met in round { $rounds }
   *[other] they met in rounds { $rounds }
}
merge-clash-history = { $history }: { $games ->
    [one] one game between the two
   *[other] { $games } games between the two
}
merge-meanwhile = Nothing was changed: { $name } has just been merged into { $now }, so this page now shows { $now }. Please look again.
merge-disclosed = So far { $kept } appears only in a draft. Merging makes this name public wherever { $merged } is now. Swap the players to keep it private.
merge-birth-years = Their years of birth differ: { $kept } and { $merged }. After the merge it is { $kept }.
merge-initial = { $pool }: both have an initial rating. That of { $kept } counts.
merge-effect = What changes
merge-what = What
merge-together = Together
merge-tournaments = Tournaments
merge-games = Games
merge-others = Other ratings that change
merge-others-none = None.
merge-do = Merge players
merge-promise = Old standings keep the name entered then, and link to the player who is kept. You can undo a merge.
merge-reason = Why they are one person
merge-submit = Merge players
merge-back = Back to player
merge-to-player = To the player

merged-title = Merged
merged-done = { $merged } and { $kept } are now one player, { $kept }.
merge-moved = Ratings that changed

unmerge-link = Undo merge
unmerge-link-label = Undo merge: { $name }
unmerge-heading = Undo the merge of { $merged } into { $kept }
unmerge-told = On { $date } { $merged } was merged into { $kept }: { $reason }
unmerge-effect = They become two players again, each with their own tournaments and ratings.
unmerge-effect-chain = { $merged } becomes a player again, with the tournaments entered under that name and their ratings. { $kept } stays merged into { $now }.
unmerge-moves = Ratings that change
unmerge-reason = Why they are two people
unmerge-submit = Undo merge
unmerged-title = Two players again
unmerged-done = { $merged } and { $kept } are two players again.
unmerged-done-chain = { $merged } is a player again. { $kept } stays merged into { $now }.

player-also = Also entered as { $names }
player-merged = Merged on { $date }: { $reason }
player-merged-into = Merged into { $kept } on { $date }: { $reason }
