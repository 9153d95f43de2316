### Byes that are asked for.

byes-link = Byes
byes-heading = Byes
byes-lead = Who does not play in a round that is still to be paired, and what it is worth.
byes-nobody = Nobody has asked for a bye.
byes-all-paired = All rounds are paired.
byes-round = Round { $round }
byes-legend = H half point, Z no points, F full point.
byes-give = Give or take back
byes-rounds = In these rounds
byes-what = What
byes-half-point = Half-point bye
byes-zero-point = Zero-point bye: not there
byes-full-point = Full-point bye: the arbiter’s decision
byes-none = No bye: is paired
byes-no-player = Please choose a player.
byes-no-bye = Please choose what it is worth.
byes-no-round = Please choose one round at least.
byes-paired-meanwhile = Nothing has been changed: one of these rounds has been paired meanwhile.
