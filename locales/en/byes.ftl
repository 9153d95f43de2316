### Byes that are asked for.

byes-link = Byes
byes-heading = Byes
byes-lead = Players who miss rounds that aren’t paired yet.
byes-nobody = No byes requested.
byes-all-paired = All rounds are paired.
byes-round = Round { $round }
byes-legend = H half point, Z no points, F full point.
byes-give = Set byes
byes-rounds = Rounds
byes-what = Bye
byes-half-point = Half-point bye
byes-zero-point = Zero-point bye: absent
byes-full-point = Full-point bye: the arbiter’s decision
byes-none = No bye
byes-no-player = Choose a player.
byes-no-bye = Choose a kind of bye.
byes-no-round = Choose at least one round.
byes-paired-meanwhile = Nothing was changed: one of these rounds has just been paired.
