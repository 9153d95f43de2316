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
format-swiss-rounds = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
format-swiss-baku = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, Baku acceleration
acceleration-none = none
acceleration-baku = Baku: virtual points for the upper half
stage-entry = entries open
stage-running = running
stage-cancelled = cancelled
stage-closed = finished

game-glass-bead-game = Glass Bead Game 2×{ $pits }
game-glass-bead-challenge = Glass Bead Challenge { $side }×{ $side }
game-glass-bead-challenge-hexagons = Glass Bead Challenge on hexagons, side { $side }
game-glass-bead-challenge-cairo = Glass Bead Challenge on a { $side }×{ $side } Cairo board
game-drop-unowned = { $game }, beads on unowned territory only
game-stakes = { $game }, staked out for Blue: { $squares }
game-komi = { $game }, komi { $komi } for Blue
game-bohnenspiel = Bohnenspiel
game-oware = Oware
game-result-only = { $name }
game-tie-emptied = { $game }, equal points won by the side without beads

rated = rated
unrated = unrated
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
tournaments-none = No tournaments yet.
tournament-new = New tournament
tournament-new-title = New tournament
tournament-create = Create tournament
tournament-edit = Edit tournament
tournament-edit-title = Edit tournament
tournament-name = Name
tournament-game = Game
game-search = Find a game
game-search-hint = Search games
game-other = Other game
game-other-about = Results and ratings only
game-other-name = Name of the game
tournament-code = Code for files and the command line:
details-title = Details

about-gbg = Sow beads, capture gems.
about-gbc = Claim territory with beads that never move.
about-bohnenspiel = Sow beans, capture twos, fours and sixes.
about-oware = Sow seeds, capture twos and threes.
parameter-board = Board
parameter-tie = If points are equal
parameter-drop = New beads
parameter-stakes = Stakes for Blue
parameter-stakes-hint = As in c3+f6, on a Cairo board b3t+c3l. Usually none.
parameter-komi = Komi for Blue
parameter-komi-hint = Points, as in 3½. Usually none.
size-pits = 2×{ $pits }
size-pits-inventor = 2×{ $pits } (original)
size-pits-tournament = 2×{ $pits } (Rodeffer)
size-squares = { $side }×{ $side }
size-squares-tournament = { $side }×{ $side }, for tournaments
size-hexagons = hexagons, side { $side }
size-cairo = Cairo { $side }×{ $side }
tie-loses = The side without beads loses
tie-wins = The side without beads wins
drop-not-opponents = not on the opponent’s territory
drop-unowned = only on unowned territory
tournament-format = Format
tournament-swiss = Swiss
tournament-rounds = Rounds
tournament-acceleration = Acceleration
tournament-bye = Points for a bye
tournament-swiss-hint = The number of rounds can change until the last one is paired. An empty bye is worth a win.
tournament-points = Points
tournament-win = Win
tournament-draw = Draw
tournament-loss = Loss
tournament-rated = Ratings
tournament-settled = The tournament has started, so you can change only its name. Fixed:
tournament-settled-rounds = The tournament has started, so you can change only its name and the number of rounds. Fixed:
tournament-pie = Pie
tournament-no-such-pie = Choose a pie, or none.
tournament-no-such-format = Choose a format.
tournament-tie-breaks = Tie-breaks
tournament-tie-breaks-hint = You can change these later.
tournament-no-such-tie-breaks = Choose a list of tie-breaks.
tournament-rated-or-not = Choose rated or unrated.
acceleration-points = Baku acceleration needs a win worth two draws and a loss worth nothing.
tournament-no-such-acceleration = Choose an acceleration, or none.
rounds-not-a-number = Enter a number of rounds from 1 to { $max }.
rounds-below-paired = { $paired } rounds are paired already, so there can’t be fewer.
rounds-fixed = The number of rounds can’t change any more.
presets-title = Templates
preset-gbg-6-swiss = Glass Bead Game 2×6, Swiss, 5 rounds
preset-gbg-6 = Glass Bead Game 2×6, round robin
preset-gbg-5 = Glass Bead Game 2×5, round robin
preset-gbg-6-double = Glass Bead Game 2×6, double round robin
preset-gbc-9 = Glass Bead Challenge 9×9, round robin
preset-gbc-hex5 = Glass Bead Challenge on hexagons, side 5, round robin
preset-gbc-cairo5 = Glass Bead Challenge on a 5×5 Cairo board, round robin

