### At which boards a tournament is played.

boards-title = Boards
boards-edit = Number boards
boards-hall = Numbers in the hall
boards-first = First board
boards-first-hint = If tournaments share a hall, give each its own numbers.
boards-range = Boards { $first }–{ $last }
boards-overlap = Overlaps
boards-fixed = Fixed boards
boards-fixed-hint = For players who always sit at the same board, such as one near the door.
boards-nobody = No player
boards-player-label = Line { $line }: player
boards-board-label = Line { $line }: board
boards-board = Board
boards-hint = Rounds that have results keep their numbers. Print pairings and slips again for paired rounds.
boards-save = Save boards
boards-over = This tournament is over. Its boards can’t be changed.
boards-no-board = Enter a number from 1 to { $most }.
boards-too-many = At most { $most } players can have a fixed board.
boards-no-player = Choose a player, or clear the board.
boards-player-twice = This player is listed above.
boards-board-twice = Board { $board } is taken above.
boards-changed-meanwhile = Somebody else changed the boards. Check them, then save again.
