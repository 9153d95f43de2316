### Games, and the board they are played on.

side-south = South
side-north = North

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
