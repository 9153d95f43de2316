### Tournaments.

tabs-label = Tournament
tab-overview = Overview
tab-entries = Players
tab-rounds = Rounds
tab-standings = Standings
tab-crosstable = Crosstable
tab-games = Games

format-round-robin = Round robin
format-double-round-robin = Double round robin
stage-entry = taking entries
stage-running = running
stage-closed = closed

game-glass-bead-game = Glass Bead Game 2×{ $pits }
game-tie-emptied = { $game }, equal scores to the emptied side
