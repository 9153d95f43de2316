### Two players who are one person.

merge-link = Merge with another player
merge-title = Merge { $name } with another player
merge-lead = Somebody was entered under two names, or twice under one? Look for the other one. Nothing happens before you have seen what it means.
merge-found = Found
merge-alike = Names alike
merge-alike-none = Nobody else has a name like this one.
merge-look = Compare
merge-look-label = Compare with { $name }

merge-heading = Merge { $merged } into { $kept }
merge-kept = Kept
merge-merged = Merged into the other
merge-other-way = The other way round
merge-no-tournament = In no tournament.
merge-clash = These are two people: both were in the same tournament, or they met.
merge-clash-entered = both were entered
merge-clash-met = { $count ->
    [one] they met in round { $rounds }
   *[other] they met in rounds { $rounds }
}
merge-clash-history = { $history }: { $games ->
    [one] one game between the two
   *[other] { $games } games between the two
}
merge-meanwhile = Nothing was changed: { $name } has been merged into { $now } meanwhile, so this page is about { $now } instead. Please look at it again.
merge-disclosed = The name { $kept } is not public so far, only in a draft. Once merged, it stands wherever { $merged } does now, for all to see. Merged the other way round, it stays unseen.
merge-birth-years = Their years of birth differ: { $kept } and { $merged }. Afterwards it is { $kept }.
merge-initial = { $pool }: both brought a rating along from elsewhere. That of { $kept } counts.
merge-effect = What it means
merge-what = Of these
merge-together = Together
merge-tournaments = Tournaments
merge-games = Games
merge-others = Who else’s ratings move
merge-others-none = Nobody’s.
merge-do = Merge
merge-promise = Old standings keep the name that was entered then, and lead to the player who is kept. A merge can be taken back, and everything is as it was.
merge-reason = Why these are one person
merge-submit = Merge the two
merge-back = Back to the player
merge-to-player = To the player

merged-title = Merged
merged-done = { $merged } and { $kept } are one player now, { $kept }.
merge-moved = Ratings that moved

unmerge-link = Take the merge back
unmerge-link-label = Take the merge back: { $name }
unmerge-heading = Take back the merge of { $merged } into { $kept }
unmerge-told = On { $date } { $merged } was merged into { $kept }: { $reason }
unmerge-effect = They become two players again, each with the tournaments they were entered in and the ratings of those games.
unmerge-effect-chain = { $merged } becomes a player again, with the tournaments entered in by that name and the ratings of those games. { $kept } stays merged into { $now }.
unmerge-moves = Whose ratings move
unmerge-reason = Why these are two people
unmerge-submit = Make two of them again
unmerged-title = Two players again
unmerged-done = { $merged } and { $kept } are two players again.
unmerged-done-chain = { $merged } is a player again. { $kept } stays merged into { $now }.

player-also = Also entered as { $names }
player-merged = Merged on { $date }: { $reason }
player-merged-into = Merged into { $kept } on { $date }: { $reason }
