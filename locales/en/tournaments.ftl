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
format-swiss = Swiss
format-swiss-rounds = Swiss of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
format-swiss-baku = Swiss of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, Baku acceleration
acceleration-none = none
acceleration-baku = Baku: virtual points for the upper half
stage-entry = taking entries
stage-running = running
stage-cancelled = cancelled
stage-closed = closed

game-glass-bead-game = Glass Bead Game 2×{ $pits }
game-glass-bead-challenge = Glass Bead Challenge { $side }×{ $side }
game-drop-unowned = { $game }, beads on unowned squares only
game-stakes = { $game }, staked out for Blue: { $squares }
game-komi = { $game }, komi { $komi } for Blue
game-bohnenspiel = Bohnenspiel
game-oware = Oware
game-result-only = { $name }
game-tie-emptied = { $game }, equal scores to the emptied side

rated = rated
unrated = not rated
points-of-results = { $points } for a win, a draw, a loss
players-count = { $count ->
    [0] no players yet
    [one] 1 player
   *[other] { $count } players
}
rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
progress = { $done } of { $all } results in

tournaments-title = Tournaments
tournaments-none = No tournament yet.
tournament-new = New tournament
tournament-new-title = New tournament
tournament-create = Make the tournament
tournament-edit = Change the tournament
tournament-edit-title = Change the tournament
tournament-name = Name
tournament-spec = Game
tournament-spec-hint = As in gbg:6, the Glass Bead Game on a board with six pits a side, gbc:9,komi=4, the Glass Bead Challenge on nine by nine squares with four points for Blue, bohnenspiel or oware. Any other game is result-only: and its name, as in result-only:Hive; it has results and ratings, but no moves.
tournament-format = Who meets whom
tournament-swiss = Swiss
tournament-rounds = Rounds
tournament-acceleration = Acceleration
tournament-bye = Bye
tournament-swiss-hint = How many rounds are usual is said once the players are entered; the number can be changed until the last round is paired. The bye of an odd player is worth as much as a win if it is left empty.
tournament-points = What results are worth
tournament-win = Win
tournament-draw = Draw
tournament-loss = Loss
tournament-rated = Do its games move ratings?
tournament-settled = It has started, so only its name can still be changed. The rest stays as it is:
tournament-settled-rounds = It has started, so only its name and the number of rounds can still be changed. The rest stays as it is:
tournament-pie = Stakes or komi by pie
tournament-no-such-pie = Choose whether stakes or a komi are named at the board.
tournament-no-such-format = Choose one of the formats.
tournament-tie-breaks = Tie-breaks
tournament-tie-breaks-hint = What decides between players with the same points. Once the tournament is made, they can be chosen one by one.
tournament-no-such-tie-breaks = Choose one of the lists of tie-breaks.
tournament-rated-or-not = Choose whether it is rated.
acceleration-points = Baku acceleration needs a win that is worth two draws and a loss that is worth nothing.
tournament-no-such-acceleration = Choose whether the first rounds are accelerated.
rounds-not-a-number = This is no number of rounds; 1 to { $max } are possible.
rounds-below-paired = { $paired } rounds are paired already; there cannot be fewer.
rounds-fixed = The number of rounds cannot be changed any more.
presets-title = Begin with
preset-gbg-6-swiss = Glass Bead Game 2×6, Swiss of five rounds
preset-gbg-6 = Glass Bead Game 2×6, round robin
preset-gbg-5 = Glass Bead Game 2×5, round robin
preset-gbg-6-double = Glass Bead Game 2×6, double round robin
preset-gbc-9 = Glass Bead Challenge 9×9, round robin

