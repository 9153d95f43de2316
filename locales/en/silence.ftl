### Silent rounds: results are collected, and announced together.

silent-title = Silent rounds
silent-lead = Players hand in results as usual, but only staff see them until you announce them. Standings stay as they were.
silent-from = From
silent-keep = Keep results silent
silent-kept = Results from round { $round } on are silent: { $results ->
    [0] none is in yet
    [one] 1 is in
   *[other] { $results } are in
}.
silent-announce = Announce results
silent-announce-hint = Everybody then sees them at once. This can’t be undone.
silent-no-rounds = Every round has results already.
silent-over = This tournament is over, so nothing is silent.
silent-already = Rounds are silent already. Announce their results first.
silent-none = No round is silent. The results may have been announced already.
silent-no-round = Choose a round from { $first } to { $last }.
silent-notice = Results from round { $round } on aren’t public yet.
