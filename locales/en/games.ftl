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
board-hexagons-label = Board of hexagons with side { $side }
board-cairo-label = Cairo board of { $side } by { $side }
board-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
board-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
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
board-empty-cells-of = { $count ->
    [0] { $side } owns no empty cell.
    [one] { $side } owns the empty cell { $squares }.
   *[other] { $side } owns { $count } empty cells: { $squares }.
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
move-cells-gained = { $side } gained { $count ->
    [one] the cell { $squares }.
   *[other] { $count } cells: { $squares }.
}
move-squares-freed = { $count ->
    [one] { $squares } became nobody’s.
   *[other] { $count } squares became nobody’s: { $squares }.
}
move-cells-freed = { $count ->
    [one] { $squares } became nobody’s.
   *[other] { $count } cells became nobody’s: { $squares }.
}
board-seeds = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
board-store = Store of { $side }: { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}

move-lifted = Sows { $beads ->
    [one] 1 bead
   *[other] { $beads } beads
} from { $pit }.
move-last = The last falls into { $pit }.
move-took-from-pit = Takes the gem { $gem } from pit { $pit }.
move-took-from-cup = Takes the gem { $gem } from the opponent’s cup.
move-lifted-seeds = Sows { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} from { $pit }.
move-took-seeds = Captures { $seeds } in { $pit }.
move-grand-slam = Would capture all the opponent’s seeds, so captures none.
move-swept = { $side } takes the last { $seeds ->
    [one] seed
   *[other] { $seeds } seeds
}.

games-title = Games
games-lead = Game records, replayed move by move.
games-search = Search games
games-name = Player or title
games-game = Game
games-any-game = All games
games-opening = First moves
games-opening-hint = As in a record: 1. C30 c30
games-shortest = Moves at least
games-longest = Moves at most
games-ending = How it ended
games-any-ending = Any way
games-none = No games yet.
games-none-such = No game is like that.
games-none-since = No game entered since { $date } is like that.
games-all-since = All games like that entered since { $date }.
games-further = Look further back
games-all = Show all games
games-too-many = { $count } players have such a name. Add a word.
games-no-game = Choose a game from the list.
games-opening-too-long = { $count } moves. Games are found by their first { $max } moves.
games-no-plies = Type a whole number of moves.
games-reversed = This is less than the least number of moves.
games-no-ending = Choose one from the list.
games-none-here = No records yet.
games-older = Older games
games-newest = Newest games
games-next = More games
games-first = First rounds
games-pages = Pages of games
games-download = Download all games
games-download-hint = In standard notation, one after the other. Records with illegal or unreadable moves are not included.
game-publish = Publish game
game-new-title = Publish game
game-new-lead = The record is stored exactly as written and shown even if it contains illegal moves.
game-title = Title
game-record = Record
game-file = Or a file
game-two-records = You typed a record and chose a file. Use one of them.
game-several-records = There are { $count } records here. Publish them one at a time.
game-new-submit = Publish game
game-round-board = Round { $round }, board { $board }
game-score = { $first }–{ $second }
game-versus = –
game-plies = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}

game-corrected = This result was corrected on { $date }, so the record no longer counts.
game-taken-back = This result was removed on { $date }, so the record no longer counts.
game-replaced-board = Current result

replay-start = Start (ply 0 of { $last })
replay-ply = Move { $move } of { $side } (ply { $ply } of { $last })
replay-points = { $side } { $points }
replay-turn = { $side } to move
replay-done-turn = { $side } to move.
replay-over = the game is over
replay-done-over = The game is over.
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-steps = Plies
replay-moves = Moves
replay-alike = Games that begin with these moves
replay-claim = { $claim }
replay-by-link = Played by link
replay-repetition = After ply { $ply } a position occurred for the third time with the same side to move. The players or the arbiter decide whether the game ends there.
replay-comment = Comment:
replay-play = Play
replay-pause = Pause
replay-flip = Flip board
replay-decisive = Deciding move
replay-last-lead = Last change of lead
replay-lead = { $who } leads from ply { $ply } to the end.
replay-lead-here = { $who } leads from here to the end.
replay-points-title = Points over the game
points-chart-label = Points over the game; at the end { $first } { $first-points }, { $second } { $second-points }
replay-position-title = This position
replay-position = As text
replay-link = Link
replay-copy = Copy
replay-copied = Copied
replay-embed = Embed
replay-embed-hint = Paste this into a page of your own. It shows the board with its controls, and can be framed anywhere.
replay-embed-code = HTML
replay-open = Open this game in Magister
replay-last-legal = Show the last legal position
replay-legend-title = How to read the board
replay-keys = Keys: arrows go from move to move, Home and End to the start and the end, space plays, f flips the board.
replay-refused = not legal or not readable:
replay-legend = Round glass is a stone, worth nothing. A gem’s number and shape show its value. Rims show the last move: broken for the emptied pit, solid for the last bead’s pit, thin for pits that gems were taken from.
replay-legend-squares = Discs are Red’s beads, rings are Blue’s. A small disc or ring marks an empty square of that side; an unmarked square is nobody’s. A diamond is staked out for Blue. The last bead has a frame.
replay-legend-cells = Discs are Red’s beads, rings are Blue’s. A small disc or ring marks an empty cell of that side; an unmarked cell is nobody’s. A diamond is staked out for Blue. The last bead has a frame.
replay-legend-seeds = The number beside a letter counts the pit’s seeds; −2 marks a pit that two were captured from. Rims show the last move: broken for the emptied pit, solid for the last seed’s pit, thin for captured pits.
replay-hidden = The moves of this game are not public. A player keeps them private.
replay-nothing = Nothing of this record can be replayed.
game-record-title = Record
record-download = Download record
record-accepted = Record as accepted
submitted-lead = The record as handed in does not play. A reading was accepted, with these changes:
record-download-canonical = Download in standard notation
record-download-abstract-play = Download for Abstract Play
record-canonical = Standard notation
record-text = Original record

end-no-beads = played to the end: the side to move had no bead left
end-all-owned = played to the end: everything is owned
end-nothing-to-sow = played to the end: the side to move had nothing to sow
end-majority = played to the end: one side had more than half of all seeds
end-no-move = played to the end: the side to move had no legal move, so each side took the seeds of its own row
end-cannot-feed = played to the end: the side to move could not leave the opponent a bead
game-window-title = { $first } – { $second }

### A board beside the moves that are being written.

writing-open = Enter moves on a board
writing-close = Close board
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
writing-choose-field = { $side }: choose where to move.
writing-choose-bead = { $side }: which bead falls into { $pit }?
writing-choose-gem = { $side } captures: which gem?
writing-over = The game is over: { $result }, { $first } to { $second }.
writing-offered = The result is filled in.
writing-contradicts = You chose another result.
writing-undo = Undo
writing-keys = Keys: arrows and Enter, a pit’s letter or a cell’s name, a bead’s number, Backspace to undo.
writing-unchecked = No connection: these moves aren’t checked. They stay on this device until they are sent.
writing-unanswered = The server didn’t answer; trying again. These moves aren’t checked, and stay on this device until they are sent.
writing-refused = These moves aren’t checked: the server refused. They stay on this device; please reload this page.
writing-too-long = These moves aren’t checked: the text is too long. It stays on this device; please shorten it.
writing-signed-out = These moves aren’t checked: you are signed out. They stay on this device; sign in in another window, then go on here.
writing-restored = These moves were kept on this device and haven’t been sent.
writing-forget = Discard moves
writing-begin = Game
writing-begin-submit = Insert tags