spec-unknown-game = No game of the name “{ $name }” is played here, only: { $families }. Please write any other game with result-only: before its name; its results count, its moves are not checked.
spec-missing-size = The size is missing: { $least } to { $most } after a colon, as in gbg:6 or gbc:9.
spec-size = “{ $given }” is no size of this game: { $least } to { $most } are.
spec-name-length = A name has 1 to { $most } characters; this one has { $given }.
spec-name-letter = “{ $letter }” cannot stand in the name of a game.
spec-result-only = The rules of this game are not played here: only its results are kept.
spec-unknown-option = “{ $option }” is no option of this game; what there is: { $expected }.
spec-option-twice = The option { $name } is given twice; once is enough.
spec-stake = “{ $given }” is no square of a board of { $side } by { $side }. Stakes are written with + between them, as in stakes=c3+f6.
spec-stake-twice = { $square } is staked out twice; once is enough.
spec-all-staked = Every square is staked out: at least one has to be left to play for.
spec-komi = “{ $given }” is no komi: it is a whole or half number from 0.5 to { $most }, as in komi=3.5.
spec-no-parameters = “{ $family }” has one size and no options: please leave out the colon and “{ $given }” after it.
spec-not-canonical = Please write it as { $canonical }.
points-not-a-number = This is no number of points. Please write it as 1, ½, 0.5 or 0,5.
points-too-large = These are too many points.
points-too-many = { $points } points are too many for one game; { $max } are the most.
points-draw-not-below-win = A draw ({ $draw }) has to be worth less than a win ({ $win }).
points-draws-above-win = Two draws ({ $draw } each) cannot be worth more than a win ({ $win }) and a loss ({ $loss }).
points-bye-above-win = A bye ({ $bye }) cannot be worth more than a win ({ $win }).
points-loss-above-draw = A loss ({ $loss }) cannot be worth more than a draw ({ $draw }).

draft-advice = Nobody but those who work at this event sees it: the event is a draft.
draft-publish = Publish the event

about-title = About
fact-game = Game
fact-pie = Pie
fact-format = Format
fact-players = Players
fact-rounds = Rounds
fact-points = Points
fact-opening = First round
fact-bye = Bye
bye-worth = { $points } for whoever has no opponent
opening-first = odd numbers move first
opening-second = odd numbers move second
opening-first-drawn = odd numbers move first, by lot from seed { $seed }
opening-second-drawn = odd numbers move second, by lot from seed { $seed }
fact-rated = Ratings
fact-tie-breaks = Tie-breaks
fact-tie-breaks-by = { $codes }. { $edition }
fact-tie-breaks-of = { $codes }

# Names is a list; several share the first place.
winner = { $count ->
    [one] Winner: { $names }
   *[other] Joint winners: { $names }
}

next-title = Next step
next-enter = Add at least two players.
next-enter-link = Add players
next-start = { $players } players are entered. Add more, or start when everybody is here.
next-results = Enter the results of round { $round }.
next-results-link = Round { $round }
next-pair = { $round ->
    [1] Pair round 1.
   *[other] All results are in. Pair round { $round }.
}
next-pair-link = Pair round { $round }
next-close = All results are in. Check the standings, then close the tournament.
next-close-rated = All results are in. Check the standings, then close the tournament to rate its games.
next-close-link = Close tournament

unstart-link = Undo start
unstart-heading = Undo start
unstart-lead = Everybody stays entered, and players can be added and removed again. All pairings and numbers are drawn again when you start. The audit log keeps the old ones.
unstart-submit = Undo start
unstart-not-started = The tournament has not started.
unstart-closed = The tournament is closed. Reopen it first.
unstart-published = Round { $last } is published. Unpublish it first.
unstart-results = { $count ->
    [one] One game has a result. Remove it first.
   *[other] { $count } games have results. Remove them first.
}
unstart-results-link = Round { $round }, board { $board }

visibility-tournament-published = Published with its event
visibility-tournament-draft = Draft: only staff can see this tournament

start-title = Start
start-forecast = { $players } players: { $rounds } rounds, { $games } games. Once it has started, nobody can be entered any more; whoever leaves is withdrawn.
start-forecast-swiss = { $players } players. Once it has started, each round is paired after the one before; whoever comes late can still be entered.
start-usual-rounds = For { $players } players { $rounds } are usual, { $most } are the most without meeting anybody twice. The number can be changed until the last round is paired.
start-submit = Start the tournament
start-numbering = How the pairing numbers are given out
numbering-lot = By lot
numbering-rating = By rating, the strongest first
numbering-entered = In the order of entry
start-again = It has started already. Its rounds are there.
start-too-few = { $players ->
    [0] Nobody is entered yet; it takes two players to start.
    [one] There is only one player; it takes two to start.
   *[other] { $players } players are too few to start.
}
start-too-many = { $players } players would have to play { $rounds } rounds: a round robin has at most 100 players. Make several tournaments of it, as groups.
start-too-many-for-swiss = { $players } players are too many for one Swiss.
start-too-many-rounds = { $players } players can play { $most ->
    [one] one round
   *[other] { $most } rounds
} without meeting anybody twice; { $rounds } are too many.
start-numbering-missing = Please choose how the pairing numbers are given out.
start-changed = Meanwhile the players have changed: { $players ->
    [one] one is
   *[other] { $players } are
} entered now. Look at them, then start again.