spec-unknown-game = No game here is called “{ $name }”, only: { $families }. For any other game, write result-only: before its name; its results count, its moves aren’t checked.
spec-missing-size = The size is missing. Add it after a colon, as in gbg:6 or gbc:9. Sizes are { $sizes }.
size-missing = Choose a board.
spec-size = “{ $given }” isn’t a size of this game. Sizes are { $sizes }.
spec-name-length = A name has 1 to { $most } characters; this one has { $given }.
spec-name-letter = The name of a game can’t contain “{ $letter }”.
spec-result-only = Magister doesn’t know the rules of this game: it keeps only results.
spec-unknown-option = “{ $option }” isn’t an option of this game. Options: { $expected }.
spec-option-twice = The option { $name } is given twice.
spec-stake = “{ $given }” isn’t a square of a { $side } by { $side } board. Write stakes as in c3+f6.
spec-stake-cell = “{ $given }” isn’t a cell of this board ({ $board }). Write stakes as in c3+f6, on a Cairo board as in b3t+c3l.
spec-stake-twice = { $square } is staked out twice.
spec-all-staked = Every square is staked out. Leave at least one to play for.
spec-all-cells-staked = Every cell is staked out. Leave at least one to play for.
spec-komi = “{ $given }” isn’t a komi. Use a whole or half number from 0.5 to { $most }, as in 3.5.
spec-no-parameters = “{ $family }” has one size and no options. Leave out the colon and “{ $given }”.
spec-not-canonical = Write it as { $canonical }.
points-not-a-number = Enter points as 1, ½, 0.5 or 0,5.
points-too-large = These are too many points.
points-too-many = { $points } points are too many for one game. Use at most { $max }.
points-draw-not-below-win = A draw ({ $draw }) must be worth less than a win ({ $win }).
points-draws-above-win = Two draws ({ $draw } each) can’t be worth more than a win ({ $win }) and a loss ({ $loss }).
points-bye-above-win = A bye ({ $bye }) can’t be worth more than a win ({ $win }).
points-loss-above-draw = A loss ({ $loss }) can’t be worth more than a draw ({ $draw }).

draft-advice = Draft: only staff can see this event.
draft-publish = Publish event

about-title = About
fact-game = Game
fact-pie = Pie
fact-format = Format
fact-players = Players
fact-results = Results
fact-rounds = Rounds
fact-points = Points
fact-opening = First round
fact-bye = Bye
opening-first = odd numbers move first
opening-second = odd numbers move second
opening-first-drawn = odd numbers move first, drawn by lot
opening-second-drawn = odd numbers move second, drawn by lot
opening-seed = The lot was drawn from seed { $seed }.
fact-rated = Ratings
fact-tie-breaks = Tie-breaks
fact-tie-breaks-by = { $names }. { $edition }
fact-tie-breaks-more = { $names } · { $name }
fact-tie-breaks-of = { $names }

# Names is a list; several share the first place.
winner = { $count ->
    [one] Winner: { $names }
   *[other] Joint winners: { $names }
}

next-title = Next step
next-enter = Add at least two players.
next-enter-link = Add players
next-start = { $players } players are in. Add more, or start when everybody is here.
next-by-link = Round { $round } is played by link. Results count as its games end.
next-results = Enter the results of round { $round }.
next-results-link = Enter results
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
unstart-lead = Everybody stays entered, and you can add and remove players again. The next start draws pairings and numbers again. The audit log keeps the old ones.
unstart-submit = Undo start
unstart-not-started = The tournament hasn’t started.
unstart-closed = The tournament is closed. Reopen it first.
unstart-published = Round { $last } is published. Unpublish it first.
unstart-results = { $count ->
    [one] One game has a result. Remove it first.
   *[other] { $count } games have results. Remove them first.
}
unstart-results-link = Round { $round }, board { $board }

visibility-tournament-published = Same as event
visibility-tournament-draft = Draft: only staff can see this tournament

start-title = Start
start-forecast = { $players } players: { $rounds } rounds, { $games } games. After the start nobody can be added, and players who leave are withdrawn.
start-forecast-swiss = { $players } players. Each round is paired after the one before; latecomers can still join.
start-usual-rounds = For { $players } players, { $rounds } rounds are usual, { $most } the most without meeting twice. You can change the number until the last round is paired.
start-submit = Start tournament
start-numbering = Pairing numbers
numbering-lot = By lot
numbering-rating = By rating, strongest first
numbering-entered = In the order of entry
start-again = The tournament has already started.
start-too-few = { $players ->
    [0] There are no players yet. Add at least two.
    [one] There is only one player. Add at least one more.
   *[other] { $players } players are too few to start.
}
start-too-many = { $players } players would play { $rounds } rounds. A round robin has at most 100 players: make several tournaments, as groups.
start-too-many-for-swiss = { $players } players are too many for one Swiss.
start-too-many-rounds = { $players } players can play { $most ->
    [one] 1 round
   *[other] { $most } rounds
} without meeting anybody twice; { $rounds } are too many.
start-numbering-missing = Choose how to give pairing numbers.
start-changed = The players have changed: { $players ->
    [one] 1 is
   *[other] { $players } are
} entered now. Review them, then start again.
glance-replay = Replay
glance-boards = All boards
