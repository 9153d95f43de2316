### Games, and the board they are played on.

side-south = South
side-north = North
side-first = First
side-second = Second

board-label = Board of 2 times { $pits } pits
board-pit = Pit { $pit }: { $beads }
board-cup = Cup of { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $beads }
board-empty = empty
board-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
board-gems = { $count ->
    [one] gem
   *[other] gems
} { $gems }
board-gems-and-stones = { $count ->
    [one] gem
   *[other] gems
} { $gems } and { $stones }

move-lifted = Pit { $pit } was emptied, { $beads ->
    [one] one bead was
   *[other] { $beads } beads were
} sown.
move-last = The last one fell into { $pit }.
move-took-from-pit = The gem { $gem } was taken from pit { $pit }.
move-took-from-cup = The gem { $gem } was taken from the opponent’s cup.

games-title = Games
games-lead = Game records, replayed by the rules move by move.
games-none = No game has been published yet.
games-none-here = No game of this tournament has been handed in yet.
games-older = Older games
games-newest = The newest games
games-next = Further games
games-first = The games of the first rounds
games-pages = Pages of games
game-publish = Publish a game
game-new-title = Publish a game
game-new-lead = The record is kept to the letter, and shown whatever the rules say of it.
game-title = Title
game-record = Record, with its tags
game-new-submit = Publish
game-column-game = Game
game-column-event = Event
game-column-plies = Plies
game-column-score = Points
game-column-status = Record
game-round-board = Round { $round }, board { $board }
game-score = { $first }–{ $second }
game-versus = –
game-plies = { $plies ->
    [one] one ply
   *[other] { $plies } plies
}

game-corrected = The result of this record was corrected on { $date }, and no longer counts.
game-taken-back = The result of this record was taken back on { $date }, and no longer counts.
game-replaced-board = What counts at this board

replay-start = Before the first move (0 of { $last })
replay-ply = Move { $move } of { $side } (ply { $ply } of { $last })
replay-points = { $side } { $points }
replay-turn = { $side } to move
replay-over = the game is over
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-steps = Plies
replay-moves = Moves
replay-claim = result: { $claim }
replay-comment = Comment:
replay-position = Position as text
replay-refused = not legal or not readable:
replay-legend = Discs are stones, worth nothing; the number and the shape of a gem say what it is worth. The pits of the last move have a rim.
replay-nothing = Nothing of this record can be replayed.
game-record-title = Record
record-download = Download the record
record-accepted = The record as it was accepted
submitted-lead = The record as it was handed in does not play. A reading of it was accepted, with these changes:
record-text = The record as it was handed in

end-no-beads = played to the end: the side to move had no bead left
end-cannot-feed = played to the end: the side to move could not leave the opponent a bead
game-window-title = { $first } – { $second }
