### Games, and the board they are played on.

side-south = South
side-north = North
side-red = Red
side-blue = Blue
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

board-squares-label = Board of { $side } by { $side } squares
board-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
board-score = { $side } has { $squares }.
board-score-with-komi = { $side } has { $points } points: { $squares } and a komi of { $komi }.
board-beads-of = { $count ->
    [0] { $side } has no bead.
    [one] { $side } has a bead on { $squares }.
   *[other] { $side } has { $count } beads: { $squares }.
}
board-empty-squares-of = { $count ->
    [0] { $side } owns no empty square.
    [one] { $side } owns the empty square { $squares }.
   *[other] { $side } owns { $count } empty squares: { $squares }.
}
board-square-nobodys = { $square }: nobody’s
board-square-bead = { $square }: a bead of { $side }
board-square-stake = { $square }: staked out for Blue
board-square-owned = { $square }: owned by { $side }

move-bead-put = { $side } put a bead on { $square }.
move-squares-gained = { $side } gained { $count ->
    [one] the square { $squares }.
   *[other] { $count } squares: { $squares }.
}
move-squares-freed = { $count ->
    [one] { $squares } became nobody’s.
   *[other] { $count } squares became nobody’s: { $squares }.
}
board-seeds = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
board-store = Store of { $side }: { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}

move-lifted = Pit { $pit } was emptied, { $beads ->
    [one] one bead was
   *[other] { $beads } beads were
} sown.
move-last = The last one fell into { $pit }.
move-took-from-pit = The gem { $gem } was taken from pit { $pit }.
move-took-from-cup = The gem { $gem } was taken from the opponent’s cup.
move-lifted-seeds = Pit { $pit } was emptied, { $seeds ->
    [one] one seed was
   *[other] { $seeds } seeds were
} sown.
move-took-seeds = { $seeds } seeds were captured in pit { $pit }.
move-grand-slam = It would have captured all seeds of the opponent, and so captured none.
move-swept = { $side } took the last { $seeds ->
    [one] seed
   *[other] { $seeds } seeds
}.

games-title = Games
games-lead = Game records, replayed by the rules move by move.
games-none = No game has been published yet.
games-none-here = No game of this tournament has been handed in yet.
games-older = Older games
games-newest = The newest games
games-next = Further games
games-first = The games of the first rounds
games-pages = Pages of games
games-download = Download the games as one file
games-download-hint = In canonical form, one record after the other. Records that the rules cannot play are left out; each can be downloaded from its own page.
game-publish = Publish a game
game-new-title = Publish a game
game-new-lead = The record is kept to the letter, and shown whatever the rules say of it.
game-title = Title
game-record = Record, with its tags
game-file = Or a file with the record
game-two-records = A record was typed, and a file chosen too: leave one of them out.
game-several-records = There are { $count } records here. Please publish them one at a time: each is a game of its own.
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
game-taken-back = The result of this record was removed on { $date }, and no longer counts.
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
replay-repetition = After ply { $ply } a position had occurred for the third time, with the same side to move. This is told and changes nothing: whether the game ends there is for the players or the arbiter to say.
replay-comment = Comment:
replay-position = Position as text: { $position }
replay-refused = not legal or not readable:
replay-legend = Discs are stones, worth nothing; the number and the shape of a gem say what it is worth. The pits of the last move have a rim.
replay-legend-squares = Discs are the beads of Red, rings those of Blue. A small disc or ring marks an empty square of that side; a square without a mark is nobody’s. A diamond is a square staked out for Blue. The last bead has a frame.
replay-legend-seeds = The number beside a letter says how many seeds the pit holds, and −2 in a pit that two were captured there. Of the last move the emptied pit has a broken rim; the pit of its last seed and the captured ones have a whole one.
replay-nothing = Nothing of this record can be replayed.
game-record-title = Record
record-download = Download the record
record-accepted = The record as it was accepted
submitted-lead = The record as it was handed in does not play. A reading of it was accepted, with these changes:
record-download-canonical = Download it in canonical form
record-canonical = The same record in canonical form
record-text = The record as it was handed in

end-no-beads = played to the end: the side to move had no bead left
end-all-owned = played to the end: every square is owned
end-nothing-to-sow = played to the end: the side to move had nothing to sow
end-majority = played to the end: one side had more than half of all seeds
end-no-move = played to the end: the side to move had no legal move, and each took the seeds of the own row
end-cannot-feed = played to the end: the side to move could not leave the opponent a bead
game-window-title = { $first } – { $second }

### A board beside the moves that are being written.

writing-open = Enter the moves on a board
writing-close = Put the board away
writing-board = Board to enter moves on
writing-field = { $field }
writing-stone = { $count ->
    [one] The stone
   *[other] A stone, one of { $count }
}, into { $pit }
writing-gem = { $count ->
    [one] The gem { $gem }
   *[other] A gem { $gem }, one of { $count }
}, into { $pit }
writing-take-from-pit = Take the gem { $gem } from pit { $pit }
writing-take-from-cup = Take the gem { $gem } from the opponent’s cup
writing-choose-field = { $side }: touch where to move.
writing-choose-bead = { $side }: which bead falls into { $pit }?
writing-choose-gem = { $side } captures: which gem?
writing-over = By these moves the game is over: { $result }, { $first } to { $second }.
writing-offered = This is chosen as the result now.
writing-contradicts = Something else is chosen as the result.
writing-undo = Undo
writing-keys = Keys: arrows and Enter, a pit’s letter or a square’s name, a bead’s number, Backspace to undo.
writing-unchecked = No connection: these moves are not checked. They are kept on this device until they are sent.
writing-unanswered = These moves are not checked: the server could not answer, and is asked again. They are kept on this device until they are sent.
writing-refused = These moves are not checked: the server did not accept the question. They are kept on this device; please load this page again.
writing-too-long = These moves are not checked: the text is too long. It is kept on this device; please shorten it.
writing-signed-out = These moves are not checked: you are not signed in any more. They are kept on this device; please sign in in another window, and go on here.
writing-restored = These moves were kept on this device, and have not been sent.
writing-forget = Forget them
writing-begin = Begin a record of
writing-begin-submit = Begin
